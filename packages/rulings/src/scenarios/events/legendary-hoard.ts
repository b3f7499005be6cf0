import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const LOOTERS = ['Aragorn II', 'Gimli', 'Legolas', 'Boromir II', 'Bilbo', 'Faramir'] as const;

/** Daelomin sits on a hoard that somebody has made famous, mostly the opponent. */
const HAZARD = { events: [{ name: 'Daelomin at Home', hosting: 'Legendary Hoard' }] } as const;

/** At his lair, all attacks faced; the card is the one or the other player's. */
const looting = (t: Stage, hand: readonly Named[], whose: 'resource' | 'hazard'): Stage =>
  t.board({
    resource: {
      companies: [{ at: 'Dancing Spire', members: LOOTERS }],
      hand,
      ...(whose === 'resource' ? HAZARD : {}),
    },
    ...(whose === 'hazard' ? { hazard: HAZARD } : {}),
    moment: 'entered',
    asksPasses: true,
  });

/** On the way to it. */
const onTheWay = (t: Stage, theirs: readonly Named[], hand: readonly Named[] = []): Stage =>
  t.board({
    resource: { companies: [{ at: 'Lórien', to: 'Dancing Spire', members: LOOTERS }], hand },
    hazard: { ...HAZARD, hand: theirs },
    moment: 'hazards',
    asksPasses: true,
  });

const places = (t: Stage): string[] =>
  ['Dancing Spire', 'Legendary Hoard', 'Daelomin at Home'].map((x) =>
    x === 'Dancing Spire' ? t.card(x).status : t.card(x).zone,
  );

const LOOT = [
  'Sword of Gondolin',
  'Shield of Iron-bound Ash',
  'Hauberk of Bright Mail',
  'Dagger of Westernesse',
] as const;
const TAKERS = ['Gimli', 'Legolas', 'Boromir II'] as const;

