import type { Chapter } from './types.ts';

export const combat: Chapter = {
  id: 'combat',
  title: 'Combat',
  rules: [
    ['3', 'When a declared attack resolves there is combat, in five steps.'],
    [
      '3.i',
      'First, before strikes are dealt out, both may do what the phase allows them, and in any phase what cancels the attack or changes it as a whole (the hazard player in a movement/hazard phase). Later that is no longer possible.',
    ],
    ['3.i.1', 'An attack is faced as soon as it resolves, even if it is canceled then.'],
    ['3.i.2', 'Only what speaks of attacks changes attacks.'],
    [
      '3.i.3',
      'What cancels or changes an attack must be with the company that faces it, or be an event of no company. Changing the type of region or site that it is keyed to is another matter.',
    ],
    [
      '3.i.4',
      'What is keyed by name is not canceled by what speaks of the type of region or site.',
    ],
    [
      '3.i.5',
      'Whoever is to take several strikes must be chosen for it before they are dealt out. Each has a sequence of its own; if he falls, the strikes left against him succeed.',
    ],
    [
      '3.ii',
      'Second, the defender gives strikes to untapped characters, one each; it is left out where the attacker chooses. Nobody may act.',
    ],
    ['3.ii.1', 'One strike, one character; one character, one strike of an attack.'],
    [
      '3.ii.2',
      'Where everybody faces a strike nobody takes a second, and the number of strikes is only changed by what sets it to a number.',
    ],
    [
      '3.ii.3',
      'Who is struck “always” or “in all cases” goes before “regardless”; if that does not decide, the resource goes before the hazard.',
    ],
    [
      '3.ii.4',
      'When an agent was face-down at its home site as its attack was declared, the attacker chooses who defends.',
    ],
    ['3.ii.5', 'The defender need not give out strikes, though somebody is untapped.'],
    [
      '3.iii',
      'Third, his opponent gives what is left to those who have none. What is over can be neither canceled, nor need it be defeated. Nobody may act.',
    ],
    [
      '3.iv',
      'Fourth, a strike sequence for each strike, in the defender’s order. Within one only its own steps are allowed; before, between and after them what the phase allows.',
    ],
    [
      '3.iv.1',
      'The hazard player may do what bears on the strike, in a movement/hazard phase and within the limit.',
    ],
    [
      '3.iv.2',
      'Strikes left over may be used up, -1 to prowess each; with the last strike all that remain must be.',
    ],
    ['3.iv.3', 'The defender may take -3 so as not to tap.'],
    [
      '3.iv.4',
      'Untapped members of the company who have no strike may tap in support, +1 each, even if they could not face the attack.',
    ],
    [
      '3.iv.5',
      'The defender may do what bears on the strike: resources, and the cards of the one who faces it. Tapping him for something else is none of it. One resource that needs a skill, no more.',
    ],
    ['3.iv.5.1', 'A strike can be canceled up to the roll, even when the attack could not.'],
    [
      '3.iv.6',
      'The defender rolls and adds prowess: the weapon first, then all else in his order; -1 if tapped, -2 if wounded, whatever number is used for prowess.',
    ],
    [
      '3.iv.6.1',
      'An agent’s player rolls as well. The agent has -2 when wounded; +2 if it was face-down away from home; +5 and +1 body if face-down at home; +2 and +1 body if face-up at home.',
    ],
    [
      '3.iv.7',
      'Higher than the strike: it fails, the character taps (unless he took -3), and the strike has a body check, or without a body is defeated. Lower: he is wounded and has a body check. Equal: nothing comes of it but the tapping. What was waiting for failure or success comes before the body check.',
    ],
    [
      '3.iv.7.1',
      'What the outcome of a strike sets off cannot be answered, except a roll by what bears on it.',
    ],
    ['3.iv.7.2', 'Who is healed again was wounded by the strike all the same.'],
    ['3.iv.7.3', 'Changes to prowess within a sequence are over with it.'],
    [
      '3.v',
      'Fifth, the attack ends. A creature of which all given strikes, at least one, were defeated goes to the defender’s points, unless it detained or is a trophy; else it is discarded. Automatic- and rescue-attacks are defeated in the same way, and creatures given as such are discarded. An agent is wounded and checked for each failed strike; a Wizard or Fallen-wizard may take it for kill points if everything went against it, else it is out of play. In a fight of companies the fallen are kill points.',
    ],
    ['3.v.W1', 'To a Wizard a creature with * is out of play when defeated, and no points.'],
    ['3.v.R1', 'To a Ringwraith a creature without * is out of play when defeated, and no points.'],
    ['3.v.F1', 'To a Fallen-wizard a creature with * is out of play when defeated, and no points.'],
    ['3.v.B1', 'To a Balrog a creature without * is out of play when defeated, and no points.'],
    ['3.1', 'An attack is an action of its own; set off by something, it begins a new chain.'],
    [
      '3.1.1',
      'What may lead to combat must begin a chain (cards on guard excepted), and cannot be done within combat.',
    ],
    ['3.1.2', 'Once there is combat, it does not matter if the card that made it leaves.'],
    [
      '3.2',
      'With more of the chain to be resolved after the fight, only the steps’ own actions are allowed, and nothing between sequences.',
    ],
    [
      '3.3',
      'Who is attacked in his opponent’s turn may not act, except as fights of companies allow.',
    ],
    [
      '3.4',
      'Who is in the company, and whether it is covert, is settled as an attack begins and holds for it.',
    ],
    ['3.5', 'Nobody is sent back in the midst of an attack.'],
    [
      '3.I.1',
      'A body check begins a chain in which only what bears on it may be declared. The other player rolls, +1 if the one checked was wounded already; above the body it fails.',
    ],
    [
      '3.I.1.R1',
      'A Ringwraith whose check shows 7 or 8 on the dice goes to his player’s hand. Until he is back that player reveals no other, and his opponent not the same.',
    ],
    [
      '3.I.2',
      'Who fails is eliminated. Each unwounded companion may take over one of his items; all else he controlled is discarded, followers excepted.',
    ],
    [
      '3.I.2.1',
      'Somebody unwounded who fails is eliminated; if he passes, nothing happens to him.',
    ],
    ['3.I.3', 'An Orc or Troll who would be both discarded and eliminated is discarded.'],
    [
      '3.I.4',
      'What changes the body of an Orc or Troll changes the number on which he is discarded, and a maximum holds for both.',
    ],
    [
      '3.II.1',
      'A detaining attack has no body checks: a failed strike is defeated without one, and who is hit taps and is not wounded.',
    ],
    ['3.II.1.1', 'Such a hit is no wound, so what waits for wounds does not happen.'],
    ['3.II.2', 'Whether a creature detains depends on whom it attacks, or on what it says itself.'],
    [
      '3.II.2.R1',
      'To Ringwraiths: what is keyed to Dark-domain, Dark-hold, Shadow-hold or Darkhaven, by type or by the name of such a place.',
    ],
    [
      '3.II.2.R2',
      'To Ringwraiths: Orcs, Trolls, Undead and Men keyed to Shadow-land, by type or by the name of one.',
    ],
    ['3.II.2.R3', 'To Ringwraiths: agents, who tap for failed strikes and are not wounded.'],
    [
      '3.II.2.B1',
      'To Balrogs: what is keyed to Dark-domain, Dark-hold, Shadow-hold or Darkhaven, by type or by the name of such a place.',
    ],
    [
      '3.II.2.B2',
      'To Balrogs: Orcs, Trolls, Undead and Men keyed to Shadow-land, by type or by the name of one.',
    ],
    ['3.II.2.B3', 'To Balrogs: agents, who tap for failed strikes and are not wounded.'],
    [
      '3.II.3',
      'A creature that detains gives no points; with all its strikes defeated it is discarded.',
    ],
    [
      '3.II.4',
      'Nazgûl detain minions, but not as an automatic-attack, unless something makes it so.',
    ],
    [
      '3.III.1',
      'Some hazards, the hosts, take a character prisoner when a strike or attack goes well, and keep him at a rescue site.',
    ],
    [
      '3.III.2',
      'The rescue site comes from the hazard player’s location deck. With starter movement it lies in the region of origin or of the goal, with region movement on the way or next to it, else in the region where the character is.',
    ],
    [
      '3.III.2.1',
      'It may be an Under-deeps site adjacent to where he is or goes, however he moves.',
    ],
    [
      '3.III.3',
      'A prisoner’s followers fall back to general influence, counted from the next organization phase on. Everything else with him but rings is discarded.',
    ],
    [
      '3.III.4',
      'He costs no influence, does nothing, neither untaps nor heals, is touched only by what is about prisoners, and counts against his player, even if he dies there.',
    ],
    [
      '3.III.5',
      'A company that has entered the rescue site may face the host’s rescue-attacks; then one of it may tap, and all prisoners of the host join it under general influence. The site taps, and next one more may tap for a minor item.',
    ],
    [
      '3.III.6',
      'Who has no copy of the site may use the one with the host to go there, for the rescue and that minor item alone.',
    ],
    ['3.III.7', 'A host that keeps nobody is discarded, and its site goes back.'],
    [
      '3.III.8',
      'If a host is discarded its prisoner is free, in a company of his own at the rescue site.',
    ],
    [
      '3.III.9',
      'Allies cannot be taken. They may face the strikes of such an attack that aims at nobody, and are then neither tapped nor wounded by it.',
    ],
    [
      '3.IV.1',
      'A defeated creature may go to an Orc or Troll who faced one of its strikes, as a trophy: a minor item without corruption that can be neither handed on nor stored.',
    ],
    ['3.IV.1.1', 'Half-orcs take none.'],
    ['3.IV.1.2', 'Characters are no trophies.'],
    ['3.IV.1.3', 'Dragons in any form may be, even as factions.'],
    ['3.IV.2', 'It is worth the same kill points as it would be otherwise.'],
    [
      '3.IV.3',
      'By the points printed on all his trophies a bearer has: 1, one direct influence; 2, one and one prowess; 3, two and one prowess; 4 or more, two and two prowess. Prowess rises to 9 by it.',
    ],
    [
      '3.IV.4',
      'A trophy that would be discarded goes to the points if it is worth any to its player, else out of play.',
    ],
    [
      '3.V',
      'A fight of companies is one attack with a strike for each who attacks. The attacker plays only resources within strike sequences; the defender may cancel the attack, or act within them, though it is not his turn. The defender names untapped ones of his, then the attacker deals with those of his who are left, then the defender with his own. Each strike has eight steps.',
    ],
    [
      '3.V.i',
      'The attacker does what bears on the strike, with one resource that needs a skill at most.',
    ],
    ['3.V.ii', 'He uses up strikes left over, -1 each; with the last strike all of them.'],
    ['3.V.iii', 'He may take -3 so as not to tap.'],
    ['3.V.iv', 'The defender may take -3 so as not to tap.'],
    ['3.V.v', 'The defender’s untapped ones without a strike may tap in support, +1 each.'],
    [
      '3.V.vi',
      'The defender does what bears on the strike, with one resource that needs a skill at most.',
    ],
    [
      '3.V.vii',
      'The attacker rolls and adds prowess, weapon first, then the defender likewise; -1 if tapped, -2 if wounded, -1 for each strike left over that was used.',
    ],
    [
      '3.V.viii',
      'The lower one is wounded and has a body check, the other taps; if equal both tap. Who took -3 does not tap.',
    ],
    [
      '3.V.1',
      'At the end of its site phase a company that has entered may attack one of the other player at the same site, if he has neither tried to influence that player’s cards nor attacked him this turn.',
    ],
    ['3.V.1.W1', 'Wizards attack Ringwraiths, Balrogs, and a Fallen-wizard’s overt companies.'],
    ['3.V.1.R1', 'Ringwraiths attack Wizards and Fallen-wizards.'],
    ['3.V.1.F1', 'A Fallen-wizard’s covert companies attack Ringwraiths and Balrogs.'],
    ['3.V.1.F2', 'His overt ones attack all, and may be attacked by all.'],
    ['3.V.1.B1', 'Balrogs attack Wizards and Fallen-wizards.'],
    ['3.V.2', 'No hazards are played in it.'],
    ['3.V.3', 'Hazards about attacks and strikes leave it alone unless they name it.'],
    [
      '3.V.4',
      'What cancels attacks of certain races needs all attackers to be of those races, not all of the same.',
    ],
    ['3.V.5', 'Only the defender faces an attack; the characters of both sides face strikes.'],
  ],
};
