import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, called, SPARE } from '../help.ts';

/** The Nazgûl, what Wizards do, and what kinds of cards there are. */
export const servants: readonly Scenario[] = [
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
      t.resource
        .mayNot("Wizard's Laughter")
        .refused("Wizard's Laughter", { 'no-user': 'coe/9.2', turn: 'coe/9.1.3' });
      t.shows(
        'crf/card/wizards-laughter/1#1',
        'crf/errata/card-errata/82#1',
        'companion/errata/wizards-laughter/1#1',
        'crf/card/wizards-laughter/1#4',
        'crf/errata/card-errata/82#4',
        'companion/errata/wizards-laughter/1#4',
      );
      t.resource.chooses('Elrond tries to influence Bofur');
      t.hazard.plays("Wizard's Laughter").stage;
      t.rolls(12);
      t.resolve();
      t.equal(t.card('Bofur').zone, 'play', 'the attempt came to nothing');
      t.shows(
        'crf/card/wizards-laughter/1#2',
        'crf/errata/card-errata/82#2',
        'companion/errata/wizards-laughter/1#2',
      );
      t.equal(t.card('Elrond').status, 'tapped', 'but was made');
      t.equal(t.state.dice.length, 0, 'the only roll was the Wizard’s corruption check');
      t.say('Who has no Wizard does not laugh then');
      t.board({
        ...board(),
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Glorfindel II'] },
            { at: 'Bree', members: ['Beorn', 'Bofur'] },
          ],
          hand: ["Wizard's Laughter", SPARE],
        },
        asksPasses: true,
      });
      t.resource.chooses('Elrond tries to influence Bofur');
      t.hazard.refused("Wizard's Laughter", { 'no-user': 'coe/9.2' });
      t.shows('crf/card/wizards-laughter/1#1');
      t.say('Nor does one with a Wizard in his own turn, over an attempt of his own');
      t.board({
        ...board(),
        resource: {
          companies: [{ at: 'Bree', members: ['Saruman', 'Gimli'] }],
          hand: [SPARE, "Wizard's Laughter"],
        },
        asksPasses: true,
      });
      t.resource.chooses('Saruman tries to influence Bofur');
      t.hazard.may("play Wizard's Laughter").passes();
      t.asks(t.resource, 'respond');
      t.resource.refused("Wizard's Laughter", { 'no-target': 'coe/9.3', turn: 'coe/9.1.3' });
      t.shows(
        'crf/card/wizards-laughter/1#4',
        'crf/errata/card-errata/82#4',
        'companion/errata/wizards-laughter/1#4',
      );
      t.board({ ...board(), moment: 'hazards' });
      t.resource.passes();
      t.hazard
        .mayNot("play Wizard's Laughter")
        .refused("Wizard's Laughter", { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      for (const moment of ['untap', 'organization', 'long-event'] as const) {
        t.board({ ...board(), moment, asksPasses: true });
        t.hazard.refused("Wizard's Laughter", { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      }
      t.say(
        'Where an agent makes one, there is something to laugh at, but it is neither the time nor the turn',
      );
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', members: ['Gandalf'] }],
          pile: ['Riders of Rohan'],
          hand: ["Wizard's Laughter"],
        },
        hazard: {
          agents: [{ name: 'Golodhros', via: ['Edoras'], faceUp: true }],
          hand: [SPARE],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.uses('Golodhros', 'Riders of Rohan');
      t.resource.refused("Wizard's Laughter", { phase: 'coe/9.1.3', turn: 'coe/9.1.3' });
      t.shows(
        'crf/card/wizards-laughter/1#3',
        'crf/errata/card-errata/82#3',
        'companion/errata/wizards-laughter/1#3',
        'crf/card/wizards-laughter/1#4',
        'crf/errata/card-errata/82#4',
        'companion/errata/wizards-laughter/1#4',
      );
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
      t.hazard.may('play Witch-king of Angmar: creature').may('play Witch-king of Angmar: event');
      t.shows('companion/playing-nazgul/1#1');
      t.hazard.plays('Witch-king of Angmar', 'Dark-domain', { way: 'creature' }).stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [1, 17, 12], 'he attacks');
      t.equal(t.company('Gimli').hazards, 1, 'which counts against the hazard limit');
      t.fightOut(2, 2);
      t.equal(
        t.card('Witch-king of Angmar').zone,
        'discard',
        'and when it is over he is discarded',
      );
      t.board(board());
      t.hazard.plays('Witch-king of Angmar', { way: 'event' }).stage.resolve();
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
      t.hazard
        .mayNot('play Witch-king of Angmar: creature')
        .may('play Witch-king of Angmar: event');
      t.say('And like any other he is won by those who defeat him');
      t.board({
        resource: {
          companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Glorfindel II'] }],
        },
        hazard: { hand: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      t.hazard.plays('Indûr Dawndeath', 'Dark-domain', { way: 'creature' }).stage.resolve();
      t.fightOut(12, 12);
      t.equal(
        [t.card('Indûr Dawndeath').zone, t.points(0).kill],
        ['pile', 5],
        'his points are theirs',
      );
      t.shows('companion/playing-nazgul/1#2');
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
      t.board({ ...board(2), asksPasses: true });
      t.resource.passes();
      t.hazard
        .mayNot('Indûr Dawndeath')
        .refused('Indûr Dawndeath', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.shows('companion/playing-nazgul/2#3');
      t.say('He is used on the company that is met now, and on no other');
      t.board(board(1));
      t.resource.passes();
      t.hazard.chooses('use Indûr Dawndeath');
      t.equal(t.chain(), ['Indûr Dawndeath'], 'it can only be Gimli, so nobody is asked');
      t.shows('companion/playing-nazgul/2#4');
      t.equal(t.company('Gimli').hazards, 2, 'it counts as a hazard');
      t.shows('companion/playing-nazgul/2#2');
      t.resolve();
      while (t.decision().kind === 'pick') t.resource.chooses('Star-glass');
      t.equal(
        [t.card('Star-glass').zone, t.card('Indûr Dawndeath').zone],
        ['discard', 'discard'],
        'both are gone',
      );
      t.hazard.refused('River', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.say('Played so he stays where he is, through the turns of either player');
      t.board({
        ...board(0),
        hazard: {
          companies: [{ at: 'Edoras', members: ['Erkenbrand'] }],
          hand: ['River', 'Indûr Dawndeath'],
        },
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Indûr Dawndeath', { way: 'event' }).stage.resolve();
      t.skipTo('organization', { turns: 1 }).skipTo('movement-hazard', { turns: 1 });
      t.equal(
        [t.card('Indûr Dawndeath').zone, t.card('Indûr Dawndeath').status],
        ['play', 'untapped'],
        'until he is tapped',
      );
      t.shows('companion/playing-nazgul/2#1');
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
      t.equal(
        called(t, 'spell'),
        [
          'Kindling of the Spirit',
          'Sacrifice of Form',
          'True Fána',
          'Vanishment',
          'Wizard Uncloaked',
          "Wizard's Fire",
          "Wizard's Flame",
          "Wizard's Laughter",
          "Wizard's River-horses",
          "Wizard's Test",
          "Wizard's Voice",
        ],
        'all whose text begins so',
      );
      t.shows('companion/notes-on-specific-cards-and-card-combinations/1#1');
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
        .refused('Lure of Nature', { 'corruption-answer': 'coe/7.2.2' })
        .passes();
      t.resolve();
      t.resource.plays("Wizard's River-horses", { way: 'Nazgûl' }).stage.resolve();
      t.equal(
        [t.card('Witch-king of Angmar').zone, t.card('Rank upon Rank').zone],
        ['discard', 'play'],
        'of the events only the Nazgûl is discarded',
      );
      t.equal(
        called(t, 'nazgul'),
        [
          'Adûnaphel',
          'Akhôrahil',
          'Dwar of Waw',
          'Hoarmûrath of Dír',
          'Indûr Dawndeath',
          'Khamûl the Easterling',
          'Ren the Unclean',
          'Witch-king of Angmar',
          'Ûvatha the Horseman',
        ],
        'the nine of them',
      );
      t.shows('companion/notes-on-specific-cards-and-card-combinations/1#2');
      t.say('A card that speaks of a Palantír is none, nor is any other thing to look at');
      for (const bears of [
        ['Star-glass', 'Book of Mazarbul'],
        ['Star-glass', 'Palantír of Orthanc'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [{ name: 'Arwen', bears }] }],
            hand: ['Use Palantír', 'Align Palantír'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (bears[1] === 'Palantír of Orthanc')
          t.resource.may('play Use Palantír').may('play Align Palantír');
        else
          t.resource
            .refused('Use Palantír', { 'no-target': 'coe/9.3' })
            .refused('Align Palantír', { 'no-target': 'coe/9.3' });
      }
      t.equal(
        called(t, 'palantir'),
        [
          'Palantír of Amon Sûl',
          'Palantír of Annúminas',
          'Palantír of Elostirion',
          'Palantír of Minas Tirith',
          'Palantír of Orthanc',
          'Palantír of Osgiliath',
          'The Ithil-stone',
        ],
        'the seven of them, one of which has another name',
      );
      t.shows('companion/notes-on-specific-cards-and-card-combinations/1#3');
    },
  ),
  scenario(
    "Pallando's opponent lays each card on top face up, and what lay beneath stays hidden",
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
      t.hazard.chooses('Gloom');
      t.equal(
        t.discardSeenBy(0, 1),
        ['?', '?', 'Wargs', 'Gloom'],
        'each as it is laid on top; what was seen is not forgotten while it lies there',
      );
      t.shows('crf/card/pallando/1#1', 'crf/card/pallando/1#3');
      t.say('With three at the table it is so with each of the two others, and with none of them');
      const full: Named[] = [...Array<Named>(9).fill('Gloom'), 'Wargs'];
      for (const wizard of ['Pallando', 'Alatar'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [wizard] }],
            hand: wizard === 'Pallando' ? full : full.slice(1),
          },
          hazard: { hand: full.slice(1), discard: ['Cave-drake'] },
          others: [{ hand: full.slice(1), discard: ['Orc-guard'] }],
          moment: 'end-of-turn',
        });
        t.passUntil('discard-to-size');
        for (const player of [t.resource, t.hazard, t.third]) player.chooses('Wargs');
        const seen = wizard === 'Pallando' ? 'Wargs' : '?';
        t.equal(
          [t.discardSeenBy(0, 1), t.discardSeenBy(0, 2)],
          [
            ['?', seen],
            ['?', seen],
          ],
          wizard,
        );
        if (wizard === 'Pallando') t.shows('crf/card/pallando/1#2');
        t.equal(t.discardSeenBy(1, 0), ['?'], 'his own lies covered');
        t.shows('crf/card/pallando/1#4');
      }
      t.say('So it is in the turn of that opponent himself');
      for (const wizard of ['Pallando', 'Alatar'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            hand: full.slice(1),
            discard: ['Orc-guard'],
          },
          hazard: { companies: [{ at: 'Rivendell', members: [wizard] }] },
          moment: 'end-of-turn',
        });
        t.passUntil('discard-to-size');
        t.resource.chooses('Wargs');
        const seen = wizard === 'Pallando' ? 'Wargs' : '?';
        t.equal(t.discardSeenBy(1, 0), ['?', seen], wizard);
        if (seen === 'Wargs') t.shows('crf/card/pallando/1#1');
      }
      t.shows('crf/card/pallando/1#4');
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
