import { HIDDEN, notMendable, query, type Repair, type State } from '@mathom/engine';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { playerName } from '../app/player-name.ts';
import { engineWords, t } from '../app/words.ts';
import { useNames } from '../cards/names.ts';
import { useGame } from './context.tsx';

const WAYS: readonly (readonly [string, string])[] = [
  ['untapped', 'is untapped'],
  ['tapped', 'is tapped'],
  ['wounded', 'is wounded'],
  ['hand', 'goes to its owner’s hand'],
  ['discard', 'goes to its owner’s discard pile'],
  ['deck', 'is shuffled into its owner’s play deck'],
];

const repairOf = (card: number, way: string): Repair =>
  way === 'hand' || way === 'discard' || way === 'deck'
    ? { card, to: way }
    : { card, lies: way as 'untapped' | 'tapped' | 'wounded' };

/** Cards that one knows, by where they are. */
function groups(s: State): readonly (readonly [string, readonly number[]])[] {
  const known = (list: readonly number[]): number[] => list.filter((id) => s.def[id] !== HIDDEN);
  const inPlay = s.zone.flatMap((zone, id) => (zone === 'play' ? [id] : []));
  return [
    [t('In play'), known(inPlay)] as const,
    ...s.players.flatMap((player) => [
      [t('{{name}}: hand', { name: playerName(player.name) }), known(player.hand)] as const,
      [
        t('{{name}}: discard pile', { name: playerName(player.name) }),
        known(player.discard),
      ] as const,
    ]),
  ].filter(([, cards]) => cards.length > 0);
}

/** At a table that is not rated: how a card should lie or where it should be, if the other agrees. */
export function RepairDialog({ close }: { readonly close: () => void }) {
  const { s, table } = useGame();
  const names = useNames();
  const all = groups(s);
  const [card, setCard] = useState(all[0]?.[1][0] ?? -1);
  const [way, setWay] = useState('untapped');
  const wrong = notMendable(s, repairOf(card, way));
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    table.mend(repairOf(card, way));
    close();
  };
  return (
    <Dialog.Root open onOpenChange={(o) => !o && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="panel small-dialog" aria-describedby={undefined}>
          <Dialog.Title className="display text-xl text-gold mb-3">
            {t('Set the board right by hand')}
          </Dialog.Title>
          <form className="flex flex-col gap-3" onSubmit={submit}>
            <p className="text-dim">
              {t(
                'For a table that is not rated, when the game has it wrong or somebody slipped. The other must agree; it is said in the chat, and the replay marks it.',
              )}
            </p>
            <label className="flex flex-col gap-1">
              <span className="text-dim">{t('Card')}</span>
              <select
                className="field"
                value={card}
                onChange={(e) => setCard(Number(e.target.value))}
              >
                {all.map(([place, cards]) => (
                  <optgroup key={place} label={place}>
                    {cards.map((id) => (
                      <option key={id} value={id}>
                        {names.card(query.idOf(s, id), query.nameOf(s, id))}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-dim">{t('How it should be')}</span>
              <select className="field" value={way} onChange={(e) => setWay(e.target.value)}>
                {WAYS.map(([value, word]) => (
                  <option key={value} value={value}>
                    {t(word)}
                  </option>
                ))}
              </select>
            </label>
            {wrong && <p className="text-ember">{engineWords(wrong)}</p>}
            <div className="flex gap-2 justify-end">
              <Dialog.Close className="btn">{t('Cancel')}</Dialog.Close>
              <button type="submit" className="btn btn-gold" disabled={wrong !== null}>
                {t('Ask for it')}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
