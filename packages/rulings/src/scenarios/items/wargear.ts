import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { type Members, unaided } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const wargsOn = (members: Members, creature: Named = 'Wargs'): BoardSpec => ({
  resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
  hazard: { hand: [creature] },
  moment: 'hazards',
});

/** Facing a strike she, who is no warrior, can do nothing with it. */
function unused(t: Stage, shield: Named): void {
  t.board({ ...wargsOn([{ name: 'Annalena', bears: [shield] }]), asksPasses: true });
  t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
  t.passUntil('defend').resource.chooses('a strike to Annalena');
  t.passUntil('stay-untapped').resource.chooses('no');
  t.passUntil('strike-defender').resource.options_are('pass');
}

export const wargear: readonly Scenario[] = [
  scenario(
    "Durin's Axe: twice as good in the hands of a Dwarf",
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Balin', bears: ["Durin's Axe"] }] }],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Balin').stat('prowess'), t.card('Balin').corruption, t.points(0).item],
        [8, 3, 4],
        'a Dwarf',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Faramir', bears: ["Durin's Axe"] }] }],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Faramir').stat('prowess'), t.card('Faramir').corruption, t.points(0).item],
        [7, 2, 2],
        'a Dúnadan',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Glorfindel II', bears: ["Durin's Axe"] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Glorfindel II').stat('prowess'), 9, 'nobody is better than nine for it');
    },
  ),

  scenario(
    'Enruned Shield: more body, and a warrior makes a strike of no effect',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board(
        wargsOn([
          { name: 'Gimli', bears: ['Enruned Shield'] },
          { name: 'Sam Gamgee', status: 'tapped' },
        ]),
      );
      t.equal(t.card('Gimli').stat('body'), 10, 'eight and three, but ten at most');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource
        .chooses('a strike to Gimli')
        .chooses('resolve the strike against Gimli')
        .chooses('yes');
      // the strike against Sam
      t.rolls(12);
      t.resource.uses('Enruned Shield').stage.resolve();
      t.equal(
        [t.card('Enruned Shield').status, t.card('Gimli').status],
        ['tapped', 'untapped'],
        'the shield is tapped, he is unhurt',
      );
      t.expect(
        !t.steps
          .flatMap((x) => x.events)
          .some((e) => e.event === 'strike' && e.who === t.id('Gimli')),
        'nothing was rolled for it',
      );
      t.say('one who is no warrior does not use it');
      unused(t, 'Enruned Shield');
    },
  ),

  scenario(
    'Glamdring: three more, up to eight, or nine against Orcs',
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      const meets = (creature: Named, key: string): number => {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Moria', members: [{ name: 'Beorn', bears: ['Glamdring'] }] },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        if (creature === 'Corpse-candle') t.rolls(12);
        t.hazard.plays(creature, key).stage.resolve();
        if (t.decision().about === 'defend') t.resource.chooses('Beorn');
        return t.strikeProwess();
      };
      t.equal(meets('Corpse-candle', 'Shadow-hold'), 8, 'seven and three are eight');
      t.equal(meets('Little Snuffler', 'Shadow-hold'), 9, 'or nine against an Orc');
    },
  ),

  scenario(
    'Great-shield of Rohan: more body, and a warrior need not tap against a strike',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      const fight = (roll: number): void => {
        t.board(
          wargsOn([
            { name: 'Gimli', bears: ['Great-shield of Rohan'] },
            { name: 'Legolas', status: 'tapped' },
          ]),
        );
        t.equal(t.card('Gimli').stat('body'), 9, 'eight and two, but nine at most');
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource
          .chooses('a strike to Gimli')
          .chooses('resolve the strike against Gimli')
          .chooses('no');
        unaided(t);
        t.equal(t.strikeProwess(), 5, 'at full prowess');
        t.rolls(roll, 2, 12);
        t.resource.uses('Great-shield of Rohan').stage.resolve();
      };
      fight(9);
      t.equal(
        [t.card('Great-shield of Rohan').status, t.card('Gimli').status],
        ['tapped', 'untapped'],
        'only the shield is tapped',
      );
      fight(2);
      t.equal(t.card('Gimli').status, 'wounded', 'it does not keep him from being wounded');
      t.say('one who is no warrior does not use it');
      unused(t, 'Great-shield of Rohan');
    },
  ),

  scenario(
    'Hauberk of Bright Mail: armour for warriors',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Erkenbrand', bears: ['Hauberk of Bright Mail'] },
                { name: 'Gimli', bears: ['Hauberk of Bright Mail'] },
                { name: 'Adrazar', bears: ['Hauberk of Bright Mail'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [
          t.card('Erkenbrand').stat('body'),
          t.card('Gimli').stat('body'),
          t.card('Adrazar').stat('body'),
        ],
        [8, 9, 6],
        'two more, up to nine; nothing for one who is no warrior',
      );
    },
  ),

  scenario(
    'Gollum: leads two away from what is keyed to wild or shadowed lands',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const lead = (members: Named[], key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Goblin-gate',
                members: [{ name: 'Gimli', bears: ['Gollum'] }, ...members],
              },
            ],
          },
          hazard: { hand: ['Orc-warband'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Orc-warband', key).stage.resolve();
      };
      lead(['Legolas'], 'Wilderness');
      t.resource.uses('Gollum').stage.resolve();
      t.expect(!t.underAttack && t.card('Gollum').status === 'tapped', 'the attack is canceled');
      lead(['Legolas'], 'Shadow-hold');
      t.resource.mayNot('use Gollum');
      lead(['Legolas', 'Bergil'], 'Wilderness');
      t.resource.mayNot('use Gollum');
    },
  ),

  scenario(
    'Gollum: takes the One Ring with him where he finds it, but in no Haven',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Gollum'] },
                { name: 'Frodo', bears: ['The One Ring'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Gollum').stage.resolve();
      t.equal(
        [t.card('Gollum').zone, t.card('The One Ring').zone],
        ['discard', 'discard'],
        'both are discarded',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Gollum'] },
                { name: 'Frodo', bears: ['The One Ring'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Gollum');
    },
  ),

  scenario(
    'Gollum: to be met at Goblin-gate or in Moria',
    { proves: ['coe/2.V.2'], rules: ALL },
    (t) => {
      for (const at of ['Goblin-gate', 'Moria'] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Gollum'] },
          moment: 'entered',
        });
        t.resource.may('play Gollum');
      }
      t.board({
        resource: {
          companies: [{ at: 'Mount Gram', members: ['Gimli'] }],
          hand: ['Gollum', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play Gollum');
    },
  ),
];
