import { actionOf, type Option, optionOf, query } from '@mathom/engine';
import type { Action } from '@mathom/engine/language';
import { failing } from './corruption.ts';
import { keepWorth } from './keep.ts';
import { actionWorth } from './plays.ts';
import { cardOf, isMine, type Sight, worthOf } from './sight.ts';
import { influenceBonus } from './site-gain.ts';

/** What to aim a declared action at, who is to do it, how to pay for it. */
type AimOption = Extract<Option, { type: 'aim' }>;
type Slot = 'user' | 'target' | 'cost';

/** The choices of an action in the order in which they are asked. */
function slotAt(a: Action, n: number): Slot {
  const users = a.user ? 1 : 0;
  if (n < users) return 'user';
  return n < users + (a.targets?.length ?? 0) ? 'target' : 'cost';
}

function cardAimed(o: AimOption): number {
  const { aim } = o;
  if (aim.t === 'card') return aim.id;
  if (aim.t === 'strike' || aim.t === 'check') return aim.who;
  return aim.t === 'auto' ? aim.site : -1;
}

/** Who is missed least if he taps or makes a check for it. */
function spare(x: Sight, id: number): number {
  if (x.s.zone[id] !== 'play') return -keepWorth(x, id);
  const c = cardOf(x.s, id);
  if (c?.kind !== 'character' && c?.kind !== 'ally') return 0;
  return -0.1 * query.stat(x.s, 'prowess', id) - 0.05 * worthOf(x.s, id);
}

/** Who should take a card that is played at a site. */
function takerWorth(x: Sight, card: number, who: number): number {
  const c = cardOf(x.s, card);
  if (c?.kind === 'faction') return influenceBonus(x, who, card, c);
  if (c?.kind !== 'item') return spare(x, who);
  const bearer = cardOf(x.s, who);
  const warrior = bearer?.kind === 'character' && bearer.skills.includes('warrior');
  let worth = -2 * failing(x, who) * worthOf(x.s, who) - 0.3 * query.corruptionTotal(x.s, who);
  if (bearer?.kind === 'character' && bearer.avatar) worth -= 1;
  if (c.slot) {
    const same = query.itemsOf(x.s, who).some((i) => {
      const held = cardOf(x.s, i);
      return held?.kind === 'item' && held.slot === c.slot;
    });
    worth += (warrior ? 1 : 0) - (same ? 1.5 : 0);
  }
  return worth + 0.5 * spare(x, who);
}

export function aimWorth(x: Sight, o: AimOption): number {
  const top = x.s.stack[x.s.stack.length - 1];
  const id = cardAimed(o);
  if (top?.p !== 'declare') return id >= 0 ? (isMine(x, id) ? 0.1 : 0.2) : 0;
  const action = actionOf(x.s, x.me, optionOf(top.use));
  const card = top.ctx.card;
  if (!action) return takerWorth(x, card, id);
  const slot = slotAt(action, top.slot);
  if (slot === 'cost') return spare(x, id);
  if (slot === 'user') {
    return spare(x, id) + (isMine(x, id) ? -2 * failing(x, id) : 0);
  }
  if (o.aim.t === 'company') return query.company(x.s, o.aim.id)?.seat === x.me ? 0.1 : 0;
  if (o.aim.t === 'entry') {
    const n = o.aim.n;
    const entry = query.chainFrame(x.s)?.entries.find((e) => e.n === n);
    return entry && entry.by !== x.me ? 1 : -1;
  }
  const first = top.ctx.aims.length === 0;
  const before = top.ctx.aims[0];
  const known = before?.t === 'card' ? before.id : -1;
  const doing = { card, user: top.ctx.user, target: first ? id : known, target2: first ? -1 : id };
  return actionWorth(x, action, cardOf(x.s, card), doing);
}
