import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog as a flame, and what he leaves behind. */
const kind = 'balrog';
const GATES = 'BA-100';

const organizing = (
  t: Stage,
  members: Member[],
  hand: Named[],
  more: SideSpec = {},
  at: Named = GATES,
): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand, ...more },
    moment: 'organization',
    asksPasses: true,
  });

const FLAME: Member = { name: 'The Balrog', bears: ['Flame of Udûn'] };

describe('Flame of Udûn', () => {
  holds('Stronger, less obeyed, and his allies are lost', (t) => {
    organizing(
      t,
      [{ name: 'The Balrog', bears: ['Nasty Slimy Thing'] }],
      ['Flame of Udûn', 'Great Shadow'],
    );
    const he = t.card('The Balrog');
    const [prowess, influence] = [he.stat('prowess'), he.influence()];
    t.resource.plays('Flame of Udûn').stage.resolve();
    t.equal(
      [t.card('The Balrog').stat('prowess'), t.card('The Balrog').influence()],
      [prowess + 3, influence - 2],
      'as a flame',
    );
    t.equal(t.card('Nasty Slimy Thing').zone, 'discard', 'nobody stays by him');
    t.resource.plays('Great Shadow').stage.resolve();
    t.equal(t.card('Flame of Udûn').zone, 'hand', 'one shape at a time');
  });

  holds('Who is with him as the organization phase ends is left where he is', (t) => {
    for (const at of [GATES, 'Goblin-gate'] as const) {
      organizing(t, [FLAME, 'Azog', 'Crook-legged Orc'], [], { sites: ['BA-96'] }, at);
      t.resource.mayNot('move', 'to The Rusted-deeps');
      t.passUntil('company-phase');
      t.equal(t.company('The Balrog').members.length, 1, 'alone');
      t.equal(
        t.company('Azog').members.length,
        2,
        'the others together, each with a phase of its own',
      );
      t.skipTo('site-phase');
      t.equal(
        [t.card('Azog').zone, t.company('The Balrog').members.length],
        ['play', 1],
        'they stay apart, and nobody is lost',
      );
    }
  });

  holds('He moves when they have parted', (t) => {
    organizing(t, [FLAME, 'Azog'], [], { sites: ['BA-98', 'Moria'] });
    t.resource.mayNot('move', 'to').chooses('organize').chooses('split off', 'Azog').passes();
    t.resource.may('The Balrog', 'to');
  });

  holds('Companies at a haven do not join him', (t) => {
    for (const [he, may] of [
      [FLAME, false],
      ['The Balrog', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: GATES, members: [he] },
            { at: GATES, members: ['Azog'] },
          ],
        },
        moment: 'movement',
      });
      if (may) t.skipTo('join-at-haven').resource.may('join');
      else {
        t.skipTo('site-phase');
        t.equal(t.company('Azog').members.length, 1, 'nobody was asked');
      }
    }
  });

  holds('He takes no ally on', (t) => {
    for (const [he, may] of [
      [FLAME, false],
      ['The Balrog', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-96', members: [he] }],
          hand: ['Nasty Slimy Thing'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Nasty Slimy Thing');
      else t.resource.mayNot('play Nasty Slimy Thing');
    }
  });

  holds('Whom he strikes falls the sooner', (t) => {
    for (const [he, zone] of [
      [FLAME, 'pile'],
      ['The Balrog', 'play'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Goblin-gate', members: [he] }] },
        hazard: { kind: 'wizard', companies: [{ at: 'Goblin-gate', members: ['Legolas'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').rolls(12, 2, 8);
      for (let i = 0; i < 30 && t.underAttack; i++)
        t.take(
          t.decision().options.find((o) => o.type === 'pass' || o.type === 'no') ??
            t.decision().options[0],
          'nothing special',
        );
      t.equal(t.card('Legolas').zone, zone, 'one more on the body check');
    }
  });
});

describe("Eddy in Fate's Tide", () => {
  const EDDY = "Eddy in Fate's Tide";
  const HALLS = 'Ettenmoors';
  const there = (
    t: Stage,
    members: Member[],
    hand: Named[],
    onSite: Named[] = [],
    at: Named = HALLS,
  ) =>
    t.board({
      resource: { kind, companies: [{ at, members, onSite }], hand },
      moment: 'entered',
      asksPasses: true,
    });

  holds('He taps, and the site; two points', (t) => {
    there(t, ['The Balrog', 'Azog'], [EDDY, EDDY]);
    t.resource.plays(EDDY).stage.resolve();
    t.equal(
      [t.card('The Balrog').status, t.card(HALLS).status, t.points(0).misc],
      ['tapped', 'tapped', 2],
      'the price, and what it is worth',
    );
    t.resource.mayNot(`play ${EDDY}`);
    there(t, ['Azog'], [EDDY]);
    t.resource.mayNot(`play ${EDDY}`);
    there(t, ['The Balrog'], [EDDY], [], 'Moria');
    t.resource.mayNot(`play ${EDDY}`);
    there(t, [{ name: 'The Balrog', status: 'tapped' }], [EDDY]);
    t.resource.mayNot(`play ${EDDY}`);
  });

  holds('Two characters of whoever comes there tap before they find anything', (t) => {
    const board = (tapped: boolean, onSite: Named[]) =>
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'LE-366',
              members: [
                'Orc Brawler',
                { name: 'Orc Tracker', status: tapped ? 'tapped' : 'untapped' },
                'Orc Captain',
              ],
            },
          ],
          hand: ['Saw-toothed Blade', 'Saw-toothed Blade'],
        },
        hazard: {
          kind,
          companies: [{ at: 'LE-366', members: ['Azog'], onSite, ownSite: true, siteTapped: true }],
        },
        moment: 'entered',
        asksPasses: true,
      });
    board(false, []);
    t.resource.may('play Saw-toothed Blade');
    board(false, [EDDY]);
    t.resource.refused('Saw-toothed Blade', { banned: 'coe/9.4' });
    t.resource.uses(EDDY, 'Orc Brawler', 'Orc Tracker').stage.resolve();
    t.equal(
      ['Orc Brawler', 'Orc Tracker', 'Orc Captain'].map((n) => t.card(n as Named).status),
      ['tapped', 'tapped', 'untapped'],
      'two of them',
    );
    t.resource.plays('Saw-toothed Blade', 'Orc Captain').stage.resolve();
    t.equal(t.card('Saw-toothed Blade').zone, 'play', 'found');
    t.resource.mayNot(`use ${EDDY}`);
    board(true, [EDDY]);
    t.resource.may(`use ${EDDY}`);
  });

  holds('It was paid for one turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: HALLS,
            members: ['Azog', 'Orc Brawler', 'Orc Tracker', 'Orc Veteran', 'Crook-legged Orc'],
            onSite: [EDDY],
            siteTapped: true,
          },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(EDDY, 'Azog', 'Orc Brawler').stage.resolve();
    t.skipTo('enter', { turns: 2 });
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.passUntil('site');
    t.resource.may(`use ${EDDY}`);
    t.equal(t.card(HALLS).status, 'tapped', 'it does not untap');
  });
});

