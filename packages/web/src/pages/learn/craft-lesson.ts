import { DANGERS } from './draws.ts';
import type { LessonStep } from './run.ts';
import { quietUntil } from './run.ts';

/** What the first game left out: the draft, cards on guard, Wizards, and winning over a rival’s people. */
export const craftLesson: readonly LessonStep[] = [
  {
    k: 'game',
    title: 'The draft',
    text: 'Before the first turn both players draft their company. Everybody in your pool has a mind: the number in the corner of his card. Those you take may not have more than 20 of it together, for that is how many a leader can look after.',
    decks: [
      {
        pool: ['Aragorn II', 'Glorfindel II', 'Legolas', 'Gimli', 'Sam Gamgee', 'Bilbo'],
        resources: [['Cram', 3], 'Glamdring'],
        hazards: [...DANGERS],
      },
      {
        pool: ['Legolas', 'Celeborn', 'Haldir', 'Éowyn'],
        resources: [['Cram', 3]],
        hazards: [...DANGERS],
      },
    ],
  },
  {
    k: 'act',
    title: 'Both at once',
    text: 'Each of you chooses one in secret, and both are shown together. There is but one Aragorn in Middle-earth: if both want the same, neither gets him. Take Aragorn II, who has a mind of 9.',
    want: ['Aragorn II'],
    about: 'draft',
    hint: 'Begin with the one whom you would miss most: Aragorn II.',
    rival: 'Celeborn',
  },
  {
    k: 'act',
    title: 'What is left',
    text: 'Eleven are left. Legolas and Gimli have 6 each, too much for both; Glorfindel has 8. Take Legolas.',
    want: ['Legolas'],
    about: 'draft',
    hint: 'This once take Legolas, and see what comes of it.',
    rival: 'Legolas',
  },
  {
    k: 'act',
    title: 'Two wanted him',
    text: 'Your rival chose Legolas as well: so he goes with neither of you, and your eleven are still there. On the real table both pools lie open while you choose; look at whom the other could want. Take Gimli instead.',
    want: ['Gimli'],
    about: 'draft',
    hint: 'Gimli has 6, and you have 11 left.',
    rival: 'Haldir',
  },
  {
    k: 'act',
    title: 'The last of them',
    text: 'Five are left. Glorfindel is beyond your means now and no longer on offer; on the real table he is dimmed, with the reason beside him. Bilbo has just 5: take him.',
    want: ['Bilbo'],
    about: 'draft',
    hint: 'Sam would fit too, but Bilbo uses all that is left. Take Bilbo.',
  },
  {
    k: 'board',
    title: 'On guard',
    point: '.hand',
    text: 'Another day. You hold Orc-guard, a creature of the dark halls. Your rival’s company is about to set out from Lórien, and you know what he does not: where he goes, something could be waiting.',
    board: {
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        hand: ['Orc-guard', 'Cram'],
        deck: [...DANGERS],
        noFiller: true,
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn', 'Haldir'] }],
        hand: ['Cram'],
        sites: ['Moria'],
        deck: [...DANGERS],
        noFiller: true,
      },
      moment: 'organization',
      turn: 3,
    },
  },
  {
    k: 'auto',
    title: 'They go to Moria',
    text: 'Celeborn and Haldir move to Moria. You could play the Orcs on them now. But a card may also be laid face-down at the site, once for each company: it counts against the hazard limit, and nobody but you knows what it is.',
    run: (t) => {
      quietUntil(t, 1, 'organization');
      t.hazard.chooses('move the company', 'Moria');
      quietUntil(t, 0, 'movement-hazard');
    },
  },
  {
    k: 'act',
    title: 'A card that waits',
    text: 'Place Orc-guard on guard.',
    want: ['place Orc-guard on guard'],
    hint: 'Let it wait for them: place Orc-guard on guard.',
  },
  {
    k: 'auto',
    title: 'They go in',
    point: '[aria-label^="On guard"]',
    text: 'It lies face-down beside their site. Your rival has thought it over and enters all the same. Now, before what guards Moria by itself, you may turn your card up, if it is a creature that can be keyed to the site.',
    run: (t) => {
      quietUntil(t, 1, 'enter');
      t.hazard.chooses('enter the site');
    },
  },
  {
    k: 'act',
    title: 'Turned up',
    text: 'Reveal Orc-guard: it attacks when what guards Moria by itself has been faced. Had you kept it hidden, it would have come back to your hand once their site phases were over.',
    want: ['reveal Orc-guard'],
    hint: 'This is what it waited for: reveal it.',
  },
  {
    k: 'board',
    title: 'A Wizard',
    text: 'Now for the greatest of your people. In your hand is Gandalf, a Wizard. Each player can bring one into play, and that Wizard is you yourself: nobody has to look after him, so he takes nothing of your 20.',
    board: {
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Legolas'] }],
        hand: ['Gandalf', 'Cram'],
        sites: ['Bree'],
        deck: [...DANGERS],
        noFiller: true,
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn'] }],
        deck: [...DANGERS],
        noFiller: true,
      },
      moment: 'organization',
      turn: 4,
    },
  },
  {
    k: 'act',
    title: 'Composing companies',
    text: 'Characters come into play while you organize. In this lesson that is said first: choose to compose your companies. On the real table you can do it at once, by a click on the card or by dragging it.',
    want: ['organize'],
    about: 'organization',
    hint: 'Compose your companies: that is where characters come into play.',
  },
  {
    k: 'act',
    title: 'He comes',
    text: 'Bring Gandalf into play at Rivendell, in the company of Aragorn and Legolas.',
    want: ['play Gandalf', 'in the company of Aragorn II'],
    hint: 'With the others, not as a company of his own.',
  },
  {
    k: 'act',
    title: 'Followers',
    point: '.player-bar[data-mine]',
    text: 'Gandalf has much direct influence of his own. Whoever follows him is looked after by him, and gives back the general influence that he took. Put Aragorn II under Gandalf.',
    want: ['put Aragorn II under Gandalf'],
    hint: 'Aragorn takes 9 of your 20. Put him under Gandalf.',
  },
  {
    k: 'board',
    title: 'Another’s people',
    text: 'Aragorn’s 9 are free again, for others to come. One more thing can be done with influence. In Bree your company meets one of your rival’s: Barliman Butterbur. Words can win over more than factions.',
    board: {
      resource: {
        companies: [{ at: 'Bree', members: ['Gandalf', 'Aragorn II'] }],
        hand: ['Cram'],
        deck: [...DANGERS],
        noFiller: true,
      },
      hazard: {
        companies: [
          { at: 'Bree', members: ['Barliman Butterbur'] },
          { at: 'Lórien', members: ['Celeborn', 'Galadriel', 'Haldir'] },
        ],
        deck: [...DANGERS],
        noFiller: true,
      },
      moment: 'entered',
      turn: 5,
    },
  },
  {
    k: 'act',
    title: 'Influence over a character',
    text: 'Gandalf taps to speak to him. You roll two dice and add his unused influence, which is 10. Your rival rolls too, and takes off what he rolls and whatever general influence he has to spare: 1, for he looks after many. What is left must be more than Barliman’s mind, which is 1.',
    want: ['Gandalf tries to influence Barliman Butterbur'],
    hint: 'Gandalf has the most to say. Let him speak to Barliman.',
    rolls: [5, 9],
  },
  {
    k: 'read',
    title: 'He has other things to see to',
    text: 'Your 9 and 10, less 1 and his 5: that is 13, and Barliman leaves your rival’s company. He does not join yours, but is discarded, with all that he bore. The same can be tried on an ally where it is, and on a faction at a site where it could be played; for an item you must show one of the same name from your hand. Had you shown another Barliman, his mind would have counted nothing.',
  },
  {
    k: 'read',
    title: 'Now play',
    text: 'Draft with an eye on the other’s pool; let a creature wait where somebody is bound to go in; bring your Wizard when there are followers for him; and speak to those who stand alone.',
  },
];
