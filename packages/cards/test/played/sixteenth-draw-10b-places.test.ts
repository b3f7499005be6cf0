import type { Member, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of minions in a sixteenth draw, each held to clauses that no other test plays. */

const kind = 'ringwraith';

describe('Carn Dûm', () => {
  holds('who comes into play there', (t) => {
    for (const [who, may] of [
      ['Orc Brawler', true],
      ['Troll Lout', true],
      ['Belegorn', true],
      ['Dunlending Spy', false],
      ['Ren the Ringwraith', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-359', members: ['Lagduf'] }],
          hand: [who],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (may) t.resource.may(`play ${who}`, 'at Carn Dûm');
      else t.resource.mayNot(`play ${who}`, 'at Carn Dûm');
    }
  });

  holds('heroes who find minions there do not come to blows with them', (t) => {
    for (const [theirs, fights] of [
      ['LE-359', false],
      ['LE-394', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: fights ? 'Mount Gram' : 'Carn Dûm', members: ['Gimli'] }],
        },
        hazard: { kind, companies: [{ at: theirs, members: ['Lagduf', 'Muzgash'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.resolve();
      t.equal(t.underAttack, fights, theirs);
    }
  });

  holds('an agent at home there does nothing to them', (t) => {
    for (const [at, via, fights] of [
      ['LE-359', 'LE-359', false],
      ['LE-394', 'LE-394', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Lagduf', 'Muzgash'] }] },
        hazard: { kind, agents: [{ name: 'Elerína', via: [via], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('agent-attack').hazard.chooses('Elerína').passes().stage.resolve();
      t.equal(t.underAttack, fights, at);
    }
  });

  holds('a gold ring stored there is tested at two less', (t) => {
    for (const [roll, may] of [
      [8, true],
      [9, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-359', members: [{ name: 'Layos', bears: ['Gleaming Gold Ring'] }] },
          ],
          hand: ['Magic Ring of Lies'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      // the check for storing, then the test: one to six for a magic ring
      t.rolls(12, roll).resource.chooses('store Gleaming Gold Ring').stage.resolve();
      t.equal(
        t.offered().some((o) => o.includes('Magic Ring')),
        may,
        `${roll}`,
      );
      if (may) t.resource.chooses('Magic Ring of Lies');
      else t.resource.passes();
      t.resolve();
      t.equal(
        [t.card('Gleaming Gold Ring').zone, t.card('Magic Ring of Lies').stored],
        ['discard', ...(may ? ['Carn Dûm'] : [undefined])],
        'what comes of it is stored there',
      );
    }
  });
});

describe('Rivendell of the servants', () => {
  holds('two more hazards for who goes there, and for who has come none', (t) => {
    for (const [to, limit] of [
      ['AS-160', 4],
      ['LE-373', 2],
      [undefined, 2],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: to ? 'Carn Dûm' : 'AS-160',
              ...(to ? { to, by: ['Angmar', 'Rhudaur'] as const } : {}),
              members: ['Layos', 'Tarcil'],
            },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.limit('Layos'), limit, `${to}`);
    }
  });

  holds('a Ringwraith does not go there, though he rides', (t) => {
    const goes = (members: Member[], words: string, may: boolean): void => {
      t.board({
        resource: { kind, companies: [{ at: 'LE-359', members }], sites: ['AS-160', 'LE-373'] },
        moment: 'organization',
        asksPasses: true,
      });
      const on = t.offered();
      t.equal(
        [on.some((o) => o.includes('to Ettenmoors')), on.some((o) => o.includes('to Rivendell'))],
        [true, may],
        words,
      );
    };
    goes(['Layos'], 'minions do', true);
    goes([{ name: 'Ren the Ringwraith', bears: ['Black Rider'] }], 'a rider', false);
  });

  holds('minions there attack nobody; who comes to their own card of it is safe', (t) => {
    for (const [at, may] of [
      ['AS-160', false],
      ['LE-373', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Lagduf', 'Muzgash'] }] },
        hazard: { companies: [{ at: may ? 'Ettenmoors' : 'Rivendell', members: ['Gimli'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.skipTo(may ? 'company-attack' : 'end-of-turn');
      t.equal(t.decision().about, may ? 'company-attack' : 'end-of-turn', at);
    }
  });
});

describe('Framsburg', () => {
  const play = (t: Stage, siteTapped: boolean): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'AS-146',
            ...(siteTapped ? { siteTapped } : {}),
            members: ['Lagduf', 'Muzgash', 'Radbug'],
          },
        ],
        hand: ['Saw-toothed Blade', 'Black-hide Shield', 'Sable Shield', 'Black-hide Shield'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('minor things alone, at an untapped site; the first of each turn is free', (t) => {
    play(t, true);
    t.resource.refused('Saw-toothed Blade', { 'site-tapped': 'coe/2.V.1' });
    play(t, false);
    t.resource.refused('Sable Shield', { 'not-here': 'coe/2.V.4' });
    t.resource.plays('Saw-toothed Blade', 'Lagduf').stage.resolve();
    t.equal([t.card('Framsburg').status, t.card('Lagduf').status], ['untapped', 'tapped'], 'first');
    t.resource.passes();
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }), [[1, 10]], 'a man');
    t.passUntil('site').resource.plays('Black-hide Shield', 'Muzgash').stage.resolve();
    t.equal(t.card('Framsburg').status, 'untapped', 'the first of another turn');
    t.resource.plays('Black-hide Shield', 'Radbug').stage.resolve();
    t.equal(t.card('Framsburg').status, 'tapped', 'the second');
  });
});

describe('The Under-grottos', () => {
  holds('a gold ring is tested there at one more, and elsewhere not', (t) => {
    for (const [at, roll, may] of [
      ['AS-166', 5, true],
      ['AS-166', 6, false],
      ['LE-378', 6, true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Layos', bears: ['Gleaming Gold Ring'] }] }],
          hand: ['Test of Fire', 'Magic Ring of Lies'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(roll).resource.plays('Test of Fire').stage.resolve();
      t.equal(
        t.offered().some((o) => o.includes('Magic Ring')),
        may,
        `${at} ${roll}`,
      );
    }
  });

  holds('the second attack is out of a hand, or there is none', (t) => {
    for (const [creature, may] of [
      ['Orc-guard', true],
      ['Cave-drake', false],
      ['Shelob', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'AS-166', members: ['Lagduf', 'Muzgash'] }] },
        hazard: { hand: [creature] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.fightOut({ always: 12 }), [[4, 7]], 'four of seven');
      if (may) {
        t.hazard.chooses(creature);
        t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'as it is printed');
        t.fightOut({ always: 12 });
        t.equal(t.card(creature).zone, 'discard', 'no kill');
      } else t.hazard.options_are('pass').passes();
      t.expect(!t.underAttack, 'and no more');
    }
  });
});
