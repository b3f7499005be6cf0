import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** How the Balrog and his companies get about. */
const kind = 'balrog';
const OUT = 'Out He Sprang';
const HOUR = 'A More Evil Hour';
const GANGWAYS = 'Gangways over the Fire';

/** What he has won: ten points and more. */
const WON: Named[] = [
  'Grey Mountain Goblins',
  'Goblins of Goblin-gate',
  'Orcs of Moria',
  'Orcs of Mirkwood',
  'Orcs of Gundabad',
];

/** And more than twenty-five. */
const ALL_WON: Named[] = [
  ...WON,
  'Orcs of the Ash Mountains',
  'Orcs of Udûn',
  'Uruk-hai',
  'Orcs of Gorgoroth',
  'Hill Trolls',
  'Half-trolls of Far Harad',
  'Variags of Khand',
  'Haradrim',
  'Southrons',
  'Easterlings',
  'Snaga-hai',
];

interface More {
  events?: (Named | { name: Named; tapped: true })[];
  bears?: Named[];
  pile?: Named[];
  theirs?: Named;
  sites?: Named[];
}

const set = (t: Stage, at: Named, { events, bears, pile, theirs, sites }: More) =>
  t.board({
    resource: {
      kind,
      companies: [{ at, members: [{ name: 'The Balrog', bears: bears ?? [] }] }],
      sites: sites ?? ['Carn Dûm', 'Cameth Brin', 'Ettenmoors', 'Mount Gram'],
      events: events ?? [OUT],
      pile: pile ?? [],
    },
    hazard: theirs ? { companies: [{ at: theirs, members: ['Legolas'] }] } : {},
    moment: 'organization',
    asksPasses: true,
  });

describe('Out He Sprang', () => {
  holds('From a surface site he goes over land, as far as his power reaches', (t) => {
    set(t, 'Mount Gram', { events: [] }).resource.mayNot('to Carn Dûm');
    // in the same region, and in the next if he has nine points
    set(t, 'Mount Gram', {}).resource.may('to Carn Dûm').mayNot('to Cameth Brin');
    set(t, 'Mount Gram', { pile: WON }).resource.may('to Cameth Brin').may('to Ettenmoors');
    set(t, 'Mount Gram', { bears: ['Great Shadow'] }).resource.mayNot('to Carn Dûm');
    // four regions with twenty-five: Angmar, Gundabad, Anduin Vales, Western Mirkwood
    const far: Named[] = ['Woodmen-town', 'Cameth Brin', 'Isengard'];
    set(t, 'Mount Gram', { pile: WON, sites: far }).resource.may('to Cameth Brin');
    t.resource.mayNot('to Woodmen-town');
    set(t, 'Mount Gram', { pile: ALL_WON, sites: far }).resource.may('to Woodmen-town');
    t.resource.mayNot('to Isengard');
  });

  holds('From elsewhere he goes to a surface site alone', (t) => {
    set(t, 'Ettenmoors', { pile: WON }).resource.may('to Mount Gram').mayNot('to Cameth Brin');
  });

  holds('Nothing else leads him further', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Mount Gram', members: ['The Balrog', { name: 'Azog', bears: ['Cram'] }] },
        ],
        sites: ['Cameth Brin'],
        events: [OUT],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to Cameth Brin');
  });
});

describe('A More Evil Hour', () => {
  holds('It taps when an opponent plays a card worth three points', (t) => {
    for (const [card, status] of [
      ['Sting', 'untapped'],
      ['Glamdring', 'untapped'],
      ['The Mithril-coat', 'tapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'The Lonely Mountain', members: ['Aragorn II'] }],
          hand: [card],
        },
        hazard: { kind, events: [HOUR] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(card, 'Aragorn II').stage.resolve();
      t.equal(t.card(HOUR).status, status, `${card}`);
    }
  });

  holds('It does not untap, and is of no use before it is tapped', (t) => {
    set(t, 'Mount Gram', { events: [OUT, HOUR] }).resource.mayNot(`use ${HOUR}`);
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Mount Gram', members: ['Azog'] }],
        events: [{ name: HOUR, tapped: true }],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.passUntil('organization');
    t.equal(t.card(HOUR).status, 'tapped', 'still');
    t.resource.may(`use ${HOUR}`);
  });

  holds('Two regions more to where an opponent is, and away from there', (t) => {
    const events: More['events'] = [OUT, { name: HOUR, tapped: true }];
    set(t, 'Mount Gram', { events, theirs: 'Cameth Brin' }).resource.mayNot('to Cameth Brin');
    t.resource.uses(HOUR, 'The Balrog').stage.resolve();
    t.equal(t.card(HOUR).zone, 'discard', 'given up for it');
    t.resource.may('to Cameth Brin').mayNot('to Ettenmoors').chooses('to Cameth Brin');
    t.skipTo('enter');
    t.resource.passes();
    t.passUntil('organization', { turns: 2 });
    t.resource.may('to Mount Gram').mayNot('to Ettenmoors').chooses('to Mount Gram');
    t.skipTo('enter');
    t.resource.passes();
    t.passUntil('organization', { turns: 2 });
    t.equal(t.idOf(t.company('The Balrog').site), 'LE-394', 'he is back');
    t.resource.may('to Carn Dûm').mayNot('to Cameth Brin');
  });

  holds('It is for a company that goes over land', (t) => {
    const events: More['events'] = [{ name: HOUR, tapped: true }];
    set(t, 'Mount Gram', { events }).resource.mayNot(`use ${HOUR}`);
    set(t, 'BA-102', { events: [OUT, ...events] }).resource.mayNot(`use ${HOUR}`);
  });
});

describe('Gangways over the Fire', () => {
  /** Down from Goblin-gate to The Under-grottos, from where two ways lead on. */
  const below = (t: Stage, events: Named[], rolls: number[] = []) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Goblin-gate', members: ['Azog'] }],
        sites: ['BA-100', 'BA-101', 'BA-102', 'Goblin-gate', 'BA-103'],
        events,
      },
      moment: 'organization',
      asksPasses: true,
      rolls,
    });
    t.resource.chooses('to The Under-grottos');
    return t;
  };

  holds('No company goes on without it', (t) => {
    below(t, []).skipTo('enter');
    t.equal(t.idOf(t.company('Azog').site), 'BA-101', 'arrived');
  });

  holds('Who has moved goes on beneath the earth, but not back', (t) => {
    below(t, [GANGWAYS]).skipTo('move-again');
    t.resource.may('to The Under-gates').may('to The Under-leas').mayNot('to Goblin-gate');
  });

  holds('One less on the roll for each phase that it has had', (t) => {
    for (const [roll, there] of [
      [7, 'BA-102'],
      [6, 'BA-101'],
    ] as const) {
      below(t, [GANGWAYS]).skipTo('move-again').rolls(roll);
      t.resource.chooses('to The Under-leas');
      if (there === 'BA-102') {
        // a third phase: two less, and neither where it was nor where it began
        t.skipTo('move-again').resource.may('to The Under-vaults').may('to The Under-gates');
        t.resource.mayNot('to The Under-grottos');
        t.rolls(6).resource.chooses('to The Under-vaults');
      }
      t.skipTo('enter');
      t.equal(t.idOf(t.company('Azog').site), there, `a roll of ${roll}`);
    }
  });

  holds('One is enough for all', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Goblin-gate', members: ['Azog'] }],
        events: [GANGWAYS],
        hand: [GANGWAYS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(GANGWAYS, { duplicate: 'coe/g.cbd.1' });
  });
});
