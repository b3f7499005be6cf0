import { AMENDMENTS, DECK_LAW, elsewhere, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: single cards, L to R (a leading "The" does not count). In the order of the source. */
export const crfCardLR: readonly Ruling[] = [
  open('crf/card/last-child-of-ungoliant/1', 'Her company is overt.'),
  open(
    'crf/card/leaf-brooch/1',
    'The item that is asked for has to be there; the brooch goes in its place.',
  ),
  open('crf/card/leaf-brooch/2', 'The special ring is for whoever bears the gold one.'),
  open(
    'crf/card/leaflock/1',
    'He cancels a creature, or cancels and discards an event, aimed at his company or what belongs to it; nothing else.',
  ),
  open(
    'crf/card/leaflock/2',
    'He may tap to give one more prowess to another against automatic-attacks and hazards keyed to his site, though he cannot be attacked by them.',
  ),
  open(
    'crf/card/the-lidless-eye/1',
    'The Bade to Rule of its own player goes, and he can play no other.',
  ),
  open('crf/card/the-lidless-eye/2', 'Not if any opponent is a Ringwraith.'),
  open(
    'crf/card/long-dark-reach/1',
    'The creature that it brings up does not count against the hazard limit.',
  ),
  open('crf/card/long-dark-reach/2', 'If one of the cards turned over can come, one has to.'),
  open('crf/card/long-grievous-siege/1', 'Without a fitting Border-hold it cannot be played.'),
  open('crf/card/long-winter/1', 'All fitting sites in play are tapped.'),
  open('crf/card/long-winter/2', 'Applied once a turn to each site.'),
  open(
    'crf/card/lucky-search/1',
    'All cards turned over but the item are shuffled back into the deck.',
  ),
  open('crf/card/lucky-search/2', 'A scout whom the search wounds loses what he found.'),
  open('crf/card/lucky-search/3', 'The item that it finds opens no additional minor item.'),
  open(
    'crf/card/lucky-search/4',
    'A Noble Hound does not take the strike for the scout: it is never assigned.',
  ),
  open(
    'crf/card/lure-of-expedience/1',
    'A special ring that is played after the test of a gold ring sets it off.',
  ),
  open(
    'crf/card/lure-of-expedience/2',
    'An item that is handed to one of the company sets it off.',
  ),
  open(
    'crf/card/lure-of-expedience/3',
    'It may lie on guard, and revealed in answer to an item that is played it makes its check for it.',
  ),
  open(
    'crf/card/lure-of-nature/1',
    'The checks of Lure of Nature come once all other hazards were played.',
  ),
  open(
    'crf/card/lure-of-nature/2',
    'A company that was sent back to where it came from makes none of its checks.',
  ),
  open(
    'crf/card/lure-of-nature/3',
    'Its checks end the movement/hazard phase of the bearer: resources may help, and of hazards, within the limit, only what bears on the checks themselves.',
  ),
  open('crf/card/lure-of-power/1', 'One check at -4, both discarded.'),
  open(
    'crf/card/lure-of-the-senses/1',
    'All cards untap first; only then, at the end of the phase, the check is declared, so an untapped companion can support it.',
  ),
  open('crf/card/magical-harp/1', 'Usable at the Free Council.'),
  open(
    'crf/card/mallorn/1',
    'Played at Bag End only if the earth of Galadriel’s orchard is stored there, not elsewhere and not merely borne.',
  ),
  open(
    'crf/card/many-turns-and-doublings/1',
    'With Gates of Morning in play the lowered limit stops a hazard on the chain that it has no room for; an on-guard card goes back to hand.',
  ),
  open(
    'crf/card/marvels-told/1',
    'Playable in the site phase of another company. (coe: only from a company that entered.)',
  ),
  open(
    'crf/card/memories-stolen/1',
    'On one who faces a strike; he is without skills while the card lies on him.',
  ),
  open(
    'crf/card/messenger-to-mordor/1',
    'Only what any Darkhaven would store, and not one of them alone.',
  ),
  open(
    'crf/card/mind-ring/1',
    'A Fallen-wizard cannot play a character of six mind by means of one.',
  ),
  open(
    'crf/card/mistress-lobelia/1',
    'She finds a minor item only if the site, or the item itself, says that it is played there.',
  ),
  open('crf/card/misty-mountains/1', 'The lower limit is another way to play it.'),
  open('crf/card/morannon/1', 'It is used as a site card, a Dark-hold in the region of Udûn.'),
  open(
    'crf/card/more-alert-than-most/1',
    'There is always one strike left, with Gates of Morning in play too.',
  ),
  open(
    'crf/card/more-sense-than-you/1',
    'Used by a company of one: the attack comes to nothing, uncanceled, and was faced.',
  ),
  open(
    'crf/card/morgul-horse/1',
    'A Nazgûl who lies in play comes back to the hand only if it is declared after his tapping was and before that takes effect.',
  ),
  open(
    'crf/card/morgul-horse/2',
    'Its other use resolves before any Nazgûl is played with it; one must be played as the first action of the next chain, or it goes back to the hand. (coe: as the next action of its player.)',
  ),
  open('crf/card/morgul-horse/3', 'With nobody to bring home or to call it stays in hand.'),
  open('crf/card/morgul-knife/1', 'It is placed as soon as the attack is over.'),
  open(
    'crf/card/morgul-night/1',
    'Doors is needed only to play it; losing Doors later changes nothing.',
  ),
  open('crf/card/mountains-of-shadow/1', 'The lower limit is another way to play it.'),
  open('crf/card/mount-doom/1', 'After a change of type creatures are keyed to the new type only.'),
  elsewhere('crf/card/mouth-of-sauron/1', 'As a creature he is a Man.', AMENDMENTS),
  open(
    'crf/card/muster/1',
    'Adds a warrior’s prowess, at most +5, to his own check against a faction.',
  ),
  open('crf/card/muster-disperses/1', 'On guard it stays hidden: it bears on no company.'),
  open(
    'crf/card/my-precious/1',
    'Not Gollum for Gollum’s Fate, nor for any card that asks for him by name.',
  ),
  open('crf/card/my-precious/2', 'Never played as a character.'),
  open('crf/card/my-precious/3', 'Minions lose no point by his end.'),
  open('crf/card/my-precious/4', 'Two actions only while face-up.'),
  open(
    'crf/card/my-precious/5',
    'All strikes must succeed for success; one that fails is a failure.',
  ),
  open(
    'crf/card/narya/1',
    'Companions who tapped in support are untapped by the card first, so their support fails.',
  ),
  open('crf/card/neeker-breekers/1', 'They do not touch a Wizard: he faces no strike of theirs.'),
  open(
    'crf/card/nenselde-the-wingild/1',
    'She may tap to give another who faces an attack one more prowess.',
  ),
  open(
    'crf/card/new-friendship/1',
    'Influence bonus for the diplomat only, check bonus for anyone in the company.',
  ),
  open(
    'crf/card/news-must-get-through/1',
    'Only what any Darkhaven would take in is stored so, not what is for one of them alone.',
  ),
  open('crf/card/news-of-the-shire/1', 'It changes Bag End on the cards of both sides.'),
  open(
    'crf/card/night/1',
    'What it says of Men and Dúnedain is for characters of those races, not for attacks.',
  ),
  open('crf/card/noble-hound/1', 'For assignment it counts as untapped.'),
  open('crf/card/nobodys-friend/1', 'As a short-event it asks for no agent in play.'),
  open('crf/card/no-escape-from-my-magic/1', 'For unique factions alone.'),
  open('crf/card/not-at-home/1', 'Cancels only Dragon, Drake or Troll attacks.'),
  open('crf/card/old-forest/1', 'At this site any healing effect reaches all characters there.'),
  open('crf/card/old-friendship/1', 'Influence: the diplomat alone. Corruption: anyone with him.'),
  elsewhere('crf/card/old-man-willow/1', 'He is an Awakened Plant.', AMENDMENTS),
  open(
    'crf/card/old-road/1',
    'An opponent’s faction only with one’s own copy, to bring that into play.',
  ),
  open('crf/card/the-old-thrush/1', 'Once on an attack.'),
  open('crf/card/the-old-thrush/2', 'Not for agents, whose cards list less.'),
  open('crf/card/the-one-ring/1', 'Usable again and again while the checks succeed.'),
  open('crf/card/the-one-ring/2', 'The double of the printed prowess is the maximum.'),
  open('crf/card/the-one-ring/3', 'With a Ringwraith it weighs on nobody else.'),
  open('crf/card/the-one-ring/4', 'Not on offer as a gold ring is stored, whatever the roll.'),
  open('crf/card/open-to-the-summons/1', 'It is for any company, of minions or not.'),
  elsewhere(
    'crf/card/open-to-the-summons/2',
    'Bûrat and his brothers cannot start, with this card either.',
    DECK_LAW,
  ),
  open('crf/card/orc-mail/1', 'Not for a company with an ally: none is a Dwarf or a Hobbit.'),
  open(
    'crf/card/padding-feet/1',
    'In the site phase, for a scout of minions with neither companion nor ally, where a company of an opponent’s heroes has a Hobbit among them.',
  ),
  open('crf/card/palantir-of-amon-sul/1', 'Gone at once if its company moves with fewer than two.'),
  open('crf/card/palantir-of-elostirion/1', 'Worth nothing to a Fallen-wizard, with any card.'),
  open('crf/card/palantir-of-orthanc/1', 'Worth nothing to a Fallen-wizard, with any card.'),
  open('crf/card/palantir-of-orthanc/2', 'Site cards are no choice for it.'),
  open(
    'crf/card/palantir-of-osgiliath/1',
    'Gone at once if its company moves with fewer than four.',
  ),
  open(
    'crf/card/palantir-of-osgiliath/2',
    'It does what others are tapped for, and nothing that they do all the time.',
  ),
  open('crf/card/the-pale-sword/1', 'The corruption is placed right after the attack.'),
  open(
    'crf/card/the-pale-sword/2',
    'Who plays it must have the Nazgûl too, not only the sword. (coe: any Nazgûl attack; differs with three or more players.)',
  ),
  open(
    'crf/card/pallando/1',
    'Of the opponent’s discard pile he is shown the card on top, as it is laid there, and none beneath.',
  ),
  open(
    'crf/card/panalopy-of-wings/1',
    'For whoever has Radagast in play, or has declared himself to be him.',
  ),
  open('crf/card/peril-returned/1', 'The Gates clear away as they resolve all the same.'),
  open('crf/card/plague/1', 'Plague does its work at the end of the opponent’s turn.'),
  open('crf/card/praise-to-elbereth/1', 'A Nazgûl event that it discards does nothing.'),
  open('crf/card/praise-to-elbereth/2', 'Who taps against which is said at declaration.'),
  open('crf/card/praise-to-elbereth/3', 'What it is aimed at is not tapped in answer.'),
  open('crf/card/prophet-of-doom/1', 'Both ends of the way are counted.'),
  open('crf/card/pukel-men/1', 'Their attack is of the kind of the Pûkel-creatures.'),
  open(
    'crf/card/quiet-lands/1',
    'Half of the present strikes, rounded up. (Strikes, not prowess.)',
  ),
  open(
    'crf/card/quickbeam/1',
    'Where he cannot be struck himself he taps to give another one more: against an automatic-attack, or a hazard that is keyed to his site.',
  ),
  open('crf/card/radagasts-black-bird/1', 'It is an ally of two mind.'),
  open('crf/card/rats/1', 'Whoever is wounded already is not bitten.'),
  open('crf/card/rebuild-the-town/1', 'Site phase only.'),
  open('crf/card/reforging/1', 'What belongs to a hoard can be brought back with it too.'),
  open('crf/card/reaching-shadow/1', 'Not for creatures that need two Shadow-lands.'),
  open(
    'crf/card/ready-to-his-will/1',
    'What strengthens all attacks of a kind bears on one by a passive condition, once it is there: in answer to that, the creature can still be won over.',
  ),
  open('crf/card/regiment-of-black-crows/1', 'Its company is overt.'),
  open('crf/card/regiment-of-black-crows/2', 'It taps in support.'),
  open(
    'crf/card/reluctant-final-parting/1',
    'Havens are read off site cards of the side of the ally.',
  ),
  open('crf/card/reluctant-final-parting/2', 'The Balrog stays.'),
  open(
    'crf/card/ren-the-unclean/1',
    'Whoever taps him plays no resources for the checks of his own.',
  ),
  open('crf/card/ren-the-unclean/2', 'But his characters may tap for one another.'),
  open(
    'crf/card/ren-the-unclean/3',
    'The moving player’s characters check first; each player orders his own.',
  ),
  open('crf/card/rescue-prisoners/1', 'Two points, and only once stored.'),
  open(
    'crf/card/returned-beyond-all-hope/1',
    'Who was brought back is eliminated no more, in any form.',
  ),
  open('crf/card/returned-beyond-all-hope/2', 'A creature that somebody has as a trophy too.'),
  open('crf/card/rhosgobel/1', 'Southern Mirkwood counts on the way there.'),
  open('crf/card/rhosgobel/2', 'At this site any healing effect reaches all characters there.'),
  open(
    'crf/card/ride-against-the-enemy/1',
    'Nothing a hazard does reaches that attack, nor what a resource would do in its favour; canceling it is open.',
  ),
  open('crf/card/ride-against-the-enemy/2', 'Not with a Wizard whom the opponent gave up.'),
  open(
    'crf/card/ride-against-the-enemy/3',
    'What the rider’s own card gives him against certain foes he has here as well.',
  ),
  open('crf/card/ringlore/1', 'Only in the site phase; the sage taps, and the site.'),
  open('crf/card/the-rings-betrayal/1', 'The ring is named on declaring.'),
  open(
    'crf/card/river/1',
    'On a site; a company that moved there this turn without tapping a ranger does nothing. (One tap for all Rivers holds nowhere: see /2.)',
  ),
  open(
    'crf/card/river/2',
    'Each River needs its own ranger, until the start of the site phase, also without entering.',
  ),
  open('crf/card/roac-the-raven/1', 'He counts as a diplomat who makes the check.'),
  open('crf/card/roac-the-raven/2', 'In the site phase alone.'),
  open('crf/card/roac-the-raven/3', 'He makes the attempt by himself.'),
  open('crf/card/roac-the-raven/4', 'No site taps for it, and a tapped one is no bar.'),
  open('crf/card/rumor-of-wealth/1', 'It can lie on guard.'),
  open(
    'crf/card/ruse/1',
    'A scout by himself has faced the attack, and nothing came of it; it is not canceled, and its creature is discarded.',
  ),
];
