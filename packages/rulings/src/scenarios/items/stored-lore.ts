import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Cards that are learned, turned and stored, and what they do from the pile. */
export const storedLore: readonly Scenario[] = [
  scenario(
    'A stored Reforging brings back an arm even from a hoard',
    { proves: ['crf/card/reforging/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          stored: [{ name: 'Reforging', at: 'Rivendell' }],
          discard: ['Habergeon of Silver'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Reforging', 'Elrond', 'Habergeon of Silver').stage.resolve();
      t.equal(t.card('Habergeon of Silver').host, 'Elrond', 'though Rivendell has no hoard');
      t.say('A weapon as well');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          stored: [{ name: 'Reforging', at: 'Rivendell' }],
          discard: ['Valiant Sword'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Reforging', 'Elrond', 'Valiant Sword').stage.resolve();
      t.equal(t.card('Valiant Sword').host, 'Elrond', 'out of a hoard too');
    },
  ),

  scenario(
    'Fate of the Ithil-stone is turned over at Barad-dûr only if it was tapped before',
    { proves: ['crf/card/fate-of-the-ithil-stone/1'], rules: ALL },
    (t) => {
      const there = (status: 'tapped' | null, hand: readonly Named[], copy = false): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Barad-dûr',
                members: ['Faramir', 'Legolas'],
                events: [
                  status ? { name: 'Fate of the Ithil-stone', status } : 'Fate of the Ithil-stone',
                ],
              },
            ],
            hand,
          },
          hazard: copy
            ? {
                companies: [
                  {
                    at: 'Lórien',
                    members: ['Galadriel'],
                    events: [{ name: 'Fate of the Ithil-stone', status: 'inverted' }],
                  },
                ],
              }
            : {},
          moment: 'entered',
          asksPasses: true,
        });
      };
      there('tapped', ['Knowledge of the Enemy']);
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone').status, 'inverted', 'it was tapped on the way');
      // not tapped at all
      there(null, ['Knowledge of the Enemy']);
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone').status, 'untapped', 'nothing has been found');
      // tapped by a Palantír that was found there
      there(null, ['The Ithil-stone', 'Knowledge of the Enemy']);
      t.rolls(12);
      t.resource.plays('The Ithil-stone', 'Faramir').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone').status, 'tapped', 'found in the tower itself');
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone').status, 'tapped', 'too late for this time');
      // another copy was first
      there('tapped', ['Knowledge of the Enemy'], true);
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone', 0).status, 'tapped', 'one is enough');
    },
  ),

  scenario(
    'Knowledge of the Enemy takes a card out of the game for good',
    { proves: ['crf/card/knowledge-of-the-enemy/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          stored: [{ name: 'Knowledge of the Enemy', at: 'Rivendell' }],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('River').stage.resolve();
      t.asks(t.resource, 'instead').resource.chooses('yes');
      t.equal(t.card('River').zone, 'out', 'not only out of play');
      t.equal(t.card('Knowledge of the Enemy').zone, 'discard', 'for that it is given up');
    },
  ),

  scenario(
    'Who has outwitted an agent may learn of the enemy until the turn is over',
    { proves: ['pef/card/knowledge-of-the-enemy/1'], rules: ALL },
    (t) => {
      const met = (...rolls: number[]): void => {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Elladan', 'Legolas'] }],
            hand: ['Knowledge of the Enemy'],
          },
          hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('Bill Ferny attacks');
        t.fightOut(...rolls);
      };
      met(12, 2, 2);
      t.resource.refused('Knowledge of the Enemy', { 'no-target': 'coe/9.3' });
      met(2, 12, 2);
      t.resource.may('play Knowledge of the Enemy');
      t.passUntil('end-of-turn').resource.plays('Knowledge of the Enemy', 'Legolas');
      t.resolve();
      t.equal(t.card('Knowledge of the Enemy').host, 'Legolas', 'in that turn');
      met(2, 12, 2);
      t.passUntil('organization', { turns: 2 });
      t.resource.refused('Knowledge of the Enemy', { 'no-target': 'coe/9.3' });
    },
  ),
];
