import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

export const allies: readonly Scenario[] = [
  scenario(
    'Bill the Pony has a body of ten',
    {
      proves: [
        'crf/card/bill-the-pony/1',
        'crf/errata/card-errata/8',
        'companion/errata/bill-the-pony/1',
      ],
      rules: ALL,
    },
    (t) => {
      const hurt = (check: number): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Bill the Pony'] }],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        // Aragorn beats the second strike
        t.rolls(2, check, 12);
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.chooses('a strike to Bill the Pony');
        t.resource
          .chooses('resolve the strike against Bill the Pony')
          .chooses('no')
          .stage.resolve();
      };
      hurt(10);
      t.equal(t.card('Bill the Pony').status, 'wounded', 'ten does not kill him');
      t.equal(t.card('Bill the Pony').zone, 'play', 'he is still there');
      hurt(11);
      t.equal(t.card('Bill the Pony').zone, 'removed', 'eleven does');
    },
  ),

  scenario(
    'With Bill given up the company is at its Haven: it has moved, but no hazard can be played for it',
    { proves: ['crf/card/bill-the-pony/3', 'coe/2.VI.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Aragorn II',
                  bears: ['Bill the Pony', { name: 'Palantír of Orthanc', on: ['Align Palantír'] }],
                },
                'Fatty Bolger',
              ],
            },
          ],
          sites: ['Rivendell'],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        },
        hazard: { hand: ['Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'] },
        moment: 'end-of-turn',
      });
      t.passUntil('turn-end');
      t.resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.card('Aragorn II').site, 'Rivendell', 'they are at Rivendell');
      t.equal(t.card('Bill the Pony').zone, 'discard', 'without Bill');
      t.equal(t.card('Align Palantír').zone, 'discard', 'what ends with a movement has ended');
      t.shows('crf/card/bill-the-pony/3#1');
      t.equal(t.state.phase === 'movement-hazard', false, 'no movement/hazard phase');
      t.equal(t.state.active, 1, 'the turn is over');
      t.equal(t.hand(1).length, 8, 'and the opponent has drawn nothing');
      t.say('Where both are asked whatever they could do, it is the end of the turn still');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Bill the Pony'] }] }],
          sites: ['Rivendell'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.noDraws().passUntil('turn-end').resource.uses('Bill the Pony').stage.resolve();
      t.equal(
        [t.card('Aragorn II').site, t.state.phase],
        ['Rivendell', 'end-of-turn'],
        'they are there, and no phase has come between',
      );
      t.asks(t.resource, 'turn-end');
      t.shows('crf/card/bill-the-pony/3#2');
    },
  ),

  scenario(
    'Goldberry keeps her company from going back, tapped in answer to what would send it',
    {
      proves: ['crf/card/goldberry/1', 'companion/clarification/goldberry/1', 'coe/9.3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm', 'Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('Goldberry', { 'no-target': 'coe/9.3' }).passes();
      t.say('What does not send them back she does not stop');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Aragorn II');
      t.resource.refused('Goldberry', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/goldberry/1#2', 'companion/clarification/goldberry/1#2');
      t.resolve().hazard.plays('Snowstorm').stage.resolveThis();
      t.equal(t.card('Snowstorm').zone, 'play', 'it is in play');
      t.equal(t.chain(), ['Snowstorm'], 'and sends them back, in a chain of its own');
      t.resource.may('use Goldberry').uses('Goldberry').stage.resolve();
      t.equal(t.card('Goldberry').status, 'tapped', 'she is tapped');
      t.equal(t.card('Snowstorm').zone, 'play', 'the storm goes on');
      t.skipTo('enter');
      t.equal(t.card('Aragorn II').site, 'Bree', 'but they have arrived');
      t.say('So with a card that is itself declared to send them back, in the chain of that card');
      for (const helped of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Grey Havens',
                to: 'Edhellond',
                members: [{ name: 'Elrond', bears: ['Goldberry'] }],
              },
            ],
          },
          hazard: { events: ['Doors of Night'], hand: ['Drowning Seas'] },
          moment: 'hazards',
        });
        t.hazard.plays('Drowning Seas', { way: 'site of origin' });
        t.equal(t.chain(), ['Drowning Seas'], 'it was declared, and has not resolved');
        if (helped) t.resource.uses('Goldberry');
        t.resolve();
        t.equal(t.card('Goldberry').status, helped ? 'tapped' : 'untapped', 'whether she tapped');
        t.equal(t.company('Elrond').returned, !helped, 'whether they are sent back');
        if (!helped) continue;
        t.skipTo('enter');
        t.equal(t.card('Elrond').site, 'Edhellond', 'they have arrived');
      }
      t.shows('crf/card/goldberry/1#1', 'companion/clarification/goldberry/1#1');
      t.say('For another company she does nothing');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Lórien', members: [{ name: 'Gimli', bears: ['Goldberry'] }] },
          ],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm'] },
        moment: 'hazards',
      });
      t.hazard.plays('Snowstorm').stage.resolveThis();
      t.equal(
        [t.card('Snowstorm').zone, t.chain()],
        ['play', ['Snowstorm']],
        'the others are to be sent back, in a chain of its own',
      );
      t.resource.refused('Goldberry', {
        need: 'coe/9.2',
        'no-target': 'coe/9.3',
        'other-company': 'coe/2.IV.2',
      });
      t.shows('crf/card/goldberry/1#3', 'companion/clarification/goldberry/1#3');
    },
  ),

  scenario(
    'Goldberry too tapped to answer, her company goes back',
    { proves: ['coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: [{ name: 'Goldberry', tapped: true }] }],
            },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm'] },
        moment: 'hazards',
      });
      t.hazard.plays('Snowstorm').stage.resolve();
      t.expect(t.card('Aragorn II').site === 'Rivendell', 'back to Rivendell');
    },
  ),

  scenario(
    'Goldberry cannot be struck but may lend a hand to those who are',
    { proves: ['crf/card/goldberry/3', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.rolls(8);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.allPass()
        .resource.mayNot('a strike to Goldberry')
        .chooses('a strike to Aragorn II')
        .chooses('no');
      t.resource.may('Goldberry').chooses('Goldberry');
      t.equal(t.card('Goldberry').status, 'tapped', 'she taps for it');
      const rolled = t.steps.flatMap((x) => x.events).find((e) => e.event === 'strike');
      // six, less one for the strike that nobody took, and one for her
      t.equal(rolled?.event === 'strike' ? rolled.prowess : 0, 6, 'one more for him');
      t.say('Against an automatic-attack as well');
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', members: [{ name: 'Gimli', bears: ['Goldberry'] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('defend').resource.mayNot('a strike to Goldberry').chooses('a strike to Gimli');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('support');
      const alone = t.strikeProwess();
      t.resource.options_are('Goldberry', 'pass').chooses('Goldberry');
      t.equal([t.strikeProwess(), t.card('Goldberry').status], [alone + 1, 'tapped'], 'one more');
    },
  ),

  scenario(
    'Goldberry turns away what is keyed to Wilderness and nothing else',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const board = (to: Named): BoardSpec => ({
        resource: {
          companies: [
            { at: 'Rivendell', to, members: [{ name: 'Aragorn II', bears: ['Goldberry'] }] },
          ],
        },
        hazard: { hand: ['Orc-warband'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board('Goblin-gate'));
      t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
      t.resource.uses('Goldberry').stage.resolve();
      t.expect(!t.underAttack, 'canceled');
      t.board(board('Goblin-gate'));
      t.hazard.plays('Orc-warband', 'Shadow-hold').stage.resolve();
      t.resource.mayNot('use Goldberry');
    },
  ),

  scenario(
    'Leaflock turns away a creature, or an event aimed at his company',
    { proves: ['crf/card/leaflock/1'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board());
      t.hazard.plays('Orc-guard').stage.resolveThis();
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(t.card('Orc-guard').zone, 'discard', 'the Orcs are gone');
      t.shows('crf/card/leaflock/1#1');
      t.expect(!t.underAttack, 'there is no attack');
      t.equal(t.card('Leaflock').status, 'tapped', 'he has tapped');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.mayNot('use Leaflock');
      t.say('The whole creature, however often it would attack');
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              to: 'Minas Tirith',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Slayer'] },
        moment: 'hazards',
      });
      t.hazard.plays('Slayer', 'Border-land').stage.resolveThis();
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [t.underAttack, t.card('Slayer').zone],
        [false, 'discard'],
        'neither of its two attacks is made',
      );
      t.shows('crf/card/leaflock/1#1');
      t.board(board());
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [t.card('Call of Home').zone, t.card('Bergil').zone],
        ['discard', 'play'],
        'the call is discarded, Bergil stays',
      );
      t.shows('crf/card/leaflock/1#3');
      t.say('One aimed at nobody there is none of his business');
      t.board({ ...board(), hazard: { hand: ['Doors of Night'] } });
      t.hazard.plays('Doors of Night');
      t.resource.refused('Leaflock', { 'no-target': 'coe/9.3' });
      t.say('Nor one aimed at somebody of another company');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Bergil'] },
            { at: 'Moria', members: [{ name: 'Aragorn II', bears: ['Leaflock'] }] },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.refused('Leaflock', { 'no-target': 'coe/9.3', 'other-company': 'coe/2.IV.2' });
      t.say('Nor what lies in play with nobody of his, or with somebody of another company');
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', members: [{ name: 'Aragorn II', bears: ['Leaflock'] }] },
            { at: 'Bree', members: [{ name: 'Bergil', bears: ['Lure of Expedience'] }] },
          ],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('use Leaflock').refused('Leaflock', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/leaflock/1#5');
      t.say('But one aimed at the company itself is, and one that lies on somebody there');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Leaflock', 'Cram'] },
                { name: 'Bergil', bears: ['Lure of Expedience'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Rats!'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.may('use Leaflock').passes();
      t.hazard.plays('Rats!');
      t.resource.uses('Leaflock', 'Rats!', { way: 'unresolved' }).stage.resolve();
      t.equal(
        [t.card('Rats!').zone, t.card('Cram').zone, t.card('Aragorn II').status],
        ['discard', 'play', 'untapped'],
        'neither fed nor bitten',
      );
      t.shows('crf/card/leaflock/1#2');
      t.say('And so is one aimed at what somebody there bears');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Leaflock'] },
                { name: 'Bergil', bears: ['Lesser Ring'] },
              ],
            },
          ],
        },
        hazard: { hand: ["The Ring's Betrayal"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.rolls(2).hazard.plays("The Ring's Betrayal", 'Lesser Ring');
      t.resource.uses('Leaflock').stage.resolve();
      t.unrolled(1, 'nobody checks');
      t.equal(t.card("The Ring's Betrayal").zone, 'discard', 'gone without effect');
      t.shows('crf/card/leaflock/1#3');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Leaflock'] },
                { name: 'Bergil', bears: ['Lure of Expedience'] },
              ],
            },
          ],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.uses('Leaflock', 'Lure of Expedience').stage.resolve();
      t.equal(
        [t.card('Lure of Expedience').zone, t.card('Rank upon Rank').zone],
        ['discard', 'play'],
        'freed of it',
      );
      t.shows('crf/card/leaflock/1#4');
    },
  ),

  scenario(
    'Leaflock faces nothing at a site but may support those who do',
    { proves: ['crf/card/leaflock/2', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', members: [{ name: 'Aragorn II', bears: ['Leaflock'] }] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.resource
        .options_are('a strike to Aragorn II', 'pass')
        .chooses('a strike to Aragorn II')
        .chooses('no');
      t.rolls(12).resource.may('Leaflock').chooses('Leaflock');
      const rolled = t.steps.flatMap((x) => x.events).find((e) => e.event === 'strike');
      // six, less three for strikes that nobody took, and one for him
      t.equal(rolled?.event === 'strike' ? rolled.prowess : 0, 4, 'one more with him');
      t.shows('crf/card/leaflock/2#1');
      t.say('And against hazards that are keyed to the site');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
      t.allPass()
        .resource.options_are('a strike to Aragorn II', 'a strike to Bergil', 'pass')
        .chooses('a strike to Bergil')
        .chooses('no');
      const before = t.strikeProwess();
      t.resource.may('Leaflock').may('Aragorn II').chooses('Leaflock');
      t.equal(t.strikeProwess(), before + 1, 'one more again');
      t.shows('crf/card/leaflock/2#2');
      t.equal(t.card('Leaflock').status, 'tapped', 'he has tapped for it');
    },
  ),

  scenario(
    'Leaflock reaches attacks, effects in force and effects on the chain, but not what lies on the site',
    { proves: ['companion/clarification/long-winter/1', 'crf/card/leaflock/1'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Weariness of the Heart', 'River', 'Foolish Words'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board());
      t.hazard.plays('River');
      t.resource.mayNot('use Leaflock');
      t.resolve();
      t.resource.mayNot('use Leaflock');
      t.shows('companion/clarification/long-winter/1#5', 'crf/card/leaflock/1#5');
      t.hazard.plays('Orc-guard').stage.resolve();
      t.expect(t.underAttack, 'the Orcs attack');
      t.resource.uses('Leaflock').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.equal(t.card('Leaflock').status, 'tapped', 'he has tapped for it');
      t.shows('companion/clarification/long-winter/1#1');
      t.board(board());
      const before = t.card('Bergil').stat('prowess');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
      t.resource.may('use Leaflock');
      t.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before - 1, 'it is in force');
      t.resource.uses('Leaflock', 'Weariness of the Heart').stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before, 'it is so no longer');
      t.equal(t.card('Leaflock').status, 'tapped', 'he has tapped for it');
      t.shows('companion/clarification/long-winter/1#2');
      t.say('A creature, too, before it attacks');
      t.board(board());
      t.hazard.plays('Orc-guard');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal([t.card('Orc-guard').zone, t.underAttack], ['discard', false], 'it never comes');
      t.shows('crf/card/leaflock/1#1', 'companion/clarification/long-winter/1#3');
      t.say('Or before it comes to that');
      t.board(board());
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [
          t.card('Bergil').stat('prowess'),
          t.card('Weariness of the Heart').zone,
          t.card('Leaflock').status,
        ],
        [before, 'discard', 'tapped'],
        'canceled in the chain in which it was declared',
      );
      t.shows('companion/clarification/long-winter/1#3');
      t.say('So with what would come to stay');
      t.board(board());
      t.hazard.plays('Foolish Words', 'Bergil');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [t.card('Foolish Words').zone, t.card('Leaflock').status],
        ['discard', 'tapped'],
        'discarded, and never upon him',
      );
      t.shows('crf/card/leaflock/1#3', 'companion/clarification/long-winter/1#3');
      t.board(board());
      t.hazard.plays('Foolish Words', 'Bergil').stage.resolve();
      t.equal(t.card('Foolish Words').host, 'Bergil', 'they are on him');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [t.card('Foolish Words').zone, t.card('Leaflock').status],
        ['discard', 'tapped'],
        'and are taken away',
      );
      t.shows('companion/clarification/long-winter/1#2', 'crf/card/leaflock/1#4');
      t.say('So with what is aimed at a thing of theirs, at an ally, or at all of them');
      for (const [hazard, at] of [
        ["The Ring's Betrayal", 'Lesser Ring'],
        ['Stay Her Appetite', 'Gollum'],
        ['Lost in the Wilderness', ''],
      ] as const) {
        t.board({
          ...board(),
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: [
                  { name: 'Aragorn II', bears: ['Leaflock', 'Gollum'] },
                  { name: 'Bergil', bears: ['Lesser Ring'] },
                ],
              },
            ],
          },
          hazard: { hand: [hazard, 'River'] },
        });
        t.hazard.plays(hazard, ...(at ? [at] : []));
        t.resource.uses('Leaflock').stage.resolve();
        t.equal(
          [t.card(hazard).zone, t.card('Leaflock').status],
          ['discard', 'tapped'],
          `${hazard}: nothing comes of it`,
        );
      }
      t.shows(
        'companion/clarification/long-winter/1#4',
        'crf/card/leaflock/1#3',
        'crf/card/leaflock/1#2',
      );
      t.say('What lies on somebody of another company he leaves alone');
      t.board({
        ...board(),
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', members: [{ name: 'Aragorn II', bears: ['Leaflock'] }] },
            { at: 'Bree', members: [{ name: 'Bergil', bears: ['Foolish Words'] }] },
          ],
        },
      });
      t.resource.mayNot('use Leaflock');
      t.shows('crf/card/leaflock/1#5', 'companion/clarification/long-winter/1#6');
      t.say('So he does with what a resource does to his own, be it an effect or a card');
      t.board({
        ...board(),
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              events: ['Fellowship'],
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Elrond', 'Gimli', 'Legolas'],
            },
          ],
          hand: ['Vilya'],
        },
      });
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.equal(
        [t.card('Elrond').stat('body'), t.card('Fellowship').zone],
        [11, 'play'],
        'both are there',
      );
      t.resource.refused('Leaflock', { 'no-target': 'coe/9.3' });
      t.shows('companion/clarification/long-winter/1#2');
    },
  ),
];
