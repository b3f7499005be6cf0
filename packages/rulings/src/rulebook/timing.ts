import type { Chapter } from './types.ts';

export const timing: Chapter = {
  id: 'timing',
  title: 'Actions, conditions and timing',
  rules: [
    ['9.1', 'An action is whatever changes the state of the game once, when it is done.'],
    ['9.1.1', 'Nothing is done that nothing allows or demands.'],
    ['9.1.2', 'What a card allows, it allows its own player, unless it says otherwise.'],
    [
      '9.1.3',
      'Playing or using resources and characters is possible when a resource short-event could be played; hazards in play are used when a hazard short-event could be.',
    ],
    ['9.1.4', 'Which of several effects one wants is said when declaring, once and for all.'],
    [
      '9.1.5',
      'Changing the rules is no action: what is forbidden, how much influence one has, how many cards are drawn, what is taken for what.',
    ],
    [
      '9.2',
      'An allowance may have active conditions: a price, or something that must be so, targets included. They are part of declaring and no actions of their own.',
    ],
    [
      '9.2.1',
      'Prices are paid when declaring. If a condition no longer holds when it resolves, the rest is negated and the price stays paid.',
    ],
    [
      '9.2.2',
      'An alternative without conditions of its own has those of the first effect. Exceptions: Gloom, Good Sense Revolts, Half an Eye Open, Heedless Revelry, Here Is a Snake, In the Name of Mordor, Inner Cunning, Nobody’s Friend, Withdrawn to Mordor, Wolf-riders.',
    ],
    [
      '9.2.3',
      'What taps for something must be untapped, what is discarded for it must be in play, when it is declared.',
    ],
    [
      '9.2.4',
      'Hero items do nothing for minion resources and minion items nothing for hero ones, as price or as what is brought in.',
    ],
    ['9.3', 'Targets are chosen when declaring. If they are gone at the end, the rest is negated.'],
    ['9.3.1', 'A lasting effect goes on aiming at its target.'],
    [
      '9.3.2',
      'Only cards in play are targets, from when they have resolved; but a roll that a declared card will make can be aimed at in its chain.',
    ],
    ['9.3.2.1', 'In the piles of points resources can be targets unless stored, hazards not.'],
    ['9.3.2.2', 'What lies face-down is no target, unless something says so.'],
    [
      '9.3.2.3',
      'An automatic-attack can be aimed at by hazards while its site is in play; by resources that name automatic-attacks likewise, by those that speak of attacks only in combat.',
    ],
    [
      '9.3.3',
      'One’s resources do not aim at an opponent’s cards unless they say so, but his cards are in play for what asks for them.',
    ],
    ['9.3.4', 'A region is a target while it lies on some path in play, a company’s or a site’s.'],
    [
      '9.3.5',
      'Hero events neither aim at nor change minion resources and sites; minion events likewise.',
    ],
    ['9.3.F1', 'A Fallen-wizard’s hero resources do not aim at his Orcs and Trolls.'],
    ['9.3.F2', 'At the automatic-attacks of his sites his resources of either side may aim.'],
    ['9.3.F3', 'His spells and magic aim at both sides.'],
    ['9.4', 'An effect is what a card or action does as it resolves.'],
    [
      '9.4.1',
      'A card’s effects end with it. If it was itself the price, they last as it says, and no longer than the turn.',
    ],
    ['9.4.2', 'A canceled card is discarded.'],
    ['9.4.3', 'Of two that contradict each other the later holds, in that point only.'],
    ['9.4.4', 'That a card may do something means that its player may have it do so.'],
    [
      '9.5',
      'To each declared action another may be declared in answer, the opponent first, by turns. When neither wants more, the chain resolves from its end to its beginning; nobody acts meanwhile, and nothing new begins before it is done.',
    ],
    [
      '9.5.1',
      'The resource player is always the first to begin a chain; if he was passed over, it is taken back.',
    ],
    ['9.5.2', 'Paying a price begins no chain.'],
    ['9.5.3', 'What happens at once makes no chain and cannot be answered.'],
    ['9.5.4', 'Several things on one card are done in the order in which they stand.'],
    ['9.5.5', 'A card that is negated before it resolves is discarded.'],
    [
      '9.6',
      'A passive condition demands an action whenever something is the case. It is declared as soon as both are there, the card and the case.',
    ],
    [
      '9.6.1',
      'It makes a new chain after the present one; several of them open that chain together, in the order of the resource player’s choice.',
    ],
    ['9.6.2', 'Card and case must both still be there when it resolves.'],
    ['9.6.3', 'If all it does is to discard something, that happens at once.'],
    ['9.6.4', 'What is set off by a card’s being discarded is not, while another copy is in play.'],
    [
      '9.6.5',
      'As a phase or turn begins, all that waits for it is declared in one chain, in the resource player’s order, before anything else; first it is answered with more of that sort, then as usual.',
    ],
    [
      '9.6.6',
      'Likewise at the end, when both are done. It is answered only with what is for that end, with what bears on rolls, and with what aims at these cards. More of that sort may follow. If a phase ends at once, nobody answers.',
    ],
    [
      '9.6.7',
      'Several copies or causes of the same condition at one time declare it once, but all count as set off.',
    ],
    [
      '9.6.8',
      'What changes all of a sort, without a target, begins a chain when there is something for it to change.',
    ],
    ['9.6.9', 'When the case is over, so is what hung on it.'],
    ['9.7', 'A card that has left play knows nothing of how it was played.'],
  ],
};
