import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, face, toStrikes } from '../help.ts';

/** Elf-song, The Precious, Plague, Something Has Slipped, Blind to the West. */
export const songsAndWhispers: readonly Scenario[] = [
  scenario(
    'Whom Elf-song keeps from being discarded keeps his items too',
    { proves: ['crf/card/elf-song/1'], rules: ALL },
    (t) => {
      for (const at of ['Rivendell', 'Bree'] as const) {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Bergil', bears: ['Glamdring'] }] }],
            events: ['Elf-song'],
          },
          hazard: { hand: ['A Lie in Your Eyes'] },
          moment: 'hazards',
          rolls: [9],
        });
        t.hazard.plays('A Lie in Your Eyes', 'Bergil').stage.resolve();
        t.resource.chooses('Let the dice decide');
        const [him, sword] =
          at === 'Rivendell' ? (['play', 'play'] as const) : (['discard', 'discard'] as const);
        t.equal([t.card('Bergil').zone, t.card('Glamdring').zone], [him, sword], at);
      }
      t.say('So it is with a check that he fails, and with all that he has');
      for (const sung of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Bergil', bears: ['Glamdring', 'Dagger of Westernesse', 'Cram'] },
                  'Elladan',
                ],
              },
            ],
            events: sung ? ['Elf-song'] : [],
          },
          moment: 'organization',
        });
        t.rolls(2);
        t.resource.chooses('give Cram to Elladan').passes();
        t.equal(
          (['Bergil', 'Glamdring', 'Dagger of Westernesse'] as const).map((x) => t.card(x).zone),
          sung ? ['play', 'play', 'play'] : ['discard', 'discard', 'discard'],
          sung ? 'he stays, and his blades' : 'he is gone, and they with him',
        );
      }
    },
  ),

  scenario(
    'Who cannot be discarded at a Haven cannot be won away there',
    { proves: ['crf/card/elf-song/2'], rules: ALL },
    (t) => {
      for (const sung of [true, false]) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: ['Saruman', 'Aragorn II'] }] },
          hazard: {
            companies: [
              { at: 'Rivendell', members: ['Bergil'] },
              { at: 'Lórien', members: ['Elrond', 'Celeborn'] },
            ],
            events: sung ? ['Elf-song'] : [],
          },
          moment: 'entered',
        });
        t.rolls(2, 12).resource.chooses('Aragorn II tries to influence Bergil').stage.resolve();
        t.equal(t.card('Bergil').zone, sung ? 'play' : 'discard', sung ? 'he stays' : 'he is won');
        t.say('It is all one who sings');
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Saruman', 'Aragorn II'] }],
            events: sung ? ['Elf-song'] : [],
          },
          hazard: {
            companies: [
              { at: 'Rivendell', members: ['Bergil'] },
              { at: 'Lórien', members: ['Elrond', 'Celeborn'] },
            ],
          },
          moment: 'entered',
        });
        t.rolls(2, 12).resource.chooses('Aragorn II tries to influence Bergil').stage.resolve();
        t.equal(t.card('Bergil').zone, sung ? 'play' : 'discard', sung ? 'he stays' : 'he is won');
        t.say('An agent who tries it does no better');
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Bergil', 'Aragorn II', 'Glorfindel II'] }],
            events: sung ? ['Elf-song'] : [],
          },
          hazard: { agents: [{ name: 'Golodhros', via: ['Rivendell'], faceUp: true }] },
          moment: 'hazards',
        });
        t.rolls(2, 12).hazard.uses('Golodhros', 'Bergil').stage.resolve();
        t.equal(t.card('Bergil').zone, sung ? 'play' : 'discard', sung ? 'he stays' : 'he is won');
      }
    },
  ),

  scenario(
    'Who plays The Precious says who is tempted; with him the Ring is lost',
    {
      proves: ['companion/clarification/the-precious/1', 'companion/annotation/23/1'],
      rules: ALL,
    },
    (t) => {
      for (const [roll, ring] of [
        [4, 'play'],
        [3, 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Frodo', bears: ['The One Ring'] },
                  { name: 'Aragorn II', status: 'tapped' },
                  { name: 'Sam Gamgee', status: 'wounded', under: 'Aragorn II' },
                  'Gandalf',
                  'Faramir',
                ],
              },
            ],
          },
          hazard: { hand: ['The Precious'] },
          moment: 'hazards',
          rolls: [roll],
        });
        t.hazard.chooses('play The Precious');
        t.hazard.options_are('Aragorn II', 'Sam Gamgee', 'Gandalf', 'Faramir', 'back');
        t.hazard.chooses('Faramir').stage.resolve();
        t.equal(
          t.card('The One Ring').zone,
          ring,
          `${roll} less 3, with the Ring so near, against nothing`,
        );
        t.equal(t.card('Faramir').zone, ring, 'so it goes with Faramir');
        t.equal(t.card('Frodo').zone, 'play', 'whose Ring it was stays');
        if (ring === 'discard') t.shows('companion/annotation/23/1#2');
      }
    },
  ),

  scenario(
    'A plague rages at the end of the turn, not of the journey',
    { proves: ['crf/card/plague/1', 'crf/errata/card-errata/53'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Gimli', { name: 'Bofur', status: 'wounded' }, 'Legolas'],
            },
          ],
        },
        hazard: { hand: ['Plague'] },
        moment: 'hazards',
      });
      t.hazard.plays('Plague', 'Gimli').stage.resolve();
      t.skipTo('enter');
      t.equal(t.card('Gimli').status, 'untapped', 'they have arrived, and nothing has happened');
      t.rolls(11, 11);
      t.skipTo('each');
      t.equal([t.state.phase, t.state.active], ['end-of-turn', 0], 'the turn is at its end');
      t.resource.chooses('Gimli');
      t.equal(t.card('Gimli').status, 'wounded', '9 is above his body of 8');
      t.equal(t.card('Bofur').zone, 'removed', 'one who was wounded dies of it');
      t.equal(t.card('Legolas').status, 'untapped', 'Elves do not sicken');
      t.say('It is not for the turn of him who brought it');
      t.passUntil('organization', { turns: 1 });
      t.equal([t.state.active, t.card('Gimli').zone], [0, 'play'], 'nobody has rolled again');
    },
  ),

  scenario(
    'Each wound tells on all of them, an ally’s too, but only on one who was not wounded before',
    {
      proves: [
        'crf/card/something-has-slipped/1',
        'crf/card/something-has-slipped/2',
        'crf/card/something-has-slipped/3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [
                // tapped is not wounded
                { name: 'Arwen', status: 'tapped', bears: ['Gollum'] },
                { name: 'Bofur', status: 'wounded' },
                { name: 'Faramir', status: 'tapped' },
              ],
              events: ['Something Has Slipped'],
            },
            { at: 'Bree', members: ['Forlong'] },
          ],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Gollum');
      t.rolls(2, 2);
      face(t, 'Bofur', true);
      t.equal(t.card('Arwen').stat('prowess'), 2, 'Bofur was wounded already');
      t.rolls(2, 2);
      face(t, 'Arwen');
      t.equal(t.card('Bofur').stat('prowess'), 5 - 2, 'Arwen was not: two less for everyone');
      t.rolls(2, 2, 12);
      face(t, 'Gollum');
      t.equal(
        (['Arwen', 'Bofur', 'Faramir', 'Gollum', 'Forlong'] as const).map((who) =>
          t.card(who).stat('prowess'),
        ),
        [2 - 4, 4 - 4, 5 - 4, 2, 3],
        'nor was Gollum: two less again, for those of them who are characters, hurt or not',
      );
    },
  ),

  scenario(
    'Twilight is neither of the West nor of the East: nothing disowns it',
    { proves: ['pef/card/twilight/1'], rules: ALL },
    (t) => {
      const west = 'Blind to the West';
      const east = 'Ire of the East';
      for (const [card, by, other] of [
        ['Marvels Told', west, east],
        ['Voices of Malice', east, west],
        ['Twilight', null, null],
        ['LE-145', null, null],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Rivendell', members: ['Elrond'] }],
            hand: [card],
          },
          hazard: { events: ['Doors of Night', 'Thrice Outnumbered'], hand: [west, east] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays(
          by === null ? 'Twilight' : card,
          by === null ? 'Doors of Night' : 'Thrice Outnumbered',
        );
        if (by === null) {
          for (const x of [west, east] as const)
            t.hazard.mayNot(`play ${x}`).refused(x, { 'no-target': 'coe/9.3' });
          t.resolve();
          t.equal(t.card('Doors of Night').zone, 'discard', 'it does what it does');
          continue;
        }
        t.hazard.mayNot(`play ${other}`).plays(by).stage.resolve();
        t.equal(t.card('Thrice Outnumbered').zone, 'play', 'what one side knows comes to nothing');
        t.equal(t.card(by).zone, 'out', 'and the card is gone for good');
      }
    },
  ),
];
