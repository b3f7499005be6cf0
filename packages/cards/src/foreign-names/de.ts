import { nameTable } from '../foreign-names.ts';

/** The names of cards in German. */
export const names = nameTable(`
TW-1 Entführer
TW-5 Hinterhalt
TW-6 Aufstacheln der Bewohner
TW-7 Aufstacheln der Finsterlinge
TW-8 Attentäter
TW-9 Erwachen der Bewohner
TW-10 Erwachen der Finsterlinge
TW-11 Erwachen der Erdfeuer
TW-12 Der Balrog von Moria
TW-13 Fluch des Ithil-Steins
TW-14 Grabunhold
TW-15 Grabunhold
TW-16 Bert (Bûrat)
TW-17 Gesetzlose
TW-18 Ruf der Heimat
TW-19 Ruf der See
TW-20 Höhlendrache
TW-21 Würgender Schatten
TW-22 Sturmwolken
TW-23 Leichenlicht
TW-24 Korsaren von Umbar
TW-27 Verzweiflung des Herzens
TW-28 Tore der Nacht
TW-29 Verwüstung der Drachen
TW-30 Sturmflut
TW-31 Dwar von Waw
TW-32 Das Auge Saurons
TW-33 Riesenschildkröte
TW-34 Geflügelter Unhold
TW-35 Grausamer Winter
TW-36 Giftige Dämpfe
TW-37 Geister
TW-38 Ghule
TW-39 Riese
TW-40 Riesenspinnen
TW-41 Düsternis
TW-42 Gier
TW-43 Halbtrolle aus Weit-Harad
TW-44 Hoarmûrath von Dír
TW-46 Indûr von Mûmakan
TW-47 Khamûl der Ostling
TW-49 Langer Winter
TW-50 Irrfahrt
TW-51 Verirrt in Grenzlanden
TW-52 Verirrt im Dunklen Reich
TW-53 Verirrt in Freien Reichen
TW-54 Verirrt in Schattenlanden
TW-55 Verlaufen in der Wildnis
TW-56 Versuchung des Erschaffens
TW-57 Versuchung der Gelüste
TW-58 Versuchung der Natur
TW-59 Verlockung der Macht
TW-60 Verlockung der Sinne
TW-61 Aufruhr der Schergen
TW-62 Morgul-Nacht
TW-63 Morgul-Pferd
TW-64 Morgul-Messer
TW-65 Saurons Mund
TW-66 Mûmak (Olifanten)
TW-67 Auflösung des Heeres
TW-68 Neumond
TW-69 Nacht
TW-70 Der alte Weidenmann
TW-71 Olog-hai (Trolle)
TW-72 Ork-Wachtposten
TW-73 Ork-Unterhäuptling
TW-74 Ork-Patrouille
TW-75 Ork-Räuberbande
TW-76 Ork-Kriegsmeute
TW-77 Ork-Krieger
TW-78 Ork-Wache
TW-79 Taschendieb
TW-80 Taschendieb
TW-81 Plage der Unholde
TW-82 Puckelmänner
TW-83 Ren der Unreine
TW-84 Fluß
TW-86 Kankra
TW-87 Belagerung
TW-88 Stiller Wächter
TW-89 Totschläger
TW-91 Schneesturm
TW-92 Osses Sturmflut
TW-93 Das Gleichgewicht der Mächte
TW-94 Die Last der Zeit
TW-95 Der Große Ork
TW-96 Die Nazgûl sind unterwegs
TW-97 Das Bleiche Schwert
TW-98 Der Schatz
TW-99 Der Betrug des Ringes
TW-100 Der Wille Saurons
TW-101 Der Wille des Rings
TW-102 Dieb
TW-103 Tom (Tûma)
TW-104 Erbe der Tuks
TW-105 Verräter
TW-106 Zwielicht
TW-107 Ûvatha der Reiter
TW-108 Ruf des Krieges
TW-109 Warge
TW-110 Der Wächter im Wasser
TW-111 Müdigkeit des Herzens
TW-112 William (Wûluag)
TW-113 Hexenkönig von Angmar
TW-114 Wölfe
TW-115 Worte von Macht und Schrecken
TW-124 Bard der Bogenschütze
TW-125 Gerstenmann Butterblume
TW-155 Der alte Gamling
TW-179 Rudi Kleinbau
TW-180 Sam Gamdschie
TW-188 Glückliche Zusammenkunft
TW-189 Ein Freund oder Drei
TW-190 Palantír Vorbereiten
TW-191 Anduin
TW-192 Andúril, die Flamme des Westens
TW-193 Das Schattenheer
TW-194 Aschenberge
TW-196 Schöner Goldener Ring
TW-197 Beorninger
TW-198 Bill, das Pony
TW-199 Abwehr
TW-200 Zwerge des Blauen Gebirges
TW-201 Buch von Mazarbul
TW-202 Brücke
TW-203 Klarer Himmel
TW-204 Versteck
TW-205 Schicksalsklüfte
TW-206 Dolch aus Westernis
TW-207 Streit der Finsterlinge
TW-208 Streit der Finsterlinge
TW-209 Ausweichen
TW-210 Träume der Weisheit
TW-211 Dunländer
TW-212 Durins Axt
TW-213 Zwergenring von Barins Volk
TW-214 Zwergenring von Bávors Volk
TW-215 Zwergenring von Drúins Volk
TW-216 Zwergenring von Durins Volk
TW-217 Zwergenring von Dwálins Volk
TW-218 Zwergenring von Thélors Volk
TW-219 Zwergenring von Thrárs Volk
TW-220 Ritt auf den Adlern
TW-221 Erde aus Galadriels Garten
TW-222 Ostlinge
TW-223 Elbenlied
TW-224 Elbenstein
TW-225 Elbenmantel
TW-226 Elben von Lindon
TW-227 Ent-Trunk
TW-228 Ents von Fangorn
TW-229 Entkommen
TW-230 Entkommen
TW-231 Hübscher Goldener Ring
TW-232 Günstige Winde
TW-233 Gute Reise in Grenzlanden
TW-234 Gute Reise in Dunklen Reichen
TW-235 Gute Reise in Freien Reichen
TW-236 Gute Reise in Schattenlanden
TW-237 Gute Reise in der Wildnis
TW-238 Weitblick
TW-239 Gunst der Valar
TW-240 Gemeinschaft
TW-241 Nebel
TW-242 Furt
TW-243 Tore des Morgens
TW-245 Goldbeere
TW-247 Gollums Schicksal
TW-248 Große Straße
TW-249 Großes Schiff
TW-250 Wappenschild von Rohan
TW-252 Geschick der Halblinge
TW-253 Kraft der Halblinge
TW-254 Schimmerndes Kettenhemd
TW-255 Heilkräuter
TW-256 Versteck
TW-257 Hügelmenschen
TW-259 Horn von Anor
TW-260 Pferde
TW-261 Zwerge aus dem Eisengebirge
TW-262 Entflammender Mut
TW-263 Ritter von Dol Amroth
TW-264 Schwankender Mut
TW-265 Lockenblatt
TW-266 Geringerer Ring
TW-267 Gewaltige Erscheinung
TW-269 Finderglück
TW-270 Glücklicher Hieb
TW-271 Magischer Ring des Mutes
TW-272 Magische Ring des Wissens
TW-273 Magischer Ring der Natur
TW-274 Magischer Ring der Heimlichkeit
TW-275 Magischer Ring der Worte
TW-276 Männer von Anfalas
TW-277 Männer von Anórien
TW-278 Männer von Dorwinion
TW-279 Männer von Lamedon
TW-280 Männer von Lebennin
TW-281 Männer des Nördliches Rhovanion
TW-282 Galadriels Spiegel
TW-284 Nebelgebirge
TW-285 Mond
TW-287 Schattengebirge
TW-288 Heerschau
TW-292 Neue Freundschaft
TW-293 Alte Freundschaft
TW-294 Alte Straße
TW-295 Orkrist
TW-296 Palantír von Amon Sûl
TW-297 Palantír von Annúminas
TW-298 Palantír von Elostirion
TW-299 Palantír von Minas Tirith
TW-300 Palantír von Orthanc
TW-301 Palantír von Osgiliath
TW-302 Die Pfade der Toten
TW-303 Überredungskunst
TW-304 Trunk des Kampfesmutes
TW-305 Loblied auf Elbereth
TW-306 Wertvoller Goldener Ring
TW-307 Flinkbaum
TW-308 Flinkbaum
TW-309 Friedliches Land
TW-310 Waldläufer von Ithilien
TW-311 Waldläufer des Nordens
TW-312 Der Rote Pfeil
TW-313 Das Rote Buch der Westmark
TW-314 Neu Schmieden
TW-315 Befreiung
TW-316 Die Rückkehr des Königs
TW-317 Reiter von Rohan
TW-318 Ringkunde
TW-319 Riskanter Schlag
TW-320 Roäc der Rabe
TW-321 Opferung der Gestalt
TW-322 Schößling des Weißen Baumes
TW-323 Schriftrolle von Isildur
TW-324 Geheimtür
TW-325 Geheimer Durchgang
TW-326 Schattenfell
TW-327 Eisenverstärkter Schild
TW-328 Borkenhaut
TW-329 Südlinge
TW-330 Sternenglas
TW-331 Sterne
TW-332 Verbergen
TW-333 Stich
TW-334 Stein von Erech
TW-335 Sonne
TW-336 Schwert von Gondolin
TW-337 Wahre Freundschaft
TW-338 Prüfung der Form
TW-339 Prüfung der Form
TW-340 Prüfung des Wissens
TW-341 Der Arkenstein
TW-342 Hahnenschrei
TW-343 Der Abendstern
TW-344 Die großen Adler
TW-345 Mithril-Kettenhemd
TW-346 Die Alte Drossel
TW-347 Der Eine Ring
TW-348 Der Weiße Baum
TW-349 Gründliche Suche
TW-351 Halsband der Schatten
TW-352 Turmwache von Minas Tirith
TW-353 Baumbart
TW-354 Wahre Gestalt
TW-355 Palantír verwenden
TW-356 Verbannen
TW-357 Variags aus Khand
TW-359 Weißes Gebirge
TW-360 Feuer des Zauberers
TW-361 Flamme des Zauberers
TW-362 Gelächter des Zauberers
TW-363 Ring der Zauberer
TW-364 Gischtpferde des Zauberers
TW-365 Prüfung der Zauberer
TW-366 Stimme des Zauberers
TW-367 Waldelben
TW-368 Waldmenschen
TW-369 Wasa aus dem Alten Puckelland
TW-370 Wasa dem Drúadan-Waldes
TW-372 Beutelsend
TW-373 Räuberlager
TW-374 Barad-Dûr
TW-375 Hügelgräberhöhen
TW-376 Beorns Haus
TW-377 Zwergenfeste im Blauen Gebirge
TW-381 Höhlen von Ûlund
TW-383 Felsnadel
TW-384 Totensümpfe
TW-385 Tal von Dimril
TW-388 Drûadan-Wald
TW-389 Dunharg
TW-390 Dunländische Clanfeste
TW-391 Adlerhorst
TW-392 Lager der Ostlinge
TW-395 Ettenöden
TW-396 Schwertelfelder
TW-397 Die Glitzernden Grotten
TW-398 Orkstadt
TW-399 Die Grauen Anfurten
TW-402 Zornfels
TW-403 Zwergenfeste in den Eisenbergen
TW-405 Insel der Lebenden Toten
TW-406 Seestadt
TW-409 Grabstätte der Lossadan
TW-410 Lager der Lossadan
TW-414 Schicksalsberg
TW-415 Der Gramberg
TW-416 Gundabadberg
TW-417 Der Alte Wald
TW-421 Bruchtal
TW-422 Verfallener Signalturm
TW-424 Kankras Lauer
TW-425 Schrel-kain
TW-426 Oase der Südlinge
TW-427 Steinkreis
TW-428 Der Einsame Berg
TW-429 Die Steine
TW-430 Die Weißen Türme
TW-431 Thron der Winde
TW-432 Thranduils Hallen
TW-434 Tal von Erech
TW-435 Lager der Variags
TW-436 Wetterspitze
TW-437 Quellhall
TW-438 Stadt der Waldmenschen
TW-439 Wegfeste der Wasa
TW-441 Küste von Andrast
TW-442 Täler des Anduin
TW-447 Bucht von Belfalas
TW-449 Braune Lande
TW-454 Elbenküste
TW-456 Küste von Eriador
TW-459 Pforte von Rohan
TW-461 Klüfte des Grauen Gebirges
TW-464 Herz des Düsterwaldes
TW-465 Der Hohe Paß
TW-466 Hulsten
TW-467 Pferdesteppe
TW-469 Eisengebirge
TW-475 Mündungen des Anduin
TW-476 Nördliches Rhovanion
TW-479 Alte Pukel-Wildnis
TW-480 Altes-Puckelland
TW-481 Rothornpaß
TW-484 Südlicher Düsterwald
TW-485 Südliches Rhovanion
TW-486 Das Auenland
TW-488 Westlicher Düsterwald
TW-489 Dürre Heide
TW-490 Ausläufer des Nebelgebirges
TW-491 Waldreich
TW-492 Das Wüten der Eisernen Krone
TW-493 Zirperkirper
TW-494 Schwarzer Pfeil
TW-495 Dick Bolger
TW-496 Die Eiserne Krone
TW-497 Das Pack vor der Tür
TW-498 Schwertmeister
TW-499 Zwergenaxt
TD-1 Agburanar auf der Jagd
TD-2 Agburanar daheim
TD-3 Bairanax
TD-4 Bairanax auf der Jagd
TD-5 Bairanax daheim
TD-6 Schwarzer Atem
TD-7 Aaskrähen
TD-8 Höhlen-Lindwurm
TD-9 Grausamer Caradhras
TD-10 Daelomin auf der Jagd
TD-11 Daelomin daheim
TD-12 Blitzschneller Angriff
TD-13 Wilde Wölfe
TD-14 Drachenblut
TD-15 Drachenodem
TD-16 Drachenfluch
TD-17 Drachenangst
TD-18 Drachenkrankheit
TD-19 Dunländische Räuber
TD-20 Eäcaraxë
TD-21 Earcaraxe auf der Jagd
TD-22 Earcaraxe daheim
TD-23 In den Klauen des Drachen
TD-24 Fiebernde Unruhe
TD-25 Törichte Worte
TD-26 Wahnsinnige Raserei
TD-27 Aus den Grüften von Angband
TD-29 Mit halb offenem Auge
TD-30 Hobgoblins
TD-31 Fledermausschwarm
TD-32 Eisdrache
TD-33 Eisige Berührung
TD-34 Aufwiegeln der Bewohner
TD-35 Aufwiegeln der Finsterlinge
TD-37 Itangast auf der Jagd
TD-38 lntangast daheim
TD-39 Bis aufs Gramm genau
TD-40 Landdrache
TD-41 Zurückgelassen
TD-42 Große Spinnen
TD-43 Leucaruth auf der Jagd
TD-44 Leucaruth daheim
TD-45 Lichtdrache
TD-46 Von Sorgen geplagt
TD-47 Sumpfdrache
TD-48 Verlorene Erinnerungen
TD-49 Morgulratten
TD-50 Es gibt kein Entkommen
TD-51 Geissel der See
TD-52 Zurück aus der Einsamkeit
TD-53 Unbändige Wut
TD-54 Die Gefahr kehrt zurück
TD-55 Erfahrung vieler Jahre
TD-56 Unbändige Kraft
TD-57 Regendrache
TD-58 Gerüchte von Reichtum
TD-59 Sanddrache
TD-61 Scatha auf der Jagd
TD-62 Scatha daheim
TD-64 Scorba auf der Jagd
TD-65 Scorba daheim
TD-66 Seeschlange
TD-67 Suchender Blick
TD-68 Schatten von Mordor
TD-69 Sie finden keine Ruh
TD-70 Smaug auf der Jagd
TD-71 Smaug daheim
TD-72 Das Lied der Herrin
TD-73 Sturmkrähe
TD-74 Mit List und Tücke
TD-75 Gefährten des Donners
TD-76 Düstere Zeiten
TD-77 Wahrer Kaltdrache
TD-78 Wahrer Feuerdrache
TD-79 Schnell wie der Wind
TD-80 Wilder Lindwurm
TD-81 Wilder Geflügelter Unhold
TD-82 Stürme des Zorns
TD-83 Geflügelter Kaltdrache
TD-84 Geflügelter Feuerdrachen
TD-85 Verdorrtes Land
TD-86 Wolfsreiter
TD-87 Wolfsreiter
TD-88 Drachengestank
TD-89 Müde und hungrig
TD-91 Fram Framsen
TD-94 Thráin II
TD-95 Kurze Rast
TD-96 Helm aus Adamant
TD-97 Ruft die Heere herbei!
TD-98 Beseelt von neuer Kraft
TD-99 Pfeile aus Ebenholz
TD-100 Belegaer
TD-101 Beute aus dem Drachenhort
TD-102 Bogen aus Drachenhorn
TD-103 Diebstahl
TD-104 Wolkenloser Himmel
TD-106 Drachenhunger
TD-107 Streit der Drachen
TD-108 Drachenkunde
TD-109 Zwergenschatz
TD-110 Widerhall der Freude
TD-111 Elbenpfad
TD-112 Smaragd aus Doriath
TD-113 Smaragd des Seefahrers
TD-114 Runenschild
TD-115 Tiefer Schlaf
TD-116 Schmeichelei
TD-118 Gabe des Verstehens
TD-119 Goldener Gürtel aus Lórien
TD-120 Silbernes Panzerhemd
TD-122 Helm des Verbergens
TD-123 Herbei von nah und fern
TD-124 Denn alle Wälder lichten sich
TD-125 Häuser der Heilung
TD-126 König unterm Berg
TD-127 Sagenhafte Reichtümer
TD-128 Eile ist geboten
TD-129 Erfahrung aus alter Zeit
TD-130 Magische Harfe
TD-131 Ein grosser Kämpe
TD-132 Geheime Pfade
TD-133 Mithrilkarte
TD-134 Wundersame Geschichten
TD-135 Meister von Seestadt
TD-136 Meister von Wald, Wasser und Berg
TD-137 Mathorn
TD-138 Die Männer von Thal
TD-139 Männer von Seestadt
TD-140 Mehr Verstand als ihr
TD-141 Silbernes Perlenkollier
TD-142 Nenselde die Meernymphe
TD-143 Nicht zu Hause
TD-144 Unterpfand
TD-145 Zuflucht
TD-146 Späte Heimkehrer
TD-148 Rätselsprache
TD-149 Müde und gesättigt
TD-150 Schwertscheide aus Chalzedon
TD-151 Geheime Neuigkeiten
TD-152 Pelzwechsler
TD-153 Der Stab zerbricht
TD-154 Stern der Hoffnung
TD-155 Lieder der Jagd
TD-156 Das Rätselpiel
TD-157 Drei Goldene Haare
TD-158 Thrórs Landkarte
TD-159 Listenreich
TD-160 Zwieback der Beorninger
TD-161 Schwert der Tapferkeit
TD-162 Verschwinde im Sonnenlicht
TD-163 Herz und Glieder wieder warm
TD-164 Gewaschen und erfrischt
TD-165 Wegbrot
TD-166 Wenn ich eines Weiß
TD-167 Schnell zur Hand
TD-168 Geistreich
TD-169 Enthüllung des Zauberers
TD-170 Stab des Zauberers
TD-171 Wundersame Karten
TD-172 Drachenbann
TD-174 Thal
TD-176 Goldhügel
TD-177 Gondmaeglon
TD-178 Insel der Ulond
TD-179 Talsenke von Ovir
TD-182 Flammen des Zorns
TD-183 Horn der Herausforderung
DM-2 Badula
DM-3 Lutz Farning
DM-11 Fori der Bartlose
DM-15 Der Grimburgoth
DM-27 Schlangenzunge
DM-28 Lobelia Sackheim-Beutlin
DM-29 Mein Schatz
DM-30 Die Gemmen-Tiefen
DM-32 Hügel des Einsiedlers
DM-33 Die Eisen-Tiefen
DM-34 Die Pûkel-Tiefen
DM-35 Die Schwefel-Tiefen
DM-36 Unterirdische Hallen
DM-37 Unterirdischen Stollen
DM-38 Die Unterirdischen Tore
DM-39 Die Unterirdischen Grotten
DM-40 Die Unterirdischen Felder
DM-41 Die Unterirdischen Gewölbe
DM-43 Ein Dieb in der Nacht
DM-44 Angmar erhebt sich
DM-45 Unerwarteter Vorposten
DM-46 Die Pläne sind durchschaut
DM-47 Zorn des Schwarzen Feindes
DM-48 Vom Fluch geplagt
DM-49 Der Weg ist schwer zu finden
DM-50 Die List des Feindes
DM-51 Doppelte Wachsamkeit
DM-52 Trommeln
DM-53 Die Erde bebt
DM-54 Endloses Flüstern
DM-55 Odem der Verwesung
DM-56 Die Augen des Schattens
DM-57 Gesichter der Toten
DM-58 Fliegen und Spinnen
DM-59 Feinde werden fallen
DM-60 Worte statt Taten
DM-61 Gegen jede Vernunft
DM-62 Verzweifelte Entschlossenheit
DM-63 Geheimnisse der Tiefe
DM-64 Eiserne Helme
DM-65 Ins Dunkel zu treiben
DM-66 Ungestüme Wut
DM-67 Im Herzen seines Reiches
DM-68 In den rauchenden Berg
DM-69 Mit der Wucht einer Ramme
DM-70 Der lange Arm des Feindes
DM-71 Mond des Todes
DM-72 Mordor marschiert
DM-73 Weder so alt noch so mächtig
DM-74 Von Niemandem gesehen
DM-75 Kein Weg führt weiter
DM-76 Ohne Freunde
DM-77 Vom schwarzen Himmel
DM-78 Dunkle Träume
DM-79 Zahllose Wunden
DM-80 Mann auf Mann
DM-81 Der Schatten wächst
DM-82 Ulmos Reich des Wassers
DM-83 Mit doppelter Kraft
DM-84 Ein letztes Lebewohl
DM-85 Aug' in Aug' mit der Gefahr
DM-86 Stählerne Säbel
DM-87 Erfolglose Suche
DM-88 Von Grauen ergriffen
DM-89 Schatten aus der Dunkelheit
DM-90 Schrecken der Grabunholde
DM-91 Plötzliche Wut
DM-92 Hab' ich Dich
DM-93 Stammesbanner
DM-94 Stammestotem
DM-95 Trolltaschen
DM-96 Verfälschte Berichte
DM-97 Zwei oder drei Stämme
DM-98 Der Weg ist versperrt
DM-99 Von Orks verschleppt
DM-100 Es könnte eine Lüge sein
DM-101 Verweigerte Gefolgschaft
DM-102 Tiefe Wunden
DM-103 Der Geisterfürst
DM-104 Falsches Willkommen
DM-105 Bûthrakaur der Grüne
DM-106 Eisiger Schatten
DM-107 Durins Fluch
DM-108 Kleine Schnüffler
DM-109 Namenloses Wesen
DM-110 Spinne des Môrlat
DM-111 Rastlose Gebeine
DM-112 Umagaur der Bleiche
DM-113 Blasse Irrlichter
DM-114 Unvorhergesehenes Fest
DM-115 Vergessene Treppe
DM-116 Waffenkammer
DM-117 Warten auf Hilfe
DM-118 Kampf der Mächte
DM-119 Klinge aus dem Hügelgrab
DM-120 Lúthiens Wahl
DM-121 Blütenkrone
DM-122 Abschiedsbecher
DM-123 Truppen des Bösen
DM-124 Kampfrausch der Zwerge
DM-125 Ewige Geschichten
DM-126 Mandos Augen
DM-127 Geh mir aus den Augen
DM-128 Schicksal des Ithil Steins
DM-129 Fünfzehn Vögel in fünf Föhren
DM-130 Feuerwerk
DM-131 Erster seines Ordens
DM-132 Rechtzeitige Warnung
DM-133 Die Entscheidung ist Frei
DM-134 Halle des Feuers
DM-135 Heilung des Nimrodel
DM-136 Kräuterkunde
DM-137 Hier ist eine Schlange!
DM-138 Verborgenes Messer
DM-139 Hobbitkunde
DM-140 Hörner, Hörner, Hörner
DM-141 Stunde der Not
DM-142 Hunderte von Schmetterlingen
DM-143 Die Jagd
DM-144 Ich weiß viel über Dich
DM-145 Tiefe Verschlagenheit
DM-146 Durch dunkle Tunnel
DM-147 Wissen über den Feind
DM-149 Wiedergekehrte Erinnerungen
DM-150 Wachsamer als die meisten
DM-151 Keine Zeit zu verlieren
DM-152 Tötungsbefehl
DM-153 Hand in Hand
DM-154 Durch die Tore von Dol Guldur
DM-155 Wiederaufbau der Stadt
DM-156 Er blickte weiter und tiefer
DM-157 Geheime Wege
DM-158 Schildwachen von Númenor
DM-159 Rauchringe
DM-160 Zeichen guten Willens
DM-161 Bis zu den Grundfesten der Erde
DM-162 Die Adern der Welt
DM-163 Wenn ihr mehr wißt
DM-164 Der Herr der Winde eilt herbei
DM-165 Zurück nach Mordor
DM-167 Drachenhelm
DM-168 Zwergenlampe
DM-169 Vergessene Schriften
DM-170 Gemmen von Arda
DM-171 Elbenbrosche
DM-172 Verlorene Bücher
DM-174 Halsschmuck von Girion
DM-175 Laterne der Noldo
DM-176 Galadriels Phiole
DM-177 Lindion der Oronín
DM-178 Lobelia
DM-179 Treuer Hund
LE-7 Dunländischer Spion
LE-8 Dôgrib
LE-9 Dorelas
LE-16 Reiter in der Nacht
LE-20 Statthalter von Angmar
LE-21 Statthalter von Dol Guldur
LE-22 Statthalter von Morgul
LE-24 Der Mund
LE-29 Alter Troll
LE-30 Orkischer Randalierer
LE-31 Ork-Anfüherer
LE-32 Ork-Häuptling
LE-33 Ork-Schnüffler
LE-34 Ork-Fährtenleser
LE-35 Ork-Veteran
LE-44 Trolltölpel
LE-45 Troll-Häuptling
LE-49 Ulkaur der Zahnlose
LE-50 Adûnaphel der Ringgeist
LE-51 Akhôrahil der Ringgeist
LE-52 Dwar der Ringgeist
LE-53 Hoarmûrath der Ringgeist
LE-54 Indûr der Ringgeist
LE-55 Khamûl der Ringgeist
LE-56 Ren der Ringgeist
LE-57 Ûvatha der Ringgeist
LE-58 Der Hexenkönig
LE-59 Hinterhalt
LE-60 Waldläufer aus Arthedain
LE-61 Grabunhold
LE-62 Wegzoll der Beorninger
LE-63 Grenzwachen
LE-64 Gesetzlose
LE-65 Höhlen-Lindwurm
LE-66 Höhlendrache
LE-67 Leichenlicht
LE-68 Wilde Wölfe
LE-69 Elbenlord in Zorn und Wut
LE-70 Umherirrende Elben
LE-71 Ent auf Suche nach Entfrauen
LE-72 Geister
LE-73 Guhle
LE-74 Riese
LE-75 Riesenspinnen
LE-76 Waldläufer von Gondor
LE-78 Pferdeherren
LE-80 Landdrache
LE-82 Gesetzlose Menschen
LE-83 Große Spinnen
LE-84 Sumpfdrache
LE-85 Ork-Räuberbande
LE-86 Ork-Kriegmeute
LE-87 Ork-Wache
LE-88 Piraten
LE-89 Söldner
LE-90 Totschläger
LE-91 Erben des Könige
LE-92 Rastlose Gebeine
LE-93 Thranduils Volk
LE-94 Gefährten des Donners
LE-95 Wahrer Feuerdrache
LE-96 Uruk-Unterhäuptling
LE-97 Eldar auf Wanderschaft
LE-98 Warge
LE-99 Der Wächter im Wasser
LE-100 Wilde Trolle
LE-101 Aufstacheln der Verteidiger
LE-102 Aufstacheln der Bewohner
LE-103 Erwachen der Verteidiger
LE-104 Erwachen der Bewohner
LE-105 Ruf der Heimat
LE-106 Kraft der Verzweiflung
LE-107 Eifersucht
LE-108 Dunkelheit unter Bäumen
LE-109 Verzweiflung des Herzens
LE-110 Tore der Nacht
LE-111 Grausamer Winter
LE-112 Törichte Worte
LE-113 Gier
LE-114 Maßlose Ausschweifungen
LE-115 Aufwiegeln der Verteidiger
LE-116 Aufwiegeln der Bewohner
LE-117 Langer Winter
LE-118 Verirrt in Grenzlanden
LE-119 Verirrt in Freien Reichen
LE-120 Verirrt in Schattenlanden
LE-121 Verlaufen in der Wildnis
LE-122 Versuchung der Gelüste
LE-123 Versuchung der Natur
LE-124 Versuchung der Sinne
LE-125 Aufruhr der Schergen
LE-126 Auflösung des Heeres
LE-127 Schreckliche Neuigkeiten
LE-128 Ausgehungert
LE-129 Pest
LE-130 Plage der Unholde
LE-131 Ratten!
LE-132 Rebellische Worte
LE-133 Der Ring beugt sich nur seinem Herrn
LE-134 Fluß
LE-135 Das suchende Auge
LE-136 Suchender Blick
LE-137 Halt's Maul
LE-138 Irgendetwas ist entkommen
LE-139 Du bist also zurück
LE-140 Der Hunger ist größer
LE-141 Der Gestank Mordors
LE-142 Dreifache Übermacht
LE-143 Botschaft tapferer Helden
LE-144 Boten des Zweifels und der Gefahr
LE-145 Zwielicht
LE-146 Der Schleier ist gelüftet
LE-147 Lauernder Schatten
LE-148 Ruf des Krieges
LE-149 Müdigkeit des Herzens
LE-150 Ein Netz von Intrigen & Verrat
LE-151 Der Zorn des Westens
LE-152 Schwarzstamm
LE-153 Ungoliants letzte Brut
LE-155 Doppelköpfiger Troll
LE-156 Kriegswarg
LE-157 Kriegswolf
LE-158 König der Warge
LE-159 Unheilbare Krankheit
LE-160 Ein hübsches Versteck
LE-161 Adûnaphel entfesselt
LE-162 Akhôrahil entfesselt
LE-163 Volle Konzentration
LE-164 Indiskretion
LE-165 Warte auf Befehle
LE-166 Zurück in den Kampf
LE-167 Übertragene Befehlsgewalt
LE-168 Beißende Kälte
LE-169 Schwarzer Regen
LE-170 Schwarzer Reiter
LE-171 Abgelenkter Hieb
LE-172 Gewagter Hieb
LE-173 Brandschatzen
LE-174 Auf Befehl des Ringgeistes
LE-175 Schwer bestimmbarer Geruch
LE-176 Nächtlicher Überfall
LE-177 Spalt in der Wand
LE-178 Einflüsterungen
LE-179 Tiefer Schatten
LE-180 Ablenkungsmanöver
LE-181 Auf zur Orkstadt
LE-182 Dwar entfesselt
LE-183 Grausamer Reiter
LE-184 Palantír ausrichten
LE-185 Gewaltmarsch
LE-186 Grausame Trophäen
LE-187 Seelenlose Körper
LE-188 Geschenke, wie er sie einst gab
LE-189 Goldene Kette im Wind
LE-190 Bote des Dunklen Herrschers
LE-191 In dunklen Ecken
LE-192 Verborgene Pfade
LE-193 Hoarmûrath entfesselt
LE-194 Honigsüße Worte
LE-195 Ich bin dir auf den Fersen
LE-196 Ich werde dich melden
LE-197 Im Namen Mordors
LE-198 Indûr entfesselt
LE-199 Eiserne Straße
LE-200 Khâmul entfesselt
LE-201 Tötet alle, aber NICHT die Halblinge
LE-202 Ohne jede Rast
LE-203 Das Lidlose Auge
LE-204 Bote aus Mordor
LE-205 Klinge aus Mordor
LE-206 Reglos unter den Erschlagenen
LE-207 Die Namenhaften unter ihnen
LE-208 Die Nachricht muß nach Lugbúrz
LE-209 Nachrichten aus dem Auenlande
LE-210 Keine Widerrede mehr
LE-211 Keine Nachricht der Boten
LE-212 Töte nicht ohne Grund
LE-213 Altes Waffenversteck
LE-214 Alte Vorurteile
LE-215 Geisel als Unterpfand
LE-216 Streit der Orks
LE-217 Verstohlenheit der Orks
LE-218 Ork-Reittiere
LE-219 Tötliche Verzweiflung
LE-220 Seinem Willen unterworfen
LE-221 Alte Beutestücke
LE-222 Ren entfesselt
LE-223 Der Ring hinterläßt sein Mal
LE-224 Gerüchte über den Einen
LE-225 List
LE-226 Geheimnisse des Ringschmiedens
LE-227 Gefangennahme
LE-228 Himmel in Flammen
LE-229 Geheim und Gerissen
LE-230 Rauch im Wind
LE-231 Spurlos verschwunden
LE-232 Späher eilen voraus
LE-233 Macht über das Feuer
LE-234 Im Schlaf erdolcht
LE-235 Saurons Kriegsrat
LE-236 Diebesgut
LE-237 Ein Schwarm Fledermäuse
LE-238 Blitzangriff
LE-239 Prüfung des Feuers
LE-240 Das ist kein Geheimnis
LE-241 Schonmal wo gehört
LE-242 Sie reiten zusammen
LE-243 Reiche Beute
LE-244 Drohungen
LE-245 Botschaft des Todes
LE-246 Zu seiner Zufriedenheit
LE-247 Unter seinem Schlag
LE-248 Ûvatha entfesselt
LE-249 Verschleiernde Schatten
LE-250 Böse Worte
LE-251 Wasserstraßen
LE-252 Wir kommen, um zu töten
LE-253 Dem Gleichgewicht genüge getan
LE-254 Wo eine Peitsche ist...
LE-255 Während das gelbe Gesicht schläft
LE-256 Wissen alter Mächte
LE-257 Der Hexenkönig entfesselt
LE-258 Worte der Einschüchterung
LE-259 Agburanar erwacht
LE-260 Balchots
LE-261 Beorninger
LE-262 Schwarze Trolle
LE-263 Dunländer
LE-264 Ostlinge
LE-265 Orks von Orkstadt
LE-266 Orks des Grauen Gebirges
LE-267 Halbtrolle
LE-268 Hügeltrolle
LE-269 Hügelmenschen
LE-270 Eis-Orks
LE-271 Männer von Dorwinion
LE-272 Warge des Nebelgebirges
LE-274 Orks von Angmar
LE-275 Orks von Gorgoroth
LE-276 Orks aus Gundabad
LE-277 Orks des Düsterwaldes
LE-278 Orks von Moria
LE-279 Orks aus den Aschenbergen
LE-280 Orks des Ephel Duath
LE-281 Orks des Roten Auges
LE-282 Orks von Ûdun
LE-283 Scatha erwacht
LE-284 Scorba erwacht
LE-285 Smaug erwacht
LE-287 Südlinge
LE-288 Steintrolle
LE-289 Korsaren aus Umbar
LE-290 Ungol-Orks
LE-292 Variags aus Khand
LE-293 Warge aus Forochel
LE-294 Wölfe des Weißen Gebirges
LE-295 Waldmenschen
LE-296 Wasa aus dem Eryn Vorn
LE-297 Kleiner Goldring
LE-298 Bindender Ring
LE-299 Schwarzer Streitkolben
LE-300 Schwarzes Lederschild
LE-301 Schwarzer Schuppenpanzer
LE-302 Banner des Auges
LE-303 Schillernder Goldring
LE-304 Breiter Speer
LE-305 Zwergenring von Barins Volk
LE-306 Zwergenring von Bavors Volk
LE-307 Zwergenring von Durins Volk
LE-308 Zwergenring von Druins Volk
LE-309 Zwergenring von Dwalins Volk
LE-310 Übelriechende Paste
LE-311 Glitzernder Goldring
LE-312 Goldring den Sauron begehrt
LE-313 Hoher Helm
LE-314 Die Eiserne Krone
LE-315 Kleinster der Goldringe
LE-316 Magischer Ring der Täuschung
LE-317 Magischer Ring der Geheimnisse
LE-318 Magischer Ring des Zorns
LE-319 Magischer Ring der List
LE-320 Magischer Ring der Lügen
LE-321 Magischer Ring der Wildnis
LE-322 Magischer Ring der Schatten
LE-323 Magischer Ring der Narben
LE-324 Geringerer Ring
LE-325 Mithril-Kettenhemd
LE-326 Der Eine Ring
LE-327 Ring der Weisheit
LE-328 Orkschlucke
LE-329 Orkschnaps
LE-330 Palantír von Amon Sûl
LE-331 Palantír von Anúminas
LE-332 Palantír von Elostirion
LE-333 Palantír von Minas Tirith
LE-334 Palantír von Orthanc
LE-335 Palantír von Osgiliath
LE-336 Schäbiger Ring
LE-337 Perfekter Goldener Ring
LE-338 Gift
LE-339 Das Rote Buch der Westmark
LE-340 Ring der Knechtschaft
LE-341 Schwarzes Wappenschild
LE-342 Gezackte Klinge
LE-343 Schriftrolle von Isildur
LE-344 Schattenmantel
LE-345 Seltsame Verpflegung
LE-346 Unbedeutender Ring
LE-347 Ring des Schutzes
LE-348 Peitsche
LE-350 Beutelsend
LE-351 Räuberlager
LE-353 Hügelgräberhöhen
LE-354 Beorns Haus
LE-355 Zwergenfeste im Blauen Gebirge
LE-360 Höhlen von Ûlund
LE-363 Thal
LE-364 Totsümpfe
LE-365 Tal von Dimril
LE-368 Drúadanwald
LE-369 Dunharg
LE-370 Dunländische Clanfeste
LE-371 Lager der Ostlinge
LE-373 Ettenöden
LE-375 Schwertelfelder
LE-376 Die Glitzernden Grotten
LE-378 Orkstadt
LE-381 Henneth-Annûn
LE-382 Hügel des Einsiedlers
LE-383 Zwergenfeste in den Eisenbergen
LE-384 Isengart
LE-385 Seestadt
LE-387 Der Einsame Berg
LE-388 Grabstätte der Lossadan
LE-389 Lager der Lossadan
LE-393 Schicksalsberg
LE-394 Der Gramberg
LE-395 Gundabadberg
LE-396 Lager der Nûrniags
LE-399 Bollwerk der Banditen
LE-400 Verfallener Signalturm
LE-402 Kankras Lauer
LE-403 Schrel-Kain
LE-404 Oase der Südlinge
LE-405 Steinkreis
LE-406 Die Steine
LE-408 Thranduils Hallen
LE-410 Tal von Erech
LE-411 Lager der Variags
LE-412 Die Weißen Türme
LE-413 Thron der Winde
LE-414 Stadt der Waldmenschen
LE-415 Die Ehrwürdigen Hügel
LE-416 Wegfeste der Wasa
LE-418 Der Arkenstein
LE-419 Tödlicher Pfeil
AS-7 Alatar der Jäger
AS-8 Durins Volk
AS-9 Reisende Zwerge
AS-11 Gandalf der weiße Reiter
AS-12 Leibgarde des Prinzen
AS-13 Herrin des Goldenen Waldes
AS-14 Herr des Carrock
AS-15 Círdan der Schiffsbauer
AS-16 Herr des Hauses
AS-17 Pallando der Seelenwächter
AS-18 Radagast der Tierfreund
AS-19 Saruman der Weise
AS-20 Wächter des Truchsessen
AS-21 Standhafte Männer von Gondor
AS-22 Bergtrolle
AS-23 Verräterische Augen
AS-24 Allein und ratlos
AS-25 Komm' zur rechten Zeit
AS-26 Frühe Ernte
AS-27 Verzauberter Strom
AS-28 Rrüfung des Treueeids
AS-29 Furcht! Feuer! Feinde!
AS-30 Schäumende Raserei
AS-31 Unmittelbare Nähe
AS-32 Es braucht Feinde für einen Krieg
AS-33 Was nicht niet- und nagelfest ist
AS-34 Geduld ist Macht
AS-35 Entgegen aller Hoffnung
AS-36 Ritt gegen den Feind
AS-37 Kurze Beine sind langsam
AS-38 Im Stich gelassen
AS-39 Erweckt aus tiefem Schlaf
AS-40 Unruhe an allen Grenzen
AS-41 Aus Hoffnung wird Verzweiflung
AS-42 Unglückliche Hiebe
AS-43 Erschütterter Wille
AS-44 Alle Glocken läuten
AS-45 Bündnis freier Völker
AS-46 Beißer und Schläger
AS-48 Bauer Maggot
AS-49 Bemerkenswerte Gastfreundschaft
AS-50 Erschlagenes Reittier
AS-51 Keine Fremden in diesen Tagen
AS-52 Orkkleidung
AS-53 Macht gegen den Schatten
AS-54 Sicher vor dem Schatten
AS-55 Furcht vor Spionen
AS-56 Die Sonne entschleiert
AS-57 Ausgeraubte Feste
AS-60 Ostlinge der Pferdesteppe
AS-61 Kleinzwerge
AS-65 Kleinzwerge
AS-66 Ostlinge der Pferdesteppe
AS-67 Wasa aus dem Eryn Vorn
AS-68 Bogen der Galadhrim
AS-69 Der Ithilstein
AS-70 Juwel von Beleriand
AS-71 Der Balrog
AS-72 Schwarzes Pferd
AS-73 Kreatur einer vergangenen Welt
AS-74 Große Fledermäuse
AS-75 Großer Herrscher Orkstadts
AS-76 Regiment schwarzer Krähen
AS-77 Über dem Abgrund
AS-78 Tiefen der Aschenberge
AS-79 Die Dunkle Macht
AS-80 Düstere Zusammenkunft
AS-81 Wie vom Wahnsinn getrieben
AS-82 Nie schlafendes Auge
AS-83 Untreuer Truchsess
AS-84 Weit unter den tiefsten Grabungen
AS-85 Das große Auge
AS-86 Pfeilregen
AS-87 Durchwühlter Drachenschatz
AS-88 Festung erneuert und repariert
AS-89 Hunde Saurons
AS-90 Verbündet Euch mit dieser Macht
AS-91 Legendäre Stufen
AS-92 Tiefen des Nebelgebirges
AS-93 Tiefen des Schattengebirges
AS-94 Befehle von Lugburz
AS-95 Unsere eigenen Wölfe
AS-96 Tappende Füße
AS-97 Mächte so dunkel und so schrecklich
AS-98 Gebrochenes Tor
AS-99 Sack über den Kopf
AS-100 Rösser
AS-101 Vielsagende Beweise
AS-102 Gepeinigte Erde
AS-103 Verrat, der größte Feind
AS-104 Gezollter Tribut
AS-105 Die Untiefen des Anduin
AS-106 Die unterirdischen Straßen
AS-107 Lanze des Verrats
AS-108 Gut gerüstet
AS-109 Höhlenänge des Weißen Gebirges
AS-110 Welt von Namenlosen Erschaffen
AS-112 Bairanax erwacht
AS-113 Schwarze Númenórer
AS-114 Korsaren von Rhûn
AS-115 Daelomin erwacht
AS-116 Eärcaraxë erwacht
AS-117 Itangast erwacht
AS-118 Leucaruth erwacht
AS-119 Morgul-Orks
AS-121 Orks von Dol Guldur
AS-122 Alte schwarze Axt
AS-123 Zwergenring von Thélors Volk
AS-124 Zwergenring von Thrárs Volk
AS-125 Senkblei der Orks
AS-126 Helm der Furcht
AS-127 Alter Eisenschild
AS-128 Halsschmuck von Girion
AS-129 Alter Schatz
AS-130 Ungelesene Schriften
AS-131 Geheimes Buch
AS-132 Feuerpeitsche
AS-133 Versklavender Ring
AS-134 Thrórs Landkarte
AS-135 Ring der Treue
AS-136 Benutze deine Beine
AS-140 Lager der Nûrniags
AS-141 Bollwerk der Banditen
AS-142 Die Ehrwürdigen Hügel
AS-143 Felsnadel
AS-144 Adlerhorst
AS-147 Die Gemmen-Tiefen
AS-148 Goldhügel
AS-149 Die Grauen Anurten
AS-151 Zornfels
AS-152 Die Eisen-Tiefen
AS-153 Insel der lebenden Toten
AS-154 Insel der Ulond
AS-156 Alter Wald
AS-157 Talsenke von Ovir
AS-158 Die Pûckel-Tiefen
AS-160 Bruchtal
AS-161 Die Schwefel-Tiefen
AS-163 Unterirdische Hallen
AS-164 Unterirdische Stollen
AS-165 Die Unterirdischen Tore
AS-166 Die Unterirdischen Grotten
AS-167 Die Unterirdischen Felder
AS-168 Die Unterirdischen Gewölbe
AS-169 Wetterspitze
AS-170 Quellhall
WH-2 Doeth
WH-3 Euog
WH-5 Schlecht gelaunter Geselle
WH-6 Lugdusch
WH-10 Listiger Südländer
WH-11 Schielender Komplize
WH-12 Ugluk
WH-13 Goblinfratzen
WH-14 Blind gen Westen
WH-15 Aus dem Orden verstoßen
WH-16 Grausame Klaue gespürt
WH-17 Widerhall des Liedes
WH-18 Treibgut und Beute
WH-19 Fluch des Narren
WH-20 Wie du mir, so ich dir
WH-21 Erkaltetes Herz
WH-22 Vom Ehrgeiz besessen
WH-23 Im Innern verzehrt
WH-24 Zorn des Ostens
WH-25 Sehnsucht gen Westen
WH-26 Durchschaute Maskerade
WH-27 Rache der Natur
WH-28 Übertragene Zauberkraft
WH-29 Ins Meer gespült
WH-30 Fremde Mächte
WH-31 Ganze Dörfer aufgebracht
WH-32 Willst du nicht herunterkommen?
WH-33 Edles Roß
WH-34 Weise Eingebungen
WH-35 Der Weiße Rat
WH-36 Der Weiße Zauberer
WH-37 Ein Dach von Schwingen
WH-38 Tiere des Waldes
WH-39 Wildpferde
WH-40 Wilde Hunde
WH-41 Der Schwarze Rat
WH-42 Spiegelbild
WH-43 Mit äußerster Vorsicht
WH-44 Flammende Klinge
WH-45 Lenke den Sturm
WH-46 Dem Aufruf folgend
WH-47 Jeden Schatten durchdringen
WH-48 Gift seiner Stimme
WH-49 In der Geisterwelt
WH-50 Gebrochenes Licht
WH-51 Sprengfeuer
WH-52 Flüssiges Feuer
WH-53 Mechanischer Bogen
WH-54 Giftige Gase
WH-55 Tiefe Minen
WH-56 Isengart
WH-58 Die Weißen Türme
WH-59 Glücklichere Welt
WH-60 Der neue Herr der Ringe
WH-61 Lärmende Brut
WH-62 Brutstätte
WH-63 Schlechte Gesellschaft
WH-64 Blind für alles andere
WH-65 Gräbers Lohn
WH-66 Zweischneidig
WH-67 Erdfresser
WH-68 Die Orthanc-Feste
WH-69 Feste der Türme
WH-70 Sammler von Verbündeten
WH-71 Zerfurchte Pfade
WH-72 Großer Beschützer
WH-73 Große List
WH-74 Bewachter Zufluchtsort
WH-75 Versteckte Zuflucht
WH-76 Erbe der Schmiede
WH-77 Übler Unfug
WH-78 Gefolgschaft
WH-79 Gefolgschaft
WH-80 Schandbare Taten
WH-81 Zauber aus Zwietracht geboren
WH-82 Macht der Stimme
WH-83 Kriegsschmieden
WH-84 Ergebener des Zauberers
WH-85 Strauch des Zauberers
WH-86 Große Halb-Orks
WH-87 Halb-Orks
WH-88 Schlüssel vom Orthanc
WH-89 Schlüssel zu den Weißen Türmen
WH-90 Alatars Bogen
WH-91 Die große Jagd
WH-92 Kleider des Jägers
WH-93 Ausritt zur Jagd
WH-94 Oromes Wächter
WH-95 Jagdbegleiter
WH-96 In Erwartung des Angriffs
WH-97 Kammern am Könighof
WH-98 Gandalfs Freund
WH-99 Willkommener Zufall
WH-100 Graue Gesandtschaft
WH-101 Der Graue Hut
WH-102 Ring des Feuers
WH-103 Zauberschule
WH-104 Pallandos Lehrling
WH-105 Pallandos Umhang
WH-106 Propheten des Unheils
WH-107 Pallandos Stab
WH-108 Symbol des Verderbens
WH-109 Freund verborgener Dinge
WH-110 Radagasts Bund
WH-111 Radagasts Handschuh
WH-112 Meister der Gestalten
WH-113 Gewand voller Taschen
WH-114 Radagasts schwarzer Vogel
WH-115 Wandler im Schatten
WH-116 Geflügelter Verwandlungsmeister
WH-117 Meister der Schmiede
WH-118 Vielfarbige Gewänder
WH-119 Mann von Geschick
WH-120 Sarumans Maschinen
WH-121 Sarumans Ring
WH-122 Die Weiße Hand
BA-1 Streicher
BA-3 Der Balrog
BA-6 Krummbeiniger Orc
BA-7 Hügel-Troll
BA-8 Berg-Made
BA-10 Beorninger Pelzwechsler
BA-11 Aasfresser
BA-12 Olog-Kriegsherr
BA-13 Kankra's Brut
BA-14 Schwarzer Dunst
BA-15 Die Dunkelheit des Bösen
BA-16 Stopfe alles in Dich hinein
BA-17 Reduziert und Zerstreut
BA-18 Flucht in die Dunkelheit
BA-19 Der Glanz von Arien
BA-20 Gefangen und Verspottet
BA-21 Schrecken in vielerlei Gestalt
BA-22 Schanghait
BA-23 Der Gestank
BA-24 Ungolliants Brut
BA-25 Die Sonne scheint grimmig
BA-26 Unverminderte Bosheit
BA-27 Ungoliants Nachkommen
BA-28 Ungoliants ekelhafte Brut
BA-29 Vorsichtig vorbei gekrabbelt
BA-30 Langgrund-Blatt
BA-31 Gerüchte der Ringe
BA-32 Zeige auch nichterbetene Dinge
BA-33 Zur Treue verpflichtet
BA-34 Elbenseil
BA-35 Höhlen-Troll
BA-36 Alte Geheimnisse
BA-37 Gang durch die Dunkelheit
BA-38 Große Armee des Nordens
BA-40 Lange schmerzliche Belagerung
BA-41 Kein besserer Gebrauch
BA-42 Neigung zur Gewalt
BA-44 Ringgeflüster
BA-45 Schleichendes böses Ding
BA-46 Großer Troll
BA-47 Scheußlich Schleimiges Ding
BA-48 Eine bösere Stunde
BA-49 Zurück nach Angband
BA-50 Bruch der Festung
BA-51 ausgeräucherte Höhlen
BA-52 Herausforderung der Macht
BA-53 Eingehüllt in Dunkelheit
BA-54 Sturmeskrone
BA-55 Im Schutze der Dunkelheit
BA-56 Fall durch's Feuer
BA-57 Schicksalsstürme
BA-58 Flamme von Udun
BA-59 Das Erschrecken des Feindes
BA-60 Stege über das Feuer
BA-61 Große Spalte
BA-62 Großer Schatten
BA-63 Ein Herz aus dunklem Feuer
BA-64 Erstürmung Ihrer Domäne
BA-65 Herr und Usurpator
BA-66 Karte des Meisters
BA-67 Erinnerungen an alte Qualen
BA-68 Meiner oder niemandes
BA-69 Gehorche oder Stirb
BA-70 Befehle des großen Teufels
BA-71 Seine Herkunft
BA-72 verminderte Bevölkerung
BA-73 Durchstreift die Wildnis
BA-74 Wurzeln der Erde
BA-75 Peitschen des Feuers
BA-76 Würgende Schlangen
BA-77 Feuersturm
BA-78 Schrecken des Unglücksboten
BA-79 Vorbote der Macht
BA-80 Ein paar Rekruten
BA-81 Stechende Feuerzungen
BA-82 Neunschwänzige Katze
BA-83 Alte Festung der Tiefe
BA-89 Die Versunkenen Tiefen
BA-90 Die Gemmen-Tiefen
BA-91 Die Eisen-Tiefen
BA-94 Die Pûckel-Tiefen
BA-95 Trümmer von Thangorodrim
BA-96 Die rostenden Tiefen
BA-97 Die Pûckel-Tiefen
BA-98 Unterirdische Hallen
BA-99 Unterirdischen Stollen
BA-100 Die Unterirdischen Tore
BA-101 Die Unterirdischen Grotten
BA-102 Die Unterirdischen Felder
BA-103 Die Unterirdischen Gewölbe
BA-104 Die Wind-Tiefen
`);
