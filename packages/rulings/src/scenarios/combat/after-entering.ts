import { type BoardSpec, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { duringAttack } from '../help.ts';
import { ALL, defend, face, meet } from './help.ts';

/** Cave-drake lies in wait at a site where one Orc guards what can be learned. */
const DALE: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Lórien',
        to: 'Dimrill Dale',
        members: [
          { name: 'Aragorn II', bears: ['Cram'] },
          'Elrond',
          { name: 'Sam Gamgee', status: 'tapped' },
          'Bergil',
        ],
        onGuard: ['Cave-drake'],
      },
    ],
    hand: [
      'Halfling Strength',
      'Dreams of Lore',
      'Forewarned Is Forearmed',
      'Concealment',
      'Dodge',
    ],
  },
  hazard: { hand: ['Doors of Night', 'Lure of Nature'] },
  moment: 'site',
};

/** The automatic-attack is met by Aragorn, who taps; the creature comes. */
function enter(t: Stage): void {
  t.resource.chooses('enter the site');
  t.hazard.chooses('reveal Cave-drake');
  t.equal(t.attack().name, 'Dimrill Dale', 'the automatic-attack is first');
}

/** Resource and hazard cards while a creature that was on guard attacks. */
export const afterEntering: readonly Scenario[] = [
  scenario(
    'With the automatic-attacks behind it a company has entered: it acts freely while a creature on guard attacks',
    {
      proves: ['coe/2.V.ii', 'coe/2.V.ii.1', 'coe/3.i', 'pef/term/attacks-creature/2'],
      rules: ALL,
    },
    (t) => {
      t.board(DALE);
      enter(t);
      t.say('Before: nothing but what touches the attack');
      t.resource
        .mayNot('use Cram')
        .refused('Cram', { combat: duringAttack(t), need: 'coe/9.2', phase: 'coe/9.1.3' })
        .refused('Halfling Strength', {
          combat: duringAttack(t),
          phase: 'coe/9.1.3',
          'no-target': 'coe/9.3',
        })
        .refused('Forewarned Is Forearmed', { combat: duringAttack(t) })
        .may('play Concealment');
      t.allPass();
      t.rolls(12);
      defend(t, 'Aragorn II');
      face(t, 'Aragorn II');
      t.equal([t.attack().name, t.card('Aragorn II').status], ['Cave-drake', 'tapped'], 'then it');
      t.asks(t.resource, 'attack');
      t.resource
        .may('use Cram')
        .may('play Halfling Strength')
        .may('play Forewarned Is Forearmed')
        .may('play Concealment');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'he eats before strikes are assigned');
      t.resource.plays('Forewarned Is Forearmed').stage.resolve();
      t.equal(
        t.card('Forewarned Is Forearmed').zone,
        'play',
        'even what has nothing to do with it',
      );
      t.shows('pef/term/attacks-creature/2#1');
      t.hazard
        .refused('Doors of Night', { phase: 'coe/2.1.2', 'site-phase': 'coe/3.i' })
        .refused('Lure of Nature', { phase: 'coe/2.1.2', 'site-phase': 'coe/3.i' });
    },
  ),

  scenario(
    'Between its strikes, too, but not in the midst of a strike',
    { proves: ['coe/3.iv', 'coe/2.V.ii.1'], rules: ALL },
    (t) => {
      t.board(DALE);
      enter(t);
      t.allPass();
      t.rolls(12);
      defend(t, 'Aragorn II');
      face(t, 'Aragorn II');
      t.allPass();
      t.hazard.chooses('a strike to Elrond').chooses('a strike to Sam Gamgee');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('use Cram').may('play Halfling Strength');
      t.rolls(12);
      face(t, 'Elrond');
      t.asks(t.resource, 'between-strikes')
        .resource.plays('Halfling Strength', 'Sam Gamgee', { way: 'untap a tapped' })
        .stage.resolve();
      t.equal(t.card('Sam Gamgee').status, 'untapped', 'he is up before his strike');
      meet(t, 'Sam Gamgee');
      t.asks(t.resource, 'strike-defender')
        .resource.may('play Dodge')
        .mayNot('use Cram')
        .refused('Cram', { 'other-strike': 'coe/3.iv.5', phase: 'coe/9.1.3', strike: 'coe/3.iv.5' })
        .refused('Forewarned Is Forearmed', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
    },
  ),

  scenario(
    'What taps the site waits until the creatures on guard have been faced',
    {
      proves: ['coe/2.V.1.1', 'crf/turn/site-phase/general/7'],
      rules: ALL,
    },
    (t) => {
      t.board(DALE);
      enter(t);
      t.resource.mayNot('Dreams of Lore').refused('Dreams of Lore', { combat: duringAttack(t) });
      t.shows('crf/turn/site-phase/general/7#1');
      t.allPass();
      t.rolls(12);
      defend(t, 'Aragorn II');
      face(t, 'Aragorn II');
      t.asks(t.resource, 'attack');
      t.resource
        .mayNot('Dreams of Lore')
        .refused('Dreams of Lore', { 'attacks-first': 'coe/2.V.1.1' });
      t.resource.plays('Concealment').stage.resolve();
      t.asks(t.resource, 'site').resource.may('play Dreams of Lore');

      t.say('Not begun but resolved: it waits between the strikes too, to the last of them');
      t.board(DALE);
      enter(t);
      t.allPass();
      t.rolls(12, 12, 12);
      defend(t, 'Aragorn II');
      face(t, 'Aragorn II');
      t.allPass();
      t.hazard.chooses('a strike to Bergil').chooses('a strike to Sam Gamgee');
      for (const who of ['Bergil', 'Sam Gamgee', null] as const) {
        t.asks(t.resource, 'between-strikes')
          .resource.may('play Forewarned Is Forearmed')
          .mayNot('play Dreams of Lore')
          .refused('Dreams of Lore', { 'attacks-first': 'coe/2.V.1.1' });
        if (who) face(t, who);
      }
      t.allPass();
      t.expect(!t.underAttack, 'the attack is resolved');
      t.asks(t.resource, 'site').resource.plays('Dreams of Lore').stage.resolve();
      t.equal(t.card('Dimrill Dale').status, 'tapped', 'and now the site is tapped');
      t.shows('crf/turn/site-phase/general/7#3');
    },
  ),

  scenario(
    'An attack in the midst of a card leaves no time for other things, at the site either',
    { proves: ['coe/3.2', 'crf/term/timing/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: [
                { name: 'Aragorn II', bears: ['Cram'], status: 'tapped' },
                'Elrond',
                'Bergil',
              ],
            },
          ],
          hand: ['Rescue Prisoners', 'Forewarned Is Forearmed', 'Concealment'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.asks(t.resource, 'attack');
      t.resource
        .may('play Concealment')
        .mayNot('use Cram')
        .refused('Cram', { combat: duringAttack(t), phase: 'coe/9.1.3' })
        .refused('Forewarned Is Forearmed', { combat: duringAttack(t) });
      t.say('As each strike is met he does what he does in any strike sequence');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: [{ name: 'Aragorn II', bears: ['Magic Ring of Stealth'] }, 'Elladan'],
            },
          ],
          hand: ['Rescue Prisoners', 'Concealment', 'Risky Blow'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.resource.may('play Concealment').mayNot('play Risky Blow').mayNot('Magic Ring of Stealth');
      t.shows('crf/term/timing/3#1');
      t.resource.passes();
      t.resource.chooses('a strike to Aragorn II').chooses('a strike to Elladan');
      t.resource.chooses('resolve the strike against Aragorn II').chooses('no');
      t.passUntil('strike-defender').resource.may('play Risky Blow');
      t.shows('crf/term/timing/3#3');
      t.resource.uses('Magic Ring of Stealth').stage.resolve();
      t.expect(t.underAttack, 'that of the other is still to come');
      t.equal(t.card('Aragorn II').status, 'untapped', 'and he met nothing');
      t.shows('crf/term/timing/3#2');
    },
  ),
];
