import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of the Balrog, of a sixteenth draw, and how he comes to them. */

const kind = 'balrog';
const OUT = 'Out He Sprang';

describe('what may be met in the deeps', () => {
  const keyed = (t: Stage, at: Named, foe: Named): boolean => {
    t.board({
      resource: { kind, companies: [{ at, members: ['Azog', 'Gorbag'] }] },
      hazard: { hand: [foe] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    return t.offered().some((x) => x.startsWith('play'));
  };

  holds('the dead and the stone-men; creatures of the sea and Drakes; no others', (t) => {
    for (const [at, foe, may] of [
      ['BA-90', 'Corpse-candle', true],
      ['BA-90', 'Pûkel-men', true],
      ['BA-90', 'Wargs', false],
      ['BA-90', 'TD-40', true],
      ['BA-94', 'Corpse-candle', true],
      ['BA-94', 'Pûkel-men', true],
      ['BA-94', 'Wargs', false],
      ['BA-89', 'Corsairs of Umbar', true],
      ['BA-89', 'Sea Serpent', true],
      ['BA-89', 'Rain-drake', true],
      ['BA-89', 'Corpse-candle', false],
      ['BA-101', 'Pûkel-men', false],
      ['BA-101', 'Sea Serpent', false],
    ] as const)
      t.equal(keyed(t, at, foe), may, `${foe} at ${at}`);
  });

  holds('the second attack is of a Shadow-hold, or of the sea; none that is unique', (t) => {
    for (const [at, hand, want] of [
      ['BA-90', ['Orc-guard', 'Wargs', 'Sea Serpent', 'Umagaur the Pale'], ['Orc-guard']],
      ['BA-94', ['Orc-guard', 'Wargs', 'Sea Serpent'], ['Orc-guard']],
      ['BA-101', ['Orc-guard', 'Wargs', 'Sea Serpent'], ['Orc-guard']],
      [
        'BA-89',
        ['Orc-guard', 'Wargs', 'Sea Serpent', 'Corsairs of Umbar'],
        ['Sea Serpent', 'Corsairs of Umbar'],
      ],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog', 'Gorbag', 'Bolg'] }] },
        hazard: { hand },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.fightOut({ always: 12 });
      const offered = hand.filter((x) => t.offered().some((o) => o.includes(x)));
      t.equal([at, ...offered], [at, ...want], 'who comes');
    }
  });
});

describe('Barad-dûr', () => {
  const board = (t: Stage, members: Member[], hand: Named[] = []): void => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-84', members }], hand },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };

  holds('three attacks; whom the last of them wounds is lost, with no body check', (t) => {
    board(t, ['Azog', 'Gorbag', 'Bolg', 'Lagduf']);
    t.equal(
      t.fightOut([12, 12, 12, 12], [12, 12, 12], [2]),
      [
        [4, 7],
        [3, 9],
        [1, 24],
      ],
      'Orcs, Trolls and their master',
    );
    t.equal(t.card('Azog').zone, 'removed', 'gone');
  });

  holds('the first can be canceled, and the last cannot', (t) => {
    board(t, [{ name: 'The Balrog', bears: ['Great Shadow'] }]);
    t.resource.may('use Great Shadow');
    while (t.attack().prowess < 24) {
      const { options } = t.decision();
      t.rolls(12, 12, 12);
      t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
    t.resource.mayNot('use Great Shadow');
  });

  holds('creatures of the place come in earnest, those of the land do not', (t) => {
    for (const [key, detains] of [
      ['Dark-hold', false],
      ['Dark-domain', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-86', to: 'BA-84', by: ['Udûn', 'Gorgoroth'], members: ['Azog', 'Gorbag'] },
          ],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-guard', key).stage.resolve();
      t.equal(t.attack().detainment, detains, key);
    }
  });
});

describe('Out He Sprang', () => {
  holds('Great Shadow in the hands of whomever', (t) => {
    const board = (bears: Named[]): void =>
      void t.board({
        resource: {
          kind,
          companies: [{ at: 'Mount Gram', members: [{ name: 'The Balrog', bears }] }],
          hand: [],
          events: [OUT],
          sites: ['BA-85', 'BA-93', 'Goblin-gate', 'Cameth Brin'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board([]);
    t.resource.may('to Carn Dûm');
    board(['Great Shadow']);
    t.resource.mayNot('to Carn Dûm');
    t.resource.uses('Great Shadow', { way: 'hand' }).stage.resolve();
    t.resource.may('to Carn Dûm');
  });

  holds('his captains go as ever, by themselves', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Mount Gram', members: ['Azog'] },
          { at: 'BA-93', members: ['The Balrog'] },
        ],
        events: [OUT],
        sites: ['Cameth Brin', 'LE-378', 'LE-390'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('company of Azog', 'to Cameth Brin').may('company of Azog', 'to Goblin-gate');
  });

  holds('nobody else’s', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
        hand: [OUT],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(OUT, { specific: 'coe/1.3.4' });
  });
});
