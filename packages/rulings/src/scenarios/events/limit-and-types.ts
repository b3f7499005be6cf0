import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, keysOf, NEW, OLD, SPARE } from '../help.ts';

/** Cards that bear on the hazard limit, on sites and on who may act. */
export const limitAndTypes: readonly Scenario[] = [
  scenario(
    'Many Turns and Doublings stops the hazard that the lowered limit has no room for',
    { proves: ['crf/card/many-turns-and-doublings/1', 'coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Rank upon Rank'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.plays('Rank upon Rank');
      t.resource
        .plays('Many Turns and Doublings', 'Beorn', { way: 'hazard limit' })
        .stage.resolve();
      t.equal(t.limit('Beorn'), 1, 'one hazard, and one was declared before');
      t.equal(t.card('Rank upon Rank').zone, 'discard', 'it came to nothing');
      t.shows('crf/card/many-turns-and-doublings/1#1');
      t.say('A creature as well as an event');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.plays('Cave-drake', 'Wilderness');
      t.resource
        .plays('Many Turns and Doublings', 'Beorn', { way: 'hazard limit' })
        .stage.resolve();
      t.equal([t.underAttack, t.card('Cave-drake').zone], [false, 'discard'], 'it never comes');
      t.shows('crf/card/many-turns-and-doublings/1#2');
      t.say('As the first hazard there is room for it; and without the Gates the limit stays');
      for (const gates of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
            events: gates ? ['Gates of Morning'] : [],
            hand: ['Many Turns and Doublings', SPARE],
          },
          hazard: { hand: ['Rank upon Rank'] },
          moment: 'hazards',
        });
        t.hazard.plays('Rank upon Rank');
        if (gates) t.resource.plays('Many Turns and Doublings', 'Beorn', { way: 'hazard limit' });
        else
          t.resource.refused(
            'Many Turns and Doublings',
            { need: 'coe/9.2' },
            { way: 'hazard limit' },
          );
        t.resolve();
        t.equal(t.card('Rank upon Rank').zone, 'play', 'it comes into play');
      }
      t.shows('crf/card/many-turns-and-doublings/1#3');
    },
  ),
  scenario(
    'A card laid on guard goes back to the hand when Many Turns and Doublings takes its room',
    { proves: ['crf/card/many-turns-and-doublings/1', 'coe/2.IV.vii.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Rank upon Rank'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.placesOnGuard('Rank upon Rank');
      t.resource
        .plays('Many Turns and Doublings', 'Beorn', { way: 'hazard limit' })
        .stage.resolve();
      t.equal(t.hand(1), ['Rank upon Rank'], 'it is in hand again');
      t.shows('crf/card/many-turns-and-doublings/1#4');
      t.say('Where it is the first there is room for it, and it lies there');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Rank upon Rank'] },
        moment: 'hazards',
      });
      t.hazard.placesOnGuard('Rank upon Rank');
      t.resource
        .plays('Many Turns and Doublings', 'Beorn', { way: 'hazard limit' })
        .stage.resolve();
      t.equal([t.limit('Beorn'), t.card('Rank upon Rank').zone], [1, 'guard'], 'on guard');
      t.shows('crf/card/many-turns-and-doublings/1#3');
    },
  ),
  scenario(
    'Many Turns and Doublings has no limit to lower while companies are organized',
    { proves: ['pef/card/many-turns-and-doublings/1', 'coe/2.IV.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Beorn', 'Legolas', 'Bergil', 'Anborn'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
          sites: ['Bree'],
        },
        hazard: { hand: ['River', 'Call of Home'] },
        moment: 'organization',
      });
      t.resource
        .mayNot('Many Turns and Doublings')
        .refused('Many Turns and Doublings', { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      t.resource.chooses('organize').chooses('split off Anborn').passes();
      t.resource.chooses('move the company of Beorn', 'Bree');
      t.resource.mayNot('Many Turns and Doublings');
      t.shows('pef/card/many-turns-and-doublings/1#2');
      t.skipTo('movement-hazard');
      t.equal(t.limit('Beorn'), 3, 'the limit is set as the company sets out, without who stays');
      t.resource.may('play Many Turns and Doublings: hazard limit').passes();
      t.rolls(2).hazard.plays('Call of Home', 'Bergil').stage.resolve();
      t.equal(
        [t.card('Bergil').zone, t.limit('Beorn')],
        ['hand', 3],
        'and stays what it was, whoever leaves them on the way',
      );
      t.shows('pef/card/many-turns-and-doublings/1#1');
    },
  ),
  scenario(
    'Many Turns and Doublings turns away four kinds of attack, and only from the company of a ranger',
    { proves: ['coe/3.i.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas', 'Haldir'] },
            { at: 'Rivendell', members: ['Beorn'] },
          ],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Wargs', 'Orc-guard'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.mayNot('Many Turns and Doublings');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas', 'Haldir'] }],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Orc-guard', 'Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.resource.mayNot('Many Turns and Doublings');
      for (const [creature, to] of [
        ['Wargs', 'Wilderness'],
        ['Giant Spiders', 'Wilderness'],
        ['Watcher in the Water', 'site'],
        ['Barrow-wight', 'Shadow-hold'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas', 'Haldir'] }],
            hand: ['Many Turns and Doublings', SPARE],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard.plays(creature, to).stage.resolve();
        t.resource.plays('Many Turns and Doublings', { way: 'cancel' }).stage.resolve();
        t.expect(!t.underAttack, `${creature} is canceled`);
        t.equal(t.card('Beorn').status, 'untapped', 'the ranger does not tap');
      }
    },
  ),
  scenario(
    'Once Marvels Told could be told by a sage of a company that had not entered its site',
    { proves: ['crf/card/marvels-told/1'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Beorn'] },
            { at: 'Moria', members: ['Elrond', 'Legolas'] },
          ],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Rank upon Rank', 'Doors of Night'] },
        moment: 'entered',
      });
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Elrond', 'Rank upon Rank');
      t.equal(t.card('Elrond').status, 'tapped', 'the sage taps');
      t.resolve();
      t.equal(t.card('Rank upon Rank').zone, 'discard', 'the event is gone');
      t.shows('crf/card/marvels-told/1#1');
    },
  ),
  scenario(
    'Now Marvels Told in a site phase needs a sage who is inside',
    { proves: ['coe/2.V.9', 'crf/card/marvels-told/1'], rules: NEW },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Beorn'] },
            { at: 'Moria', members: ['Elrond', 'Legolas'] },
          ],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'entered',
      });
      t.resource.mayNot('Marvels Told');
      t.say('One who has been inside in this turn may, while others are');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Beorn'] },
            { at: 'Edoras', members: ['Elrond', 'Legolas'] },
          ],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('the company of Elrond').chooses('enter the site').passes();
      t.passUntil('enter').resource.chooses('enter the site');
      t.rolls(12).resource.plays('Marvels Told', 'Elrond').stage.resolve();
      t.equal(
        [t.state.current, t.card('Rank upon Rank').zone],
        [t.company('Beorn').id, 'discard'],
        'told by a sage of the other company',
      );
      t.shows('crf/card/marvels-told/1#2');
    },
  ),
  scenario(
    'Marvels Told taps a sage, spares environment cards and is followed by a hard corruption check',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elrond', bears: ['Star-glass', 'Orcrist', 'Sword of Gondolin'] },
                'Beorn',
              ],
            },
          ],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Minions Stir', 'Rank upon Rank', 'Doors of Night', 'Foul Fumes'] },
        moment: 'organization',
      });
      t.equal(t.card('Elrond').corruption, 5, 'points');
      t.resource.chooses('play Marvels Told');
      t.resource.options_are('Minions Stir', 'Rank upon Rank', 'back').chooses('Minions Stir');
      t.equal(t.card('Elrond').status, 'tapped', 'tapped');
      // 7 less 2 is no more than 5, and no more than one short
      t.rolls(7);
      t.resolve();
      t.equal(t.card('Minions Stir').zone, 'discard', 'the long-event is gone');
      t.equal(t.card('Elrond').zone, 'discard', 'the check was made at two less');
    },
  ),
  scenario(
    'Creatures go by the new type of Mount Doom and no longer by the old',
    { proves: ['crf/card/mount-doom/1', 'coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      const board = (): void => {
        t.board({
          resource: {
            companies: [{ at: 'Dead Marshes', to: 'Mount Doom', members: ['Frodo', 'Sam Gamgee'] }],
            events: ['Gates of Morning'],
            hand: ['Quiet Lands', SPARE],
          },
          hazard: { hand: ['Orc-lieutenant', 'Orc-guard'] },
          moment: 'hazards',
        });
      };
      const bySite = (c: Named): string[] => keysOf(t, c).filter((k) => /hold|Ruins/.test(k));
      board();
      t.equal(t.limit('Frodo'), 4, 'the place gives two hazards more');
      t.resource.passes();
      t.equal(bySite('Orc-lieutenant'), ['keyed to Shadow-hold'], 'a Shadow-hold at first');
      t.equal(bySite('Orc-guard'), ['keyed to Shadow-hold'], 'for the guards too');
      board();
      t.resource.plays('Quiet Lands', 'Mount Doom', { way: 'count a Shadow-hold' }).stage.resolve();
      t.resource.passes();
      t.equal(
        bySite('Orc-lieutenant'),
        ['keyed to Ruins & Lairs'],
        'now it is taken for Ruins & Lairs',
      );
      t.shows('crf/card/mount-doom/1#1');
      t.equal(bySite('Orc-guard'), [], 'where the guards do not come');
      t.shows('crf/card/mount-doom/1#2');
      t.say(
        'So it is where nothing but the site itself lets them come: to those whom nobody else finds',
      );
      for (const quiet of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Dead Marshes', to: 'Mount Doom', members: ['Frodo', 'Sam Gamgee'] }],
            events: ['Gates of Morning'],
            hand: ['Stealth', 'Quiet Lands', SPARE],
          },
          hazard: { hand: ['Orc-lieutenant', 'Orc-guard'] },
          moment: 'organization',
          asksPasses: true,
        });
        t.passUntil('organization-end').resource.plays('Stealth', 'Frodo').stage.resolve();
        t.passUntil('movement-hazard');
        if (quiet)
          t.resource
            .plays('Quiet Lands', 'Mount Doom', { way: 'count a Shadow-hold' })
            .stage.resolve();
        t.resource.passes();
        if (quiet) t.hazard.mayNot('play Orc-guard');
        else t.hazard.may('play Orc-guard');
        t.hazard.plays('Orc-lieutenant').stage.resolve();
        t.equal(
          t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.key] : [])),
          [{ by: 'site-type', type: quiet ? 'ruins' : 'shadow-hold' }],
          'by the type that it has now, and by that alone',
        );
      }
      t.shows('crf/card/mount-doom/1#1', 'crf/card/mount-doom/1#2');
    },
  ),
];
