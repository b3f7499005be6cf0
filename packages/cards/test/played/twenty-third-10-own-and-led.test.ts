import { renderCard } from '@mathom/engine/render/index';
import type { Member } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** What a Ringwraith does only for himself, whose death is nobody's kill, and in whose company the user is. */

const KHAMUL = 'Khamûl the Ringwraith';
const KING = 'The Witch-king';

describe(KHAMUL, () => {
  holds('an Elf is two weaker if he is whom his player is, not if he follows another', (t) => {
    for (const [lord, follower, body] of [
      [KHAMUL, 'Ren the Ringwraith', 6],
      [KING, KHAMUL, 8],
    ] as const) {
      const members: Member[] = [lord, { name: follower, under: lord }];
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members, events: ['Black Rider'] }],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Legolas'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses('a strike to Legolas').chooses(KHAMUL);
      const before = t.steps.length;
      t.fightOut({ always: 6 });
      const check = t.steps
        .slice(before)
        .flatMap((x) => x.events)
        .find((e) => e.event === 'roll' && e.for === 'body');
      t.equal(check?.event === 'roll' ? check.against : -1, body, `with ${lord}`);
    }
  });
});

describe('A Malady Without Healing', () => {
  const MALADY = 'A Malady Without Healing';

  holds('a hero of one’s own who dies of it is no kill (coe/10.4)', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at: 'Goblin-gate', members: ['Ciryaher', 'Beretar'] }],
        hand: [MALADY],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12, 12, 12);
    t.resource.plays(MALADY, { way: 'one of your' }, 'Beretar').stage.resolve();
    t.equal([t.card('Beretar').zone, t.points(0).kill], ['removed', 0], 'lost, and worth nothing');
  });
});

describe('Hounds of Sauron', () => {
  it('the user is of the company whose phase ends, not of the heroes', () => {
    const [hounds] = allCards.filter((c) => c.id === 'AS-89').map((c) => renderCard(c).text);
    expect(hounds?.join(' ')).toMatch(
      /its attack on another company, with a shadow-magic-user in the company, for an opponent's hero company that/,
    );
  });
});
