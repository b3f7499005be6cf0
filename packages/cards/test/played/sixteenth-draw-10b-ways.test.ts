import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ways of minions in a sixteenth draw, each held to clauses that no other test plays. */

const kind = 'ringwraith';
const CRACK = 'Crack in the Wall';
const STAIR = 'Legendary Stair';
const MARCH = 'Forced March';
const ROAD = 'Iron-road';

describe(CRACK, () => {
  const goes = (t: Stage, to: Named, words: string, hand: Named[]): void => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: ['Ciryaher'] },
          { at: 'Carn Dûm', members: ['Layos'], ownSite: true },
        ],
        sites: [to],
        hand: [CRACK],
      },
      hazard: { hand },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('Ciryaher', `to ${words}`).plays(CRACK, 'Ciryaher').stage.resolve();
    t.equal(t.card('Ciryaher').status, 'tapped', 'he taps');
  };

  holds('an untapped sage, in a company that goes', (t) => {
    for (const [status, to] of [
      ['tapped', 'LE-373'],
      ['wounded', 'LE-373'],
      ['untapped', undefined],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', ...(to ? { to } : {}), members: [{ name: 'Ciryaher', status }] },
          ],
          hand: [CRACK],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(CRACK, to ? { 'user-tapped': 'coe/9.2.3' } : { 'no-user': 'coe/9.2' });
    }
  });

  holds('nor does what was laid on guard come out at them', (t) => {
    for (const [to, words, creature, may] of [
      ['LE-373', 'Ettenmoors', 'Cave-drake', false],
      ['LE-350', 'Bag End', 'Pick-pocket', true],
    ] as const) {
      goes(t, to, words, [creature]);
      t.passUntil('company-phase').resource.chooses('Ciryaher');
      t.skipTo('movement-hazard');
      t.hazard.placesOnGuard(creature);
      t.skipTo('enter').resource.chooses('enter');
      const shown = t.decision().about === 'reveal-on-guard' && t.decision().seat === 1;
      const out = shown && t.offered().some((o) => o.includes(creature));
      t.equal(out, may, words);
    }
  });
});

describe(STAIR, () => {
  const down = (t: Stage, at: Named, more: { siteTapped?: true } = {}): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at, to: 'AS-166', members: ['Orc Captain', 'Orc Brawler'], ...more }],
        hand: [STAIR],
      },
      moment: 'organization',
      asksPasses: true,
    });
  };
  holds('from an untapped site alone', (t) => {
    down(t, 'LE-378', { siteTapped: true });
    t.resource.refused(STAIR, { 'no-target': 'coe/9.3' });
    down(t, 'LE-378');
    t.resource.plays(STAIR).stage.resolve();
    t.skipTo('movement-hazard').skipTo('turn-end');
    t.resource.may(`use the effect of ${STAIR}`).passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Orc Captain').site, 'The Under-grottos', 'they may stay');
  });
  holds('not for those who did not get there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-378', to: 'AS-166', members: ['Orc Captain'] }],
        hand: [STAIR],
      },
      hazard: { agents: [{ name: 'Baduila', via: ['AS-166'], faceUp: true }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(STAIR).stage.resolve();
    t.skipTo('movement-hazard').hazard.uses('Baduila').stage.resolve();
    t.equal(t.card('Orc Captain').site, 'Goblin-gate', 'sent back');
    t.skipTo('end-of-turn').skipTo('turn-end');
    t.resource.mayNot(`use the effect of ${STAIR}`);
  });
});

