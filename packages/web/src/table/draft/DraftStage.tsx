import { type Cid, query, type Seat, type State } from '@mathom/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { playerName } from '../../app/player-name.ts';
import { t } from '../../app/words.ts';
import { CardBack, CardFace } from '../../cards/CardFace.tsx';
import { knownCard } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { Icon } from '../../design/icons.tsx';
import { Clock } from '../Clock.tsx';
import { useGame } from '../context.tsx';
import { playerWord } from '../model/kinds.ts';
import { openCard, useUi } from '../ui.ts';
import './draft.css';

const mindOf = (s: State, id: Cid): number => {
  const card = knownCard(s, id);
  return card?.kind === 'character' ? (card.mind ?? 0) : 0;
};

const startersOf = (s: State, seat: Seat): Cid[] =>
  query.companiesOf(s, seat).flatMap((co) => co.members);

/** Why somebody of the pool cannot be drafted now; '' if nothing is known against him. */
function against(s: State, seat: Seat, id: Cid): string {
  const { draft } = query.kindOf(s, seat);
  const mine = startersOf(s, seat);
  const used = mine.reduce((n, x) => n + mindOf(s, x), 0);
  const card = knownCard(s, id);
  if (card?.kind !== 'character') return t('not one to draft');
  if (card.avatar) return t('he joins in the game itself');
  if (mine.length >= draft.characters) return t('{{n}} is the most', { n: draft.characters });
  if (used + mindOf(s, id) > draft.mind)
    return t('mind {{mind}}, only {{left}} left', { mind: mindOf(s, id), left: draft.mind - used });
  const taken = s.players.some((_, i) =>
    startersOf(s, i).some((x) => query.nameOf(s, x) === card.name),
  );
  return taken ? t('already in a company') : t('not for this start');
}

/** Mind that is used of the mind there is, with what the chosen one would take. */
function MindBar({ seat, more }: { readonly seat: Seat; readonly more: number }) {
  const { s } = useGame();
  const { draft } = query.kindOf(s, seat);
  const used = startersOf(s, seat).reduce((n, id) => n + mindOf(s, id), 0);
  const laid = pickOf(s, seat);
  const plus = more || (laid >= 0 ? mindOf(s, laid) : 0);
  const share = (n: number): string => `${(100 * n) / draft.mind}%`;
  return (
    <div className="mind">
      <span>
        {t('Mind')} {used}
        {plus > 0 && <b> + {plus}</b>} {t('of')} {draft.mind}
      </span>
      <span className="mind-bar" aria-hidden="true">
        <i style={{ width: share(used) }} />
        <i data-more style={{ width: share(Math.min(plus, draft.mind - used)) }} />
      </span>
    </div>
  );
}

/** Whom somebody has laid down this round, where one may know it; -1: nobody yet. */
function pickOf(s: State, seat: Seat): Cid {
  const setup = s.stack.find((f) => f.p === 'setup');
  return setup?.picks[seat] ?? -1;
}

/** Places for those who start: filled one after the other. */
function Slots({ seat }: { readonly seat: Seat }) {
  const { s } = useGame();
  const names = useNames();
  const { draft } = query.kindOf(s, seat);
  const there = startersOf(s, seat);
  const pick = pickOf(s, seat);
  const mine = pick >= 0 && !there.includes(pick) ? [...there, pick] : there;
  const open = Array.from({ length: Math.max(0, draft.characters - mine.length) }, (_, i) => i);
  return (
    <ol className="slots">
      {mine.map((id) => {
        const card = knownCard(s, id);
        return (
          <li key={id} data-laid={id === pick || undefined}>
            <button
              type="button"
              className="card"
              style={{ '--w': 'var(--slot)' } as CSSProperties}
              aria-label={t('{{x1}}: look closer', {
                x1: card ? names.card(card.id, card.name) : t('a card'),
              })}
              onClick={() => card && openCard(card.id, id)}
            >
              {card ? <CardFace card={card} /> : <CardBack />}
            </button>
          </li>
        );
      })}
      {open.map((i) => (
        <li key={`open-${i}`} className="slot-open" aria-hidden="true">
          {mine.length + i + 1}
        </li>
      ))}
    </ol>
  );
}

