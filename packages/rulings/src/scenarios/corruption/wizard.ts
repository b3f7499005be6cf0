import { query } from '@mathom/engine';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const laden = (t: Stage, more: { hand?: Named[]; pile?: Named[]; exhausted?: number } = {}) =>
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          members: [{ name: 'Gandalf', bears: ['Orcrist', 'Scroll of Isildur'] }, 'Arwen'],
        },
      ],
      ...more,
    },
    moment: 'organization',
  });

/** The end of a Wizard, and what keeps people from being discarded. */
export const endOfAWizard: readonly Scenario[] = [
  scenario(
    'An eliminated Wizard costs five points and is not followed by another, but the game goes on',
    {
      proves: [
        'crf/tournament/victory-conditions/1',
        'crf/tournament/victory-conditions/2',
        'coe/2.2',
        'coe/7.1',
      ],
      rules: ['coe', 'tournament'],
    },
    (t) => {
      laden(t, { hand: ['Saruman'] });
      const before = t.tally(0);
      // 2 + 1 of his own against 5
      t.rolls(2);
      t.resource.chooses('give Orcrist to Arwen').passes();
      t.equal(t.card('Gandalf').zone, 'removed', 'he is out of play');
      t.equal(t.state.result, null, 'the game goes on');
      t.shows('crf/tournament/victory-conditions/1#1');
      // his two items gave seven and four
      t.equal(t.tally(0), before - 8 - 5, 'his items and five points are lost');
      t.resource.refused('Saruman', { avatar: 'coe/2.II.2.1.1', 'avatar-lost': 'coe/2.2' });
      t.resource.chooses('organize').mayNot('play Saruman');

      t.say('So it is if he falls to a strike');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Gandalf'] },
            { at: 'Lórien', members: ['Arwen'] },
          ],
          hand: ['Saruman'],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      const whole = t.tally(0);
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.fightOut(2, 12);
      t.equal(
        [t.card('Gandalf').zone, t.tally(0)],
        ['removed', whole - 5],
        'out of play, and five points less',
      );
      t.shows('crf/tournament/victory-conditions/2#1');
      t.equal(t.state.result, null, 'the game goes on');
      t.shows('crf/tournament/victory-conditions/1#1');
      t.passUntil('organization', { turns: 2 });
      t.resource.refused('Saruman', { avatar: 'coe/2.II.2.1.1', 'avatar-lost': 'coe/2.2' });
      t.shows('crf/tournament/victory-conditions/2#4');

      t.say('So it is with a Ringwraith, here by a strike');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              to: 'AS-143',
              members: ['Ren the Ringwraith'],
              events: ['Black Rider'],
            },
            { at: 'Dol Guldur', members: ['Hador'] },
          ],
          hand: ['Adûnaphel the Ringwraith'],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      const points = t.tally(0);
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.fightOut(2, 12);
      t.equal(
        [t.card('Ren the Ringwraith').zone, t.tally(0), t.state.result],
        ['removed', points - 5, null],
        'out of play, five less, and the game goes on',
      );
      t.shows('crf/tournament/victory-conditions/1#2', 'crf/tournament/victory-conditions/2#2');
      t.passUntil('organization', { turns: 2 });
      t.resource.refused('Adûnaphel the Ringwraith', {
        avatar: 'coe/2.II.2.1.1',
        'avatar-lost': 'coe/2.2',
      });
      t.shows('crf/tournament/victory-conditions/2#4');

      t.say('The five are missing from the final total');
      const total = (lost: boolean, kind: 'wizard' | 'ringwraith'): number => {
        t.board({
          resource: {
            kind,
            ...(lost ? { avatarLost: true } : {}),
            // of other sources there is so little that the factions are worth no more than these
            ...(kind === 'wizard'
              ? {
                  companies: [{ at: 'Lórien', members: ['Haldir'] }],
                  stored: [{ name: 'Dreams of Lore', at: 'Lórien' }],
                  pile: ['Riders of Rohan', 'Wood-elves', 'Men of Dale'],
                }
              : {
                  companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
                  pile: ['Goblins of Goblin-gate'],
                }),
          },
          hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
          moment: 'council',
          rolls: [12, 12],
        });
        return t.state.result?.totals[0] ?? -99;
      };
      for (const kind of ['wizard', 'ringwraith'] as const)
        t.equal(total(true, kind), total(false, kind) - 5, `at the council, of a ${kind}`);
      t.shows('crf/tournament/victory-conditions/2#3');
    },
  ),

  scenario(
    'Even a near miss eliminates a Wizard',
    {
      proves: ['coe/7.1', 'crf/tournament/victory-conditions/2'],
      rules: ['coe', 'tournament'],
    },
    (t) => {
      // with one of his own, against five; another would be discarded by the first two
      for (const roll of [4, 3, 2]) {
        laden(t);
        const before = t.tally(0);
        t.rolls(roll);
        t.resource.chooses('give Orcrist to Arwen').passes();
        t.equal(
          [t.card('Gandalf').zone, t.tally(0)],
          ['removed', before - 8 - 5],
          `${roll + 1} against five`,
        );
      }
      laden(t);
      t.rolls(5);
      t.resource.chooses('give Orcrist to Arwen').passes();
      t.equal(t.card('Gandalf').zone, 'play', 'six are enough');
      t.shows('crf/tournament/victory-conditions/2#5');
    },
  ),

  scenario(
    'In the older rules outside of tournaments a lost Wizard is a lost game',
    {
      proves: [
        'crf/term/corruption/7',
        'crf/tournament/victory-conditions/1',
        'crf/tournament/victory-conditions/4',
      ],
      rules: ['crf'],
    },
    (t) => {
      laden(t);
      t.rolls(2);
      t.resource.chooses('give Orcrist to Arwen').passes();
      t.equal(t.state.result?.reason, 'avatar-lost', 'the game is over at once');
      t.equal(t.state.result?.winner, 1, 'for the other player');
      t.say('So it is with a Ringwraith');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              to: 'AS-143',
              members: ['Ren the Ringwraith'],
              events: ['Black Rider'],
            },
          ],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.fightOut(2, 12);
      t.equal(
        [t.state.result?.reason, t.state.result?.winner],
        ['avatar-lost', 1],
        'the game is over at once',
      );
      t.shows('crf/tournament/victory-conditions/1#3');
      t.say('and with a Fallen-wizard');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [
            {
              at: 'WH-56',
              to: 'TW-418',
              by: ['Gap of Isen', 'Enedhwaith', 'Dunland', 'Hollin'],
              members: ['Saruman', 'Ciryaher'],
            },
          ],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Saruman');
      t.fightOut(2, 12);
      t.equal(
        [t.state.result?.reason, t.state.result?.winner],
        ['avatar-lost', 1],
        'he has lost, and plays nothing any more',
      );
      t.shows('crf/tournament/victory-conditions/4#1');
    },
  ),

  scenario(
    'The five lost points count at once when it comes to calling',
    { proves: ['crf/tournament/victory-conditions/3', 'coe/2.2'], rules: ['coe', 'tournament'] },
    (t) => {
      const turn = (roll: number, left: number, calls: boolean) => {
        laden(t, {
          pile: [
            'Riders of Rohan',
            'Knights of Dol Amroth',
            'Rangers of the North',
            'Men of Anórien',
            'Men of Lebennin',
            'Wood-elves',
            'Men of Dale',
            'Iron Hill Dwarves',
            'The Great Eagles',
          ],
          exhausted: 1,
        });
        t.equal(t.tally(0), 34, 'points before anything happens');
        t.rolls(roll);
        t.resource.chooses('give Orcrist to Arwen').passes();
        for (let i = 0; i < 40 && t.state.active === 0 && t.decision().about !== 'call'; i++)
          t.pass();
        t.equal(
          [t.tally(0), query.tallyForCalling(t.state, 0)],
          [left, left],
          'points at the end of the turn, for the call too',
        );
        t.equal(t.decision().about === 'call', calls, 'the council can be called');
      };
      turn(12, 34, true);
      // 26 without his items, and five less
      turn(2, 21, false);
      t.say('So it is with a Ringwraith and with a Fallen-wizard');
      for (const kind of ['ringwraith', 'fallen-wizard'] as const) {
        const [before, after] = [false, true].map((avatarLost) => {
          t.board({
            resource: {
              kind,
              ...(avatarLost ? { avatarLost: true as const } : {}),
              companies: [{ at: 'Bree', members: ['Ciryaher'] }],
              pile: ['Riders of Rohan', 'Easterlings'],
            },
            moment: 'organization',
          });
          return [t.tally(0), query.tallyForCalling(t.state, 0)];
        });
        t.equal(
          after,
          before.map((n) => n - 5),
          kind,
        );
      }
    },
  ),

  scenario(
    'Who is kept from being discarded has not failed',
    { proves: ['crf/term/corruption/7'], rules: ALL },
    (t) => {
      const check = (who: Named, roll: number, zone: string, spent: boolean) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Gandalf', bears: ['Orcrist', 'Scroll of Isildur'] },
                  { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                  { name: 'Elladan', bears: ['Magical Harp'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Weariness of the Heart', 'Wargs'], events: ['Traitor'] },
          moment: 'hazards',
        });
        t.rolls(9);
        t.resource.uses('Magical Harp').stage.resolve();
        t.rolls(roll);
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, who).stage.resolve();
        t.equal(t.card(who).zone, zone, `${who} with ${roll}`);
        if (t.state.result === null)
          t.equal(
            t.underAttack || t.decision().about === 'pick',
            spent,
            'a traitor only if he failed',
          );
      };
      check('Aragorn II', 5, 'play', false);
      check('Aragorn II', 4, 'play', false);
      check('Aragorn II', 3, 'removed', true);
      t.shows('crf/term/corruption/7#1');
      const now = t.rules === 'coe';
      check('Gandalf', 4, now ? 'removed' : 'play', now);
      t.shows('crf/term/corruption/7#2');
      t.equal(t.state.result, null, 'nobody has lost');
      if (!now) t.equal(t.state.players[0].avatarLost ?? false, false, 'he is not lost');
      t.shows('crf/term/corruption/7#3');
      check('Gandalf', 2, 'removed', true);
      t.equal(
        t.state.result?.reason,
        t.rules === 'crf' ? 'avatar-lost' : undefined,
        'only worse than that is the end of him',
      );
    },
  ),

  scenario(
    'Now a near miss is the end of a Wizard whatever keeps him, and a success for others',
    { proves: ['coe/7.1', 'coe/7.1.3'], rules: ['coe'] },
    (t) => {
      const check = (who: Named, roll: number, zone: string) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Gandalf', bears: ['Orcrist', 'Scroll of Isildur'] },
                  { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                  { name: 'Elladan', bears: ['Magical Harp'] },
                ],
              },
            ],
          },
          hazard: { hand: ['Weariness of the Heart', 'Wargs'] },
          moment: 'hazards',
        });
        t.rolls(9);
        t.resource.uses('Magical Harp').stage.resolve();
        t.rolls(roll);
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, who).stage.resolve();
        t.equal(t.card(who).zone, zone, `${who} with ${roll}`);
      };
      check('Aragorn II', 5, 'play');
      check('Aragorn II', 3, 'removed');
      check('Gandalf', 4, 'removed');
    },
  ),

  scenario(
    'A prevented discard stores the item or does not, as the rules have it',
    { proves: ['coe/7.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                { name: 'Elladan', bears: ['Magical Harp'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.rolls(9);
      t.resource.uses('Magical Harp').stage.resolve();
      t.rolls(5);
      t.resource.chooses('store Narsil').stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'he stays');
      t.equal(
        t.card('Narsil').zone,
        t.rules === 'coe' ? 'pile' : 'play',
        'success, or merely no failure',
      );
    },
  ),

  scenario(
    'The harp protects those who are with it, as long as they are',
    { proves: ['pef/card/magical-harp/2'], rules: ALL },
    (t) => {
      const part = (split: boolean, zone: string) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                  { name: 'Elladan', bears: ['Magical Harp'] },
                  'Arwen',
                ],
              },
            ],
          },
          moment: 'organization',
        });
        t.rolls(9);
        t.resource.uses('Magical Harp').stage.resolve();
        if (split) t.resource.chooses('organize').chooses('split off Aragorn II').passes();
        t.rolls(5);
        t.resource.chooses('give Narsil to Arwen').stage.resolve();
        t.equal(
          t.card('Aragorn II').zone,
          zone,
          split ? 'apart from the harp he is discarded' : 'with the harp he stays',
        );
      };
      part(false, 'play');
      part(true, 'discard');
      t.say('And who comes to the harp after it was played is protected from then on');
      for (const joins of ['Elladan', 'Aragorn II', null] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                  'Arwen',
                ],
              },
              { at: 'Rivendell', members: [{ name: 'Elladan', bears: ['Magical Harp'] }] },
            ],
          },
          moment: 'organization',
        });
        t.rolls(9).resource.uses('Magical Harp').stage.resolve();
        if (joins)
          t.resource.chooses('organize').chooses('join', `to the company of ${joins}`).passes();
        t.rolls(5).resource.chooses('give Narsil to Arwen').stage.resolve();
        t.equal(
          t.card('Aragorn II').zone,
          joins ? 'play' : 'discard',
          joins ? 'with the harp now' : 'at the same place, but in another company',
        );
      }
      t.shows('pef/card/magical-harp/2#1');
    },
  ),

  scenario(
    'The harp can be played at the council',
    { proves: ['crf/card/magical-harp/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                { name: 'Elladan', bears: ['Magical Harp'] },
              ],
            },
          ],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
        moment: 'council',
      });
      t.resource.chooses('Aragorn II');
      t.resource.may('use Magical Harp');
      // its own check first, then five against five; Elladan and Celeborn have theirs after that
      t.rolls(9, 5, 12, 12);
      t.resource.uses('Magical Harp', { way: 'Free Council' }).stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'he is kept');
      t.equal(t.card('Magical Harp').status, 'tapped', 'the harp is tapped');
      t.say('By either player, when it is for his own to check');
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
        hazard: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', bears: ['Narsil', 'Wormsbane', 'Glamdring'] },
                { name: 'Elladan', bears: ['Magical Harp'] },
              ],
            },
          ],
        },
        moment: 'council',
      });
      t.rolls(12).hazard.passes();
      t.hazard.chooses('Aragorn II');
      t.rolls(9, 5, 12);
      t.hazard.uses('Magical Harp', { way: 'Free Council' }).stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'play', 'he is kept');
    },
  ),
];
