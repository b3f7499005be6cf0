import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const fallen = 'fallen-wizard';
const balrog = 'balrog';

describe('Radagast in other shapes', () => {
  holds('who put his wings off after he had said where he goes stays where he is', (t) => {
    for (const [how, there] of [
      ['he keeps them', 'Tolfalas'],
      ['he puts them off', 'Bree'],
      ['he takes another shape', 'Bree'],
    ] as const) {
      t.board({
        resource: {
          kind: fallen,
          companies: [
            { at: 'Bree', members: [{ name: 'Radagast', bears: ['Winged Change-master'] }] },
          ],
          sites: ['Tolfalas'],
          hand: ['Shifter of Hues'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Tolfalas');
      if (how === 'he puts them off') t.resource.uses('Winged Change-master').stage.resolve();
      if (how === 'he takes another shape') t.resource.plays('Shifter of Hues').stage.resolve();
      t.skipTo('enter');
      t.equal(t.company('Radagast').site, t.id(there), how);
      if (there === 'Bree') t.equal(t.card('Tolfalas').zone, 'sites', 'nor is the other shown');
    }
  });
});

describe('what Saruman has made', () => {
  holds('The Forge-master: who followed somebody else follows him no more', (t) => {
    t.board({
      resource: {
        kind: fallen,
        companies: [
          { at: 'WH-56', members: ['Saruman', 'Anborn', { name: 'Wacho', under: 'Anborn' }] },
        ],
        hand: ['The Forge-master'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('The Forge-master', 'Wacho').stage.resolve();
    t.equal(t.card('Wacho').control, 'nobody', 'not by such as he');
    t.resource.chooses('organize').mayNot('put Wacho under Anborn');
    t.resource.may('put Wacho under general influence').chooses('put Wacho under Saruman');
    t.equal(t.card('Wacho').control, 'Saruman', 'but by his master');
  });

  holds("Saruman's Machinery: one thing in the turn, whichever company is there", (t) => {
    t.board({
      resource: {
        kind: fallen,
        companies: [
          {
            at: 'WH-58',
            members: ['Saruman', 'Anborn'],
            onSite: ["Saruman's Machinery"],
            siteTapped: true,
          },
          { at: 'WH-58', members: ['Beretar', 'Wacho'] },
        ],
        hand: ['Blasting Fire', 'Liquid Fire'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may('play Liquid Fire').plays('Blasting Fire', 'Anborn').stage.resolve();
    t.resource.mayNot('play Liquid Fire');
    t.skipTo('enter').resource.chooses('enter').mayNot('play Liquid Fire');
  });
});

describe('Whispers of Rings', () => {
  holds('a ring that waits with it may come of a test; each copy looks for one', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: [
              'Ren the Ringwraith',
              { name: 'Ciryaher', bears: ['The Least of Gold Rings'] },
            ],
          },
        ],
        sideboard: ['Magic Ring of Shadows'],
        discard: ['Magic Ring of Lore'],
        events: ['Whispers of Rings', 'Whispers of Rings'],
        hand: ['Test of Fire'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Whispers of Rings').stage.resolve();
    t.resource.chooses('Magic Ring of Shadows').may('use Whispers of Rings');
    t.rolls(5).resource.plays('Test of Fire', 'Ren the Ringwraith').stage.resolve();
    t.resource.mayNot('Magic Ring of Lore').chooses('Magic Ring of Shadows');
    t.equal(t.card('Magic Ring of Shadows').host, 'Ciryaher', 'in the place of the other');
  });
});

describe('Long Grievous Siege', () => {
  holds('five less for whoever would win the people of the place', (t) => {
    const total = (laid: boolean): number => {
      t.board({
        resource: {
          kind: balrog,
          companies: [{ at: 'BA-93', members: ['Azog'] }],
          hand: laid ? ['Long Grievous Siege'] : [],
          pile: ['Orcs of Angmar'],
          sites: ['LE-356'],
        },
        hazard: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Rangers of the North'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (laid) {
        t.resource.plays('Long Grievous Siege', 'Orcs of Angmar').stage.resolve();
        t.equal([t.card('LE-356').zone, t.points(0).misc], ['aside', 1], 'besieged');
      }
      t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
      t.equal(t.underAttack, laid, 'Orcs lie before it');
      while (t.underAttack) {
        const { about, options } = t.decision();
        const stays = about === 'stay-untapped' ? t.offered().indexOf('yes') : -1;
        t.rolls(12, 12);
        t.take(options[stays] ?? options.find((o) => o.type === 'pass') ?? options[0], 'on');
        t.state.dice = [];
      }
      const n = t.steps.length;
      t.rolls(12).hazard.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      const roll = t.steps
        .slice(n)
        .flatMap((x) => x.events)
        .find((e) => e.event === 'roll');
      return roll?.event === 'roll' ? roll.total : 0;
    };
    t.equal(total(true), total(false) - 5, 'five less');
  });
});

describe('the Balrog and his', () => {
  holds('what was an ally of another goes as he comes', (t) => {
    t.board({
      resource: {
        kind: balrog,
        companies: [{ at: 'BA-93', members: ['Azog'] }],
        hand: ['The Balrog'],
        sites: ['BA-100'],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-392', members: [{ name: 'Gorbag', bears: ['AS-71'] }] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('play The Balrog');
    t.equal([t.card('BA-3').zone, t.card('AS-71').zone], ['play', 'discard'], 'one of them');
  });

  holds('Nasty Slimy Thing: not in a ruin that was made a Darkhaven', (t) => {
    for (const onSite of [[], ['Roots of the Earth']] as Named[][]) {
      t.board({
        resource: {
          kind: balrog,
          companies: [{ at: 'BA-89', members: ['Azog'], onSite }],
          hand: ['Nasty Slimy Thing'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (onSite.length === 0) t.resource.may('play Nasty Slimy Thing');
      else t.resource.refused('Nasty Slimy Thing', { 'not-here': 'coe/2.V.2' });
    }
  });

  holds('Flame of Udûn: whom he strikes, and who strikes at him in vain, falls on eight', (t) => {
    for (const bears of [[], ['Flame of Udûn']] as Named[][])
      for (const attacks of [true, false])
        for (const roll of [7, 8, 9]) {
          const at = 'Goblin-gate';
          const his = {
            kind: balrog,
            companies: [{ at, members: [{ name: 'The Balrog', bears }] as Member[] }],
          } as const;
          const theirs = { companies: [{ at, members: ['Legolas'] as Member[] }] } as const;
          t.board({
            resource: attacks ? his : theirs,
            hazard: attacks ? theirs : his,
            moment: 'entered',
            asksPasses: true,
          });
          t.passUntil('company-attack').resource.chooses('attack the company');
          // theirs is the lesser roll, and the third is for his body
          t.rolls(...(attacks ? [12, 2, roll] : [2, 12, roll]));
          while (t.underAttack) {
            const { options } = t.decision();
            t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
          }
          t.equal(
            t.card('Legolas').zone === 'play',
            roll + bears.length <= 8,
            `${bears} ${attacks ? 'attacking' : 'attacked'}: ${roll}`,
          );
        }
  });

  holds(
    'Angband Revisited: in a strike for whoever faces it, and not before those of a site',
    (t) => {
      t.board({
        resource: {
          kind: balrog,
          companies: [
            {
              at: 'BA-97',
              members: (['The Balrog', 'Azog', 'Bolg'] as const).map((name) => ({
                name,
                status: 'tapped',
              })),
            },
          ],
          hand: ['Angband Revisited'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.asks(t.resource, 'attack').resource.mayNot('play Angband Revisited');
      // the first of each question: strikes are given out, and his is faced before the others
      for (let i = 0; i < 9 && t.decision().about !== 'strike-defender'; i++) {
        const { options } = t.decision();
        t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
      }
      t.asks(t.resource, 'strike-defender').resource.plays('Angband Revisited').stage.resolve();
      t.equal(
        ['The Balrog', 'Azog', 'Bolg'].map((x) => t.card(x).status),
        ['untapped', 'tapped', 'tapped'],
        'he could be meant alone',
      );
    },
  );
});

describe('places of the deeps', () => {
  holds(
    'The Under-gates: who stays is not attacked, who comes is detained, who goes is neither',
    (t) => {
      for (const [at, to, attacked, detained] of [
        ['BA-100', undefined, false, false],
        ['BA-93', 'BA-100', true, true],
        ['BA-100', 'BA-102', true, false],
      ] as const) {
        t.board({
          resource: {
            kind: balrog,
            companies: [{ at, members: ['Azog'], ...(to === undefined ? {} : { to }) }],
          },
          hazard: { hand: ['Nameless Thing'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Nameless Thing').stage.resolve();
        t.equal(
          [t.underAttack, t.underAttack && t.attack().detainment],
          [attacked, detained],
          `${at} ${to ?? ''}`,
        );
      }
    },
  );

  holds('The Under-gates: heroes who attack his people there are not faced', (t) => {
    for (const [hero, his, faced] of [
      ['DM-38', 'BA-100', false],
      ['DM-35', 'BA-97', true],
    ] as const) {
      t.board({
        resource: { companies: [{ at: hero, members: ['Aragorn II', 'Gimli'] }] },
        hazard: { kind: balrog, companies: [{ at: his, members: ['Azog'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.equal(t.underAttack, faced, his);
    }
  });

  holds('The Wind-deeps: none but those of the Balrog go down there', (t) => {
    for (const [kind, who] of [
      ['wizard', 'Beretar'],
      ['fallen-wizard', 'Beretar'],
      ['ringwraith', 'Gorbag'],
      ['balrog', 'Gorbag'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'The Wind Throne', members: [who] }],
          sites: ['BA-104'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (kind === 'balrog') t.resource.may('to The Wind-deeps');
      else t.resource.mayNot('to The Wind-deeps');
    }
  });
});
