import type { StepWords } from './words.ts';

/** The other lessons in German: step by step as in pages/learn. */
export const craft: readonly StepWords[] = [
  [
    'Die Auswahl',
    'Vor dem ersten Zug wählen beide ihre Gemeinschaft. Jeder in deinem Vorrat hat Verstand: die Zahl in der Ecke seiner Karte. Zusammen dürfen die, die du nimmst, nicht mehr als 20 haben, denn um so viele kann sich ein Anführer kümmern.',
  ],
  [
    'Beide zugleich',
    'Jeder wählt einen im Geheimen, und beide werden zusammen gezeigt. Es gibt nur einen Aragorn in Mittelerde: wollen ihn beide, bekommt ihn keiner. Nimm Aragorn II, der Verstand 9 hat.',
    'Beginne mit dem, der dir am meisten fehlen würde: Aragorn II.',
  ],
  [
    'Was bleibt',
    'Elf sind übrig. Legolas und Gimli haben je 6, zu viel für beide; Glorfindel hat 8. Nimm Legolas.',
    'Nimm dieses eine Mal Legolas und sieh, was daraus wird.',
  ],
  [
    'Zwei wollten ihn',
    'Dein Gegenüber hat auch Legolas gewählt: so geht er mit keinem, und deine elf sind noch da. Am richtigen Tisch liegen beide Vorräte offen, während du wählst; sieh, wen der andere wollen könnte. Nimm stattdessen Gimli.',
    'Gimli hat 6, und du hast 11 übrig.',
  ],
  [
    'Der Letzte',
    'Fünf sind übrig. Glorfindel ist nun zu teuer und wird nicht mehr angeboten; am richtigen Tisch ist er blass, mit dem Grund daneben. Bilbo hat gerade 5: nimm ihn.',
    'Sam ginge auch, aber Bilbo braucht alles auf, was übrig ist. Nimm Bilbo.',
  ],
  [
    'Auf Wacht',
    'Ein anderer Tag. Du hältst Orc-guard, eine Kreatur der dunklen Hallen. Die Gemeinschaft deines Gegenübers bricht gleich von Lórien auf, und du weißt, was es nicht weiß: wohin es geht, könnte etwas warten.',
  ],
  [
    'Sie gehen nach Moria',
    'Celeborn und Haldir gehen nach Moria. Du könntest die Orks jetzt gegen sie spielen. Eine Karte darf aber auch verdeckt an den Ort gelegt werden, einmal je Gemeinschaft: sie zählt gegen die Gefahrengrenze, und niemand außer dir weiß, was sie ist.',
  ],
  [
    'Eine Karte, die wartet',
    'Leg Orc-guard auf Wacht.',
    'Lass sie auf sie warten: leg Orc-guard auf Wacht.',
  ],
  [
    'Sie gehen hinein',
    'Sie liegt verdeckt neben ihrem Ort. Dein Gegenüber hat es bedacht und tritt doch ein. Nun, vor dem, was Moria von selbst bewacht, darfst du deine Karte aufdecken, wenn sie eine Kreatur ist, die an den Ort gebunden sein kann.',
  ],
  [
    'Aufgedeckt',
    'Decke Orc-guard auf: sie greift an, wenn man sich dem gestellt hat, was Moria von selbst bewacht. Hättest du sie verdeckt gelassen, wäre sie nach den Ortsphasen auf deine Hand zurückgekehrt.',
    'Darauf hat sie gewartet: deck sie auf.',
  ],
  [
    'Ein Zauberer',
    'Nun zum Größten deiner Leute. In deiner Hand ist Gandalf, ein Zauberer. Jeder Spieler kann einen ins Spiel bringen, und dieser Zauberer bist du selbst: um ihn muss sich niemand kümmern, also nimmt er nichts von deinen 20.',
  ],
  [
    'Gemeinschaften bilden',
    'Charaktere kommen ins Spiel, während du planst. In dieser Lektion sagt man das zuerst: wähle, deine Gemeinschaften zu bilden. Am richtigen Tisch geht es gleich, durch einen Klick auf die Karte oder indem du sie ziehst.',
    'Bilde deine Gemeinschaften: da kommen Charaktere ins Spiel.',
  ],
  [
    'Er kommt',
    'Bring Gandalf in Bruchtal ins Spiel, in die Gemeinschaft von Aragorn und Legolas.',
    'Zu den anderen, nicht als eigene Gemeinschaft.',
  ],
  [
    'Gefolge',
    'Gandalf hat selbst viel direkten Einfluss. Um wer ihm folgt, kümmert er sich, und der gibt den allgemeinen Einfluss zurück, den er brauchte. Stell Aragorn II in Gandalfs Gefolge.',
    'Aragorn braucht 9 von deinen 20. Stell ihn in Gandalfs Gefolge.',
  ],
  [
    'Die Leute des anderen',
    'Aragorns 9 sind wieder frei, für andere. Noch etwas kann man mit Einfluss tun. In Bree trifft deine Gemeinschaft einen deines Gegenübers: Barliman Butterbur. Worte gewinnen nicht nur Parteien.',
  ],
  [
    'Einfluss auf einen Charakter',
    'Gandalf tappt, um mit ihm zu reden. Du würfelst zwei Würfel und zählst seinen freien Einfluss dazu, 10. Dein Gegenüber würfelt auch und zieht ab, was es würfelt und was es an allgemeinem Einfluss frei hat: 1, denn es kümmert sich um viele. Was bleibt, muss mehr sein als Barlimans Verstand, 1.',
    'Gandalf hat am meisten zu sagen. Lass ihn mit Barliman reden.',
  ],
  [
    'Er hat anderes zu tun',
    'Deine 9 und 10, weniger 1 und seine 5: das sind 13, und Barliman verlässt die Gemeinschaft deines Gegenübers. Er kommt nicht zu dir, sondern wird abgelegt, mit allem, was er trug. Dasselbe geht bei einem Verbündeten, wo er ist, und bei einer Partei an einem Ort, wo man sie spielen könnte; für einen Gegenstand musst du einen gleichen Namens von der Hand zeigen. Hättest du einen zweiten Barliman gezeigt, hätte sein Verstand nichts gezählt.',
  ],
  [
    'Nun spiel',
    'Wähle mit einem Blick auf den Vorrat des anderen; lass eine Kreatur warten, wo jemand hineingehen muss; bring deinen Zauberer, wenn ihm jemand folgen kann; und sprich mit denen, die allein stehen.',
  ],
];

