import { AMENDMENTS, DECK_LAW, elsewhere, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: single cards, A to D (a leading "The" does not count). In the order of the source. */
export const crfCardAD: readonly Ruling[] = [
  open('crf/card/abductor/1', 'A Ringwraith whom it wounds stays.'),
  open(
    'crf/card/aiglos/1',
    'In a fight of companies Aiglos gives two, whether or not Doors of Night is in play.',
  ),
  open(
    'crf/card/akhorahil/1',
    'The body of a character is itself one lower.',
    'It may be any one character.',
    'So it is for the rest of the turn, and no longer.',
  ),
  open(
    'crf/card/alatar/1',
    'Right after the attack that he came for he makes a corruption check.',
    'If he is untapped he taps.',
    'The check comes first. (coe: the tap.)',
  ),
  open('crf/card/alatar/2', 'When he moves it may be that the opponent draws no card at all.'),
  open(
    'crf/card/alatar/3',
    'Having come by his ability he must face a strike.',
    'That comes before the attacker’s choice.',
    'It comes before all else that says who is struck, or is not.',
  ),
  open(
    'crf/card/alatar/4',
    'He comes before any strike is assigned.',
    'Once strikes are assigned he cannot come.',
  ),
  open('crf/card/alatar/5', 'All the allies that he controls are discarded as he goes.'),
  open('crf/card/align-palantir/1', 'One on a given Palantír.'),
  open(
    'crf/card/align-palantir/2',
    'It can be stored, together with the Palantír, and then both give points.',
  ),
  open(
    'crf/card/ancient-stair/1',
    'To replace the site card is to move.',
    'There is no movement/hazard phase for it.',
  ),
  open(
    'crf/card/anduin-river/1',
    'One use of it makes regions neighbours, and leaves the hazard limit as it is.',
    'The other lowers the hazard limit, and opens no way.',
  ),
  open('crf/card/angmar-arises/1', 'Not for creatures that need two Shadow-lands.'),
  open(
    'crf/card/arkenstone/1',
    'The Arkenstone of minions: with the Dwarf go the cards that he controls, an item or an ally.',
    'His followers do not.',
  ),
  open('crf/card/army-of-the-dead/1', 'No opponent can influence it.'),
  open(
    'crf/card/ash-mountains/1',
    'One use of it makes regions neighbours, and leaves the hazard limit as it is.',
    'The other lowers the hazard limit, and opens no way.',
  ),
  open(
    'crf/card/a-short-rest/1',
    'A company with a short site path draws more cards.',
    'One that moves beneath the earth does not.',
    'Nor does one that moves by a card of special movement, as Belegaer.',
  ),
  open('crf/card/assassin/1', 'Defeated, it gives 2 points.'),
  open(
    'crf/card/assassin/2',
    'Each strike more that an attack of it has is an excess strike (-1 prowess) on the character that is attacked.',
    'No second character is ever given a strike of it.',
  ),
  open('crf/card/assassin/3', 'One of its attacks may be cancelled after another was faced.'),
  open(
    'crf/card/assassin/4',
    'Its first attack may be cancelled by a tap once strikes are assigned.',
    'No other may be, then. (coe: Any one or two, by others than the target.)',
  ),
  elsewhere('crf/card/a-strident-spawn/1', 'It is unique.', AMENDMENTS),
  open(
    'crf/card/a-strident-spawn/2',
    'With it Half-orcs can be played without Bad Company, or any other leave.',
  ),
  open(
    'crf/card/await-the-advent-of-allies/1',
    'It is over when he becomes wounded.',
    'If he was wounded before and is hit again, it stays.',
  ),
  open(
    'crf/card/await-the-advent-of-allies/2',
    'A resource that taps the site ends it.',
    'So does one that needs the site and taps nothing.',
    'What asks for no site does not.',
  ),
  open('crf/card/aware-of-their-ways/1', 'Sites are as unique cards to it. (coe: they are not.)'),
  open(
    'crf/card/baduila/1',
    'Given up for it by his player, he turns a company back.',
    'Discarded for another reason he does not.',
  ),
  elsewhere(
    'crf/card/bad-company/1',
    'Bûrat and his brothers cannot start, with Bad Company either.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/card/bade-to-rule/1',
    'It is for Ringwraiths alone, neither for Fallen-wizards nor for the Balrog.',
    DECK_LAW,
  ),
  open(
    'crf/card/the-balance-of-things/1',
    'It may be revealed on guard when somebody of the company whose site phase it is bears a source of corruption.',
    'Not when nobody of that company does.',
  ),
  open('crf/card/the-balrog/1', 'Its company is overt.'),
  open('crf/card/balrog-of-moria/1', 'Its own player has no points for it.'),
  open(
    'crf/card/bane-of-the-ithil-stone/1',
    'What searches outside the course of play that the rules lay down is canceled.',
    'What the rules themselves let a player draw, or fetch out of his sideboard, is no search, and stays.',
  ),
  open(
    'crf/card/bane-of-the-ithil-stone/2',
    'Of a text that does more, only the search is canceled.',
  ),
  open(
    'crf/card/beater-and-biter/1',
    'It raises the bonus that the weapon gives.',
    'The maximum of the weapon holds for all of it.',
  ),
  open('crf/card/bill-the-pony/1', 'Body 10.'),
  open('crf/card/bill-the-pony/2', 'Beneath the earth he brings nobody home.'),
  open(
    'crf/card/bill-the-pony/3',
    'That the site is replaced counts as movement.',
    'There is no movement/hazard phase for it.',
  ),
  open(
    'crf/card/bill-the-pony/4',
    'A Fallen-wizard goes to the Haven that the hero version of his site names, whichever version he is at.',
  ),
  open(
    'crf/card/blackbole/1',
    'He may tap to give another one more prowess against an automatic-attack.',
    'So he may against a hazard that is keyed to his site.',
  ),
  open(
    'crf/card/blackbole/2',
    'Blackbole strikes where his company attacks another.',
    'Where it is attacked he is given no strike.',
  ),
  open(
    'crf/card/black-rain/1',
    'A Fallen-wizard may play a ring of heroes by it.',
    'A Ringwraith player may not.',
  ),
  open(
    'crf/card/book-of-mazarbul/1',
    'The Book taps for it.',
    'Its bearer does not tap, and may be tapped already.',
    'That is done in one’s own organization phase, and in no other.',
  ),
  open(
    'crf/card/bridge/1',
    'Bridge: who has fewer cards than his hand holds draws up to that before the second move.',
    'Who has more discards down to it by then.',
  ),
  open('crf/card/burglary/1', 'Who fails gets no item of the site afterwards.'),
  open(
    'crf/card/chance-of-being-lost/1',
    'With its other site the company has another site path.',
    '(coe: it keeps the path that it had.)',
  ),
  open(
    'crf/card/chill-douser/1',
    'It has nothing of its own bonus.',
    'It has that of those which came before it in the turn against the same company.',
  ),
  open(
    'crf/card/cirdan/1',
    'He cancels what is keyed to the sea as a kind of region.',
    'Not what is keyed to a coast by its name.',
  ),
  open(
    'crf/card/corsairs-of-the-umbar/1',
    'They land at every site of these regions besides: Elven Shores, Eriadoran Coast, Andrast Coast, Bay of Belfalas, Mouths of the Anduin.',
  ),
  open(
    'crf/card/cracks-of-doom/1',
    'It is played in the site phase.',
    'It is played in no other phase.',
    'A failed check has its normal result.',
    'The Ring is not discarded for it besides.',
  ),
  open(
    'crf/card/cracks-of-doom/2',
    'If the bearer hands the Ring on by Pledge of Conduct before the check, Cracks of Doom comes to nothing and is discarded.',
  ),
  open('crf/card/creature-of-an-older-world/1', 'Its company is overt.'),
  open(
    'crf/card/creature-of-an-older-world/2',
    'It makes a Fell Rider of a Ringwraith who has no other ally in his company.',
    'Beside any other ally it does not.',
  ),
  open('crf/card/cruel-caradhras/1', 'The region is Imlad Morgul, not the site in it.'),
  open(
    'crf/card/cruel-caradhras/2',
    'A company that leaves a site in such a region by region movement may be its target.',
  ),
  open('crf/card/deeper-shadow/1', 'It is a short-event.'),
  open(
    'crf/card/deeper-shadow/2',
    'The limit can be lowered under a hazard that is declared, and nothing comes of it then.',
    'What was to lie on guard goes back to hand.',
  ),
  open(
    'crf/card/deeper-shadow/3',
    'Its user must be moving to the site of which it changes the type.',
    'It does so though that site is no part of the site path.',
    'To lower the hazard limit he must be moving too.',
  ),
  open('crf/card/deep-mines/1', 'One under each Wizardhaven.'),
  open('crf/card/deftness-of-agility/1', 'The second strike has a sequence of its own.'),
  open('crf/card/despair-of-the-heart/1', 'The check comes before the body check.'),
  open(
    'crf/card/dodge/1',
    'His body is one lower for that check, and the roll stays as it is.',
    'For later checks his body is whole again.',
  ),
  open(
    'crf/card/double-dealing/1',
    'Things of the other side are played there too.',
    'They must be such as the site card offers that lies there.',
  ),
  open('crf/card/doubled-vigilance/1', 'May be turned over on guard as the company enters.'),
  open(
    'crf/card/dragons-blood/1',
    'Who lives through the body check that it forces is not wounded by it.',
  ),
  open(
    'crf/card/dragons-desolation/1',
    'Who has made Ruins & Lairs open to a Dragon by it need not play one in that turn.',
  ),
  open(
    'crf/card/dragons-hunger/1',
    'Where no creature is given up, the attack is canceled.',
    'And the whole hand is shown.',
    'Where one is given up, neither happens.',
  ),
  open(
    'crf/card/dragons-hunger/2',
    'It is played though nothing is left of the hazard limit.',
    'It is played against an automatic-attack too.',
    'Who has a creature in hand must give one up.',
  ),
  open('crf/card/drowning-seas/1', 'It can be duplicated.'),
  open('crf/card/dwar-unleashed/1', 'He is in a mode before it is played.'),
  open('crf/card/dwarven-rings-all/1', '+7 direct influence for a Dwarf, +2 for others.'),
  open(
    'crf/card/dwarven-ring-of-barins-tribe/1',
    'It can be used only at an untapped site, which taps for what it finds.',
  ),
  open(
    'crf/card/dwarven-ring-of-bavors-druins-tribe/1',
    'For Bávor’s ring the deck is shuffled once.',
    'For Drúin’s too.',
  ),
  open(
    'crf/card/dwarven-ring-of-thelors-thrors-tribe/1',
    'The ring of Thélor’s tribe gives +2 prowess, +4 to a Dwarf.',
    'So does that of Thrár’s.',
    'Both give +1 body to whoever bears them. (coe: No body, as they are printed now.)',
    'All other numbers in brackets are a Dwarf’s too.',
  ),
];
