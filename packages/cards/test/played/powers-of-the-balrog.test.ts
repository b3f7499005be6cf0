import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What the Balrog does, in one shape or another, and those whom he commands. */
const kind = 'balrog';

const shaped = (...bears: Named[]): Member => ({ name: 'The Balrog', bears });

/** The Balrog and others, where and when it is said. */
const with_ = (
  t: Stage,
  members: Member[],
  hand: Named[],
  more: {
    at?: Named;
    moment?: 'organization' | 'entered' | 'hazards' | 'end-of-turn';
    to?: Named;
    side?: object;
  } = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at: more.at ?? 'BA-93', members, ...(more.to ? { to: more.to } : {}) }],
      hand,
      ...more.side,
    },
    hazard: { hand: ['Cave-drake', 'Orc-lieutenant', 'Cave-drake'] },
    moment: more.moment ?? 'organization',
    asksPasses: true,
  });

/** In The Rusted-deeps a Drake comes upon them. */
const underAttack = (t: Stage, members: Member[], hand: Named[]): Stage => {
  with_(t, members, hand, { at: 'BA-96', moment: 'hazards' });
  t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
  return t;
};

describe('shapes', () => {
  holds('Great Shadow: more general influence, weaker, unseen', (t) => {
    with_(t, ['The Balrog', 'Crook-legged Orc'], ['Great Shadow', 'Strangling Coils']);
    const before = t.generalInfluence(0);
    t.resource.plays('Great Shadow').stage.resolve();
    t.equal(
      [t.card('The Balrog').stat('prowess'), t.card('The Balrog').stat('body')],
      [6, 10],
      'two and one less',
    );
    t.equal(t.generalInfluence(0), before + 6, 'six more');
    t.resource.chooses('organize').may('Crook-legged Orc', 'The Balrog').passes();
    t.resource.uses('Great Shadow', { way: 'hand' }).stage.resolve();
    t.equal(t.card('Great Shadow').zone, 'hand', 'put off as he likes');
  });

  holds('Great Shadow: he taps, and an attack is over', (t) => {
    underAttack(t, [shaped('Great Shadow')], []);
    t.resource.uses('Great Shadow', { way: 'cancel' }).stage.resolve();
    t.expect(!t.underAttack, 'it is over');
    t.equal(t.card('The Balrog').status, 'tapped', 'he has tapped for it');
  });

  holds('Great Shadow: what was lost is in the deck again as the turn ends', (t) => {
    with_(t, [shaped('Great Shadow')], [], {
      moment: 'end-of-turn',
      side: { discard: ['Azog', 'Angband Revisited', 'Saw-toothed Blade', 'Foul Fumes'] },
    });
    t.passUntil('end-of-turn')
      .resource.uses('Great Shadow', { way: 'discard pile' })
      .stage.resolve();
    t.resource.mayNot('Angband Revisited').mayNot('Foul Fumes').chooses('Azog');
    t.equal(t.card('Azog').zone, 'deck', 'he may come again');
    t.resource.mayNot('use Great Shadow');
  });
});

describe('in the shadow', () => {
  const SHADOW = shaped('Great Shadow');

  holds('Cloaked by Darkness: one hazard less, whatever is left', (t) => {
    for (const [balrog, may] of [
      [SHADOW, true],
      [shaped(), false],
    ] as const) {
      with_(t, [balrog], ['Cloaked by Darkness', 'Cloaked by Darkness', 'Cloaked by Darkness'], {
        at: 'BA-96',
        moment: 'hazards',
      });
      if (!may) {
        t.resource.refused('Cloaked by Darkness', { need: 'coe/9.2' });
        continue;
      }
      t.equal(t.limit('The Balrog'), 2, 'as ever');
      for (let i = 0; i < 3; i++) t.resource.plays('Cloaked by Darkness').stage.resolve();
      t.equal(t.limit('The Balrog'), -1, 'no minimum');
    }
  });

  holds('Cloaked by Darkness: it comes out of the sideboard while organizing', (t) => {
    with_(t, ['The Balrog'], [], { side: { sideboard: ['Cloaked by Darkness', 'Foe Dismayed'] } });
    t.resource
      .mayNot('shuffle Foe Dismayed', 'into the deck')
      .chooses('Cloaked by Darkness', 'shuffle it into the deck');
    t.equal(t.card('Cloaked by Darkness').zone, 'deck', 'it can be drawn now');
    with_(t, ['The Balrog'], [], {
      moment: 'entered',
      at: 'BA-96',
      side: { sideboard: ['Cloaked by Darkness'] },
    });
    t.resource.mayNot('Cloaked by Darkness');
  });

  holds('Darkness Wielded: a weak attack of one strike', (t) => {
    underAttack(t, [SHADOW, 'Azog'], ['Darkness Wielded', 'Darkness Wielded']);
    t.equal([t.attack().prowess, t.attack().strikes], [10, 2], 'a Drake');
    t.resource.plays('Darkness Wielded', { way: 'prowess' }).stage.resolve();
    t.equal([t.attack().prowess, t.attack().strikes], [8, 1], 'no more');
    underAttack(t, ['The Balrog', 'Azog'], ['Darkness Wielded']);
    t.resource.mayNot('play Darkness Wielded');
  });

  holds('Darkness Wielded: or this attack and another one are canceled', (t) => {
    with_(t, [SHADOW, 'Azog', 'Bolg'], ['Darkness Wielded'], { at: 'BA-96', moment: 'hazards' });
    t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
    t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
    t.expect(!t.underAttack, 'the first');
    t.hazard.plays('Orc-lieutenant', 'Ruins').stage.resolve();
    t.resource.uses('Darkness Wielded').stage.resolve();
    t.expect(!t.underAttack, 'a later one');
    t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
    t.resource.mayNot('use Darkness Wielded');
  });
});

