import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** No published hazard taps a site by being played: they do so once they are in play. */
const BARRED_GATES = {
  id: 'XX-3',
  kind: 'event',
  name: 'Barred Gates',
  alignment: 'neutral',
  side: 'hazard',
  duration: 'short',
  plays: [
    { is: 'action', targets: [{ target: 'company', a: {} }], does: [{ do: 'tap', what: 'site' }] },
  ],
} as unknown as Card;

/** What stays on guard, and what does not. */
export const barredFromGuard: readonly Scenario[] = [
  scenario(
    'What turns a company back is never revealed from guard',
    { proves: ['crf/turn/site-phase/on-guard-cards/7.1', 'coe/2.V.6'], rules: ALL },
    (t) => {
      const barred: Named[] = ['Snowstorm', 'Foul Fumes', 'Seek without Success'];
      t.board({
        resource: {
          companies: [
            {
              at: 'Grey Havens',
              to: 'Himring',
              members: ['Aragorn II', 'Legolas', 'Beretar'],
              onGuard: barred,
            },
          ],
          hand: ['Glamdring'],
        },
        hazard: {
          events: ['Doors of Night'],
          agents: [{ name: 'Gisulf', via: ['Himring'], faceUp: true }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.mayNot('reveal');
      t.hazard.refused('Seek without Success', { 'guard-bars': 'coe/2.V.6' });
      // as all that changes nothing here and now, they are refused for that too
      for (const name of ['Snowstorm', 'Foul Fumes'])
        t.hazard.refused(name, { 'guard-bars': 'coe/2.V.6', 'not-directly': 'coe/2.V.6' });
    },
  ),

  scenario(
    'What taps sites is never revealed from guard, nor any other of the five kinds',
    {
      proves: [
        'crf/turn/site-phase/on-guard-cards/7',
        'crf/turn/site-phase/on-guard-cards/7.2',
        'coe/2.V.6',
      ],
      rules: ALL,
      invented: [BARRED_GATES],
    },
    (t) => {
      const five: Named[] = [
        'Seek without Success',
        'Storms of Ossë',
        'Call of Home',
        'Lost in Free-domains',
        'New Moon',
      ];
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              to: 'Dead Marshes',
              by: ['Anórien', 'Ithilien', 'Dagorlad'],
              members: ['Aragorn II', 'Legolas', 'Beretar'],
              onGuard: [...five, 'Weariness of the Heart'],
            },
          ],
          hand: ['Glamdring'],
        },
        hazard: {
          events: ['Doors of Night'],
          agents: [{ name: 'Gisulf', via: ['Dead Marshes'], faceUp: true }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.may('reveal Weariness of the Heart');
      for (const name of five) t.hazard.mayNot(`reveal ${name}`);
      const barred = { 'guard-bars': 'coe/2.V.6' };
      for (const name of ['Seek without Success', 'Call of Home', 'Lost in Free-domains'])
        t.hazard.refused(name, barred);
      // its first way taps an Elf
      t.hazard.refused('New Moon', {
        ...barred,
        'no-target': 'coe/9.3',
        'not-directly': 'coe/2.V.6',
      });
      // it turns nobody back: it taps sites, and those of all
      t.hazard.refused('Storms of Ossë', { ...barred, 'not-directly': 'coe/2.V.6' });

      t.say('Nor is what would tap the one site as it is played, though in its time it may be');
      const gates = BARRED_GATES.name as Named;
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II'], onGuard: [gates] }],
          hand: ['Glamdring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.mayNot('reveal').refused(gates, barred);
      t.board({
        resource: { companies: [{ at: 'Isengard', members: ['Aragorn II'] }] },
        hazard: { hand: [gates] },
        moment: 'hazards',
      });
      t.hazard.plays(gates).stage.resolve();
      t.equal(t.card('Isengard').status, 'tapped', 'on the way it is lawful');
    },
  ),

  scenario(
    'What may cost the company an ally can be revealed from guard',
    {
      proves: ['crf/turn/site-phase/on-guard-cards/8', 'crf/turn/site-phase/on-guard-cards/7.3'],
      rules: ALL,
    },
    (t) => {
      const board = (...bears: Named[]) =>
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: [{ name: 'Bilbo', bears }, 'Gandalf', 'Elrond', 'Celeborn'],
                onGuard: ['Stay Her Appetite'],
              },
            ],
            hand: ['Glamdring', 'Smoke Rings'],
            discard: ['Cram'],
          },
          moment: 'entered',
          asksPasses: true,
        });
      board('Gollum');
      t.resource.plays('Glamdring', 'Gandalf');
      t.rolls(12, 5).hazard.reveals('Stay Her Appetite').stage.resolve();
      t.equal(t.attack().prowess, 7, 'it turns on its keeper');
      t.fightOut(2);
      t.equal(t.card('Gollum').zone, 'discard', 'and is lost');
      t.shows('crf/turn/site-phase/on-guard-cards/8#1', 'crf/turn/site-phase/on-guard-cards/7.3#2');

      t.say('For the rest it is bound as all others are: something must be about to tap the site');
      board('Gollum');
      t.resource.plays('Smoke Rings');
      t.hazard.refused('Stay Her Appetite', { 'not-tapping': 'coe/2.V.6' });
      t.say('and there must be an ally');
      board();
      t.resource.plays('Glamdring', 'Gandalf');
      t.hazard.refused('Stay Her Appetite', { 'no-target': 'coe/9.3' });
      t.shows('crf/turn/site-phase/on-guard-cards/8#2');

      t.say('So it is with what parts a company from any ally that is far from its home');
      for (const bears of [['Goldberry'], []] as Named[][]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: [{ name: 'Aragorn II', bears }, 'Gandalf'],
                onGuard: ['Reluctant Final Parting'],
              },
            ],
            hand: ['Glamdring'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Glamdring', 'Gandalf');
        if (bears.length === 0) {
          t.hazard.refused('Reluctant Final Parting', { 'not-directly': 'coe/2.V.6' });
          continue;
        }
        t.hazard.reveals('Reluctant Final Parting').stage.resolve();
        t.equal(t.card('Goldberry').zone, 'discard', 'she has gone home');
        t.shows('crf/turn/site-phase/on-guard-cards/8#1');
      }
    },
  ),
];