export const legendaryHoard: readonly Scenario[] = [
  scenario(
    'Legendary Hoard: one item does not tap the lair, whosever card it is; the next does, and ends it',
    { proves: ['pef/card/legendary-hoard/5'], rules: ALL },
    (t) => {
      for (const whose of ['resource', 'hazard'] as const) {
        looting(t, LOOT, whose);
        t.resource.plays(LOOT[0], TAKERS[0]).stage.resolve();
        t.equal(places(t), ['untapped', 'play', 'play'], 'the first is for nothing');
        t.resource.plays(LOOT[1], TAKERS[1]).stage.resolve();
        t.equal(places(t), ['tapped', 'discard', 'play'], 'the second taps it');
        t.say('Nor is the attack to be canceled, and the Dragons turn it');
        const board = (
          company: { at: Named; to?: Named },
          hand: readonly Named[],
          theirs: readonly Named[],
        ): Stage =>
          t.board({
            resource: {
              companies: [{ ...company, members: [...LOOTERS, 'Pippin'] }],
              hand,
              ...(whose === 'resource' ? HAZARD : {}),
            },
            hazard: { hand: theirs, ...(whose === 'hazard' ? HAZARD : {}) },
            moment: theirs.length > 0 ? 'hazards' : 'site',
            asksPasses: true,
          });
        board({ at: 'Lórien', to: 'Dancing Spire' }, [], ['Daelomin Ahunt']);
        t.hazard.plays('Daelomin Ahunt').stage.resolve();
        t.equal(t.card('Legendary Hoard').status, 'tapped', 'whosever Dragon it is');
        board({ at: 'Dancing Spire' }, ['Concealment', 'Concealment'], []);
        t.resource.chooses('enter').plays('Concealment', 'Bilbo').stage.resolve();
        t.equal(t.attack().prowess, 14, 'that of the Dragon at home');
        t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
        t.shows(`pef/card/legendary-hoard/5#${whose === 'resource' ? 1 : 2}`);
      }
    },
  ),
  scenario(
    'Legendary Hoard: each form of the Dragon that is played turns it, and three items are the most',
    { proves: ['pef/card/legendary-hoard/4'], rules: ALL },
    (t) => {
      for (const [theirs, turned] of [
        [['Daelomin Ahunt'], 'tapped'],
        [['Daelomin', 'Daelomin Ahunt'], 'inverted'],
      ] as const) {
        onTheWay(t, theirs, LOOT);
        for (const x of theirs) {
          t.hazard.plays(x).stage.resolve();
          if (x === 'Daelomin') t.fightOut({ always: 2 });
        }
        t.equal(t.card('Legendary Hoard').status, turned, theirs.join(' and '));
      }
      t.board({
        resource: { companies: [{ at: 'Dancing Spire', members: LOOTERS }], hand: LOOT },
        hazard: {
          events: [
            {
              name: 'Daelomin at Home',
              hosting: { name: 'Legendary Hoard', status: 'inverted' },
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      for (const i of [0, 1, 2] as const) t.resource.plays(LOOT[i], TAKERS[i]).stage.resolve();
      t.equal(places(t), ['untapped', 'play', 'play'], 'three for nothing');
      t.resource.plays(LOOT[3], 'Aragorn II').stage.resolve();
      t.equal(places(t), ['tapped', 'discard', 'play'], 'and no fourth');
      t.shows('pef/card/legendary-hoard/4#1');
      t.say('Each copy counts by itself');
      const fed = (name: Named): Member => ({ name, bears: ['Cram'] });
      t.board({
        resource: {
          companies: [
            { at: 'Dancing Spire', members: ['Aragorn II', fed('Gimli'), 'Faramir'] },
            { at: 'Zarak Dûm', members: ['Legolas', fed('Boromir II'), 'Glorfindel II'] },
          ],
          hand: LOOT,
        },
        hazard: {
          events: [...HAZARD.events, { name: 'Scorba at Home', hosting: 'Legendary Hoard' }],
        },
        moment: 'site',
        asksPasses: true,
      });
      for (const [who, i] of [
        ['Gimli', 0],
        ['Boromir II', 1],
      ] as const) {
        if (t.decision().about === 'site-phase')
          t.resource.chooses(i === 0 ? 'Aragorn' : 'Legolas');
        t.resource.chooses('enter');
        t.fightOut({ always: 12 });
        t.passUntil('site').resource.uses('Cram').stage.resolve();
        t.resource.plays(LOOT[i], who).stage.resolve();
        t.equal(t.state.status[t.company(who).site], 0, 'the first of this one');
        if (i === 0) t.passUntil('enter');
      }
      t.shows('pef/card/legendary-hoard/4#2');
    },
  ),
  scenario(
    'Legendary Hoard: what one has had of it he has had for the whole game, and the other has his own',
    { proves: ['pef/card/legendary-hoard/4', 'pef/card/legendary-hoard/5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Dancing Spire', members: ['Aragorn II', 'Gimli', 'Bilbo'] }],
          hand: LOOT,
        },
        hazard: {
          ...HAZARD,
          companies: [
            {
              at: 'Dancing Spire',
              members: ['Celeborn', { name: 'Haldir', bears: ['Cram'] }, 'Thranduil'],
            },
          ],
          hand: ['Glamdring', 'Orcrist'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      const tapped = (who: 'Gimli' | 'Haldir'): boolean =>
        t.state.status[t.company(who).site] !== 0;
      const hoard = (): string => t.card('Legendary Hoard').zone;
      t.resource.plays(LOOT[0], 'Gimli').stage.resolve();
      t.equal([tapped('Gimli'), hoard()], [false, 'play'], 'one for nothing');
      t.say('The other player is there too, in his turn');
      t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
      t.fightOut({ always: 12 });
      t.passUntil('site').hazard.uses('Cram').stage.resolve();
      t.hazard.plays('Glamdring', 'Haldir').stage.resolve();
      t.equal([tapped('Haldir'), hoard()], [false, 'play'], 'one for nothing, and it is his first');
      t.shows('pef/card/legendary-hoard/4#1', 'pef/card/legendary-hoard/5#2');
      t.say('But who has had his share has had it');
      t.skipTo('enter', { turns: 1 }).resource.chooses('enter');
      t.fightOut({ always: 12 });
      t.passUntil('site').resource.plays(LOOT[1], 'Bilbo').stage.resolve();
      t.equal([tapped('Gimli'), hoard()], [true, 'discard'], 'in a later turn as in the same');
      t.shows('pef/card/legendary-hoard/4#3');
    },
  ),
  scenario(
    'Legendary Hoard: the attack of the Dragon at home cannot be canceled, that of the site can',
    { proves: ['pef/card/legendary-hoard/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Dancing Spire', members: [...LOOTERS, 'Pippin'] }],
          hand: ['Concealment', 'Concealment'],
        },
        hazard: HAZARD,
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      const first = t.attack().prowess;
      t.equal(first, 11, 'that of the site comes first');
      t.resource.plays('Concealment', 'Bilbo').stage.resolve();
      t.equal(t.attack().prowess, 14, 'then that of Daelomin');
      t.shows('pef/card/legendary-hoard/1#2');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.shows('pef/card/legendary-hoard/1#1');
    },
  ),
  scenario(
    'Legendary Hoard: a Dragon who is discarded lies off to the side, without his attack and not to be slain',
    { proves: ['pef/card/legendary-hoard/2', 'pef/card/legendary-hoard/3'], rules: ALL },
    (t) => {
      for (const theirs of [['Daelomin'], ['Daelomin Ahunt'], []] as const) {
        onTheWay(t, theirs, ['Concealment', 'Concealment', ...LOOT]);
        t.hazard.uses('Daelomin at Home').stage.resolve();
        t.equal(t.limit('Gimli'), 8, 'the price was paid');
        t.equal(places(t).slice(1), ['play', 'aside'], 'he lies off to the side');
        t.equal(
          t.offered().filter((o) => o.includes('use Daelomin at Home')),
          [],
          'where his text is not used',
        );
        t.shows('pef/card/legendary-hoard/3#1');
        if (theirs.length === 0) continue;
        t.hazard.plays(theirs[0]).stage.resolve();
        t.equal(t.card('Legendary Hoard').status, 'tapped', 'it is turned, though he lies there');
        if (theirs[0] === 'Daelomin Ahunt') {
          t.resource.plays('Concealment', 'Aragorn II').stage.resolve();
          t.passUntil('enter').resource.chooses('enter');
          t.equal([t.attack().strikes, t.attack().prowess], [2, 11], 'only the attack of the site');
          t.resource.plays('Concealment', 'Bilbo').stage.resolve();
          for (const i of [0, 1] as const) t.resource.plays(LOOT[i], TAKERS[i]).stage.resolve();
          t.equal(places(t), ['untapped', 'play', 'aside'], 'two for nothing');
          t.shows('pef/card/legendary-hoard/3#2');
          continue;
        }
        t.fightOut({ always: 12 });
        t.equal(
          [t.card('Daelomin').zone, t.card('Daelomin at Home').zone, t.points(0).kill],
          ['pile', 'aside', 4],
          'slain, but not the one who lies there',
        );
        t.shows('pef/card/legendary-hoard/2#3');
        t.passUntil('enter').resource.chooses('enter');
        const rested = ['Boromir II', 'Bilbo', 'Faramir'] as const;
        for (const i of [0, 1] as const) t.resource.plays(LOOT[i], rested[i]).stage.resolve();
        t.equal(places(t), ['untapped', 'play', 'aside'], 'two for nothing');
        t.shows('pef/card/legendary-hoard/3#3');
      }
      t.passUntil('enter').resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 11], 'only the attack of the site');
      t.resource.plays('Concealment', 'Bilbo').stage.resolve();
      t.expect(!t.underAttack, 'and no other follows it');
      t.shows('pef/card/legendary-hoard/2#1');
      t.resource.plays(LOOT[0], TAKERS[0]).stage.resolve();
      t.equal(places(t), ['untapped', 'play', 'aside'], 'one for nothing');
      t.resource.plays(LOOT[1], TAKERS[1]).stage.resolve();
      t.equal(places(t), ['tapped', 'discard', 'discard'], 'the next ends it, and he goes too');
      t.say('Nor does what another says of all the game weigh on anybody any more');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrond', { name: 'Gimli', bears: ['Glamdring'] }] },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { events: [{ name: 'Scorba at Home', hosting: 'Legendary Hoard' }] },
        moment: 'organization',
        asksPasses: true,
      });
      const before = t.card('Gimli').corruption;
      t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Scorba at Home').stage.resolve();
      t.equal(
        [t.card('Scorba at Home').zone, before - t.card('Gimli').corruption],
        ['aside', 1],
        'a major item weighs what it weighs',
      );
      t.shows('pef/card/legendary-hoard/2#2');
    },
  ),
  scenario(
    'A Dragon at home who would be removed from play with one slain is so when the hoard is plundered',
    { proves: ['pef/card/legendary-hoard/2'], rules: ALL },
    (t) => {
      onTheWay(t, ['Daelomin'], LOOT);
      t.hazard.plays('Daelomin').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(places(t).slice(1), ['play', 'aside'], 'he stays as long as the card does');
      t.shows('pef/card/legendary-hoard/2#3');
      t.passUntil('enter').resource.chooses('enter');
      const rested = ['Boromir II', 'Bilbo', 'Faramir'] as const;
      for (const i of [0, 1, 2] as const) t.resource.plays(LOOT[i], rested[i]).stage.resolve();
      t.equal(places(t), ['tapped', 'discard', 'removed'], 'gone for good');
    },
  ),
];
