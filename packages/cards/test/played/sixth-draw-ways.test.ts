import type { BoardSpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { rolled } from './rolled.ts';

/** Ways and places of a sixth draw: each card held to the clauses of its text that no other test plays. */

describe('Short Legs Are Slow', () => {
  const LEGS = 'Short Legs Are Slow';
  const walks = (t: Stage, members: Member[], legs: boolean, sites: Named[]): void => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members }], sites },
      hazard: { events: legs ? [LEGS] : [] },
      moment: 'organization',
      asksPasses: true,
    });
  };
  // by region Dol Guldur is four regions away, and by starter movement it cannot be reached
  holds('half of them are enough, allies do not count, and it is one region', (t) => {
    for (const [members, slow] of [
      [['Frodo', 'Elrond'], true],
      [['Frodo', 'Elrond', 'Gimli'], false],
      [[{ name: 'Frodo', bears: ['Gwaihir'] }, 'Elrond'], true],
      [['Elrond'], false],
      [['Frodo'], true],
    ] as [Member[], boolean][]) {
      for (const legs of [true, false]) {
        walks(t, members, legs, ['Dol Guldur', 'Goblin-gate']);
        const n = t.resource.options().filter((x) => x.includes('Dol Guldur')).length;
        t.equal(n > 0, !(slow && legs), `${JSON.stringify(members)} ${legs}`);
        t.resource.may('Goblin-gate');
      }
    }
  });
  holds('starter movement is barred to them', (t) => {
    for (const legs of [true, false]) {
      walks(t, ['Frodo'], legs, ['Bree', 'Lórien']);
      // four regions to Lórien
      if (legs) t.resource.mayNot('to Lórien');
      else t.resource.may('to Lórien');
      t.resource.chooses('to Bree').stage.passUntil('path');
      if (legs) t.resource.mayNot('starter');
      else t.resource.may('starter');
    }
  });
});

describe('what goes with a deck', () => {
  holds('at once, into the deck that is shuffled if it is its owner’s', (t) => {
    for (const card of ['Short Legs Are Slow', 'Near to Hear a Whisper'] as const)
      for (const mine of [true, false]) {
        const last: Partial<BoardSpec['resource']> = {
          deck: ['Wargs'],
          discard: ['River'],
          noFiller: true,
        };
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo', 'Elrond'] }],
            hand: ['Marvels Told'],
            ...(mine ? {} : last),
          },
          hazard: { events: [card], hand: ['River', 'Doors of Night'], ...(mine ? last : {}) },
          moment: 'movement',
          asksPasses: true,
        });
        t.resource.chooses('region movement: Rhudaur (Wilderness) - Arthedain (Wilderness)');
        t.noDraws();
        t.equal(t.card(card).zone, mine ? 'deck' : 'discard', `${card} ${mine}`);
      }
  });
});

