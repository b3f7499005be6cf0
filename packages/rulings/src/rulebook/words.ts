/**
 * The words of the game that a newcomer stumbles over, each with what it means in a sentence or
 * two: shown where somebody points at the word. By the form in which it is usually read.
 */
export const WORDS: Readonly<Record<string, string>> = {
  'active condition':
    'What must be so, or be paid, for something to be declared, and still be so when it resolves.',
  agent:
    'A hazard who walks about on his own, face-down at first. Ringwraiths and Fallen-wizards may have him as a character.',
  ally: 'A companion who is no character but fights like one, and goes with the character who won him.',
  'automatic-attack': 'An attack that waits at a site for everybody who enters.',
  avatar:
    'The character who is the player himself: Wizard, Ringwraith, Fallen-wizard or the Balrog. He has no mind and needs no influence.',
  body: 'How hard it is to be killed: the second number in the shield.',
  'body check': 'A roll of the other player against body; above it the one checked is eliminated.',
  'chain of effects': 'Declarations in answer to each other. The last is carried out first.',
  'corruption check': 'A roll against the corruption points that a character bears.',
  'corruption points':
    'How much the cards with a character tempt him. A corruption check must roll above them.',
  covert: 'A company that does not show whom it serves: no Orc, Troll, Fell Rider or Balrog in it.',
  overt:
    'A company that all see to serve the Shadow: with an Orc, a Troll, a Fell Rider or the Balrog in it.',
  Darkhaven: 'A haven of minions.',
  detainment: 'An attack that taps whom it beats, and wounds nobody.',
  'direct influence':
    'What a character has to control followers with, and to win factions and others over.',
  'general influence':
    'What a player has to control characters with who follow nobody; 20 at first.',
  environment: 'A sort of card, such as weather and darkness, that is not felt in the Under-deeps.',
  follower: 'A character whom another one controls by direct influence.',
  'hazard limit':
    'How many hazards may be played on a company in its movement/hazard phase: as many as it is large, two at least.',
  'hazard player': 'The player whose turn it is not: he plays hazards.',
  'resource player': 'The player whose turn it is: he plays resources and characters.',
  haven: 'A safe site, where one heals, stores items and brings in characters.',
  hoard: 'Treasure at a site that has a Dragon; hoard items are found there.',
  'home site': 'Where a character comes from, and can be brought into play.',
  keyed: 'A creature is keyed to the region or site where it is met.',
  leader: 'One who will not go with another leader, except at a haven.',
  manifestation: 'One being on several cards. Only one of them can be in play.',
  'marshalling points':
    'What decides the game: points for characters, items, allies, factions, kills and the rest.',
  mind: 'How much influence it takes to control a character, or to win somebody over.',
  mode: 'How a Ringwraith rides: Black Rider, Fell Rider or Heralded Lord.',
  'off to the side': 'Laid aside with another card, out of reach of everything else.',
  'on guard': 'A card laid face-down at a site, to be turned up when the company is there.',
  'passive condition': 'Something in play that demands an action whenever a certain thing happens.',
  prowess: 'Strength in a fight: the first number in the shield.',
  sideboard: 'Cards beside the deck, from which it can be filled up during the game.',
  'site path': 'The regions on the way to a site, by type and name.',
  'stage points':
    'How far a Fallen-wizard has gone his own way; Stage cards give them, and much asks for them.',
  'starter movement':
    'Travel between a haven and a site that names it, along the path on the card.',
  'region movement': 'Travel over the map from region to region, at most four of them.',
  'special movement': 'Travel that a card allows beside the other three manners.',
  strike: 'A blow of an attack against one character.',
  'strike sequence': 'The steps in which one strike is fought out.',
  trophy: 'A defeated creature that an Orc or Troll carries about for all to see.',
  'Under-deeps': 'The roads and sites beneath the earth, with ways and rules of their own.',
  Wizardhaven: 'A haven of a Fallen-wizard.',
};
