/** Why something may not be done now: the engine’s own reasons in German, by what they say of whom. */
export const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(.+) can only be played at a home site(, a haven,)? where your companies or site cards allow it\.$/,
    '$1 kann nur an einem Heimatort oder in einer Zuflucht gespielt werden, wo deine Gemeinschaften oder Ortskarten es erlauben.',
  ],
  [/^(.+) cannot be keyed to the site\.$/, '$1 lässt sich nicht an den Ort binden.'],
  [
    /^(.+) cannot be keyed to the path or the site of this company\.$/,
    '$1 lässt sich weder an den Weg noch an den Ort dieser Gemeinschaft binden.',
  ],
  [
    /^(.+) cannot be played against such a player\.$/,
    '$1 kann gegen solche Spieler nicht gespielt werden.',
  ],
  [
    /^(.+) cannot be played against this company now\.$/,
    '$1 kann jetzt nicht gegen diese Gemeinschaft gespielt werden.',
  ],
  [/^(.+) cannot be played at (.+)\.$/, '$1 kann nicht in $2 gespielt werden.'],
  [
    /^(.+) has too much mind to be played without a card that allows it\.$/,
    '$1 hat zu viel Verstand, um ohne eine Karte gespielt zu werden, die es erlaubt.',
  ],
  [
    /^(.+) is a hoard item, and there is no hoard here\.$/,
    '$1 gehört in einen Hort, und hier ist keiner.',
  ],
  [
    /^(.+) is an agent, and only a hazard for you\.$/,
    '$1 ist ein Agent und für dich nur eine Gefahr.',
  ],
  [
    /^(.+) is for the player of another avatar\.$/,
    '$1 ist für den Spieler einer anderen Hauptfigur.',
  ],
  [
    /^(.+) is not of the side of the card of (.+)\.$/,
    '$1 gehört nicht zur Seite der Karte von $2.',
  ],
  [/^(.+) is unique and already (.+)\.$/, '$1 ist einmalig und schon vergeben ($2).'],
  [/^(.+) has no influence left for it\.$/, '$1 hat dafür keinen Einfluss mehr frei.'],
  [/^(.+) cannot be revealed on guard\.$/, '$1 kann nicht auf Wacht aufgedeckt werden.'],
  [/^(.+) would change nothing now\.$/, '$1 würde jetzt nichts ändern.'],
  [
    /^(.+) would not affect an automatic-attack here\.$/,
    '$1 würde hier keinen automatischen Angriff berühren.',
  ],
  [
    /^(.+) would not bear on the check that is to be made\.$/,
    '$1 hätte mit der anstehenden Probe nichts zu tun.',
  ],
  [
    /^(.+) would not bear on the strike that is being resolved\.$/,
    '$1 hätte mit dem laufenden Schlag nichts zu tun.',
  ],
  [
    /^(.+) would not directly affect the company, or an influence check\.$/,
    '$1 beträfe weder die Gemeinschaft noch eine Einflussprobe unmittelbar.',
  ],
  [
    /^The card of (.+) is there for the rescue alone\.$/,
    'Die Karte von $1 liegt nur für die Rettung da.',
  ],
  [/^(.+) is tapped\.$/, '$1 ist getappt.'],
  [
    /^(.+) are played when all attacks have been faced\.$/,
    '$1 werden gespielt, wenn alle Angriffe überstanden sind.',
  ],
  [/^(.+) can only be played in the site phase\.$/, '$1 kann man nur in der Ortsphase spielen.'],
  [
    /^A creature can only start a chain of effects\.$/,
    'Eine Kreatur kann eine Kette nur beginnen.',
  ],
  [
    /^(?:A creature|An agent) cannot be played during combat\.$/,
    'Im Kampf kann sie nicht gespielt werden.',
  ],
  [
    /^(?:Agents|Creatures|Hazards) are played in an opponent’s movement\/hazard phase\.$/,
    'Das spielt man in der Bewegungsphase eines anderen.',
  ],
  [
    /^(?:Agents|Creatures) are played in step 7 of the movement\/hazard phase\.$/,
    'Das spielt man im siebten Schritt der Bewegungsphase.',
  ],
  [/^Hazards are played in an opponent’s turn\.$/, 'Gefahren spielt man im Zug eines anderen.'],
  [
    /^Hazards cannot be played against an attack in the site phase\.$/,
    'Gegen einen Angriff in der Ortsphase kann man keine Gefahren spielen.',
  ],
  [
    /^Another player is the hazard player against this company\.$/,
    'Gegen diese Gemeinschaft spielt ein anderer die Gefahren.',
  ],
  [/^Another player is (.+)\.$/, 'Ein anderer Spieler ist $1.'],
  [
    /^At the council only what bears on a corruption check may be done\.$/,
    'Vor dem Rat geht nur, was eine Probe auf Verderbnis betrifft.',
  ],
  [/^Characters are played in your own turn\.$/, 'Charaktere spielt man im eigenen Zug.'],
  [
    /^Characters are played while organizing, in the organization phase\.$/,
    'Charaktere spielt man bei der Planung.',
  ],
  [
    /^Characters come in as companies are composed: begin with that\.$/,
    'Charaktere kommen, wenn Gemeinschaften gebildet werden: beginne damit.',
  ],
  [
    /^Between the strikes of this attack only what may be done at any time is lawful\.$/,
    'Zwischen den Schlägen dieses Angriffs geht nur, was jederzeit geht.',
  ],
  [
    /^In a strike sequence only what affects that strike may be done\.$/,
    'Während eines Schlages geht nur, was diesen Schlag betrifft.',
  ],
  [
    /^It can only be revealed in the site phase of the company it was placed against\.$/,
    'Sie kann nur in der Ortsphase der Gemeinschaft aufgedeckt werden, gegen die sie liegt.',
  ],
  [
    /^It cannot be played in answer to something else\.$/,
    'Sie kann nicht als Antwort auf etwas anderes gespielt werden.',
  ],
  [
    /^It is the attacker’s turn to affect the strike\.$/,
    'Der Angreifer ist an der Reihe, den Schlag zu beeinflussen.',
  ],
  [
    /^It is the defender’s turn to affect the strike\.$/,
    'Der Verteidiger ist an der Reihe, den Schlag zu beeinflussen.',
  ],
  [
    /^No card lets you play Orcs or Trolls\.$/,
    'Keine Karte erlaubt dir, Orks oder Trolle zu spielen.',
  ],
  [
    /^No card lets you play (.+) as a follower\.$/,
    'Keine Karte erlaubt dir, $1 als Gefolge zu spielen.',
  ],
  [
    /^No character of the company can tap to play (.+)\.$/,
    'Niemand in der Gemeinschaft kann tappen, um $1 zu spielen.',
  ],
  [/^No choice of targets for (.+) is legal now\.$/, 'Für $1 gibt es jetzt keine erlaubten Ziele.'],
  [
    /^No hazards are played while two companies fight\.$/,
    'Während zwei Gemeinschaften kämpfen, spielt niemand Gefahren.',
  ],
  [/^No one can use (.+) now: it needs (.+)\.$/, 'Niemand kann $1 jetzt nutzen; es braucht: $2.'],
  [/^(.+) can only be used if (.+)\.$/, '$1 kann nur genutzt werden, wenn: $2.'],
  [
    /^Nothing is declared that would tap the site\.$/,
    'Nichts ist angesagt, das den Ort tappen würde.',
  ],
  [/^(.+) is not revealed in answer to this\.$/, '$1 wird nicht in Antwort hierauf aufgedeckt.'],
  [/^Now only what affects the roll may be done\.$/, 'Jetzt geht nur, was den Wurf betrifft.'],
  [
    /^Now only what cancels the attack or changes it as a whole may be done\.$/,
    'Jetzt geht nur, was den Angriff abbricht oder als Ganzes ändert.',
  ],
  [
    /^Now only what stands in for facing the automatic-attacks may be done\.$/,
    'Jetzt geht nur, was an die Stelle der automatischen Angriffe tritt.',
  ],
  [/^Now the attack can only be canceled\.$/, 'Jetzt kann der Angriff nur abgebrochen werden.'],
  [
    /^One character has been played or discarded this turn\.$/,
    'In diesem Zug wurde schon ein Charakter gespielt oder abgelegt.',
  ],
  [
    /^Resource long-events are played in the long-event phase\.$/,
    'Lange Ereignisse spielt man in ihrer eigenen Phase.',
  ],
  [/^Resources are played in your own turn\.$/, 'Hilfsmittel spielt man im eigenen Zug.'],
  [
    /^Something in play keeps (.+) from being played there\.$/,
    'Etwas im Spiel verhindert, dass $1 dort gespielt wird.',
  ],
  [
    /^Something in play keeps (.+) from being played\.$/,
    'Etwas im Spiel verhindert, dass $1 gespielt wird.',
  ],
  [
    /^Strikes are assigned: nothing may change their number any more\.$/,
    'Die Schläge sind verteilt: ihre Zahl ändert sich nicht mehr.',
  ],
  [/^The company has not entered its site\.$/, 'Die Gemeinschaft hat ihren Ort nicht betreten.'],
  [/^The cost of (.+) cannot be paid\.$/, 'Was $1 kostet, kann nicht bezahlt werden.'],
  [
    /^The hazard limit is (\d+), and (\d+) are declared\.$/,
    'Die Gefahrengrenze ist $1, und $2 sind angesagt.',
  ],
  [
    /^The phase is ending: only what is said to happen then may be done\.$/,
    'Die Phase endet: nur was dann geschehen soll, ist möglich.',
  ],
  [/^The site has no automatic-attack\.$/, 'Der Ort hat keinen automatischen Angriff.'],
  [
    /^There is no legal target for (.+) now: it needs (.+)\.$/,
    'Für $1 gibt es jetzt kein erlaubtes Ziel; es braucht: $2.',
  ],
  [/^There is nobody left in the company\.$/, 'In der Gemeinschaft ist niemand mehr.'],
  [
    /^This can only be done at the beginning of the (.+)\.$/,
    'Das geht nur zu Beginn dieser Phase: $1.',
  ],
  [/^This can only be done at the end of the (.+)\.$/, 'Das geht nur am Ende dieser Phase: $1.'],
  [/^This can only be done in an opponent’s turn\.$/, 'Das geht nur im Zug eines anderen.'],
  [/^This can only be done in your own turn\.$/, 'Das geht nur im eigenen Zug.'],
  [/^This can only be done in the (.+)\.$/, 'Das geht nur in dieser Phase: $1.'],
  [
    /^This ring only comes into play when a gold ring is tested\.$/,
    'Dieser Ring kommt nur ins Spiel, wenn ein goldener Ring geprüft wird.',
  ],
  [/^What (.+) asks for is not so now\.$/, 'Was $1 verlangt, ist jetzt nicht so.'],
  [/^What (.+) does cannot be done from on guard\.$/, 'Was $1 tut, geht nicht von der Wacht aus.'],
  [
    /^What must be tapped or discarded for (.+) is not ready\.$/,
    'Was für $1 getappt oder abgelegt werden muss, ist nicht bereit.',
  ],
  [
    /^What taps the site is played when all attacks there have been faced\.$/,
    'Was den Ort tappt, spielt man, wenn alle Angriffe dort überstanden sind.',
  ],
  [
    /^Nothing stands against it but the moment: first this must be decided \(.+\)\.$/,
    'Nichts spricht dagegen als der Augenblick: erst muss anderes entschieden werden.',
  ],
  [
    /^Who could use (.+) must tap for it, and is not untapped\.$/,
    'Wer $1 nutzen könnte, muss dafür tappen und ist nicht ungetappt.',
  ],
  [
    /^A corruption card can only start a chain of effects\.$/,
    'Eine Verderbniskarte kann eine Kette nur beginnen.',
  ],
  [
    /^(.+) cannot be duplicated, and a copy is at work\.$/,
    '$1 kann es nicht zweimal geben, und eine Kopie wirkt schon.',
  ],
  [
    /^(.+) may start combat, so it cannot be declared in answer\.$/,
    '$1 kann einen Kampf auslösen und ist darum keine Antwort.',
  ],
  [
    /^(.+) may start combat, so it cannot be declared during combat\.$/,
    '$1 kann einen Kampf auslösen und geht darum nicht im Kampf.',
  ],
  [/^You have organized this turn already\.$/, 'Du hast in diesem Zug schon geplant.'],
  [/^You have revealed another avatar\.$/, 'Du hast schon eine andere Hauptfigur gezeigt.'],
  [/^Your avatar is in play\.$/, 'Deine Hauptfigur ist im Spiel.'],
  [
    /^Your avatar was eliminated: no other can be revealed\.$/,
    'Deine Hauptfigur ist ausgeschieden: keine andere kann gezeigt werden.',
  ],
  [
    /^(.+) cannot be duplicated, and a copy is at work on all it could be aimed at\.$/,
    '$1 gilt nur einmal, und eine wirkt schon auf alles, worauf sie zielen könnte.',
  ],
  [
    /^A company cannot be sent back in the middle of an attack\.$/,
    'Mitten in einem Angriff kann keine Gemeinschaft zurückgeschickt werden.',
  ],
  [
    /^The company has not entered its site yet\.$/,
    'Die Gemeinschaft hat ihren Ort noch nicht betreten.',
  ],
  [
    /^Who could use (.+) is in a company that cannot do it now\.$/,
    'Wer $1 nutzen könnte, ist in einer Gemeinschaft, die das jetzt nicht kann.',
  ],
  [
    /^Only one corruption card can be played on each character each turn\.$/,
    'Auf jeden Charakter nur eine Verderbniskarte je Zug.',
  ],
];
