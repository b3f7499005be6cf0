import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** For whom characters and allies have an ear, a blow or a roof, and for whom they have not. */

/** A character beside cards of an opponent, and how much influence there is against each of them. */
function hears(
  t: Stage,
  who: Named,
  kind: 'wizard' | 'ringwraith',
  there: {
    readonly kind?: 'ringwraith' | 'fallen-wizard';
    readonly members?: readonly Named[];
    readonly ally?: Named;
    readonly pile?: readonly Named[];
  },
  wanted: Readonly<Record<string, number>>,
): void {
  const [first = 'Elrond', ...rest] = there.members ?? [];
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members: [who] }] },
    hazard: {
      kind: there.kind ?? 'wizard',
      companies: [
        {
          at: 'Bree',
          members: [{ name: first, bears: there.ally === undefined ? [] : [there.ally] }, ...rest],
        },
      ],
      pile: there.pile ?? [],
    },
    moment: 'entered',
  });
  for (const [against, n] of Object.entries(wanted)) {
    t.equal(t.card(who).influence(against), n, `${who} against ${against}`);
  }
}

describe('whom they have an ear of', () => {
  holds('An Orc is an Orc, be he a character, half of one or an ally', (t) => {
    hears(
      t,
      'Mauhúr',
      'ringwraith',
      {
        kind: 'ringwraith',
        members: ['Perchen', 'Snaga', 'Baugúr', 'Troll Lout'],
        ally: 'Great Lord of Goblin-gate',
        pile: ['Goblins of Goblin-gate', 'Dunlendings'],
      },
      {
        'Great Lord of Goblin-gate': 2,
        Snaga: 2,
        Baugúr: 2,
        'Goblins of Goblin-gate': 2,
        'Troll Lout': 0,
        Perchen: 0,
        Dunlendings: 0,
      },
    );
    hears(
      t,
      'Lieutenant of Morgul',
      'ringwraith',
      {
        kind: 'ringwraith',
        members: ['Perchen', 'Old Troll', 'Euog (Ulzog)'],
        ally: 'Great Troll',
      },
      { 'Great Troll': 5, 'Old Troll': 5, 'Euog (Ulzog)': 5, Perchen: 2 },
    );
  });

  holds('An ally who is an Orc gives way to the leader whom Orcs heed', (t) => {
    for (const [roll, zone] of [
      [9, 'discard'],
      [8, 'play'],
    ] as const) {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Goblin-gate', members: ['Mauhúr'] }] },
        hazard: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Goblin-gate',
              members: [
                { name: 'Dôgrib', bears: ['Great Lord of Goblin-gate'] },
                'Lieutenant of Morgul',
                'Lieutenant of Angmar',
              ],
            },
          ],
        },
        moment: 'entered',
      });
      t.rolls(2, roll);
      t.resource.chooses('Mauhúr tries to influence Great Lord of Goblin-gate').stage.resolve();
      t.equal(t.card('Great Lord of Goblin-gate').zone, zone, `${roll} and 2, less 5 and 2`);
    }
  });

  holds('Wormtongue is heard in Edoras and by nobody else', (t) => {
    hears(
      t,
      'Wormtongue',
      'ringwraith',
      { members: ['Éowyn', 'Théoden', 'Beregond'], pile: ['Riders of Rohan', 'Dunlendings'] },
      { Éowyn: 6, Théoden: 6, 'Riders of Rohan': 6, Beregond: 2, Dunlendings: 2 },
    );
  });

  holds('A home that is described is each of those places', (t) => {
    hears(
      t,
      'Wormtongue',
      'ringwraith',
      { kind: 'fallen-wizard', members: ['WH-4'] },
      { 'WH-4': 6 },
    );
    hears(t, 'Wormtongue', 'ringwraith', { members: ['TW-156'] }, { 'TW-156': 2 });
  });

  holds('Súrion is heard by the Dúnedain, and by factions of Gondor whatever they are', (t) => {
    hears(
      t,
      'Súrion',
      'ringwraith',
      {
        members: ['Beregond', 'Éowyn'],
        pile: ['Men of Anórien', 'Men of Lebennin', 'Rangers of Ithilien', 'Riders of Rohan'],
      },
      {
        Beregond: 4,
        'Men of Anórien': 4,
        'Men of Lebennin': 4,
        'Rangers of Ithilien': 2,
        'Riders of Rohan': 2,
        Éowyn: 2,
      },
    );
  });

  holds('What is said of Men and of one faction of theirs adds up', (t) => {
    hears(
      t,
      'Shámas',
      'ringwraith',
      { members: ['Éowyn'], pile: ['Dunlendings', 'Hillmen', 'Wood-elves'] },
      { Dunlendings: 4, Hillmen: 2, 'Wood-elves': 1, Éowyn: 1 },
    );
    hears(
      t,
      'Dáin II',
      'wizard',
      {
        members: ['Éowyn', 'Ori', 'Beregond'],
        pile: ['Iron Hill Dwarves', 'Hillmen', 'Wood-elves'],
      },
      { 'Iron Hill Dwarves': 5, Hillmen: 4, Éowyn: 4, Ori: 3, Beregond: 3, 'Wood-elves': 3 },
    );
  });

  holds('One who speaks for the woods is heard by Woses and not by Men', (t) => {
    for (const [who, kind, own, more] of [
      ['Ghân-buri-Ghân', 'wizard', 2, 2],
      ['Ôm-buri-Ôm', 'ringwraith', 2, 3],
      ['Pôn-ora-Pôn', 'ringwraith', 2, 3],
    ] as const) {
      hears(
        t,
        who,
        kind,
        { pile: ['Woses of the Eryn Vorn', 'Hillmen'] },
        { 'Woses of the Eryn Vorn': own + more, Hillmen: own },
      );
    }
  });

  holds('Where a faction can be played counts, not what it is called', (t) => {
    for (const [who, own, more, pile] of [
      ['Mîonid', 0, 2, ['Variags of Khand', 'Southrons']],
      ['Jerrek', 0, 1, ['Haradrim', 'Easterlings']],
      ['Pon Opar', 1, 2, ['Southrons', 'Variags of Khand']],
      ['Nevido Smôd', 1, 2, ['Wain-easterlings', 'Haradrim']],
      ['Tros Hesnef', 0, 1, ['Easterlings', 'Men of Dorwinion']],
      ['Perchen', 2, 3, ['Dunlendings', 'Hillmen']],
    ] as const) {
      const [home, other] = pile;
      hears(t, who, 'ringwraith', { pile }, { [home]: own + more, [other]: own });
    }
  });

  holds('Kin and their factions, and those of no other race', (t) => {
    for (const [who, kind, own, more, kin, faction] of [
      ['Galdor', 'wizard', 2, 1, 'Orophin', 'Wood-elves'],
      ['Nimloth', 'ringwraith', 1, 2, 'Orophin', 'Wood-elves'],
      ['Drór', 'ringwraith', 2, 2, 'Ori', 'Blue Mountain Dwarves'],
      ['Fori the Beardless', 'ringwraith', 1, 2, 'Ori', 'Blue Mountain Dwarves'],
      ['Threlin', 'ringwraith', 2, 2, 'Ori', 'Blue Mountain Dwarves'],
    ] as const) {
      hears(
        t,
        who,
        kind,
        { members: [kin, 'Éowyn'], pile: [faction, 'Hillmen'] },
        { [kin]: own + more, [faction]: own + more, Éowyn: own, Hillmen: own },
      );
    }
    hears(
      t,
      'Glorfindel II',
      'wizard',
      { members: ['Orophin'], pile: ['Wood-elves'] },
      { Orophin: 3, 'Wood-elves': 2 },
    );
  });
});

