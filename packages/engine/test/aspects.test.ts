import { describe, expect, it } from 'vitest';
import { type Aspects, aspectsOf } from '../src/aspects.ts';
import type { Ability, Action, Effect, Target } from '../src/language/index.ts';

type Said = Partial<Record<keyof Action, unknown>>;

/** What is true of an action, by name. */
function said(action: Said, stays: readonly unknown[] = []): string[] {
  const a: Aspects = aspectsOf({ does: [], ...action } as Action, stays as Ability[]);
  return Object.entries(a)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .sort();
}
const does = (...effects: unknown[]): string[] => said({ does: effects as Effect[] });
const at = (target: unknown, ...effects: unknown[]): string[] =>
  said({ targets: [target as Target], does: effects as Effect[] });

const NOTHING = { do: 'modify', stat: 'points', of: 'target', by: 1 };
const GONE = { do: 'move', what: 'target', to: 'discard' };

describe('what an action touches', () => {
  it('of what goes on: the attack as a whole, who is given strikes, a strike', () => {
    expect(does(NOTHING)).toEqual([]);
    expect(does({ do: 'cancel', what: 'attack' })).toEqual(['attack', 'cancelsAttack']);
    expect(does({ do: 'cancel', what: 'creature' })).toEqual(['attack', 'cancelsAttack']);
    expect(does({ do: 'cancel', what: 'strike' })).toEqual(['cancelsStrike', 'strike']);
    expect(does({ do: 'cancel', what: 'entry' })).toEqual([]);
    for (const stat of ['strikes', 'attack-prowess', 'attack-body'])
      expect(does({ do: 'modify', stat, of: 'attack', by: 1 })).toEqual(['attack']);
    expect(does({ do: 'attach', as: 'ally' })).toEqual(['assigns']);
    expect(does({ do: 'attach', to: 'target' })).toEqual([]);
    expect(does({ do: 'outcome', is: 'success' })).toEqual(['strike']);
    expect(does({ do: 'outcome', is: 'imprisons' })).toEqual(['imprisons', 'strike']);
    expect(does({ do: 'join' })).toEqual([]);
    expect(at({ target: 'attack', a: {} }, { do: 'join' })).toEqual(['attack']);
  });

  it('of one who fights: his numbers, his state, and what he wields', () => {
    expect(does({ do: 'modify', stat: 'prowess', of: 'target', by: 1 })).toEqual([
      'bodyOrCorruption',
      'fighter',
    ]);
    expect(does({ do: 'modify', stat: 'body', of: { each: {} }, by: 1 })).toEqual([
      'body',
      'bodyOrCorruption',
      'fighter',
      'wide',
    ]);
    expect(does({ do: 'heal', what: 'target' })).toEqual(['fighter']);
    expect(does({ do: 'untap', what: 'target' })).toEqual(['fighter']);
    const silenced = (silent: boolean, is: string) =>
      does({ do: 'cancel', what: { silenced: silent, effectsOf: { is } } });
    expect(silenced(true, 'target')).toEqual(['fighter']);
    expect(silenced(false, 'target')).toEqual([]);
    expect(silenced(true, 'bearer')).toEqual([]);
  });

  it('which of two targets is the one who is changed', () => {
    const touches = (stat: string, of: string): number =>
      aspectsOf({ does: [{ do: 'modify', stat, of, by: 1 } as never] }).touches;
    expect(touches('prowess', 'target2')).toBe(1);
    expect(touches('prowess', 'target')).toBe(0);
    expect(touches('corruption', 'target2')).toBe(0);
  });

  it('of rolls and of corruption', () => {
    for (const stat of ['corruption', 'corruption-check'])
      expect(does({ do: 'modify', stat, of: 'target', by: 1 })).toEqual([
        'bodyOrCorruption',
        'corruption',
      ]);
    expect(does({ do: 'modify-check', by: 1 })).toEqual(['check']);
    // in a strike sequence it is the strike that it bears on
    expect(at({ target: 'strike', facedBy: {} }, { do: 'modify-check', by: 1 })).toEqual([
      'strike',
    ]);
    expect(at({ target: 'check', kind: 'corruption' })).toEqual(['answers', 'check']);
    expect(at({ target: 'entry', a: {} })).toEqual(['answers']);
    expect(at({ target: 'effect' })).toEqual(['answers']);
    expect(at({ target: 'company', a: {} })).toEqual([]);
    const check = { do: 'check', kind: 'roll', by: 'you' } as never;
    expect(aspectsOf({ does: [check] }).checks).toEqual([check]);
  });

  it('of an attack at which it is aimed: automatic ones alone, and after the strikes are given out', () => {
    expect(at({ target: 'attack', a: { source: 'automatic' } })).toEqual(['forAutomatic']);
    expect(at({ target: 'attack', a: { any: [{ source: 'automatic' }, {}] } })).toEqual([
      'forAutomatic',
    ]);
    expect(at({ target: 'attack', a: { any: [{ source: 'creature' }] } })).toEqual([]);
    expect(at({ target: 'attack', a: {}, late: 'only' })).toEqual(['strike']);
    expect(at({ target: 'attack', a: {}, late: true })).toEqual([]);
  });

  it('of combat that would begin', () => {
    expect(does({ do: 'attack', spec: {} })).toEqual(['startsCombat']);
    expect(does({ do: 'attack', spec: 'printed' })).toEqual(['startsCombat']);
    expect(does({ do: 'attack', spec: { strikesOnly: true } })).toEqual([]);
    expect(does({ do: 'attack', spec: {}, again: { byFoes: true } })).toEqual([]);
    expect(does({ do: 'attack', spec: {}, again: {} })).toEqual(['startsCombat']);
    expect(does({ do: 'agent-attack' })).toEqual(['startsCombat']);
    expect(does({ do: 'agent-attack', with: { captive: true } })).toEqual([
      'imprisons',
      'startsCombat',
    ]);
    expect(does({ do: 'agent-attack', with: {} })).toEqual(['startsCombat']);
  });

  it('of sites and of journeys', () => {
    expect(at({ target: 'site', a: {} }, { do: 'tap', what: 'target' })).toEqual([
      'asksSite',
      'tapsSite',
    ]);
    expect(does({ do: 'tap', what: 'site' })).toEqual(['tapsSite']);
    expect(does({ do: 'tap', what: 'self' })).toEqual([]);
    expect(at({ target: 'site', a: {} }, { do: 'untap', what: 'target' })).toEqual([
      'asksSite',
      'untapsSite',
    ]);
    expect(does({ do: 'untap', what: 'site' })).toEqual(['untapsSite']);
    expect(at({ target: 'automatic-attack', at: {} })).toEqual(['asksSite']);
    expect(said({ need: { company: 'active', a: { at: { haven: true } } } })).toEqual(['asksSite']);
    expect(said({ user: { at: { haven: true } } })).toEqual(['asksSite']);
    expect(said({ need: { at: 'self' } })).toEqual([]);
    expect(said({ need: { is: 'site' } })).toEqual([]);
    expect(at({ target: 'automatic-attack' })).toEqual(['asksSite']);
    expect(does({ do: 'relocate', to: 'origin' })).toEqual(['relocates']);
    expect(does({ do: 'return-to-origin' })).toEqual(['returnsToOrigin']);
    expect(does({ do: 'split-off' })).toEqual(['removesCharacter']);
    expect(does({ do: 'split-off', then: 'return-to-origin' })).toEqual([
      'removesCharacter',
      'returnsToOrigin',
    ]);
    expect(does({ do: 'forgo', what: 'site-phase' })).toEqual(['forgoesSite']);
    expect(does({ do: 'forgo', what: 'untap' })).toEqual([]);
  });

  it('of what is played by its leave: at the site, as things are played there', () => {
    expect(does({ do: 'play', as: 'now', by: 'user' })).toEqual(['tapsSite']);
    expect(does({ do: 'play', as: 'now', by: 'user', waive: ['tap-site'] })).toEqual([]);
    expect(does({ do: 'play', as: 'now', by: 'user', waive: ['tap-character'] })).toEqual([
      'tapsSite',
    ]);
    expect(does({ do: 'play', as: 'now' })).toEqual([]);
    expect(does({ do: 'play', as: 'next-action', by: 'user' })).toEqual([]);
  });

  it('of a card that it takes away, who may be somebody', () => {
    expect(at({ target: 'card', a: { kind: 'character' } }, GONE)).toEqual([
      'removesCharacter',
      'takesAway',
    ]);
    // of no kind that is said: it may be he
    expect(at({ target: 'card', a: {} }, GONE)).toEqual(['removesCharacter', 'takesAway']);
    expect(at({ target: 'card', a: { kind: 'item' } }, GONE)).toEqual(['takesAway']);
    expect(at({ target: 'card', a: { event: 'permanent' } }, GONE)).toEqual(['takesAway']);
    expect(at({ target: 'card', zone: 'play', a: { kind: 'item' } }, GONE)).toEqual(['takesAway']);
    expect(at({ target: 'card', zone: 'discard', a: { kind: 'item' } }, GONE)).toEqual([]);
    expect(
      at({ target: 'card', a: { kind: ['item', 'character'] } }, { do: 'move', what: 'target' }),
    ).toEqual(['removesCharacter', 'takesAway']);
    expect(at({ target: 'card', a: { kind: 'item' } }, { do: 'move', what: 'self' })).toEqual([]);
    expect(at({ target: 'company', a: {} }, GONE)).toEqual([]);
  });

  it('of what it leaves behind', () => {
    const leaves = (...abilities: unknown[]) => does({ do: 'install', abilities });
    expect(leaves({ is: 'modify', stat: 'prowess', of: 'target' })).toEqual(['fighter']);
    expect(leaves({ is: 'modify', stat: 'strikes', of: {} })).toEqual(['attack']);
    expect(leaves({ is: 'modify', stat: 'corruption', of: 'target' })).toEqual([]);
    expect(leaves({ is: 'attacks-are' })).toEqual(['attack']);
    expect(leaves({ is: 'assignment' })).toEqual(['assigns']);
    expect(leaves({ is: 'cannot', what: 'be-discarded' })).toEqual([
      'bodyOrCorruption',
      'corruption',
    ]);
    expect(leaves({ is: 'cannot', what: 'untap' })).toEqual([]);
    expect(leaves({ is: 'grant' })).toEqual([]);
  });

  it('of what it says once it lies there', () => {
    const lies = (...stays: unknown[]) => said({}, stays);
    expect(lies({ is: 'modify', stat: 'prowess', of: 'bearer' })).toEqual(['fighter']);
    expect(lies({ is: 'modify', stat: 'prowess', of: 'self' })).toEqual([]);
    expect(lies({ is: 'modify', stat: 'points', of: 'bearer' })).toEqual([]);
    expect(lies({ is: 'modify', stat: 'attack-prowess', of: { foeOf: 'bearer' } })).toEqual([
      'fighter',
    ]);
    expect(lies({ is: 'modify', stat: 'attack-prowess', of: { foeOf: 'self' } })).toEqual([]);
    expect(lies({ is: 'modify', stat: 'attack-prowess', of: { attacks: {} } })).toEqual([]);
    expect(lies({ is: 'modify', stat: 'attack-prowess', of: 'bearer' })).toEqual([]);
    expect(lies({ is: 'attacks-are' })).toEqual(['attack']);
    expect(lies({ is: 'grant' })).toEqual([]);
    const trigger = { is: 'trigger', does: [{ do: 'move', what: 'bearer', to: 'discard' }] };
    const on = (kind: string) => said({ targets: [{ target: 'card', a: { kind } }] }, [trigger]);
    expect(on('character')).toEqual(['removesCharacter']);
    expect(on('item')).toEqual([]);
    expect(
      said({ targets: [{ target: 'card', a: { kind: 'character' } }] }, [
        { ...trigger, is: 'action' },
      ]),
    ).toEqual([]);
  });

  it('wherever in its text that is said', () => {
    const inner = [{ do: 'cancel', what: 'attack' }];
    const CANCELS = ['attack', 'cancelsAttack'];
    for (const outer of [
      { do: 'influence', by: 'user', versus: 'self', pass: inner },
      { do: 'influence', by: 'user', versus: 'self', fail: inner },
      { do: 'check', kind: 'roll', pass: inner },
      { do: 'check', kind: 'roll', fail: inner },
      { do: 'if', cond: {}, then: inner },
      { do: 'if', cond: {}, then: [], else: inner },
      { do: 'offer', options: [{ does: [] }, { does: inner }] },
      { do: 'offer', options: [], else: inner },
      { do: 'each', a: { kind: 'item' }, does: inner },
      { do: 'repeat', times: 2, does: inner },
      { do: 'pick', a: { kind: 'item' }, then: inner },
      { do: 'pick', a: { kind: 'item' }, then: [], none: inner },
    ])
      expect(does(outer)).toEqual(CANCELS);
    expect(said({ rounds: { of: [{ does: inner }] } })).toEqual(CANCELS);
    expect(said({ rounds: { of: [{ targets: [{ target: 'entry', a: {} }], does: [] }] } })).toEqual(
      ['answers'],
    );
  });

  it('of the fight of two companies, and of what was faced just before', () => {
    expect(said({ targets: [{ target: 'attack', a: { source: 'company' } }] })).toEqual([
      'companyFight',
    ]);
    expect(said({ need: { is: 'user', a: { facing: 'fight' } } })).toEqual(['companyFight']);
    expect(said({ need: { is: 'user', a: { facing: 'attack' } } })).toEqual([]);
    expect(said({ need: { is: 'user', a: { keyword: 'fight' } } })).toEqual([]);
    expect(said({ targets: [{ target: 'attack', a: { not: { source: 'company' } } }] })).toEqual(
      [],
    );
    expect(said({ need: { company: 'self', a: { justFaced: {} } } })).toEqual(['afterAttack']);
    expect(said({ user: { company: { justFaced: {} } } })).toEqual(['afterAttack']);
    expect(said({ need: null })).toEqual([]);
  });

  it('what must be chosen: who, at what, and which card is given up', () => {
    const slots = (action: Said) => aspectsOf({ does: [], ...action } as Action).slots;
    expect(slots({})).toEqual([]);
    expect(
      slots({
        user: {},
        targets: [{ target: 'entry', a: {} }, { target: 'effect' }],
        cost: [
          { pay: 'tap', what: 'self' },
          { pay: 'tap-one', a: {} },
          { pay: 'discard', what: 'self' },
          { pay: 'discard-one', zone: 'hand', a: {} },
        ],
      }),
    ).toEqual([
      { k: 'user' },
      { k: 'target', i: 0 },
      { k: 'target', i: 1 },
      { k: 'cost', i: 1 },
      { k: 'cost', i: 3 },
    ]);
  });
});