export const shadow: readonly StepWords[] = [
  [
    'Unter dem Schatten',
    'Nun dienst du der anderen Seite. Du spielst einen Ringgeist: Orks, Trolle und böse Menschen gehen, wohin du sie schickst. Deine Gemeinschaften beginnen in Minas Morgul oder Dol Guldur; diese beiden, Carn Dûm und Geann a-Lisch sind deine dunklen Zufluchten. Dort heilen die Verwundeten, und Hauptleute kommen zu dir.',
  ],
  [
    'Heimlich und offen',
    'Neben dem Namen deiner Gemeinschaft steht „offen“: mit einem Ork oder Troll darin, oder einem Ringgeist, der als Grausiger Reiter geht, sehen alle, wem sie dient. Eine Gemeinschaft nur aus bösen Menschen ist heimlich und wird eingelassen, wo man auf Orks schießt. Außerhalb einer dunklen Zuflucht gehen Orks und Trolle nicht mit Elben, Zwergen, Dúnedain oder Hobbits, und eine Gemeinschaft hat nur einen Anführer.',
  ],
  [
    'Eigene Orte',
    'Jede Seite hat eigene Ortskarten. Derselbe Ort hält für dich anderes bereit als für einen Zauberer, und andere Wachen. Auf der Karte siehst du deine Fassung: ihren Typ, was man dort spielen kann, was auf dich wartet. Orte, von denen es für dich keine Karte gibt, sind blass.',
  ],
  [
    'Aufbruch',
    'Schick die Gemeinschaft zu den Totensümpfen. Viele Kreaturen, die Helden erschlügen, setzen deine Gemeinschaften nur fest: sie tappen, wen sie treffen, und verwunden niemanden.',
    'Heute ist in den Totensümpfen mehr zu holen.',
  ],
  [
    'Gemeinschaft gegen Gemeinschaft',
    'Wochen später kommen deine Orks nach Bree, und eine Gemeinschaft deines Gegenübers ist dort. Schergen und Helden sind Feinde: am Ende ihrer Ortsphase darf eine Gemeinschaft, die den Ort betreten hat, die andere angreifen.',
  ],
  [
    'Der Angriff',
    'Was deine Gemeinschaft sonst am Ort tut, kommt zuvor; versuchst du eine Karte deines Gegenübers zu beeinflussen, darfst du es in diesem Zug nicht angreifen. Hier gibt es nichts abzuwarten: greif sie an.',
    'Sie bleiben nicht lange. Greif an.',
  ],
  [
    'Einer gegen einen',
    'Dein Gegenüber sagt, wer von den Seinen sich Lagduf stellt: Faramir. Der Kampf ist in Paaren gezeichnet, wer nach wem schlägt.',
  ],
  [
    'Beide würfeln',
    'In einem solchen Kampf würfeln beide, jeder mit seinem Geschick, und jeder kann fallen. Lass Lagduf mit ganzer Kraft kämpfen und tappen.',
    'Er hat in diesem Zug nichts anderes vor: lass ihn tappen.',
  ],
  [
    'Beide würfeln',
    'Eine 12 für den Ork, eine 2 für den Menschen. Der Schlag gelingt, und die Zähigkeitsprobe entscheidet, dass Faramir nicht wieder aufsteht: seine Siegpunkte sind für dein Gegenüber verloren, und er zählt für dich als Erschlagener.',
  ],
  [
    'Wie es endet',
    'Manches bleibt, wie es war: reisen, sich Gefahren stellen, Punkte sammeln. Aber Gegenstände bringst du in eine dunkle Zuflucht oder nach Barad-dûr in Sicherheit, goldene Ringe werden am Ende deines Zuges geprüft, wo dein Ringgeist ist, und das Ende rufst du nicht, wie du magst: dazu braucht es Sudden Call, gespielt im eigenen Zug oder im Zug eines Gegenübers, das kein Zauberer ist und hätte rufen können. Bring den Einen Ring nach Barad-dûr, und du hast auf der Stelle gewonnen.',
  ],
];

