import { query } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face } from '../combat/help.ts';

/** With each published ally that gives a mode its Ringwraith leaves play as well. */
const STEED = {
  id: 'XX-3',
  kind: 'ally',
  name: 'Steed of the Nine',
  alignment: 'minion',
  prowess: 2,
  body: 6,
  mind: 1,
  at: { siteType: 'haven' },
  abilities: [{ is: 'grant', to: 'avatar', mode: 'fell-rider' }],
} as unknown as Card;

const SITES: Named[] = [
  'Barad-dûr',
  'Dol Guldur',
  'Minas Morgul',
  'Cirith Gorgor',
  'Moria',
  'Carn Dûm',
];

/** How Ringwraiths ride out: modes, and where they lead. */
export const ringwraithRiding: readonly Scenario[] = [
  scenario(
    'A Ringwraith leaves his Darkhavens only in a mode, and only from a Darkhaven',
    {
      proves: ['coe/2.II.7.R1', 'crf/term/ringwraith/3', 'crf/monday/12-1-97/2'],
      rules: ALL,
    },
    (t) => {
      const board = (at: Named, events: Named[] = []) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Ren the Ringwraith'], events }],
            sites: SITES.filter((x) => x !== at),
          },
          moment: 'organization',
        });
      board('Minas Morgul');
      t.resource.may('move', 'to Dol Guldur').mayNot('move', 'to Barad-dûr');
      board('Minas Morgul', ['Black Rider']);
      t.resource.may('move', 'to Dol Guldur').may('move', 'to Barad-dûr');
      // neither by regions nor from another site to another
      t.resource.mayNot('move', 'to Carn Dûm').mayNot('move', 'to Moria');
      board('Barad-dûr', ['Black Rider']);
      t.resource.may('move', 'to Minas Morgul').mayNot('move', 'to Cirith Gorgor');
      t.shows('crf/term/ringwraith/3#1', 'crf/monday/12-1-97/2#1');
      for (const who of ['Ren the Ringwraith', 'Hador'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Dol Guldur', members: [who], events: who === 'Hador' ? [] : ['Black Rider'] },
            ],
            sites: ['Goblin-gate'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        // it is near by regions, and names another Darkhaven
        if (who === 'Hador') t.resource.may('to Goblin-gate');
        else t.resource.mayNot('to Goblin-gate');
      }
      t.say('So it is beneath the earth: down from a Darkhaven, and not from elsewhere');
      for (const [at, down] of [
        ['Dol Guldur', 'The Sulfur-deeps'],
        ['Moria', 'The Under-gates'],
      ] as const) {
        for (const who of ['Ren the Ringwraith', 'Hador'] as const) {
          t.board({
            resource: {
              kind: 'ringwraith',
              companies: [{ at, members: [who], events: who === 'Hador' ? [] : ['Black Rider'] }],
              sites: [down],
            },
            moment: 'organization',
            asksPasses: true,
          });
          if (who === 'Hador' || at === 'Dol Guldur') t.resource.may('move', `to ${down}`);
          else t.resource.mayNot('move', `to ${down}`);
        }
      }
      t.shows(
        'crf/term/ringwraith/3#1',
        'crf/monday/12-1-97/2#1',
        'crf/term/ringwraith/3#3',
        'crf/monday/12-1-97/2#3',
        'crf/term/ringwraith/3#4',
        'crf/monday/12-1-97/2#4',
      );
      t.say('and down there not on to others, but back');
      for (const who of ['Ren the Ringwraith', 'Hador'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'The Sulfur-deeps',
                members: [who],
                events: who === 'Hador' ? [] : ['Black Rider'],
              },
            ],
            sites: ['The Under-galleries', 'Dol Guldur'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.may('move', 'to Dol Guldur');
        if (who === 'Hador') t.resource.may('move', 'to The Under-galleries');
        else t.resource.mayNot('move', 'to The Under-galleries');
      }
      t.shows(
        'crf/term/ringwraith/3#1',
        'crf/monday/12-1-97/2#1',
        'crf/term/ringwraith/3#3',
        'crf/monday/12-1-97/2#3',
      );
    },
  ),

  scenario(
    'Dwar unleashed goes from one site to another, though neither is a Darkhaven',
    { proves: ['crf/term/ringwraith/3', 'crf/monday/12-1-97/2'], rules: ALL },
    (t) => {
      for (const hand of [[], ['Dwar Unleashed']] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Barad-dûr', members: ['Dwar the Ringwraith'], events: ['Black Rider'] },
            ],
            hand: [...hand],
            sites: ['Cirith Gorgor'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        for (const name of hand) t.resource.plays(name).stage.resolve();
        if (hand.length > 0) t.resource.may('move', 'to Cirith Gorgor');
        else t.resource.mayNot('move', 'to Cirith Gorgor');
      }
      t.say('nor does another Ringwraith do so by that card');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Barad-dûr', members: ['Ren the Ringwraith'], events: ['Black Rider'] },
          ],
          hand: ['Dwar Unleashed'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('Dwar Unleashed', { 'no-target': 'coe/9.3' });
      t.shows('crf/term/ringwraith/3#2', 'crf/monday/12-1-97/2#2');
    },
  ),

  scenario(
    'Beneath the earth he goes only from a Darkhaven, and back',
    { proves: ['coe/2.II.7.R1', 'crf/term/ringwraith/3'], rules: ALL },
    (t) => {
      const board = (at: Named, to: Named) => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Ren the Ringwraith'], events: ['Black Rider'] }],
            sites: [to, 'Dol Guldur'].filter((x) => x !== at) as Named[],
          },
          moment: 'organization',
        });
      };
      board('Dol Guldur', 'The Sulfur-deeps');
      t.resource.may('move', 'to The Sulfur-deeps');
      board('Barad-dûr', 'The Under-courts');
      t.resource.mayNot('move', 'to The Under-courts');
      board('The Sulfur-deeps', 'The Under-gates');
      t.resource.may('move', 'to Dol Guldur').mayNot('move', 'to The Under-gates');
      t.shows('crf/term/ringwraith/3#1');
    },
  ),

  scenario('No Ringwraith goes by sea', { proves: ['coe/2.II.7.R1'], rules: ALL }, (t) => {
    const board = (who: Named, events: Named[]) =>
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: [who], events }],
          sites: ['Variag Camp', 'Isle of the Ulond', 'Dol Amroth'],
        },
        moment: 'organization',
      });
    board('Ren the Ringwraith', ['Black Rider']);
    t.resource.mayNot('move', 'to Isle of the Ulond').may('move', 'to Dol Amroth');
    t.say('Nor where a text lets him go through regions: by land it would be one region too far');
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Southron Oasis', members: ['Dwar the Ringwraith'], events: ['Black Rider'] },
        ],
        hand: ['Dwar Unleashed'],
        sites: ['Pelargir', 'Dol Amroth'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Dwar Unleashed').stage.resolve();
    t.resource.may('move', 'to Pelargir').mayNot('move', 'to Dol Amroth');
  }),

  scenario(
    'Only one mode at a time: a new one ends the other, and the card of that is discarded',
    { proves: ['coe/g.mode.1', 'crf/term/modes/1', 'crf/term/modes/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Minas Morgul', members: ['Ren the Ringwraith'], events: ['Black Rider'] },
          ],
          hand: ['Heralded Lord'],
        },
        moment: 'organization',
      });
      const before = t.card('Ren the Ringwraith');
      const [prowess, influence] = [before.stat('prowess'), before.stat('influence')];
      t.resource.plays('Heralded Lord').stage.resolve();
      t.equal(t.card('Black Rider').zone, 'discard', 'there was another mode');
      t.equal(t.card('Heralded Lord').zone, 'play', 'the new one is there');
      t.shows('crf/term/modes/1#1');
      const now = t.card('Ren the Ringwraith');
      t.equal(now.stat('prowess'), prowess - 2, 'as the card has it');
      t.equal(now.stat('influence'), influence + 3 - 2, 'and as his own has it for that mode');
      t.shows('crf/term/modes/2#1', 'crf/term/modes/2#2');
      t.say('So does a second card of the same mode end the first');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Minas Morgul', members: ['Ren the Ringwraith'], events: ['Heralded Lord'] },
          ],
          hand: ['Heralded Lord'],
        },
        moment: 'organization',
      });
      const [held] = t.state.players[0].hand;
      const [first] = t.state.table.filter((id) => t.idOf(id) === t.idOf(held));
      t.resource.plays('Heralded Lord').stage.resolve();
      t.equal([t.state.zone[first], t.state.zone[held]], ['discard', 'play'], 'the new one stays');
      t.shows('crf/term/modes/1#6');
      t.say('An ally that gave one goes as well, and here he with it');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [{ name: 'Ren the Ringwraith', bears: ['Creature of an Older World'] }],
            },
          ],
          hand: ['Heralded Lord'],
        },
        moment: 'organization',
      });
      t.resource.plays('Heralded Lord').stage.resolve();
      t.equal(
        [t.card('Creature of an Older World').zone, t.card('Ren the Ringwraith').zone],
        ['discard', 'hand'],
        'it was another mode',
      );
      t.shows('crf/term/modes/1#2');
      t.say('and so do all that gave one, if there are several');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: ['Ren the Ringwraith'],
              events: ['Black Rider', 'Heralded Lord'],
            },
          ],
          hand: ['Fell Rider'],
        },
        moment: 'organization',
      });
      t.resource.plays('Fell Rider').stage.resolve();
      t.equal(
        [t.card('Black Rider').zone, t.card('Heralded Lord').zone, t.card('Fell Rider').zone],
        ['discard', 'discard', 'play'],
        'both',
      );
      t.shows('crf/term/modes/1#3');
      t.say('So it is if an ally gives him the new one');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Barad-dûr', members: ['Ren the Ringwraith'], events: ['Black Rider'] },
          ],
          hand: ['Creature of an Older World'],
        },
        moment: 'entered',
      });
      t.resource.plays('Creature of an Older World', 'Ren the Ringwraith').stage.resolve();
      t.equal(
        [t.card('Black Rider').zone, t.card('Creature of an Older World').host],
        ['discard', 'Ren the Ringwraith'],
        'it was another mode',
      );
      t.shows('crf/term/modes/1#4');
      t.say('The Ringwraith of another player rides on as he did');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Ren the Ringwraith'] }],
          hand: ['Heralded Lord'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: ['Dwar the Ringwraith'], events: ['Black Rider'] },
          ],
        },
        moment: 'organization',
      });
      t.resource.plays('Heralded Lord').stage.resolve();
      t.equal(
        [t.card('Heralded Lord').zone, t.card('Black Rider').zone],
        ['play', 'play'],
        'it is his mode, and no business of the first',
      );
      t.shows('crf/term/modes/1#5');
    },
  ),

  scenario(
    'An ally that puts a Ringwraith into a mode ends the mode that another ally gave',
    { proves: ['crf/term/modes/1'], rules: ALL, invented: [STEED] },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [{ name: 'Ren the Ringwraith', bears: [STEED.name as Named] }],
            },
          ],
          hand: ['Black Horse'],
        },
        moment: 'entered',
      });
      t.resource.plays('Black Horse', 'Ren the Ringwraith').stage.resolve();
      t.equal(
        [t.card(STEED.name as Named).zone, t.card('Black Horse').host],
        ['discard', 'Ren the Ringwraith'],
        'he rides the one that came last',
      );
      t.shows('crf/term/modes/1#2', 'crf/term/modes/1#4');
    },
  ),

  scenario(
    'Who loses his mode on the way still comes to where he goes',
    { proves: ['coe/2.II.7.R3', 'crf/term/modes/3'], rules: ALL, invented: [STEED] },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Dol Amroth',
              members: [
                { name: 'Ren the Ringwraith', bears: ['Black Horse'] },
                { name: 'Ûvatha the Ringwraith', under: 'Ren the Ringwraith' },
              ],
              events: ['Black Rider'],
            },
          ],
        },
        hazard: { hand: ['Huorn'] },
        moment: 'hazards',
      });
      t.hazard.plays('Huorn').stage.resolve();
      t.rolls(2, 12);
      defend(t, 'Black Horse');
      face(t, 'Black Horse');
      t.equal(t.card('Ren the Ringwraith').zone, 'hand', 'with his horse he is gone');
      t.asks(t.resource, 'enter');
      t.equal(t.card('Ûvatha the Ringwraith').site, 'Dol Amroth', 'he is there');

      t.say(
        'A steed that gave the mode and leaves him where he is: the mode ends, the way does not',
      );
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Dol Amroth',
              members: [{ name: 'Ren the Ringwraith', bears: [STEED.name as Named] }],
            },
          ],
        },
        hazard: { hand: ['Huorn'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const mode = () => query.modeOf(t.state, t.id('Ren the Ringwraith'));
      t.equal(mode(), 'fell-rider', 'the steed gives it');
      t.hazard.plays('Huorn').stage.resolve();
      t.rolls(2, 12);
      t.passUntil('defend');
      defend(t, STEED.name);
      face(t, STEED.name as Named);
      while (t.card(STEED.name).zone === 'play') t.pass();
      t.equal(
        [t.state.phase, t.company('Ren the Ringwraith').moving],
        ['movement-hazard', true],
        'he is still on his way',
      );
      t.equal([t.card(STEED.name).zone, mode()], ['removed', null], 'both are gone at once');
      t.shows('crf/term/modes/3#1');
      t.passUntil('enter');
      t.equal(t.card('Ren the Ringwraith').site, 'Dol Amroth', 'and is there');
      t.shows('crf/term/modes/3#2');
    },
  ),
];
