import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Greed and Lure of Expedience: items that come into a company. */
export const itemLures: readonly Scenario[] = [
  scenario(
    'A ring played after a test sets off Lure of Expedience',
    {
      proves: [
        'crf/card/lure-of-expedience/1',
        'companion/clarification/lure-of-expedience/1',
        'coe/6.2.1',
      ],
      rules: ALL,
    },
    (t) => {
      const test = (hand: Named[], rolled: boolean) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Gandalf', bears: ['Beautiful Gold Ring'] },
                  { name: 'Aragorn II', bears: ['Lure of Expedience'] },
                ],
              },
            ],
            hand,
          },
          moment: 'organization',
        });
        t.rolls(5, 2);
        t.resource.uses('Gandalf').stage.resolve();
        if (hand.length > 0) t.resource.chooses(hand[0]).stage.resolve();
        const who = t.steps
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'roll' && e.for === 'corruption' ? [e.card] : []));
        t.equal(who, rolled ? [t.id('Aragorn II')] : [], 'by the one who has the lure');
        t.unrolled(rolled ? 0 : 1, rolled ? 'a check was made' : 'no check without a new ring');
        t.equal(
          [t.card('Aragorn II').zone, t.card('Gandalf').zone],
          [rolled ? 'discard' : 'play', 'play'],
          'by him who bears the lure, not by him who has the ring',
        );
      };
      test([], false);
      t.shows('crf/card/lure-of-expedience/1#2');
      test(['Lesser Ring'], true);
      t.shows('crf/card/lure-of-expedience/1#1');
    },
  ),

  scenario(
    'An item handed to a companion sets off Lure of Expedience',
    { proves: ['crf/card/lure-of-expedience/2'], rules: ALL },
    (t) => {
      const give = (item: Named, to: Named, rolled: boolean) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Elladan', bears: ['Glamdring'] },
                  { name: 'Aragorn II', bears: ['Lure of Expedience'] },
                  'Beretar',
                ],
              },
              { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Orcrist'] }, 'Elrohir'] },
            ],
          },
          moment: 'organization',
        });
        t.rolls(9, 9);
        t.resource.chooses(`give ${item} to`, to).stage.pass().resolve();
        t.equal(t.card(item).host, to, 'the item has changed hands');
        t.unrolled(
          rolled ? 0 : 1,
          rolled
            ? 'the check of the transfer, and one for the lure'
            : 'only the check of the transfer',
        );
      };
      give('Orcrist', 'Elladan', true);
      t.shows('crf/card/lure-of-expedience/2#1');
      give('Orcrist', 'Elrohir', false);
      t.shows('crf/card/lure-of-expedience/2#4');
      t.say('From one of the company to another too, and to him who bears the lure');
      give('Glamdring', 'Beretar', true);
      t.shows('crf/card/lure-of-expedience/2#2');
      give('Glamdring', 'Aragorn II', true);
      t.shows('crf/card/lure-of-expedience/2#3');
      t.say('So does what is left by one who falls');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Star-glass'] },
                { name: 'Aragorn II', bears: ['Lure of Expedience'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      t.resource.chooses('a strike to Gimli').chooses('a strike to Aragorn II');
      t.resource.chooses('resolve the strike against Gimli');
      t.rolls(2, 12).resource.chooses('no');
      t.asks(t.resource, 'hand-over');
      t.rolls(12).resource.chooses('give Star-glass to Aragorn II');
      t.equal(t.card('Star-glass').host, 'Aragorn II', 'it has passed to him');
      t.unrolled(0, 'and the lure has had its check');
      t.shows('crf/card/lure-of-expedience/2#2', 'crf/card/lure-of-expedience/2#3');
    },
  ),

  scenario(
    'On guard, Lure of Expedience shows itself as an item is played and takes its check',
    { proves: ['crf/card/lure-of-expedience/3'], rules: ALL },
    (t) => {
      const shown = (roll: number): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Isengard',
                members: ['Aragorn II', 'Elladan'],
                onGuard: ['Lure of Expedience'],
              },
            ],
            hand: ['Sword of Gondolin'],
          },
          moment: 'entered',
        });
        t.resource.plays('Sword of Gondolin', 'Aragorn II');
        t.rolls(roll).hazard.reveals('Lure of Expedience', 'Elladan').stage.resolve();
        t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'the item was played');
        t.unrolled(0, 'and the one check was made');
      };
      shown(2);
      t.equal(t.card('Elladan').zone, 'discard', 'two is not more than the two of the lure');
      shown(3);
      t.equal(t.card('Elladan').zone, 'play', 'three is');
      t.shows('crf/card/lure-of-expedience/3#2');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Isengard', members: ['Elladan'] }] },
        hazard: { hand: ['Lure of Expedience'] },
        moment: 'hazards',
      });
      t.hazard.chooses('place Lure of Expedience on guard');
      t.equal(t.card('Lure of Expedience').zone, 'guard', 'it may be laid there');
      t.shows('crf/card/lure-of-expedience/3#1');
    },
  ),

  scenario(
    'Greed: a ring played after a test is an item played, for everyone but the one who has it now',
    { proves: ['crf/card/greed/1', 'coe/6.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              members: [
                'Gandalf',
                { name: 'Aragorn II', bears: ['Beautiful Gold Ring'] },
                'Elladan',
                'Sam Gamgee',
                { name: 'Elrohir', bears: ['Torque of Hues'] },
              ],
            },
          ],
          hand: ['Magic Ring of Stealth'],
        },
        hazard: { hand: ['Greed'] },
        moment: 'hazards',
      });
      t.hazard.plays('Greed').stage.resolve();
      t.passUntil('enter');
      t.resource.chooses('enter the site');
      t.rolls(5);
      t.resource.uses('Gandalf').stage.resolve();
      t.resource.chooses('Magic Ring of Stealth');
      // Gandalf and the Hobbit are free of it, and so is the bearer
      t.expect(
        t.offered().some((x) => x.includes('in support of Elladan')) &&
          t.offered().some((x) => x.includes('in support of Elrohir')),
        'both Elves have to check',
      );
      t.expect(
        !t
          .offered()
          .some(
            (x) =>
              x.includes('in support of Aragorn') ||
              x.includes('in support of Gandalf') ||
              x.includes('in support of Sam'),
          ),
        'and nobody else',
      );
      t.resolve();
      t.rolls(3, 4).resource.chooses('Elladan');
      t.equal(t.card('Elladan').zone, 'play', 'three less two against nothing');
      t.equal(t.card('Elrohir').zone, 'discard', 'four less two against two');
      t.shows('crf/card/greed/1#1');
    },
  ),

  scenario(
    'Greed: an item that only changes hands is not played',
    { proves: ['crf/card/greed/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Isengard',
              members: [{ name: 'Ioreth', bears: ['Torque of Hues'] }, 'Elladan', 'Elrohir'],
            },
          ],
          hand: ['Cram'],
        },
        hazard: { hand: ['Greed'] },
        moment: 'hazards',
      });
      t.hazard.plays('Greed').stage.resolve();
      t.passUntil('enter');
      t.resource.chooses('enter the site').passes();
      for (const who of ['Ioreth', 'Elladan', 'Elrohir'] as const)
        t.resource.chooses(`a strike to ${who}`);
      t.rolls(2, 8);
      t.resource.chooses('resolve the strike against Ioreth').chooses('no');
      t.rolls(12, 12);
      t.resource.chooses('give Torque of Hues to Elladan');
      t.equal(t.card('Torque of Hues').host, 'Elladan', 'he has it from Ioreth');
      t.equal(t.state.dice.length, 4, 'and nobody has had to check for that');
      t.resource.may('resolve the strike against Elladan');
      t.shows('crf/card/greed/1#2');
      t.resource.chooses('resolve the strike against Elladan').chooses('yes').chooses('yes');
      // an item that is played does count: 3 less 1 against the 2 of the torque
      t.rolls(3);
      t.resource.plays('Cram', 'Elrohir').stage.resolve();
      t.equal(t.card('Elladan').zone, 'discard', 'Greed has its check now');
      t.shows('crf/card/greed/1#3');
    },
  ),
];
