import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who ride, those who are led away, and what becomes of them when what held them is gone. */
const kind = 'ringwraith';

/** Two Ringwraiths on horseback meet a Giant on the way, who strikes at that one. */
const ridden = (t: Stage, struck: string): void => {
  t.board({
    resource: {
      kind,
      companies: [
        {
          at: 'Carn Dûm',
          to: 'Goblin-gate',
          members: [
            { name: 'Ren the Ringwraith', bears: ['Black Horse'] },
            {
              name: 'Adûnaphel the Ringwraith',
              under: 'Ren the Ringwraith',
              bears: ['Black Horse'],
            },
          ],
        },
      ],
    },
    hazard: { hand: ['Giant'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Giant', 'Wilderness').stage.resolve();
  t.passUntil('defend').resource.chooses(`a strike to ${struck}`);
};

/** The strike is successful, and the body check shows that. */
const falls = (t: Stage, body = 12): void => {
  t.passUntil('stay-untapped').resource.chooses('no');
  t.passUntil('strike-defender').rolls(2, body).allPass().resolve();
};

describe('Black Horse', () => {
  holds('Who has lost his horse goes home, though others still ride', (t) => {
    ridden(t, 'Black Horse');
    falls(t);
    t.equal(t.card('Ren the Ringwraith').zone, 'hand', 'his horse is slain');
    t.equal(t.card('Adûnaphel the Ringwraith').zone, 'play', 'hers is not');
  });

  holds('Who is slain with his horse under him stays so', (t) => {
    ridden(t, 'Adûnaphel the Ringwraith');
    falls(t);
    t.equal(t.card('Adûnaphel the Ringwraith').zone, 'removed', 'the horse was lost after her');
  });

  holds('Who is sent away is in the discard pile, and not back in hand', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              'The Witch-king',
              { name: 'Ren the Ringwraith', under: 'The Witch-king', bears: ['Black Horse'] },
            ],
            events: ['Black Rider'],
          },
        ],
      },
      moment: 'untap',
    });
    t.resolve();
    t.equal(t.card('Ren the Ringwraith').zone, 'discard', 'the ride is over');
  });
});

describe('Creature of an Older World', () => {
  holds('Who is slain beside the beast that carries her stays so', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Goblin-gate',
            members: [{ name: 'Adûnaphel the Ringwraith', bears: ['Creature of an Older World'] }],
          },
        ],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Giant', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Adûnaphel');
    falls(t);
    t.equal(t.card('Adûnaphel the Ringwraith').zone, 'removed', 'she is gone for good');
  });
});

describe('Sack Over the Head', () => {
  holds('The captives of one are free when he is hurt, though another has some too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [
              {
                name: 'Bûrat',
                bears: [{ name: 'Sack Over the Head', captives: ['Frodo'] }],
              },
              {
                name: 'Tûma',
                bears: [{ name: 'Sack Over the Head', captives: ['Gimli'] }],
              },
            ],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Bûrat').chooses('a strike to Tûma');
    t.passUntil('strike').resource.chooses('the strike against Bûrat');
    falls(t, 2);
    t.equal(t.card('Frodo').zone, 'play', 'he is free');
    t.equal(t.card('Gimli').zone, 'aside', 'he is not');
  });
});
