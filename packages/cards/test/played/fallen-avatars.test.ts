import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What Fallen-wizards can do themselves. */
describe('Fallen-wizards as avatars', () => {
  const strayed: Named[] = ['Bad Company', 'Great Patron', 'Legacy of Smiths'];

  holds(
    'Alatar: once he has strayed nothing detains, and what is slain is his, marked or not',
    (t) => {
      const slain = (
        avatar: Named,
        creature: Named,
        events: Named[],
      ): [boolean, string, number] => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'Bree', members: [avatar] },
              { at: 'TW-436', to: 'TW-395', by: ['Arthedain', 'Rhudaur'], members: ['Thranduil'] },
            ],
            events,
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          current: 'Thranduil',
        });
        t.hazard.plays(creature, 'keyed to Wilderness').stage.resolve();
        t.passUntil('defend');
        const { detainment } = t.attack();
        t.fightOut({ always: 12 });
        return [detainment, t.card(creature).zone, t.points(0).kill];
      };
      const folk = "Durin's Folk";
      t.equal(slain('Saruman', folk, strayed), [true, 'discard', 0], 'Saruman: they only detain');
      t.equal(slain('Alatar', folk, strayed.slice(1)), [true, 'discard', 0], 'not far enough');
      t.equal(slain('Alatar', folk, strayed), [false, 'pile', 2], 'Alatar: slain, and all his');
      for (const [avatar, worth] of [
        ['Saruman', 1],
        ['Alatar', 2],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: [avatar] }],
            pile: ['Were-worm'],
          },
          moment: 'organization',
        });
        t.equal(t.points(0).kill, worth, avatar);
      }
    },
  );

  holds(
    'Alatar: he joins a company that is attacked, and pays when all its attacks are over',
    (t) => {
      const board = (at: Named, creature: Named, bears: Named[] = []) => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at, members: [{ name: 'Alatar', bears }] },
              { at: 'TW-436', to: 'TW-378', by: ['Arthedain'], members: ['Thranduil'] },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          current: 'Thranduil',
        });
        t.hazard.plays(creature).stage.resolve();
      };
      board('TW-395', 'Assassin');
      t.expect(!t.offered().includes('use'), 'only from a Wizardhaven');
      t.fightOut({ always: 12 });
      board('WH-58', 'Assassin', ['Goldberry']);
      t.resource.chooses('use');
      t.equal(t.card('Goldberry').zone, 'discard', 'allies are left behind');
      t.equal(t.company('Alatar').id, t.company('Thranduil').id, 'he is there');
      const fights = t.fightOut({ always: 12 });
      t.equal(fights.length, 3, 'all three attacks');
      t.equal(t.card('Alatar').status, 'tapped', 'he is tapped');
    },
  );

  holds('Radagast: what he is given of factions and of hero allies', (t) => {
    const points = (avatar: Named) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'TW-436', members: [avatar, { name: 'Thranduil', bears: ['Gwaihir'] }] },
          ],
          pile: ['Ents of Fangorn', 'Rangers of the North', 'Beornings'],
        },
        moment: 'organization',
      });
      return t.points(0);
    };
    t.equal(points('Saruman').faction, 3, 'one each');
    t.equal(points('Radagast').faction, 4, 'two for the Ents');
    t.equal(points('Saruman').ally, 1, 'one');
    t.equal(points('Radagast').ally, 2, 'all of it');
  });

  holds('Radagast: hero allies that he controls go with him wherever he goes', (t) => {
    const goes = (who: 'Radagast' | 'Thranduil', ally: Named): string => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'TW-417',
              to: 'TW-372',
              members: ['Radagast', 'Thranduil'].map((name) =>
                name === who ? { name: name as Named, bears: [ally] } : (name as Named),
              ),
            },
          ],
        },
        moment: 'movement',
      });
      t.resource.chooses('Cardolan (Wilderness) - The Shire');
      t.passUntil('movement-hazard');
      return t.card(ally).zone;
    };
    t.equal(goes('Thranduil', 'Treebeard'), 'discard', 'with another he does not');
    t.equal(goes('Radagast', 'Treebeard'), 'play', 'with him he does');
    t.equal(goes('Thranduil', 'Tom Bombadil'), 'play', 'this is his own land');
  });

  holds('Saruman: what he makes and finds is worth all of it, but for arms', (t) => {
    const points = (avatar: Named, ...bears: Named[]): number => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'TW-436', members: [avatar, { name: 'Thranduil', bears }] }],
        },
        moment: 'organization',
      });
      return t.points(0).item;
    };
    t.equal(points('Pallando', 'Scroll of Isildur'), 1, 'another: one');
    t.equal(points('Saruman', 'Scroll of Isildur'), 4, 'Saruman: four');
    t.equal(points('Saruman', 'Glamdring'), 1, 'no weapon');
    t.equal(points('Saruman', 'The Mithril-coat'), 1, 'nor armor');
  });

  holds('Saruman takes back a spell or sorcery as his turn ends', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'WH-58', members: ['Saruman'] }],
        discard: ["Wizard's Test", 'White Light Broken', 'Poison of his Voice', 'Concealment'],
      },
      moment: 'end-of-turn',
    });
    t.resource.uses('Saruman').stage.resolve();
    t.resource.may("Wizard's Test").may('White Light Broken').mayNot('Concealment');
    t.resource.chooses('White Light Broken');
    t.expect(t.hand(0).includes('White Light Broken'), 'in hand again');
    t.equal(t.card('Saruman').status, 'tapped', 'for that he taps');
  });

  holds('What is played on one who is close to him may be drafted with those who start', (t) => {
    if (t.rules === 'crf') return void t.expect(true, 'drafts are the same there');
    for (const [avatar, card, who, notWho] of [
      ['Alatar', 'Squire of the Hunt', 'Háma', 'Galva'],
      ['Gandalf', "Gandalf's Friend", 'Galva', null],
      ['Pallando', 'Arcane School', 'Galva', 'Dori'],
      ['Pallando', "Pallando's Apprentice", 'Galva', 'Dori'],
    ] as const) {
      t.game([
        {
          kind: 'fallen-wizard',
          characters: [avatar],
          pool: [card, who, 'Jerrek', ...(notWho ? [notWho] : [])],
          sites: ['WH-58'],
        },
        { pool: ['Nori', 'Ori', 'Óin', 'Bergil'] },
      ]);
      if (notWho) {
        t.resource.mayNot(card).chooses(notWho);
        t.hazard.chooses('Nori');
        t.resource.mayNot(card);
      }
      t.resource.chooses(who);
      t.hazard.chooses('Ori');
      t.resource.chooses(card);
      t.hazard.chooses('Óin');
      t.equal(t.card(card).host, who, `${card}: on ${who}`);
    }
  });

  holds('Alatar is at home in ruins of the wilderness where no Dragon lies', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Alatar',
        hand: ['Alatar'],
        sites: ['TW-436', 'Dancing Spire', 'TW-378', 'WH-58', 'TW-397'],
      },
      moment: 'organization',
    });
    t.resource.chooses('organize').may('play Alatar at Weathertop');
    t.resource.mayNot('at Dancing Spire').mayNot('at Bree').mayNot('at The White Towers');
  });
});
