import { FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine';
import { DANGERS } from './draws.ts';
import type { LessonStep } from './run.ts';
import { quiet, quietUntil } from './run.ts';

/** Whoever brings in more than one character in a turn: the player of the Balrog. */
const kind = Object.values(KINDS_OF_PLAYER).find((k) => k.moreCharacters > 0)?.name ?? FIRST_KIND;

/** Playing the Balrog: hordes that come back, and the ways beneath the earth. */
export const balrogLesson: readonly LessonStep[] = [
  {
    k: 'board',
    title: 'Durin’s Bane',
    text: 'You are the Balrog. Moria and The Under-gates beneath it are your Darkhavens: there your companies start, heal and store. Orcs and Trolls serve you, nobody else does. He himself has come to the gates; Gorbag keeps the halls above.',
    board: {
      resource: {
        kind,
        companies: [
          { at: 'BA-100', members: ['BA-3'] },
          { at: 'BA-93', members: ['Gorbag'] },
        ],
        hand: ['Azog', 'Sudden Call', 'Wargs'],
        discard: ['Hill-troll'],
        sites: ['BA-90', 'BA-97', 'BA-101', 'BA-102'],
        deck: [...DANGERS],
        noFiller: true,
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn', 'Haldir'] }],
        hand: ['Cave-drake'],
        deck: [...DANGERS],
        noFiller: true,
      },
      moment: 'organization',
      turn: 3,
    },
  },
  {
    k: 'act',
    title: 'The horde gathers',
    text: 'Others bring one character into play in a turn. You bring one, and one more who is not unique. Begin with Azog, a leader of Orcs: rearrange your companies.',
    want: ['organize'],
    hint: 'First the horde: rearrange your companies.',
    labels: { organize: 'Rearrange the companies' },
  },
  {
    k: 'act',
    title: 'The horde gathers',
    text: 'While he is in play, whoever comes under general influence comes to where he is. Play Azog as a company of his own, so that the Balrog can go alone.',
    want: ['play Azog', 'as a new company'],
    hint: 'Azog first, in a company of his own.',
  },
  {
    k: 'act',
    title: 'They always come back',
    text: 'A Hill-troll fell last turn and lies in your discard pile. Whoever is not unique and has a mind of three or less you play from there too, or out of your sideboard. Bring him back, with Azog.',
    want: ['play Hill-troll from the discard pile', 'in the company of Azog'],
    hint: 'The Hill-troll comes back out of the discard pile: to Azog.',
  },
  {
    k: 'act',
    title: 'They always come back',
    text: 'Two in one turn, and one of them was slain yesterday. That is all for now.',
    want: ['pass'],
    about: 'organizing',
    hint: 'The horde is large enough: end this.',
    labels: { pass: 'Done organizing' },
  },
  {
    k: 'act',
    title: 'Beneath the earth',
    text: 'The Balrog does not walk under the sky: he goes neither along paths nor from region to region. From one Under-deeps site to the next he goes all the same. The map shows that layer, the ways, and what must be rolled on each. Send him to The Gem-deeps.',
    want: ['move the company of The Balrog', 'The Gem-deeps'],
    hint: 'There are items in The Gem-deeps. Send the Balrog there.',
    map: true,
  },
  {
    k: 'auto',
    title: 'The roll',
    text: 'Six or more is needed on this way, and his company adds three: a 4 is enough. They arrive. Had it failed, they would have gone back to where they came from.',
    run: (t) => {
      t.rolls(4);
      for (let i = 0; i < 80; i++) {
        const d = t.decision();
        if (d.seat === 0 && d.about === 'enter') break;
        quiet(t);
      }
    },
  },
  {
    k: 'act',
    title: 'Into The Gem-deeps',
    text: 'Three Undead of prowess 9 guard it, and there is a second automatic-attack: for that your rival may play a creature out of his hand. Enter.',
    want: ['enter'],
    about: 'enter',
    hint: 'He fears nothing here. Enter the site.',
  },
  {
    k: 'auto',
    title: 'Into The Gem-deeps',
    text: 'The Undead come upon him. He is alone, so one strike is his, and the two that are too many make him weaker: by one each, if your rival puts them there.',
    run: (t) => {
      for (let i = 0; i < 60; i++) {
        const d = t.decision();
        if (d.seat === 0 && d.about === 'stay-cheaply') break;
        quiet(t);
      }
    },
  },
  {
    k: 'act',
    title: 'Without tapping',
    text: 'Who does not want to tap against a strike loses three of his prowess. The Balrog loses one. Stay untapped: there is more to do.',
    want: ['yes'],
    about: 'stay-cheaply',
    labels: { yes: 'Stay untapped, at −1', no: 'Tap, at full prowess' },
    hint: 'It costs him next to nothing: stay untapped.',
    rolls: [9],
  },
  {
    k: 'auto',
    title: 'Without tapping',
    text: 'The strike is thrown back, and he stands untapped in The Gem-deeps, ready to take what lies there for his Orcs: he himself may bear items, but not use them.',
    run: (t) => {
      for (let i = 0; i < 60 && t.underAttack; i++) quiet(t);
      quietUntil(t, 0, 'site', 'organization', 'company-attack', 'site-phase', 'end-of-turn');
    },
  },
  {
    k: 'read',
    title: 'How it ends',
    text: 'What you have beneath the earth counts for you as anything else does; others may not count theirs when it comes to calling the end. You call it with Sudden Call, as a Ringwraith does, and store nothing at Barad-dûr: its lord is not your friend. And should the Balrog ever bear the One Ring, there is a card with which he challenges that lord, to win at once, or to fall if the roll is poor.',
  },
];
