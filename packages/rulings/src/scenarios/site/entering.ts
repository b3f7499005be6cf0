import { type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { duringAttack, SPARE } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Entering a site, its automatic-attacks, and what may be done before they are over. */
export const entering: readonly Scenario[] = [
  scenario(
    'Items, allies and factions wait for the site phase',
    { proves: ['crf/turn/site-phase/general/1', 'coe/2.V.1'], rules: ALL },
    (t) => {
      const board: SideSpec = {
        companies: [{ at: 'Bree', members: ['Aragorn II', 'Beretar'] }],
        hand: ['Cram', 'Bill the Pony', 'Rangers of the North'],
      };
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        t.board({ resource: board, hazard: { hand: ['Wargs'] }, moment, asksPasses: true });
        for (const name of ['Cram', 'Bill the Pony', 'Rangers of the North'] as const) {
          t.resource.mayNot(`play ${name}`);
          t.resource.refused(name, { phase: 'coe/2.V.1' });
        }
      }
      t.board({ resource: board, moment: 'entered' });
      t.resource.may('play Rangers of the North');
      t.shows('crf/turn/site-phase/general/1#2');
      t.resource.may('play Bill the Pony');
      t.shows('crf/turn/site-phase/general/1#3');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Aragorn II'] }], hand: ['Cram'] },
        moment: 'entered',
      });
      t.resource.may('play Cram');
      t.shows('crf/turn/site-phase/general/1#1');
    },
  ),

  scenario(
    'Several resources in one site phase, as long as a tapped site does not forbid them',
    { proves: ['crf/turn/site-phase/general/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Raider-hold', members: ['Aragorn II', 'Fatty Bolger', 'Beretar', 'Anborn'] },
          ],
          hand: ['Glamdring', 'Sword of Gondolin', 'Thorough Search', 'Noble Hound'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II').stage.resolve();
      t.equal(t.card('Raider-hold').status, 'tapped', 'the first item taps the site');
      t.resource
        .refused('Sword of Gondolin', { 'site-tapped': 'coe/2.V.1' })
        .mayNot('play Sword of Gondolin');
      t.shows('crf/turn/site-phase/general/2#2');
      t.resource.plays('Noble Hound', 'Beretar').stage.resolve();
      t.equal(t.card('Noble Hound').host, 'Beretar', 'an ally that does not mind a tapped site');
      t.resource.refused('Sword of Gondolin', { 'site-tapped': 'coe/2.V.1' });
      t.resource.plays('Thorough Search', 'Fatty Bolger').stage.resolve();
      t.resource.plays('Sword of Gondolin', 'Anborn').stage.resolve();
      t.equal(
        t.card('Sword of Gondolin').host,
        'Anborn',
        'a third resource in the same site phase',
      );
      t.shows('crf/turn/site-phase/general/2#1');

      t.board({
        resource: {
          companies: [{ at: 'Ovir Hollow', siteTapped: true, members: ['Aragorn II', 'Beretar'] }],
          hand: ['Bounty of the Hoard', 'Bow of Dragon-horn', 'Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.refused('Bow of Dragon-horn', { 'site-tapped': 'coe/2.V.1' });
      t.resource.plays('Bounty of the Hoard').stage.resolve();
      t.resource.plays('Bow of Dragon-horn', 'Aragorn II').stage.resolve();
      t.equal(
        t.card('Bow of Dragon-horn').host,
        'Aragorn II',
        'what a card allows at a tapped site is played',
      );
      t.resource.mayNot('play Glamdring');
      t.shows('crf/turn/site-phase/general/2#1', 'crf/turn/site-phase/general/2#2');
      t.say('An ally or a faction stands no better than an item where the site is tapped');
      for (const [at, card] of [
        ['Old Forest', 'Goldberry'],
        ['Bree', 'Rangers of the North'],
      ] as const)
        for (const siteTapped of [true, false] as const) {
          t.board({
            resource: {
              companies: [
                { at, ...(siteTapped ? { siteTapped } : {}), members: ['Aragorn II', 'Beretar'] },
              ],
              hand: [card],
            },
            moment: 'entered',
            asksPasses: true,
          });
          if (siteTapped) t.resource.refused(card, { 'site-tapped': 'coe/2.V.1' });
          else t.resource.may(`play ${card}`);
        }
      t.shows('crf/turn/site-phase/general/2#2');
    },
  ),

  scenario(
    'The site taps when a resource succeeds and not before',
    { proves: ['crf/turn/site-phase/general/3', 'coe/2.V.1.1', 'coe/2.V.3'], rules: ALL },
    (t) => {
      const bree: SideSpec = {
        companies: [{ at: 'Bree', members: ['Aragorn II', { name: 'Beretar', bears: ['Cram'] }] }],
        hand: ['Rangers of the North', 'Bill the Pony'],
      };
      t.board({ resource: bree, moment: 'entered', asksPasses: true });
      t.rolls(2).resource.plays('Rangers of the North', 'Aragorn II');
      t.equal(t.chain(), ['Rangers of the North'], 'the attempt is declared and no more');
      t.equal(t.card('Aragorn II').status, 'tapped', 'he taps as it is declared');
      t.equal(t.card('Bree').status, 'untapped', 'the site does not');
      t.resolve();
      t.equal(t.card('Rangers of the North').zone, 'discard', 'the attempt failed');
      t.equal(t.card('Bree').status, 'untapped', 'a failed attempt leaves the site untapped');
      t.shows('crf/turn/site-phase/general/3#3');

      t.board({ resource: bree, moment: 'entered' });
      t.rolls(12).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'pile', 'the attempt succeeded');
      t.equal(t.card('Bree').status, 'tapped', 'and tapped the site');
      t.board({
        resource: {
          companies: [{ at: 'Bree', siteTapped: true, members: ['Aragorn II'] }],
          hand: ['Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Rangers of the North', { 'site-tapped': 'coe/2.V.1' });

      t.say('What is said of factions in play is added as well, all of it');
      for (const [pile, roll, comes] of [
        [[], 8, false],
        [[], 9, true],
        [['Uruk-hai'], 6, false],
        [['Uruk-hai'], 7, true],
        [['Uruk-hai', 'Morgul-orcs'], 8, false],
        [['Uruk-hai', 'Morgul-orcs'], 9, true],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Cirith Ungol', members: ['Orc Tracker'] }],
            hand: ['Ungol-orcs'],
            pile: [...pile],
            // one that was lost is in play no more
            discard: pile.length === 0 ? ['Uruk-hai'] : [],
          },
          moment: 'entered',
        });
        t.rolls(roll).resource.plays('Ungol-orcs').stage.resolve();
        t.equal(
          [t.card('Ungol-orcs').zone, t.card('Cirith Ungol').status],
          comes ? ['pile', 'tapped'] : ['discard', 'untapped'],
          `${roll} with ${pile.length} of them in play`,
        );
      }

      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II'] }],
          hand: ['Glamdring', SPARE],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.equal(t.card('Isengard').status, 'untapped', 'not for an item that is declared');
      t.resolve();
      t.equal(t.card('Isengard').status, 'tapped', 'but for one that is played');

      t.board({
        resource: {
          companies: [{ at: 'Wellinghall', members: ['Aragorn II'] }],
          hand: ['Quickbeam', SPARE],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Quickbeam', 'Aragorn II');
      t.equal(t.card('Wellinghall').status, 'untapped', 'nor for an ally that is declared');
      t.shows('crf/turn/site-phase/general/3#2');
      t.resolve();
      t.equal(t.card('Wellinghall').status, 'tapped', 'but for one that has come');
      t.shows('crf/turn/site-phase/general/3#1');

      t.say('What was tapped for it does not stay tapped: the play comes to nothing');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: [{ name: 'Aragorn II', bears: ['Cram'] }] }],
          hand: ['Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Glamdring').zone, 'discard', 'it is not played');
      t.equal(t.card('Isengard').status, 'untapped', 'so the site is not tapped');
      t.shows('crf/turn/site-phase/general/3#3');
    },
  ),

  scenario(
    'Before the automatic-attacks nothing helps but what works on one of them',
    {
      proves: [
        'crf/turn/site-phase/general/4',
        'crf/turn/site-phase/general/7',
        'coe/2.V.ii.1',
        'coe/2.V.ii.6',
        'coe/2.V',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Marvels Told', 'Dark Quarrels', 'Smoke Rings'],
        },
        hazard: { events: ['Minions Stir'] },
        moment: 'site',
      });
      t.resource.options_are('enter the site', 'pass');
      t.resource.passes();
      t.expect(!t.underAttack, 'who does nothing meets nobody');
      t.equal(t.state.phase, 'end-of-turn', 'and the phase is over');
      t.say('Of several companies each has its phase, in the order that is liked');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Gimli'] },
            { at: 'Isengard', members: ['Legolas'] },
          ],
        },
        moment: 'site',
      });
      t.asks(t.resource, 'site-phase').resource.options_are(
        'the company of Gimli',
        'the company of Legolas',
      );
      t.resource.chooses('Legolas').passes();
      t.equal(t.card('Gimli').site, 'Moria', 'the other is next');
      t.asks(t.resource, 'enter').resource.chooses('enter the site');
      t.expect(t.underAttack, 'and he goes in');
      t.say('So do these');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Marvels Told', 'Dark Quarrels', 'Smoke Rings'],
        },
        hazard: { events: ['Minions Stir'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(t.underAttack, 'the Orcs come first');
      t.resource.mayNot('play Marvels Told').mayNot('play Smoke Rings').may('play Dark Quarrels');
      t.resource.refused('Smoke Rings', { combat: duringAttack(t), 'no-effect': 'coe/5.1.2' });
      t.shows('crf/turn/site-phase/general/4#1');
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.resource.may('play Marvels Told').may('play Smoke Rings');
      t.shows('crf/turn/site-phase/general/4#3');

      t.say('An attack that is taken away is not an attack that is affected');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II'] }],
          hand: ['Rebuild the Town', 'Concealment'],
        },
        moment: 'site',
      });
      t.resource.options_are('enter the site', 'pass');
      t.resource.chooses('enter the site');
      t.resource.mayNot('play Rebuild the Town').may('play Concealment');
      t.resource.refused('Rebuild the Town', {
        combat: duringAttack(t),
        'not-entered': 'coe/2.V.ii.6',
      });
      t.resource.plays('Concealment').stage.resolve();
      t.resource.may('play Rebuild the Town');
      t.shows('crf/turn/site-phase/general/4#5');

      t.say('Nor is anything that is played at a site: item, ally or faction');
      for (const [at, played] of [
        ['Moria', 'Glamdring'],
        ['Moria', 'Gollum'],
        ['Bree', 'Rangers of the North'],
      ] as const) {
        t.board({
          resource: {
            // more than can be struck, so that one is left who may tap
            companies: [{ at, members: ['Gimli', 'Kíli', 'Bofur', 'Merry', 'Aragorn II'] }],
            hand: [played],
          },
          hazard: { events: ['Fell Winter'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource
          .chooses('enter the site')
          .refused(played, { 'attacks-first': 'coe/2.V.1.1', 'not-entered': 'coe/2.V.ii.1' });
        t.fightOut({ always: 12 });
        t.passUntil('site').resource.may(`play ${played}`);
      }
      t.shows('crf/turn/site-phase/general/4#1', 'crf/turn/site-phase/general/7#1');

      t.say('What bears on a strike is played in its time');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: [{ name: 'Brand', bears: ['Black Arrow'] }] }],
          hand: ['Risky Blow'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').mayNot('play Risky Blow');
      if (t.rules === 'coe') t.resource.may('use Black Arrow');
      else t.resource.mayNot('use Black Arrow');
      t.passUntil('defend').resource.chooses('a strike to Brand');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      const before = t.strikeProwess();
      t.resource.plays('Risky Blow').stage.resolve();
      t.equal(t.strikeProwess(), before + 3, 'three more');
      t.rolls(12).passUntil('site');
      t.shows('crf/turn/site-phase/general/4#4');

      t.say('All of them must have been faced');
      t.board({
        resource: {
          companies: [{ at: 'Dol Guldur', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Smoke Rings', 'Dark Quarrels', 'Dark Quarrels'],
          discard: ['Cram'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      for (const [left, prowess] of [
        [2, 7],
        [1, 8],
      ] as const) {
        t.equal(t.attack().prowess, prowess, `${left} to go`);
        t.resource.mayNot('play Smoke Rings');
        t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      }
      t.expect(!t.underAttack, 'that was the last');
      t.resource.may('play Smoke Rings');
      t.shows('crf/turn/site-phase/general/4#2');
    },
  ),

  scenario(
    'One more minor item after what tapped the site',
    { proves: ['crf/turn/site-phase/general/5', 'crf/term/items/1', 'coe/2.V.5'], rules: ALL },
    (t) => {
      const wellinghall: SideSpec = {
        companies: [
          {
            at: 'Wellinghall',
            members: [
              'Aragorn II',
              'Beretar',
              { name: 'Elladan', bears: ['Healing Herbs'], status: 'tapped' as const },
            ],
          },
        ],
        hand: ['Quickbeam', 'Cram', 'Elf-stone', 'Orcrist', 'Smoke Rings', 'Smoke Rings'],
      };
      t.board({
        resource: { ...wellinghall, discard: ['Glamdring', 'Narsil'] },
        moment: 'entered',
      });
      t.resource.refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.shows('crf/turn/site-phase/general/5#4');
      t.resource.plays('Quickbeam', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram').may('play Elf-stone').mayNot('play Orcrist');
      t.resource.plays('Cram', 'Beretar').stage.resolve();
      t.equal(
        t.card('Cram').host,
        'Beretar',
        'the additional item is played at a site without minor items',
      );
      t.shows('crf/turn/site-phase/general/5#1', 'crf/term/items/1#1');
      t.resource.mayNot('play Elf-stone');

      t.say('Another action in between, and the chance is gone');
      t.board({
        resource: { ...wellinghall, discard: ['Glamdring', 'Narsil'] },
        moment: 'entered',
      });
      t.resource.plays('Quickbeam', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram');
      t.resource.plays('Smoke Rings').stage.resolve();
      t.resource.chooses('Glamdring');
      t.resource.mayNot('play Cram').refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.say('so it is if something is used that lies there already');
      t.board({
        resource: {
          companies: [
            {
              at: 'Wellinghall',
              members: ['Aragorn II', { name: 'Beretar', bears: ['Healing Herbs'] }, 'Elladan'],
            },
          ],
          hand: ['Quickbeam', 'Cram', 'Smoke Rings'],
          discard: ['Narsil'],
        },
        moment: 'entered',
      });
      t.resource.plays('Quickbeam', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram').uses('Healing Herbs', 'Aragorn II').stage.resolve();
      t.resource.mayNot('play Cram').refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.shows('crf/term/items/1#2');
      t.say('or if somebody is to be won over');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Beretar', 'Elladan'] }],
          hand: ['Rangers of the North', 'Cram'],
        },
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Glorfindel II', 'Círdan'] },
            { at: 'Bree', members: ['Bofur'] },
          ],
        },
        moment: 'entered',
        turn: 5,
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.rolls(12, 2).resource.may('play Cram').chooses('Beretar tries to influence Bofur');
      t.resolve().resource.mayNot('play Cram').refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.shows('crf/term/items/1#2');
      t.say('Nor does it come at another site, where nothing tapped the site');
      t.board({
        resource: {
          companies: [
            { at: 'Wellinghall', members: ['Aragorn II', 'Elladan'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Quickbeam', 'Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Quickbeam', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram');
      t.passUntil('enter').resource.chooses('enter');
      t.asks(t.resource, 'site').resource.mayNot('play Cram');
      t.resource.refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.shows('crf/term/items/1#2', 'crf/turn/site-phase/general/5#4');

      t.say('A faction opens it as well');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Beretar'] }],
          hand: ['Rangers of the North', 'Cram'],
        },
        moment: 'entered',
      });
      t.rolls(12).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram');
      t.shows('crf/turn/site-phase/general/5#2', 'crf/term/items/1#1');
      t.say('but not one that was not won');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Beretar'] }],
          hand: ['Rangers of the North', 'Cram', 'Bill the Pony'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(2).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.resource.may('play Bill the Pony').refused('Cram', { 'not-here': 'coe/2.V.4' });
      t.shows('crf/turn/site-phase/general/5#4');

      t.say('and so does another item; what was played and taps no site does not');
      t.board({
        resource: {
          companies: [{ at: 'Raider-hold', members: ['Aragorn II', 'Beretar'] }],
          hand: ['Glamdring', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II').stage.resolve();
      t.equal(t.card('Raider-hold').status, 'tapped', 'the item taps the site');
      t.resource.may('play Cram');
      t.shows('crf/turn/site-phase/general/5#3', 'crf/term/items/1#1');
      t.board({
        resource: {
          companies: [{ at: 'Raider-hold', siteTapped: true, members: ['Aragorn II', 'Beretar'] }],
          hand: ['Noble Hound', 'Cram', 'Smoke Rings'],
          discard: ['Narsil'],
        },
        moment: 'entered',
      });
      t.resource.plays('Noble Hound', 'Beretar').stage.resolve();
      t.resource.mayNot('play Cram').refused('Cram', { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/turn/site-phase/general/5#4');
    },
  ),

  scenario(
    'An event that taps the site: no additional minor item in the older rules',
    {
      proves: ['crf/turn/site-phase/general/5', 'crf/turn/site-phase/general/3', 'coe/2.V.5'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Dol Guldur', members: ['Aragorn II', 'Beretar', 'Elladan'] }],
          hand: ['The Windlord Found Me', 'Cram', 'Dark Quarrels'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('The Windlord Found Me');
      t.equal(t.card('Dol Guldur').status, 'untapped', 'not as it is declared');
      t.shows('crf/turn/site-phase/general/3#2');
      t.resolve();
      t.equal(t.card('Dol Guldur').status, 'tapped', 'the event taps the site');
      t.shows('crf/turn/site-phase/general/3#1');
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.resource.chooses('Aragorn II');
      t.equal(t.card('The Windlord Found Me').host, 'Aragorn II', 'it is with a character');
      if (t.rules === 'coe') t.resource.may('play Cram');
      else t.resource.mayNot('play Cram').refused('Cram', { 'site-tapped': 'coe/2.V.1' });
      t.shows(
        t.rules === 'coe' ? 'crf/turn/site-phase/general/5#6' : 'crf/turn/site-phase/general/5#5',
      );
    },
  ),

  scenario(
    'What taps the site comes after all attacks, the one on guard too',
    {
      proves: [
        'crf/turn/site-phase/general/7',
        'coe/2.V.1.1',
        'coe/2.V.iv',
        'coe/2.V.i',
        'pef/term/on-guard-playing-cards/1',
        'pef/term/on-guard-playing-cards/2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Aragorn II', 'Saruman'],
              onGuard: ['Cave-drake', 'Orc-warband', 'Wargs'],
            },
          ],
          hand: ['Glamdring', 'Dark Quarrels', 'Dark Quarrels'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.hazard
        .options_are('reveal Orc-warband', 'pass')
        .refused('Wargs', { key: 'coe/2.V.i' })
        .refused('Cave-drake', { key: 'coe/2.V.i' });
      t.shows(
        'pef/term/on-guard-playing-cards/2#1',
        'pef/term/on-guard-playing-cards/2#2',
        'pef/term/on-guard-playing-cards/1#2',
      );
      t.hazard.reveals('Orc-warband');
      t.equal(t.attack().name, 'Moria', 'the automatic-attack comes first');
      t.shows('pef/term/on-guard-playing-cards/2#5');
      t.resource
        .mayNot('play Glamdring')
        .refused('Glamdring', { 'attacks-first': 'coe/2.V.1.1', 'not-entered': 'coe/2.V.ii.1' });
      t.shows('crf/turn/site-phase/general/7#1');
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.equal(t.attack().name, 'Orc-warband', 'then the creature that was on guard');
      t.shows('pef/term/on-guard-playing-cards/2#6');
      t.resource.mayNot('play Glamdring').refused('Glamdring', { 'attacks-first': 'coe/2.V.1.1' });
      t.shows('crf/turn/site-phase/general/7#3');
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.equal(t.card('Orc-warband').zone, 'discard', 'its attack is over');
      t.resource.may('play Glamdring');
      t.equal(t.decision().about, 'site', 'now the company has entered');
      t.say('To the site, and not to the way by which they came');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: ['Aragorn II'],
              onGuard: ['Orc-warband', 'Wargs'],
            },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.path('Aragorn II').includes('wilderness'), true, 'where Wargs could have come');
      t.skipTo('enter').resource.chooses('enter the site');
      t.hazard.options_are('reveal Orc-warband', 'pass').refused('Wargs', { key: 'coe/2.V.i' });
      t.shows('pef/term/on-guard-playing-cards/2#1', 'pef/term/on-guard-playing-cards/2#2');
      t.say('Who does not face what waits at the site does not meet what is on guard there');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'], onGuard: ['Orc-warband'] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('pass');
      t.equal(
        [t.card('Orc-warband').zone, t.decision().about],
        ['hand', 'end-of-turn-start'],
        'nothing could be revealed',
      );
      t.shows('pef/term/on-guard-playing-cards/1#1');
      t.say('Nor who finds nothing there that attacks');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'], onGuard: ['Goblin-faces'] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter the site');
      t.asks(t.resource, 'site');
      t.hazard.refused('Goblin-faces', { 'no-automatic-attack': 'coe/2.V.i' });
      t.shows('pef/term/on-guard-playing-cards/2#1');
    },
  ),
];
