import type { CardName } from '@mathom/engine/language';
import type { BoardSpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Whom and what a Fallen-wizard breeds, forges and binds to himself. */
const kind = 'fallen-wizard';

/** Events that give him so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

const need = { need: 'coe/9.2' };

interface Case {
  readonly as: 'Alatar' | 'Gandalf' | 'Pallando' | 'Radagast' | 'Saruman';
  readonly points?: number;
  readonly onSite?: Named[];
}

/** Organizing at Weathertop, with that in hand. */
const organizing = (t: Stage, card: Named, { as, points = 4, onSite }: Case): void =>
  void t.board({
    resource: {
      kind,
      declared: as,
      companies: [
        { at: 'TW-436', members: ['Beretar'], onSite: onSite ?? ['Hidden Haven', 'Guarded Haven'] },
      ],
      hand: [card],
      events: strayed(points),
    },
    moment: 'organization',
    asksPasses: true,
  });

describe('what they ask for', () => {
  holds('A Strident Spawn and An Untimely Brood: whose they are, and when', (t) => {
    for (const [card, his, others] of [
      ['A Strident Spawn', ['Pallando', 'Saruman'], ['Alatar', 'Gandalf', 'Radagast']],
      ['An Untimely Brood', ['Alatar', 'Radagast'], ['Gandalf', 'Pallando', 'Saruman']],
    ] as const) {
      for (const as of his) {
        organizing(t, card, { as });
        t.equal(t.stagePoints(0), 6, 'six will do');
        t.resource.may(`play ${card}`);
        organizing(t, card, { as, points: 2 });
        t.resource.refused(card, need);
        organizing(t, card, { as, points: 8, onSite: ['Hidden Haven'] });
        t.resource.refused(card, need);
        // what is no haven is not protected either (coe glossary "protected")
        organizing(t, card, {
          as,
          points: 8,
          onSite: ['Hidden Haven', 'Guarded Haven', "Nature's Revenge"],
        });
        t.resource.refused(card, need);
      }
      for (const as of others) {
        organizing(t, card, { as });
        t.resource.refused(card, need);
      }
      organizing(t, card, { as: his[0] });
      t.resource.plays(card).stage.resolve();
      t.equal([t.points(0).misc, t.stagePoints(0)], [2, 10], 'a point, beside that of the haven');
    }
  });

  holds('War-forges: where he is protected, and not by Radagast', (t) => {
    organizing(t, 'War-forges', { as: 'Gandalf' });
    t.resource.plays('War-forges').stage.resolve();
    t.equal([t.card('War-forges').host, t.stagePoints(0)], ['Weathertop', 8], 'they lie there');
    organizing(t, 'War-forges', { as: 'Radagast' });
    t.resource.refused('War-forges', need);
    organizing(t, 'War-forges', { as: 'Gandalf', onSite: ['Hidden Haven'] });
    t.resource.refused('War-forges', { 'no-target': 'coe/9.3' });
    organizing(t, 'War-forges', {
      as: 'Gandalf',
      onSite: ['Hidden Haven', 'Guarded Haven', 'War-forges'],
    });
    t.resource.refused('War-forges', { duplicate: 'coe/g.cbd.1' });
  });
});

describe('A Strident Spawn', () => {
  const board = (t: Stage, there: boolean, more: Partial<BoardSpec['resource']> = {}): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          { at: 'TW-378', members: ['Saruman'] },
          { at: 'WH-58', members: ['Beretar', 'Ill-favoured Fellow'] },
        ],
        events: there ? ['A Strident Spawn'] : [],
        ...more,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('takes a point off what it takes to control each Half-orc', (t) => {
    // 15 in all: 5 for Beretar, 3 for the Half-orc
    board(t, false);
    t.equal(t.generalInfluence(0), 7, 'as ever');
    board(t, true);
    t.equal(t.generalInfluence(0), 8, 'one less');
  });

  holds('lets a Half-orc be had back from the discard pile, one in each phase', (t) => {
    board(t, true, { discard: ['Sly Southerner', 'Squint-eyed Brute', 'Orc Captain', 'Dori'] });
    t.resource.uses('A Strident Spawn').stage.resolve();
    t.resource.options_are('Sly Southerner', 'Squint-eyed Brute');
    t.resource.chooses('Sly Southerner');
    t.equal(t.hand(0), ['Sly Southerner'], 'he is back');
    t.resource.refused('A Strident Spawn', { limit: 'coe/9.1.1' });
  });

  holds('opens his havens to Half-orcs, and to no others', (t) => {
    const hand: Named[] = ['Sly Southerner', 'Orc Captain'];
    board(t, false, { hand });
    t.resource.chooses('organize');
    t.resource.mayNot('play Sly Southerner');
    board(t, true, { hand, sites: ['WH-56', 'LE-352'] });
    t.resource.chooses('organize');
    t.resource.may('play Sly Southerner at The White Towers');
    t.resource.may('play Sly Southerner at Isengard');
    // at home in any Dark-hold; but that is no haven of his
    t.resource.mayNot('play Sly Southerner at Barad-dûr').mayNot('play Orc Captain');
    t.resource.may('play Sly Southerner', 'general influence as a new company');
  });
});

