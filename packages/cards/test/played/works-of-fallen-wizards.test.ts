import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What Fallen-wizards make of sites, and with those who are close to them. */
const kind = 'fallen-wizard';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Foul Tooth Unsheathed', () => {
  const slain = (
    t: Stage,
    who: 'Alatar' | 'Saruman',
    points: number,
    more: Named[] = [],
  ): number => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-58', to: 'Barrow-downs', by: ['Arthedain', 'Cardolan'], members: [who] },
        ],
        events: [...strayed(points), ...more],
        pile: ['Olog-hai (Trolls)'],
      },
      hazard: { hand: ['Cave-drake', 'Foul Tooth Unsheathed'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Foul Tooth Unsheathed').stage.resolve();
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').rolls(12);
    t.resource.chooses('no');
    while (t.underAttack) t.pass();
    t.equal(t.card('Cave-drake').zone, 'pile', 'it was defeated');
    return t.points(0).kill;
  };
  holds('What is defeated while it lies there is worth nothing to one who has strayed', (t) => {
    t.equal(slain(t, 'Saruman', 8), 1, 'the Trolls that were defeated before');
    t.equal(slain(t, 'Saruman', 6), 2, 'he has not gone far enough');
    t.equal(slain(t, 'Alatar', 8), 3, 'to Alatar both are worth all that they are');
  });

  holds('Only against a Fallen-wizard; it beats what makes hazards worth more', (t) => {
    t.equal(
      slain(t, 'Saruman', 8, ['A Merrier World']),
      2,
      'the Trolls in full, and no Cave-drake',
    );
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Saruman'] }] },
      hazard: { hand: ['Foul Tooth Unsheathed'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.refused('Foul Tooth Unsheathed', { need: 'coe/9.2' });
  });
});

describe('Chambers in the Royal Court', () => {
  const EDORAS: Named = 'TW-394';

  holds('One of his hero Free-holds becomes a Wizardhaven, and a home of his', (t) => {
    const board = (): void =>
      void t.board({
        resource: {
          kind,
          declared: 'Gandalf',
          companies: [
            { at: EDORAS, members: ['Beretar'] },
            { at: 'TW-412', members: ['Anborn'], onSite: ['Chambers in the Royal Court'] },
          ],
          hand: ['Gandalf', 'Chambers in the Royal Court', 'Bergil'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board();
    t.resource.chooses('organize').may('play Gandalf at Minas Tirith').mayNot('Bergil at Edoras');
    board();
    t.resource.plays('Chambers in the Royal Court', 'Edoras').stage.resolve();
    t.resource.chooses('organize').may('play Gandalf at Edoras').may('play Bergil at Edoras');
  });

  holds('It shelters his companies, and nothing is playable there as written', (t) => {
    for (const made of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Tolfalas',
              members: ['Gandalf'],
              onSite: made ? ['Chambers in the Royal Court'] : [],
            },
          ],
        },
        hazard: { hand: ['Corsairs of Umbar'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Corsairs of Umbar').stage.resolve();
      t.equal(t.underAttack, !made, 'under attack');
    }
    for (const made of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Tolfalas',
              members: ['Gandalf'],
              onSite: made ? ['Chambers in the Royal Court'] : [],
            },
          ],
          hand: ['Dagger of Westernesse'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (made) t.resource.mayNot('play Dagger of Westernesse');
      else t.resource.may('play Dagger of Westernesse');
    }
  });

  holds('No minion Free-hold, no site of another type', (t) => {
    for (const at of ['LE-372', 'Bree'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Gandalf'] }],
          hand: ['Chambers in the Royal Court'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('Chambers in the Royal Court', { 'no-target': 'coe/9.3' });
    }
  });
});

describe('Await the Onset', () => {
  const FACTIONS = ['Wood-elves', 'Riders of Rohan', 'Rangers of the North', 'Lossoth'] as const;
  const SIX = ['Gandalf', 'Beretar', 'Anborn', 'Bergil', 'Bill Ferny', 'Halbarad'] as const;
  const board = (t: Stage, havens: readonly Named[], factions: number, friends: number): void => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'TW-394', members: SIX.slice(0, friends), onSite: [...havens] },
          {
            at: 'TW-412',
            members: [{ name: 'Adrazar', bears: ['Glamdring'] }],
            onSite: ['Chambers in the Royal Court', 'Guarded Haven'],
          },
        ],
        events: strayed(8),
        hand: ['Await the Onset', 'Knights of Dol Amroth'],
        pile: FACTIONS.slice(0, factions),
      },
      moment: 'organization',
      asksPasses: true,
    });
  };
  const BOTH = ['Chambers in the Royal Court', 'Guarded Haven'] as const;
  holds('two protected Wizardhavens, four factions, six characters', (t) => {
    for (const [havens, factions, friends] of [
      [[BOTH[0]], 4, 5],
      [BOTH, 3, 5],
      [BOTH, 4, 4],
    ] as const) {
      board(t, havens, factions, friends);
      t.resource.refused('Await the Onset', { need: 'coe/9.2' });
    }
    board(t, BOTH, 4, 5);
    const before = t.points(0);
    t.resource.plays('Await the Onset').stage.resolve();
    t.equal(t.points(0).misc, before.misc + 5, 'five points');
  });

  holds('What is won after it, and what is not at home in the end, is worth a point', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Amroth', members: [{ name: 'Gandalf', bears: ['Grey Embassy', 'Gwaihir'] }] },
          {
            at: 'TW-412',
            members: [{ name: 'Adrazar', bears: ['Gwaihir'] }],
            onSite: ['Chambers in the Royal Court'],
          },
        ],
        events: ['Await the Onset'],
        hand: ['Knights of Dol Amroth'],
        pile: ['Riders of Rohan'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(t.points(0).faction, 3, 'the Riders as Grey Embassy has them');
    t.rolls(12).resource.plays('Knights of Dol Amroth', 'Gandalf').stage.resolve();
    t.equal(t.card('Knights of Dol Amroth').host, 'Await the Onset', 'under it');
    t.equal(t.points(0).faction, 4, 'a point, where Grey Embassy gives three');
  });
});

