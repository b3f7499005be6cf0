import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a card says of its own points is what it is worth as ever, to one for whom most is worth one. */
const HOST: Named[] = ['Orcs of Gundabad', 'Hill Trolls', 'Ice-orcs', 'Goblins of Goblin-gate'];

const misc = (
  t: Stage,
  side: {
    kind: 'fallen-wizard' | 'ringwraith' | 'wizard';
    at?: Named;
    members?: Member[];
    events?: (Named | { name: Named; beside: Named[] })[];
    pile?: Named[];
  },
): number => {
  const { kind, at = 'Bree', members = ['Balin'], ...more } = side;
  t.board({
    resource: {
      kind,
      ...(kind === 'fallen-wizard' ? { declared: 'Saruman' as const } : {}),
      companies: [{ at, members }],
      ...more,
    },
    moment: 'organization',
  });
  return t.points(0).misc;
};

describe('points that hang on something', () => {
  holds('Great Army of the North: two for its four hosts, and one to a Fallen-wizard', (t) => {
    for (const [kind, worth] of [
      ['ringwraith', 2],
      ['fallen-wizard', 1],
    ] as const) {
      const events: Named[] = ['Great Army of the North'];
      t.equal(misc(t, { kind, events, pile: HOST }), worth, `${kind}: four`);
      t.equal(misc(t, { kind, events, pile: HOST.slice(1) }), 0, `${kind}: three`);
    }
  });

  holds('Armory: a point for three things, to a Fallen-wizard too', (t) => {
    const things: Named[] = ['Elven Cloak', 'Dagger of Westernesse', 'Cram'];
    for (const kind of ['wizard', 'fallen-wizard'] as const)
      for (const n of [2, 3]) {
        const events = [{ name: 'Armory' as const, beside: things.slice(0, n) }];
        t.equal(misc(t, { kind, events }), n === 3 ? 1 : 0, `${kind}: ${n}`);
      }
  });

  holds('Faithless Steward: where he is at home, to a Fallen-wizard too', (t) => {
    for (const [kind, worth] of [
      ['ringwraith', 3],
      ['fallen-wizard', 1],
    ] as const)
      for (const [at, status, points] of [
        ['Bree', 'untapped', worth],
        ['Bree', 'tapped', worth],
        ['Bree', 'wounded', 0],
        ['Edoras', 'untapped', 0],
      ] as const) {
        const he: Member = { name: 'Bill Ferny', status, bears: ['Faithless Steward'] };
        t.equal(misc(t, { kind, at, members: [he] }), points, `${kind}: ${status} at ${at}`);
      }
  });
});
