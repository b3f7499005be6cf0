import { nameTable } from '../foreign-names.ts';

/** The names of cards in Finnish. */
export const names = nameTable(`
TW-1 Sieppaaja
TW-5 Väijyjä
TW-6 Asukkaat Havahtuvat
TW-7 Kätyrit Havahtuvat
TW-8 Salamurhaaja
TW-9 Asukkaat Nousevat
TW-10 Kätyrit Nousevat
TW-11 Maan Tuli
TW-12 Morian Balrog
TW-13 Ithilin Kiven Vaara
TW-14 Haudanhaamu
TW-15 Haudanhaamu
TW-16 Bertti Bûrat)
TW-17 Maantierosvot
TW-18 Koti-ikävä
TW-19 Ikävä Merelle
TW-20 Luolakäärme
TW-21 Tukahduttavat Varjot
TW-22 Pilvet
TW-23 Ruumiskynttilä
TW-24 Umbarin Merirosvot
TW-27 Epätoivo
TW-28 Yön Ovet
TW-29 Lohikäärmeen Autio
TW-30 Tulva-Aalto
TW-31 Dwar Wawilainen
TW-32 Sauronin Silmä
TW-33 Siivekäs Peto
TW-34 Kilpikonnakala
TW-35 Tuima Talvi
TW-36 Myrkkyhuurut
TW-37 Aaveet
TW-38 Naukuhuulet
TW-39 Jättiläinen
TW-40 Suuret Hämähäkit
TW-41 Pimennys
TW-42 Ahneus
TW-43 Taka-Haradin Puolipeikot
TW-44 Hoarmûrath Diriläinen
TW-45 Huorni
TW-46 Indûr Kalmankoitto
TW-47 Khamul Itäläinen
TW-49 Ikitalvi
TW-50 Eksyksissä Merellä
TW-51 Eksyksissä Rajamailla
TW-52 Eksyksissä Pimeyden Mailla
TW-53 Eksyksissä Vapailla Mailla
TW-54 Eksyksissä Varjon Mailla
TW-55 Eksyksissä Erämaassa
TW-56 Luomisen Kiusaus
TW-57 Väärien Keinojen Kiusaus
TW-58 Luonnon Kiusaus
TW-59 Vallan Kiusaus
TW-60 Nautintojen Kiusaus
TW-61 Kätyrit Liikehtivät
TW-62 Morgulin Yö
TW-63 Morgul-hevonen
TW-64 Morgul-veitsi
TW-65 Sauronin Suu
TW-66 Mûmak (Olifantti)
TW-67 Kutsunta Hajaantuu
TW-68 Yläkuu
TW-69 Yö
TW-70 Vanha Halavaukko
TW-71 Olog-hai (Peikot)
TW-72 Örkkivartio
TW-73 Örkkipäällikkö
TW-74 Örkkipartio
TW-75 Örkkirosvot
TW-76 Örkkien Sotajoukko
TW-77 Örkkisoturit
TW-78 Örkkivahti
TW-79 Taskuvaras
TW-80 Taskuvaras
TW-81 Haudanhaamut Leviävät
TW-82 Pûkelmiehet
TW-83 Ren Saastainen
TW-84 Joki
TW-86 Lukitari
TW-87 Piiritys
TW-88 Äänetön Vartija
TW-89 Surmaaja
TW-91 Lumimyrsky
TW-92 Ossen Myrskyt
TW-93 Olemassaolon Tasapaino
TW-94 Ajan Taakka
TW-95 Suuri Hiisi
TW-96 Nazgûl Ovat Liikkeellä
TW-97 Kalpea Miekka
TW-98 Aarre
TW-99 Sormuksen Kavaluus
TW-100 Sauronin Tahto
TW-101 Sormuksen Tahto
TW-102 Varas
TW-103 Tom (Tûma)
TW-104 Tukien Veri
TW-105 Petturi
TW-106 Hämärä
TW-107 Uvatha Ratsumies
TW-108 Sodan Jäljet
TW-109 Hukat
TW-110 Veden Valvoja
TW-111 Sydämen Väsymys
TW-112 Viljami (Wûluag)
TW-113 Angmarin Noitakuningas
TW-114 Sudet
TW-115 Kauheat Ja Voimalliset Sanat
TW-124 Bard Jousimies
TW-125 Viljami Voivalvatti
TW-155 Gamling Vanha
TW-157 Ghán-buri-Ghán
TW-170 Merri
TW-179 Tikli Kolonala
TW-180 Sam Gamgi
TW-188 Sattumalta Tavattu
TW-189 Pari Kolme Ystävää
TW-190 Palantirin Suuntaus
TW-191 Anduin
TW-192 Anduril, Lännen Lieska
TW-193 Vainajien armeija
TW-194 Tuhkavuoret
TW-196 Kaunis Kultasormus
TW-197 Beorningit
TW-198 Bil Poni
TW-199 Torjunta
TW-200 Sinivuorten Kääpiöt
TW-201 Mazarbulin Kirja
TW-202 Silta
TW-203 Kaunis Sää
TW-204 Lymypaikka
TW-205 Tuomion Rotko
TW-206 Westernessen Tikari
TW-207 Viholliset Riitelevät
TW-208 Viholliset Riitelevät
TW-209 Väistö
TW-210 Tietäjän Uni
TW-211 Mustainmaalaiset
TW-212 Durinin Kirves
TW-213 Barinin Heimon Kääpiösormus
TW-214 Bávorin Heimon Kääpiösormus
TW-215 Drúinin Heimon Kääpiösormus
TW-216 Durinin Heimon Kääpiösormus
TW-217 Dwalinin Heimon Kääpiösormus
TW-218 Thélorin Heimon Kääpiösormus
TW-219 Thrárin Heimon Kääpiösormus
TW-220 Kotkaratsut
TW-221 Multaa Galadrielin Hedelmätarhasta
TW-222 Itäläiset
TW-223 Haltialaulu
TW-224 Haltiakivi
TW-225 Haltiaviitta
TW-226 Lindonin Haltiat
TW-227 Enttijuoma
TW-228 Fangornin Entit
TW-229 Pako
TW-230 Pako
TW-231 Hieno Kultasormus
TW-232 Myötätuuli Purjeissa
TW-233 Matka Joutuu Rajamailla
TW-234 Matka Joutuu Pimeyden Mailla
TW-235 Matka Joutuu Vapailla Mailla
TW-236 Matka Joutuu Varjon Mailla
TW-237 Matka Joutuu Erämaassa
TW-238 Kaukonäkö
TW-239 Valarin Suosio
TW-240 Sormuksen Ritarit
TW-241 Sumu
TW-242 Kahlaamo
TW-243 Aamun Portit
TW-245 Kultamarja
TW-246 Klonkku
TW-247 Klonkun Kohtalo
TW-248 Suuri Laiva
TW-249 Suuri Tie
TW-250 Rohanin Kilpi
TW-252 Puolituisen Piilo
TW-253 Puolituisen Voima
TW-254 Kiiltävä Rengaspaita
TW-255 Rohtoyrtit
TW-256 Piileskely
TW-257 Vuorilaiset
TW-258 Hobitit
TW-259 Anorin Torvi
TW-260 Hevoset
TW-261 Rautavuorten Kääpiöt
TW-262 Hengen Nostatus
TW-263 Dol Amrothin Ritarit
TW-264 Rohkeus Pettää
TW-265 Lehvähapsi
TW-266 Vähäinen Sormus
TW-267 Ylevä Ulkomuoto
TW-269 Onnekas Etsintä
TW-270 Onnekas Isku
TW-271 Rohkeuden Taikasormus
TW-272 Tiedon Taikasormus
TW-273 Luonnon Taikasormus
TW-274 Salavihkaisuuden Taikasormus
TW-275 Sanojen Taikasormus
TW-276 Anfalasin Ihmiset
TW-277 Anorienin Ihmiset
TW-278 Dorwinionin Ihmiset
TW-279 Lamedonin Ihmiset
TW-280 Lebenninin Ihmiset
TW-281 Pohjois-Rhovanionin Ihmiset
TW-282 Galadrielin Peili
TW-284 Sumuvuoret
TW-285 Kuu
TW-287 Varjovuoret
TW-288 Kutsunta
TW-292 Uusi Ystävä
TW-293 Vanha Ystävä
TW-294 Vanha Tie
TW-296 Amon Sûlin Palantír
TW-297 Annúminasin Palantír
TW-298 Elostirionin Palantír
TW-299 Minas Tirithin Palantír
TW-300 Orthancin Palantír
TW-301 Osgiliathin Palantír
TW-302 Kuolleiden Kulkutiet
TW-303 Suostuttelu
TW-304 Voimajuoma
TW-305 Elberethin Ylistys
TW-306 Kallis Kultasormus
TW-307 Äkkipää
TW-308 Äkkipää
TW-309 Rauha Maassa
TW-310 Ithilienin Samoojat
TW-311 Pohjoisen Samoojat
TW-312 Punainen Nuoli
TW-313 Länsikairan Punainen Kirja
TW-314 Uudeksi Taonta
TW-315 Vankien Vapautus
TW-316 Kuninkaan Paluu
TW-317 Rohanin Ratsastajat
TW-318 Sormustieto
TW-319 Vaarallinen Isku
TW-320 Roäc Korppi
TW-321 Muodon Uhraus
TW-322 Valkoisen Puun Vesa
TW-323 Isildurin Kirjoitus
TW-324 Salaovi
TW-325 Salakäytävä
TW-326 Hallavaharja
TW-327 Rautavahvisteinen Saarnikilpi
TW-328 Karppunahka
TW-329 Eteläiset
TW-330 Tähtilasi
TW-331 Tähdet
TW-332 Salavihkaisuus
TW-333 Piikki
TW-334 Erechin Kivi
TW-335 Aurinko
TW-336 Gondolinin Miekka
TW-337 Ystävyyden Vahvistus
TW-338 Muodon Koetus
TW-339 Muodon Koetus
TW-340 Tiedon Koetus
TW-341 Arkkikivi
TW-342 Kukko Kiekuu
TW-343 Iltatähti
TW-344 Suuret Kotkat
TW-345 Mithrilpaita
TW-346 Vanha Rastas
TW-347 Yksi Sormus
TW-348 Valkoinen Puu
TW-349 Perusteellinen Etsintä
TW-351 Värien Kaularengas
TW-352 Minas Tirithin Tornin Kaarti
TW-353 Puuparta
TW-354 Todellinen Fana
TW-355 Palantirin Kayttö
TW-356 Karkotus
TW-357 Khandin Varjaagit
TW-359 Valkoiset Vuoret
TW-360 Velhon Tuli
TW-361 Velhon Lieska
TW-362 Velhon Nauru
TW-363 Velhon Sormus
TW-364 Velhon Jokihevoset
TW-365 Velhon Koetus
TW-366 Velhon Ääni
TW-367 Metsähaltiat
TW-368 Metsänihmiset
TW-369 Vanhan Pûkelmaan Metsäläiset
TW-370 Drúadanin Metsän Metsäläiset
TW-372 Repunpää
TW-373 Rosvoleiri
TW-375 Hautakerot
TW-376 Beornin Talo
TW-377 Sinivuorten Kääpiölinnoitus
TW-378 Brii
TW-381 Ûlundin Luolat
TW-383 Tanssiva Huippu
TW-384 Kalmansuot
TW-385 Hämypuron Laakso
TW-388 Drúadanin Metsä
TW-389 Dunharg
TW-390 Mustainmaalaisten Linnakylä
TW-391 Kotkanpesä
TW-392 Itäläisten Leiri
TW-395 Jättijängät
TW-396 Kurjenmiekkojen Kenttä
TW-397 Kimaltavat Luolat
TW-398 Hiisiportti
TW-399 Harmaat Satamat
TW-402 Vihakivi
TW-403 Rautavuorten Kääpiölinnoitus
TW-404 Rautapiha
TW-405 Elävien Kuolleiden Saaret
TW-406 Järvikaupunki
TW-409 Lossadanin Kivikumpu
TW-410 Lossadanin Leiri
TW-414 Tuomiovuori
TW-415 Gramin Vuori
TW-416 Gundabadin Vuori
TW-417 Vanha Metsä
TW-422 Viestitornin Rauniot
TW-424 Lukitarin Luola
TW-426 Eteläisten Keidas
TW-427 Kivikehä
TW-428 Yksinäinen Vuori
TW-429 Kivet
TW-430 Valkeat Tornit
TW-431 Tuulen Valtaistuin
TW-432 Thranduilin Salit
TW-434 Erechin Laakso
TW-435 Varjaagileiri
TW-436 Viimapää
TW-437 Lähteensali
TW-438 Metsänihmisten Kylä
TW-439 Metsäläisten luolasto
TW-441 Andrastin Rannikko
TW-442 Anduinin Laakso
TW-447 Belfalasin Laht
TW-449 Ruskeat Maat
TW-453 Mustainmaa
TW-454 Haltiaranta
TW-456 Eriadorin Rannikko
TW-459 Rautkymin Aukko
TW-461 Varjovuorten Kapeikko
TW-464 Synkmetsän Sydän
TW-465 Ylä-Sola
TW-466 Paatsamala
TW-467 Hevostasanko
TW-469 Rautavuoret
TW-475 Anduinin Suisto
TW-476 Pohjois-Rhovanion
TW-479 Vanha Pukelmaan Aukko
TW-480 Vanha Pûkelmaa
TW-481 Punasarven Portti
TW-484 Eteläinen Synkmetsä
TW-485 Etelä-Rhovanion
TW-486 Kontu
TW-488 Läntinen Synkmetsä
TW-489 Kulottunut Nummi
TW-490 Wold & Reunakukkulat
TW-491 Metsämaan valtakunta
`);
