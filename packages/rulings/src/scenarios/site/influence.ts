import {
  type BoardSpec,
  type CompanySpec,
  type Named,
  type Scenario,
  type SideSpec,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Sixteen points of mind elsewhere, so that little general influence is left to resist with. */
const court: CompanySpec = { at: 'Rivendell', members: ['Elrond', 'Celeborn'] };

/** Attempts to win an opponent's cards away. */
export const influence: readonly Scenario[] = [
  scenario(
    'Nothing of an avatar’s, nor he himself, can be won away',
    { proves: ['crf/turn/site-phase/influence-attempts/1', 'coe/8.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: ['Saruman', 'Aragorn II', { name: 'Beretar', status: 'tapped' }],
            },
          ],
          hand: ['Scroll of Isildur', 'Torque of Hues'],
        },
        hazard: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Gandalf', bears: ['Scroll of Isildur', 'Bill the Pony'] },
                { name: 'Peath', under: 'Gandalf', bears: ['Torque of Hues'] },
                { name: 'Boromir II', bears: ['Noble Hound'] },
                { name: 'Forlong', under: 'Boromir II' },
              ],
            },
          ],
          // the one is playable in Bree, the other is not
          pile: ['Rangers of the North', 'Beornings'],
        },
        moment: 'entered',
      });
      t.resource.may('Aragorn II tries to influence').mayNot('Beretar tries to influence');
      const targets = (): string[] =>
        [
          ...new Set(
            t.resource
              .options()
              .filter((x) => x.includes('influence'))
              .map((x) => x.replace(/.*influence /, '').replace(/,.*/, '')),
          ),
        ].sort();
      t.equal(
        targets(),
        ['Boromir II', 'Forlong', 'Noble Hound', 'Rangers of the North', 'Torque of Hues'],
        'what can be tried for',
      );
      t.say('Nor by the deed of an agent');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Gandalf', bears: ['Bill the Pony'] },
                { name: 'Peath', under: 'Gandalf' },
                { name: 'Boromir II', bears: ['Noble Hound'] },
                { name: 'Forlong', under: 'Boromir II' },
              ],
            },
          ],
        },
        hazard: { agents: [{ name: 'Golodhros', via: ['Bree'], faceUp: true }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.chooses('use Golodhros');
      t.hazard.options_are('Boromir II', 'Forlong', 'Noble Hound', 'back');
      t.shows('crf/turn/site-phase/influence-attempts/1#1');

      t.say('Of a Ringwraith’s nothing either');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
          hand: ['Saw-toothed Blade'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Ren the Ringwraith', bears: ['Saw-toothed Blade'] },
                { name: 'Lagduf', under: 'Ren the Ringwraith' },
                'Muzgash',
              ],
            },
          ],
        },
        moment: 'entered',
      });
      t.equal(targets(), ['Muzgash'], 'neither he, nor what he bears, nor who follows him');
      t.shows('crf/turn/site-phase/influence-attempts/1#2');
      t.say('nor by an agent, nor is it an ally of his that can be won');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Ren the Ringwraith', bears: ['Blackbole'] },
                { name: 'Lagduf', under: 'Ren the Ringwraith' },
                'Muzgash',
                'Hador',
              ],
            },
          ],
        },
        hazard: { agents: [{ name: 'Golodhros', via: ['Dol Guldur'], faceUp: true }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses('use Golodhros').options_are('Muzgash', 'Hador', 'back');
      t.shows('crf/turn/site-phase/influence-attempts/1#2');
      t.say('Nor of a Wizard who has strayed, nor of the Balrog');
      for (const [their, avatar, other] of [
        ['fallen-wizard', 'Saruman', 'Boromir II'],
        ['balrog', 'The Balrog', 'Muzgash'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: ['Cram'] },
          hazard: {
            kind: their,
            companies: [{ at: 'Bree', members: [{ name: avatar, bears: ['Noble Hound'] }, other] }],
          },
          moment: 'entered',
        });
        t.equal(targets(), [other], their);
      }
      t.shows(
        'crf/turn/site-phase/influence-attempts/1#1',
        'crf/turn/site-phase/influence-attempts/1#2',
      );
    },
  ),

  scenario(
    'A Hobbit can be won far from the Shire and played there',
    {
      proves: ['crf/turn/site-phase/influence-attempts/2', 'coe/8.2', 'coe/8.3', 'coe/8.4'],
      rules: ALL,
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Bree', members: ['Saruman', 'Aragorn II'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
          hand: ['Sam Gamgee'],
        },
        hazard: {
          companies: [{ at: 'Bree', members: [{ name: 'Sam Gamgee', bears: ['Cram'] }] }, court],
        },
        moment: 'entered' as const,
      };
      t.board(board);
      t.resource.may('Aragorn II tries to influence Sam Gamgee', 'showing a copy');
      t.say(
        'His own 9 and 3 of influence against 20 - 20 of general influence and 8: 4 is more than nothing',
      );
      t.rolls(8, 6)
        .resource.chooses('Aragorn II tries to influence Sam Gamgee', 'showing a copy')
        .stage.resolve();
      t.equal(t.card('Sam Gamgee', 1).zone, 'discard', 'he leaves his old company');
      t.shows('crf/turn/site-phase/influence-attempts/2#1');
      t.equal(t.card('Cram').zone, 'discard', 'and what he bore is lost');
      t.resource.options_are(
        'play Sam Gamgee at Bree, under general influence in the company of Saruman, Aragorn II',
        'play Sam Gamgee at Bree, controlled by Saruman in the company of Saruman, Aragorn II',
        'pass',
      );
      t.resource.chooses('controlled by Saruman');
      t.equal(t.card('Sam Gamgee', 0).site, 'Bree', 'the other copy comes into play right there');
      t.shows('crf/turn/site-phase/influence-attempts/2#2');
      t.equal(t.card('Sam Gamgee', 0).control, 'Saruman', 'under somebody with influence enough');
      t.equal(t.card('Bree').status, 'untapped', 'the site is not tapped');
      t.equal(t.card('Aragorn II').status, 'tapped', 'he who spoke is');

      t.say('Without a copy, the mind of the Hobbit stands against it');
      t.board(board);
      t.rolls(8, 8).resource.chooses('Aragorn II tries to influence Sam Gamgee').stage.resolve();
      t.equal(t.card('Sam Gamgee', 1).zone, 'play', '3 is not more than a mind of 4');
    },
  ),

  scenario(
    'Success does not tap the site, nor does playing the copy',
    {
      proves: [
        'crf/turn/site-phase/influence-attempts/3',
        'pef/term/influencing-a-resource/2',
        'coe/8.4',
        'coe/8.3',
        'coe/8.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          hand: ['Rangers of the North'],
        },
        hazard: { companies: [court], pile: ['Rangers of the North'] },
        moment: 'entered',
      });
      t.resource.refused('Rangers of the North', {
        unique: 'coe/g.man.1',
      });
      t.rolls(12, 7)
        .resource.chooses('Saruman tries to influence Rangers of the North', 'showing a copy')
        .stage.resolve();
      t.resource.chooses('Rangers of the North');
      t.equal(t.card('Rangers of the North', 1).zone, 'discard', 'theirs is discarded');
      t.equal(
        t.card('Rangers of the North', 0).zone,
        'pile',
        'the own one is in the pile, without a roll',
      );
      t.equal(t.points(0).faction, 3, 'and counts');
      t.equal(t.card('Bree').status, 'untapped', 'the site is untapped');

      t.shows('crf/turn/site-phase/influence-attempts/3#2', 'pef/term/influencing-a-resource/2#1');

      t.say('Nobody is shown, and Forlong is won away: 10 + 2 - 6 - 4 is more than a mind of 1');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: ['Bill the Pony'] },
        hazard: {
          companies: [
            { at: 'Bree', members: ['Boromir II', { name: 'Forlong', under: 'Boromir II' }] },
            { at: 'Rivendell', members: ['Elrond'] },
          ],
        },
        moment: 'entered',
      });
      t.rolls(4, 10).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
      t.equal(
        [t.card('Forlong').zone, t.card('Bree').status],
        ['discard', 'untapped'],
        'he is gone, and the site untapped',
      );
      t.shows('crf/turn/site-phase/influence-attempts/3#1', 'pef/term/influencing-a-resource/2#4');

      t.say('An ally');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Bill the Pony', 'Noble Hound'],
        },
        hazard: {
          companies: [
            { at: 'Bree', members: [{ name: 'Boromir II', bears: ['Bill the Pony'] }] },
            court,
          ],
        },
        moment: 'entered',
      });
      t.rolls(7, 7)
        .resource.chooses('Saruman tries to influence Bill the Pony', 'showing a copy')
        .stage.resolve();
      t.resource.chooses('Bill the Pony');
      t.equal(t.card('Bill the Pony', 1).zone, 'discard', 'theirs is discarded');
      t.equal(t.card('Bill the Pony', 0).host, 'Saruman', 'the own one is with him who won it');
      t.equal(t.card('Bree').status, 'untapped', 'the site is untapped');
      t.shows('pef/term/influencing-a-resource/2#2', 'crf/turn/site-phase/influence-attempts/3#2');
      t.resource.may('play Noble Hound');

      t.say('An item');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Glamdring', 'Orcrist'],
        },
        hazard: {
          companies: [
            { at: 'Moria', members: [{ name: 'Boromir II', bears: ['Glamdring'] }] },
            court,
          ],
        },
        moment: 'entered',
      });
      t.rolls(7, 7)
        .resource.chooses('Saruman tries to influence Glamdring', 'showing a copy')
        .stage.resolve();
      t.resource.chooses('Glamdring');
      t.equal(
        [t.card('Glamdring', 1).zone, t.card('Glamdring', 0).host, t.card('Moria').status],
        ['discard', 'Saruman', 'untapped'],
        'theirs is lost, the own one is there, and the site untapped',
      );
      t.shows('pef/term/influencing-a-resource/2#3', 'crf/turn/site-phase/influence-attempts/3#2');
      t.resource.may('play Orcrist');

      t.say('A failure costs the copy');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Bill the Pony', 'Noble Hound'],
        },
        hazard: {
          companies: [
            { at: 'Bree', members: [{ name: 'Boromir II', bears: ['Bill the Pony'] }] },
            court,
          ],
        },
        moment: 'entered',
      });
      t.rolls(12, 2)
        .resource.chooses('Aragorn II tries to influence Bill the Pony', 'showing a copy')
        .stage.resolve();
      t.equal(t.card('Bill the Pony', 1).zone, 'play', 'theirs stays');
      t.equal(t.card('Bill the Pony', 0).zone, 'discard', 'the copy is discarded');
    },
  ),

  scenario(
    'One attempt against the opponent in a turn',
    { proves: ['crf/turn/site-phase/influence-attempts/4', 'coe/8.1'], rules: ALL },
    (t) => {
      const hazard: SideSpec = { companies: [{ at: 'Bree', members: ['Boromir II', 'Forlong'] }] };
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Legolas', 'Gimli'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Rangers of the North'],
        },
        hazard,
        moment: 'entered',
      });
      t.resource
        .may('Legolas tries to influence Forlong')
        .may('Gimli tries to influence Boromir II');
      t.rolls(12, 2).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
      t.equal(t.card('Forlong').zone, 'play', 'it failed');
      t.resource.may('play Rangers of the North').mayNot('tries to influence');
      t.shows('crf/turn/site-phase/influence-attempts/4#1');
      t.say('Nor with another company');
      t.resource.passes();
      t.resource.chooses('enter the site');
      t.resource.may('play Rangers of the North').mayNot('tries to influence');
      t.shows('crf/turn/site-phase/influence-attempts/4#2');
      t.say('but in the next turn');
      t.skipTo('enter', { turns: 1 }).asks(t.hazard, 'enter');
      t.skipTo('enter', { turns: 1 }).resource.chooses('enter the site');
      t.resource.may('Legolas tries to influence Forlong');
      t.shows('crf/turn/site-phase/influence-attempts/4#3');
      t.say('One that a card allows, from afar, is an attempt like any other');
      const afar: BoardSpec = {
        resource: {
          companies: [{ at: 'Lórien', members: ['Aragorn II', 'Legolas'] }],
          hand: ['Old Road', 'Beornings'],
          sites: ["Beorn's House"],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Boromir II', 'Forlong'] }, court],
          pile: ['Beornings'],
        },
        moment: 'entered',
        asksPasses: true,
      };
      t.board(afar);
      t.resource.may('play Old Road').may('Legolas tries to influence Forlong');
      t.rolls(12, 2).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
      t.resource.mayNot('play Old Road');
      t.board(afar);
      t.rolls(12, 2).resource.plays('Old Road', 'Aragorn II').stage.resolve();
      t.resource.mayNot('tries to influence');
      t.shows('crf/turn/site-phase/influence-attempts/4#1');
    },
  ),

  scenario(
    'Not in one’s first turn, not with an avatar who has just come, not without entering',
    { proves: ['coe/8.1'], rules: ALL },
    (t) => {
      const hazard: SideSpec = { companies: [{ at: 'Bree', members: ['Boromir II'] }] };
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Saruman', fresh: true },
                { name: 'Beretar', fresh: true },
                'Aragorn II',
              ],
            },
          ],
          hand: ['Bill the Pony'],
        },
        hazard,
        moment: 'entered',
      });
      t.resource
        .may('Beretar tries to influence Boromir II')
        .may('Aragorn II tries to influence Boromir II')
        .mayNot('Saruman tries to influence');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Bill the Pony'],
          turnsTaken: 0,
        },
        hazard,
        moment: 'entered',
      });
      t.resource.may('play Bill the Pony').mayNot('tries to influence');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Aragorn II'] }], hand: ['Shadowfax'] },
        hazard,
        moment: 'entered',
      });
      t.resource.may('play Shadowfax').mayNot('tries to influence');
      t.say('At the site, but before it has entered');
      for (const enters of [false, true]) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
          hazard,
          moment: 'site',
          asksPasses: true,
        });
        if (enters) t.resource.chooses('enter the site');
        if (enters) t.resource.may('tries to influence');
        else t.resource.mayNot('tries to influence').passes();
        if (!enters)
          t.expect(!t.offered().some((x) => x.includes('influence')), 'nor instead of it');
      }
    },
  ),

  scenario(
    'What is shown may be of the other side, even if it could not be played; an ally is played where it can be',
    { proves: ['coe/8.2', 'coe/8.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: "Beorn's House", members: ['Saruman'] }],
          hand: ['LE-261'],
        },
        hazard: { companies: [court], pile: ['TW-197'] },
        moment: 'entered',
      });
      t.rolls(12, 7)
        .resource.chooses('Saruman tries to influence Beornings', 'showing a copy')
        .stage.resolve();
      t.equal(t.card('TW-197').zone, 'discard', 'the Beornings of the heroes are won away');
      t.equal(t.card('LE-261').zone, 'hand', 'those of the minions do not come');
      for (const at of ['Bree', 'Edoras'] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Saruman'] }],
            hand: ['Bill the Pony', 'Cram'],
          },
          hazard: {
            companies: [{ at, members: [{ name: 'Boromir II', bears: ['Bill the Pony'] }] }, court],
          },
          moment: 'entered',
        });
        t.rolls(2, 12)
          .resource.chooses('Saruman tries to influence Bill the Pony', 'showing a copy')
          .stage.resolve();
        t.equal(t.card('Bill the Pony', 1).zone, 'discard', 'theirs is gone');
        if (at === 'Bree') t.asks(t.resource, 'play').resource.may('Bill the Pony');
        else t.expect(t.decision().about !== 'play', 'he is not playable there');
      }
    },
  ),

  scenario(
    'An item with an event on it cannot be tried for',
    { proves: ['pef/term/influencing-a-resource/1', 'coe/8.1'], rules: ALL },
    (t) => {
      const board = (on: Named[]): BoardSpec => ({
        resource: {
          companies: [{ at: 'Bree', members: ['Saruman', 'Aragorn II'] }],
          hand: ['Scroll of Isildur', 'Bill the Pony'],
        },
        hazard: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Boromir II',
                  bears: [{ name: 'Scroll of Isildur', on }, 'Torque of Hues'],
                },
              ],
            },
            court,
          ],
        },
        moment: 'entered' as const,
      });
      t.board(board(['Free to Choose']));
      t.resource.mayNot('influence Scroll of Isildur').may('influence Boromir II');
      t.board(board([]));
      t.resource
        .may('Saruman tries to influence Scroll of Isildur, showing a copy')
        .mayNot('influence Torque of Hues');
      t.say(
        '10 of influence and a roll of 7, less 5 and his 1: more than the mind of 4 by far; but the Scroll is not at home in Bree',
      );
      t.rolls(5, 7)
        .resource.chooses('Saruman tries to influence Scroll of Isildur, showing a copy')
        .stage.resolve();
      t.equal(t.card('Scroll of Isildur', 1).zone, 'discard', 'it is lost to its bearer');
      t.equal(t.card('Scroll of Isildur', 0).zone, 'hand', 'and cannot be played at this site');
    },
  ),

  scenario('The numbers of an attempt', { proves: ['coe/8.3'], rules: ALL }, (t) => {
    const board: BoardSpec = {
      resource: {
        companies: [{ at: 'Bree', members: ['Legolas', 'Aragorn II'] }],
        hand: ['Bill the Pony'],
      },
      // ten of general influence in use for Elrond, four for Boromir, so that six are left; Forlong follows
      hazard: {
        companies: [
          { at: 'Bree', members: ['Boromir II', { name: 'Forlong', under: 'Boromir II' }] },
          { at: 'Rivendell', members: ['Elrond'] },
        ],
      },
      moment: 'entered' as const,
    };
    t.board(board);
    t.equal(t.generalInfluence(1), 6, 'unused general influence');
    t.rolls(4, 9).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
    t.equal(t.card('Forlong').zone, 'play', '9 + 2 - 6 - 4 = 1 is not more than 1');
    t.board(board);
    t.rolls(4, 10).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
    t.equal(t.card('Forlong').zone, 'discard', '2 is more than 1');

    t.say('A follower is helped by what influence his leader has left');
    t.board({
      ...board,
      hazard: {
        companies: [
          { at: 'Bree', members: ['Imrahil', { name: 'Forlong', under: 'Imrahil' }] },
          { at: 'Rivendell', members: ['Elrond'] },
        ],
      },
    });
    t.equal(t.generalInfluence(1), 4, 'unused general influence');
    t.equal(t.card('Imrahil').influence(), 1, 'unused direct influence');
    t.rolls(4, 9).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
    t.equal(t.card('Forlong').zone, 'discard', '9 + 2 - 4 - 4 - 1 = 2 is more than 1');
    t.board({
      ...board,
      hazard: {
        companies: [
          { at: 'Bree', members: ['Imrahil', { name: 'Forlong', under: 'Imrahil' }] },
          { at: 'Rivendell', members: ['Elrond'] },
        ],
      },
    });
    t.rolls(4, 8).resource.chooses('Legolas tries to influence Forlong').stage.resolve();
    t.equal(t.card('Forlong').zone, 'play', '1 is not');

    t.say('So is what he controls, an ally or an item: nothing of general influence is left here');
    for (const [what, needs] of [
      // Boromir's influence of 1, and the mind of the Hound
      ['Noble Hound', 1 + 1],
      // his influence, and his own mind, whether the same is shown or not
      ['Scroll of Isildur', 1 + 4],
    ] as const)
      for (const more of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Legolas'] }],
            hand: ['Scroll of Isildur'],
          },
          hazard: {
            companies: [
              { at: 'Bree', members: [{ name: 'Boromir II', bears: [what] }] },
              { at: 'Rivendell', members: ['Elrond', 'Celeborn'] },
            ],
          },
          moment: 'entered',
        });
        t.equal(t.generalInfluence(1), 0, 'no general influence is left');
        // two of his own, and five are rolled against him
        t.rolls(5, needs + 5 - 2 + (more ? 1 : 0))
          .resource.chooses(`Legolas tries to influence ${what}`)
          .stage.resolve();
        t.equal(t.card(what, 1).zone, more ? 'discard' : 'play', `${what}: more than ${needs}?`);
      }
  }),

  scenario(
    'What cannot be played does not come by influence either',
    { proves: ['coe/8.4', 'coe/9.2'], rules: ALL },
    (t) => {
      for (const raided of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: ['Saruman'],
                ...(raided ? { onSite: [{ name: 'Tower Raided', status: 'tapped' }] } : {}),
              },
            ],
            hand: ['Rangers of the North'],
          },
          hazard: { companies: [court], pile: ['Rangers of the North'] },
          moment: 'entered',
        });
        t.rolls(12, 7)
          .resource.chooses('Saruman tries to influence Rangers of the North', 'showing a copy')
          .stage.resolve();
        if (raided) t.expect(t.decision().about !== 'play', 'it is not offered');
        else t.resource.chooses('Rangers of the North');
        t.equal(t.card('Rangers of the North', 1).zone, 'discard', 'theirs is discarded');
        t.equal(
          t.card('Rangers of the North', 0).zone,
          raided ? 'hand' : 'pile',
          'no faction is played where everything was carried off',
        );
      }
    },
  ),
];
