/** Rules, rulings, scenarios and the page about us in German: what stands around the texts, which are English. */
export const deBooks: Readonly<Record<string, string>> = {
  // app/Cite
  'Open it to read more.': 'Öffne es, um mehr zu lesen.',
  // app/ErrorBoundary
  'Something broke on this page': 'Auf dieser Seite ist etwas zerbrochen',
  'Your game is safe on the server.': 'Dein Spiel liegt sicher auf dem Server.',
  'Load it again': 'Neu laden',
  // lists
  'Best match': 'Beste Treffer',
  Name: 'Name',
  'Set and number': 'Satz und Nummer',
  'Card facts': 'Angaben der Karten',
  'Names, numbers and kinds of cards follow the lists that the Council of Elrond keeps for the players of the game. What the cards say is put in our own words.':
    'Namen, Zahlen und Arten der Karten folgen den Listen, die der Council of Elrond für die Spieler führt. Was die Karten sagen, steht hier in unseren Worten.',
  Emblems: 'Zeichen',
  'From game-icons.net by Lorc, Delapouite and many others, under Creative Commons Attribution 3.0 (CC BY 3.0). They are recoloured and cropped here.':
    'Von game-icons.net, von Lorc, Delapouite und vielen anderen, unter Creative Commons Attribution 3.0 (CC BY 3.0). Hier umgefärbt und beschnitten.',
  'Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License.':
    'Cinzel von Natanael Gama und EB Garamond von Georg Duffner und Octavio Pardo, unter der SIL Open Font License.',
  Tools: 'Werkzeuge',
  'React, Vite, Tailwind, Radix, Motion, d3, zustand, wouter, TanStack Query, Zod and others, each under its own free licence.':
    'React, Vite, Tailwind, Radix, Motion, d3, zustand, wouter, TanStack Query, Zod und andere, jedes unter seiner freien Lizenz.',
  Combat: 'Kampf',
  Rolls: 'Würfe',
  'Cards and moves': 'Karten und Wege',
  // pages/about/index
  'Mathom plays the Middle-earth collectible card game that appeared from 1995 on. It keeps the rules itself, so that nobody needs the rulebook at hand: it knows what may be done, says why something may not, and where that is written.':
    'Mathom spielt das Mittelerde-Sammelkartenspiel, das ab 1995 erschien. Es hält die Regeln selbst ein, so dass niemand das Regelheft zur Hand haben muss: es weiß, was man darf, sagt, warum etwas nicht geht, und wo das steht.',
  'This is a fan project: free, without advertising, and not for profit. It is not affiliated with, or endorsed by, Middle-earth Enterprises, the Tolkien Estate, Iron Crown Enterprises, or anybody else who holds rights in the game or in the books. All such names belong to their owners and are used to speak of the game.':
    'Das ist ein Werk von Liebhabern: frei, ohne Werbung und ohne Gewinn. Es ist weder verbunden mit noch gebilligt von Middle-earth Enterprises, dem Tolkien Estate, Iron Crown Enterprises oder sonst jemandem, der Rechte am Spiel oder an den Büchern hat. Alle solchen Namen gehören ihren Inhabern und dienen nur dazu, vom Spiel zu sprechen.',
  'There is no artwork of the printed cards in it and none of their text. Frames, symbols, landscapes and the map are drawn by the program.':
    'Es enthält keine Bilder der gedruckten Karten und nichts von ihrem Text. Rahmen, Zeichen, Landschaften und die Landkarte zeichnet das Programm.',
  Keys: 'Tasten',
  'take an option,': 'nehmen eine Möglichkeit,',
  'passes,': 'passt,',
  'backs out of a declaration,': 'bricht eine Ansage ab,',
  'takes back,': 'nimmt zurück,',
  'looks closer at the card in focus,': 'zeigt die gewählte Karte größer,',
  'goes through everything,': 'geht durch alles hindurch,',
  'closes what is open.': 'schließt, was offen ist.',
  'A mathom is anything for which there is no use at once and which one cannot bring oneself to throw away.':
    'Ein Mathom ist alles, wofür man gerade keine Verwendung hat und was man doch nicht wegwerfen mag.',
  // pages/position/index
  'Setting up the position …': 'Die Stellung wird aufgebaut …',
  // pages/replay/model
  'The game begins': 'Das Spiel beginnt',
  'By hand, as both agreed: {{what}}': 'Von Hand, wie beide es wollten: {{what}}',
  // pages/rules/index
  'Watch{{x1}}': 'Ansehen{{x1}}',
  'The rule book': 'Das Regelbuch',
  'All {{x1}} rules of the Council of Elrond, in our own words. Most can be watched on a board.':
    'Alle {{x1}} Regeln des Council of Elrond, in unseren eigenen (englischen) Worten. Die meisten kann man auf einem Brett ansehen.',
  'Search the rules': 'Die Regeln durchsuchen',
  'Search: hazard limit, prisoner, 2.IV.v …': 'Suche: hazard limit, prisoner, 2.IV.v …',
  Chapters: 'Kapitel',
  '{{x1}} found': '{{x1}} gefunden',
  'One rule': 'Eine Regel',
  '{{hits}} rules': '{{hits}} Regeln',
  'There is no rule': 'Es gibt keine Regel',
  'To the beginning of the book': 'An den Anfang des Buches',
  'Next chapters': 'Nächste Kapitel',
  // pages/rules/model
  Wizard: 'Zauberer',
  Ringwraith: 'Ringgeist',
  // pages/rulings/AboutCards
  'The card: ': 'Die Karte: ',
  'The cards: ': 'Die Karten: ',
  // pages/rulings/RulingDetail
  'Nothing is known by': 'Nichts ist bekannt unter',
  'Nobody has worded this one yet.': 'Noch hat das niemand in Worte gefasst.',
  'Among those found': 'Unter dem Gefundenen',
  'This board also shows': 'Dieses Brett zeigt auch',
  'No such ruling': 'Kein solcher Entscheid',
  'All rulings': 'Alle Entscheide',
  'Back to what was found': 'Zurück zum Gefundenen',
  'In its place: {{by}}': 'An seiner Stelle: {{by}}',
  'In the rule book': 'Im Regelbuch',
  Scenarios: 'Szenen',
  'More to watch': 'Mehr zum Ansehen',
  'Watch it happen': 'Sieh, wie es geschieht',
  // pages/rulings/index
  Status: 'Stand',
  'proven{{x1}}': 'bewiesen{{x1}}',
  'No wording yet.': 'Noch ohne Wortlaut.',
  '{{length}} rules and rulings, in our own words. {{x1}}':
    '{{length}} Regeln und Entscheide, in unseren eigenen (englischen) Worten. {{x1}}',
  '{{x1}} of them can be watched on a real board.':
    '{{x1}} davon kann man auf einem echten Brett ansehen.',
  'The scenarios could not be loaded.': 'Die Szenen konnten nicht geladen werden.',
  'Loading the scenarios…': 'Die Szenen werden geladen …',
  Search: 'Suche',
  'River, on guard, corruption check…': 'River, on guard, corruption check …',
  Source: 'Quelle',
  'All sources': 'Alle Quellen',
  'Any status': 'Jeder Stand',
  '1 found': '1 gefunden',
  '{{length}} found': '{{length}} gefunden',
  'Show more': 'Mehr zeigen',
  'Choose a ruling to read it, and to watch it happen.':
    'Wähle einen Entscheid, um ihn zu lesen und anzusehen.',
  // pages/rulings/model
  'Rules of the Council of Elrond': 'Regeln des Council of Elrond',
  'Collected Rulings File': 'Gesammelte Entscheide (CRF)',
  'Play and Examples File': 'Spiele und Beispiele (PEF)',
  'The Wizards Companion': 'The Wizards Companion',
  'Dream-card games': 'Spiele mit Traumkarten',
  'Proven by a scenario': 'Durch eine Szene bewiesen',
  'Enforced by another test': 'Durch einen anderen Test gesichert',
  'Nothing to enforce': 'Nichts einzuhalten',
  Superseded: 'Überholt',
  Open: 'Offen',
  // pages/try/index
  'Setting the board …': 'Das Brett wird aufgebaut …',
  // watch/PlainBoard
  Hand: 'Hand',
  '{{x1}}{{hidden}} hidden': '{{x1}}{{hidden}} verdeckt',
  ' and ': ' und ',
  'on turn': 'am Zug',
  '{{x1}} points, {{length}} in deck, {{length1}} discarded':
    '{{x1}} Punkte, {{length}} im Deck, {{length1}} abgelegt',
  'hazards {{hazards}} of {{x1}}': 'Gefahren: {{hazards}} von {{x1}}',
  Agents: 'Agenten',
  Events: 'Ereignisse',
  'Turn {{turn}}, {{x1}}': 'Zug {{turn}}, {{x1}}',
  'attacks: {{x1}} at {{x2}}{{x3}}': 'greift an: {{x1}} mit {{x2}}{{x3}}',
  'Declared, last first': 'Angesagt, das Letzte zuerst',
  // watch/Player
  'Previous step': 'Schritt zurück',
  Pause: 'Anhalten',
  Play: 'Abspielen',
  'Next step': 'Schritt vor',
  Step: 'Schritt',
  'Step {{step}} of {{length}}': 'Schritt {{step}} von {{length}}',
  'In plain lists': 'In einfachen Listen',
  // watch/ScenarioPlayer
  'This scenario does not hold: {{played}}': 'Diese Szene trägt nicht: {{played}}',
  'There is nothing to see: it shows that such a game cannot be begun.':
    'Hier ist nichts zu sehen: sie zeigt, dass ein solches Spiel nicht beginnen kann.',
  'Resource player': 'Wer reist',
  'Hazard player': 'Wer gefährdet',
  'Play on from here': 'Von hier weiterspielen',
  Shown: 'Gezeigt',
  // watch/ScenarioSides
  'Setting the board…': 'Das Brett wird aufgebaut …',
  'By {{x1}}': 'Nach {{x1}}',
  'the current rules': 'den geltenden Regeln',
  'the classic rulings': 'den alten Entscheiden',
  'tournament rules': 'den Turnierregeln',
  'dream-card rules': 'den Traumkartenregeln',
};
