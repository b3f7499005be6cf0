import type { Chapter } from './types.ts';

export const organization: Chapter = {
  id: 'organization',
  title: 'The organization phase',
  rules: [
    [
      '2.II.1',
      'Once in the phase one may organize: play or discard a character, and say who goes with whom. Nothing else is done meanwhile.',
    ],
    ['2.II.2', 'One character may be played, or one discarded, while organizing; once a turn.'],
    ['2.II.2.1', 'An avatar comes at his home site or at certain havens of his player.'],
    [
      '2.II.2.1.1',
      'The first avatar one plays is revealed by it; no other comes after him, unless as a Ringwraith’s follower.',
    ],
    ['2.II.2.1.W1', 'A Wizard comes at his home site or at Rivendell.'],
    ['2.II.2.1.R1', 'A Ringwraith comes at his home site, Minas Morgul or Dol Guldur.'],
    [
      '2.II.2.1.R2',
      'With a Ringwraith the Nazgûl hazard of the same name goes from play; if he comes as an avatar, so does a follower of that name.',
    ],
    [
      '2.II.2.1.R3',
      'Away from a Darkhaven only Ringwraiths go with a Ringwraith. If others would have to join him at the end of the movement/hazard phases, since he was played as a company of his own at their site, they are discarded.',
    ],
    [
      '2.II.2.1.R4',
      'A second Ringwraith can be played as follower, with a card that allows it, if one’s own is at a Darkhaven or at the follower’s home site.',
    ],
    [
      '2.II.2.1.R5',
      'Only a Ringwraith avatar controls him, for one point of direct influence. He is an avatar card, but not his player’s avatar.',
    ],
    ['2.II.2.1.R6', 'A Ringwraith follower cannot be won over by an opponent.'],
    [
      '2.II.2.1.R7',
      'His skills, magic and direct influence can be used; his other abilities and Unleashed cards cannot, but Ûvatha may still go to another company.',
    ],
    [
      '2.II.2.1.R8',
      'If one’s Ringwraith leaves play other than by elimination, there is time to the end of one’s next organization phase to bring one back; else his followers are discarded.',
    ],
    ['2.II.2.1.F1', 'A Fallen-wizard comes at his home site only.'],
    ['2.II.2.1.F2', 'While he is in play, general influence is the number in his white hand.'],
    [
      '2.II.2.1.F3',
      'When he is played, opponents lose their Stage permanent-events that are specific to him.',
    ],
    ['2.II.2.1.B1', 'The Balrog comes at The Under-gates only.'],
    [
      '2.II.2.1.B2',
      'With two Balrog players, both go on playing cards specific to the Balrog, whoever has revealed him.',
    ],
    [
      '2.II.2.2',
      'Anybody else comes at his home site or at a haven of his player. With an avatar in play: only where he is, or into a company under direct influence.',
    ],
    [
      '2.II.2.2.1',
      'Under general influence one joins a company or makes a new one, even beyond what one’s influence bears. Under direct influence one joins a company as follower of somebody who is no follower himself and has influence enough left for the mind.',
    ],
    [
      '2.II.2.2.2',
      'General influence bears the minds of all who are neither avatars nor followers; a character’s direct influence bears those of his followers.',
    ],
    [
      '2.II.2.2.3',
      'Who loses his controller outside of the organization phase counts against nothing at first. In the next organization phase he is put under somebody or under general influence, or is discarded at its end.',
    ],
    [
      '2.II.2.2.4',
      'Direct influence against certain cards or races counts once, not for each. What lessens influence is taken from the free part first; among several restricted parts the player chooses.',
    ],
    [
      '2.II.2.2.5',
      'Where agents count as characters (Ringwraiths, Fallen-wizards) they may be played as such, at their home site only; cards about agents do not see them then, unless they speak of agent characters.',
    ],
    ['2.II.2.2.F1', 'A Fallen-wizard plays nobody with a mind above five; whom he has stays.'],
    ['2.II.2.2.F2', 'He plays no Orc or Troll without a Stage card that lets him.'],
    [
      '2.II.2.2.B1',
      'To a Balrog, a home site of any Dark-hold means any Under-deeps site that is no Dark-hold.',
    ],
    [
      '2.II.2.2.B2',
      'While organizing a Balrog may once more play a character who is not unique, or remove one.',
    ],
    [
      '2.II.2.2.B3',
      'Those who are not unique and of mind three or less may come from his discard pile or sideboard as well.',
    ],
    [
      '2.II.2.3',
      'Where one has no company, the site must be in the location deck; it is laid down when the character comes.',
    ],
    ['2.II.2.4', 'To discard a character, he must be at a haven or his home site, and no avatar.'],
    ['2.II.3', 'While organizing one arranges who is in which company, and under whom.'],
    ['2.II.3.1', 'Away from havens a company has at most seven; at a haven any number.'],
    ['2.II.3.1.1', 'Hobbits and Orc scouts count half, and the sum is rounded up.'],
    [
      '2.II.3.1.2',
      'Dúnedain, Dwarves, Elves and Hobbits do not go with Orcs or Trolls, except at a haven.',
    ],
    ['2.II.3.1.3', 'One leader to a company, except at a haven.'],
    [
      '2.II.3.2',
      'Somebody without followers of his own may be put under another of the company who is no follower, if the influence left is at least his mind as it is before he follows.',
    ],
    [
      '2.II.3.3',
      'Anybody may be put under general influence, as long as that is not overdrawn by it.',
    ],
    [
      '2.II.3.4',
      'Those under general influence, with their followers, may change between companies at a site, as long as no third company comes of it.',
    ],
    ['2.II.3.5', 'Companies at one site may join.'],
    ['2.IV.3.5.1', 'What was in effect on one of the joining companies is now on all of them.'],
    [
      '2.II.3.5.2',
      'Joining at a haven, one copy of the haven stays and takes over what lay on the others, which go back to the location deck.',
    ],
    [
      '2.II.3.6',
      'A company may split. The parts may not join again in that phase, and all but one must declare a move.',
    ],
    [
      '2.II.3.6.1',
      'The resource player says which part is the old company: resources and effects on the company stay with it, those on a character’s company with that character. The hazard player deals out his permanent-events. All attacks faced before count for both.',
    ],
    ['2.II.3.6.2', 'Splitting at a haven, the new company may have a copy of its own, untapped.'],
    ['2.II.4', 'Before or after organizing, an item may be stored from a character at a haven.'],
    [
      '2.II.4.1',
      'Its bearer makes a corruption check; if he passes, it goes to the pile of marshalling points.',
    ],
    ['2.II.4.2', 'Nobody bears a stored card, so nobody makes it worth more.'],
    ['2.II.4.F1', 'Stored Stage cards still give stage points, and can be discarded from there.'],
    ['2.II.4.B1', 'A Balrog stores nothing at Barad-dûr.'],
    [
      '2.II.5',
      'Before or after organizing, an item may change hands between two characters at a site, of one company or two, if its bearer passes a corruption check.',
    ],
    [
      '2.II.6',
      'Before or after organizing the avatar may tap: up to five resources or characters go from sideboard to discard pile, or with five cards in the deck one is shuffled into it. Their type is shown, not which they are.',
    ],
    [
      '2.II.7',
      'Before or after organizing each company may declare a move, once: a site from the location deck face-down, or a site where another company of that player is or goes. The way must be lawful in one of the four manners of movement.',
    ],
    ['2.II.7.1', 'Two companies do not go from one site to the same one in one phase.'],
    [
      '2.II.7.2',
      'A site that is in play and moved to stays in play to the end of that company’s movement/hazard phase.',
    ],
    [
      '2.II.7.3',
      'To a haven one may take a fresh, untapped copy, though one has a company there already.',
    ],
    [
      '2.II.7.R1',
      'A Ringwraith’s company leaves a Darkhaven for another sort of site only from a Darkhaven (but see Dwar Unleashed) and in a mode; it goes by starter or Under-deeps movement, and never over Coastal Sea.',
    ],
    ['2.II.7.R2', 'Ringwraith followers go along without a mode.'],
    ['2.II.7.R3', 'Who loses his mode on the way moves on, without it.'],
    [
      '2.II.7.F1',
      'Of Ruins & Lairs, Isengard and The White Towers among them, a Fallen-wizard takes either version. Else a covert company uses hero sites; an overt one uses minion sites for Border-holds, Free-holds and what are havens to Wizards, and hero sites for Shadow-holds, Dark-holds and what are Darkhavens to Ringwraiths.',
    ],
    [
      '2.II.7.F2',
      'With one version of a site in play or discarded, he takes no other from his location deck.',
    ],
    [
      '2.II.7.i',
      'Starter movement leads from a haven to a site that names it as its nearest, back again, or between two havens that name a path to each other.',
    ],
    ['2.II.7.i.W1', 'Not for Wizards to or from Gorgoroth.'],
    ['2.II.7.i.F1', 'Not for Fallen-wizards.'],
    ['2.II.7.i.B1', 'Not for Balrogs.'],
    [
      '2.II.7.ii',
      'Region movement: at most four regions one after another, first and last counted and none twice; with what allows more, never above six.',
    ],
    [
      '2.II.7.ii.W1',
      'To and from Gorgoroth Wizards do not pass through Imlad Morgul; they may begin or end there.',
    ],
    ['2.II.7.ii.R1', 'To Ringwraiths Dagorlad and Udûn lie side by side.'],
    [
      '2.II.7.ii.F1',
      'To and from Gorgoroth Fallen-wizards do not pass through Imlad Morgul; they may begin or end there.',
    ],
    ['2.II.7.ii.B1', 'To Balrogs Dagorlad and Udûn lie side by side.'],
    [
      '2.II.7.iii',
      'Under-deeps movement: one of the two sites lies in the Under-deeps, and one of them names the other as adjacent.',
    ],
    [
      '2.II.7.iv',
      'Special movement is what cards allow beside these; if nothing else is said, it is made in the movement/hazard phase.',
    ],
    [
      '2.II.8',
      'At the end of the phase nobody may be over his general influence: who came this turn goes first, back to the hand if he was played; then those under nobody are discarded, then others as the player chooses. Avatars stay. It is no organizing.',
    ],
    [
      '2.II.F1',
      'At the end of his phase a Fallen-wizard may discard a Stage card from play, if three stage points are left to him.',
    ],
  ],
};
