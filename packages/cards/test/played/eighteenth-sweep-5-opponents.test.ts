import type { CardName, PlayerKind } from '@mathom/engine/language';
import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is said of an opponent at a time when all the others at the table are opponents. */

const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('a council', () => {
  holds('The Black Council and The White Council: wherever the peer sits at the table', (t) => {
    for (const [mine, members, at, card, peer, stranger] of [
      [
        'ringwraith',
        'Hoarmûrath the Ringwraith',
        'Minas Morgul',
        'The Black Council',
        'ringwraith',
        'wizard',
      ],
      ['wizard', 'Gandalf', 'Rivendell', 'The White Council', 'fallen-wizard', 'ringwraith'],
      ['wizard', 'Gandalf', 'Rivendell', 'The White Council', 'wizard', 'ringwraith'],
    ] as const) {
      const table = (second: PlayerKind, third: PlayerKind, pile: Named[] = []): void =>
        void t.board({
          resource: {
            kind: mine,
            companies: [{ at, members: [members] }],
            hand: [card],
            pile: ['Wargs', 'Cave-drake'],
          },
          hazard: { kind: second },
          others: [{ kind: third, pile }],
          moment: 'organization',
          asksPasses: true,
        });
      table(peer, stranger);
      t.resource.may(`play ${card}`);
      table(stranger, peer);
      t.resource.may(`play ${card}`);
      table(stranger, stranger);
      t.resource.refused(card, { need: 'coe/9.2' });
      table(peer, stranger, ['Wargs', 'Cave-drake', 'Barrow-wight']);
      t.resource.refused(card, { need: 'coe/9.2' });
    }
  });
});

describe('The Great Hunt', () => {
  holds('of several opponents he says whose deck or pile they come from', (t) => {
    for (const [whose, from, comes] of [
      ['Player 3', 'play deck', 'Cave-drake'],
      ['Hazard player', 'play deck', 'Wargs'],
      ['Player 3', 'discard pile', 'Brigands'],
      ['Hazard player', 'discard pile', 'Assassin'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Alatar', 'Beretar'] }],
          hand: ['The Great Hunt'],
          events: strayed(12),
        },
        hazard: { deck: ['Wargs'], shed: ['Assassin'] },
        others: [{ deck: ['Cave-drake'], shed: ['Brigands'] }],
        moment: 'organization',
        asksPasses: true,
      });
      const size = (seat: number): number => t.state.players[seat].deck.length;
      t.resource.plays('The Great Hunt').stage.resolve();
      t.resource.chooses(from).options_are('Hazard player', 'Player 3').chooses(whose);
      t.equal(t.attack().name, comes, `${whose}, ${from}`);
      const before = [size(1), size(2)];
      t.fightOut({ always: 12 });
      t.expect(!t.underAttack, 'nothing more of the others');
      // what was turned over of that deck and is no creature is back in it
      const back = from === 'play deck' ? [size(1), size(2)] : before;
      t.equal(
        back,
        from === 'discard pile' ? [21, 21] : whose === 'Player 3' ? [21, 20] : [20, 21],
        'the rest is where it was',
      );
    }
  });

  holds('against one opponent nobody is asked whose they are', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Alatar', 'Beretar'] }],
        hand: ['The Great Hunt'],
        events: strayed(12),
      },
      hazard: { deck: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('The Great Hunt').stage.resolve();
    t.resource.chooses('play deck');
    t.equal(t.attack().name, 'Wargs', 'at once');
  });
});
