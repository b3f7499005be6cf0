import { officialPool } from '@mathom/cards/official';
import { advance, decision, describeOption, query, type State, view } from '@mathom/engine';
import { buildBoard, type Named, type SideSpec } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { keepWorth } from '../src/greedy/keep.ts';
import { organizeWorth } from '../src/greedy/organize.ts';
import { scores } from '../src/greedy/score.ts';
import { roomOf, type Sight, sightOf } from '../src/greedy/sight.ts';
import { gainOf } from '../src/greedy/site-gain.ts';
import { routeValue } from '../src/greedy/travel.ts';
import { evaluate, greedy, rngOf } from '../src/index.ts';
import { rested } from '../src/search/prospects.ts';

/** What the bots know of the kinds of player. */
const board = (resource: SideSpec): State =>
  buildBoard({ moment: 'organization', resource }, officialPool('coe'));

/** What greedy does while it organizes. */
function organized(side: SideSpec): { state: State; done: string[] } {
  const state = board(side);
  const done: string[] = [];
  for (let d = decision(state); d; d = decision(state)) {
    const start = done.length === 0 && d.about === 'organization';
    if (!start && d.about !== 'organizing') break;
    const i = greedy.choose(view(state, d.seat), rngOf(1));
    if (!start) done.push(describeOption(state, d.options[i]));
    advance(state, i);
    if (d.options[i].type === 'pass') break;
  }
  return { state, done };
}

describe('a Ringwraith', () => {
  const kind = 'ringwraith';
  // minds of 8, 8 and 3: one more of two would be too many for twenty
  const FULL: Named[] = ['Lieutenant of Dol Guldur', 'The Mouth', 'Orc Captain'];

  it('has no room for those whom only his other five points of influence could hold', () => {
    const s = board({ kind, companies: [{ at: 'LE-367', members: FULL }] });
    expect(query.unusedGeneral(s, 0)).toBe(Math.max(0, roomOf(s, 0)) + 5);
  });

  it('thinks ill of a position in which he has too many', () => {
    const worth = (members: Named[]): number => {
      const s = board({ kind, companies: [{ at: 'LE-367', members }] });
      return evaluate({ ...rested(s, 0).view, state: s });
    };
    const many: Named[] = [...FULL, 'Gorbag', 'Shagrat'];
    expect(roomOf(board({ kind, companies: [{ at: 'LE-367', members: many }] }), 0)).toBeLessThan(
      0,
    );
    expect(worth(many)).toBeLessThan(worth(FULL));
  });
});

describe('a Fallen-wizard', () => {
  const kind = 'fallen-wizard';
  const gain = (card: Named, at: Named, as: SideSpec['kind'] = kind): number | null => {
    const members: Named[] = ['Beretar'];
    const s = board({ kind: as, companies: [{ at, members }], hand: [card] });
    const x: Sight = rested(s, 0);
    const [co] = query.companiesOf(s, 0);
    return gainOf(x, co, co.site, s.players[0].hand[0])?.value ?? null;
  };

  it('finds a point in what is worth two to a Wizard', () => {
    const his = gain('Glamdring', 'TW-413');
    const wizards = gain('Glamdring', 'TW-413', 'wizard');
    expect(his).not.toBeNull();
    expect(wizards).not.toBeNull();
    expect((wizards ?? 0) - (his ?? 0)).toBeCloseTo(1);
  });

  it('finds nothing for it at the site card of the other side', () => {
    expect(gain('Glamdring', 'LE-400')).toBeNull();
  });

  it('comes into play though his own influence is less, if one of his people can follow him', () => {
    const { state, done } = organized({
      kind,
      declared: 'Alatar',
      companies: [
        { at: 'TW-375', members: ['Haldir', 'Beretar', 'Asternak', 'Glóin', 'Beregond'] },
      ],
      hand: ['Alatar'],
    });
    expect(done[0]).toContain('play Alatar');
    expect(done.some((what) => what.endsWith('under Alatar'))).toBe(true);
    expect(roomOf(state, 0)).toBeGreaterThanOrEqual(0);
  });

  it('does so too if two of them have to follow him', () => {
    const members: Named[] = ['Haldir', 'Beretar', 'Asternak', 'Glóin', 'Beregond'];
    const companies = [{ at: 'WH-56' as const, members }];
    const { state, done } = organized({ kind, declared: 'Saruman', companies, hand: ['Saruman'] });
    expect(done[0]).toContain('play Saruman');
    expect(roomOf(state, 0)).toBeGreaterThanOrEqual(0);
  });

  it('does not keep whom he may not play', () => {
    const worth = (as: SideSpec['kind']): number => {
      const s = board({
        kind: as,
        companies: [{ at: 'LE-365', members: ['Asternak'] }],
        hand: ['Orc Captain'],
      });
      const x = rested(s, 0);
      expect(organizeWorth(x)).toBeGreaterThan(0);
      return keepWorth(x, s.players[0].hand[0]);
    };
    expect(worth(kind)).toBeLessThan(0.2);
    expect(worth('ringwraith')).toBeGreaterThan(1);
  });
});

it('takes a road through the Shadow if his companies are only detained there, and else another', () => {
  const value = (kind: SideSpec['kind'], at: Named, type: 'dark' | 'wilderness'): number => {
    const s = board({ kind, companies: [{ at, members: ['Asternak'] }] });
    return routeValue(rested(s, 0), {
      type: 'path',
      movement: 'region',
      steps: [{ type }],
      leave: -1,
    });
  };
  expect(value('ringwraith', 'LE-390', 'dark')).toBeGreaterThan(
    value('ringwraith', 'LE-390', 'wilderness'),
  );
  expect(value('wizard', 'Rivendell', 'dark')).toBeLessThan(
    value('wizard', 'Rivendell', 'wilderness'),
  );
});

it('lays less store by a creature that would only detain', () => {
  const worth = (kind: SideSpec['kind'], at: Named, to: Named, member: Named): number => {
    const s = buildBoard(
      {
        moment: 'hazards',
        resource: { kind, companies: [{ at, to, members: [member] }] },
        hazard: { hand: ['Orc-watch'] },
      },
      officialPool('coe'),
    );
    const d = decision(s);
    if (d?.seat !== 1) throw new Error('it is not asked');
    const i = d.options.findIndex((o) => o.type === 'play');
    return scores(sightOf(view(s, 1), d))[i];
  };
  const minion = worth('ringwraith', 'LE-390', 'LE-352', 'Asternak');
  const hero = worth('wizard', 'Lórien', 'TW-413', 'Beretar');
  expect(hero).toBeGreaterThan(0);
  expect(minion).toBeLessThan(0);
});
