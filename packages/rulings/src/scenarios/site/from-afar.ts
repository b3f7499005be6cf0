import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

type Members = NonNullable<BoardSpec['resource']['companies']>[number]['members'];

/** Factions that are won by somebody who is not where they are. */
export const fromAfar: readonly Scenario[] = [
  scenario(
    'By the Old Road a faction two regions away is won from a haven, an opponent’s only with one’s own card of it',
    { proves: ['crf/card/old-road/1', 'coe/8.4', 'coe/2.V.1.2'], rules: ALL },
    (t) => {
      const board = (
        hand: readonly Named[],
        theirs: readonly Named[] = [],
        sites: readonly Named[] = ["Beorn's House", 'Minas Tirith'],
        more: Partial<BoardSpec> = {},
      ): void => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Aragorn II', 'Haldir'] }],
            hand: ['Old Road', ...hand],
            sites,
          },
          hazard: {
            companies: [{ at: 'Rivendell', members: ['Elrond', 'Celeborn'] }],
            pile: theirs,
          },
          moment: 'entered',
          ...more,
        });
      };
      board(['Beornings', 'Men of Anórien']);
      t.rolls(9).resource.plays('Old Road', 'Aragorn II', 'Beornings').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 9 - 1, 'one less, and no influence of his own');
      t.equal(t.card('Beornings').zone, 'pile', 'more than seven');
      t.equal(t.card('Aragorn II').status, 'tapped', 'who tried is tapped');
      t.equal(t.card('Lórien').status, 'tapped', 'and so is the haven');
      board(['Beornings']);
      t.rolls(8).resource.plays('Old Road', 'Aragorn II').stage.resolve();
      t.equal(t.card('Beornings').zone, 'discard', 'seven is not enough');
      t.equal(t.card('Lórien').status, 'untapped', 'the haven does not tap for that');
      board(['Beornings'], [], undefined, {
        resource: {
          companies: [{ at: 'Lórien', siteTapped: true, members: ['Aragorn II'] }],
          hand: ['Old Road', 'Beornings'],
          sites: ["Beorn's House"],
        },
        asksPasses: true,
      });
      t.resource.refused('Old Road', { 'no-user': 'coe/9.2' });

      t.say('Minas Tirith is three regions away; and a site card must show how far it is');
      board(['Men of Anórien'], [], undefined, { asksPasses: true });
      t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });
      board(['Beornings'], [], ['Minas Tirith'], { asksPasses: true });
      t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });

      t.say(
        'One that an opponent has is tried for with the copy: 11 - 1 - 4 - 5 is more than nothing',
      );
      board(['Beornings'], ['Beornings']);
      t.rolls(5, 11).resource.plays('Old Road', 'Aragorn II').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 11 - 1 - 5 - 4, 'no influence of his own');
      t.equal(t.card('Beornings', 1).zone, 'discard', 'he has lost it');
      t.equal(t.card('Beornings', 0).zone, 'pile', 'and the copy has come');
      t.shows('crf/card/old-road/1#1');
      t.equal(t.card('Lórien').status, 'tapped', 'the haven taps');
      board(['Beornings'], ['Beornings']);
      t.rolls(5, 10).resource.plays('Old Road', 'Aragorn II').stage.resolve();
      t.equal(t.card('Beornings', 1).zone, 'pile', 'nothing is not enough');
      t.equal(t.card('Beornings', 0).zone, 'discard', 'the copy is lost');
      t.say('Without one’s own card nothing can be tried');
      board([], ['Beornings'], undefined, { asksPasses: true });
      t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });
      t.say('Nor is another faction, whose card one has, a way to it');
      board(['Riders of Rohan'], ['Beornings'], ["Beorn's House", 'Edoras']);
      t.rolls(12).resource.plays('Old Road', 'Aragorn II').stage.resolve();
      t.equal(
        [t.card('Riders of Rohan').zone, t.card('Beornings').zone],
        ['pile', 'pile'],
        'the one is won, and the opponent keeps what he has',
      );
      t.shows('crf/card/old-road/1#2');
    },
  ),

  scenario(
    'Roäc speaks for himself, in the site phase, as a diplomat, and leaves the site as it was',
    {
      proves: [
        'crf/card/roac-the-raven/1',
        'crf/errata/card-errata/63',
        'companion/errata/roac-the-raven/1',
        'crf/card/roac-the-raven/2',
        'crf/card/roac-the-raven/3',
        'crf/card/roac-the-raven/4',
        'pef/card/roac/1',
      ],
      rules: ALL,
    },
    (t) => {
      const board = (hand: readonly Named[], more: Partial<BoardSpec> = {}): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: [{ name: 'Saruman', bears: ['Roäc the Raven'] }],
                siteTapped: true,
              },
            ],
            hand,
          },
          moment: 'entered',
          ...more,
        });
      };
      board(['Riders of Rohan', 'Army of the Dead', 'New Friendship']);
      t.rolls(7).resource.uses('Roäc the Raven');
      t.resource.plays('New Friendship', { way: 'influence' }, 'Roäc the Raven').stage.resolve();
      t.equal(
        rolled(t, 'influence').at(-1)?.total,
        7 + 3,
        'what a diplomat adds; the Wizard nothing',
      );
      t.shows(
        'companion/errata/roac-the-raven/1#1',
        'companion/errata/roac-the-raven/1#2',
        'pef/card/roac/1#1',
      );
      t.equal(t.card('Riders of Rohan').zone, 'pile', 'ten is more than nine');
      t.equal(t.card('Roäc the Raven').zone, 'discard', 'the raven is gone');
      t.equal(t.card('Saruman').status, 'untapped', 'nobody else has tapped');
      t.equal(t.card('Bree').status, 'tapped', 'the site was tapped already');
      t.shows('crf/card/roac-the-raven/4#2');
      board(['Riders of Rohan'], {
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Saruman', bears: ['Roäc the Raven'] }] }],
          hand: ['Riders of Rohan'],
        },
      });
      t.rolls(10).resource.uses('Roäc the Raven').stage.resolve();
      t.equal(
        [t.card('Riders of Rohan').zone, t.card('Bree').status],
        ['pile', 'untapped'],
        'and one that was not is not',
      );
      t.shows('crf/card/roac-the-raven/4#1');
      board(['Riders of Rohan']);
      t.rolls(9).resource.uses('Roäc the Raven').stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, 'discard', 'nine is not enough');
      t.equal(t.card('Roäc the Raven').zone, 'discard', 'he is gone all the same');

      t.say('Whoever controls him is not asked for: he may be tapped, or hurt');
      for (const status of ['tapped', 'wounded'] as const) {
        board(['Riders of Rohan'], {
          resource: {
            companies: [
              { at: 'Bree', members: [{ name: 'Saruman', status, bears: ['Roäc the Raven'] }] },
            ],
            hand: ['Riders of Rohan'],
          },
        });
        t.rolls(10).resource.uses('Roäc the Raven').stage.resolve();
        t.equal(t.card('Riders of Rohan').zone, 'pile', 'the raven needs nobody');
      }

      t.say('Whom Aragorn alone can call he does not call');
      board(['Army of the Dead'], { asksPasses: true });
      t.resource.refused('Roäc the Raven', { 'not-by-him': 'coe/2.V.3' });
      t.say('And there is a time for it');
      board(['Riders of Rohan']);
      t.resource.may('use Roäc the Raven').stage.shows('crf/card/roac-the-raven/2#1');
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        board(['Riders of Rohan'], { moment, asksPasses: true });
        t.resource.refused('Roäc the Raven', {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.shows('crf/card/roac-the-raven/2#2');
      t.say('Where Théoden speaks, the raven is silent: nor can he speak elsewhere for another');
      for (const [bears, friend] of [
        [['Roäc the Raven'], []],
        [[], []],
        [[], ['Roäc the Raven']],
      ] as Named[][][]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Edoras',
                members: [
                  { name: 'Boromir II', bears },
                  { name: 'Gimli', bears: friend },
                ],
              },
              { at: 'Bree', members: ['Saruman'] },
            ],
            hand: ['Riders of Rohan'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(7).resource.plays('Riders of Rohan', 'Boromir II').stage.resolve();
        t.equal(rolled(t, 'influence').at(-1)?.total, 7 + 1 + 1, 'his own, and what Men get');
        if (bears.length + friend.length > 0)
          t.equal(t.card('Roäc the Raven').status, 'untapped', 'he had no part');
      }
      t.shows('pef/card/roac/1#2');
    },
  ),

  scenario(
    'In the hour of need a diplomat calls from where he is, and taps the site there',
    { proves: ['crf/card/hour-of-need/1', 'pef/card/hour-of-need/1'], rules: ALL },
    (t) => {
      const board = (
        at: Named,
        members: Members,
        hand: readonly Named[],
        more: Partial<BoardSpec> = {},
      ): void => {
        t.board({
          resource: { companies: [{ at, members }], hand: ['Hour of Need', ...hand] },
          moment: 'organization',
          ...more,
        });
      };
      // Bree lies in Arthedain, Edoras in Rohan: Arthedain, Cardolan, Dunland, Gap of Isen, Rohan
      board('Bree', ['Arinmîr', 'Gimli'], ['Riders of Rohan', 'Cram']);
      t.rolls(12).resource.plays('Hour of Need', 'Arinmîr').stage.resolve();
      const roll = rolled(t, 'influence').at(-1);
      t.equal(roll?.total, 12 + 2 - 2 - 5, 'his influence of two, less two, and less five regions');
      t.equal(t.card('Riders of Rohan').zone, 'discard', 'they do not come');
      t.equal(t.card('Arinmîr').zone, 'discard', 'and he is lost');
      t.equal(t.card('Bree').status, 'untapped', 'but the site is as it was');

      t.say('To those at hand it is one region');
      board('Bree', ['Arinmîr'], ['Rangers of the North', 'Cram']);
      t.rolls(12).resource.plays('Hour of Need', 'Arinmîr').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'pile', 'they come');
      t.equal(t.card('Arinmîr').status, 'tapped', 'he is tapped');
      t.equal(t.card('Bree').status, 'tapped', 'and so is the site');
      t.resource.mayNot('play Cram');

      t.say('It is the site where he is that taps, not one of theirs');
      board('Weathertop', ['Arinmîr'], ['Rangers of the North'], {
        asksPasses: true,
        resource: {
          companies: [
            { at: 'Weathertop', members: ['Arinmîr'] },
            { at: 'Bree', members: ['Gimli'] },
          ],
          hand: ['Hour of Need', 'Rangers of the North'],
        },
      });
      t.rolls(12).resource.plays('Hour of Need', 'Arinmîr').stage.resolve();
      t.equal(
        [t.card('Rangers of the North').zone, t.card('Weathertop').status, t.card('Bree').status],
        ['pile', 'tapped', 'untapped'],
        'they come from Bree to Weathertop',
      );

      t.say('Not beneath the earth; not by a warrior, a Wizard, or one who is tapped');
      for (const [at, who] of [
        ['The Under-gates', 'Arinmîr'],
        ['Bree', 'Gimli'],
        ['Bree', 'Saruman'],
        ['Bree', 'Haldir'],
      ] as const) {
        board(at, [who], ['Riders of Rohan'], { asksPasses: true });
        t.resource.refused('Hour of Need', { 'no-target': 'coe/9.3' });
      }
      board('Bree', [{ name: 'Arinmîr', status: 'tapped' }], ['Riders of Rohan'], {
        asksPasses: true,
      });
      t.resource.refused('Hour of Need', { cost: 'coe/9.2.3' });
    },
  ),

  scenario(
    'The sentinels keep the factions of Gondor, but not the Dead',
    { proves: ['crf/card/sentinels-of-numenor/1'], rules: ALL },
    (t) => {
      const board = (
        at: Named,
        members: Members,
        hand: readonly Named[],
        more: Partial<BoardSpec['resource']> = {},
      ): void => {
        t.board({
          resource: {
            companies: [{ at, members }],
            hand,
            ...more,
          },
          moment: 'entered',
          asksPasses: true,
        });
      };
      t.board({
        resource: {
          companies: [{ at: 'Dunharrow', members: ['Aragorn II'] }],
          hand: ['Sentinels of Númenor', 'Paths of the Dead', 'Army of the Dead'],
          sites: ['Vale of Erech'],
        },
        moment: 'organization',
      });
      t.resource.plays('Sentinels of Númenor').stage.resolve();
      t.equal(t.card('Sentinels of Númenor').zone, 'pile', 'in the pile');
      t.resource.chooses('to Vale of Erech');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.resource.plays('Army of the Dead').stage.resolve();
      t.equal(t.points(0).faction, 6, 'no more than they are worth');

      const keeps = { pile: ['Sentinels of Númenor'] } as const;
      board('Vale of Erech', ['Aragorn II'], ['Men of Lamedon', 'Muster'], keeps);
      t.resource.plays('Men of Lamedon').refused('Muster', { banned: 'coe/9.4' });
      t.rolls(12).resolve();
      t.equal(t.card('Men of Lamedon').host, 'Sentinels of Númenor', 'they lie under it');
      t.equal(t.points(0).faction, 2 + 1, 'and are worth one more');
      const made = rolled(t, 'influence').at(-1)?.total ?? 0;
      board('Vale of Erech', ['Aragorn II'], ['Men of Lamedon', 'Muster']);
      t.resource.plays('Men of Lamedon');
      t.hazard.passes();
      t.resource.may('play Muster');
      t.rolls(12).resolve();
      t.equal(made - (rolled(t, 'influence').at(-1)?.total ?? 0), -2, 'two less');
      t.equal(t.points(0).faction, 2, 'worth what they are');
    },
  ),
];
