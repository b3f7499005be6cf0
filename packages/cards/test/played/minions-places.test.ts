import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites of minions and of the Balrog, and the factions and Dragons that are won there. */
const kind = 'ringwraith';

describe('who is detained where', () => {
  const BALROGS: readonly Named[] = [
    'BA-84',
    'BA-85',
    'BA-86',
    'BA-87',
    'BA-88',
    'BA-91',
    'BA-92',
    'BA-97',
    'BA-98',
    'BA-99',
    'BA-102',
  ];
  for (const at of BALROGS)
    holds(`Nothing that is keyed to ${at} only detains a Balrog's companies`, (t) => {
      t.board({
        resource: { kind: 'balrog', companies: [{ at, members: ['Orc Brawler'] }] },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
      });
      t.hazard.plays('Crebain').stage.resolve();
      t.equal(t.attack().detainment, false, 'a full attack');
    });

  for (const at of ['LE-364', 'LE-378', 'LE-392', 'LE-402', 'AS-165', 'AS-167'] as const)
    holds(`Creatures but Nazgûl are dangerous at ${at}`, (t) => {
      t.board({
        resource: { kind, companies: [{ at, members: ['Orc Brawler'] }] },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
      });
      t.hazard.plays('Crebain').stage.resolve();
      t.equal(t.attack().detainment, false, 'a full attack');
    });

  for (const [owner, at] of [
    [kind, 'LE-359'],
    [kind, 'LE-367'],
    [kind, 'LE-390'],
    ['balrog', 'BA-93'],
    ['balrog', 'BA-100'],
  ] as const)
    holds(
      `${at}: nobody attacks who is there, and gold rings are tested as they are stored`,
      (t) => {
        t.board({
          resource: {
            kind: owner,
            companies: [{ at, members: [{ name: 'Lagduf', bears: ['A Little Gold Ring'] }] }],
          },
          hazard: { events: ['Traitor'] },
          moment: 'organization',
        });
        t.rolls(12, 12).resource.chooses('store A Little Gold Ring').stage.resolve();
        t.equal(t.card('A Little Gold Ring').zone, 'discard', 'tested');
        t.board({
          resource: {
            kind: owner,
            companies: [
              {
                at,
                members: [
                  { name: 'Lagduf', bears: ['Saw-toothed Blade', 'A Little Gold Ring'] },
                  'Orc Brawler',
                ],
              },
            ],
          },
          hazard: { events: ['Traitor'] },
          moment: 'organization',
        });
        t.rolls(2).resource.chooses('store Saw-toothed Blade').stage.resolve();
        t.equal(
          [t.card('Lagduf').zone === 'play', t.underAttack],
          [false, false],
          'no blow is struck',
        );
      },
    );

  holds('Creatures that are keyed to the Balrog’s Moria only detain, on the way there', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'LE-365', to: 'BA-93', by: ['Redhorn Gate'], members: ['Orc Brawler'] }],
      },
      hazard: { hand: ['Watcher in the Water'] },
      moment: 'hazards',
    });
    t.hazard.plays('Watcher in the Water', 'the site by name').stage.resolve();
    t.equal(t.attack().detainment, true, 'it knows them');
  });

  holds(
    'At Carn Dûm and Geann a-Lisch only those come into play who are at home or welcome',
    (t) => {
      const may = (site: Named, who: Named): boolean => {
        t.board({ resource: { kind, hand: [who], sites: [site] }, moment: 'organization' });
        t.resource.chooses('organize');
        return t.offered().some((x) => x.includes(`play ${who}`));
      };
      t.equal(may('LE-359', 'Hendolen'), false, 'a Man of another place');
      t.equal(may('LE-359', 'Orc Brawler'), true, 'an Orc');
      t.equal(may('LE-359', 'Lieutenant of Angmar'), true, 'he lives there');
      t.equal(may('LE-374', 'Orc Brawler'), false, 'nobody');
      t.equal(may('LE-367', 'Hendolen'), true, 'another Darkhaven takes them all');
    },
  );

  holds('Geann a-Lisch: nothing is stored, and to hazards it is a ruin', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-374', members: [{ name: 'Lagduf', bears: ['Saw-toothed Blade'] }] }],
      },
      moment: 'organization',
    });
    t.resource.mayNot('store Saw-toothed Blade');
    t.board({
      resource: { kind, companies: [{ at: 'LE-374', members: ['Lagduf'] }] },
      hazard: { hand: ['Crebain'] },
      moment: 'hazards',
    });
    t.hazard.plays('Crebain').stage.resolve();
    t.equal([t.underAttack, t.attack().detainment], [true, false], 'keyed to ruins');
  });

  for (const at of ['BA-89', 'BA-95'] as const)
    holds(`What comes from the sea comes to ${at} too`, (t) => {
      t.board({
        resource: { kind: 'balrog', companies: [{ at, members: ['Orc Brawler'] }] },
        hazard: { hand: ['Fell Turtle'] },
        moment: 'hazards',
      });
      t.hazard.plays('Fell Turtle').stage.resolve();
      t.expect(t.underAttack, 'keyed to the site');
    });

  holds('Barad-dûr heals as a Darkhaven does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-352', members: [{ name: 'Lagduf', status: 'wounded' }] }],
      },
      moment: 'untap',
    });
    t.equal(t.card('Lagduf').status, 'tapped', 'on the mend');
  });
});