describe(MARCH, () => {
  const march = (t: Stage, at: Named, to: Named | undefined, hand: Named[] = [MARCH]): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at, ...(to ? { to } : {}), members: ['Layos', 'Tarcil'] }],
        sites: ['LE-357', 'LE-381', 'Dol Guldur'],
        hand,
      },
      moment: 'hazards',
      asksPasses: true,
    });
  };
  holds('who has come to a Darkhaven; not who stayed in one, or went elsewhere', (t) => {
    for (const [at, to, may] of [
      ['LE-357', 'Dol Guldur', true],
      ['Dol Guldur', 'LE-357', false],
      ['Dol Guldur', undefined, false],
    ] as const) {
      march(t, at, to);
      t.resource.mayNot(`play ${MARCH}`);
      t.passUntil('movement-hazard-end');
      if (may) t.resource.may(`play ${MARCH}`);
      else t.resource.refused(MARCH, { 'no-target': 'coe/9.3' });
    }
  });
  holds('once more for each copy, if it is to a Darkhaven again', (t) => {
    march(t, 'LE-357', 'Dol Guldur', [MARCH, MARCH]);
    t.passUntil('movement-hazard-end').resource.plays(MARCH).stage.resolve();
    t.skipTo('move-again').resource.chooses('to Buhr Widu');
    t.skipTo('movement-hazard');
    t.passUntil('movement-hazard-end').resource.refused(MARCH, { 'no-target': 'coe/9.3' });
    t.skipTo('enter');
    t.equal(t.card('Layos').site, 'Buhr Widu', 'there and back');
  });
});

describe(ROAD, () => {
  holds('twice the cards for that company alone', (t) => {
    for (const card of [false, true]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', to: 'LE-387', members: ['Layos'] },
            { at: 'Minas Morgul', to: 'LE-391', members: ['Tarcil'] },
          ],
          hand: [ROAD],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (card) t.resource.plays(ROAD, 'Layos').stage.resolve();
      const drawn = (): number => {
        const before = t.hand(1).length;
        while (t.decision().about !== 'movement-hazard') {
          const { about, options } = t.decision();
          t.take(about === 'draw' ? { type: 'yes' } : options[0], 'on');
        }
        return t.hand(1).length - before;
      };
      t.passUntil('company-phase').resource.chooses('Layos');
      t.equal(drawn(), card ? 4 : 2, 'those who took the road');
      t.passUntil('path');
      t.equal(drawn(), 3, 'others as ever');
    }
  });

  holds('they are back in the Darkhaven, once', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', to: 'LE-387', members: ['Layos'] }],
        hand: [ROAD],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(ROAD, 'Layos').stage.resolve();
    t.skipTo('movement-hazard').skipTo('end-of-turn').skipTo('turn-end');
    t.resource.uses(ROAD).stage.resolve();
    t.equal(t.card('Layos').site, 'Dol Guldur', 'back');
    t.resource.mayNot(`use the effect of ${ROAD}`);
  });
});

describe('Old Cache', () => {
  const CACHE = 'Old Cache';
  const at = (t: Stage, site: Named, siteTapped: boolean, members: Member[]): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: site, members, ...(siteTapped ? { siteTapped } : {}) }],
        hand: [CACHE],
        deck: ['Saw-toothed Blade', 'Sable Shield', 'Orc-draughts'],
        sideboard: ['Black-hide Shield'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('tapped ruins and holds of the Shadow; one may do it alone, a tapped one not', (t) => {
    for (const [site, may] of [
      ['LE-397', true],
      ['LE-392', true],
      ['LE-352', true],
      ['LE-366', false],
      ['Dol Guldur', false],
    ] as const) {
      at(t, site, true, ['Lagduf']);
      if (may) t.resource.may(`play ${CACHE}`);
      else t.resource.refused(CACHE, { need: 'coe/9.2' });
    }
    at(t, 'LE-397', true, ['Lagduf', { name: 'Muzgash', status: 'tapped' }]);
    t.resource.plays(CACHE).stage.resolve();
    t.resource.chooses('look through your discard pile and your sideboard');
    t.resource.mayNot('Sable Shield').mayNot('Orc-draughts').mayNot('Muzgash');
    t.resource.chooses('Black-hide Shield', 'Lagduf');
    t.equal(
      [t.card('Black-hide Shield').host, t.card('Lagduf').status, t.card('Ost-in-Edhil').status],
      ['Lagduf', 'tapped', 'tapped'],
      'out of the sideboard',
    );
    t.expect(!t.offered().some((o) => o.includes('Blade')), 'nobody else is left for it');
  });
});
