import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face, meet, OLD } from './help.ts';

/** Who has a skill helps another against his strike: no published card lets him. */
const FRIENDS_BLADE = {
  id: 'XX-1',
  kind: 'event',
  name: 'Blade of a Friend',
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      user: { skill: 'warrior', skillOnly: true },
      targets: [{ target: 'strike', facedBy: { kind: 'character' } }],
      does: [{ do: 'modify', stat: 'attack-prowess', of: 'strike', by: -1, until: 'strike' }],
    },
  ],
} as unknown as Card;

/** Rules of combat that no older ruling tells. */
export const moreCombat: readonly Scenario[] = [
  scenario(
    'An attack that has begun goes on though its card leaves play',
    { proves: ['coe/3.1.2', 'coe/3.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: ['Aragorn II', 'Elrond'],
            },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Scorba Ahunt'] },
        moment: 'passives',
      });
      t.equal(t.chain(), ['Scorba Ahunt'], 'the attack stands first on a chain of its own');
      t.resolve();
      t.asks(t.resource, 'attack');
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Scorba Ahunt').stage.resolve();
      t.equal(t.card('Scorba Ahunt').zone, 'discard', 'the card is gone');
      t.expect(t.underAttack, 'the Dragon is not');
      t.equal(t.attack().assigned, ['Aragorn II', 'Elrond'], 'and strikes');
    },
  ),

  scenario(
    'Three less to stay untapped, one more for each who taps in support',
    {
      proves: ['coe/3.iv.3', 'coe/3.iv.4', 'coe/3.iv.7.3', 'crf/turn/combat/the-strike-sequence/3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: ['Aragorn II', 'Elrond', 'Gimli', { name: 'Boromir II', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Barrow-wight'] },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      defend(t, 'Aragorn II');
      t.asks(t.resource, 'stay-untapped');
      t.resource.chooses('yes');
      t.equal(t.strikeProwess(), 3, 'three less');
      t.shows('crf/turn/combat/the-strike-sequence/3#3');
      t.resource.options_are('Elrond', 'Gimli', 'pass');
      t.resource.chooses('Elrond');
      t.equal(t.strikeProwess(), 4, 'one more');
      t.shows('crf/turn/combat/the-strike-sequence/3#4');
      t.resource.options_are('Gimli', 'pass');
      t.rolls(8);
      t.resource.chooses('Gimli');
      // 5 + 8 against 12
      t.equal(
        ['Aragorn II', 'Elrond', 'Gimli'].map((n) => t.card(n).status),
        ['untapped', 'tapped', 'tapped'],
        'he wins and stays untapped, those who helped are tapped',
      );
      t.equal(
        [t.card('Barrow-wight').zone, t.card('Aragorn II').stat('prowess')],
        ['pile', 6],
        'it is defeated, and he is what he was',
      );

      t.say('Who is tapped already has nothing to stay, and is not asked');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [{ name: 'Boromir II', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Barrow-wight'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.passUntil('strike-hazard').hazard.passes();
      t.asks(t.resource, 'strike-defender');
      t.equal(t.strikeProwess(), 5, 'one less, since he is tapped, and no more');
      t.shows('crf/turn/combat/the-strike-sequence/3#3');
    },
  ),

  scenario(
    'No company is sent back in the middle of an attack',
    { proves: ['coe/3.5', 'crf/turn/movement/returning-to-site-of-origin/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: ['Aragorn II', 'Elrond', 'Gimli', 'Faramir'],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'Snowstorm', 'River'], events: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.may('play Snowstorm');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.hazard
        .may('play River')
        .mayNot('play Snowstorm')
        .refused('Snowstorm', { 'in-combat': 'coe/3.5' });
      t.hazard.passes();
      defend(t, 'Aragorn II', 'Elrond');
      t.hazard
        .may('play River')
        .mayNot('play Snowstorm')
        .refused('Snowstorm', { 'in-combat': 'coe/3.5' });
    },
  ),

  scenario(
    'Of two weapons one is in use, and taking up the other ends the first',
    { proves: ['coe/6.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elladan', bears: ["Durin's Axe", 'Wormsbane', 'Great-shield of Rohan'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [
          t.card("Durin's Axe").inUse,
          t.card('Wormsbane').inUse,
          t.card('Great-shield of Rohan').inUse,
        ],
        [false, true, true],
        'one weapon, and the shield besides',
      );
      t.equal(
        [t.card('Elladan').stat('prowess'), t.card('Elladan').stat('body')],
        [7, 9],
        'two more for one weapon only',
      );
      t.resource.chooses("begin using Durin's Axe").stage.resolve();
      t.equal(
        [
          t.card("Durin's Axe").inUse,
          t.card('Wormsbane').inUse,
          t.card('Great-shield of Rohan').inUse,
        ],
        [true, false, true],
        'the other way round',
      );
      t.equal(t.card('Elladan').stat('prowess'), 7, 'two more for the axe now');
      t.say('So it is with shields, with armor and with helmets');
      for (const [one, other] of [
        ['Great-shield of Rohan', 'Enruned Shield'],
        ['Hauberk of Bright Mail', 'Habergeon of Silver'],
        ['Adamant Helmet', 'Dragon-helm'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [{ name: 'Elladan', bears: [one, other] }] }],
          },
          moment: 'organization',
        });
        t.equal([t.card(one).inUse, t.card(other).inUse], [false, true], 'the later one');
        t.resource.chooses(`begin using ${one}`).stage.resolve();
        t.equal([t.card(one).inUse, t.card(other).inUse], [true, false], 'the other');
      }
    },
  ),

  scenario(
    'A shield is counted before anything else that touches the body',
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Elladan', status: 'tapped', bears: ['Enruned Shield'] }, 'Elrond'],
            },
          ],
          hand: ['Dodge'],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.equal(t.card('Elladan').stat('body'), 10, '8 and 3 more, but not above 10');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      meet(t, 'Elladan');
      t.asks(t.resource, 'strike-defender');
      t.rolls(2, 10);
      t.resource.plays('Dodge').stage.resolve();
      t.resource.passes();
      // 10, then one less for the Dodge; the other way round it would still be 10, and he would live
      t.resource.chooses('give Enruned Shield to Elrond');
      t.equal(t.card('Elladan').zone, 'removed', 'a body check of 10 against 9');
    },
  ),

  scenario(
    'The skill of another is his own against that strike, in the older rules',
    { proves: ['crf/term/skill-cards/2'], rules: ALL, invented: [FRIENDS_BLADE] },
    (t) => {
      const blade = FRIENDS_BLADE.name as Named;
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Risky Blow', blade, blade, 'Dodge'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Aragorn II', 'Boromir II');
      meet(t, 'Aragorn II');
      t.resource.plays('Risky Blow', 'Aragorn II').stage.resolve();
      if (t.rules === 'coe') t.resource.refused(blade, { 'skill-used': 'coe/3.iv.5' });
      else {
        t.resource.plays(blade, 'Boromir II').stage.resolve();
        t.resource.refused(blade, { 'skill-used': 'coe/3.iv.5' });
      }
      t.resource.may('play Dodge');
      t.shows('crf/term/skill-cards/2#2');
    },
  ),

  scenario(
    'Against one strike a character declares one card that needs a skill',
    { proves: ['crf/term/skill-cards/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Risky Blow', 'Block'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      defend(t, 'Aragorn II', 'Boromir II');
      t.rolls(12);
      meet(t, 'Aragorn II');
      t.resource.options_are('play Risky Blow', 'play Block', 'pass');
      t.resource.plays('Risky Blow');
      // Block was no option any more: the strike is over, and the next one is another matter
      t.equal(t.card('Aragorn II').status, 'tapped', 'he tapped');
      t.shows('crf/term/skill-cards/2#1');
      meet(t, 'Boromir II');
      t.resource.options_are('play Block', 'pass');
      t.rolls(12);
      t.resource.plays('Block');
      t.equal(t.card('Boromir II').status, 'untapped', 'Boromir did not');
    },
  ),

  scenario(
    'Without a card of the rescue site rescuers go to that of the captor, and do nothing else there',
    { proves: ['coe/3.III.6', 'coe/3.III.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Boromir II', 'Elladan'] }],
          prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'Ettenmoors' }],
          hand: ['Glamdring', 'Elf-stone', 'Star-glass'],
        },
        moment: 'organization',
      });
      t.resource.may('move the company of Boromir II, Elladan to Ettenmoors');
      t.resource.chooses('move the company of Boromir II, Elladan to Ettenmoors');
      t.passUntil('route');
      t.resource.chooses('starter');
      t.passUntil('enter');
      t.resource.chooses('enter the site');
      t.rolls(12, 12, 12);
      defend(t, 'Boromir II');
      face(t, 'Boromir II', true);
      t.asks(t.resource, 'site');
      t.resource
        .mayNot('play Glamdring')
        .refused('Glamdring', { 'rescue-site': 'coe/3.III.6' })
        .mayNot('play Elf-stone');
      t.resource.chooses('try to rescue the prisoners of Flies and Spiders');
      t.resolve();
      defend(t, 'Boromir II', 'Elladan');
      face(t, 'Boromir II');
      face(t, 'Elladan', true);
      t.resource.chooses('Elladan');
      t.equal(t.card('Gimli').companions, ['Boromir II', 'Elladan'], 'Gimli is free');
      t.resource.mayNot('play Glamdring').may('play Elf-stone');
      t.resource.plays('Elf-stone', 'Gimli').stage.resolve();
      t.resource.mayNot('play Star-glass');
    },
  ),
];
