import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { plainUntil } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** The end-of-turn phase. */
export const endOfTurn: readonly Scenario[] = [
  scenario(
    'One card by choice, then both hands are reset',
    { proves: ['crf/term/challenge-decks/2', 'coe/2.VI', 'coe/2.VI.i', 'coe/2.VI.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Cram', 'Glamdring'],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: [
            'Wargs',
            'Wargs',
            'River',
            'River',
            'Foolish Words',
            'Foolish Words',
            'Call of Home',
            'Call of Home',
            'New Moon',
            'Minions Stir',
          ],
        },
        moment: 'end-of-turn',
      });
      t.asks(t.resource, 'discard-one');
      t.resource.options_are('pass', 'Cram', 'Glamdring');
      t.resource.chooses('Cram');
      t.equal(t.hand(0), ['Glamdring'], 'one is thrown away');
      t.asks(t.hazard, 'discard-one');
      t.shows('crf/term/challenge-decks/2#1');
      t.hazard.passes();
      t.equal(t.hand(0).length, 8, 'the resource player draws up to eight');
      t.asks(t.hazard, 'discard-to-size');
      t.hazard.mayNot('pass');
      t.hazard.chooses('Wargs').chooses('River');
      t.equal(t.hand(1).length, 8, 'and the hazard player comes down to eight');
      t.shows('crf/term/challenge-decks/2#2');
      t.equal(t.card('Cram').zone, 'discard', 'what was thrown away is in the discard pile');
      t.say('The hazard player may as well, and the other need not');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Cram', 'Glamdring'],
        },
        hazard: { hand: ['Wargs', 'River'] },
        moment: 'end-of-turn',
      });
      t.resource.passes();
      t.asks(t.hazard, 'discard-one').hazard.options_are('pass', 'Wargs', 'River').chooses('Wargs');
      t.equal(
        [t.card('Cram').zone, t.card('Wargs').zone, t.card('River').zone],
        ['hand', 'discard', 'hand'],
        'one card of his',
      );
      t.shows('crf/term/challenge-decks/2#1');
    },
  ),

  scenario(
    'Cards may be played after the hands were reset',
    { proves: ['crf/turn/end-of-turn-phase/2', 'coe/2.VI'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Aragorn II', bears: ['Glamdring'] }] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          deck: ['Smoke Rings'],
          discard: ['Narsil', 'Orcrist'],
          events: ['Safe from the Shadow'],
        },
        moment: 'end-of-turn',
      });
      t.say('The first window: something in play may be used before anything is discarded');
      t.resource.options_are('store Glamdring', 'pass');
      t.resource.passes();
      t.resource.chooses('pass');
      t.resource.may('store Glamdring').passes();
      t.equal(t.hand(0).length, 8, 'the hand is reset');
      t.resource.may('play Smoke Rings').may('store Glamdring');
      t.resource.plays('Smoke Rings').stage.resolve();
      t.resource.chooses('Narsil');
      t.equal(t.card('Smoke Rings').zone, 'discard', 'a card drawn just now has been played');
      t.equal(t.hand(0).length, 7, 'and the hand is not filled again');
      t.rolls(12).resource.chooses('store Glamdring').stage.resolve();
      t.equal(
        t.card('Glamdring').stored,
        'Rivendell',
        'an item is stored in the end-of-turn phase',
      );
      t.say('The other player has the word after it too');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['River', 'River', 'River', 'River', 'River', 'River', 'River'],
          deck: ['Wargs'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      while (t.hand(1).length < 8) t.pass();
      t.asks(t.resource, 'end-of-turn').resource.passes();
      t.asks(t.hazard, 'end-of-turn');
    },
  ),

  scenario(
    'What happens at the end of the turn, in the order of the player whose turn it is',
    { proves: ['crf/turn/end-of-turn-phase/1', 'coe/2.VI.iii'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Aragorn II', bears: ['Bill the Pony'] }] },
          ],
          hand: ['Smoke Rings', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          discard: ['Narsil', 'Abductor'],
          sites: ['Lórien'],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          events: ['Thrice Outnumbered'],
          discard: ['Abductor'],
        },
        moment: 'end-of-turn' as const,
      };
      t.board(board);
      t.resource.may('play Smoke Rings').mayNot('use Bill the Pony');
      t.passUntil('turn-end');
      t.asks(t.resource, 'turn-end');
      t.resource.options_are('use Bill the Pony', 'pass');
      t.shows('crf/turn/end-of-turn-phase/1#1');
      t.resource.refused('Smoke Rings', { 'phase-ends': 'coe/9.6.6' });
      t.shows('crf/turn/end-of-turn-phase/1#3');
      t.say('The pony goes first');
      t.resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.card('Aragorn II').site, 'Lórien', 'they are in Lórien');
      if (t.rules === 'coe') t.shows('crf/turn/end-of-turn-phase/1#4');
      t.equal(t.card('Thrice Outnumbered').zone, 'play', 'the other comes after it');
      t.asks(t.resource, 'fetch');

      t.board(board);
      t.passUntil('turn-end');
      t.resource.passes();
      t.resolve();
      t.say('Or the other way round');
      t.asks(t.resource, 'fetch');
      t.equal(t.card('Aragorn II').site, 'Edoras', 'they are still there');
      t.shows('crf/turn/end-of-turn-phase/1#2');
      t.pass();
      t.pass();
      t.asks(t.resource, 'turn-end');
      t.resource.options_are('use Bill the Pony', 'pass');
      t.resource.passes();
      t.equal(t.state.active, 1, 'then the turn is over');

      t.say('The last word before it has the other player');
      t.board({ ...board, asksPasses: true });
      let last: readonly [number, string] = [-1, ''];
      while (t.decision().about !== 'turn-end') {
        last = [t.decision().seat, t.decision().about];
        t.pass();
      }
      t.equal(last, [1, 'end-of-turn'], 'who is asked last');
      t.shows('crf/turn/end-of-turn-phase/1#1');
    },
  ),

  scenario(
    'What happens at the end of the turn is not answered by the older rulings, not even a check',
    { proves: ['crf/turn/end-of-turn-phase/1', 'coe/2.VI.iii'], rules: ALL },
    (t) => {
      const covets = (...more: Named[]): void => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                members: [
                  { name: 'Hendolen', bears: ['Covetous Thoughts', ...more] },
                  {
                    name: 'Hador',
                    bears: ['LE-343', ...(more.length > 0 ? (['Covetous Thoughts'] as const) : [])],
                  },
                ],
              },
            ],
            hand: ['Crooked Promptings'],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.passUntil('turn-end').resource.passes();
      };
      // of two that come by themselves he says which is first
      for (const [first, second] of [
        ['Hendolen', 'Hador'],
        ['Hador', 'Hendolen'],
      ] as const) {
        covets('LE-335');
        t.asks(t.resource, 'passives').resource.chooses(`Covetous Thoughts (${first})`);
        // with him goes what the other covets
        t.rolls(2).resolve();
        t.equal([t.card(first).zone !== 'play', t.card(second).zone], [true, 'play'], first);
      }
      t.shows('crf/turn/end-of-turn-phase/1#2');
      covets();
      t.asks(t.resource, 'respond');
      t.equal(t.chain(), ['Covetous Thoughts'], 'the check is declared as the turn ends');
      if (t.rules === 'coe') {
        t.resource.may('tap Hador in support').may('play Crooked Promptings');
        t.shows('crf/turn/end-of-turn-phase/1#4');
        return;
      }
      t.resource
        .options_are('pass')
        .refused('Crooked Promptings', { 'phase-ends': 'coe/9.6.6' }, { way: 'corruption' });
      t.shows('crf/turn/end-of-turn-phase/1#3');
      t.rolls(12).resolve();
      t.equal(t.card('Hendolen').zone, 'play', 'with twelve he keeps his head');
      t.asks(t.resource, 'turn-end').resource.options_are('pass').passes();
      t.asks(t.hazard, 'turn-end').hazard.options_are('pass').passes();
      t.equal(t.state.active, 1, 'and the turn is over');
    },
  ),

  scenario(
    'A Fallen-wizard is carried to the Haven that the hero version of the site names',
    { proves: ['crf/card/bill-the-pony/4'], rules: ALL },
    (t) => {
      for (const at of ['LE-356', 'TW-378'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: [{ name: 'Gandalf', bears: ['Bill the Pony'] }] }],
            sites: ['Carn Dûm', 'Rivendell'],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.noDraws().passUntil('turn-end');
        t.resource.uses('Bill the Pony').stage.resolve();
        t.equal(t.card('Gandalf').site, 'Rivendell', 'though the minion version names another');
      }
    },
  ),

  scenario(
    'Changing one site for another is movement without a movement/hazard phase',
    { proves: ['crf/turn/end-of-turn-phase/3', 'coe/2.VI.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Aragorn II', bears: ['Bill the Pony'] }] },
          ],
          sites: ['Lórien'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }], hand: ['Wargs', 'River'] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('turn-end');
      t.resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.card('Aragorn II').site, 'Lórien', 'the site is replaced by the nearest Haven');
      t.equal(t.card('Bill the Pony').zone, 'discard', 'for the price of the pony');
      t.equal(t.card('Edoras').zone, 'sites', 'the old site goes back');
      t.passUntil('untap', { turns: 1 });
      t.expect(
        !t.steps.some((x) => x.state.phase === 'movement-hazard'),
        'no movement/hazard phase took place, though all were asked until the next turn',
      );
      t.shows('crf/turn/end-of-turn-phase/3#2');

      t.say('What follows a movement follows this one: an Ent stays within his lands');
      t.board({
        resource: {
          companies: [
            {
              at: 'The Stones',
              members: [{ name: 'Aragorn II', bears: ['Bill the Pony', 'Leaflock'] }],
            },
          ],
          sites: ['Edhellond'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('turn-end');
      t.equal(t.card('Leaflock').zone, 'play', 'Enedhwaith is one of his lands');
      t.resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.company('Aragorn II').moved, true, 'they have moved');
      t.equal(
        [t.card('Aragorn II').site, t.card('Leaflock').zone],
        ['Edhellond', 'discard'],
        'as after any movement to a land that is none of his',
      );
      t.shows('crf/turn/end-of-turn-phase/3#1');

      t.say('The Great-road leads back to where the turn began');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Great-road'],
          sites: ['Bree', 'Rivendell'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'organization',
      });
      t.resource.chooses('move the company of Aragorn II to Bree');
      t.resource.passes();
      t.resource.plays('Great-road').stage.resolve();
      plainUntil(t, 'turn-end');
      t.equal(t.card('Aragorn II').site, 'Bree', 'they went to Bree');
      const before = t.state.turn;
      t.resource.uses('Great-road').stage.resolve();
      t.equal(t.card('Aragorn II').site, 'Rivendell', 'and are back');
      t.equal(t.state.turn, before + 1, 'and the turn is over');
      t.equal(t.card('Bree').zone, 'sites', 'Bree is left behind');
    },
  ),
];
