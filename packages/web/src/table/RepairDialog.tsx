import { HIDDEN, notMendable, query, type Repair, type State } from '@mathom/engine';
import { Dialog } from 'radix-ui';
import { type FormEvent, useMemo, useState } from 'react';
import { playerName } from '../app/player-name.ts';
import { t } from '../app/words.ts';
import { type Names, useNames } from '../cards/names.ts';
import { useGame } from './context.tsx';

const WAYS: readonly (readonly [string, string])[] = [
  ['untapped', 'is untapped'],
  ['tapped', 'is tapped'],
  ['wounded', 'is wounded'],
  ['with', 'is in play with …'],
  ['alone', 'is in play on its own'],
  ['pile', 'goes to the marshalling point pile'],
  ['hand', 'goes to its owner’s hand'],
  ['discard', 'goes to its owner’s discard pile'],
  ['deck', 'is shuffled into its owner’s play deck'],
];

type Group = readonly [place: string, ids: readonly number[]];

/** What is to be set right: a card by its number, or a company. */
type What = `card ${number}` | `company ${number}`;

const numberOf = (what: What): number => Number(what.split(' ')[1]);

/** What that way asks for, of each card that it could be with. */
function repairOf(what: What, way: string, other: number): Repair {
  const card = numberOf(what);
  if (what.startsWith('company')) return { company: card, at: other };
  if (way === 'with') return { card, with: other };
  if (way === 'alone') return { card, with: -1 };
  return way === 'hand' || way === 'discard' || way === 'deck' || way === 'pile'
    ? { card, to: way }
    : { card, lies: way as 'untapped' | 'tapped' | 'wounded' };
}

/** Cards that one knows, by where they are. */
function groups(s: State): readonly Group[] {
  const known = (list: readonly number[]): number[] => list.filter((id) => s.def[id] !== HIDDEN);
  const inPlay = s.zone.flatMap((zone, id) => (zone === 'play' ? [id] : []));
  return [
    [t('In play'), known(inPlay)] as const,
    ...s.players.flatMap((player): Group[] => {
      const name = playerName(player.name);
      return [
        [t('{{name}}: hand', { name }), known(player.hand)],
        [t('{{name}}: discard pile', { name }), known(player.discard)],
        [t('{{name}}: marshalling point pile', { name }), known(player.pile)],
        [t('{{name}}: out of play', { name }), known(player.removed)],
        [t('{{name}}: location deck', { name }), known(player.sites)],
      ];
    }),
  ].filter(([, cards]) => cards.length > 0);
}

/** With what that could be: who bears it, whom he joins, where they are. */
const others = (s: State, all: readonly Group[], what: What, way: string): readonly Group[] =>
  all
    .map(
      ([place, ids]): Group => [
        place,
        ids.filter((id) => notMendable(s, repairOf(what, way, id)) === null),
      ],
    )
    .filter(([, ids]) => ids.length > 0);

/** The first ones of a list of choices, where one still has to choose. */
const firstOf = (all: readonly Group[]): number => all[0]?.[1][0] ?? -1;

function Cards({
  all,
  value,
  s,
  names,
  label,
  onChange,
  prefix,
  companies,
}: {
  readonly all: readonly Group[];
  readonly value: string | number;
  readonly s: State;
  readonly names: Names;
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly prefix?: string;
  readonly companies?: readonly { readonly id: number; readonly name: string }[];
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-dim">{label}</span>
      <select className="field" value={value} onChange={(e) => onChange(e.target.value)}>
        {companies && companies.length > 0 && (
          <optgroup label={t('Companies')}>
            {companies.map(({ id, name }) => (
              <option key={id} value={`company ${id}`}>
                {t('The company of {{name}}', { name })}
              </option>
            ))}
          </optgroup>
        )}
        {all.map(([place, ids]) => (
          <optgroup key={place} label={place}>
            {ids.map((id) => (
              <option key={id} value={`${prefix ?? ''}${id}`}>
                {names.card(query.idOf(s, id), query.nameOf(s, id))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** At a table that is not rated: how a card should lie, where it or a company should be, if the other agrees. */
export function RepairDialog({ close }: { readonly close: () => void }) {
  const { s, table } = useGame();
  const names = useNames();
  const all = useMemo(() => groups(s), [s]);
  // sites go where companies are, and are not moved themselves
  const movable = useMemo(
    () =>
      all
        .map(
          ([place, ids]): Group => [
            place,
            ids.filter((id) => s.zone[id] === 'play' || query.def(s, id).kind !== 'site'),
          ],
        )
        .filter(([, ids]) => ids.length > 0),
    [all, s],
  );
  const companies = s.companies
    .filter((co) => !co.agent && co.members.length > 0)
    .map(({ id, members: [m] }) => ({
      id,
      name: names.card(query.idOf(s, m), query.nameOf(s, m)),
    }));
  const [what, setWhat] = useState<What>(`card ${firstOf(movable)}`);
  const [wish, setWay] = useState('untapped');
  const [chosen, setOther] = useState(-1);
  const isCompany = what.startsWith('company');
  const ways = isCompany
    ? []
    : WAYS.filter(([way]) =>
        way === 'with'
          ? others(s, all, what, way).length > 0
          : notMendable(s, repairOf(what, way, -1)) === null,
      );
  const way = ways.some(([w]) => w === wish) ? wish : (ways[0]?.[0] ?? '');
  const asksOther = isCompany || way === 'with';
  const places = asksOther ? others(s, all, what, way) : [];
  const other = places.some(([, ids]) => ids.includes(chosen)) ? chosen : firstOf(places);
  const can = asksOther ? other >= 0 : way !== '';
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    table.mend(repairOf(what, way, other));
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
            <Cards
              {...{ all: movable, value: what, s, names, companies, prefix: 'card ' }}
              label={t('Card or company')}
              onChange={(value) => setWhat(value as What)}
            />
            {ways.length > 0 && (
              <label className="flex flex-col gap-1">
                <span className="text-dim">{t('How it should be')}</span>
                <select className="field" value={way} onChange={(e) => setWay(e.target.value)}>
                  {ways.map(([value, word]) => (
                    <option key={value} value={value}>
                      {t(word)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {asksOther && places.length > 0 && (
              <Cards
                {...{ all: places, value: other, s, names }}
                label={isCompany ? t('is at') : t('with')}
                onChange={(value) => setOther(Number(value))}
              />
            )}
            {!can && (
              <p className="text-ember">
                {t(
                  'Nothing can be done with it just now: something is going on, or it is nowhere that a hand reaches.',
                )}
              </p>
            )}
            <div className="flex gap-2 justify-end">
              <Dialog.Close className="btn">{t('Cancel')}</Dialog.Close>
              <button type="submit" className="btn btn-gold" disabled={!can}>
                {t('Ask for it')}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
