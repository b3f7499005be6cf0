import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const DRAFTED = ['coe', 'tournament'] as const;

/** Ten characters of nobody's interest, for a deck that is full of them. */
const TEN: Named[] = [
  'Óin',
  'Gimli',
  'Legolas',
  'Thranduil',
  'Beorn',
  'Brand',
  'Imrahil',
  'Erkenbrand',
  'Anborn',
  'Bergil',
];
const TEN_MINIONS: readonly Named[] = [
  'Ciryaher',
  'Dôgrib',
  'Grishnákh',
  'Hador',
  'Hendolen',
  'Jerrek',
  'Lagduf',
  'Luitprand',
  'Muzgash',
  'Ostisen',
];
const TEN_SMALL: readonly Named[] = [
  'Anborn',
  'Balin',
  'Bard Bowman',
  'Beregond',
  'Beretar',
  'Bergil',
  'Bifur',
  'Bofur',
  'Bombur',
  'Damrod',
];
const TEN_OF_THE_PITS: readonly Named[] = [
  'Crook-legged Orc',
  'Hill-troll',
  'Mountain-maggot',
  'Grishnákh',
  'Lagduf',
  'Muzgash',
  'Orc Brawler',
  'Orc Sniffler',
  'Orc Veteran',
  'Radbug',
];
/** Cards that nobody can use at once. */
const FILL = [
  ['Concealment', 9],
  ['Dodge', 9],
];

const inDeck = (t: Parameters<Scenario['play']>[0], seat: number, name: Named): boolean =>
  t.state.players[seat].deck.some((id) => id === t.id(name, seat));

