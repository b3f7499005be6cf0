import type { CompanySpec, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Texts that can be read in two ways: how they are read here (docs/card-language.md). */
describe('readings', () => {
  holds('Lapse of Will: what is said of all attacks and what is said of Nazgûl add up', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Aragorn II', 'Gimli'] }],
        events: ['Lapse of Will'],
      },
      hazard: { hand: ['Khamûl the Easterling'] },
      moment: 'hazards',
    });
    t.hazard.plays('Khamûl the Easterling', { way: 'creature' }, 'Dark-domain').stage.resolve();
    t.equal(t.attack().prowess, 18 - 1 - 3, 'one less, and three less');
  });

  holds('Waylaid, Wounded, and Orc-dragged: a roll of its own for each ring', (t) => {
    const rings: Named[] = ['Precious Gold Ring', 'Beautiful Gold Ring'];
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            by: ['Rhudaur', 'Arthedain'],
            members: [{ name: 'Frodo', bears: rings }],
          },
        ],
      },
      hazard: {
        hand: ['Orc-lieutenant', 'Waylaid, Wounded, and Orc-dragged'],
        sites: ['Ettenmoors'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    t.passUntil('strike-hazard');
    t.hazard.plays('Waylaid, Wounded, and Orc-dragged').stage.resolve();
    t.fightOut(2);
    t.state.dice = [];
    t.rolls(6, 7);
    for (let i = 0; i < 80 && rolled(t, 'roll').length < 2; i++) {
      const { options } = t.decision();
      t.take(
        options.find((o) => o.type === 'pass' || o.type === 'no') ?? options[0],
        'nothing is done',
      );
    }
    t.equal(
      rolled(t, 'roll').map((r) => r.total),
      [6, 7],
      'two rolls',
    );
    t.equal(
      rings.map((r) => t.card(r).zone).sort(),
      ['discard', 'play'],
      'the one is lost, the other kept',
    );
  });

  holds('Tribal Banner: for that attack alone; Tribal Totem: for all such attacks', (t) => {
    for (const [card, next] of [
      ['Tribal Banner', 8],
      ['Tribal Totem', 5],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Frodo', 'Gimli'] }],
        },
        hazard: { hand: [card, 'Olog-hai (Trolls)', 'Orc-guard'] },
        moment: 'hazards',
      });
      t.hazard.plays('Olog-hai (Trolls)', 'Shadow-land').stage.resolve();
      t.hazard.plays(card).stage.resolve();
      t.fightOut({ always: 12 });
      t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
      t.equal(t.attack().prowess, next, `after ${card}`);
    }
  });

  holds('Herb-lore: in the organization phases of its own player', (t) => {
    const company: CompanySpec = {
      at: 'Ettenmoors',
      members: [{ name: 'Radagast', bears: ['Herb-lore'] }],
    };
    t.board({ resource: { companies: [company] }, moment: 'organization' });
    t.resource.may('use Herb-lore');
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }] },
      hazard: { companies: [company] },
      moment: 'organization',
    });
    t.hazard.refused('Herb-lore', { turn: 'coe/2.1.2' });
  });
});