describe('Truths of Doom', () => {
  holds('Two points more control characters, the others count where they are unused', (t) => {
    for (const [events, controls, unused] of [
      [[], 20, 20],
      [['Truths of Doom'], 22, 26],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Pallando'] }], events: [...events] },
        moment: 'organization',
      });
      t.equal(
        [query.playerStat(t.state, 'general-influence', 0), t.generalInfluence(0)],
        [controls, unused],
        'his',
      );
      t.equal(t.generalInfluence(1), 20, 'nobody else');
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Pallando', 'Beretar', 'Anborn'] }],
        events: ['Truths of Doom'],
      },
      moment: 'organization',
    });
    t.equal(t.generalInfluence(0), 22 - 5 - 2 + 4, 'those whom he controls take of the two');
  });
});

describe('Friend of Secret Things', () => {
  holds('Two of them win allies at tapped sites, three do not', (t) => {
    const board = (members: Named[], events: Named[]): void =>
      void t.board({
        resource: {
          kind,
          companies: [{ at: 'Old Forest', members, siteTapped: true }],
          events,
          hand: ['Goldberry', 'Dagger of Westernesse'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    board(['Radagast', 'Beretar'], ['Friend of Secret Things']);
    t.resource.may('play Goldberry').mayNot('play Dagger of Westernesse');
    board(['Radagast', 'Beretar'], []);
    t.resource.refused('Goldberry', { 'site-tapped': 'coe/2.V.1' });
    board(['Radagast', 'Beretar', 'Anborn'], ['Friend of Secret Things']);
    t.resource.refused('Goldberry', { 'site-tapped': 'coe/2.V.1' });
  });
});

describe('The Forge-master', () => {
  const board = (t: Stage, at: Named): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          { at, members: ['Saruman', { name: 'Beretar', bears: ['The Forge-master'] }] },
          { at, members: [{ name: 'Anborn', status: 'tapped' }] },
        ],
        discard: ['Dagger of Westernesse', 'Star-glass'],
        sideboard: ['Shield of Iron-bound Ash', 'Glamdring'],
        hand: ['Orc-draughts'],
      },
      moment: 'organization',
      asksPasses: true,
    });
  holds('He taps at a Wizardhaven to make a small thing for somebody there', (t) => {
    board(t, 'Bree');
    t.resource.refused('The Forge-master', { need: 'coe/9.2' });
    board(t, 'Isengard');
    t.resource.uses('The Forge-master', 'Anborn').stage.resolve();
    t.resource
      .may('Dagger of Westernesse')
      .may('Shield of Iron-bound Ash')
      .mayNot('Star-glass')
      .mayNot('Glamdring')
      .mayNot('Orc-draughts')
      .chooses('Shield of Iron-bound Ash');
    t.equal(
      [t.card('Shield of Iron-bound Ash').host, t.card('Beretar').status, t.card('Anborn').status],
      ['Anborn', 'tapped', 'tapped'],
      'who made it tapped, who has it need not',
    );
    t.equal(t.card('Isengard').status, 'untapped', 'nor does the site');
  });
});

describe("Saruman's Machinery", () => {
  holds('On a protected Isengard, a Technology item a turn, tapped or not', (t) => {
    for (const [who, protectedOne, why] of [
      ['Saruman', true, null],
      ['Saruman', false, { 'no-target': 'coe/9.3' }],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Isengard',
              members: [who],
              onSite: protectedOne ? ['The Fortress of Isen'] : [],
            },
          ],
          hand: ["Saruman's Machinery"],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (why) t.resource.refused("Saruman's Machinery", why);
      else {
        t.resource.plays("Saruman's Machinery").stage.resolve();
        t.equal([t.card("Saruman's Machinery").host, t.stagePoints(0)], ['Isengard', 7], 'there');
      }
    }
    for (const [machines, tapped, may] of [
      [true, true, true],
      [true, false, true],
      [false, false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Isengard',
              members: ['Saruman', 'Beretar'],
              onSite: machines ? ["Saruman's Machinery"] : [],
              ...(tapped ? { siteTapped: true } : {}),
            },
          ],
          hand: ['Blasting Fire', 'Liquid Fire', 'Saw-toothed Blade'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot('play Saw-toothed Blade');
      if (!may) {
        t.resource.refused('Blasting Fire', { 'not-here': 'coe/2.V.4' });
        continue;
      }
      t.resource.plays('Blasting Fire', 'Beretar').stage.resolve();
      t.equal(
        [t.card('Blasting Fire').host, t.card('Isengard').status],
        ['Beretar', 'tapped'],
        'made',
      );
      t.resource.refused('Liquid Fire', { 'not-here': 'coe/2.V.4' });
    }
  });
});

describe('Thrall of the Voice', () => {
  holds('It brings in a mind of six, but nobody whose own card keeps him at home', (t) => {
    for (const [events, may] of [
      [['Thrall of the Voice'], true],
      [[], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Isengard', members: ['Saruman'] }],
          events: [...events],
          hand: ['Legolas', 'Fram Framson'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.chooses('organize').may('play Legolas').mayNot('play Fram Framson');
      else t.resource.refused('Legolas', { mind: 'coe/2.II.2.2.F1' });
    }
  });
});
