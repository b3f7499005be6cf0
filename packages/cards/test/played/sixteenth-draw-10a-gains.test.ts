import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What minions win, keep and store: clauses of a sixteenth draw that no other test plays. */

const kind = 'ringwraith';
const TOKENS = 'Tokens to Show';
const RUMOR = 'Rumor of the One';
const SEIZE = 'Seize Prisoners';
const WEALS = 'Magic Ring of Weals';
const TROLLS = 'Half-trolls';

describe('Tokens to Show', () => {
  const ended = (t: Stage, at: Named, bears: Named[]): Stage =>
    t
      .board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Hador', bears }] }],
          events: [TOKENS],
          hand: ['Minor Ring'],
        },
        hazard: {
          kind,
          companies: [{ at: 'Minas Morgul', members: [{ name: 'Layos', bears: ['High Helm'] }] }],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      })
      .allPass();

  holds('Where it could be stored, and nowhere else; by whose turn it is; a check follows', (t) => {
    ended(t, 'Ettenmoors', ['Sable Shield']).resource.mayNot('store Sable Shield');
    ended(t, 'Dol Guldur', ['Sable Shield']);
    t.expect(!t.offered().some((x) => x.includes('High Helm')), 'not for the other player');
    t.rolls(12).resource.chooses('store Sable Shield').stage.resolve();
    t.equal(t.card('Sable Shield').stored, 'Dol Guldur', 'stored');
    t.unrolled(0, 'one check was made');
  });

  holds('A gold ring is tested as it is stored so, too', (t) => {
    ended(t, 'Minas Morgul', ['LE-315']).rolls(12, 7);
    t.resource.chooses('store The Least of Gold Rings').stage.resolve();
    t.unrolled(0, 'the check and the test');
  });

  holds('Gone as an opponent’s deck is exhausted', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        events: [TOKENS, RUMOR],
      },
      hazard: { kind, deck: ['Wargs'], noFiller: true, discard: ['River', 'Wargs', 'Huorn'] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.equal([t.card(TOKENS).zone, t.card(RUMOR).zone], ['play', 'play'], 'there');
    t.passUntil('organization', { turns: 1 });
    t.equal([t.card(TOKENS).zone, t.card(RUMOR).zone], ['discard', 'discard'], 'gone');
  });
});

describe('Rumor of the One', () => {
  holds('Rings of every sort, of any player; other items not', (t) => {
    const corruption = (bears: Named[], other: boolean): number => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: 'Hador', bears }] }],
          events: other ? [] : [RUMOR],
        },
        hazard: { kind, events: other ? [RUMOR] : [] },
        moment: 'organization',
      });
      return t.card('Hador').corruption;
    };
    for (const [item, points] of [
      ['LE-315', 4 + 1],
      [WEALS, 2 + 1],
      ['Minor Ring', 2],
      ['High Helm', 2],
    ] as const)
      t.equal(
        [item, corruption([item], false), corruption([item], true)],
        [item, points, points],
        '?',
      );
  });

  holds('What was stored is worth one more too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
        stored: [{ name: WEALS, at: 'Dol Guldur' }],
        hand: [RUMOR],
      },
      moment: 'organization',
    });
    const before = t.points(0).item;
    t.resource.plays(RUMOR).stage.resolve();
    t.equal([before, t.points(0).item], [2, 3], '?');
  });
});

