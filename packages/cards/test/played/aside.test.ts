import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Everybody does as little as possible until the attack is over. */
function plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

/** Until it is so, for the turns that it takes. */
function onUntil(t: Stage, done: () => boolean): void {
  for (let i = 0; i < 400 && !done(); i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ??
        options.find((o) => o.type === 'no') ??
        options[options.length - 1],
      'nothing special is done',
    );
  }
  t.expect(done(), 'it came to that');
}

describe('off to the side', () => {
  holds('Summons from Long Sleep: a Dragon waits, and comes the stronger', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: { hand: ['Cave-drake', 'Wargs'], events: ['Summons from Long Sleep'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Summons from Long Sleep').stage.resolve();
    t.equal(t.card('Cave-drake').zone, 'aside', 'reserved');
    t.equal(t.company('Gandalf').hazards, 0, 'off the limit');
    t.expect(t.sees(0, t.id('Cave-drake')), 'face up');
    t.resource.passes();
    t.hazard
      .mayNot('use Summons from Long Sleep')
      .plays('Cave-drake', 'Wilderness')
      .stage.resolve();
    t.equal(t.attack().prowess, 12, 'two more than ten');
    t.equal(t.company('Gandalf').hazards, 1, 'it counts');
    t.rolls(12);
    plainly(t);
    t.equal(t.card('Summons from Long Sleep').zone, 'discard', 'it has done its work');
  });

  holds('Summons from Long Sleep: what it keeps goes with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
        hand: ['Marvels Told'],
      },
      hazard: { hand: ['Cave-drake'], events: ['Summons from Long Sleep'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Summons from Long Sleep').stage.resolve();
    t.rolls(12);
    t.resource.plays('Marvels Told', 'Gandalf', 'Summons from Long Sleep').stage.resolve();
    t.equal(t.card('Summons from Long Sleep').zone, 'discard', 'it can be aimed at');
    t.equal(t.card('Cave-drake').zone, 'discard', 'with its host');
  });

  holds('Foes Shall Fall: a Drake that was not beaten comes again', (t) => {
    for (const [roll, kept] of [
      [2, true],
      [12, false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: { hand: ['Cave-drake', 'Foes Shall Fall'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Foes Shall Fall').stage.resolve();
      t.equal(t.card('Gimli').corruption, 2, 'a Dwarf has two');
      t.rolls(roll, ...(kept ? [2] : []));
      plainly(t);
      if (t.decision().kind === 'respond') t.resolve();
      t.equal(t.card('Foes Shall Fall').zone, kept ? 'play' : 'discard', 'the hate is kept');
      t.equal(t.card('Cave-drake').zone, kept ? 'aside' : 'pile', 'and the Drake');
    }
  });

  holds('Bring Our Curses Home: who was slain is remembered by the slayer', (t) => {
    for (const body of [12, 2] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: { hand: ['Cave-drake', 'Bring Our Curses Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.hazard.plays('Bring Our Curses Home', 'Gimli').stage.resolve();
      t.rolls(2, body, 12);
      t.passUntil('strike').resource.chooses('Frodo');
      plainly(t);
      t.resolve();
      const kept = body === 12;
      t.equal(t.card('Bring Our Curses Home').zone, kept ? 'play' : 'discard', 'one was slain');
      t.equal(t.card('Cave-drake').zone, kept ? 'aside' : 'discard', 'the slayer');
    }
  });

  holds('Bring Our Curses Home: at the start of the next phase it is there', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
      hazard: { hand: ['Cave-drake', 'Bring Our Curses Home'] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.hazard.plays('Bring Our Curses Home', 'Gimli').stage.resolve();
    t.rolls(2, 12, 12);
    t.passUntil('strike').resource.chooses('Frodo');
    plainly(t);
    onUntil(t, () => t.decision().about === 'organization' && t.state.active === 0);
    t.equal(t.card('Cave-drake').zone, 'aside', 'with the card');
    t.resource.chooses('move the company of Gimli to Rivendell');
    onUntil(t, () => t.underAttack || t.decision().about === 'enter');
    t.equal(t.attack().name, 'Cave-drake', 'there it is');
    t.rolls(12);
    plainly(t);
    if (t.decision().kind === 'respond') t.resolve();
    t.equal(t.card('Cave-drake').zone, 'pile', 'beaten at last');
    t.equal(t.card('Bring Our Curses Home').zone, 'discard', 'and the curse is lifted');
  });

  holds('Great Secrets Buried There: an item for the Under-deeps', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'The Under-grottos', members: ['Gimli', 'Frodo', 'Bilbo', 'Merry', 'Gandalf'] },
        ],
        hand: ['Great Secrets Buried There'],
        deck: ['Sapling of the White Tree', 'Hauberk of Bright Mail', 'Scroll of Isildur'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const deck = t.state.players[0].deck.length;
    t.resource.plays('Great Secrets Buried There').stage.resolve();
    if (t.decision().about === 'look') t.resource.passes();
    t.asks(t.resource, 'pick').resource.chooses('Hauberk of Bright Mail');
    t.equal(t.card('Hauberk of Bright Mail').zone, 'aside', 'buried');
    t.equal(t.state.players[0].deck.length, deck - 1, 'the others are in the deck again');
    t.equal(t.points(0).item, 0, 'worth nothing');
    t.skipTo('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('site').resource.plays('Hauberk of Bright Mail', 'Gandalf').stage.resolve();
    t.equal(t.card('Hauberk of Bright Mail').host, 'Gandalf', 'found again');
    t.equal(t.card('Great Secrets Buried There').zone, 'discard', 'nothing is left of it');
  });

  holds('Armory: minor items are kept, and taken out again', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Dagger of Westernesse'] }] },
        ],
        hand: ['Elven Cloak', 'Shield of Iron-bound Ash'],
        events: ['Armory'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Armory', { way: 'in hand' }, 'Elven Cloak').stage.resolve();
    t.resource.uses('Armory', { way: 'in hand' }, 'Shield of Iron-bound Ash').stage.resolve();
    t.equal(t.points(0).misc, 0, 'two are too few');
    t.rolls(12);
    t.resource.uses('Armory', { way: 'corruption check' }).stage.resolve();
    t.equal(t.card('Dagger of Westernesse').zone, 'aside', 'stored there');
    t.equal(t.points(0).misc, 1, 'three');
  });

  holds('Armory: what is being put there is not put there once more in answer', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        hand: ['Elven Cloak', 'Shield of Iron-bound Ash'],
        events: ['Armory'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Armory', { way: 'in hand' }, 'Elven Cloak');
    t.hazard.chooses('pass');
    t.resource.may('use Armory').uses('Armory', { way: 'in hand' });
    t.equal(t.chain(), ['Armory', 'Armory'], 'the other item, for which there is no choice');
    t.resource.refused('Armory', { 'under-way': 'coe/5.1.2' }, { way: 'in hand' });
    t.resolve();
    t.equal(
      [t.card('Elven Cloak').zone, t.card('Shield of Iron-bound Ash').zone],
      ['aside', 'aside'],
      'both are there',
    );
  });

  holds('Armory: played from there at a Border-hold', (t) => {
    for (const at of ['Bree', 'Bandit Lair'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli', 'Aragorn II', 'Frodo', 'Gandalf'] }],
          hand: ['Elven Cloak', 'Rangers of the North', 'Dagger of Westernesse'],
          events: ['Armory'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Armory', { way: 'in hand' }, 'Elven Cloak').stage.resolve();
      t.equal(t.card('Elven Cloak').zone, 'aside', 'kept');
      t.skipTo('enter').resource.chooses('enter');
      if (at === 'Bandit Lair') {
        while (t.underAttack) t.fightOut({ always: 12 });
        t.asks(t.resource, 'site');
        t.resource.may('play Dagger of Westernesse').mayNot('play Elven Cloak');
        continue;
      }
      t.resource.plays('Rangers of the North', 'Aragorn II');
      t.rolls(12);
      t.resolve();
      t.resource.plays('Elven Cloak', 'Gimli').stage.resolve();
      t.equal(t.card('Elven Cloak').host, 'Gimli', 'one more minor item');
    }
  });

  holds('Come at Need: an ally waits for those who come where it is at home', (t) => {
    for (const to of ['Edoras', 'Moria'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Lórien', to, members: ['Gimli'] },
          ],
        },
        hazard: { hand: ['Come at Need', 'Shadowfax'] },
        moment: 'hazards',
        current: 'Aragorn II',
        asksPasses: true,
      });
      t.hazard.plays('Come at Need').stage.resolve();
      t.equal(t.card('Shadowfax').zone, 'aside', 'with the card');
      t.passUntil('path').resource.chooses('starter');
      onUntil(t, () => t.underAttack || t.decision().kind === 'act');
      t.equal(t.underAttack, to === 'Edoras', 'where it could be played');
      if (to !== 'Edoras') continue;
      t.equal(t.attack().prowess, 9, 'seven more than its two');
      t.equal(t.attack().detainment, true, 'a hero against heroes');
      t.rolls(12);
      plainly(t);
      t.equal(t.card('Shadowfax').zone, 'discard', 'a detainment gives nothing to win');
      t.equal(t.card('Come at Need').zone, 'discard', 'it came once');
    }
  });

  holds('Come at Need: taken back in the organization phase', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Come at Need', 'Gollum'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Come at Need').stage.resolve();
    t.equal(t.card('Gollum').zone, 'aside', 'with the card');
    t.equal(t.points(1).ally, 0, 'worth nothing there');
    onUntil(t, () => t.decision().about === 'organization' && t.state.active === 1);
    t.hazard.uses('Come at Need');
    t.resource.chooses('pass');
    t.hazard.refused('Come at Need', { 'under-way': 'coe/5.1.2' });
    t.resolve();
    t.equal(t.card('Gollum').zone, 'hand', 'back in hand');
    t.equal(t.card('Come at Need').zone, 'discard', 'and the card is gone');
  });

  holds('Rumours of Rings: a ring for a test to come', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Frodo', bears: ['Precious Gold Ring'] }],
          },
        ],
        sideboard: ['Magic Ring of Stealth', 'The One Ring'],
        events: ['Rumours of Rings'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Rumours of Rings').stage.resolve();
    t.equal(t.card('Magic Ring of Stealth').zone, 'aside', 'but never The One');
    t.resource.mayNot('use Rumours of Rings');
    t.rolls(3);
    t.resource.uses('Gandalf').stage.resolve();
    t.asks(t.resource, 'ring').resource.chooses('Magic Ring of Stealth');
    t.equal(t.card('Magic Ring of Stealth').host, 'Frodo', 'as though from hand');
  });

  holds('Rumours of Rings: there from the start, in place of a minor item', (t) => {
    t.game([{ pool: ['Aragorn II', 'Rumours of Rings'] }, { pool: ['Faramir'] }]);
    for (let i = 0; i < 9 && t.decision().about !== 'starting-item'; i++) {
      const { options } = t.decision();
      t.take(options[0], 'the first');
    }
    t.rolls(12, 2);
    t.asks(t.resource, 'starting-item').resource.chooses('Rumours of Rings');
    t.equal(t.card('Rumours of Rings').zone, 'play', 'it starts with the company');
  });

  holds('Elven Rope: a creature bound with it', (t) => {
    for (const wound of [false, true]) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Rivendell', members: [{ name: 'Gimli', bears: ['Elven Rope'] }] },
          ],
        },
        hazard: { hand: ['Cave-drake', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.rolls(12);
      plainly(t);
      t.asks(t.resource, 'instead').resource.chooses('yes');
      t.equal(t.card('Cave-drake').zone, 'aside', 'bound');
      t.equal(t.points(0).kill, 0, 'no points for it');
      if (!wound) {
        onUntil(t, () => t.decision().about === 'organization' && t.state.active === 0);
        t.rolls(12);
        t.resource.chooses('store Elven Rope').stage.resolve();
        t.equal(t.points(0).misc, 3, 'stored with it');
        t.equal(t.card('Cave-drake').zone, 'aside', 'which stays');
        continue;
      }
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(2, 2);
      plainly(t);
      t.equal(t.card('Cave-drake').zone, 'discard', 'he could not hold it');
    }
  });

  holds('Press-gang: who would be discarded is pressed into service', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli', 'Frodo'] }] },
      hazard: { events: ['Press-gang'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.points(0).character, 4, 'two each');
    t.resource.chooses('organize');
    t.resource.chooses('discard Frodo');
    t.equal(t.card('Frodo').zone, 'aside', 'with the card');
    t.equal(t.points(0).character, 0, 'worth his points in the negative');
  });

  holds(
    'Press-gang: who is worth nothing is worth nothing there, stored and read again too',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gimli', 'Fatty Bolger'] }] },
        hazard: { events: ['Press-gang'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').chooses('discard Fatty Bolger');
      t.equal(t.card('Fatty Bolger').zone, 'aside', 'with the card');
      const { worth } = t.state.notes[t.id('Fatty Bolger')];
      t.expect(Object.is(worth, JSON.parse(JSON.stringify(worth))), 'no zero less than zero');
    },
  );

  holds('Imprisoned and Mocked: the head of an outnumbered company is led away', (t) => {
    for (const roll of [12, 2] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Fatty Bolger', bears: ['Elven Cloak'] }],
            },
          ],
        },
        hazard: { hand: ['Orc-watch', 'Imprisoned and Mocked'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-watch').stage.resolve();
      t.hazard.plays('Imprisoned and Mocked').stage.resolve();
      t.rolls(2, 2, roll);
      plainly(t);
      t.resolve();
      const led = roll === 12;
      t.equal(t.card('Fatty Bolger').zone, led ? 'aside' : 'play', 'led away');
      t.equal(t.card('Elven Cloak').zone, led ? 'discard' : 'play', 'without what he had');
      t.equal(t.card('Imprisoned and Mocked').zone, led ? 'play' : 'discard', 'the host');
      if (!led) continue;
      onUntil(t, () => t.state.phase === 'long-event' && t.state.active === 0);
      t.equal(t.card('Fatty Bolger').zone, 'hand', 'let go');
      t.equal(t.card('Imprisoned and Mocked').zone, 'discard', 'and the host is gone');
    }
  });
});
