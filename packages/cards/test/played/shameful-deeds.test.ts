import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What those are worth whom the companies of a Fallen-wizard slay. */
const kind = 'fallen-wizard';

/** Events that give him so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('what they ask for', () => {
  const organizing = (
    t: Stage,
    card: Named,
    declared: 'Alatar' | 'Gandalf' | 'Saruman',
    points: number,
    more: CardName[] = [],
  ): void =>
    void t.board({
      resource: {
        kind,
        declared,
        companies: [{ at: 'TW-378', members: ['Beretar'] }],
        hand: [card],
        events: [...strayed(points), ...more],
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('each its stage points; Shameful Deeds not of Alatar; none a second time', (t) => {
    for (const [card, least, gives] of [
      ['Shameful Deeds', 7, 4],
      ['A Merrier World', 8, 2],
      ['Legacy of Smiths', 7, 4],
      ['Gatherer of Loyalties', 4, 3],
      ['Blind to All Else', 0, 2],
      ['Great Patron', 0, 2],
    ] as const) {
      const odd = least % 2;
      const thrall: CardName[] = odd ? ['Thrall of the Voice'] : [];
      organizing(t, card, 'Saruman', least - odd, thrall);
      t.equal(t.stagePoints(0), least, `${card}: just enough`);
      t.resource.plays(card).stage.resolve();
      t.equal(t.stagePoints(0), least + gives, 'and its own');
      if (least > 0) {
        organizing(
          t,
          card,
          'Saruman',
          least - odd - (odd ? 0 : 2),
          odd ? [] : ['Thrall of the Voice'],
        );
        t.equal(t.stagePoints(0), least - 1, `${card}: one too few`);
        t.resource.refused(card, { need: 'coe/9.2' });
      }
      organizing(t, card, 'Saruman', 10, [card]);
      t.resource.refused(card, { duplicate: 'coe/g.cbd.1' });
    }
    organizing(t, 'Shameful Deeds', 'Alatar', 10);
    t.resource.refused('Shameful Deeds', { need: 'coe/9.2' });
    organizing(t, 'Shameful Deeds', 'Gandalf', 10);
    t.resource.may('play Shameful Deeds');
  });
});

describe('Shameful Deeds', () => {
  /** Rangers come upon one of his people. */
  const waylaid = (t: Stage, events: CardName[]): void => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-375', members: ['Galva'] }],
        events,
        pile: ['Olog-hai (Trolls)'],
      },
      hazard: { hand: ['Arthadan Rangers'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Arthadan Rangers').stage.resolve();
  };
  const slay = (t: Stage, ...rolls: number[]): void => {
    t.passUntil('stay-untapped').rolls(...rolls);
    t.resource.chooses('no');
    while (t.underAttack) t.pass();
  };

  holds('makes foes of those who would only have detained', (t) => {
    waylaid(t, []);
    t.equal([t.attack().detainment, t.points(0).kill], [true, 1], 'they detain');
    slay(t, 12);
    t.equal([t.card('Arthadan Rangers').zone, t.points(0).kill], ['discard', 1], 'nothing is won');
    waylaid(t, ['Shameful Deeds']);
    t.equal([t.attack().detainment, t.points(0).kill], [false, 0], 'his Trolls are worth nothing');
    slay(t, 12, 12);
    t.equal(
      [t.card('Arthadan Rangers').zone, t.points(0).kill],
      ['pile', 2],
      'the Rangers in full',
    );
  });

  holds('is of no account to the companies of others', (t) => {
    t.board({
      resource: { companies: [{ at: 'TW-375', members: ['Dori'] }] },
      hazard: { kind, declared: 'Saruman', hand: ['Arthadan Rangers'], events: ['Shameful Deeds'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Arthadan Rangers').stage.resolve();
    t.expect(t.attack().detainment, 'they detain');
  });

  holds('weighs trophies as it weighs all that was slain', (t) => {
    const worth = (trophies: Named[], events: CardName[]): number => {
      const captain: Member = { name: 'Orc Captain', trophies };
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'TW-375', members: [captain] }],
          events,
        },
        moment: 'organization',
        asksPasses: true,
      });
      return t.points(0).kill;
    };
    t.equal(worth(['Olog-hai (Trolls)'], []), 1, 'one at most');
    t.equal(worth(['Olog-hai (Trolls)'], ['A Merrier World']), 2, 'full');
    t.equal(worth(['Olog-hai (Trolls)'], ['Shameful Deeds']), 0, 'nothing');
    t.equal(worth(['Arthadan Rangers'], ['Shameful Deeds']), 2, 'full');
    t.equal(worth(['Arthadan Rangers'], []), 1, 'one at most');
  });
});
