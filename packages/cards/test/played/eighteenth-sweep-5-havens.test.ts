import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places that a Fallen-wizard keeps for himself. */

const kind = 'fallen-wizard';
const SECRET = "That Ain't No Secret";
const CONE = 'Into the Smoking Cone';

describe('what gives points only once it is stored', () => {
  holds('Fortresses and Guarded Haven: opponents do not come by it there either', (t) => {
    for (const [foe, theirs, mine, members, card, gate] of [
      ['ringwraith', 'LE-384', 'WH-56', ['Hador'], SECRET, ['The Fortress of Isen']],
      ['wizard', 'TW-404', 'WH-56', ['Elrond'], CONE, ['The Fortress of Isen']],
      ['ringwraith', 'LE-412', 'WH-58', ['Hador'], SECRET, ['Fortress of the Towers']],
      ['ringwraith', 'LE-415', 'LE-415', ['Hador'], SECRET, ['Hidden Haven', 'Guarded Haven']],
    ] as const) {
      for (const closed of [false, true]) {
        const onSite: Named[] = closed ? [...gate] : gate.length > 1 ? [gate[0]] : [];
        const band: Member[] = [...members];
        t.board({
          resource: {
            kind: foe,
            companies: [{ at: theirs, members: band, ownSite: true }],
            hand: [card],
          },
          hazard: {
            kind,
            declared: 'Saruman',
            companies: [{ at: mine, members: ['Beretar'], onSite, ownSite: true }],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (closed) t.resource.refused(card, { banned: 'coe/9.4' });
        else t.resource.may(`play ${card}`);
      }
    }
  });

  holds('Fortress of Isen: what is worth nothing, stored or not, they may still play', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-384', members: ['Hador'] }],
        hand: ['Saw-toothed Blade'],
      },
      hazard: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-56', members: ['Beretar'], onSite: ['The Fortress of Isen'] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may('play Saw-toothed Blade');
  });

  holds('The Fortress of Isen: its own player plays there what he likes', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'WH-56', members: ['Beretar'], onSite: ['The Fortress of Isen'] },
          { at: 'LE-384', members: ['Lagduf'] },
        ],
        hand: [SECRET],
      },
      moment: 'entered',
      current: 'Lagduf',
      asksPasses: true,
    });
    t.resource.may(`play ${SECRET}`);
  });
});
