import { query } from '@mathom/engine';
import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { ALL, OLD } from '../help.ts';

/** Cards in hand that are shown against the points of the other player. */
export const shownAtTheCouncil: readonly Scenario[] = [
  scenario(
    'Last of all a copy in the opponent’s hand costs a point',
    { proves: ['crf/turn/end-of-game/6.4', 'coe/10.3.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring'] }, 'Celeborn'] },
          ],
          pile: ['Wood-elves'],
          hand: ['Riders of Rohan'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
          pile: ['Rangers of the North'],
          hand: ['Wood-elves', 'Glamdring', 'Sword of Gondolin', 'Wargs', 'Celeborn', 'Wood-elves'],
        },
        moment: 'council',
      });
      t.rolls(12, 12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.equal(
        t.state.result?.totals,
        [3 + 2 + 3 - 4, 3 + 2 + 3],
        'one for each: Wood-elves twice, Glamdring, Celeborn',
      );
      t.shows('crf/turn/end-of-game/6.4#2');
      t.say('Nor is it otherwise for the other of them');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Celeborn', bears: ['Glamdring'] }] }],
          hand: ['Imrahil'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
        },
        moment: 'organization',
      });
      const [without, shown] = [[], [[0, t.id('Imrahil', 0)] as const]].map(
        (list) => query.finalScores(t.state, list)[1]?.total ?? Number.NaN,
      );
      t.equal((without ?? 0) - (shown ?? 0), 1, 'one less for Imrahil');
      t.shows('crf/turn/end-of-game/6.4#2');

      t.say('By the older rulings only what is a resource counts, not a creature that was slain');
      const slain = (...hand: Named[]): number => {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', members: ['Celeborn', { name: 'Haldir', bears: ['Glamdring'] }] },
            ],
            pile: ['"William" (Wûluag)', 'Wood-elves'],
          },
          hazard: {
            kind: 'ringwraith',
            companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
            hand,
          },
          moment: 'council',
        });
        t.expect(t.points(0).kill > 0, 'there are points for him');
        t.rolls(12, 12, 12);
        while (!t.state.result) t.take(t.decision().options[0], '...');
        return t.state.result.totals[0];
      };
      const all = slain();
      t.equal(
        [all - slain('Wûluag'), all - slain('"William" (Wûluag)'), all - slain('LE-24')],
        [t.rules === 'coe' ? 1 : 0, 0, 0],
        'for the same Troll as a minion',
      );
      if (t.rules === 'coe') t.shows('crf/turn/end-of-game/6.4#3');
      else t.shows('crf/turn/end-of-game/6.4#2');
    },
  ),

  scenario(
    'Shown at the council: point-givers, and no hazards',
    {
      proves: [
        'pef/term/marshalling-point-cards-revealing-at-council/1',
        'crf/turn/end-of-game/6.4',
      ],
      rules: OLD,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: [{ name: 'Haldir', bears: ['Glamdring', 'Sword of Gondolin'] }, 'Celeborn'],
            },
          ],
          pile: ['Easterlings', 'Wargs', '"William" (Wûluag)'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
          pile: ['Rangers of the North'],
          hand: [
            'Easterlings',
            'Celeborn',
            'Wargs',
            '"William" (Wûluag)',
            'Sword of Gondolin',
            'Gandalf',
          ],
        },
        moment: 'council',
      });
      t.rolls(12, 12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      const shown = (name: string): boolean =>
        t.state.players[1].hand.some(
          (id) => t.state.known[id] === 3 && t.state.def[id] === t.state.def[t.id(name, 1)],
        );
      t.equal(
        [
          'Easterlings',
          'Celeborn',
          'Wargs',
          '"William" (Wûluag)',
          'Sword of Gondolin',
          'Gandalf',
        ].map(shown),
        [true, true, false, false, false, false],
        'what is shown of the hand',
      );
      t.equal(t.state.result?.totals[0], 3 + 4 + 4 + 2 - 2, 'a point for each of the two');
      t.shows(
        'pef/term/marshalling-point-cards-revealing-at-council/1#2',
        'crf/turn/end-of-game/6.4#2',
      );
      t.say('Who is the same under another name will do');
      const totals = (
        [
          ['Aragorn II', []],
          ['Aragorn II', ['Strider']],
          ['Aragorn II', ['Aragorn II']],
          ['Strider', []],
          ['Strider', ['Aragorn II']],
        ] as const
      ).map(([who, hand]) => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: [who, 'Celeborn'] }],
            pile: ['Easterlings', 'Rangers of the North'],
          },
          hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand', 'Bergil'] }], hand },
          moment: 'council',
        });
        t.rolls(12, 12, 12, 12);
        while (!t.state.result) t.take(t.decision().options[0], '...');
        return t.state.result.totals[0];
      });
      const [king = 0, asStrider = 0, asKing = 0, strider = 0, asBoth = 0] = totals;
      t.equal([king - asStrider, king - asKing], [1, 1], 'a point for either');
      t.equal(strider - asBoth, 1, 'and so it is the other way round');
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#3');
    },
  ),

  scenario(
    'Shown at the council: a creature that was slain is matched by who it was, but not in the older rules',
    {
      proves: ['pef/term/marshalling-point-cards-revealing-at-council/1', 'coe/10.3.v'],
      rules: ALL,
    },
    (t) => {
      const loses = (slain: boolean): number => {
        const [without, withIt] = [false, true].map((shows) => {
          const card: Named = slain ? 'Wûluag' : '"William" (Wûluag)';
          t.board({
            resource: {
              kind: slain ? 'wizard' : 'ringwraith',
              companies: [
                slain
                  ? { at: 'Lórien', members: ['Celeborn', 'Haldir'] }
                  : { at: 'Dol Guldur', members: ['Wûluag', 'Jerrek'] },
              ],
              pile: slain ? ['"William" (Wûluag)', 'Easterlings'] : [],
            },
            hazard: {
              kind: slain ? 'ringwraith' : 'wizard',
              companies: [
                slain
                  ? { at: 'Dol Guldur', members: ['Jerrek', 'Odoacer'] }
                  : { at: 'Lórien', members: ['Celeborn', 'Haldir'] },
              ],
              // so that nobody is even with the other
              pile: slain ? [] : ['Rangers of the North', 'Wood-elves'],
              hand: shows ? [card] : [],
            },
            moment: 'council',
          });
          t.rolls(12, 12, 12, 12);
          while (!t.state.result) t.take(t.decision().options[0], '...');
          return t.state.result.totals[0];
        });
        return without - withIt;
      };
      t.equal(loses(true), t.rules === 'coe' ? 1 : 0, 'what gives the points is a hazard');
      t.shows(
        `pef/term/marshalling-point-cards-revealing-at-council/1#${t.rules === 'coe' ? 6 : 5}`,
      );
      t.equal(loses(false), 0, 'what is in hand is one');
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#4');
    },
  ),

  scenario(
    'Shown at the council: whatever it is that is unique and gives points; an agent is a hazard in a Wizard’s hand, and when it was slain',
    { proves: ['pef/term/marshalling-point-cards-revealing-at-council/1'], rules: OLD },
    (t) => {
      const left = (resource: SideSpec, hazard: SideSpec, ...hand: Named[]): number => {
        t.board({ resource, hazard: { ...hazard, hand }, moment: 'council' });
        t.rolls(...Array<number>(12).fill(12));
        while (!t.state.result) t.take(t.decision().options[0], '...');
        t.state.dice = [];
        return t.state.result.totals[0];
      };
      const lost = (resource: SideSpec, hazard: SideSpec, card: Named): number =>
        left(resource, hazard) - left(resource, hazard, card);
      const heroes: SideSpec = {
        companies: [
          {
            at: 'Minas Tirith',
            members: [
              { name: 'Aragorn II', bears: ['Return of the King', 'Glamdring', 'Gwaihir'] },
              'Bergil',
              'Haldir',
            ],
          },
        ],
        pile: ['Easterlings'],
      };
      const others: SideSpec = { companies: [{ at: 'Edoras', members: ['Erkenbrand', 'Éowyn'] }] };
      t.equal(
        (['Aragorn II', 'Return of the King', 'Glamdring', 'Gwaihir', 'Easterlings'] as const).map(
          (card) => lost(heroes, others, card),
        ),
        [1, 1, 1, 1, 1],
        'a character, an event, an item, an ally, a faction',
      );
      t.equal(lost(heroes, others, 'Haldir'), 1, 'and who gives no more than one');
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#1');
      t.equal(
        (['Bergil', 'Théoden'] as const).map((card) => lost(heroes, others, card)),
        [0, 0],
        'who is there and gives nothing, and who is not there',
      );
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#2');
      const robbed: SideSpec = {
        ...heroes,
        prisoners: [{ name: 'Elrond', of: 'Flies and Spiders', at: 'Ettenmoors' }],
      };
      t.equal(lost(robbed, others, 'Elrond'), 0, 'nor who is theirs, but held by others');
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#2');
      const minions: SideSpec = {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Baduila', 'Jerrek'] }],
        pile: ['Grey Mountain Goblins', 'Black Trolls'],
      };
      const rivals: SideSpec = {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Hador'] }],
        pile: ['Uruk-hai', 'Wain-easterlings', 'Southrons'],
      };
      t.equal(
        [lost(minions, rivals, 'Baduila'), lost(minions, others, 'Baduila')],
        [1, 0],
        'to one minion player the agent of another is a character, to a Wizard a hazard',
      );
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#4');
      const slayer: SideSpec = { ...heroes, pile: ['Easterlings', 'Baduila'] };
      t.equal(lost(slayer, rivals, 'Baduila'), 0, 'who was slain had been played as a hazard');
      t.shows('pef/term/marshalling-point-cards-revealing-at-council/1#5');
    },
  ),
];
