import { query, view } from '@mathom/engine';
import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is looked for by what it is and where it can be played, and sometimes played at once. */
describe('found and played', () => {
  holds('Dwarven Rings: a Dwarf finds an item for his site', (t) => {
    for (const [ring, item, other] of [
      ["Dwarven Ring of Barin's Tribe", 'Sword of Gondolin', 'Orcrist'],
      ["Dwarven Ring of Dwálin's Tribe", 'Sword of Gondolin', 'Orcrist'],
      ["Dwarven Ring of Bávor's Tribe", 'Orcrist', 'Sword of Gondolin'],
      ["Dwarven Ring of Drúin's Tribe", 'Orcrist', 'Sword of Gondolin'],
    ] as const)
      for (const way of ['Play an item', 'Discard an item'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: [{ name: 'Thorin II', bears: [ring] }] }],
            deck: ['Sword of Gondolin', 'Orcrist', 'Cram', 'Book of Mazarbul'],
          },
          moment: 'organization',
          rolls: [12],
        });
        t.resource.uses(ring).stage.resolve();
        t.resource.chooses(way);
        // of what can only be thrown away there is but one, and no choice
        if (way === 'Play an item') t.resource.mayNot(other).mayNot('Cram').chooses(item);
        else t.equal(t.card(item).zone, 'discard', 'thrown away');
        t.equal(t.card('Thorin II').status, 'tapped', 'he taps for it');
        const there = t.state.table.some((id) => query.nameOf(t.state, id) === item);
        t.equal(there, way === 'Play an item', `${ring}: ${way}`);
        t.equal(
          t.card('Moria').status,
          way === 'Play an item' ? 'tapped' : 'untapped',
          'the site taps for what is played there',
        );
        t.expect(
          t.state.players[0].deck.every((id) => view(t.state, 0).state.def[id] === 0),
          'the deck is shuffled',
        );
      }
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: [{ name: 'Legolas', bears: ["Dwarven Ring of Barin's Tribe"] }],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused("Dwarven Ring of Barin's Tribe", { need: 'coe/9.2' });
  });

  holds('Necklace of Girion: at the doors of Men it buys another item', (t) => {
    const sells = (at: Named, roll: number): void => {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', bears: ['Necklace of Girion'] }] }],
          hand: ['Orcrist', 'Cram', 'Palantír of Orthanc'],
        },
        moment: 'organization',
        asksPasses: true,
        rolls: roll > 0 ? [roll] : [],
      });
      t.equal(t.card('Gimli').influence(), 2, 'nothing more for nobody in particular');
    };
    sells('Rivendell', 0);
    t.resource.refused('Necklace of Girion', { need: 'coe/9.2' });
    sells('Bree', 12);
    t.resource.uses('Necklace of Girion').stage.resolve();
    t.resource.options_are('Orcrist', 'Cram', 'pass').chooses('Orcrist');
    t.equal(
      [t.card('Orcrist').host, t.card('Necklace of Girion').zone],
      ['Gimli', 'discard'],
      'so',
    );
    sells('Bree', 2);
    t.resource.uses('Necklace of Girion').stage.resolve();
    t.equal(t.card('Orcrist').zone, 'hand', 'the check failed');
  });
});

describe('found', () => {
  holds('Palantír of Annúminas: a card for sages', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Palantír of Annúminas'] }] },
        ],
        deck: ['Far-sight', 'Concealment', 'Cram'],
        discard: ['Marvels Told', 'Vilya'],
      },
      moment: 'organization',
      rolls: [12],
    });
    t.resource.uses('Palantír of Annúminas').stage.resolve();
    t.resource.options_are('Far-sight', 'Marvels Told').chooses('Far-sight');
    t.equal(t.hand(0), ['Far-sight'], 'in hand');
  });

  holds('Choice of Lúthien: what can be played where Arwen is', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', members: ['Arwen'] }],
        hand: ['Choice of Lúthien'],
        deck: ['Palantír of Minas Tirith', 'Knights of Dol Amroth', 'Cram'],
        discard: ['Tower Guard of Minas Tirith', 'Gwaihir'],
      },
      moment: 'organization',
    });
    const [influence, mind] = [t.card('Arwen').influence(), t.card('Arwen').stat('mind')];
    t.resource.plays('Choice of Lúthien').stage.resolve();
    t.equal(
      [t.card('Arwen').influence(), t.card('Arwen').stat('mind')],
      [influence + 2, mind + 2],
      'two more of each',
    );
    t.resource.uses('Choice of Lúthien').stage.resolve();
    t.resource.chooses('discard pile');
    t.equal(t.hand(0), ['Tower Guard of Minas Tirith'], 'what is for that place');
    t.equal(t.card('Arwen').status, 'tapped', 'she taps');
    for (const [to, stays] of [
      ['Pelargir', true],
      ['Edoras', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Minas Tirith', to, members: [{ name: 'Arwen', bears: ['Choice of Lúthien'] }] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.skipTo('movement-hazard');
      t.equal(t.card('Choice of Lúthien').zone, stays ? 'play' : 'discard', to);
    }
  });

  holds('Early Harvest: a faction of the borders goes home', (t) => {
    for (const [roll, zone] of [
      [10, 'hand'],
      [9, 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          pile: ['Rangers of the North', 'Wood-elves', 'Ents of Fangorn'],
        },
        hazard: { hand: ['Early Harvest'] },
        moment: 'hazards',
        rolls: [roll],
        asksPasses: true,
      });
      t.passUntil('movement-hazard');
      while (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Early Harvest').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, zone, `a roll of ${roll}`);
    }
    for (const faction of ['Wood-elves', 'Army of the Dead'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          pile: [faction],
        },
        hazard: { hand: ['Early Harvest', 'River'] },
        moment: 'hazards',
      });
      t.hazard.refused('Early Harvest', { 'no-target': 'coe/9.3' });
    }
  });
});
