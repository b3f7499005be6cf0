import type { PositionBody, Update } from '@mathom/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Connect } from '../../api/channel.ts';
import { api, words } from '../../api/rest.ts';
import { Loading } from '../../app/Plain.tsx';
import { t } from '../../app/words.ts';
import { TableView } from '../game/TableView.tsx';

/** What a table would have said at that moment; nothing can be done at it. */
function updateOf(p: PositionBody): Update {
  const { state } = p.view;
  return {
    t: 'update',
    game: p.game,
    n: p.n,
    from: -1,
    view: { ...p.view, decision: null },
    events: [],
    deciding: p.view.deciding,
    clocks: null,
    info: {
      id: p.game,
      status: 'playing',
      settings: {
        opponent: 'person',
        rules: state.rules,
        length: state.length,
        clock: null,
        takebacks: false,
        public: false,
        level: null,
        pace: 'normal',
      },
      players: state.players.map(({ name }, seat) => ({
        seat,
        name,
        alignment: 'hero',
        bot: false,
        here: true,
      })),
      you: p.view.seat,
      n: p.n,
      turn: state.turn,
      deciding: p.view.deciding,
      createdAt: p.at,
      changedAt: p.at,
      result: null,
      rematch: null,
      commitment: null,
    },
    asked: null,
    takeback: 'no',
    claimable: false,
  };
}

const still =
  (p: PositionBody): Connect =>
  (_, listener) => {
    queueMicrotask(() => {
      listener.line(true);
      listener.message(updateOf(p));
    });
    return { send: () => {}, close: () => {} };
  };

/** A position that somebody reported: the board as it stood, as far as the reader may see it. */
export default function PositionPage({
  params,
}: {
  readonly params: Record<string, string | undefined>;
}) {
  const id = params.id ?? '';
  const position = useQuery({ queryKey: ['position', id], queryFn: () => api.position(id) });
  const connect = useMemo(() => (position.data ? still(position.data) : null), [position.data]);
  if (position.isError) return <Loading text={words(position.error)} />;
  if (!position.data || !connect) return <Loading text={t('Setting up the position …')} />;
  return <TableView game={position.data.game} connect={connect} />;
}
