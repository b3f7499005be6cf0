import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { plain } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** 25 points and more: three great factions, friends and treasures. */
const rich: SideSpec = {
  companies: [
    {
      at: 'Lórien',
      members: [
        'Gandalf',
        { name: 'Glorfindel II', bears: ['Glamdring'] },
        { name: 'Celeborn', bears: ['Torque of Hues'] },
        'Haldir',
      ],
    },
  ],
  pile: [
    'Wood-elves',
    'Riders of Rohan',
    'Rangers of the North',
    'Iron Hill Dwarves',
    'Knights of Dol Amroth',
  ],
  hand: ['Cram'],
};
/** The same with other treasures, or without Haldir: just enough, or one point too few. */
const withPoints = (n: 25 | 24): SideSpec => ({
  ...rich,
  companies: [
    {
      at: 'Lórien',
      members: [
        'Gandalf',
        { name: 'Glorfindel II', bears: n === 25 ? ['Glamdring'] : [] },
        { name: 'Celeborn', bears: ['Torque of Hues'] },
        ...(n === 24 ? (['Haldir'] as const) : []),
      ],
    },
  ],
});
const poor: SideSpec = {
  companies: [{ at: 'Edoras', members: ['Saruman', 'Erkenbrand', 'Háma'] }],
  hand: ['Cram'],
};

/** Plain answers until the game asks about calling or a turn has passed. */
const endTurn = (t: Parameters<Scenario['play']>[0]): void => {
  const turn = t.state.turn;
  for (
    let i = 0;
    i < 60 && t.state.turn === turn && !t.state.result && t.state.phase !== 'council';
    i++
  ) {
    if (t.decision().about === 'call') return;
    plain(t);
  }
};

