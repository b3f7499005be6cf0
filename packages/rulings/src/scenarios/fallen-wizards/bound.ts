import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const kind = 'fallen-wizard';

/** Two cards that say what it takes to control him lie on one who is hard to control; the first came first. */
const boundTwice = (t: Stage, later: number): void => {
  for (const [bears, cost] of [
    [[], 5],
    [["Wizard's Myrmidon"], 3],
    [["Wizard's Myrmidon", 'Squire of the Hunt'], 2],
    [['Squire of the Hunt', "Wizard's Myrmidon"], later],
  ] as const) {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: ['Alatar', { name: 'Beretar', bears }] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.generalInfluence(0), 17 - cost, bears.join(', '));
  }
  t.say('The one may be played on him who has the other');
  for (const [has, comes, cost] of [
    ["Wizard's Myrmidon", 'Squire of the Hunt', 2],
    ['Squire of the Hunt', "Wizard's Myrmidon", later],
  ] as const) {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: ['Alatar', { name: 'Beretar', bears: [has] }] }],
        hand: [comes],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(comes, 'Beretar').stage.resolve();
    t.equal(t.card(comes).host, 'Beretar', 'he has both');
    t.shows('crf/card/wizards-myrmidon/1#1');
    t.equal(t.generalInfluence(0), 17 - cost, 'and takes so many of seventeen');
    t.shows('crf/card/wizards-myrmidon/1#2');
  }
};

/** Those whom a Fallen-wizard breeds, and binds to himself. */
export const boundToFallenWizards: readonly Scenario[] = [
  scenario(
    'A Strident Spawn gives leave for Half-orcs, without Bad Company',
    { proves: ['crf/card/a-strident-spawn/2'], rules: ALL },
    (t) => {
      const organizing = (...events: Named[]): void =>
        void t
          .board({
            resource: {
              kind,
              companies: [{ at: 'WH-58', members: ['Pallando'] }],
              hand: ['Sly Southerner', 'Orc Tracker'],
              events: events as never[],
            },
            moment: 'organization',
            asksPasses: true,
          })
          .resource.chooses('organize');
      organizing();
      t.resource.mayNot('play Sly Southerner').mayNot('play Orc Tracker');
      organizing('Bad Company');
      t.resource.may('play Sly Southerner').may('play Orc Tracker');
      organizing('A Strident Spawn');
      t.resource
        .mayNot('play Orc Tracker')
        .chooses('play Sly Southerner', 'general influence in the company of Pallando');
      t.equal(
        [t.card('Sly Southerner').zone, t.card('Sly Southerner').site],
        ['play', 'The White Towers'],
        'he has come',
      );
      t.say('At another Wizardhaven too, but not by the Spawn of another player');
      for (const mine of [true, false]) {
        const spawn = { events: ['A Strident Spawn'] as const };
        t.board({
          resource: {
            kind,
            companies: [{ at: 'WH-56', members: ['Saruman'] }],
            hand: ['Sly Southerner'],
            ...(mine ? spawn : {}),
          },
          hazard: {
            kind,
            companies: [{ at: 'WH-58', members: ['Pallando'] }],
            ...(mine ? {} : spawn),
          },
          moment: 'organization',
          asksPasses: true,
        }).resource.chooses('organize');
        if (!mine) {
          t.resource.mayNot('play Sly Southerner');
          continue;
        }
        t.resource.chooses('play Sly Southerner', 'general influence in the company of Saruman');
        t.equal(
          [t.card('Sly Southerner').zone, t.card('Sly Southerner').site],
          ['play', 'Isengard'],
          'he has come there',
        );
      }
    },
  ),

  scenario(
    'Of two cards that say what it takes to control somebody the lower number holds',
    { proves: ['crf/card/wizards-myrmidon/1'], rules: ['crf', 'tournament'] },
    (t) => boundTwice(t, 2),
  ),

  scenario(
    'Of two cards that say what it takes to control somebody the later one holds',
    { proves: ['coe/9.4.3', 'crf/card/wizards-myrmidon/1'], rules: ['coe'] },
    (t) => boundTwice(t, 3),
  ),
];
