import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Gandalf has come to Edoras on the swiftest of horses, and the phase is ending. */
const rideOn = (t: Stage, hand: Named[] = []): Stage =>
  t.board({
    resource: {
      companies: [
        {
          at: 'Lórien',
          to: 'Edoras',
          by: 'starter',
          members: [{ name: 'Gandalf', bears: ['Shadowfax'] }],
        },
      ],
      sites: ['Minas Tirith', 'Isengard', 'Bree', 'Lórien', 'Moria'],
      hand,
    },
    hazard: { hand: ['River', 'Minions Stir', 'Call of Home', 'Wake of War'] },
    moment: 'hazards',
  });

export const twoMoves: readonly Scenario[] = [
  scenario(
    'What raised the limit of one movement has no part in the next, unless it is for the turn',
    { proves: ['coe/2.IV.3', 'coe/2.IV.iii'], rules: ALL },
    (t) => {
      for (const [lost, to, then, first, second] of [
        ['Lost in Border-lands', 'Edoras', 'Minas Tirith', 3, 2],
        ['Lost in Dark-domains', 'Dol Guldur', 'Lórien', 4, 4],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to, members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] }],
            sites: ['Minas Tirith', 'Lórien'],
          },
          hazard: { hand: [lost] },
          moment: 'hazards',
        });
        t.hazard.plays(lost).stage.resolve();
        t.equal(t.limit('Gandalf'), first, `the limit with ${lost}`);
        t.passUntil('movement-hazard-end').resource.uses('Shadowfax').stage.resolve();
        t.skipTo('move-again').resource.chooses(then);
        t.skipTo('movement-hazard');
        t.equal(t.limit('Gandalf'), second, 'and that of the second phase');
      }
    },
  ),
  scenario(
    'Shadowfax lets Gandalf move again: another site, and another phase with draws and limit of its own',
    {
      proves: ['crf/card/shadowfax/1', 'crf/errata/card-errata/66', 'coe/2.IV.3', 'coe/2.II.7.iv'],
      rules: ALL,
    },
    (t) => {
      rideOn(t);
      t.hazard.plays('Minions Stir').stage.resolve();
      t.hazard.plays('Wake of War').stage.resolve();
      t.asks(t.resource, 'movement-hazard-end').resource.uses('Shadowfax').stage.resolve();
      t.equal(t.card('Shadowfax').status, 'tapped', 'he is tapped for it');
      t.asks(t.resource, 'move-again');
      t.equal(
        t.card('Lórien').zone,
        'sites',
        'the first phase is over, the haven they left is back in the location deck',
      );
      t.resource.may('Minas Tirith').may('Isengard').mayNot('Bree');
      t.shows('crf/card/shadowfax/1#1', 'crf/errata/card-errata/66#1');
      t.resource.chooses('Minas Tirith');
      t.asks(t.resource, 'draw').resource.chooses('yes');
      t.hazard.chooses('no');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [10, 9],
        'cards are drawn for the second way, beyond the eight of the reset',
      );
      t.equal(
        [t.company('Gandalf').hazards, t.limit('Gandalf')],
        [0, 2],
        'the limit is open again',
      );
      t.hazard.plays('River', 'Minas Tirith').stage.resolve();
      t.equal(t.path('Gandalf'), ['border', 'free'], 'from Rohan into Anórien');
      t.shows('crf/card/shadowfax/1#2', 'crf/errata/card-errata/66#2');
      t.passUntil('discard-to-size');
      t.resource.mayNot('Shadowfax');
    },
  ),

  scenario(
    'There is no second ride with other allies about',
    { proves: ['crf/card/shadowfax/2', 'companion/clarification/shadowfax/1'], rules: ALL },
    (t) => {
      for (const [his, theirs, may] of [
        [['Shadowfax', 'Goldberry'], [], false],
        [['Shadowfax'], ['Goldberry'], false],
        [['Shadowfax'], [], true],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Edoras',
                by: 'starter',
                members: [
                  { name: 'Gandalf', bears: his },
                  { name: 'Frodo', bears: theirs },
                ],
              },
            ],
            sites: ['Minas Tirith'],
          },
          hazard: { hand: ['River'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.passUntil('movement-hazard-end');
        if (may) t.resource.may('use Shadowfax');
        else t.resource.refused('Shadowfax', { need: 'coe/9.2' });
      }
      t.shows('crf/card/shadowfax/2#1', 'companion/clarification/shadowfax/1#1');
    },
  ),

  scenario(
    'He himself is not one of the other allies, and a Hobbit may come along',
    {
      proves: [
        'crf/card/shadowfax/2',
        'companion/clarification/shadowfax/1',
        'pef/card/shadowfax/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Gandalf', bears: ['Shadowfax'] }, 'Frodo'],
            },
          ],
          sites: ['Minas Tirith'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.resource.refused('Shadowfax', { edge: 'coe/9.6.6' });
      t.hazard.passes();
      t.asks(t.resource, 'movement-hazard-end').resource.may('Shadowfax');
      t.shows(
        'crf/card/shadowfax/2#2',
        'companion/clarification/shadowfax/1#2',
        'pef/card/shadowfax/1#1',
      );
    },
  ),

  scenario(
    'Sent back by the snow, not even Shadowfax goes on',
    { proves: ['pef/card/shadowfax/1', 'coe/2.IV.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Gandalf', bears: ['Shadowfax'] }],
            },
          ],
          sites: ['Minas Tirith'],
        },
        hazard: { events: ['Doors of Night', 'Snowstorm'], hand: ['River'] },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(
        [t.company('Gandalf').returned, t.card('Gandalf').site],
        [true, 'Lórien'],
        'the phase has ended at once',
      );
      t.asks(t.resource, 'end-of-turn-start');
      t.shows('pef/card/shadowfax/1#2');
      t.say('Nor does he from the midst of his way');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Gandalf', bears: ['Shadowfax'] }],
            },
          ],
          sites: ['Minas Tirith'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(t.card('Gandalf').site, 'Lórien', 'back again');
      t.asks(t.resource, 'end-of-turn-start').resource.mayNot('use Shadowfax');
      t.shows('pef/card/shadowfax/1#2');
    },
  ),

  scenario(
    'A secret passage is found again on the second way, if it leads to ruins',
    {
      proves: [
        'crf/turn/movement/general/3',
        'crf/turn/organization-phase/choosing-a-new-site/5',
        'coe/2.IV.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] }],
          sites: ['Isengard', 'Edoras', 'Glittering Caves'],
          hand: ['Secret Passage'],
        },
        hazard: { hand: ['Wargs', 'Lawless Men', 'Neeker-breekers', 'Brigands'] },
        moment: 'organization',
      });
      t.resource.chooses('move', 'Edoras').passes();
      t.resource.plays('Secret Passage').stage.resolve();
      t.passUntil('route');
      t.resource.chooses('starter').stage.noDraws();
      t.resolve();
      t.hazard.may('play Wargs').may('play Brigands').passes();
      t.resource.uses('Shadowfax').stage.resolve();
      t.resource.chooses('Isengard').chooses('Rohan (Border-land) - Gap of Isen (Border-land)');
      t.noDraws();
      t.equal(t.chain(), t.rules === 'coe' ? [] : ['Secret Passage'], 'in the second phase, anew');
      t.resolve();
      t.asks(t.hazard, 'movement-hazard')
        .hazard.mayNot('play Wargs')
        .mayNot('play Brigands')
        .refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.hazard.plays('Neeker-breekers', 'Ruins').stage.resolve();
      t.equal(t.attack().name, 'Neeker-breekers', 'what is keyed to the ruins may come');
      t.shows(
        'crf/turn/organization-phase/choosing-a-new-site/5#6',
        'crf/turn/movement/general/3#2',
      );
    },
  ),

  scenario(
    'Found on the first way, a secret passage is found on the second as well, or is not',
    {
      proves: [
        'crf/turn/movement/general/3',
        'crf/turn/organization-phase/choosing-a-new-site/5',
        'coe/2.IV.3',
      ],
      rules: ALL,
    },
    (t) => {
      for (const second of ['Glittering Caves', 'Edoras'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] }],
            sites: ['Isengard', second],
            hand: ['Secret Passage'],
          },
          hazard: { hand: ['Wargs', 'Neeker-breekers'] },
          moment: 'organization',
        });
        t.resource.chooses('move', 'Isengard').passes();
        t.resource.plays('Secret Passage').stage.resolve();
        t.passUntil('route');
        t.resource.chooses('starter').stage.noDraws();
        t.resolve();
        t.asks(t.hazard, 'movement-hazard').hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
        t.hazard.passes();
        t.resource.uses('Shadowfax').stage.resolve();
        t.resource.chooses(second);
        if (second === 'Edoras') t.resource.chooses('Gap of Isen (Border-land) - Rohan');
        t.noDraws();
        t.equal(t.chain(), t.rules === 'coe' ? [] : ['Secret Passage'], 'it is looked at again');
        t.resolve();
        t.asks(t.hazard, 'movement-hazard');
        if (second === 'Edoras') t.hazard.may('play Wargs');
        else t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
      }
      t.shows(
        'crf/turn/movement/general/3#1',
        'crf/turn/movement/general/3#2',
        'crf/turn/organization-phase/choosing-a-new-site/5#6',
      );
      t.say('So it is with what asks for the way: too long it was, and then it is short enough');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Shadowfax'] }] }],
          sites: ['Dale', 'Lake-town'],
          hand: ['Elf-path'],
        },
        hazard: { hand: ['Wargs', 'Assassin'] },
        moment: 'organization',
      });
      t.resource.chooses('move', 'Dale').passes();
      t.resource.plays('Elf-path', 'Haldir').stage.resolve();
      t.passUntil('route');
      t.resource.chooses('starter').stage.noDraws();
      t.resolve();
      t.asks(t.hazard, 'movement-hazard').hazard.may('play Wargs').passes();
      t.resource.uses('Shadowfax').stage.resolve();
      t.resource.chooses('Lake-town');
      if (t.decision().about === 'path')
        t.resource.chooses('region movement: Northern Rhovanion (Wilderness)');
      t.noDraws();
      t.resolve();
      t.equal(t.path('Haldir'), ['wilderness'], 'from one town to the next');
      t.asks(t.hazard, 'movement-hazard')
        .hazard.may('play Assassin')
        .refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.shows(
        'crf/turn/movement/general/3#1',
        'crf/turn/movement/general/3#2',
        'crf/turn/organization-phase/choosing-a-new-site/5#6',
      );
    },
  ),

  scenario(
    'Along the great road the opponent draws up to twice as much',
    { proves: ['crf/card/great-road/1', 'companion/errata/great-road/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn'] }],
          hand: ['Great-road'],
        },
        hazard: {},
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Great-road').stage.resolve();
      t.resource.chooses('starter');
      t.asks(t.hazard, 'draw');
      t.equal([t.hand(0).length, t.hand(1).length], [1, 1], 'one each, as Edoras says');
      t.hazard.options_are('yes', 'no').chooses('yes');
      t.expect(
        t.state.phase !== 'movement-hazard' || t.decision().about !== 'draw',
        'two is twice one: no third card is offered',
      );
      t.shows('crf/card/great-road/1#1', 'companion/errata/great-road/1#1');
    },
  ),

  scenario(
    'Twice as much is what he may draw, not what he must',
    { proves: ['crf/card/great-road/1', 'companion/errata/great-road/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Minas Tirith', by: 'starter', members: ['Celeborn'] }],
          hand: ['Great-road'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Great-road').stage.resolve();
      t.resource.chooses('starter').chooses('no');
      t.hazard.chooses('yes').chooses('yes').options_are('yes', 'no').chooses('no');
      t.equal(t.hand(1).length, 4, 'three drawn, where four were allowed');
      t.shows('crf/card/great-road/1#2', 'companion/errata/great-road/1#2');
    },
  ),

  scenario(
    'At the end of the turn the great road leads home, past two sites',
    { proves: ['crf/card/great-road/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: [{ name: 'Gandalf', bears: ['Shadowfax', 'Palantír of Orthanc'] }],
            },
          ],
          sites: ['Edoras', 'Minas Tirith', 'Lórien'],
          hand: ['Great-road', 'Twilight', 'Align Palantír'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.chooses('move', 'Edoras').passes();
      t.resource.plays('Great-road').stage.resolve();
      t.passUntil('route');
      t.resource.chooses('starter').stage.noDraws();
      t.hazard.passes();
      t.passUntil('movement-hazard-end').resource.uses('Shadowfax').stage.resolve();
      t.passUntil('move-again').resource.chooses('Minas Tirith').stage.noDraws();
      t.passUntil('enter').resource.chooses('enter').plays('Align Palantír').stage.resolve();
      t.equal(t.card('Align Palantír').zone, 'play', 'for as long as they do not move');
      t.passUntil('turn-end');
      t.equal(t.card('Gandalf').site, 'Minas Tirith', 'they are at the second site');
      t.resource.uses('Great-road').stage.resolve();
      t.equal(t.card('Gandalf').site, 'Lórien', 'and go back to the haven where the turn began');
      t.equal(
        [t.card('Minas Tirith').zone, t.card('Align Palantír').zone],
        ['sites', 'discard'],
        'they have moved',
      );
      t.shows('crf/card/great-road/3#1');
      t.equal(t.state.phase, 'end-of-turn', 'and there was no phase in which to play a hazard');
      t.asks(t.resource, 'turn-end');
      t.shows('crf/card/great-road/3#2');
    },
  ),

  scenario(
    'After two moves the great road leads to the haven of the morning, not to the nearest one',
    { proves: ['crf/card/great-road/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] }],
          sites: ['Lórien', 'Edoras', 'Rivendell'],
          hand: ['Great-road', 'Twilight'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.chooses('move', 'Lórien').passes();
      t.resource.plays('Great-road').stage.resolve();
      t.passUntil('route');
      t.resource.chooses('starter').stage.noDraws();
      t.hazard.passes();
      t.passUntil('movement-hazard-end').resource.uses('Shadowfax').stage.resolve();
      t.passUntil('move-again').resource.chooses('Edoras');
      t.resource.chooses('starter').stage.noDraws();
      t.passUntil('turn-end');
      t.equal(t.card('Gandalf').site, 'Edoras', 'for which Lórien is the nearest');
      t.resource.uses('Great-road').stage.resolve();
      t.equal(t.card('Gandalf').site, 'Rivendell', 'but he set out from Rivendell');
    },
  ),
];
