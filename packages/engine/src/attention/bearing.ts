import type { Ability, Effect, Stat } from '../language/index.ts';

/**
 * What of a moment an effect bears on: the attack that is faced, the roll that is declared, what
 * stands on the chain, or none of these: it could as well be done at another time.
 */
export type Bearing = 'attack' | 'check' | 'chain';

const OF_FIGHTS: ReadonlySet<Stat> = new Set<Stat>([
  'prowess',
  'body',
  'strikes',
  'attack-prowess',
  'attack-body',
  'body-check',
  'support',
]);
const OF_ROLLS: ReadonlySet<Stat> = new Set<Stat>([
  'corruption',
  'corruption-check',
  'influence',
  'influence-check',
  'body',
  'body-check',
  'ring-test',
  'riddling-roll',
  'offering-attempt',
  'under-deeps-roll',
]);

function ofStat(stat: Stat, add: (b: Bearing) => void): void {
  if (OF_FIGHTS.has(stat)) add('attack');
  if (OF_ROLLS.has(stat)) add('check');
}

/** Bans that keep cards where they are, whatever becomes of the fight. */
const KEEPS: ReadonlySet<string> = new Set(['be-discarded', 'be-returned', 'be-removed', 'untap']);

/** Rules that last bear on what they change; a number is known by its name, the rest is about fights. */
function ofAbility(a: Ability, add: (b: Bearing) => void): void {
  if (a.is === 'modify') ofStat(a.stat, add);
  else if (a.is === 'cannot' && KEEPS.has(String(a.what))) add('check');
  else add('attack');
}

function walk(effects: readonly Effect[], add: (b: Bearing) => void): void {
  for (const e of effects) {
    switch (e.do) {
      case 'modify':
        ofStat(e.stat, add);
        break;
      case 'install':
        for (const a of e.abilities) ofAbility(a, add);
        break;
      case 'modify-check':
        add('check');
        break;
      case 'cancel':
        add(
          e.what === 'attack' || e.what === 'creature' || e.what === 'strike' ? 'attack' : 'chain',
        );
        break;
      case 'outcome':
      case 'wound':
      case 'attack':
      case 'return-to-origin':
      case 'split-off':
      case 'join':
        add('attack');
        break;
      case 'check':
        walk(e.pass ?? [], add);
        walk(e.fail ?? [], add);
        break;
      case 'if':
        walk(e.then, add);
        walk(e.else ?? [], add);
        break;
      case 'offer':
        for (const o of e.options) walk(o.does, add);
        break;
      case 'each':
      case 'repeat':
        walk(e.does, add);
        break;
      case 'pick':
        walk(e.then, add);
        break;
      default:
        break;
    }
  }
}

/** All that some effects bear on. */
export function bearingOf(effects: readonly Effect[]): ReadonlySet<Bearing> {
  const found = new Set<Bearing>();
  walk(effects, (b) => found.add(b));
  return found;
}

/** Whether they do nothing to an attack but put an end to it. */
export const onlyEnds = (effects: readonly Effect[]): boolean =>
  effects.every(
    (e) =>
      e.do === 'cancel' && (e.what === 'attack' || e.what === 'creature' || e.what === 'strike'),
  );
