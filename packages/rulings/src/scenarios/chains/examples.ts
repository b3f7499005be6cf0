import { query } from '@mathom/engine';
import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
/** A card that could always be played: with it in hand a player is asked at every turn. */
const SPARE = 'Forewarned Is Forearmed';

/** The long examples of the annotations, played through. */
export const chainExamples: readonly Scenario[] = [
  scenario(
    'Doors of Night takes the ground from under Dark Quarrels',
    {
      proves: [
        'companion/annotation/27/1',
        'companion/annotation/27/2',
        'coe/9.1.4',
        'coe/9.2.1',
        'coe/9.5',
        'coe/9.5.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Bergil'] }],
          hand: ['Gates of Morning', 'Dark Quarrels', SPARE],
        },
        hazard: { hand: ['Half-trolls of Far Harad', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Half-trolls of Far Harad', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().strikes, 2, 'two strikes of Trolls to begin with');
      // without Gates of Morning only the first use is there
      t.resource
        .may('play Dark Quarrels: cancel')
        .mayNot('play Dark Quarrels: half')
        .refused('Dark Quarrels', { need: 'coe/9.2' }, { way: 'half' });
      t.resource.plays('Gates of Morning').stage.resolve();
      t.resource.may('play Dark Quarrels: half').may('play Dark Quarrels: cancel');
      t.shows('companion/annotation/27/1#1', 'companion/annotation/27/2#1');
      t.resource.plays('Dark Quarrels', { way: 'half' });
      t.hazard.plays('Doors of Night');
      t.equal(t.chain(), ['Dark Quarrels', 'Doors of Night'], 'both are declared');
      t.equal(t.card('Gates of Morning').zone, 'play', 'nothing has resolved yet');
      t.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'the later one resolves first');
      t.equal(t.card('Dark Quarrels').zone, 'discard', 'the earlier one is lost');
      t.shows('companion/annotation/27/1#3');
      t.equal(t.attack().strikes, 2, 'no strike is taken away');
      t.shows('companion/annotation/27/1#2', 'companion/annotation/27/2#2');
      t.expect(t.underAttack, 'nor does the card do its other work instead');
      t.shows('companion/annotation/27/1#4', 'companion/annotation/27/2#4');
      t.asks(t.resource, 'attack').passUntil('defend');
      t.resource.chooses('a strike to Boromir II');
      t.passUntil('strike');
      t.equal(t.attack().assigned, ['Boromir II', 'Bergil'], 'both strikes are assigned');
      t.shows('companion/annotation/27/2#3');
    },
  ),
  scenario(
    'With the sky left alone Dark Quarrels halves the strikes',
    {
      proves: ['companion/annotation/27/1', 'companion/annotation/27/2', 'coe/9.5', 'coe/5.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Dark Quarrels', SPARE],
        },
        hazard: { hand: ['Half-trolls of Far Harad'] },
        moment: 'hazards',
      });
      t.hazard.plays('Half-trolls of Far Harad', 'Shadow-hold').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'half' }).stage.resolve();
      t.equal(t.attack().strikes, 1, 'one of two strikes is left');
      t.shows('companion/annotation/27/1#1', 'companion/annotation/27/2#1');
      t.equal(t.card('Dark Quarrels').zone, 'discard', 'a short-event goes when it has resolved');
    },
  ),
  scenario(
    'The Witch-king makes Moria a Dark-hold before Quiet Lands can calm it',
    {
      proves: ['companion/annotation/27/3', 'coe/9.3', 'coe/9.5.5', 'crf/term/nazgul/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Quiet Lands', SPARE],
        },
        hazard: {
          companies: [
            { at: 'Mount Gram', members: ['Gimli'] },
            { at: 'Ettenmoors', members: ['Elladan'] },
          ],
          events: ['Witch-king of Angmar'],
          hand: ['Chill Douser', 'Little Snuffler'],
        },
        moment: 'hazards',
      });
      const types = (): string[] =>
        ['Moria', 'Mount Gram', 'Ettenmoors'].map((n) => query.siteType(t.state, t.id(n)));
      const dark = ['dark-hold', 'dark-hold', 'ruins'];
      t.equal(types(), ['shadow-hold', 'shadow-hold', 'ruins'], 'two Shadow-holds are in play');
      t.resource.plays('Quiet Lands', 'Moria', { way: 'count a Shadow-hold' });
      t.equal(t.chain(), ['Quiet Lands'], 'it is declared for Moria');
      t.hazard.may('use Witch-king of Angmar');
      t.hazard.uses('Witch-king of Angmar');
      t.equal(t.card('Witch-king of Angmar').zone, 'chain', 'he lies on the chain as an event');
      t.resolve();
      t.equal(t.card('Quiet Lands').zone, 'discard', 'Quiet Lands comes to nothing');
      t.shows('companion/annotation/27/3#5');
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'the Witch-king is spent');
      // keyed to a Shadow-hold or to Ruins & Lairs: neither is there any more
      t.resource.passes();
      t.hazard
        .may('on guard')
        .mayNot('play Chill Douser')
        .refused('Chill Douser', { key: 'coe/2.IV.vii.2' });
      t.equal(types(), dark, 'all Shadow-holds are Dark-holds, and nothing else is');
      t.shows('companion/annotation/27/3#4');
      t.hazard.plays('Little Snuffler', 'Dark-hold').stage.resolve();
      t.equal(t.attack().name, 'Little Snuffler', 'what comes to a Dark-hold comes to Moria');

      t.say('As a long-event it lasts until the next long-event phase of that player is over');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II'] }] },
        hazard: {
          companies: [
            { at: 'Mount Gram', members: ['Gimli'] },
            { at: 'Ettenmoors', members: ['Elladan'] },
          ],
          events: ['Witch-king of Angmar'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Witch-king of Angmar').stage.resolve();
      t.skipTo('end-of-turn').equal(types(), dark, 'at the end of this turn');
      t.skipTo('end-of-turn', { turns: 1 }).equal(types(), dark, 'in the turn of the other');
      t.skipTo('long-event', { turns: 1 }).equal(types(), dark, 'in the next long-event phase');
      t.skipTo('movement-hazard').equal(
        types(),
        ['shadow-hold', 'shadow-hold', 'ruins'],
        'and no longer',
      );
      t.shows('companion/annotation/27/3#2');
      t.say('He taps in such a phase of the opponent, and at no other time');
      for (const moment of ['organization', 'long-event'] as const) {
        t.board({
          resource: { companies: [{ at: 'Moria', members: ['Boromir II'] }] },
          hazard: { events: ['Witch-king of Angmar'] },
          moment,
          asksPasses: true,
        });
        t.hazard.refused('Witch-king of Angmar', { phase: ['coe/2.1.2', 'coe/9.1.3'] });
      }
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Boromir II'] }],
          events: ['Witch-king of Angmar'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('Witch-king of Angmar', { 'own-turn': 'coe/2.1.1' });
      t.shows('companion/annotation/27/3#1');
      t.say('Left alone Quiet Lands would have done it, but not without the Gates');
      for (const open of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II'] }],
            events: open ? ['Gates of Morning'] : [],
            hand: ['Quiet Lands'],
          },
          hazard: { companies: [{ at: 'Mount Gram', members: ['Gimli'] }] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (open) {
          t.resource.plays('Quiet Lands', 'Moria', { way: 'count a Shadow-hold' }).stage.resolve();
          t.equal(
            ['Moria', 'Mount Gram'].map((n) => query.siteType(t.state, t.id(n))),
            ['ruins', 'shadow-hold'],
            'the one that was named',
          );
        } else
          t.resource.refused('Quiet Lands', { need: 'coe/9.2' }, { way: 'count a Shadow-hold' });
      }
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Boromir II'] }],
          events: ['Gates of Morning'],
          hand: ['Quiet Lands'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('Quiet Lands', { 'no-target': 'coe/9.3' }, { way: 'count a Shadow-hold' });
      t.shows('companion/annotation/27/3#3');
    },
  ),
  scenario(
    'Left alone, Quiet Lands turns a Shadow-hold into Ruins & Lairs',
    { proves: ['coe/9.3', 'coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Quiet Lands', SPARE],
        },
        hazard: { events: ['Witch-king of Angmar'], hand: ['Chill Douser', 'Orc-watch'] },
        moment: 'hazards',
      });
      t.resource.plays('Quiet Lands', 'Moria', { way: 'count a Shadow-hold' }).stage.resolve();
      t.resource.passes();
      t.hazard.may('play Chill Douser').mayNot('play Orc-watch');
    },
  ),
  scenario(
    'A stone used in play for which the deck is too small by now does nothing, and stays',
    { proves: ['crf/term/active-conditions/4', 'companion/annotation/7/1'], rules: ALL },
    (t) => {
      for (const answered of [false, true]) {
        const on = ['Align Palantír'] as const;
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  {
                    name: 'Elrond',
                    bears: [
                      { name: 'Palantír of Orthanc', on },
                      { name: 'Palantír of Annúminas', on },
                    ],
                  },
                ],
              },
            ],
            discard: ['Sting'],
            deck: ['Marvels Told', 'Cram', 'Cram', 'Cram', 'Cram'],
            noFiller: true,
          },
          moment: 'organization',
        });
        t.resource.uses('Palantír of Orthanc');
        t.rolls(12, ...(answered ? [12] : []));
        if (answered) t.resource.uses('Palantír of Annúminas');
        t.resolve();
        t.equal(t.card('Sting').zone, answered ? 'discard' : 'deck', 'of five cards at least');
        t.unrolled(answered ? 1 : 0, 'nor is there a check for what was not done');
        t.equal(
          [t.card('Palantír of Orthanc').host, t.card('Palantír of Orthanc').status],
          ['Elrond', 'tapped'],
          'it was not played from hand: it stays',
        );
        if (answered) t.shows('companion/annotation/7/1#3', 'crf/term/active-conditions/4#1');
      }
    },
  ),
  scenario(
    'Whatever kind of card was played, with its ground gone it does nothing and is discarded',
    { proves: ['crf/term/active-conditions/4', 'companion/annotation/7/1'], rules: ALL },
    (t) => {
      for (const answered of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elladan'] }],
            events: ['Gates of Morning'],
            hand: ['Clear Skies'],
          },
          hazard: { hand: ['Twilight'] },
          moment: 'long-event',
        });
        t.resource.plays('Clear Skies');
        if (answered) t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard an' });
        t.resolve();
        t.equal(
          t.card('Clear Skies').zone,
          answered ? 'discard' : 'play',
          'a long-event, without the Gates that it asks for',
        );
      }
      for (const answered of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Elrond', 'Boromir II'] }],
            hand: ['Quiet Lands'],
            events: ['Gates of Morning'],
          },
          hazard: { hand: ['Orc-watch'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-watch', 'keyed to Shadow-land');
        if (answered) t.resource.plays('Quiet Lands', 'Shadow-land', { way: 'Shadow-land' });
        t.resolve();
        t.equal(
          [t.underAttack, t.card('Orc-watch').zone],
          answered ? [false, 'discard'] : [true, 'chain'],
          'a creature, without the region to which it was keyed',
        );
      }
      t.shows(
        'crf/term/active-conditions/4#1',
        'crf/term/active-conditions/4#2',
        'companion/annotation/7/1#1',
        'companion/annotation/7/1#2',
      );

      t.say('So it is where he who plays it is no longer one who could');
      // by the older rules what comes into play in a chain speaks when all of the chain is over
      const atOnce = t.rules === 'coe';
      for (const answered of [false, true]) {
        t.board({
          resource: {
            companies: [
              { at: 'Barad-dûr', members: [{ name: 'Elrond', bears: ['Beautiful Gold Ring'] }] },
            ],
            hand: ['Test of Lore'],
          },
          hazard: { hand: ['In the Heart of his Realm'] },
          moment: 'hazards',
        });
        if (!answered || !atOnce) t.rolls(7);
        t.resource.plays('Test of Lore', 'Elrond');
        if (answered) t.hazard.plays('In the Heart of his Realm');
        t.resolve();
        t.equal(
          [t.card('Beautiful Gold Ring').zone, t.card('Test of Lore').zone],
          [answered && atOnce ? 'play' : 'discard', 'discard'],
          'for a sage, of whom there is none left',
        );
      }
      t.shows(
        'crf/term/active-conditions/4#1',
        'crf/term/active-conditions/4#2',
        'companion/annotation/7/1#1',
        'companion/annotation/7/1#2',
      );

      t.say(
        'No condition is gone, but there is nothing left for it to do: one more hazard for each border',
      );
      for (const answered of [false, true]) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn', 'Haldir'] },
            ],
            hand: ['The Evenstar'],
            events: ['Gates of Morning'],
          },
          hazard: { hand: ['Lost in Border-lands'] },
          moment: 'hazards',
        });
        t.hazard.plays('Lost in Border-lands');
        if (answered) t.resource.plays('The Evenstar', { way: 'as Free-domain' }, 'Celeborn');
        t.resolve();
        t.equal(
          [t.limit('Celeborn'), t.card('Lost in Border-lands').zone],
          [answered ? 2 : 3, 'discard'],
          'it is spent in either case',
        );
      }
      t.shows('crf/term/active-conditions/4#1', 'crf/term/active-conditions/4#2');
    },
  ),
];