describe('Roam the Waste', () => {
  const ROAM = 'Roam the Waste';
  const COILED: Member = { name: 'The Balrog', bears: ['Strangling Coils'] };
  /** Through a Shadow-land and a Wilderness. */
  const board = (t: Stage, he: Member, hand: Named[]) =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Mount Gram', members: ['Azog'] },
          { at: GATES, members: [he] },
        ],
        sites: ['Cameth Brin'],
        hand,
      },
      hazard: { hand: ['Wargs', 'Orc-guard'] },
      moment: 'organization',
      asksPasses: true,
    });

  holds('It is for one of his shapes', (t) => {
    board(t, 'The Balrog', [ROAM]).resource.refused(ROAM, { need: 'coe/9.2' });
  });

  holds('One Wilderness and one Shadow-land less for each of his companies', (t) => {
    for (const roams of [true, false]) {
      board(t, COILED, [ROAM]);
      if (roams) t.resource.plays(ROAM).stage.resolve();
      t.resource.chooses('to Cameth Brin');
      t.passUntil('company-phase').resource.chooses('Azog');
      t.resource.chooses('Angmar (Shadow-land) - Rhudaur');
      t.passUntil('movement-hazard');
      t.resource.passes();
      if (roams) t.hazard.mayNot('play Wargs').mayNot('play Orc-guard');
      else t.hazard.may('play Wargs');
    }
  });
});
