import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

/** Passes, or takes the first thing on offer. */
const onward = (t: Stage, until: () => boolean): void => {
  for (let i = 0; i < 60 && !until(); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'nothing special');
  }
};

describe('Mount Slain', () => {
  const SLAIN = 'Mount Slain';

  holds('A Nazgûl who was beaten off: two points, and he is spent', (t) => {
    met(t, ['Aragorn II', 'Gimli'], ['Hoarmûrath of Dír'], { hand: [SLAIN] }, {}, 'Carn Dûm');
    t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.resource.refused(SLAIN, { 'no-target': 'coe/9.3' });
    t.passUntil('defend').resource.chooses('a strike to Aragorn');
    t.passUntil('stay-untapped').resource.chooses('no');
    // eighteen against fifteen; his body holds
    t.passUntil('strike-defender').rolls(12, 2).passUntil('between-strikes');
    t.resource.plays(SLAIN).stage.resolve();
    onward(t, () => !t.underAttack);
    t.equal(t.card('Hoarmûrath of Dír').zone, 'discard', 'gone');
    t.equal([t.points(0).misc, t.points(0).kill], [2, 0], 'two points');
  });

  holds('The one whose strike has failed: a follower, or the Balrog', (t) => {
    for (const [kind, members, struck] of [
      [
        'ringwraith',
        [
          'Khamûl the Ringwraith',
          { name: 'Ren the Ringwraith', under: 'Khamûl the Ringwraith' } as const,
        ],
        'Ren the Ringwraith',
      ],
      ['balrog', ['The Balrog'], 'The Balrog'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-392', members }] },
        hazard: { companies: [{ at: 'Moria', members: ['Aragorn II'] }], hand: [SLAIN] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses('Aragorn II');
      if (kind === 'balrog') t.passUntil('stay-cheaply').resource.chooses('no');
      else {
        t.hazard.chooses(struck);
        t.passUntil('stay-untapped').resource.chooses('no');
      }
      t.passUntil('stay-untapped').hazard.chooses('no');
      t.rolls(2, 12, 2).passUntil('between-strikes');
      t.hazard.plays(SLAIN).stage.resolve();
      t.equal(t.card(struck).zone, 'discard', struck);
      if (kind === 'ringwraith')
        t.equal(t.card('Khamûl the Ringwraith').zone, 'play', 'his lord rides on');
    }
  });
});

describe('Ride Against the Enemy', () => {
  holds('A Wizard detains heroes; a Ringwraith who is slain is worth nothing', (t) => {
    for (const [rider, numbers, detains, zone] of [
      ['Saruman', [13, 9], true, 'discard'],
      ['Ren the Ringwraith', [15, 10], false, 'pile'],
    ] as const) {
      met(t, ['Glorfindel II'], ['Ride Against the Enemy', rider], {}, {}, 'Bree');
      t.hazard.plays('Ride Against the Enemy').stage.resolve();
      t.equal([t.attack().prowess, t.attack().body], [...numbers], 'seven more');
      t.equal(t.attack().detainment, detains, rider);
      t.fightOut({ always: 12 });
      t.equal([t.card(rider).zone, t.points(0).kill], [zone, 0], 'for no points');
    }
  });
});

describe('An Unexpected Party', () => {
  const PARTY = 'An Unexpected Party';

  holds('It ends as the one who leads them is split off, or falls', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Thorin II', 'Bifur', 'Gandalf', { name: 'Bofur', under: 'Gandalf' }],
            events: [PARTY],
          },
        ],
        hand: [PARTY],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(PARTY, { duplicate: 'coe/g.cbd.1' });
    t.equal([t.card('Gandalf').influence(), t.generalInfluence(0)], [10, 12], 'Thorin alone costs');
    t.resource.chooses('organize').chooses('split off Thorin');
    t.equal(t.hand(0), [PARTY], 'one in hand');
    t.equal(t.state.players[0].discard.length, 1, 'none of them is great of mind');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Thorin II', status: 'wounded' }, 'Bifur', 'Bofur', 'Kíli', 'Dori'],
            events: [PARTY],
          },
        ],
      },
      hazard: { hand: ['Cave-drake'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    while (t.decision().kind === 'act') t.pass();
    t.hazard.chooses('Thorin').chooses('Bofur');
    t.rolls(2, 12, 12);
    onward(t, () => !t.underAttack);
    t.equal(zones(t, 'Thorin II', PARTY), ['removed', 'discard'], 'with him');
  });
});

