import { query } from '@mathom/engine';
import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { resists } from './withstood.ts';

/** Of a fifteenth draw: what troubles the weary, the beasts at the door, and Wizards who strayed. */

const kind = 'fallen-wizard' as const;
const TOOTH = 'Foul Tooth Unsheathed';
const CAST = 'Cast from the Order';
const POWER = 'Power Relinquished to Artifice';
const FAMISHED = 'Worn and Famished';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): Named[] => Array.from({ length: n / 2 }, (): Named => 'Never Refuse');

describe('the weary', () => {
  holds('Worn and Famished: a Fallen-wizard rests anywhere, and all do in his haven', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'TW-413',
            members: [
              { name: 'Saruman', status: 'tapped' },
              { name: 'Bergil', status: 'tapped' },
            ],
          },
          { at: 'WH-58', members: [{ name: 'Layos', status: 'tapped' }] },
        ],
      },
      hazard: { events: [FAMISHED] },
      moment: 'untap',
      asksPasses: true,
    });
    t.passUntil('pick').resource.options_are('Bergil', 'pass').passes();
    t.passUntil('organization');
    t.equal(
      ['Saruman', 'Bergil', 'Layos'].map((x) => t.card(x).status),
      ['untapped', 'tapped', 'untapped'],
      'one of them did not try',
    );
  });

  holds('Worn and Famished: minions rest, and it is not played on a Ringwraith', (t) => {
    for (const minion of ['balrog', 'ringwraith'] as const) {
      t.board({
        resource: {
          kind: minion,
          companies: [{ at: 'Goblin-gate', members: [{ name: 'Azog', status: 'tapped' }] }],
        },
        hazard: { events: [FAMISHED] },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('organization');
      t.equal(t.card('Azog').status, 'untapped', minion);
      t.board({
        resource: { kind: minion, companies: [{ at: 'Goblin-gate', members: ['Azog'] }] },
        hazard: { hand: [FAMISHED] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (minion === 'balrog') t.hazard.may(`play ${FAMISHED}`);
      else t.hazard.refused(FAMISHED, { need: 'coe/9.2' });
    }
  });
});

describe('creatures', () => {
  holds('A Pack at the Door: who is keyed to a land by name, and none of sites alone', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: STRONG }] },
      hazard: {
        hand: [
          'Giant Spiders',
          'Mûmak (Oliphant)',
          'Morgul-rats',
          'Watcher in the Water',
          "Shelob's Brood",
          'Fell Turtle',
          'Neeker-breekers',
          'Orc-guard',
        ],
        events: ['Doors of Night', 'A Pack at the Door'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.may('play Giant Spiders').may('play Mûmak').may('play Watcher').may('play Neeker');
    t.hazard.mayNot('play Morgul-rats').mayNot('play Shelob').mayNot('play Fell Turtle');
    t.hazard.mayNot('play Orc-guard');
    met(
      t,
      STRONG,
      ['Giant Spiders'],
      {},
      { events: ['Doors of Night', 'A Pack at the Door'] },
      'Edoras',
      'Lórien',
    );
    t.hazard.plays('Giant Spiders', 'Border-land').stage.resolve();
    t.expect(t.underAttack, 'on the way, too');
  });

  holds('Goblin-faces: strikes that detain have succeeded; of a short deck what there is', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Cirith Gorgor',
            members: ['Layos', 'Hendolen', 'Ostisen'],
          },
        ],
        deck: ['Cram', 'Muster'],
        noFiller: true,
      },
      hazard: { hand: ['Goblin-faces'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Goblin-faces').stage.resolve();
    t.expect(t.attack().detainment, 'Orcs and Men of a Shadow-land');
    t.rolls(2, 2, 2);
    while (t.decision().about !== 'look') {
      const { about, options } = t.decision();
      const pass = about === 'defend' ? undefined : options.find((o) => o.type === 'pass');
      t.take(pass ?? options[0], about);
    }
    t.hazard.passes();
    t.asks(t.hazard, 'put-under').hazard.options_are('Cram', 'Muster', 'pass').chooses('Cram');
    if (t.decision().about === 'put-under') t.hazard.passes();
    t.equal(
      t.state.players[0].deck.map((id) => query.nameOf(t.state, id)),
      ['Cram', 'Muster'],
      'the bottom first',
    );
  });
});

