import { officialPool } from '@mathom/cards/official';
import { decision } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import { Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { mapChoices } from '../src/table/model/choices.ts';
import { farShare, loadOf } from '../src/table/model/share.ts';

const alone = (hand: readonly CardName[]) => {
  const t = new Stage(officialPool('coe'), 1);
  t.board({
    resource: { companies: [], hand },
    hazard: {
      companies: [
        { at: 'Moria', members: ['Gimli', 'Legolas', 'Boromir II'] },
        { at: 'Rivendell', members: ['Elrond', 'Glorfindel II'] },
      ],
    },
    moment: 'organization',
  });
  return t.state;
};

describe('the felt', () => {
  it('is shared as it is needed: a crowded side has more of it than an empty one', () => {
    const s = alone(['Aragorn II']);
    const [near, far] = [loadOf(s, 0), loadOf(s, 1)];
    expect(near).toBe(0);
    expect(farShare(far, near)).toBeGreaterThan(2);
    expect(farShare(near, far)).toBeLessThan(0.5);
    expect(farShare(24, 8)).toBe(2);
    expect(farShare(8, 24)).toBe(0.5);
    // few have enough by half of it
    expect(farShare(2, 6)).toBe(1);
  });
});

describe('who has no company', () => {
  const headings = (hand: readonly CardName[]): string[] => {
    const s = alone(hand);
    const d = decision(s);
    expect(d?.seat).toBe(0);
    expect(d?.options.some((o) => o.type === 'organize')).toBe(true);
    return mapChoices(s, d).groups.map(([heading]) => heading);
  };

  it('is not asked to compose one, but to bring somebody in', () => {
    expect(headings(['Aragorn II'])).toContain('Bring in characters');
    expect(headings(['Aragorn II'])).not.toContain('Compose companies');
  });

  it('is offered neither if he holds nobody', () => {
    expect(headings(['Glamdring'])).toEqual([]);
  });
});
