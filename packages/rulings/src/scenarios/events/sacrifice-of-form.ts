import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, letBe, toStrikes } from '../help.ts';

/** Daelomin meets the company at home: three strikes, given out by the attacker, and a body of eight. */
function daelomin(t: Stage, members: readonly Member[]): Stage {
  t.board({
    resource: {
      companies: [{ at: 'Lórien', to: 'Dancing Spire', members }],
      hand: ['Sacrifice of Form'],
    },
    hazard: { hand: ['Daelomin', "Dragon's Blood"] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Daelomin').stage.resolve();
  return t;
}

/** Gandalf gave up his form some turns ago. */
const givenUp = (hand: readonly Named[], discard: readonly Named[] = []) => ({
  avatar: 'Gandalf' as const,
  events: [{ name: 'Sacrifice of Form' as const, beside: ['Glamdring' as const] }],
  hand,
  discard,
});

export const sacrificeOfForm: readonly Scenario[] = [
  scenario(
    'Sacrifice of Form: when strikes are assigned all of them fail, and what has a body is checked at +3',
    {
      proves: [
        'crf/card/sacrifice-of-form/1',
        'crf/card/sacrifice-of-form/3',
        'crf/errata/card-errata/64',
      ],
      rules: ALL,
    },
    (t) => {
      // a total of six is nine, and more than eight; one of five is not
      for (const [roll, won] of [
        [6, true],
        [5, false],
      ] as const) {
        daelomin(t, [{ name: 'Gandalf', bears: ['Glamdring', 'Gwaihir'] }, 'Gimli']);
        t.resource.refused('Sacrifice of Form', { 'no-target': 'coe/9.3' });
        t.shows('crf/card/sacrifice-of-form/3#2');
        toStrikes(t);
        t.rolls(6, 6, roll);
        t.resource.plays('Sacrifice of Form').stage.resolve();
        t.passUntil('movement-hazard');
        t.equal(
          [t.card('Gandalf').zone, t.card('Gwaihir').zone, t.card('Gimli').status],
          ['discard', 'discard', 'untapped'],
          'he is gone with what he controls, and nobody has tapped',
        );
        t.shows('crf/card/sacrifice-of-form/3#1');
        t.equal(t.card('Daelomin').zone, won ? 'pile' : 'discard', 'nine against eight');
        t.equal(
          [t.card('Glamdring').zone, t.card('Glamdring').host, t.points(0).item],
          ['aside', 'Sacrifice of Form', 2],
          'the sword lies with the card, and counts',
        );
      }
    },
  ),
  scenario(
    "Dragon's Blood is felt though the strike fails by Sacrifice of Form",
    { proves: ['pef/card/dragons-blood/1', 'pef/card/sacrifice-of-form/1'], rules: ALL },
    (t) => {
      daelomin(t, ['Gandalf', 'Gimli', 'Aragorn II']);
      toStrikes(t);
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Gimli');
      t.hazard.plays("Dragon's Blood").stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      // nine is more than the body of Gimli; then the checks of the Dragon
      t.rolls(9, 6, 6, 6);
      t.resource.plays('Sacrifice of Form').stage.resolve();
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Gimli').zone, t.card('Daelomin').zone],
        ['removed', 'pile'],
        'both are gone',
      );
      t.shows('pef/card/dragons-blood/1#1');
    },
  ),
  scenario(
    'By the older wording the followers of the Wizard are discarded with him',
    { proves: ['pef/card/sacrifice-of-form/2'], rules: ALL },
    (t) => {
      daelomin(t, [
        'Gandalf',
        { name: 'Pippin', under: 'Gandalf' },
        { name: 'Merry', under: 'Gandalf', status: 'tapped' },
        'Gimli',
      ]);
      t.passUntil('assign');
      for (const who of ['Gandalf', 'Pippin', 'Gimli']) t.hazard.chooses(`a strike to ${who}`);
      t.rolls(6, 6, 6);
      t.resource.plays('Sacrifice of Form').stage.resolve();
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Pippin').zone, t.card('Merry').zone, t.card('Gimli').zone],
        t.rules === 'coe' ? ['play', 'play', 'play'] : ['discard', 'discard', 'play'],
        'his followers',
      );
      t.shows(`pef/card/sacrifice-of-form/2#${t.rules === 'coe' ? 2 : 1}`);
    },
  ),
  scenario(
    'Who gave up his form is nobody else, and nobody else is he',
    { proves: ['crf/card/sacrifice-of-form/2'], rules: ALL },
    (t) => {
      const companies = [{ at: 'Rivendell', members: ['Gimli'] }] as const;
      t.board({
        resource: { companies, ...givenUp(['Saruman', 'Gandalf']) },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.resource.refused('Saruman', { avatar: 'coe/2.II.2.1.1', banned: 'coe/9.4' });
      t.shows('crf/card/sacrifice-of-form/2#1');
      t.resource.chooses('play Gandalf', 'in the company');
      t.equal(
        [
          t.card('Glamdring').host,
          t.card('Sacrifice of Form').host,
          t.card('Gandalf').stat('body'),
        ],
        ['Gandalf', 'Gandalf', 10],
        'he has his sword again, and is more than he was',
      );
      t.shows('crf/card/sacrifice-of-form/2#2');
      t.board({
        resource: { companies, hand: ['Gandalf', 'Saruman'] },
        hazard: givenUp([]),
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').may('play Saruman');
      t.resource.refused('Gandalf', { 'avatar-taken': 'coe/g.man.2', banned: 'coe/9.4' });
      t.shows('crf/card/sacrifice-of-form/2#3');
    },
  ),
  scenario(
    'A Wizard whom an opponent gave up does not ride against him',
    { proves: ['crf/card/ride-against-the-enemy/2'], rules: ALL },
    (t) => {
      for (const rider of ['Gandalf', 'Saruman'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
            ...givenUp([]),
          },
          hazard: { hand: ['Ride Against the Enemy', rider] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (rider === 'Gandalf')
          t.hazard.refused('Ride Against the Enemy', { need: 'coe/9.2', 'no-effect': 'coe/5.1.2' });
        else t.hazard.plays('Ride Against the Enemy').stage.resolve();
        t.equal(t.underAttack, rider === 'Saruman', rider);
      }
    },
  ),
  scenario(
    'The Windlord finds a Wizard who gave up his form, and no other',
    { proves: ['crf/card/the-windlord-found-me/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Gimli', bears: ['The Windlord Found Me'] }] },
          ],
          ...givenUp([], ['Gandalf', 'Radagast']),
        },
        moment: 'organization',
      });
      t.resource.chooses('store', 'The Windlord Found Me').stage.resolve();
      t.resource.chooses('use').mayNot('Radagast').chooses('Gandalf');
      t.equal(
        [t.card('Gandalf').site, t.card('Glamdring').host, t.card('Sacrifice of Form').host],
        ['Lórien', 'Gandalf', 'Gandalf'],
        'with all that was his',
      );
    },
  ),
];
