import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is said of a company, or of somebody's company, when it splits or joins another. */

const DEEPS = 'The Ash Mountain Deeps';
const DRUGHU = 'Drughu';

describe('those who part, and those who join', () => {
  /** Who is met by the Orcs below the mountains, though they part. */
  const met = (t: Stage, off: Named): string[] => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Orc Tracker', 'Orc Brawler'] }],
        sites: ['LE-364', 'LE-354'],
        hand: [DEEPS],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(DEEPS, { way: 'neighbors' }, 'Orc Tracker').stage.resolve();
    t.resource.chooses('organize').chooses('split off', off).passes();
    t.resource.chooses('move the company of Orc Tracker to Dead Marshes');
    t.resource.chooses("move the company of Orc Brawler to Beorn's House");
    const seen: string[] = [];
    for (let i = 0; i < 120 && t.decision().about !== 'end-of-turn'; i++) {
      const { options, about } = t.decision();
      if (about === 'defend') seen.push(...t.offered().filter((x) => x !== 'pass'));
      if (t.underAttack && about === 'defend') t.fightOut({ always: 12 });
      else t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
    }
    return seen;
  };

  holds('Whose company a way was made for has it, though he leaves the others', (t) => {
    for (const off of ['Orc Tracker', 'Orc Brawler'] as const)
      t.equal(met(t, off), ['a strike to Orc Tracker'], `${off} goes his own way`);
  });

  holds('Dwar Unleashed: his own company, whoever stays behind', (t) => {
    for (const off of ['Dwar the Ringwraith', 'Ostisen'] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [{ name: 'Dwar the Ringwraith', bears: ['Black Horse'] }, 'Ostisen'],
            },
          ],
          hand: ['Dwar Unleashed'],
          sites: ['LE-364'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Dwar Unleashed').stage.resolve();
      t.resource.chooses('organize').chooses('split off', off).passes();
      t.resource.may('move the company of Dwar the Ringwraith to Dead Marshes');
    }
  });

  holds('What is on a company is on the one that it joins', (t) => {
    for (const joins of [false, true]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Boromir II'] },
            { at: 'Rivendell', members: ['Gimli'] },
          ],
          hand: [DRUGHU, 'Aragorn II'],
          sites: ['Bree'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(DRUGHU, 'Boromir II').stage.resolve();
      if (joins) {
        t.resource
          .chooses('organize')
          .chooses('join the company of Boromir II to the company of Gimli')
          .passes();
      }
      t.resource.chooses('move the company of', 'Gimli', 'to Bree');
      if (!joins) t.passUntil('company-phase').resource.chooses('the company of Gimli');
      t.passUntil('path').resource.chooses('starter');
      t.noDraws();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), joins ? 7 : 5, `joined: ${joins}`);
    }
  });

  holds('Orc-mail on two companies: for each of them there is a roll', (t) => {
    const MAIL = 'Orc-mail';
    for (const [rolls, left] of [
      [[12, 12], 0],
      [[11, 11], 2],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'LE-392', members: ['Hador'] },
            { at: 'LE-356', members: ['Ostisen'] },
          ],
        },
        hazard: {
          kind: 'wizard',
          companies: [
            { at: 'Moria', members: ['Frodo'], events: [MAIL] },
            { at: 'Bree', members: ['Gimli'], events: [MAIL] },
          ],
        },
        moment: 'movement',
        asksPasses: true,
      });
      t.rolls(...rolls);
      for (let i = 0; i < 60 && t.decision().about !== 'enter'; i++) {
        const { options } = t.decision();
        t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
      }
      t.allRolled();
      t.equal(
        t.state.table.filter((id) => t.state.zone[id] === 'play' && t.state.company[id] >= 0)
          .length - 4,
        left,
        `${rolls}`,
      );
    }
  });
});