describe('what waits at a site', () => {
  const entered = (t: Stage): [number, number][] => {
    t.passUntil('enter').resource.chooses('enter');
    return t.fightOut({ always: 12 });
  };
  holds('Awaken Denizens: twice the strikes in ruins, of creatures not, elsewhere not', (t) => {
    met(t, STRONG, ['Awaken Denizens', 'Awaken Denizens', 'Wargs']);
    t.hazard.plays('Awaken Denizens').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Awaken Denizens', { duplicate: 'coe/g.cbd.1' });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.fightOut({ always: 12 }), [[2, 9]], 'a creature');
    t.equal(entered(t), [[2, 8]], 'the wights');
    met(t, STRONG, ['Awaken Denizens'], {}, {}, 'Moria', 'Lórien');
    t.hazard.plays('Awaken Denizens').stage.resolve();
    t.equal(entered(t), [[4, 7]], 'a Shadow-hold');
  });
  holds('Awaken Denizens: not where ruins are read as a Shadow-hold', (t) => {
    met(t, STRONG, ['Awaken Denizens', 'Choking Shadows'], {}, { events: ['Doors of Night'] });
    t.hazard.plays('Awaken Denizens').stage.resolve();
    t.hazard.plays('Choking Shadows', { way: 'as Shadow-hold' }).stage.resolve();
    t.equal(entered(t), [[1, 8]], 'as printed');
  });
  holds('Awaken Denizens: each attack of the place, one from the hand too', (t) => {
    t.board({
      resource: { companies: [{ at: 'The Gem-deeps', members: STRONG }] },
      hazard: { hand: ['Orc-watch'], events: ['Awaken Denizens'] },
      moment: 'site',
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [6, 9], 'the dead');
    t.fightOut({ always: 12 });
    t.hazard.chooses('Orc-watch');
    t.equal([t.attack().strikes, t.attack().prowess], [6, 9], 'and Orcs');
  });
  holds('Choking Shadows: two more for one attack, once', (t) => {
    met(t, STRONG, ['Choking Shadows', 'Choking Shadows']);
    t.hazard.plays('Choking Shadows').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play Choking Shadows');
    t.hazard.refused('Choking Shadows', { duplicate: 'coe/g.cbd.1' }, { way: 'automatic-attack' });
    t.equal(entered(t), [[1, 10]], 'two more');
  });
  holds('Choking Shadows: one Wilderness of two with the Doors', (t) => {
    met(t, STRONG, ['Choking Shadows', 'Choking Shadows'], {}, { events: ['Doors of Night'] });
    t.hazard.plays('Choking Shadows', { way: 'Wilderness' }, 'Rhudaur').stage.resolve();
    t.equal(t.path('Elrond'), ['shadow', 'wilderness'], 'one of them');
    t.resource.passes();
    // in the present rules another may darken what this one does not
    if (t.rules === 'coe') t.hazard.may('play Choking Shadows');
    else t.hazard.refused('Choking Shadows', { duplicate: 'coe/g.cbd.1' });
  });
  holds('Choking Shadows: not for a Shadow-hold', (t) => {
    met(t, STRONG, ['Choking Shadows'], {}, {}, 'Moria', 'Lórien');
    t.resource.passes();
    t.hazard.refused('Choking Shadows', { 'no-target': 'coe/9.3', need: 'coe/9.2' });
  });
  holds('Incite Minions: the same again, with what comes later, right after it', (t) => {
    met(
      t,
      STRONG,
      ['Incite Minions', 'Incite Minions', 'The Moon Is Dead', 'Minions Stir'],
      {},
      {},
      'Moria',
      'Lórien',
    );
    t.hazard.plays('Incite Minions').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Incite Minions', { duplicate: 'coe/g.cbd.1' });
    t.hazard.plays('Minions Stir').stage.resolve();
    t.equal(
      entered(t),
      [
        [5, 8],
        [5, 8],
      ],
      'twice',
    );
    met(t, STRONG, ['Incite Minions']);
    t.resource.passes();
    t.hazard.refused('Incite Minions', { 'no-target': 'coe/9.3' });
  });
  holds('Amon Hen: who is wounded checks, who is not does not', (t) => {
    for (const [roll, checks] of [
      [12, 0],
      [2, 1],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Amon Hen', members: ['Bergil'] }], hand: ['Cram'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [1, 6], 'Undead');
      t.fightOut({ always: roll });
      t.equal(rolled(t, 'corruption').length, checks, `${roll}`);
    }
  });
});

describe('on the way', () => {
  holds('Morgul Night: each land is one darker, once; it needs the Doors but once', (t) => {
    met(t, ['Elrond'], ['Morgul Night'], {}, {}, 'Carn Dûm');
    t.resource.passes();
    t.hazard.refused('Morgul Night', { need: 'coe/9.2' });
    met(
      t,
      ['Elrond'],
      ['Morgul Night', 'Morgul Night'],
      { hand: ['TW-106'] },
      { events: ['Doors of Night'] },
      'Carn Dûm',
    );
    const before = t.path('Elrond');
    t.hazard.plays('Morgul Night').stage.resolve();
    const darker = before.map((x) => (x === 'wilderness' ? 'shadow' : x === 'shadow' ? 'dark' : x));
    t.expect(before.includes('shadow') && before.includes('wilderness'), before.join());
    t.equal(t.path('Elrond'), darker, 'darker');
    t.resource.plays('Twilight', { way: 'discard' }, 'Doors of Night').stage.resolve();
    t.equal(
      [t.card('Doors of Night').zone, t.card('Morgul Night').zone],
      ['discard', 'play'],
      'it stays',
    );
    t.equal(t.path('Elrond'), darker, 'still darker');
  });

  holds('Fair Travels in Free-domains: one less for each, not below two, one a company', (t) => {
    for (const [members, at, to, limit] of [
      [['Elrond', 'Bofur', 'Kíli', 'Bergil', 'Ori'], 'Lórien', 'Minas Tirith', 4],
      [['Elrond', 'Bofur', 'Kíli', 'Bergil'], 'Lórien', 'Minas Tirith', 3],
      [['Elrond', 'Gimli'], 'Lórien', 'Minas Tirith', 2],
      [['Elrond', 'Bofur', 'Kíli'], 'Lórien', 'Moria', 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members }],
          sites: [to],
          hand: ['Fair Travels in Free-domains', 'Fair Travels in Free-domains'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses(`to ${to}`).stage.passUntil('organization-end');
      t.resource.plays('Fair Travels in Free-domains').stage.resolve();
      t.resource.refused('Fair Travels in Free-domains', { duplicate: 'coe/g.cbd.1' });
      t.passUntil('path').resource.chooses('starter');
      t.passUntil('movement-hazard');
      t.equal(t.limit('Elrond'), limit, `${members.length} to ${to}: ${t.path('Elrond')}`);
    }
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Elrond'] }],
        hand: ['Fair Travels in Free-domains'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.refused('Fair Travels in Free-domains', {
      'no-target': 'coe/9.3',
    });
  });

  holds('Radagast: a card more for each Wilderness, if he will', (t) => {
    for (const [who, to, more] of [
      ['Radagast', 'Bree', 2],
      ['Gandalf', 'Bree', 0],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to, members: [who] }] },
        moment: 'movement',
        asksPasses: true,
      });
      t.resource.chooses('starter');
      t.equal(t.hand(0).length, 1, 'one must be drawn');
      for (let n = 0; n < more; n++) t.asks(t.resource, 'draw').resource.may('no').chooses('yes');
      t.expect(t.decision().about !== 'draw' || t.decision().seat !== 0, 'and no more');
      t.equal(t.hand(0).length, 1 + more, who);
      t.equal(t.card(who).stat('corruption-check'), 1, 'his checks');
    }
  });

  holds('Radagast: a Wilderness that is none any more gives nothing', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Radagast'] }] },
      hazard: { events: ['Morgul Night'] },
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('starter');
    t.expect(t.decision().about !== 'draw' || t.decision().seat !== 0, 'nothing more to draw');
    t.equal(t.hand(0).length, 1, 'one');
  });

  holds('Cruel Caradhras: from one place to another in such a land is no leaving', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Cirith Ungol',
            by: ['Imlad Morgul'],
            members: ['Aragorn II'],
          },
        ],
      },
      hazard: { hand: ['Cruel Caradhras'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Cruel Caradhras', { 'no-target': 'coe/9.3' });
  });
  holds('Cruel Caradhras: allies too; one more on body checks; the tapped and the helped', (t) => {
    for (const [roll, zone] of [
      // a body of 8
      [7, 'play'],
      [8, 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Goblin-gate',
              to: 'Rivendell',
              by: ['High Pass', 'Rhudaur'],
              members: [{ name: 'Aragorn II', bears: ['Gwaihir'] }],
            },
          ],
          hand: ['Dodge'],
        },
        hazard: { hand: ['Cruel Caradhras'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cruel Caradhras').stage.resolve();
      t.equal(t.attack().assigned.sort(), ['Aragorn II', 'Gwaihir'], 'both');
      t.passUntil('strike').resource.chooses('against Aragorn');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(12, 2, roll);
      while (t.underAttack) {
        if (t.decision().about === 'stay-untapped') t.resource.chooses('no');
        else t.pass();
      }
      t.equal([t.card('Aragorn II').zone, t.card('Gwaihir').zone], ['play', zone], `${roll}`);
    }
  });
});

