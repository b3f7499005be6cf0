import { revealAgent } from '../effects/agents.ts';
import { leave } from '../effects/lasting.ts';
import type { CreatureCard, Effect } from '../language/index.ts';
import { siteThere } from '../legality/agents.ts';
import { keysToAttack, mayCome } from '../legality/could-attack.ts';
import { agentGroup } from '../query/agents.ts';
import type { Made } from '../query/attack-frame.ts';
import { company, def, newCtx, newSite } from '../query/cards.ts';
import { keysToSite } from '../query/keys.ts';
import { companyRef, refCard } from '../query/refs.ts';
import { ctxWith } from '../state/ctx.ts';
import type { ExecFrame } from '../state/frames.ts';
import {
  type Cid,
  type Ctx,
  type Entry,
  type KeyUsed,
  type Lasting,
  NO_MAX,
  NO_MIN,
  type State,
} from '../state/types.ts';
import { everyone, put, shuffleDeck } from '../verbs/cards.ts';
import { leavePlay } from '../verbs/leaving.ts';
import { attackFromSpec, startAttacks } from './start-attack.ts';

/** A creature card resolves into its attack or attacks (coe/2.IV.vii.2.1). */
export function startCreature(s: State, e: Entry): void {
  attackOf(s, e.ctx, { source: 'creature', card: e.card, key: e.key, company: e.ctx.company });
}

function attackOf(s: State, c: Ctx, how: Made, restricted = false): void {
  const d = def(s, how.card) as CreatureCard;
  const through = how.key?.through;
  // it let one creature come, and this is the one
  if (through) s.lasting = s.lasting.filter((l) => l.n !== through);
  startAttacks(s, [attackFromSpec(s, c, d.attack, how)], restricted);
  bindToAttack(s, c, how.card);
}

type AttackEffect = Extract<Effect, { do: 'attack' }>;

/** Out of wherever it lies: from now on it is the card of an attack. */
export function comeForth(s: State, id: Cid): void {
  // what lay off to the side is still known to be with its host
  const host = s.zone[id] === 'aside' ? s.host[id] : -1;
  const searched = s.zone[id] === 'deck';
  if (s.zone[id] === 'play') leavePlay(s, id, 'chain', { why: 'attacks' });
  else put(s, id, 'chain', { known: everyone(s), why: 'attacks' });
  s.host[id] = host;
  // a deck that was looked through is shuffled
  if (searched) shuffleDeck(s, s.owner[id]);
}

/** In which ways a creature that a text calls up can come; null: in none, and it stays where it is. */
export function waysToCome(s: State, c: Ctx, e: AttackEffect): (KeyUsed | null)[] {
  const id = e.by === undefined ? -1 : refCard(s, c, e.by);
  if (id < 0 || def(s, id).kind !== 'creature') return [];
  // it is brought to them, wherever they are
  if (e.against !== undefined) {
    const co = company(s, companyRef(s, c, e.against));
    if (!co || !mayCome(s, id, co.seat)) return [];
    return e.keyedThere ? keysToSite(s, id, newSite(co)) : [null];
  }
  if (!mayCome(s, id)) return [];
  if (e.unkeyed === 'to-site') return [{ by: 'site-name' }];
  const keys = keysToAttack(s, id);
  return keys.length === 0 && e.unkeyed !== undefined ? [null] : keys;
}

/** The creature attacks as though it had been played and had resolved. */
export function creatureComes(s: State, f: ExecFrame, e: AttackEffect, key: KeyUsed | null): void {
  const id = refCard(s, f.ctx, e.by ?? 'self');
  const at = companyRef(s, f.ctx, e.against ?? 'active');
  const co = company(s, at);
  if (co && key?.by === 'site-name' && key.agent !== undefined) {
    const mine = agentGroup(s, key.agent);
    if (mine) revealAgent(s, mine, siteThere(s, mine, co));
  }
  comeForth(s, id);
  if (key === null && typeof e.unkeyed === 'number')
    leave(s, f.ctx, 'attack', {
      k: 'modify',
      mod: { stat: 'attack-prowess', op: 'add', by: e.unkeyed, max: NO_MAX, min: NO_MIN },
      of: { t: 'card', id },
    });
  attackOf(
    s,
    // brought upon one's own company it is the opponent's all the same
    ctxWith(newCtx(s, co?.seat === f.ctx.by ? s.owner[id] : f.ctx.by, id), { company: at }),
    {
      source: 'creature',
      card: id,
      key,
      company: at,
      ...(e.alone && e.against ? { alone: refCard(s, f.ctx, e.against) } : {}),
      ...becomesOf(s, f.ctx, e),
    },
    f.todo.length > 0,
  );
  bindToAttack(s, f.ctx, id);
}

/** What becomes of the card that makes the attack, where that is not as the rules have it. */
export const becomesOf = (s: State, c: Ctx, e: AttackEffect): Pick<Made, 'won' | 'backTo'> => ({
  won: e.won === undefined ? -1 : refCard(s, c, e.won),
  backTo: e.backTo === undefined ? -1 : refCard(s, c, e.backTo),
});

const isLaidOnCard = ({ what }: Lasting, card: Cid): boolean => {
  const aim = what.k === 'modify' ? what.of : what.k === 'abilities' ? what.on : null;
  return aim?.t === 'card' && aim.id === card;
};

/** What the text said of the attack before there was one lasts until the last of it is over. */
export function bindToAttack(s: State, c: Ctx, card: Cid): void {
  const last = s.stack.find((x) => x.p === 'attack' && x.card === card);
  if (last?.p !== 'attack') return;
  for (const l of s.lasting)
    if (l.until === 'attack' && l.tie === 0 && (l.card === c.card || isLaidOnCard(l, card)))
      l.tie = last.n;
}
