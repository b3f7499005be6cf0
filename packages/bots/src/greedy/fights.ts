import { query } from '@mathom/engine';
import { WOUND } from './danger.ts';
import { moreThan } from './dice.ts';
import { current, type Fighter, type Sight, strengthOf } from './sight.ts';

/** Companies that fight each other, one against one: both roll, and either may fall. */

/** How likely each difference between two rolls of two dice is, from -10 to 10. */
const DIFFERENCES: readonly (readonly [number, number])[] = (() => {
  const of = (n: number): number => 6 - Math.abs(n - 7);
  const out: [number, number][] = [];
  for (let d = -10; d <= 10; d++) {
    let ways = 0;
    for (let n = 2; n <= 12; n++) if (n + d >= 2 && n + d <= 12) ways += of(n) * of(n + d);
    out.push([d, ways / 1296]);
  }
  return out;
})();

/** That one has more than the other, with so much on his side. */
const wins = (lead: number): number =>
  DIFFERENCES.reduce((p, [d, chance]) => p + (lead + d > 0 ? chance : 0), 0);

/** What it costs somebody to lose a duel: the other side wins what his own loses. */
const fall = (f: Fighter): number => WOUND + moreThan(f.body - (f.wounded ? 1 : 0)) * 2 * f.worth;

/** What it is worth to set one of mine against one of theirs. */
export function duelWorth(mine: Fighter, theirs: Fighter, plus = 0): number {
  const lead = mine.prowess - theirs.prowess + plus;
  return wins(lead) * fall(theirs) - wins(-lead) * fall(mine);
}

const fighterOf = (x: Sight, id: number): Fighter | undefined => {
  const co = query.companyOf(x.s, id);
  return co && strengthOf(x, co).find((f) => f.id === id);
};

const byStrength = (a: Fighter, b: Fighter): number => b.prowess - a.prowess;

/** What it is worth to attack them with the company whose site phase ends. */
export function companyAttackWorth(x: Sight, other: number): number {
  const mine = current(x);
  const theirs = query.company(x.s, other);
  if (!mine || !theirs) return 0;
  const [us, them] = [mine, theirs].map((co) => [...strengthOf(x, co)].sort(byStrength));
  const n = Math.min(us.length, them.length);
  let worth = -0.3;
  for (let i = 0; i < n; i++) worth += duelWorth(us[i], them[i]);
  // one strike too many weighs on somebody, one too few lets them help each other
  return worth + 0.2 * (us.length - them.length);
}

/** The fight of two companies that goes on, if one does. */
const fight = (x: Sight) => {
  const a = query.attackFrame(x.s);
  return a?.foe.k === 'company' ? { a, foe: a.foe } : null;
};

/** Those of the attackers who strike at nobody yet. */
function idle(x: Sight): Fighter[] {
  const f = fight(x);
  const co = f && query.company(x.s, f.foe.company);
  if (!f || !co) return [];
  return strengthOf(x, co).filter(({ id }) => !f.a.assigned.some((y) => y.by === id));
}

/** Those of the attacked who have no strike yet. */
function unpaired(x: Sight): Fighter[] {
  const f = fight(x);
  const co = f && query.company(x.s, f.a.company);
  if (!f || !co) return [];
  return strengthOf(x, co).filter(({ id }) => !f.a.assigned.some((y) => y.who === id));
}

const best = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));

/** Who fights whom: null where no companies do. `id` is who is offered, the question may name the other. */
export function pairWorth(x: Sight, id: number): number | null {
  if (!fight(x)) return null;
  const f = fighterOf(x, id);
  if (!f) return 0;
  const other = x.d.card >= 0 ? fighterOf(x, x.d.card) : undefined;
  switch (x.d.about) {
    case 'whose-strike':
    case 'attack':
      return other ? 10 + duelWorth(other, f) : 0;
    case 'who-strikes':
      return 10 + best(unpaired(x).map((y) => duelWorth(f, y)));
    case 'defend':
      return 10 + best(idle(x).map((y) => duelWorth(f, y)));
    default:
      return null;
  }
}

/** The two of the strike that is resolved, mine first, with all that weighs on them so far. */
function duelNow(x: Sight): { mine: Fighter; theirs: Fighter } | null {
  const st = query.strikeFrame(x.s);
  const f = fight(x);
  if (!st || !f || st.by < 0) return null;
  const who = fighterOf(x, st.who);
  const by = fighterOf(x, st.by);
  if (!who || !by) return null;
  const excess = f.a.assigned[st.i]?.excess ?? 0;
  const faced = { ...who, prowess: who.prowess + st.support - excess - (st.stay ? 3 : 0) };
  const strikes = { ...by, prowess: by.prowess - (st.byStay ? 3 : 0) };
  return x.s.owner[st.who] === x.me
    ? { mine: faced, theirs: strikes }
    : { mine: strikes, theirs: faced };
}

/** What so much more on one's own roll is worth in the duel of now; null where there is none. */
export function moreInDuel(x: Sight, plus: number): number | null {
  const now = duelNow(x);
  return now && duelWorth(now.mine, now.theirs, plus) - duelWorth(now.mine, now.theirs);
}

/** Against one who rolls as well as one does oneself. */
export const AVERAGE_ROLL = 7;