/** Whose company it will be, and of which kind he is. */
function WhoStarts({ seat }: { readonly seat: Seat }) {
  const { s } = useGame();
  const names = useNames();
  const { name, kind } = s.players[seat];
  return (
    <div className="flex items-center gap-2">
      <h2 className="kicker">{playerName(name)}</h2>
      <span className="chip chip-kind" data-kind={kind}>
        {names.words(playerWord(s, seat))}
      </span>
      <Clock seat={seat} />
    </div>
  );
}

/** The draft has the whole table: cards to read, who can be afforded, and the company that grows. */
export function DraftStage() {
  const { s, near, seat, decision, choices, table, busy, update } = useGame();
  const names = useNames();
  const [chosen, choose] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each round one chooses anew
  useEffect(() => choose(-1), [update.n]);
  const asked = decision?.about === 'draft';
  const pool = s.players[near].pool.filter((id) => knownCard(s, id)?.kind === 'character');
  const offered = [...choices.byCard.keys()].filter((id) => !pool.includes(id));
  const cards = [...pool, ...offered].sort((a, b) => mindOf(s, b) - mindOf(s, a));
  const hinted = useUi((u) => u.hinted);
  const option = (id: Cid) => choices.byCard.get(id)?.[0];
  const picked = option(chosen);
  const name = (id: Cid): string => {
    const card = knownCard(s, id);
    return card ? names.card(card.id, card.name) : t('a card');
  };
  const laid = pickOf(s, near);
  const others = s.players.map((_, i) => i).filter((i) => i !== near);
  return (
    <div className="draft">
      {others.map((i) => (
        <section
          key={i}
          className="draft-side"
          aria-label={t('Starting with {{name}}', { name: playerName(s.players[i].name) })}
        >
          <WhoStarts seat={i} />
          <Slots seat={i} />
        </section>
      ))}
      <section className="draft-pool" aria-label={t('Your pool')}>
        {cards.map((id) => {
          const card = knownCard(s, id);
          const may = option(id) !== undefined;
          const reason = asked && !may ? against(s, near, id) : '';
          return (
            <div
              key={id}
              className="draft-card"
              data-may={may || undefined}
              data-dim={reason ? '' : undefined}
              data-hinted={(may && option(id)?.index === hinted) || undefined}
              data-laid={id === laid || undefined}
            >
              <button
                type="button"
                className="card"
                style={{ '--w': 'var(--draft)' } as CSSProperties}
                aria-pressed={chosen === id}
                aria-label={`${name(id)}${reason ? `, ${reason}` : ''}`}
                disabled={busy}
                onClick={() =>
                  may ? choose(chosen === id ? -1 : id) : card && openCard(card.id, id)
                }
              >
                {card ? <CardFace card={card} full /> : <CardBack />}
              </button>
              <span className="draft-foot">
                {reason || (mindOf(s, id) > 0 ? t('mind {{x1}}', { x1: mindOf(s, id) }) : '')}
                {card && (
                  <button
                    type="button"
                    className="btn btn-quiet btn-small"
                    aria-label={t('Read {{x1}}', { x1: name(id) })}
                    onClick={() => openCard(card.id, id)}
                  >
                    <Icon name="log" />
                  </button>
                )}
              </span>
            </div>
          );
        })}
      </section>
      <section className="draft-side draft-mine" aria-label={t('Your starting company')}>
        <WhoStarts seat={near} />
        <Slots seat={near} />
        <MindBar seat={near} more={picked ? mindOf(s, chosen) : 0} />
        {seat >= 0 && (
          <button
            type="button"
            className="btn btn-gold"
            disabled={!picked || busy}
            onClick={() => picked && table.choose(picked.index)}
          >
            {picked
              ? t('Draft {{x1}}', { x1: name(chosen) })
              : asked
                ? t('Choose one of your pool')
                : laid >= 0
                  ? t('{{x1}} is laid down. The other is choosing …', { x1: name(laid) })
                  : t('The other is choosing …')}
          </button>
        )}
      </section>
    </div>
  );
}
