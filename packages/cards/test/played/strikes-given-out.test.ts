import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who gets strikes, what of an attack others say, and hazards off the limit. */
describe('who is given strikes', () => {
  holds(
    'Cloudless Day: the defender chooses, though the attacker would and though he is tapped',
    (t) => {
      for (const day of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Goblin-gate',
                members: ['Aragorn II', { name: 'Gimli', status: 'tapped' }, 'Bilbo'],
              },
            ],
            events: ['Gates of Morning', ...(day ? (['Cloudless Day'] as const) : [])],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.passUntil('assign');
        if (!day) {
          t.asks(t.hazard, 'attack');
          continue;
        }
        t.asks(t.resource, 'defend');
        t.resource.options_are(
          'a strike to Aragorn II',
          'a strike to Gimli',
          'a strike to Bilbo',
          'pass',
        );
        t.resource.chooses('a strike to Gimli').chooses('a strike to Aragorn II');
        t.equal(t.attack().assigned, ['Gimli', 'Aragorn II'], 'those whom he wants');
      }
    },
  );

  holds('Cloudless Day: only with Gates of Morning', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        hand: ['Cloudless Day'],
      },
      moment: 'long-event',
      asksPasses: true,
    });
    t.resource.refused('Cloudless Day', { need: 'coe/9.2' });
  });

  holds('Alatar the Hunter: as an event he lets all Maia choose, and strengthens them', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Aragorn II', 'Gimli', 'Bilbo', 'Legolas'] }],
      },
      hazard: { hand: ['Pallando the Soul-keeper'], events: ['Alatar the Hunter'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Pallando the Soul-keeper', { way: 'creature' }, 'by name').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 11], 'one more of each');
    t.passUntil('assign').asks(t.hazard, 'attack');
  });

  holds(
    'One Foe to Breed a War: the first strike may be his, and it goes in place of his healing',
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Gimli', 'Bilbo'] },
          ],
        },
        hazard: { hand: ['Wargs', 'One Foe to Breed a War'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.refused('One Foe to Breed a War', { 'no-target': 'coe/9.3' });
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [
                'Aragorn II',
                'Gimli',
                { name: 'Bilbo', status: 'wounded', bears: ['One Foe to Breed a War'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('first-strike').asks(t.hazard, 'first-strike');
      t.hazard.options_are('a strike to Bilbo', 'pass').chooses('a strike to Bilbo');
      t.asks(t.resource, 'defend').resource.chooses('a strike to Gimli');
      t.equal(t.attack().assigned, ['Bilbo', 'Gimli'], 'then as always');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Bilbo', status: 'wounded', bears: ['One Foe to Breed a War'] }],
            },
          ],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(
        [t.card('Bilbo').status, t.card('One Foe to Breed a War').zone],
        ['wounded', 'discard'],
        'in its place',
      );
    },
  );

  holds('More Alert than Most: fewer strikes of those who choose, but never none', (t) => {
    for (const [creature, key, gates, strikes] of [
      ['Cave-drake', 'Wilderness', false, 1],
      ['Cave-drake', 'Wilderness', true, 1],
      ['Wargs', 'Wilderness', false, 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
          events: ['More Alert than Most', ...(gates ? (['Gates of Morning'] as const) : [])],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().strikes, strikes, creature);
      t.fightOut(12);
      t.equal(
        t.card('More Alert than Most').zone,
        creature === 'Cave-drake' ? 'discard' : 'play',
        'it goes when such an attack is defeated',
      );
    }
  });
});

