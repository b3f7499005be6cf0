import { officialPool } from '@mathom/cards/official';
import { renderCard } from '@mathom/engine/render/index';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { holds } from './holds.ts';

/** Places of minions, and what is found and done there, held to clauses that no other test plays. */

const kind = 'ringwraith';
const TROPHIES = 'Foul Trophies';
const HOLD = 'Hold Rebuilt and Repaired';
const PERFECT = 'Perfect Gold Ring';

describe('creatures at a Shadow-hold', () => {
  for (const [name, site, from] of [
    ['Goblin-gate', 'LE-378', 'Carn Dûm'],
    ['Moria', 'LE-392', 'Dol Guldur'],
  ] as const) {
    const board = (t: Stage, hand: Named[], stays: boolean): Stage =>
      t.board({
        resource: {
          kind,
          companies: [
            stays
              ? { at: site, members: ['Hador', 'Jerrek'] }
              : { at: from, to: site, members: ['Hador', 'Jerrek'] },
          ],
        },
        hazard: { hand, events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });

    holds(`${name}: in earnest to who comes and to who stays, but for Nazgûl`, (t) => {
      for (const stays of [false, true]) {
        board(t, ['Orc-patrol'], stays).hazard.plays('Orc-patrol', 'Shadow-hold').stage.resolve();
        t.equal(t.attack().detainment, false, 'Orcs');
        board(t, ['Ren the Unclean', 'Fell Beast'], stays);
        t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
        t.hazard.plays('Ren the Unclean', { way: 'creature' }, 'Shadow-hold').stage.resolve();
        t.equal(t.attack().detainment, true, 'one of the Nine');
      }
    });

    holds(`${name}: what waited on guard is in earnest too, and so is what dwells there`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: site, members: ['Hador', 'Jerrek'], onGuard: ['Orc-guard'] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.hazard.reveals('Orc-guard').stage.resolve();
      t.passUntil('attack');
      t.equal([t.attack().name, t.attack().detainment], [name, false], 'the Orcs of the place');
      for (let i = 0; i < 60 && t.attack().name === name; i++) {
        const d = t.decision();
        const o = d.about === 'defend' ? undefined : d.options.find((x) => x.type === 'pass');
        if (d.about === 'strike-defender') t.rolls(12);
        t.take(o ?? d.options[0], 'they hold out');
      }
      t.equal([t.attack().name, t.attack().detainment], ['Orc-guard', false], 'and the guard');
    });
  }

  holds('Moria: on the way through darker lands they only detain', (t) => {
    for (const [key, detains] of [
      ['Dark-domain', true],
      ['Shadow-land', true],
      ['Wilderness', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', to: 'LE-392', members: ['Hador', 'Jerrek'] }],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', key).stage.resolve();
      t.equal(t.attack().detainment, detains, key);
    }
  });
});

describe('The Worthy Hills', () => {
  const entered = (t: Stage, members: Member[], onSite: Named[] = []): Stage => {
    t.board({
      resource: { kind, companies: [{ at: 'LE-415', members, onSite }] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    return t.passUntil('attack');
  };
  const met = (t: Stage): [number, number, boolean] => {
    const { strikes, prowess, detainment } = t.attack();
    return [strikes, prowess, detainment];
  };

  holds('One for each, beasts among them; in earnest to an overt company', (t) => {
    entered(t, ['Hador', 'Jerrek']);
    t.equal(met(t), [2, 9, true], 'covert');
    entered(t, ['Jerrek', { name: 'Lagduf', bears: ['War-wolf'] }]);
    t.equal(met(t), [3, 9, false], 'overt');
  });

  holds('Foul Trophies: one strike is left of theirs, whoever takes it', (t) => {
    entered(t, ['Jerrek', { name: 'Lagduf', bears: ['War-wolf', TROPHIES] }]);
    // the older rulings let such an attack only be canceled
    if (t.rules !== 'coe') {
      t.resource.mayNot(`use ${TROPHIES}`);
      return;
    }
    t.resource.uses(TROPHIES).stage.resolve();
    t.equal(met(t), [1, 12, false], 'a fierce one');
    t.passUntil('defend').resource.may('to Jerrek').may('to War-wolf').chooses('to Lagduf');
    t.equal(t.attack().assigned, ['Lagduf'], 'and no more');
  });

  holds(
    'Hold Rebuilt and Repaired: then they only detain Orcs too, and creatures of holds come',
    (t) => {
      entered(t, ['Jerrek', 'Lagduf'], [HOLD]);
      t.equal(met(t), [2, 9, true], 'the same Men');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-415', members: ['Jerrek', 'Lagduf'], onSite: [HOLD] }],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().detainment, true, 'keyed to a Shadow-hold');
    },
  );
});

describe(HOLD, () => {
  it('says of which sites both of its moments speak', () => {
    const card = officialPool('coe').cards.find((c) => c.name === HOLD);
    const text = card ? renderCard(card).text.join(' ') : '';
    expect(text).toContain('It may also be played so as a company enters a site');
    expect(text).not.toContain('automatic-attacks on that site');
  });

  holds('Not a lair, nor ruins of heroes, as they enter either', (t) => {
    for (const [at, may] of [
      ['LE-379', false],
      ['LE-353', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Jerrek'] }], hand: [HOLD] },
        hazard: { companies: [{ at: 'TW-373', members: ['Legolas'] }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(
        t.offered().some((o) => o.includes(HOLD)),
        may,
        at,
      );
    }
    t.resource.plays(HOLD).stage.resolve();
    t.equal(t.card(HOLD).host, 'Barrow-downs', 'there');
  });
});

describe(PERFECT, () => {
  holds('At a lair where such rings are found, and nowhere else', (t) => {
    const at = (site: Named): Stage =>
      t.board({
        resource: { kind, companies: [{ at: site, members: ['Jerrek'] }], hand: [PERFECT] },
        moment: 'entered',
        asksPasses: true,
      });
    // a ring of gold but no Dragon; a Dragon but no such ring
    for (const site of ['LE-378', 'LE-417', 'AS-157'] as const)
      at(site).resource.refused(PERFECT, { 'not-here': 'coe/2.V.4' });
    for (const site of ['LE-360', 'LE-379', 'AS-143'] as const)
      at(site).resource.may(`play ${PERFECT}`);
  });

  holds('Seven is a Magic Ring, eight a Spirit Ring, and a Lesser Ring is any of them', (t) => {
    const tested = (roll: number): string[] => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Jerrek', bears: [PERFECT] }] }],
          hand: ['Magic Ring of Delusion', 'The Reviled Ring', 'Trifling Ring', 'LE-326'],
        },
        moment: 'organization',
      });
      // the Darkhaven takes two off
      t.rolls(12, roll + 2)
        .resource.chooses(`store ${PERFECT}`)
        .stage.resolve();
      return t
        .offered()
        .filter((o) => o !== 'pass')
        .sort();
    };
    t.equal(tested(7), ['Magic Ring of Delusion', 'Trifling Ring'], 'seven');
    t.equal(tested(8), ['The Reviled Ring', 'Trifling Ring'], 'eight');
    t.equal(tested(10), ['The Reviled Ring', 'Trifling Ring'], 'ten: never the One');
  });
});

describe("Hermit's Hill", () => {
  holds(
    'Two of two of them; not one, not of others there, and the ring only on an untapped site',
    (t) => {
      const board = (mine: Member[], others: Member[] = []): Stage =>
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'LE-382', members: mine },
              ...(others.length > 0 ? [{ at: 'LE-382' as const, members: others }] : []),
            ],
            hand: [PERFECT, 'Orc-draughts', 'Bright Gold Ring'],
          },
          moment: 'entered',
          current: 'Jerrek',
          asksPasses: true,
        });
      const one = (name: 'Jerrek' | 'Ostisen', thing: Named = 'Saw-toothed Blade'): Member => ({
        name,
        bears: [thing],
      });
      board([one('Jerrek')], [one('Ostisen')]).resource.refused("Hermit's Hill", {
        'no-way': 'coe/9.2',
      });
      board([one('Jerrek'), one('Ostisen', 'Black-hide Shield'), 'Layos']);
      t.resource.uses("Hermit's Hill", 'Saw-toothed Blade').stage.resolve();
      t.equal(t.card('Black-hide Shield').zone, 'discard', 'and the other');
      t.resource.may(`play ${PERFECT}`).plays('Orc-draughts', 'Layos').stage.resolve();
      t.resource.refused(PERFECT, { 'site-tapped': 'coe/2.V.1' });
    },
  );
});
