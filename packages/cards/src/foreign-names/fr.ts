import { nameTable } from '../foreign-names.ts';

/** The names of cards in French. */
export const names = nameTable(`
TW-1 Ravisseur
TW-5 Coupe-jarret
TW-6 Rameuter les résidents
TW-7 Rameuter les séides
TW-9 Éveiller les résidents
TW-10 Éveiller les séides
TW-11 Éveiller le feu de la terre
TW-12 Balrog de la Moria
TW-13 Malédiction de la Pierre d'Ithil
TW-14 Être des galgals
TW-15 Être des galgals
TW-18 Appel du foyer
TW-19 Appel de la mer
TW-20 Drake des cavernes
TW-21 Ombres étouffantes
TW-22 Nuages
TW-23 Chandelle de cadavre
TW-24 Corsaires d'Umbar
TW-25 Crébains
TW-27 Désespoir du cœur
TW-28 Portes de la Nuit
TW-29 Désolation du dragon
TW-30 Raz de marée
TW-31 Dwar de Waw
TW-32 Œil de Sauron
TW-33 Féroce ailé
TW-34 Tortue féroce
TW-35 Hiver féroce
TW-36 Vapeurs délétères
TW-37 Fantômes
TW-38 Goules
TW-39 Géant
TW-40 Araignées géantes
TW-41 Assombrissement
TW-42 Cupidité
TW-43 Semi-Trolls d'Extrême Harad
TW-44 Hoarmûrath de Dír
TW-46 Indûr Aubemort
TW-47 Khamûl l'Oriental
TW-49 Long hiver
TW-50 Perdus en mer
TW-51 Perdus en terres frontalières
TW-52 Perdus dans les domaines noirs
TW-53 Perdus dans les domaines libres
TW-54 Perdus en terres de l'ombre
TW-55 Perdus dans les contrées sauvages
TW-56 Attrait de la création
TW-57 Attrait de l'opportunité
TW-58 Attrait de la nature
TW-59 Attrait du pouvoir
TW-60 Attrait des sens
TW-61 Agitation des séides
TW-62 Nuit de Morgul
TW-63 Cheval de Morgul
TW-64 Poignard de Morgul
TW-65 Bouche de Sauron
TW-67 Dispersion des troupes
TW-68 Nouvelle lune
TW-69 Nuit
TW-70 Vieil Homme Saule
TW-71 Olog-Haï (trolls)
TW-72 Garde Orque
TW-73 Lieutenant Orque
TW-74 Patrouille Orque
TW-75 Maraudeurs Orques
TW-76 Escouade Orque
TW-77 Guerriers Orques
TW-78 Sentinelles Orques
TW-79 Tire-laine
TW-80 Tire-laine
TW-81 Foisonnement de revenants
TW-82 Hommes Biscornus
TW-83 Ren l'Impur
TW-84 Rivière
TW-86 Arachne
TW-87 Siège
TW-88 Veilleur Silencieux
TW-89 Meurtrier
TW-91 Tempête de neige
TW-92 Tempêtes d'Ossë
TW-93 L'équilibre des choses
TW-94 Le fardeau du temps
TW-95 Le Grand Gobelin
TW-96 Les Nazgûl sont sortis
TW-97 L'Épée Blême
TW-98 Le Trésor
TW-99 La trahison de l'Anneau
TW-100 La volonté de Sauron
TW-101 La volonté de l'Anneau
TW-102 Voleur
TW-104 Sang touque
TW-105 Traître
TW-106 Pénombre
TW-107 Ûvatha le Cavalier
TW-108 Sillage de la guerre
TW-109 Ouargues
TW-110 Guetteur de l'eau
TW-111 Lassitude du cœur
TW-113 Roi-Sorcier d'Angmar
TW-114 Loups
TW-115 Mots de puissance et de terreur
TW-123 Balïn
TW-124 Bard l'Archer
TW-125 Prosper Poiredebeurré
TW-131 Bilbon
TW-142 Dwalïn
TW-152 Frodon
TW-155 Gamelin le Vieux
TW-157 Ghán-buri-Ghán
TW-160 Glóïn
TW-172 Óïn
TW-179 Robin Petitterrier
TW-180 Sam Gamegie
TW-181 Saroumane
TW-183 Thorïn II
TW-188 Une rencontre opportune
TW-189 Un ami ou trois
TW-190 Contrôler un Palantír
TW-191 L'Anduin
TW-192 Andúril, la Flamme de l'Ouest
TW-193 Armée des Morts
TW-194 Monts Cendrés
TW-196 Joli anneau d'or
TW-197 Beornides
TW-198 Bill le Poney
TW-199 Blocage
TW-200 Nains des Montagnes Bleues
TW-201 Livre de Mazarbul
TW-202 Pont
TW-203 Ciel dégagé
TW-204 Camouflage
TW-205 Crevasses du Destin
TW-206 Dague d'Ouistrenesse
TW-207 Sombres querelles
TW-208 Sombres querelles
TW-209 Esquive
TW-210 Rêves de légende
TW-211 Dunéens
TW-212 Hache de Durïn
TW-213 Anneau Nain de la Tribu de Barïn
TW-214 Anneau Nain de la Tribu de Bávor
TW-215 Anneau Nain de la Tribu de Drúïn
TW-216 Anneau Nain de la Tribu de Durïn
TW-217 Anneau Nain de la Tribu de Dwálïn
TW-218 Anneau Nain de la Tribu de Thélor
TW-219 Anneau Nain de la Tribu de Thrár
TW-220 Transport par les Aigles
TW-221 Terre du verger de Galadriel
TW-222 Orientaux
TW-223 Chant elfique
TW-224 Pierre elfique
TW-225 Manteau elfique
TW-226 Elfes de Lindon
TW-227 Breuvages d'Ent
TW-228 Ents de Fangorn
TW-229 Fuite
TW-230 Fuite
TW-231 Bel anneau d'or
TW-232 Navigation favorable
TW-233 Périple favorable en terres frontalières
TW-234 Périple favorable en domaines noirs
TW-235 Périple favorable en domaines libres
TW-236 Périple favorable en terres de l'ombre
TW-237 Périple favorable en contrées sauvages
TW-238 Longue vue
TW-239 Faveur des Valar
TW-240 Communauté
TW-241 Brouillard
TW-242 Gué
TW-243 Portes du Matin
TW-245 Baie d'Or
TW-247 Le destin de Gollum
TW-248 Grand vaisseau
TW-249 Grand-route
TW-250 Grand Bouclier du Rohan
TW-252 Furtivité de Semi-homme
TW-253 Force de Semi-Homme
TW-254 Haubert de mailles brillantes
TW-255 Herbes médicinales
TW-256 Dissimulation
TW-257 Hommes des Collines
TW-259 Cor d'Anor
TW-260 Chevaux
TW-261 Nains des Monts du Fer
TW-262 Embrasement des esprits
TW-263 Chevaliers de Dol Amroth
TW-264 Défaillance de la volonté
TW-265 Bouclefeuilles
TW-266 Anneau moindre
TW-267 Prestance seigneuriale
TW-269 Trouvaille
TW-270 Joli coup
TW-271 Anneau magique de courage
TW-272 Anneau magique de savoir
TW-273 Anneau magique de nature
TW-274 Anneau magique de furtivité
TW-275 Anneau magique de paroles
TW-276 Hommes d'Anfalas
TW-277 Hommes de l'Anórien
TW-278 Hommes du Dorwinion
TW-279 Hommes du Lamedon
TW-280 Hommes de Lebennin
TW-281 Hommes du Rhovanion Septentrional
TW-282 Miroir de Galadriel
TW-284 Montagnes Brumeuses
TW-285 Lune
TW-287 Monts de l'Ombre
TW-288 Rassemblement
TW-292 Amitié nouvelle
TW-293 Vieille amitié
TW-294 Vieille route
TW-296 Palantír d'Amon Sûl
TW-297 Palantír d'Annúminas
TW-298 Palantír d'Elostirion
TW-299 Palantír de Minas Tirith
TW-300 Palantír d'Orthanc
TW-301 Palantír d'Osgiliath
TW-302 Chemins des Morts
TW-303 Paroles de persuasion
TW-304 Potion de prouesse
TW-305 Louanges à Elbereth
TW-306 Précieux anneau d'or
TW-307 Vifsorbier
TW-308 Vifsorbier
TW-309 Territoire calme
TW-310 Rôdeurs de l'Ithilien
TW-311 Rôdeurs du Nord
TW-312 Flèche Rouge
TW-313 Livre Rouge de la Marche de l'Ouest
TW-314 Reforgeage
TW-315 Sauver les prisonniers
TW-316 Retour du Roi
TW-317 Cavaliers de Rohan
TW-318 Connaissance des anneaux
TW-319 Coup risqué
TW-320 Roäc le Corbeau
TW-321 Sacrifice d'aspect
TW-322 Plant de l'Arbre Blanc
TW-323 Parchemin d'Isildur
TW-324 Entrée secrète
TW-325 Passage secret
TW-326 Gripoil
TW-327 Bouclier de frêne bardé de fer
TW-328 Peaurude
TW-329 Suderons
TW-330 Cristal d'étoile
TW-331 Étoiles
TW-332 Furtivité
TW-333 Dard
TW-334 Pierre d'Erech
TW-335 Soleil
TW-336 Epée de Gondolin
TW-337 Amitié apaisante
TW-338 Vérification d'aspect
TW-339 Vérification d'aspect
TW-340 Vérification de connaissance
TW-341 La Pierre Arken
TW-342 Chant du coq
TW-343 L'Étoile du Soir
TW-344 Les Grands Aigles
TW-345 La Chemise de Mithril
TW-346 La Vieille Grive
TW-347 L'Anneau Unique
TW-348 L'Arbre Blanc
TW-349 Recherche minutieuse
TW-351 Torque des nuances
TW-352 Gardes de la Tour de Minas Tirith
TW-353 Sylvebarbe
TW-354 Fána véritable
TW-355 Utiliser un Palantír
TW-356 Disparition
TW-357 Variags de Khand
TW-359 Montagnes Blanches
TW-360 Feu de Sorcier
TW-361 Flamme de Sorcier
TW-362 Rire de Sorcier
TW-363 Anneau de Sorcier
TW-364 Chevaux d'écume de Sorcier
TW-365 Vérification de Sorcier
TW-366 Voix de Sorcier
TW-367 Elfes Sylvestres
TW-368 Hommes des Bois
TW-369 Woses du Pays des Vieux Biscornus
TW-370 Woses de la Forêt du Drúadan
TW-372 Cul-de-Sac
TW-373 Repaire de bandits
TW-375 Hauts des Galgals
TW-376 Maison de Beorn
TW-377 Citadelle naine des Montagnes Bleues
TW-381 Grottes d'Ulûnd
TW-383 Pic Dansant
TW-384 Marais des Morts
TW-385 Vallée des Rigoles Sombres
TW-388 Forêt du Drúadan
TW-390 Camp fortifié dunéen
TW-391 Aire des Aigles
TW-392 Camp des Orientaux
TW-395 Landes d'Etten
TW-396 Champs aux Iris
TW-397 Cavernes Étincelantes
TW-398 Porte des Gobelins
TW-399 Havres Gris
TW-402 Ireroche
TW-403 Citadelle naine des Monts du Fer
TW-405 Ile des Morts qui Vivent
TW-406 Ville du Lac
TW-409 Cairn lossadan
TW-410 Camp lossadan
TW-414 Montagne du Destin
TW-415 Mont Gram
TW-416 Mont Gundabad
TW-417 Vieille Forêt
TW-421 Fondcombe
TW-422 Tour de signalisation en ruine
TW-424 Antre d'Arachne
TW-426 Oasis suderonne
TW-427 Cercle de pierres
TW-428 Le Mont Solitaire
TW-429 Les Pierres
TW-430 Les Tours Blanches
TW-431 Le Trône Venteux
TW-432 Palais de Thranduil
TW-434 Val d'Erech
TW-435 Camp variag
TW-436 Mont Venteux
TW-437 Salle du Jaillissement
TW-438 Forestville
TW-439 Tumulus wose
TW-441 Côte d'Andrast
TW-442 Vallée de l'Anduin
TW-447 Baie de Belfalas
TW-449 Terres Brunes
TW-453 Pays de Dun
TW-454 Rivages Elfiques
TW-456 Côte Eriadorienne
TW-459 Trouée de l'Isen
TW-461 Goulet des Montagnes Grises
TW-464 Forêt Noire Centrale
TW-465 Haut Col
TW-466 Houssaye
TW-467 Plaines des Chevaux
TW-469 Monts du Fer
TW-475 Embouchure de l'Anduin
TW-476 Rhovanion Septentriona
TW-479 Passe des Vieux Biscornus
TW-480 Pays des Vieux Biscornus
TW-481 Porte de Rubicorne
TW-484 Forêt Noire Méridionale
TW-485 Rhovanion Méridional
TW-486 La Comté
TW-488 Forêt Noire Occidentale
TW-489 Brande Desséchée
TW-490 Plateau
TW-491 Royaume Sylvestre
TW-492 Furie de la Couronne de Fer
TW-493 Nicbriqueux
TW-494 Flèche noire
TW-495 Gros Bolger
TW-496 La Couronne de Fer
TW-497 Une meute à la porte
TW-498 Maître d'armes
TW-499 Hache Naine
TW-500 Attrait de MECCG
TD-1 Agburanar en chasse
TD-2 Agburanar au gîte
TD-3 Bairanax
TD-4 Bairanax en chasse
TD-5 Bairanax au gîte
TD-6 Souffle noir
TD-7 Charognards
TD-8 Serpent des cavernes
TD-10 Daelomin en chasse
TD-11 Daelomin au gîte
TD-12 Adresse dans l'agilité
TD-13 Loups sombres
TD-14 Sang de Dragon
TD-15 Souffle de Dragon
TD-16 Malédiction de Dragon
TD-17 Frayeur de Dragon
TD-18 Fièvre des Dragons
TD-19 Maraudeurs Dunéens
TD-21 Eärcaraxë en chasse
TD-22 Eärcaraxë au gîte
TD-23 Exil dans la solitude
TD-24 Fébrilité dans l'impatience
TD-25 Paroles stupides
TD-26 Frénésie dans la folie
TD-27 Issus des fosses d'Angband
TD-29 Un œil a moitié ouvert
TD-30 Hobgobelins
TD-31 Nuée de chauves-souris
TD-32 Drake de glace
TD-33 Contact glacial
TD-34 Animer les résidents
TD-35 Animer les séides
TD-37 Itangast en chasse
TD-38 Itangast au gîte
TD-39 À une once près
TD-40 Drake de terre
TD-41 Laissé en arrière
TD-42 Araignées mineures
TD-43 Leucaruth en chasse
TD-44 Leucaruth au gîte
TD-45 Drake de lumière
TD-46 Maints chagrins
TD-47 Drake des marais
TD-48 Souvenirs dérobés
TD-49 Rats de Morgul
TD-50 Magie inéluctable
TD-51 Collet de la mer
TD-52 Frugalité dans l'isolement
TD-53 Passion dans la fureur
TD-54 Retour du danger
TD-55 Prouesse de l'âge
TD-56 Prouesse dans la puissance
TD-57 Drake de pluie
TD-58 Rumeur de richesse
TD-59 Drake de sable
TD-61 Scatha en chasse
TD-62 Scatha au gîte
TD-64 Scorba en chasse
TD-65 Scorba au gîte
TD-66 Serpent de mer
TD-67 Œil inquisiteur
TD-68 Ombre du Mordor
TD-69 Malveillance sans repos
TD-70 Smaug en chasse
TD-71 Smaug au gîte
TD-72 Chant de la dame
TD-73 Corbeau de tempête
TD-74 Subtilité dans la ruse
TD-75 Compagnons du tonnerre
TD-76 Les temps sont hostiles
TD-77 Véritable Drake de froid
TD-78 Véritable Drake de feu
TD-79 Vélocité dans la hâte
TD-80 Serpent-garou
TD-81 Féroce ailé sauvage
TD-82 Vents de la colère
TD-83 Drake de froid ailé
TD-84 Drake de feu ailé
TD-85 Terres désolées
TD-86 Monteurs de loups
TD-87 Monteurs de loups
TD-88 Puanteur de serpent
TD-89 Épuisés et affamés
TD-91 Fram fils de Fram
TD-94 Thráin II
TD-95 Courte pause
TD-96 Heaume d'adamant
TD-97 Alerter le peuple
TD-98 Il se précipita
TD-99 Flèches taillées dans l'ébène
TD-100 Belegaer
TD-101 Butin du Dragon
TD-102 Arc de corne de Dragon
TD-103 Cambriolage
TD-104 Journée sans nuages
TD-106 Appétit de Dragon
TD-107 Querelles de Dragon
TD-108 Connaissance des Dragons
TD-109 Trésor de Nains
TD-110 Écho de toutes joies
TD-111 Sentiers elfiques
TD-112 Emeraude de Doriath
TD-113 Émeraude du marin
TD-114 Bouclier runique
TD-115 Plongé dans le sommeil
TD-116 Flatter l'ennemi
TD-118 Don du discernement
TD-119 Ceinture d'or de Lórien
TD-120 Haubergeon d'argent
TD-122 Heaume de son secret
TD-123 Ici, là ou là-bas
TD-124 Holà! Venez gai dol!
TD-125 Maisons de guérison
TD-126 Roi sous la montagne
TD-127 Trésor légendaire
TD-128 À examiner par la suite
TD-129 Connaissance du passé
TD-130 Harpe magique
TD-131 Maints ennemis
TD-132 Maints tours et détours
TD-133 Carte au Mithril
TD-134 Anciennes merveilles
TD-135 Maître d'Esgaroth
TD-136 Maître de la forêt, de l'eau et de la colline
TD-137 Connaissances des Mathoms
TD-138 Hommes du Val
TD-139 Hommes de la Ville du Lac
TD-140 Plus de sens que vous
TD-141 Collier de perles et d'argent
TD-142 Nenseldë la Wingild
TD-143 Absent du gîte
TD-144 Gage de conduite
TD-146 Exilés de retour
TD-148 Propos énigmatiques
TD-149 Bête rassasiée
TD-150 Fourreau de calcédoine
TD-151 Nouvelles secrètes
TD-152 Changeur de peau
TD-153 Bâton brisé
TD-154 Étoile de l'espoir
TD-155 Histoires de chasse
TD-156 Jeu des devinettes
TD-157 Trois cheveux d'or
TD-158 Carte de Thrór
TD-159 Supercherie
TD-160 Biscuits au miel
TD-161 Epée vaillante
TD-162 Disparais dans la lumière
TD-163 Que cœurs et membres se réchauffent !
TD-164 Lavés et rafraîchis
TD-165 Pain de route
TD-166 Quand j'y ai matière
TD-167 Porté deux fois
TD-168 Astuce
TD-169 Démonstration de Sorcier
TD-170 Bâton de sorcier
TD-171 Cartes merveilleuses
TD-172 Fléau des serpents
TD-174 Le Val
TD-175 Framsbourg
TD-176 Colline dorée
TD-178 Île de l'Ulond
TD-179 Creux d'Ovir
TD-182 Flammes du courroux
TD-183 Cor du Défi
DM-3 Bill Fougeron
DM-11 Fori l'Imberbe
DM-15 Le Grimburgoth
DM-27 Langue de Serpent
DM-28 Lobélia Sacquet de Besace
DM-29 Mon Trésor
DM-30 Les Abîmes de Cristal
DM-32 Colline de l'Ermite
DM-33 Les Abîmes de Fer
DM-34 Les Abîmes Biscornus
DM-35 Les Abîmes de Soufre
DM-36 La Cour des Abîmes
DM-37 Les Galeries des Abîmes
DM-38 Les Portes des Abîmes
DM-39 Les Grottes des Abîmes
DM-40 Les Prairies des Abîmes
DM-41 Les Voûtes des Abîmes
DM-43 Un objet manque
DM-44 Angmar se dresse
DM-45 Un avant-poste inattendu
DM-46 Averti de leurs actes
DM-47 Fureur du Noir Ennemi
DM-48 L'effet de nos malédictions
DM-49 Risque de s'égarer
DM-50 Ennemis sournois
DM-51 Vigilance redoublée
DM-52 Tambours
DM-53 Secousses sismiques
DM-54 Murmures sans fin
DM-55 Exhalaison fétide
DM-56 Les yeux de l'ombre
DM-57 Visages de morts
DM-58 Mouches et araignées
DM-59 Que tombent les ennemis
DM-60 Tenailler en paroles
DM-61 Le bon sens se révolte
DM-62 Grand besoin ou dessein
DM-63 De grands secrets enterrés
DM-64 Heaumes de fer
DM-65 Dans les ténèbres les lier
DM-66 En grande fureur
DM-67 Au cœur de son royaume
DM-68 Perfidie
DM-69 Tel le fracas des béliers
DM-70 Sombre influence
DM-71 Que la lune soit morte
DM-72 Mordor en armes
DM-73 Ni aussi ancien ni aussi puissant
DM-74 Jamais vu
DM-75 Pas de chemin
DM-76 L'ami de personne
DM-77 Tombé du ciel noir
DM-78 Pâle rêveur
DM-79 Percé de maintes blessures
DM-80 En rangs innombrables
DM-81 L'ombre s'étend
DM-82 Sous l'emprise d'Ulmo
DM-83 Force redoublée
DM-84 Séparation finale
DM-85 Révélé à tous les regards
DM-86 Cimeterres d'acier
DM-87 Recherche sans succès
DM-88 Saisi par la terreur
DM-89 Ombre venue des ténèbres
DM-90 Charmes des Êtres des Galgals
DM-91 Fureur soudaine
DM-92 Pour vous emporter
DM-93 Étendard tribal
DM-94 Totem tribal
DM-95 Bourse de Troll
DM-96 Contes pervertis
DM-97 Deux ou trois tribus
DM-98 Le passage est bloqué
DM-99 Enlevés par les Orques
DM-100 Mensonges
DM-101 Il ne veut pas redescendre
DM-102 Vieille blessure
DM-103 Seigneur des Esprits
DM-104 Votre accueil est douteux
DM-105 Bûthrakaur le Vert
DM-106 Bouffée de vent froid
DM-107 Fléau de Dúrin
DM-108 Petit renifleur
DM-109 Chose sans nom
DM-110 Araignée du Môrlat
DM-111 Ossements remuants
DM-112 Umagaur le Blafard
DM-113 Traînée de pâle luminosité
DM-114 Une réception inattendue
DM-115 Antique escalier
DM-116 Armurerie
DM-117 Dans l'attente des alliés
DM-118 Équilibre des pouvoirs
DM-119 Lame des galgals
DM-120 Choix de Lúthien
DM-121 Couronne de fleurs
DM-122 Coupe des adieux
DM-123 Sombres troupes
DM-124 Les Nains sont sur vous!
DM-125 Histoires immuables
DM-126 Les yeux de Mandos
DM-127 Vilaine figure
DM-128 Destin de la Pierre d'Ithil
DM-129 Quinze oiseaux dans cinq sapins
DM-130 Feux d'artifice
DM-131 Chef de l'Ordre
DM-132 Un homme averti en vaut deux
DM-133 Libre de choisir
DM-134 Salle du Feu
DM-135 Guérison de Nimrodel
DM-136 Connaissance des plantes
DM-137 Vous avez là un serpent !
DM-138 Poignard caché
DM-139 Connaissance des Hobbits
DM-140 Des cors, des cors, des cors
DM-141 Moments difficiles
DM-142 Des centaines de papillons
DM-143 La chasse
DM-144 J'en connais long sur vous
DM-145 Dans de sombres tunnels
DM-146 Dans le cône fumant
DM-147 Connaissance de l'ennemi
DM-149 Souvenirs retrouvés
DM-150 Plus alerte que d'autres
DM-151 Sans hésitation
DM-152 Ordre de tuer
DM-153 Paume contre paume
DM-154 Franchir les portes de Dol Guldur
DM-155 Reconstruire la ville
DM-156 Clairvoyant et perspicace
DM-157 Chemins secrets
DM-158 Sentinelles de Númenor
DM-159 Ronds de fumée
DM-160 Preuve de bonne volonté
DM-161 Aux fondements les plus reculés
DM-162 Veine d'Arda
DM-163 Quand vous en saurez plus
DM-164 Le Seigneur des Vents me trouva
DM-165 Ramené au Mordor
DM-167 Heaume-Dragon
DM-168 Pierre de lumière des Nains
DM-169 Parchemins oubliés
DM-170 Gemmes d'Arda
DM-171 Broche-feuille
DM-172 Grimoire perdu
DM-174 Collier de Girion
DM-175 Lanterne noldo
DM-176 Fiole de Galadriel
DM-177 Lindion l'Oronin
DM-178 Madame Lobélia
DM-179 Noble chien
DM-180 Foulque Bophin
LE-3 Bróïn
LE-9 Espion dunéen
LE-16 Cavalier dans la nuit
LE-20 Lieutenant d'Angmar
LE-21 Lieutenant de Dol Guldur
LE-22 Lieutenant de Morgul
LE-24 La Bouche
LE-26 Náïn
LE-28 Odoacre
LE-29 Vieux Troll
LE-30 Lutteur Orque
LE-31 Capitaine Orque
LE-32 Chef Orque
LE-33 Renifleur Orque
LE-34 Pisteur Orque
LE-35 Vétéran Orque
LE-43 Threlïn
LE-44 Lourdaud Troll
LE-45 Chef Troll
LE-49 Ulkaur le Sans-Langue
LE-50 Adûnaphel la Spectre
LE-51 Akhôrahil le Spectre
LE-52 Dwar le Spectre
LE-53 Hoarmûrath le Spectre
LE-54 Indûr le Spectre
LE-55 Khamûl le Spectre
LE-56 Ren le Spectre
LE-57 Ûvatha le Spectre
LE-58 Le Roi-Sorcier
LE-59 Coupe-jarret
LE-60 Rôdeurs d'Arthedain
LE-61 Être des galgals
LE-62 Octroi des Beornides
LE-63 Gardes-frontières
LE-65 Serpent des cavernes
LE-66 Drake des cavernes
LE-67 Chandelle de cadavre
LE-68 Loups sombres
LE-69 Seigneur elfe en courroux
LE-70 Elfes en errance
LE-71 Ent en quête des Ents-Femmes
LE-72 Fantômes
LE-73 Goules
LE-74 Géant
LE-75 Araignées géantes
LE-76 Rôdeurs de Gondor
LE-77 Hobgobelins
LE-78 Seigneurs des chevaux
LE-80 Drake de terre
LE-82 Hors-la-loi
LE-83 Araignées mineures
LE-84 Drake de marais
LE-85 Maraudeurs Orques
LE-86 Escouade Orque
LE-87 Sentinelles Orques
LE-89 Mercenaires en relâche
LE-90 Meurtrier
LE-91 Fils de rois
LE-92 Ossements remuants
LE-93 Gens de Thranduil
LE-94 Compagnon du tonnerre
LE-95 Véritable Drake de feu
LE-96 Lieutenant Uruk
LE-97 Eldar errants
LE-98 Ouargues
LE-99 Guetteur de l'eau
LE-100 Trolls sauvages
LE-101 Rameuter les défenseurs
LE-102 Rameuter les résidents
LE-103 Éveiller les défenseurs
LE-104 Éveiller les résidents
LE-105 Appel du foyer
LE-106 Faites-leur peur
LE-107 Convoitise
LE-108 Ténèbres sous les arbres
LE-109 Désespoir du cœur
LE-110 Portes de la Nuit
LE-111 Hiver féroce
LE-112 Paroles stupides
LE-113 Cupidité
LE-114 Festivités insouciantes
LE-115 Animer les défenseurs
LE-116 Animer les résidents
LE-117 Long hiver
LE-118 Perdus en terres frontalières
LE-119 Perdus dans les domaines libres
LE-120 Perdus en terre de l'ombre
LE-121 Perdus dans les contrées sauvages
LE-122 Attrait de l'opportunité
LE-123 Attrait de la nature
LE-124 Attrait des sens
LE-125 Agitation des séides
LE-126 Dispersion des troupes
LE-127 Funestes nouvelles
LE-128 Rien à boire ni à manger
LE-129 Peste
LE-130 Foisonnement de revenants
LE-131 Des rats !
LE-132 Langage de rebelle
LE-133 L'Anneau ne peut avoir qu'un maître
LE-134 Rivière
LE-135 L'Œil vagabond
LE-136 Œil inquisiteur
LE-137 Ferme-la
LE-138 Vous voilà donc revenus ?
LE-139 Quelque chose s'est glissé
LE-140 Pour satisfaire son appétit
LE-141 Puanteur du Mordor
LE-142 Trois fois moins nombreux
LE-143 Rumeurs d'espions audacieux
LE-144 Rumeurs de doute et de danger
LE-145 Pénombre
LE-146 Rejeter les ombres
LE-147 Ombre vigilante
LE-148 Sillage de la guerre
LE-149 Lassitude du cœur
LE-150 Toile de peur et de traîtrise
LE-151 Fureur de l'ouest
LE-152 Tronc Noir
LE-153 Dernière engeance d'Ungoliant
LE-154 Le Puant
LE-155 Troll « à deux têtes »
LE-156 Ouargue de guerre
LE-157 Loup de guerre
LE-158 Le Roi des ouargues
LE-159 Une maladie sans remède
LE-160 Un bon endroit où se cacher
LE-161 Adûnaphel déchaînée
LE-162 Akhôrahil déchaîné
LE-163 Toute sa pensée fixée dessus
LE-164 Murmure intempestif
LE-165 En attendant l'appel
LE-166 Rejetés dans la mêlée
LE-167 Prié de gouverner
LE-168 Froid mordant
LE-169 Pluie noire
LE-170 Cavalier Noir
LE-171 Coup dévié
LE-172 Assaut audacieux
LE-173 En brûlant meules, arbres et chaumières
LE-174 Aux ordres du Spectre
LE-175 Une odeur fugitive
LE-176 Descendez sur eux de nuit
LE-177 Fissure dans le mur
LE-178 Propositions malhonnêtes
LE-179 Ténèbres assombries
LE-181 Descente vers Gobelinville
LE-182 Dwar déchaîné
LE-183 Aile Noire
LE-184 Ajuster un Palantír
LE-185 Marche forcée
LE-186 Trophées ignobles
LE-187 Glacer la chair
LE-188 Cadeaux comme ceux de jadis
LE-189 Chaînes d'or dans le vent
LE-190 Seigneur proclamé
LE-191 Chemins dissimulés
LE-192 Cachés dans de sombres endroits
LE-193 Hoarmûrath déchaîné
LE-194 Langue enduite de miel
LE-195 Je serai sur vos talons
LE-196 Je vais te signaler
LE-197 Au nom du Mordor
LE-198 Indûr déchaîné
LE-199 Route de fer
LE-200 Khamûl déchaîné
LE-201 Tuez-les tous mais PAS les Semi-Hommes
LE-202 Jouer doublement des jambes
LE-203 L'Œil de flammes
LE-204 Messager du Mordor
LE-205 Lame de Morgul
LE-206 Immobiles parmi les morts
LE-207 Les célébrités parmi eux
LE-208 Il faut transmettre les nouvelles
LE-209 Nouvelles de la Comté
LE-210 Plus de bêtises
LE-211 Aucune nouvelle de notre chevauchée
LE-212 Interdit de tuer sans raison
LE-213 Vieille cachette
LE-214 Vieux préjugé
LE-215 Quelqu'un qui vous est cher
LE-216 Querelles d'Orques
LE-217 Furtivité d'Orque
LE-218 Montures d'Orques
LE-219 Désespoir vénéneux
LE-220 Soumis à sa volonté
LE-221 Vestiges d'anciens pillages
LE-222 Ren déchaîné
LE-223 L'Anneau laisse sa marque
LE-224 Rumeurs de l'Unique
LE-226 Secrets de leur fabrication
LE-227 Faites des prisonniers
LE-228 Ciel de feu
LE-229 Malins et discrets
LE-230 Fumée dans le vent
LE-231 Maraude
LE-232 Artifice secret de flammes
LE-233 Explorer la région
LE-234 Poignardé dans son sommeil
LE-235 Appel soudain
LE-236 Butin
LE-237 Nuée de Chauves-souris
LE-238 Coups rapides
LE-239 Épreuve du feu
LE-240 Ce n'est pas un secret
LE-241 On a déjà entendu ça
LE-242 Ils chevauchent ensemble
LE-243 Objet volé
LE-244 Menaces
LE-245 Rumeurs de mort
LE-246 Pour satisfaire l'Interrogateur
LE-247 Sous son coup
LE-248 Ûvatha déchaîné
LE-249 Chape d'ombre
LE-250 Voix malfaisantes
LE-251 Le tribut de l'eau
LE-252 Nous sommes venus pour tuer
LE-253 Peser toute chose avec précision
LE-254 Où il y a un fouet
LE-255 Quand dort la Face Jaune
LE-256 Maniement avisé
LE-257 Le Roi-Sorcier déchaîné
LE-258 Paroles de menace et de tromperie
LE-259 Agburanar enragé
LE-261 Beornides
LE-262 Trolls Noirs
LE-263 Dunéens
LE-264 Orientaux
LE-265 Gobelins de la Porte des Gobelins
LE-266 Gobelins des Montagnes Grises
LE-267 Semi-Trolls
LE-268 Trolls des Collines
LE-269 Hommes des Collines
LE-270 Orques des Glaces
LE-271 Hommes du Dorwinion
LE-272 Ouargues des Montagnes Brumeuses
LE-274 Orques d'Angmar
LE-275 Orques du Gorgoroth
LE-276 Orques de Gundabad
LE-277 Orques de la Forêt Noire
LE-278 Orques de la Moria
LE-279 Orques des Monts Cendrés
LE-280 Orques de l'Ephel Dúath
LE-281 Orques de l'Œil Rouge
LE-282 Orques d'Udûn
LE-283 Scatha enragé
LE-284 Scorba enragé
LE-285 Smaug enragé
LE-286 Snaga-Haï
LE-287 Suderons
LE-288 Trolls des Rochers
LE-289 Corsaires umbariens
LE-290 Orques d'Ungol
LE-291 Uruk-Haï
LE-292 Variags de Khand
LE-293 Ouargues du Forochel
LE-294 Loups des Montagnes Blanches
LE-295 Hommes des Bois
LE-296 Woses de l'Eryn Vorn
LE-297 Un petit anneau d'or
LE-298 Anneau d'assujettissement
LE-299 Masse d'armes noire
LE-300 Bouclier de cuir noir
LE-301 Chemise de mailles noires
LE-302 Emblème de l'Œil
LE-303 Anneau d'or brillant
LE-304 Lance à large fer
LE-305 Anneau Nain de la tribu de Barïn
LE-306 Anneau Nain de la tribu de Bávor
LE-307 Anneau Nain de la tribu de Drúïn
LE-308 Anneau Nain de la Tribu de Durïn
LE-309 Anneau Nain de la tribu de Dwálïn
LE-310 Onguent infect
LE-311 Anneau d'or étincelant
LE-312 Anneau d'or dont Sauron s'est entiché
LE-313 Grand casque
LE-314 La Couronne de Fer
LE-315 Le plus petit des anneaux d'or
LE-316 Anneau magique d'illusions
LE-317 Anneau magique d'énigmes
LE-318 Anneau magique de fureur
LE-319 Anneau magique de ruse
LE-320 Anneau magique de mensonges
LE-321 Anneau magique de férocité
LE-322 Anneau magique des ombres
LE-323 Anneau magique de balafres
LE-324 Anneau mineur
LE-325 La Chemise de Mithril
LE-326 L'Anneau Unique
LE-327 L'anneau de l'oracle
LE-328 Breuvages d'Orque
LE-329 Liqueur d'Orque
LE-330 Palantír d'Amon Sûl
LE-331 Palantír d'Annúminas
LE-332 Palantír d'Elostirion
LE-333 Palantír de Minas Tirith
LE-334 Palantír d'Orthanc
LE-335 Palantir d'Osgiliath
LE-336 Anneau dérisoire
LE-337 Splendide anneau d'or
LE-339 Livre Rouge de la Marche de l'Ouest
LE-340 L'Anneau réprouvé
LE-341 Bouclier noir
LE-342 Lame dentelée
LE-343 Parchemin d'Isildur
LE-344 Manteau d'ombre
LE-345 Étranges rations
LE-346 Anneau de pacotille
LE-347 L'anneau de protection
LE-348 Fouet
LE-350 Cul-de-Sac
LE-351 Repaire de bandits
LE-353 Hauts des Galgals
LE-354 Maison de Beorn
LE-355 Citadelle Naine des Montagnes Bleues
LE-357 Buhr Wídu
LE-360 Grottes d'Ûlund
LE-363 Le Val
LE-364 Marais des Morts
LE-365 Vallée des Rigoles Sombres
LE-368 Forêt du Drúadan
LE-370 Camp fortifié dunéen
LE-371 Camp des Orientaux
LE-373 Landes d'Etten
LE-375 Champs aux Iris
LE-376 Cavernes Étincelantes
LE-378 Porte des Gobelins
LE-382 Colline de l'Ermite
LE-383 Citadelle Naine des Monts du Fer
LE-385 Ville du Lac
LE-387 Le Mont Solitaire
LE-388 Cairn lossadan
LE-389 Camp lossadan
LE-393 Montagne du Destin
LE-394 Mont Gram
LE-395 Mont Gundabad
LE-396 Camp des Nûrniags
LE-399 Citadelle des maraudeurs
LE-400 Tour de signalisation en ruine
LE-402 Antre d'Arachne
LE-404 Oasis suderonne
LE-405 Cercle de pierres
LE-406 Les Pierres
LE-408 Palais de Thranduil
LE-410 Val d'Erech
LE-411 Camp variag
LE-412 Les Tours Blanches
LE-413 Le Trône Venteux
LE-414 Forestville
LE-415 Les Monts Honorables
LE-416 Tumulus wose
LE-418 La Pierre d'Arken
LE-419 Flèche mortelle
AS-2 Mauhour
AS-7 Alatar le Chasseur
AS-8 Le peuple de Durin
AS-9 Voyageurs Nains
AS-11 Gandalf le Cavalier Blanc
AS-12 Chevaliers du Prince
AS-13 Dame de la forêt d'or
AS-14 Seigneur du Carrock
AS-15 Seigneur du Havre
AS-16 Maître de la Maison
AS-17 Pallando le Gardien des Âmes
AS-18 Radagast le Dresseur
AS-19 Saroumane le Sage
AS-20 La garde de l'intendant
AS-21 Farouches Hommes du Gondor
AS-22 Trolls des montagnes
AS-23 Un mensonge dans vos yeux
AS-24 Seul et malavisé
AS-25 Arrivé à point nommé
AS-26 Récolte précoce
AS-27 La rivière enchantée
AS-28 Allégeance mise à l'épreuve
AS-29 DANGER ! AU FEU ! L'ENNEMI !
AS-30 Écumantes et pleines de rage
AS-31 Assez près pour entendre un murmure
AS-32 Un ennemi pour susciter une guerre
AS-33 Chaparder ce qui n'est pas surveillé
AS-34 Puissance édifiée dans l'attente
AS-35 Retour au-delà de tout espoir
AS-36 Chevaucher contre l'Ennemi
AS-37 Les petites jambes sont lentes
AS-38 Glissé perfidement
AS-39 Invoqué après un long sommeil
AS-40 Des problèmes à toutes les frontières
AS-41 En muant l'espoir en désespoir
AS-42 Coups malheureux
AS-43 Volonté ébranlée
AS-44 Sonner le tocsin
AS-45 Alliance des Peuples Libres
AS-46 Mordeuse et Batteuse !
AS-48 Père Maggotte
AS-49 Une excellence sans pareille
AS-50 Monture abattue
AS-51 Pas d'étrangers pour le moment
AS-52 Cotte de mailles d'Orque
AS-53 Pouvoir contre l'Ombre
AS-54 À l'abri de l'Ombre
AS-55 Des espions redoutés
AS-56 Le Soleil se dévoila
AS-57 Tour pillée
AS-58 Angmariens
AS-60 Orientaux des chariots
AS-61 Petits-nains
AS-62 Angmariens
AS-65 Petits-nains
AS-66 Orientaux des chariots
AS-67 Woses de l'Eryn Vorn
AS-68 Arc des Galadhrim
AS-69 La Pierre d'Ithil
AS-70 Joyau du Beleriand
AS-71 Le Balrog
AS-72 Cheval Noir
AS-73 Créature d'un monde plus ancien
AS-74 Grandes Chauves-souris
AS-75 Seigneur de la porte des Gobelins
AS-76 Régiment de noirs Corbeaux
AS-77 Au-dessus des Abysses
AS-78 Les Abîmes des Monts Cendrés
AS-79 Le pouvoir ténébreux
AS-80 Sombre rendez-vous
AS-81 Poussés par une démence
AS-82 L'Œil qui ne dort jamais
AS-83 Intendant déloyal
AS-84 Sous les plus profondes caves des Nains
AS-85 Le Grand Œil
AS-86 Pluie de flèches
AS-87 Trésor longtemps cherché
AS-88 Fief reconstruit et réparé
AS-89 Limiers de Sauron
AS-90 Joignez-vous à ce pouvoir
AS-91 Escalier légendaire
AS-92 Les Abîmes des Monts Brumeux
AS-93 Les Abîmes des Montagnes de l'Ombre
AS-94 Aux ordres de Lugbúrz
AS-95 Nos propres Loups
AS-96 À pas de velours
AS-97 Puissances trop sombres et terribles
AS-98 Porte fendue
AS-99 Sac sur la tête
AS-100 Destriers
AS-101 Des preuves à révéler
AS-102 La terre tourmentée
AS-103 Trahison, le plus grand ennemi
AS-104 Tribut collecté
AS-105 Les profondeurs de l'Anduin
AS-106 Les routes souterraines
AS-107 Utilisez vos jambes
AS-108 Bien conservé
AS-109 Les voies caverneuses des Montagnes Blanches
AS-110 Monde rongé par les sans nom
AS-112 Bairanax enragé
AS-113 Númenóréens Noirs
AS-114 Corsaires de Rhûn
AS-115 Daelomin enragée
AS-116 Eärcaraxë enragée
AS-117 Itangast enragé
AS-118 Leucaruth enragée
AS-119 Orques de Morgul
AS-121 Orques de Dol Guldur
AS-122 Ancienne hache noire
AS-123 Anneau Nain de la tribu de Thélor
AS-124 Anneau Nain de la tribu de Thrár
AS-125 Fil à plomb Gobelin
AS-126 Heaume de la peur
AS-127 Bouclier de fer des temps anciens
AS-128 Collier de Girion
AS-129 Vieux trésor
AS-130 Archives non lues
AS-131 Livre secret
AS-132 Fouet de feu
AS-133 Anneau d'emprise
AS-134 Carte de Thrór
AS-135 Anneau d'étranglement
AS-136 Usriev de la traîtrise
AS-140 Camp des Nûrniags
AS-141 Citadelle des Maraudeurs
AS-142 Les Monts Honorables
AS-143 Pic Dansant
AS-144 Aire des Aigles
AS-146 Framsbourg
AS-147 Les Abîmes de Cristal
AS-148 Colline Dorée
AS-149 Havres Gris
AS-151 Ireroche
AS-152 Les Abîmes de Fer
AS-153 Île de l'Ulond
AS-154 Îles des Morts qui Vivent
AS-156 Vieille Forêt
AS-157 Creux d'Ovir
AS-158 Les Abîmes Biscornus
AS-160 Fondcombe
AS-161 Les Abîmes de Soufre
AS-163 La Cour des Abîmes
AS-164 Les Galeries des Abîmes
AS-165 Les Portes des Abîmes
AS-166 Les Grottes des Abîmes
AS-167 Les Prairies des Abîmes
AS-168 Les Voûtes des Abîmes
AS-169 Mont Venteux
AS-170 Salle du Jaillissement
WH-5 Homme de mauvaise mine
WH-9 Saroumane
WH-10 Sournois du sud
WH-11 Brute aux yeux torves
WH-12 Ouglouk
WH-13 Faces de Gobelins
WH-14 Se détourner de l'ouest
WH-15 Chassé de l'Ordre
WH-16 Cruelle emprise révélée
WH-17 Échos du chant
WH-18 Épaves et fourbi échoué
WH-19 Fléau des fous
WH-20 Ce serpent-là a encore une dent
WH-21 Cœur de pierre
WH-22 En proie à l'ambition
WH-23 Pourriture intérieure
WH-24 Ire de l'est
WH-25 Nostalgie de l'ouest
WH-26 Le masque fut déchiré
WH-27 Vengeance de la nature
WH-28 Puissance cédée à l'artifice
WH-29 Roulé jusqu'à la mer
WH-30 Quelque chose d'autre est à l'œuvre
WH-31 Des villages entiers enragés
WH-32 Ne voulez-vous pas descendre ?
WH-33 Noble destrier
WH-34 Sages propositions
WH-35 Le Conseil Blanc
WH-36 Le Magicien Blanc
WH-37 Une panoplie d'ailes
WH-38 Bêtes des bois
WH-39 Chevaux sauvages
WH-40 Chiens sauvages
WH-41 Le Conseil Noir
WH-42 Contrefaçon
WH-43 Se faufiler intelligemment
WH-44 La lame ardente
WH-45 Gouverner les tempêtes
WH-46 Prêt à l'appel
WH-47 En perçant toutes les ombres
WH-48 Le poison de sa voix
WH-49 Séjour dans les ombres
WH-50 Lumière blanche brisée
WH-51 Feu explosif
WH-52 Feu liquide
WH-53 Arc mécanique
WH-54 Fumées nauséabondes
WH-55 Mines des Abîmes
WH-58 Les Tours Blanches
WH-59 Un monde plus heureux
WH-60 Un nouveau Seigneur de l'Anneau
WH-61 Une engeance stridente
WH-62 Une progéniture intempestive
WH-63 Mauvaise compagnie
WH-64 Aveugle à tout le reste
WH-65 Récolte du mineur
WH-66 Double jeu
WH-67 Mange-terre
WH-68 La forteresse d'Isen
WH-69 Forteresse des Tours
WH-70 Serments de loyauté
WH-71 Voies rongées
WH-72 Grand protecteur
WH-73 Grande ruse
WH-74 Havre gardé
WH-75 Havre caché
WH-76 L'héritage des forgerons
WH-77 À votre mesquine façon
WH-78 Jamais ne refuse
WH-79 Comploter la ruine
WH-80 Actes honteux
WH-81 Sorts nés de la discorde
WH-82 Emprise de la voix
WH-83 Forges de guerre
WH-84 Myrmidon du Sorcier
WH-85 Trophée du Sorcier
WH-86 Semi-Orques supérieurs
WH-87 Semi-Orques
WH-88 Clés d'Orthanc
WH-89 Clés des Tours Blanches
WH-90 Arc d'Alatar
WH-91 La grande chasse
WH-92 Tenue de chasseur
WH-93 Rejoignez la chasse
WH-94 Les gardiens d'Oromë
WH-95 Écuyer de la chasse
WH-96 En attendant l'assaut
WH-97 Chambres de la cour royale
WH-98 Ami de Gandalf
WH-99 Accueillez l'inattendu
WH-100 Ambassadeur gris
WH-101 Le chapeau gris
WH-102 Anneau de Feu
WH-103 École des arcanes
WH-104 Apprenti de Pallando
WH-105 Capuche de Pallando
WH-106 Le prophète du destin
WH-107 Bâton de Pallando
WH-108 Les vérités du destin
WH-109 Ami des choses secrètes
WH-110 Protection de Radagast
WH-111 Gant de Radagast
WH-112 Maître des formes
WH-113 Robes à poches
WH-114 L'Oiseau Noir de Radagast
WH-115 Manipulateur de teintes
WH-116 Maître du changement ailé
WH-117 Le maître de forge
WH-118 Robes de maintes couleurs
WH-119 Homme de talent
WH-120 Machinerie de Saroumane
WH-121 L'Anneau de Saroumane
WH-122 La Main Blanche
BA-1 Grands-Pas
BA-3 Le Balrog
BA-6 Orque aux jambes torses
BA-7 Troll des collines
BA-8 Larve des montagnes
BA-10 Changeurs de peau Beornides
BA-11 Mangeurs de charogne
BA-12 Seigneurs de guerre Olog
BA-13 Rejetons d'Arachne
BA-14 Noire vapeur
BA-15 Ténèbres créées par la malveillance
BA-16 Appétit insatiable
BA-17 Décliner et partir
BA-18 S'enfuit dans l'obscurité
BA-19 Regard d'Arien
BA-20 Emprisonné et raillé
BA-21 Monstruosité informe
BA-22 Recruteur
BA-23 La puanteur
BA-24 Engeance d'Ungoliant
BA-25 Le Soleil brillait furieusement
BA-26 Malveillance intacte
BA-27 Progéniture d'Ungoliant
BA-28 Exhalaison fétide d'Ungoliant
BA-29 Se faufiler prudemment
BA-30 Feuille de Longoulet
BA-31 Rumeurs d'anneaux
BA-32 Révéler des choses non demandées
BA-33 À l'allégeance jurée
BA-34 Corde elfique
BA-35 Troll des cavernes
BA-36 Antiques secrets
BA-37 Sous couvert de l'obscurité
BA-38 La grande armée du Nord
BA-39 Broyeur
BA-40 Long siège cruel
BA-41 Pas mieux à faire
BA-42 Enclins à la violence
BA-44 Murmures d'anneaux
BA-45 Chose maléfique persistante
BA-46 Grand Troll
BA-47 Vilaine chose visqueuse
BA-48 Un moment des plus sinistre
BA-49 Reviviscence d'Angband
BA-50 Enceinte brisée
BA-51 Cavernes déblayées
BA-52 Défier le Pouvoir
BA-53 Camouflé par les ténèbres
BA-54 Couronnée d'orage
BA-55 Maniement des ténèbres
BA-56 Passé par le feu
BA-57 Tourbillon dans la marée du destin
BA-58 Flamme d'Udûn
BA-59 Ennemi en grand désarroi
BA-60 Passerelles au-dessus du feu
BA-61 Grande fissure
BA-62 Grande Ombre
BA-63 Au cœur du feu sombre
BA-64 Envahissez leur royaume
BA-65 Seigneur et usurpateur
BA-66 Carte de l'artisan
BA-67 Souvenirs d'anciennes tortures
BA-68 Le mien ou celui de personne
BA-69 Lui obéir ou mourir
BA-70 Aux ordres du grand Démon
BA-71 Il jaillit
BA-72 Population réduite
BA-73 Errer dans les terres désolées
BA-74 Aux racines de la terre
BA-75 Fléau de feu
BA-76 Serpents étrangleurs
BA-77 Tempête de feu
BA-78 Terreur annonciatrice de ruine
BA-79 Avant-garde de la puissance
BA-80 Quelques recrues
BA-81 Langue de feu perçante
BA-82 Fouet à multiples lanières
BA-83 Antique forteresse des Abîmes
BA-89 Les Abîmes Engloutis
BA-90 Les Abîmes de Cristal
BA-91 Les Abîmes de Fer
BA-94 Les Abîmes Biscornus
BA-95 Vestiges du Thangorodrim
BA-96 Les Abîmes Rouillés
BA-97 Les Abîmes de Soufre
BA-98 La Cour des Abîmes
BA-99 Les Galeries des Abîmes
BA-100 Les Portes des Abîmes
BA-101 Les Grottes des Abîmes
BA-102 Les Prairies des Abîmes
BA-103 Les Voûtes des Abîmes
BA-104 Les Abîmes Venteux
`);
