import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Creatures that go over to those whom they attack: LE-220 Ready to His Will, BA-67 Memories of Old Torture. */

const READY = 'Ready to His Will';
const MEMORIES = 'Memories of Old Torture';
const TWO: readonly Member[] = ['Jerrek', 'Ciryaher'];

/** Minions on their way to Tharbad, or to Bree; such a creature attacks them. */
const attacked = (
  t: Stage,
  creature: CardName,
  members: readonly Member[] = TWO,
  more: {
    card?: Named;
    hand?: readonly Named[];
    events?: readonly Named[];
    /** at the village, and not on the way to the ruin */
    inTown?: true;
  } = {},
): Stage => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'LE-359', to: more.inTown ? 'LE-356' : 'LE-407', members }],
      hand: [READY],
    },
    hazard: {
      kind: 'ringwraith',
      companies: [{ at: 'LE-390', members: ['Gorbag'] }],
      hand: [more.card ?? creature, ...(more.hand ?? [])],
      events: more.events ?? [],
    },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays(creature, more.inTown ? 'Border-hold' : 'Wilderness').stage.resolve();
  return t;
};

/** The same, and it has gone over to Ciryaher. */
const tamed = (
  t: Stage,
  creature: CardName,
  members?: readonly Member[],
  more?: Parameters<typeof attacked>[3],
): Stage => {
  attacked(t, creature, members, more);
  t.resource.plays(READY).stage.resolve();
  t.resource.chooses('Ciryaher');
  return t;
};

const isCovert = (t: Stage): boolean => query.isCovert(t.state, t.company('Ciryaher'));

const numbers = (t: Stage, name: Named): number[] =>
  (['prowess', 'body', 'mind'] as const).map((x) => t.card(name).stat(x));

describe('Ready to His Will', () => {
  holds('the creature is the ally of one who taps for it', (t) => {
    tamed(t, 'Giant', TWO, { card: 'TW-39' });
    t.expect(!t.underAttack, 'the attack is over');
    t.equal(t.card('Giant').host, 'Ciryaher', 'with him');
    t.equal(t.card('Ciryaher').status, 'tapped', 'who has tapped for it');
    t.equal(t.card('Jerrek').status, 'untapped', 'and nobody else');
    t.equal(t.card(READY).host, 'Giant', 'the card is with it');
    t.equal(numbers(t, 'Giant'), [6, 8, 1], 'its numbers');
    t.equal([t.points(0).ally, t.points(1).kill], [1, 0], 'one point, and none else');
  });

  holds('all attacks of the creature are canceled', (t) => {
    tamed(t, 'Assassin', TWO, { inTown: true });
    t.expect(!t.underAttack, 'no other comes');
    t.equal([t.card('Assassin').host, numbers(t, 'Assassin')], ['Ciryaher', [4, 8, 1]], 'its own');
  });

  holds('those who are tapped already control none', (t) => {
    attacked(
      t,
      'Abductor',
      [
        { name: 'Jerrek', status: 'tapped' },
        { name: 'Ciryaher', status: 'wounded' },
      ],
      { inTown: true },
    );
    t.resource.refused(READY, { need: 'coe/9.2' });
    attacked(t, 'Abductor', [{ name: 'Jerrek', status: 'tapped' }, 'Ciryaher'], { inTown: true });
    t.resource.plays(READY).stage.resolve();
    t.equal(t.card('Abductor').host, 'Ciryaher', 'there is only one');
  });

  for (const creature of ['Brigands', 'Wargs', 'Land-drake'] as const)
    holds(`${creature}: too many of them, or of another race`, (t) => {
      attacked(t, creature, TWO, creature === 'Land-drake' ? { card: 'TD-40' } : {});
      t.resource.refused(READY, { 'no-target': 'coe/9.3' });
    });

  holds('attacks that no creature makes are none', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-385', members: TWO }],
        hand: [READY],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.expect(t.underAttack, 'the men of the town');
    t.resource.refused(READY, { 'no-target': 'coe/9.3' });
  });

  holds(
    'it fights for them, and is eliminated as others are; the card goes to its own player',
    (t) => {
      tamed(t, 'Giant', TWO, { card: 'TW-39', hand: ['Wargs'] });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.allPass();
      t.resource.chooses('Giant');
      t.resource.chooses('Jerrek');
      t.fightOut(2, 12, 12);
      t.equal(t.card('Giant').zone, 'removed', 'out of play');
      t.equal([t.card('Giant').kind, t.state.owner[t.id('Giant')]], ['creature', 1], 'what it was');
      t.expect(
        t.state.players[1].removed.includes(t.id('Giant')),
        'with the other cards of its player',
      );
      t.equal(t.card(READY).zone, 'discard', 'it is of no use');
      t.expect(t.state.players[0].discard.includes(t.id(READY)), 'nor has anybody else it');
      t.equal(t.points(0).ally, 0, 'no point');
    },
  );

  holds('it is discarded with its master, to the pile of its player', (t) => {
    attacked(t, '"Bert" (Bûrat)', ['Ciryaher'], { hand: ['Wargs'] });
    t.resource.plays(READY).stage.resolve();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut(12, 2, 12);
    t.equal(t.card('Ciryaher').zone, 'removed', 'he fell');
    t.expect(t.state.players[1].discard.includes(t.id('"Bert" (Bûrat)')), 'whose card it is');
    t.expect(t.state.players[0].discard.includes(t.id(READY)), 'and this is the other');
  });

  holds('what its own card says of its prowess is normal: so long as it is so', (t) => {
    tamed(t, 'Orc-lieutenant', TWO, { hand: ['Orc-raiders'] });
    t.equal(t.card('Orc-lieutenant').stat('prowess'), 4, 'they have met Orcs this turn: it');
    t.skipTo('organization', { turns: 1 });
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Orc-lieutenant').stat('prowess'), 0, 'and no longer have');
  });

  holds('an Orc or a Troll is seen from afar; there is one of each who is unique', (t) => {
    const BERT = '"Bert" (Bûrat)';
    t.expect(isCovert(attacked(t, 'Giant', TWO, { card: 'TW-39' })), 'Men alone');
    tamed(t, 'Giant', TWO, { card: 'TW-39' });
    t.expect(isCovert(t), 'and a Giant');
    tamed(t, BERT, TWO, { hand: [BERT] });
    t.expect(!isCovert(t), 'a Troll');
    t.hazard.refused(BERT, { unique: 'coe/g.man.1' });
  });

  holds('an opponent may try to influence it, as any ally', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-352', members: TWO },
          { at: 'LE-390', members: ['Lieutenant of Dol Guldur', 'Lieutenant of Morgul'] },
        ],
        hand: [READY],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-352', members: ['Gorbag'] }],
        hand: ['Orc-lieutenant', 'Orc-lieutenant'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const was = t.state.def[t.id('Orc-lieutenant')];
    t.hazard.plays('Orc-lieutenant', 'Dark-hold').stage.resolve();
    t.resource.plays(READY).stage.resolve();
    t.resource.chooses('Ciryaher');
    t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
    t.hazard.mayNot('Orc-lieutenant', 'showing a copy');
    t.hazard.chooses('Gorbag tries to influence Orc-lieutenant');
    t.rolls(2, 12).resolve();
    t.equal(
      t.state.players[1].discard.map((x) => t.state.def[x]),
      [was],
      'to its own player',
    );
    t.expect(t.state.players[0].discard.includes(t.id(READY)), 'and the card that made it so');
  });
});

