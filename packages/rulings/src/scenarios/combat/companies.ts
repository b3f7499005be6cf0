import type { PlayerKind } from '@mathom/engine/language';
import { type Member, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

interface Meeting {
  mine: readonly Member[];
  theirs: readonly Member[];
  at?: 'Bree' | 'Moria' | 'Edoras';
  kinds?: readonly [PlayerKind, PlayerKind];
  mineMore?: object;
  theirsMore?: object;
}

/** Two companies at one site, that of the resource player having entered it. */
function meet(t: Stage, { mine, theirs, at = 'Bree', kinds, mineMore, theirsMore }: Meeting): void {
  const [my, their] = kinds ?? ['ringwraith', 'wizard'];
  t.board({
    resource: { kind: my, companies: [{ at, members: mine }], ...mineMore },
    hazard: { kind: their, companies: [{ at, members: theirs }], ...theirsMore },
    moment: 'entered',
    asksPasses: true,
  });
}

/** They meet, and the resource player attacks: `to` says what is asked next of interest. */
function attack(t: Stage, m: Meeting, to: 'attack' | 'defend' = 'defend'): void {
  meet(t, m);
  t.passUntil('company-attack');
  t.resource.chooses('attack the company');
  t.passUntil(to);
}

/** What is asked when nobody does anything more at the site. */
function askedAtTheEnd(t: Stage): string {
  if (t.decision().about === 'site') t.allPass();
  return t.decision().about;
}

const PAIRS: readonly [PlayerKind, Member, PlayerKind, Member, boolean][] = [
  ['wizard', 'Elladan', 'wizard', 'Legolas', false],
  ['wizard', 'Elladan', 'ringwraith', 'Lagduf', true],
  ['wizard', 'Elladan', 'ringwraith', 'Ostisen', true],
  ['ringwraith', 'Lagduf', 'wizard', 'Elladan', true],
  ['ringwraith', 'Ostisen', 'wizard', 'Elladan', true],
  ['wizard', 'Elladan', 'balrog', 'Lagduf', true],
  ['wizard', 'Elladan', 'fallen-wizard', 'Legolas', false],
  ['wizard', 'Elladan', 'fallen-wizard', 'Lagduf', true],
  ['ringwraith', 'Lagduf', 'ringwraith', 'Radbug', false],
  ['ringwraith', 'Lagduf', 'balrog', 'Radbug', false],
  ['ringwraith', 'Ostisen', 'fallen-wizard', 'Legolas', true],
  ['fallen-wizard', 'Legolas', 'wizard', 'Elladan', false],
  ['fallen-wizard', 'Lagduf', 'wizard', 'Elladan', true],
  ['fallen-wizard', 'Legolas', 'ringwraith', 'Ostisen', true],
  ['fallen-wizard', 'Legolas', 'balrog', 'Lagduf', true],
  ['fallen-wizard', 'Legolas', 'fallen-wizard', 'Elladan', false],
  ['fallen-wizard', 'Legolas', 'fallen-wizard', 'Lagduf', true],
  ['fallen-wizard', 'Lagduf', 'fallen-wizard', 'Elladan', true],
  // Men are covert, though their cards are of minions
  ['wizard', 'Elladan', 'fallen-wizard', 'Ostisen', false],
  ['fallen-wizard', 'Ostisen', 'wizard', 'Elladan', false],
  ['fallen-wizard', 'Ostisen', 'fallen-wizard', 'Legolas', false],
  ['fallen-wizard', 'Ostisen', 'ringwraith', 'Lagduf', true],
  ['ringwraith', 'Lagduf', 'fallen-wizard', 'Ostisen', true],
  ['balrog', 'Lagduf', 'wizard', 'Elladan', true],
  ['balrog', 'Lagduf', 'fallen-wizard', 'Legolas', true],
  ['balrog', 'Lagduf', 'ringwraith', 'Radbug', false],
];

export const companiesFighting: readonly Scenario[] = [
  scenario(
    'Who may attack whom: by what their players are, and of a Fallen-wizard by what his company is',
    {
      proves: [
        'coe/3.V.1',
        'coe/3.V.1.W1',
        'coe/3.V.1.R1',
        'coe/3.V.1.F1',
        'coe/3.V.1.F2',
        'coe/3.V.1.B1',
        'crf/turn/site-phase/company-vs-company-combat/6',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [my, mine, their, theirs, may] of PAIRS) {
        meet(t, { mine: [mine], theirs: [theirs], kinds: [my, their] });
        t.equal(askedAtTheEnd(t) === 'company-attack', may, `${my} ${mine}, ${their} ${theirs}`);
      }
      t.shows(
        'crf/turn/site-phase/company-vs-company-combat/6#1',
        'crf/turn/site-phase/company-vs-company-combat/6#2',
        'crf/turn/site-phase/company-vs-company-combat/6#3',
      );
      // not elsewhere
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
        hazard: { companies: [{ at: 'Edoras', members: ['Elladan'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.expect(askedAtTheEnd(t) !== 'company-attack', 'they are elsewhere');
    },
  ),

  scenario(
    'It must have entered the site, and there is one attack in a turn',
    { proves: ['coe/3.V.1', 'coe/3.V', 'coe/2.V.10'], rules: ALL },
    (t) => {
      const board = (moment: 'site' | 'entered') =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Edoras', members: ['Lagduf', 'Radbug'] },
              { at: 'Edoras', members: ['Grishnákh'], ownSite: true },
            ],
          },
          hazard: { companies: [{ at: 'Edoras', members: ['Elladan'] }] },
          moment,
        });
      board('site');
      t.resource.chooses('the company of Lagduf').chooses('pass');
      t.expect(t.decision().about !== 'company-attack', 'who stays outside attacks nobody');
      board('entered');
      t.passUntil('company-attack').resource.chooses('attack the company of Elladan');
      t.equal(t.attack().strikes, 2, 'a strike for each who attacks');
      t.fightOut(2, 12, 2);
      t.expect(!t.underAttack, 'over');
      t.passUntil('enter').resource.chooses('enter the site');
      while (t.underAttack) t.fightOut({ always: 12 });
      t.expect(askedAtTheEnd(t) !== 'company-attack', 'a second company attacks nobody any more');
    },
  ),

  scenario(
    'Who has tried to influence a card of the other attacks him no more, nor the other way round',
    { proves: ['coe/3.V.1', 'coe/8.1'], rules: ALL },
    (t) => {
      const members = ['Layos', 'Ostisen'] as const;
      meet(t, { mine: members, theirs: ['Elladan'] });
      t.rolls(2, 12).resource.chooses('Layos tries to influence Elladan').stage.resolve();
      t.expect(askedAtTheEnd(t) !== 'company-attack', 'no attack after the attempt');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Bree', members: ['Lagduf'] },
            { at: 'Bree', members: ['Layos'], ownSite: true },
          ],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        moment: 'entered',
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.fightOut(2, 12, 2);
      t.passUntil('enter').resource.chooses('enter the site');
      t.expect(t.decision().about !== 'site', 'there is nothing left to influence');
    },
  ),

  scenario(
    'Strikes are given out one against one: by the untapped of the defender, then of the attacker, then the rest',
    {
      proves: ['coe/3.V', 'crf/turn/site-phase/company-vs-company-combat/5', 'coe/3.ii.5'],
      rules: ALL,
    },
    (t) => {
      attack(t, {
        mine: ['Lagduf', { name: 'Radbug', status: 'tapped' }, 'Grishnákh'],
        theirs: ['Elladan', 'Legolas', { name: 'Glóin', status: 'tapped' }],
      });
      t.asks(t.hazard, 'defend').hazard.may('a strike to Elladan').may('a strike to Legolas');
      t.hazard.mayNot('a strike to Glóin').chooses('a strike to Elladan');
      t.asks(t.hazard, 'whose-strike').hazard.options_are('Lagduf', 'Radbug', 'Grishnákh');
      t.hazard.chooses('Lagduf').passes();
      // of the attackers only Grishnákh is untapped: he chooses whom he strikes
      t.asks(t.resource, 'attack').resource.may('a strike to Legolas').may('a strike to Glóin');
      t.resource.mayNot('a strike to Elladan').chooses('a strike to Glóin');
      // what is left falls to whom the defender has left
      const { pairs } = t.attack();
      t.equal(
        pairs,
        [
          ['Lagduf', 'Elladan'],
          ['Grishnákh', 'Glóin'],
          ['Radbug', 'Legolas'],
        ],
        'who strikes whom',
      );
    },
  ),

  scenario(
    'More who attack than are there: the attacker lays excess strikes on whom he likes, the last has the rest',
    { proves: ['coe/3.V.ii', 'coe/3.V.vii'], rules: ALL },
    (t) => {
      attack(t, {
        mine: ['Lagduf', 'Radbug', 'Grishnákh', 'Snaga'],
        theirs: ['Elladan', 'Legolas'],
      });
      t.hazard.chooses('a strike to Elladan').chooses('Lagduf');
      t.hazard.chooses('a strike to Legolas').chooses('Radbug');
      t.passUntil('strike').hazard.chooses('resolve the strike against Elladan');
      t.passUntil('excess').resource.options_are('0', '1', '2').chooses('1');
      t.asks(t.resource, 'stay-untapped').resource.chooses('no');
      t.asks(t.hazard, 'stay-untapped').hazard.chooses('no');
      // Elladan: 5, and 1 against Orcs, 1 less for the strike too many
      t.rolls(7, 7, 2);
      t.passUntil('stay-untapped');
      t.equal(t.card('Elladan').status, 'tapped', '7 + 5 against 7 + 5: nobody is hurt');
      t.equal(t.card('Lagduf').status, 'tapped', 'and both have tapped');
      t.unrolled(1, 'no body check');
      // the last has the other strike too many, asked or not: 5 and 1 less, and his body holds
      t.resource.chooses('no').stage.hazard.chooses('no');
      t.rolls(7, 7, 2);
      while (t.underAttack) t.pass();
      t.equal(t.card('Legolas').status, 'wounded', '7 + 4 against 7 + 5');
    },
  ),

  scenario(
    'Both roll: whose strike fails is wounded and checked, and else he taps and the other is',
    {
      proves: ['coe/3.V.vii', 'coe/3.V.viii', 'coe/3.v', 'coe/3.V.5'],
      rules: ALL,
    },
    (t) => {
      // Lagduf 5 + 4 against Legolas 5 + 5: his strike has failed; body 8, and a 10 eliminates him
      attack(t, { mine: ['Lagduf'], theirs: ['Legolas'] });
      t.fightOut(4, 5, 10);
      t.equal(t.card('Lagduf').zone, 'pile', 'he is a kill');
      t.equal(t.points(1).kill, 1, 'worth what he was worth');
      t.equal(t.card('Legolas').status, 'tapped', 'Legolas has tapped');
      // on the number that is printed on an Orc he is discarded, and nobody's kill
      attack(t, { mine: ['Lagduf'], theirs: ['Legolas'] });
      t.fightOut(4, 5, 8);
      t.equal(t.card('Lagduf').zone, 'discard', 'discarded');
      t.equal(t.points(1).kill, 0, 'no kill');
      // the other way: 5 + 6 against 5 + 5
      attack(t, { mine: ['Lagduf'], theirs: ['Legolas'] });
      t.fightOut(6, 5, 9);
      t.equal(t.card('Legolas').zone, 'pile', 'eliminated by 9 against a body of 8');
      t.equal(t.points(0).kill, 2, 'two points for those who slew him');
      t.equal(t.card('Lagduf').status, 'tapped', 'the one who struck has tapped');
      // a body check that is not failed
      attack(t, { mine: ['Lagduf'], theirs: ['Legolas'] });
      t.fightOut(6, 5, 8);
      t.equal(t.card('Legolas').status, 'wounded', 'wounded');
    },
  ),

  scenario(
    'Who was wounded before is easier to kill, fights two worse, and who falls costs his side what his card says',
    { proves: ['coe/3.V.vii', 'coe/3.I.1', 'coe/3.v'], rules: ALL },
    (t) => {
      // 5 - 2 + 9 against 6 - 1 + 8
      const mine: Member[] = [{ name: 'Lagduf', status: 'wounded' }];
      const theirs: Member[] = [{ name: 'Aragorn II', status: 'tapped' }];
      attack(t, { mine, theirs }, 'attack');
      t.fightOut(9, 8, 7);
      t.equal(t.card('Lagduf').zone, 'discard', '7 and 1 is the 8 on which he is discarded');
      attack(t, { mine, theirs }, 'attack');
      t.fightOut(9, 7);
      t.equal(t.card('Aragorn II').status, 'tapped', '12 against 12: neither, and no check');
      attack(t, { mine: ['Gorbag'], theirs }, 'attack');
      t.fightOut(9, 2, 10);
      t.equal(t.card('Aragorn II').zone, 'pile', 'slain');
      t.equal(t.points(1).character, -3, 'lost to his own side as if eliminated');
      t.equal(t.points(0).kill, 3, 'and a kill of the other');
    },
  ),

  scenario(
    'Either may take -3 so as not to tap, and those without a strike tap to help who is attacked',
    { proves: ['coe/3.V.iii', 'coe/3.V.iv', 'coe/3.V.v'], rules: ALL },
    (t) => {
      attack(t, { mine: ['Lagduf'], theirs: ['Legolas', 'Elladan'] });
      t.hazard.chooses('a strike to Legolas');
      t.passUntil('stay-untapped');
      t.asks(t.resource, 'stay-untapped').resource.chooses('yes');
      t.asks(t.hazard, 'stay-untapped').hazard.chooses('yes');
      t.asks(t.hazard, 'support').hazard.may('Elladan').chooses('Elladan');
      // 5 - 3 + 7 against 5 - 3 + 1 + 6: neither
      t.rolls(7, 6).allPass();
      t.equal(t.card('Lagduf').status, 'untapped', 'he has stayed untapped');
      t.equal(t.card('Legolas').status, 'untapped', 'so has the other');
      t.equal(t.card('Elladan').status, 'tapped', 'who helped has tapped');
    },
  ),

  scenario(
    'What a character has against a race counts against who strikes at him, and the other way round',
    {
      proves: ['coe/3.V.vii', 'coe/3.V.5', 'crf/turn/site-phase/company-vs-company-combat/4'],
      rules: ALL,
    },
    (t) => {
      // Elladan has one more against Orcs
      attack(t, { mine: ['Lagduf', 'Ostisen'], theirs: ['Elladan', 'Bergil'] });
      t.hazard.chooses('a strike to Elladan').chooses('Lagduf');
      t.hazard.passes();
      t.passUntil('strike').hazard.chooses('resolve the strike against Elladan');
      t.equal(t.strikeProwess(), 6, 'against an Orc');
      attack(t, { mine: ['Lagduf', 'Ostisen'], theirs: ['Elladan', 'Bergil'] });
      t.hazard.chooses('a strike to Elladan').chooses('Ostisen');
      t.hazard.passes();
      t.passUntil('strike').hazard.chooses('resolve the strike against Elladan');
      t.equal(t.strikeProwess(), 5, 'against a Man');
      // Gulla has it as he attacks an Elf: 5 + 1 + 7 against 5 + 8 is a tie
      attack(t, { mine: ['Gulla'], theirs: ['Legolas'] });
      t.fightOut(7, 8);
      t.equal(t.card('Legolas').status, 'tapped', 'nobody is wounded');
      attack(t, { mine: ['Gulla'], theirs: ['Faramir'] });
      t.fightOut(7, 8, 2);
      t.equal(t.card('Gulla').status, 'wounded', 'against a Dúnadan he has no more than 5');
      t.shows('crf/turn/site-phase/company-vs-company-combat/4#2');
    },
  ),

  scenario(
    'Who is attacked may cancel the attack in another’s turn; who attacks may only affect strikes',
    {
      proves: [
        'coe/3.V',
        'coe/3.3',
        'coe/3.V.5',
        'crf/turn/site-phase/company-vs-company-combat/1',
        'crf/turn/site-phase/company-vs-company-combat/4',
        'coe/3.i.3',
      ],
      rules: ALL,
    },
    (t) => {
      attack(
        t,
        {
          mine: ['Aragorn II'],
          theirs: ['Ostisen'],
          kinds: ['wizard', 'ringwraith'],
          mineMore: { hand: ['Concealment', 'Risky Blow'] },
        },
        'attack',
      );
      t.resource.refused('Concealment', {
        'company-fight': 'coe/3.V',
        'no-target': 'coe/9.3',
      });
      t.shows('crf/turn/site-phase/company-vs-company-combat/1#4');
      t.passUntil('defend').hazard.chooses('a strike to Ostisen');
      t.passUntil('strike-attacker').resource.plays('Risky Blow').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
      // 6 + 3 + 4 against 3 + 9
      t.rolls(4, 9, 2).passUntil('end-of-turn');
      t.equal(t.card('Ostisen').status, 'wounded', 'with three more he has won');
      t.shows(
        'crf/turn/site-phase/company-vs-company-combat/1#3',
        'crf/turn/site-phase/company-vs-company-combat/4#2',
      );

      const cancel = (...more: Member[]) =>
        attack(
          t,
          {
            mine: ['Lagduf', 'Radbug'],
            theirs: more,
            theirsMore: { hand: ['Concealment'] },
          },
          'attack',
        );
      cancel('Aragorn II');
      t.hazard.plays('Concealment', 'Aragorn II').stage.resolve();
      t.expect(!t.underAttack, 'canceled');
      t.equal(t.card('Aragorn II').status, 'tapped', 'by the scout who is attacked');
      t.shows('crf/turn/site-phase/company-vs-company-combat/1#1');
      // only the company that is attacked has a part in it
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
        hazard: {
          companies: [
            { at: 'Bree', members: ['Elladan'] },
            { at: 'Bree', members: ['Aragorn II'], ownSite: true },
          ],
          hand: ['Concealment'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company of Elladan');
      t.passUntil('attack').hazard.refused('Concealment', { 'other-company': 'coe/3.i.3' });
    },
  ),

  scenario(
    'In its strike who is attacked plays what bears on it, once with a skill',
    { proves: ['coe/3.V.vi', 'coe/3.V.i'], rules: ['coe'] },
    (t) => {
      attack(t, {
        mine: ['Lagduf'],
        theirs: ['Elladan'],
        theirsMore: { hand: ['Risky Blow', 'Risky Blow', 'Lucky Strike'] },
      });
      t.hazard.chooses('a strike to Elladan');
      t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
      // what bears on him who faces the strike, and what bears on its roll
      t.asks(t.hazard, 'strike-defender')
        .hazard.may('play Lucky Strike')
        .plays('Risky Blow', 'Elladan')
        .stage.resolve();
      t.equal(t.strikeProwess(), 9, 'five, one against Orcs and three');
      t.hazard.refused('Risky Blow', { 'skill-used': 'coe/3.iv.5' });
    },
  ),

  scenario(
    'To cancel the attack by race all who attack must be of such a race, not all of the same',
    { proves: ['coe/3.V.4'], rules: ALL },
    (t) => {
      const board = (...mine: Member[]) =>
        attack(t, { mine, theirs: ['Aragorn II'], theirsMore: { hand: ['Trickery'] } }, 'attack');
      board('Lagduf', 'Ostisen');
      t.rolls(7).hazard.plays('Trickery', 'Aragorn II').stage.resolve();
      t.expect(!t.underAttack, 'Orcs and Men: canceled');
      board('Lagduf', 'Eradan');
      t.hazard.refused('Trickery', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Hazards are not played in it, and those in play that change attacks have nothing to do with it',
    {
      proves: [
        'coe/3.V.2',
        'coe/3.V.3',
        'crf/turn/site-phase/company-vs-company-combat/3',
        'crf/card/twilight/3',
        'companion/clarification/twilight/1',
      ],
      rules: ALL,
    },
    (t) => {
      meet(t, {
        mine: ['Lagduf', 'Radbug'],
        theirs: ['Elladan'],
        theirsMore: {
          events: ['Minions Stir', 'Scimitars of Steel'],
          hand: ['Twilight', 'Wake of War'],
        },
        mineMore: { events: ['Doors of Night'] },
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      const { strikes, prowess } = t.attack();
      t.equal([strikes, prowess], [2, 5], 'not one more of anything');
      t.passUntil('attack').hazard.refused('Wake of War', {
        'no-hazards': 'coe/3.V.2',
        'hazard-limit': 'coe/2.IV.iii.1',
        phase: 'coe/2.1.2',
      });
      t.say('What may be played as a resource at any time is');
      t.hazard.plays('Twilight', 'Doors of Night').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'discard', 'it is no hazard then');
      t.shows('companion/clarification/twilight/1#2');
      t.say('Nor does one in play listen to what happens in it');
      meet(t, {
        mine: ['Lagduf'],
        theirs: ['Elladan'],
        theirsMore: { events: ['Host of Bats'] },
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      // his strike, and the one body check that comes of it
      t.fightOut(12, 2, 2);
      t.equal(t.card('Elladan').status, 'wounded', 'by an Orc, and checked once');
      t.expect(!t.underAttack, 'it is over');
    },
  ),

  scenario(
    'Who is attacked uses whatever bears on the fight, by the older rulings; now only what cancels it',
    {
      proves: [
        'pef/term/company-vs-company-combat-cvcc/1',
        'crf/turn/site-phase/company-vs-company-combat/1',
        'coe/3.V',
      ],
      rules: ALL,
    },
    (t) => {
      attack(
        t,
        {
          mine: ['Lagduf'],
          theirs: [
            { name: 'Elladan', status: 'tapped', bears: ['Cram'] },
            { name: 'Legolas', bears: ['Healing Herbs'] },
            { name: 'Gimli', status: 'wounded' },
            'Bilbo',
            'Beorn',
          ],
          theirsMore: {
            hand: [
              'The Evenstar',
              'Concealment',
              'Many Foes He Fought',
              'Smoke Rings',
              'More Sense than You',
              'Skin-changer',
            ],
            discard: ['Cram'],
          },
        },
        'attack',
      );
      t.resource.passes();
      if (t.rules === 'coe') {
        t.asks(t.hazard, 'attack').hazard.mayNot('use Cram').mayNot('use Healing Herbs');
        t.hazard
          .mayNot('play The Evenstar')
          .mayNot('play More Sense than You')
          .mayNot('play Skin-changer')
          .may('play Concealment');
        t.passUntil('defend').hazard.chooses('a strike to Beorn');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.hazard
          .chooses('no')
          .stage.passUntil('strike-defender')
          .hazard.plays('Skin-changer')
          .stage.resolve();
        t.equal(t.card('Beorn').stat('body'), 11, 'while he is struck, he may');
        t.shows('pef/term/company-vs-company-combat-cvcc/1#6');
        return;
      }
      t.asks(t.hazard, 'attack').hazard.may('play Concealment').mayNot('play Smoke Rings');
      t.hazard.plays('The Evenstar', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 6, 'a star shines on him');
      t.shows('pef/term/company-vs-company-combat-cvcc/1#4');
      t.resource.passes();
      t.hazard.may('play Many Foes He Fought').may('play Concealment');
      t.shows('pef/term/company-vs-company-combat-cvcc/1#2');
      t.asks(t.hazard, 'attack').hazard.uses('Cram').stage.resolve();
      t.equal(t.card('Elladan').status, 'untapped', 'he is ready for it');
      t.hazard.uses('Healing Herbs', 'Gimli').stage.resolve();
      t.equal(t.card('Gimli').status, 'untapped', 'and so is he');
      t.shows(
        'crf/turn/site-phase/company-vs-company-combat/1#1',
        'pef/term/company-vs-company-combat-cvcc/1#1',
      );
      t.hazard.plays('Skin-changer').stage.resolve();
      t.equal(t.card('Beorn').stat('body'), 11, 'two more');
      t.shows('pef/term/company-vs-company-combat-cvcc/1#5');
      t.hazard.plays('More Sense than You', 'Bilbo').stage.resolve();
      t.passUntil('defend').hazard.may('a strike to Beorn').mayNot('a strike to Bilbo');
      t.shows('pef/term/company-vs-company-combat-cvcc/1#3');
      t.say('What makes the attack another, and does not cancel it');
      attack(
        t,
        {
          mine: ['Lagduf'],
          theirs: ['Legolas', 'Gimli'],
          theirsMore: { hand: ['Dark Quarrels'], events: ['Gates of Morning'] },
        },
        'attack',
      );
      t.resource.passes();
      t.asks(t.hazard, 'attack').hazard.may('play Dark Quarrels: strikes');
      t.shows('pef/term/company-vs-company-combat-cvcc/1#2');
    },
  ),

  scenario(
    'An ally strikes as a member of its company, may be set against anybody, and counts if it falls',
    { proves: ['coe/3.V', 'coe/2.V.2.2', 'crf/card/blackbole/2'], rules: ALL },
    (t) => {
      const mine: Member[] = [{ name: 'Lagduf', bears: ['Blackbole'] }];
      attack(t, { mine, theirs: ['Elladan', 'Legolas'] });
      t.equal(t.attack().strikes, 2, 'Blackbole strikes too');
      t.hazard.chooses('a strike to Elladan').chooses('Blackbole').passes();
      t.passUntil('strike').hazard.chooses('resolve the strike against Elladan');
      t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
      t.rolls(2, 12, 10).passUntil('stay-untapped');
      t.equal(t.card('Blackbole').zone, 'pile', 'he has fallen');
      t.equal(t.points(1).kill, 2, 'and counts');
      t.shows('crf/card/blackbole/2#1');
      // but nobody strikes at him when his company is attacked
      const theirs = [...mine, 'Ostisen' as const];
      meet(t, { mine: ['Elladan'], theirs, kinds: ['wizard', 'ringwraith'] });
      t.passUntil('company-attack').resource.chooses('attack the company');
      const others = ['a strike to Lagduf', 'a strike to Ostisen'];
      t.passUntil('defend')
        .hazard.options_are(...others, 'pass')
        .passes();
      t.asks(t.resource, 'attack').resource.options_are(...others);
      t.shows('crf/card/blackbole/2#2');
    },
  ),

  scenario(
    'To influence what an enemy has is five harder, whichever of them tries',
    { proves: ['coe/8.W1', 'coe/8.R1', 'coe/8.F1', 'coe/8.B1', 'coe/8.3'], rules: ALL },
    (t) => {
      // what is left of general influence differs: minions have five more that control nobody
      const tries = (kinds: readonly [PlayerKind, PlayerKind], mine: Member, theirs: Member) => {
        meet(t, { mine: [mine], theirs: [theirs], kinds });
        t.rolls(2, 12);
        t.resource.chooses('tries to influence').stage.resolve();
        const e = t.steps
          .flatMap((x) => x.events)
          .filter((x) => x.event === 'roll' && x.for === 'influence')
          .at(-1);
        return e?.event === 'roll' ? e.total : Number.NaN;
      };
      const base = tries(['wizard', 'wizard'], 'Glóin', 'Bergil');
      t.equal(tries(['fallen-wizard', 'wizard'], 'Glóin', 'Bergil'), base, 'no enemies');
      t.equal(
        tries(['fallen-wizard', 'ringwraith'], 'Glóin', 'Ostisen'),
        base - 5 - 5,
        'enemies; five more of general influence',
      );
      t.equal(tries(['wizard', 'ringwraith'], 'Glóin', 'Ostisen'), base - 10, 'the same');
      t.equal(tries(['wizard', 'balrog'], 'Glóin', 'Ostisen'), base - 10, 'and of the Balrog');
      const dark = tries(['ringwraith', 'ringwraith'], 'Layos', 'Ostisen');
      t.equal(tries(['ringwraith', 'balrog'], 'Layos', 'Ostisen'), dark, 'two of the Shadow');
      t.equal(
        tries(['ringwraith', 'wizard'], 'Layos', 'Bergil'),
        dark - 5 + 5,
        'enemies, but less of general influence',
      );
      t.equal(tries(['balrog', 'fallen-wizard'], 'Layos', 'Bergil'), dark - 5 + 5, 'enemies');
    },
  ),

  scenario(
    'Aiglos is no better for Doors of Night against a company',
    { proves: ['crf/card/aiglos/1'], rules: ALL },
    (t) => {
      attack(t, {
        mine: ['Lagduf'],
        theirs: [{ name: 'Faramir', bears: ['Aiglos'] }],
        mineMore: { events: ['Doors of Night'] },
      });
      t.hazard.chooses('a strike to Faramir');
      t.passUntil('stay-untapped');
      t.equal(t.strikeProwess(), 7, 'five and two');
      t.say('Nor if it is he who attacks');
      attack(t, {
        kinds: ['wizard', 'ringwraith'],
        mine: [{ name: 'Faramir', bears: ['Aiglos'] }],
        theirs: ['Lagduf'],
        theirsMore: { events: ['Doors of Night'] },
      });
      t.hazard.chooses('a strike to Lagduf');
      t.passUntil('stay-untapped');
      t.equal(t.card('Faramir').stat('prowess'), 7, 'five and two');
      t.say('Against a creature it gives five while the Doors are open, and else two as well');
      for (const [events, prowess] of [
        [['Doors of Night'], 5 + 5],
        [[], 5 + 2],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: 'Faramir', bears: ['Aiglos'] }] },
            ],
          },
          hazard: { hand: ['Orc-lieutenant'], events: [...events] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
        t.passUntil('stay-untapped');
        t.equal(t.strikeProwess(), prowess, 'what he meets it with');
      }
    },
  ),
];