export const fallen: readonly StepWords[] = [
  [
    'Vom Weg ab',
    'Du bist Pallando. Du wurdest gesandt, den freien Völkern zu helfen, und hast es dir anders überlegt: du bist ein gefallener Zauberer. Welcher von ihnen du bist, sagt man vor dem Spiel. Deine Heimat sind die Weißen Türme; bei dir ist Beretar, und auf der Wetterspitze wartet Halbarad.',
  ],
  [
    'Stufen',
    'Deine Hand hält Stufenkarten: die Schritte deines Falls. Jede hat Stufenpunkte, und zusammen stehen sie neben deinem Namen. Noch hast du keine. Manche Karten kann nur spielen, wer weit genug gegangen ist; andere deines Gegenübers treffen dich dafür umso härter.',
  ],
  [
    'Die erste Stufe',
    'Von selbst darfst du weder Orks und Trolle ins Spiel bringen noch jemanden mit Verstand über fünf: für beides braucht es eine Stufenkarte. Spiel Bad Company, und Orks und Trolle dürfen kommen.',
    'Beginne mit Bad Company.',
  ],
  [
    'Die erste Stufe',
    'Sie liegt neben deinen Gemeinschaften, und die Zahl neben deinem Namen ist zwei. Ein Ork oder Troll auf deiner Hand könnte nun ins Spiel kommen.',
  ],
  [
    'Die zweite Stufe',
    'Was immer du sammelst, ist dir einen Siegpunkt je Karte wert, wenn nichts anderes gesagt ist. Great Patron sagt es: Charaktere und Verbündete, die sonst zwei oder mehr wert sind, sind zwei wert. Spiel es.',
    'Du willst mehr als einen Punkt für deine Freunde: Great Patron.',
  ],
  ['Die zweite Stufe', 'Beretar ist sonst zwei Siegpunkte wert, und das ist er dir nun auch.'],
  [
    'Weit genug',
    'Vier Stufenpunkte: so viele verlangt Gatherer of Loyalties. Nun kann man es spielen, und deine einmaligen Parteien sind mehr wert.',
    'Für Gatherer of Loyalties bist du weit genug gegangen.',
  ],
  [
    'Weit genug',
    'Sieben Stufenpunkte. Sieh die Zahl neben deinem Namen an: sie sagt, woher sie kommen und was sie erlauben.',
  ],
  [
    'Eine eigene Zuflucht',
    'Keine Zuflucht der freien Völker ist eine für dich, und keine dunkle. Du hast Zaubererzufluchten: die Weißen Türme, Isengart und die, die du schaffst. Spiel Hidden Haven auf die Wetterspitze.',
    'Hidden Haven, auf die Wetterspitze, wo Halbarad wartet.',
  ],
  [
    'Eine eigene Zuflucht',
    'Die Wetterspitze ist nun eine Zaubererzuflucht: Halbarad kann dort heilen, Karten können verwahrt werden, und kein Angriff kommt dorthin. Andere Karten machen eine Zaubererzuflucht geschützt, so dass dein Gegenüber dort nichts von Wert spielt.',
  ],
  [
    'Orte beider Seiten',
    'Deine Gemeinschaft geht heimlich, also nutzt sie die Orte der Helden; eine mit einem Ork geht offen und nutzt von Grenzfesten und freien Festen die der Schergen. Ruinen und Höhlen dienen dir in beiden Fassungen. Was du dort spielst, muss von derselben Seite sein wie die Ortskarte. Schick Pallando zu den Hügelgräberhöhen der Helden.',
    'Zu den Hügelgräberhöhen.',
  ],
  [
    'Kein gedruckter Weg',
    'Du gehst nur durch Länder: der gedruckte Weg eines Ortes ist keiner für dich. Und auf dem Heimweg zieht man Karten nach der Zuflucht, zu der du gehst. Die Gemeinschaft bricht auf.',
  ],
  [
    'Wie weit?',
    'Am Ende deiner Planung darfst du eine Stufenkarte aufgeben, solange drei Stufenpunkte bleiben. Du gewinnst wie Zauberer, durch Punkte und vor dem Rat; Verwahrtes zählt nur in deinen Zaubererzufluchten. Geh so weit, wie deine Karten verlangen, und bedenke, was dein Gegenüber mit dem Rest des Weges anfangen kann.',
  ],
];

