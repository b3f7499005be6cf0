import { useEffect, useState } from 'react';
import { wantsStillness } from '../../app/motion.ts';
import { playerName } from '../../app/player-name.ts';
import { told } from '../../app/words.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardById } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { useGame, useTableState } from '../context.tsx';
import { type Moment, momentOf } from '../model/saga.ts';
import './moments.css';

const HEADS: Readonly<Record<Moment['kind'], string>> = told({
  death: 'has fallen',
  kill: 'is slain',
  faction: 'is won over',
  ring: 'is found',
  avatar: 'reveals himself',
});

interface Shown extends Moment {
  readonly key: string;
}

/** So long a banner stands; with nothing to move it stands a little longer, and still. */
const STANDS = 2600;

/** One after another: what deserves that everybody looks up. */
export function Moments() {
  const { s, table, seat } = useGame();
  const fresh = useTableState((t) => t.fresh);
  const rolling = useTableState((t) => t.rolling);
  const names = useNames();
  const [queue, setQueue] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const more = fresh.flatMap((e, i): Shown[] => {
      const moment = momentOf(e);
      return moment ? [{ ...moment, key: `${e.n} ${i} ${moment.card}` }] : [];
    });
    if (more.length > 0) setQueue((before) => [...before, ...more].slice(-4));
  }, [fresh]);
  const [now] = queue;
  const key = now?.key;
  // dice first, then what they led to
  useEffect(() => {
    if (!key || rolling) return;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), STANDS);
    return () => clearTimeout(timer);
  }, [key, rolling]);
  const card = now ? cardById(now.card) : null;
  if (!now || !card || rolling) return null;
  const mine = now.seat === seat;
  return (
    <button
      type="button"
      key={now.key}
      className="moment"
      data-kind={now.kind}
      data-mine={mine || undefined}
      data-still={wantsStillness() || undefined}
      onClick={() => {
        setQueue((before) => before.slice(1));
        table.skip();
      }}
    >
      <span className="moment-card card" style={{ ['--w' as string]: '92px' }} aria-hidden="true">
        <CardFace card={card} />
      </span>
      <span role="status" className="moment-words">
        <span className="moment-name">{names.card(card.id, card.name)}</span>
        <span className="moment-what">{HEADS[now.kind]}</span>
        <span className="moment-whose">{playerName(s.players[now.seat]?.name ?? '')}</span>
      </span>
    </button>
  );
}
