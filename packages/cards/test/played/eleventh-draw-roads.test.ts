import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Roads of the Balrog, held to the texts. */
const kind = 'balrog';

describe('Roam the Waste', () => {
  const ROAM = 'Roam the Waste';
  const COILED: Member = { name: 'The Balrog', bears: ['Strangling Coils'] };
  holds('One less of each, for that turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Mount Gram', members: ['Azog'] },
          { at: 'BA-100', members: [COILED] },
        ],
        sites: ['Cameth Brin', 'Mount Gram'],
        hand: [ROAM],
      },
      hazard: { hand: ['Wargs', 'Orc-guard', 'Cave-drake'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(ROAM).stage.resolve();
    t.resource.chooses('to Cameth Brin');
    t.passUntil('company-phase').resource.chooses('Azog');
    t.resource.chooses(
      'Arthedain',
      'Rhudaur',
      'Angmar (Shadow-land) - Arthedain (Wilderness) - Rhudaur',
    );
    t.passUntil('movement-hazard').resource.passes();
    // two of the Wilderness are one
    t.hazard.may('play Wargs').mayNot('play Orc-guard').mayNot('play Cave-drake');
  });
});

describe('A More Evil Hour', () => {
  const HOUR = 'A More Evil Hour';
  holds('A great man who is won over taps it, one of his own player’s does not', (t) => {
    for (const [who, status] of [
      ['Elrond', 'tapped'],
      ['Beretar', 'untapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Bergil'] }],
          hand: [who],
        },
        hazard: { kind, events: [HOUR] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .chooses(`play ${who} at Rivendell`, 'general influence in the company');
      t.resource.passes();
      t.resolve();
      t.equal(t.card(HOUR).status, status, `${who}`);
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-100', members: ['Azog'] }],
        hand: ['Umagaur'],
        events: [HOUR],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .chooses('organize')
      .chooses('play Umagaur at The Under-gates', 'general influence in the company');
    t.equal(t.card(HOUR).status, 'untapped', 'it was his own');
  });

  holds('A creature is worth nothing to him who plays it', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-89', members: ['Azog'] }], events: [HOUR] },
      hazard: { hand: ['Sea Serpent'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Sea Serpent').stage.resolve();
    t.equal(t.card(HOUR).status, 'untapped', 'it is a hazard');
  });
});

describe('Out He Sprang', () => {
  const OUT = 'Out He Sprang';
  const PILE: Named[] = [
    'Grey Mountain Goblins',
    'Goblins of Goblin-gate',
    'Orcs of Moria',
    'Orcs of Mirkwood',
    'Orcs of Gundabad',
    'Orcs of the Ash Mountains',
    'Orcs of Udûn',
    'Uruk-hai',
    'Orcs of Gorgoroth',
  ];
  holds('The bounds are nine and seventeen points', (t) => {
    const far = (n: number): [number, boolean, boolean] => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Mount Gram', members: ['The Balrog'] }],
          sites: ['Cameth Brin', 'Goblin-gate'],
          events: [OUT],
          pile: PILE.slice(0, n),
        },
        moment: 'organization',
        asksPasses: true,
      });
      return [
        t.tally(0),
        t.offered().some((x) => x.includes('to Cameth Brin')),
        t.offered().some((x) => x.includes('to Goblin-gate')),
      ];
    };
    for (let n = 0; n <= PILE.length; n++) {
      const [points, two, three] = far(n);
      t.equal([two, three], [points >= 9, points >= 17], `${points} points`);
    }
  });

  holds('It is for him alone: his company without him goes as ever', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Mount Gram', members: ['Azog'] }],
        sites: ['Bree'],
        events: [OUT],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('to Bree');
  });
});

describe('Gangways over the Fire', () => {
  const GANGWAYS = 'Gangways over the Fire';
  holds('A company that stayed, or came by land and can go no deeper, is asked nothing', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-101', members: ['Azog'] }],
        sites: ['BA-100', 'Goblin-gate'],
        events: [GANGWAYS],
      },
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('enter');
    t.equal(t.idOf(t.company('Azog').site), 'BA-101', 'it did not move');
  });

  holds('Who came by land goes on beneath it, and each company has its own count', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Mount Gram',
            to: 'Goblin-gate',
            by: ['Angmar', 'Gundabad', 'Anduin Vales', 'High Pass'],
            members: ['Azog'],
          },
        ],
        sites: ['BA-101'],
        events: [GANGWAYS],
      },
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('move-again').resource.may('to The Under-grottos');
  });
});