describe('Fifteen Birds in Five Firtrees', () => {
  const BIRDS = 'Fifteen Birds in Five Firtrees';
  const birds = (t: Stage, theirs: Named[], members: Member[], kind?: 'fallen-wizard'): void => {
    t.board({
      resource: {
        ...(kind ? { kind } : {}),
        companies: [{ at: 'Rivendell', to: 'Bree', members }],
        events: ['Gates of Morning'],
        hand: [BIRDS, BIRDS],
      },
      hazard: { hand: ['Wargs', ...theirs] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays(BIRDS).stage.resolve();
  };

  holds('All attacks of the next that is common, though one that is not came between', (t) => {
    const members: Member[] = ['Aragorn II', 'Gimli', 'Boromir II', 'Legolas'];
    birds(t, ['"Bert" (Bûrat)', 'Assassin', 'Cave-drake'], members);
    t.hazard.plays('"Bert" (Bûrat)').stage.resolve();
    t.expect(t.underAttack, 'there is but one of him');
    t.fightOut({ always: 12 });
    t.hazard.plays('Assassin').stage.resolve();
    t.equal([t.underAttack, t.card('Assassin').zone], [false, 'discard'], 'none of the three');
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.expect(t.underAttack, 'and no third');
    t.resource.refused(BIRDS, { duplicate: 'coe/g.cbd.1' });
  });

  holds('A Fallen-wizard is a Wizard to it', (t) => {
    for (const [who, may] of [
      ['Saruman', true],
      ['Legolas', false],
    ] as const) {
      birds(t, [], [who, 'Gimli'], 'fallen-wizard');
      onward(t, () => ['enter', 'end-of-turn-start'].includes(t.decision().about));
      t.asks(t.resource, may ? 'enter' : 'end-of-turn-start');
    }
  });
});

describe('Necklace of Silver and Pearls', () => {
  const PEARLS = 'Necklace of Silver and Pearls';

  holds('In the site phase of another it keeps him who wears it', (t) => {
    for (const worn of [false, true]) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gandalf'] }] },
        hazard: {
          companies: [
            { at: 'Bree', members: [{ name: 'Gimli', bears: [PEARLS] }, 'Elrond', 'Legolas'] },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('influence Gimli');
      // with ten of his own, seven against him: eight, and Gimli has a mind of six
      t.rolls(7, 5);
      if (worn) t.hazard.uses(PEARLS);
      t.resolve();
      t.equal(zones(t, 'Gimli', PEARLS), [worn ? 'play' : 'discard', 'discard'], `${worn}`);
    }
  });

  holds('Not on their way; a follower costs no more, and the turn ends it', (t) => {
    met(
      t,
      ['Gandalf'],
      [],
      {},
      {
        companies: [{ at: 'Lórien', members: [{ name: 'Gimli', bears: [PEARLS] }] }],
      },
    );
    t.resource.passes();
    t.hazard.mayNot(`use ${PEARLS}`);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Bilbo', under: 'Gandalf', bears: [PEARLS] }],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const left = t.card('Gandalf').influence();
    t.resource.uses(PEARLS).stage.resolve();
    t.equal([t.card('Gandalf').influence(), t.card('Bilbo').stat('mind')], [left, 10], 'five more');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Bilbo').stat('mind'), 5, 'as before');
  });
});

describe('Refuge', () => {
  const hidden = (t: Stage, members: Member[], theirs: Named[] = []): void => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members }],
        hand: ['Refuge', 'Haldir'],
        sites: ['Rivendell', 'Moria'],
      },
      hazard: { hand: ['River', ...theirs] },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Refuge').stage.resolve();
    t.resource.chooses('Hollin');
  };

  holds('It is there as long as anybody of the company is', (t) => {
    hidden(t, ['Ori', 'Bofur', 'Bilbo']);
    t.skipTo('organization', { turns: 2 });
    t.resource.chooses('organize').chooses('split off Ori').passes();
    t.resource.chooses('the company of Ori to Moria');
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card('Ori').site, t.card('Bofur').site], ['Moria', 'Refuge'], 'two stayed');
    t.resource.chooses('the company of Bofur, Bilbo to Rivendell');
    t.skipTo('enter');
    t.equal(t.card('Refuge').zone, 'discard', 'nobody is left');
  });

  holds('Nobody came', (t) => {
    hidden(t, ['Bergil'], ['A Lie in Your Eyes']);
    t.skipTo('movement-hazard');
    t.rolls(12).hazard.plays('A Lie in Your Eyes').stage.resolve();
    t.resource.chooses('dice');
    // in the older rules the phase of an empty company goes on
    onward(t, () => t.state.phase === 'end-of-turn');
    t.equal(zones(t, 'Bergil', 'Refuge'), ['discard', 'discard'], 'it goes with the last of them');
  });
});

