/** Reasons that come up seldom, in German. */
export const SELDOM: readonly (readonly [RegExp, string])[] = [
  [
    /^The hazard limit is (.+), and (.+) are declared\.$/,
    'Die Gefahrengrenze ist $1, und $2 sind angesagt.',
  ],
  [/^(.+) is being used on that already\.$/, '$1 wird dafür schon gebraucht.'],
  [
    /^(.+) can only untap the site of its own company\.$/,
    '$1 kann nur den Ort der eigenen Gemeinschaft enttappen.',
  ],
  [
    /^(.+) can only cancel what would discard an environment of yours\.$/,
    '$1 kann nur aufheben, was eine deiner Umgebungen ablegen würde.',
  ],
  [
    /^(.+) has no business with resources and sites of the other side\.$/,
    '$1 hat mit Hilfen und Orten der anderen Seite nichts zu schaffen.',
  ],
  [
    /^(.+) has nothing to do with your Orcs and Trolls\.$/,
    '$1 hat mit deinen Orks und Trollen nichts zu tun.',
  ],
  [
    /^(.+) would take away attacks that have still to be faced\.$/,
    '$1 nähme Angriffe fort, denen man sich noch stellen muss.',
  ],
  [
    /^(.+) was placed on guard before what it could be aimed at came into play or joined\.$/,
    '$1 lag auf Wacht, bevor das ins Spiel kam, worauf es zielen könnte.',
  ],
  [
    /^What (.+) could be aimed at was no such target in the movement\/hazard phase\.$/,
    'Worauf $1 zielen könnte, war in der Bewegungsphase kein solches Ziel.',
  ],
  [
    /^Who would have to tap for (.+), or to do it, is with a company that cannot act now\.$/,
    'Wer für $1 tappen oder es tun müsste, ist bei einer Gemeinschaft, die jetzt nicht handeln kann.',
  ],
  [/^This attack cannot be canceled\.$/, 'Dieser Angriff kann nicht abgebrochen werden.'],
  [/^(.+) would not bear on a corruption check\.$/, '$1 betrifft keine Verderbnisprobe.'],
  [
    /^Something in play keeps (.+) from being played on such a company or site\.$/,
    'Etwas im Spiel verhindert, dass $1 auf eine solche Gemeinschaft oder einen solchen Ort gespielt wird.',
  ],
  [
    /^Something in play keeps (.+) from being used for such an attempt\.$/,
    'Etwas im Spiel verhindert, dass $1 für einen solchen Versuch gebraucht wird.',
  ],
  [
    /^Something in play keeps whoever has (.+) from using it\.$/,
    'Etwas im Spiel hält den, der $1 hat, davon ab, es zu nutzen.',
  ],
  [/^(.+) is not brought into play at (.+)\.$/, '$1 kommt in $2 nicht ins Spiel.'],
  [
    /^Something in play keeps whoever could use (.+) from it\.$/,
    'Etwas im Spiel hält den, der $1 nutzen könnte, davon ab.',
  ],
  [
    /^Such a faction is unique, and already in play or gone\.$/,
    'Eine solche Partei ist einmalig und schon im Spiel oder fort.',
  ],
  [
    /^No faction in hand is one that he could bring into play now\.$/,
    'Keine Partei auf der Hand könnte er jetzt ins Spiel bringen.',
  ],
  [
    /^No avatar can be influenced, nor what an avatar controls\.$/,
    'Eine Hauptfigur kann man nicht beeinflussen, auch nicht, was sie lenkt.',
  ],
  [
    /^By its own text no opponent can influence it\.$/,
    'Nach ihrem eigenen Text kann kein Gegner sie beeinflussen.',
  ],
  [
    /^The attack is faced by one alone, and nobody else can help him\.$/,
    'Dem Angriff stellt sich einer allein, und niemand kann ihm helfen.',
  ],
  [/^Orcs and Trolls do not serve for (.+)\.$/, 'Orks und Trolle taugen nicht für $1.'],
  [
    /^(.+) is not among the things for which an ally counts as a character\.$/,
    '$1 gehört nicht zu dem, wofür ein Verbündeter als Charakter zählt.',
  ],
  [
    /^One card that needs a skill was played against this strike already\.$/,
    'Gegen diesen Schlag wurde schon eine Karte gespielt, die eine Fertigkeit braucht.',
  ],
  [
    /^(.+) cannot be duplicated on one character, and whoever could use it has one\.$/,
    '$1 gilt je Charakter nur einmal, und wer es nutzen könnte, hat eines.',
  ],
  [/^(.+) would be discarded at once\.$/, '$1 würde sofort wieder abgelegt.'],
  [
    /^(.+) cannot be duplicated on a company, and a copy is at work there\.$/,
    '$1 gilt je Gemeinschaft nur einmal, und eines wirkt dort schon.',
  ],
  [
    /^(.+) follows (.+) only at a haven or at his own home site\.$/,
    '$1 folgt $2 nur in einer Zuflucht oder am eigenen Heimatort.',
  ],
  [
    /^(.+) can only be played at a home site\S*(?: a haven,)? where your companies or site cards allow it\.$/,
    '$1 kommt nur am Heimatort oder, wo erlaubt, in einer Zuflucht ins Spiel, soweit deine Gemeinschaften oder Ortskarten es zulassen.',
  ],
  [
    /^While two companies fight the attack can be canceled by who is attacked, and strikes be affected in their sequence\.$/,
    'Während zwei Gemeinschaften kämpfen, kann der Angegriffene den Angriff abbrechen, und Schläge kann man nur in ihrer Abfolge beeinflussen.',
  ],
  [/^Only the player of the card can use this\.$/, 'Nur wer die Karte spielt, kann das nutzen.'],
  [/^(.+) is not of the side of the site card\.$/, '$1 ist nicht von der Seite der Ortskarte.'],
  [
    /^(.+) is a Stage card, and played in the organization phase\.$/,
    '$1 ist eine Stufenkarte und wird in der Planungsphase gespielt.',
  ],
  [
    /^This way (.+) can only be revealed on guard\.$/,
    'So kann $1 nur von der Wacht aufgedeckt werden.',
  ],
  [/^(.+) is not in use\.$/, '$1 ist nicht in Gebrauch.'],
  [
    /^(.+) is with a company that cannot act now\.$/,
    '$1 ist bei einer Gemeinschaft, die jetzt nicht handeln kann.',
  ],
  [
    /^(.+) cannot be used in answer to what is aimed at it\.$/,
    '$1 kann nicht auf das antworten, was darauf zielt.',
  ],
  [/^(.+) is being used already\.$/, '$1 wird schon gebraucht.'],
  [/^Something keeps (.+) as it is\.$/, 'Etwas hält $1, wie es ist.'],
  [
    /^An attempt to remove it without tapping was made this turn\.$/,
    'In diesem Zug wurde schon versucht, es ohne Tappen zu entfernen.',
  ],
  [
    /^An attempt to remove it was made this turn, so another one needs tapping\.$/,
    'In diesem Zug wurde schon ein Versuch gemacht; ein weiterer verlangt Tappen.',
  ],
  [/^(.+) can only be played if (.+)\.$/, '$1 kann nur gespielt werden, wenn gilt: $2.'],
  [/^There is no rescue site for (.+) at hand\.$/, 'Für $1 ist kein Ort der Rettung zur Hand.'],
  [
    /^There is no other item in hand to be given up for (.+)\.$/,
    'Auf der Hand ist kein anderer Gegenstand, der für $1 aufgegeben werden könnte.',
  ],
  [
    /^Only those between whom this company’s hazards lie may play this now\.$/,
    'Das dürfen jetzt nur die spielen, zwischen denen die Gefahren dieser Gemeinschaft liegen.',
  ],
  [
    /^This can only be done before the roll for moving on from an Under-deeps site\.$/,
    'Das geht nur vor dem Wurf, um von einem Ort der Untertiefen weiterzuziehen.',
  ],
  [
    /^This can only be done in place of facing the automatic-attacks of the site\.$/,
    'Das geht nur anstatt sich den automatischen Angriffen des Ortes zu stellen.',
  ],
  [
    /^This can only be done in place of attacking another company, as the site phase ends\.$/,
    'Das geht nur anstatt eine andere Gemeinschaft anzugreifen, am Ende der Ortsphase.',
  ],
  [
    /^Only what happens at the beginning of the phase may be done now\.$/,
    'Jetzt darf nur geschehen, was zu Beginn der Phase geschieht.',
  ],
  [
    /^Between the reveal of the site and the roll nothing can be done\.$/,
    'Zwischen dem Aufdecken des Ortes und dem Wurf kann man nichts tun.',
  ],
  [
    /^The site phase is ending: only what stands in for attacking a company may be done\.$/,
    'Die Ortsphase endet: jetzt geht nur, was an die Stelle eines Angriffs auf eine Gemeinschaft tritt.',
  ],
  [/^(.+) is to decide first\.$/, '$1 entscheidet zuerst.'],
];
