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
        if (answered) t.shows('companion/annotation/7/1#3');
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
      t.shows('crf/term/active-conditions/4#1', 'crf/term/active-conditions/4#2');

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
  scenario(
    'Herbs in answer undo Lucky Search, and cannot come between its parts',
    {
      proves: [
        'companion/annotation/24/2',
        'companion/annotation/24/3',
        'companion/annotation/5/1',
        'crf/term/active-conditions/2',
        'coe/9.2.1',
        'coe/9.2.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Aragorn II', { name: 'Boromir II', bears: ['Healing Herbs'] }],
            },
          ],
          hand: ['Lucky Search', SPARE],
          deck: ['Bree', 'Sword of Gondolin'],
        },
        moment: 'entered',
      });
      t.resource.plays('Lucky Search', 'Aragorn II');
      t.equal(t.card('Aragorn II').status, 'tapped', 'the scout is tapped as it is declared');
      t.shows('companion/annotation/24/2#1');
      t.resource.uses('Healing Herbs', 'Aragorn II', { way: 'tapped character' });
      t.equal(t.card('Healing Herbs').zone, 'discard', 'the herbs are gone at once');
      t.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'the herbs have worked');
      t.equal(t.card('Sword of Gondolin').zone, 'deck', 'no card was turned over');
      t.equal(t.card('Lucky Search').zone, 'discard', 'the search came to nothing');
      t.expect(!t.underAttack, 'and nobody is attacked');
      t.shows('companion/annotation/24/2#3', 'companion/annotation/24/3#2');
    },
  ),
  scenario(
    'Lucky Search from the first card turned over to the last shuffled back',
    {
      proves: [
        'companion/annotation/24/2',
        'companion/annotation/24/3',
        'crf/term/timing/2',
        'crf/term/reveal/1',
        'coe/9.5.4',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Magic Ring of Stealth'] },
                { name: 'Boromir II', bears: ['Healing Herbs'] },
              ],
            },
          ],
          hand: ['Lucky Search', 'Risky Blow', SPARE],
          deck: ['Bree', 'Book of Mazarbul', 'Sword of Gondolin', 'Horn of Anor'],
        },
        others: [{}],
        moment: 'entered',
      });
      const size = t.state.players[0].deck.length;
      t.resource.plays('Lucky Search', 'Aragorn II').stage.resolve();
      // a special item is passed over; the third card is the one
      t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'the scout has the item already');
      t.shows('companion/annotation/24/2#6');
      t.equal(t.attack().prowess, 6, 'three cards were turned over');
      t.shows('companion/annotation/24/2#4');
      for (const name of ['Bree', 'Book of Mazarbul'] as const) {
        const id = t.state.def.findIndex(
          (_, i) => t.state.zone[i] === 'aside' && t.card(name).id === i,
        );
        t.equal(t.card(name).zone, 'aside', `${name} is turned over still`);
        t.equal(
          [0, 1, 2].map((seat) => t.sees(seat, id)),
          [true, true, true],
          `${name} lies open for all three`,
        );
      }
      t.equal(t.attack().strikes, 1, 'of a single strike');
      // nobody could do anything before the strike is his
      t.asks(t.resource, 'support').passUntil('strike-defender');
      t.shows('crf/term/timing/2#2');
      t.resource
        .mayNot('Magic Ring of Stealth')
        .refused('Magic Ring of Stealth', { uncancelable: 'coe/9.4.3' });
      t.resource
        .mayNot('Healing Herbs')
        .refused('Healing Herbs', { 'no-target': 'coe/9.3', 'other-strike': 'coe/3.iv.5' });
      t.shows('companion/annotation/24/3#1');
      t.expect(
        t.attack().assigned.length === 1 && t.attack().assigned[0] === 'Aragorn II',
        'the strike is his',
      );
      t.shows('companion/annotation/24/2#7');
      t.resource.may('play Risky Blow');
      // 8 prowess with the sword, 1 less as he is tapped
      t.equal(t.strikeProwess(), 7, 'tapped as he is');
      t.rolls(2);
      t.resource.plays('Risky Blow').stage.resolve();
      t.expect(
        t.steps.some((x) => x.events.some((e) => e.event === 'strike' && e.prowess === 10)),
        'three more on his roll',
      );
      t.shows('companion/annotation/24/3#4');
      const before = t.steps.length;
      t.passUntil('site');
      t.expect(
        t.steps.slice(before - 1).some((x) => x.events.some((e) => e.event === 'shuffle')),
        'the deck is shuffled',
      );
      t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'he keeps it');
      t.shows('companion/annotation/24/2#10');
      t.equal(t.state.players[0].deck.length, size - 1, 'the other cards are back in the deck');
      t.shows('crf/term/timing/2#1', 'companion/annotation/24/2#9');
      t.resource.may('use Healing Herbs: tapped character');
      t.shows('companion/annotation/24/3#3');
      t.say('A scout who is no warrior strikes no such blow');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger'] }],
          hand: ['Lucky Search', 'Risky Blow'],
          deck: ['Sword of Gondolin'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger').stage.resolve();
      t.passUntil('strike-defender');
      t.resource.mayNot('play Risky Blow').refused('Risky Blow', { 'no-user': 'coe/9.2' });
      t.shows('companion/annotation/24/3#5');
      t.say('Nor does another scout help him out of the attack as a whole');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Frodo'] }],
          hand: ['Lucky Search', 'Concealment'],
          deck: ['Sword of Gondolin'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger').stage.resolve();
      t.expect(t.underAttack, 'they come');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.shows('companion/annotation/24/2#8');
    },
  ),
  scenario(
    'Lucky Search to the end of the deck: no item, but the guards come and all is shuffled back',
    { proves: ['companion/annotation/24/2'], rules: ALL },
    (t) => {
      for (const still of [true, false]) {
        const stone = { name: 'Palantír of Amon Sûl', on: ['Align Palantír'] } as const;
        t.board({
          resource: {
            companies: [
              { at: 'Moria', members: [{ name: 'Aragorn II', bears: [stone] }, 'Boromir II'] },
            ],
            hand: ['Lucky Search', SPARE],
            deck: ['Bree', 'Book of Mazarbul', 'Bree', 'Bree'],
            noFiller: true,
          },
          moment: 'entered',
        });
        const size = 4;
        t.equal(t.card('Aragorn II').status, 'untapped', 'before');
        t.resource.plays('Lucky Search', 'Aragorn II');
        t.equal(t.card('Aragorn II').status, 'tapped', 'he taps as it is declared');
        if (!still) {
          t.say('In answer he looks into the stone, and is lost to it');
          t.rolls(4);
          t.resource.uses('Palantír of Amon Sûl').stage.resolve();
          t.expect(t.card('Aragorn II').zone !== 'play', 'the scout is gone');
          t.equal(t.card('Book of Mazarbul').zone, 'deck', 'no card was turned over');
          t.expect(!t.underAttack, 'and nobody is attacked');
          t.shows('companion/annotation/24/2#2');
          continue;
        }
        t.resolve();
        t.equal(t.card('Book of Mazarbul').zone, 'aside', 'turned over, but special');
        t.equal(t.state.players[0].deck.length, 0, 'to the end');
        t.equal([t.attack().strikes, t.attack().prowess], [1, 3 + size], 'the guards come');
        t.shows('companion/annotation/24/2#5');
        const before = t.steps.length;
        t.rolls(12);
        t.passUntil('site');
        t.equal(t.state.players[0].deck.length, size, 'all are back, he has found nothing');
        t.expect(
          t.steps.slice(before).some((x) => x.events.some((e) => e.event === 'shuffle')),
          'shuffled in',
        );
      }
    },
  ),
  scenario(
    'A scout wounded by the guards loses what his luck had found',
    { proves: ['companion/annotation/24/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Boromir II'] }],
          hand: ['Lucky Search', SPARE],
          deck: ['Bree', 'Bree', 'Bree', 'Bree', 'Sword of Gondolin'],
        },
        moment: 'entered',
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger');
      t.rolls(2, 2);
      t.resolve();
      t.passUntil('site');
      t.equal(t.card('Fatty Bolger').status, 'wounded', 'he is hurt');
      t.equal(t.card('Sword of Gondolin').zone, 'discard', 'and the item is gone');
      t.shows('companion/annotation/24/2#10');
    },
  ),
];
