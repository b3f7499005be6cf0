import type { Chapter } from './types.ts';

export const gettingReady: Chapter = {
  id: 'getting-ready',
  title: 'Getting ready to play',
  rules: [
    [
      '1.1',
      'A game is Starter, Short, Long or Campaign. Players agree on it, or the tournament says; Short is usual.',
    ],
    ['1.2', 'Everybody picks a kind of player: Wizard, Ringwraith, Fallen-wizard or Balrog.'],
    [
      '1.3',
      'What one brings has four parts: location deck (the sites), play deck, sideboard, pool.',
    ],
    [
      '1.3.1',
      'Of a unique card that is no avatar one copy is allowed in all parts together, of any other card three; havens are free. Manifestations of one unique resource count as one card.',
    ],
    ['1.3.2', 'The minds of all agents in play deck, sideboard and pool add up to 36 at most.'],
    ['1.3.3', 'What can be played either way, as resource or as hazard, may be counted as either.'],
    ['1.3.4', 'Cards specific to an avatar are only for who declares that avatar before the game.'],
    ['1.3.W1', 'The avatars of a Wizard player are Wizards.'],
    [
      '1.3.W2',
      'His other characters are heroes. He may bring agents, but for him they are hazards, in the deck and in the game.',
    ],
    [
      '1.3.W3',
      'His resources are those of heroes; items of minions, and hazards that can be resources, are allowed besides.',
    ],
    ['1.3.R1', 'The avatars of a Ringwraith player are Ringwraiths.'],
    [
      '1.3.R2',
      'His other characters are minions, agents among them. In the game an agent of his is character and hazard at once until he plays it as one of the two.',
    ],
    [
      '1.3.R3',
      'His resources are those of minions; items of heroes, and hazards that can be resources, are allowed besides.',
    ],
    [
      '1.3.F1',
      'A Fallen-wizard has at most three copies of a Stage resource that is not unique, and at most two of any other character or resource that is not unique, beside the limits for all.',
    ],
    [
      '1.3.F2',
      'Of a hazard that can be a resource, he counts at most two copies as resources; a third counts as hazard.',
    ],
    ['1.3.F3', 'The avatars of a Fallen-wizard player are Fallen-wizards.'],
    ['1.3.F4', 'His other characters may be heroes or minions; agents count as characters.'],
    ['1.3.F5', 'Whoever of his characters is neither Orc nor Troll is taken for a hero.'],
    [
      '1.5.F6',
      'He may not bring: Bade to Rule, The Balrog (ally), Cracks of Doom, Favor of the Valar, Gollum’s Fate, Hour of Need, Kill All But NOT the Halflings, The Lidless Eye, Glamour of Surpassing Excellence, Messenger of Mordor, News Must Get Through, News of the Shire, Old Road, The Sun Unveiled, Use Your Legs, The Windlord Found Me, Wizard Uncloaked.',
    ],
    ['1.3.B1', 'The avatar of a Balrog player is the Balrog.'],
    [
      '1.3.B2',
      'His other characters are minions. Agents are hazards to him throughout, each worth half a creature in the count of creatures.',
    ],
    ['1.3.B3', 'His resources are those of minions, and hazards that can be resources.'],
    [
      '1.3.B4',
      'His other characters are Orcs and Trolls, with a mind below nine unless specific to the Balrog; his factions are Orcs, Trolls, Wolves, Animals or Dragons.',
    ],
    [
      '1.3.B5',
      'He may not bring: Above the Abyss, Bade to Rule, The Balrog (ally), Balrog of Moria, The Black Council, Black Horse, Black Rider, By the Ringwraith’s Word, Creature of an Older World, Durin’s Bane, Fell Rider, The Fiery Blade, Helm of Fear, Heralded Lord, Kill All But NOT the Halflings, The Lidless Eye, Morgul-blade, News of the Shire, Open to the Summons, Orders from Lugbúrz, Padding Feet, The Ring Leaves Its Mark, Ringwraiths Unleashed, Sauron, They Ride Together, Use Your Legs, While the Yellow Face Sleeps.',
    ],
    [
      '1.4',
      'In the location deck: havens as many as one likes, other sites one each. No region cards: the map is for that.',
    ],
    [
      '1.4.1',
      'Five sites exist for the Balrog alone: Ancient Deep-hold, The Wind-deeps, The Drowning-deeps, The Rusted-deeps and Remains of Thangorodrim. Anybody may bring one of each, but others than he use them for nothing but to play hazards.',
    ],
    ['1.4.W1', 'Sites of a Wizard player are those of heroes, and the five of 1.4.1.'],
    ['1.4.R1', 'Sites of a Ringwraith player are those of minions, and the five of 1.4.1.'],
    [
      '1.4.F1',
      'A Fallen-wizard may bring each site once as heroes and once as minions have it, havens too, and his own sites several times.',
    ],
    [
      '1.4.B1',
      'A Balrog player brings minion sites, one each, except where he needs his own version: Moria, Carn Dûm, Dol Guldur, Minas Morgul, all Under-deeps, all Dark-holds.',
    ],
    ['1.4.B2', 'Geann a-Lisch is mere Ruins & Lairs to him, and no Darkhaven in any respect.'],
    [
      '1.5',
      'The play deck has 30 to 50 resources, just as many hazards, up to ten characters, and up to three avatars, though not three different ones.',
    ],
    [
      '1.5.1',
      'Twelve of the hazards at least are creatures. Half a creature each, rounded down, are: agents that count as hazards, Dragons At Home or Ahunt, creatures that can be events too, Spawn that is a permanent-event.',
    ],
    [
      '1.6',
      'The sideboard lies beside the game. It may hold anything that the limits of the whole deck allow.',
    ],
    [
      '1.6.1',
      'It holds up to 30 cards in a Starter or Short game, 35 in a Long one, 40 in a Campaign; and ten more that may be reached only against a Fallen-wizard.',
    ],
    [
      '1.6.2',
      'It may hold any number of avatars, but only one of them may be there more than once, the play deck included.',
    ],
    [
      '1.7',
      'The pool has up to ten characters besides those of the play deck, and up to two minor items that are neither unique nor hoard items. All other limits look at pool, play deck and sideboard together.',
    ],
    [
      '1.7.F1',
      'A Fallen-wizard has one to three Stage permanent-events in his pool, together exactly three stage points, one of them at least not unique; they may be specific to his avatar.',
    ],
    ['1.8', 'The game opens with all saying which kind of player they are.'],
    [
      '1.8.1',
      'Against a Ringwraith nobody may play hazards that need an agent, nor Bane of the Ithil-stone, The Black Enemy’s Wrath, Foul Fumes, In the Heart of His Realm, Mordor in Arms, Mûmak, Worn and Famished. Played by a Ringwraith, they leave Ringwraith players and what is theirs alone.',
    ],
    [
      '1.8.2',
      'Against a Balrog nobody may play The Balrog (ally), The Black Council, Durin’s Bane, Balrog of Moria or Reluctant Final Parting; but he may take one of them from his hand out of the game at any time, and shuffle any card of his sideboard into the play deck for it.',
    ],
    [
      '1.8.F1',
      'A Fallen-wizard says which one he is; that avatar must be in his deck. A Wizard opponent who has the same Wizard may exchange him for another, and cannot play him.',
    ],
    [
      '1.9',
      'Then the draft: both choose a character of their pool in secret and show them together. The same unique one on both sides is put aside; else each has his. One stops at five characters, when one more would bring the printed minds over 20, or when one wishes; the other goes on as long as he may. After it up to two minor items are given to two of them at most, and left-over characters are shuffled into the play deck as far as ten allow. The rest of the pool is out of the game.',
    ],
    ['1.9.1', 'Who drafts a card that needs a site chooses the starting site with it.'],
    ['1.9.R1', 'A Ringwraith drafts up to six.'],
    [
      '1.9.R2',
      'He shows agents only after a card that lets him have them, such as Open to the Summons.',
    ],
    [
      '1.9.F1',
      'A Fallen-wizard shows agents only after a card that lets him: Thrall of the Voice, Open to the Summons.',
    ],
    ['1.9.F2', 'Orcs and Trolls only after a Stage card that lets him, such as Bad Company.'],
    [
      '1.9.F3',
      'Characters of a mind above five only after a Stage card that lets him, such as Thrall of the Voice.',
    ],
    [
      '1.9.F4',
      'His Stage cards are drafted along with his characters. The same unique one on both sides is discarded; else it is in play, if all that it asks for is there.',
    ],
    ['1.9.B1', 'A Balrog drafts up to six.'],
    ['1.10', 'After the draft everybody lays down where his company begins.'],
    ['1.10.W1', 'Wizards begin at Rivendell.'],
    [
      '1.10.R1',
      'A Ringwraith begins at Minas Morgul, at Dol Guldur, or with a company at each; he says who is where.',
    ],
    [
      '1.10.F1',
      'A Fallen-wizard begins at the White Towers, or at Ruins & Lairs in Arthedain or Rhudaur, where one of his drafted cards may be Hidden Haven.',
    ],
    [
      '1.10.B1',
      'A Balrog begins at Moria, at The Under-gates, or with a company at each; he says who is where.',
    ],
    ['1.11', 'Play decks are shuffled and eight cards drawn. There is no second try.'],
    ['1.11.1', 'These are eight, whatever a starting card says of the size of a hand.'],
    [
      '1.11.2',
      'A changed hand size is felt the next time that a hand is filled or cut down, not when it changes.',
    ],
    ['1.11.3', 'Changes of the hand size add up.'],
    ['1.12', 'General influence is 20; the minds of one’s starting characters come off it.'],
    ['1.12.1', 'What is left of it is never less than nothing.'],
    [
      '1.12.R1',
      'A Ringwraith has five points more that control nobody; they are there even when nothing else is left.',
    ],
    [
      '1.12.B1',
      'A Balrog has five points more that control nobody; they are there even when nothing else is left.',
    ],
    ['1.13', 'Both roll, again if equal; the higher must begin.'],
  ],
};