describe('of Dragons', () => {
  const HOARD = 'Legendary Hoard';
  const SPIRE = { events: [{ name: 'Daelomin at Home', hosting: HOARD }] } as const;

  holds('Legendary Hoard: one who is won over is another form of him', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'AS-143', members: ['Lieutenant of Dol Guldur'] }],
        hand: ['Daelomin Roused'],
      },
      hazard: SPIRE,
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Daelomin Roused').stage.resolve();
    t.equal([t.card('Daelomin Roused').zone, t.card(HOARD).status], ['pile', 'tapped'], 'turned');
  });

  holds(
    'Legendary Hoard: whatever would discard him; a minor thing ends it like any other',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Gimli'] }],
          hand: ['Marvels Told'],
        },
        hazard: SPIRE,
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Marvels Told', 'Daelomin at Home').stage.resolve();
      t.equal(zones(t, HOARD, 'Daelomin at Home'), ['play', 'aside'], 'off to the side');
      t.board({
        resource: {
          companies: [{ at: 'Dancing Spire', members: ['Gimli', 'Legolas', 'Elrond'] }],
          hand: ['Sword of Gondolin', 'Cram', 'Miruvor', 'Hauberk of Bright Mail'],
        },
        hazard: SPIRE,
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Sword of Gondolin', 'Gimli').stage.resolve();
      t.equal(t.card('Dancing Spire').status, 'untapped', 'one is for nothing');
      t.resource.plays('Cram', 'Legolas').stage.resolve();
      t.equal([t.card('Dancing Spire').status, t.card(HOARD).zone], ['tapped', 'discard'], 'over');
      t.resource.may('play Miruvor').mayNot('play Hauberk');
    },
  );

  holds('From the Pits of Angband: the Drake without the Dragon, one who was won over too', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-367', members: ['Gorbag'] }],
        // called a drake, and of the race of Dragons
        discard: ['Smaug Roused', 'Ice-drake', 'Cave-drake'],
      },
      hazard: { events: ['From the Pits of Angband', 'Doors of Night'] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('offer').resource.chooses('both into the hand');
    t.resource.options_are('Smaug Roused', 'pass').passes();
    t.resource.options_are('Ice-drake', 'pass').chooses('Ice-drake');
    t.equal(zones(t, 'Smaug Roused', 'Ice-drake'), ['discard', 'hand'], 'either, or both');
  });
});