export const balrog: readonly StepWords[] = [
  [
    'Durins Fluch',
    'Du bist der Balrog. Moria und The Under-gates darunter sind deine dunklen Zufluchten: dort beginnen, heilen und verwahren deine Gemeinschaften. Orks und Trolle dienen dir, sonst niemand. Er selbst ist an die Tore gekommen; Gorbag hütet die Hallen darüber.',
  ],
  [
    'Die Horde sammelt sich',
    'Andere bringen einen Charakter je Zug ins Spiel. Du bringst einen und noch einen, der nicht einmalig ist. Beginne mit Azog, einem Anführer der Orks: ordne deine Gemeinschaften.',
    'Zuerst die Horde: ordne deine Gemeinschaften.',
  ],
  [
    'Die Horde sammelt sich',
    'Solange er im Spiel ist, kommt, wer unter allgemeinen Einfluss kommt, dorthin, wo er ist. Spiel Azog als eigene Gemeinschaft, damit der Balrog allein gehen kann.',
    'Azog zuerst, in eigener Gemeinschaft.',
  ],
  [
    'Sie kommen immer wieder',
    'Ein Hill-troll fiel im letzten Zug und liegt in deiner Ablage. Wer nicht einmalig ist und Verstand drei oder weniger hat, den spielst du auch von dort, oder von beiseite. Hol ihn zurück, zu Azog.',
    'Der Hill-troll kommt aus der Ablage zurück: zu Azog.',
  ],
  [
    'Sie kommen immer wieder',
    'Zwei in einem Zug, und einer davon wurde gestern erschlagen. Das ist alles für jetzt.',
    'Die Horde ist groß genug: hör damit auf.',
  ],
  [
    'Unter der Erde',
    'Der Balrog geht nicht unter dem Himmel: weder auf gedruckten Wegen noch von Land zu Land. Von einem Ort der Untertiefen zum nächsten geht er doch. Die Karte zeigt diese Schicht, die Wege und was man auf jedem würfeln muss. Schick ihn zu The Gem-deeps.',
    'In The Gem-deeps gibt es Gegenstände. Schick den Balrog dorthin.',
  ],
  [
    'Der Wurf',
    'Sechs oder mehr braucht es auf diesem Weg, und seine Gemeinschaft zählt drei dazu: eine 4 reicht. Sie kommen an. Wäre es misslungen, wären sie zurückgegangen, woher sie kamen.',
  ],
  [
    'In The Gem-deeps',
    'Drei Untote mit Geschick 9 bewachen sie, und es gibt einen zweiten automatischen Angriff: dafür darf dein Gegenüber eine Kreatur von der Hand spielen. Tritt ein.',
    'Er fürchtet hier nichts. Betritt den Ort.',
  ],
  [
    'In The Gem-deeps',
    'Die Untoten kommen über ihn. Er ist allein, also ist ein Schlag seiner, und die zwei zu viel schwächen ihn: um je eins, wenn dein Gegenüber sie dorthin gibt.',
  ],
  [
    'Ohne zu tappen',
    'Wer gegen einen Schlag nicht tappen will, verliert drei von seinem Geschick. Der Balrog verliert eins. Bleib ungetappt: es gibt noch mehr zu tun.',
    'Es kostet ihn so gut wie nichts: bleib ungetappt.',
  ],
  [
    'Ohne zu tappen',
    'Der Schlag ist zurückgeworfen, und er steht ungetappt in The Gem-deeps, bereit zu nehmen, was dort für seine Orks liegt: er selbst darf Gegenstände tragen, aber nicht nutzen.',
  ],
  [
    'Wie es endet',
    'Was du unter der Erde hast, zählt für dich wie alles andere; andere dürfen das Ihre nicht mitzählen, wenn es darum geht, das Ende zu rufen. Du rufst es mit Sudden Call, wie ein Ringgeist, und verwahrst nichts in Barad-dûr: sein Herr ist nicht dein Freund. Und sollte der Balrog je den Einen Ring tragen, gibt es eine Karte, mit der er jenen Herrn herausfordert, um auf der Stelle zu gewinnen oder, wenn der Wurf schlecht ist, zu fallen.',
  ],
];