describe('what befalls somebody', () => {
  const WHO = { target: 'card', a: { kind: 'character' } };
  const taken = (...effects: unknown[]): boolean =>
    at(WHO, ...effects).includes('removesCharacter');
  const tapped = (...effects: unknown[]): boolean => at(WHO, ...effects).includes('tapsCharacter');
  const TAPS = { do: 'tap', what: 'target' };

  it('he leaves his company by a move, or by influence, and not out of some other zone', () => {
    expect(taken({ do: 'move', what: { kind: 'character' }, to: 'discard' })).toBe(true);
    expect(taken({ do: 'move', what: { kind: 'item' }, to: 'discard' })).toBe(false);
    expect(taken({ do: 'move', what: { any: [{ kind: 'item' }, { kind: 'character' }] } })).toBe(
      true,
    );
    expect(taken({ do: 'move', what: { any: [{ kind: 'item' }] } })).toBe(false);
    expect(taken({ do: 'move', zone: 'discard', what: { kind: 'character' } })).toBe(false);
    expect(taken({ do: 'influence', by: 'user', versus: 'target' })).toBe(true);
    expect(taken({ do: 'influence', by: 'target', versus: 'self' })).toBe(false);
    for (const what of ['pass', 'fail'])
      expect(taken({ do: 'influence', by: 'user', versus: 'self', [what]: [GONE] })).toBe(true);
    expect(tapped(TAPS)).toBe(true);
    expect(tapped({ do: 'tap', what: 'self' })).toBe(false);
  });

  it('as one who is picked, or one of many', () => {
    const pick = (more: object, ...then: unknown[]) => ({
      do: 'pick',
      a: { kind: 'character' },
      then,
      ...more,
    });
    const gone = { do: 'move', what: 'picked', to: 'discard' };
    expect(taken(pick({}, gone))).toBe(true);
    expect(taken(pick({ zone: 'play' }, gone))).toBe(true);
    expect(taken(pick({ zone: 'discard' }, gone))).toBe(false);
    expect(taken(pick({ a: { kind: 'item' } }, gone))).toBe(false);
    expect(taken(pick({ optional: true }, gone))).toBe(true);
    expect(taken(pick({ none: [GONE] }))).toBe(true);
    // his own player chooses it
    const taps = { do: 'tap', what: 'picked' };
    expect(tapped(pick({}, taps))).toBe(true);
    expect(tapped(pick({ optional: true }, taps))).toBe(false);
    expect(tapped(pick({ optional: true, none: [TAPS] }, taps))).toBe(true);
    const each = (more: object) => ({
      do: 'each',
      a: { kind: 'character' },
      does: [{ do: 'move', what: 'it', to: 'discard' }],
      ...more,
    });
    expect(taken(each({}))).toBe(true);
    expect(taken(each({ zone: 'discard' }))).toBe(false);
    expect(taken(each({ a: { kind: 'item' } }))).toBe(false);
    expect(taken({ do: 'repeat', times: 2, does: [GONE] })).toBe(true);
  });

  it('whatever it hangs on, but for corruption and body checks', () => {
    const check = (kind: string, what: 'pass' | 'fail') => ({ do: 'check', kind, [what]: [TAPS] });
    expect(tapped(check('roll', 'pass'))).toBe(true);
    expect(tapped(check('roll', 'fail'))).toBe(true);
    expect(tapped(check('corruption', 'fail'))).toBe(false);
    expect(tapped(check('body', 'fail'))).toBe(false);
    expect(tapped({ do: 'if', cond: {}, then: [TAPS] })).toBe(true);
    expect(tapped({ do: 'if', cond: {}, then: [], else: [TAPS] })).toBe(true);
    expect(tapped({ do: 'offer', options: [{ does: [] }, { does: [TAPS] }] })).toBe(true);
    expect(tapped({ do: 'offer', options: [], else: [TAPS] })).toBe(true);
    expect(tapped({ do: 'offer', options: [{ does: [] }] })).toBe(false);
  });
});