describe('factions under a leader', () => {
  const FACTIONS: readonly (readonly [Named, Named])[] = [
    ['Black Trolls', 'LE-352'],
    ['Half-trolls', 'LE-352'],
    ['Hill Trolls', 'LE-373'],
    ['Misty Mountain Wargs', 'LE-373'],
    ['Orcs of Gorgoroth', 'LE-352'],
    ['Orcs of the Ash Mountains', 'LE-361'],
    ['Orcs of the Ephel Dúath', 'LE-362'],
    ['Orcs of the Red Eye', 'LE-352'],
    ['Orcs of Udûn', 'LE-361'],
    ['Stone Trolls', 'LE-373'],
    ['Ungol-orcs', 'LE-362'],
    ['Uruk-hai', 'LE-352'],
  ];
  for (const [faction, at] of FACTIONS)
    holds(`${faction} come under him who wins them, and are lost with him`, (t) => {
      const leader = 'Lieutenant of Morgul';
      t.board({
        resource: { kind, companies: [{ at, members: [leader] }], hand: [faction] },
        moment: 'entered',
      });
      t.rolls(12).resource.plays(faction).stage.resolve();
      t.resource.chooses('under the leader');
      t.equal(t.card(faction).host, leader, 'his');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-367', members: [{ name: leader, leads: [faction] }] }],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses(`discard ${leader}`);
      t.equal([t.card(leader).zone, t.card(faction).zone], ['discard', 'discard'], 'both gone');
    });
});

describe('Dragons', () => {
  const DRAGONS: readonly (readonly [Named, Named])[] = [
    ['Bairanax Roused', 'AS-157'],
    ['Daelomin Roused', 'AS-143'],
    ['Eärcaraxë Roused', 'AS-153'],
    ['Itangast Roused', 'AS-148'],
    ['Leucaruth Roused', 'AS-151'],
    ['Agburanar Roused', 'LE-360'],
    ['Scatha Roused', 'LE-379'],
    ['Scorba Roused', 'LE-417'],
    ['Smaug Roused', 'LE-387'],
  ];
  for (const [dragon, at] of DRAGONS)
    holds(`${dragon} for a gift`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Lieutenant of Dol Guldur', bears: ['LE-343'] }] }],
          hand: [dragon],
        },
        moment: 'entered',
      });
      t.rolls(12).resource.chooses(`play ${dragon}`).chooses('Scroll of Isildur');
      t.resolve();
      t.equal(t.card(dragon).zone, 'pile', 'won over');
      // over the land he rules nothing happens to his lord's own
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-363', to: 'LE-383', members: ['Lieutenant of Dol Guldur'] }],
          pile: [dragon],
        },
        moment: 'movement',
      });
      if (t.decision().kind === 'route') t.take(t.decision().options[0], 'some way');
      t.skipTo('movement-hazard');
      t.equal([t.card(dragon).zone, t.underAttack], ['pile', false], 'he lets them pass');
    });
});
