import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Hazards that count what is drawn, close minds and strike twice: clauses that no other test plays. */

const SHADOW = 'Shadow of Mordor';
const DOORS = 'Doors of Night';
const REALM = 'In the Heart of his Realm';
const DEFT = 'Deftness of Agility';
const FEAR = 'FEAR! FIRE! FOES!';
const WISP = 'Wisp of Pale Sheen';

/** Everybody passes until the hazard player is offered a card; how often he is, if he takes each. */
const drawsOffered = (t: Stage): number => {
  for (let n = 0; ; ) {
    const d = t.decision();
    if (d.about === 'offer') {
      n++;
      t.hazard.chooses('Draw a card');
    } else if (d.kind === 'respond') t.pass();
    else return n;
  }
};

describe('Shadow of Mordor', () => {
  holds('Each card beyond the first raises the limit, and by night is one for the other', (t) => {
    for (const night of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Barad-dûr',
              by: ['Imlad Morgul', 'Gorgoroth'],
              members: ['Elrond', 'Gimli'],
            },
          ],
        },
        hazard: { events: night ? [SHADOW, DOORS] : [SHADOW], hand: ['River'] },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('draw');
      while (t.decision().about === 'draw' && t.decision().seat === 0) t.resource.chooses('yes');
      t.noDraws();
      t.equal(t.hand(0).length, 3, 'as many as can be drawn there');
      t.equal(drawsOffered(t), night ? 2 : 0, 'two beyond the first');
      t.equal(t.limit('Gimli'), 2 + 2 + 2, 'their size, the tower, and the two');
    }
  });

  holds('Cards drawn by a resource count, each of them', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', to: 'Pelargir', members: ['Gandalf', 'Gimli'] }],
        hand: ['Dark Tryst'],
      },
      hazard: { events: [SHADOW, DOORS], hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays('Dark Tryst').stage.resolveThis();
    t.equal([t.hand(0).length, t.limit('Gimli')], [3, 4], 'three, two of them beyond the first');
    t.equal(drawsOffered(t), 2, 'one for each of the two');
  });

  holds('Hands that are reset were not drawn by the company', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond', 'Gimli'] }] },
      hazard: { events: [SHADOW, DOORS], hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.passUntil('enter');
    t.equal([t.hand(0).length, t.hand(1).length], [8, 8], 'full hands, and nothing was offered');
  });

  holds('A company that moves again begins to count anew', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', to: 'Rivendell', members: ['Gandalf', 'Gimli'] }],
        hand: ['Bridge'],
        sites: ['Moria'],
      },
      hazard: { events: [SHADOW], hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.passUntil('movement-hazard-end').resource.plays('Bridge').stage.resolve();
    t.passUntil('move-again').resource.chooses('Moria');
    t.skipTo('draw').noDraws().passUntil('movement-hazard');
    t.equal(t.limit('Gimli'), 2, 'the one card of this movement is the first');
  });
});

