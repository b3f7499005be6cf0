import { query } from '@mathom/engine';
import type { CardName, Specific } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is specific to one Fallen-wizard, and what makes him use other sites. */
const kind = 'fallen-wizard';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('things of his', () => {
  const TOKENS = [
    ['Alatar', "Huntsman's Garb", 'Risky Blow', 'Dodge', 1],
    ['Gandalf', 'The Grey Hat', 'Hobbit-lore', 'Dodge', 1],
    ['Gandalf', 'Ring of Fire', 'Narya', 'Nenya', 0],
    ['Pallando', "Pallando's Hood", 'Eyes of Mandos', 'Dodge', 1],
    ['Pallando', 'Stave of Pallando', 'Rangers of the North', 'Dodge', 1],
    ['Radagast', 'Pocketed Robes', 'Herb-lore', 'Dodge', 0],
    ['Saruman', 'Many-coloured Robes', 'Ringlore', 'Dodge', 1],
    ['Saruman', "Saruman's Ring", 'Magic Ring of Words', 'The One Ring', 1],
  ] as const;

  holds('Each lies on him when he is there, and brings back what is his', (t) => {
    for (const [who, token, wanted, other, weight] of TOKENS) {
      const organizing = token === 'Ring of Fire';
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: who, bears: [token] }] }],
          discard: [wanted, other],
        },
        moment: organizing ? 'organization' : 'end-of-turn',
        asksPasses: true,
      });
      if (!organizing) t.passUntil('end-of-turn');
      t.equal(t.card(who).corruption, weight, `${token} weighs on him`);
      t.resource.uses(token).stage.resolve();
      if (t.decision().kind === 'pick') t.resource.mayNot(other).chooses(wanted);
      t.equal(
        [t.card(wanted).zone, t.card(other).zone],
        ['hand', 'discard'],
        `${token}: ${wanted} comes back`,
      );
      const tapped = token === 'Many-coloured Robes' ? who : token;
      t.equal(t.card(tapped).status, 'tapped', `${tapped} is tapped for it`);
    }
  });

  holds('Played before he is there, it comes to lie on him as he comes', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        hand: ["Saruman's Ring", 'Saruman', "Huntsman's Garb"],
        sites: ['Isengard'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused("Huntsman's Garb", { specific: 'coe/1.3.4' });
    t.resource.plays("Saruman's Ring").stage.resolve();
    t.equal([t.card("Saruman's Ring").zone, t.card("Saruman's Ring").host], ['play', ''], 'alone');
    t.resource.chooses('organize').chooses('play Saruman at Isengard');
    t.equal(t.card("Saruman's Ring").host, 'Saruman', 'on him');
  });
});

