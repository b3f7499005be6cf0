import type { LessonStep } from './run.ts';
import { quiet, quietUntil } from './run.ts';

/** What both draw: nothing that would matter today. */
const DRAWS = [
  'Cram',
  'Cave-drake',
  'Dodge',
  'Halfling Strength',
  'Giant Spiders',
  'Elf-stone',
  'Block',
  'Brigands',
  'Cram',
  'Star-glass',
  'Assassin',
  'Dodge',
  'Orc-guard',
  'Ghosts',
  'Block',
  'Cram',
  'Huorn',
  'Dodge',
  'Orc-watch',
  'Slayer',
] as const;

/** The guided first game: two turns of yours, one of your rival's, and the council. */
export const firstGame: readonly LessonStep[] = [
  {
    k: 'board',
    title: 'Welcome to Rivendell',
    text: 'You lead a company of three: Aragorn II, Gimli and Sam Gamgee. Your rival leads another from Lórien. You both gather marshalling points: from characters, items, allies, factions and slain creatures. At the end a council decides whose deeds weigh more. Each turn one of you travels, and the other plays the dangers of the road.',
    board: {
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Gimli', 'Sam Gamgee'] }],
        hand: ['Glamdring', 'Concealment', 'Rangers of the North', 'Wargs'],
        deck: [...DRAWS],
        noFiller: true,
        sites: ['Barrow-downs', 'Bree', 'Moria', 'Lórien'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn', 'Haldir'] }],
        hand: ['Wargs', 'Lure of Expedience', 'Weariness of the Heart'],
        deck: [...DRAWS],
        noFiller: true,
        sites: ['Rhosgobel', 'Moria', 'Edoras'],
      },
      moment: 'organization',
      turn: 1,
    },
  },
  {
    k: 'read',
    title: 'Your hand',
    point: '.hand',
    text: 'You hold resources, which help you on your own turn, and hazards, which you play against your rival on theirs. Glamdring is a major item: it can be found only where major items lie. The Barrow-downs are such a place.',
  },
  {
    k: 'act',
    title: 'Moving',
    text: 'It is your organization phase. Declare where your company goes: choose the Barrow-downs, on the map or in the list. Your rival does not see which site it is until the company sets out.',
    want: ['move the company', 'Barrow-downs'],
    hint: 'Major items lie in Moria too, but four Orcs strike there; Bree and Lórien have none. Choose the Barrow-downs.',
    map: true,
  },
  {
    k: 'act',
    title: 'The path',
    text: 'The site is revealed, and the way to it is chosen. The regions you pass through decide which creatures can find you. The printed path goes through two wildernesses, Rhudaur and Cardolan: take it.',
    want: ['starter movement', 'Rhudaur', 'Cardolan'],
    hint: 'That would lead through more regions, and each is one more place for creatures to live in. Take the starter movement.',
  },
  {
    k: 'auto',
    title: 'Hazards',
    point: '.num-limit',
    text: 'You both draw cards for the journey. Then your rival may play hazards: not more than the hazard limit, which is the size of your company, two at least. A creature must be keyed to a region of your path or to your site. Here it comes: Wargs, keyed to the wilderness, two strikes of prowess 9.',
    run: (t) => {
      quietUntil(t, 1, 'movement-hazard');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    },
  },
  {
    k: 'act',
    title: 'Combat: who faces it',
    text: 'You could answer, but you keep your cards. Each strike goes to one character. The first one is for Gimli, whose prowess is 5.',
    want: ['a strike to Gimli'],
    hint: 'Sam has a prowess of only 1, and Aragorn will take the second. Give the first to Gimli.',
  },
  {
    k: 'act',
    title: 'Combat: who faces it',
    text: 'And the second strike is for Aragorn II.',
    want: ['a strike to Aragorn II'],
    hint: 'Sam would hardly stand up to a Warg. Aragorn II takes it.',
  },
  {
    k: 'act',
    title: 'Combat: the first strike',
    text: 'Strikes are resolved one by one, in the order you like. Begin with Gimli.',
    want: ['resolve the strike against Gimli'],
    hint: 'Aragorn can wait: begin with Gimli.',
  },
  {
    k: 'act',
    title: 'Tap to fight',
    text: 'A character who fights with all his strength taps: he is turned sideways, and taps for nothing else until he untaps in your next turn. Gimli does so: his 5 and two dice against the 9 of the Wargs.',
    want: ['no'],
    about: 'stay-untapped',
    labels: { no: 'Tap to fight', yes: 'Stay untapped, at -3' },
    hint: 'To fight without tapping costs 3 prowess. Gimli has nothing else to do this turn: let him tap.',
    rolls: [8, 8],
  },
  {
    k: 'act',
    title: 'Stay untapped',
    text: 'An 8: thirteen beats nine. Now Aragorn. You need him untapped later, so let him hold back: he fights at -3, that is with 3 and the dice against 9.',
    want: ['yes'],
    about: 'stay-untapped',
    labels: { no: 'Tap to fight', yes: 'Stay untapped, at -3' },
    hint: 'If he taps now he cannot take up the sword at the site. Let him stay untapped.',
    rolls: [8],
  },
  {
    k: 'auto',
    run: (t) => {
      for (let i = 0; i < 40 && t.underAttack; i++) quiet(t);
    },
    title: 'The Wargs are defeated',
    point: '.player-bar[data-mine] .num-total',
    text: 'Every strike was beaten, so the creature is yours: a marshalling point for the kill. Had a strike won, the character would have been wounded, and a roll against his body would have told whether he lives.',
  },
  {
    k: 'act',
    title: 'Entering the site',
    text: 'Your rival has done his worst, and the company arrives. In the site phase you may enter the site, and must then face what guards it. Enter the Barrow-downs.',
    want: ['enter the site'],
    hint: 'Whoever does not go in finds nothing. Enter the site.',
  },
  {
    k: 'act',
    title: 'Concealment',
    text: 'Undead guard the barrows: one strike of prowess 8, and whoever it wounds is tempted. But you hold Concealment: an untapped scout taps, and the attack is canceled. Play it.',
    want: ['play Concealment'],
    hint: 'You could fight, but why? Play Concealment.',
  },
  {
    k: 'act',
    title: 'Who pays',
    text: 'Aragorn and Sam are both scouts. Let Sam tap for it: Aragorn has other work.',
    want: ['Sam Gamgee'],
    hint: 'Aragorn must stay untapped to take up the sword. Sam pays.',
  },
  {
    k: 'act',
    title: 'An item',
    text: 'The way is free. A resource played at a site taps the character who takes it, and the site too: one such find for each visit, and one minor item besides. Play Glamdring.',
    want: ['play Glamdring'],
    hint: 'That is for later. Glamdring is why you came: play it.',
  },
  {
    k: 'auto',
    run: (t) => {
      t.resolve();
    },
    title: 'The sword Glamdring',
    point: '.tucked',
    text: 'Aragorn bears Glamdring: two marshalling points and +3 prowess. But a great thing is a burden as well: it carries a corruption point. Remember that. Your turn ends here; hands are filled up or cut down to eight cards.',
  },
  {
    k: 'auto',
    title: 'Your rival’s turn',
    text: 'Now the roles are changed: your rival travels, and you play the hazards. Celeborn and Haldir set out from Lórien for Rhosgobel, through wilderness, border-land and into the dark of Southern Mirkwood.',
    run: (t) => {
      quietUntil(t, 1, 'organization');
      t.hazard.chooses('move the company', 'Rhosgobel');
      quietUntil(t, 0, 'movement-hazard');
    },
  },
  {
    k: 'act',
    title: 'You are the danger',
    text: 'You hold Wargs of your own. Two strikes of prowess 9, keyed to wilderness, border-land or shadow-land: their path has some of these. Play them.',
    want: ['play Wargs'],
    hint: 'That can wait, or cannot hurt them now. Play the Wargs.',
  },
  {
    k: 'act',
    title: 'Keyed to what?',
    text: 'Say what the creature is keyed to. Their path has wilderness and border-land, and Wargs are at home in both: this time take the wilderness.',
    want: ['keyed to Wilderness'],
    hint: 'That would do as well, but here choose the wilderness.',
    rolls: [9, 2, 7],
  },
  {
    k: 'auto',
    title: 'They fight',
    text: 'Nobody can help them. See how the strikes were resolved: Celeborn beats his, but Haldir is struck down and wounded. A wounded character lies upside-down until he heals in a haven.',
    run: (t) => {
      t.resolve();
      t.state.dice = [];
      t.fightOut(9, 2, 6);
    },
  },
  {
    k: 'auto',
    title: 'Your second turn',
    text: 'Your rival’s turn is over. Your company untaps, and you organize again. You still hold the Rangers of the North, a faction, and factions are won where they live: in Bree, not far from here.',
    run: (t) => {
      t.state.dice = [];
      quietUntil(t, 0, 'organization');
    },
  },
  {
    k: 'act',
    title: 'To Bree',
    text: 'Move the company to Bree.',
    want: ['move the company', 'Bree'],
    hint: 'The Rangers live near Bree. Go there.',
    map: true,
  },
  {
    k: 'act',
    title: 'Region movement',
    text: 'From a site that is no haven one mostly travels region by region, through four at most. Cardolan and Arthedain are neighbours: take the short way.',
    want: ['region movement: Cardolan (Wilderness) - Arthedain (Wilderness)'],
    hint: 'That is a detour. From Cardolan straight to Arthedain is the shortest.',
  },
  {
    k: 'auto',
    title: 'Corruption',
    text: 'Your rival has found Aragorn’s weakness: Lure of Expedience, a corruption card worth two more corruption points, and then Weariness of the Heart, which forces a corruption check. Two dice must show more than his corruption points, which are 3 now: with as many or one less he would be discarded, with still less he would be lost for ever.',
    run: (t) => {
      quietUntil(t, 1, 'movement-hazard');
      t.hazard.plays('Lure of Expedience', 'Aragorn II').stage.resolve();
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
    },
  },
  {
    k: 'act',
    title: 'Friends help',
    text: 'Each untapped companion may tap to give +1 to the check. Gimli stands by his friend.',
    want: ['tap Gimli in support'],
    hint: 'Help him before the dice are rolled: tap Gimli.',
  },
  {
    k: 'auto',
    title: 'The dice',
    text: 'A 3! Without Gimli he would have fallen. With his +1 it is 4, more than the 3 corruption points: Aragorn stays true.',
    run: (t) => {
      t.state.dice = [];
      t.rolls(3);
      t.resolve();
    },
  },
  {
    k: 'act',
    title: 'Into Bree',
    text: 'Bree is a border-hold that nobody guards: there is no automatic-attack to face. Enter the site.',
    want: ['enter the site'],
    hint: 'Enter the site, for the Rangers are to be met inside.',
  },
  {
    k: 'act',
    title: 'Influence',
    text: 'A faction is won by an influence attempt: a character taps, two dice and his unused direct influence must exceed the faction’s number, 9. Play the Rangers of the North.',
    want: ['play Rangers of the North'],
    hint: 'That is not why you came. Play the Rangers of the North.',
  },
  {
    k: 'act',
    title: 'Who speaks',
    text: 'Aragorn is their chieftain: 3 of influence, +2 with the Rangers, +1 as one of the Dúnedain. He needs a 4 only. Let him speak.',
    want: ['Aragorn II'],
    hint: 'The Rangers listen to their chieftain: let Aragorn speak.',
    rolls: [7],
  },
  {
    k: 'auto',
    title: 'The Rangers follow',
    text: 'A 7 and 6 more: the Rangers of the North join you, for three marshalling points. They lie in your marshalling point pile.',
    run: (t) => {
      t.resolve();
    },
  },
  {
    k: 'board',
    title: 'Many turns later',
    text: 'Games go on like this for a dozen turns. Let us leap ahead: you have gathered 25 marshalling points, and gone through your deck once. So you may call the council at the end of your turn.',
    board: {
      resource: {
        companies: [
          {
            at: 'Lórien',
            members: ['Gandalf', { name: 'Aragorn II', bears: ['Glamdring'] }, 'Gimli'],
          },
        ],
        pile: [
          'Wood-elves',
          'Riders of Rohan',
          'Rangers of the North',
          'Iron Hill Dwarves',
          'Knights of Dol Amroth',
          'Wargs',
          'Cave-drake',
        ],
        hand: ['Cram'],
        deck: [...DRAWS],
        noFiller: true,
        exhausted: 1,
        turnsTaken: 9,
      },
      hazard: {
        companies: [
          {
            at: 'Edoras',
            members: ['Saruman', 'Erkenbrand', { name: 'Celeborn', bears: ['Torque of Hues'] }],
          },
        ],
        pile: ['Men of Anfalas'],
        hand: ['Cram'],
        deck: [...DRAWS],
        noFiller: true,
        turnsTaken: 8,
      },
      moment: 'end-of-turn',
      turn: 18,
    },
  },
  {
    k: 'act',
    title: 'The council',
    text: 'Call the council. Your rival has one last turn, and then all is reckoned.',
    want: ['call the council'],
    hint: 'You are ahead: call the council while you are.',
  },
  {
    k: 'auto',
    title: 'One last test',
    text: 'Your rival’s last turn is over, and the council meets. Every character makes a last corruption check: whoever fails it does not count.',
    run: (t) => {
      t.state.dice = [];
      t.rolls(9, 9, 9, 9, 9, 9, 9, 9);
      for (let i = 0; i < 120 && t.state.phase !== 'council'; i++) quiet(t);
    },
  },
  {
    k: 'act',
    title: 'One last test',
    text: 'You say in which order your characters are tested. Let Aragorn, who bears Glamdring, be the first.',
    want: ['Aragorn II'],
    hint: 'Begin with Aragorn.',
  },
  {
    k: 'auto',
    title: 'The reckoning',
    text: 'All stand firm, and the points are counted. Who has no points of a source lets his rival double his of it, kills aside; then no source may be more than half of the whole. You have won your first game.',
    run: (t) => {
      for (let i = 0; i < 120 && !t.state.result; i++) {
        if (t.state.dice.length < 4) t.rolls(9, 9);
        quiet(t);
      }
    },
  },
  {
    k: 'read',
    title: 'Now play',
    text: 'That is the whole of it: move, face hazards, find what sites hold, win factions, beware of corruption, and bring it before the council. Everything you may do is always on offer, and what you may not do says why. Play your first real game whenever you like.',
  },
];
