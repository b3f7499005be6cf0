import { FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine';
import type { LessonStep } from './run.ts';
import { quiet, quietUntil } from './run.ts';

/** Whoever rides in modes: the player of a Ringwraith. */
const kind = Object.values(KINDS_OF_PLAYER).find((k) => k.avatarNeedsMode)?.name ?? FIRST_KIND;

/** Playing the Shadow: what is otherwise for minions, and a fight of two companies. */
export const shadowLesson: readonly LessonStep[] = [
  {
    k: 'board',
    title: 'Under the Shadow',
    text: 'Now you serve the other side. You are a Ringwraith’s player: Orcs, Trolls and evil Men go where you send them. Your companies start at Minas Morgul or Dol Guldur, and these two, Carn Dûm and Geann a-Lisch are your Darkhavens. There the wounded are healed and captains come to you.',
    board: {
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Orc Captain', 'Orc Brawler', 'Orc Tracker'] }],
        hand: ['Saw-toothed Blade', 'Sudden Call', 'Wargs'],
        sites: ['LE-364', 'Minas Morgul'],
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Faramir', 'Legolas'] }],
        hand: ['Cave-drake'],
      },
      moment: 'organization',
      turn: 1,
    },
  },
  {
    k: 'read',
    title: 'Covert and overt',
    text: 'Beside the name of your company stands “overt”: with an Orc or a Troll in it, or a Ringwraith who goes as a Fell Rider, all see whom it serves. A company of evil Men alone is covert, and is let in where Orcs are shot at. Away from a Darkhaven, Orcs and Trolls go with no Elves, Dwarves, Dúnedain or Hobbits, and a company has one leader only.',
  },
  {
    k: 'read',
    title: 'Your own sites',
    text: 'Every side has site cards of its own. The same place holds other things for you than for a Wizard, and other guards. On the map you see your version: its type, what can be played there, what waits for you. Places of which there is no card for you are faint.',
  },
  {
    k: 'act',
    title: 'Setting out',
    text: 'Send the company to the Dead Marshes. Many creatures that would slay heroes only detain your companies: they tap those whom they hit, and wound nobody.',
    want: ['move the company', 'Dead Marshes'],
    hint: 'There is more to be had in the Dead Marshes today.',
    map: true,
  },
  {
    k: 'board',
    title: 'Company against company',
    text: 'Weeks later your Orcs come to Bree, and a company of your rival is there. Minions and heroes are enemies: at the end of its site phase a company that has entered the site may attack theirs.',
    board: {
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Lagduf'] }],
        hand: ['Sudden Call'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Faramir', 'Legolas'] }] },
      moment: 'entered',
      turn: 9,
    },
  },
  {
    k: 'act',
    title: 'The attack',
    text: 'Whatever else your company does at the site comes first; if you try to influence a card of your rival’s you cannot attack him in that turn. Here is nothing to wait for: attack them.',
    want: ['attack the company'],
    about: 'company-attack',
    hint: 'They will not stay long. Attack.',
  },
  {
    k: 'auto',
    title: 'One against one',
    text: 'Your rival says who of his faces Lagduf: Faramir does. The fight is drawn as pairs, who strikes at whom.',
    run: (t) => {
      quietUntil(t, 1, 'defend');
      t.hazard.chooses('a strike to Faramir');
    },
  },
  {
    k: 'act',
    title: 'Both roll',
    text: 'In such a fight both roll, each with his own prowess, and either may fall. Let Lagduf fight with all his strength, and tap.',
    want: ['no'],
    about: 'stay-untapped',
    labels: { no: 'Tap to fight', yes: 'Stay untapped, at -3' },
    hint: 'He has nothing else to do this turn: let him tap.',
    rolls: [12, 2, 12],
  },
  {
    k: 'auto',
    title: 'Both roll',
    text: 'A 12 for the Orc, a 2 for the man. The strike succeeds, and the body check decides that Faramir does not rise again: his marshalling points are lost to your rival, and he counts as a kill for you.',
    run: (t) => {
      for (let i = 0; i < 60 && t.underAttack; i++) quiet(t);
    },
  },
  {
    k: 'read',
    title: 'How it ends',
    text: 'Some things stay as they were: move, face hazards, gather points. But you bring items to a Darkhaven or to Barad-dûr to be safe, gold rings are tested as your turn ends where your Ringwraith is, and you cannot call the end as you like: it takes Sudden Call, played in your own turn, or in the turn of a rival who is no Wizard’s player and could have called. Bring the One Ring to Barad-dûr, and you have won at once.',
  },
];
