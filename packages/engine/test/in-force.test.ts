import { describe, expect, it } from 'vitest';
import { addCard, emptyState, fork } from '../src/api.ts';
import { leave, switchOff, switchOn } from '../src/effects/lasting.ts';
import type { Ability, Card } from '../src/language/index.ts';
import { createPool } from '../src/pool/pool.ts';
import { newCtx, noteOn } from '../src/query/cards.ts';
import { inForce, modifiersInForce } from '../src/query/in-force.ts';
import { siteType } from '../src/query/sites.ts';
import { stat } from '../src/query/stats.ts';
import type { Cid, State, ZoneName } from '../src/state/types.ts';
import { attach, enterPlay, put } from '../src/verbs/cards.ts';
import { stir } from '../src/verbs/live.ts';

/** Cards made up for this: what says something now is a matter of no card in particular. */
const strength: Ability = {
  is: 'modify',
  stat: 'prowess',
  of: { each: { kind: 'character' } },
  by: 1,
};
const cards = [
  { id: 'XX-1', name: 'someone', kind: 'character', race: 'Man', prowess: 3, skills: [], home: [] },
  { id: 'XX-2', name: 'a thing', kind: 'item', class: 'minor', corruption: 0, slot: 'weapon' },
  { id: 'XX-3', name: 'a beast', kind: 'creature', points: 1, keys: [], attack: { race: [] } },
  {
    id: 'XX-4',
    name: 'a shade',
    kind: 'creature',
    points: 1,
    keys: [],
    attack: { race: [] },
    asEvent: {},
  },
  { id: 'XX-5', name: 'a people', kind: 'faction', points: 1 },
  { id: 'XX-6', name: 'a sign', kind: 'event', duration: 'permanent', side: 'hazard', plays: [] },
  { id: 'XX-7', name: 'a hold', kind: 'site', type: 'shadow-hold', attacks: [], path: [] },
].map((c) => ({
  alignment: 'hero',
  abilities: c.kind === 'character' || c.kind === 'site' ? [] : [strength],
  ...c,
})) as unknown as Card[];

const game = (): State =>
  emptyState(['A', 'B'], ['wizard', 'wizard'], 'short', 1, createPool(cards));
const lay = (s: State, id: string, zone: ZoneName = 'play'): Cid => {
  const n = addCard(s, id, 0, 'out', 3);
  if (zone === 'play') enterPlay(s, n);
  else put(s, n, zone);
  return n;
};
const left = (s: State, abilities: readonly Ability[], card: Cid = -1) =>
  leave(s, newCtx(s, 0, card), 'turn', {
    k: 'abilities',
    abilities,
    on: null,
    ctx: newCtx(s, 0, -1),
  });
const speakers = (s: State): Cid[] => modifiersInForce(s, 'prowess').map((x) => x.card);

describe('whose text is at work', () => {
  it.each<[string, ZoneName, boolean]>([
    ['XX-3', 'play', false],
    ['XX-4', 'play', true],
    ['XX-4', 'pile', false],
    ['XX-5', 'pile', true],
    ['XX-2', 'play', true],
    ['XX-2', 'pile', false],
    ['XX-6', 'play', true],
    ['XX-6', 'pile', false],
    ['XX-6', 'discard', false],
  ])('%s in %s: %s', (id, zone, speaks) => {
    const s = game();
    const card = lay(s, id, zone);
    expect(speakers(s)).toEqual(speaks ? [card] : []);
  });

  it('is read again when a card comes, goes, or is taken out of use', () => {
    const s = game();
    const who = lay(s, 'XX-1');
    const sign = lay(s, 'XX-6');
    const thing = lay(s, 'XX-2');
    attach(s, thing, who);
    expect(stat(s, 'prowess', who)).toBe(5);
    noteOn(s, thing).idle = true;
    stir(s);
    expect(stat(s, 'prowess', who)).toBe(4);
    put(s, sign, 'discard');
    expect(stat(s, 'prowess', who)).toBe(3);
  });

  it('is not shared with a copy in which it changes', () => {
    const s = game();
    const who = lay(s, 'XX-1');
    const sign = lay(s, 'XX-6');
    expect(stat(s, 'prowess', who)).toBe(4);
    const copy = fork(s);
    put(copy, sign, 'discard');
    left(s, [strength], sign);
    expect([stat(s, 'prowess', who), stat(copy, 'prowess', who)]).toEqual([5, 3]);
  });
});

describe('what an effect left behind', () => {
  const darker = (when?: object): Ability =>
    ({
      is: 'retype',
      sites: {},
      from: 'shadow-hold',
      to: 'dark-hold',
      ...(when && { when }),
    }) as Ability;

  it('changes the type of a site only while its condition holds', () => {
    const s = game();
    const site = lay(s, 'XX-7');
    left(s, [darker({ exists: { name: 'a sign' } })]);
    expect(siteType(s, site)).toBe('shadow-hold');
    lay(s, 'XX-6');
    expect(siteType(s, site)).toBe('dark-hold');
  });

  it('changes it in the order in which the effects came', () => {
    const s = game();
    const site = lay(s, 'XX-7');
    const to = { k: 'retype-site', site, to: 'shadow-hold' } as const;
    left(s, [darker()]);
    expect(siteType(s, site)).toBe('dark-hold');
    leave(s, newCtx(s, 0, -1), 'turn', to);
    expect(siteType(s, site)).toBe('shadow-hold');
    left(s, [darker()]);
    expect(siteType(s, site)).toBe('dark-hold');
  });

  it('says nothing while it is off, of whatever kind it is', () => {
    const s = game();
    const site = lay(s, 'XX-7');
    const l = left(s, [darker(), { is: 'cannot', what: 'move', who: 'company' } as Ability]);
    switchOff(s, l, 1);
    expect([siteType(s, site), inForce(s, 'cannot').length]).toEqual(['shadow-hold', 0]);
    switchOn(s, l);
    expect([siteType(s, site), inForce(s, 'cannot').length]).toEqual(['dark-hold', 1]);
  });
});
