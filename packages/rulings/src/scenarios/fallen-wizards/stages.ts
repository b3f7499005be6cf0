import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** How far a Fallen-wizard has strayed, and what goes with him whom he declared himself to be. */
export const stagesOfFallenWizards: readonly Scenario[] = [
  scenario(
    'The stage points of a Fallen-wizard are those of his cards in play, and of stored ones',
    { proves: ['coe/2.II.4.F1', 'crf/term/stage-resources/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          hand: ['Great Patron'],
          events: ['Bad Company'],
          stored: [{ name: 'Keys of Orthanc', at: 'Isengard' }],
        },
        moment: 'organization',
      });
      t.equal(t.stagePoints(0), 3, 'two of a card in play and one of a stored one');
      t.equal(t.stagePoints(1), 0, 'nobody else has any');
      t.shows('crf/term/stage-resources/3#1');
      t.say('A hazard that demands a Stage card is content with a stored one');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events: ['Fortress of the Towers'],
          stored: [{ name: 'Keys of Orthanc', at: 'Isengard' }],
        },
        hazard: { hand: ['Echoes of the Song'] },
        moment: 'hazards',
      });
      t.hazard.plays('Echoes of the Song', { way: 'stage' }).stage.resolve();
      t.resource.chooses('Keys of Orthanc');
      t.equal([t.card('Keys of Orthanc').zone, t.stagePoints(0)], ['discard', 3], 'gone for good');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Saruman'] }], events: ['Bad Company'] },
        moment: 'organization',
      });
      t.equal(t.stagePoints(0), 0, 'a Wizard has none');
    },
  ),

  scenario(
    'A Wizardhaven with a stage point gives it for each copy where a company is',
    { proves: ['pef/term/havens-untapping/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Rhosgobel', members: ['Radagast'] },
            { at: 'Rhosgobel', members: ['Beretar'], ownSite: true },
          ],
          sites: ['Rhosgobel'],
        },
        hazard: { kind: 'fallen-wizard', companies: [{ at: 'Rhosgobel', members: ['Galva'] }] },
        moment: 'organization',
      });
      t.equal(t.stagePoints(0), 2, 'two cards in play, and one that is not');
      t.shows('pef/term/havens-untapping/2#1');
      for (const n of [1, 2]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: (['Beretar', 'Ori'] as const)
              .slice(0, n)
              .map((who) => ({ at: 'Deep Mines', members: [who], ownSite: true })),
          },
          hazard: { kind: 'fallen-wizard', companies: [{ at: 'Deep Mines', members: ['Galva'] }] },
          moment: 'organization',
        });
        t.equal(t.stagePoints(0), 3 * n, 'so it is with Deep Mines');
      }
      t.shows('pef/term/havens-untapping/2#2');
    },
  ),

  scenario(
    'A Fallen-wizard in play has the general influence of his card, and twenty before that',
    { proves: ['coe/2.II.2.1.F2', 'crf/term/fallen-wizard/1'], rules: ALL },
    (t) => {
      for (const [avatar, has] of [
        ['Alatar', 17],
        ['Gandalf', 18],
        ['Pallando', 20],
        ['Radagast', 22],
        ['Saruman', 15],
      ] as const) {
        t.board({
          resource: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members: [avatar] }] },
          moment: 'organization',
        });
        t.equal(t.generalInfluence(0), has, avatar);
      }
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          hand: ['Saruman'],
          sites: ['Isengard'],
        },
        moment: 'organization',
      });
      t.equal(t.generalInfluence(0), 20, 'he has not been revealed');
      t.shows('crf/term/fallen-wizard/1#1');
      t.resource.chooses('organize').chooses('play Saruman at Isengard');
      t.equal(t.generalInfluence(0), 15, 'now he is');
      t.shows('crf/term/fallen-wizard/1#2');
    },
  ),

  scenario(
    'What is specific to a Fallen-wizard goes when he goes, and when another player is he',
    {
      proves: [
        'coe/2.2.F1',
        'coe/2.II.2.1.F3',
        'crf/term/stage-resources/1',
        'pef/term/fallen-wizards/3',
      ],
      rules: ALL,
    },
    (t) => {
      const his = ['Man of Skill', 'The White Hand', 'Bad Company', 'Truths of Doom'] as const;
      const gone = (zone: string): void => {
        t.equal(t.card('Saruman').zone, zone, 'he has left play');
        t.equal(
          [t.card('Man of Skill').zone, t.card('The White Hand').zone],
          ['discard', 'discard'],
          'they were his alone',
        );
        t.equal(t.card('Bad Company').zone, 'play', 'this is for any of them');
        t.equal(t.card('Truths of Doom').zone, 'play', 'and this for another');
      };
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: [{ name: 'Saruman', bears: ['The One Ring'] }] }],
          events: his,
          hand: ['White Light Broken'],
        },
        moment: 'organization',
      });
      t.say('He fails a corruption check, and what was his alone goes with him');
      t.rolls(2);
      t.resource.plays('White Light Broken', { way: 'stage points' }).stage.resolve();
      gone('removed');
      t.say('So it is if he is not eliminated: he gives up his form');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'TW-375', to: 'Bree', members: ['Saruman', 'Beretar'] }],
          events: his,
          hand: ['Sacrifice of Form'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Saruman').chooses('a strike to Beretar');
      t.resource.plays('Sacrifice of Form').stage.resolve();
      gone('discard');
      t.shows('pef/term/fallen-wizards/3#1');
      t.say('And what is no event, by the older rulings');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'TW-375', to: 'Bree', members: ['Radagast', 'Beretar'] },
            {
              at: 'WH-57',
              members: [{ name: 'Galva', bears: ["Radagast's Black Bird", 'Noble Hound'] }],
            },
          ],
          hand: ['Sacrifice of Form'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Radagast').chooses('a strike to Beretar');
      t.resource.plays('Sacrifice of Form').stage.resolve();
      t.equal(
        [t.card("Radagast's Black Bird").zone, t.card('Noble Hound').zone],
        [t.rules === 'coe' ? 'play' : 'discard', 'play'],
        'an ally that is his alone, and one that is anybody’s',
      );
      t.shows(`pef/term/fallen-wizards/3#${t.rules === 'coe' ? 5 : 4}`);
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          hand: ['Saruman'],
          sites: ['Isengard'],
          events: ['Many-coloured Robes'],
        },
        hazard: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          events: ['Man of Skill', 'The White Hand', 'Great Patron'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Saruman at Isengard');
      t.equal(
        [t.card('Man of Skill').zone, t.card('The White Hand').zone],
        ['discard', 'discard'],
        'another was first to be he',
      );
      t.equal(t.card('Great Patron').zone, 'play', 'what is for all stays');
      t.equal(t.card('Many-coloured Robes').zone, 'play', 'and so does his own');
      t.say('An ally who is specific to him goes too, by the older rulings');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Radagast',
          hand: ['Radagast'],
          sites: ['WH-57'],
        },
        hazard: {
          kind: 'fallen-wizard',
          declared: 'Radagast',
          companies: [
            { at: 'Bree', members: [{ name: 'Galva', bears: ["Radagast's Black Bird"] }] },
          ],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Radagast at Rhosgobel');
      t.equal(
        t.card("Radagast's Black Bird").zone,
        t.rules === 'coe' ? 'play' : 'discard',
        'a Stage resource that is no event',
      );
    },
  ),

  scenario(
    'A Wizard cannot be he whom a Fallen-wizard has declared himself to be',
    { proves: ['coe/1.8.F1'], rules: ALL },
    (t) => {
      t.board({
        resource: { hand: ['Saruman', 'Alatar'], sites: ['Rivendell'] },
        hazard: { kind: 'fallen-wizard', declared: 'Saruman' },
        moment: 'organization',
      });
      t.resource.chooses('organize').may('play Alatar').mayNot('play Saruman');
      t.resource.refused('Saruman', { 'avatar-taken': 'coe/g.man.2' });
    },
  ),

  scenario(
    'Who has the Wizard whom another declares himself to be may put one other in his place, before the draft',
    { proves: ['coe/1.8', 'coe/1.8.F1'], rules: ['coe', 'tournament'] },
    (t) => {
      const begin = (...wizards: (Named | [Named, number])[]) =>
        t.game([
          { kind: 'fallen-wizard', characters: ['Saruman'], pool: ['Galva'], sites: ['WH-58'] },
          { characters: wizards, sideboard: ['Saruman'], pool: ['Dori'] },
        ]);
      const owned = (): string[] =>
        [...t.state.players[1].deck, ...t.state.players[1].sideboard].map((id) => t.idOf(id));
      begin(['Saruman', 2], 'Gandalf');
      t.equal(
        t.state.players.map(({ kind }) => kind),
        ['fallen-wizard', 'wizard'],
        'all have said what they are',
      );
      t.asks(t.hazard, 'avatar-exchange').hazard.options_are(
        'Alatar',
        'Gandalf',
        'Pallando',
        'Radagast',
        'pass',
      );
      t.hazard.chooses('Alatar');
      t.equal(owned().sort(), ['TW-117', 'TW-117', 'TW-117', 'TW-156'], 'all of his copies');
      t.asks(t.resource, 'draft');
      begin('Gandalf');
      t.hazard.passes();
      t.equal(owned(), ['TW-156', 'TW-181'], 'he need not');
      t.game([
        { kind: 'fallen-wizard', characters: ['Saruman'], pool: ['Galva'], sites: ['WH-58'] },
        { kind: 'fallen-wizard', characters: ['Saruman'], pool: ['Dori'], sites: ['WH-58'] },
      ]);
      t.asks(t.resource, 'draft').say('Two may be the same Fallen-wizard');
    },
  ),
];
