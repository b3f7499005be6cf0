import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import type { Members } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  hazards: Named[],
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], hand, events },
  hazard: { hand: hazards },
  moment: 'hazards',
});

export const againstAttacks: readonly Scenario[] = [
  scenario(
    'Concealment: an untapped scout hides his own company',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gimli', 'Bergil', { name: 'Sam Gamgee', status: 'tapped' }, 'Adrazar'],
          ['Concealment'],
          ['Wargs'],
        ),
      );
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource
        .chooses('play Concealment')
        .options_are('Bergil', 'Adrazar', 'back')
        .chooses('Adrazar')
        .stage.resolve();
      t.expect(
        !t.underAttack && t.card('Adrazar').status === 'tapped',
        'canceled, at the price of a tap',
      );
    },
  ),

  scenario(
    'Dark Quarrels: Orcs, Trolls and Men fall out, and with Gates any attack is halved',
    { proves: ['coe/9.1.4'], rules: ALL },
    (t) => {
      for (const [creature, to, cancels] of [
        ['Orc-guard', 'Goblin-gate', true],
        ['"William" (Wûluag)', 'Goblin-gate', true],
        ['Brigands', 'Goblin-gate', true],
        ['Wargs', 'Goblin-gate', false],
      ] as const) {
        t.board(on('Rivendell', to, ['Gimli', 'Legolas'], ['Dark Quarrels'], [creature, 'River']));
        t.hazard.chooses(`play ${creature}`);
        if (t.decision().kind === 'aim') t.hazard.chooses('Wilderness');
        t.resolve();
        if (cancels) {
          t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
          t.expect(!t.underAttack, `${creature}: canceled`);
        } else t.resource.refused('Dark Quarrels', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
      }
      t.board(
        on(
          'Rivendell',
          'Goblin-gate',
          ['Gimli', 'Legolas'],
          ['Dark Quarrels'],
          ['Orc-guard'],
          ['Gates of Morning'],
        ),
      );
      t.hazard.plays('Orc-guard').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'half' }).stage.resolve();
      t.equal(t.attack().strikes, 3, 'half of five, rounded up');
    },
  ),

  scenario(
    'Flatter a Foe: which number sends whom away',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      // Faramir has one point of influence; Legolas two, and two more as a diplomat
      for (const [creature, to, key, number] of [
        ['Cave-drake', 'Bree', 'Wilderness', 10],
        ['Brigands', 'Bree', 'Wilderness', 11],
        ['Cave Worm', 'Goblin-gate', 'High Pass', 11],
        ['"William" (Wûluag)', 'Goblin-gate', 'Wilderness', 12],
        ['Orc-guard', 'Goblin-gate', 'Shadow-hold', 12],
      ] as const) {
        for (const [who, plus] of [
          ['Faramir', 1],
          ['Legolas', 4],
        ] as const) {
          for (const roll of [number - plus, number - plus + 1] as const) {
            if (roll > 12) continue;
            t.board(
              on(
                'Rivendell',
                to,
                ['Faramir', 'Legolas', 'Bergil', 'Forlong', 'Halbarad'],
                ['Flatter a Foe'],
                [creature, 'River'],
              ),
            );
            t.hazard.chooses(`play ${creature}`);
            if (t.decision().kind === 'aim') t.hazard.chooses(key);
            t.resolve();
            t.rolls(roll);
            t.resource.plays('Flatter a Foe', who).stage.resolve();
            t.equal(
              [!t.underAttack, t.limit('Bergil')],
              roll + plus > number ? [true, 3] : [false, 5],
              `${who} and ${creature}, rolling ${roll}`,
            );
          }
        }
      }
      t.board(on('Rivendell', 'Bree', ['Faramir'], ['Flatter a Foe'], ['Wargs', 'River']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.refused('Flatter a Foe', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'The Cock Crows: Trolls give up, and with Gates a hazard that stays is discarded',
    { proves: ['coe/9.1.4'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Goblin-gate',
          ['Gimli'],
          ['The Cock Crows'],
          ['"William" (Wûluag)', 'River'],
        ),
      );
      t.hazard.plays('"William" (Wûluag)', 'Wilderness').stage.resolve();
      t.resource.plays('The Cock Crows', { way: 'Troll' }).stage.resolve();
      t.expect(!t.underAttack, 'the Troll attack is canceled');
      t.board(
        on(
          'Rivendell',
          'Goblin-gate',
          [{ name: 'Gimli', bears: ['Foolish Words'] }],
          ['The Cock Crows'],
          ['Orc-guard', 'River'],
          ['Gates of Morning'],
        ),
      );
      t.resource.plays('The Cock Crows', { way: 'permanent-event' }).stage.resolve();
      t.equal(t.card('Foolish Words').zone, 'discard', 'the event is discarded');
      t.board(
        on(
          'Rivendell',
          'Goblin-gate',
          [{ name: 'Gimli', bears: ['Foolish Words'] }],
          ['The Cock Crows'],
          ['Orc-guard', 'River'],
        ),
      );
      t.resource.refused('The Cock Crows', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
      t.hazard.plays('Orc-guard').stage.resolve();
      t.resource.refused('The Cock Crows', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'The Dwarves Are upon You!: every Dwarf of the company fights better and minds himself less',
    { proves: ['coe/3.i'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gimli', 'Bofur', 'Legolas'],
          ['The Dwarves Are upon You!', 'The Dwarves Are upon You!'],
          ['Wargs', 'Brigands', 'River'],
        ),
      );
      t.resource.refused('The Dwarves Are upon You!', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('The Dwarves Are upon You!').stage.resolve();
      const numbers = (): number[][] =>
        ['Gimli', 'Bofur', 'Legolas'].map((x) => [
          t.card(x).stat('prowess'),
          t.card(x).stat('body'),
        ]);
      t.equal(
        numbers(),
        [
          [7, 7],
          [6, 6],
          [5, 8],
        ],
        'two more prowess and one less body for the Dwarves',
      );
      t.resource.refused('The Dwarves Are upon You!', { duplicate: 'coe/g.cbd.1' });
      t.fightOut(12, 12);
      t.equal(
        numbers(),
        [
          [5, 8],
          [4, 7],
          [5, 8],
        ],
        'against that attack only',
      );
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.resource.may('play The Dwarves Are upon You!');
      t.board(
        on('Rivendell', 'Bree', ['Legolas'], ['The Dwarves Are upon You!'], ['Wargs', 'River']),
      );
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.refused('The Dwarves Are upon You!', { need: 'coe/9.2' });
    },
  ),
];
