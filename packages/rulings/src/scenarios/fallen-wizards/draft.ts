import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const RULES = ['coe', 'tournament'] as const;
const ALL = ['crf', ...RULES] as const;

/** How a Fallen-wizard starts. */
export const draftOfFallenWizards: readonly Scenario[] = [
  scenario(
    'He starts with nobody of more than five mind',
    { proves: ['crf/term/fallen-wizard/8'], rules: ALL },
    (t) => {
      const decks = [
        {
          kind: 'fallen-wizard',
          characters: ['Saruman', 'Elrond'],
          pool: ['Galva', 'Beretar', 'Celeborn', 'Thranduil'],
          sites: ['WH-58'],
        },
        { pool: ['Dori'] },
      ];
      t.game(decks);
      t.asks(t.resource, 'draft').resource.options_are('Galva', 'Beretar', 'pass');
      t.shows('crf/term/fallen-wizard/8#2');
      t.expect(
        t.state.players[0].deck.includes(t.card('Elrond').id),
        'in his deck there may be one',
      );
    },
  ),

  scenario(
    'Stage cards are drafted among the characters, and what they allow holds from then on',
    {
      proves: [
        'coe/1.9.F1',
        'coe/1.9.F2',
        'coe/1.9.F3',
        'coe/1.9.F4',
        'crf/term/fallen-wizard/6',
        'crf/term/fallen-wizard/8',
      ],
      rules: RULES,
    },
    (t) => {
      const pool: Named[] = [
        'Orc Tracker',
        'Súrion',
        'Taladhan',
        'Háma',
        'Galva',
        'Bad Company',
        'Thrall of the Voice',
      ];
      t.game([
        { kind: 'fallen-wizard', characters: ['Saruman'], pool, sites: ['WH-58'] },
        { pool: ['Dori', 'Nori', 'Ori', 'Óin'] },
      ]);
      t.asks(t.resource, 'draft').resource.options_are(
        'Háma',
        'Galva',
        'Bad Company',
        'Thrall of the Voice',
      );
      t.resource.chooses('Bad Company');
      t.hazard.chooses('Dori');
      t.equal(t.card('Bad Company').zone, 'play', 'it is in play at once');
      t.asks(t.resource, 'draft').resource.options_are(
        'Orc Tracker',
        'Háma',
        'Galva',
        'Thrall of the Voice',
      );
      t.resource.chooses('Thrall of the Voice');
      t.hazard.chooses('Nori');
      t.asks(t.resource, 'draft').resource.may('Taladhan').may('Súrion').may('pass');
      t.resource.chooses('Taladhan');
      t.hazard.chooses('Ori');
      t.equal(t.card('Thrall of the Voice').host, 'Taladhan', 'the card is with the agent now');
      t.shows('crf/term/fallen-wizard/6#3');
      t.resource.mayNot('Súrion');
      t.say('An agent of little mind needs such a card as well');
      t.game([
        {
          kind: 'fallen-wizard',
          characters: ['Saruman'],
          pool: ['Bill Ferny', 'Háma', 'Thrall of the Voice'],
          sites: ['WH-58'],
        },
        { pool: ['Dori', 'Nori', 'Ori'] },
      ]);
      t.resource.options_are('Háma', 'Thrall of the Voice').chooses('Thrall of the Voice');
      t.hazard.chooses('Dori');
      t.asks(t.resource, 'draft').resource.may('Bill Ferny').may('Háma');
      t.shows('crf/term/fallen-wizard/6#3');
      const draft = (...pool: Named[]) =>
        t.game([
          { kind: 'fallen-wizard', characters: ['Saruman'], pool, sites: ['WH-58'] },
          { pool: ['Dori', 'Nori', 'Ori', 'Óin'] },
        ]);
      t.say('Open to the Summons is leave for an agent too');
      draft('Bill Ferny', 'Háma', 'Open to the Summons');
      t.resource.options_are('Háma', 'Open to the Summons', 'pass').chooses('Open to the Summons');
      t.hazard.chooses('Dori');
      t.resource.options_are('Bill Ferny', 'Háma', 'pass').chooses('Bill Ferny');
      t.hazard.chooses('Nori');
      t.equal(t.card('Bill Ferny').zone, 'play', 'he starts');
      t.say('Six of mind need leave, five do not');
      draft('Celeborn', 'Beretar', 'Thrall of the Voice');
      t.resource.options_are('Beretar', 'Thrall of the Voice').chooses('Thrall of the Voice');
      t.hazard.chooses('Dori');
      t.resource.options_are('Celeborn', 'Beretar', 'pass').chooses('Celeborn');
      t.hazard.chooses('Nori');
      t.equal(t.card('Celeborn').zone, 'play', 'he starts');
      t.say('A Troll needs leave as an Orc does');
      draft('Troll Lout', 'Háma', 'Bad Company');
      t.resource.options_are('Háma', 'Bad Company').chooses('Bad Company');
      t.hazard.chooses('Dori');
      t.resource.options_are('Troll Lout', 'Háma', 'pass');
    },
  ),

  scenario(
    'A Stage card is drafted once all that it asks for is there; a unique one that both show is lost to both',
    { proves: ['coe/1.9.F4'], rules: RULES },
    (t) => {
      const draft = (...pool: Named[]) =>
        t.game([
          { kind: 'fallen-wizard', characters: ['Saruman'], pool, sites: ['WH-58'] },
          { pool: ['Dori', 'Nori', 'Ori', 'Óin'] },
        ]);
      draft('Gatherer of Loyalties', 'Man of Skill', "Saruman's Ring", 'Galva');
      t.say('Four stage points');
      t.resource.options_are('Man of Skill', "Saruman's Ring", 'Galva').chooses('Man of Skill');
      t.hazard.chooses('Dori');
      t.resource.options_are("Saruman's Ring", 'Galva').chooses("Saruman's Ring");
      t.hazard.chooses('Nori');
      t.resource.options_are('Gatherer of Loyalties', 'Galva').chooses('Gatherer of Loyalties');
      t.hazard.chooses('Ori');
      t.equal(t.card('Gatherer of Loyalties').zone, 'play', 'now there are four');
      t.resource.options_are('Galva', 'pass');
      t.say('Somebody to be with');
      draft("Wizard's Myrmidon", 'Galva', 'Háma');
      t.resource.options_are('Galva', 'Háma', 'pass').chooses('Galva');
      t.hazard.chooses('Dori');
      t.resource.options_are("Wizard's Myrmidon", 'Háma').chooses("Wizard's Myrmidon");
      t.hazard.chooses('Nori');
      t.equal(t.card("Wizard's Myrmidon").host, 'Galva', 'it lies with him');
      t.say('Not a second one of what a player has one of');
      t.game([
        {
          kind: 'fallen-wizard',
          characters: ['Saruman'],
          pool: [['Bad Company', 2], 'Galva'],
          sites: ['WH-58'],
        },
        { pool: ['Dori', 'Nori', 'Ori'] },
      ]);
      t.resource.chooses('Bad Company');
      t.hazard.chooses('Dori');
      t.resource.options_are('Galva', 'pass');
      t.say('The same unique one on both sides');
      const same = (friend: Named) => ({
        kind: 'fallen-wizard',
        characters: ['Saruman'],
        pool: ['Man of Skill', 'Bad Company', friend],
        sites: ['WH-58'],
      });
      t.game([same('Galva'), same('Ori')]);
      t.resource.chooses('Man of Skill');
      t.hazard.chooses('Man of Skill');
      t.equal(
        [t.card('Man of Skill', 0).zone, t.card('Man of Skill', 1).zone],
        ['discard', 'discard'],
        'both are discarded',
      );
      t.say('What is not unique both have');
      t.resource.chooses('Bad Company');
      t.hazard.chooses('Bad Company');
      t.equal(
        [t.card('Bad Company', 0).zone, t.card('Bad Company', 1).zone],
        ['play', 'play'],
        'one each',
      );
    },
  ),

  scenario(
    'He starts at The White Towers, or at Ruins & Lairs nearby that a Hidden Haven may be made of as it is drafted',
    {
      proves: ['coe/1.10.F1', 'coe/1.9.1', 'pef/card/hidden-haven/1'],
      rules: ['coe', 'crf', 'tournament'],
    },
    (t) => {
      t.game([
        {
          kind: 'fallen-wizard',
          characters: ['Saruman'],
          pool: ['Galva'],
          sites: ['WH-58', 'TW-436', 'AS-169', 'TW-421', 'WH-56', 'TW-375'],
        },
        { pool: ['Dori'] },
      ]);
      t.resource.chooses('Galva');
      t.hazard.passes();
      t.hazard.passes();
      t.asks(t.resource, 'starting-site').resource.options_are(
        'The White Towers',
        'Weathertop',
        'Weathertop',
      );
      t.game([
        {
          kind: 'fallen-wizard',
          characters: ['Saruman'],
          pool: ['Hidden Haven', 'Galva'],
          sites: ['WH-58', 'TW-436', 'TW-395'],
        },
        { pool: ['Dori', 'Nori'] },
      ]);
      t.resource.chooses('Hidden Haven');
      t.hazard.chooses('Dori');
      t.asks(t.resource, 'stage-spot').resource.options_are('Weathertop', 'Ettenmoors');
      t.shows('pef/card/hidden-haven/1#1');
      t.resource.chooses('Weathertop');
      t.equal(t.card('Hidden Haven').host, 'Weathertop', 'it lies there');
      t.resource.chooses('Galva');
      t.hazard.passes();
      t.rolls(9, 5).hazard.passes();
      t.equal(t.card('Galva').site, 'Weathertop', 'there they start');
    },
  ),
];
