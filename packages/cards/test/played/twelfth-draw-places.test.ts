import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { STRONG } from './met.ts';

/** Places and people of a twelfth draw, and what is answered there. */

/** What is met by those who go in, with what the hazard player holds. */
const entered = (t: Stage, kind: 'wizard' | 'balrog', at: Named, hand: Named[]): void => {
  const members: Member[] = kind === 'wizard' ? STRONG : ['The Balrog', 'Azog'];
  t.board({
    resource: { kind, companies: [{ at, members }] },
    hazard: { hand },
    moment: 'site',
    asksPasses: true,
  });
  t.resource.chooses('enter');
};

describe('the deeps', () => {
  holds('what waits there, and then what the opponent sends', (t) => {
    for (const [kind, at, strikes, prowess] of [
      ['wizard', 'DM-41', 3, 8],
      ['wizard', 'DM-30', 3, 9],
      ['balrog', 'BA-103', 3, 8],
      ['balrog', 'BA-101', 4, 7],
      ['balrog', 'BA-96', 2, 11],
    ] as const) {
      // one of a Shadow-hold; one that is unique, one of the wild, one of a Dark-hold alone
      entered(t, kind, at, ['Orc-guard', 'Bûthrakaur the Green', 'Wargs', 'River']);
      t.equal(t.fightOut({ always: 12 }), [[strikes, prowess]], at);
      t.asks(t.hazard, 'attack-from-hand');
      t.hazard.may('Orc-guard').mayNot('Wargs').mayNot('Bûthrakaur').may('pass');
      t.hazard.chooses('Orc-guard');
      if (!t.underAttack) t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'another');
      t.fightOut({ always: 12 });
      t.equal(t.points(0).kill, 0, 'no points for an automatic-attack');
      t.equal(t.card('Orc-guard').zone, 'discard', 'and it is gone');
    }
  });

  holds('who else may be played there', (t) => {
    for (const [kind, at, to, hand, may] of [
      ['wizard', 'Mount Gram', 'DM-41', ['Barrow-wight', 'Pûkel-men'], [true, false]],
      ['wizard', 'Glittering Caves', 'DM-30', ['Barrow-wight', 'Silent Watcher'], [true, true]],
      [
        'wizard',
        'Goblin-gate',
        'The Under-grottos',
        ['Barrow-wight', 'Silent Watcher'],
        [false, false],
      ],
      ['balrog', 'Mount Gram', 'BA-103', ['Barrow-wight', 'Smaug'], [true, false]],
      ['balrog', 'The Wind-deeps', 'BA-96', ['Smaug', 'Eärcaraxë'], [true, false]],
      ['balrog', 'The Wind-deeps', 'BA-96', ['Cave-drake', 'Barrow-wight'], [true, false]],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, to, members: kind === 'wizard' ? STRONG : ['Azog'] }],
        },
        hazard: { hand },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(
        hand.map((x) => t.offered().some((o) => o.includes(`play ${x}`))),
        [...may],
        `${to}: ${hand.join()}`,
      );
    }
  });

  holds('how one gets from the one to the other', (t) => {
    for (const [kind, at, to, roll, there] of [
      ['wizard', 'DM-41', 'The Under-leas', 6, false],
      ['wizard', 'DM-41', 'The Under-leas', 7, true],
      ['wizard', 'DM-41', 'The Iron-deeps', 6, false],
      ['wizard', 'DM-30', 'The Pûkel-deeps', 8, false],
      ['wizard', 'DM-30', 'The Under-gates', 6, true],
      ['balrog', 'BA-103', 'The Under-leas', 5, true],
      ['balrog', 'BA-103', 'The Drowning-deeps', 7, false],
      ['balrog', 'BA-101', 'The Under-gates', 5, false],
      ['balrog', 'BA-101', 'The Under-leas', 6, true],
      ['balrog', 'BA-96', 'The Wind-deeps', 7, false],
      ['balrog', 'BA-96', 'Iron Hill Dwarf-hold', 12, false],
    ] as const) {
      const who: Named = kind === 'wizard' ? 'Gimli' : 'Azog';
      t.board({
        resource: { kind, companies: [{ at, to, members: [who] }] },
        moment: 'movement',
        asksPasses: true,
        rolls: [roll],
      });
      t.skipTo('enter');
      t.equal(t.card(who).site === to, there, `${at} ${to} ${roll}`);
    }
    for (const [kind, at, to] of [
      ['wizard', 'DM-41', 'Mount Gram'],
      ['wizard', 'DM-30', 'Glittering Caves'],
      ['balrog', 'BA-103', 'Mount Gram'],
      ['balrog', 'BA-101', 'Goblin-gate'],
    ] as const) {
      const who: Named = kind === 'wizard' ? 'Gimli' : 'Azog';
      t.board({
        resource: { kind, companies: [{ at, to, members: [who] }] },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('enter');
      t.equal(t.card(who).site, to, `${at} ${to}`);
    }
  });

  holds('The Under-grottos: rings are tested one better there, and nowhere else', (t) => {
    for (const [at, more] of [
      ['BA-101', 1],
      ['BA-103', 0],
    ] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [
            { at, members: [{ name: 'Azog', bears: ['The Least of Gold Rings'] }] },
            { at: 'BA-96', members: [{ name: 'Bolg', bears: ['Perfect Gold Ring'] }] },
          ],
        },
        moment: 'entered',
      });
      const plus = ['The Least of Gold Rings', 'Perfect Gold Ring'].map((x) =>
        t.card(x).stat('ring-test'),
      );
      t.equal(plus[0] - plus[1], more, at);
    }
  });

  holds('what can be played there', (t) => {
    for (const [kind, at, may] of [
      [
        'wizard',
        'DM-41',
        { Cram: true, Glamdring: true, 'Gold Ring that Sauron Fancies': true, Narsil: false },
      ],
      [
        'wizard',
        'DM-30',
        { Cram: true, Glamdring: true, 'Gold Ring that Sauron Fancies': true, Narsil: false },
      ],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Gimli'] }],
          hand: Object.keys(may) as Named[],
        },
        moment: 'entered',
        asksPasses: true,
      });
      for (const [x, ok] of Object.entries(may))
        t.equal(
          t.offered().some((o) => o.includes(`play ${x}`)),
          ok,
          `${at} ${x}`,
        );
    }
    for (const [at, may] of [
      ['BA-103', [true, true, false]],
      ['BA-101', [true, false, true]],
      ['BA-96', [true, true, false]],
    ] as const) {
      const hand: Named[] = ['Saw-toothed Blade', 'High Helm', 'The Least of Gold Rings'];
      t.board({
        resource: { kind: 'balrog', companies: [{ at, members: ['Azog'] }], hand },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        hand.map((x) => t.offered().some((o) => o.includes(`play ${x}`))),
        [...may],
        at,
      );
    }
  });
});