/** The Balrog has come upon heroes. */
const fight = (
  t: Stage,
  members: Member[],
  theirs: Member[],
  hand: Named[],
  their: Named[] = [],
): Stage => {
  const at = 'Goblin-gate';
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    hazard: { kind: 'wizard', companies: [{ at, members: theirs }], hand: their },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t.passUntil('attack');
};

describe('in battle', () => {
  holds('Angband Revisited: one of his company rises', (t) => {
    with_(
      t,
      [
        { name: 'The Balrog', status: 'tapped' },
        { name: 'Azog', status: 'tapped' },
      ],
      ['Angband Revisited'],
    );
    t.resource.plays('Angband Revisited', 'Azog').stage.resolve();
    t.equal(
      [t.card('Azog').status, t.card('The Balrog').status],
      ['untapped', 'tapped'],
      'one of them',
    );
    with_(t, [{ name: 'Azog', status: 'tapped' }], ['Angband Revisited']);
    t.resource.refused('Angband Revisited', { 'no-target': 'coe/9.3' });
  });

  holds('Foe Dismayed: stronger with a leader or the Balrog, under attack', (t) => {
    for (const [members, may] of [
      [['Azog', 'Crook-legged Orc'], true],
      [['The Balrog', 'Crook-legged Orc'], true],
      [['Crook-legged Orc'], false],
    ] as [Named[], boolean][]) {
      underAttack(t, members, ['Foe Dismayed']);
      if (!may) {
        t.resource.mayNot('play Foe Dismayed');
        continue;
      }
      const before = t.card('Crook-legged Orc').stat('prowess');
      t.resource.plays('Foe Dismayed').stage.resolve();
      t.equal(t.card('Crook-legged Orc').stat('prowess'), before + 1, 'one more');
    }
  });

  holds('Foe Dismayed: or three more on an attempt of a leader', (t) => {
    for (const helped of [true, false]) {
      with_(t, ['Azog'], ['A Few Recruits', 'Foe Dismayed'], { at: 'LE-402', moment: 'entered' });
      t.resource.plays('A Few Recruits', 'Azog');
      if (helped) t.resource.plays('Foe Dismayed', { way: 'influence' });
      t.rolls(2);
      t.resolve();
      t.equal(t.card('A Few Recruits').zone === 'pile', helped, 'three more');
    }
  });

  holds('Great Fissure: what would turn his own attack away is itself canceled', (t) => {
    const board = (members: Member[]) =>
      fight(t, members, ['Legolas', 'Fatty Bolger'], ['Great Fissure'], ['Concealment']);
    board(['The Balrog']);
    t.hazard.plays('Concealment', 'Fatty Bolger');
    t.resource.plays('Great Fissure', { way: 'unresolved' });
    t.resolve();
    t.expect(t.underAttack, 'it goes on');
    board(['Azog']);
    t.hazard.plays('Concealment', 'Fatty Bolger');
    t.resource.mayNot('play Great Fissure');
  });

  holds('Great Fissure: or an attack in the deeps', (t) => {
    underAttack(t, ['Azog'], ['Great Fissure']);
    t.resource.plays('Great Fissure').stage.resolve();
    t.expect(!t.underAttack, 'it is over');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Goblin-gate', members: ['Azog'] }],
        hand: ['Great Fissure'],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.resource.mayNot('play Great Fissure');
  });

  holds('Scourge of Fire: something of theirs burns, while he is a flame and untapped', (t) => {
    const board = (balrog: Member, ...bears: Named[]) =>
      fight(t, [balrog], [{ name: 'Legolas', bears }], ['Scourge of Fire', 'Scourge of Fire']);
    board(shaped('Flame of Udûn'), 'Elven Cloak', 'Dagger of Westernesse');
    t.resource.plays('Scourge of Fire').stage.resolve();
    t.resource.chooses('Elven Cloak');
    t.equal(t.card('Elven Cloak').zone, 'discard', 'burnt');
    t.resource.refused('Scourge of Fire', { duplicate: 'coe/g.cbd.1' });
    board('The Balrog', 'Elven Cloak');
    t.resource.mayNot('play Scourge of Fire');
    board({ name: 'The Balrog', status: 'tapped', bears: ['Flame of Udûn'] }, 'Elven Cloak');
    t.resource.mayNot('play Scourge of Fire');
    board(shaped('Flame of Udûn'));
    t.resource.mayNot('play Scourge of Fire');
  });

  holds('Crowned with Storm: all who are there are struck by it', (t) => {
    const board = (theirs: Member[]) =>
      fight(t, ['The Balrog', { name: 'Azog', bears: ['Nasty Slimy Thing'] }], theirs, [
        'Crowned with Storm',
      ]);
    board(['Legolas']);
    t.resource.mayNot('play Crowned with Storm');
    board([
      'Gandalf',
      { name: 'Legolas', bears: ['Goldberry'] },
      { name: 'Gimli', status: 'wounded' },
      'Elrond',
    ]);
    // Azog, the ally, Legolas, Gimli; Elrond has too much mind
    t.rolls(2, 2, 12, 12);
    t.resource.plays('Crowned with Storm').stage.resolve();
    while (t.decision().about === 'each') t.take(t.decision().options[0], 'in this order');
    t.equal(t.card('Goldberry').zone, 'discard', 'she has no body');
    t.equal(
      ['The Balrog', 'Azog', 'Nasty Slimy Thing', 'Gandalf', 'Elrond'].map((n) => t.card(n).status),
      ['untapped', 'tapped', 'tapped', 'untapped', 'tapped'],
      'all tap but those without a mind',
    );
    t.equal(t.card('Legolas').status, 'wounded', 'struck');
    t.equal(t.card('Gimli').zone, 'removed', 'for the second time');
  });

  holds('Stabbing Tongue of Fire: stronger when he taps, and worse for whom he strikes', (t) => {
    for (const [bears, stays, status] of [
      [['Stabbing Tongue of Fire'], false, 'tapped'],
      [['Stabbing Tongue of Fire'], true, 'wounded'],
      [[], false, 'wounded'],
    ] as const) {
      with_(t, [shaped(...bears)], [], { at: 'BA-96', moment: 'hazards' });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.passUntil('stay-cheaply').resource.chooses(stays ? 'yes' : 'no');
      t.rolls(2, ...(status === 'wounded' ? [2] : []));
      while (t.underAttack) t.pass();
      t.equal(t.card('The Balrog').status, status, 'the least roll');
    }
    for (const [bears, zone] of [
      [['Stabbing Tongue of Fire'], 'pile'],
      [[], 'play'],
    ] as const) {
      fight(t, [shaped(...bears)], ['Legolas'], []);
      t.rolls(12, 2, 8);
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

describe('at home', () => {
  holds('Heart of Dark Fire: five more, as long as he has that shape', (t) => {
    with_(t, [shaped('Strangling Coils')], ['Heart of Dark Fire', 'Heart of Dark Fire']);
    const before = t.card('The Balrog').influence();
    t.resource.plays('Heart of Dark Fire').stage.resolve();
    t.equal(t.card('The Balrog').influence(), before + 5, 'five more');
    t.resource.refused('Heart of Dark Fire', { duplicate: 'coe/g.cbd.1' });
    with_(t, ['The Balrog'], ['Heart of Dark Fire']);
    t.resource.refused('Heart of Dark Fire', { need: 'coe/9.2' });
  });

  holds("Maker's Map: he who learned of it finds his way", (t) => {
    with_(t, ['Bolg'], ["Maker's Map"], { at: 'LE-366', moment: 'entered' });
    t.resource.plays("Maker's Map", 'Bolg').stage.resolve();
    t.equal(t.card('Bolg').status, 'tapped', 'he taps');
    t.equal(t.points(0).misc, 2, 'two points');
    for (const [bears, roll, goes] of [
      [[], 7, false],
      [["Maker's Map"], 7, true],
      [["Maker's Map"], 5, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-96', to: 'The Wind-deeps', members: [{ name: 'Bolg', bears }] }],
        },
        moment: 'movement',
        rolls: [roll],
      });
      t.equal(t.company('Bolg').moving, goes, `a roll of ${roll}`);
    }
  });

  holds("Mine or No One's: ten more on what the Balrog would have of another's", (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Goblin-gate', members: ['The Balrog'] }],
        hand: ["Mine or No One's", "Mine or No One's"],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Goblin-gate', members: [{ name: 'Lagduf', bears: ['War-wolf'] }] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('tries to influence War-wolf');
    t.resource.plays("Mine or No One's");
    t.rolls(2, 12);
    t.resolve();
    t.equal(t.card('War-wolf').zone, 'discard', 'it is no one’s');
  });

  holds('Obey Him or Die: a leader beside the Balrog', (t) => {
    with_(t, ['The Balrog', 'Azog'], ['Obey Him or Die', 'Obey Him or Die']);
    const before = t.card('Azog').influence();
    t.resource.plays('Obey Him or Die', 'Azog').stage.resolve();
    t.equal(t.card('Azog').influence(), before + 2, 'two more');
    t.resource.refused('Obey Him or Die', { duplicate: 'coe/g.cbd.1' });
    with_(t, ['The Balrog', 'Crook-legged Orc'], ['Obey Him or Die']);
    t.resource.refused('Obey Him or Die', { 'no-target': 'coe/9.3' });
    with_(t, ['Azog'], ['Obey Him or Die']);
    t.resource.refused('Obey Him or Die', { 'no-target': 'coe/9.3' });
  });
});
