import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Agents of a twelfth draw, and what is done through them. */

const REVOLT = 'Good Sense Revolts';
const PILFER = 'Pilfer Anything Unwatched';

/** What an agent at such a place rolls against a faction of a player who has no influence to spare. */
const against = (t: Stage, name: Named, at: Named, faction: Named, ...events: Named[]): number => {
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
      pile: [faction],
    },
    hazard: { agents: [{ name, via: [at], faceUp: true }], hand: [REVOLT, 'River'], events },
    moment: 'hazards',
  });
  t.rolls(7, 9);
  t.hazard.plays(REVOLT, { way: 'faction' }, faction).stage.resolve();
  return (rolled(t, 'influence').at(-1)?.total ?? 0) + t.generalInfluence(0) - 2;
};

describe('whom they get on with', () => {
  holds('Freca: Riders and Dunlendings, and at home all the more', (t) => {
    // two of his own and one; at home two more, and two for a neighbour; the event gives eight
    t.equal(against(t, 'Freca', 'Edoras', 'Riders of Rohan'), 2 + 1 + 2 + 2 + 8, 'Riders');
    t.equal(against(t, 'Freca', 'Dunnish Clan-hold', 'Dunlendings'), 2 + 1 + 2 + 2 + 8, 'Dunland');
    t.equal(
      against(t, 'Freca', 'Edoras', 'Riders of Rohan', 'Times Are Evil'),
      2 + 1 + 2 + 2 + 8 - 3,
      'evil times',
    );
  });

  holds('Fori: Dwarves of his own hills and of others', (t) => {
    t.equal(
      against(t, 'Fori the Beardless', 'Iron Hill Dwarf-hold', 'Iron Hill Dwarves'),
      1 + 2 + 2 + 2 + 8,
      'at home',
    );
    t.equal(
      against(t, 'Fori the Beardless', 'Blue Mountain Dwarf-hold', 'Blue Mountain Dwarves'),
      1 + 2 + 4,
      'abroad',
    );
    t.equal(
      against(t, 'Fori the Beardless', 'Lake-town', 'Men of Northern Rhovanion'),
      1 + 4,
      'Men',
    );
  });

  holds('Bill Ferny and Eun: nobody in particular', (t) => {
    t.equal(against(t, 'Bill Ferny', 'Bree', 'Rangers of the North'), 1 + 2 + 2 + 8, 'at home');
    t.equal(against(t, 'Eun', 'Vale of Erech', 'Men of Lamedon'), 2 + 2 + 8, 'at home too');
  });

  holds('as characters of a minion player they are what they are', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Freca', 'Fori the Beardless', 'Eun', 'Bill Ferny', 'Baugúr', 'Anarin'],
          },
        ],
        pile: ['Riders of Rohan', 'Dunlendings', 'Iron Hill Dwarves', 'Snaga-hai'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const of = (who: string, whom: string) => t.card(who).influence(whom) - t.card(who).influence();
    t.equal(
      [of('Freca', 'Riders of Rohan'), of('Freca', 'Dunlendings'), of('Freca', 'Snaga-hai')],
      [1, 1, 0],
      'Freca',
    );
    t.equal(
      [of('Fori the Beardless', 'Iron Hill Dwarves'), of('Fori the Beardless', 'Snaga-hai')],
      [2, 0],
      'Fori',
    );
    t.equal(
      [of('Baugúr', 'Snaga-hai'), of('Baugúr', 'Dunlendings'), of('Anarin', 'Baugúr')],
      [2, 0, 0],
      'Baugúr',
    );
    t.equal(t.points(0).character, 2 + 1 + 1 + 1 + 1 + 2, 'points');
    // what he may do as an agent he may not do as a character
    t.resource.mayNot('use Anarin');
  });

  holds('Baugúr: a check of eight sends him away, nine is death, seven a wound', (t) => {
    for (const [check, zone] of [
      [7, 'play'],
      [8, 'discard'],
      [9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Baugúr'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(2, check);
      while (t.underAttack && t.card('Baugúr').zone === 'play' && t.state.dice.length > 0) {
        const { about, options } = t.decision();
        if (about === 'stay-untapped') t.resource.chooses('no');
        else if (options.some((o) => o.type === 'pass')) t.pass();
        else t.take(options[0], 'the first');
      }
      t.equal(t.card('Baugúr').zone, zone, `a check of ${check}`);
    }
  });

  holds('Baugúr: an agent who is not let into the holds of the Free', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }] },
      hazard: {
        agents: [{ name: 'Baugúr', via: ['Isengard'], faceUp: true }, 'Eun'],
        sites: ['Edoras', 'Glittering Caves', 'Dunharrow', 'Dunnish Clan-hold', 'Moria'],
        hand: ['River'],
      },
      moment: 'hazards',
    });
    t.hazard.may('move Baugúr to Glittering Caves').mayNot('move Baugúr to Edoras');
    t.hazard.mayNot('move Baugúr to Dunharrow').mayNot('move Baugúr to Dunnish Clan-hold');
  });

  holds('Anarin: to a Haven, where others may not go', (t) => {
    for (const [name, from, may] of [
      ['Anarin', 'Moria', true],
      ['Bill Ferny', 'Cameth Brin', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }] },
        hazard: {
          agents: [{ name, via: [from], faceUp: true }],
          sites: ['Lórien', 'Rivendell', 'Goblin-gate', 'Barrow-downs'],
          hand: ['River'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(
        t.offered().some((x) => /move .* to (Lórien|Rivendell)/.test(x)),
        may,
        `${name}: ${t.offered().join()}`,
      );
    }
  });

  holds('Anarin: once tapped he does not attack again, nor where nobody comes', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Moria', members: ['Elladan', 'Elrohir'] },
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Bergil'] },
        ],
      },
      hazard: { agents: [{ name: 'Anarin', via: ['Moria'], faceUp: true }], hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Anarin').stage.resolve();
    t.equal([t.attack().prowess, t.attack().name], [4 + 2, 'Anarin'], 'seen before');
    t.fightOut({ always: 12 });
    t.skipTo('movement-hazard').resource.passes();
    t.hazard.mayNot('use Anarin');
  });
});