describe('what is said of attacks at sites', () => {
  holds('Balrog of Moria: a second attack, and who defeats it has the points', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Moria', members: ['Aragorn II', 'Glorfindel II'] }],
      },
      hazard: { events: ['Balrog of Moria'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    // four Orcs, two of them in excess; then the Balrog himself, and the dice are kind
    t.passUntil('defend')
      .resource.chooses('a strike to Aragorn II')
      .chooses('a strike to Glorfindel II');
    t.equal(t.attack().prowess, 9, 'the Orcs of Moria too are stronger');
    t.rolls(12, 12);
    t.passUntil('strike').resource.chooses('against Aragorn II');
    t.passUntil('excess').hazard.chooses('0');
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('defend').resource.chooses('a strike to Glorfindel II');
    t.equal([t.attack().strikes, t.attack().prowess], [1, 20], 'the Balrog');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.resource.chooses('Aragorn II');
    t.rolls(12);
    t.passUntil('site');
    t.equal([t.card('Balrog of Moria').zone, t.points(0).kill], ['pile', 5], 'he is slain');
  });

  holds('Balrog of Moria: Lórien without its Lady heals nobody', (t) => {
    for (const [where, healed] of [
      ['Lórien', true],
      ['Bree', false],
      ['', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: [
                { name: 'Bilbo', status: 'wounded' },
                ...(where === 'Lórien' ? (['Galadriel'] as const) : []),
              ],
            },
            ...(where === 'Bree' ? [{ at: 'Bree', members: ['Galadriel'] } as const] : []),
          ],
        },
        hazard: { events: ['Balrog of Moria'] },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(t.card('Bilbo').status, healed ? 'tapped' : 'wounded', where || 'not in play');
    }
  });

  holds(
    "The Black Enemy's Wrath: fire at dark holds, that no weapon and no scout is of use against",
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Aragorn II', bears: ['Glamdring'] }, 'Fatty Bolger'],
            },
          ],
          hand: ['Concealment', 'Concealment'],
        },
        hazard: { events: ["The Black Enemy's Wrath"] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(t.attack().name, 'Goblin-gate', 'the second attack there');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.passUntil('strike').resource.chooses('against Aragorn II');
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.equal(t.strikeProwess(), 1, '6, without Glamdring, at -5');
    },
  );

  holds('Arouse Defenders: one attack of a border-hold is stronger and cannot be canceled', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', to: 'Drúadan Forest', members: ['Hendolen'] }],
      },
      hazard: { hand: ['Arouse Defenders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Arouse Defenders').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'the Men');
    t.expect(
      t.state.stack.some((f) => f.p === 'attack' && f.cannotBeCanceled),
      'not to be canceled',
    );
  });

  holds('Arouse Defenders: only where there are attacks at a free-hold or border-hold', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }] },
      hazard: { hand: ['Arouse Defenders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused('Arouse Defenders', { 'no-target': 'coe/9.3' });
  });

  holds('Awaken Defenders: twice the strikes, and nobody is merely detained', (t) => {
    for (const [at, strikes] of [
      ['Drúadan Forest', 6],
      ['Dale', 1],
    ] as const) {
      for (const awake of [true, false]) {
        t.board({
          resource: { kind: 'ringwraith', companies: [{ at, members: ['Hendolen'] }] },
          hazard: { events: awake ? ['Awaken Defenders'] : [] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        if (awake) t.equal(t.attack().strikes, strikes, at);
        t.equal(t.attack().detainment, at === 'Dale' && !awake, `${at} ${awake}`);
      }
    }
  });
});

describe('off the hazard limit', () => {
  const orcs = (t: Stage, ...events: Named[]): void => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond'] }] },
      hazard: { hand: ['Orc-guard', 'Orc-patrol', 'Orc-warband', 'Wargs'], events },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('Host of Bats: one Orc creature is free', (t) => {
    orcs(t, 'Host of Bats');
    for (const [creature, declared] of [
      ['Orc-guard', 0],
      ['Orc-patrol', 1],
      ['Orc-warband', 2],
    ] as const) {
      t.hazard.plays(creature, 'Shadow-hold').stage.resolve();
      t.equal(t.company('Elrond').hazards, declared, creature);
      t.fightOut({ always: 12 });
    }
    t.hazard.refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' });
  });

  holds('Host of Bats: whom Orcs wound has another body check to make', (t) => {
    for (const [events, rolls, zone] of [
      [['Host of Bats'], [2, 10, 9], 'play'],
      [['Host of Bats'], [2, 11], 'removed'],
      [['Host of Bats', 'Shadow of Mordor'], [2, 10, 11, 9], 'play'],
      [['Host of Bats', 'Shadow of Mordor'], [2, 10, 12], 'removed'],
    ] as const) {
      orcs(t, ...events);
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.fightOut(...rolls);
      t.equal(t.card('Elrond').zone, zone, `${rolls}`);
    }
  });

  holds('Sleepless Malice: one Undead is free, and with Doors of Night they come to ruins', (t) => {
    for (const doors of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Elrond'] }] },
        hazard: {
          hand: ['Ghouls'],
          events: ['Sleepless Malice', ...(doors ? (['Doors of Night'] as const) : [])],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!doors) {
        t.hazard.refused('Ghouls', { key: 'coe/2.IV.vii.2' });
        continue;
      }
      t.hazard.plays('Ghouls', 'Ruins').stage.resolve();
      t.equal(t.company('Elrond').hazards, 0, 'it does not count');
    }
  });

  holds('Agburanar at Home: one form of a Dragon is free, be it an event', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond'] }] },
      hazard: { hand: ['Smaug Ahunt', 'Scatha at Home'], events: ['Agburanar at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Smaug Ahunt').stage.resolve();
    t.equal(t.company('Elrond').hazards, 0, 'the first');
    t.hazard.plays('Scatha at Home').stage.resolve();
    t.equal(t.company('Elrond').hazards, 1, 'the second');
  });

  holds('Umagaur the Pale and his like: Orcs and Trolls follow, as many as will', (t) => {
    for (const leader of ['Umagaur the Pale', 'Bûthrakaur the Green'] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond'] }] },
        hazard: { hand: [leader, 'Orc-guard', 'Orc-patrol', 'Wargs', 'Wolves'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(leader, 'Shadow-hold').stage.resolve();
      t.fightOut({ always: 12 });
      for (const follower of ['Orc-guard', 'Orc-patrol'] as const) {
        t.hazard.plays(follower, 'Shadow-hold').stage.resolve();
        t.fightOut({ always: 12 });
      }
      t.equal(t.company('Elrond').hazards, 1, leader);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.company('Elrond').hazards, 2, 'those who are no followers count');
    }
  });
});
