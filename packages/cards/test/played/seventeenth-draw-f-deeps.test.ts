import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** The Under-deeps of the Balrog, of a seventeenth draw. */
const kind = 'balrog';
const DEEP = 'BA-83';

/** Who could be played against those at the site, of these. */
const foes = (t: Stage, at: Named, hand: readonly Named[]): string[] => {
  t.board({
    resource: { kind, companies: [{ at, members: ['Azog', 'Muzgash'] }] },
    hazard: { hand: [...hand] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.resource.passes();
  return hand.filter((x) => t.offered().some((o) => o.startsWith(`play ${x}`)));
};

describe('what lives there', () => {
  holds('Whom each of them lets in besides those of its own sort', (t) => {
    const HAND = ['Ghosts', 'Giant Spiders', 'Rain-drake', 'Sea Serpent', 'Orc-guard', 'Wargs'];
    for (const [at, who] of [
      [DEEP, ['Ghosts', 'Giant Spiders']],
      ['BA-89', ['Rain-drake', 'Sea Serpent']],
      ['BA-103', ['Ghosts']],
      ['BA-98', ['Orc-guard', 'Ghosts']],
      ['BA-102', ['Orc-guard', 'Ghosts']],
    ] as const)
      t.equal(foes(t, at, HAND as Named[]).sort(), [...who].sort(), at);
  });
});

describe('the ways', () => {
  holds('So much it takes to go on, and one less is too little', (t) => {
    for (const [at, to, least] of [
      ['BA-102', 'BA-104', 5],
      ['BA-102', 'BA-91', 6],
      ['BA-102', 'BA-101', 6],
      ['BA-102', 'BA-100', 4],
      ['BA-102', 'BA-103', 5],
      ['BA-103', 'BA-91', 7],
      ['BA-89', 'BA-103', 8],
      ['BA-89', 'BA-95', 9],
    ] as const)
      for (const roll of [least, least - 1]) {
        t.board({
          resource: { kind, companies: [{ at, to, members: ['Azog'] }] },
          moment: 'movement',
          asksPasses: true,
          rolls: [roll],
        });
        t.skipTo('enter');
        t.equal(
          t.idOf(t.company('Azog').site),
          roll === least ? to : at,
          `${at} to ${to} with ${roll}`,
        );
      }
  });

  holds('Twelve is too little for the way up to the Dwarves of the Blue Mountains', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-89', to: 'Blue Mountain Dwarf-hold', members: ['Azog'] }],
      },
      moment: 'movement',
      asksPasses: true,
      rolls: [12],
    });
    t.skipTo('enter');
    t.equal(t.idOf(t.company('Azog').site), 'BA-89', 'below still');
  });
});

describe('Ancient Deep-hold', () => {
  holds('Whoever is wounded is tempted, in each of the three attacks', (t) => {
    t.board({
      resource: { kind, companies: [{ at: DEEP, members: ['Azog'] }] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    // a strike that goes through, the check, and the body check
    t.equal(
      t.fightOut([2, 12, 2], [2, 12, 2], [2, 12, 2]),
      [
        [4, 7],
        [3, 8],
        [2, 10],
      ],
      'three attacks',
    );
    t.equal(
      rolled(t, 'corruption').map((r) => r.total),
      [10, 10, 10],
      'two less each time',
    );
  });

  holds('Left behind it lies there as it was left, beside one site and no other', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: DEEP, members: ['Azog'], siteTapped: true }],
        sites: ['BA-103', 'BA-90'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('to The Under-vaults').may('to The Gem-deeps');
    t.rolls(8).resource.chooses('to The Under-vaults');
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card(DEEP).zone, t.card(DEEP).status], ['play', 'tapped'], 'there, and searched');
    t.rolls(8).resource.mayNot('to The Gem-deeps').chooses('to Ancient Deep-hold');
    t.skipTo('enter');
    t.equal(t.card(DEEP).status, 'tapped', 'nothing more is found');
  });
});

describe('Creatures that are played there', () => {
  holds('Attack in earnest, those of the hand at the gate among them', (t) => {
    for (const [at, foe] of [
      ['BA-98', 'Orc-guard'],
      ['BA-102', 'Orc-guard'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog', 'Muzgash'] }] },
        hazard: { hand: [foe] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(foe).stage.resolve();
      t.equal(t.attack().detainment, false, at);
    }
    for (const [at, detains] of [
      ['BA-98', false],
      ['BA-102', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog', 'Muzgash'] }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.attack().detainment, detains, `those of ${at}`);
    }
  });
});
