import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, keysOf, letBe, OLD, SPARE } from './help.ts';

const withTom = (hazard: string[], to = 'Bree', more: Partial<BoardSpec> = {}): BoardSpec => ({
  resource: {
    companies: [
      {
        at: 'Rivendell',
        to,
        members: [{ name: 'Aragorn II', bears: ['Tom Bombadil'] }, 'Gimli', 'Legolas', 'Haldir'],
      },
    ],
    hand: [SPARE],
  },
  hazard: { hand: hazard },
  moment: 'hazards',
  ...more,
});

/** Tom Bombadil, Twilight, the Nazgûl, and a few events with a story of their own. */
export const eventsAndServants: readonly Scenario[] = [
  scenario(
    'Tom Bombadil undoes what is aimed at somebody of a company in his lands',
    { proves: ['crf/card/tom-bombadil/1', 'crf/errata/card-errata/73', 'coe/9.5.5'], rules: ALL },
    (t) => {
      t.board(withTom(['Call of Home', 'River']));
      t.hazard.plays('Call of Home', 'Gimli');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(t.card('Call of Home').zone, 'discard', 'canceled');
      t.equal(t.card('Gimli').zone, 'play', 'Gimli stays, without a roll');
      t.equal(t.card('Tom Bombadil').status, 'tapped', 'Tom taps for it');
    },
  ),
  scenario(
    'Tom Bombadil sends off attacks, cards just played and those that stay, but not what lies on the site',
    { proves: ['companion/clarification/tom-bombadil/1', 'coe/9.3.2'], rules: ALL },
    (t) => {
      t.board(withTom(['Wargs']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.board(withTom(['River']));
      t.hazard.plays('River', 'Bree');
      t.resource.mayNot('Tom Bombadil');
      t.board(withTom(['Lure of Nature', 'River']));
      t.hazard.plays('Lure of Nature', 'Haldir').stage.resolve();
      t.equal(t.card('Lure of Nature').host, 'Haldir', 'it came to stay');
      t.resource.uses('Tom Bombadil', 'Lure of Nature').stage.resolve();
      t.equal(t.card('Lure of Nature').zone, 'discard', 'and is gone all the same');
      t.board(withTom(['Lure of Nature'], 'Moria'));
      t.hazard.plays('Lure of Nature', 'Haldir').stage.resolve();
      t.resource.mayNot('Tom Bombadil');
    },
  ),
  scenario(
    'Tom Bombadil ends an effect that a short-event left on his company',
    { proves: ['companion/clarification/tom-bombadil/1'], rules: ALL },
    (t) => {
      t.board(withTom(['Weariness of the Heart', 'River']));
      t.hazard.plays('Weariness of the Heart', 'Gimli', { way: 1 }).stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 4, 'he is weary');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 5, 'and merry again');
    },
  ),
  scenario(
    'Twilight may fall in any phase of either turn where an environment card lies',
    {
      proves: [
        'crf/card/twilight/1',
        'crf/errata/card-errata/76',
        'companion/errata/twilight/1',
        'coe/5.3',
      ],
      rules: ALL,
    },
    (t) => {
      for (const moment of [
        'organization',
        'long-event',
        'hazards',
        'entered',
        'end-of-turn',
      ] as const) {
        for (const mine of [true, false]) {
          t.board({
            resource: {
              companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
              events: ['Gates of Morning'],
              hand: mine ? ['Twilight'] : [SPARE],
            },
            hazard: { hand: mine ? [] : ['Twilight'] },
            moment,
          });
          const who = mine ? t.resource : t.hazard;
          who.plays('Twilight', 'Gates of Morning').stage.resolve();
          t.equal(
            t.card('Gates of Morning').zone,
            'discard',
            `${moment}, ${mine ? 'own' : "opponent's"} turn`,
          );
        }
      }
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'organization',
      });
      t.resource.mayNot('Twilight');
    },
  ),
  scenario(
    'Twilight reaches an environment card that was only declared',
    {
      proves: ['crf/card/twilight/2', 'companion/clarification/twilight/1', 'coe/9.5.5'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { hand: ['Gloom', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Gimli', { way: 1 });
      t.resource.plays('Twilight', 'Gloom').stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 5, 'the Gloom never fell');
      t.equal(t.card('Gloom').zone, 'discard', 'it is discarded');
    },
  ),
  scenario(
    "In an opponent's turn Twilight is a resource that no hazard limit counts",
    {
      proves: ['crf/card/twilight/3', 'companion/clarification/twilight/1', 'coe/2.IV.iii.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: [SPARE],
        },
        hazard: { hand: ['Twilight', 'River'] },
        moment: 'hazards',
        declared: 2,
      });
      t.hazard.refused('River', 'coe/2.IV.iii.1');
      t.hazard.plays('Twilight', 'Gates of Morning').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'the Gates are shut');
      t.equal(t.company('Gimli').hazards, 2, 'nothing was counted');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: [SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'entered',
      });
      t.hazard.plays('Twilight', 'Gates of Morning').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'in the site phase too');
    },
  ),
  scenario(
    'Nobody untapped after the Orcs: The Windlord Found Me is discarded',
    { proves: ['crf/card/the-windlord-found-me/3', 'crf/errata/card-errata/81'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Glorfindel II', 'Aragorn II'] },
            { at: 'Moria', members: ['Gimli'] },
          ],
          hand: ['The Windlord Found Me'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.equal(t.card('Moria').status, 'tapped', 'the site is tapped');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'the Orcs');
      letBe(t, 'attack');
      for (const n of ['Glorfindel II', 'Aragorn II']) t.resource.chooses(`a strike to ${n}`);
      while (about(t) === 'extra' || (t.decision().kind === 'assign' && t.decision().seat === 1))
        t.take(t.decision().options[0], 'excess');
      t.rolls(12, 12);
      for (const n of ['Glorfindel II', 'Aragorn II']) face(t, n);
      t.equal(
        t.card('The Windlord Found Me').zone,
        'discard',
        'nobody of the company could take it',
      );
    },
  ),
  scenario(
    'The Windlord Found Me lies with one who taps for it, and counts from there',
    { proves: ['crf/monday/10-26-98/1'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Glorfindel II', 'Aragorn II', 'Gimli'] }],
          hand: ['The Windlord Found Me', 'Dark Quarrels'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.resource.plays('Dark Quarrels').stage.resolve();
      t.resource.options_are('Glorfindel II', 'Aragorn II', 'Gimli', 'pass').chooses('Gimli');
      t.equal(t.card('Gimli').status, 'tapped', 'he taps');
      t.equal(
        [t.card('The Windlord Found Me').zone, t.card('The Windlord Found Me').host],
        ['play', 'Gimli'],
        'it lies with him, not in the pile',
      );
    },
  ),
  scenario(
    'The Witch-king is discarded as he acts, and his darkness lasts as a long-event would',
    { proves: ['crf/card/witch-king-of-angmar/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['Witch-king of Angmar'],
          hand: ['Orc-lieutenant', 'River'],
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        },
        moment: 'hazards',
      });
      t.hazard.uses('Witch-king of Angmar').stage.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'discarded at once');
      t.equal(t.company('Gimli').hazards, 1, 'it counted against the limit');
      t.resource.passes();
      t.equal(
        keysOf(t, 'Orc-lieutenant').filter((k) => /hold/.test(k)),
        ['keyed to Dark-hold'],
        'Moria is a Dark-hold now',
      );
      t.say(
        'through the turn of the Witch-king’s own player it stays, and in the next of this one it ends',
      );
      t.expect(t.state.lasting.length > 0, 'the effect is there');
      t.skipTo('end-of-turn');
      t.expect(t.state.lasting.length > 0, 'still there at the end of the turn');
    },
  ),
  scenario(
    "Wizard's Laughter is heard in an opponent's site phase, and only over an influence attempt",
    {
      proves: [
        'crf/card/wizards-laughter/1',
        'crf/errata/card-errata/82',
        'companion/errata/wizards-laughter/1',
        'coe/8.1',
      ],
      rules: ALL,
    },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }],
          hand: [SPARE, "Wizard's Laughter"],
        },
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf'] },
            { at: 'Bree', members: ['Beorn', 'Bofur'] },
          ],
          hand: ["Wizard's Laughter", SPARE],
        },
        moment: 'entered',
        turn: 5,
      });
      t.board(board());
      t.resource.mayNot("Wizard's Laughter").refused("Wizard's Laughter", 'coe/9.1.3');
      t.resource.chooses('Elrond tries to influence Bofur');
      t.hazard.plays("Wizard's Laughter").stage;
      t.rolls(12);
      t.resolve();
      t.equal(t.card('Bofur').zone, 'play', 'the attempt came to nothing');
      t.equal(t.card('Elrond').status, 'tapped', 'but was made');
      t.equal(t.state.dice.length, 0, 'the only roll was the Wizard’s corruption check');
      t.board({ ...board(), moment: 'hazards' });
      t.resource.passes();
      t.hazard.mayNot("play Wizard's Laughter").refused("Wizard's Laughter", 'coe/9.1.3');
    },
  ),
  scenario(
    'A Nazgûl is played as a creature or as an event, whichever its player says',
    { proves: ['companion/playing-nazgul/1', 'coe/5.1.1'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Witch-king of Angmar'] },
        moment: 'hazards',
      });
      t.board(board());
      t.resource.passes();
      t.hazard.may('play Witch-king of Angmar (way 1)').may('play Witch-king of Angmar (way 2)');
      t.hazard.plays('Witch-king of Angmar', 'Dark-domain', { way: 1 }).stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [1, 17, 12], 'he attacks');
      t.board(board());
      t.hazard.plays('Witch-king of Angmar', { way: 2 }).stage.resolve();
      t.expect(!t.underAttack, 'no attack');
      t.equal(t.card('Witch-king of Angmar').zone, 'play', 'he stays in play');
      t.board({
        ...board(),
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
      });
      t.resource.passes();
      t.hazard.mayNot('play Witch-king of Angmar (way 1)').may('play Witch-king of Angmar (way 2)');
    },
  ),
  scenario(
    'A Nazgûl in play waits to be tapped, and tapping him is playing a hazard',
    { proves: ['companion/playing-nazgul/2', 'coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      const board = (declared: number): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', status: 'wounded', bears: ['Star-glass'] }, 'Legolas'],
            },
            {
              at: 'Rivendell',
              members: [{ name: 'Haldir', status: 'wounded', bears: ['Horn of Anor'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['River'], events: ['Indûr Dawndeath'] },
        moment: 'hazards',
        declared,
      });
      t.board(board(2));
      t.resource.passes();
      t.hazard.mayNot('Indûr Dawndeath');
      t.board(board(1));
      t.resource.passes();
      t.hazard.may('use Indûr Dawndeath').uses('Indûr Dawndeath', 'Gimli');
      t.equal(t.company('Gimli').hazards, 2, 'it counts as a hazard');
      t.resolve();
      while (t.decision().kind === 'pick') t.resource.chooses('Star-glass');
      t.equal(
        [t.card('Star-glass').zone, t.card('Indûr Dawndeath').zone],
        ['discard', 'discard'],
        'both are gone',
      );
      t.hazard.refused('River', 'coe/2.IV.iii.1');
      t.say('in his own turn he stays where he is');
      t.board({ ...board(0), moment: 'organization' });
      t.skipTo('movement-hazard');
      t.equal(t.card('Indûr Dawndeath').zone, 'play', 'through the long-event phase');
    },
  ),
  scenario(
    'What kind of card it is stands in its opening words',
    {
      proves: ['companion/notes-on-specific-cards-and-card-combinations/1', 'coe/7.2', 'coe/7.2.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Saruman'] }],
          discard: ['Vanishment', 'Marvels Told', 'Concealment'],
        },
        moment: 'end-of-turn',
      });
      t.resource.uses('Saruman').stage.resolve();
      t.equal(
        t.hand(0).includes('Vanishment'),
        true,
        'a spell is what is called a spell, and a ritual is none',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Gimli'] }],
          hand: [SPARE, "Wizard's River-horses"],
        },
        hazard: {
          hand: ['Weariness of the Heart', 'Lure of Nature'],
          events: ['Witch-king of Angmar', 'Rank upon Rank'],
        },
        moment: 'hazards',
      });
      t.rolls(12);
      t.resource.plays(SPARE);
      t.say(
        'it makes somebody check his corruption, but is no corruption card: it may be an answer',
      );
      t.hazard
        .may('play Weariness of the Heart')
        .mayNot('play Lure of Nature')
        .refused('Lure of Nature', 'coe/7.2.2')
        .passes();
      t.resolve();
      t.resource.plays("Wizard's River-horses", { way: 1 }).stage.resolve();
      t.equal(
        [t.card('Witch-king of Angmar').zone, t.card('Rank upon Rank').zone],
        ['discard', 'play'],
        'of the events only the Nazgûl is discarded',
      );
    },
  ),
  scenario(
    "Pallando's opponent lays each card down face up, but covers the one before",
    { proves: ['crf/card/pallando/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Pallando'] }] },
        hazard: {
          hand: [
            'Orc-guard',
            'Wargs',
            'Rank upon Rank',
            'Lure of Nature',
            'Gloom',
            'River',
            'Assassin',
            'Slayer',
            'Brigands',
            'Ambusher',
          ],
          discard: ['Cave-drake', 'Corsairs of Umbar'],
        },
        moment: 'end-of-turn',
      });
      t.equal(t.handSize(0), 9, 'one card more in hand');
      t.equal(t.discardSeenBy(0, 1), ['?', '?'], 'what lay there before stays covered');
      t.passUntil('discard-to-size');
      t.hazard.chooses('Wargs');
      t.equal(t.discardSeenBy(0, 1), ['?', '?', 'Wargs'], 'the card on top is seen');
    },
  ),
  scenario(
    'Without Pallando a hand is thinned out in secret',
    { proves: ['coe/2.VI.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gandalf'] }] },
        hazard: {
          hand: [
            'Orc-guard',
            'Wargs',
            'Rank upon Rank',
            'Lure of Nature',
            'Gloom',
            'River',
            'Assassin',
            'Slayer',
            'Brigands',
            'Ambusher',
          ],
        },
        moment: 'end-of-turn',
      });
      t.passUntil('discard-to-size');
      t.hazard.chooses('Wargs');
      t.equal(t.discardSeenBy(0, 1), ['?'], 'face down');
    },
  ),
];
