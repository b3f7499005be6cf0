import { officialPool } from '@mathom/cards/official';
import { decision, ownList, query, type State, view } from '@mathom/engine';
import { chainOdds, corruptionOdds, factionOdds } from '@mathom/engine/outlook/check-odds';
import { chanceApart, chanceOf, chanceTwice, least } from '@mathom/engine/outlook/dice';
import { strikeOdds, threatsAt } from '@mathom/engine/outlook/strike-odds';
import { imagined } from '@mathom/engine/outlook/unseen';
import { comesHome, movesTo, ownSites, placesFor, playableAt } from '@mathom/engine/outlook/where';
import { type BoardSpec, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { boardNamed } from '../src/dev/boards.ts';
import { deckAt } from '../src/table/counsel/where-of.ts';

const staged = (board: BoardSpec): State => {
  const stage = new Stage(officialPool('coe'), 1);
  stage.board(board);
  return stage.state;
};

const outlook = { imagined, playableAt, comesHome };

const HAND = ['Glamdring', 'Men of Anórien', 'Dark Quarrels', 'Hobgoblins', 'Legolas'] as const;
const board = (extra: BoardSpec['resource'] = {}): State =>
  staged({
    resource: {
      companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Sam Gamgee'] }],
      hand: HAND,
      sites: ['Moria', 'Minas Tirith', 'Lórien', 'Edoras', 'Bree', "Thranduil's Halls"],
      ...extra,
    },
    hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
    moment: 'organization',
    turn: 3,
  });

const inHand = (s: State, name: string): number =>
  s.players[0].hand.find((id) => query.nameOf(s, id) === name) ?? -1;
const siteCalled = (s: State, name: string): number =>
  ownSites(s, 0).find((id) => query.nameOf(s, id) === name) ?? -1;

describe('what lies ahead', () => {
  it('says where a card of the hand can be played, and how far that is', () => {
    const s = board();
    const sword = placesFor(s, 0, inHand(s, 'Glamdring'));
    expect(sword.map((p) => [p.name, p.moves])).toEqual([['Moria', 1]]);
    const faction = placesFor(s, 0, inHand(s, 'Men of Anórien'));
    expect(faction.map((p) => [p.name, p.moves])).toEqual([['Minas Tirith', 2]]);
  });

  it('says what of one’s own deck a site is for, and nothing of where it lies', () => {
    const deck = ['Sting', 'Cram', 'Orcrist', 'Cram', 'Sting', 'Legolas', 'Marvels Told'] as const;
    const found = (order: readonly (typeof deck)[number][]) => {
      const s = board({ deck: order, discard: ['Cram'] });
      const seen = view(s, 0).state;
      expect(seen.players[0].deck.every((id) => query.nameOf(seen, id) !== 'Orcrist')).toBe(true);
      const list = ownList(s, 0);
      expect(list).toEqual([...list].sort((a, b) => a - b));
      return deckAt(outlook, seen, 0, siteCalled(seen, 'Moria'), list);
    };
    const here = found(deck);
    expect(here.unseen.map((c) => [c.name, c.count])).toEqual([
      ['Cram', 2],
      ['Orcrist', 1],
      ['Sting', 2],
    ]);
    expect(here.discarded.map((c) => [c.name, c.count])).toEqual([['Cram', 1]]);
    // whatever the order of the deck
    expect(found([...deck].reverse())).toEqual(here);
    // who has no list is told nothing
    const s = board({ deck });
    expect(deckAt(outlook, view(s, 1).state, 1, -1, undefined).unseen).toEqual([]);
  });

  it('knows nothing of places for what is played on an attack, or by the other side', () => {
    const s = board();
    for (const name of ['Dark Quarrels', 'Hobgoblins'])
      expect(placesFor(s, 0, inHand(s, name)), name).toEqual([]);
  });

  it('lets a character come home, and to any haven', () => {
    const s = board();
    expect(placesFor(s, 0, inHand(s, 'Legolas')).map((p) => p.name)).toEqual(
      ['Rivendell', 'Lórien', "Thranduil's Halls"].filter((n) => siteCalled(s, n) >= 0),
    );
  });

  it('counts from where a company is bound for', () => {
    const s = board();
    const [co] = query.companiesOf(s, 0);
    expect(movesTo(s, co).get('Moria')).toBe(1);
    const bound = { ...co, dest: siteCalled(s, 'Moria') };
    expect(movesTo(s, bound).get('Moria')).toBe(0);
    expect(movesTo(s, bound).get('Rivendell')).toBe(1);
  });

  it('says the reverse as well: what of the hand is for a site', () => {
    const s = board();
    const [co] = query.companiesOf(s, 0);
    const at = (site: string): string[] =>
      playableAt(s, co, siteCalled(s, site), s.players[0].hand).map((id) => query.nameOf(s, id));
    expect(at('Moria')).toEqual(['Glamdring']);
    expect(at('Minas Tirith')).toEqual(['Men of Anórien']);
    expect(at('Bree')).toEqual([]);
  });

  it('knows that what is unique and in play comes nowhere again', () => {
    const s = board({
      companies: [
        { at: 'Rivendell', members: [{ name: 'Aragorn II', bears: ['Glamdring'] }, 'Sam Gamgee'] },
      ],
    });
    expect(placesFor(s, 0, inHand(s, 'Glamdring'))).toEqual([]);
  });
});

const at = (board: string): State => {
  const s = boardNamed(board, 3);
  if (!s) throw new Error(`There is no board ${board}.`);
  decision(s);
  return s;
};

const member = (s: State, name: string): number =>
  s.table.find((id) => query.nameOf(s, id) === name) ?? -1;

describe('the odds', () => {
  it('count the ways of two dice', () => {
    expect(chanceOf((n) => n >= 7)).toBeCloseTo(21 / 36);
    expect(chanceOf(() => true)).toBeCloseTo(1);
    expect(chanceTwice((n) => n >= 7)).toBeCloseTo(1 - (15 / 36) ** 2);
    // two against two: as often above as below
    expect(chanceApart((n) => n > 0)).toBeCloseTo(chanceApart((n) => n < 0));
    expect(least((n) => n > 8)).toBe(9);
    expect(least(() => false)).toBe(13);
  });

  it('of a strike are those of the rolls that the strike sequence makes', () => {
    const s = at('strike');
    const f = query.strikeFrame(s);
    const a = query.attackFrame(s);
    if (!f || !a) throw new Error('There is no strike.');
    const prowess = query.stat(s, 'prowess', f.who);
    const need = query.attackStat(s, a, 'attack-prowess') - prowess + 1;
    const taps = strikeOdds(s, a, f, { stay: false });
    const stays = strikeOdds(s, a, f, { stay: true });
    const helped = strikeOdds(s, a, f, { stay: false, support: 1 });
    expect(taps.need).toBe(Math.max(2, need));
    expect(stays.fails).toBeCloseTo(chanceOf((n) => n >= need + 3));
    expect(helped.fails).toBeCloseTo(chanceOf((n) => n >= need - 1));
    for (const odds of [taps, stays, helped])
      expect(odds.fails + odds.nothing + odds.hits).toBeCloseTo(1);
    expect([taps.taps, stays.taps]).toEqual([true, false]);
    const body = query.stat(s, 'body', f.who);
    expect(taps.dies).toBeCloseTo(chanceOf((n) => n > body));
    expect(taps.harm).toBe('wounds');
  });

  it('of companies that fight are those of two rolls, one against the other', () => {
    const t = new Stage(officialPool('coe'), 1);
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'Ettenmoors', members: ['Gorbag'] }] },
      hazard: { kind: 'wizard', companies: [{ at: 'Ettenmoors', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('stay-untapped');
    const s = t.state;
    const f = query.strikeFrame(s);
    const a = query.attackFrame(s);
    if (!f || !a) throw new Error('There is no strike.');
    const odds = strikeOdds(s, a, f, { stay: false });
    // five against six: as his own roll and theirs fall
    const lead = query.stat(s, 'prowess', f.who) - query.stat(s, 'prowess', f.by);
    expect([odds.need, lead]).toEqual([0, -1]);
    expect(odds.fails).toBeCloseTo(chanceApart((n) => n + lead > 0));
    expect(odds.hits).toBeCloseTo(chanceApart((n) => n + lead < 0));
    expect(odds.beaten).toBeCloseTo(chanceOf((n) => n > query.stat(s, 'body', f.by)));
  });

  it('of what awaits a company are those of each who would face it', () => {
    const s = at('gate');
    const co = query.company(s, s.current);
    if (!co) throw new Error('There is no company.');
    const [orcs, ...more] = threatsAt(s, co, co.site);
    expect(more).toEqual([]);
    expect([orcs.strikes, orcs.prowess, orcs.body]).toEqual([4, 7, -1]);
    expect(orcs.each.map((x) => x.who)).toEqual(co.members);
    // asking changes nothing
    expect(threatsAt(s, co, co.site)).toEqual([orcs]);
  });

  it('of a faction count who tries it, and of a check what he bears', () => {
    const s = at('envoys');
    const riders = inHand(s, 'Riders of Rohan');
    const [king, ranger] = ['Théoden', 'Aragorn II'].map((n) => member(s, n));
    const by = (who: number): number => {
      const odds = factionOdds(s, who, riders);
      return odds?.kind === 'influence' ? odds.passes : -1;
    };
    expect(by(king)).toBeGreaterThan(by(ranger));
    const points = query.corruptionTotal(s, ranger);
    const check = corruptionOdds(s, ranger);
    if (check?.kind !== 'corruption') throw new Error('He can be corrupted.');
    const plus = query.rollModifier(s, 'corruption-check', ranger, -1);
    expect(check.passes).toBeCloseTo(chanceOf((n) => n + plus > points));
    expect(check.passes + check.discarded + check.eliminated).toBeCloseTo(1);
    const better = corruptionOdds(s, ranger, 1);
    expect(better?.kind === 'corruption' && better.passes).toBeGreaterThan(check.passes);
  });

  it('of a gold ring that is tested are those of each sort of ring it may be', () => {
    const t = new Stage(officialPool('coe'), 1);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Sam Gamgee', bears: ['Precious Gold Ring'] }],
          },
        ],
        hand: ['Magic Ring of Words', 'Marvels Told'],
      },
      hazard: {},
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Gandalf');
    const odds = chainOdds(t.state);
    if (odds?.kind !== 'ring') throw new Error('No ring is tested.');
    const [magic] = odds.rings.filter((r) => r.ring === 'magic-ring');
    expect(magic).toMatchObject({ held: true });
    for (const r of odds.rings) expect(r.chance).toBeGreaterThan(0);
    expect(odds.rings.filter((r) => r.held)).toEqual([magic]);
  });
});
