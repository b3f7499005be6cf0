import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, letBe, meet } from './help.ts';

/** No published card but an item, or what is part of one, gives prowess up to a maximum. */
const HIGH_HEART = {
  id: 'XX-1',
  kind: 'event',
  name: 'High Heart',
  alignment: 'hero',
  side: 'resource',
  duration: 'permanent',
  on: 'target',
  plays: [{ is: 'action', targets: [{ target: 'card', a: { kind: 'character' } }], does: [] }],
  abilities: [{ is: 'modify', stat: 'prowess', of: 'bearer', by: 3, max: 7 }],
} as unknown as Card;

/** Strikes that events call down, and what else an event makes of a strike. */
export const strikesOfEvents: readonly Scenario[] = [
  scenario(
    'Cruel Caradhras strikes whoever leaves a site in the mountains, Imlad Morgul among them',
    {
      proves: [
        'crf/card/cruel-caradhras/1',
        'crf/card/cruel-caradhras/2',
        'crf/errata/card-errata/12',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [at, to, by, can] of [
        ['Minas Morgul', 'Minas Tirith', ['Imlad Morgul', 'Ithilien', 'Anórien'], true],
        ['Minas Tirith', 'Minas Morgul', ['Anórien', 'Ithilien', 'Imlad Morgul'], false],
        // the region is meant, and this lies there too
        ['Cirith Ungol', 'Henneth Annûn', ['Imlad Morgul', 'Ithilien'], true],
        ['Goblin-gate', 'Rivendell', ['High Pass', 'Rhudaur'], true],
        ['Goblin-gate', 'Rivendell', 'starter', false],
        ['Rivendell', "Beorn's House", ['Rhudaur', 'High Pass', 'Anduin Vales'], true],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, by, members: ['Aragorn II'] }] },
          hazard: { hand: ['Cruel Caradhras'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (can) t.hazard.may('play Cruel Caradhras');
        else t.hazard.refused('Cruel Caradhras', { 'no-target': 'coe/9.3' });
      }
    },
  ),

  scenario(
    "Who lives through the body check of Dragon's Blood is not wounded",
    { proves: ['crf/card/dragons-blood/1'], rules: ALL },
    (t) => {
      const bled = (check: number): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
          },
          hazard: { hand: ['Cave-drake', "Dragon's Blood"] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
        t.fightOut(12, check);
      };
      bled(9);
      t.equal(
        [t.card('Aragorn II').zone, t.card('Aragorn II').status],
        ['play', 'tapped'],
        'he has tapped for the strike, and no more',
      );
      t.say('One more on the dice, and he does not live through it');
      bled(10);
      t.equal(t.card('Aragorn II').zone, 'removed', 'he is gone');
    },
  ),

  scenario(
    'What is no item is put in the order that serves him best',
    {
      proves: ['crf/turn/combat/the-strike-sequence/8', 'coe/3.iv.6'],
      rules: ALL,
      invented: [HIGH_HEART],
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', status: 'wounded', bears: [HIGH_HEART.name as Named] },
                'Elrond',
              ],
            },
          ],
          events: ['Sun'],
        },
        hazard: { hand: ['Wargs', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.equal(t.card('Boromir II').stat('prowess'), 8, 'to seven at most, and one for the Sun');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Elrond');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Boromir II');
      // 6 - 2 + 3 + 1; the wound last would leave him 6, the Sun before the maximum 7
      t.asks(t.hazard, 'strike-hazard');
      t.equal(t.strikeProwess(), 8, 'the wound first, then what has a maximum, then the Sun');
    },
  ),

  scenario(
    'While an attack inside a card goes on both may do only what touches it, or the strike that is met',
    { proves: ['pef/term/attacks-non-creature/3', 'coe/3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Easterling Camp',
              to: 'Barad-dûr',
              by: ['Horse Plains', 'Nurn', 'Gorgoroth'],
              members: [
                { name: 'Aragorn II', bears: ['Cram'], status: 'tapped' },
                'Beorn',
                'Elrond',
              ],
            },
          ],
          hand: ['More Sense than You', 'Skin-changer', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: {
          hand: ['River', 'Weariness of the Heart', 'Tribal Banner', 'Doors of Night'],
          events: ['Mordor in Arms', 'Akhôrahil'],
        },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.asks(t.resource, 'attack');
      if (t.rules === 'coe') {
        t.resource.options_are('play More Sense than You', 'play Skin-changer', 'pass');
        t.resource.plays('More Sense than You', 'Elrond').stage.resolve();
        t.resource.passes();
        t.hazard.options_are('play Tribal Banner', 'pass');
      } else {
        // by the older rulings it could only be canceled
        t.resource.options_are('pass').passes();
        t.hazard.options_are('pass');
        t.shows('pef/term/attacks-non-creature/3#5');
      }
      t.passUntil('defend');
      defend(t, 'Beorn');
      t.equal(
        t.attack().assigned.includes('Elrond'),
        t.rules !== 'coe',
        'who keeps out of it is given no strike',
      );
      if (t.rules === 'coe') t.shows('pef/term/attacks-non-creature/3#2');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.asks(t.hazard, 'strike-hazard');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'use Akhôrahil', 'pass');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }).stage.resolve();
      // what changes the body alone
      t.hazard.uses('Akhôrahil', 'Aragorn II').stage.resolve();
      t.equal(t.card('Aragorn II').stat('body'), 8, 'his nine, less one');
      t.shows('pef/term/attacks-non-creature/3#4');
      meet(t, 'Aragorn II');
      t.equal(t.strikeProwess(), 4, 'six, one less by the card and one less for being tapped');
      t.resource.options_are('use Cram: untap', 'pass');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.strikeProwess(), 5, 'he is up again');
      t.shows('pef/term/attacks-non-creature/3#3');
      t.rolls(12).resource.passes();
      meet(t, 'Beorn');
      t.asks(t.resource, 'strike-defender');
      const numbers = () => [t.card('Beorn').stat('prowess'), t.card('Beorn').stat('body')];
      t.equal(numbers(), [7, 9], 'as he is');
      t.resource.options_are('play Skin-changer', 'pass');
      t.resource.plays('Skin-changer').stage.resolve();
      t.equal(numbers(), [9, 11], 'two more of both');
      t.shows('pef/term/attacks-non-creature/3#4');
    },
  ),
];