describe('Seize Prisoners', () => {
  const at = (
    t: Stage,
    site: Named,
    members: Member[],
    siteTapped: boolean,
    hand: Named[],
  ): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: site, members, ...(siteTapped ? { siteTapped: true } : {}) }],
        hand,
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('Only where they have been busy; at a Free-hold; once at each', (t) => {
    at(t, 'LE-408', ['Hador'], false, [SEIZE]).resource.refused(SEIZE, { need: 'coe/9.2' });
    at(t, 'Bree', ['Hador'], true, [SEIZE]).resource.refused(SEIZE, { need: 'coe/9.2' });
    at(t, 'LE-408', ['Lieutenant of Morgul', 'Lagduf', 'Jerrek', 'Gulla', 'Grishnákh'], true, [
      SEIZE,
      SEIZE,
    ]);
    t.resource.plays(SEIZE).stage.resolve();
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.attack().detainment],
      [3, 8, false],
      'three',
    );
    t.fightOut({ always: 12 });
    t.resource.options_are('Gulla', 'Grishnákh').chooses('Gulla');
    t.equal(
      [t.card(SEIZE).host, t.card('Gulla').status, t.points(0).misc],
      ['Gulla', 'tapped', 0],
      'one of those who stand',
    );
    t.resource.refused(SEIZE, { duplicate: 'coe/g.cbd.1' });
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card('Gulla').status, t.card('Jerrek').status], ['tapped', 'untapped'], 'on guard');
    t.resource.mayNot(`store ${SEIZE}`);
  });

  holds('Stored where it may be he is free to rest', (t) => {
    for (const [site, may] of [
      ['Dol Guldur', true],
      ['LE-364', true],
      ['Barad-dûr', true],
      ['Ettenmoors', false],
      ['Bree', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: site, members: [{ name: 'Gulla', bears: [SEIZE], status: 'tapped' }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`store ${SEIZE}`);
        continue;
      }
      t.resource.chooses(`store ${SEIZE}`).stage.resolve();
      t.equal([t.points(0).misc, t.card('Gulla').status], [2, 'tapped'], site);
      t.skipTo('organization', { turns: 2 });
      t.equal(t.card('Gulla').status, 'untapped', 'he rests');
    }
  });

  holds('Who is wounded while he guards them heals, and stays tapped', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: [{ name: 'Gulla', bears: [SEIZE], status: 'wounded' }] },
        ],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Gulla').status, 'tapped', 'healed');
    t.skipTo('organization', { turns: 4 });
    t.equal(t.card('Gulla').status, 'tapped', 'and no more');
  });
});

describe('Magic Ring of Weals', () => {
  holds('One on each; he taps, so he must be untapped; and as that phase begins', (t) => {
    const ended = (status: 'tapped' | 'untapped', bears: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: 'Hador', bears, status }] }],
          discard: ['Bitter Cold', 'Deeper Shadow'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
    };
    ended('tapped', [WEALS]);
    t.resource.mayNot(`use ${WEALS}`);
    ended('untapped', [WEALS]);
    t.resource.may(`use ${WEALS}`);
    t.allPass().resource.mayNot(`use ${WEALS}`);
    // what lends him the art besides is as good as if he had it himself
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [{ name: 'Ciryaher', bears: [WEALS, 'LE-315'] }, 'Layos'],
          },
        ],
        hand: [WEALS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12, 12).resource.chooses('store The Least of Gold Rings').stage.resolve();
    t.unrolled(0, 'tested');
  });
});

