/** What the server says when something does not work, and what the page says of it: in German. */
export const ERRORS: Readonly<Record<string, string>> = {
  // what is asked of a deck that is read in
  'No card is called so.': 'Keine Karte heißt so.',
  'Several cards are called so.': 'Mehrere Karten heißen so.',
  'The card is not in that set.': 'Die Karte ist nicht in diesem Satz.',
  'The card has no such alignment.': 'Die Karte hat keine solche Gesinnung.',
  'The heading above this card is not the name of a part.':
    'Die Überschrift über dieser Karte ist kein Teil eines Decks.',
  'This cannot be read as a deck.': 'Das lässt sich nicht als Deck lesen.',
  // why the board cannot be set right so (the engine's repair.ts)
  'Something is going on: wait until somebody may act.':
    'Gerade geschieht etwas: Warte, bis jemand handeln darf.',
  'There is no such card.': 'Eine solche Karte gibt es nicht.',
  'Only a card in play lies in some way.': 'Nur eine Karte im Spiel liegt irgendwie.',
  'Only characters and allies are wounded.': 'Nur Charaktere und Verbündete werden verwundet.',
  'Sites are moved by companies alone.': 'Orte bewegen nur die Gemeinschaften.',
  'The card is not in play, in a hand, in a discard pile or in a marshalling point pile.':
    'Die Karte ist weder im Spiel noch auf einer Hand, in einer Ablage oder bei den Siegpunkten.',
  'Who is a prisoner stays one until he is freed.':
    'Wer gefangen ist, bleibt es, bis er befreit wird.',
  'The card is there already.': 'Die Karte ist schon dort.',
  'A card does not lie with itself.': 'Eine Karte liegt nicht bei sich selbst.',
  'Agents come into play by the rules alone.': 'Agenten kommen nur nach den Regeln ins Spiel.',
  'A trophy stays with whoever took it.': 'Eine Trophäe bleibt bei dem, der sie genommen hat.',
  'It is unique, and another is in play or gone.':
    'Sie ist einmalig, und eine andere ist im Spiel oder dahin.',
  'It has to lie with a character in play.': 'Sie muss bei einem Charakter im Spiel liegen.',
  'It has to lie with a card of the same player.':
    'Sie muss bei einer Karte desselben Spielers liegen.',
  'Such a card does not stay in play.': 'Eine solche Karte bleibt nicht im Spiel.',
  'A character is with others, or at a site.': 'Ein Charakter ist bei anderen oder an einem Ort.',
  'A company is at a site.': 'Eine Gemeinschaft ist an einem Ort.',
  'It is a site of the other player.': 'Es ist ein Ort des anderen Spielers.',
  'That site card is not to be had.': 'Diese Ortskarte ist nicht zu haben.',
  'A company is there already: put the characters with it.':
    'Dort ist schon eine Gemeinschaft: Stell die Charaktere zu ihr.',
  'There is no such company.': 'Eine solche Gemeinschaft gibt es nicht.',
  'That company is on its way.': 'Diese Gemeinschaft ist unterwegs.',
  'The company is there already.': 'Die Gemeinschaft ist schon dort.',
  'It has to lie with another card in play.': 'Sie muss bei einer anderen Karte im Spiel liegen.',
  'Such a card lies on its own.': 'Eine solche Karte liegt für sich.',
  'It has to lie with a company.': 'Sie muss bei einer Gemeinschaft liegen.',
  'Only factions, creatures and items lie in a marshalling point pile.':
    'Nur Parteien, Kreaturen und Gegenstände liegen bei den Siegpunkten.',
  'Something went wrong.': 'Etwas ist schiefgegangen.',
  'That did not work.': 'Das ging nicht.',
  'The server cannot be reached just now.': 'Der Server ist gerade nicht erreichbar.',
  'The answer of the server makes no sense.': 'Die Antwort des Servers ergibt keinen Sinn.',
  'It was not taken back.': 'Es wurde nicht zurückgenommen.',
  'Pages of that address may not talk to this server.':
    'Seiten dieser Adresse dürfen nicht mit diesem Server sprechen.',
  'Say hello first.': 'Sag erst Guten Tag.',
  'The game has begun without you.': 'Das Spiel hat ohne dich begonnen.',
  'You cannot sit down at this table.': 'Du kannst dich nicht an diesen Tisch setzen.',
  'You have a seat in this game already.': 'Du hast in diesem Spiel schon einen Platz.',
  'The game is being handed over.': 'Das Spiel wird gerade übergeben.',
  'The game is being handed over; try again.':
    'Das Spiel wird gerade übergeben; versuch es noch einmal.',
  'The game is being put away; try again.':
    'Das Spiel wird gerade weggelegt; versuch es noch einmal.',
  'The game is being read again; watch it anew.': 'Das Spiel wird gerade neu gelesen.',
  'The server cannot tell who you are just now.':
    'Der Server kann gerade nicht sagen, wer du bist.',
  'The server is closing; connect again in a moment.':
    'Der Server schließt; verbinde dich gleich noch einmal.',
  'There is too much to do just now; try again in a moment.':
    'Es ist gerade zu viel zu tun; versuch es gleich noch einmal.',
  'The rules have changed since that game.': 'Die Regeln haben sich seit jenem Spiel geändert.',
  'The rules have changed since then.': 'Die Regeln haben sich seither geändert.',
  'The game is over.': 'Das Spiel ist aus.',
  'No guest could be made.': 'Es konnte kein Gast angelegt werden.',
  'That could not be stored, so it was not done. Try again.':
    'Das konnte nicht gespeichert werden und ist nicht geschehen. Versuch es noch einmal.',
  'That failed by our fault.': 'Das ist durch unsere Schuld misslungen.',
  'Messages are JSON text.': 'Nachrichten sind JSON-Text.',
  'That is not JSON.': 'Das ist kein JSON.',
  'The request could not be read.': 'Die Anfrage war nicht zu lesen.',
  'There is a NUL in the text.': 'Im Text ist ein NUL.',
  'In this game hands are not shown to spectators.':
    'In diesem Spiel werden Zuschauern keine Hände gezeigt.',
  'A rated game is played as it lies.': 'Ein gewertetes Spiel wird gespielt, wie es liegt.',
  'You have no session; GET /api/me makes one.': 'Du bist nicht angemeldet.',
  'There is no such deck.': 'Ein solches Deck gibt es nicht.',
  'There is no such game.': 'Ein solches Spiel gibt es nicht.',
  'There is no such position.': 'Eine solche Stellung gibt es nicht.',
  'This game is played without taking back.': 'In diesem Spiel wird nichts zurückgenommen.',
  'You are watching this game.': 'Du schaust bei diesem Spiel zu.',
  'You did not play this game.': 'Du hast in diesem Spiel nicht mitgespielt.',
  'An operator is kept out by the settings alone.':
    'Einen Betreiber sperren nur die Einstellungen aus.',
  'Rated games are for people with accounts.': 'Gewertete Spiele sind für Leute mit Konto.',
  'There sits nobody else of whom that could be said.':
    'Dort sitzt sonst niemand, von dem man das sagen könnte.',
  'This game is not open to spectators.': 'Bei diesem Spiel darf man nicht zuschauen.',
  'There is no such option.': 'Diese Möglichkeit gibt es nicht.',
  'There is no socket at this address.': 'Unter dieser Adresse ist kein Anschluss.',
  'There is nobody with that id.': 'Niemand heißt so.',
  'There is nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'There sits nobody with a profile.': 'Dort sitzt niemand mit einem Profil.',
  'The game is not over.': 'Das Spiel ist noch nicht aus.',
  'The game has not begun.': 'Das Spiel hat noch nicht begonnen.',
  'Somebody else is to decide.': 'Jemand anders entscheidet.',
  'Somebody else decides.': 'Jemand anders entscheidet.',
  'The table has moved on.': 'Am Tisch ist es schon weiter.',
  'There is nothing to take back.': 'Es gibt nichts zurückzunehmen.',
  'Nobody has asked you to take something back.': 'Niemand hat dich um eine Rücknahme gebeten.',
  'The other player is there and has time left.': 'Der andere ist da und hat noch Zeit.',
  'You have chosen nothing that could be undone.':
    'Du hast nichts entschieden, was man zurücknehmen könnte.',
  'That was another question; look again.': 'Das war eine andere Frage; sieh noch einmal hin.',
  'Too many messages; wait a moment.': 'Zu viele Nachrichten; warte einen Augenblick.',
  'Too many requests.': 'Zu viele Anfragen.',
  'Too many requests; wait a moment.': 'Zu viele Anfragen; warte einen Augenblick.',
  'You have begun very many games; wait a while.':
    'Du hast sehr viele Spiele begonnen; warte eine Weile.',
  'That is too large.': 'Das ist zu groß.',
  'Too many open pages at your address.': 'Zu viele offene Seiten unter deiner Adresse.',
  'Too many open pages.': 'Zu viele offene Seiten.',
  'Too many guests from your address.': 'Zu viele Gäste von deiner Adresse.',
  'You have reported more than anybody could look at.':
    'Du hast mehr gemeldet, als jemand ansehen kann.',
  'You have reported much that nobody could look at yet.':
    'Du hast viel gemeldet, was noch niemand ansehen konnte.',
  'You have too many unfinished games; end some first.':
    'Du hast zu viele unbeendete Spiele; beende erst einige.',
  'You do not know that card.': 'Diese Karte kennst du nicht.',
  'The metrics are for this machine (METRICS=public opens them).':
    'Die Messwerte sind für diese Maschine (METRICS=public öffnet sie).',
  'This game is stored in a way that cannot be read. It is kept.':
    'Dieses Spiel ist so gespeichert, dass man es nicht lesen kann. Es wird aufgehoben.',
  'This game was played by rules that are not here any more. It is kept, but cannot be shown.':
    'Dieses Spiel folgt Regeln, die es hier nicht mehr gibt. Es wird aufgehoben, ist aber nicht zu zeigen.',
  'Something is wrong with this game, by our fault. It is kept as it is; try again in a minute.':
    'Mit diesem Spiel stimmt etwas nicht, durch unsere Schuld. Es bleibt, wie es ist; versuch es in einer Minute noch einmal.',
  'You cannot meet at a table.': 'Ihr könnt nicht an einem Tisch sitzen.',
};

