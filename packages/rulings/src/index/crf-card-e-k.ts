import { AMENDMENTS, elsewhere, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: single cards, E to K (a leading "The" does not count). In the order of the source. */
export const crfCardEK: readonly Ruling[] = [
  open('crf/card/elf-song/1', 'Whom Elf-song keeps from being discarded keeps his items too.'),
  open('crf/card/elf-song/2', 'With Elf-song in play nobody can be won away at a Haven.'),
  open('crf/card/elven-cloak/1', 'Two Wildernesses will do as well as one.'),
  open('crf/card/emerald-of-the-mariner/1', 'It is a source of corruption that weighs nothing.'),
  open(
    'crf/card/enchanted-stream/1',
    'The company does not set out at all, so it is not sent back either.',
  ),
  open('crf/card/ent-draughts/1', 'Besides an ally or a faction won at Wellinghall this turn.'),
  open('crf/card/escape/1', 'An unwounded one is needed.'),
  open('crf/card/evenstar/1', 'Playable without any Wilderness to be seen.'),
  open('crf/card/evenstar/2', 'Only characters are changed, never attacks.'),
  open(
    'crf/card/fate-of-the-ithil-stone/1',
    'It is turned over there only if it was tapped before the company went in.',
  ),
  open('crf/card/favor-of-the-valar/1', 'Eight cards are drawn, however large the hand may be.'),
  open(
    'crf/card/fell-beast/1',
    'It is called first, and its rider comes as the first action of the next chain, or it goes back to hand (coe: as the next action of its player); on one who attacks already it opens no key.',
  ),
  open('crf/card/fever-of-unrest/1', 'The Dragon that it lets attack is keyed to nothing.'),
  open('crf/card/flatter-a-foe/1', 'Of two types the harder one counts.'),
  open('crf/card/focus-palantir/1', 'It gives a Ringwraith no power over the stone.'),
  superseded(
    'crf/card/foolish-words/1',
    'Only one Foolish Words may be in play.',
    'The bar is one for each character.',
    'crf/card/foolish-words/2 in crf, tournament and coe',
  ),
  open('crf/card/foolish-words/2', 'Once on a character, any number on different ones.'),
  open('crf/card/foul-fumes/1', 'All fitting sites in play are tapped, of both players.'),
  open('crf/card/foul-fumes/2', 'A site untapped later in the turn is not tapped again.'),
  open('crf/card/freeze-the-flesh/1', 'Who is brought back is no kill of an opponent’s.'),
  open(
    'crf/card/freeze-the-flesh/2',
    'Where the loss of the Ringwraith loses the game, it is lost at once. (coe, tournament: the game goes on.)',
  ),
  open('crf/card/fortress-of-isen/1', 'The region of the site counts as any other on the way.'),
  open(
    'crf/card/fortress-of-the-towers/1',
    'The region of the site counts as any other on the way.',
  ),
  open(
    'crf/card/fury-of-the-iron-crown/1',
    'For Orcs and Trolls what it drove on makes a trophy like any other.',
  ),
  open(
    'crf/card/fury-of-the-iron-crown/2',
    'What gives no points when it is defeated gives none so either.',
  ),
  open('crf/card/gandalf/1', 'He tests only rings of his own company.'),
  open(
    'crf/card/gates-of-morning/1',
    'As they resolve all hazard environments are discarded, even while Peril Returned lies in play.',
  ),
  elsewhere('crf/card/giant/1', 'It is of the kind of Giants.', AMENDMENTS),
  open(
    'crf/card/girdle-of-radagast/1',
    'By starter movement it changes the region where the way begins and the one where it ends, and none between.',
  ),
  open('crf/card/gloom/1', 'What the first use asks for, a moving company, the second does not.'),
  open(
    'crf/card/goldberry/1',
    'Tapped in answer, in the same chain, she cancels what would send her own company back to where it came from.',
  ),
  open(
    'crf/card/goldberry/2',
    'She is no help to a company that failed its roll to an Under-deeps site beside its own and has to stay.',
  ),
  open('crf/card/goldberry/3', 'She may tap to give another who faces an attack one more prowess.'),
  open('crf/card/gollum/1', 'Discarding both is the player’s choice, never forced.'),
  open(
    'crf/card/gollums-fate/1',
    'It targets both the Ring and Gollum, so neither may be an opponent’s.',
  ),
  open('crf/card/golodhros/1', 'He turns people in the movement/hazard phases of opponents only.'),
  open(
    'crf/card/golodhros/2',
    'His tapping to turn people does not count against the hazard limit.',
  ),
  open('crf/card/good-sense-revolts/1', 'To help an attempt it asks for no untapped agent.'),
  open(
    'crf/card/gothmog/1',
    'He is keyed to nothing; those before him, Orcs or Trolls, were keyed to a Shadow-land or a Dark-domain. (coe: they came in a Shadow-land or at a Shadow-hold.)',
  ),
  open('crf/card/great-bats/1', 'Their company is overt.'),
  open('crf/card/great-bats/2', 'They tap in support.'),
  elsewhere('crf/card/great-goblin/1', 'He is an Orc, and unique.', AMENDMENTS),
  open('crf/card/great-lord-of-goblin-gate/1', 'He is unique.'),
  open('crf/card/great-lord-of-goblin-gate/2', 'A company with him is overt.'),
  open('crf/card/great-road/1', 'The opponent may draw any number up to the double.'),
  open(
    'crf/card/great-road/2',
    'After two moves the company goes back to the haven where the turn began.',
  ),
  open(
    'crf/card/great-road/3',
    'The replacement counts as movement and has no movement/hazard phase.',
  ),
  open(
    'crf/card/great-secrets-buried-there/1',
    'The buried item is played only at an Under-deeps site where it could be played anyway.',
  ),
  open(
    'crf/card/great-ship/1',
    'A character of the company taps to play it while they organize; it works only if there is sea on the way and no two other regions in a row.',
  ),
  open(
    'crf/card/great-ship/2',
    'Cancels one creature, or cancels and discards an event aimed at the company or what belongs to it.',
  ),
  open('crf/card/greed/1', 'Set off by a special ring played, not by a transfer.'),
  open('crf/card/guarded-haven/1', 'The region of the site counts as any other on the way.'),
  open('crf/card/guarded-haven/2', 'It is no Stage card to start with.'),
  open(
    'crf/card/gwaihir/1',
    'He is discarded while his company organizes, at no other time, and it may then go nearly anywhere.',
  ),
  open('crf/card/half-an-eye-open/1', 'Against a burglar no Dragon is needed.'),
  open(
    'crf/card/halfling-strength/1',
    'Healing the Hobbit with it in a company where healing reaches everyone heals all other wounded there too.',
  ),
  open('crf/card/healing-herbs/1', 'The body check is made all the same.'),
  open(
    'crf/card/heedless-revelry/1',
    'On guard it comes in answer to what is being played at the site, whether or not that succeeds, and not afterwards.',
  ),
  open(
    'crf/card/heedless-revelry/2',
    'On guard it asks for nothing that the first way asks for: a company that has moved will do.',
  ),
  open('crf/card/heedless-revelry/3', 'What is being played comes into play all the same.'),
  open(
    'crf/card/helm-of-her-secrecy/1',
    'Several in one chain; Éowyn should come with the one declared first.',
  ),
  open(
    'crf/card/helm-of-fear/1',
    'To a bearer who is no Ringwraith it gives nothing, neither its use nor its better body checks.',
  ),
  open('crf/card/here-is-a-snake/1', 'Hazards that lie in play are used as before.'),
  open(
    'crf/card/here-is-a-snake/2',
    'An agent is found out in any phase, without a company on the way.',
  ),
  open(
    'crf/card/here-there-or-yonder/1',
    'Which ally it is, is said and played after the roll and not before.',
  ),
  open(
    'crf/card/hermits-hill/1',
    'The major item that was paid for is played only while the site is untapped.',
  ),
  open(
    'crf/card/hidden-haven/1',
    'Two that are shown for one site at once come to nothing, and until the game begins nobody plays another there.',
  ),
  open('crf/card/hidden-knife/1', 'What it brings upon the agent counts as an attack.'),
  open('crf/card/hold-rebuilt-and-repaired/1', 'It is played in the site phase.'),
  open('crf/card/horses/1', 'Only as the organization phase ends.'),
  open('crf/card/hour-of-need/1', 'Not in the Under-deeps.'),
  open('crf/card/the-hunt/1', 'The creature may have been discarded first and shown afterwards.'),
  open('crf/card/huorn/1', 'It is an Awakened Plant.'),
  elsewhere('crf/card/ice-orcs/1', 'They are found at Ruins & Lairs.', AMENDMENTS),
  open(
    'crf/card/icy-touch/1',
    'Two of them are set off by the same wound: one stays with the wounded, the other is discarded and waits for nobody else.',
  ),
  open(
    'crf/card/incite-denizens/1',
    'A copied attack brings none of the other card’s further effects.',
  ),
  open('crf/card/incite-denizens/2', 'The copy vanishes with the card that made the original.'),
  open('crf/card/in-darkness-bind-them/1', 'Not for creatures that need two Shadow-lands.'),
  open(
    'crf/card/indur-dawndeath/1',
    'One wounded character; the hazard player chooses him and the item. (coe: the item is the owner’s choice, no ring.)',
  ),
  open(
    'crf/card/inner-cunning/1',
    'What kind of place his home is says the card that his player would use to go there.',
  ),
  open('crf/card/inner-cunning/2', 'As a short-event it asks for no agent in play.'),
  open(
    'crf/card/in-the-name-of-mordor/1',
    'What the first of its ways asks for, somebody to tap among others, the second does not.',
  ),
  open(
    'crf/card/ioreth/1',
    'Any healing effect, not only a healing card, reaches her whole company.',
  ),
  open('crf/card/ioreth/2', 'Companions who are merely tapped do not untap through her.'),
  open('crf/card/iron-road/1', 'The way back counts as movement, without a phase.'),
  elsewhere('crf/card/iron-shield-of-old/1', 'It is borne as a shield.', AMENDMENTS),
  open('crf/card/khamul-the-easterling/1', 'How many they are is fixed as he is tapped.'),
  open('crf/card/khamul-the-easterling/2', 'They go out of the opponent’s hand.'),
  open('crf/card/knowledge-of-the-enemy/1', 'The hazard is out of the game altogether.'),
];
