import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Bergil and a friend have entered a Shadow-hold. */
const search = (how: {
  deck: Named[];
  at?: Named;
  hand?: Named[];
  bears?: Named[];
  tapped?: true;
  other?: Named[];
  noFiller?: true;
}): BoardSpec => ({
  resource: {
    companies: [
      {
        at: how.at ?? 'Moria',
        ...(how.tapped ? { siteTapped: true } : {}),
        members: [
          { name: 'Bergil', bears: how.bears ?? [] },
          { name: 'Legolas', bears: how.other ?? [] },
        ],
      },
    ],
    hand: ['Lucky Search', 'Twilight', ...(how.hand ?? [])],
    deck: how.deck,
    ...(how.noFiller ? { noFiller: true } : {}),
  },
  // so that there is always something to do for the resource player
  hazard: { events: ['Doors of Night'] },
  moment: 'entered',
});

export const luckySearch: readonly Scenario[] = [
  scenario(
    'What a Lucky Search turns over goes back into the deck, but for the item',
    {
      proves: [
        'crf/card/lucky-search/1',
        'crf/errata/card-errata/37',
        'companion/clarification/lucky-search/1',
        'companion/errata/lucky-search/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board(search({ deck: ['Concealment', 'Dodge', 'Glamdring', 'Escape'] }));
      const before = t.state.players[0].deck.length;
      t.rolls(12);
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve().passUntil('site');
      t.equal(t.card('Glamdring').host, 'Bergil', 'the scout has the item');
      t.shows('crf/errata/card-errata/37#3', 'companion/clarification/lucky-search/1#1');
      t.equal(
        [t.card('Concealment').zone, t.card('Dodge').zone, t.card('Escape').zone],
        ['deck', 'deck', 'deck'],
        'the others are in the deck',
      );
      t.expect(!t.sees(0, t.id('Dodge')), 'and nobody knows where');
      t.equal(t.state.players[0].deck.length, before - 1, 'only the item is missing there');
      t.expect(
        t.steps.some((x) => x.events.some((e) => e.event === 'shuffle')),
        'for the whole deck was shuffled',
      );
      t.equal(
        t.state.players[0].discard.map((id) => t.idOf(id)),
        ['TW-269'],
        'and nothing but the search itself was discarded',
      );
      t.shows('crf/errata/card-errata/37#1');
    },
  ),

  scenario(
    'A scout wounded on his Lucky Search loses what he found',
    { proves: ['crf/card/lucky-search/2', 'crf/errata/card-errata/37'], rules: ALL },
    (t) => {
      t.board(search({ deck: ['Concealment', 'Dodge', 'Glamdring'] }));
      t.rolls(2, 2);
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [1, 6],
        'one strike, three and the three cards turned over',
      );
      t.passUntil('site');
      t.equal(t.card('Bergil').status, 'wounded', 'he is wounded');
      t.equal(t.card('Glamdring').zone, 'discard', 'the item is gone');
      t.shows('crf/errata/card-errata/37#2', 'crf/card/lucky-search/2#1');
      t.say('Who comes off unhurt keeps it, whether he beats the attack or not');
      for (const roll of [12, 3]) {
        t.board(search({ deck: ['Concealment', 'Dodge', 'Glamdring'] }));
        t.rolls(roll).resource.plays('Lucky Search', 'Bergil').stage.resolve();
        const prowess = t.attack().prowess;
        t.equal(prowess, 6, 'three and three');
        t.passUntil('site');
        t.equal(
          [t.card('Bergil').status === 'wounded', t.card('Glamdring').host],
          [false, 'Bergil'],
          'he has it still',
        );
      }
      t.say('And he does not lose it for a wound that he has from others');
      t.board({
        ...search({ deck: ['Concealment', 'Dodge', 'Glamdring'] }),
        hazard: { hand: ['Orc-guard'] },
      });
      t.rolls(12).resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.passUntil('movement-hazard', { turns: 2 });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.fightOut({ always: 2 });
      t.equal(
        [t.card('Bergil').status, t.card('Glamdring').host],
        ['wounded', 'Bergil'],
        'hurt, and the sword is his',
      );
      t.shows('crf/card/lucky-search/2#2', 'crf/errata/card-errata/37#3');
    },
  ),

  scenario(
    'No further minor item is played for what a Lucky Search finds',
    { proves: ['crf/card/lucky-search/3'], rules: ALL },
    (t) => {
      t.board(search({ deck: ['Glamdring'], at: 'Mount Doom', hand: ['Cram'] }));
      t.rolls(12);
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve().passUntil('site');
      t.equal(t.card('Glamdring').host, 'Bergil', 'he has found something');
      t.equal(t.card('Mount Doom').status, 'untapped', 'the site is not tapped by it');
      t.asks(t.resource, 'site');
      t.resource.mayNot('play Cram').refused('Cram', { 'not-here': 'coe/2.V.4' });
    },
  ),

  scenario(
    'The strike of a Lucky Search is never assigned, so no hound takes it',
    { proves: ['crf/card/lucky-search/4'], rules: ALL },
    (t) => {
      t.board(search({ deck: ['Glamdring'], bears: ['Noble Hound'] }));
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.passUntil('support');
      t.equal(t.attack().assigned, ['Bergil'], 'the scout faces it');
      t.say('Of an attack whose strikes are assigned it takes the first');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Bergil', bears: ['Noble Hound'] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('defend').resource.options_are('a strike to Noble Hound', 'pass');
    },
  ),

  scenario(
    'A Lucky Search needs no untapped site, goes by unique items in play, and does not exhaust the deck',
    {
      proves: [
        'companion/clarification/lucky-search/1',
        'crf/errata/card-errata/37',
        'crf/card/lucky-search/1',
        'companion/errata/lucky-search/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board(
        search({
          deck: ['Glamdring', 'Concealment', 'Cram', 'Dodge'],
          tapped: true,
          other: ['Glamdring'],
        }),
      );
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.equal(t.card('Cram').host, 'Bergil', 'the sword is passed over');
      t.equal(t.attack().prowess, 6, 'but counted');
      t.shows(
        'companion/clarification/lucky-search/1#2',
        'companion/clarification/lucky-search/1#4',
      );
      t.say('So is one that an opponent has in play');
      const elsewhere = search({ deck: ['Glamdring', 'Cram'] });
      t.board({
        ...elsewhere,
        hazard: {
          ...elsewhere.hazard,
          companies: [{ at: 'Rivendell', members: [{ name: 'Elrond', bears: ['Glamdring'] }] }],
        },
      });
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.equal([t.card('Cram').host, t.attack().prowess], ['Bergil', 5], 'the second card is his');
      t.shows('companion/clarification/lucky-search/1#4');
      t.say('no item in the whole deck');
      t.board(search({ deck: ['Concealment', 'Dodge'], tapped: true, noFiller: true }));
      t.rolls(12);
      t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
      t.equal(t.attack().prowess, 5, 'two cards were turned over');
      t.passUntil('site');
      t.equal(t.state.players[0].exhausted, 0, 'the deck is not exhausted');
      t.equal(t.state.players[0].deck.length, 2, 'both are back');
      t.shows('companion/clarification/lucky-search/1#3', 'crf/errata/card-errata/37#1');
    },
  ),
];