describe('what his things are worth', () => {
  const worth = (
    t: Stage,
    who: Specific,
    events: CardName[],
    members: Member[],
    pile: Named[] = [],
  ) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members },
          { at: 'Edoras', members: [{ name: 'Bard Bowman', bears: ['Glamdring', 'Goldberry'] }] },
        ],
        avatar: who as CardName,
        events,
        pile,
      },
      moment: 'organization',
    });
    return t.points(0);
  };

  holds('Join the Hunt for his company, Oromë’s Warders for all', (t) => {
    const alatar = (...bears: Named[]): Member[] => [{ name: 'Alatar', bears }];
    const plain = worth(t, 'Alatar', [], alatar('Orcrist'));
    t.equal(plain.item, 2, 'a point for each weapon');
    t.equal(worth(t, 'Alatar', ['Join the Hunt'], alatar('Orcrist')).item, 5, 'his in full');
    const all = worth(t, 'Alatar', ['Join the Hunt'], alatar('Orcrist', "Oromë's Warders"), [
      'Wood-elves',
    ]);
    t.equal([all.item, all.faction], [6, 2], 'all in full, and Elves for two');
  });

  holds('Grey Embassy and Give Welcome to the Unexpected: while he has them', (t) => {
    const pile: Named[] = ['TW-211', 'Riders of Rohan'];
    const gandalf = (...bears: Named[]): Member[] => [{ name: 'Gandalf', bears }];
    t.equal(worth(t, 'Gandalf', [], gandalf(), pile).faction, 2, 'a point for each');
    t.equal(worth(t, 'Gandalf', [], gandalf('Grey Embassy'), pile).faction, 5, 'two and three');
    t.equal(worth(t, 'Gandalf', ['Grey Embassy'], [], pile).faction, 2, 'not if he has it not');
  });

  holds('Half-orcs and Greater Half-orcs: where he is protected, of a Strident Spawn', (t) => {
    for (const [events, pile, half, greater] of [
      [['A Strident Spawn'], [], true, false],
      [['A Strident Spawn'], ['Half-orcs'], true, true],
      [[], ['Half-orcs'], false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-57', members: ['Radagast'], siteTapped: true }],
          events: [...events],
          pile: [...pile],
          hand: ['Greater Half-orcs', ...(pile.length === 0 ? (['Half-orcs'] as const) : [])],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (pile.length === 0 && half) t.resource.may('play Half-orcs');
      if (greater) t.resource.may('play Greater Half-orcs');
      else t.resource.mayNot('play Greater Half-orcs');
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Radagast'] }],
        pile: ['Half-orcs', 'Greater Half-orcs'],
      },
      moment: 'organization',
    });
    t.equal(t.stagePoints(0), 2, 'one for each of them');
  });

  holds('Give Welcome to the Unexpected and Man of Skill: small things count for two', (t) => {
    const gandalf = (...bears: Named[]): Member[] => [{ name: 'Gandalf', bears }];
    const pile: Named[] = ['TW-257', 'Riders of Rohan'];
    const welcome = worth(t, 'Gandalf', [], gandalf('Give Welcome to the Unexpected'), pile);
    // Hillmen and Goldberry are normally worth one; the Riders of Rohan are not
    t.equal([welcome.faction, welcome.ally], [3, 2], 'two for the small ones');
    const sage: Member[] = ['Saruman', { name: 'Elrond', bears: ['When You Know More'] }];
    t.equal(worth(t, 'Saruman', [], sage).misc, 1, 'a point');
    t.equal(worth(t, 'Saruman', ['Man of Skill'], sage).misc, 2, 'two of them');
  });

  holds('The White Hand: on Saruman, when all that he made is there', (t) => {
    const all: CardName[] = ['A Strident Spawn', "Saruman's Machinery"];
    for (const [events, factions, ok] of [
      [[...all, ...strayed(4)], 3, true],
      [[...all, ...strayed(2)], 3, false],
      [[...all, ...strayed(4)], 2, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events: [...events],
          pile: (['Wood-elves', 'Riders of Rohan', 'TW-211'] as const).slice(0, factions),
          hand: ['The White Hand'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!ok) {
        t.resource.refused('The White Hand', { need: 'coe/9.2' });
        continue;
      }
      const before = [t.card('Saruman').stat('prowess'), t.card('Saruman').influence()] as const;
      t.resource.plays('The White Hand').stage.resolve();
      t.equal(
        [t.card('Saruman').stat('prowess'), t.card('Saruman').influence()],
        [before[0] + 1, before[1] + 2],
        'stronger',
      );
    }
  });
});

describe('out of favour', () => {
  holds('Cast from the Order: a roll, and then the gates of the free are shut', (t) => {
    for (const [roll, stays] of [
      [6, true],
      [5, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events: strayed(10),
        },
        hazard: { hand: ['Cast from the Order'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.rolls(roll).hazard.plays('Cast from the Order').stage.resolve();
      t.equal(t.card('Cast from the Order').zone, stays ? 'play' : 'discard', `${roll}`);
      t.equal(query.isCovert(t.state, t.company('Saruman')), !stays, 'known for what he is');
    }
  });

  holds('Heart Grown Cold and Cast from the Order: only by the cards of minions', (t) => {
    const goes = (bears: Named[], cold: Named[], points: number, site: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-56', members: [{ name: 'Saruman', bears }] }],
          sites: [site],
          events: strayed(points),
        },
        hazard: { events: cold },
        moment: 'organization',
        asksPasses: true,
      });
    };
    // Edoras is a Free-hold of the heroes
    for (const [bears, cold, points, hero] of [
      [[], [], 10, true],
      [[], ['Heart Grown Cold'], 4, true],
      [[], ['Heart Grown Cold'], 6, false],
      [['Cast from the Order'], [], 0, false],
    ] as const) {
      goes([...bears], [...cold], points, 'TW-394');
      if (hero) t.resource.may('to Edoras');
      else t.resource.mayNot('to Edoras');
    }
    goes(['Cast from the Order'], [], 0, 'LE-372');
    t.resource.may('to Edoras');
  });
});