describe('Memories of Old Torture', () => {
  const below = (t: Stage, hand: readonly Named[], bears: readonly Named[] = []): void => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [
          {
            at: 'BA-93',
            to: 'BA-100',
            members: [
              { name: 'The Balrog', bears },
              { name: 'Azog', status: 'tapped' },
            ],
          },
        ],
        hand: [MEMORIES, 'Darkness Wielded'],
      },
      hazard: { hand },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('one who is tapped may control it, and none taps', (t) => {
    below(t, ['Umagaur the Pale']);
    t.hazard.plays('Umagaur the Pale').stage.resolve();
    t.resource.plays(MEMORIES).stage.resolve();
    t.resource.chooses('Azog');
    t.equal(t.card('Umagaur the Pale').host, 'Azog', 'his');
    t.equal(numbers(t, 'Umagaur the Pale'), [7, 7, 1], 'a body of seven');
    t.equal(t.card('The Balrog').status, 'untapped', 'nobody taps');
    t.equal(t.points(0).ally, 1, 'a point');
  });

  holds('each of its attacks must have one strike', (t) => {
    below(t, ['Nameless Thing'], ['Great Shadow']);
    t.hazard.plays('Nameless Thing').stage.resolve();
    t.resource.refused(MEMORIES, { 'no-target': 'coe/9.3' });
    t.resource.plays('Darkness Wielded', { way: 'prowess' }).stage.resolve();
    t.equal(t.attack().strikes, 1, 'this one has');
    t.resource.refused(MEMORIES, { 'no-target': 'coe/9.3' });
  });

  for (const [site, keeps] of [
    ['Moria', true],
    ['Dol Guldur', false],
  ] as const)
    holds(`on the way to ${site} it ${keeps ? 'stays' : 'goes, where the land is dark'}`, (t) => {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'BA-93', to: 'LE-382', members: ['Azog'] }],
          hand: [MEMORIES],
          sites: ['BA-88', 'BA-93'],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      t.resource.plays(MEMORIES).stage.resolve();
      t.skipTo('organization', { turns: 1 });
      t.skipTo('organization', { turns: 1 });
      t.resource.chooses('move the company of Azog', site);
      t.skipTo('movement-hazard');
      t.equal(t.card(MEMORIES).zone, keeps ? 'play' : 'discard', 'the card');
      t.equal(t.card('Orc-lieutenant').zone, keeps ? 'play' : 'discard', 'and the ally');
      t.equal(t.points(0).ally, keeps ? 1 : 0, 'and its point');
    });

  holds('a Drake goes over too', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'BA-93', to: 'LE-382', members: ['Azog'] }],
        hand: [MEMORIES],
      },
      hazard: { hand: ['TD-40'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Land-drake', 'Wilderness').stage.resolve();
    t.resource.plays(MEMORIES).stage.resolve();
    t.equal(numbers(t, 'Land-drake'), [1, 7, 1], 'one of the lesser');
  });
});
