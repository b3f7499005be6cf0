import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Things of heroes are no price, and no condition, for what minions do with theirs (coe/9.2.4, crf/term/mele-vs-metw/1). */
describe('what heroes have made', () => {
  holds('A Dragon is not won with it', (t) => {
    for (const [dragon, at, item, given] of [
      ['Smaug Roused', 'LE-387', 'Black Mace', true],
      ['Smaug Roused', 'LE-387', 'Glamdring', false],
      ['Smaug Roused', 'LE-387', 'Shield of Iron-bound Ash', false],
      ['Eärcaraxë Roused', 'AS-153', 'High Helm', true],
      ['Eärcaraxë Roused', 'AS-153', 'Glamdring', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: [{ name: 'Jerrek', bears: [item] }] }],
          hand: [dragon],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses(`play ${dragon}`);
      t.equal(
        t.offered().filter((o) => o === item),
        given ? [item] : [],
        `${item} for ${dragon}`,
      );
      if (given) t.resource.chooses(item);
      t.rolls(2).resolve();
      t.equal(t.card(item).zone, given ? 'discard' : 'play', given ? 'given' : 'kept');
    }
  });

  holds('Powers Too Dark and Terrible: a ring of theirs lends nothing to its bearer', (t) => {
    for (const [ring, may] of [
      ['Magic Ring of Delusion', true],
      ['Magic Ring of Words', false],
      ['LE-326', true],
      ['TW-347', false],
    ] as readonly (readonly [Named, boolean])[]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Hendolen', bears: [ring] }, 'Orc Brawler'],
            },
          ],
          hand: ['Bitter Cold'],
          events: ['The Lidless Eye', 'Powers Too Dark and Terrible'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (may) t.resource.may('play Bitter Cold');
      else t.resource.refused('Bitter Cold', { 'no-user': 'coe/9.2' });
    }
  });

  holds('Challenge the Power: it is not with their Ring that he does', (t) => {
    for (const ring of ['LE-326', 'TW-347'] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'BA-93', members: [{ name: 'The Balrog', bears: [ring] }] }],
          hand: ['Challenge the Power'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (ring === 'LE-326') t.resource.may('play Challenge the Power');
      else t.resource.refused('Challenge the Power', { 'no-target': 'coe/9.3' });
    }
  });
});
