import { FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine';
import { DANGERS } from './draws.ts';
import type { LessonStep } from './run.ts';
import { quietUntil } from './run.ts';

/** Whoever strays by stages. */
const kind = Object.values(KINDS_OF_PLAYER).find((k) => k.hasStagePoints)?.name ?? FIRST_KIND;

/** Playing a Fallen-wizard: stages, Wizardhavens, and sites of both sides. */
export const fallenLesson: readonly LessonStep[] = [
  {
    k: 'board',
    title: 'Astray',
    text: 'You are Pallando. You were sent to help the free peoples and have had other thoughts since: you are a Fallen-wizard. Which of them you are is said before the game. Your home is The White Towers; with you is Beretar, and at Weathertop waits Halbarad.',
    board: {
      resource: {
        kind,
        companies: [
          { at: 'The White Towers', members: ['WH-7', 'Beretar'] },
          { at: 'TW-436', members: ['Halbarad'] },
        ],
        hand: ['Bad Company', 'Great Patron', 'Gatherer of Loyalties', 'Hidden Haven'],
        sites: ['TW-375', 'Isengard'],
        deck: [...DANGERS],
        noFiller: true,
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn', 'Haldir'] }],
        deck: [...DANGERS],
        noFiller: true,
      },
      moment: 'organization',
      turn: 2,
    },
  },
  {
    k: 'read',
    title: 'Stages',
    text: 'Your hand holds Stage cards: the steps of your fall. Each has stage points, and together they stand beside your name. You have none yet. Some cards can be played only by one who has gone far enough; others of your rival’s fall the harder on you for it.',
  },
  {
    k: 'act',
    title: 'The first stage',
    text: 'By yourself you have no leave to bring Orcs and Trolls into play, nor anybody with a mind above five: it takes a Stage card for either. Play Bad Company, and Orcs and Trolls may come.',
    want: ['play Bad Company'],
    hint: 'Begin with Bad Company.',
  },
  {
    k: 'auto',
    title: 'The first stage',
    text: 'It lies beside your companies, and the number beside your name is two. An Orc or a Troll in your hand could be brought into play now.',
    run: (t) => t.resolve(),
  },
  {
    k: 'act',
    title: 'The second stage',
    text: 'Whatever you gather is worth one marshalling point a card to you, if nothing says otherwise. Great Patron does: characters and allies that are normally worth two or more are worth two. Play it.',
    want: ['play Great Patron'],
    hint: 'You want more than one point for your friends: Great Patron.',
  },
  {
    k: 'auto',
    title: 'The second stage',
    text: 'Beretar is normally worth two marshalling points, and so he is to you now.',
    run: (t) => t.resolve(),
  },
  {
    k: 'act',
    title: 'Gone far enough',
    text: 'Four stage points: that is as much as Gatherer of Loyalties asks for. Now it can be played, and your unique factions will be worth more.',
    want: ['play Gatherer of Loyalties'],
    hint: 'You have gone far enough for Gatherer of Loyalties.',
  },
  {
    k: 'auto',
    title: 'Gone far enough',
    text: 'Seven stage points. Look at the number beside your name: it says where they come from, and what they allow.',
    run: (t) => t.resolve(),
  },
  {
    k: 'act',
    title: 'A haven of your own',
    text: 'No Haven of the free peoples is one for you, nor a Darkhaven. You have Wizardhavens: The White Towers, Isengard, and those that you make. Play Hidden Haven on Weathertop.',
    want: ['play Hidden Haven'],
    hint: 'Hidden Haven, on the Weathertop where Halbarad waits.',
  },
  {
    k: 'auto',
    title: 'A haven of your own',
    text: 'Weathertop is a Wizardhaven now: Halbarad can heal there, cards can be stored, and no attack comes there. Other cards make a Wizardhaven protected, so that your rival plays nothing of worth there.',
    run: (t) => t.resolve(),
  },
  {
    k: 'act',
    title: 'Sites of both sides',
    text: 'Your company goes in secret, so it uses the sites of heroes; one with an Orc in it goes openly, and of Border-holds and Free-holds uses those of minions. Ruins & Lairs serve you in either version. What you play there must be of the same side as the site card. Send Pallando to the Barrow-downs of heroes.',
    want: ['move the company of Pallando', 'Barrow-downs'],
    hint: 'To the Barrow-downs.',
    map: true,
  },
  {
    k: 'auto',
    title: 'No starter movement',
    text: 'You go by regions only: the printed path of a site is none for you. And on the way home you draw cards by the haven that you go to. The company sets out.',
    run: (t) => quietUntil(t, 0, 'path', 'movement-hazard', 'enter', 'site-phase', 'draw'),
  },
  {
    k: 'read',
    title: 'How far?',
    text: 'As your organization phase ends you may give up one Stage card, as long as three stage points are left. You win as Wizards do, by points and at the council; what is stored counts only at your Wizardhavens. Go as far as your cards ask, and mind what your rival may do with the rest of the way.',
  },
];