describe('under the earth', () => {
  holds('The Gem-deeps: the dead and the Pûkel-men, in play or at the site', (t) => {
    for (const [at, kind, who] of [
      ['DM-30', 'wizard', ['Elrond', 'Gimli', 'Legolas']],
      ['AS-147', 'ringwraith', ['Gorbag', 'Muzgash', 'Orc Captain']],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [...who] }] },
        hazard: {
          hand: ['Barrow-wight', 'Pûkel-men', 'Chill Douser', 'Wargs', 'Ghosts', 'Orc-watch'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      for (const x of ['Barrow-wight', 'Pûkel-men', 'Chill Douser', 'Ghosts'])
        t.hazard.may(`play ${x}`);
      t.hazard.mayNot('play Wargs').mayNot('play Orc-watch');
      t.passUntil('enter').resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 9], at);
      t.fightOut({ always: 12 });
      t.asks(t.hazard, 'attack-from-hand');
      t.hazard.options_are(
        'pass',
        'Barrow-wight',
        'Pûkel-men',
        'Chill Douser',
        'Ghosts',
        'Orc-watch',
      );
    }
  });
  holds('The Rusted-deeps: a Drake, then what the opponent has', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'The Rusted-deeps', members: ['Azog', 'Orc Captain', 'Muzgash'] }],
        hand: ['Cram'],
      },
      hazard: {
        hand: ['Cave-drake', 'Smaug', 'Eärcaraxë', 'Orc-watch', 'Wargs', '"Bert" (Bûrat)'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.may('play Cave-drake').may('play Smaug').mayNot('play Eärcaraxë');
    t.passUntil('enter').resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [2, 11], 'a Drake');
    t.fightOut({ always: 12 });
    t.asks(t.hazard, 'attack-from-hand').hazard.options_are('pass', 'Orc-watch');
  });
});

