import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** WH-46 Open to the Summons: agents come as characters, from the start or at a haven. */
const SUMMONS = 'Open to the Summons';

describe('Open to the Summons', () => {
  const starts = (t: Stage, pool: readonly Named[]): Stage =>
    t.game([
      { kind: 'ringwraith', pool: [...pool], sites: ['LE-367'] },
      { pool: ['Dori', 'Nori', 'Ori', 'Óin', 'Fíli'] },
    ]);

  holds('it is drafted like a character, and an agent after it', (t) => {
    starts(t, ['Layos', 'Súrion', 'Drór', SUMMONS]);
    t.asks(t.resource, 'draft').resource.options_are('Layos', SUMMONS, 'pass');
    t.resource.chooses(SUMMONS);
    t.hazard.chooses('Dori');
    t.equal(t.card(SUMMONS).zone, 'play', 'in play at once');
    t.resource.options_are('Layos', 'Súrion', 'Drór', 'pass').chooses('Súrion');
    t.hazard.chooses('Nori');
    t.equal(t.card(SUMMONS).host, 'Súrion', 'it is with him');
    t.equal(t.card('Súrion').stat('mind'), 5, 'one less than he has');
    t.resource.options_are('Layos', 'pass');
  });

  holds('it is in play from the start where starting companies are chosen in secret', (t) => {
    const decks = [
      { kind: 'ringwraith', pool: ['Layos', 'Súrion', SUMMONS], sites: ['LE-367'] },
      { pool: ['Dori', 'Nori'] },
    ];
    if (t.rules !== 'crf') return void t.noGame(decks, 'are drafted', { draft: false });
    t.game(decks, { draft: false });
    t.resource.chooses('Layos').chooses(SUMMONS).passes();
    t.equal(t.card(SUMMONS).zone, 'pool', 'in secret until all have chosen');
    t.hazard.chooses('Dori').passes();
    t.equal(t.card(SUMMONS).zone, 'play', 'it is shown with those who start');
    t.equal(t.state.known[t.id(SUMMONS)], 3, 'to both');
  });

  holds('each copy lets one start, whoever else is shown between', (t) => {
    starts(t, ['Layos', 'Súrion', 'Drór', SUMMONS, SUMMONS]);
    for (const [one, theirs] of [
      [SUMMONS, 'Dori'],
      [SUMMONS, 'Nori'],
      ['Drór', 'Ori'],
      ['Layos', 'Óin'],
      ['Súrion', 'Fíli'],
    ] as const) {
      if (one === 'Súrion') t.rolls(12, 2);
      t.resource.chooses(one);
      t.hazard.chooses(theirs);
    }
    t.equal([t.card('Drór').stat('mind'), t.card('Súrion').stat('mind')], [3, 5], 'one each');
  });

  holds('in place of a minor item it is not shown later; who never starts does not', (t) => {
    starts(t, ['Layos', 'Bûrat', SUMMONS]);
    t.resource.options_are('Layos', SUMMONS, 'pass').chooses('Layos');
    t.hazard.chooses('Dori');
    t.resource.chooses('pass');
    t.hazard.chooses('pass');
    t.expect(t.decision().about !== 'starting-item', 'that is over');
    t.equal(t.card(SUMMONS).zone === 'play', false, 'it has stayed behind');
  });

  /** As a character he is at home elsewhere, and he is no hazard to play now. */
  const BARRED = {
    'no-site': 'coe/2.II.2.2.5',
    'own-turn': 'coe/2.1.1',
    phase: 'coe/2.IV.vii.1',
  };

  const organizing = (t: Stage, at: Named): Stage =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at, members: ['Layos'] },
          { at: 'LE-390', members: ['Jerrek'] },
        ],
        hand: [SUMMONS, 'Drór'],
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('on a company it lets one agent be played with it, at a haven', (t) => {
    organizing(t, 'LE-367');
    t.resource.refused('Drór', BARRED);
    t.resource.plays(SUMMONS, 'Layos').stage.resolve();
    t.resource.chooses('organize');
    t.resource.may('play Drór', 'Layos', `with ${SUMMONS}`);
    t.resource.mayNot('play Drór', 'Jerrek');
    t.resource.mayNot('play Drór', 'as a new company');
    t.resource.chooses('play Drór', 'under general influence');
    t.equal(t.card(SUMMONS).host, 'Drór', 'it goes with him');
    t.equal(t.card('Drór').stat('mind'), 3, 'one less');
    t.equal(t.card('Drór').companions, ['Layos'], 'and he with them');
  });

  holds('nowhere else', (t) => {
    organizing(t, 'LE-371');
    t.resource.plays(SUMMONS, 'Layos').stage.resolve();
    t.resource.refused('Drór', BARRED);
  });
});
