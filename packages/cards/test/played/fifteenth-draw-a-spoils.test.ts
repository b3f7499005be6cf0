import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Hazards of a fifteenth draw that are for what players have: factions, items, what lies discarded. */

const HARVEST = 'Early Harvest';

describe('upon what they have', () => {
  holds(
    'Early Harvest: no Free-hold, not one’s own, and what it has more now does not count',
    (t) => {
      met(t, ['Gimli'], [HARVEST], { pile: ['Riders of Rohan'] }, { pile: ['Men of Dale'] });
      t.resource.passes();
      t.hazard.refused(HARVEST, { 'no-target': 'coe/9.3' });
      // two points as printed, and three while the peoples stand together
      met(
        t,
        ['Gimli'],
        [HARVEST],
        {
          pile: ['Men of Dale', 'Wood-elves', 'Blue Mountain Dwarves'],
          events: ['Alliance of Free Peoples'],
        },
        {},
      );
      t.rolls(10).hazard.plays(HARVEST, 'Men of Dale').stage.resolve();
      t.equal(t.card('Men of Dale').zone, 'pile', 'ten and two');
    },
  );

  holds('Early Harvest and Muster Disperses: of the one whose company it is, and no third', (t) => {
    for (const card of [HARVEST, 'Muster Disperses'] as const)
      for (const whose of ['resource', 'third'] as const) {
        const pile: Named[] = ['Men of Dale'];
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
            pile: whose === 'resource' ? pile : [],
          },
          hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }], hand: [card] },
          others: [
            {
              companies: [{ at: 'Edoras', members: ['Háma'] }],
              pile: whose === 'third' ? pile : [],
            },
          ],
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        // crf/term/multi-player-games/7
        if (whose === 'resource') t.hazard.may(`play ${card}`);
        else t.hazard.refused(card, { 'no-target': 'coe/9.3' });
      }
  });

  holds('Early Harvest: to go home is not to be discarded', (t) => {
    met(
      t,
      ['Gimli'],
      [HARVEST],
      { pile: ['Men of Dale', 'Wood-elves'], events: ['Alliance of Free Peoples'] },
      { pile: ['Blue Mountain Dwarves'] },
    );
    const before = [t.points(0).faction, t.points(1).faction];
    t.rolls(11).hazard.plays(HARVEST, 'Men of Dale').stage.resolve();
    t.equal(
      [t.card('Men of Dale').zone, t.card('Alliance of Free Peoples').zone],
      ['hand', 'play'],
      'the alliance stays',
    );
    t.equal(
      [before[0] - t.points(0).faction, before[1] - t.points(1).faction],
      [3 + 1, 1],
      'but gives nobody any more, on either side',
    );
  });

  holds('Slip Treacherously: what is stored lies still; nothing to tap, nothing to play', (t) => {
    met(
      t,
      [{ name: 'Legolas', bears: [{ name: 'Cram', tapped: true }, 'Miruvor'] }],
      ['Slip Treacherously', 'Slip Treacherously'],
      { stored: [{ name: 'Glamdring', at: 'Rivendell' }] },
      { companies: [{ at: 'Lórien', members: [{ name: 'Gimli', bears: ['Orcrist'] }] }] },
    );
    t.hazard.plays('Slip Treacherously').stage.resolve();
    t.equal(
      ['Cram', 'Miruvor', 'Orcrist', 'Glamdring'].map((x) => t.card(x).status),
      ['tapped', 'tapped', 'tapped', 'untapped'],
      'in play, of all players',
    );
    t.resource.passes();
    t.hazard.refused('Slip Treacherously', { 'no-effect': 'coe/5.1.2' });
  });

  holds('Aware of their Ways: of three copies one goes', (t) => {
    met(t, ['Gimli'], ['Aware of their Ways'], { discard: ['Cram', 'Cram', 'Cram', 'Orcrist'] });
    t.hazard.plays('Aware of their Ways').stage.resolve();
    t.hazard.chooses('Cram');
    t.equal([t.state.players[0].discard.length, t.state.players[0].removed.length], [3, 1], 'one');
    t.expect(t.sees(1, t.id('Orcrist')), 'all have seen the four');
  });
});
