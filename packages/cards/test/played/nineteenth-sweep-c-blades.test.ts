import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Blades and blows of minions where two companies fight, and against those who only detain. */

const kind = 'ringwraith';
const BLADE = 'Morgul-blade';

/** One of two who fight; the first attacks. Nobody holds back. */
const fought = (t: Stage, attacker: Member, defender: Member, heroes: 0 | 1, rolls: number[]) => {
  const minions = (of: 0 | 1) => (of === heroes ? {} : ({ kind } as const));
  t.board({
    resource: { ...minions(0), companies: [{ at: 'Edoras', members: [attacker] }] },
    hazard: { ...minions(1), companies: [{ at: 'Edoras', members: [defender] }] },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  t.rolls(...rolls);
  while (t.underAttack) {
    const d = t.decision();
    if (d.kind === 'assign') t.take(d.options[0], 'a strike');
    else if (d.kind === 'confirm') t.take({ type: 'no' }, 'no');
    else t.pass();
  }
  t.resolve();
};

const bearing = (name: Named, ...bears: Named[]): Member => ({ name, bears });

describe(BLADE, () => {
  for (const blade of [BLADE, 'The Fiery Blade'] as const)
    holds(`${blade}: for strikes against him, and not for those that are his own`, (t) => {
      // he attacks: Gimli is as strong as ever, and it is not used up
      fought(t, bearing('Ren the Ringwraith', blade), 'Gimli', 1, [12, 2, 8]);
      t.equal(
        [rolled(t, 'strike').at(-1)?.total, rolled(t, 'body').at(-1)?.against],
        [2 + 5, 8],
        'five of prowess, eight of body',
      );
      t.equal([t.card('Gimli').zone, t.card(blade).zone], ['play', 'play'], 'kept');
      // he is attacked
      fought(t, 'Gimli', bearing('Ren the Ringwraith', blade), 0, [2, 12, 7]);
      t.equal(
        [rolled(t, 'strike').at(-2)?.total, rolled(t, 'body').at(-1)?.against],
        [2 + (blade === BLADE ? 4 : 5), 7],
        'weaker',
      );
      t.equal(t.card(blade).zone, 'discard', 'a strike against him has failed');
    });

  holds('Scabbard of Chalcedony: strikes against its bearer, not those whom he attacks', (t) => {
    fought(t, bearing('Gimli', 'Scabbard of Chalcedony'), 'Hador', 0, [12, 2, 9]);
    t.equal(rolled(t, 'body').at(-1)?.against, 9, 'all of his body');
    fought(t, 'Hador', bearing('Gimli', 'Scabbard of Chalcedony'), 1, [2, 12, 8]);
    t.equal(rolled(t, 'body').at(-1)?.against, 8, 'one less');
  });

  holds('Used up by a strike that fails though it only detains; not by a tie', (t) => {
    // eight of their nine; he has eight, less one since he is tapped and two for the other strikes
    for (const [roll, zone] of [
      [4, 'discard'],
      [3, 'play'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              to: 'LE-352',
              members: [{ name: 'Ren the Ringwraith', status: 'tapped', bears: [BLADE] }],
              events: ['Black Rider'],
            },
          ],
        },
        hazard: { hand: ['Ghosts'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Ghosts', 'Dark-hold').stage.resolve();
      t.equal(t.attack().detainment, true, 'he is only detained');
      t.rolls(roll);
      while (t.underAttack) t.pass();
      t.resolve();
      t.equal(t.card(BLADE).zone, zone, `${roll}`);
    }
  });
});

describe('Under His Blow', () => {
  holds('For one who attacks, too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Edoras', members: ['Grishnákh'] }],
        hand: ['Under His Blow'],
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Gimli'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('a strike to Gimli');
    t.passUntil('strike-attacker').resource.plays('Under His Blow').stage.resolve();
    t.rolls(12, 2, 2);
    while (t.underAttack) {
      const d = t.decision();
      if (d.kind === 'confirm') t.take({ type: 'no' }, 'no');
      else t.pass();
    }
    t.equal(
      [t.card('Grishnákh').status, t.card('Gimli').status],
      ['untapped', 'wounded'],
      'he does not tap for it',
    );
  });
});
