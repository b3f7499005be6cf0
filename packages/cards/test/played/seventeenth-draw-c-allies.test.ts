import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Allies, and those who may have none: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const READY = 'Ready to His Will';
const CHAINS = 'Gold Chains in the Wind';
const CROWS = 'Regiment of Black Crows';
const LORD = 'Great Lord of Goblin-gate';
const AKHORAHIL = 'Akhôrahil the Ringwraith';

describe('no ally comes to one who rides alone', () => {
  const attacked = (t: Stage, mode: Named, hand: Named[]): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-359', to: 'LE-356', members: [AKHORAHIL], events: [mode] }],
        hand,
      },
      hazard: { hand: ['Abductor'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Abductor', 'Border-hold').stage.resolve();
    return t;
  };

  holds('Fell Rider: no creature goes over to him, and no phantom is made; a Black Rider', (t) => {
    attacked(t, 'Fell Rider', [READY, CHAINS]);
    t.resource.refused(READY, { need: 'coe/9.2' });
    t.resource.refused(CHAINS, { 'no-user': 'coe/9.2' });
    attacked(t, 'Black Rider', [READY, CHAINS]);
    t.resource.may(`play ${CHAINS}`).plays(READY).stage.resolve();
    t.equal(t.card('Abductor').host, AKHORAHIL, 'it goes over to one who may have it');
  });

  holds('Flame of Udûn: nor to the Balrog in that shape', (t) => {
    const MEMORIES = 'Memories of Old Torture';
    for (const shape of [[], ['Flame of Udûn']] as Named[][]) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [
            { at: 'BA-93', to: 'BA-100', members: [{ name: 'The Balrog', bears: shape }] },
          ],
          hand: [MEMORIES],
        },
        hazard: { hand: ['Umagaur the Pale'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Umagaur the Pale').stage.resolve();
      if (shape.length === 0) t.resource.may(`play ${MEMORIES}`);
      else t.resource.refused(MEMORIES, { need: 'coe/9.2' });
    }
  });

  holds('Fell Rider: no bird at a ruin, and no other of the Nine, whatever his own text', (t) => {
    for (const [mode, may] of [
      ['Fell Rider', false],
      ['Black Rider', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Ettenmoors', members: [AKHORAHIL], events: [mode] }],
          hand: [CROWS],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.offered().includes(`play ${CROWS}`), may, `${mode}: an ally`);
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Minas Morgul', members: [AKHORAHIL], events: [mode] }],
          hand: ['Ûvatha the Ringwraith', 'Orc Captain'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.equal(
        t.offered().some((x) => x.includes('play Ûvatha')),
        may,
        `${mode}: a follower`,
      );
    }
  });
});

describe('Gold Chains in the Wind', () => {
  const met = (t: Stage, creature: Named, key: string, hand: Named[]): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-359', to: 'LE-356', members: ['Ciryaher', 'Hador'] }],
        hand,
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, key).stage.resolve();
    return t;
  };

  holds('who pays for it with himself loses it, and the strike falls on another', (t) => {
    met(t, 'Abductor', 'Border-hold', [CHAINS]);
    t.rolls(2).resource.plays(CHAINS, 'Ciryaher').stage.resolve();
    t.equal(
      [t.card('Ciryaher').zone, t.card(CHAINS).zone, t.card(CHAINS).kind],
      ['removed', 'discard', 'event'],
      'both are gone',
    );
    t.equal([t.underAttack, t.attack().assigned], [true, []], 'the attack is not');
  });

  holds(
    'two of them have both strikes; as companies fight the older rules alone let it be played',
    (t) => {
      met(t, 'Wargs', 'Wilderness', [CHAINS, CHAINS]);
      for (const _ of [1, 2]) t.rolls(12).resource.plays(CHAINS, 'Ciryaher').stage.resolve();
      t.passUntil('strike');
      t.equal(t.attack().assigned, [CHAINS, CHAINS], 'nobody else is struck');
      t.board({
        resource: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Gimli'] }] },
        hazard: { kind, companies: [{ at: 'Bree', members: ['Ciryaher'] }], hand: [CHAINS] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company').passes();
      if (t.rules === 'coe') t.hazard.refused(CHAINS, { 'company-fight': 'coe/3.V' });
      else t.hazard.may(`play ${CHAINS}`);
    },
  );
});

describe('Regiment of Black Crows', () => {
  const on = (who: Named): Member => ({ name: who, bears: [CROWS] });

  holds('it goes as its master is wounded, and stays while he is only detained', (t) => {
    for (const [key, status, zone] of [
      ['Wilderness', 'wounded', 'discard'],
      ['Shadow-land', 'tapped', 'play'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [on('Lagduf')],
            },
          ],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', key).stage.resolve();
      t.fightOut({ always: 2 });
      t.equal([t.card('Lagduf').status, t.card(CROWS).zone], [status, zone], key);
    }
  });

  holds(
    'one in a company: who joins another gives one up; a tapped ruin will do, no deeps',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Ettenmoors', members: [on('Lagduf')] },
            { at: 'Ettenmoors', members: [on('Jerrek')] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').chooses('join the company of Lagduf to');
      t.asks(t.resource, 'pick').resource.options_are(CROWS, CROWS);
      for (const [at, members, refused] of [
        ['Ettenmoors', ['Lagduf', 'Jerrek'], null],
        ['Ettenmoors', [on('Lagduf'), 'Jerrek'], { 'no-character': 'coe/2.V.1' }],
        ['AS-147', ['Lagduf', 'Jerrek'], { 'not-here': 'coe/2.V.2' }],
      ] as [Named, Member[], Record<string, string> | null][]) {
        t.board({
          resource: { kind, companies: [{ at, members, siteTapped: true }], hand: [CROWS] },
          moment: 'entered',
          asksPasses: true,
        });
        if (refused) t.resource.refused(CROWS, refused);
        else t.resource.may(`play ${CROWS}`);
      }
    },
  );

  holds('nobody strikes at it as companies fight', (t) => {
    t.board({
      resource: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Gimli', 'Legolas'] }] },
      hazard: { kind, companies: [{ at: 'Bree', members: [on('Hador')] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.options_are('a strike to Hador', 'pass');
  });
});

describe('Great Lord of Goblin-gate', () => {
  const with_him: Member = { name: 'Jerrek', bears: [LORD] };

  holds('two more for each Orc and himself, in one attack; he is the Great Goblin', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'Goblin-gate', members: ['Lagduf', with_him] }] },
      hazard: { hand: ['Orc-patrol', 'The Great Goblin'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const all = (): number[] =>
      (['Lagduf', 'Jerrek', LORD] as const).map((x) => t.card(x).stat('prowess'));
    t.resource.passes();
    t.hazard.refused('The Great Goblin', { unique: 'coe/g.man.1' });
    t.equal(all(), [5, 5, 5], 'as they are');
    t.hazard.plays('Orc-patrol').stage.resolve();
    t.resource.uses(LORD).stage.resolve();
    t.equal([all(), t.card(LORD).status], [[7, 5, 7], 'tapped'], 'Orcs');
    t.fightOut({ always: 12 });
    t.equal(all(), [5, 5, 5], 'it is over');
  });

  holds('as others attack his company, and not for a fight that is elsewhere', (t) => {
    t.board({
      resource: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Gimli'] }] },
      hazard: { kind, companies: [{ at: 'Bree', members: ['Lagduf', with_him] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company').passes();
    t.hazard.uses(LORD).stage.resolve();
    t.equal(t.card('Lagduf').stat('prowess'), 7, 'two more');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members: ['Lagduf'] },
          { at: 'Goblin-gate', members: [with_him] },
        ],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company').mayNot(`use ${LORD}`);
  });
});
