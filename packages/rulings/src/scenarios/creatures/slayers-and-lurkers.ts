import {
  type BoardSpec,
  type Member,
  type Named,
  type Scenario,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, about, face, keysOf, letBe, SPARE, toStrikes } from '../help.ts';

const toBree = (
  hazard: Named[],
  members: Member[] = ['Aragorn II', 'Gimli', 'Legolas', 'Haldir'],
): BoardSpec => ({
  resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }], hand: [SPARE] },
  hazard: { hand: hazard },
  moment: 'hazards',
});

/** Single hazard cards. */
export const slayersAndLurkers: readonly Scenario[] = [
  scenario(
    'Muster Disperses strikes at a faction on the way, but never from on guard',
    { proves: ['crf/card/muster-disperses/1', 'coe/2.V.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Aragorn II', 'Gimli'], onGuard: ['Muster Disperses'] },
          ],
          pile: ['Rangers of the North'],
          hand: ['Star-glass'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'entered',
      });
      t.resource.plays('Star-glass', 'Gimli');
      t.equal(
        t.card('Star-glass').zone,
        'play',
        'nobody could answer the item that tapped the site',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Aragorn II', 'Gimli'], onGuard: ['Weariness of the Heart'] },
          ],
          pile: ['Rangers of the North'],
          hand: ['Star-glass'],
        },
        moment: 'entered',
      });
      t.resource.plays('Star-glass', 'Gimli');
      t.hazard.may('reveal Weariness of the Heart');
      t.say('Nor as another faction is tried for, where one of them lies in play');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Elladan'], onGuard: ['Muster Disperses'] }],
          pile: ['Rangers of the North'],
          hand: ['Riders of Rohan'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Riders of Rohan', 'Elladan');
      t.hazard.mayNot('reveal Muster Disperses').refused('Muster Disperses', {
        'never-on-guard': 'coe/2.V.6',
        'not-directly': 'coe/2.V.6',
      });
      t.rolls(12).resolve();
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elrond', 'Gimli'] }],
          pile: ['Rangers of the North'],
          hand: [SPARE],
        },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'hazards',
      });
      t.equal(t.generalInfluence(0), 4, 'four points are free');
      t.rolls(6);
      t.hazard.plays('Muster Disperses', 'Rangers of the North').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'discard', 'six and four are less than eleven');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elrond', 'Gimli'] }],
          pile: ['Rangers of the North'],
          hand: [SPARE],
        },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'hazards',
      });
      t.rolls(7);
      t.hazard.plays('Muster Disperses', 'Rangers of the North').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'pile', 'seven and four are not');
    },
  ),
  scenario(
    'Neeker-breekers keep off a Wizard, ask for the mind of the others and only weary them',
    {
      proves: [
        'crf/card/neeker-breekers/1',
        'crf/errata/card-errata/43',
        'companion/clarification/neeker-breekers/1',
        'coe/3.ii.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board(toBree(['Neeker-breekers'], ['Gandalf', 'Beorn', 'Haldir']));
      t.hazard.plays('Neeker-breekers', 'Wilderness').stage.resolve();
      t.equal(t.attack().strikes, 2, 'one for each who is no Wizard');
      toStrikes(t);
      if (about(t) === 'defend') t.resource.mayNot('Gandalf');
      for (let i = 0; i < 3 && about(t) === 'defend'; i++)
        t.take(t.decision().options[0], 'assigned');
      t.equal(t.attack().assigned.sort(), ['Beorn', 'Haldir'], 'the Wizard faces none');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Haldir');
      letBe(t, 'strike-hazard');
      t.equal(t.strikeProwess(), 3, 'his mind, and not his prowess of four');
      // three for staying untapped: the roll makes six in all
      t.rolls(6);
      t.resource.chooses('yes');
      letBe(t, 'support');
      letBe(t, 'strike-defender');
      t.equal(t.card('Haldir').status, 'tapped', 'a strike that would wound him taps him');
      t.rolls(2, 12);
      face(t, 'Beorn');
      t.equal(
        [t.card('Beorn').zone, t.card('Beorn').status],
        ['play', 'tapped'],
        'so is he who is strong',
      );
      t.unrolled(1, 'and no body check is made');
      t.say('A Fallen-wizard is a Wizard to them as well');
      const swarm = toBree(['Neeker-breekers'], ['WH-9', 'Haldir']);
      t.board({ ...swarm, resource: { ...swarm.resource, kind: 'fallen-wizard' } });
      t.hazard.plays('Neeker-breekers', 'Wilderness').stage.resolve();
      t.equal(t.attack().strikes, 1, 'one for the Elf');
      t.passUntil('stay-untapped');
      t.equal(t.attack().assigned, ['Haldir'], 'and none for him');
    },
  ),
  scenario(
    'A Slayer has its own kind and is worth two points when both attacks are beaten',
    {
      proves: [
        'crf/card/slayer/1',
        'crf/errata/card-errata/68',
        'companion/errata/slayer/1',
        'coe/2.IV.vii.2.1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Glorfindel II', 'Gimli'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Two or Three Tribes Present', 'Slayer', 'Assassin'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.plays('Two or Three Tribes Present', 'Slayer').stage.resolve();
      t.resource.passes();
      t.hazard.mayNot('play Assassin').refused('Assassin', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.may('play Slayer').stage.shows('companion/errata/slayer/1#1');
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      t.expect(t.underAttack, 'what is of the kind that was named comes free');
      t.shows('crf/card/slayer/1#2', 'crf/errata/card-errata/68#2');
      for (let i = 0; i < 2; i++) {
        t.passUntil('attack');
        letBe(t, 'attack');
        if (about(t) === 'assign-attacker' || t.decision().kind === 'assign')
          t.hazard.chooses('a strike to Glorfindel II');
        t.rolls(12);
        face(t, 'Glorfindel II', true);
      }
      t.equal(t.points(0).kill, 2, 'kill points');
      t.shows('crf/errata/card-errata/68#1', 'companion/errata/slayer/1#2');
      t.equal(t.card('Slayer').zone, 'pile', 'beaten');
      t.shows('crf/card/slayer/1#1');
    },
  ),
  scenario(
    'Both attacks of a Slayer are for one character, and its further strikes weigh on him as well',
    { proves: ['crf/card/slayer/3', 'coe/3.iv.2'], rules: ALL },
    (t) => {
      t.board(toBree(['Slayer']));
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      t.equal(t.attack().strikes, 1, 'one strike each');
      letBe(t, 'attack');
      t.hazard
        .options_are(
          'a strike to Aragorn II',
          'a strike to Gimli',
          'a strike to Legolas',
          'a strike to Haldir',
        )
        .chooses('a strike to Gimli');
      t.rolls(12);
      face(t, 'Gimli', true);
      t.passUntil('attack');
      letBe(t, 'attack');
      t.equal(t.attack().assigned, ['Gimli'], 'the second is his as well');
      t.say('An attack of two strikes is for one as well');
      const slayer = toBree(['Slayer']);
      t.board({ ...slayer, hazard: { ...slayer.hazard, events: ['Hoarmûrath of Dír'] } });
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      t.hazard.uses('Hoarmûrath of Dír').stage.resolve();
      t.equal(t.attack().strikes, 2, 'one more');
      letBe(t, 'attack');
      t.hazard.chooses('a strike to Gimli');
      t.equal(t.attack().assigned, ['Gimli'], 'nobody else is struck');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.equal(t.strikeProwess(), 5 - 1, 'and the strike in excess weighs on him');
    },
  ),
  scenario(
    'One attack of a Slayer, and no more, is canceled when somebody of the company taps',
    { proves: ['crf/card/slayer/2', 'companion/clarification/slayer/1'], rules: ALL },
    (t) => {
      t.board(toBree(['Slayer']));
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      letBe(t, 'attack');
      t.hazard.chooses('a strike to Gimli');
      t.say('even now that the strike is assigned, and by the one it is meant for');
      t.resource
        .may('tap Aragorn II to cancel')
        .may('tap Gimli to cancel')
        .chooses('tap Gimli to cancel');
      t.passUntil('attack');
      t.resource.mayNot('cancel the attack');
      letBe(t, 'attack');
      t.equal(t.attack().assigned, ['Gimli'], 'the other attack must be faced');
      t.resource.mayNot('cancel the attack');
      t.shows('crf/card/slayer/2#2');
      t.board(toBree(['Slayer']));
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      letBe(t, 'attack');
      t.hazard.chooses('a strike to Gimli');
      t.rolls(12);
      face(t, 'Gimli', true);
      t.passUntil('attack');
      t.say('or the second, when the first was faced');
      t.resource.may('tap Haldir to cancel').chooses('tap Haldir to cancel');
      t.expect(!t.underAttack, 'it is over');
      t.equal(
        t.card('Slayer').zone,
        'discard',
        'a creature with a canceled attack is not defeated',
      );
      t.shows('crf/card/slayer/2#1');
    },
  ),
  scenario(
    'The Pûkel-men are a kind of their own, at home in certain ruins',
    {
      proves: [
        'crf/card/pukel-men/1',
        'crf/errata/card-errata/54',
        'companion/clarification/pukel-men/1',
        'coe/2.IV.vii.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Isengard',
              by: ['Wold & Foothills', 'Fangorn', 'Gap of Isen'],
              members: ['Aragorn II', 'Gimli'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Two or Three Tribes Present', 'Pûkel-men', 'Wargs'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.plays('Two or Three Tribes Present', 'Pûkel-creature').stage.resolve();
      t.resource.passes();
      t.hazard.refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.plays('Pûkel-men', 'site').stage.resolve();
      t.equal(t.attack().strikes, 2, 'two strikes');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Aragorn II', 'Gimli'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Pûkel-men'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Pûkel-men');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Pûkel-men'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.may('play Pûkel-men');
    },
  ),
  scenario(
    'The Watcher in the Water is an Animal, with a strike for everybody, and lurks at Moria',
    { proves: ['companion/clarification/watcher-in-the-water/1', 'coe/3.ii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: ['Gimli', 'Legolas', { name: 'Haldir', bears: ['Star-glass'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Watcher in the Water'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.equal(
        keysOf(t, 'Watcher in the Water'),
        ['keyed to Wilderness and Wilderness', 'keyed to the site by name'],
        'two ways',
      );
      t.hazard.plays('Watcher in the Water', 'site').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'three strikes');
      t.rolls(12);
      t.resource.uses('Star-glass', { way: 'prowess' }).stage.resolve();
      t.equal(t.attack().prowess, 6, 'the light weakens Animals');
      t.equal(t.card('Haldir').status, 'tapped', 'and its bearer taps');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Two or Three Tribes Present', 'Watcher in the Water', 'Wargs'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.plays('Two or Three Tribes Present', 'Animal').stage.resolve();
      t.resource.passes();
      t.hazard
        .refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' })
        .plays('Watcher in the Water', 'site')
        .stage.resolve();
      t.expect(t.underAttack, 'what calls Animals calls it');
    },
  ),
  scenario(
    'Veils Flung Away makes the body checks easier by one, and taps whoever fails',
    {
      proves: ['crf/card/veils-flung-away/1', 'crf/errata/card-errata/78', 'coe/3.I.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Haldir', 'Legolas', { name: 'Elladan', status: 'wounded' }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Veils Flung Away'] },
        moment: 'hazards',
        declared: 3,
      });
      t.rolls(9, 10, 12);
      t.hazard.plays('Veils Flung Away').stage.resolve();
      while (t.decision().kind === 'order')
        t.resource.chooses(
          ['Haldir', 'Legolas', 'Elladan'].find((n) => t.offered().includes(n)) ?? '',
        );
      t.resolve();
      t.equal(t.card('Haldir').status, 'untapped', 'nine less one is not above eight');
      t.equal(t.card('Legolas').status, 'tapped', 'ten less one is');
      t.equal(
        [t.card('Elladan').zone, t.card('Elladan').status],
        ['play', 'wounded'],
        'who is not untapped has nothing to fear',
      );
      t.equal(t.company('Haldir').hazards, 3, 'it did not count against the limit');

      t.say('So is each of the checks, an Orc’s among them: what becomes of him his card says');
      for (const [roll, zone] of [
        [9, 'discard'],
        [8, 'play'],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: ['Lagduf', 'Belegorn'],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Veils Flung Away'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.rolls(roll, 8).hazard.plays('Veils Flung Away').stage.resolve();
        while (t.decision().kind === 'order')
          t.resource.chooses(['Lagduf', 'Belegorn'].find((n) => t.offered().includes(n)) ?? '');
        t.resolve();
        t.equal(t.card('Lagduf').zone, zone, `${roll} less one, where eight discards him`);
        t.equal(t.card('Belegorn').status, 'untapped', 'eight less one is not above seven');
      }
    },
  ),
  scenario(
    'Veils Flung Away needs open lands and no Doors of Night',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      const may = (from: Named, to: Named, events: Named[]): boolean => {
        t.board({
          resource: {
            companies: [{ at: from, to, members: ['Haldir', 'Legolas'] }],
            hand: [SPARE],
          },
          hazard: { hand: ['Veils Flung Away'], events },
          moment: 'hazards',
        });
        t.resource.passes();
        return t.hazard.options().includes('play Veils Flung Away');
      };
      t.equal(may('Rivendell', 'Bree', []), true, 'through Wildernesses');
      t.equal(may('Rivendell', 'Bree', ['Doors of Night']), false, 'not with the Doors open');
      t.equal(may('Minas Morgul', 'Mount Doom', []), false, 'not in the Shadow');
    },
  ),
];
