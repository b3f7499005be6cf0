/** What the table adds of its own: counsel, odds, moments, the end. In German. */
export const deCounsel: Readonly<Record<string, string>> = {
  // table/AttackView
  'strike defeated': 'Schlag abgewehrt',
  withstood: 'standgehalten',
  'no effect': 'ohne Wirkung',
  hit: 'getroffen',
  canceled: 'abgebrochen',
  // table/Board
  'Your decision': 'Du entscheidest',
  // table/CompanyBlock
  Wizardhaven: 'Zaubererzuflucht',
  'protected Wizardhaven': 'geschützte Zaubererzuflucht',
  'Black Rider': 'Schwarzer Reiter',
  'Fell Rider': 'Grausiger Reiter',
  'Heralded Lord': 'Verkündeter Herr',
  // table/FightView
  '−{{n}} for {{strikes}} too many': '−{{n}} für {{strikes}} zu viel',
  'strikes at −3 to stay untapped': 'schlägt mit −3, um ungetappt zu bleiben',
  'faces it at −3 to stay untapped': 'stellt sich mit −3, um ungetappt zu bleiben',
  'strikes at': 'schlägt nach',
  'has fallen to': 'ist gefallen durch',
  'is beaten by': 'ist geschlagen von',
  'comes to nothing against': 'richtet nichts aus gegen',
  'has hit': 'hat getroffen:',
  'does not strike at': 'schlägt nicht nach',
  // table/Notices
  'a choice': 'eine Wahl',
  '{{n}} choices': '{{n}} Entscheidungen',
  // table/PileDialog
  'Out of play': 'Aus dem Spiel',
  // table/PlayerBar
  'The council doubles it: the opponent has none. Counts {{counted}}':
    'Der Rat verdoppelt: das Gegenüber hat keine. Zählt {{counted}}',
  'Counts {{counted}}: no source may be more than half of all':
    'Zählt {{counted}}: keine Quelle darf mehr als die Hälfte von allem sein',
  // table/TableCard
  'a hidden card': 'eine verdeckte Karte',
  chosen: 'gewählt',
  'can be chosen': 'kann gewählt werden',
  '{{n}} options': '{{n}} Möglichkeiten',
  ', tapped': ', getappt',
  ', wounded': ', verwundet',
  ', upside down': ', umgedreht',
  ', not in use': ', nicht in Gebrauch',
  // table/counsel/Coach
  'No counsel for this one.': 'Dafür weiß ich keinen Rat.',
  // table/counsel/coach
  '{{one}}, {{two}} and more': '{{one}}, {{two}} und mehr',
  'Nothing of your hand has a place near. A haven heals, and new cards come by moving.':
    'Nichts aus deiner Hand hat in der Nähe einen Platz. Eine Zuflucht heilt, und neue Karten bringt das Reisen.',
  'Nothing of your hand has a place near: whoever moves draws cards, and may meet less at a haven.':
    'Nichts aus deiner Hand hat in der Nähe einen Platz: wer reist, zieht Karten, und in einer Zuflucht trifft er vielleicht weniger.',
  'You are where {{cards}} can be played: stay, and enter the site.':
    'Du bist, wo {{cards}} gespielt werden kann: bleib und betritt den Ort.',
  '{{site}} takes {{cards}}: send {{who}} there.':
    '{{site}} ist ein Platz für {{cards}}: sende {{who}} dorthin.',
  'Your hand wants {{site}} ({{cards}}).': 'Deine Hand will nach {{site}} ({{cards}}).',
  'Your hand wants {{site}} ({{cards}}); go by {{by}}.':
    'Deine Hand will nach {{site}} ({{cards}}); geh über {{by}}.',
  'You came for {{cards}}: only who enters can play it.':
    'Du bist gekommen für {{cards}}: nur wer eintritt, kann das spielen.',
  'Nothing of your hand is for this site: there is no need to enter.':
    'Nichts aus deiner Hand ist für diesen Ort: du musst nicht eintreten.',
  'This is the place for {{cards}}.': 'Das ist der Ort für {{cards}}.',
  'Strong fighters first, and somebody with influence to win factions. Your Wizard joins later, from your hand.':
    'Zuerst starke Kämpfer, und jemand mit Einfluss, um Parteien zu gewinnen. Dein Zauberer kommt später, von der Hand.',
  'Strong fighters first, and somebody with influence to win factions.':
    'Zuerst starke Kämpfer, und jemand mit Einfluss, um Parteien zu gewinnen.',
  'A weapon is best with whoever takes the strikes.':
    'Eine Waffe ist am besten bei dem, der die Schläge nimmt.',
  'More cards are more to choose from; your opponent draws for your journey too.':
    'Mehr Karten heißt mehr Auswahl; dein Gegenüber zieht für deine Reise auch.',
  'Who taps is at full strength, but cannot then tap to play a card at the site. The odds stand beside each.':
    'Wer tappt, kämpft mit voller Kraft, kann dann aber nicht tappen, um am Ort etwas zu spielen. Die Aussichten stehen daneben.',
  'Each who taps adds one; tapped, he plays nothing at the site.':
    'Jeder, der tappt, gibt eins dazu; getappt spielt er nichts am Ort.',
  'Give strikes to the strong and untapped; what is left the attacker gives out.':
    'Gib Schläge den Starken und Ungetappten; was bleibt, verteilt der Angreifer.',
  'Let go of what has no place in the next turns; a new card comes in its stead.':
    'Lass gehen, was in den nächsten Zügen keinen Platz hat; eine neue Karte kommt dafür.',
  'Let go of what has no place in the next turns.':
    'Lass gehen, was in den nächsten Zügen keinen Platz hat.',
  'Call when you are ahead: each source counts, those the other has none of count double.':
    'Ruf den Rat, wenn du vorn liegst: jede Quelle zählt, und was der andere nicht hat, zählt doppelt.',
  'Creatures are keyed to the lands and the site on their way; each hazard takes one of the limit.':
    'Kreaturen sind an die Länder und den Ort auf ihrem Weg gebunden; jede Gefahr zählt gegen die Grenze.',
  'What lies on guard can be turned up now, if it touches what they do here.':
    'Was auf Wacht liegt, kann jetzt aufgedeckt werden, wenn es berührt, was sie hier tun.',
  'Cancel it if you can and must; else the strikes are given out.':
    'Brich ihn ab, wenn du kannst und musst; sonst werden die Schläge verteilt.',
  'Nobody of yours is in play: bring a character in, at a haven or at his home.':
    'Niemand von dir ist im Spiel: bring einen Charakter ins Spiel, in einer Zuflucht oder in seiner Heimat.',
  'An answer comes before what it answers. Pass, unless you want to change it.':
    'Eine Antwort kommt vor dem, worauf sie antwortet. Passe, wenn du daran nichts ändern willst.',
  'Aim at whom the odds are worst for, or who bears what you want gone.':
    'Ziele auf den, für den es am schlechtesten steht, oder der trägt, was du loswerden willst.',
  'What you play now lasts until your next long-event phase.':
    'Was du jetzt spielst, dauert bis zu deiner nächsten Phase der langen Ereignisse.',
  // table/counsel/odds
  'no roll is enough': 'kein Wurf reicht',
  'any roll is enough': 'jeder Wurf reicht',
  'needs {{need}} or more: {{chance}}': 'braucht {{need}} oder mehr: {{chance}}',
  'both roll: {{chance}}': 'beide würfeln: {{chance}}',
  'never harmed': 'nie verletzt',
  ', of that killed {{chance}}': ', davon getötet {{chance}}',
  'discarded {{chance}}': 'abgelegt {{chance}}',
  'lost for good {{chance}}': 'für immer verloren {{chance}}',
  ' (in hand)': ' (auf der Hand)',
  'survives: {{chance}}': 'überlebt: {{chance}}',
  wounded: 'verwundet',
  tapped: 'getappt',
  taken: 'gefangen',
  'hit, unharmed': 'getroffen, unverletzt',
  // table/counsel/where-of
  'far off': 'weit fort',
  'on the way': 'unterwegs',
  'this turn': 'in diesem Zug',
  'next turn': 'im nächsten Zug',
  'in {{turns}} turns': 'in {{turns}} Zügen',
  'keyed to it': 'daran gebunden',
  // table/draft/DraftStage
  'not one to draft': 'nicht zum Auswählen',
  'he joins in the game itself': 'er kommt erst im Spiel selbst',
  '{{n}} is the most': 'mehr als {{n}} geht nicht',
  'mind {{mind}}, only {{left}} left': 'Verstand {{mind}}, nur {{left}} übrig',
  'already in a company': 'schon in einer Gemeinschaft',
  'not for this start': 'nicht für diesen Anfang',
  // table/end/Ceremony
  'doubled, as the other has none, then held to half of all':
    'verdoppelt, da der andere keine hat, dann auf die Hälfte von allem begrenzt',
  'doubled: the other has none': 'verdoppelt: der andere hat keine',
  'held to half of all': 'auf die Hälfte von allem begrenzt',
  'A draw': 'Unentschieden',
  'You win': 'Du gewinnst',
  '{{name}} wins': '{{name}} gewinnt',
  'The council has met, and this is how it counted.': 'Der Rat hat getagt, und so hat er gezählt.',
  'The One Ring is unmade.': 'Der Eine Ring ist vernichtet.',
  'A Wizard is lost.': 'Ein Zauberer ist verloren.',
  'Conceded.': 'Aufgegeben.',
  'Time ran out.': 'Die Zeit lief ab.',
  'The other player did not come back.': 'Der andere kam nicht zurück.',
  // table/flow/Gathering
  ' of {{most}}': ' von {{most}}',
  Take: 'Nimm',
  Discard: 'Lege ab:',
  'Tap for support': 'Zur Hilfe tappen:',
  // table/model/kinds
  '{{name}} can be played ({{n}})': '{{name}} kann gespielt werden ({{n}})',
  '{{name}} asks for {{n}}': '{{name}} verlangt {{n}}',
  'As organizing ends one Stage card may be given up, if {{least}} are left':
    'Am Ende der Planung darf eine Stufenkarte aufgegeben werden, wenn {{least}} bleiben',
  'From {{n}} on a Stage card may be given up as organizing ends':
    'Ab {{n}} darf am Ende der Planung eine Stufenkarte aufgegeben werden',
  // table/model/repair-words
  'a card': 'eine Karte',
  '{{name}} is {{lies}}.': '{{name}} ist {{lies}}.',
  '{{name}} goes to its owner’s {{place}}.': '{{name}} kommt zum Besitzer: {{place}}.',
  '{{name}} is in play.': '{{name}} ist im Spiel.',
  '{{name}} is in play with {{other}}.': '{{name}} ist im Spiel bei {{other}}.',
  'The company of {{name}} is at {{site}}.': 'Die Gemeinschaft von {{name}} ist in {{site}}.',
  nobody: 'niemand',
  'marshalling point pile': 'Siegpunkte',
  hand: 'Hand',
  'discard pile': 'Ablage',
  'play deck': 'Deck',
  // table/model/words
  '1 card': '1 Karte',
  '1 strike': '1 Schlag',
  '{{n}} strikes': '{{n}} Schläge',
  '{{n}} cards': '{{n}} Karten',
  '1 roll': '1 Wurf',
  '{{n}} rolls': '{{n}} Würfen',
  '1 region': '1 Land',
  '{{n}} regions': '{{n}} Länder',
  // table/moments/Moments
  'has fallen': 'ist gefallen',
  'is slain': 'ist erschlagen',
  'is won over': 'ist gewonnen',
  'is found': 'ist gefunden',
  'reveals himself': 'zeigt sich',
  // table/moments/Senses
  'Mathom: you decide': 'Mathom: du entscheidest',
  // how the board is set right, and why somebody is reported
  'is untapped': 'ist ungetappt',
  'is tapped': 'ist getappt',
  'is wounded': 'ist verwundet',
  'is in play with …': 'ist im Spiel bei …',
  'is in play on its own': 'ist im Spiel, für sich',
  'goes to the marshalling point pile': 'geht zu den Siegpunkten',
  'goes to its owner’s hand': 'geht auf die Hand des Besitzers',
  'goes to its owner’s discard pile': 'geht in die Ablage des Besitzers',
  'is shuffled into its owner’s play deck': 'wird in das Deck des Besitzers gemischt',
  'what he says': 'was er sagt',
  cheating: 'Betrug',
  'playing for time': 'Spiel auf Zeit',
  'his name': 'sein Name',
  'something else': 'etwas anderes',
};
