import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** No published hazard is played on a corruption check that is being made. */
const QUALMS = 'Second Qualms' as Named;
const SECOND_QUALMS = {
  id: 'XX-1',
  kind: 'event',
  name: QUALMS,
  alignment: 'neutral',
  side: 'hazard',
  duration: 'short',
  plays: [
    {
      is: 'action',
      targets: [{ target: 'check', kind: 'corruption', who: { kind: 'character' } }],
      does: [{ do: 'modify-check', by: -2 }],
    },
  ],
} as unknown as Card;

/** Who is spared a corruption card, who frees another, and what answers a check. */
export const luresAndCurses: readonly Scenario[] = [
  scenario(
    'The checks of Lure of Nature: both may touch them, and the hazard player nothing else any more',
    { proves: ['crf/card/lure-of-nature/3'], rules: ALL, invented: [SECOND_QUALMS] },
    (t) => {
      for (const left of [1, 0]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Aragorn II', bears: ['Lure of Nature'] },
                  'Gandalf',
                  'Sam Gamgee',
                ],
              },
            ],
            hand: ['New Friendship', 'Halfling Strength'],
          },
          hazard: {
            hand: ['Wargs', 'Despair of the Heart', 'Weariness of the Heart', QUALMS],
          },
          moment: 'hazards',
          declared: 3 - left,
          asksPasses: true,
        });
        t.equal(t.chain(), [], 'not before the phase comes to its end');
        t.allPass();
        t.equal(t.chain(), ['Lure of Nature'], 'and then they are');
        t.shows('crf/card/lure-of-nature/3#1');
        t.say('The checks are declared, and both may still touch them');
        t.resource.may('play New Friendship').may('tap Gandalf in support of Aragorn II');
        if (left === 0) t.resource.plays('New Friendship', '(1)');
        else t.resource.passes();
        t.hazard
          .mayNot('play Wargs')
          .mayNot('play Despair of the Heart')
          .mayNot('play Weariness of the Heart');
        if (left === 0) {
          t.say('Nothing at all if the limit is reached');
          t.hazard.mayNot('play').refused(QUALMS, { 'hazard-limit': 'coe/2.IV.iii.1' });
          t.shows('crf/card/lure-of-nature/3#4');
          t.rolls(2, 4).resolve();
          t.equal(
            t.card('Aragorn II').zone,
            'play',
            'he has made them both, one of them with help',
          );
          t.shows('crf/card/lure-of-nature/3#2');
          continue;
        }
        t.hazard
          .refused('Wargs', { answer: 'coe/2.IV.vii.2' })
          .refused('Despair of the Heart', {
            'corruption-answer': 'coe/7.2.2',
            'phase-ends': 'coe/9.6.6',
          })
          .refused('Weariness of the Heart', { 'phase-ends': 'coe/9.6.6' });
        t.shows(
          'crf/card/lure-of-nature/3#5',
          'crf/card/lure-of-nature/3#6',
          'crf/card/lure-of-nature/3#7',
        );
        t.hazard.plays(QUALMS, '(1)');
        t.rolls(4).resolve();
        t.equal(t.card('Aragorn II').zone, 'discard', 'two less, and he has failed the first');
        t.shows('crf/card/lure-of-nature/3#3');
      }
      t.say('Only as his own phase ends, and not again with that of another company');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Lure of Nature'] }],
            },
            { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Gimli'] },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12, 12);
      let spoke = 0;
      while (t.state.phase !== 'site') {
        const { options } = t.decision();
        spoke += Number(t.chain().includes('Lure of Nature'));
        const nothing = options.find((o) => o.type === 'pass' || o.type === 'no');
        t.take(nothing ?? options[0], 'nothing special is done');
      }
      t.unrolled(0, 'two checks, and no more');
      t.expect(spoke > 0, 'which the lure has called for');
      t.shows('crf/card/lure-of-nature/3#1');
    },
  ),

  scenario(
    'A sage frees another of a curse without tapping, at three less',
    { proves: ['crf/term/corruption/8', 'coe/7.3'], rules: ALL },
    (t) => {
      for (const [roll, gone, status] of [
        [10, true, 'tapped'],
        [9, false, 'tapped'],
        [10, true, 'untapped'],
        [9, false, 'untapped'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Gimli', bears: ["Dragon's Curse"] },
                  { name: 'Elrond', status },
                ],
              },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.rolls(roll);
        t.resource.uses("Dragon's Curse", { untapped: true }).stage.resolve();
        t.equal(t.card("Dragon's Curse").zone, gone ? 'discard' : 'play', 'three off, above six');
        t.shows('crf/term/corruption/8#2');
        t.equal(t.card('Elrond').status, status, 'and he has not tapped');
        t.shows('crf/term/corruption/8#1');
      }
      t.say('If he taps for it nothing is taken off');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', bears: ["Dragon's Curse"] }, 'Elrond'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(7).resource.uses("Dragon's Curse").stage.resolve();
      t.equal(
        [t.card("Dragon's Curse").zone, t.card('Elrond').status],
        ['discard', 'tapped'],
        'seven is above six',
      );
      t.shows('crf/term/corruption/8#2');
    },
  ),

  scenario(
    'Corruption that spares Dwarves spares Orcs',
    { proves: ['coe/7.2.3'], rules: ALL },
    (t) => {
      const board = (...members: ('Gimli' | 'Orc Sniffler' | 'Elladan')[]): void => {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
          hazard: { hand: ['Lure of Nature', 'Lure of the Senses'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      board('Gimli');
      t.hazard.may('play Lure of the Senses').refused('Lure of Nature', { 'no-target': 'coe/9.3' });
      board('Orc Sniffler');
      t.hazard.may('play Lure of the Senses').refused('Lure of Nature', { 'no-target': 'coe/9.3' });
      board('Elladan');
      t.hazard.may('play Lure of Nature');
    },
  ),
];
