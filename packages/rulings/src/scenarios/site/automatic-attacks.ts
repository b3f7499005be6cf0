import { type BoardSpec, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { fight, plain, plainUntil } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Automatic-attacks: their order, how they are canceled, and what may be done against them. */
export const automaticAttacks: readonly Scenario[] = [
  scenario(
    'A canceled automatic-attack has been faced',
    { proves: ['crf/turn/site-phase/automatic-attacks/1', 'coe/2.V.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II', 'Fatty Bolger'] }],
          hand: ['Concealment', 'Glamdring'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.mayNot('play Glamdring').may('play Concealment');
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.shows('crf/turn/site-phase/automatic-attacks/1#1');
      t.expect(t.company('Aragorn II').entered, 'and the company has entered');
      t.expect(
        t.company('Aragorn II').faced.some((f) => f.source === 'automatic'),
        'it counts as faced',
      );
      t.resource.plays('Glamdring', 'Aragorn II').stage.resolve();
      t.equal(t.card('Glamdring').host, 'Aragorn II', 'an item can be played');
      t.shows('crf/turn/site-phase/automatic-attacks/1#2');
    },
  ),

  scenario(
    'An added automatic-attack comes after the printed one',
    { proves: ['crf/turn/site-phase/automatic-attacks/2', 'coe/2.V.ii.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Gobel Mírlond', members: ['Aragorn II', 'Fatty Bolger'] }],
          hand: ['Concealment', 'Concealment'],
        },
        hazard: { events: ['Fell Winter'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [4, 9, true],
        'the Men first',
      );
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [3, 7, false],
        'then the Wolves',
      );
      t.resource.plays('Concealment', 'Aragorn II').stage.resolve();
      t.expect(!t.underAttack, 'and no more');
      t.say('If two are printed it comes after both');
      t.board({
        resource: { companies: [{ at: 'Dol Guldur', members: ['Aragorn II', 'Beretar'] }] },
        hazard: { events: ["The Black Enemy's Wrath"] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      const before = t.steps.length;
      t.fightOut({ always: 12 });
      const met = t.steps
        .slice(before - 1)
        .flatMap((x) => x.events)
        .flatMap((e) => (e.event === 'attack-declared' ? [e.prowess] : []));
      t.equal(met, [7, 8, 6], 'the Orcs, the Trolls, and then the lava');
      t.say('After all that are printed, and so too what is added for this turn alone');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'AS-145', members: ['Jerrek', 'Ciryaher'] }],
          hand: ['Not Slay Needlessly', 'Not Slay Needlessly'],
        },
        hazard: { hand: ['FEAR! FIRE! FOES!'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('FEAR! FIRE! FOES!', { way: 'one more' }).stage.resolve();
      t.passUntil('enter').resource.chooses('enter the site');
      const faced = [[t.attack().strikes, t.attack().prowess]];
      for (let printed = 0; printed < 2; printed++) {
        t.resource.plays('Not Slay Needlessly').stage.resolve();
        faced.push([t.attack().strikes, t.attack().prowess]);
      }
      t.equal(
        faced,
        [
          [4, 7],
          [3, 10],
          [5, 8],
        ],
        'the Elves, the Dúnedain, and then those who were called',
      );
    },
  ),

  scenario(
    'Printed attacks in their order, then the others as they came to be',
    { proves: ['crf/turn/site-phase/automatic-attacks/3', 'coe/2.V.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: ['Aragorn II', 'Fatty Bolger'] }],
          hand: ['Concealment', 'Concealment', 'Glamdring'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal(t.attack().prowess, 7, 'Orcs are listed first');
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(t.attack().prowess, 9, 'Trolls second');
      t.expect(!t.company('Aragorn II').entered, 'not entered yet');
      t.resource.plays('Concealment', 'Aragorn II').stage.resolve();
      t.expect(t.company('Aragorn II').entered, 'entered after the last');
      t.shows('crf/turn/site-phase/automatic-attacks/3#1');

      t.say('What the winter brings is faced after what the site has of its own');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Raider-hold',
              members: ['Aragorn II', 'Fatty Bolger', 'Beretar'],
            },
          ],
        },
        hazard: { events: ['Fell Winter'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'the printed Men');
      t.rolls(12, 12, 12);
      fight(t);
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'what was added to them');

      t.say('Of what is added the first to come into being is faced first');
      const ADDED = ['Fell Winter', 'FEAR! FIRE! FOES!'] as const;
      for (const order of [ADDED, [...ADDED].reverse()]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Fatty Bolger'] }],
            hand: ['Concealment'],
          },
          hazard: { hand: ADDED },
          moment: 'hazards',
        });
        for (const card of order) {
          t.hazard.chooses(`play ${card}`);
          t.resolve();
        }
        t.skipTo('enter').resource.chooses('enter the site');
        const strikes = [t.attack().strikes];
        t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
        strikes.push(t.attack().strikes);
        t.equal(strikes, order[0] === 'Fell Winter' ? [3, 5] : [5, 3], `${order[0]} came first`);
      }
      t.say('In one chain that is the last to be declared, which resolves first');
      for (const order of [ADDED, [...ADDED].reverse()]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Fatty Bolger'] }],
            hand: ['Concealment'],
          },
          hazard: { hand: ADDED },
          moment: 'hazards',
          asksPasses: true,
        });
        for (const card of order) t.hazard.chooses(`play ${card}`);
        t.equal(t.chain(), [...order], 'both are declared');
        t.resolve();
        t.skipTo('enter').resource.chooses('enter the site');
        const strikes = [t.attack().strikes];
        t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
        strikes.push(t.attack().strikes);
        t.equal(strikes, order[1] === 'Fell Winter' ? [3, 5] : [5, 3], `${order[1]} came first`);
      }
      t.shows('crf/turn/site-phase/automatic-attacks/3#2');
    },
  ),

  scenario(
    'Who is in the company is asked anew for every automatic-attack',
    { proves: ['crf/turn/site-phase/automatic-attacks/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: ['Aragorn II', 'Forlong', 'Beretar'] }],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.say('Forlong falls to the first attack');
      t.rolls(2, 12, 12, 12);
      for (const who of ['Forlong', 'Aragorn II', 'Beretar'] as const)
        t.resource.chooses(`a strike to ${who}`);
      t.resource.chooses('resolve the strike against Forlong');
      fight(t);
      t.equal(t.card('Forlong').zone, 'removed', 'he is eliminated');
      t.equal(t.attack().prowess, 9, 'the second attack');
      plainUntil(t, 'strike');
      t.equal(
        [...t.attack().assigned].sort(),
        ['Aragorn II', 'Beretar'],
        'only those who are left face it',
      );
      t.say(
        'One that is for each of them counts them as it comes, though it is the same once more',
      );
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Minas Morgul', to: 'LE-366', members: ['Lagduf', 'Hador', 'Ciryaher'] },
          ],
        },
        hazard: { hand: ['Incite Defenders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Incite Defenders', 'automatic-attack 1').stage.resolve();
      t.skipTo('enter').resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'one for each of the three');
      t.rolls(2, 10, 12, 12);
      t.resource.chooses('resolve the strike against Lagduf');
      fight(t);
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [2, 8],
        'and then for the two who are left',
      );
      t.shows('crf/turn/site-phase/automatic-attacks/4#1');

      t.say(
        'Nor does it matter of what sort they were: the second is for those with Orcs among them',
      );
      for (const [check, left] of [
        [10, false],
        [2, true],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-367', to: 'LE-366', members: ['Lagduf', 'Hador'] }],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal(
          [t.attack().prowess, t.attack().detainment],
          [8, false],
          'against those who are overt',
        );
        t.rolls(2, check, 12);
        t.resource.chooses('resolve the strike against Lagduf');
        fight(t);
        t.equal(
          t.underAttack,
          left,
          left ? 'the Orc is there still' : 'with the Orc slain they are not',
        );
        if (left) t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'and more come');
      }
      t.shows('crf/turn/site-phase/automatic-attacks/4#2');
    },
  ),

  scenario(
    'At home one character taps to cancel one automatic-attack',
    { proves: ['crf/turn/site-phase/automatic-attacks/5', 'coe/2.V.ii.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Rangers of the North'],
        },
        hazard: { events: ['Fell Winter'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.options_are('tap Aragorn II (at home) to cancel the attack', 'pass');
      t.resource.chooses('tap Aragorn II');
      t.expect(!t.underAttack, 'the Wolves are canceled');
      t.equal(t.card('Aragorn II').status, 'tapped', 'by tapping');
      t.shows('crf/turn/site-phase/automatic-attacks/5#1');
      t.resource.may('play Rangers of the North');

      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Saruman', 'Boromir II'] }],
          hand: ['Glamdring'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.options_are('tap Saruman (at home) to cancel the attack', 'pass');
      t.resource.passes();
      t.expect(t.underAttack, 'it is a choice, not a duty');
      t.shows('crf/turn/site-phase/automatic-attacks/5#1');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-392', members: ['Bróin', 'Orc Brawler'] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'attack').resource.chooses('tap Bróin (at home) to cancel the attack');
      t.expect(!t.underAttack, 'minions may no less');
      t.shows('crf/turn/site-phase/automatic-attacks/5#1');

      t.say('One of them and no more: the second is faced');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Isengard', members: ['Saruman', 'Boromir II'] }],
        },
        hazard: { hand: ['TD-34'] },
        moment: 'hazards',
      });
      t.hazard.chooses('play Incite Denizens');
      t.resolve();
      t.skipTo('enter').resource.chooses('enter the site').chooses('tap Saruman');
      t.expect(t.underAttack, 'for which nobody is left to tap');
      t.asks(t.resource, 'defend');
      t.shows('crf/turn/site-phase/automatic-attacks/5#2');

      t.say('A home that is any of a kind is one by the older rules; now it has to be named');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Ettenmoors', members: ['Bûrat', 'Orc Brawler'] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'attack');
      if (t.rules === 'coe') t.resource.options_are('pass');
      else t.resource.options_are('tap Bûrat (at home) to cancel the attack', 'pass');
      t.shows('crf/turn/site-phase/automatic-attacks/5#3');

      t.say('Away from home nobody may');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II'] }],
          hand: ['Concealment'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.options_are('play Concealment', 'pass');
      t.shows('crf/turn/site-phase/automatic-attacks/5#4');
    },
  ),

  scenario(
    'Against an automatic-attack: cancel it, or wait for the strike',
    { proves: ['crf/turn/site-phase/automatic-attacks/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: [
                { name: 'Brand', bears: ['Black Arrow'] },
                { name: 'Aragorn II', bears: ['Star-glass', 'Magic Ring of Stealth'] },
              ],
            },
          ],
          hand: ['Quiet Lands', 'Risky Blow', 'Concealment', 'Smoke Rings'],
          discard: ['Narsil'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.may('play Concealment').mayNot('play Risky Blow');
      t.shows('crf/turn/site-phase/automatic-attacks/6#1');

      if (t.rules === 'coe')
        t.resource.may('use Black Arrow').may('use Star-glass').may('play Quiet Lands');
      else {
        t.resource.options_are('play Concealment', 'pass');
        t.resource.refused('Black Arrow', {
          combat: 'crf/turn/site-phase/automatic-attacks/6',
          need: 'coe/9.2',
        });
        t.resource.refused('Star-glass', {
          combat: 'crf/turn/site-phase/automatic-attacks/6',
          'no-target': 'coe/9.3',
        });
        t.resource.refused('Quiet Lands', {
          combat: 'crf/turn/site-phase/automatic-attacks/6',
          'no-target': 'coe/9.3',
        });
      }
      t.resource.mayNot('play Smoke Rings').refused('Smoke Rings', {
        combat: t.rules === 'coe' ? 'coe/3.i' : 'crf/turn/site-phase/automatic-attacks/6',
      });
      t.shows('crf/turn/site-phase/automatic-attacks/6#4');
      t.resource.passes();
      t.resource.chooses('a strike to Brand');
      t.resource.chooses('a strike to Aragorn II');
      t.resource.chooses('resolve the strike against Brand');
      plainUntil(t, 'strike-defender');
      t.resource
        .may('play Risky Blow')
        .mayNot('use Black Arrow')
        .mayNot('play Quiet Lands')
        .mayNot('play Concealment');
      t.shows('crf/turn/site-phase/automatic-attacks/6#3');
      t.rolls(12).resource.passes();
      plainUntil(t, 'strike-defender');
      t.resource.uses('Magic Ring of Stealth').stage.resolve();
      t.expect(!t.underAttack, 'a strike of it can be canceled');
      t.shows('crf/turn/site-phase/automatic-attacks/6#2');

      t.say('What lies in play and has nothing to do with the attack waits as well');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          hand: ['Dark Quarrels'],
          deck: ['Cram'],
          discard: ['Cram'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'attack').resource.refused('Palantír of Orthanc', {
        combat: t.rules === 'coe' ? 'coe/3.i' : 'crf/turn/site-phase/automatic-attacks/6',
      });
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.asks(t.resource, 'site').resource.may('use Palantír of Orthanc');
      t.shows('crf/turn/site-phase/automatic-attacks/6#4');

      t.say('What makes somebody stronger waits for his strike, though it needs none to be played');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Legolas'] }],
          hand: ['The Evenstar'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'attack').resource.options_are('pass');
      t.passUntil('defend').resource.chooses('a strike to Legolas');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.may('play The Evenstar');
      t.shows('crf/turn/site-phase/automatic-attacks/6#3');
    },
  ),

  scenario(
    'Automatic-attacks are faced again in a later turn',
    { proves: ['coe/2.V.ii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Ettenmoors', members: ['Aragorn II', 'Glorfindel II'] }] },
        moment: 'site',
      });
      t.rolls(12);
      t.resource.chooses('enter the site');
      t.resource.chooses('a strike to Glorfindel II');
      fight(t);
      t.equal(t.card('Glorfindel II').status, 'tapped', 'the Troll is beaten for now');
      for (let i = 0; i < 60 && !(t.state.turn === 5 && t.decision().about === 'enter'); i++)
        plain(t);
      t.equal(t.state.active, 0, 'the next turn of the same player');
      t.resource.chooses('enter the site');
      t.equal(t.attack().prowess, 9, 'the Troll is back');
    },
  ),

  scenario(
    'Before entering, neither cards in hand nor cards in play are used',
    { proves: ['pef/term/site-phase/1', 'coe/2.V.ii.1'], rules: ALL },
    (t) => {
      const board: SideSpec = {
        companies: [
          {
            at: 'Dol Guldur',
            members: [
              'Aragorn II',
              { name: 'Elrohir', bears: ['Torque of Hues'] },
              { name: 'Beretar', status: 'tapped' as const, bears: ['Cram'] },
            ],
          },
        ],
        hand: ['Gates of Morning', 'Concealment'],
      };
      t.board({ resource: board, moment: 'site' });
      t.resource.options_are('enter the site', 'pass');
      t.resource.refused('Gates of Morning', { 'other-question': 'coe/9.5' });
      t.shows('pef/term/site-phase/1#1');
      t.resource.refused('Cram', { 'other-question': 'coe/9.5', phase: 'coe/9.1.3' });
      t.shows('pef/term/site-phase/1#2');
      t.resource.chooses('enter the site');
      // of both sorts what bears on the attack, and nothing else
      t.resource.options_are('play Concealment', 'use Torque of Hues', 'pass');
      t.shows('pef/term/site-phase/1#1', 'pef/term/site-phase/1#2', 'pef/term/site-phase/1#3');
      t.rolls(12).resource.uses('Torque of Hues').stage.resolve();
      t.equal(t.attack().strikes, 2, 'that was the first attack, this is the second');
      t.resource.options_are('play Concealment', 'pass');
      t.shows('pef/term/site-phase/1#1', 'pef/term/site-phase/1#2');
      t.resource.plays('Concealment').stage.resolve();
      t.asks(t.resource, 'site').resource.may('play Gates of Morning').may('use Cram');
      t.shows('pef/term/site-phase/1#4');
    },
  ),

  scenario(
    'A tapped ranger cannot be made ready in time for the river',
    { proves: ['pef/term/site-phase/1.1', 'coe/2.V'], rules: ALL },
    (t) => {
      const board = (status: 'tapped' | 'untapped'): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Cirith Ungol',
              to: 'Mount Doom',
              by: ['Imlad Morgul', 'Gorgoroth'] as ('Imlad Morgul' | 'Gorgoroth')[],
              members: [{ name: 'Radagast', status, bears: ['Cram'] }],
            },
          ],
          hand: ['And Forth He Hastened', 'Gates of Morning'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards' as const,
      });
      t.board({ ...board('tapped'), asksPasses: true });
      t.hazard.plays('River', 'Mount Doom').stage.resolve();
      t.passUntil('site-start').resource.options_are('pass');
      t.resource.refused('And Forth He Hastened', { 'phase-starts': 'coe/9.6.5' });
      t.shows('pef/term/site-phase/1.1#1');
      t.resource.refused('Gates of Morning', { 'phase-starts': 'coe/9.6.5' });
      t.shows('pef/term/site-phase/1.1#2');
      t.resource.refused('Cram', { 'phase-starts': 'coe/9.6.5', phase: 'coe/9.1.3' });
      t.shows('pef/term/site-phase/1.1#3');
      while (t.decision().about === 'site-start') t.pass();
      t.asks(t.resource, 'end-of-turn-start');
      t.expect(!t.company('Radagast').entered, 'whether he enters was never asked');
      t.equal(t.card('Radagast').status, 'tapped', 'he is still tapped');
      t.shows('pef/term/site-phase/1.1#4');

      t.say('An untapped one taps, and the way is free');
      t.board(board('untapped'));
      t.hazard.plays('River', 'Mount Doom').stage.resolve();
      t.passUntil('site-start');
      t.resource.options_are('tap Radagast to free the company', 'pass');
      t.resource.chooses('tap Radagast');
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'site');
      t.resource.may('play And Forth He Hastened').may('play Gates of Morning').may('use Cram');
      t.shows('pef/term/site-phase/1.1#5');
    },
  ),

  scenario(
    'In the site phase of another company',
    { proves: ['pef/term/site-phase/2', 'coe/2.V.9'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II'] },
            {
              at: 'Minas Tirith',
              members: [
                'Ioreth',
                { name: 'Denethor II', bears: [{ name: 'Cram' }], status: 'tapped' as const },
              ],
            },
          ],
          hand: ['Marvels Told', 'Smoke Rings'],
          discard: ['Glamdring', 'Narsil'],
        },
        hazard: { events: ['Minions Stir'] },
        moment: 'site' as const,
      };
      t.board(board);
      t.resource.chooses('the company of Aragorn II');
      t.resource.chooses('enter the site');
      t.resource.may('play Smoke Rings');
      t.resource
        .mayNot('use Cram')
        .refused('Cram', { 'other-company': ['coe/2.IV.2', 'coe/2.V.9'], phase: 'coe/9.1.3' });
      if (t.rules === 'coe') {
        t.resource
          .mayNot('play Marvels Told')
          .refused('Marvels Told', { 'other-company': 'coe/2.V.9' });
        t.shows('pef/term/site-phase/2#5');
      } else {
        t.rolls(12).resource.plays('Marvels Told', 'Minions Stir').stage.resolve();
        t.equal(t.card('Minions Stir').zone, 'discard', 'told by one who has not gone in');
        t.shows('pef/term/site-phase/2#3');
      }

      t.say('The other way round: they have entered before');
      t.board(board);
      t.resource.chooses('the company of Ioreth');
      t.resource.chooses('enter the site');
      t.resource.passes();
      t.resource.chooses('enter the site');
      t.equal(
        t.state.current,
        t.company('Aragorn II').id,
        'now it is the site phase of Aragorn II',
      );
      t.resource.may('play Marvels Told').may('use Cram');
      t.shows('pef/term/site-phase/2#1');

      t.say('To have had a site phase is not enough: they have stayed outside');
      t.board(board);
      t.resource.chooses('the company of Ioreth');
      t.passUntil('enter').resource.chooses('pass');
      t.passUntil('enter').resource.chooses('enter the site');
      t.equal(t.state.current, t.company('Aragorn II').id, 'his phase');
      t.resource.refused('Cram', {
        'other-company': ['coe/2.IV.2', 'coe/2.V.9'],
        phase: 'coe/9.1.3',
      });
      t.shows('pef/term/site-phase/2#2');
      if (t.rules === 'coe') t.resource.mayNot('play Marvels Told');
      else t.resource.may('play Marvels Told');
      t.shows(t.rules === 'coe' ? 'pef/term/site-phase/2#5' : 'pef/term/site-phase/2#3');

      t.say('Nor is it to have gone in a turn ago');
      t.board(board);
      t.resource.chooses('the company of Ioreth');
      t.passUntil('enter').resource.chooses('enter the site');
      t.skipTo('organization', { turns: 2 }).skipTo('site-phase');
      t.resource.chooses('the company of Aragorn II');
      t.passUntil('enter').resource.chooses('enter the site');
      t.resource.refused('Cram', {
        need: 'coe/9.2',
        'other-company': ['coe/2.IV.2', 'coe/2.V.9'],
        phase: 'coe/9.1.3',
      });
      t.shows('pef/term/site-phase/2#2');
    },
  ),
];
