import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { type Members, rolled } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  more: Partial<BoardSpec['resource']> = {},
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], ...more },
  hazard: { hand, events },
  moment: 'hazards',
});

/** Asserts exactly on whom a card may be played. */
function playableOn(t: Stage, card: Named, ...names: string[]): void {
  t.hazard
    .chooses(`play ${card}`)
    .options_are(...names, 'back')
    .chooses('back');
}

export const shortHazards: readonly Scenario[] = [
  scenario(
    'Call of Home: calls those who are no Wizards and do not bear the One Ring',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gandalf', { name: 'Frodo', bears: ['The One Ring'] }, 'Legolas', 'Sam Gamgee'],
          ['Call of Home'],
        ),
      );
      playableOn(t, 'Call of Home', 'Legolas', 'Sam Gamgee');
      for (const [roll, home] of [
        [4, true],
        [5, false],
      ] as const) {
        t.board(on('Rivendell', 'Bree', ['Aragorn II', 'Legolas'], ['Call of Home']));
        t.equal(t.generalInfluence(0), 5, 'five points of general influence are unused');
        t.rolls(roll);
        t.hazard.plays('Call of Home', 'Legolas').stage.resolve();
        t.equal(t.card('Legolas').zone, home ? 'hand' : 'play', `with a roll of ${roll}`);
      }
    },
  ),

  scenario(
    'Covetous Thoughts: not for the free peoples',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          [{ name: 'Legolas', bears: ['Cram'] }, 'Gimli'],
          ['Covetous Thoughts', 'River'],
        ),
      );
      t.hazard
        .mayNot('play Covetous Thoughts')
        .refused('Covetous Thoughts', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Dragon-sickness: tempts bearers of the better items',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          [
            { name: 'Legolas', bears: ['Glamdring'] },
            { name: 'Gimli', bears: ['Cram'] },
            { name: 'Bergil', bears: ['Enruned Shield'] },
            'Sam Gamgee',
          ],
          ['Dragon-sickness'],
        ),
      );
      playableOn(t, 'Dragon-sickness', 'Legolas', 'Bergil');
      t.rolls(6);
      t.hazard.plays('Dragon-sickness', 'Bergil').stage.resolve();
      t.equal(rolled(t, 'corruption'), [{ total: 5, against: 2 }], 'a check at one less');
    },
  ),

  scenario(
    'Lost in Free-domains: a company that came that way does nothing at its site',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board(
        on('Edhellond', 'Dol Amroth', ['Imrahil'], ['Lost in Free-domains'], {
          hand: ['Knights of Dol Amroth'],
        }),
      );
      t.hazard.plays('Lost in Free-domains').stage.resolve();
      t.skipTo('discard-one');
      t.equal(t.state.phase, 'end-of-turn', 'there was nothing to be done in the site phase');
      t.expect(!t.company('Imrahil').entered, 'they have not even entered');
      t.board(on('Rivendell', 'Bree', ['Imrahil'], ['Lost in Free-domains', 'River']));
      t.hazard
        .mayNot('play Lost in Free-domains')
        .refused('Lost in Free-domains', { 'no-target': 'coe/9.3' });
    },
  ),
];
