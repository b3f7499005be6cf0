import type { Card, PlayerKind } from '@mathom/engine/language';
import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from './help.ts';

/** Those of a Ringwraith attack those of a Wizard at Bree. */
function attacked(
  t: Stage,
  mine: readonly Member[],
  theirs: readonly Member[],
  hands: readonly [readonly Named[], readonly Named[]] = [[], []],
  kinds: readonly [PlayerKind, PlayerKind] = ['ringwraith', 'wizard'],
): void {
  t.board({
    resource: { kind: kinds[0], companies: [{ at: 'Bree', members: mine }], hand: hands[0] },
    hazard: { kind: kinds[1], companies: [{ at: 'Bree', members: theirs }], hand: hands[1] },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
}

const tapped = (name: Named): Member => ({ name, status: 'tapped' });

/** No published resource changes a body, and nothing else, before strikes are given out. */
const HIDE = 'Thicker Hide' as Named;
const THICKER_HIDE = {
  id: 'XX-1',
  kind: 'event',
  name: HIDE,
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      targets: [{ target: 'card', a: { kind: 'character' } }],
      does: [{ do: 'modify', stat: 'body', of: 'target', by: 1, until: 'turn' }],
    },
  ],
} as unknown as Card;

/** Who faces what where two companies fight, and who has a say in it. */
export const companiesFacing: readonly Scenario[] = [
  scenario(
    'Those of the attacked who are tapped choose after the untapped attackers, and before the rest of them',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/5', 'coe/3.V'], rules: ALL },
    (t) => {
      attacked(
        t,
        ['Lagduf', tapped('Radbug'), tapped('Grishnákh')],
        [tapped('Legolas'), tapped('Glóin'), tapped('Elladan')],
      );
      while (t.decision().kind !== 'assign') t.pass();
      t.asks(t.resource, 'attack').resource.chooses('a strike to Glóin');
      t.asks(t.hazard, 'defend').hazard.chooses('a strike to Legolas');
      t.asks(t.hazard, 'whose-strike')
        .hazard.options_are('Radbug', 'Grishnákh')
        .chooses('Grishnákh');
      t.equal(
        t.attack().pairs,
        [
          ['Lagduf', 'Glóin'],
          ['Grishnákh', 'Legolas'],
          ['Radbug', 'Elladan'],
        ],
        'who strikes whom',
      );
    },
  ),

  scenario(
    'What changes nothing but the body of one who is attacked is in time too, by the older rulings',
    {
      proves: ['pef/term/company-vs-company-combat-cvcc/1'],
      rules: ALL,
      invented: [THICKER_HIDE],
    },
    (t) => {
      attacked(t, ['Lagduf'], ['Legolas', 'Gimli'], [[], [HIDE]]);
      t.asks(t.resource, 'attack').resource.passes();
      if (t.rules === 'coe') {
        t.asks(t.hazard, 'attack').hazard.mayNot(`play ${HIDE}`);
        t.shows('pef/term/company-vs-company-combat-cvcc/1#6');
        return;
      }
      const prowess = t.card('Gimli').stat('prowess');
      t.asks(t.hazard, 'attack').hazard.plays(HIDE, 'Gimli').stage.resolve();
      t.equal(
        [t.card('Gimli').stat('body'), t.card('Gimli').stat('prowess')],
        [9, prowess],
        'one more than his eight, and no other number',
      );
      t.shows('pef/term/company-vs-company-combat-cvcc/1#5');
    },
  ),

  scenario(
    'The attacked have faced an attack, the attackers none',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/4', 'coe/3.V.5'], rules: ALL },
    (t) => {
      attacked(t, ['Lagduf'], ['Elladan']);
      t.equal(
        [t.company('Elladan').faced.length, t.company('Lagduf').faced.length],
        [1, 0],
        'an attack for the one side',
      );
      t.shows('crf/turn/site-phase/company-vs-company-combat/4#1');
      t.say('What one has against those who attack him is of no use when he attacks');
      const armed: Member = { name: 'Aragorn II', bears: ['Scabbard of Chalcedony'] };
      for (const attacks of [true, false]) {
        if (attacks) attacked(t, [armed], ['Ostisen'], [[], []], ['wizard', 'ringwraith']);
        else attacked(t, ['Ostisen'], [armed]);
        const body = t.card('Ostisen').stat('body');
        if (attacks) t.fightOut(12, 2, body);
        else t.fightOut(2, 12, body);
        t.equal(
          [t.card('Ostisen').status, t.card('Ostisen').zone],
          attacks ? ['wounded', 'play'] : ['untapped', 'pile'],
          'the check that equals his body',
        );
      }
      t.shows('crf/turn/site-phase/company-vs-company-combat/4#1');
      attacked(t, ['Lagduf'], ['Elladan']);
      t.say('though both face a strike, and both may be wounded');
      t.fightOut(2, 12, 2);
      t.equal(t.card('Lagduf').status, 'wounded', 'he who struck was struck');
      t.shows('crf/turn/site-phase/company-vs-company-combat/4#2');
    },
  ),

  scenario(
    'Both sides play what bears on a strike; on the attack as a whole only the attacked',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/1'], rules: ALL },
    (t) => {
      attacked(
        t,
        ['Aragorn II'],
        ['Ostisen'],
        [['Risky Blow', 'Dark Quarrels'], []],
        ['wizard', 'ringwraith'],
      );
      t.passUntil('attack');
      t.resource.refused('Dark Quarrels', {
        'company-fight': 'coe/3.V',
        need: 'coe/9.2',
        'no-target': 'coe/9.3',
      });
      t.say('Nor does he make one of his stronger before it comes to a strike');
      attacked(t, ['Legolas'], ['Lagduf'], [['The Evenstar'], []], ['wizard', 'ringwraith']);
      t.passUntil('attack');
      t.resource
        .mayNot('play The Evenstar')
        .refused('The Evenstar', { 'company-fight': 'coe/3.V' }, { way: 'each Elf gets' });
      t.shows('crf/turn/site-phase/company-vs-company-combat/1#4');
      t.say('The attacked');
      attacked(t, ['Ostisen'], ['Aragorn II'], [[], ['Risky Blow', 'Dark Quarrels']]);
      t.passUntil('attack').resource.passes();
      t.hazard.may('play Dark Quarrels');
      t.passUntil('defend').hazard.chooses('a strike to Aragorn II');
      t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
      t.passUntil('strike-defender').hazard.plays('Risky Blow').stage.resolve();
      t.equal(t.strikeProwess(), 9, 'six, and three more');
      t.shows('crf/turn/site-phase/company-vs-company-combat/1#2');
      t.say(
        'Not to cancel it alone: what changes the attack is for the attacked too, by the older rules',
      );
      attacked(t, ['Ostisen'], [{ name: 'Brand', bears: ['Black Arrow'] }]);
      const { prowess } = t.attack();
      t.passUntil('attack').resource.passes();
      t.asks(t.hazard, 'attack');
      if (t.rules === 'coe') {
        t.hazard
          .mayNot('use Black Arrow')
          .refused('Black Arrow', { 'company-fight': 'coe/3.V', need: 'coe/9.2' });
        return;
      }
      t.hazard.uses('Black Arrow').stage.resolve();
      t.equal(t.attack().prowess, prowess - 1, 'one less');
    },
  ),

  scenario(
    'Nor does a Wizard who attacks with his company show his true form, or give it up',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/2'], rules: ALL },
    (t) => {
      const spells = ['True Fána', 'Sacrifice of Form'] as const;
      attacked(
        t,
        ['Gandalf'],
        ['Lagduf'],
        [[...spells, 'Risky Blow'], []],
        ['wizard', 'ringwraith'],
      );
      const asked: string[] = [];
      t.rolls(12, 2, 2);
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { options, seat, kind, about } = t.decision();
        if (seat === 0 && (kind === 'act' || kind === 'respond')) {
          asked.push(about);
          for (const card of spells) t.resource.mayNot(`play ${card}`);
        }
        t.take(
          options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
          'it goes on',
        );
      }
      t.expect(
        asked.includes('attack') && asked.includes('between-strikes'),
        'he was asked when the one and the other would have had its time',
      );
      t.shows(
        'crf/turn/site-phase/company-vs-company-combat/2#1',
        'crf/turn/site-phase/company-vs-company-combat/2#2',
      );
    },
  ),
];
