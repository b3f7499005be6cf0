import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Biter and Beater!', () => {
  const BEATER = 'Biter and Beater!';
  holds('The blades of the company that fights, and of no other', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Goblin-gate',
            members: [{ name: 'Beretar', bears: ['Orcrist'] }, 'Gimli'],
          },
          { at: 'Lórien', members: [{ name: 'Faramir', bears: ['Glamdring'] }] },
        ],
        hand: [BEATER, BEATER],
      },
      hazard: { hand: ['Orc-patrol'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const prowess = () => [t.card('Beretar').stat('prowess'), t.card('Faramir').stat('prowess')];
    t.equal(prowess(), [8, 8], 'three more each');
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.equal(prowess(), [9, 8], 'his blade knows the Orcs; the other has nothing to do with them');
    t.resource.plays(BEATER).stage.resolve();
    t.equal(prowess(), [10, 8], 'ten at most, and none for who is elsewhere');
    t.fightOut({ always: 12 });
    t.equal(prowess(), [8, 8], 'for that attack');
  });

  holds('Two companies of one player at a site: those who are attacked', (t) => {
    for (const whom of ['Faramir', 'Beretar'] as const) {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'LE-392', members: ['Lagduf'] }] },
        hazard: {
          companies: [
            { at: 'Moria', members: [{ name: 'Faramir', bears: ['Sword of Gondolin'] }] },
            { at: 'Moria', members: [{ name: 'Beretar', bears: ['Glamdring'] }] },
          ],
          hand: [BEATER],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses(`attack the company of ${whom}`);
      t.passUntil('attack').hazard.plays(BEATER).stage.resolve();
      t.equal(
        [t.card('Faramir').stat('prowess'), t.card('Beretar').stat('prowess')],
        whom === 'Faramir' ? [8, 8] : [7, 9],
        whom,
      );
    }
  });
});