describe('Wizards', () => {
  holds('Longing for the West: a seven rids him of it, and it is on nobody twice', (t) => {
    const LONGING = 'Longing for the West';
    for (const [roll, zone] of [
      [6, 'play'],
      [7, 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Gandalf', bears: [LONGING] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(roll).resource.uses(LONGING).stage.resolve();
      t.equal([t.card(LONGING).zone, t.card('Gandalf').status], [zone, 'tapped'], `${roll}`);
    }
    met(t, [{ name: 'Gandalf', bears: [LONGING] }, 'Gimli'], [LONGING]);
    t.resource.passes();
    t.hazard.refused(LONGING, { duplicate: 'coe/g.cbd.1' });
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', to: 'Cirith Gorgor', members: ['The Witch-king'] }],
      },
      hazard: { hand: [LONGING, 'Inner Rot'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused(LONGING, { 'no-target': 'coe/9.3' });
    t.hazard.refused('Inner Rot', { 'no-target': 'coe/9.3' });
  });

  holds('Inner Rot: what another plays on his way astray is nothing to him', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: ['Radagast'] }],
        hand: ['Never Refuse'],
      },
      hazard: {
        kind,
        companies: [{ at: 'WH-58', members: [{ name: 'Saruman', bears: ['Inner Rot'] }] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal([t.stagePoints(1), t.card('Saruman').corruption], [2, 1], 'two, and one');
    t.resource.plays('Never Refuse').stage.resolve();
    t.expect(t.decision().kind !== 'respond', 'no check is made');
    t.equal(t.stagePoints(0), 2, 'it is in play');
  });

  holds('Power Relinquished to Artifice: the boundaries, and each of the kinds', (t) => {
    for (const [who, of, at, stages, prowess, influence] of [
      ['Saruman', kind, 'WH-58', 4, -1, -1],
      ['Saruman', kind, 'WH-58', 6, -2, -2],
      ['Saruman', kind, 'WH-58', 20, -4, -4],
      ['Saruman', kind, 'WH-58', 22, -5, -5],
      ['Radagast', kind, 'WH-58', 22, 0, -10],
      ['Alatar', 'wizard', 'Bree', 0, 0, -2],
      ['Gandalf', 'wizard', 'Bree', 0, -1, -1],
      ['The Witch-king', 'ringwraith', 'Minas Morgul', 0, -1, -1],
      ['The Balrog', 'balrog', 'Moria', 0, -1, -1],
    ] as const) {
      const numbers = (bears: Named[]): [number, number] => {
        t.board({
          resource: {
            kind: of,
            companies: [{ at, members: [{ name: who, bears }] }],
            events: strayed(stages),
          },
          moment: 'organization',
        });
        return [t.card(who).stat('prowess'), t.card(who).stat('influence')];
      };
      const [p, i] = numbers([]);
      t.equal(numbers([POWER]), [p + prowess, i + influence], `${who} ${stages}`);
    }
  });

  holds(
    'Cast from the Order: havens and Border-holds of heroes too, for all his companies',
    (t) => {
      for (const bears of [[], [CAST]] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'WH-58', members: [{ name: 'Saruman', bears }] },
              { at: 'TW-413', members: ['Beretar'] },
            ],
            sites: ['TW-421', 'TW-378', 'TW-408'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(query.isCovert(t.state, t.company('Saruman')), bears.length === 0, 'his own');
        t.equal(query.isCovert(t.state, t.company('Beretar')), true, 'not that of others');
        for (const [who, to, hero] of [
          ['Saruman', 'Rivendell', true],
          ['Saruman', 'Bree', true],
          ['Beretar', 'Lórien', true],
          ['Saruman', 'Moria', false],
        ] as const)
          if (hero && bears.length > 0) t.resource.mayNot(who, `to ${to}`);
          else t.resource.may(who, `to ${to}`);
      }
    },
  );

  const slain: Member[] = ['Bergil', 'Beretar', 'Gimli', 'Legolas'];
  holds('Foul Tooth Unsheathed: the Balrog and an agent, too', (t) => {
    for (const tooth of [false, true]) {
      const more: Named[] = tooth ? [TOOTH] : [];
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'TW-413', members: [...slain, { name: 'Glorfindel II', bears: ['Narsil'] }] },
          ],
          events: strayed(8),
        },
        hazard: { events: [...more, 'Balrog of Moria'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      resists(t);
      t.equal([t.card('Balrog of Moria').zone, t.points(0).kill], ['pile', tooth ? 0 : 1], 'he');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Saruman', 'Glorfindel II'] }],
          events: strayed(8),
        },
        hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }], events: more },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.hazard.chooses('Bill Ferny attacks');
      t.passUntil('defend').resource.chooses('Glorfindel II');
      t.passUntil('stay-untapped').resource.chooses('no');
      // what the agent rolls, the one he strikes, and his body
      t.rolls(2, 12, 12).passUntil('site');
      t.equal([t.card('Bill Ferny').zone, t.points(0).kill], ['pile', tooth ? 0 : 1], 'Bill');
    }
  });
});
