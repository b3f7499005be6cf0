import { open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Play and Examples File: by card. In the order of the source. */
export const pefCard: readonly Ruling[] = [
  open('pef/card/a-chance-meeting/1', 'It aims at whom it brings, and is not played for nobody.'),
  open('pef/card/a-chance-meeting/2', 'Fram Framson comes by it.'),
  open(
    'pef/card/a-chance-meeting/3',
    'Hobbits, Fram Framson and agents come to a Fallen-wizard by it.',
  ),
  open(
    'pef/card/assassin/1',
    'Chains of both players between and during its attacks. (coe: step 1 of the next attack only.)',
  ),
  open(
    'pef/card/assassin/1.1',
    'Chains of both players between and during its attacks. (coe: step 1 of the next attack only.)',
  ),
  open(
    'pef/card/assassin/2',
    'Flatter a Foe on any of the three; hazards that may start a chain can follow.',
  ),
  open(
    'pef/card/balance-between-powers/1',
    'Twilight can meet it while it is declared, not later.',
  ),
  open(
    'pef/card/black-rain/1',
    'A Fallen-wizard may play a ring of heroes by it, which it does not aim at; a minion player may not.',
  ),
  open(
    'pef/card/bridge/1',
    'Who is sent back has moved nowhere, and his phase is over at once: no bridge.',
  ),
  superseded(
    'pef/card/burat/1',
    'A Troll who faces a strike may tap in that strike sequence to untap his brother.',
    'Tapping for something that does not touch the strike must wait until between sequences.',
    'crf/turn/combat/the-strike-sequence/3, coe/3.iv.5 in crf, tournament and coe',
  ),
  superseded(
    'pef/card/burat/2',
    'The three Trolls untap each other one strike after the other.',
    'An example of the ruling before it: such taps are lawful only between strike sequences.',
    'crf/turn/combat/the-strike-sequence/3, coe/3.iv.5 in crf, tournament and coe',
  ),
  open('pef/card/carambor/1', 'Sent back is not at the end of a movement: no second one.'),
  open('pef/card/crown-of-flowers/1', 'May wait empty; a resource is put with it later.'),
  open(
    'pef/card/dragons-blood/1',
    'Dragon’s Blood is felt though the Wizard gave up his form. Deeper Shadow darkens a ruin beneath the earth too, if the company is moving.',
  ),
  open(
    'pef/card/double-dealing/1',
    'Drafted before Hidden Haven it is refused. (coe: it brings its own starting site.)',
  ),
  open('pef/card/double-dealing/2', 'Whatever is aimed at the site may be of the other side.'),
  open('pef/card/double-dealing/2.1', 'Heroes rebuild the town at a ruin of minions.'),
  open('pef/card/early-harvest/1', 'Exiles who have come home are harvesters too.'),
  open('pef/card/eyes-of-mandos/1', 'It looks at the deck, and is stopped by what stops that.'),
  open('pef/card/farmer-maggot/1', 'The company has moved by it, though without a phase for it.'),
  open(
    'pef/card/flatter-a-foe/1',
    'It can be answered up to the limit before it lowers it, but not with what must start a chain.',
  ),
  open(
    'pef/card/forewarned-is-forearmed/1',
    'It is about attacks, not strikes: to be played before strikes are assigned.',
  ),
  open(
    'pef/card/forewarned-is-forearmed/2',
    'To be played before strikes are assigned, for the Assassin before his victim is named.',
  ),
  open(
    'pef/card/foul-fumes/1',
    'A site that does not fit is not yet used up for the turn; one that does is looked at one time in each turn.',
  ),
  open('pef/card/foul-fumes/2', 'Later Morgul Night makes its path fit: now it is tapped.'),
  superseded(
    'pef/card/gandalf-the-white-rider/1',
    'A raised hazard limit outlives the card that raised it, and counts again on replay.',
    'What a card in play does ends when it leaves play.',
    'crf/term/discard/5, coe/9.4.1 in crf, tournament and coe',
  ),
  open('pef/card/gates-of-morning/1', 'They clear away on resolving.'),
  open('pef/card/gates-of-morning/2', 'In one chain the one does not stop the other.'),
  open(
    'pef/card/gates-of-morning/3',
    'Doors discards Sun whatever Gates does; only Twilight on Doors prevents it.',
  ),
  open('pef/card/gollum/1', 'Only in his own player’s turn.'),
  open(
    'pef/card/golodhros/1',
    'One who is at home in any Dark-hold shares a home with Golodhros, who has an agent’s bonus for it when he influences him.',
  ),
  open('pef/card/great-secrets-buried-there/1', 'What lies under it goes with it.'),
  open('pef/card/great-secrets-buried-there/2', 'With nothing under it, it does not stay.'),
  superseded(
    'pef/card/hall-of-fire/1',
    'Joining at another copy of the haven loses the Hall of Fire that lay on the first.',
    'Cards on a haven card that is put away move to the copy that stays.',
    'crf/term/haven/3, coe/2.II.3.5.2 in crf, tournament and coe',
  ),
  open('pef/card/here-is-a-snake/1', 'Hazards played in answer to it are played freely.'),
  open(
    'pef/card/here-is-a-snake/2',
    'Played in answer to a hazard it does nothing to that hazard.',
  ),
  open(
    'pef/card/hidden-haven/1',
    'Drafted, it names the starting site at once, for both players if both draft it; two of them on one site are out of the game, and both players start there all the same.',
  ),
  open(
    'pef/card/hold-rebuilt-and-repaired/1',
    'A Fallen-wizard keeps the card of the site whose type he has changed.',
  ),
  open(
    'pef/card/hold-rebuilt-and-repaired/2',
    'It comes in the site phase, and may come before the guards do. (coe: not before, but in answer to them.)',
  ),
  open('pef/card/hour-of-need/1', 'The site where he is taps.'),
  open('pef/card/houses-of-healing/1', 'Played in the untap phase it heals in that same phase.'),
  open(
    'pef/card/in-the-heart-of-his-realm/1',
    'Marvels Told is in time when its passive condition is declared.',
  ),
  open(
    'pef/card/in-the-heart-of-his-realm/2',
    'Played in answer to a spell it is too late to stop it. (coe: what it forbids holds at once.)',
  ),
  open('pef/card/king-under-the-mountain/1', 'In any later turn, once the Dragon is slain.'),
  open(
    'pef/card/knowledge-of-the-enemy/1',
    'An agent whose strikes all failed counts until the end of that turn.',
  ),
  open(
    'pef/card/left-behind/1',
    'Concealment in answer resolves first: the attack is gone, Left Behind has nothing to work on. (Orc-guard for Dunlending Raiders.)',
  ),
  open(
    'pef/card/left-behind/2',
    'Concealment in answer resolves first: the attack is gone, Left Behind has nothing to work on. (Orc-guard for Dunlending Raiders.)',
  ),
  open('pef/card/leg-it-double-quick/1', 'Hands are filled between the two ways.'),
  open('pef/card/leg-it-double-quick/2', 'Not for a company that was sent back.'),
  open(
    'pef/card/long-winter/1',
    'A site that does not fit is not yet used up for the turn; one that does is looked at one time in each turn.',
  ),
  open('pef/card/long-winter/2', 'Once its path has two Wildernesses it is tapped.'),
  open('pef/card/legendary-hoard/1', 'The attack of the Dragon at home, not that of the site.'),
  open(
    'pef/card/legendary-hoard/2',
    'Inverted he lies off to the side: no attack, no text, not to be slain.',
  ),
  open(
    'pef/card/legendary-hoard/3',
    'Discarded for the hazard limit he is inverted, and the hoard is there to be looted.',
  ),
  open(
    'pef/card/legendary-hoard/4',
    'In a whole game one copy is good for three items of each player at most.',
  ),
  open('pef/card/legendary-hoard/5', 'It is for both players.'),
  superseded(
    'pef/card/magical-harp/1',
    'Magical Harp still protects a character who has left its company.',
    "Being in the bearer's company is asked all the time.",
    'pef/card/magical-harp/2 in crf, tournament and coe',
  ),
  open('pef/card/magical-harp/2', 'Protection needs company all the time.'),
  open(
    'pef/card/many-turns-and-doublings/1',
    'Played while companies are organized it would lower nothing: the hazard limit is set as the movement/hazard phase begins, so it cannot be played then for that.',
  ),
  open('pef/card/many-turns-and-doublings/2', 'Answers that resolve before it still count.'),
  open(
    'pef/card/many-turns-and-doublings/2.1',
    'The whole example: River works, Assassin fizzles. (The limit is set in step 3, not as organizing ends; hazards are counted as declared.)',
  ),
  superseded(
    'pef/card/mordor-in-arms/1',
    'The attacks of Mordor in Arms leave room to answer Flatter a Foe with any hazard.',
    'While the card has more to resolve, only the actions that combat prescribes are open.',
    'crf/term/timing/3, coe/3.2 in crf, tournament and coe',
  ),
  open('pef/card/natures-revenge/1', 'A Hidden Haven with it is a Wizardhaven no longer.'),
  open(
    'pef/card/natures-revenge/2',
    'Its animals attack at a Hidden Haven too. (coe: the card of the haven keeps them off.)',
  ),
  open(
    'pef/card/narya/1',
    'Companions who tapped in support are untapped by the card first, so their support fails.',
  ),
  open(
    'pef/card/narya/2',
    'Companions who tapped in support are untapped by the card first, so their support fails.',
  ),
  open(
    'pef/card/narya/7',
    'Companions who tapped in support are untapped by the card first, so their support fails.',
  ),
  open(
    'pef/card/narya/8',
    'Companions who tapped in support are untapped by the card first, so their support fails.',
  ),
  open(
    'pef/card/open-to-the-summons/1',
    'It may lie on a company without agents, and waits there for one.',
  ),
  open(
    'pef/card/paths-of-the-dead/1',
    'Played with Aragorn anywhere; the way, and the Undead on it, are there only from Dunharrow, and nobody has to take it. (coe: at Dunharrow.)',
  ),
  open(
    'pef/card/phial-of-galadriel/1',
    'Neither bearer nor site taps for it: it comes at any time, at a tapped site too.',
  ),
  open('pef/card/pilfer-anything-unwatched/1', 'The agent taps as it is declared.'),
  open('pef/card/pilfer-anything-unwatched/2', 'It reaches the present company alone.'),
  open('pef/card/promptings-of-wisdom/1', 'Being in the company is asked all the time.'),
  open('pef/card/promptings-of-wisdom/2', 'Tapped in answer he stays with his company.'),
  open(
    'pef/card/return-of-the-king/1',
    'A character taps for an item, an ally or a faction, and for what says so: for this card none does.',
  ),
  open(
    'pef/card/return-of-the-king/2',
    'Only items, allies and factions wait for the site phase, and what says so: this is for any phase in which he is there.',
  ),
  open('pef/card/revealed-to-all-watchers/1', 'Drawing for it is no search.'),
  open('pef/card/revealed-to-all-watchers/2', 'It may exhaust the deck.'),
  open('pef/card/the-riddle-game/1', 'Every copy of what was guessed leaves the hand.'),
  open('pef/card/the-riddle-game/2', 'Will Shaken is lost by it like any other card.'),
  open(
    'pef/card/river/1',
    'It binds only who moved to that site: not one who stops elsewhere, nor one who perished on the way or was sent back.',
  ),
  open(
    'pef/card/river/2',
    'The second company may cancel it for itself with its own ranger in its phase.',
  ),
  open('pef/card/roac/1', 'He makes the attempt himself, and nobody else.'),
  open('pef/card/sacrifice-of-form/1', 'Dragon’s Blood is felt all the same.'),
  open('pef/card/sacrifice-of-form/2', 'By the older wording his followers go with him.'),
  open(
    'pef/card/sauron/1',
    'However many come in while he organizes, or one is discarded: not both.',
  ),
  open('pef/card/shadow-of-mordor/1', 'What was drawn before it came does not count.'),
  open('pef/card/shadow-of-mordor/2', 'What a resource lets him draw in that phase counts too.'),
  open('pef/card/shadowfax/1', 'Only at the end of the phase: a returned company cannot go again.'),
  open('pef/card/shifter-of-hues/1', 'It does nothing before Radagast is in play.'),
  open(
    'pef/card/spider-of-morlat/1',
    'For one of the hazard limit it can be taken back, in response to what would be rid of it or unasked, and be played again to attack the same company once more.',
  ),
  open(
    'pef/card/thrall-of-the-voice/1',
    'Leave for an Orc or a Troll too, without any other card; who comes in at home alone does so still. (coe: a Stage card must name Orcs or Trolls.)',
  ),
  open(
    'pef/card/tookish-blood/1',
    'Surviving is not passing: no victory. (coe: a prevented discard is success, he wins.)',
  ),
  open(
    'pef/card/twilight/1',
    'Twilight belongs to neither side: a Fallen-wizard plays it undisturbed by the two hazards that disown him.',
  ),
  open(
    'pef/card/we-have-come-to-kill/1',
    'A Fallen-wizard calls Orcs, Trolls, Hobbits, agents and Fram by it without leave of any other card. (coe: Orcs and Trolls need a Stage card that names them.)',
  ),
  open('pef/card/we-have-come-to-kill/2', 'Only where there is a company.'),
  open(
    'pef/card/we-have-come-to-kill/3',
    'In the movement/hazard phase of a company that moves somebody can be played by it where another company stays.',
  ),
  open(
    'pef/card/webs-of-fear-and-treachery/1',
    'What modifies an attempt is nothing, what would lower it too, but for what the card of a Ringwraith gives him in a mode; control is as ever. (coe: whatever one’s own text gives counts.)',
  ),
  open(
    'pef/card/white-tree/1',
    'The trove may be laid with one that stands already, which is worth all its points then, and says nothing more.',
  ),
  open('pef/card/white-tree/2', 'With the trove nothing of what it asks for counts.'),
  open(
    'pef/card/white-tree/3',
    'With the trove too there is one of it, though nothing else of what it says is heard. (coe: nor that.)',
  ),
  open(
    'pef/card/wizards-river-horses/1',
    'Whoever it sweeps away in answer to Khamûl, his price is the one that was set.',
  ),
  open(
    'pef/card/wizards-river-horses/2',
    'Discarding does not stop the activated effect. (coe: unclear: coe/9.2.1 asks what was tapped to be still there.)',
  ),
  open('pef/card/wizards-trove/1', 'It may come before what will lie in it.'),
  open('pef/card/wizards-trove/2', 'It may be laid with a White Tree that stands already.'),
  open('pef/card/wizards-trove/3', 'The White Tree is not stored in it.'),
  open(
    'pef/card/the-worthy-hills/1',
    'Information for which the site would tap can be played there as well.',
  ),
];
