import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is found where they have been busy: a deck that nobody went through stays as it lay. */

const shuffles = (t: Stage): number =>
  t.steps.flatMap((x) => x.events).filter((e) => e.event === 'shuffle').length;

describe('Old Cache and Swag', () => {
  const at = (t: Stage, card: Named, site: Named): void => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: site, siteTapped: true, members: ['Lagduf', 'Muzgash', 'Radbug'] }],
        hand: [card],
        deck: ['Saw-toothed Blade'],
        discard: ['Black-hide Shield', 'Saw-toothed Blade'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(card).stage.resolve();
  };

  for (const [card, site] of [
    ['Old Cache', 'Goblin-gate'],
    ['Swag', 'Bree'],
  ] as const)
    holds(`${card}: the deck is shuffled if it was used, and not for what lay elsewhere`, (t) => {
      at(t, card, site);
      const before = shuffles(t);
      t.resource.chooses('look through').chooses('Black-hide Shield', 'Lagduf');
      t.resource.chooses('look through').chooses('Saw-toothed Blade', 'Muzgash');
      t.equal(shuffles(t), before, 'nobody went through it');
      t.equal(t.card('Black-hide Shield').host, 'Lagduf', 'taken');
      at(t, card, site);
      const then = shuffles(t);
      t.resource.chooses('search').chooses('Saw-toothed Blade', 'Lagduf').passes();
      t.equal([shuffles(t), t.card('Lagduf').status], [then + 1, 'tapped'], 'once, for one');
      t.equal(t.card('Muzgash').status, 'untapped', 'one of them, or two');
    });
});

describe('what is heard', () => {
  const SECRET = "That Ain't No Secret";
  const HEARD = "That's Been Heard Before Tonight";

  holds('the site does not tap for it; but where it has, nothing is to be heard any more', (t) => {
    const at = (siteTapped: boolean): Stage =>
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Bree',
              members: ['Jerrek', 'Ostisen'],
              ...(siteTapped ? { siteTapped } : {}),
            },
          ],
          hand: [SECRET, HEARD],
        },
        moment: 'entered',
        asksPasses: true,
      });
    at(true);
    for (const card of [SECRET, HEARD]) t.resource.refused(card, { 'no-target': 'coe/9.3' });
    at(false);
    t.resource.plays(SECRET, 'Jerrek').stage.resolve();
    t.equal([t.card('Bree').status, t.card('Jerrek').status], ['untapped', 'tapped'], 'he alone');
    t.resource.plays(HEARD, 'Ostisen').stage.resolve();
    t.equal(t.card(HEARD).host, 'Ostisen', 'and the next');
  });
});
