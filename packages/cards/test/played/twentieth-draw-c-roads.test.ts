import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** On the way: what rangers, sorcerers and a spider do for their companies, held to clauses that no other test plays. */

const kind = 'ringwraith';
const CAVERNS = 'The White Mountain Cavern-ways';
const SHADOW = 'The Mountains of Shadow Deeps';
const TITHE = "The Water's Tithe";
const CHILD = 'Last Child of Ungoliant';
const HIDDEN = 'Hidden Ways';

describe('below the mountains', () => {
  holds('The White Mountain Cavern-ways: each of the four pairs, and both ways', (t) => {
    for (const [at, to] of [
      ['LE-372', 'LE-410'], // Rohan, Lamedon
      ['LE-410', 'LE-372'],
      ['LE-372', 'LE-386'], // Rohan, Anfalas
      ['LE-386', 'LE-372'],
      ['LE-410', 'LE-391'], // Lamedon, Anórien
      ['LE-374', 'LE-386'], // Old Pûkel-land, Anfalas
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Eradan'] }], hand: [CAVERNS], sites: [to] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(CAVERNS, { way: 'neighbors' }, 'Eradan').stage.resolve();
      t.resource.chooses(' to ');
      t.passUntil('path');
      const d = t.decision();
      t.expect(
        d.options.some((o) => o.type === 'path' && o.steps.length === 2),
        `${at} to ${to}: one region and the next`,
      );
    }
  });

  holds('The Mountains of Shadow Deeps: two fewer on the way to each of its regions', (t) => {
    const SIX: Member[] = [
      'Orc Tracker',
      'Lagduf',
      'Muzgash',
      'Orc Brawler',
      'Orc Veteran',
      'Grishnákh',
    ];
    const limit = (to: Named, members: Member[]): number => {
      t.board({
        resource: { kind, companies: [{ at: 'Minas Morgul', to, members }], hand: [SHADOW] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(SHADOW, { way: 'hazard limit' }, 'Orc Tracker').stage.resolve();
      t.skipTo('movement-hazard');
      t.expect(!t.underAttack, 'no Orcs this way');
      return t.limit('Orc Tracker');
    };
    t.equal(
      [
        limit('LE-381', SIX), // Ithilien
        limit('LE-381', SIX.slice(0, 4)),
        limit('LE-381', SIX.slice(0, 3)),
        limit('LE-409', SIX), // Nurn
        limit('LE-377', SIX), // Harondor
        limit('LE-352', SIX), // Gorgoroth
        limit('LE-362', SIX), // Imlad Morgul is none of them
      ],
      [4, 2, 2, 4, 4, 4, 6],
      'and never fewer than two',
    );
  });
});

describe(TITHE, () => {
  holds('For his own company alone; whoever fails the check is lost, and the others go', (t) => {
    const far = (): string[] => t.offered().filter((o) => o.includes('to Sarn Goriwing'));
    const board = (bears: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', members: [{ name: 'Hador', bears }] },
            { at: 'Carn Dûm', members: ['Eradan'] },
          ],
          hand: [TITHE],
          sites: ['Sarn Goriwing'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(far().length, 0, 'too far');
    };
    board([]);
    t.rolls(12).resource.plays(TITHE).stage.resolve();
    t.equal(
      far().map((o) => o.includes('Hador')),
      [true],
      'he, and not the other',
    );
    // two points: a six less three is one more
    board(['Magic Ring of Delusion']);
    t.rolls(6).resource.plays(TITHE).stage.resolve();
    t.equal([t.card('Hador').zone, t.card('Hador').status], ['play', 'untapped'], 'withstood');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: [{ name: 'Hador', bears: ['Magic Ring of Delusion'] }, 'Eradan'],
          },
        ],
        hand: [TITHE],
        sites: ['Sarn Goriwing'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(3).resource.plays(TITHE).stage.resolve();
    t.equal(t.card('Hador').zone, 'removed', 'two less than he bears');
    t.equal(far().length, 1, 'his company has been shown the way');
  });
});

describe(HIDDEN, () => {
  const WAYS = { at: 'Carn Dûm', to: 'Goblin-gate', members: ['Carambor', 'Eradan'] } as const;
  const going = (t: Stage, hand: Named[], sites: Named[] = []): Stage => {
    t.board({
      resource: { kind, companies: [WAYS], hand: [HIDDEN], sites },
      hazard: { hand },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(HIDDEN, 'Eradan').stage.resolve();
    t.equal(t.card('Eradan').status, 'tapped', 'he goes before');
    return t.skipTo('movement-hazard').pass();
  };

  holds('By a type and not by a name, nor by the site; and on the second way of the turn', (t) => {
    going(t, ['Wargs', 'Brigands', 'Orc-patrol', 'Arthadan Rangers'], ['LE-373']);
    t.hazard.mayNot('play Brigands');
    // to the site, and by the name of a region
    t.hazard.may('play Orc-patrol');
    t.passUntil('movement-hazard-end');
    t.resource.uses('Carambor').stage.resolve();
    t.skipTo('move-again').resource.chooses('Ettenmoors');
    t.skipTo('movement-hazard').pass();
    t.equal(t.company('Carambor').moving, true, 'on again');
    // from High Pass to Rhudaur, both of them Wilderness
    t.hazard.mayNot('play Wargs').mayNot('play Brigands').may('play Arthadan Rangers');
  });
});

describe(CHILD, () => {
  const HER: Member = { name: 'Jerrek', bears: [CHILD] };
  const going = (t: Stage, her: Member, hand: Named[], more: Named[] = []): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', to: "Shelob's Lair", members: [her, 'Muzgash'], events: more },
        ],
      },
      hazard: { hand },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('What lies on the company or on somebody in it, and a creature once, if untapped', (t) => {
    going(t, HER, [], ['Something Has Slipped']).resource.uses(CHILD).stage.resolve();
    t.equal(t.card('Something Has Slipped').zone, 'discard', 'off the company');
    going(t, { name: 'Jerrek', bears: [CHILD, 'Foolish Words'] }, []);
    t.resource.uses(CHILD).stage.resolve();
    t.equal(t.card('Foolish Words').zone, 'discard', 'off him');
    going(t, HER, ['Orc-guard', 'Orc-patrol']).hazard.plays('Orc-guard', 'Shadow-hold');
    t.resolve().resource.uses(CHILD).stage.resolve();
    t.equal([t.underAttack, t.card(CHILD).status], [false, 'tapped'], 'turned away');
    t.hazard.plays('Orc-patrol', 'Shadow-hold').stage.resolve();
    t.resource.mayNot(`use ${CHILD}`);
  });

  holds('Not what lies on a faction that somebody leads', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: [HER, { name: 'Gorbag', leads: ['Orcs of Gorgoroth'] }] },
        ],
        sites: ['Cirith Ungol'],
      },
      hazard: { hand: ['No Escape from My Magic', 'Foolish Words'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('No Escape from My Magic', 'Orcs of Gorgoroth').stage.resolve();
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses('to Cirith Ungol');
    t.equal(t.card('No Escape from My Magic').host, 'Orcs of Gorgoroth', 'it lies there still');
    t.resource.mayNot(`use ${CHILD}`);
  });
});
