import type { StepWords } from './words.ts';

/** The guided first game in German: step by step as in pages/learn/lesson.ts. */
export const first: readonly StepWords[] = [
  [
    'Willkommen in Bruchtal',
    'Du führst eine Gemeinschaft von dreien: Aragorn II, Gimli und Sam Gamgee. Dein Gegenüber führt eine andere von Lórien aus. Beide sammelt ihr Siegpunkte: durch Charaktere, Gegenstände, Verbündete, Parteien und erschlagene Kreaturen. Am Ende wägt ein Rat, wessen Taten schwerer sind. In jedem Zug reist einer von euch, und der andere spielt die Gefahren des Weges.',
  ],
  [
    'Deine Hand',
    'Du hältst Hilfen, die dir in deinem eigenen Zug nützen, und Gefahren, die du im Zug des anderen gegen ihn spielst. Glamdring ist ein großer Gegenstand: man findet ihn nur, wo große Gegenstände liegen. Die Hügelgräberhöhen sind so ein Ort.',
  ],
  [
    'Reisen',
    'Es ist deine Planungsphase. Sag an, wohin deine Gemeinschaft geht: wähle die Hügelgräberhöhen, auf der Karte oder in der Liste. Dein Gegenüber sieht den Ort erst, wenn die Gemeinschaft aufbricht.',
    'Auch in Moria liegen große Gegenstände, aber dort schlagen vier Orks zu; in Bree und Lórien liegt keiner. Wähle die Hügelgräberhöhen.',
  ],
  [
    'Der Weg',
    'Der Ort wird aufgedeckt und der Weg dorthin gewählt. Die Länder, durch die ihr kommt, entscheiden, welche Kreaturen euch finden können. Der gedruckte Weg führt durch zweimal Wildnis, Rhudaur und Cardolan: nimm ihn.',
    'Das führte durch mehr Länder, und jedes ist ein Ort mehr, wo Kreaturen leben. Nimm den gedruckten Weg.',
  ],
  [
    'Gefahren',
    'Beide zieht ihr Karten für die Reise. Dann darf dein Gegenüber Gefahren spielen: nicht mehr als die Gefahrengrenze, die so groß ist wie deine Gemeinschaft, mindestens zwei. Eine Kreatur muss an ein Land deines Weges oder an deinen Ort gebunden sein. Da kommt sie: Warge, gebunden an die Wildnis, zwei Schläge mit Geschick 9.',
  ],
  [
    'Kampf: wer sich stellt',
    'Du könntest antworten, behältst aber deine Karten. Jeder Schlag geht an einen Charakter. Der erste ist für Gimli, dessen Geschick 5 ist.',
    'Sam hat nur Geschick 1, und Aragorn nimmt den zweiten. Gib den ersten Gimli.',
  ],
  [
    'Kampf: wer sich stellt',
    'Und der zweite Schlag ist für Aragorn II.',
    'Sam würde einem Warg kaum standhalten. Aragorn II nimmt ihn.',
  ],
  [
    'Kampf: der erste Schlag',
    'Schläge fallen einer nach dem anderen, in der Reihenfolge, die du magst. Beginne mit Gimli.',
    'Aragorn kann warten: beginne mit Gimli.',
  ],
  [
    'Tappen, um zu kämpfen',
    'Wer mit ganzer Kraft kämpft, tappt: er wird quer gelegt und tappt für nichts anderes, bis er in deinem nächsten Zug enttappt. Gimli tut es: seine 5 und zwei Würfel gegen die 9 der Warge.',
    'Kämpfen ohne zu tappen kostet 3 Geschick. Gimli hat in diesem Zug nichts anderes vor: lass ihn tappen.',
  ],
  [
    'Ungetappt bleiben',
    'Eine 8: dreizehn schlägt neun. Nun Aragorn. Du brauchst ihn später ungetappt, also halte er sich zurück: er kämpft mit -3, also mit 3 und den Würfeln gegen 9.',
    'Wenn er jetzt tappt, kann er am Ort das Schwert nicht aufnehmen. Lass ihn ungetappt.',
  ],
  [
    'Die Warge sind besiegt',
    'Jeder Schlag wurde abgewehrt, also gehört die Kreatur dir: ein Siegpunkt für den Sieg. Hätte ein Schlag getroffen, wäre der Charakter verwundet, und ein Wurf gegen seine Zähigkeit hätte gesagt, ob er lebt.',
  ],
  [
    'Den Ort betreten',
    'Dein Gegenüber hat getan, was es konnte, und die Gemeinschaft kommt an. In der Ortsphase darfst du den Ort betreten und musst dich dann dem stellen, was ihn bewacht. Betritt die Hügelgräberhöhen.',
    'Wer nicht hineingeht, findet nichts. Betritt den Ort.',
  ],
  [
    'Verborgen bleiben',
    'Untote bewachen die Gräber: ein Schlag mit Geschick 8, und wen er verwundet, der wird versucht. Aber du hältst Concealment: ein ungetappter Kundschafter tappt, und der Angriff ist abgebrochen. Spiel es.',
    'Du könntest kämpfen, aber wozu? Spiel Concealment.',
  ],
  [
    'Wer zahlt',
    'Aragorn und Sam sind beide Kundschafter. Lass Sam dafür tappen: Aragorn hat anderes zu tun.',
    'Aragorn muss ungetappt bleiben, um das Schwert zu nehmen. Sam zahlt.',
  ],
  [
    'Ein Gegenstand',
    'Der Weg ist frei. Eine Hilfe, die man an einem Ort spielt, tappt den, der sie nimmt, und auch den Ort: ein solcher Fund je Besuch, und ein kleiner Gegenstand dazu. Spiel Glamdring.',
    'Das ist für später. Wegen Glamdring bist du gekommen: spiel es.',
  ],
  [
    'Das Schwert Glamdring',
    'Aragorn trägt Glamdring: zwei Siegpunkte und +3 Geschick. Aber was groß ist, ist auch eine Last: es hat einen Verderbnispunkt. Merk dir das. Dein Zug endet hier; Hände werden auf acht Karten aufgefüllt oder gekürzt.',
  ],
  [
    'Der Zug deines Gegenübers',
    'Nun sind die Rollen vertauscht: dein Gegenüber reist, und du spielst die Gefahren. Celeborn und Haldir brechen von Lórien nach Rhosgobel auf, durch Wildnis, Grenzland und in das Dunkel des Südlichen Düsterwalds.',
  ],
  [
    'Du bist die Gefahr',
    'Du hältst selbst Warge. Zwei Schläge mit Geschick 9, gebunden an Wildnis, Grenzland oder Schattenland: ihr Weg hat einiges davon. Spiel sie.',
    'Das kann warten oder kann ihnen jetzt nicht schaden. Spiel die Warge.',
  ],
  [
    'Woran gebunden?',
    'Sag, woran die Kreatur gebunden ist. Ihr Weg hat Wildnis und Grenzland, und Warge sind in beidem zu Hause: nimm diesmal die Wildnis.',
    'Das ginge auch, aber wähle hier die Wildnis.',
  ],
  [
    'Sie kämpfen',
    'Niemand kann ihnen helfen. Sieh, wie die Schläge fielen: Celeborn wehrt seinen ab, aber Haldir wird getroffen und verwundet. Ein Verwundeter liegt auf dem Kopf, bis er in einer Zuflucht heilt.',
  ],
  [
    'Dein zweiter Zug',
    'Der Zug deines Gegenübers ist vorbei. Deine Gemeinschaft enttappt, und du planst wieder. Du hältst noch die Waldläufer des Nordens, eine Partei, und Parteien gewinnt man, wo sie leben: in Bree, nicht weit von hier.',
  ],
  [
    'Nach Bree',
    'Schick die Gemeinschaft nach Bree.',
    'Die Waldläufer leben bei Bree. Geh dorthin.',
  ],
  [
    'Von Land zu Land',
    'Von einem Ort, der keine Zuflucht ist, reist man meist Land für Land, durch höchstens vier. Cardolan und Arthedain sind Nachbarn: nimm den kurzen Weg.',
    'Das ist ein Umweg. Von Cardolan gleich nach Arthedain ist am kürzesten.',
  ],
  [
    'Verderbnis',
    'Dein Gegenüber hat Aragorns Schwäche gefunden: Lure of Expedience, eine Verderbniskarte mit zwei weiteren Verderbnispunkten, und dann Weariness of the Heart, das eine Verderbnisprobe erzwingt. Zwei Würfel müssen mehr zeigen als seine Verderbnispunkte, jetzt 3: bei ebenso viel oder einem weniger würde er abgelegt, bei noch weniger wäre er für immer verloren.',
  ],
  [
    'Freunde helfen',
    'Jeder ungetappte Gefährte darf tappen und gibt +1 auf die Probe. Gimli steht seinem Freund bei.',
    'Hilf ihm, bevor gewürfelt wird: tappe Gimli.',
  ],
  [
    'Die Würfel',
    'Eine 3! Ohne Gimli wäre er gefallen. Mit dessen +1 ist es 4, mehr als die 3 Verderbnispunkte: Aragorn bleibt treu.',
  ],
  [
    'Nach Bree hinein',
    'Bree ist eine Grenzfeste, die niemand bewacht: kein automatischer Angriff wartet. Betritt den Ort.',
    'Betritt den Ort, denn die Waldläufer trifft man drinnen.',
  ],
  [
    'Einfluss',
    'Eine Partei gewinnt man durch einen Einflussversuch: ein Charakter tappt, und zwei Würfel und sein freier direkter Einfluss müssen mehr sein als die Zahl der Partei, 9. Spiel die Waldläufer des Nordens.',
    'Deshalb bist du nicht gekommen. Spiel die Waldläufer des Nordens.',
  ],
  [
    'Wer spricht',
    'Aragorn ist ihr Oberhaupt: 3 Einfluss, +2 bei den Waldläufern, +1 als einer der Dúnedain. Er braucht nur eine 4. Lass ihn sprechen.',
    'Die Waldläufer hören auf ihr Oberhaupt: lass Aragorn sprechen.',
  ],
  [
    'Die Waldläufer folgen',
    'Eine 7 und 6 dazu: die Waldläufer des Nordens schließen sich dir an, für drei Siegpunkte. Sie liegen bei deinen gewonnenen Karten.',
  ],
  [
    'Viele Züge später',
    'So gehen Spiele etwa ein Dutzend Züge lang. Springen wir voraus: du hast 25 Siegpunkte gesammelt und dein Deck einmal durchgespielt. Also darfst du am Ende deines Zuges den Rat einberufen.',
  ],
  [
    'Der Rat',
    'Berufe den Rat ein. Dein Gegenüber hat einen letzten Zug, und dann wird abgerechnet.',
    'Du liegst vorn: ruf den Rat, solange es so ist.',
  ],
  [
    'Eine letzte Probe',
    'Der letzte Zug deines Gegenübers ist vorbei, und der Rat tagt. Jeder Charakter besteht eine letzte Verderbnisprobe: wer sie nicht besteht, zählt nicht.',
  ],
  [
    'Eine letzte Probe',
    'Du sagst, in welcher Reihenfolge deine Charaktere geprüft werden. Aragorn, der Glamdring trägt, sei der erste.',
    'Beginne mit Aragorn.',
  ],
  [
    'Die Abrechnung',
    'Alle stehen fest, und die Punkte werden gezählt. Wer aus einer Quelle keine Punkte hat, lässt sein Gegenüber die seinen daraus verdoppeln, Erschlagene ausgenommen; danach darf keine Quelle mehr als die Hälfte des Ganzen sein. Du hast dein erstes Spiel gewonnen.',
  ],
  [
    'Nun spiel',
    'Das ist alles: reise, stell dich den Gefahren, finde, was Orte bergen, gewinne Parteien, hüte dich vor Verderbnis und bring es vor den Rat. Alles, was du darfst, wird immer angeboten, und was du nicht darfst, sagt warum. Spiel dein erstes richtiges Spiel, wann du magst.',
  ],
];
