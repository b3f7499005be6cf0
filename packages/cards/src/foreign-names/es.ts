import { nameTable } from '../foreign-names.ts';

/** The names of cards in Spanish. */
export const names = nameTable(`
TW-1 Secuestrador
TW-5 Emboscada
TW-6 Perturbar a los Moradores
TW-7 Perturbar a los Lacayos
TW-8 Asesino
TW-9 Despertar a los Moradores
TW-10 Despertar a los Lacayos
TW-11 Despertar del Fuego de la Tierra
TW-12 Balrog de Moria
TW-13 Daño de la Piedra de Ithil
TW-14 Tumulario
TW-15 Tumulario
TW-16 "Berto" (Bûrat)
TW-17 Forajidos
TW-18 La Llamada del Hogar
TW-19 La Llamada del Mar
TW-20 Dragón de las Cavernas
TW-21 Sombras Asfixiantes
TW-22 Nubes
TW-23 Vela Cadavérica
TW-24 Corsarios de Umbar
TW-27 Desesperanza del Corazón
TW-28 Puertas de la Noche
TW-29 La Desolación del Dragón
TW-30 Mar Tempestuoso
TW-31 Dwar de Waw
TW-32 El Ojo de Sauron
TW-33 Bestia Maligna
TW-34 Tortuga Maligna
TW-35 Crudo Invierno
TW-36 Humos Maléficos
TW-37 Fantasmas
TW-38 Necrófagos
TW-39 Gigante
TW-40 Arañas Gigantes
TW-41 Pesadumbre
TW-42 Codicia
TW-43 Medio-trolls del Lejano Harad
TW-44 Hoarmûrath de Dír
TW-45 Ucorno
TW-46 Indûr Muerte del Alba
TW-47 Khamûl el Oriental
TW-49 Largo Invierno
TW-50 Perdidos en el Mar
TW-51 Perdidos en las Tierras Fronterizas
TW-52 Perdidos en las Regiones de la Oscuridad
TW-53 Perdidos en las Regiones Libres
TW-54 Perdidos en las Tierras de la Sombra
TW-55 Perdidos en las Tierras Salvajes
TW-56 Atracción de la Creación
TW-57 Atracción de la Avaricia
TW-58 Atracción de la Naturaleza
TW-59 Atracción del Poder
TW-60 Atracción de los Sentidos
TW-61 Los Sirvientes se Agitan
TW-62 Noche de Morgul
TW-63 Caballo de Morgul
TW-64 Cuchillo de Morgul
TW-65 La Boca de Sauron
TW-66 Mûmak (Olifante)
TW-67 La Facción se Dispersa
TW-68 Luna Nueva
TW-69 Noche
TW-70 Viejo Hombre Sauce
TW-72 Guardia de Orcos
TW-73 Lugarteniente Orco
TW-74 Patrulla de Orcos
TW-75 Incursores Orcos
TW-76 Hueste Orca
TW-77 Guerreros Orcos
TW-78 Centinelas Orcos
TW-79 Ratero
TW-80 Ratero
TW-81 Plaga de Tumularios
TW-82 Hombres Pûkel
TW-83 Ren el Impío
TW-84 Río
TW-86 Ella-Laraña
TW-87 Asedio
TW-88 Centinela Silencioso
TW-89 Exterminador
TW-91 Tormenta de Nieve
TW-92 Tormentas de Ossë
TW-93 El Equilibrio de las Cosas
TW-94 El Peso de la Edad
TW-95 El Gran Trasgo
TW-96 Los Nazgûl Andan Sueltos
TW-97 La Espada Pálida
TW-98 El Precioso
TW-99 La Traición del Anillo
TW-100 La Voluntad de Sauron
TW-101 La Voluntad del Anillo
TW-102 Ladrón
TW-104 Sangre Tuk
TW-105 Traidor
TW-106 Crepúsculo
TW-107 Ûvatha el Jinete
TW-108 Alba de Guerra
TW-109 Huargos
TW-110 Centinela del Agua
TW-111 Cansancio del Corazón
TW-112 "Guille" (Wûluag)
TW-113 El Rey Brujo de Angmar
TW-114 Lobos
TW-115 Palabras de Poder y Terror
TW-124 Bardo el Arquero
TW-125 Cebadilla Mantecona
TW-138 Dain II
TW-150 Fili
TW-155 Gamelin el Viejo
TW-160 Gloin
TW-167 Kili
TW-172 Oin
TW-179 Robin Madriguera
TW-180 Sam Gamyi
TW-188 Un Encuentro Casual
TW-189 Un Amigo o Tres
TW-190 Alinear Palantír
TW-191 Río Anduin
TW-192 Andúril, la Llama del Oeste
TW-193 Ejército de los Muertos
TW-194 Montañas de la Ceniza
TW-196 Hermoso Anillo de Oro
TW-197 Beórnidas
TW-198 Bill el Pony
TW-199 Bloqueo
TW-200 Enanos de las Montañas Azules
TW-201 Libro de Mazarbul
TW-202 Puente
TW-203 Cielo Despejado
TW-204 Ocultamiento
TW-205 Grietas del Destino
TW-206 Daga de Oesternese
TW-207 Discusiones Oscuras
TW-208 Discusiones Oscuras
TW-209 Esquiva
TW-210 Sueños de Conocimiento
TW-211 Dunlendinos
TW-212 Hacha de Durin
TW-213 Anillo Enano de la Tribu de Barin
TW-214 Anillo Enano de la Tribu de Bávor
TW-215 Anillo Enano de la Tribu de Drúin
TW-216 Anillo Enano de la Tribu de Durin
TW-217 Anillo Enano de la Tribu de Dwalin
TW-218 Anillo Enano de la Tribu de Thélor
TW-219 Anillo Enano de la Tribu de Thrár
TW-220 Viaje en Águilas
TW-221 Tierra del Jardín de Galadriel
TW-222 Orientales
TW-223 Canción Élfica
TW-224 Piedra de Elfo
TW-225 Capa Élfica
TW-226 Elfos de Lindon
TW-227 Caldo de Ent
TW-228 Ents de Fangorn
TW-229 Huida
TW-230 Huida
TW-231 Bello Anillo de Oro
TW-232 Travesía Tranquila
TW-233 Viaje Tranquilo por las Tierras Fronterizas
TW-234 Viaje Tranquilo por las Regiones de la Oscuridad
TW-235 Viaje Tranquilo por las Regiones Libres
TW-236 Viaje Tranquilo por las Tierras de la Sombra
TW-237 Viaje Tranquilo por las Tierras Salvajes
TW-238 Clarividencia
TW-239 Favor de los Valar
TW-240 Comunidad
TW-241 Niebla
TW-242 Vado
TW-243 Puertas del Amanecer
TW-245 Baya de Oro
TW-247 El Destino de Gollum
TW-248 Gran Barco
TW-249 Gran Camino
TW-250 Gran Escudo de Rohan
TW-252 Sigilo de los Medianos
TW-253 Fuerza de los Medianos
TW-254 Jubón de Mallas Brillantes
TW-255 Hierbas Curativas
TW-256 Escondrijo
TW-257 Montañeses
TW-259 Cuerno de Arnor
TW-260 Caballos
TW-261 Enanos de las Colinas de Hierro
TW-262 Animar el Espíritu
TW-263 Caballeros de Dol Amroth
TW-264 Lapso de Voluntad
TW-265 Zarcillo
TW-266 Anillo Menor
TW-267 Presencia Señorial
TW-269 Búsqueda Afortunada
TW-270 Golpe Afortunado
TW-271 Anillo Mágico de Coraje
TW-272 Anillo Mágico de Conocimiento
TW-273 Anillo Mágico de la Naturaleza
TW-274 Anillo Mágico de Sigilo
TW-275 Anillo Mágico de las Palabras
TW-276 Hombres de Anfalas
TW-277 Hombres de Anórien
TW-278 Hombres de Dorwinion
TW-279 Hombres de Lamedon
TW-280 Hombres de Lebennin
TW-281 Hombres del Norte de Rhovanion
TW-282 Espejo de Galadriel
TW-284 Montañas Nubladas
TW-285 Luna
TW-287 Montañas de la Sombra
TW-288 Acantonamiento
TW-292 Nueva Amistad
TW-293 Vieja Amistad
TW-294 Viejo Camino
TW-296 Palantír de Amon Sûl
TW-297 Palantír de Annúminas
TW-298 Palantír de Elostirion
TW-299 Palantír de Minas Tirith
TW-300 Palantír de Orthanc
TW-301 Palantír de Osgiliath
TW-302 Senderos de los Muertos
TW-303 Palabras Persuasivas
TW-304 Poción de Poder
TW-305 Plegaria a Elbereth
TW-306 Precioso Anillo de Oro
TW-307 Ramaviva
TW-308 Ramaviva
TW-309 Tierras Tranquilas
TW-310 Montaraces de Ithilien
TW-311 Montaraces del Norte
TW-312 La Flecha Roja
TW-313 Libro Rojo de la Frontera del Oeste
TW-314 Reforja
TW-315 Rescate de Prisioneros
TW-316 El Retorno del Rey
TW-317 Jinetes de Rohan
TW-318 Conocimiento de los Anillos
TW-319 Golpe Arriesgado
TW-320 Roäc el Cuervo
TW-321 Sacrificio de la Forma
TW-322 Semilla del Árbol Blanco
TW-323 Pergamino de Isildur
TW-324 Entrada Secreta
TW-325 Pasaje Secreto
TW-326 Sombragrís
TW-327 Escudo de Fresno y Hierro Forjado
TW-328 Corteza
TW-329 Sureños
TW-330 Vial de Galadriel
TW-331 Estrellas
TW-332 Sigilo
TW-333 Dardo
TW-334 Piedra de Erech
TW-335 Sol
TW-336 Espada de Gondolin
TW-337 Fiel Amistad
TW-338 Examen de la Forma
TW-339 Examen de la Forma
TW-340 Examen del Conocimiento
TW-341 La Piedra del Arca
TW-342 El Canto del Gallo
TW-343 La Estrella del Atardecer
TW-344 Las Grandes Águilas
TW-345 La Cota de Mithril
TW-346 El Tordo Viejo
TW-347 El Anillo Único
TW-348 El Árbol Blanco
TW-349 Búsqueda Meticulosa
TW-351 Torques de Colores
TW-352 Torre de Guardia de Minas Tirith
TW-353 Bárbol
TW-354 Fána Verdadero
TW-355 Utilizar Palantír
TW-356 Desaparición
TW-357 Variags de Khand
TW-359 Montañas Blancas
TW-360 Fuego del Mago
TW-361 Llamas del Mago
TW-362 Risa del Mago
TW-363 Anillo de Mago
TW-364 Monturas Fluviales del Mago
TW-365 Examen del Mago
TW-366 Voz del Mago
TW-367 Elfos del Bosque
TW-368 Hombres del Bosque
TW-369 Woses de la Tierra del Viejo Pûkel
TW-370 Woses del Bosque Drúadan
TW-372 Bolsón Cerrado
TW-373 Guarida de Bandidos
TW-375 Quebradas de los Túmulos
TW-376 Casa de Beorn
TW-377 Fortaleza Enana de las Montañas Azules
TW-381 Cavernas de Ûlund
TW-383 Cima Danzarina
TW-384 Ciénagas de los Muertos
TW-385 Valle del Arroyo Sombrío
TW-388 Bosque Drúadan
TW-389 El Sagrario
TW-390 Fuerte Dunlendino
TW-391 Nido de las Águilas
TW-392 Campamento Oriental
TW-395 Landas de Etten
TW-396 Campos Gladios
TW-397 Cavernas Resplandecientes
TW-398 La Puerta de los Trasgos
TW-399 Puertos Grises
TW-402 Roca de la Ira
TW-403 Fortaleza Enana de las Colinas de Hierro
TW-405 Islas de los Muertos que Viven
TW-406 Ciudad del Lago
TW-409 Cairn Lossadan
TW-410 Campamento Lossadan
TW-414 Monte del Destino
TW-415 Monte Gram
TW-416 Monte Gundabad
TW-417 Bosque Viejo
TW-421 Rivendel
TW-422 Torre de Señales en Ruinas
TW-424 El Antro de Ella-laraña
TW-426 Oasis Sureño
TW-427 Círculo de Piedras
TW-428 La Montaña Solitaria
TW-429 Las Piedras
TW-430 Las Torres Blancas
TW-431 El Trono del Viento
TW-432 Estancias de Thranduil
TW-434 Valle de Erech
TW-435 Campamento Variag
TW-436 Cima de los Vientos
TW-437 Sala del Manantial
TW-438 Ciudad de los Hombres del Bosque
TW-439 Fuerte de Paso de los Woses
TW-441 Costa de Andrast
TW-442 Valles del Anduin
TW-447 Bahía de Belfalas
TW-449 Tierras Pardas
TW-453 Tierras Brunas
TW-454 Costas Élficas
TW-456 Costa de Eriador
TW-459 Desfiladero del Isen
TW-461 Pasos de las Montañas Grises
TW-464 Corazón del Bosque Negro
TW-465 Paso Alto
TW-466 Acebeda
TW-467 Llanuras de los Caballos
TW-469 Colinas de Hierro
TW-475 Bocas del Anduin
TW-476 Norte de Rhovanion
TW-477 Numeriador
TW-479 Desfiladero del Viejo Pûkel
TW-480 Tierra del Viejo Pûkel
TW-481 Entrada al Cuerno Rojo
TW-484 Sur del Bosque Negro
TW-485 Sur de Rhovanion
TW-486 La Comarca
TW-488 Oeste del Bosque Negro
TW-489 Brezal Marchito
TW-490 Páramo y Colinas
TW-491 Reino del Bosque
TW-492 Furia de la Corona de Hierro
TW-493 Nique-Briques
TW-494 Flecha Negra
TW-495 Gordo Bolger
TW-496 La Corona de Hierro
TW-497 Una Manada en la Puerta
TW-498 Maestro de Armas
TW-499 Hacha Enana
TD-1 Agburanar de Caza
TD-2 Agburanar en Casa
TD-3 Bairanax
TD-4 Bairanax de Caza
TD-5 Bairanax en Casa
TD-6 Soplo Negro
TD-7 Aves Carroñeras
TD-8 Gusano de las Cavernas
TD-10 Daelomin de Caza
TD-11 Daelomin en Casa
TD-12 Destreza de la Agilidad
TD-13 Lobos Salvajes
TD-14 Sangre de Dragón
TD-15 Aliento de Dragón
TD-16 Maldición de Dragón
TD-17 Terror del Dragón
TD-18 Mal del Dragón
TD-19 Incursores Dunlendinos
TD-21 Eärcaraxë de Caza
TD-22 Eärcaraxë en Casa
TD-23 Exilio de la Soledad
TD-24 Fiebre de la Inquietud
TD-25 Palabras Necias
TD-26 Frenesí de la Locura
TD-27 Desde los Pozos de Angband
TD-29 Con un Ojo Entornado
TD-30 Grantrasgos
TD-31 Hueste de Murciélagos
TD-32 Dragón de Hielo
TD-33 Toque Gélido
TD-34 Incitar a los Moradores
TD-35 Incitar a los Lacayos
TD-37 Itangast de Caza
TD-38 Itangast en Casa
TD-39 Hasta la Última Onza
TD-40 Dragón de Tierra
TD-41 Dejado Atrás
TD-42 Arañas Menores
TD-43 Leucaruth de Caza
TD-44 Leucaruth en Casa
TD-45 Dragón de Luz
TD-46 Muchas Penas Sufrirás
TD-47 Dragón de las Marismas
TD-48 Recuerdos Robados
TD-49 Ratas de Morgul
TD-50 No Escaparás a Mi Magia
TD-51 Trampa Marina
TD-52 Parsimonia de la Reclusión
TD-53 Pasión de la Cólera
TD-54 Vuelven los Peligros
TD-55 El Poder de la Edad
TD-56 Valor del Poder
TD-57 Dragón de Lluvia
TD-58 Rumores de Riqueza
TD-59 Dragón de Arena
TD-61 Scatha de Caza
TD-62 Scatha en Casa
TD-64 Scorba de Caza
TD-65 Scorba en Casa
TD-66 Serpiente Marina
TD-67 Ojo Avizor
TD-68 La Sombra de Mordor
TD-69 Malicia Despierta
TD-70 Smaug de Caza
TD-71 Smaug en Casa
TD-72 Canción de la Dama
TD-73 Cuervo de la Tempestad
TD-74 Sutileza de la Astucia
TD-75 El Compañero del Trueno
TD-76 Corren Malos Tiempos
TD-77 Dragón de Frío Verdadero
TD-78 Dragón de Fuego Verdadero
TD-79 Celeridad de la Rapidez
TD-80 Hombre-Gusano
TD-81 Bestia Maligna Salvaje
TD-82 Vientos de Cólera
TD-83 Dragón de Frío Alado
TD-84 Dragón de Fuego Alado
TD-85 Tierras Marchitas
TD-86 Jinetes de Lobos
TD-87 Jinetes de Lobos
TD-88 El Hedor del Gusano
TD-89 Agotados y Hambrientos
TD-91 Fram hijo de Fram
TD-94 Thráin II
TD-95 Un Breve Descanso
TD-96 Yelmo de Adamante
TD-97 Alertar al Pueblo
TD-98 Y se Precipitó Vigoroso y Rápido
TD-99 Flechas de Ébano Tallado
TD-101 Abundancia del Botín
TD-102 Arco de Cuerno de Dragón
TD-103 Robo
TD-104 Día Despejado
TD-106 Hambre de Dragón
TD-107 Discusiones Draconianas
TD-108 Conocimiento de los Dragones
TD-109 Botín Enano
TD-110 Eco de todas las Alegrías
TD-111 Sendero Élfico
TD-112 Esmeralda de Doriath
TD-113 Esmeralda del Marinero
TD-114 Escudo Rúnico
TD-115 Dormido Profundamente
TD-116 Halagar a un Enemigo
TD-118 Don de la Comprensión
TD-119 Cinturón Dorado de Lórien
TD-120 Cota de Malla de Plata
TD-122 Yelmo de Su Discreción
TD-123 Aquí, Allá o Más Allá
TD-124 ¡Hola!¡Venid, alegre dol!
TD-125 Casas de Curación
TD-126 Rey bajo la Montaña
TD-127 Botín Legendario
TD-128 Lo Miraré Luego con Más Atención
TD-129 Conocimiento de las Edades
TD-130 Arpa Mágica
TD-131 Con Muchos Enemigos Luchó
TD-132 Muchas Vueltas y Revueltas
TD-133 Mapa de Mithril
TD-134 Maravillas Explicadas
TD-135 Señor de Esgaroth
TD-136 Señor de la Madera, el Agua o la Colina
TD-137 Conocimiento de los Mathom
TD-138 Hombres de Valle
TD-139 Hombres de la Ciudad del Lago
TD-140 Más Sentido que Tú
TD-141 Collar de Plata y Perlas
TD-142 Nenseldë la Wingild
TD-143 Nadie en Casa
TD-144 Prenda de Conducta
TD-145 Refugio
TD-146 Exiliados Repatriados
TD-148 Hablar con Acertijos
TD-149 Bestia Saciada
TD-150 Vaina de Calcedonia
TD-151 Noticias Secretas
TD-152 Cambia Pieles
TD-153 Vara Quebrada
TD-154 Estrella de la Gran Esperanza
TD-155 Relatos de Caza
TD-156 Jugar a los Acertijos
TD-157 Tres Cabellos Dorados
TD-158 Mapa de Thrór
TD-159 Maña
TD-160 Bizcochos horneados dos veces
TD-161 Espada Infatigable
TD-162 ¡Desaparecer a la Luz!
TD-163 Fuerte sea el Corazón
TD-164 Lavados y Refrescados
TD-165 Pan del Camino
TD-166 Cuando Sé Algo
TD-167 Empuñado por dos Veces
TD-168 Astucia
TD-169 Mago al Descubierto
TD-170 Vara de Mago
TD-171 Mapas Maravillosos
TD-172 Daño del Gusano
TD-174 Valle
TD-175 Framsburgo
TD-176 Colina Dorada
TD-178 Isla del Ulond
TD-179 Hueco Ovir
TD-182 Llamas Iracundas
TD-183 Cuerno del Desafío
DM-3 Bill Helechal
DM-11 Fori el Imberbe
DM-15 El Grimburgoth
DM-27 Lengua de Serpiente
DM-28 Lobelia Sacovilla-Bolsón
DM-29 Mi Precioso
DM-30 Los Subterráneos de las Gemas
DM-32 Colina del Ermitaño
DM-33 Los Subterráneos de Hierro
DM-34 Las Profundidades Pûkel
DM-35 Las Profundidades Sulfurosas
DM-36 Los Palacios de las Profundidades
DM-37 Las Galerías Subterráneas
DM-38 Las Puertas de las Profundidades
DM-39 Las Grutas Subterráneas
DM-40 Los Prados Subterráneos
DM-41 Las Bóvedas Subterráneas
DM-43 Un Artículo Desaparecido
DM-44 El Despertar de Angmar
DM-45 Una Avanzadilla Inesperada
DM-46 Consciente de tus Costumbres
DM-47 La Cólera del Enemigo Negro
DM-48 Lleva Nuestras Maldiciones a Casa
DM-49 Posibilidad de Perderse
DM-50 Adversarios Astutos
DM-51 Guardia Reforzada
DM-52 Tambores
DM-53 Temblores de Tierra
DM-54 Susurros Interminables
DM-55 Hálito de Putrefacción
DM-56 Ojos de Sombras
DM-57 Caras de los Muertos
DM-58 Moscas y Arañas
DM-59 Los Enemigos Caerán
DM-60 Roer con Palabras
DM-61 El Sentido Común se Rebela
DM-62 Grandes Necesidades o Propósitos
DM-63 Muchos Secretos Enterrados Allí
DM-64 Yelmos de Hierro
DM-65 Y Atarlos en las Tinieblas
DM-66 Con Gran Cólera
DM-67 En el Corazón de su Reino
DM-68 Astucia Interior
DM-69 Como el Retumbar de los Arietes
DM-70 Brazo Largo y Oscuro
DM-71 La Luna Muerta
DM-72 Mordor en Armas
DM-73 Ni tan Antiguo ni tan Poderoso
DM-74 Nunca le he Visto
DM-75 Ningún Camino a Seguir
DM-76 Amigo de Nadie
DM-77 Desde el Cielo Negro
DM-78 Pálido Soñador
DM-79 Atravesado por Muchas Heridas
DM-80 Fila tras Fila
DM-81 Sombra Alargada
DM-82 El Alcance de Ulmo
DM-83 Hueste Reforzada
DM-84 Separación Final
DM-85 Revelado a Todos los Vigilantes
DM-86 Cimitarras de Acero
DM-87 Búsqueda Infructuosa
DM-88 Dominado por el Terror
DM-89 Sombras de la Oscuridad
DM-90 Hechizo de los Tumularios
DM-91 Furia Repentina
DM-92 Para Llevarte Conmigo
DM-93 Estandarte Tribal
DM-94 Tótem Tribal
DM-95 Saco de los Trolls
DM-96 Historias Aviesas
DM-97 Dos o Tres Tribus Presentes
DM-98 El Camino está Cerrado
DM-99 Cansados, Heridos y Arrastrados por los Orcos
DM-100 Que Podrían Ser Mentira
DM-101 No descenderá
DM-102 Herida de Graves Secuelas
DM-103 Señor de los Espectros
DM-104 Tu llegada es Dubitativa
DM-105 Bûthrakaur el Verde
DM-106 Frío Apagado
DM-107 El Daño de Durin
DM-108 Pequeño Husmeador
DM-109 Ser Innombrable
DM-110 Araña de Môrlat
DM-111 Huesos Agitados
DM-112 Umagaur el Pálido
DM-113 Fuego Fatuo
DM-114 Una Tertulia Inesperada
DM-115 Antiguas Escaleras
DM-116 Armería
DM-117 Esperar la Llegada de los Aliados
DM-118 Equilibrio entre Poderes
DM-119 Hoja de Tumulario
DM-120 La Elección de Lúthien
DM-121 Corona de Flores
DM-122 Copa de la Despedida
DM-123 Legiones Oscuras
DM-124 ¡Los Enanos Están Cerca!
DM-125 Relatos Perecederos
DM-126 Ojos de Mandos
DM-127 Apartar la Cara
DM-128 Destino de la Piedra de Ithil
DM-129 Quince Pájaros en Cinco Abetos
DM-130 Fuegos de Artificio
DM-131 Primero de la Orden
DM-132 Avisados Significa Armados
DM-133 Libre de Elegir
DM-134 Sala de Fuego
DM-135 Curación de Nimrodel
DM-136 Conocimiento de las Hierbas
DM-137 ¡Aquí hay una Serpiente!
DM-138 Puñal Escondido
DM-139 Conocimiento de los Hobbits
DM-140 Cuernos, Cuernos, Cuernos
DM-141 Movimiento Desesperado
DM-142 Cientos de Mariposas
DM-143 La Caza
DM-144 Sé Mucho Sobre Ti
DM-145 Hacia Túneles Oscuros
DM-146 Hacia el Cono Humeante
DM-147 Conocimiento del Enemigo
DM-149 Recuerdos Recuperados
DM-150 Más Alerta que la Mayoría
DM-151 No Esperó a Pensar
DM-152 Orden de Matar
DM-153 Palmo a Palmo
DM-154 Cruzar las Puertas de Dol Guldur
DM-155 Reconstruir la Ciudad
DM-156 Ver más Lejos y con más Profundidad
DM-157 Caminos Secretos
DM-158 Centinelas de Númenor
DM-159 Anillos de Humo
DM-160 Prenda de Buena Voluntad
DM-161 Hasta las Extremas Fundaciones
DM-162 Vena de Arda
DM-163 Cuando Sepas Más
DM-164 El Señor del Viento me Encontró
DM-165 Retirada a Mordor
DM-167 Yelmo de Dragón
DM-168 Piedra de Luz Enana
DM-169 Pergaminos Olvidados
DM-170 Gemas de Arda
DM-171 Broche de Hojas
DM-172 Tomo Perdido
DM-174 Collar de Girion
DM-175 Linterna Noldo
DM-176 Luz de Galadriel
DM-177 Lindion el Oronín
DM-178 Señora Lobelia
DM-179 Noble Sabueso
LE-9 Espía Dunlendino
LE-16 Jinete Nocturno
LE-20 Lugarteniente de Angmar
LE-21 Lugarteniente de Dol Guldur
LE-22 Lugarteniente de Morgul
LE-24 La Boca
LE-29 Viejo Troll
LE-30 Soldado Orco
LE-31 Capitán Orco
LE-32 Jefe Orco
LE-33 Orco Maloliente
LE-34 Rastreador Orco
LE-35 Veterano Orco
LE-44 Troll Palurdo
LE-45 Jefe Troll
LE-49 Ulkaur el Mudo
LE-50 Adûnaphel la Espectro del Anillo
LE-51 Akhôrahil el Espectro del Anillo
LE-52 Dwar el Espectro del Anillo
LE-53 Hoarmûrath el Espectro del Anillo
LE-54 Indûr el Espectro del Anillo
LE-55 Khamûl el Espectro del Anillo
LE-56 Ren el Espectro del Anillo
LE-57 Ûvatha el Espectro del Anillo
LE-58 El Rey Brujo
LE-59 Emboscada
LE-60 Montaraces de Arthedain
LE-61 Tumulario
LE-62 Peaje Beórnida
LE-63 La Guardia Fronteriza
LE-64 Forajidos
LE-65 Gusano de las Cavernas
LE-66 Dragón de las Cavernas
LE-67 Vela Cadavérica
LE-68 Lobos Salvajes
LE-69 Señor Élfico Encolerizado
LE-70 Elfos Errantes
LE-71 Ent en Busca de las Ent-Mujeres
LE-72 Fantasmas
LE-73 Necrófagos
LE-74 Gigante
LE-75 Arañas Gigantes
LE-76 Montaraces Gondorianos
LE-77 Grantrasgos
LE-78 Señores de los Caballos
LE-79 Ucorno
LE-80 Dragón de Tierra
LE-82 Proscritos
LE-83 Arañas Menores
LE-84 Dragón de las Marismas
LE-85 Incursores Orcos
LE-86 Hueste Orca
LE-87 Centinelas Orcos
LE-88 Piratas
LE-89 Mercenarios sin Trabajo
LE-90 Exterminador
LE-91 Hijos de Reyes
LE-92 Huesos Agitados
LE-93 El Pueblo de Thranduil
LE-94 El Compañero del Trueno
LE-95 Dragón de Fuego Verdadero
LE-96 Lugarteniente Uruk
LE-97 Eldar Errantes
LE-98 Huargos
LE-99 Centinela del Agua
LE-100 Trolls Salvajes
LE-101 Perturbar a los Defensores
LE-102 Perturbar a los Moradores
LE-103 Despertar a los Defensores
LE-104 Despertar a los Moradores
LE-105 La Llamada del Hogar
LE-106 Atemorizarles
LE-107 Pensamientos Ávidos
LE-108 Oscuridad Bajo los Árboles
LE-109 Desesperanza del Corazón
LE-110 Puertas de la Noche
LE-111 Crudo Invierno
LE-112 Palabras Necias
LE-113 Codicia
LE-114 Jolgorio Descuidado
LE-115 Incitar a los Defensores
LE-116 Incitar a los Moradores
LE-117 Largo Invierno
LE-118 Perdidos en las Tierras Fronterizas
LE-119 Perdidos en las Regiones Libres
LE-120 Perdidos en las Tierras de la Sombra
LE-121 Perdidos en las Tierras Salvajes
LE-122 Atracción de la Avaricia
LE-123 Atracción de la Naturaleza
LE-124 Atracción de los Sentidos
LE-125 Los Sirvientes se Agitan
LE-126 La Facción se Dispersa
LE-127 Noticias de Perdición
LE-128 Nada que Comer o Beber
LE-129 Plaga
LE-130 Plaga de Tumularios
LE-131 ¡Ratas!
LE-132 Charla Rebelde
LE-133 El Anillo Solo Tendrá un Amo
LE-134 Río
LE-135 El Ojo Errante
LE-136 Ojo Avizor
LE-137 Cierra la Boca
LE-138 Así que has Regresado
LE-139 Algo se ha Deslizado
LE-140 Saciar su Apetito
LE-141 Hedor de Mordor
LE-142 Superados por Tres Veces
LE-143 Noticias de Espías Osados
LE-144 Noticias de Peligro e Incertidumbre
LE-145 Crepúsculo
LE-146 Velos Destapados
LE-147 Sombra Expectante
LE-148 Alba de Guerra
LE-149 Cansancio del Corazón
LE-150 Redes de Miedo y Traición
LE-151 Cólera del Oeste
LE-152 Tronconegro
LE-153 La Última Hija de Ungoliant
LE-154 Bribón
LE-155 Troll de Dos Cabezas
LE-156 Huargo de Guerra
LE-157 Lobo de Guerra
LE-158 El Rey Huargo
LE-159 Una Enfermedad sin Curación
LE-160 Un Buen Lugar para Esconderse
LE-161 Adûnaphel Desencadenada
LE-162 Akhôrahil Desencadenado
LE-163 Todo Pensamiento Centrado en Él
LE-164 Un Susurro Inoportuno
LE-165 Aguardar la Llamada
LE-166 De Vuelta a la Contienda
LE-167 Orden de Gobernar
LE-168 Frío Glacial
LE-169 Lluvia Negra
LE-170 Jinete Negro
LE-171 Golpe Desviado
LE-172 Embestida Violenta
LE-173 Quemando Almiares, Cabañas y Árboles
LE-174 Por Orden del Espectro del Anillo
LE-175 Atrapar un Olor Fugaz
LE-176 Cayeron Sobre Ellos por la Noche
LE-177 Grieta en la Pared
LE-178 Consejos Perversos
LE-179 Sombra Más Profunda
LE-180 Distracción
LE-181 Bajando, Bajando, a la Ciudad de los Trasgos
LE-182 Dwar Desencadenado
LE-183 Jinete Maligno
LE-184 Centrar Palantír
LE-185 Marchas Forzadas
LE-186 Trofeos Maléficos
LE-187 Congelar la Carne
LE-188 Regalos como los de Antaño
LE-189 Cadenas Doradas al Viento
LE-190 Señor de los Hombres
LE-191 Hábitos Ocultos
LE-192 Ocultarse en Oscuros Lugares
LE-193 Hoarmûrath Desencadenado
LE-194 Lengua Meliflua
LE-195 Te Estaré Vigilando
LE-196 Te Informaré
LE-197 En el Nombre de Mordor
LE-198 Indûr Desencadenado
LE-199 Camino de Hierro
LE-200 Khamûl Desencadenado
LE-201 Matadlos a Todos, pero NO a los Medianos
LE-202 Redoblar el Paso
LE-203 El Ojo Sin Párpado
LE-204 Mensajero de Mordor
LE-205 Hoja de Morgul
LE-206 Inmóviles Entre los Cadáveres
LE-207 Los Nombres que Tienen
LE-208 Las Noticias Llegan
LE-209 Noticias de la Comarca
LE-210 No Más Estupideces
LE-211 Sin Noticias de Nuestro Viaje
LE-212 No Matéis Innecesariamente
LE-213 Viejo Tesoro
LE-214 Viejos Prejuicios
LE-215 Alguien Querido Para Ti
LE-216 Discusiones Orcas
LE-217 Sigilo Orco
LE-218 Monturas Orcas
LE-219 Desesperación Venenosa
LE-220 Sometido a su Voluntad
LE-221 Restos de Antiguos Robos
LE-222 Ren Desencadenado
LE-223 El Anillo Deja su Marca
LE-224 Rumores del Único
LE-225 Engaño
LE-226 Secretos de su Forja
LE-227 Capturar Prisioneros
LE-228 Cielos de Fuego
LE-229 Inteligente y Secreto
LE-230 Humo al Viento
LE-231 Acechando
LE-232 Algún Misterioso Arte del Fuego
LE-233 Espiar por las Tierras
LE-234 Apuñalado Mientras Dormía
LE-235 Llamada Repentina
LE-236 Botín
LE-237 Enjambre de Murciélagos
LE-238 Golpes Rápidos
LE-239 Examen de Fuego
LE-240 Eso no es Ningún Secreto
LE-241 Había Oído Algo de Eso Antes
LE-242 Cabalgan Juntos
LE-243 Objeto Robado
LE-244 Amenazas
LE-245 Noticias de Muerte
LE-246 Para Satisfacer sus Preguntas
LE-247 Eludir su Golpe
LE-248 Ûvatha Desencadenado
LE-249 Velos de Sombra
LE-250 Voces de Malicia
LE-251 El Diezmo del Agua
LE-252 Hemos Venido a Matar
LE-253 Sopesar Todas las Cuestiones
LE-254 Donde Hay un Látigo
LE-255 Mientras Duerme la Cara Amarilla
LE-256 Sabiduría para Usarla
LE-257 El Rey Brujo Desencadenado
LE-258 Palabras Amenazantes y Engañosas
LE-259 Agburanar Despierto
LE-261 Beórnidas
LE-262 Trolls Negros
LE-263 Dunlendinos
LE-264 Orientales
LE-265 Trasgos de la Puerta de los Trasgos
LE-266 Trasgos de las Montañas Grises
LE-267 Medio-trolls
LE-268 Trolls de las Colinas
LE-269 Montañeses
LE-270 Orcos del Hielo
LE-271 Hombres de Dorwinion
LE-272 Huargos de las Montañas Nubladas
LE-274 Orcos de Angmar
LE-275 Orcos de Gorgoroth
LE-276 Orcos de Gundabad
LE-277 Orcos del Bosque Negro
LE-278 Orcos de Moria
LE-279 Orcos de las Montañas de la Ceniza
LE-280 Orcos de las Ephel Dúath
LE-281 Orcos del Ojo Rojo
LE-282 Orcos de Udûn
LE-283 Scatha Despierto
LE-284 Scorba Despierto
LE-285 Smaug Despierto
LE-287 Sureños
LE-288 Trolls de Piedra
LE-289 Corsarios de Umbar
LE-290 Orcos de Ungol
LE-292 Variags de Khand
LE-293 Huargos de Forochel
LE-294 Lobos de las Montañas Blancas
LE-295 Hombres del Bosque
LE-296 Woses del Eryn Vorn
LE-297 Un Pequeño Anillo de Oro
LE-298 Anillo de Atadura
LE-299 Maza Negra
LE-300 Escudo de Piel Negra
LE-301 Cota de Malla Negra
LE-302 Blasón del Ojo
LE-303 Anillo de Oro Brillante
LE-304 Lanza de Punta Ancha
LE-305 Anillo Enano de la Tribu de Barin
LE-306 Anillo Enano de la Tribu de Bávor
LE-307 Anillo Enano de la Tribu de Drúin
LE-308 Anillo Enano de la Tribu de Durin
LE-309 Anillo Enano de la Tribu de Dwálin
LE-310 Ungüento Maloliente
LE-311 Anillo de Oro Resplandeciente
LE-312 Anillo de Oro del Gusto de Sauron
LE-313 Yelmo Alto
LE-314 La Corona de Hierro
LE-315 El Menor de los Anillos de Oro
LE-316 Anillo Mágico de la Ilusión
LE-317 Anillo Mágico de Enigmas
LE-318 Anillo Mágico de la Furia
LE-319 Anillo Mágico de la Astucia
LE-320 Anillo Mágico de las Mentiras
LE-321 Anillo Mágico de lo Salvaje
LE-322 Anillo Mágico de las Sombras
LE-323 Anillo Mágico de la Suerte
LE-324 Anillo Menor
LE-325 La Cota de Mithril
LE-326 El Anillo Único
LE-327 El Anillo del Oráculo
LE-328 Bebedizos Orcos
LE-329 Licor Orco
LE-330 Palantír de Amon Sûl
LE-331 Palantír de Annúminas
LE-332 Palantír de Elostirion
LE-333 Palantír de Minas Tirith
LE-334 Palantír de Orthanc
LE-335 Palantír de Osgiliath
LE-336 Anillo Insignificante
LE-337 Anillo de Oro Perfecto
LE-338 Veneno
LE-339 Libro Rojo de la Frontera del Oeste
LE-340 El Anillo Envilecido
LE-341 Escudo de Piel de Marta
LE-342 Hoja Aserrada
LE-343 Pergamino de Isildur
LE-344 Capa de las Sombras
LE-345 Extraños Alimentos
LE-346 Anillo Bagatela
LE-347 El Anillo de Protección
LE-348 Látigo
LE-350 Bolsón Cerrado
LE-351 Guarida de Bandidos
LE-353 Quebradas de los Túmulos
LE-354 Casa de Beorn
LE-355 Fortaleza Enana de las Montañas Azules
LE-360 Cavernas de Ûlund
LE-363 Valle
LE-364 Ciénagas de los Muertos
LE-365 Valle del Arroyo Sombrío
LE-368 Bosque Drúadan
LE-369 El Sagrario
LE-370 Fuerte Dunlendino
LE-371 Campamento Oriental
LE-373 Landas de Etten
LE-375 Campos Gladios
LE-376 Cavernas Resplandecientes
LE-378 La Puerta de los Trasgos
LE-382 Colina del Ermitaño
LE-383 Fortaleza Enana de las Colinas de Hierro
LE-385 Ciudad del Lago
LE-387 La Montaña Solitaria
LE-388 Cairn Lossadan
LE-389 Campamento Lossadan
LE-393 Monte del Destino
LE-394 Monte Gram
LE-395 Monte Gundabad
LE-396 Campamento Nûrniag
LE-399 Fuerte de Forajidos
LE-400 Torre de Señales en Ruinas
LE-402 El Antro de Ella-laraña
LE-404 Oasis Sureño
LE-405 Círculo de Piedras
LE-406 Las Piedras
LE-408 Estancias de Thranduil
LE-410 Valle de Erech
LE-411 Campamento Variag
LE-412 Las Torres Blancas
LE-413 El Trono del Viento
LE-414 Ciudad de los Hombres del Bosque
LE-415 Las Colinas Meritorias
LE-416 Fuerte de Paso de los Woses
LE-418 La Piedra del Arca
LE-419 Dardo Mortífero
AS-7 Alatar el Cazador
AS-8 Pueblo de Durin
AS-9 Viajeros Enanos
AS-11 Gandalf el Jinete Blanco
AS-12 Caballeros del Príncipe
AS-13 La Dama del Bosque Dorado
AS-14 Señor de la Carroca
AS-15 Señor de los Puertos
AS-16 Señor de la Casa
AS-17 Pallando el Guardián de las Almas
AS-18 Radagast el Domador
AS-19 Saruman el Sabio
AS-20 Guardia del Senescal
AS-21 Valientes Hombres de Gondor
AS-22 Trolls de las Montañas
AS-23 Una mentira en tus ojos
AS-24 Solo y Sin Consejo
AS-25 Acudir en Momentos Difíciles
AS-26 Cosecha temprana
AS-27 Arroyo Encantado
AS-28 Fidelidad Puesta a Prueba
AS-29 ¡Peligro! ¡Fuego! ¡Enemigos!
AS-30 Rabiosas y Echando Espuma
AS-31 Cerca para Escuchar un Susurro
AS-32 Un Enemigo al que Declarar la Guerra
AS-33 Hurtar Algo sin Ser Visto
AS-34 Fortalecidos por la Espera
AS-35 Regresar Más Allá de Toda Esperanza
AS-36 Cabalgar Contra el Enemigo
AS-37 Las Piernas Cortas Son Lentas
AS-38 Deslizarse Traicioneramente
AS-39 Despertar de un Sueño Profundo
AS-40 Problemas en Todos los Frentes
AS-41 La Esperanza se Torna Desesperación
AS-42 Golpes Desgraciados
AS-43 Voluntad Debilitada
AS-44 Todas las Campanas al Vuelo
AS-45 Alianza de los Pueblos Libres
AS-46 ¡Mordedora y Demoledora!
AS-48 Granjero Maggot
AS-49 Encanto de Excelencia Incomparable
AS-50 Montura Eliminada
AS-51 No Queremos Extranjeros en estos Tiempos
AS-52 Cota de Malla Orca
AS-53 Poder Contra la Sombra
AS-54 A Salvo de la Sombra
AS-55 Espías Temidos
AS-56 El Sol al Descubierto
AS-57 Torre Arrasada
AS-60 Aurigas
AS-61 Enanos Mezquinos
AS-65 Enanos Mezquinos
AS-66 Aurigas
AS-67 Woses del Eryn Vorn
AS-68 Arco de los Galadhrim
AS-69 La Piedra de Ithil
AS-70 Joya de Beleriand
AS-71 El Balrog
AS-72 Caballo Negro
AS-73 Criatura de un Mundo más Antiguo
AS-74 Grandes Murciélagos
AS-75 Gran Señor de la Puerta de los Trasgos
AS-76 Regimiento de Cuervos Negros
AS-77 Sobre el Abismo
AS-78 Los Subterráneos de las Montañas de la Ceniza
AS-79 El Poder Oscuro
AS-80 Cita Oscura
AS-81 Empujados por la Locura
AS-82 Ojo que Nunca Duerme
AS-83 Senescal Desleal
AS-84 Más Abajo que las Profundas Moradas
AS-85 El Gran Ojo
AS-86 Lluvia de Dardos
AS-87 Botín Bien Buscado
AS-88 Fuerte Reconstruido y Reparado
AS-89 Sabuesos de Sauron
AS-90 Unirse a ese Poder
AS-91 Escalera Legendaria
AS-92 Los Subterráneos de las Montañas Nubladas
AS-93 Los Subterráneos de las Montañas de la Sombra
AS-94 Órdenes de Lugbúrz
AS-95 Nuestros Propios Lobos
AS-96 Pies Acolchados
AS-97 Poderes Demasiado Oscuros y Terribles
AS-98 Puerta Hendida
AS-99 Saco en la Cabeza
AS-100 Monturas
AS-101 Pruebas de Muestra
AS-102 La Tierra Atormentada
AS-103 Traicionar al Mayor Enemigo
AS-104 Tributo Recogido
AS-105 Las Grutas del Anduin
AS-106 Los Caminos Subterráneos
AS-107 Usa Tus Piernas
AS-108 Bien Conservado
AS-109 Las Grutas de las Montañas Blancas
AS-110 Mundo Roído por Seres Innombrables
AS-112 Bairanax Despierto
AS-113 Númenóreanos Negros
AS-114 Corsarios de Rhûn
AS-115 Daelomin Despierta
AS-116 Eärcaraxë Despierta
AS-117 Itangast Despierto
AS-118 Leucaruth Despierta
AS-119 Orcos de Morgul
AS-121 Orcos de Dol Guldur
AS-122 Antigua Hacha Negra
AS-123 Anillo Enano de la Tribu de Thélor
AS-124 Anillo Enano de la Tribu de Thrár
AS-125 Sonda de Trasgo
AS-126 Yelmo del Miedo
AS-127 Antiguo Escudo de Hierro
AS-128 Collar de Girion
AS-129 Viejas Joyas
AS-130 Registros sin Leer
AS-131 Libro Secreto
AS-132 Látigo de Fuego
AS-133 Anillo Esclavo
AS-134 Mapa de Thrór
AS-135 Anillo de Fidelidad
AS-136 Usriev Traidor
AS-140 Campamento Nûrniag
AS-141 Fuerte de Forajidos
AS-142 Las Colinas Meritorias
AS-143 Cima Danzarina
AS-144 Nido de las Águilas
AS-146 Framsburgo
AS-147 Los Subterráneos de las Gemas
AS-148 Colina Dorada
AS-149 Puertos Grises
AS-151 Roca de la Ira
AS-152 Los Subterráneos de Hierro
AS-153 Isla del Ulond
AS-154 Islas de los Muertos que Viven
AS-156 Bosque Viejo
AS-157 Hueco Ovir
AS-158 Las Profundidades Pûkel
AS-160 Rivendel
AS-161 Las Profundidades Sulfurosas
AS-163 Los Palacios de las Profundidades
AS-164 Las Galerías Subterráneas
AS-165 Las Puertas de las Profundidades
AS-166 Las Grutas Subterráneas
AS-167 Los Prados Subterráneos
AS-168 Las Bóvedas Subterráneas
AS-169 Cima de los Vientos
AS-170 Sala del Manantial
WH-5 Un Viajero Poco Agraciado
WH-10 Sureño Malicioso
WH-11 Matón Bizco
WH-13 Caras de Trasgos
WH-14 Ciego al Oeste
WH-15 Expulsado de la Orden
WH-16 Garra Grotesca a la Vista
WH-17 Ecos de la Canción
WH-18 Restos y Despojos
WH-19 Daño de los Necios
WH-20 Dientes Sucios al Descubierto
WH-21 Corazón Enfriado
WH-22 Atrapado por la Ambición
WH-23 Podredumbre Interior
WH-24 Ira del Este
WH-25 Nostalgia del Oeste
WH-26 Máscara Desgarrada
WH-27 La Venganza de la Naturaleza
WH-28 Renunciar al Poder de los Artificios
WH-29 Río abajo hasta el Mar
WH-30 Algún Otro Poder en Juego
WH-31 Pueblos Enteros Levantados
WH-32 ¿No Bajarás?
WH-33 Noble Montura
WH-34 Indicios de Sabiduría
WH-35 El Concilio Blanco
WH-36 El Mago Blanco
WH-37 Una Panoplia de Alas
WH-38 Bestias de los Bosques
WH-39 Caballos Salvajes
WH-40 Sabuesos Salvajes
WH-41 El Concilio Negro
WH-42 Imitación
WH-43 Arrastrarse Sigilosamente
WH-44 La Hoja Flamígera
WH-45 Gobernar las Tormentas
WH-46 Abierto a Cualquier Llamada
WH-47 Penetrando Todas las Sombras
WH-48 Veneno en su Voz
WH-49 Sumergirse en las Sombras
WH-50 Luz Blanca Quebrada
WH-51 Explosión de Fuego
WH-52 Fuego Líquido
WH-53 Arco Mecánico
WH-54 Vapores Nocivos
WH-55 Minas Profundas
WH-58 Las Torres Blancas
WH-59 Un Mundo más Alegre
WH-60 Un Nuevo Señor de los Anillos
WH-61 Un Engendro Grotesco
WH-62 Una Progenie Prematura
WH-63 Malas Compañías
WH-64 Ciego a Todo lo Demás
WH-65 Cosecha del Excavador
WH-66 Doble Negocio
WH-67 Devorador de Tierra
WH-68 La Fortaleza del Isen
WH-69 Fortaleza de las Torres
WH-70 Reunión de Lealtades
WH-71 Caminos Roídos
WH-72 Gran Patrón
WH-73 Gran Engaño
WH-74 Refugio Protegido
WH-75 Refugio Oculto
WH-76 Legado de Herreros
WH-77 Travesuras Maliciosas
WH-78 Nunca te Niegues
WH-79 Tramando Desgracias
WH-80 Actos Vergonzosos
WH-81 Sortilegios Nacidos de la Discordia
WH-82 Esclavo de la Voz
WH-83 Forjas de Guerra
WH-84 Mirmidón del Mago
WH-85 Tesoro de Mago
WH-86 Grandes Medio-orcos
WH-87 Medio-orcos
WH-88 Llaves de Orthanc
WH-89 Llaves de las Torres Blancas
WH-90 Arco de Alatar
WH-91 La Gran Caza
WH-92 Atuendo del Cazador
WH-93 Unirse a la Caza
WH-94 Los Vigilantes de Oromë
WH-95 Escudero de Caza
WH-96 Esperar el Ataque
WH-97 Cámaras en la Corte Real
WH-98 Amigo de Gandalf
WH-99 Dar la Bienvenida a los No Esperados
WH-100 Embajada Gris
WH-101 El Sombrero Gris
WH-102 Anillo de Fuego
WH-103 Escuela Arcana
WH-104 Aprendiz de Pallando
WH-105 Capucha de Pallando
WH-106 Profeta del Destino
WH-107 Bastón de Pallando
WH-108 Verdades del Destino
WH-109 Amigos de las Cosas Ocultas
WH-110 Cinturón de Radagast
WH-111 Guante de Radagast
WH-112 Señor de las Formas
WH-113 Túnica con Bolsillos
WH-114 Pájaro Negro de Radagast
WH-115 Cambiatonos
WH-116 Señor Alado del Cambio
WH-117 El Señor de la Forja
WH-118 Manto Multicolor
WH-119 Hombre Diestro
WH-120 Maquinaria de Saruman
WH-121 Anillo de Saruman
WH-122 La Mano Blanca
BA-1 Trancos
BA-3 El Balrog
BA-4 Bolgo
BA-6 Orco Patizambo
BA-7 Troll de las Colinas
BA-8 Gusano de Montaña
BA-10 Cambiapieles Beórnidas
BA-11 Carroñeros
BA-12 Caudillos Olog
BA-13 Hijas de Ella-laraña
BA-14 Vapor Negro
BA-15 Oscuridad Tejida con Malicia
BA-16 Desear el Mundo en la Barriga
BA-17 Menguar y Partir
BA-18 Huir hacia la Oscuridad
BA-19 Mirada de Arien
BA-20 Encarcelado y Humillado
BA-21 Monstruosidad de Formas Diversas
BA-22 Reclutamiento Forzado
BA-23 El Hedor
BA-24 Engendro de Ungoliant
BA-25 El Sol Brilla Fieramente
BA-26 Nunca Menos Malvada
BA-27 Progenie de Ungoliant
BA-28 Maligno Legado de Ungoliant
BA-29 Arrastrarse Cuidadosamente
BA-30 Hoja de Valle Largo
BA-31 Rumores de Anillos
BA-32 Mostrar Cosas no Pedidas
BA-33 Juramento de Lealtad
BA-34 Cuerda Élfica
BA-35 Troll de las Cavernas
BA-36 Antiguos Secretos
BA-37 Yendo Siempre en la Oscuridad
BA-38 Gran Ejército del Norte
BA-40 Largo y Crudo Asedio
BA-41 Sin un Mejor Uso
BA-42 Propensos a la Violencia
BA-44 Susurros de Anillos
BA-45 Criatura Maligna Imperecedera
BA-46 Gran Troll
BA-47 Cosa Viscosa Asquerosa
BA-48 Una Hora Más Maligna
BA-49 Retorno a Angband
BA-50 Franquear las Defensas
BA-51 Cavernas Despejadas
BA-52 Desafiar al Poder
BA-53 Cubiertos por la Oscuridad
BA-54 Coronado por la Tormenta
BA-55 Esgrimir la Oscuridad
BA-56 Descendió por el Fuego
BA-57 Remolino en la Marea del Destino
BA-58 Llama de Ûdun
BA-59 Enemigo Desesperado
BA-60 Puente Sobre las Llamas
BA-61 Gran Fisura
BA-62 Gran Sombra
BA-63 Corazón de Fuego Oscuro
BA-64 Invadir sus Dominios
BA-65 Señor y Usurpador
BA-66 Mapa del Hacedor
BA-67 Recuerdos de una Antigua Tortura
BA-68 Mío o de Nadie
BA-69 Obedecerle o Morir
BA-70 Órdenes del Gran Demonio
BA-71 Salió Fuera
BA-72 Pueblo Diezmado
BA-73 Vagar por el Yermo
BA-74 Raíces de la Tierra
BA-75 Azote de Fuego
BA-76 Espiral Constrictora
BA-77 Tempestad de Fuego
BA-78 Terror que Precede a la Perdición
BA-79 Vanguardia del Poder
BA-80 Algunos Reclutas
BA-81 Penetrante Lengua de Fuego
BA-82 Látigo de Muchas Colas
BA-83 Antigua Fortaleza Subterránea
BA-89 Las Profundidades Anegadas
BA-90 Los Subterráneos de las Gemas
BA-91 Los Subterráneos de Hierro
BA-94 Las Profundidades Pûkel
BA-95 Restos de Thangorodrim
BA-96 Las Profundidades Oxidadas
BA-97 Las Profundidades Sulfurosas
BA-98 Los Palacios de las Profundidades
BA-99 Las Galerías Subterráneas
BA-100 Las Puertas de las Profundidades
BA-101 Las Grutas Subterráneas
BA-102 Los Prados Subterráneos
BA-103 Las Bóvedas Subterráneas
BA-104 Los Subterráneos del Viento
`);
