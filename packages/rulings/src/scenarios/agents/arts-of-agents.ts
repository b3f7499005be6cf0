import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** Single agents, and the cards that are played with them. */
export const artsOfAgents: readonly Scenario[] = [
  scenario(
    'Baduila turns a company back if he is given up, not if he is lost',
    { proves: ['crf/card/baduila/1'], rules: ALL },
    (t) => {
      for (const chosen of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
          },
          hazard: {
            // from Bree he came lawfully; from a home of his he cannot be there yet
            agents: [{ name: 'Baduila', via: ['Bree'], ...(chosen ? { based: true } : {}) }],
          },
          moment: 'hazards',
        });
        if (chosen) t.hazard.uses('Baduila').stage.resolve();
        else t.hazard.chooses('reveal Baduila');
        t.equal(t.card('Baduila').zone, 'discard', 'he is gone');
        t.equal(t.company('Elladan').returned, chosen, 'whether they turn back');
        t.shows(chosen ? 'crf/card/baduila/1#1' : 'crf/card/baduila/1#2');
      }
    },
  ),

  scenario(
    'Good Sense Revolts helps an attempt of an agent who is tapped already',
    { proves: ['crf/card/good-sense-revolts/1', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      for (const helped of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Bergil', 'Celeborn'] }],
          },
          hazard: {
            agents: ['Bill Ferny'],
            hand: ['Your Welcome Is Doubtful', 'Good Sense Revolts'],
            sites: ['Bree'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Your Welcome Is Doubtful', 'Bergil');
        t.equal(t.card('Bill Ferny').status, 'tapped', 'he has tapped for the first card');
        t.hazard.refused(
          'Good Sense Revolts',
          { 'user-tapped': 'coe/9.2.3' },
          { way: 'character or ally' },
        );
        if (helped) t.hazard.plays('Good Sense Revolts', { way: 'one influence check' });
        // one short of enough without the four
        t.rolls(7, 2).resolve();
        t.equal(t.card('Bergil').zone, helped ? 'discard' : 'play', 'won with its help only');
        t.shows('crf/card/good-sense-revolts/1#1', 'crf/term/active-conditions/7#3');
      }
      t.say('Nor need the agent be near the company');
      const totals = [true, false].map((helped) => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Elladan'] }],
            pile: ['Riders of Rohan'],
          },
          hazard: {
            agents: [{ name: 'Golodhros', via: ['Edoras'], faceUp: true }],
            hand: ['Good Sense Revolts'],
          },
          moment: 'hazards',
        });
        t.hazard.uses('Golodhros', { way: 'faction' });
        if (helped) t.hazard.plays('Good Sense Revolts', { way: 'one influence check' });
        t.rolls(2, 2).resolve();
        return (
          t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll')).at(-1)?.total ?? 0
        );
      });
      t.equal((totals[0] ?? 0) - (totals[1] ?? 0), 4, 'four better, far from everybody');
      t.shows('crf/card/good-sense-revolts/1#2', 'crf/term/active-conditions/7#3');
    },
  ),

  scenario(
    'What a home is to the one who plays the agent: Inner Cunning in the hands of either side',
    { proves: ['crf/card/inner-cunning/1'], rules: ALL },
    (t) => {
      // a Fallen-wizard may go there by either card
      for (const kind of ['wizard', 'ringwraith', 'fallen-wizard'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
          },
          hazard: {
            kind,
            // a Dark-hold to Wizards, a haven to Ringwraiths
            agents: [
              {
                name: 'The Grimburgoth',
                fresh: true,
                via: ['Cirith Ungol'],
                bears: ['Inner Cunning'],
              },
            ],
          },
          moment: 'hazards',
        });
        t.hazard.chooses('reveal The Grimburgoth');
        t.equal(
          t.card('The Grimburgoth').zone,
          kind === 'ringwraith' ? 'discard' : 'play',
          'whether another hold may have been his home',
        );
      }
      // to the Balrog that hold is a Dark-hold, and Moria a haven: he has cards of his own of both
      for (const [kind, only] of [
        ['wizard', null],
        ['ringwraith', 'Anarin'],
        ['fallen-wizard', null],
        ['balrog', 'The Grimburgoth'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
          },
          hazard: { kind, hand: ['Inner Cunning'], deck: ['The Grimburgoth', 'Anarin'] },
          moment: 'hazards',
        });
        t.hazard.plays('Inner Cunning', { way: 'play deck' }).stage.resolve();
        if (only === null) t.hazard.options_are('The Grimburgoth', 'Anarin');
        else t.equal(t.card(only).zone, 'hand', `the only one at home in a hold: ${kind}`);
      }
    },
  ),

  scenario(
    'Of an agent who is revealed, winter finds the site where he is and no other of his way',
    { proves: ['crf/term/agent/18'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }] },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Weathertop', 'Barrow-downs'] }],
          events: ['Doors of Night', 'Long Winter'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(
        [t.card('Weathertop').status, t.card('Barrow-downs').status],
        ['untapped', 'untapped'],
        'face-down',
      );
      t.hazard.chooses('reveal Bill Ferny').stage.resolve();
      t.equal(
        [
          t.card('Bill Ferny').zone,
          t.card('Weathertop').zone,
          t.card('Weathertop').status,
          t.card('Barrow-downs').zone,
          t.card('Barrow-downs').status,
        ],
        ['play', 'sites', 'untapped', 'play', 'tapped'],
        'only where he is',
      );
      t.shows('crf/term/agent/18#1', 'crf/term/agent/18#2');
      t.say('So it does if he has never left home');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }] },
        hazard: {
          agents: ['Bill Ferny'],
          sites: ['Bree', 'Weathertop'],
          events: ['Doors of Night', 'Long Winter'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.chooses('reveal Bill Ferny').stage.resolve();
      t.equal(
        [t.card('Bill Ferny').site, t.card('Bree').zone, t.card('Bree').status],
        ['Bree', 'play', 'tapped'],
        'his home is in play now, and it is winter there',
      );
      t.shows('crf/term/agent/18#1');
    },
  ),
];
