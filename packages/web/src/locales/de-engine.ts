import { deAsked } from './de-asked.ts';
import { ERROR_SENTENCES, ERRORS } from './de-errors.ts';
import { LOG, LOG_WORDS } from './de-log.ts';
import { REASONS } from './de-reasons.ts';
import { SELDOM } from './de-reasons-more.ts';
import { TYPE_SENTENCES, TYPES } from './de-types.ts';

/** What is put together of names and words: options, headings, lines of the log. Parts are put into German too. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Move the company of (.+) to$/, '$1 geht nach'],
  [/^(.+): move to (.+)$/, '$1: nach $2'],
  [/^Move to (.+)$/, 'Gehe nach $1'],
  [/^Place (.+) on guard$/, '$1 auf Wacht legen'],
  [
    /^Play (.+) at (.+), under general influence as a new company with a fresh site card$/,
    '$1 in $2 ins Spiel bringen, unter allgemeinem Einfluss, als neue Gemeinschaft mit neuer Ortskarte',
  ],
  [
    /^Play (.+) at (.+), under general influence as a new company$/,
    '$1 in $2 ins Spiel bringen, unter allgemeinem Einfluss, als neue Gemeinschaft',
  ],
  [
    /^Play (.+) at (.+), under general influence in the company of (.+)$/,
    '$1 in $2 ins Spiel bringen, unter allgemeinem Einfluss, in der Gemeinschaft von $3',
  ],
  [
    /^Play (.+) at (.+), controlled by (.+) in the company of (.+)$/,
    '$1 in $2 ins Spiel bringen, im Gefolge von $3, in der Gemeinschaft von $4',
  ],
  [/^Play (.+) with (.+)$/, '$1 mit $2 spielen'],
  [/^Play (.+)$/, '$1 spielen'],
  [/^A strike to (.+)$/, 'Ein Schlag für $1'],
  [/^Resolve the strike against (.+)$/, 'Der Schlag gegen $1 fällt'],
  [/^Use the effect of (.+)$/, 'Die Wirkung von $1 nutzen'],
  [/^Use (.+) without tapping, at -(\d+)$/, '$1 nutzen, ohne zu tappen, mit -$2'],
  [/^Use (.+)$/, '$1 nutzen'],
  [/^Give (.+) to (.+)$/, '$1 an $2 geben'],
  [/^Tap (.+) for \+(\d+)$/, '$1 tappen für +$2'],
  [/^Tap (.+) in support of (.+) \(check (\d+)\)$/, '$1 tappen zur Hilfe für $2 (Probe $3)'],
  [/^Tap (.+) in support$/, '$1 tappen zur Hilfe'],
  [/^Tap (.+) to free the company$/, '$1 tappen, um die Gemeinschaft zu befreien'],
  [/^Tap (.+) in support of (.+)$/, '$1 tappen zur Hilfe für $2'],
  [/^Tap (.+) to cancel the attack$/, '$1 tappen, um den Angriff abzubrechen'],
  [/^Move (.+) to the company of (.+)$/, '$1 in die Gemeinschaft von $2'],
  [
    /^Join the company of (.+) to the company of (.+)$/,
    'Die Gemeinschaft von $1 mit der von $2 vereinen',
  ],
  [/^Automatic-attack (\d+) of (.+)$/, 'Automatischer Angriff $1 von $2'],
  [/^Split off (.+) with a fresh (.+)$/, '$1 abtrennen, mit neuer Karte von $2'],
  [/^Split off (.+)$/, '$1 abtrennen'],
  [/^Put (.+) under general influence$/, '$1 unter allgemeinen Einfluss stellen'],
  [/^Put (.+) under (.+)$/, '$1 in das Gefolge von $2 stellen'],
  [/^(\d+) more, at -(\d+) to his prowess$/, '$1 mehr, mit -$2 auf sein Geschick'],
  [/^The company of (.+)$/, 'Die Gemeinschaft von $1'],
  [/^(.+) tries to influence (.+)$/, '$1 versucht, $2 zu beeinflussen'],
  [/^keyed to (.+) and (.+)$/i, 'Gebunden an $1 und $2'],
  [/^keyed to the site by name$/i, 'Gebunden an den Namen des Ortes'],
  [/^keyed to (.+)$/i, 'Gebunden an $1'],
  [/^(.+) \(sideboard\)$/, '$1 (beiseite)'],
  [/^(.+) \(discard pile\)$/, '$1 (Ablage)'],
  [/^(.+) \(a fresh card\)$/, '$1 (neue Karte)'],
  [/^The roll of (.+) in (.+)$/, 'Der Wurf von $1 in $2'],
  [/^Store (.+)$/, '$1 verwahren'],
  [/^Reveal (.+)$/, '$1 aufdecken'],
  [/^Discard (.+)$/, '$1 ablegen'],
  [/^Do you answer (.+)\?$/, 'Antwortest du auf $1?'],
  [/^(.+): keyed to what\?$/, '$1: woran gebunden?'],
  [/^(.+): who tries to win them over\?$/, '$1: wer wirbt um sie?'],
  [/^(.+): who takes it up\?$/, '$1: wer nimmt es auf?'],
  [/^(.+): by whom, at whom, with what\?$/, '$1: durch wen, gegen wen, womit?'],
  [/^Which way do they take to (.+)\?$/, 'Welchen Weg nehmen sie nach $1?'],
  [/^(.+) and 1 companion$/, '$1 und 1 Gefährte'],
  [/^(.+) and (\d+) companions?$/, '$1 und $2 Gefährten'],
  [/^(.+) decides$/, '$1 entscheidet'],
  [/^1 option$/, '1 Möglichkeit'],
  [/^(\d+) options?$/, '$1 Möglichkeiten'],
  // the log, in the pieces between names
  [/^Turn (\d+): (.+)$/, 'Zug $1: $2'],
  [/^(.+) draws? $/, '$1 zieht '],
  [/^(.+) discards? $/, '$1 legt ab: '],
  [/^(.+) wins? $/, '$1 gewinnt '],
  [/^(.+) declares? $/, '$1 sagt an: '],
  [/^(.+) starts? with $/, '$1 beginnt mit '],
  [/^(.+) chooses? $/, '$1 wählt '],
  [/^(.+) chooses? a site, face-down\.$/, '$1 wählt verdeckt einen Ort.'],
  [/^(.+) places? a card on guard\.$/, '$1 legt eine Karte auf Wacht.'],
  [/^(.+) attacks: 1 strike at (\d+)(?:, body (\d+))?\.$/, '$1 greift an: 1 Schlag mit $2.'],
  [
    /^(.+) attacks: (\d+) strikes? at (\d+)(?:, body (\d+))?\.$/,
    '$1 greift an: $2 Schläge mit $3.',
  ],
  // a question, and of which card
  [/^(.+\?) \((.+)\)$/, '$1 ($2)'],
  // a way: regions, one after another
  [/^(.+?) → (.+)$/, '$1 → $2'],
];

const WORDS: Readonly<Record<string, string>> = {
  Pass: 'Passen',
  'Do nothing': 'Nichts tun',
  'Play on': 'Weiterspielen',
  Sideboard: 'Beiseite',
  Attack: 'Angriff',
  Cancel: 'Abbrechen',
  Yes: 'Ja',
  No: 'Nein',
  Back: 'Zurück',
  None: 'Keine',
  Play: 'Spielen',
  'Bring into play': 'Ins Spiel bringen',
  Use: 'Nutzen',
  Organize: 'Planen',
  Companies: 'Gemeinschaften',
  'Bring in characters': 'Charaktere ins Spiel bringen',
  'Bring in characters, step by step': 'Charaktere ins Spiel bringen, Schritt für Schritt',
  'Compose companies': 'Gemeinschaften bilden',
  'Compose companies, step by step': 'Gemeinschaften bilden, Schritt für Schritt',
  Influence: 'Einfluss',
  'Let go': 'Gehen lassen',
  Store: 'Verwahren',
  'Hand over': 'Übergeben',
  Items: 'Gegenstände',
  'Give up': 'Aufgeben',
  'Shuffle in': 'Einmischen',
  'Place on guard': 'Auf Wacht legen',
  Agents: 'Agenten',
  Reveal: 'Aufdecken',
  Rescue: 'Retten',
  Support: 'Hilfe',
  Free: 'Befreien',
  'From region to region': 'Von Land zu Land',
  'Along the path on the site card': 'Auf dem Weg der Ortskarte',
  'By way of the Under-deeps': 'Durch die Untertiefen',
  'By special movement': 'Auf besonderem Weg',
  'Without a path': 'Ohne Weg',
  'Enter the site': 'Den Ort betreten',
  'Draw a card': 'Eine Karte ziehen',
  'Draw no more': 'Nicht mehr ziehen',
  'Call the council': 'Den Rat einberufen',
  'Tap for the strike, at full prowess': 'Für den Schlag tappen, mit vollem Geschick',
  'Tap for the strike': 'Für den Schlag tappen',
  'Stay untapped, at -3': 'Ungetappt bleiben, mit -3',
  'Stay untapped': 'Ungetappt bleiben',
  'Stay untapped, with a little less prowess': 'Ungetappt bleiben, mit etwas weniger Geschick',
  'Yes, in his place': 'Ja, an seiner Stelle',
  'Up to five cards from the sideboard to the discard pile':
    'Bis zu fünf beiseite gelegte Karten in die Ablage',
  'One card from the sideboard into the deck': 'Eine beiseite gelegte Karte ins Deck',
  Wilderness: 'Wildnis',
  'Border-land': 'Grenzland',
  'Free-domain': 'Freies Land',
  'Shadow-land': 'Schattenland',
  'Dark-domain': 'Dunkles Land',
  'Coastal Sea': 'Küstenmeer',
  Haven: 'Zuflucht',
  'Free-hold': 'Freie Feste',
  'Border-hold': 'Grenzfeste',
  'Ruins & Lairs': 'Ruinen und Höhlen',
  'Shadow-hold': 'Schattenfeste',
  'Dark-hold': 'Dunkle Feste',
  'A company': 'Eine Gemeinschaft',
  'The game is over': 'Das Spiel ist aus',
  'Nobody is asked': 'Niemand wird gefragt',
  ' is wounded.': ' wird verwundet.',
  ' is eliminated.': ' scheidet aus.',
  ' comes into play.': ' kommt ins Spiel.',
  ' from hand.': ' (von der Hand).',
  ' to move to, face-down.': ', verdeckt, als Ziel.',
  ' withstands the strike.': ' hält dem Schlag stand.',
  'The strike hits ': 'Der Schlag trifft ',
  'The strike against ': 'Der Schlag gegen ',
  ' does nothing.': ' bewirkt nichts.',
  'The company of ': 'Die Gemeinschaft von ',
  ' enters the site.': ' betritt den Ort.',
  ' moves to ': ' zieht nach ',
  ' goes back where it came from.': ' kehrt zurück, woher sie kam.',
  ' can do nothing at its site.': ' kann an ihrem Ort nichts tun.',
  'Companies join.': 'Gemeinschaften vereinen sich.',
  'A company splits.': 'Eine Gemeinschaft teilt sich.',
  'Next: ': 'Als Nächstes: ',
  ' is now with ': ' ist jetzt bei ',
  ' is taken prisoner.': ' wird gefangen.',
  'Give up a creature from hand': 'Eine Kreatur von der Hand aufgeben',
  'Give up this event': 'Dieses Ereignis aufgeben',
  // peoples and skills
  Animal: 'Tier',
  'Awakened Plant': 'Erwachte Pflanze',
  Bear: 'Bär',
  Drake: 'Drache',
  Dwarf: 'Zwerg',
  Elf: 'Elb',
  Man: 'Mensch',
  Orc: 'Ork',
  'Pûkel-creature': 'Pûkelwesen',
  Spawn: 'Brut',
  Spider: 'Spinne',
  Wolf: 'Wolf',
  Undead: 'Untote',
  Giant: 'Riese',
  Dragon: 'Drache',
  warrior: 'Krieger',
  scout: 'Kundschafter',
  ranger: 'Waldläufer',
  sage: 'Gelehrter',
  diplomat: 'Diplomat',
  // where points come from
  characters: 'Charaktere',
  items: 'Gegenstände',
  allies: 'Verbündete',
  factions: 'Parteien',
  kills: 'Erschlagene',
  miscellaneous: 'Verschiedenes',
  'a hidden card': 'eine verdeckte Karte',
};

/** Not the words of buttons: a card may be called as one of them is ("Block"). */
const known = (text: string): string | undefined => {
  const table = [WORDS, LOG_WORDS, deAsked, ERRORS, TYPES].find((words) =>
    Object.hasOwn(words, text),
  );
  return table?.[text];
};

const ALL = [...TYPE_SENTENCES, ...SENTENCES, ...LOG, ...REASONS, ...SELDOM, ...ERROR_SENTENCES];

/** In a lesson the reader is "Du", and his verbs and cases follow; so does whom he plays against. */
const addressed = (text: string): string =>
  text
    .replace(/(^|: )Du (\p{L}+)(?<![sß])t(?=[\s,.])/u, '$1Du $2st')
    .replace(/\bvon Du\b/, 'von dir')
    .replace(/\bvon Dein Gegenüber\b/, 'von deinem Gegenüber');

const said = new Map<string, string>();
const MOST = 4000;

/** In German what the engine or the model of the table says; a name, and what nobody foresaw, stays as it is. */
export function inGerman(text: string): string {
  const before = said.get(text);
  if (before !== undefined) return before;
  const made = known(text) ?? bySentence(text);
  const out = made === undefined ? text : addressed(made);
  if (said.size > MOST) said.clear();
  said.set(text, out);
  return out;
}

function bySentence(text: string): string | undefined {
  for (const [is, words] of ALL) {
    const parts = is.exec(text);
    if (parts) return words.replace(/\$(\d)/g, (_, n: string) => inGerman(parts[Number(n)] ?? ''));
  }
  return undefined;
}