describe('what they are tapped for', () => {
  const board = (
    t: Stage,
    agent: { name: Named; via: Named[]; status?: 'tapped' },
    members: Named[],
    kind: 'wizard' | 'ringwraith' | 'fallen-wizard' = 'wizard',
    card: Named = REVOLT,
  ) =>
    t.board({
      resource: { kind, companies: [{ at: 'Rivendell', to: 'Bree', members }] },
      hazard: { agents: [{ ...agent, faceUp: true }], hand: [card, 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('Good Sense Revolts: four, or eight for one from his home', (t) => {
    for (const [name, more] of [
      ['Barliman Butterbur', 2 + 8],
      ['Bergil', 4],
    ] as const) {
      board(t, { name: 'Bill Ferny', via: ['Bree'] }, ['Elladan', 'Bergil', 'Barliman Butterbur']);
      t.rolls(9, 3);
      t.hazard.plays(REVOLT, { way: 'character or ally' }, name).stage.resolve();
      t.equal(
        rolled(t, 'influence').at(-1)?.total,
        3 + 1 + 2 + more - 9 - t.generalInfluence(0),
        name,
      );
      t.equal(t.card('Bill Ferny').status, 'tapped', 'tapped');
    }
    // elsewhere, or tapped, he is of no use for it
    board(t, { name: 'Bill Ferny', via: ['Cameth Brin'] }, ['Elladan', 'Bergil']);
    t.resource.passes();
    t.hazard.mayNot(`play ${REVOLT}`);
    board(t, { name: 'Bill Ferny', via: ['Bree'], status: 'tapped' }, ['Elladan', 'Bergil']);
    t.resource.passes();
    t.hazard.mayNot(`play ${REVOLT}`);
  });

  holds('Pilfer Anything Unwatched: five more at his own home, above mind and five', (t) => {
    for (const [agent, roll, zone] of [
      ['Bill Ferny', 2, 'hand'],
      ['Eun', 7, 'hand'],
      ['Eun', 6, 'play'],
    ] as const) {
      board(
        t,
        { name: agent, via: ['Bree'] },
        ['Elladan', 'Barliman Butterbur', 'Bergil'],
        'wizard',
        PILFER,
      );
      t.rolls(roll);
      t.hazard.plays(PILFER).stage.resolve();
      t.equal(
        [t.card('Barliman Butterbur').zone, t.card(agent).status],
        [zone, 'tapped'],
        `${agent}, ${roll}`,
      );
    }
    board(
      t,
      { name: 'Eun', via: ['Bree'], status: 'tapped' },
      ['Barliman Butterbur'],
      'wizard',
      PILFER,
    );
    t.resource.passes();
    t.hazard.refused(PILFER, { 'user-tapped': 'coe/9.2.3' });
    board(t, { name: 'Eun', via: ['Bree'] }, ['Barliman Butterbur'], 'fallen-wizard', PILFER);
    t.resource.passes();
    t.hazard.may(`play ${PILFER}`);
    board(t, { name: 'Eun', via: ['Bree'] }, ['Barliman Butterbur'], 'ringwraith', PILFER);
    t.resource.passes();
    t.hazard.refused(PILFER, { need: 'coe/9.2' });
  });
});
