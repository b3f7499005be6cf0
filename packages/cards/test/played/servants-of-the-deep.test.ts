import type { RegionName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who serve nobody but the Balrog, and what creeps about beneath the earth. */
const kind = 'balrog';

describe('who is specific to the Balrog', () => {
  for (const [captain, free, orc, own, troll] of [
    ['Azog', 1, 4, 6, 3],
    ['Bolg', 0, 3, 5, 2],
    ['Bûthrakaur', 0, 3, 6, 6],
    ['Umagaur', 2, 4, 7, 7],
  ] as const)
    holds(`${captain} has more influence on Orcs, and more again on the Balrog's own`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-93', members: [captain] }],
          hand: ['Orc Captain', 'Crook-legged Orc', 'Hill-troll', 'Stinker', 'A Few Recruits'],
        },
        moment: 'organization',
      });
      const { influence } = t.card(captain);
      const towards = (name?: Named) => influence.call(t.card(captain), name);
      t.equal(towards(), free, 'towards anybody');
      t.equal(towards('Orc Captain'), orc, 'towards an Orc');
      t.equal(towards('Crook-legged Orc'), own, 'towards an Orc of the Balrog');
      t.equal(towards('Hill-troll'), troll, 'towards a Troll of the Balrog');
      t.equal(towards('A Few Recruits'), orc, 'a faction is no character');
    });

  for (const servant of ['Crook-legged Orc', 'Hill-troll', 'Mountain-maggot'] as const)
    holds(`${servant} comes in the deeps that are no Dark-holds, and for the Balrog alone`, (t) => {
      const board = (who: 'balrog' | 'ringwraith', sites: Named[]) => {
        t.board({ resource: { kind: who, hand: [servant], sites }, moment: 'organization' });
        t.resource.chooses('organize');
      };
      board('balrog', ['BA-93', 'BA-96', 'BA-97']);
      t.resource
        .may(`play ${servant} at Moria`)
        .may(`play ${servant} at The Rusted-deeps`)
        .mayNot(`play ${servant} at The Sulfur-deeps`);
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-367', members: ['Gorbag'] }],
          hand: [servant],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').mayNot(`play ${servant}`);
      t.resource.refused(servant, { specific: 'coe/1.3.4' });
    });

  holds('An ally of the Balrog’s comes to nobody else', (t) => {
    const board = (who: 'balrog' | 'ringwraith', at: Named) =>
      t.board({
        resource: {
          kind: who,
          companies: [{ at, members: ['Gorbag'] }],
          hand: ['Nasty Slimy Thing'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    board('balrog', 'BA-101');
    t.resource.plays('Nasty Slimy Thing', 'Gorbag').stage.resolve();
    t.equal(t.card('Nasty Slimy Thing').host, 'Gorbag', 'it is with him');
    board('ringwraith', 'AS-166');
    t.resource.refused('Nasty Slimy Thing', { specific: 'coe/1.3.4' });
    board('balrog', 'BA-100');
    t.resource.refused('Nasty Slimy Thing', { 'not-here': 'coe/2.V.2' });
  });
});

describe('what creeps beneath the earth', () => {
  /** Gorbag and what is with him are about to go from one site to another. */
  const bound = (
    t: Stage,
    bears: readonly Named[],
    at: Named,
    to: Named,
    { by, roll }: { by?: readonly RegionName[]; roll?: number } = {},
  ) =>
    t.board({
      resource: {
        kind,
        companies: [{ at, to, ...(by ? { by } : {}), members: [{ name: 'Gorbag', bears }] }],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'movement',
      ...(roll === undefined ? {} : { rolls: [roll] }),
    });
  const onTheWay = (t: Stage): void => {
    for (let i = 0; i < 20 && t.decision().about !== 'movement-hazard'; i++)
      if (t.decision().about === 'draw') t.noDraws();
      else if (t.decision().about === 'path') t.resource.chooses('Hollin');
      else t.pass();
  };

  holds('A Cave Troll comes where Trolls are, and knows the way from one deep to another', (t) => {
    for (const [at, why] of [
      ['BA-97', null],
      ['BA-96', { 'not-here': 'coe/2.V.2' }],
      ['BA-88', { 'not-here': 'coe/2.V.2' }],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, siteTapped: true, members: ['Gorbag'] }],
          hand: ['Cave Troll'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (why !== null) {
        t.resource.refused('Cave Troll', why);
        continue;
      }
      t.resource.plays('Cave Troll', 'Gorbag').stage.resolve();
      t.equal(t.card('Cave Troll').host, 'Gorbag', 'a tapped site will do');
    }
    for (const [bears, at, to, roll, goes] of [
      [[], 'BA-97', 'BA-100', 5, false],
      [['Cave Troll'], 'BA-97', 'BA-100', 5, true],
      [['Cave Troll'], 'BA-97', 'BA-100', 4, false],
      // and the way up is no way to one of the deeps
      [['Cave Troll'], 'BA-96', 'LE-383', 12, false],
    ] as const) {
      bound(t, bears, at, to, { roll });
      onTheWay(t);
      t.equal(t.company('Gorbag').moving, goes, `${bears.length} from ${at}, ${roll}`);
    }
  });

  holds('What stays below is lost on the way over land, and only there', (t) => {
    for (const name of ['Nasty Slimy Thing', 'Evil Things Lingering'] as const) {
      bound(t, [name], 'BA-93', 'BA-100');
      onTheWay(t);
      t.equal(t.card(name).zone, 'play', `${name}: down into the deep`);
      bound(t, [name], 'BA-93', 'LE-378', {
        by: ['Redhorn Gate', 'Hollin', 'Rhudaur', 'High Pass'],
      });
      onTheWay(t);
      t.equal(t.card(name).zone, 'discard', `${name}: over land`);
    }
  });

  holds('The Balrog as an ally is lost between two sites above the earth', (t) => {
    const goes = (at: Named, to: Named): string => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, to, members: [{ name: 'Gorbag', bears: ['AS-71'] }] }],
        },
        hazard: { hand: ['Crebain'] },
        moment: 'movement',
      });
      onTheWay(t);
      return t.card('AS-71').zone;
    };
    t.equal(goes('LE-392', 'AS-165'), 'play', 'down');
    t.equal(goes('AS-165', 'LE-392'), 'play', 'and up again');
    t.equal(goes('LE-392', 'LE-359'), 'discard', 'but not on from there');
  });

  holds('Each turn an opponent rolls against the mind of whoever is with it', (t) => {
    for (const [who, ally, at, owner, roll, zone] of [
      // Gorbag’s mind is 6
      ['Gorbag', 'Evil Things Lingering', 'BA-99', 'balrog', 10, 'play'],
      ['Gorbag', 'Evil Things Lingering', 'BA-99', 'balrog', 11, 'removed'],
      ['Gorbag', 'AS-71', 'AS-165', 'ringwraith', 8, 'play'],
      ['Gorbag', 'AS-71', 'AS-165', 'ringwraith', 9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: owner,
          companies: [{ at, members: [{ name: who, bears: [ally] }, 'Orc Captain'] }],
        },
        moment: 'untap',
        rolls: [roll],
      });
      t.passUntil('organization');
      t.equal(t.card(who).zone, zone, `${ally}: ${roll}`);
    }
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-99', members: [{ name: 'The Balrog', bears: ['Evil Things Lingering'] }] },
        ],
      },
      moment: 'untap',
      rolls: [12],
    });
    t.passUntil('organization');
    t.equal(t.card('The Balrog').zone, 'play', 'nobody rolls against him').unrolled(1, 'no roll');
  });

  holds('A Nasty Slimy Thing taps against Drakes', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-96', members: [{ name: 'Gorbag', bears: ['Nasty Slimy Thing'] }] }],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'site',
    });
    t.resource.chooses('enter').uses('Nasty Slimy Thing').stage.resolve();
    t.equal(t.card('Nasty Slimy Thing').status, 'tapped', 'it taps');
    t.expect(!t.underAttack, 'and the Drakes are gone');
  });

  holds('A Great Troll comes to the Balrog alone, and faces strikes tapped or not', (t) => {
    const here = (at: Named, members: readonly Member[], hand: readonly Named[]) =>
      t.board({
        resource: { kind, companies: [{ at, members }], hand },
        hazard: { hand: ['Crebain'] },
        moment: hand.length > 0 ? 'entered' : 'site',
        asksPasses: true,
      });
    here('BA-101', ['The Balrog', 'Gorbag'], ['Great Troll']);
    t.resource.plays('Great Troll').stage.resolve();
    t.equal(t.card('Great Troll').host, 'The Balrog', 'his own');
    here('BA-101', ['Gorbag'], ['Great Troll']);
    t.resource.refused('Great Troll', { 'no-character': 'coe/2.V.1' });
    here('BA-100', ['The Balrog'], ['Great Troll']);
    t.resource.refused('Great Troll', { 'not-here': 'coe/2.V.2' });

    t.say('Tapped he may be given a strike, as others who are tapped may not');
    const beside = { name: 'Great Troll', tapped: true } as const;
    here(
      'BA-101',
      [
        { name: 'The Balrog', bears: [beside] },
        { name: 'Gorbag', status: 'tapped' },
      ],
      [],
    );
    t.resource.chooses('enter');
    t.passUntil('defend');
    t.resource.may('Great Troll').may('The Balrog').mayNot('Gorbag');
  });

  holds('A Few Recruits are found above, and where no way leads down', (t) => {
    for (const [at, why] of [
      ['LE-384', null], // Isengard, a Ruins & Lairs
      ['LE-378', { 'not-here': 'coe/2.V.3' }], // above the Under-grottos
      ['BA-101', { 'not-here': 'coe/2.V.3' }], // beneath
      ['LE-370', { 'not-here': 'coe/2.V.3' }], // a Border-hold
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, siteTapped: true, members: ['Azog'] }],
          hand: ['A Few Recruits'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (why !== null) t.resource.refused('A Few Recruits', why);
      else {
        // a leader of 1 and 3 towards Orcs: 3 more are needed to be above 8
        t.rolls(3).resource.plays('A Few Recruits', 'Azog').stage.resolve();
        t.equal(t.card('A Few Recruits').zone, 'pile', 'they come');
      }
    }
  });
});
