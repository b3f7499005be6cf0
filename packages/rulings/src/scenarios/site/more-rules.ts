import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { fight } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Rules of the site phase that no ruling speaks of. */
export const moreRules: readonly Scenario[] = [
  scenario(
    'An attack that has begun goes on without what brought it',
    { proves: ['coe/2.V.ii.7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Boromir II', 'Beorn'] }],
          hand: ['Twilight'],
        },
        hazard: { events: ['Fell Winter'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'the Wolves of the winter');
      t.resource.plays('Twilight', 'Fell Winter', { way: 'discard' }).stage.resolve();
      t.equal(t.card('Fell Winter').zone, 'discard', 'the winter is over');
      t.expect(t.underAttack, 'the Wolves are still there');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'as strong as before');
      t.rolls(12, 12);
      fight(t);
      t.equal(
        [t.card('Boromir II').status, t.card('Beorn').status].sort(),
        ['tapped', 'tapped'],
        'and were fought',
      );
    },
  ),

  scenario(
    'An item is played where its sort is to be had, by one who is untapped',
    { proves: ['coe/2.V.4', 'coe/2.V.1'], rules: ALL },
    (t) => {
      const hand: Named[] = ['Cram', 'Glamdring', 'Narsil', 'Precious Gold Ring', 'Smoke Rings'];
      t.board({
        resource: {
          companies: [
            { at: 'Bandit Lair', members: ['Aragorn II', { name: 'Beretar', status: 'tapped' }] },
          ],
          hand,
          discard: ['Orcrist'],
        },
        moment: 'entered',
      });
      t.resource
        .may('play Cram')
        .may('play Precious Gold Ring')
        .mayNot('play Glamdring')
        .mayNot('play Narsil');
      t.resource
        .refused('Glamdring', { 'not-here': 'coe/2.V.4' })
        .refused('Narsil', { 'not-here': 'coe/2.V.4' });
      t.resource.plays('Precious Gold Ring', 'Aragorn II');
      t.equal(
        [t.card('Aragorn II').status, t.card('Bandit Lair').status],
        ['tapped', 'untapped'],
        'declared: he taps, the site does not',
      );
      t.resolve();
      t.equal(
        [t.card('Precious Gold Ring').host, t.card('Bandit Lair').status],
        ['Aragorn II', 'tapped'],
        'resolved: it is his, and the site taps',
      );
      t.say('Nobody untapped, nothing played');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bandit Lair',
              members: [
                { name: 'Aragorn II', status: 'tapped', bears: ['Cram'] },
                { name: 'Beretar', status: 'wounded' },
              ],
            },
          ],
          hand,
        },
        moment: 'entered',
      });
      t.resource
        .mayNot('play Cram')
        .mayNot('play Precious')
        .refused('Precious Gold Ring', { 'no-character': 'coe/2.V.1' });
    },
  ),

  scenario(
    'An ally is played by one who is untapped, at an untapped site, and taps both',
    { proves: ['coe/2.V.2', 'coe/2.V.1'], rules: ALL },
    (t) => {
      const at = (tapped: 'nobody' | 'all' | 'site') =>
        t.board({
          resource: {
            companies: [
              {
                at: 'Wellinghall',
                ...(tapped === 'site' ? { siteTapped: true as const } : {}),
                members: [
                  tapped === 'all' ? { name: 'Forlong', status: 'tapped' as const } : 'Forlong',
                ],
              },
            ],
            hand: ['Quickbeam', 'Dark Quarrels'],
          },
          moment: 'entered',
          asksPasses: true,
        });
      at('all');
      t.resource.mayNot('play Quickbeam').refused('Quickbeam', { 'no-character': 'coe/2.V.1' });
      at('site');
      t.resource.mayNot('play Quickbeam').refused('Quickbeam', { 'site-tapped': 'coe/2.V.1' });
      at('nobody');
      t.resource.plays('Quickbeam', 'Forlong');
      t.equal(
        [t.card('Forlong').status, t.card('Wellinghall').status],
        ['tapped', 'untapped'],
        'declared: he taps, the site does not',
      );
      t.resolve();
      t.equal(
        [t.card('Quickbeam').host, t.card('Wellinghall').status],
        ['Forlong', 'tapped'],
        'resolved: it is with him, and the site taps',
      );
    },
  ),

  scenario(
    'What is played on one facing an attack or a strike is never revealed',
    { proves: ['coe/2.V.6.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              members: ['Aragorn II', 'Fatty Bolger'],
              onGuard: [
                'Spells of the Barrow-wights',
                'Left Behind',
                'Flies and Spiders',
                'Weariness of the Heart',
              ],
            },
          ],
          hand: ['Glamdring', 'Concealment'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(t.underAttack, 'nothing could be revealed before the attack of the Undead');
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard
        .may('reveal Weariness')
        .mayNot('reveal Spells')
        .mayNot('reveal Left Behind')
        .mayNot('reveal Flies');
    },
  ),

  scenario(
    'A card that may tap others in passing does no harm to one who has tapped for a resource',
    { proves: ['coe/2.V.6.4', 'coe/2.V.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Forlong'], onGuard: [] },
          ],
          hand: ['Bill the Pony'],
        },
        hazard: { hand: ['Veils Flung Away'] },
        moment: 'hazards',
      });
      t.hazard.placesOnGuard('Veils Flung Away').stage.resolve();
      t.passUntil('enter');
      t.resource.chooses('enter the site');
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.equal(t.card('Aragorn II').status, 'tapped', 'tapped for the ally');
      t.hazard.may('reveal Veils Flung Away');
      t.rolls(12, 12).hazard.reveals('Veils Flung Away');
      while (t.decision().about === 'each') t.take(t.decision().options[0], 'in any order');
      t.resolve();
      while (t.state.dice.length > 0) t.take(t.decision().options[0], 'in any order');
      t.equal(
        [t.card('Aragorn II').status, t.card('Forlong').status],
        ['tapped', 'tapped'],
        'both have failed; one was tapped anyway',
      );
      t.resolve();
      t.equal(t.card('Bill the Pony').host, 'Aragorn II', 'and the play goes on');
    },
  ),

  scenario(
    'Without a company there is no site phase',
    { proves: ['coe/2.V.7'], rules: ALL },
    (t) => {
      t.board({
        resource: { hand: ['Cram', 'Smoke Rings'], discard: ['Narsil'] },
        moment: 'site',
        runsOn: true,
      });
      t.equal(t.state.phase, 'end-of-turn', 'it is skipped');
      t.asks(t.resource, 'end-of-turn');
    },
  ),

  scenario(
    'Of a unique being there is one in play',
    { proves: ['coe/g.man.1'], rules: ALL },
    (t) => {
      const board = (theirs: Named[]): BoardSpec => ({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II'] }],
          hand: ['Glamdring', 'Sword of Gondolin'],
        },
        hazard: { companies: [{ at: 'Edoras', members: [{ name: 'Háma', bears: theirs }] }] },
        moment: 'entered' as const,
      });
      t.board(board(['Glamdring', 'Sword of Gondolin']));
      t.resource
        .may('play Sword of Gondolin')
        .mayNot('play Glamdring')
        .refused('Glamdring', { unique: 'coe/g.man.1' });
      t.board(board([]));
      t.resource.may('play Glamdring');
      t.say('Nor once it is out of the game for good');
      t.board({ ...board([]), hazard: { removed: ['Glamdring'] } });
      t.resource.mayNot('play Glamdring').refused('Glamdring', { unique: 'coe/g.man.1' });
    },
  ),

  scenario(
    'What can be played at a tapped site taps one that is not, all the same',
    { proves: ['coe/2.V.1.2', 'coe/2.V.1'], rules: ALL },
    (t) => {
      for (const siteTapped of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Bree', members: ['Frodo', 'Elrond'], ...(siteTapped ? { siteTapped } : {}) },
            ],
            hand: ['Bill the Pony', 'Goldberry'],
          },
          moment: 'entered',
        });
        t.resource.plays('Bill the Pony', 'Frodo').stage.resolve();
        t.equal(t.card('Bill the Pony').zone, 'play', 'he comes');
        t.equal(t.card('Bree').status, 'tapped', 'and the site is tapped now');
      }
      t.say('What does not tap the site is not played where it is tapped');
      for (const tapped of [false, true]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                members: ['Ren the Ringwraith'],
                ...(tapped ? { siteTapped: true } : {}),
              },
            ],
            hand: ['Black Horse'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (tapped) t.resource.refused('Black Horse', { 'site-tapped': 'coe/2.V.1' });
        else {
          t.resource.plays('Black Horse').stage.resolve();
          t.equal(t.card('Minas Morgul').status, 'untapped', 'it spares the site');
        }
      }
    },
  ),
];
