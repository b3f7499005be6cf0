import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a Fallen-wizard does in a fight, held to the text. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Bow of Alatar', () => {
  const BOW = 'Bow of Alatar';
  const board = (t: Stage, creature: Named, others: Member[], key = 'Wilderness'): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'Cameth Brin',
            by: ['Arthedain', 'Cardolan', 'Rhudaur'],
            members: [{ name: 'Alatar', status: 'wounded', bears: [BOW] }, ...others],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, key).stage.resolve();
    t.resource.uses(BOW).stage.resolve();
    while (t.decision().kind === 'act') t.pass();
  };
  const assigned = (t: Stage): string[] => t.attack().assigned;

  holds('He faces a strike though the attacker would choose another', (t) => {
    board(t, 'Slayer', ['Beretar'], 'Border-hold');
    t.equal(assigned(t).slice(0, 1), ['Alatar'], 'his');
  });

  holds('He faces one and no more', (t) => {
    board(t, 'Wargs', ['Beretar', 'Anborn']);
    t.passUntil('defend');
    t.equal(assigned(t), ['Alatar'], 'his, and one is left');
  });

  holds('When another company attacks him he faces one of theirs, wounded as he is', (t) => {
    const fight = (drawn: boolean): Named[] => {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Cameth Brin', members: ['Gorbag'] }] },
        hazard: {
          kind,
          companies: [
            {
              at: 'Cameth Brin',
              members: [{ name: 'Alatar', status: 'wounded', bears: [BOW] }, 'Beretar'],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      if (drawn) t.hazard.uses(BOW).stage.resolve();
      for (let i = 0; i < 20 && assigned(t).length === 0; i++)
        t.take(
          t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options.at(-1)!,
          'on',
        );
      return assigned(t) as Named[];
    };
    // who is attacked may only cancel there, or affect a strike in its sequence (coe/3.V)
    if (t.rules === 'crf') t.equal(fight(true), ['Alatar'], 'his');
    t.equal(fight(false), ['Beretar'], 'else he who is untapped');
  });

  holds('It untaps, and is of use again in the next turn', (t) => {
    board(t, 'Wargs', ['Beretar']);
    t.equal(t.card(BOW).status, 'tapped', 'drawn');
    t.fightOut({ always: 12 });
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card(BOW).status, 'untapped', 'again');
  });
});

describe('Alatar', () => {
  /** Alatar sits at home, and the others are met. */
  const board = (t: Stage, creature: Named, key: string, status: 'untapped' | 'wounded'): void => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-58', members: [{ name: 'Alatar', status }] },
          {
            at: 'TW-436',
            to: 'TW-378',
            by: ['Arthedain'],
            members: ['Beretar', 'Anborn', 'Mablung'],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      current: 'Beretar',
    });
    t.hazard.plays(creature, key).stage.resolve();
  };

  holds('He faces a strike in any case, one of theirs, and it is done for him', (t) => {
    board(t, 'Wargs', 'Wilderness', 'wounded');
    t.resource.chooses('use');
    t.passUntil('defend');
    t.equal(t.attack().assigned, ['Alatar'], 'wounded as he is');
    t.fightOut({ always: 12 });
    t.equal(t.card('Alatar').status, 'wounded', 'he is not tapped for it');
  });

  holds('He faces one though the creature has nothing to do with wizards', (t) => {
    board(t, 'Neeker-breekers', 'Wilderness', 'untapped');
    t.resource.chooses('use');
    while (t.decision().kind === 'act') t.pass();
    t.equal(t.attack().assigned.includes('Alatar'), true, 'in all cases');
  });

  holds('He may let it be', (t) => {
    board(t, 'Wargs', 'Wilderness', 'untapped');
    t.resource.passes();
    t.equal(t.company('Alatar').id === t.company('Beretar').id, false, 'at home');
    t.fightOut({ always: 12 });
    t.equal(t.card('Alatar').status, 'untapped', 'he does not tap');
  });

  holds('The check is made when it is over, and he taps for it', (t) => {
    board(t, 'Wargs', 'Wilderness', 'untapped');
    t.resource.chooses('use');
    t.fightOut({ always: 12 });
    t.rolls(12).resolve();
    const checks = t.steps
      .flatMap((x) => x.events)
      .filter((e) => e.event === 'roll' && e.for.includes('corruption'));
    t.equal([checks.length, t.card('Alatar').status], [1, 'tapped'], 'one check');
  });

  holds('Eight stage points and not seven make every attack a real one', (t) => {
    for (const [points, detains] of [
      [6, true],
      [8, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-395', members: ['Alatar', 'Gorbag'] }],
          events: strayed(points),
        },
        moment: 'site',
        asksPasses: true,
      });
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.attack().detainment, detains, `${points}`);
      t.equal(query.attackFrame(t.state) !== null, true, 'they attack');
    }
  });
});

describe('Sojourn in Shadows', () => {
  const CARD = 'Sojourn in Shadows';
  const board = (t: Stage, members: Member[], kindOf: 'fallen-wizard' | 'ringwraith'): void => {
    t.board({
      resource: {
        kind: kindOf,
        companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members }],
        hand: [CARD],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
  };

  holds('One of the company of somebody who knows the art is overlooked', (t) => {
    board(t, ['Ciryaher', 'Gorbag', 'Ostisen'], 'ringwraith');
    t.rolls(12).resource.plays(CARD, 'Ostisen').stage.resolve();
    t.passUntil('defend').resource.mayNot('Ostisen').may('Gorbag').may('Ciryaher');
  });
});
