import { describeAim, describeKey, type Entry, query, type State } from '@mathom/engine';
import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { lazy, Suspense } from 'react';
import { playerName } from '../app/player-name.ts';
import { t } from '../app/words.ts';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import { knownCard } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { AttackView } from './AttackView.tsx';
import { useGame } from './context.tsx';
import { DiceView } from './DiceView.tsx';
import { entryName } from './model/declared.ts';
import { companyWord } from './model/words.ts';
import { openCard } from './ui.ts';

/** Two companies seldom meet: how they fight is drawn when they do. */
const FightView = lazy(() => import('./FightView.tsx').then((x) => ({ default: x.FightView })));

const safe = (words: () => string): string => {
  try {
    return words();
  } catch {
    return '';
  }
};

/** At what it is aimed, and what was paid. */
function detail(s: State, e: Entry): string[] {
  const aims = e.ctx.aims.map((a) => safe(() => describeAim(s, a))).filter(Boolean);
  const paid = e.tapped.map((id) => knownCard(s, id)?.name).filter(Boolean);
  return [
    e.key ? describeKey(e.key) : '',
    aims.length > 0 ? `on ${aims.join(', ')}` : '',
    paid.length > 0 ? `tapping ${paid.join(', ')}` : '',
    e.negated ? 'canceled' : '',
  ].filter(Boolean);
}

function Link({
  entry,
  top,
  now,
}: {
  readonly entry: Entry;
  readonly top: boolean;
  readonly now: boolean;
}) {
  const { s } = useGame();
  const card = knownCard(s, entry.card);
  const names = useNames();
  const words = detail(s, entry).map(names.words).join('; ');
  const title = names.words(entryName(entry, card?.name));
  return (
    <m.li
      layout={false}
      initial={{ opacity: 0, y: -18, scale: 1.12 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
      exit={{ opacity: 0, y: 26, scale: 0.85 }}
      transition={{ duration: 0.28 }}
      className="chain-link"
      data-top={top || undefined}
      data-now={now || undefined}
      data-negated={entry.negated || undefined}
    >
      <button
        type="button"
        className="card"
        data-flies={entry.card}
        style={{ ['--w' as string]: '58px' }}
        disabled={!card}
        aria-label={t('{{title}}: look closer', { title })}
        onClick={() => card && openCard(card.id, entry.card)}
      >
        {card ? <CardFace card={card} /> : <CardBack />}
      </button>
      <div className="min-w-0">
        <p className="chain-name">{title}</p>
        <p className="text-xs text-dim">
          {playerName(s.players[entry.by]?.name ?? t('The rules'))}
        </p>
        {words && <p className="text-xs">{words}</p>}
        {now && <p className="text-xs text-leaf">{t('resolving')}</p>}
      </div>
    </m.li>
  );
}

function ChainView() {
  const { s } = useGame();
  const chain = query.chainFrame(s);
  const now = chain?.now ?? null;
  const entries = chain ? [...(now ? [now] : []), ...[...chain.entries].reverse()] : [];
  // a creature that attacks is shown as the attack
  const attacker = query.attackFrame(s)?.card ?? -1;
  const unique = entries.filter(
    (e, i) =>
      entries.findIndex((x) => x.n === e.n) === i &&
      !(e === now && attacker >= 0 && e.card === attacker),
  );
  return (
    <section
      className="chain"
      aria-label={t('Chain of effects, last declared first')}
      data-empty={unique.length === 0 || undefined}
    >
      {unique.length > 0 && <p className="kicker">{t('Chain · last is first')}</p>}
      <ol className="chain-list">
        <AnimatePresence>
          {unique.map((e, i) => (
            <Link key={e.n} entry={e} top={i === 0} now={e === now} />
          ))}
        </AnimatePresence>
      </ol>
    </section>
  );
}

/** What the shared middle says when nothing is going on. */
function Quiet() {
  const { s, seat } = useGame();
  const co = query.company(s, s.current);
  const names = useNames();
  const mine = s.active === seat;
  const name = playerName(s.players[s.active]?.name ?? t('Somebody'));
  return (
    <p className="quiet">
      {s.phase === 'setup'
        ? t('Two fellowships gather.')
        : co
          ? t(mine ? '{{company}}: your company.' : '{{company}}: {{name}}’s company.', {
              company: names.words(companyWord(s, co.id)),
              name,
            })
          : t(mine ? 'It is your turn.' : 'It is {{name}}’s turn.', { name })}
    </p>
  );
}

/** The shared middle: the chain of effects, the attack, the dice. */
export function Middle() {
  const { s } = useGame();
  const attack = query.attackFrame(s);
  const chain = query.chainFrame(s);
  const busy =
    attack !== null || (chain !== null && (chain.entries.length > 0 || chain.now !== null));
  return (
    <div className="middle" data-busy={busy || undefined}>
      {!busy && <Quiet />}
      <ChainView />
      {attack &&
        (attack.foe.k === 'company' ? (
          <Suspense fallback={null}>
            <FightView frame={attack} />
          </Suspense>
        ) : (
          <AttackView frame={attack} />
        ))}
      <DiceView />
    </div>
  );
}
