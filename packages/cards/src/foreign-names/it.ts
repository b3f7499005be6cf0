import { nameTable } from '../foreign-names.ts';

/** The names of cards in Italian. */
export const names = nameTable(`
TW-1 Rapitore
TW-5 Assalitore
TW-6 Incitare gli Abitanti
TW-7 Incitare gli Schiavi
TW-8 Assassino
TW-9 Risvegliare gli Abitanti
TW-10 Risvegliare gli Schiavi
TW-11 Risvegliare il Fuoco della Terra
TW-12 Balrog di Moria
TW-13 Flagello della Pietra di Ithil
TW-14 Spettro dei Tumuli
TW-15 Spettro dei Tumuli
TW-16 Bert (Bûrat)
TW-17 Briganti
TW-18 Nostalgia di Casa
TW-19 Richiamo del Mare
TW-20 Drago delle Caverne
TW-21 Ombre Soffocanti
TW-22 Nubi
TW-23 Candela di Cadavere
TW-24 Corsari di Umbar
TW-27 Disperazione del Cuore
TW-28 Porte della Notte
TW-29 Desolazione del Drago
TW-30 Mari in Tempesta
TW-31 Dwar di Waw
TW-32 Occhio di Sauron
TW-33 Bestia Alata
TW-34 Fastitocalone
TW-35 Crudele Inverno
TW-36 Vapori Pestilenziali
TW-37 Fantasmi
TW-38 Ghoul
TW-39 Gigante
TW-40 Ragni Giganti
TW-41 Malinconia
TW-42 Avidità
TW-43 Mezzitroll del Lontano Harad
TW-44 Hoarmûrath di Dir
TW-45 Ucorno
TW-46 Indûr Albadimorte
TW-47 Khamûl l'Esterling
TW-49 Lungo Inverno
TW-50 Persi in Mare
TW-51 Persi nelle Terre di Confine
TW-52 Persi nei Domini Oscuri
TW-53 Persi nei Domini Liberi
TW-54 Persi nelle Terre dell'Ombra
TW-55 Persi nelle Terre Selvagge
TW-56 Brama di Creazione
TW-57 Brama di Opportunismo
TW-58 Brama di Natura
TW-59 Brama di Potere
TW-60 Brama dei Sensi
TW-61 Schiavi in Movimento
TW-62 Notte di Morgul
TW-63 Cavallo di Morgul
TW-64 Pugnale di Morgul
TW-65 Bocca di Sauron
TW-66 Mûmak (Olifante)
TW-67 L'Adunata Si Scioglie
TW-68 Luna Nuova
TW-69 Notte
TW-70 Vecchio Uomo Salice
TW-71 Olog-hai (Troll)
TW-72 Guardia di Orchetti
TW-73 Ufficiale Degli Orchetti
TW-74 Pattuglia di Orchetti
TW-75 Orchetti Razziatori
TW-76 Banda di Orchetti
TW-77 Orchetti Guerrieri
TW-78 Orchetti Vedetta
TW-79 Borseggiatore
TW-80 Borseggiatore
TW-81 Piaga degli Spettri
TW-82 Uomini Pûkel
TW-83 Ren l'Impuro
TW-84 Fiume
TW-87 Assedio
TW-88 Sentinella Silente
TW-89 Uccisore
TW-91 Tempesta di Neve
TW-92 Tempeste di Ossë
TW-93 L'Equilibrio delle Cose
TW-94 Il Fardello del Tempo
TW-95 Il Grande Goblin
TW-96 I Nazgûl Sono in Movimento
TW-97 La Spada Pallida
TW-98 Il Tesoro
TW-99 Il Tradimento dell'Anello
TW-100 Il Volere di Sauron
TW-101 Il Volere dell'Anello
TW-102 Ladro
TW-103 Tom (Tûma)
TW-104 Sangue dei Tuc
TW-105 Traditore
TW-106 Crepuscolo
TW-107 Ûvatha il Cavaliere
TW-108 Venti di Guerra
TW-109 Warg
TW-110 Osservatore nell'Acqua
TW-111 Stanchezza del Cuore
TW-112 William (Wûluag)
TW-113 Re Stregone di Angmar
TW-114 Lupi
TW-115 Parole di Potere e Terrore
TW-124 Bard l'Arciere
TW-125 Omorzo Cactaceo
TW-155 Gamling il Vecchio
TW-157 Ghán-buri-Ghán
TW-177 Pipino
TW-179 Robin Tanabuca
TW-188 Un Incontro Casuale
TW-189 Un Amico o Tre
TW-190 Allineare Palantír
TW-191 Fiume Anduin
TW-192 Andúril, la Fiamma dell'Occidente
TW-193 Esercito dei Morti
TW-194 Monti Cenere
TW-196 Bell'Anello d'Oro
TW-197 Beorniani
TW-198 Bill il pony
TW-199 Parata
TW-200 Nani dei Monti Azzurri
TW-201 Libro di Mazarbul
TW-202 Ponte
TW-203 Cieli Sereni
TW-204 Occultamento
TW-205 Voragini del Fato
TW-206 Pugnale dell'Ovesturia
TW-207 Discordia fra i Nemici
TW-208 Discordia fra i Nemici
TW-209 Schivata
TW-210 Visioni di Sapienza
TW-211 Dunlandiani
TW-212 Ascia di Durin
TW-213 Anello dei Nani della Stirpe di Barin
TW-214 Anello dei Nani della Stirpe di Bávor
TW-215 Anello dei Nani della Stirpe di Drúin
TW-216 Anello dei Nani della Stirpe di Durin
TW-217 Anello dei Nani della Stirpe di Dwálin
TW-218 Anello dei Nani della Stirpe di Thélor
TW-219 Anello dei Nani della Stirpe di Thrár
TW-220 Portati dalle Aquile
TW-221 Terra del Frutteto di Galadriel
TW-222 Esterling
TW-223 Canto Elfico
TW-224 Gemma Elfica
TW-225 Manto Elfico
TW-226 Elfi del Lindon
TW-227 Pozioni degli Ent
TW-228 Ent di Fangorn
TW-229 Fuga
TW-230 Fuga
TW-231 Grazioso Anello d'Oro
TW-232 Navigazione Sicura
TW-233 Viaggi Sicuri nelle Terre di Confine
TW-234 Viaggi Sicuri nei Domini Oscuri
TW-235 Viaggi Sicuri nei Domini Liberi
TW-236 Viaggi Sicuri nelle Terre dell'Ombra
TW-237 Viaggi Sicuri nelle Terre Selvagge
TW-238 Vista Lunga
TW-239 Favore dei Valar
TW-240 Compagnia
TW-241 Nebbia
TW-242 Guado
TW-243 Cancelli del Mattino
TW-245 Baccador
TW-247 Il Fato di Gollum
TW-248 Grande Nave
TW-249 Grande Strada
TW-250 Grande Scudo di Rohan
TW-251 Gwahir
TW-252 Furtività dei Mezzuomini
TW-253 Forza dei Mezzuomini
TW-254 Usbergo di Maglia Splendente
TW-255 Erbe Curative
TW-256 Nascondersi
TW-257 Uomini dei Colli
TW-258 Hobbit
TW-259 Corno di Anor
TW-260 Cavalli
TW-261 Nani dei Colli Ferrosi
TW-262 Infiammare gli Animi
TW-263 Cavalieri di Dol Amroth
TW-264 Mancanza di Volontà
TW-265 Ciuffofoglio
TW-266 Anello Minore
TW-267 Aspetto Regale
TW-269 Ricerca Fortunata
TW-270 Colpo Fortunato
TW-271 Anello Magico del Coraggio
TW-272 Anello Magico della Sapienza
TW-273 Anello Magico della Natura
TW-274 Anello Magico della Furtività
TW-275 Anello Magico dell'Eloquenza
TW-276 Uomini dell'Anfalas
TW-277 Uomini dell'Anórien
TW-278 Uomini del Dorwinion
TW-279 Uomini del Lamedon
TW-280 Uomini del Lebennin
TW-281 Uomini del Rhovanion Settentrionale
TW-282 Specchio di Galadriel
TW-284 Montagne Nebbiose
TW-285 Luna
TW-287 Montagne dell'Ombra
TW-288 Adunata
TW-292 Nuova Amicizia
TW-293 Vecchia Amicizia
TW-294 Vecchia Strada
TW-296 Palantír di Amon Sûl
TW-297 Palantír di Annúminas
TW-298 Palantír di Elostirion
TW-299 Palantír di Minas Tirith
TW-300 Palantír di Orthanc
TW-301 Palantír di Osgiliath
TW-302 Sentieri dei Morti
TW-303 Parole Persuasive
TW-304 Pozione di Forza
TW-305 Inno a Elbereth
TW-306 Prezioso Anello d'Oro
TW-307 Sveltolampo
TW-308 Sveltolampo
TW-309 Terre Calme
TW-310 Ranger dell'Ithilien
TW-311 Ranger del Nord
TW-312 Freccia Rossa
TW-313 Libro Rosso dei Confini Occidentali
TW-314 Riforgiare
TW-315 Salvare Prigionieri
TW-316 Ritorno del Re
TW-317 Cavalieri di Rohan
TW-318 Conoscenza degli Anelli
TW-319 Attacco Rischioso
TW-320 Roäc il Corvo
TW-321 Trasfigurazione
TW-322 Germoglio dell'Albero Bianco
TW-323 Pergamena di Isildur
TW-324 Entrata Segreta
TW-325 Passaggio Segreto
TW-326 Ombromanto
TW-327 Scudo di Frassino Rinforzato
TW-328 Scorzapelle
TW-329 Sudroni
TW-330 Fiala-stella
TW-331 Stelle
TW-332 Muoversi Silenziosamente
TW-333 Pungolo
TW-334 Roccia d'Erech
TW-335 Sole
TW-336 Spada di Gondolin
TW-337 Rinsaldare l'Amicizia
TW-338 Esame dell'Aspetto
TW-339 Esame dell'Aspetto
TW-340 Esame di Sapienza
TW-341 L'Archepietra
TW-342 Canto del Gallo
TW-343 La Stella del Vespro
TW-344 Le Grandi Aquile
TW-345 La Cotta di Mithril
TW-346 Il Vecchio Tordo
TW-347 L'Unico Anello
TW-348 L'Albero Bianco
TW-349 Ricerca Accurata
TW-351 Monile della mimesi
TW-352 Guardia della Torre di Minas Tirith
TW-353 Barbalbero
TW-354 Vero Fána
TW-355 Usare Palantír
TW-356 Scomparsa
TW-357 Variag del Khand
TW-359 Monti Bianchi
TW-360 Fuoco dello Stregone
TW-361 Fiamma dello Stregone
TW-362 Risata dello Stregone
TW-363 Anello dello Stregone
TW-364 Cavalli d'Onde dello Stregone
TW-365 Esame dello Stregone
TW-366 Voce dello Stregone
TW-367 Elfi Silvani
TW-368 Uomini dei Boschi
TW-369 Wose dell'Antica Terra Pûkel
TW-370 Wose della Foresta Druadana
TW-372 Casa Baggins
TW-373 Covo dei Banditi
TW-375 Tumulilande
TW-376 Casa di Beorn
TW-377 Rocca dei Nani nei Monti Azzurri
TW-381 Caverne di Ûlund
TW-383 Vetta Danzante
TW-384 Paludi Morte
TW-385 Valle dei Rivi Tenebrosi
TW-388 Foresta Druadana
TW-389 Dunclivo
TW-390 Insediamento Dunlandiano
TW-391 Nido delle Aquile
TW-392 Accampamento Esterling
TW-395 Erenbrulli
TW-396 Campo Gaggiolo
TW-397 Caverne Scintillanti
TW-399 Rifugi Oscuri
TW-402 Roccia dell'Ira
TW-403 Rocca dei Nani nei Colli Ferrosi
TW-405 Isole dei Morti che Vivono
TW-406 Pontelagolungo
TW-409 Tumulo dei Lossoth
TW-410 Accampamento Lossoth
TW-414 Monte Fato
TW-415 Monte Gramma
TW-416 Monte Guerrinferno
TW-417 Vecchia Foresta
TW-421 Gran Burrone
TW-422 Torre di Segnalazione Diroccata
TW-424 Tana di Shelob
TW-426 Oasi dei Sudroni
TW-427 Circolo di Pietra
TW-428 La Montagna Solitaria
TW-429 Le Pietre
TW-430 Le Bianche Torri
TW-431 Il Trono del Vento
TW-432 Sale di Thranduil
TW-434 Valle di Erech
TW-435 Accampamento Variag
TW-436 Colle Vento
TW-437 Salimpozzo
TW-438 Città degli Uomini dei Boschi
TW-439 Passo dei Wose
TW-441 Coste dell'Andrast
TW-442 Valli dell'Anduin
TW-447 Baia di Belfalas
TW-449 Terre Brune
TW-454 Lidi Elfici
TW-456 Coste dell'Eriador
TW-459 Gola dell'Isen
TW-461 Passaggi delle Montagne Grigie
TW-462 Guerrinferno
TW-464 Cuore di Bosco Atro
TW-465 Altopasso
TW-466 Agrifogliere
TW-467 Pianure dei Cavalli
TW-469 Colli Ferrosi
TW-475 Foci dell'Anduin
TW-476 Rhovanion Settentrionale
TW-479 Antica Breccia dei Pûkel
TW-480 Antica Terra Pûkel
TW-481 Cancello Cornorosso
TW-484 Bosco Atro Meridionale
TW-485 Rhovanion Meridionale
TW-486 La Contea
TW-488 Bosco Atro Occidentale
TW-489 Brughiera Arida
TW-490 Landa e Pendici dei Monti
TW-491 Reame Boscoso
`);
