import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, NEW, OLD, SPARE } from '../help.ts';

/** Promptings of Wisdom, and a few checks that follow other players' cards. */
export const wisdom: readonly Scenario[] = [
  scenario(
    'A ranger with Promptings of Wisdom shakes off the Terror that would send him back',
    { proves: ['pef/card/promptings-of-wisdom/2', 'coe/2.IV.4'], rules: ALL },
    (t) => {
      for (const prompted of [true, false] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dead Marshes',
                members: [{ name: 'Faramir', bears: ['Promptings of Wisdom'] }, 'Gimli', 'Legolas'],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Seized by Terror'] },
          moment: 'hazards',
        });
        t.hazard.plays('Seized by Terror', 'Faramir');
        if (prompted) {
          t.rolls(12, 2);
          t.resource.uses('Promptings of Wisdom');
          t.equal(t.card('Faramir').status, 'tapped', 'he taps');
        } else t.rolls(2);
        t.resolve();
        t.equal(
          t.card('Faramir').companions,
          prompted ? ['Gimli', 'Legolas'] : [],
          prompted ? 'he stays with his company' : 'he runs away',
        );
        if (prompted) t.equal(t.company('Faramir').moving, true, 'on its way');
        else t.equal(t.card('Faramir').site, 'Lórien', 'to where he came from');
      }
      t.say('So it is with what sends back all of them');
      for (const prompted of [true, false] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dead Marshes',
                members: [{ name: 'Faramir', bears: ['Promptings of Wisdom'] }, 'Gimli'],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Snowstorm', 'River'], events: ['Doors of Night'] },
          moment: 'hazards',
        });
        t.hazard.plays('Snowstorm');
        if (prompted) t.rolls(12).resource.uses('Promptings of Wisdom');
        t.resolve();
        t.equal(
          [t.company('Faramir').returned, t.card('Faramir').companions],
          [!prompted, ['Gimli']],
          'whether they are sent back',
        );
      }
    },
  ),
  scenario(
    'Promptings of Wisdom protect those who are in the company of the ranger at the time, and no others',
    { proves: ['pef/card/promptings-of-wisdom/1', 'pef/card/magical-harp/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: [{ name: 'Faramir', bears: ['Promptings of Wisdom'] }, 'Gimli', 'Legolas'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Seized by Terror', 'River'] },
        moment: 'hazards',
      });
      t.rolls(12);
      t.resource.uses('Promptings of Wisdom').stage.resolve();
      t.rolls(2);
      t.hazard.plays('Seized by Terror', 'Gimli').stage.resolve();
      t.equal(
        [t.card('Gimli').site, t.card('Gimli').companions.length],
        ['Lórien', 0],
        'split off, he is no longer with the ranger',
      );
      t.equal(t.card('Faramir').companions, ['Legolas'], 'the others go on');
      t.shows('pef/card/magical-harp/2#2');
    },
  ),
  scenario(
    'The Magical Harp keeps those who are with its bearer at the time, and not one who has left him',
    { proves: ['pef/card/promptings-of-wisdom/1'], rules: ALL },
    (t) => {
      for (const parted of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Elrond', bears: ['Magical Harp'] },
                  { name: 'Beretar', bears: ['Glamdring', 'Despair of the Heart'] },
                ],
              },
            ],
            sites: ['Bree'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'organization',
        });
        t.rolls(12).resource.uses('Magical Harp').stage.resolve();
        if (parted) t.resource.chooses('organize').chooses('split off Beretar').passes();
        t.resource.chooses('Beretar', 'to Bree');
        if (parted) t.skipTo('company-phase').resource.chooses('Beretar');
        t.skipTo('movement-hazard').rolls(3);
        t.hazard
          .plays('Weariness of the Heart', { way: 'corruption check' }, 'Beretar')
          .stage.resolve();
        t.equal(t.card('Beretar').zone, parted ? 'discard' : 'play', parted ? 'alone' : 'with him');
      }
    },
  ),
  scenario(
    'Whoever leaves the ranger while companies are organized leaves the Promptings of Wisdom behind',
    {
      proves: ['pef/card/promptings-of-wisdom/1', 'pef/card/magical-harp/2', 'coe/2.IV.4'],
      rules: ALL,
    },
    (t) => {
      const go = (first: string, off: 'Gimli' | 'Faramir'): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Faramir', bears: ['Promptings of Wisdom'] }, 'Gimli', 'Legolas'],
              },
            ],
            sites: ['Bree', 'Moria'],
          },
          hazard: { hand: ['Snowstorm'], events: ['Doors of Night'] },
          moment: 'organization',
        });
        t.rolls(12);
        t.resource.uses('Promptings of Wisdom').stage.resolve();
        t.resource.chooses('organize').chooses(`split off ${off}`).passes();
        t.resource
          .chooses('move the company of Faramir', 'Moria')
          .chooses('move the company of Gimli', 'Bree');
        t.skipTo('company-phase');
        t.resource.chooses(`the company of ${first}`);
        t.skipTo('movement-hazard').hazard.plays('Snowstorm').stage.resolve();
        t.skipTo('site-phase');
        t.equal(
          [t.card('Faramir').site, t.card('Gimli').site],
          ['Moria', 'Rivendell'],
          'only the company of the ranger arrives',
        );
      };
      go('Faramir', 'Gimli');
      go('Gimli', 'Gimli');
      t.say('It goes with him, and does not stay with the company that he leaves');
      go('Faramir', 'Faramir');
      go('Gimli', 'Faramir');
      t.shows('pef/card/magical-harp/2#2');
    },
  ),
  scenario(
    "In an opponent's turn nobody taps any more to help a Wizard who laughs",
    { proves: ['coe/7.1.1'], rules: NEW },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }], hand: [SPARE] },
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', 'Legolas'] },
            { at: 'Bree', members: ['Beorn', 'Bofur'] },
          ],
          hand: ["Wizard's Laughter", SPARE],
        },
        moment: 'entered',
        turn: 5,
        asksPasses: true,
      });
      t.resource.chooses('Elrond tries to influence Bofur');
      t.hazard.plays("Wizard's Laughter");
      t.resource.passes();
      t.asks(t.hazard, 'respond').hazard.mayNot('support');
    },
  ),
  scenario(
    "Formerly companions could tap for a check in an opponent's turn",
    { proves: ['companion/clarification/ren-the-unclean/1'], rules: OLD },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }], hand: [SPARE] },
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', 'Legolas'] },
            { at: 'Bree', members: ['Beorn', 'Bofur'] },
          ],
          hand: ["Wizard's Laughter", SPARE],
        },
        moment: 'entered',
        turn: 5,
      });
      t.resource.chooses('Elrond tries to influence Bofur');
      t.hazard.plays("Wizard's Laughter");
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.may('tap Legolas in support');
    },
  ),
  scenario(
    'An ally who searches finds nothing that he could keep',
    { proves: ['coe/6.1.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: ['Gollum'] }] }],
          hand: ['Lucky Search', SPARE],
          deck: ['Star-glass'],
        },
        moment: 'entered',
      });
      t.rolls(12);
      t.resource.plays('Lucky Search', 'Gollum').stage.resolve();
      t.passUntil('site');
      t.expect(t.card('Star-glass').zone !== 'play', 'Gollum bears no items');
    },
  ),
];