export const ERROR_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^A deck has from 1 to (\d+) copies of a card\.$/, 'Ein Deck hat 1 bis $1 Stück einer Karte.'],
  [
    /^The server does not answer as it should \((\d+)\)\.$/,
    'Der Server antwortet nicht, wie er soll ($1).',
  ],
  [
    /^(.+) cannot be played in this game\. (.+)$/,
    '$1 kann in diesem Spiel nicht gespielt werden. $2',
  ],
  [
    /^The deck was changed elsewhere: it is at version (\d+), not (\d+)\.$/,
    'Das Deck wurde anderswo geändert: es hat Fassung $1, nicht $2.',
  ],
  [
    /^Something of game (.+) is missing in the database \(move (\d+)\)\. It is kept as it is\.$/,
    'Vom Spiel $1 fehlt etwas in der Datenbank (Zug $2). Es bleibt, wie es ist.',
  ],
  [/^Version (\d+) is spoken here\.$/, 'Hier wird Version $1 gesprochen.'],
  [
    /^The id (.+) was used for something else before\.$/,
    'Die Kennung $1 stand schon für etwas anderes.',
  ],
  [/^Not as it should be: (.+)\.$/, 'Nicht, wie es sein soll: $1.'],
  [/^The game had (\d+) choices, not (\d+)\.$/, 'Das Spiel hatte $1 Entscheidungen, nicht $2.'],
  [/^No deck is drawn for (.+)\.$/, 'Für $1 wird kein Deck gezogen.'],
  [/^There is no deck called (.+)\.$/, 'Ein Deck namens $1 gibt es nicht.'],
  [
    /^That was decision (\d+); the game is at (\d+)\.$/,
    'Das war Entscheidung $1; das Spiel ist bei $2.',
  ],
  [/^That was update (\d+); the game is at (\d+)\.$/, 'Das war Schritt $1; das Spiel ist bei $2.'],
  [/^A deck has at most (\d+) bytes, not (\d+)\.$/, 'Ein Deck hat höchstens $1 Byte, nicht $2.'],
  [/^A message has at most (\d+) bytes\.$/, 'Eine Nachricht hat höchstens $1 Byte.'],
  [/^At most (\d+) games at once\.$/, 'Höchstens $1 Spiele zugleich.'],
  [/^You have (\d+) decks; delete one first\.$/, 'Du hast $1 Decks; lösche erst eines.'],
];