export const setup: readonly Scenario[] = [
  scenario(
    'The draft: both choose in secret and show together, and what both chose is set aside',
    { proves: ['crf/tournament/the-character-draft/2', 'coe/1.9'], rules: DRAFTED },
    (t) => {
      t.game([{ pool: ['Aragorn II', 'Elrond'] }, { pool: ['Aragorn II', 'Faramir'] }]);
      t.resource.chooses('Aragorn II');
      t.equal(t.card('Aragorn II', 0).zone, 'pool', 'nothing is shown before both have chosen');
      t.equal(t.state.known[t.id('Aragorn II', 0)] & 2, 0, 'and the other does not know the card');
      t.asks(t.hazard, 'draft');
      t.shows('crf/tournament/the-character-draft/2#1');
      t.hazard.chooses('Aragorn II');
      t.equal(t.card('Aragorn II', 0).zone, 'aside', 'one is set aside');
      t.equal(t.card('Aragorn II', 1).zone, 'aside', 'and so is the other');
      t.shows('crf/tournament/the-character-draft/2#1');
      t.resource.mayNot('Aragorn II');
      t.resource.chooses('Elrond');
      t.equal(t.card('Elrond').zone, 'pool', 'again in secret');
      t.hazard.mayNot('Aragorn II');
      t.shows('crf/tournament/the-character-draft/2#3');
      t.hazard.chooses('Faramir');
      t.equal(t.card('Elrond').zone, 'play', 'different ones join their companies');
      t.equal(t.card('Faramir').zone, 'play', 'on both sides');
      t.shows('crf/tournament/the-character-draft/2#2');
      t.say('Strider is Aragorn, and whoever has him keeps the other from having him later');
      t.game([{ pool: ['Aragorn II', 'Elrond'] }, { pool: ['Strider', 'Faramir'] }]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Strider');
      t.equal([t.card('Aragorn II').zone, t.card('Strider').zone], ['aside', 'aside'], 'both');
      t.game([
        { pool: ['Aragorn II', 'Elrond', 'Háma'] },
        { pool: ['Strider', 'Aragorn II', 'Faramir'] },
      ]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Faramir');
      t.equal(t.card('Aragorn II', 0).zone, 'play', 'he alone chose him');
      t.resource.chooses('Háma');
      t.asks(t.resource, 'leftover');
      t.equal(t.card('Strider').zone, 'pool', 'the other has nobody left to choose');
      t.say('Of those who are not unique everybody has his own');
      t.game([
        { kind: 'ringwraith', pool: ['Orc Captain', 'Muzgash'], sites: ['Dol Guldur'] },
        { kind: 'balrog', pool: ['Orc Captain', 'Lagduf'], sites: ['Moria'] },
      ]);
      t.resource.chooses('Orc Captain');
      t.hazard.chooses('Orc Captain');
      t.equal(
        [t.card('Orc Captain', 0).zone, t.card('Orc Captain', 1).zone],
        ['play', 'play'],
        'one with each',
      );
    },
  ),

  scenario(
    'The draft is over for those who stop, who have 20 mind, or who have five characters',
    {
      proves: [
        'crf/tournament/the-character-draft/3',
        'crf/tournament/the-character-draft/5',
        'coe/1.9',
      ],
      rules: DRAFTED,
    },
    (t) => {
      t.game([
        { pool: ['Dori', 'Forlong', 'Ioreth', 'Bofur', 'Fíli', 'Háma'] },
        { pool: ['Elrond', 'Faramir'] },
      ]);
      t.resource.chooses('Dori');
      t.hazard.passes();
      t.say('The other has stopped; this one may go on alone');
      for (const name of ['Forlong', 'Ioreth', 'Bofur'] as const)
        t.asks(t.resource, 'draft').resource.chooses(name);
      t.resource.options_are('Fíli', 'Háma', 'pass').chooses('Fíli');
      t.equal(t.company('Dori').members.length, 5, 'five are in the company');
      t.asks(t.resource, 'leftover').resource.options_are('Háma', 'pass');
      t.shows('crf/tournament/the-character-draft/3#3');
      t.say('Twenty points of mind');
      t.game([
        { pool: ['Elrond', 'Aragorn II', 'Dori', 'Forlong'] },
        { pool: ['Faramir', 'Beretar'] },
      ]);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.chooses('Aragorn II');
      t.hazard.passes();
      t.asks(t.resource, 'draft').resource.options_are('Dori', 'Forlong', 'pass').chooses('Dori');
      t.equal(t.company('Elrond').members.length, 3, 'the twentieth point is used');
      t.asks(t.resource, 'leftover').resource.options_are('Forlong', 'pass');
      t.shows('crf/tournament/the-character-draft/3#2');
      t.say('Of one’s own will');
      t.game([{ pool: ['Faramir', 'Dori'] }, { pool: ['Beretar', 'Bofur'] }]);
      t.resource.chooses('Faramir');
      t.hazard.chooses('Beretar');
      t.resource.passes();
      t.hazard.chooses('Bofur');
      t.asks(t.resource, 'leftover').resource.options_are('Dori', 'pass');
      t.shows('crf/tournament/the-character-draft/3#1');
      t.say('The first has stopped; the second may go on alone');
      t.game([{ pool: ['Faramir', 'Dori'] }, { pool: ['Beretar', 'Bofur', 'Ioreth', 'Forlong'] }]);
      t.resource.passes();
      t.hazard.chooses('Beretar');
      for (const name of ['Bofur', 'Ioreth'] as const)
        t.asks(t.hazard, 'draft').hazard.chooses(name);
      t.asks(t.hazard, 'draft').hazard.options_are('Forlong', 'pass').passes();
      t.equal(t.company('Beretar').members.length, 3, 'all three are in the company');
    },
  ),

  scenario(
    'A starting company has printed mind of twenty at the most',
    { proves: ['crf/turn/beginning-of-the-game/3', 'coe/1.9', 'coe/1.12'], rules: ALL },
    (t) => {
      t.game([{ pool: ['Elrond', 'Aragorn II', 'Dori', 'Bofur'] }, { pool: ['Faramir'] }]);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.chooses('Aragorn II');
      t.resource.options_are('Dori', 'pass').chooses('Dori');
      t.equal(t.generalInfluence(0), 0, 'all of the twenty points are used');
      t.equal(t.generalInfluence(1), 15, 'the other has used five');
      t.say('What is printed counts, though a card makes less of it');
      t.game([
        {
          kind: 'ringwraith',
          pool: ['Open to the Summons', 'Súrion', 'The Mouth', 'Layos', 'Calendal'],
          sites: ['LE-367'],
        },
        { pool: ['Faramir', 'Dori', 'Bofur'] },
      ]);
      t.resource.chooses('Open to the Summons');
      t.hazard.chooses('Faramir');
      t.resource.chooses('Súrion');
      t.hazard.chooses('Dori');
      t.equal(t.card('Súrion').stat('mind'), 5, 'five of his six');
      t.resource.chooses('The Mouth');
      t.hazard.chooses('Bofur');
      t.resource.options_are('Layos', 'pass');
      t.say(
        'For a Fallen-wizard and the Balrog it is the same, and where all is chosen in secret too',
      );
      for (const draft of t.rules === 'crf' ? [true, false] : [true])
        for (const [of, begins, last, tooMuch] of [
          [{}, ['Elrond', 'Aragorn II'], 'Dori', 'Bofur'],
          [
            { kind: 'fallen-wizard', characters: ['Saruman'], sites: ['WH-58'] },
            ['Beretar', 'Balin', 'Faramir', 'Bifur'],
            'Haldir',
            'Gildor Inglorion',
          ],
          [
            { kind: 'balrog', sites: ['Moria'] },
            ['Shagrat', 'Gorbag', 'Radbug', 'Muzgash'],
            'Orc Veteran',
            'Lagduf',
          ],
        ] as const) {
          // he has Stage cards to draft
          if (!draft && 'kind' in of && of.kind === 'fallen-wizard') continue;
          t.game([{ ...of, pool: [...begins, last, tooMuch] }, { pool: ['Imrahil'] }], { draft });
          for (const [i, name] of begins.entries()) {
            t.resource.chooses(name);
            if (draft && i === 0) t.hazard.passes();
          }
          t.asks(t.resource, draft ? 'draft' : 'starting-company');
          t.resource.options_are(last, 'pass').chooses(last);
          if (draft) t.equal(t.card(tooMuch).zone, 'pool', 'he does not start');
          else t.asks(t.hazard, 'starting-company');
        }
    },
  ),

  scenario(
    'Nobody can be drafted who would lift the company above twenty mind',
    { proves: ['crf/tournament/the-character-draft/6'], rules: DRAFTED },
    (t) => {
      t.game([{ pool: ['Elrond', 'Aragorn II', 'Bofur', 'Forlong'] }, { pool: ['Faramir'] }]);
      t.resource.may('Bofur').chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.may('Bofur').chooses('Aragorn II');
      t.resource.mayNot('Bofur').may('Forlong');
      t.say('Nor with minions: nineteen and one are enough, and two would be too many');
      t.game([
        {
          kind: 'ringwraith',
          pool: ['Hador', 'Hendolen', 'Ciryaher', 'Ostisen', 'Luitprand', 'Dôgrib'],
        },
        { pool: ['Faramir'] },
      ]);
      t.resource.chooses('Hador');
      t.hazard.passes();
      for (const who of ['Hendolen', 'Ciryaher', 'Ostisen'] as const) t.resource.chooses(who);
      t.resource.may('Luitprand').mayNot('Dôgrib');
    },
  ),

  scenario(
    'A pool of eleven characters is one too many',
    { proves: ['crf/tournament/the-character-draft/1', 'coe/1.7'], rules: DRAFTED },
    (t) => {
      t.game([{ pool: TEN }, { pool: ['Faramir'] }]);
      t.equal(t.resource.options().length, 11, 'ten to choose from, and to stop');
      t.noGame([{ pool: [...TEN, 'Dori'] }, { pool: ['Faramir'] }], 'ten are the most');
      t.noGame([{ pool: ['Gandalf'] }, { pool: ['Faramir'] }], 'an avatar');
      t.say('Characters they are: things come on top of them');
      t.game([{ pool: [...TEN, 'Cram', 'Dagger of Westernesse'] }, { pool: ['Faramir'] }]);
      t.resource.may('Bergil').chooses('Gimli');
      t.say('Nor do those of the play deck count');
      t.game([{ pool: ['Elrond', 'Dori'], characters: TEN }, { pool: ['Faramir'] }]);
      t.resource.may('Elrond').may('Dori');
      t.say('For those who serve the Shadow no less');
      t.game([{ kind: 'ringwraith', pool: TEN_MINIONS }, { pool: ['Faramir'] }]);
      t.equal(t.resource.options().length, 11, 'ten to choose from, and to stop');
      t.noGame(
        [{ kind: 'ringwraith', pool: [...TEN_MINIONS, 'Radbug'] }, { pool: ['Faramir'] }],
        'ten are the most',
      );
      t.say('Nor do a Fallen-wizard and the Balrog have more');
      for (const [of, pool, eleventh] of [
        [{ kind: 'fallen-wizard', characters: ['Saruman'], sites: ['WH-58'] }, TEN_SMALL, 'Dori'],
        [{ kind: 'balrog', sites: ['Moria'] }, TEN_OF_THE_PITS, 'Snaga'],
      ] as const) {
        t.game([{ ...of, pool }, { pool: ['Faramir'] }]);
        t.equal(t.resource.options().length, 11, 'ten to choose from, and to stop');
        t.noGame([{ ...of, pool: [...pool, eleventh] }, { pool: ['Faramir'] }], 'ten are the most');
      }
      t.say('Each of several who are alike is one of them');
      for (const n of [2, 3] as const) {
        const pool = [...TEN_MINIONS.slice(0, 8), ['Orc Tracker', n]] as const;
        if (n === 2) t.game([{ kind: 'ringwraith', pool }, { pool: ['Faramir'] }]);
        else t.noGame([{ kind: 'ringwraith', pool }, { pool: ['Faramir'] }], 'ten are the most');
      }
    },
  ),

  scenario(
    'What is left of the pool may go into the deck, up to ten characters there',
    {
      proves: [
        'crf/tournament/the-character-draft/7',
        'crf/tournament/the-character-draft/8',
        'coe/1.9',
      ],
      rules: DRAFTED,
    },
    (t) => {
      t.game([
        {
          pool: ['Elrond', 'Dori', 'Bofur'],
          characters: [...TEN.slice(0, 9), ['Gandalf', 3]],
          resources: FILL,
        },
        { pool: ['Faramir'], resources: FILL },
      ]);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      t.rolls(9, 5).resource.options_are('Dori', 'Bofur', 'pass').chooses('Dori');
      t.expect(['deck', 'hand'].includes(t.card('Dori').zone), 'the tenth went in');
      t.shows('crf/tournament/the-character-draft/7#1', 'crf/tournament/the-character-draft/8#1');
      t.equal(
        t.card('Bofur').zone,
        t.rules === 'coe' ? 'out' : 'removed',
        'for an eleventh there is no room, and nobody is asked',
      );
      t.shows('crf/tournament/the-character-draft/7#2');
      t.expect(!t.state.players[0].sideboard.includes(t.id('Bofur')), 'nor to the sideboard');
      t.shows('crf/tournament/the-character-draft/8#3');
      t.say('Whom both revealed is left over as well, and one of the ten');
      t.game([
        { pool: ['Aragorn II', 'Elrond', 'Dori'], characters: TEN.slice(0, 9), resources: FILL },
        { pool: ['Aragorn II', 'Faramir'], resources: FILL },
      ]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Aragorn II');
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      t.resource.options_are('Dori', 'Aragorn II', 'pass').chooses('Aragorn II');
      t.expect(inDeck(t, 0, 'Aragorn II'), 'the tenth');
      t.asks(t.hazard, 'leftover');
      t.say('With ten in the deck there is no room for him either');
      t.game([
        { pool: ['Aragorn II', 'Elrond', 'Dori'], characters: TEN.slice(0, 9), resources: FILL },
        {
          pool: ['Aragorn II', 'Faramir', 'Bofur'],
          characters: TEN.slice(0, 9),
          resources: FILL,
        },
      ]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Aragorn II');
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      t.hazard.passes();
      t.resource.options_are('Dori', 'Aragorn II', 'pass').chooses('Dori');
      const gone = t.rules === 'coe' ? 'out' : 'removed';
      t.equal(t.card('Aragorn II', 0).zone, gone, 'the eleventh, and the other is asked');
      t.rolls(9, 5).hazard.options_are('Bofur', 'Aragorn II', 'pass').chooses('Bofur');
      t.equal(t.card('Aragorn II', 1).zone, gone, 'nor has the other more than ten');
      t.shows('crf/tournament/the-character-draft/7#3', 'crf/tournament/the-character-draft/8#3');
    },
  ),

  scenario(
    'Leftovers that stay out of the deck: out of play, or out of the game',
    { proves: ['crf/tournament/the-character-draft/8', 'coe/1.9'], rules: DRAFTED },
    (t) => {
      t.game([
        { pool: ['Elrond', 'Boromir II'], resources: FILL },
        {
          pool: ['Faramir'],
          characters: ['Boromir II'],
          resources: [['Concealment', 7]],
          sites: ['Rivendell'],
        },
      ]);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      t.asks(t.resource, 'leftover').rolls(2, 12);
      t.resource.passes();
      t.equal(
        t.card('Boromir II', 0).zone,
        t.rules === 'coe' ? 'out' : 'removed',
        'where the leftover is',
      );
      t.equal(t.state.players[0].sideboard.length, 0, 'not in the sideboard');
      t.equal(t.hand(1).includes('Boromir II'), true, 'the opponent holds a copy');
      t.hazard.chooses('organize');
      t.shows('crf/tournament/the-character-draft/8#3');
      if (t.rules === 'coe') t.hazard.may('play Boromir II at Rivendell');
      else t.hazard.refused('Boromir II', { unique: 'coe/g.man.1' });
      t.shows('crf/tournament/the-character-draft/8#2');
    },
  ),

  scenario(
    'The two starting items are those of the pool and no others',
    { proves: ['crf/tournament/deck-construction/8', 'coe/1.7', 'coe/1.9'], rules: DRAFTED },
    (t) => {
      t.game([
        { pool: ['Elrond', 'Cram', 'Horn of Anor'], resources: ['Elf-stone', ...FILL] },
        { pool: ['Faramir'], resources: FILL },
      ]);
      t.resource.options_are('Elrond', 'pass').chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.asks(t.resource, 'starting-item');
      t.resource.options_are('give Cram to Elrond', 'give Horn of Anor to Elrond', 'pass');
      t.resource.chooses('give Cram to Elrond');
      t.rolls(9, 5)
        .resource.options_are('give Horn of Anor to Elrond', 'pass')
        .chooses('give Horn of Anor to Elrond');
      t.equal(
        [t.card('Cram').host, t.card('Horn of Anor').host],
        ['Elrond', 'Elrond'],
        'both are with him',
      );
      t.noGame(
        [{ pool: ['Elrond', 'Cram', 'Horn of Anor', 'Elf-stone'] }, { pool: ['Faramir'] }],
        'two are the most',
      );
      t.noGame([{ pool: ['Elrond', 'Glamdring'] }, { pool: ['Faramir'] }], 'only minor items');
      t.say('Minor ones that are not unique, and no hoard items');
      t.game([{ pool: ['Elrond', ['Star-glass', 2]] }, { pool: ['Faramir'] }]);
      t.resource.may('Elrond');
      for (const item of ['Sting', 'Adamant Helmet', 'Hauberk of Bright Mail'] as const)
        t.noGame([{ pool: ['Elrond', item] }, { pool: ['Faramir'] }], 'neither unique nor hoard');
    },
  ),

  scenario(
    'Nobody begins with two of what one can have only one of',
    { proves: ['coe/1.9', 'coe/g.cbd.1'], rules: DRAFTED },
    (t) => {
      t.game([
        { pool: ['Elrond', 'Faramir', ['Elven Cloak', 2]], resources: FILL },
        { pool: ['Gimli'], resources: FILL },
      ]);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Gimli');
      t.resource.chooses('Faramir');
      t.asks(t.resource, 'starting-item');
      t.resource.chooses('give Elven Cloak to Elrond');
      t.resource.options_are('give Elven Cloak to Faramir', 'pass');
    },
  ),

  scenario(
    'Two dice for each decide who begins, and ties are rolled again',
    { proves: ['crf/tournament/general/1', 'coe/1.13'], rules: DRAFTED },
    (t) => {
      t.game([
        { pool: ['Elrond'], resources: FILL },
        { pool: ['Faramir'], resources: FILL },
      ]);
      t.rolls(7, 7, 4, 4, 5, 9);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.equal(t.state.active, 1, 'the higher roll takes the first turn');
      t.equal(t.state.dice.length, 0, 'after two ties all of the dice were used');
      t.equal(
        t.steps
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'roll' && e.for === 'first turn' ? [e.total] : [])),
        [7, 7, 4, 4, 5, 9],
        'what counts is the sum of the two dice',
      );
      t.game([
        { pool: ['Elrond'], resources: FILL },
        { pool: ['Faramir'], resources: FILL },
      ]);
      t.rolls(9, 5);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.equal(t.state.active, 0, 'the other way round, the other');
      t.shows('crf/tournament/general/1#1');
      t.say('So it is with every number that chance decides: two dice, and what they show');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Elladan', bears: ['Orcrist'] }] },
          ],
        },
        hazard: { hand: ['Weariness of the Heart', 'Wargs'] },
        moment: 'hazards',
      });
      t.rolls(9).hazard.plays('Weariness of the Heart', { way: 'corruption check' });
      t.resolve();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(12);
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        hazard: { agents: [{ name: 'Taladhan', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Taladhan attacks');
      t.fightOut(2, 12, 2);
      t.board({
        resource: { companies: [{ at: 'TW-417', members: ['Elladan'] }] },
        hazard: { companies: [{ at: 'TW-417', members: ['Bergil', 'Beretar'] }] },
        moment: 'entered',
      });
      t.rolls(12, 2).resource.chooses('tries to influence Bergil');
      t.resolve();
      const made = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
      for (const what of [
        'corruption',
        'strike',
        'strike body',
        'influence',
        'resisting influence',
      ]) {
        const rolls = made.filter((e) => e.for === what);
        t.expect(rolls.length > 0, `${what}: rolled`);
        t.expect(
          rolls.every((e) => e.dice.length === 2 && e.dice.every((n) => n >= 1 && n <= 6)),
          `${what}: with two dice`,
        );
      }
      t.shows('crf/tournament/general/1#2');
    },
  ),

  scenario(
    'The first hand is eight cards, whatever would allow more; the ninth comes when hands are next filled',
    {
      proves: [
        'crf/turn/beginning-of-the-game/5',
        'coe/1.10',
        'coe/1.10.W1',
        'coe/1.11',
        'coe/1.11.1',
        'coe/1.11.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.game([
        { pool: ['Elrond'], resources: FILL, sites: ['Rivendell', 'Lórien', 'Bree'] },
        { pool: ['Faramir'], resources: FILL },
      ]);
      t.rolls(12, 2);
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.equal(t.card('Elrond').site, 'Rivendell', 'there the company starts, without being asked');
      t.equal(t.handSize(0), 9, 'Elrond at Rivendell lets one more be kept');
      t.equal(t.hand(0).length, 8, 'but the first hand is eight');
      t.passUntil('movement-hazard');
      t.equal(t.hand(0).length, 8, 'and stays so until hands are filled');
      t.passUntil('discard-one');
      t.equal([t.hand(0).length, t.hand(1).length], [9, 8], 'after the company’s phase');
    },
  ),

  scenario(
    'A character both had goes into the deck on top of ten others, in casual play',
    { proves: ['crf/turn/beginning-of-the-game/1', 'coe/1.9'], rules: ALL },
    (t) => {
      t.game([
        { pool: ['Aragorn II', 'Elrond', 'Dori'], characters: TEN, resources: FILL },
        { pool: ['Aragorn II', 'Faramir'], resources: FILL },
      ]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Aragorn II');
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      if (t.rules === 'crf') {
        t.asks(t.resource, 'leftover')
          .resource.options_are('Aragorn II', 'pass')
          .chooses('Aragorn II');
        t.equal(t.card('Aragorn II', 0).zone, 'deck', 'the eleventh');
      } else {
        t.asks(t.hazard, 'leftover');
        t.expect(
          !inDeck(t, 0, 'Aragorn II'),
          'ten are ten: he is not asked, and Aragorn stays out',
        );
      }
      t.say('In whatever order they are put in');
      t.game([
        {
          pool: ['Aragorn II', 'Elrond', 'Dori', 'Bofur'],
          characters: TEN.slice(0, 9),
          resources: FILL,
        },
        { pool: ['Aragorn II', 'Faramir'], resources: FILL },
      ]);
      t.resource.chooses('Aragorn II');
      t.hazard.chooses('Aragorn II');
      t.resource.chooses('Elrond');
      t.hazard.chooses('Faramir');
      t.resource.passes();
      t.resource.options_are('Dori', 'Bofur', 'Aragorn II', 'pass').chooses('Aragorn II');
      if (t.rules === 'crf') t.resource.options_are('Dori', 'Bofur', 'pass').chooses('Dori');
      t.asks(t.hazard, 'leftover');
    },
  ),

  scenario(
    'Without a draft, what both chose goes into the decks first and does not count among the ten',
    {
      proves: ['crf/turn/beginning-of-the-game/1.1', 'crf/turn/beginning-of-the-game/1'],
      rules: ALL,
    },
    (t) => {
      const decks = [
        {
          pool: ['Aragorn II', 'Elrond', 'Dori', 'Bofur'],
          characters: TEN.slice(0, 9),
          resources: FILL,
        },
        { pool: ['Aragorn II', 'Faramir', 'Háma'], resources: FILL },
      ];
      if (t.rules !== 'crf') {
        t.noGame(decks, 'are drafted', { draft: false });
        t.shows('crf/turn/beginning-of-the-game/1.1#4');
        return;
      }
      t.game(decks, { draft: false });
      t.asks(t.resource, 'starting-company').resource.chooses('Aragorn II').chooses('Elrond');
      t.resource.options_are('Dori', 'pass').passes();
      t.equal(t.card('Elrond').zone, 'pool', 'nothing is shown yet');
      t.hazard.chooses('Faramir').chooses('Aragorn II').passes();
      t.equal(
        [t.card('Elrond').zone, t.card('Faramir').zone],
        ['play', 'play'],
        'the companies are shown',
      );
      t.equal(
        [t.card('Aragorn II', 0).zone, t.card('Aragorn II', 1).zone],
        ['deck', 'deck'],
        'both copies are in the decks at once',
      );
      t.shows('crf/turn/beginning-of-the-game/1.1#1');
      t.resource.options_are('Dori', 'Bofur', 'pass').chooses('Dori');
      t.asks(t.hazard, 'leftover');
      t.expect(!inDeck(t, 0, 'Bofur'), 'after the tenth of the others he is not asked any more');
      t.shows('crf/turn/beginning-of-the-game/1.1#2');
      t.expect(inDeck(t, 0, 'Dori') && inDeck(t, 0, 'Aragorn II'), 'ten and one more');

      t.say('Nor is there a limit for how many come on top of the ten');
      t.game(
        [
          { pool: ['Aragorn II', 'Elrond', 'Dori'], characters: TEN, resources: FILL },
          { pool: ['Aragorn II', 'Elrond', 'Háma'], resources: FILL },
        ],
        { draft: false },
      );
      t.resource.chooses('Aragorn II').chooses('Elrond').chooses('Dori');
      t.rolls(12, 2).hazard.chooses('Elrond').chooses('Aragorn II').chooses('Háma');
      t.equal(
        (['Aragorn II', 'Elrond', ...TEN] as const).filter((name) =>
          ['deck', 'hand'].includes(t.card(name, 0).zone),
        ).length,
        12,
        'both of them, and the ten: in the deck, or drawn from it by now',
      );

      t.say('Nor does the second of them take the place of the last of the ten');
      t.game(
        [
          {
            pool: ['Aragorn II', 'Elrond', 'Dori', 'Bofur', 'Balin'],
            characters: TEN.slice(0, 9),
            resources: FILL,
          },
          { pool: ['Aragorn II', 'Elrond', 'Háma'], resources: FILL },
        ],
        { draft: false },
      );
      t.resource.chooses('Aragorn II').chooses('Elrond').passes();
      t.hazard.chooses('Elrond').chooses('Aragorn II');
      t.resource.options_are('Dori', 'Bofur', 'Balin', 'pass').chooses('Dori');
      t.asks(t.hazard, 'leftover');
      t.expect(
        inDeck(t, 0, 'Dori') && inDeck(t, 0, 'Aragorn II') && inDeck(t, 0, 'Elrond'),
        'twelve: nine, the tenth, and both of them',
      );
      t.shows('crf/turn/beginning-of-the-game/1.1#3');
    },
  ),

  scenario(
    'A game is short unless its length is agreed on',
    { proves: ['coe/1.1'], rules: ALL },
    (t) => {
      const decks = [{ pool: ['Elrond'] }, { pool: ['Faramir'] }];
      t.game(decks).equal(t.state.length, 'short', 'nothing was said');
      for (const length of ['starter', 'short', 'long', 'campaign'] as const)
        t.game(decks, { length }).equal(t.state.length, length, `a ${length} game`);
    },
  ),
];
