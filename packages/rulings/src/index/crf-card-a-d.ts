import { AMENDMENTS, DECK_LAW, elsewhere, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: single cards, A to D (a leading "The" does not count). In the order of the source. */
export const crfCardAD: readonly Ruling[] = [
  open('crf/card/abductor/1', 'A Ringwraith whom it wounds stays.'),
  open(
    'crf/card/aiglos/1',
    'In a fight of companies Aiglos gives two, whether or not Doors of Night is in play.',
  ),
  open('crf/card/akhorahil/1', 'The body itself is one lower until the turn ends.'),
  open(
    'crf/card/alatar/1',
    'After the attack the check, then tap if untapped. (coe: tap, then the check.)',
  ),
  open('crf/card/alatar/2', 'When he moves it may be that the opponent draws no card at all.'),
  open(
    'crf/card/alatar/3',
    'He must face a strike, before any other rule of assignment. (coe: level of in all cases.)',
  ),
  open('crf/card/alatar/4', 'He must come and announce it before strikes are assigned.'),
  open('crf/card/alatar/5', 'His allies are discarded as he goes.'),
  open('crf/card/align-palantir/1', 'One on a given Palantír.'),
  open('crf/card/align-palantir/2', 'Stored together with the Palantír, both give points.'),
  open('crf/card/ancient-stair/1', 'The way back counts as movement, without a phase.'),
  open(
    'crf/card/anduin-river/1',
    'The two uses are alternatives: never both at once, chosen at declaration.',
  ),
  open('crf/card/angmar-arises/1', 'Not for creatures that need two Shadow-lands.'),
  open(
    'crf/card/arkenstone/1',
    'The Arkenstone of minions: the followers of the Dwarf are not discarded with him.',
  ),
  open('crf/card/army-of-the-dead/1', 'No opponent can influence it.'),
  open('crf/card/ash-mountains/1', 'The lower limit is another way to play it.'),
  open(
    'crf/card/a-short-rest/1',
    'More cards only for who has a site path: none beneath the earth, and none by a card of special movement.',
  ),
  open('crf/card/assassin/1', '2 points.'),
  open(
    'crf/card/assassin/2',
    'More strikes become excess on the one character, never a second target.',
  ),
  open('crf/card/assassin/3', 'One may be cancelled after another was faced.'),
  open(
    'crf/card/assassin/4',
    'Only the first attack may be cancelled by a tap after assignment. (coe: any one or two, by others than the target.)',
  ),
  elsewhere('crf/card/a-strident-spawn/1', 'It is unique.', AMENDMENTS),
  open('crf/card/a-strident-spawn/2', 'Half-orcs need no other leave.'),
  open(
    'crf/card/await-the-advent-of-allies/1',
    'Over when he becomes wounded; who is so already may stay.',
  ),
  open(
    'crf/card/await-the-advent-of-allies/2',
    'What ends it is a resource that taps the site or needs it.',
  ),
  open('crf/card/aware-of-their-ways/1', 'Sites are as unique cards to it. (coe: they are not.)'),
  open('crf/card/baduila/1', 'Only by being given up for it does he turn a company back.'),
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
    'Revealed on guard if somebody of the company has a source of corruption.',
  ),
  open('crf/card/the-balrog/1', 'Its company is overt.'),
  open('crf/card/balrog-of-moria/1', 'Its own player has no points for it.'),
  open(
    'crf/card/bane-of-the-ithil-stone/1',
    'What the rules let a player draw or take is no search, and stays.',
  ),
  open(
    'crf/card/bane-of-the-ithil-stone/2',
    'Of a text that does more, only the search is canceled.',
  ),
  open('crf/card/beater-and-biter/1', 'The maximum of the weapon holds for all of it.'),
  open('crf/card/bill-the-pony/1', 'Body 10.'),
  open('crf/card/bill-the-pony/2', 'Not from an Under-deeps site.'),
  open('crf/card/bill-the-pony/3', 'Counts as movement, no movement/hazard phase.'),
  open(
    'crf/card/bill-the-pony/4',
    'For a Fallen-wizard the Haven is that of the hero version of the site.',
  ),
  open(
    'crf/card/blackbole/1',
    'Where he cannot be struck himself he taps to give another one more: against an automatic-attack, or a hazard that is keyed to his site.',
  ),
  open(
    'crf/card/blackbole/2',
    'Blackbole strikes where his company attacks another, but is given no strike where it is attacked.',
  ),
  open('crf/card/black-rain/1', 'A ring of heroes, for a Fallen-wizard; not for a Ringwraith.'),
  open(
    'crf/card/book-of-mazarbul/1',
    'The Book taps, not its bearer, in the organization phase; hand size +1 until the next untap phase.',
  ),
  open('crf/card/bridge/1', 'Hands are filled before the second move.'),
  open('crf/card/burglary/1', 'Who fails gets no item of the site afterwards.'),
  open(
    'crf/card/chance-of-being-lost/1',
    'The company has another path with its other site. (coe: it keeps the path it had.)',
  ),
  open(
    'crf/card/chill-douser/1',
    'Not for itself; one that comes against the same company later in the turn has the bonus of those before it.',
  ),
  open(
    'crf/card/cirdan/1',
    'He cancels what is keyed to the sea as a kind of region, not what is keyed to a coast by its name.',
  ),
  open('crf/card/corsairs-of-the-umbar/1', 'Playable at any site in the five sea regions.'),
  open(
    'crf/card/cracks-of-doom/1',
    'Site phase only; a failed check has its normal result and nothing more.',
  ),
  open(
    'crf/card/cracks-of-doom/2',
    'If the Ring is handed on before the check, nothing comes of it.',
  ),
  open('crf/card/creature-of-an-older-world/1', 'Its company is overt.'),
  open('crf/card/creature-of-an-older-world/2', 'Beside another ally it makes no Fell Rider.'),
  open('crf/card/cruel-caradhras/1', 'The region is Imlad Morgul, not the site in it.'),
  open('crf/card/cruel-caradhras/2', 'To leave a site in such a region is enough.'),
  open('crf/card/deeper-shadow/1', 'It is a short-event.'),
  open(
    'crf/card/deeper-shadow/2',
    'The limit can be lowered under a hazard that is declared: nothing comes of it, and what was to lie on guard goes back to hand.',
  ),
  open(
    'crf/card/deeper-shadow/3',
    'Only one who moves uses it, to darken the site he moves to as well as for the hazard limit.',
  ),
  open('crf/card/deep-mines/1', 'One under each Wizardhaven.'),
  open('crf/card/deftness-of-agility/1', 'The second strike has a sequence of its own.'),
  open('crf/card/despair-of-the-heart/1', 'The check comes before the body check.'),
  open('crf/card/dodge/1', 'His body is lowered for that check, not the roll raised.'),
  open(
    'crf/card/double-dealing/1',
    'Things of the other side too, but only such as the site card offers.',
  ),
  open('crf/card/doubled-vigilance/1', 'May be turned over on guard as the company enters.'),
  open('crf/card/dragons-blood/1', 'Who passes that body check is unharmed by it.'),
  open('crf/card/dragons-desolation/1', 'No Dragon has to follow.'),
  open(
    'crf/card/dragons-hunger/1',
    'Where no creature is given up the attack is canceled, and the hand is shown.',
  ),
  open(
    'crf/card/dragons-hunger/2',
    'Whatever is left of the limit, and for automatic-attacks too; who has a creature in hand must give one up.',
  ),
  open('crf/card/drowning-seas/1', 'It can be duplicated.'),
  open('crf/card/dwar-unleashed/1', 'He is in a mode before it is played.'),
  open('crf/card/dwarven-rings-all/1', '+7 direct influence for a Dwarf, +2 for others.'),
  open(
    'crf/card/dwarven-ring-of-barins-tribe/1',
    'It can be used only at an untapped site, which taps for what it finds.',
  ),
  open('crf/card/dwarven-ring-of-bavors-druins-tribe/1', 'The deck is shuffled once.'),
  open(
    'crf/card/dwarven-ring-of-thelors-thrors-tribe/1',
    'Two of the Dwarven Rings give +2 prowess (+4 to a Dwarf) and +1 body; all other numbers in brackets are a Dwarf’s too. (coe: no body, as it is printed now.)',
  ),
];