describe('In the Heart of his Realm', () => {
  holds('What is laid on somebody is of no use to him there', (t) => {
    for (const [at, kind, may] of [
      ['Barad-dûr', 'wizard', false],
      ['Barad-dûr', 'fallen-wizard', false],
      ['Edoras', 'wizard', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: [{ name: 'Elrond', bears: ['When I Know Anything'] }, 'Gimli'] },
          ],
        },
        hazard: { events: [REALM], hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Gimli');
      if (may) t.resource.may('use When I Know Anything');
      else t.resource.refused('When I Know Anything', { banned: 'coe/9.4' });
      t.resource.may('tap Elrond in support');
      t.rolls(12).resolve();
    }
  });

  holds('A Wizard has no spells there either', (t) => {
    for (const at of ['Dol Guldur', 'Moria'] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gandalf', 'Gimli'] }], hand: ["Wizard's Flame"] },
        hazard: { events: [REALM], hand: ['Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-guard', at === 'Moria' ? 'Shadow-hold' : 'Dark-hold').stage.resolve();
      if (at === 'Moria') t.resource.may("play Wizard's Flame");
      else t.resource.refused("Wizard's Flame", { banned: 'coe/9.4' });
    }
  });
});

describe('Deftness of Agility', () => {
  holds('One may have both strikes, though there is another to take one', (t) => {
    for (const second of ['Gimli', 'Elrond'] as const) {
      const hand: Named[] = ['Bairanax', DEFT];
      met(t, ['Gimli', 'Elrond'], hand, {}, {}, 'Ovir Hollow', 'Lórien');
      t.hazard.plays('Bairanax').stage.resolve();
      t.hazard.plays(DEFT, { way: 'Bairanax in' }, 'the attack').stage.resolve();
      t.allPass().asks(t.hazard, 'attack').hazard.chooses('Gimli');
      t.hazard.options_are('a strike to Gimli', 'a strike to Elrond').chooses(second);
      t.equal(t.attack().assigned, ['Gimli', second], 'as the Dragon likes');
    }
  });

  holds('After the defender has given out what he will; without it there is no choice', (t) => {
    for (const card of [DEFT, 'River'] as const) {
      met(t, ['Gimli', 'Elrond'], ['Agburanar', card], {}, {}, 'Caves of Ûlund', 'Lórien');
      t.hazard.plays('Agburanar').stage.resolve();
      if (card === DEFT) t.hazard.plays(DEFT, { way: '-3' }, 'the attack').stage.resolve();
      t.passUntil('defend').resource.chooses('Gimli').passes();
      if (card === DEFT) t.asks(t.hazard, 'attack').hazard.chooses('Gimli');
      t.equal(t.attack().assigned, ['Gimli', card === DEFT ? 'Gimli' : 'Elrond'], card);
    }
  });

  holds('No drake has it', (t) => {
    met(t, ['Gimli', 'Elrond'], ['Land-drake', DEFT], {}, {}, 'Goblin-gate');
    t.hazard.plays('Land-drake', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot(`play ${DEFT}`);
  });
});

describe('who is met, and by what', () => {
  holds('FEAR! FIRE! FOES!: overt followers of one who fell are minions to it', (t) => {
    for (const [at, who, may] of [
      ['LE-354', 'Gorbag', true],
      ['Bree', 'Gimli', false],
    ] as const) {
      t.board({
        resource: { kind: 'fallen-wizard', companies: [{ at, members: [who] }] },
        hazard: { hand: [FEAR, FEAR] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(FEAR, { way: 'one more' }).stage.resolve();
      t.resource.passes();
      // coe/2.IV.vii.F1
      if (may) t.hazard.plays(FEAR, { way: 'full' }).stage.resolve();
      else t.hazard.refused(FEAR, { need: 'coe/9.2' }, { way: 'full' });
    }
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }).at(-1), [5, 8], 'as it was for those who are not');
  });

  holds('FEAR! FIRE! FOES!: each copy brings five, and for this turn alone', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: { hand: [FEAR, FEAR] },
      moment: 'hazards',
      asksPasses: true,
    });
    for (const _ of [1, 2]) t.hazard.plays(FEAR, { way: 'one more' }).stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.equal(
      t.fightOut({ always: 12 }),
      [
        [5, 8],
        [5, 8],
      ],
      'twice',
    );
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.expect(!t.underAttack, 'all is quiet');
  });

  holds('Wisp of Pale Sheen: an ally taps too; who turned the strike aside does not', (t) => {
    met(t, [{ name: 'Gimli', bears: ['Gwaihir'] }], [WISP], {}, {}, 'Moria');
    t.hazard.plays(WISP, 'Shadow-hold').stage.resolve();
    t.passUntil('attack');
    while (t.decision().kind !== 'assign') t.pass();
    t.hazard.chooses('a strike to Gwaihir');
    t.rolls(12).passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('movement-hazard');
    t.equal([t.card('Gwaihir').status, t.card('Gimli').status], ['tapped', 'untapped'], 'the ally');
    met(t, [{ name: 'Frodo', bears: ['Elven Cloak'] }], [WISP]);
    t.hazard.plays(WISP, 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('strike-defender').resource.uses('Elven Cloak').stage.resolve();
    t.passUntil('movement-hazard');
    t.equal(t.card('Frodo').status, 'untapped', 'it was canceled');
  });

  holds('Endless Whispers: a Ringwraith hears them, an avatar who fell does not', (t) => {
    for (const [kind, who, may] of [
      ['ringwraith', 'Ûvatha the Ringwraith', true],
      ['fallen-wizard', 'WH-4', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Moria', members: [who] }] },
        hazard: { hand: ['Barrow-wight', 'Endless Whispers', 'Shut Yer Mouth'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      t.fightOut({ always: 2 });
      t.resource.passes();
      t.equal(t.offered().includes('play Endless Whispers'), may, kind);
      // neither of them holds his tongue
      t.hazard.mayNot('play Shut Yer Mouth');
    }
  });
});
