import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What becomes of cards of the Balrog and of minions when their time or their place is gone. */
const kind = 'balrog';

describe('what comes, stays and goes', () => {
  for (const card of ['Darkness Wielded', 'Heart of Dark Fire', 'Scourge of Fire'] as const)
    holds(`${card} comes out of the sideboard while its player organizes`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-93', members: ['The Balrog'] }],
          sideboard: [card],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses(card, 'shuffle it into the deck');
      t.equal(t.card(card).zone, 'deck', 'it can be drawn now');
    });

  holds('Whispers of Rings: there from the start, in place of a minor item', (t) => {
    t.game([
      { kind: 'ringwraith', pool: ['Gorbag', 'Whispers of Rings'], sites: ['Dol Guldur'] },
      { pool: ['Faramir'] },
    ]);
    for (let i = 0; i < 9 && t.decision().about !== 'starting-item'; i++)
      t.take(t.decision().options[0], 'the first');
    t.rolls(12, 2);
    t.asks(t.resource, 'starting-item').resource.chooses('Whispers of Rings');
    t.equal(t.card('Whispers of Rings').zone, 'play', 'it starts with the company');
  });

  holds('Stabbing Tongue of Fire is for the Balrog, in the deeps, tapped or not', (t) => {
    const board = (at: Named, tapped: boolean) =>
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: ['The Balrog', 'Azog'], ...(tapped ? { siteTapped: true } : {}) },
          ],
          hand: ['Stabbing Tongue of Fire'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    board('BA-96', true);
    t.resource.plays('Stabbing Tongue of Fire').stage.resolve();
    t.equal(t.card('Stabbing Tongue of Fire').host, 'The Balrog', 'nobody else bears it');
    t.equal(t.points(0).item, 1, 'a point');
    board('Goblin-gate', false);
    t.resource.mayNot('play Stabbing Tongue of Fire');
  });

  holds('One shape is put off for another', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-93', members: [{ name: 'The Balrog', bears: ['Great Shadow'] }] }],
        hand: ['Great Shadow'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const old = t.id('Great Shadow');
    t.resource.plays('Great Shadow').stage.resolve();
    t.equal(t.state.zone[old], 'hand', 'the one before');
    t.equal(t.card('The Balrog').stat('prowess'), 6, 'and not both');
  });

  holds('Crept Along Carefully goes with a deck', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Aragorn II'], events: ['Crept Along Carefully'] }],
        hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Glamdring'],
        deck: ['Wood-elves'],
        noFiller: true,
        discard: ['Men of Anfalas', 'Concealment'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
      moment: 'end-of-turn',
    });
    t.resource.passes();
    t.equal(t.state.players[0].exhausted, 1, 'the last card was drawn');
    t.expect(t.card('Crept Along Carefully').zone !== 'play', 'it is gone');
  });

  holds('What is on a site goes with it, or keeps it', (t) => {
    for (const [at, to, on, stays] of [
      ['Iron Hill Dwarf-hold', 'Dale', 'Invade Their Domain', false],
      ['BA-96', 'Iron Hill Dwarf-hold', 'Breach the Hold', true],
      ['BA-91', 'Carn Dûm', 'Caverns Unchoked', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, to, members: ['Azog'], siteTapped: true, onSite: [on] }],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('enter');
      t.equal(t.card(on).zone, stays ? 'play' : 'discard', on);
    }
  });
});