describe('Half-trolls', () => {
  const there = (t: Stage, who: Named, roll: number, others: Named[] = []): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Barad-dûr', members: [who] }],
        hand: [TROLLS],
        pile: others,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(roll).resource.plays(TROLLS, who).stage.resolve();
  };

  holds('Above nine; two for the Variags; a leader of Orcs or Trolls may lead them', (t) => {
    for (const [who, roll, others, zone] of [
      ['Jerrek', 9, [], 'discard'],
      ['Jerrek', 10, [], 'pile'],
      ['Jerrek', 7, ['Variags of Khand'], 'discard'],
      ['Jerrek', 8, ['Variags of Khand'], 'pile'],
    ] as const) {
      there(t, who, roll, [...others]);
      t.equal(
        [t.card(TROLLS).zone, t.card('Barad-dûr').status],
        [zone, zone === 'pile' ? 'tapped' : 'untapped'],
        `${roll}`,
      );
    }
    there(t, 'Orc Captain', 10);
    t.resource.chooses('under the leader');
    t.equal(
      [t.card(TROLLS).host, t.card('Barad-dûr').status, t.points(0).faction],
      ['Orc Captain', 'untapped', 1],
      'led',
    );
  });

  holds('Three that one leads are worth two more; they are gone as he moves or goes', (t) => {
    const led = (n: 2 | 3, to?: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Barad-dûr',
              ...(to ? { to } : {}),
              members: [
                {
                  name: 'Orc Captain',
                  leads: [TROLLS, 'Uruk-hai', 'Orcs of Gorgoroth'].slice(0, n) as Named[],
                },
              ],
            },
          ],
        },
        hazard: { hand: ['River'] },
        moment: to ? 'movement' : 'organization',
        asksPasses: true,
      });
    };
    led(2);
    const two = t.points(0).faction;
    led(3);
    t.equal(t.points(0).faction - two, 2 + t.card('Orcs of Gorgoroth').stat('points'), 'two more');
    led(2, 'Minas Morgul');
    t.skipTo('movement-hazard');
    t.equal(t.card(TROLLS).zone, 'discard', 'left behind');
  });
});

describe('Necklace of Girion', () => {
  const at = (
    t: Stage,
    site: Named,
    hand: Named[],
    moment: 'entered' | 'site' | 'organization',
  ): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: site,
            members: [{ name: 'Jerrek', bears: ['AS-128'] }, 'Lagduf'],
            siteTapped: true,
          },
        ],
        hand,
      },
      moment,
      asksPasses: true,
    });

  holds('A Border-hold that was entered, tapped or not, and in the site phase alone', (t) => {
    at(t, 'Ettenmoors', [], 'entered').resource.mayNot('use Necklace of Girion');
    at(t, 'Bree', ['High Helm'], 'organization').resource.mayNot('use Necklace of Girion');
    at(t, 'Bree', ['High Helm'], 'site').resource.mayNot('use Necklace of Girion');
    at(t, 'Bree', ['Broad-headed Spear', 'Black Mace', 'High Helm'], 'entered').rolls(4);
    t.resource.uses('Necklace of Girion').stage.resolve();
    t.resource.mayNot('Black Mace').mayNot('High Helm').chooses('Broad-headed Spear', 'Lagduf');
    t.equal(
      [t.card('Broad-headed Spear').host, t.card('Necklace of Girion').zone],
      ['Lagduf', 'discard'],
      'one is enough',
    );
  });

  holds(
    'A minion who just misses taps, and has succeeded; one who fails has bought nothing',
    (t) => {
      // coe/7.1: three points
      for (const [roll, who, bought] of [
        [2, 'tapped', true],
        [3, 'tapped', true],
        [4, 'untapped', true],
      ] as const) {
        at(t, 'Bree', ['Broad-headed Spear'], 'entered').rolls(roll);
        t.resource.uses('Necklace of Girion').stage.resolve();
        t.resource.chooses('Broad-headed Spear', 'Jerrek');
        t.equal(
          [t.card('Jerrek').status, t.card('Broad-headed Spear').host === 'Jerrek'],
          [who, bought],
          `${roll}`,
        );
      }
    },
  );

  holds('Three over Men and their factions, not over others', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: 'Jerrek', bears: ['AS-128'] }] }],
        hand: ['Ostisen', 'Lagduf', 'Variags of Khand', 'Orcs of Gorgoroth'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Éowyn', 'Aragorn II'] }] },
      moment: 'organization',
    });
    t.equal(
      ['Ostisen', 'Variags of Khand', 'Éowyn', 'Lagduf', 'Orcs of Gorgoroth', 'Aragorn II'].map(
        (x) => t.card('Jerrek').influence(x),
      ),
      [3, 3, 3, 0, 0, 0],
      'Men',
    );
  });
});
