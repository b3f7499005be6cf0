import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** No published resource that helps with a corruption check can be played in the turn of an opponent. */
const WORD = 'Steady Word' as Named;
const STEADY_WORD = {
  id: 'XX-6',
  kind: 'event',
  name: WORD,
  alignment: 'neutral',
  side: 'hazard',
  duration: 'short',
  alsoResource: true,
  freeOfLimit: true,
  plays: [
    {
      is: 'action',
      window: { phase: 'any' },
      targets: [
        { target: 'check', kind: 'corruption', who: { kind: 'character', whose: 'yours' } },
      ],
      does: [{ do: 'modify-check', by: 2 }],
    },
  ],
} as unknown as Card;

/** What the Nine do when they are tapped. */
export const theNine: readonly Scenario[] = [
  scenario(
    'How many cards Khamûl costs is settled as he is tapped, whoever of the Nine goes afterwards',
    {
      proves: [
        'crf/card/khamul-the-easterling/1',
        'crf/card/khamul-the-easterling/2',
        'pef/card/wizards-river-horses/1',
        'pef/card/wizards-river-horses/2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Elrond'] }],
          hand: ['Miruvor', 'Athelas', 'Sting', 'Marvels Told'],
        },
        hazard: { events: ['Khamûl the Easterling', 'Adûnaphel'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling');
      t.rolls(12);
      t.resource.plays('Marvels Told');
      t.equal(t.card('Adûnaphel').zone, 'discard', 'one of them is gone');
      t.resource.options_are('Miruvor', 'Athelas', 'Sting');
      t.resource.chooses('Miruvor').chooses('Sting');
      t.equal(
        [t.card('Miruvor').zone, t.card('Sting').zone, t.card('Athelas').zone],
        ['discard', 'discard', 'hand'],
        'two cards out of his hand all the same',
      );

      // all of them swept away, himself too late
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Gandalf'] }],
          hand: ['Miruvor', 'Athelas', 'Sting', "Wizard's River-horses"],
        },
        hazard: { events: ['Khamûl the Easterling', 'Adûnaphel'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling');
      t.rolls(12);
      t.resource.plays("Wizard's River-horses", { way: 'Nazgûl' });
      t.resolve();
      t.equal(t.card('Adûnaphel').zone, 'discard', 'gone');
      t.resource.chooses('Miruvor').chooses('Sting');
      t.equal(t.card('Athelas').zone, 'hand', 'two again');

      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Elrond'] }],
          hand: ['Miruvor', 'Athelas'],
        },
        hazard: { events: ['Khamûl the Easterling'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling').stage.resolve();
      t.resource.chooses('Miruvor');
      t.equal(t.card('Athelas').zone, 'hand', 'alone he costs one');
    },
  ),

  scenario(
    'Whoever taps Ren aids none of his own, though he could by what is played in any turn',
    {
      proves: ['crf/card/ren-the-unclean/1', 'companion/clarification/ren-the-unclean/1'],
      rules: ALL,
      invented: [STEADY_WORD],
    },
    (t) => {
      for (const whose of ['resource', 'hazard'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }],
            hand: whose === 'resource' ? [WORD] : [],
          },
          hazard: {
            companies: [{ at: 'Rivendell', members: ['Legolas'] }],
            events: ['Ren the Unclean'],
            hand: whose === 'hazard' ? [WORD] : [],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.uses('Ren the Unclean');
        if (whose === 'resource') {
          t.resource.may(`play ${WORD}`);
          continue;
        }
        t.resource.passes();
        t.hazard.mayNot(`play ${WORD}`).refused(WORD, { 'no-target': 'coe/9.3' });
      }
      t.say('Nor do resources of the moving player bear on their checks');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II', 'Gimli'] }],
          hand: ['A Friend or Three'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Legolas'] }],
          events: ['Ren the Unclean'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.resource
        .chooses('play A Friend or Three')
        .options_are(
          'the roll of Aragorn II in Ren the Unclean',
          'the roll of Gimli in Ren the Unclean',
          'back',
        );
      t.shows('companion/clarification/ren-the-unclean/1#2');
      t.resource.chooses('back');
      t.say('A check that Ren does not ask for he does aid in that turn');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Aragorn II'] }] },
        hazard: {
          companies: [{ at: 'Edoras', members: [{ name: 'Elladan', bears: ['Magical Harp'] }] }],
          hand: [WORD],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.hazard.uses('Magical Harp', { way: 'site phase' });
      t.resource.passes();
      t.hazard.may(`play ${WORD}`);
    },
  ),

  scenario(
    'Ren has all check: first those of the moving player, then those of his own, who are not aided but by tapping',
    {
      proves: [
        'crf/card/ren-the-unclean/1',
        'crf/card/ren-the-unclean/2',
        'crf/card/ren-the-unclean/3',
        'companion/clarification/ren-the-unclean/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dale', members: ['Aragorn II', 'Sam Gamgee'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Halfling Strength', 'Many Turns and Doublings'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Legolas', 'Elladan', 'Bilbo'] }],
          events: ['Ren the Unclean'],
          hand: ['Halfling Strength'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.chain(), [], 'as long as he lies there nobody checks');
      t.hazard.uses('Ren the Unclean');
      t.asks(t.resource, 'respond').resource.may('play Halfling Strength').passes();
      t.asks(t.hazard, 'respond')
        .hazard.may('tap Elladan in support')
        .mayNot('play Halfling Strength')
        .refused('Halfling Strength', { turn: 'coe/2.1.2' }, { way: 'corruption' });
      t.rolls(12, 12, 12, 12, 12, 12).resolve();
      t.asks(t.resource, 'each')
        .resource.options_are('Aragorn II', 'Sam Gamgee', 'Beretar')
        .chooses('Sam Gamgee')
        .chooses('Beretar');
      t.shows('crf/card/ren-the-unclean/3#2');
      t.asks(t.hazard, 'each').hazard.options_are('Legolas', 'Elladan', 'Bilbo').chooses('Bilbo');
      t.asks(t.hazard, 'each').hazard.options_are('Legolas', 'Elladan').chooses('Elladan');
      t.shows('crf/card/ren-the-unclean/3#3');
      const order = t.steps
        .flatMap((x) => x.events)
        .flatMap((e) => (e.event === 'roll' && e.for === 'corruption' ? [e.seat] : []));
      t.equal(order, [0, 0, 0, 1, 1, 1], 'the moving player first');
      t.shows('crf/card/ren-the-unclean/3#1', 'companion/clarification/ren-the-unclean/1#1');
      t.equal(t.card('Ren the Unclean').zone, 'discard', 'and he is gone');

      t.say('Who moves may play resources for his own; the other has only those who are at hand');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }],
          hand: ['A Friend or Three'],
        },
        hazard: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Legolas', 'Elladan', { name: 'Elrohir', status: 'tapped' }],
            },
            { at: 'Edoras', members: ['Gimli'] },
          ],
          events: ['Ren the Unclean'],
          hand: ['A Friend or Three'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.resource.may('play A Friend or Three');
      t.shows('companion/clarification/ren-the-unclean/1#3');
      t.resource.passes();
      t.hazard.refused('A Friend or Three', { turn: 'coe/2.1.2' });
      t.shows('companion/clarification/ren-the-unclean/1#2');
      t.hazard.may('tap Elladan in support of Legolas').mayNot('tap Gimli in support');
      t.shows('companion/clarification/ren-the-unclean/1#5');
      t.hazard.mayNot('tap Elrohir in support');
      t.hazard.chooses('tap Elladan in support of Legolas');
      t.equal(t.card('Elladan').status, 'tapped', 'he has tapped for his friend');
      t.rolls(7, 7, 7, 7, 7).resolve();
      t.hazard.chooses('Legolas').chooses('Elladan').chooses('Elrohir');
      t.equal(
        rolled(t, 'corruption')
          .slice(-5)
          .map((x) => x.total),
        [7, 8, 7, 7, 7],
        'one more for Legolas',
      );
      t.shows('companion/clarification/ren-the-unclean/1#4');

      t.say('Nobody is let off, be he a Wizard, a follower, tapped or wounded');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dale',
              members: [
                'Gandalf',
                { name: 'Aragorn II', status: 'tapped' },
                { name: 'Sam Gamgee', status: 'wounded', under: 'Gandalf' },
              ],
            },
          ],
        },
        hazard: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Saruman',
                { name: 'Legolas', status: 'tapped' },
                { name: 'Bilbo', status: 'wounded', under: 'Saruman' },
              ],
            },
          ],
          events: ['Ren the Unclean'],
        },
        moment: 'hazards',
      });
      t.hazard.uses('Ren the Unclean');
      t.rolls(12, 12, 12, 12, 12, 12).resolve();
      t.resource.chooses('Gandalf').chooses('Aragorn II');
      t.hazard.chooses('Saruman').chooses('Legolas');
      t.unrolled(0, 'all six have checked');
      t.shows('companion/clarification/ren-the-unclean/1#1');
    },
  ),
];
