import { nameTable } from '../foreign-names.ts';

/** The names of cards in Dutch. */
export const names = nameTable(`
TW-11 Awaken the Earth's Fire
TW-16 Bert (Bûrat)
TW-29 Dragon's Desolation
TW-44 Hoarmûrath of Dir
TW-99 The Ring's Betrayal
TW-103 Tom (Tûma)
TW-112 William (Wûluag)
TW-157 Ghán-buri-Ghán
TW-212 Durin's Axe
TW-213 Dwarven Ring of Barin's Tribe
TW-214 Dwarven Ring of Bávor's Tribe
TW-215 Dwarven Ring of Drúin's Tribe
TW-216 Dwarven Ring of Durin's Tribe
TW-217 Dwarven Ring of Dwalin's Tribe
TW-218 Dwarven Ring of Thélor's Tribe
TW-219 Dwarven Ring of Thrár's Tribe
TW-221 Earth of Galadriel's Orchard
TW-247 Gollum's Fate
TW-360 Wizard's Fire
TW-361 Wizard's Flame
TW-362 Wizard's Laughter
TW-363 Wizard's Ring
TW-364 Wizard's River-horses
TW-365 Wizard's Test
TW-366 Wizard's Voice
TW-376 Beorn's House
TW-391 Eagles' Eyrie
TW-424 Shelob's Lair
TW-432 Thranduil's Halls
TD-3 Bairanax
TD-14 Dragon's Blood
TD-15 Dragon's Breath
TD-16 Dragon's Curse
TD-17 Dragon's Terror
TD-30 Hobgoblins
TD-75 Thunder's Companion
TD-88 Worm's Stench
TD-94 Thráin II
TD-100 Belegaer
TD-103 Burglary
TD-106 Dragon's Hunger
TD-119 Gold Belt of Lórien
TD-131 Many Foes he Fought
TD-158 Thrór's Map
TD-161 Valiant Sword
TD-170 Wizard's Staff
DM-32 Hermit's Hill
DM-46 Aware of Their Ways
DM-47 The Black Enemy's Wrath
DM-76 Nobody's Friend
DM-127 Face out of Sight
DM-128 Fate of the Ithil-Stone
DM-132 Forewarned is Forearmed
LE-93 Thranduil's Folk
LE-94 Thunder's Companion
LE-138 So You've Come Back
LE-155 Two-headed Troll
LE-174 By the Ringwraith's Word
LE-176 Come by Night Upon Them
LE-195 I'll Be At Your Heels
LE-196 I'll Report You
LE-208 News Must Get Through
LE-231 Sneakin'
LE-240 That Ain't No Secret
LE-241 That's Been Heard Before Tonight
LE-251 The Water's Tithe
LE-254 Where There's a Whip
LE-280 Orcs of the Ephel Dûath
LE-305 Dwarven Ring of Barin's Tribe
LE-306 Dwarven Ring of Bávor's Tribe
LE-307 Dwarven Ring of Drúin's Tribe
LE-308 Dwarven Ring of Durin's Tribe
LE-309 Dwarven Ring of Dwalin's Tribe
LE-327 The Oracle's Ring
LE-354 Beorn's House
LE-382 Hermit's Hill
LE-402 Shelob's Lair
LE-408 Thranduil's Halls
AS-2 Mauhûr
AS-3 Míonid
AS-8 Durin's Folk
AS-20 Steward's Guard
AS-123 Dwarven Ring of Thélor's Tribe
AS-124 Dwarven Ring of Thrár's Tribe
AS-134 Thror's Map
AS-144 Eagles' Eyrie
WH-19 Fool's Bane
WH-27 Nature's Revenge
WH-65 Delver's Harvest
WH-84 Wizard's Myrmidon
WH-85 Wizard's Trove
WH-92 Huntsman's Garb
WH-94 Oromë's Warders
WH-98 Gandalf's Friend
WH-104 Pallando's Apprentice
WH-105 Pallando's Hood
WH-114 Radagast's Black Bird
WH-120 Saruman's Machinery
WH-121 Saruman's Ring
BA-13 Shelob's Brood
BA-22 Press -gang
BA-27 Ungoliant's Progeny
BA-28 Ungoliant's Foul Issue
BA-57 Eddy in Fate's Tide
BA-66 Maker's Map
BA-68 Mine or No One's
`);
