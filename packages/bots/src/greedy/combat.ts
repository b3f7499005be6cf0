import { checksOf, type Option, query } from '@mathom/engine';
import { checkCost } from './corruption.ts';
import { strikeHarm, TAP } from './danger.ts';
import { moreInDuel, pairWorth } from './fights.ts';
import { attackNow, blowNow, defenderNow } from './now.ts';
import { type Fighter, type Sight, strengthOf } from './sight.ts';

/** Choices within an attack and its strikes. */
function fighterWith(x: Sight, id: number): Fighter | undefined {
  const co = query.companyOf(x.s, id);
  return co ? strengthOf(x, co).find((f) => f.id === id) : undefined;
}

/** Who takes a strike: of mine the one it harms least, of theirs the one it harms most. */
export function assignWorth(x: Sight, id: number): number {
  const paired = pairWorth(x, id);
  if (paired !== null) return paired;
  const f = fighterWith(x, id);
  const blow = blowNow(x);
  if (!f || !blow) return 0;
  const { harm } = strikeHarm(f, 0, blow);
  return x.s.owner[id] === x.me ? 10 - harm : 10 + harm;
}

/** -3 for staying untapped is worth it only if hardly anything can go wrong. */
export function stayWorth(x: Sight, o: Option): number {
  const less = moreInDuel(x, -3);
  if (less !== null) return o.type === 'no' ? 0 : TAP + less;
  const f = defenderNow(x);
  const blow = blowNow(x);
  if (!f || !blow || o.type === 'no') return 0;
  return strikeHarm(f, 0, blow).harm - strikeHarm({ ...f, untapped: false }, -3, blow).harm;
}

/** Another of the company taps for one more on the dice. */
export function supportWorth(x: Sight, id: number): number {
  const more = moreInDuel(x, 1);
  if (more !== null) return more - TAP;
  const f = defenderNow(x);
  const blow = blowNow(x);
  if (!f || !blow) return -1;
  const better = strikeHarm(f, 0, blow).harm - strikeHarm(f, 1, blow).harm;
  const weak = fighterWith(x, id)?.prowess ?? 0;
  return better - TAP - 0.02 * weak;
}

/** The same for a corruption check of someone in the company. */
export function checkSupportWorth(x: Sight, o: Extract<Option, { type: 'support' }>): number {
  const entry = query.chainFrame(x.s)?.entries.find((e) => e.n === o.n);
  const check = entry && checksOf(x.s, entry)[o.i];
  if (!entry || check?.kind !== 'corruption') return 0.05;
  const { who } = check;
  // what others tapped for counts already
  const has = entry.mods.reduce((sum, m) => sum + (m.who === who ? m.by : 0), 0);
  return checkCost(x, who, has) - checkCost(x, who, has + 1) - 0.6 * TAP;
}

/** Someone taps and the attack is over. */
export function tapToCancelWorth(x: Sight): number {
  const attack = attackNow(x);
  return attack ? attack.harm - attack.prize - TAP : 0;
}
