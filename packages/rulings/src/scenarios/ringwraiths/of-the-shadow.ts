import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

const kind = 'ringwraith';

/** With two less for being stored no published gold ring of minions can come to show The One Ring. */
const PROMISE = {
  id: 'XX-4',
  kind: 'item',
  name: 'Gold Ring of Great Promise',
  alignment: 'minion',
  class: 'gold-ring',
  points: 2,
  corruption: 1,
  tests: [
    { ring: 'the-one-ring', totals: [10, 99] },
    { ring: 'dwarven-ring', totals: [8, 99] },
  ],
} as unknown as Card;

/** No published card lets a Ringwraith use The One Ring, and what is of no use to him weighs on nobody anyway. */
const MASTERY = {
  id: 'XX-5',
  kind: 'event',
  name: 'Master of the One',
  alignment: 'minion',
  side: 'resource',
  duration: 'permanent',
  on: 'target',
  bearerUses: 'the-one-ring',
  plays: [{ is: 'action', targets: [{ target: 'card', a: { kind: 'character' } }], does: [] }],
} as unknown as Card;

/** What the older rulings say of Ringwraiths, and of cards of minions. */
export const ofTheShadow: readonly Scenario[] = [
  scenario(
    'A Ringwraith player has five of general influence besides, which control nobody',
    { proves: ['crf/tournament/general/3'], rules: ALL },
    (t) => {
      // minds of six, six, five and two
      for (const [who, left, zone] of [
        ['Luitprand', 0, 'play'],
        ['Dôgrib', 1, 'hand'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Dol Guldur', members: ['Hador', 'Hendolen', 'Ciryaher', 'Ostisen'] },
            ],
            hand: [who],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(t.generalInfluence(0), 1 + 5, 'what is left, and five');
        t.resource.chooses('organize').chooses(`play ${who}`, 'general influence in').passes();
        t.passUntil('long-event');
        t.equal([t.card(who).zone, t.generalInfluence(0)], [zone, left + 5], who);
      }
      t.shows('crf/tournament/general/3#1', 'crf/tournament/general/3#2');
      t.say('So has one who is Sauron, seven of whose own are for ruling; and in the other’s turn');
      const rules = ['Hador', 'Hendolen', 'Ciryaher', 'Ostisen'] as const;
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: {
          kind,
          companies: [{ at: 'Dol Guldur', members: rules }],
          events: ['The Lidless Eye'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.generalInfluence(1), 1 + 7 + 5, 'five more than he can use');
      t.shows('crf/tournament/general/3#3', 'crf/tournament/general/3#4');
      for (const [who, zone] of [
        ['Luitprand', 'play'],
        ['Dôgrib', 'hand'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: [...rules, 'Lagduf', 'Radbug'] }],
            events: ['The Lidless Eye'],
            hand: [who],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(t.generalInfluence(0), 1 + 5, 'one to use, and five');
        t.resource.chooses('organize').chooses(`play ${who}`, 'general influence in').passes();
        t.passUntil('long-event');
        t.equal(t.card(who).zone, zone, `Sauron’s five control nobody: ${who}`);
      }
      t.shows('crf/tournament/general/3#5');
    },
  ),
  scenario(
    'With a Ringwraith who bears it The One Ring weighs on nobody else',
    { proves: ['crf/card/the-one-ring/3'], rules: ALL, invented: [MASTERY] },
    (t) => {
      const weighs = (bearer: Named, ...more: Named[]): number => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Dol Guldur',
                members: [{ name: bearer, bears: ['LE-326', ...more] }, 'Hador'],
              },
              { at: 'Carn Dûm', members: ['Ostisen'] },
            ],
          },
          moment: 'organization',
        });
        t.equal(t.card('Ostisen').corruption, 0, 'those elsewhere never feel it');
        return t.card('Hador').corruption;
      };
      t.equal(weighs('Ciryaher'), 1, 'the company');
      t.equal(t.card('Ciryaher').corruption, 6 + 1, 'and he himself is one of them');
      t.equal(weighs('Ren the Ringwraith'), 0, 'not that of a Ringwraith');
      t.say('Not even if he could use it');
      const mastery = MASTERY.name as Named;
      const had = (): number => t.card('Ren the Ringwraith').stat('influence');
      weighs('Ren the Ringwraith');
      const before = had();
      t.equal(
        [weighs('Ren the Ringwraith', mastery), had() - before],
        [0, 5],
        'it serves him, and weighs on nobody',
      );
      t.say('Nor one who follows another');
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                'The Witch-king',
                {
                  name: 'Ren the Ringwraith',
                  under: 'The Witch-king',
                  bears: ['LE-326', mastery],
                },
                'Hador',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Hador').corruption, 0, 'nobody feels it');
      t.shows('crf/card/the-one-ring/3#1', 'crf/card/the-one-ring/3#2');
    },
  ),
  scenario(
    'The One Ring is not played after the test of a gold ring that is stored',
    { proves: ['crf/card/the-one-ring/4'], rules: ALL, invented: [PROMISE] },
    (t) => {
      const ring = PROMISE.name as Named;
      const stores = (bears: Named, hand: Named[]): void => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: [{ name: 'Hador', bears: [bears] }] }],
            hand,
          },
          moment: 'organization',
          // his own check, and the test, which is two less there
          rolls: [12, 12],
          asksPasses: true,
        });
        t.resource.chooses('store', 'Gold Ring').stage.resolve();
        t.equal(rolled(t, 'ring').at(-1)?.total, 10, 'what the test has shown');
        t.asks(t.resource, 'ring');
      };
      stores(ring, ['LE-326', 'LE-305']);
      t.resource.options_are("Dwarven Ring of Barin's Tribe", 'pass');
      t.say('So with that of heroes, which a ten would be with this one');
      stores('Precious Gold Ring', ['TW-347', 'TW-216']);
      t.resource.options_are("Dwarven Ring of Durin's Tribe", 'pass');
      t.shows('crf/card/the-one-ring/4#1');
      t.say('Where it is not stored the same number is The One Ring: here Gandalf tests it');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: [{ name: 'Gandalf', bears: [ring] }] }],
          hand: ['LE-326', 'LE-305'],
        },
        moment: 'organization',
        rolls: [10],
        asksPasses: true,
      });
      t.resource.uses('Gandalf', 'Gold Ring').stage.resolve();
      t.asks(t.resource, 'ring');
      t.resource.options_are('The One Ring', "Dwarven Ring of Barin's Tribe", 'pass');
      t.shows('crf/card/the-one-ring/4#2');
      t.say('So it is for a Wizard');
      t.board({
        resource: {
          kind: 'wizard',
          companies: [
            { at: 'Bree', members: [{ name: 'Gandalf', bears: ['Precious Gold Ring'] }] },
          ],
          hand: ['TW-347', 'TW-216'],
        },
        moment: 'organization',
        rolls: [10],
        asksPasses: true,
      });
      t.resource.uses('Gandalf', 'Gold Ring').stage.resolve();
      t.asks(t.resource, 'ring');
      t.resource.options_are('The One Ring', "Dwarven Ring of Durin's Tribe", 'pass');
      t.shows('crf/card/the-one-ring/4#2');
      t.say('And for a Ringwraith, whose sage tests it in the fire');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Hador', bears: [ring] }] }],
          hand: ['LE-326', 'LE-305', 'Test of Fire'],
        },
        moment: 'organization',
        rolls: [10],
        asksPasses: true,
      });
      t.resource.plays('Test of Fire').stage.resolve();
      t.asks(t.resource, 'ring');
      t.resource.options_are('The One Ring', "Dwarven Ring of Barin's Tribe", 'pass');
      t.shows('crf/card/the-one-ring/4#2');
    },
  ),

  scenario(
    'Freeze the Flesh on the Ringwraith: he is not lost; where losing him is losing it comes too late',
    {
      proves: ['crf/tournament/freeze-the-flesh/1', 'crf/card/freeze-the-flesh/2'],
      rules: ALL,
    },
    (t) => {
      const FREEZE = 'Freeze the Flesh';
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', to: 'AS-143', members: ['Ren the Ringwraith', 'Ciryaher'] },
          ],
          hand: [FREEZE],
        },
        hazard: { kind: 'wizard', hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.tally(0);
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Ren');
      if (t.rules === 'crf') {
        t.fightOut(2, 12);
        t.equal(t.state.result?.winner, 1, 'the game is over, and his player has lost it');
        t.equal(
          [t.card('Ren the Ringwraith').zone, t.hand(0)],
          ['removed', [FREEZE]],
          'he is gone, and the card was of no use',
        );
        t.shows('crf/card/freeze-the-flesh/2#1');
        return;
      }
      t.fightOut(2, 12);
      t.equal(t.card('Ren the Ringwraith').zone, 'removed', 'slain');
      t.equal(t.tally(0), before - 5, 'five less without him');
      t.expect(!t.state.result, 'and nobody has won');
      t.rolls(12).resource.plays(FREEZE).stage.resolve();
      t.shows('crf/card/freeze-the-flesh/2#2');
      t.equal(
        [t.card('Ren the Ringwraith').zone, t.tally(0)],
        ['play', before],
        'back, and nothing is lost',
      );
      t.say('Whoever has another back by it has lost them still');
      t.board({
        resource: {
          kind,
          avatarLost: true,
          companies: [{ at: 'Dol Guldur', to: 'AS-143', members: ['Ciryaher', 'Hador'] }],
          hand: [FREEZE],
        },
        hazard: { kind: 'wizard', hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const less = t.tally(0);
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Hador');
      t.fightOut(2, 12);
      t.rolls(12).resource.plays(FREEZE).stage.resolve();
      t.equal([t.card('Hador').zone, t.tally(0)], ['play', less], 'five are missing as before');
      t.shows('crf/tournament/freeze-the-flesh/1#1');

      t.say('So with a Fallen-wizard');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'WH-56',
              to: 'TW-418',
              by: ['Gap of Isen', 'Enedhwaith', 'Dunland', 'Hollin'],
              members: ['Saruman', 'Ciryaher'],
            },
          ],
          hand: [FREEZE],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const fallen = t.tally(0);
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Saruman');
      t.fightOut(2, 12);
      t.equal([t.card('Saruman').zone, t.tally(0)], ['removed', fallen - 5], 'slain, and missed');
      t.rolls(12).resource.plays(FREEZE).stage.resolve();
      t.equal([t.card('Saruman').zone, t.tally(0)], ['play', fallen], 'back again');
      t.shows('crf/tournament/freeze-the-flesh/1#2');
    },
  ),
  scenario(
    'The Arkenstone of minions takes what a Dwarf has, but not those who follow him',
    { proves: ['crf/card/arkenstone/1', 'crf/errata/card-errata/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Hador', bears: ['LE-418'] }] }],
        },
        hazard: {
          kind: 'wizard',
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Thorin II',
                  bears: ['Glamdring', 'Bill the Pony', 'Lure of Nature', 'Promptings of Wisdom'],
                },
                { name: 'Bifur', under: 'Thorin II' },
              ],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.uses('The Arkenstone', 'Thorin II').stage.resolve();
      t.equal(
        ['Thorin II', 'Glamdring', 'Bill the Pony', 'Bifur'].map((x) => t.card(x).zone),
        ['discard', 'discard', 'discard', 'play'],
        'he and his things',
      );
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Promptings of Wisdom').zone],
        ['discard', 'discard'],
        'and what lay on him',
      );
      t.shows(
        'crf/card/arkenstone/1#1',
        'crf/card/arkenstone/1#2',
        'crf/errata/card-errata/4#1',
        'crf/errata/card-errata/4#2',
      );
    },
  ),
  scenario(
    'Biter and Beater: the blade gives more, and no more than its own maximum',
    { proves: ['crf/card/beater-and-biter/1'], rules: ALL },
    (t) => {
      const prowess = (blade: Named, who: Named): number[] => {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Goblin-gate', members: [{ name: who, bears: [blade] }] },
            ],
            hand: ['Biter and Beater!'],
          },
          hazard: { hand: ['Orc-patrol'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
        const before = t.card(who).stat('prowess');
        t.resource.plays('Biter and Beater!').stage.resolve();
        return [before, t.card(who).stat('prowess')];
      };
      t.equal(prowess('Sword of Gondolin', 'Faramir'), [7, 8], 'of two one is left');
      t.shows('crf/card/beater-and-biter/1#2');
      t.equal(prowess('Sword of Gondolin', 'Éowyn'), [4, 6], 'she is far from it: all of the two');
      t.shows('crf/card/beater-and-biter/1#1');
      t.equal(prowess('Glamdring', 'Faramir'), [8, 9], 'so with Glamdring');
      t.equal(prowess('Orcrist', 'Faramir'), [9, 10], 'and with Orcrist');
      t.shows('crf/card/beater-and-biter/1#2');
    },
  ),
];