describe('people', () => {
  holds('Folco Boffin: at home alone, two more, and his place for another', (t) => {
    for (const [at, may] of [
      ['Bag End', true],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Folco Boffin'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.equal(
        t.offered().some((o) => o.includes('Folco Boffin')),
        may,
        at,
      );
    }
    // he leaves what he bears behind, and who comes need not be at home
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Gimli', { name: 'Folco Boffin', bears: ['Cram'] }] },
        ],
        hand: ['Frodo', 'Gimli', 'Merry'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Folco Boffin', 'Merry').stage.resolve();
    t.equal(
      ['Folco Boffin', 'Cram', 'Merry', 'Frodo'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'play', 'hand'],
      'one for the other',
    );
    t.equal(t.card('Merry').companions, ['Gimli'], 'with his company');
  });

  holds('A Nice Place to Hide: a scout of that company, and before strikes are given out', (t) => {
    const board = (members: Member[]) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members },
            { at: 'Dol Guldur', members: ['Orc Tracker'] },
          ],
          hand: ['A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    };
    board(['Eun', 'Bill Ferny']);
    t.resource.plays('A Nice Place to Hide', 'Eun').stage.resolve();
    t.equal([t.underAttack, t.card('Eun').status], [false, 'tapped'], 'hidden');
    t.equal(t.card('Bill Ferny').status, 'untapped', 'one is enough');
    board([{ name: 'Eun', status: 'tapped' }, 'Orc Brawler']);
    t.resource.refused('A Nice Place to Hide', { 'user-tapped': 'coe/9.2.3' });
  });

  holds('Lady of the Golden Wood: what a minion has thrown away he does not see again', (t) => {
    for (const [kind, sees] of [
      ['ringwraith', false],
      ['balrog', false],
      ['wizard', true],
      ['fallen-wizard', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          events: ['Lady of the Golden Wood'],
        },
        hazard: {
          kind,
          hand: ['An Unexpected Outpost', 'Lady of the Golden Wood'],
          sideboard: ['Wargs'],
          discard: ['Orc-guard'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot('play Lady');
      t.hazard.plays('An Unexpected Outpost').stage.resolve();
      if (sees) t.hazard.options_are('Orc-guard', 'Wargs').chooses('Orc-guard');
      t.equal(
        [t.card('Wargs').zone, t.card('Orc-guard').zone],
        sees ? ['sideboard', 'deck'] : ['deck', 'discard'],
        kind,
      );
    }
  });

  holds('Drughu: in ruins, and against what the wild sends; not elsewhere, nor for others', (t) => {
    const board = () => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrond', 'Gimli'] },
            { at: 'Bree', members: ['Bofur'] },
          ],
          hand: ['Drughu', 'Drughu', 'Beretar', 'Aragorn II', 'Bilbo'],
          sites: ['Barrow-downs'],
        },
        hazard: { hand: ['Chill Douser', 'Wargs'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Drughu', 'Elrond', 'Beretar').stage.resolve();
      t.equal([t.card('Beretar').zone, t.card('Bilbo').zone], ['discard', 'hand'], 'the price');
      t.resource.chooses('company of Elrond', 'to Barrow-downs');
    };
    board();
    // another copy is for another company
    t.resource.plays('Drughu', 'Bofur').stage.resolve();
    board();
    t.skipTo('company-phase').resource.chooses('Elrond');
    t.skipTo('movement-hazard');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(
      [t.card('Elrond').stat('prowess'), t.card('Bofur').stat('prowess')],
      [9, 4],
      'the wild',
    );
    t.fightOut({ always: 12 });
    t.equal(t.card('Elrond').stat('prowess'), 7, 'and then no more');
    t.passUntil('movement-hazard').hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.equal(t.card('Elrond').stat('prowess'), 7, 'they are not there yet (coe/2.IV.5)');
    t.fightOut({ always: 12 });
    t.skipTo('site-phase').resource.chooses('Elrond');
    t.resource.chooses('enter');
    t.equal(t.card('Elrond').stat('prowess'), 9, 'in the barrow');
  });

  holds('Belegennon: one more, to nine; who is no warrior has nothing else of it restored', (t) => {
    for (const [who, body] of [
      ['Gimli', 9],
      ['Frodo', 9],
      ['Bilbo', 9],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: [who] }] },
        moment: 'organization',
      });
      const plain = t.card(who).stat('body');
      t.board({
        resource: { companies: [{ at: 'Bree', members: [{ name: who, bears: ['Belegennon'] }] }] },
        moment: 'organization',
      });
      t.equal(t.card(who).stat('body'), Math.max(plain, Math.min(body, plain + 1)), who);
      t.equal([t.card(who).stat('corruption'), t.points(0).item], [2, 2], 'as found');
    }
  });
});
