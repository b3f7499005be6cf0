import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What minions do to places where they have been already, and what they make of gold rings. */
const kind = 'ringwraith';

describe('raids', () => {
  const at = (
    t: Stage,
    card: Named,
    site: Named,
    members: readonly Named[],
    tapped = true,
    pile: readonly Named[] = [],
  ): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: site, members, ...(tapped ? { siteTapped: true as const } : {}) }],
        hand: [card],
        pile,
      },
      moment: 'entered',
      asksPasses: true,
    });
  };

  for (const [card, site, worth, faction] of [
    ['Burning Rick, Cot, and Tree', 'LE-370', 2, 'LE-264'],
    ['Smoke on the Wind', 'LE-372', 3, 'LE-264'],
  ] as const)
    holds(`${card}: two attacks, and who still stands taps for it`, (t) => {
      const many: readonly Named[] = [
        'Lieutenant of Morgul',
        'Orc Brawler',
        'Lagduf',
        'Muzgash',
        'Radbug',
        'Orc Tracker',
        'Orc Sniffler',
      ];
      at(t, card, site, many, false);
      t.resource.refused(card, { need: 'coe/9.2' });
      at(t, card, site, many, true, [faction]);
      t.resource.plays(card).stage.resolve();
      const { strikes, detainment } = t.attack();
      t.equal(detainment, false, 'they fight for their homes');
      t.fightOut(
        many.slice(0, strikes).map(() => 12),
        [12],
      );
      if (t.card(card).zone !== 'pile') t.resource.chooses(t.offered()[0]);
      t.equal([t.card(card).zone, t.points(0).misc], ['pile', worth], 'done');
      at(t, card, site, ['Lieutenant of Morgul']);
      t.resource.plays(card).stage.resolve();
      t.fightOut([12], [12]);
      t.equal(t.card(card).zone, 'discard', 'nobody is left to do it');
    });

  holds('Seize Prisoners: one of them guards those whom they lead away', (t) => {
    const SEIZE = 'Seize Prisoners';
    at(t, SEIZE, 'LE-408', ['Lieutenant of Morgul', 'Orc Brawler', 'Lagduf', 'Orc Captain']);
    t.resource.plays(SEIZE).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'as many as that');
    t.fightOut(12, 12, 12);
    t.equal(t.points(0).misc, 0, 'worth nothing yet');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-364', members: [{ name: 'Lagduf', bears: [SEIZE], status: 'tapped' }] },
        ],
      },
      moment: 'organization',
    });
    t.resource.chooses(`store ${SEIZE}`).stage.resolve();
    t.equal(t.points(0).misc, 2, 'stored, at a Shadow-hold');
  });

  holds('Stabbed Him in His Sleep: a scout alone, if his company is covert', (t) => {
    const STAB = 'Stabbed Him in His Sleep';
    at(t, STAB, 'LE-408', ['Hendolen', 'Orc Sniffler']);
    t.resource.refused(STAB, { 'no-user': 'coe/9.2' });
    for (const [roll, zone] of [
      [12, 'pile'],
      [2, 'discard'],
    ] as const) {
      at(t, STAB, 'LE-408', ['Hendolen', 'Jerrek']);
      t.resource.plays(STAB, 'Jerrek').stage.resolve();
      t.equal(t.attack().assigned.length <= 1, true, 'one strike, for him alone');
      t.rolls(roll, ...(roll === 2 ? [2] : []));
      while (t.underAttack) {
        const d = t.decision();
        const stay = d.options.find((o) => o.type === 'yes');
        const pass = d.options.find((o) => o.type === 'pass');
        t.take(stay ?? pass ?? d.options[0], 'he keeps still');
      }
      if (roll === 12) t.resource.chooses('he taps for it');
      t.equal(t.card(STAB).zone, zone, 'done, or not');
    }
  });
});

describe('rings', () => {
  for (const ring of ['Bright Gold Ring', 'Gleaming Gold Ring', 'Perfect Gold Ring'] as const)
    holds(`${ring}: a Lesser Ring is found in the deck when it is tested`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Lagduf', bears: [ring] }] }],
          deck: ['Wargs', 'Paltry Ring', 'Magic Ring of Fury'],
        },
        moment: 'organization',
      });
      t.rolls(12, 9).resource.chooses(`store ${ring}`).stage.resolve();
      t.resource.options_are('Paltry Ring', 'pass').chooses('Paltry Ring');
      t.equal(
        [t.card('Paltry Ring').stored, t.card(ring).zone],
        ['Dol Guldur', 'discard'],
        'one for the other',
      );
    });

  holds('The One Ring is not found as a gold ring is stored, but it is else', (t) => {
    const tests = (moment: 'organization' | 'end-of-turn', at: Named): string[] => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Lagduf', bears: ['The Least of Gold Rings'] }] }],
          hand: ['LE-326'],
        },
        moment,
        rolls: moment === 'organization' ? [12, 12] : [12],
        asksPasses: true,
      });
      if (moment === 'organization')
        t.resource.chooses('store The Least of Gold Rings').stage.resolve();
      else while (t.decision().about !== 'ring') t.pass();
      return t.offered();
    };
    t.equal(tests('organization', 'Dol Guldur').includes('The One Ring'), false, 'not so');
  });

  holds(
    'Secrets of Their Forging: a ring for which it could be tested, and the gold ring is gone',
    (t) => {
      const SECRETS = 'Secrets of Their Forging';
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-408',
              members: [{ name: 'Ciryaher', bears: ['Bright Gold Ring'] }],
            },
          ],
          hand: [SECRETS, 'Magic Ring of Fury', 'LE-326'],
        },
        moment: 'entered',
      });
      t.resource.plays(SECRETS).stage.resolve();
      t.resource.options_are('Magic Ring of Fury', 'pass').passes();
      t.equal(
        [t.card('Bright Gold Ring').zone, t.card('Ciryaher').status],
        ['discard', 'tapped'],
        'gone',
      );
    },
  );
});
