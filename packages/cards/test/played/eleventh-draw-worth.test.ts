import type { CardName } from '@mathom/engine/language';
import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What things are worth to a Fallen-wizard, held to the texts. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

/** His points, as he sits at Bree. */
const worth = (t: Stage, members: Member[], more: SideSpec = {}) => {
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members }], ...more },
    moment: 'organization',
  });
  return t.points(0);
};

describe('rings and people', () => {
  holds('Blind to All Else: rings of any sort for all they are worth, and nothing else', (t) => {
    const pallando = (events: Named[], ring: Named): number =>
      worth(t, ['Pallando', { name: 'Beretar', bears: [ring] }], { events }).item;
    for (const [ring, all] of [
      ['Magic Ring of Courage', 3],
      ['Precious Gold Ring', 1],
      ['The One Ring', 6],
      ['Glamdring', 1],
    ] as const) {
      t.equal(pallando([], ring), Math.min(1, all), `${ring}: a point at most`);
      t.equal(pallando(['Blind to All Else'], ring), all, `${ring}: all`);
    }
  });

  holds('Blind to All Else, Great Patron: one for each player', (t) => {
    for (const card of ['Blind to All Else', 'Great Patron'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Pallando'] }],
          events: [card],
          hand: [card],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(card, { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Pallando'] }],
          hand: [card],
        },
        hazard: { kind, declared: 'Saruman', events: [card] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may(`play ${card}`);
    }
  });

  holds('Great Patron: two for whoever is normally worth two or more', (t) => {
    for (const [who, points, patron] of [
      ['Elrond', 1, 2],
      ['Glorfindel II', 1, 2],
      ['Beretar', 1, 2],
      ['Kíli', 1, 1],
      ['Bergil', 0, 0],
    ] as const) {
      t.equal(worth(t, ['Pallando', who]).character, points, `${who}`);
      t.equal(
        worth(t, ['Pallando', who], { events: ['Great Patron'] }).character,
        patron,
        `${who}: with a patron`,
      );
    }
    const ally = (name: Named, events: Named[]): number =>
      worth(t, ['Pallando', { name: 'Beretar', bears: [name] }], { events }).ally;
    t.equal([ally('Gwaihir', []), ally('Gwaihir', ['Great Patron'])], [1, 2], 'allies too');
    t.equal([ally('Goldberry', []), ally('Goldberry', ['Great Patron'])], [1, 1], 'a small one');
  });
});

describe('of one wizard alone', () => {
  const WELCOME = 'Give Welcome to the Unexpected';
  holds('Give Welcome: what is slain counts too, if it is unique and small', (t) => {
    const of = (pile: Named[], bears: Named[] = [WELCOME]) =>
      worth(t, [{ name: 'Gandalf', bears }, 'Beretar'], { pile });
    t.equal(of(['Wargs']).kill, 1, 'many of these');
    t.equal([of(['TW-16'], []).kill, of(['TW-16']).kill], [1, 2], 'there is one of him');
    t.equal(of(['Smaug']).kill, 1, 'a great one is worth a point as ever');
    // a character is none of these things, though he is unique
    t.equal(worth(t, [{ name: 'Gandalf', bears: [WELCOME] }, 'Kíli']).character, 1, 'people');
  });

  holds("Oromë's Warders: what is worn, what fights, and Elves", (t) => {
    const WARDERS = "Oromë's Warders";
    const of = (bears: Named[], pile: Named[] = [], on: Named[] = [WARDERS]) =>
      worth(t, [{ name: 'Alatar', bears: on }], {
        companies: [
          { at: 'Bree', members: [{ name: 'Alatar', bears: on }] },
          { at: 'Barrow-downs', members: [{ name: 'Beretar', bears }] },
        ],
        pile,
        events: ['Join the Hunt'],
      });
    t.equal([of(['Glamdring']).item, of(['Glamdring'], [], []).item], [2, 1], 'a sword');
    t.equal(of(['Scroll of Isildur']).item, 1, 'no scroll');
    t.equal([of(['Gwaihir']).ally, of(['Gwaihir'], [], []).ally], [2, 1], 'an Eagle fights');
    t.equal(of([], ['Wood-elves', 'Riders of Rohan']).faction, 3, 'two and one');
    t.equal(of([], ['Wood-elves', 'Riders of Rohan'], []).faction, 2, 'one each');
  });

  holds('Grey Embassy: heroes and no minions, and nobody of whom there are many', (t) => {
    const of = (pile: Named[]) =>
      worth(t, [{ name: 'Gandalf', bears: ['Grey Embassy'] }], { pile }).faction;
    t.equal(of(['TW-211']), 2, 'heroes');
    t.equal(of(['LE-263']), 1, 'minions');
    t.equal(of(['Wild Horses']), 1, 'many of these');
    t.equal(of(['Ents of Fangorn']), 3, 'great ones');
  });

  holds('Man of Skill: what tidings were needed for, with or without points of its own', (t) => {
    const of = (bears: Named[], events: Named[] = ['Man of Skill']) =>
      worth(t, ['Saruman', { name: 'Elrond', bears }], { events }).misc;
    t.equal(of(['When You Know More']), 2, 'one of them');
    t.equal(of(['When You Know More', 'Rebel-talk']), 2, 'not of others');
  });
});

describe('what is slain', () => {
  const DEEDS = 'Shameful Deeds';
  holds('Shameful Deeds: of marked ones all, of others nothing, an agent among them', (t) => {
    const of = (pile: Named[], events: Named[]) => worth(t, ['Saruman'], { pile, events }).kill;
    t.equal([of(['Wargs'], []), of(['Wargs'], [DEEDS])], [1, 0], 'no mark');
    t.equal([of(["Durin's Folk"], [DEEDS])], [2], 'marked');
    t.equal([of(['Golodhros'], []), of(['Golodhros'], [DEEDS])], [1, 0], 'an agent');
    t.equal([of(['Smaug'], []), of(['Smaug'], [DEEDS])], [1, 0], 'a Dragon');
  });

  holds('Shameful Deeds: seven points, and not for Alatar', (t) => {
    for (const [who, points, may] of [
      ['Saruman', 8, true],
      ['Saruman', 6, false],
      ['Alatar', 8, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [who] }],
          events: strayed(points),
          hand: [DEEDS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may(`play ${DEEDS}`);
      else t.resource.refused(DEEDS, { need: 'coe/9.2' });
    }
  });

  holds("Fool's Bane: Elves are worth nothing in any case", (t) => {
    const of = (bears: Named[], events: Named[], pile: Named[]) =>
      worth(t, [{ name: 'Gandalf', bears }, 'Elrond', 'Beretar'], { events, pile });
    const ELVES: Named[] = ['Wood-elves'];
    const free = of(['Grey Embassy'], ['Great Patron'], ELVES);
    t.equal([free.character, free.faction], [5, 3], 'Gandalf counts all, and his Embassy');
    const bane = of(['Grey Embassy', "Fool's Bane"], ['Great Patron'], ELVES);
    t.equal([bane.character, bane.faction], [2, 0], 'Beretar alone');
    const others = of(["Fool's Bane"], [], ['Riders of Rohan']);
    t.equal(others.faction, 1, 'Men are as ever');
  });
});
