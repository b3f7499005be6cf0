import { DECK_LAW, elsewhere, notMechanical, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Play and Examples File: by term. In the order of the source. */
export const pefTerm: readonly Ruling[] = [
  open(
    'pef/term/ahunts-dragon/1',
    'Before a company is touched any of the player’s companies may discard the Ahunt.',
  ),
  open('pef/term/ahunts-dragon/2', 'Open windows before assignment and between strikes.'),
  open(
    'pef/term/ahunts-dragon/2.1',
    'Untap Fatty Bolger in such a window so that he can cancel a strike. (Frodo for Robin.)',
  ),
  notMechanical(
    'pef/term/ahunts-dragon/2.2',
    'Points to another heading.',
    'A cross-reference without content of its own.',
  ),
  open(
    'pef/term/agent-only/1',
    'What a card says of an agent alone is not left to his player, unless it says that he may.',
  ),
  open('pef/term/agent-only/2', 'Taladhan’s strikes always cost an item and never harm.'),
  superseded(
    'pef/term/allies/1',
    'Outside combat an ally cannot serve for his skill where a card asks for a character.',
    'For cards that need a skill an ally counts as a character everywhere.',
    'crf/term/ally/6, coe/2.V.2.2 in crf, tournament and coe',
  ),
  open(
    'pef/term/allies/2',
    'Gollum, a scout who is an ally, plays Stealth, which asks for a scout, and Escape, which asks for a character but is of combat.',
  ),
  open(
    'pef/term/any-dark-hold/1',
    'Any Dark-hold is every one of them, and a home shared with who has one of them.',
  ),
  open(
    'pef/term/any-dark-hold/2',
    'Any Dark-hold is every one of them: who has one for a home is a neighbour.',
  ),
  open(
    'pef/term/attacks-creature/1',
    'Any action before, between and after the attacks of one creature. (coe: the attacks follow at once; the window is step 1 of the next.)',
  ),
  open(
    'pef/term/attacks-creature/1.1',
    'Any action between two attacks of one creature. (coe: the attacks follow at once; the window is step 1 of the next.)',
  ),
  open(
    'pef/term/attacks-creature/2',
    'Before assignment and between strikes all that is lawful in the phase. (Sam for Pippin; no Legendary Hoard.)',
  ),
  open(
    'pef/term/attacks-creature/2.1',
    'Before assignment and between strikes all that is lawful in the phase. (Sam for Pippin; no Legendary Hoard.)',
  ),
  open(
    'pef/term/attacks-creature/3',
    'In the sequence only what touches the strike, prowess and body among it; what touches the whole attack, and who is given its strikes, only before assignment. (Read for the strike sequence only; coe: Weariness as a corruption card cannot be played here if it carries the keyword.)',
  ),
  open(
    'pef/term/attacks-creature/3.1',
    'In the sequence only what touches the strike; attack-wide cards only before assignment. (Read for the strike sequence only; coe: Weariness as a corruption card cannot be played here if it carries the keyword.)',
  ),
  open(
    'pef/term/attacks-non-creature/1',
    'No action before, between or after the attacks of an event that still resolves.',
  ),
  open(
    'pef/term/attacks-non-creature/1.1',
    'After its attack nobody can be untapped before the card finishes.',
  ),
  open('pef/term/attacks-non-creature/1.2', 'Nothing between its three attacks.'),
  superseded(
    'pef/term/attacks-non-creature/2',
    'Free chains before assignment and between strikes of an attack made by an event.',
    'While the card has more to resolve, only the actions that combat prescribes are open.',
    'crf/term/timing/3, coe/3.2 in crf, tournament and coe',
  ),
  superseded(
    'pef/term/attacks-non-creature/2.1',
    'Mordor in Arms leaves room for any action between two strikes.',
    'While the card has more to resolve, only the actions that combat prescribes are open.',
    'crf/term/timing/3, coe/3.2 in crf, tournament and coe',
  ),
  open(
    'pef/term/attacks-non-creature/3',
    'While it goes on only what touches the attack may be played, who is given strikes included; in a strike sequence only what touches the strike, prowess and body included. (Older rulings: before strikes are given out it can only be canceled, or a strike of it.)',
  ),
  open(
    'pef/term/attacks-non-creature/3.1',
    'In its strike sequences only what touches the strike.',
  ),
  open(
    'pef/term/automatic-attacks/1',
    'A creature that came as an automatic-attack is discarded, beaten or not.',
  ),
  open(
    'pef/term/cannot-be-duplicated/1',
    'A further copy is playable only in answer to what will discard the first; limited bars count by target. (coe: same condition, checked again at the end of the chain; also declared copies and the removed-from-play pile count.)',
  ),
  open(
    'pef/term/cannot-be-duplicated/2',
    'The example: second Gates in answer to Twilight keeps The Cock Crows working.',
  ),
  open(
    'pef/term/chain-of-effects/1',
    'Creatures, corruption cards and whatever may make an attack are never options in answer.',
  ),
  open(
    'pef/term/chain-of-effects/2',
    'In his turn the resource player has the first word for each chain.',
  ),
  open(
    'pef/term/characters-playing-them/1',
    'He is playable although not controllable; if still uncontrolled when the phase ends he returns to hand. (coe: so only under general influence; under direct influence the mind must fit at once; then the three-step reckoning of coe/2.II.8.)',
  ),
  open(
    'pef/term/characters-playing-them/2',
    'A new character may form his own company even under direct influence; of a site that is no haven one card lies on the table, and one company is there for the site phase. (coe: a new company only under general influence.)',
  ),
  open(
    'pef/term/characters-playing-them/3',
    'Instead of playing one, a character at a haven or his home site may be discarded; never the Wizard; not one just split off; not both in one turn.',
  ),
  open(
    'pef/term/characters-playing-them/4',
    'Move the follower to general influence to make room, play the other, and change back. (coe: so if general influence suffices for all of them on the way.)',
  ),
  open(
    'pef/term/characters-playing-them/4.1',
    'Move the follower to general influence to make room, play the other, and change back. (coe: so if general influence suffices for all of them on the way.)',
  ),
  open('pef/term/companies/1', 'No company: his movement/hazard and site phases are skipped.'),
  open(
    'pef/term/company-vs-company-combat-cvcc/1',
    'Who is attacked may use whatever bears on attack, assignment, prowess or body. (coe: only to cancel it, or on a strike in its sequence.)',
  ),
  open('pef/term/council-calling-the/1', 'The game ends after the current turn, no last turn.'),
  open(
    'pef/term/council-calling-the/2',
    'Calling is a free choice of a player who fulfils a condition.',
  ),
  open(
    'pef/term/council-calling-the/2.1',
    'Whoever has 25 points or more, and has been through his deck one time, may call; the other has one last turn then.',
  ),
  open(
    'pef/term/council-calling-the/2.2',
    'Whoever has been through his deck twice may call, and no last turn follows. (coe: it does.)',
  ),
  open('pef/term/exhausting-a-play-deck/1', 'Only drawing the last card exhausts.'),
  open(
    'pef/term/fallen-wizards/1',
    'Only spells and magic of his reach resources and sites of the other side; a ring test finds rings of either.',
  ),
  open(
    'pef/term/fallen-wizards/2',
    'He brings agents into play at their homes, without any card, as a Ringwraith does; in deck and sideboard of those two they are characters, not hazards.',
  ),
  open(
    'pef/term/fallen-wizards/3',
    'When he leaves play his player discards what is specific to him; once he is eliminated none of it can be played, and nobody counts as him.',
  ),
  open(
    'pef/term/fallen-wizards/4',
    'In his organization phase he may discard one Stage card, if three points are left.',
  ),
  open('pef/term/fallen-wizards/5', 'A gold ring of the heroes is tested at one less.'),
  elsewhere(
    'pef/term/fallen-wizards/6',
    'They come on top of ten characters and two items in the pool.',
    DECK_LAW,
  ),
  superseded(
    'pef/term/followers/1',
    'A follower of a Wizard may be influenced away.',
    'Nothing that an avatar controls can be.',
    'crf/turn/site-phase/influence-attempts/1, coe/8.1 in crf, tournament and coe',
  ),
  open(
    'pef/term/harmed-i-e-character-not-harmed/1',
    'Not harmed: neither wounded nor tapped by the strike, whether it succeeds or fails.',
  ),
  open(
    'pef/term/havens-untapping/1',
    'Of a haven as printed several cards can be on the table; of one that a card has made there is one card, and one company at it. (coe: companies may stay apart at it too.)',
  ),
  open(
    'pef/term/havens-untapping/1.1',
    'A split may bring a fresh copy of a tapped haven; one half must then leave; the split-off one cannot be discarded.',
  ),
  open(
    'pef/term/havens-untapping/1.2',
    'After all movement/hazard phases joining is optional and may leave the fresh copy.',
  ),
  open(
    'pef/term/havens-untapping/1.3',
    'A newcomer in his own company brings a fresh copy, no one must move, and Fellowship is not touched; the two may be joined at either card. (coe: only under general influence.)',
  ),
  open('pef/term/havens-untapping/2', 'Each copy of a site that gives stage points gives them.'),
  superseded(
    'pef/term/havens-untapping/3',
    'After the organization phase every company must have a site card of its own.',
    'Companies may share one site card in any phase; a second haven card is a free choice.',
    'crf/turn/organization-phase/choosing-a-new-site/3, coe/2.II.7 in crf, tournament and coe',
  ),
  open(
    'pef/term/havens-untapping/4',
    'A tapped haven that is left returns to the location deck and can be gone to untapped in the next turn; so does what a Fallen-wizard has made a haven of.',
  ),
  superseded(
    'pef/term/hazard-limit/1',
    'At resolution only hazards that have already resolved count against the limit.',
    'Declared hazards are what is counted, at declaration and at resolution.',
    'crf/turn/movement/playing-hazards/10, coe/2.IV.iii.1 in crf, tournament and coe',
  ),
  notMechanical(
    'pef/term/hazard-limit/2',
    'Points to the example under Many Turns and Doublings.',
    'A cross-reference without content of its own.',
  ),
  open('pef/term/hoard/1', 'Where a Dragon was slain there is a hoard until the turn is over.'),
  superseded(
    'pef/term/host-cards/1',
    'Any host card without a card on it is discarded.',
    'This is so for hazard hosts only; others, such as Crown of Flowers, wait empty.',
    'pef/card/crown-of-flowers/1, coe/3.III.7 in crf, tournament and coe',
  ),
  open(
    'pef/term/influence/1',
    'The player chooses whether a follower uses restricted or unrestricted influence.',
  ),
  open(
    'pef/term/influence/2',
    'At the end of the phase newcomers go back to hand first, then others of the player’s choice are discarded.',
  ),
  open(
    'pef/term/influence/3',
    'Who takes followers out beyond the maximum must put them back; discarding others instead is not offered. (coe: the move is refused.)',
  ),
  open(
    'pef/term/influence/4',
    'Followers use influence up, they are no penalty to it: a faction bonus still adds in full.',
  ),
  open('pef/term/influencing-a-resource/1', 'An item with an event on it is no target.'),
  open(
    'pef/term/influencing-a-resource/2',
    'Success does not tap the site, nor does playing the revealed copy.',
  ),
  open(
    'pef/term/influencing-a-resource/3',
    'Good with the people of a place wherever they are met.',
  ),
  open('pef/term/influencing-a-resource/3.1', 'Asternak and the Wild Horses at Dunharrow.'),
  open(
    'pef/term/items/1',
    'What the other side has made can be in the deck and be played; it is worth half as much, rounded up, and says nothing. (coe: but what moving does to it.)',
  ),
  open(
    'pef/term/items/2',
    'Inheriting is one item to each unwounded; transferring to a wounded one later is lawful.',
  ),
  open(
    'pef/term/marshalling-point-cards-revealing-at-council/1',
    'Unique point-givers may be shown, under another name too, but no hazards. (coe: also hazards with kill points.)',
  ),
  open(
    'pef/term/movement-hazard-phase/1',
    'A moved company is at no site until every company has had its phase.',
  ),
  open(
    'pef/term/movement-hazard-phase/2',
    'Between the last movement/hazard phase and the site phase nobody is asked for anything.',
  ),
  open(
    'pef/term/movement-hazard-phase/3',
    'Order at the end: end-of-phase checks, origin and hands, then all arrive.',
  ),
  open(
    'pef/term/movement-hazard-phase/4',
    'At the hand reset of the second company she does not count yet.',
  ),
  open(
    'pef/term/movement-hazard-phase/5',
    'With Aragorn come to Minas Tirith, the Return of the King waits while others move, until the site phase.',
  ),
  open(
    'pef/term/normal/1',
    'Normal prowess is the printed one under present printed conditions, other cards’ changes aside.',
  ),
  open('pef/term/normal/2', 'What a card says of its own points is normal.'),
  open('pef/term/normal/2.1', 'Andúril is worth one, the Axe and the Book all they can be.'),
  open(
    'pef/term/normal/3',
    'A lair whose Dragon is gone normally holds a hoard, so a hoard item can be played there by a search; a town that was rebuilt is normally none, so what is for a Border-hold cannot.',
  ),
  open(
    'pef/term/order-of-effects/1',
    'At the start of the phase the hazard player orders demanded actions, at other times the moving player. (coe: the resource player both times.)',
  ),
  open(
    'pef/term/order-of-effects/2',
    'Both orders of the example: tap Bree, then return; or tap Bree, then two Shadow-lands and no return. (coe comes out otherwise, see coe/2.IV.iv and vi.)',
  ),
  open(
    'pef/term/order-of-effects/3',
    'The resource player orders the two: 12 with 1 strike becomes 14 with 3, not 4.',
  ),
  open(
    'pef/term/order-of-effects/4',
    'Played in separate chains the hazard player gets 4 strikes at 14.',
  ),
  open('pef/term/on-guard-playing-cards/1', 'It stays until one of the three moments.'),
  open(
    'pef/term/on-guard-playing-cards/2',
    'On entering: a creature keyed to the site, which attacks after the automatic one, or what modifies that attack.',
  ),
  open(
    'pef/term/on-guard-playing-cards/3',
    'When a resource is played that may tap the site: what is no creature and touches the company or one of it; else it is back in hand when the site phase ends. (coe: when all site phases have ended.)',
  ),
  open(
    'pef/term/passive-conditions/1',
    'An untargeted long- or permanent-event only arms itself on resolving. (coe: changes of rules hold at once, changes of attributes open a chain.)',
  ),
  open(
    'pef/term/passive-conditions/2',
    'What a card in play forbids does not reach a spell declared before it: short-events resolve first, and what waits for a passive condition is declared in the next chain. (coe: it holds at once, and the spell comes to nothing.)',
  ),
  superseded(
    'pef/term/passive-conditions/3',
    'A short-event can never leave something behind that is set off later.',
    'Some do until the end of the turn (Greed); a mere check while resolving remains what it is.',
    'crf/card/greed/1, coe/5.1.1 in crf, tournament and coe',
  ),
  open(
    'pef/term/rescuing/1',
    'What lies off to the side goes with its host, if nothing else is said; a prisoner is freed by that into a company of his own at the rescue site.',
  ),
  open('pef/term/resolve/1', 'What fizzles has not resolved.'),
  open(
    'pef/term/sideboarding/1',
    'Never left tapped on the table: discarding is part of the cost.',
  ),
  open(
    'pef/term/sideboarding/2',
    'A lowered limit stops the fetching; discarding the Nazgûl in answer is impossible.',
  ),
  open('pef/term/site/1', 'A card on a site touches that copy only, unless it says otherwise.'),
  open(
    'pef/term/site-phase/1',
    'Before the attacks neither cards from hand nor cards in play, unless on an attack. (coe: likewise none outside combat.)',
  ),
  open(
    'pef/term/site-phase/1.1',
    'The tapped ranger cannot be readied before entering, so with River he cannot enter.',
  ),
  open(
    'pef/term/site-phase/2',
    'In another’s site phase only by one who entered his own site before; Marvels Told and Voices of Malice are excepted. (coe: no exception.)',
  ),
  open(
    'pef/term/site-phase/2.1',
    'Taladhan’s spell is had back at once through Akhôrahil if he went into his own site before Taladhan’s company did.',
  ),
  open(
    'pef/term/strike-sequence/1',
    'In the sequence only what touches the strike; attack-wide cards only before assignment. (Read for the strike sequence only; coe: Weariness as a corruption card cannot be played here if it carries the keyword.)',
  ),
  open(
    'pef/term/strike-sequence/1.1',
    'In the sequence only what touches the strike; attack-wide cards only before assignment. (Read for the strike sequence only; coe: Weariness as a corruption card cannot be played here if it carries the keyword.)',
  ),
  open('pef/term/strike-sequence/2', 'One skill card for a strike.'),
  open('pef/term/strike-sequence/3', 'The weapon’s bonus and maximum come before all else.'),
  open('pef/term/strike-sequence/3.1', '7 becomes 8, tapped 7.'),
  notMechanical(
    'pef/term/timing/1',
    'Points to other headings and to a document.',
    'A cross-reference without content of its own.',
  ),
  open(
    'pef/term/untap-phase/1',
    'In the own untap phase short- and permanent-event resources are among the options; long-events, items, allies are not.',
  ),
  open(
    'pef/term/untap-phase/2',
    'Tap him for the card before the untapping, then untap him in the same phase.',
  ),
];
