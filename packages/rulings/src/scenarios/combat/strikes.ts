import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, defend, face, letBe, meet } from './help.ts';

/** The strike sequence, step by step. */
export const strikes: readonly Scenario[] = [
  scenario(
    'The steps of a strike sequence come in their order, and nothing else',
    {
      proves: [
        'crf/turn/combat/the-strike-sequence/2',
        'companion/annotation/17/1',
        'companion/annotation/18/1',
        'companion/the-strike-sequence/1',
        'coe/3.iv',
        'coe/3.iv.1',
        'coe/3.iv.2',
        'coe/3.iv.3',
        'coe/3.iv.4',
        'coe/3.iv.5',
        'coe/3.iv.6',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                'Aragorn II',
                { name: 'Elrond', bears: ['Healing Herbs'] },
                { name: 'Gimli', bears: ['Cram'] },
                'Frodo',
                { name: 'Sam Gamgee', status: 'tapped' },
              ],
            },
          ],
          hand: ['Risky Blow', 'Concealment', 'Marvels Told', 'Smoke Rings', 'Vilya'],
          discard: ['Cram'],
        },
        hazard: {
          hand: ['Wargs', 'Weariness of the Heart', 'River', 'Doors of Night'],
          events: ['Wake of War', 'Adûnaphel'],
          sideboard: ['Brigands'],
        },
        moment: 'hazards',
      });
      t.resource.may('use Healing Herbs').passes();
      t.hazard.may('use Adûnaphel').may('spend Adûnaphel on the sideboard');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      // three strikes, two of them for these, one for the attacker to give
      defend(t, 'Aragorn II', 'Elrond');
      t.hazard.chooses('a strike to Gimli');
      t.asks(t.resource, 'between-strikes').resource.may('play Smoke Rings');
      letBe(t, 'between-strikes');
      t.asks(t.resource, 'strike');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.asks(t.hazard, 'strike-hazard');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'pass');
      t.hazard
        .refused('River', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' })
        .refused('Doors of Night', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' });
      t.shows(
        'companion/annotation/18/1#1',
        'companion/annotation/18/1#6',
        'companion/the-strike-sequence/1#1',
      );
      t.hazard.passes();
      t.asks(t.resource, 'stay-untapped');
      t.resource.options_are('no', 'yes');
      t.shows('companion/annotation/18/1#3');
      t.resource.chooses('no');
      t.asks(t.resource, 'support');
      // who has a strike of his own does not support
      t.resource.options_are('Frodo', 'pass');
      t.shows('companion/annotation/18/1#4');
      t.resource.passes();
      t.asks(t.resource, 'strike-defender');
      t.resource.options_are('play Risky Blow', 'pass');
      t.shows('companion/annotation/18/1#5');
      t.resource
        .refused('Concealment', { 'no-target': 'coe/9.3', strike: 'coe/3.iv.5' })
        .refused('Marvels Told', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' })
        .refused('Smoke Rings', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' })
        // what makes Elrond stronger does nothing for Aragorn
        .refused('Vilya', { 'other-strike': 'coe/3.iv.5' });
      t.rolls(2, 2);
      t.resource.passes();
      t.equal(t.card('Aragorn II').status, 'wounded', '8 against 10');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('play Smoke Rings').mayNot('play Risky Blow');
      t.shows('companion/the-strike-sequence/1#2');
      t.say('A strike that is canceled ends its sequence without a roll');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [{ name: 'Aragorn II', bears: ['Magic Ring of Stealth'] }, 'Gimli'],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Aragorn II', 'Gimli');
      meet(t, 'Aragorn II');
      t.resource.refused('Smoke Rings', {
        'other-strike': 'coe/3.iv.5',
        strike: 'coe/3.iv.5',
      });
      t.resource.uses('Magic Ring of Stealth').stage.resolve();
      t.asks(t.resource, 'between-strikes').resource.may('play Smoke Rings');
      t.shows('companion/the-strike-sequence/1#4');
      t.say('Three less, to the point, are the price of staying untapped');
      for (const [roll, status] of [
        [5, 'wounded'],
        [6, 'untapped'],
        [7, 'untapped'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Gimli'] }],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Aragorn II', 'Gimli');
        t.rolls(roll, ...(status === 'wounded' ? [2] : []));
        face(t, 'Aragorn II', true);
        t.equal(t.card('Aragorn II').status, status, `${roll} + 6 - 3 against 9`);
      }
      t.shows('companion/annotation/18/1#3');
    },
  ),

  scenario(
    'Support, staying untapped and excess strikes are added up',
    {
      proves: [
        'coe/3.iv.2',
        'coe/3.iv.3',
        'coe/3.iv.4',
        'coe/3.iv.7.3',
        'crf/turn/combat/the-strike-sequence/2',
        'crf/turn/combat/the-strike-sequence/3',
        'crf/turn/combat/attack/8',
        'coe/3.v',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond'] }],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
      defend(t, 'Aragorn II', 'Elrond');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.asks(t.hazard, 'excess');
      t.hazard.options_are('0', '1', '2', '3');
      t.hazard.chooses('1');
      t.equal(t.strikeProwess(), 5, 'one less');
      t.shows('crf/turn/combat/the-strike-sequence/3#2');
      t.rolls(7);
      t.resource.chooses('yes');
      // 6 - 1 - 3 + 7 against 8: one less would not have been enough
      t.equal(t.card('Aragorn II').status, 'untapped', 'he did not tap, for he won');
      t.shows('crf/turn/combat/the-strike-sequence/3#3');
      // nothing of it lasts: but the rest of the excess must fall on the last strike
      t.equal(t.strikeProwess(), 5, 'Elrond has to bear the other two');
      // having a strike of his own he was not asked for help before
      t.shows('crf/turn/combat/the-strike-sequence/3#2', 'crf/turn/combat/the-strike-sequence/3#4');
      t.rolls(12);
      t.resource.chooses('no');
      t.equal(t.card('Elrond').status, 'tapped', 'he taps');
      t.equal(t.card('Aragorn II').stat('prowess'), 6, 'Aragorn is what he was');
      t.equal(
        t.card('Orc-guard').zone,
        'pile',
        'two strikes beaten are enough, the excess need not be',
      );

      t.say('So it is where they have a body: that of the strike that was met, and no other');
      for (const check of [5, 4] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II'] }] },
          hazard: { hand: ['Olog Warlords'] },
          moment: 'hazards',
        });
        t.hazard.plays('Olog Warlords', 'Shadow-land').stage.resolve();
        t.fightOut(12, check);
        t.equal(
          t.card('Olog Warlords').zone,
          check === 5 ? 'pile' : 'discard',
          'one check of the body for three strikes, two of them in excess',
        );
      }
    },
  ),

  scenario(
    'In a strike sequence a tap for another end is no answer',
    {
      proves: [
        'crf/turn/combat/the-strike-sequence/2',
        'crf/turn/combat/the-strike-sequence/3',
        'companion/annotation/18/1',
        'coe/3.iv.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [{ name: 'Elrond', bears: ['Star-glass'] }, 'Frodo'],
            },
          ],
          hand: ['Marvels Told', 'Risky Blow', 'Lucky Strike', 'Concealment', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Wargs', 'Gloom', 'New Moon', 'River'], events: ['Wake of War'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Marvels Told').may('use Star-glass').may('play Concealment').passes();
      letBe(t, 'attack');
      defend(t, 'Elrond', 'Frodo');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Elrond');
      t.asks(t.hazard, 'strike-hazard');
      // Gloom lowers the prowess of the one who faces the strike; tapping him is another thing
      t.hazard.options_are('play Gloom: prowess', 'pass');
      t.hazard.refused('River', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' });
      t.hazard.plays('Gloom', { way: 'prowess' });
      t.resolve();
      t.equal(t.card('Elrond').stat('prowess'), 6, 'Gloom is upon him');
      t.shows('crf/turn/combat/the-strike-sequence/3#1');
      t.equal(t.card('Frodo').stat('prowess'), 1, 'and on nobody else');
      t.expect(about(t) === 'excess', 'then the excess strike');
      t.hazard.chooses('0');
      t.shows('companion/annotation/18/1#2');
      t.resource.chooses('no');
      // one bears on who faces the strike, one on its roll
      t.resource.options_are('play Risky Blow', 'play Lucky Strike', 'pass');
      t.resource.refused('Smoke Rings', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
      t.shows('crf/turn/combat/the-strike-sequence/3#5', 'crf/turn/combat/the-strike-sequence/3#6');
      t.resource
        .refused('Marvels Told', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' })
        .refused('Star-glass', { 'no-target': 'coe/9.3', strike: 'coe/3.iv.5' })
        .refused('Concealment', { 'no-target': 'coe/9.3', strike: 'coe/3.iv.5' });
      t.shows('crf/turn/combat/the-strike-sequence/3#7', 'companion/annotation/18/1#7');
      t.say('Nor does he help another out of his own bag just then, or a third one out of his');
      for (const helper of ['Elrond', 'Gimli'] as const) {
        const bears: Named[] = ['Healing Herbs'];
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Mount Gram',
                members: [
                  helper === 'Elrond' ? { name: helper, bears } : 'Elrond',
                  helper === 'Gimli' ? { name: helper, bears } : 'Gimli',
                  { name: 'Frodo', status: 'tapped' },
                ],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.may('use Healing Herbs');
        letBe(t, 'attack');
        defend(t, 'Elrond');
        t.hazard.chooses('a strike to Frodo');
        letBe(t, 'between-strikes');
        t.resource.chooses('resolve the strike against Elrond');
        letBe(t, 'strike-hazard');
        t.resource.chooses('no');
        letBe(t, 'support');
        t.asks(t.resource, 'strike-defender').resource.options_are('pass');
        t.shows(
          `companion/annotation/18/1#${helper === 'Elrond' ? 7 : 6}`,
          'crf/turn/combat/the-strike-sequence/3#7',
        );
      }
    },
  ),

  scenario(
    'A wounded character has two less, not three',
    {
      proves: [
        'crf/turn/combat/the-strike-sequence/7',
        'crf/term/character/2',
        'coe/3.iv.6',
        'coe/3.I.1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', status: 'wounded' },
                { name: 'Elrond', status: 'tapped' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'strike');
      t.rolls(4, 6, 12);
      t.resource.chooses('resolve the strike against Boromir II');
      // 6 - 2 + 4 against 9: the body check of 6 is one higher against the wounded, and not higher than 7
      t.equal(t.card('Boromir II').zone, 'play', 'he survives');
      t.equal(t.card('Boromir II').status, 'wounded', 'and is wounded, not tapped');

      t.say('With a five he is as strong as the strike: one less, and he would be struck');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', status: 'wounded' },
                { name: 'Elrond', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(5, 12);
      t.resource.chooses('resolve the strike against Boromir II');
      t.equal(
        t.card('Boromir II').zone,
        'play',
        '6 - 2 + 5 against 9: no body check was made, and the twelve was for Elrond',
      );
      t.shows('crf/turn/combat/the-strike-sequence/7#1', 'crf/term/character/2#2');

      t.say('What untaps the tapped is of no use to the wounded');
      for (const status of ['tapped', 'wounded'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Boromir II', status }] }],
            hand: ['Hundreds of Butterflies'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (status === 'tapped') t.resource.may('play Hundreds of Butterflies');
        else t.resource.refused('Hundreds of Butterflies', { 'no-target': 'coe/9.3' });
      }
      t.say('Nor does he get up with the tapped as a turn begins');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Boromir II', status: 'wounded' },
                { name: 'Elrond', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('organization');
      t.equal(
        [t.card('Boromir II').status, t.card('Elrond').status],
        ['wounded', 'untapped'],
        'he is wounded still',
      );
      t.shows('crf/turn/combat/the-strike-sequence/7#2');
    },
  ),

  scenario(
    'A blow on a wound makes the body check one higher',
    { proves: ['coe/3.I.1', 'coe/3.I.2'], rules: ALL },
    (t) => {
      for (const status of ['wounded', 'tapped'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: 'Boromir II', status }, 'Elrond'] },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        defend(t, 'Elrond');
        t.rolls(2, 7, 12);
        face(t, 'Boromir II');
        t.equal(
          t.card('Boromir II').zone,
          status === 'wounded' ? 'removed' : 'play',
          `7 against a body of 7, ${status} before`,
        );
      }
    },
  ),

  scenario(
    'Tapped is one less in the sequence',
    {
      proves: [
        'coe/3.iv.6',
        'pef/term/strike-sequence/3',
        'pef/term/strike-sequence/3.1',
        'coe/6.1.4',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Beorn', { name: 'Faramir', bears: ['Sword of Gondolin'] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Beorn').stat('prowess'), 7, 'Beorn without the sword');
      t.equal(t.card('Faramir').stat('prowess'), 7, 'the sword gives two to one of 5');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Beorn', status: 'tapped', bears: ['Sword of Gondolin'] },
                'Elrond',
              ],
            },
          ],
          hand: ['Risky Blow', 'Dodge'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.equal(t.card('Beorn').stat('prowess'), 8, '7 and 2 more, but not above 8');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      defend(t, 'Elrond');
      meet(t, 'Beorn');
      t.asks(t.resource, 'strike-defender');
      t.equal(t.strikeProwess(), 7, 'then the one less: the maximum does not make up for it');
      t.resource.plays('Risky Blow').stage.resolve();
      t.equal(t.strikeProwess(), 10, 'what comes after the weapon may go beyond the maximum');
      // 10 + 2 against 9
      t.rolls(2).pass();
      t.equal(t.card('Beorn').status, 'tapped', 'unharmed');
      t.say('So may what was there before the weapon');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Beorn', bears: ['Sword of Gondolin'] }] },
          ],
          events: ['Gates of Morning', 'Clear Skies'],
        },
        moment: 'organization',
      });
      t.equal(t.card('Beorn').stat('prowess'), 10, 'eight, and then two more');
    },
  ),

  scenario(
    'The weapon comes first, then everything else',
    { proves: ['crf/turn/combat/the-strike-sequence/8', 'coe/3.iv.6', 'coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', status: 'wounded', bears: ['Glamdring'] },
                'Elrond',
                'Gimli',
                'Frodo',
              ],
              events: ['Fellowship'],
            },
          ],
          events: ['Sun'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      defend(t, 'Frodo');
      t.hazard.chooses('a strike to Boromir II');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Boromir II');
      // 6, Glamdring to 8, then +1 +1 -2; the wound first would have made it 9
      t.equal(t.strikeProwess(), 8, 'Glamdring is counted before the wound');
    },
  ),

  scenario(
    'A ring with a maximum: before or after the tapping',
    { proves: ['crf/turn/combat/the-strike-sequence/8', 'coe/3.iv.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Frodo', status: 'tapped', bears: ['The One Ring'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.equal(t.card('Frodo').stat('prowess'), 2, 'twice his own at most');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Elrond');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Frodo');
      t.asks(t.hazard, 'strike-hazard');
      // the older rules count all items first; today only a weapon is, and his player puts the loss before the ring
      t.equal(t.strikeProwess(), t.rules === 'coe' ? 2 : 1, 'tapped');
    },
  ),

  scenario(
    'One card that needs a skill against a strike, not two',
    { proves: ['pef/term/strike-sequence/2', 'crf/term/skill-cards/2', 'coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Frodo'] }],
          hand: ['Risky Blow', 'Risky Blow', 'Block', 'Dodge'],
        },
        hazard: { hand: ['Wargs', 'Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      defend(t, 'Aragorn II', 'Frodo');
      meet(t, 'Aragorn II');
      t.resource.options_are('play Risky Blow', 'play Block', 'play Dodge', 'pass');
      t.resource.plays('Risky Blow', 'Aragorn II').stage.resolve();
      t.equal(t.strikeProwess(), 9, 'three more');
      // what needs no skill may still be played
      t.resource.options_are('play Dodge', 'pass');
      t.resource
        .refused('Risky Blow', { 'skill-used': 'coe/3.iv.5' })
        .refused('Block', { 'skill-used': 'coe/3.iv.5' });
      t.shows('crf/term/skill-cards/2#1');
      t.rolls(12);
      t.resource.passes();
      meet(t, 'Frodo');
      t.resource.may('play Dodge');
      t.rolls(12).resource.passes();
      t.say('Against the next strike he has his skill again');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      meet(t, 'Aragorn II');
      t.resource.options_are('play Risky Blow', 'play Dodge', 'pass');
      t.shows('crf/term/skill-cards/2#1');
    },
  ),

  scenario(
    'Outside strike sequences one character may use several skill cards',
    { proves: ['crf/term/skill-cards/1', 'coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elrond', bears: ['Fair Gold Ring', 'Beautiful Gold Ring'] },
                'Frodo',
              ],
            },
          ],
          hand: ['Test of Lore', 'Test of Lore'],
        },
        moment: 'organization',
      });
      t.rolls(7, 7);
      t.resource.plays('Test of Lore', 'Elrond', 'Fair Gold Ring').stage.resolve();
      t.equal(t.card('Fair Gold Ring').zone, 'discard', 'the first ring is tested');
      t.resource.plays('Test of Lore', 'Elrond', 'Beautiful Gold Ring').stage.resolve();
      t.equal(t.card('Beautiful Gold Ring').zone, 'discard', 'and the second by the same sage');
      t.say('The second may answer the first as well');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elrond', bears: ['Fair Gold Ring', 'Beautiful Gold Ring'] },
                'Frodo',
              ],
            },
          ],
          hand: ['Test of Lore', 'Test of Lore'],
        },
        moment: 'organization',
      });
      t.rolls(7, 7);
      t.resource.plays('Test of Lore', 'Elrond', 'Fair Gold Ring');
      t.equal(t.chain(), ['Test of Lore'], 'the first is declared');
      t.resource.plays('Test of Lore', 'Elrond', 'Beautiful Gold Ring').stage.resolve();
      t.equal(
        [t.card('Fair Gold Ring').zone, t.card('Beautiful Gold Ring').zone],
        ['discard', 'discard'],
        'both are tested',
      );
      t.say('So he may on the way, and against an attack before strikes are assigned');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil', 'Gimli'] }],
          events: ['Gates of Morning'],
          hand: [
            'Many Turns and Doublings',
            'Many Turns and Doublings',
            'Many Turns and Doublings',
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      const limit = t.limit('Elladan');
      const turns = 'Many Turns and Doublings';
      t.resource.plays(turns, 'Elladan', { way: 'hazard limit' }).stage.resolve();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays(turns, 'Elladan', { way: 'hazard limit' }).stage.resolve();
      t.equal([t.underAttack, t.limit('Elladan')], [true, limit - 2], 'two by the same ranger');
      t.resource.plays(turns, 'Elladan', { way: 'cancel' }).stage.resolve();
      t.expect(!t.underAttack, 'and a third');
    },
  ),

  scenario(
    'A card for one with a skill is played by one who has it, character or ally',
    { proves: ['crf/term/skill-cards/3', 'crf/term/ally/7'], rules: ALL },
    (t) => {
      for (const members of [
        ['Elrond', 'Boromir II'],
        ['Elrond', { name: 'Boromir II', bears: ['Gollum'] }],
        ['Elrond', 'Sam Gamgee'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members }],
            hand: ['Concealment', 'Many Turns and Doublings', 'Escape'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        const scout = members[1] !== 'Boromir II';
        const ranger = members[1] === 'Sam Gamgee';
        if (scout) t.resource.may('play Concealment');
        else t.resource.mayNot('play Concealment').refused('Concealment', { 'no-user': 'coe/9.2' });
        if (ranger) t.resource.may('play Many Turns');
        else
          t.resource
            .mayNot('play Many Turns')
            .refused('Many Turns and Doublings', { 'no-user': 'coe/9.2' });
        if (scout && !ranger) {
          t.resource.plays('Concealment', 'Gollum').stage.resolve();
          t.equal(t.card('Gollum').status, 'tapped', 'the ally tapped for it');
          t.expect(!t.underAttack, 'and the attack is canceled');
        }
      }
      t.shows('crf/term/ally/7#3');
      t.say('So it is with what is for warriors, and for sages');
      for (const who of ['Boromir II', 'Fatty Bolger'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: [who, 'Legolas'] }],
            hand: ['Risky Blow', 'Dodge'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        defend(t, who, 'Legolas');
        meet(t, who);
        if (who === 'Boromir II') t.resource.may('play Risky Blow');
        else t.resource.mayNot('play Risky Blow').refused('Risky Blow', { 'no-target': 'coe/9.3' });
      }
      for (const who of ['Elrond', 'Gimli'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }],
            hand: ['Marvels Told'],
          },
          hazard: { events: ['Lure of Power'], hand: ['River'] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (who === 'Elrond') t.resource.may('play Marvels Told');
        else t.resource.refused('Marvels Told', { 'no-user': 'coe/9.2' });
      }
    },
  ),
];
