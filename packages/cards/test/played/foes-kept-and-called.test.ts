import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('winning over', () => {
  holds('Angmarim, Nûrniags: a Wizard has five less, a Man one more', (t) => {
    for (const [faction, at, who, plus, number] of [
      ['AS-58', 'Carn Dûm', 'Gandalf', 10 - 5, 11],
      ['AS-64', 'Nûrniag Camp', 'Gandalf', 10 - 5, 13],
      ['AS-58', 'Carn Dûm', 'Théoden', 3 + 1, 11],
    ] as const)
      for (const won of [true, false]) {
        t.board({
          resource: { companies: [{ at, members: [who] }], hand: [faction] },
          hazard: { kind: 'ringwraith' },
          moment: 'entered',
          asksPasses: true,
          rolls: [number - plus + (won ? 1 : 0)],
        });
        if (number - plus + 1 > 12) continue;
        const name = faction === 'AS-58' ? 'Angmarim' : 'Nûrniags';
        t.resource.plays(name, who).stage.resolve();
        t.equal(t.card(name).zone, won ? 'pile' : 'discard', `${name}, ${who}`);
      }
  });

  holds('To Fealty Sworn: five more for the Hobbits, and for who comes from Bag End', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bag End', members: [{ name: 'Pippin', bears: ['To Fealty Sworn'] }, 'Frodo'] },
        ],
        hand: ['Hobbits'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const plain = t.card('Pippin').influence();
    t.equal(
      [t.card('Pippin').influence('Hobbits') - plain, t.card('Pippin').influence('Frodo') - plain],
      [5, 5],
      'both',
    );
    t.equal(t.points(0).misc, 1, 'worth one');
  });

  holds('To Fealty Sworn: a faction of the same site phase, at a Free-hold', (t) => {
    for (const [at, faction, may] of [
      ['Minas Tirith', 'Tower Guard of Minas Tirith', true],
      ['Bag End', 'Hobbits', false],
      ['Bree', 'Rangers of the North', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gandalf', 'Pippin'] }],
          hand: [faction, 'To Fealty Sworn'],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
      t.resource.plays(faction, 'Gandalf').stage.resolve();
      t.equal(t.card(faction).zone, 'pile', 'won');
      while (t.decision().seat !== 0) t.pass();
      if (may) t.resource.may('play To Fealty Sworn');
      else t.resource.mayNot('play To Fealty Sworn');
    }
  });

  holds('News of Doom: ten with what influence is left, and never a two or a three', (t) => {
    for (const [roll, zone] of [
      [3, 'discard'],
      [4, 'pile'],
    ] as const) {
      // nobody is controlled: twenty unused
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
          pile: ['Men of Dale'],
        },
        hazard: { hand: ['News of Doom'], pile: ['Hobbits'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll, 12],
      });
      t.hazard.plays('News of Doom').stage.resolve();
      t.resource.chooses('Men of Dale');
      t.equal(t.card('News of Doom').zone, 'out', 'out of the game');
      t.equal(t.card('Men of Dale').zone, zone, `${roll}`);
    }
  });

  holds('Early Harvest: eleven for two points, and one more for a minion faction', (t) => {
    for (const [faction, kind, roll, zone] of [
      ['Men of Dale', 'wizard', 11, 'hand'],
      ['Men of Dale', 'wizard', 10, 'pile'],
      ['LE-264', 'ringwraith', 12, 'hand'],
      ['LE-264', 'ringwraith', 11, 'pile'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            kind === 'wizard'
              ? { at: 'Rivendell', to: 'Bree', members: ['Gimli'] }
              : { at: 'Dol Guldur', to: 'Goblin-gate', members: ['Hendolen'] },
          ],
          pile: [faction],
        },
        hazard: { hand: ['Early Harvest'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
      const name = faction === 'LE-264' ? 'Easterlings' : faction;
      t.hazard.plays('Early Harvest', name).stage.resolve();
      t.equal(t.card(name).zone, zone, `${name} at ${roll}`);
    }
  });
});

describe('what is called and kept', () => {
  holds('Foes Shall Fall: who is freed of it is freed of the Drake', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II', 'Elrond'] }],
        hand: ['Marvels Told'],
      },
      hazard: { hand: ['Cave-drake', 'Foes Shall Fall'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    while (t.decision().kind === 'act') t.pass();
    t.hazard.chooses('Gimli').chooses('Aragorn II');
    t.passUntil('strike').resource.chooses('Gimli');
    t.passUntil('strike-hazard').hazard.plays('Foes Shall Fall').stage.resolve();
    t.rolls(2, 2, 12);
    t.skipTo('movement-hazard');
    if (t.decision().kind === 'respond') t.resolve();
    t.equal(
      [t.card('Foes Shall Fall').host, t.card('Cave-drake').zone],
      ['Gimli', 'aside'],
      'it is kept',
    );
    while (t.decision().seat !== 0) t.pass();
    t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Foes Shall Fall').stage.resolve();
    t.equal(
      [t.card('Foes Shall Fall').zone, t.card('Cave-drake').zone],
      ['discard', 'discard'],
      'both are gone',
    );
  });

  holds('Exhalation of Decay: one less, no further count, and only what can come', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Gimli', 'Aragorn II'] },
        ],
      },
      hazard: {
        hand: ['Exhalation of Decay', 'Wargs'],
        discard: ['Corpse-candle', 'Barrow-wight', 'Cave-drake'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Exhalation of Decay').stage.resolve();
    t.equal([t.attack().name, t.attack().prowess], ['Corpse-candle', 6], 'weaker by one');
    t.equal(t.company('Gimli').hazards, 1, 'the card counts, the creature does not');
  });

  holds('Returned Beyond All Hope: above eight the slain is slain no more', (t) => {
    for (const roll of [8, 9]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          pile: ['Elf-lord Revealed in Wrath'],
        },
        hazard: { hand: ['Returned Beyond All Hope'], discard: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
      t.hazard.plays('Returned Beyond All Hope', { way: 'Roll' }).stage.resolve();
      t.equal(
        [t.card('Elf-lord Revealed in Wrath').zone, t.card('Returned Beyond All Hope').zone],
        roll === 9 ? ['discard', 'pile'] : ['pile', 'discard'],
        `${roll}`,
      );
      if (roll === 9) t.equal(t.points(0).kill, 2, 'the card counts in place of the creature');
    }
  });

  holds('Left Behind: for five strikes, as they stand now', (t) => {
    for (const [events, may] of [
      [[], false],
      [['Minions Stir'], true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II', 'Gandalf'] }],
        },
        hazard: { hand: ['Orc-raiders', 'Left Behind'], events },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
      while (t.decision().seat === 0) t.pass();
      t.equal(t.attack().strikes, may ? 5 : 4, 'strikes');
      if (!may) {
        t.hazard.refused('Left Behind', { need: 'coe/9.2' });
        continue;
      }
      t.hazard.plays('Left Behind', 'Gimli').stage.resolve();
      while (t.underAttack) t.fightOut({ always: 12 });
      t.resolve();
      t.equal(t.card('Gimli').companions, [], 'he is alone');
    }
  });

  holds("Dragon's Desolation: two Wildernesses, or one by night", (t) => {
    for (const [to, night, way] of [
      ['Weathertop', false, 'Ruins & Lairs with at least two'],
      ['Ettenmoors', true, 'only with Doors of Night'],
      ['Ettenmoors', false, null],
      ['Mount Gram', true, null],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to, members: ['Gimli', 'Aragorn II'] }] },
        hazard: {
          hand: ["Dragon's Desolation", 'Smaug', 'Wargs'],
          events: night ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (way === null) {
        t.hazard.mayNot("play Dragon's Desolation");
        continue;
      }
      t.hazard.plays("Dragon's Desolation", { way }).stage.resolve();
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('Smaug').stage.resolve();
      t.equal(t.attack().name, 'Smaug', 'it has come');
    }
  });

  holds('Pierced by Many Wounds: more strikes than there are to face them', (t) => {
    for (const [members, may] of [
      [['Gimli', 'Aragorn II'], false],
      [['Gimli'], true],
      [[{ name: 'Gimli', bears: ['Goldberry'] }], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
        hazard: { hand: ['Wargs', 'Pierced by Many Wounds'] },
        moment: 'hazards',
        declared: 1,
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      while (t.decision().seat === 0) t.pass();
      if (!may) {
        t.hazard.refused('Pierced by Many Wounds', { 'no-target': 'coe/9.3' });
        continue;
      }
      const counted = t.company('Gimli').hazards;
      t.hazard.plays('Pierced by Many Wounds').stage.resolve();
      t.equal(t.company('Gimli').hazards, counted, 'it does not count');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.equal(t.strikeProwess(), t.card('Gimli').stat('prowess') - 4, 'four for the first');
    }
  });

  holds("Dragon's Hunger: a creature goes for the Dragon, or the Dragon goes", (t) => {
    for (const spare of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II'] }],
          hand: ["Dragon's Hunger"],
        },
        hazard: { hand: ['Cave-drake', spare ? 'Wargs' : 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.limit('Gimli');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.plays("Dragon's Hunger").stage.resolve();
      t.equal(t.underAttack, spare, 'the attack goes on');
      t.equal(t.limit('Gimli'), before - (spare ? 1 : 0), 'the limit');
      if (spare) t.equal(t.card('Wargs').zone, 'discard', 'it was the only one');
      else t.expect(t.sees(0, t.id('River')), 'he shows what he has');
    }
  });

  holds('Show Things Unbidden: three of his choice, or all there are', (t) => {
    for (const hand of [
      ['Wargs', 'River', 'Cave-drake', 'Orc-guard', 'Muster'],
      ['Wargs', 'River', 'Doors of Night', 'Muster'],
    ] as readonly (readonly Named[])[]) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Galadriel', 'Gimli'] }],
          hand: ['Show Things Unbidden'],
        },
        hazard: { hand },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Show Things Unbidden').stage.resolve();
      for (let i = 0; i < 3 && t.decision().seat === 1 && t.decision().about === 'fetch'; i++)
        t.hazard.chooses(hand[i]);
      // where there are not three she looks at the whole hand first
      if (t.decision().about === 'look') t.resource.passes();
      t.equal(t.card('Galadriel').status, 'tapped', 'she taps');
      const left = t.hand(1);
      t.equal(
        left,
        hand.length === 5 ? ['Orc-guard', 'Muster'] : ['Doors of Night', 'Muster'],
        'left',
      );
      t.equal(t.sees(0, t.id('Muster')), hand.length === 4, 'the rest was shown or not');
    }
  });

  holds('The Reek: neither Wizard nor Fallen-wizard has a mind that could be weaker', (t) => {
    for (const kind of ['wizard', 'fallen-wizard'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Gandalf', 'Bofur'] }],
        },
        hazard: {
          hand: ['The Reek', 'Giant Spiders', 'Wargs'],
          events: ['Spawn of Ungoliant'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('The Reek').stage.resolve();
      t.equal(
        [t.card('Gandalf').status, t.card('Bofur').status],
        ['untapped', 'tapped'],
        `${kind}`,
      );
    }
  });
});

describe('to no purpose', () => {
  holds('Great Army of the North: not played to shuffle back what is not there', (t) => {
    for (const [discard, may] of [
      [['Orcs of Moria', 'Southrons'], true],
      [['Southrons'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          hand: ['Great Army of the North'],
          discard,
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.plays('Great Army of the North', { way: 'discard pile' });
      else
        t.resource.refused(
          'Great Army of the North',
          { 'no-effect': 'coe/5.1.2' },
          { way: 'discard pile' },
        );
    }
  });

  holds('Old Cache: for somebody who can take it, and a deck is looked through but once', (t) => {
    for (const status of ['tapped', 'untapped'] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Goblin-gate', siteTapped: true, members: [{ name: 'Hendolen', status }] },
          ],
          hand: ['Old Cache'],
          noFiller: true,
          deck: ['Southrons'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (status === 'tapped') t.resource.refused('Old Cache', { 'no-effect': 'coe/5.1.2' });
      else {
        t.resource.plays('Old Cache').stage.resolve();
        t.resource.options_are('search your play deck', 'pass').chooses('search');
        t.resource.passes();
        t.equal(t.card('Old Cache').zone, 'discard', 'nothing was found, and it is spent');
      }
    }
  });
});