describe('An Untimely Brood', () => {
  const sitting = (t: Stage, events: Named[], more: Partial<BoardSpec['resource']> = {}): void =>
    void t.board({
      resource: {
        kind,
        declared: 'Radagast',
        companies: [
          {
            at: 'TW-436',
            members: ['Beretar', 'Galva'],
            onSite: ['Hidden Haven', 'Guarded Haven'],
            siteTapped: true,
          },
          { at: 'WH-57', members: ['Ori'] },
        ],
        hand: ['Noble Hound', 'Great Bats', 'Bill the Pony', 'Noble Steed'],
        events: events as CardName[],
        ...more,
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('brings one small beast to his strongholds in each turn, tapped or not', (t) => {
    sitting(t, []);
    t.resource.refused('Noble Hound', { 'not-here': 'coe/2.V.2' });
    sitting(t, ['An Untimely Brood']);
    t.resource.may('play Great Bats').refused('Bill the Pony', { 'not-here': 'coe/2.V.2' });
    t.resource.plays('Noble Hound', 'Beretar').stage.resolve();
    t.equal(t.card('Noble Hound').host, 'Beretar', 'it is with him');
    t.resource.refused('Noble Steed', { 'not-here': 'coe/2.V.2' });
    t.say('At another of his havens neither');
    t.passUntil('enter').resource.chooses('enter');
    t.resource.refused('Noble Steed', { 'not-here': 'coe/2.V.2' });
  });

  holds('only where he is protected', (t) => {
    sitting(t, ['An Untimely Brood'], {
      companies: [{ at: 'TW-436', members: ['Beretar'], onSite: ['Hidden Haven'] }],
    });
    t.resource.refused('Noble Hound', { 'not-here': 'coe/2.V.2' });
  });
});

describe('War-forges', () => {
  const forging = (t: Stage, forges: Named | { name: Named; status: 'tapped' }): void =>
    void t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          {
            at: 'TW-436',
            members: ['Beretar', 'Galva'],
            onSite: ['Hidden Haven', 'Guarded Haven', forges],
            siteTapped: true,
          },
        ],
        hand: ['Dagger of Westernesse', 'Glamdring'],
        discard: ['Shield of Iron-bound Ash', 'LE-299'],
        sideboard: ['LE-324', 'Cram'],
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('make a minor thing of hand, discard pile or sideboard', (t) => {
    forging(t, 'War-forges');
    t.resource.refused('Dagger of Westernesse', { 'not-here': 'coe/2.V.4' });
    t.resource.uses('War-forges').stage.resolve();
    t.equal(t.card('War-forges').status, 'tapped', 'they are tapped for it');
    // what is unique, of a hoard or no minor thing is not made there
    for (const thing of ['Dagger of Westernesse', 'Shield of Iron-bound Ash', 'Cram'])
      for (const who of ['Beretar', 'Galva']) t.resource.may(thing, who);
    t.resource.mayNot('Glamdring');
    t.resource.chooses('Cram', 'Galva');
    t.equal(
      [t.card('Cram').host, t.card('Galva').status, t.card('Beretar').status],
      ['Galva', 'tapped', 'untapped'],
      'he has tapped for it',
    );
    forging(t, { name: 'War-forges', status: 'tapped' });
    t.resource.mayNot('use War-forges');
  });
});

describe("Wizard's Myrmidon", () => {
  const bound = (t: Stage, members: Member[], more: Partial<BoardSpec['resource']> = {}): void =>
    void t.board({
      resource: { kind, companies: [{ at: 'WH-58', members }], ...more },
      moment: 'organization',
      asksPasses: true,
    });

  holds('for one of his people and not for himself; one is enough', (t) => {
    const hand: Named[] = ["Wizard's Myrmidon"];
    bound(t, ['Saruman', 'Beretar'], { hand });
    t.resource.plays("Wizard's Myrmidon").stage.resolve();
    t.equal(t.card("Wizard's Myrmidon").host, 'Beretar', 'on him');
    bound(t, ['Saruman'], { hand });
    t.resource.refused("Wizard's Myrmidon", { 'no-target': 'coe/9.3' });
    bound(t, ['Galva', { name: 'Beretar', bears: ["Wizard's Myrmidon"] }], {
      hand,
      declared: 'Saruman',
    });
    t.resource.refused("Wizard's Myrmidon", { duplicate: 'coe/g.cbd.1' });
  });

  holds('takes three to control, of all or of his master alone', (t) => {
    bound(t, ['Saruman', 'Elrond', 'Ori']);
    t.equal([t.generalInfluence(0), t.card('Ori').influence()], [15 - 10 - 1, 0], 'as ever');
    t.resource.chooses('organize').may('Ori', 'under Saruman').may('Ori', 'under Elrond');
    bound(t, ['Saruman', 'Elrond', { name: 'Ori', bears: ["Wizard's Myrmidon"] }]);
    t.equal([t.generalInfluence(0), t.card('Ori').influence()], [15 - 10 - 3, 1], 'three, and one');
    t.resource.chooses('organize').may('Ori', 'under Saruman').mayNot('Ori', 'under Elrond');
  });
});
