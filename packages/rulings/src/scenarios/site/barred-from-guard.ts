import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** What stays on guard, and what does not. */
export const barredFromGuard: readonly Scenario[] = [
  scenario(
    'What turns a company back is never revealed from guard',
    { proves: ['crf/turn/site-phase/on-guard-cards/7.1'], rules: ALL },
    (t) => {
      const barred: Named[] = ['Snowstorm', 'Storms of Ossë', 'Foul Fumes', 'Seek without Success'];
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
      // what taps sites does so to all of them: that alone keeps it hidden, so the bar on it is not shown
      for (const name of ['Snowstorm', 'Storms of Ossë', 'Foul Fumes'])
        t.hazard.refused(name, { 'not-directly': 'coe/2.V.6' });
    },
  ),

  scenario(
    'What may cost the company an ally can be revealed from guard',
    { proves: ['crf/turn/site-phase/on-guard-cards/8'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Gollum'] }, 'Legolas'],
              onGuard: ['Stay Her Appetite'],
            },
          ],
          hand: ['Glamdring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.rolls(2);
      t.hazard.reveals('Stay Her Appetite').stage.resolve();
      t.equal(t.card('Stay Her Appetite').zone, 'discard', 'it came out');
    },
  ),
];