/** Calling the council, and the games that end by themselves. */
export const calling: readonly Scenario[] = [
  scenario(
    'Only who fulfils the conditions himself may call',
    { proves: ['crf/turn/end-of-game/8', 'coe/10.2', 'coe/10.2.2'], rules: ALL },
    (t) => {
      t.board({ resource: { ...rich, exhausted: 1 }, hazard: poor, moment: 'end-of-turn' });
      t.expect(t.tally(0) >= 25, 'enough points');
      endTurn(t);
      t.asks(t.resource, 'call').resource.chooses('call the council');
      t.equal([t.state.calledBy, t.state.lastTurnOf], [0, 1], 'who called, and whose turn is last');
      t.shows('crf/turn/end-of-game/8#1');

      t.say('Points, but the deck was not exhausted, whether or not the opponent’s was');
      for (const exhausted of [0, 1, 2]) {
        t.board({ resource: rich, hazard: { ...poor, exhausted }, moment: 'end-of-turn' });
        endTurn(t);
        t.equal(t.state.turn, 4, 'nothing is asked');
      }
      t.shows('crf/turn/end-of-game/8#2');
      t.say('Few points, with the deck exhausted or not; the opponent is ready');
      for (const exhausted of [0, 1]) {
        t.board({
          resource: { ...poor, exhausted },
          hazard: { ...rich, exhausted: 1 },
          moment: 'end-of-turn',
        });
        endTurn(t);
        t.equal(t.state.turn, 4, 'nothing is asked');
      }
      t.shows('crf/turn/end-of-game/8#3');
    },
  ),

  scenario(
    'To call is a choice',
    { proves: ['pef/term/council-calling-the/2', 'coe/10.2'], rules: ALL },
    (t) => {
      t.board({ resource: { ...rich, exhausted: 1 }, hazard: poor, moment: 'end-of-turn' });
      endTurn(t);
      t.resource.options_are('pass', 'call the council');
      t.resource.passes();
      t.equal(t.state.lastTurnOf, -1, 'no last turn is announced');
      t.equal(t.state.active, 1, 'the game goes on');
    },
  ),

  scenario(
    'After the call the other player has one last turn',
    { proves: ['pef/term/council-calling-the/2.1', 'coe/10.2.2'], rules: ALL },
    (t) => {
      for (const [points, exhausted, calls] of [
        [24, 1, false],
        [25, 0, false],
        [25, 1, true],
      ] as const) {
        t.board({
          resource: { ...withPoints(points), exhausted },
          hazard: { ...poor, exhausted: 2 },
          moment: 'end-of-turn',
        });
        t.equal(t.tally(0), points, 'so many points');
        endTurn(t);
        t.equal(t.decision().about === 'call', calls, `his deck exhausted: ${exhausted}`);
        t.shows(
          calls ? 'pef/term/council-calling-the/2.1#1' : 'pef/term/council-calling-the/2.1#2',
        );
      }
      t.resource.chooses('call the council');
      t.equal([t.state.active, t.state.phase === 'council'], [1, false], 'the other has a turn');
      endTurn(t);
      t.equal(
        t.state.phase,
        'council',
        'and then the council is held, whatever he could call himself',
      );
      t.equal(t.state.active, 1, 'he who took the last turn begins');
      t.shows('pef/term/council-calling-the/2.1#3');
    },
  ),

  scenario(
    'A call after two exhausted decks: with a last turn or without',
    { proves: ['pef/term/council-calling-the/2.2', 'coe/10.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { ...poor, exhausted: 1 },
        hazard: { ...rich, exhausted: 0 },
        moment: 'end-of-turn',
      });
      endTurn(t);
      t.expect(t.decision().about !== 'call', 'once is not enough');
      t.board({
        resource: { ...poor, exhausted: 2 },
        hazard: { ...rich, exhausted: 0 },
        moment: 'end-of-turn',
      });
      t.expect(t.tally(0) < 25, 'few points');
      endTurn(t);
      t.asks(t.resource, 'call').shows('pef/term/council-calling-the/2.2#1');
      t.resource.chooses('call the council');
      if (t.rules === 'coe') {
        t.equal(
          [t.state.active, t.state.phase === 'council'],
          [1, false],
          'the other has a last turn',
        );
        endTurn(t);
      }
      t.equal(t.state.phase, 'council', 'the council');
      t.equal(t.state.active, t.rules === 'coe' ? 1 : 0, 'begun by who took the last turn');
      t.shows(
        t.rules === 'coe'
          ? 'pef/term/council-calling-the/2.2#3'
          : 'pef/term/council-calling-the/2.2#2',
      );
    },
  ),

  scenario(
    'When all decks are out twice the game ends by itself',
    { proves: ['pef/term/council-calling-the/1', 'coe/10.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { ...poor, exhausted: 2 },
        hazard: { ...rich, exhausted: 2 },
        moment: 'end-of-turn',
      });
      endTurn(t);
      if (t.state.phase !== 'council') t.resource.passes();
      t.equal(t.state.phase, 'council', 'after the current turn');
      t.shows('pef/term/council-calling-the/1#1');
      t.equal(t.state.active, 0, 'without another turn');
      t.shows('pef/term/council-calling-the/1#2');
      t.say('Not yet, if one deck is out only once');
      t.board({
        resource: { ...poor, exhausted: 2 },
        hazard: { ...rich, exhausted: 1 },
        moment: 'end-of-turn',
      });
      endTurn(t);
      t.resource.passes();
      t.equal([t.state.active, t.state.phase === 'council'], [1, false], 'the game goes on');
      t.board({
        resource: { ...poor, exhausted: 1 },
        hazard: { ...rich, exhausted: 2 },
        moment: 'end-of-turn',
      });
      endTurn(t);
      t.equal([t.state.active, t.state.phase === 'council'], [1, false], 'whosever deck it is');
      t.shows('pef/term/council-calling-the/1#1');
    },
  ),

  scenario(
    'Games of other lengths ask for other numbers',
    { proves: ['coe/10.2.1', 'coe/10.2.3', 'coe/10.2.4'], rules: ALL },
    (t) => {
      const asked = (
        length: 'starter' | 'short' | 'long' | 'campaign',
        exhausted: number,
        side: typeof rich | typeof poor,
      ): boolean => {
        t.board({
          resource: { ...side, exhausted },
          hazard: poor === side ? rich : poor,
          moment: 'end-of-turn',
          length,
        });
        endTurn(t);
        return t.decision().about === 'call';
      };
      // about 24 points: enough for the first kind only
      const some: SideSpec = {
        ...rich,
        pile: rich.pile?.slice(0, 4),
        companies: [
          {
            at: 'Lórien',
            members: [
              'Gandalf',
              { name: 'Glorfindel II', bears: ['Glamdring'] },
              { name: 'Celeborn', bears: ['Torque of Hues'] },
            ],
          },
        ],
      };
      t.equal(asked('starter', 0, some), true, 'one deck: twenty points are enough');
      t.equal(t.tally(0), 22, 'such as these');
      t.equal(asked('starter', 0, poor), false, 'not without them');
      t.equal(asked('starter', 1, poor), true, 'or the deck exhausted once');
      t.equal(asked('short', 1, some), false, 'two decks: more is needed');
      const more: SideSpec = {
        ...rich,
        pile: [...(rich.pile ?? []), 'Blue Mountain Dwarves', 'Easterlings'],
      };
      t.equal(asked('long', 1, more), false, 'three decks: exhausted once is too little');
      t.expect(t.tally(0) >= 30 && t.tally(0) < 40, 'with so many points');
      t.equal(asked('long', 2, more), true, 'exhausted twice, with thirty points');
      t.equal(asked('long', 2, some), false, 'not with fewer');
      t.equal(asked('long', 3, poor), true, 'or three times');
      t.equal(asked('campaign', 3, more), false, 'four decks: forty points');
      const most: SideSpec = {
        ...more,
        pile: [...(more.pile ?? []), 'Men of Anórien', 'Rangers of Ithilien', 'The Great Eagles'],
      };
      t.equal(asked('campaign', 2, most), false, 'and three decks');
      t.equal(asked('campaign', 3, most), true, 'both');
      t.equal(asked('campaign', 4, poor), true, 'or four decks');
    },
  ),

  scenario(
    'When every deck is out as often as the length of the game says, it ends with that turn',
    { proves: ['coe/10.2.1', 'coe/10.2.2', 'coe/10.2.3', 'coe/10.2.4'], rules: ALL },
    (t) => {
      const lengths = [
        ['starter', 1],
        ['short', 2],
        ['long', 3],
        ['campaign', 4],
      ] as const;
      for (const [length, times] of lengths)
        for (const [mine, theirs, ends] of [
          [times, times, true],
          [times, times - 1, false],
          [times - 1, times, false],
        ] as const) {
          t.board({
            resource: { ...poor, exhausted: mine },
            hazard: { ...rich, exhausted: theirs },
            moment: 'end-of-turn',
            length,
          });
          t.say(`${length}: exhausted ${mine} and ${theirs} times`);
          endTurn(t);
          if (t.decision().about === 'call') {
            t.resource.passes();
            endTurn(t);
          }
          const over = t.state.phase === 'council' || t.state.result !== null;
          t.equal(over, ends, ends ? 'the game ends' : 'it goes on');
        }
    },
  ),

  scenario(
    'Drawing the last card exhausts a deck, looking through it does not',
    { proves: ['pef/term/exhausting-a-play-deck/1', 'coe/2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II', 'Beretar'] }],
          hand: ['Lucky Search', 'Glamdring'],
          deck: ['Wood-elves', 'Riders of Rohan'],
          noFiller: true,
          discard: ['Men of Anfalas', 'Concealment'],
        },
        moment: 'entered',
      });
      t.rolls(12).resource.plays('Lucky Search', 'Aragorn II').stage.resolve();
      while (t.underAttack) plain(t);
      t.equal(
        t.state.players[0].exhausted,
        0,
        'the end of the deck was reached, and that does not exhaust it',
      );
      t.equal(t.state.players[0].deck.length, 2, 'the cards are back in it');
      t.equal(t.state.players[0].discard.length, 3, 'and the discard pile is where it was');
      t.shows('pef/term/exhausting-a-play-deck/1#2');

      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Glamdring'],
          deck: ['Wood-elves'],
          noFiller: true,
          discard: ['Men of Anfalas', 'Concealment', 'Moria'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
      });
      t.resource.passes();
      t.equal(t.state.players[0].exhausted, 1, 'the last card was drawn');
      t.shows('pef/term/exhausting-a-play-deck/1#1');
      t.equal(
        [t.state.players[0].deck.length, t.state.players[0].discard.length],
        [2, 0],
        'the discard pile is the new deck',
      );
      t.expect(
        t.state.players[0].sites.some((id) => t.state.def[id] === t.state.def[t.id('Moria')]),
        'site cards went back to the location deck',
      );
      t.say('With one card left it is not exhausted');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Glamdring'],
          deck: ['Wood-elves', 'Riders of Rohan'],
          noFiller: true,
          discard: ['Men of Anfalas'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
      });
      t.resource.passes();
      t.equal(
        [t.state.players[0].exhausted, t.state.players[0].deck.length],
        [0, 1],
        'one was drawn, and one is left',
      );
      t.shows('pef/term/exhausting-a-play-deck/1#1');
      t.say('Nor need it be his turn who draws it');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond'] }] },
        hazard: { deck: ['Wargs'], noFiller: true, discard: ['Orc-guard', 'Giant', 'River'] },
        moment: 'movement',
      });
      t.skipTo('draw');
      while (t.decision().about === 'draw' && t.decision().seat === 0) t.resource.chooses('yes');
      t.hazard.chooses('yes');
      t.equal(
        [t.state.players[1].exhausted, t.state.players[0].exhausted],
        [1, 0],
        'the deck of the hazard player',
      );
      t.shows('pef/term/exhausting-a-play-deck/1#1');
    },
  ),

  scenario(
    'Up to five cards are exchanged, and drawing goes on',
    { proves: ['coe/2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'] }],
          hand: ['Cram'],
          deck: ['Wood-elves'],
          noFiller: true,
          discard: [
            'Men of Anfalas',
            'Concealment',
            'Dark Quarrels',
            'Riders of Rohan',
            'Iron Hill Dwarves',
            'Easterlings',
            'Elf-stone',
            'Star-glass',
          ],
          sideboard: ['Glamdring', 'Narsil', 'Orcrist', 'Marvels Told', 'Smoke Rings', 'Quickbeam'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
      });
      t.resource.passes();
      t.asks(t.resource, 'exchange-out');
      for (const [out, into] of [
        ['Men of Anfalas', 'Glamdring'],
        ['Concealment', 'Narsil'],
        ['Dark Quarrels', 'Orcrist'],
        ['Elf-stone', 'Marvels Told'],
        ['Star-glass', 'Smoke Rings'],
      ] as const) {
        t.resource.mayNot('Wood-elves').chooses(out);
        t.resource.chooses(into);
      }
      t.equal(
        t.hand(0).length,
        8,
        'after five the deck is shuffled and drawing goes on up to eight',
      );
      t.equal(
        t.state.players[0].sideboard
          .map((id) => t.state.def[id])
          .includes(t.state.def[t.id('Quickbeam')]),
        true,
        'the sixth stays in the sideboard',
      );
      t.equal(t.state.players[0].sideboard.length, 6, 'five came for five');
      t.equal(t.state.players[0].deck.length, 2, 'what is left of eight');
      t.say('Fewer will do');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'] }],
          deck: ['Wood-elves'],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Glamdring'],
          noFiller: true,
          discard: ['Men of Anfalas', 'Concealment'],
          sideboard: ['Narsil', 'Orcrist'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
      });
      t.resource.passes();
      t.asks(t.resource, 'exchange-out').resource.chooses('Concealment').chooses('Narsil');
      t.asks(t.resource, 'exchange-out').resource.passes();
      t.equal(
        [t.card('Narsil').zone, t.card('Orcrist').zone, t.card('Concealment').zone],
        ['deck', 'sideboard', 'sideboard'],
        'one for one',
      );
    },
  ),

  scenario(
    'With deck and discard pile empty, the next card discarded is the deck',
    { proves: ['coe/2.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Cram', 'Glamdring'],
          noFiller: true,
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
      });
      t.equal(t.state.players[0].deck.length, 0, 'no deck');
      t.resource.chooses('Cram');
      t.say('It is drawn again at once, which exhausts the deck');
      t.equal(t.hand(0).sort(), ['Cram', 'Glamdring'], 'it was the whole deck');
      t.equal(t.state.players[0].exhausted, 1, 'and it was exhausted');
    },
  ),

  scenario(
    'Events discarded by the exhaustion are shuffled in with the rest',
    { proves: ['crf/term/exhausted/1', 'coe/2.4'], rules: ALL },
    (t) => {
      // so many that a shuffled deck is never in the order of the pile
      const pile: Named[] = [
        'Concealment',
        'Dark Quarrels',
        'Smoke Rings',
        'Marvels Told',
        'Elf-stone',
        'Star-glass',
        'Orcrist',
        'Narsil',
        'Quickbeam',
        'Easterlings',
        'Men of Anfalas',
        'Iron Hill Dwarves',
        'Riders of Rohan',
        'Gates of Morning',
      ];
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Glamdring'],
          deck: ['Wood-elves'],
          noFiller: true,
          discard: pile,
          events: ['Safe from the Shadow'],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          events: ['Thrice Outnumbered'],
        },
        moment: 'end-of-turn',
      });
      const lay = t.state.players[0].discard.map((id) => t.state.def[id]);
      t.resource.passes();
      t.equal(t.state.players[0].exhausted, 1, 'the deck is exhausted');
      const deck = t.state.players[0].deck.map((id) => t.state.def[id]);
      t.equal(deck.length, pile.length + 1, 'so many cards make the new deck');
      t.expect(
        deck.includes(t.state.def[t.id('Safe from the Shadow')]),
        'the own event is one of them',
      );
      t.shows('crf/term/exhausted/1#1');
      const rest = pile.map((name) => t.state.def[t.id(name)]);
      t.equal(
        [
          rest.every((def) => deck.includes(def)),
          `${deck.filter((def) => rest.includes(def))}` === `${lay}`,
        ],
        [true, false],
        'with all that was discarded before, in another order',
      );
      t.shows('crf/term/exhausted/1#2');

      t.equal(
        t.card('Thrice Outnumbered').zone,
        'discard',
        'the other player’s goes to his own discard pile',
      );
    },
  ),
];