describe('who is nobody to talk to', () => {
  holds('An agent who is a hazard is no character to be won over', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Bill Ferny'] }],
        agents: [{ name: 'Deallus', via: ['Bree'], faceUp: true }],
      },
      moment: 'entered',
    });
    t.resource.may('influence Bill Ferny').mayNot('influence Deallus');
  });
});

describe('whom they strike harder', () => {
  holds('A Half-orc who attacks is an Orc to those who hate Orcs', (t) => {
    for (const [who, agent, prowess] of [
      ['Thorin II', 'Baugúr', 5 + 3],
      ['Thorin II', 'Deallus', 5],
      ['Elladan', 'Baugúr', 5 + 1],
      ['Faramir', 'Baugúr', 5],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: [who] }] },
        hazard: { agents: [{ name: agent, via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses(`${agent} attacks`);
      t.passUntil('stay-untapped');
      t.equal(t.strikeProwess(), prowess, `${who} against ${agent}`);
    }
  });
});

describe('what they are not good at', () => {
  holds('Nori and Barliman speak badly to factions, not to people', (t) => {
    for (const [who, own] of [
      ['Nori', -1],
      // a Man, to whom the Hillmen listen
      ['Barliman Butterbur', 0],
    ] as const) {
      for (const more of [1, 0]) {
        t.board({
          resource: { companies: [{ at: 'Cameth Brin', members: [who] }], hand: ['TW-257'] },
          moment: 'entered',
        });
        t.rolls(9 - own + more)
          .resource.plays('Hillmen')
          .stage.resolve();
        t.equal(t.card('Hillmen').zone, more ? 'pile' : 'discard', `${who}: above 9 or not`);
        t.board({
          resource: { companies: [{ at: 'Cameth Brin', members: [who] }] },
          hazard: {
            companies: [{ at: 'Cameth Brin', members: ['Elrond', 'Legolas', 'Celeborn'] }],
          },
          moment: 'entered',
        });
        // Celeborn: mind 6, and 2 rolled against it
        t.rolls(2, 8 + more)
          .resource.chooses(`${who} tries to influence Celeborn`)
          .stage.resolve();
        t.equal(t.card('Celeborn').zone, more ? 'discard' : 'play', `${who}: above 6 or not`);
      }
    }
  });

  holds('An old Troll goes at one number, and stands the next', (t) => {
    for (const [who, check, zone] of [
      ['Old Troll', 8, 'discard'],
      ['Old Troll', 9, 'play'],
      ['Old Troll', 7, 'play'],
      ['Old Troll', 10, 'removed'],
      ['Orc Sniffler', 7, 'discard'],
      ['Orc Sniffler', 8, 'discard'],
      ['Orc Sniffler', 6, 'play'],
      ['Orc Sniffler', 9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: [who] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped');
      // the second strike of the pack makes it harder still
      t.rolls(2, check).resource.chooses('no').stage.resolve();
      t.equal(t.card(who).zone, zone, `${who}: ${check}`);
    }
  });

  holds('Baugúr goes at his number as an agent too: one higher where he is at home', (t) => {
    for (const [at, check, zone] of [
      ['Goblin-gate', 8, 'discard'],
      ['Goblin-gate', 7, 'play'],
      ['Goblin-gate', 9, 'pile'],
      ['Isengard', 9, 'discard'],
      ['Isengard', 8, 'play'],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Aragorn II', 'Gimli'] }] },
        hazard: { agents: [{ name: 'Baugúr', via: [at], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.fightOut({ always: 12 });
      t.hazard.chooses('Baugúr attacks');
      t.fightOut(2, 12, check);
      t.equal(t.card('Baugúr').zone, zone, `${at}: ${check}`);
    }
  });

  holds('Troll Lout, Dôgrib and Ulkaur are one worse at resisting', (t) => {
    for (const who of ['Troll Lout', 'Dôgrib', 'Ulkaur the Tongueless', 'Old Troll'] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: [who, 'Layos'] }],
        },
        moment: 'organization',
      });
      t.equal(t.card(who).stat('corruption-check'), -1, who);
      t.equal(t.card('Layos').stat('corruption-check'), 0, 'not Layos beside them');
    }
  });
});

describe('where they are at home', () => {
  holds('The Lieutenants see more in their own keep, and only there', (t) => {
    for (const [who, home] of [
      ['Lieutenant of Morgul', 'Minas Morgul'],
      ['Lieutenant of Angmar', 'Carn Dûm'],
      ['Lieutenant of Dol Guldur', 'Dol Guldur'],
    ] as const) {
      for (const at of ['Minas Morgul', 'Carn Dûm', 'Dol Guldur'] as const) {
        t.board({
          resource: { kind: 'ringwraith', companies: [{ at, members: [who] }] },
          moment: 'organization',
        });
        t.equal(t.handSize(0), at === home ? 9 : 8, `${who} at ${at}`);
        t.equal(t.handSize(1), 8, 'his opponent has no part in it');
      }
    }
  });
});