describe('agents', () => {
  const toBree = { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] } as const;
  holds('Baduila: face-up, tapped, face-down; not for those who stay; not in an attack', (t) => {
    for (const agent of [
      { name: 'Baduila', via: ['Bree'], based: true },
      { name: 'Baduila', via: ['Bree'], faceUp: true },
      { name: 'Baduila', via: ['Bree'], faceUp: true, status: 'tapped' },
      { name: 'Baduila', via: ['Bree'], faceUp: true, status: 'wounded' },
    ] as const) {
      t.board({
        resource: { companies: toBree.companies },
        hazard: { agents: [agent], hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may('use Baduila');
      t.hazard.uses('Baduila').stage.resolve();
      t.equal(
        [t.card('Elladan').site, t.company('Elladan').returned, t.card('Baduila').zone],
        ['Rivendell', true, 'discard'],
        'back',
      );
    }
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
      hazard: { agents: [{ name: 'Baduila', via: ['Bree'], faceUp: true }], hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('use Baduila');
    t.board({
      resource: { companies: toBree.companies },
      hazard: { agents: [{ name: 'Baduila', via: ['Bree'], faceUp: true }], hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('use Baduila');
  });

  holds('Near to Hear a Whisper: without it nobody; other places not; gone with a deck', (t) => {
    for (const [events, at, may] of [
      [['Near to Hear a Whisper'], 'Bree', true],
      [[], 'Bree', false],
      [['Near to Hear a Whisper'], 'Dunharrow', false],
    ] as [Named[], Named, boolean][]) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: [at], faceUp: true }],
          events,
          hand: ['River'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('pass');
      t.equal(t.decision().about === 'agent-attack', may, `${events} ${at}`);
    }
  });
});
