import {
  type BoardSpec,
  type Named,
  type Scenario,
  type SideSpec,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const NEW = ['coe'] as const;

/** The council: corruption checks, and ties. */
export const council: readonly Scenario[] = [
  scenario(
    'Support at the council comes from one’s own company only',
    { proves: ['crf/turn/end-of-game/2', 'coe/10.3', 'coe/10.3.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                // an ally helps nobody
                { name: 'Aragorn II', bears: ['Gwaihir'] },
                { name: 'Beretar', bears: ['Sword of Gondolin', 'Despair of the Heart'] },
                { name: 'Anborn', status: 'tapped' },
              ],
            },
            // at the same haven, and elsewhere
            { at: 'Rivendell', members: ['Elladan'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: [{ name: 'Éomer', bears: ['Despair of the Heart'] }, 'Éowyn'],
            },
            { at: 'Edoras', members: ['Háma'] },
          ],
        },
        moment: 'council',
      });
      t.resource.chooses('Beretar');
      t.resource.options_are('tap Aragorn II in support', 'pass');
      t.equal(t.card('Beretar').corruption, 4, 'so much weighs on him');
      t.rolls(4).resource.chooses('tap Aragorn II');
      t.equal(
        t.card('Aragorn II').status,
        'tapped',
        'he taps; nobody was untapped for the council',
      );
      t.resolve();
      t.equal(t.card('Beretar').zone, 'play', 'and his help is one more than the four he rolled');
      t.equal(t.card('Anborn').status, 'tapped', 'who was tapped still is');
      for (const who of ['Aragorn II', 'Anborn'] as const)
        t.rolls(7).resource.chooses(who).stage.resolve();
      // Haldir is the last, and nobody is asked for him
      t.rolls(7, 7).resource.chooses('Elladan').stage.resolve();
      t.say('So it is when the other player checks');
      t.hazard.chooses('Éomer');
      t.hazard.options_are('tap Éowyn in support', 'pass');
      t.shows('crf/turn/end-of-game/2#2');
      t.equal(t.card('Éomer').corruption, 2, 'so much weighs on him');
      t.rolls(2).hazard.chooses('tap Éowyn');
      t.resolve();
      t.equal(
        [t.card('Éowyn').status, t.card('Éomer').zone],
        ['tapped', 'play'],
        'her help is one more than the two he rolled',
      );
      t.shows('crf/turn/end-of-game/2#1');
    },
  ),

  scenario(
    'Long- and permanent-events still work at the council',
    { proves: ['crf/turn/end-of-game/3', 'coe/10.3'], rules: ALL },
    (t) => {
      const board = (events: Named[], long: SideSpec = {}, theirs: SideSpec = {}): BoardSpec => ({
        resource: {
          ...long,
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Beretar', bears: ['Sword of Gondolin', 'Despair of the Heart'] },
                { name: 'Anborn', status: 'tapped' as const },
                { name: 'Elladan', status: 'tapped' as const },
                { name: 'Elrohir', status: 'tapped' as const },
              ],
              events,
            },
          ],
        },
        hazard: { ...theirs, companies: [{ at: 'Edoras', members: ['Háma'] }] },
        moment: 'council' as const,
      });
      t.board(board([]));
      t.equal(t.card('Beretar').corruption, 4, 'the sword 2, the corruption card 2');
      t.rolls(4).resource.chooses('Beretar').stage.resolve();
      t.equal(t.card('Beretar').zone, 'discard', 'a roll of 4 is not enough');
      t.board(board(['Fellowship']));
      t.rolls(4).resource.chooses('Beretar').stage.resolve();
      t.equal(t.card('Beretar').zone, 'play', 'with the Fellowship it is one more');
      t.say(
        'So does a hazard that lies on him: of four, but all three of them count for his check',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Beretar', bears: ['Alone and Unadvised'] },
                { name: 'Anborn', status: 'tapped' },
                { name: 'Elladan', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
        moment: 'council',
      });
      t.rolls(3).resource.chooses('Beretar').stage.resolve();
      t.equal(t.card('Beretar').zone, 'play', 'three would not have been enough against four');
      t.shows('crf/turn/end-of-game/3#1');
      t.say('A long-event of his own, by which nobody at a Haven is discarded');
      t.board(board([], { events: ['Elf-song'] }));
      t.rolls(4).resource.chooses('Beretar').stage.resolve();
      t.equal(t.card('Beretar').zone, 'play', 'he may stay');
      t.say('And one of the other player, that makes one of his burdens twice as heavy');
      for (const events of [[], ['The Balance of Things']] as Named[][]) {
        t.board(board([], {}, { events }));
        t.rolls(5).resource.chooses('Beretar').stage.resolve();
        t.equal(t.card('Beretar').zone, events.length > 0 ? 'discard' : 'play', 'five against it');
      }
      t.shows('crf/turn/end-of-game/3#2');
    },
  ),

  scenario(
    'At the council points of corruption are lessened, and he who fails need not go',
    { proves: ['crf/turn/end-of-game/4'], rules: ALL },
    (t) => {
      const checked = (roll: number, card?: string, on?: string): string => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Robin Smallburrow', bears: ['Scroll of Isildur', 'Glamdring'] }],
              },
            ],
            hand: ['Free to Choose', 'Tookish Blood'],
          },
          moment: 'council',
        });
        t.rolls(roll);
        if (card && on) t.resource.plays(card, on);
        t.resolve();
        return `${t.card('Robin Smallburrow').zone}`;
      };
      t.equal(checked(2), 'discard', 'two is too little for what he bears');
      t.equal(checked(2, 'Free to Choose', 'Scroll of Isildur'), 'play', 'not if it weighs less');
      t.shows('crf/turn/end-of-game/4#3');
      t.equal(checked(2, 'Tookish Blood', 'Robin Smallburrow'), 'play', 'nor if he is not to go');
      t.shows('crf/turn/end-of-game/4#4');
    },
  ),

  scenario(
    'What may be played at the council',
    { proves: ['crf/turn/end-of-game/4', 'coe/10.3.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Sam Gamgee', bears: ['Scroll of Isildur'] },
                { name: 'Imrahil', status: 'tapped' },
                { name: 'Fatty Bolger', status: 'tapped' },
              ],
            },
          ],
          hand: [
            'Halfling Strength',
            'New Friendship',
            'Free to Choose',
            'Tookish Blood',
            'Smoke Rings',
            'Gates of Morning',
            'Cram',
          ],
          discard: ['Narsil', 'Orcrist'],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: ['Háma'] }],
          hand: ['Weariness of the Heart', 'Smoke Rings'],
          discard: ['Narsil', 'Orcrist'],
        },
        moment: 'council',
      });
      t.resource.chooses('Sam Gamgee');
      t.resource.options_are(
        'play Halfling Strength: corruption check',
        'play New Friendship: corruption check',
        'play Free to Choose',
        'play Tookish Blood: resource',
        'pass',
      );
      t.shows('crf/turn/end-of-game/4#1');
      t.resource
        .refused('Smoke Rings', { check: 'coe/10.3.i' })
        .refused('Gates of Morning', { check: 'coe/10.3.i' });
      t.hazard
        .refused('Weariness of the Heart', {
          check: 'coe/10.3.i',
          'no-target': 'coe/9.3',
          phase: 'coe/2.1.2',
        })
        .refused('Smoke Rings', { check: 'coe/10.3.i', turn: 'coe/2.1.2' });
      t.shows('crf/turn/end-of-game/4#2');
      t.rolls(2);
      t.resource.plays('Free to Choose', 'Scroll of Isildur');
      t.resource.plays('Tookish Blood', 'Sam Gamgee', { way: 'resource' });
      t.resolve();
      t.say('A roll of two against 3 - 2 is enough');
      t.equal(t.card('Sam Gamgee').zone, 'play', 'he stays');
    },
  ),

  scenario(
    'At the council what weighs on somebody may be taken away, and nothing that weighs nothing',
    { proves: ['crf/turn/end-of-game/4', 'coe/10.3.i'], rules: ALL },
    (t) => {
      const board = (burden: Named[], events: Named[]): BoardSpec => ({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Beretar', bears: burden }, 'Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: { events },
        moment: 'council',
      });
      t.board(board(['Despair of the Heart'], []));
      t.resource.chooses('Beretar');
      // Elrond pays for the ritual with a check of his own; two would not have been enough for Beretar
      t.rolls(12, 2, 12).resource.plays('Marvels Told', 'Elrond', 'Despair of the Heart');
      t.resolve();
      t.equal(t.card('Despair of the Heart').zone, 'discard', 'what weighed on him is gone');
      t.equal(t.card('Beretar').zone, 'play', 'and two is enough for him');
      t.shows('crf/turn/end-of-game/4#3');

      t.board(board([], ['Minions Stir']));
      t.resource.chooses('Beretar');
      t.resource.refused('Marvels Told', { 'other-check': 'coe/10.3.i' });
      t.shows('crf/turn/end-of-game/4#2');
    },
  ),

  scenario(
    'Who took the last turn checks first, in an order of his own',
    { proves: ['coe/10.3.i', 'coe/10.3'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Beretar'] }] },
        hazard: { companies: [{ at: 'Edoras', members: ['Háma', 'Erkenbrand'] }] },
        moment: 'council',
      });
      t.asks(t.resource, 'council-check');
      t.resource.options_are('Aragorn II', 'Beretar');
      t.rolls(12, 12).resource.chooses('Beretar').stage.resolve();
      t.asks(t.hazard, 'council-check');
      t.hazard.options_are('Erkenbrand', 'Háma');
      t.say('A Ringwraith and the Balrog check nothing, avatars of the others do');
      for (const [kind, at, avatar, checks] of [
        ['ringwraith', 'Minas Morgul', 'The Witch-king', []],
        ['balrog', 'Moria', 'The Balrog', []],
        ['wizard', 'Rivendell', 'TW-156', ['Gandalf']],
        ['fallen-wizard', 'Isengard', 'WH-4', ['Gandalf']],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at, members: [avatar, 'Radbug', 'Lagduf'] }] },
          moment: 'council',
        });
        t.asks(t.resource, 'council-check').resource.options_are(...checks, 'Lagduf', 'Radbug');
      }
    },
  ),

  scenario(
    'Equal totals are a tie',
    {
      proves: [
        'coe/10.3.vii',
        'crf/tournament/the-weakest-link-method/1',
        'crf/tournament/the-weakest-link-method/2',
      ],
      rules: NEW,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] },
          ],
        },
        hazard: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Torque of Hues'] }] },
          ],
        },
        moment: 'council',
      });
      t.rolls(12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.equal(t.state.result, { reason: 'council', winner: -1, totals: [2, 2] }, 'nobody wins');
      t.shows(
        'crf/tournament/the-weakest-link-method/1#5',
        'crf/tournament/the-weakest-link-method/2#3',
      );
    },
  ),

  scenario(
    'A tie is broken by the weakest link',
    {
      proves: [
        'crf/tournament/the-weakest-link-method/1',
        'crf/tournament/the-weakest-link-method/2',
      ],
      rules: ['tournament'],
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Lórien', members: ['Gandalf', { name: 'Haldir', bears: ['Glamdring'] }] },
          ],
        },
        hazard: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Hauberk of Bright Mail'] }] },
          ],
        },
        moment: 'council',
      };
      t.board(board);
      const check = (who: Named) => {
        if (t.decision().about === 'council-check') t.resource.chooses(who);
        t.resolve();
      };
      t.rolls(12, 12, 12);
      check('Gandalf');
      t.say(
        'All have passed; the totals are equal, so all check again with one more corruption point',
      );
      t.resource.options_are('Gandalf', 'Haldir');
      t.shows('crf/tournament/the-weakest-link-method/1#3');
      t.equal(
        [
          t.card('Haldir').corruption,
          t.card('Erkenbrand').corruption,
          t.card('Gandalf').corruption,
        ],
        [2, 2, 0],
        'one more for all but Wizards',
      );
      t.shows(
        'crf/tournament/the-weakest-link-method/1#1',
        'crf/tournament/the-weakest-link-method/1#2',
      );
      t.rolls(12, 12, 12);
      check('Gandalf');
      t.say('And once more: now Erkenbrand rolls three');
      t.equal(t.card('Haldir').corruption, 3, 'another one');
      t.rolls(12, 12, 3);
      check('Gandalf');
      t.equal(t.state.result?.winner, 0, 'he falls, and the tie is broken');
      t.shows('crf/tournament/the-weakest-link-method/1#4');
      t.equal(t.card('Erkenbrand').zone, 'discard', 'a near miss');
      t.shows('crf/tournament/the-weakest-link-method/2#1');

      t.say('Where all but Wizards are gone and the tie is not broken, it is a tie');
      t.board(board);
      t.rolls(12, 12, 12);
      check('Gandalf');
      t.rolls(12, 2, 2);
      check('Gandalf');
      t.equal(
        [t.card('Haldir').zone, t.card('Erkenbrand').zone, t.card('Gandalf').zone],
        ['discard', 'discard', 'play'],
        'the Wizard alone is left',
      );
      t.equal(
        t.state.result,
        { reason: 'council', winner: -1, totals: [0, 0] },
        'nobody checks again, and nobody wins',
      );
      t.say('As long as one side has somebody else it goes on');
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Gandalf'] }] },
        hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        moment: 'council',
        // in the third round he has two points
        rolls: [12, 12, 12, 12, 12, 2],
      });
      t.equal(
        [t.state.dice.length, t.card('Erkenbrand').zone, t.state.result?.winner],
        [0, 'discard', -1],
        'he checked until he fell, and then nobody did',
      );
      t.shows('crf/tournament/the-weakest-link-method/2#2');
    },
  ),
];
