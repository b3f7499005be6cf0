import { query } from '@mathom/engine';
import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, defend, face } from '../combat/help.ts';

const under = (name: Named, lord: Named): Member => ({ name, under: lord });

/** What is left of his influence, used on nobody in particular. */
const left = (t: Stage, name: Named): number => query.unusedDirect(t.state, t.id(name), -1);

/** Ringwraiths who follow the one their player is. */
export const ringwraithFollowers: readonly Scenario[] = [
  scenario(
    'Another Ringwraith comes as a follower by leave of a card, at a Darkhaven or at home, for one point',
    { proves: ['coe/2.II.2.1.R4', 'coe/2.II.2.1.R5', 'coe/2.II.2.1.1'], rules: ALL },
    (t) => {
      const board = (lord: Named, at: Named, hand: Named[], more: Member[] = []) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: [lord, ...more] }],
            hand,
          },
          moment: 'organization',
        });
      board('Ren the Ringwraith', 'Minas Morgul', ['Indûr the Ringwraith']);
      t.resource.refused('Indûr the Ringwraith', { 'follower-leave': 'coe/2.II.2.1.R4' });
      // Khamûl brings one himself, who takes nothing of his influence
      board('Khamûl the Ringwraith', 'Minas Morgul', ['Indûr the Ringwraith']);
      const influence = left(t, 'Khamûl the Ringwraith');
      t.resource
        .chooses('organize')
        .chooses('play Indûr the Ringwraith', 'controlled by Khamûl the Ringwraith');
      t.equal(left(t, 'Khamûl the Ringwraith'), influence, 'he has it all still');
      t.equal(t.state.players[0].avatar, 'Khamûl the Ringwraith', 'he is still the one');
      // and no second
      board(
        'Khamûl the Ringwraith',
        'Minas Morgul',
        ['Indûr the Ringwraith'],
        [under('Dwar the Ringwraith', 'Khamûl the Ringwraith')],
      );
      t.equal(left(t, 'Khamûl the Ringwraith'), influence, 'one is free of charge');
      // neither at a Darkhaven nor at his home
      board('Khamûl the Ringwraith', 'Barad-dûr', ['Indûr the Ringwraith', 'Ren the Ringwraith']);
      t.resource.refused('Indûr the Ringwraith', { 'no-site': 'coe/2.II.2.1.R4' });
      t.resource.chooses('organize').may('play Ren the Ringwraith at Barad-dûr');
      t.say('One card lets one come, and no second');
      board('Khamûl the Ringwraith', 'Minas Morgul', [
        'Indûr the Ringwraith',
        'Ren the Ringwraith',
      ]);
      t.resource
        .chooses('organize')
        .chooses('play Indûr the Ringwraith', 'controlled by Khamûl')
        .passes();
      t.skipTo('organization', { turns: 2 });
      t.resource.refused('Ren the Ringwraith', { 'follower-leave': 'coe/2.II.2.1.R4' });
      t.say('Each takes a point of the influence of his lord, and comes only if there is one left');
      for (const [followers, rest] of [
        [['Dwar the Ringwraith'], 3],
        [['Dwar the Ringwraith', 'Adûnaphel the Ringwraith'], 2],
      ] as const) {
        board(
          'Ren the Ringwraith',
          'Minas Morgul',
          [],
          followers.map((x) => under(x, 'Ren the Ringwraith')),
        );
        t.equal(left(t, 'Ren the Ringwraith'), rest, `with ${followers.length}`);
        t.equal(
          followers.map((x) => query.isOwnAvatar(t.state, t.id(x))),
          followers.map(() => false),
          'none of them is his player’s avatar',
        );
      }
      t.say('One is under the avatar himself, and under nobody who follows him');
      const many: Named[] = [
        'Dwar the Ringwraith',
        'Adûnaphel the Ringwraith',
        'Khamûl the Ringwraith',
        'Hoarmûrath the Ringwraith',
        'Akhôrahil the Ringwraith',
      ];
      for (const room of [true, false]) {
        const lord = { name: 'Ren the Ringwraith', bears: ['Black Horse'] } as const;
        const followers = many
          .slice(0, room ? 4 : 5)
          .map((x): Member => under(x, 'Ren the Ringwraith'));
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Minas Morgul', members: [lord, ...followers] }],
            hand: ['Indûr the Ringwraith'],
          },
          moment: 'organization',
        });
        if (room)
          t.resource
            .chooses('organize')
            .may('play Indûr', 'controlled by Ren')
            .mayNot('play Indûr', 'controlled by Dwar');
        else t.resource.refused('Indûr the Ringwraith', { influence: 'coe/2.II.2.1.R5' });
      }
    },
  ),

  scenario(
    'Followers ride with their lord though none of them is in a mode',
    { proves: ['coe/2.II.7.R2', 'coe/2.II.2.1.R3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                'The Witch-king',
                under('Indûr the Ringwraith', 'The Witch-king'),
                under('Adûnaphel the Ringwraith', 'The Witch-king'),
              ],
              events: ['Heralded Lord'],
            },
          ],
          sites: ['Barad-dûr'],
        },
        moment: 'organization',
      });
      t.resource.may('move', 'to Barad-dûr');
      const lady = t.card('Adûnaphel the Ringwraith');
      t.equal(lady.stat('influence'), 4 + 3, 'what is said of the company holds for her');
      t.equal(t.card('The Witch-king').stat('influence'), 3 + 3 + 3, 'his own mode for him alone');
      t.resource.mayNot('use Adûnaphel');
    },
  ),

  scenario(
    'If the lord leaves play his followers wait for him, until he should be back',
    { proves: ['coe/2.II.2.1.R8', 'crf/term/ringwraith-follower/2'], rules: ALL },
    (t) => {
      const [lord, follower] = ['Ren the Ringwraith', 'Ûvatha the Ringwraith'] as const;
      const other = 'Indûr the Ringwraith';
      for (const returns of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Dol Amroth',
                to: 'Minas Morgul',
                members: [
                  { name: lord, bears: ['Black Horse'] },
                  under(follower, lord),
                  under(other, lord),
                ],
              },
            ],
          },
          hazard: { hand: ['Huorn'] },
          moment: 'hazards',
        });
        t.say('His horse falls, and he is in hand again');
        t.hazard.plays('Huorn').stage.resolve();
        t.rolls(2, 12);
        defend(t, 'Black Horse');
        face(t, 'Black Horse');
        t.equal([t.card(lord).zone, t.card(follower).control], ['hand', 'nobody'], 'left alone');
        t.skipTo('discard-one').skipTo('organization', { turns: 1 });
        t.equal(t.card(follower).zone, 'play', 'he waits in the turn of the other');
        t.hazard.passes();
        t.skipTo('organization', { turns: 1 });
        t.equal(
          [t.card(follower).zone, t.card(follower).control],
          ['play', 'nobody'],
          'and into the next organization phase',
        );
        t.shows('crf/term/ringwraith-follower/2#1');
        if (returns)
          t.resource
            .chooses('organize')
            .chooses(`play ${lord} at Minas Morgul`, 'in ')
            .chooses(`put ${follower} under ${lord}`);
        else t.skipTo('over-influence').resource.options_are(follower, other).chooses(other);
        t.skipTo('discard-one');
        t.equal(
          t.card(follower).zone,
          returns ? 'play' : 'discard',
          returns ? 'he follows again' : 'his lord did not come',
        );
        if (returns) {
          t.equal(t.card(follower).control, lord, 'and is under him');
          t.shows('crf/term/ringwraith-follower/2#2');
        }
        t.equal(t.card(other).zone, 'discard', 'whom he did not take again is gone');
        t.shows('crf/term/ringwraith-follower/2#3');
      }
      // else the game is over
      if (t.rules === 'crf') return;
      t.say('If he has fallen for good they are gone with him');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Amroth',
              to: 'Minas Morgul',
              members: [lord, under(follower, lord)],
            },
          ],
        },
        hazard: { hand: ['Huorn'] },
        moment: 'hazards',
      });
      t.hazard.plays('Huorn').stage.resolve();
      t.rolls(2, 12);
      defend(t, lord);
      face(t, lord, true);
      t.equal([t.card(lord).zone, t.card(follower).zone], ['removed', 'discard'], 'both are lost');
      t.shows('crf/term/ringwraith-follower/2#4');
    },
  ),

  scenario(
    'A Ringwraith follower cannot be influenced away, and is not eliminated as one’s avatar is',
    { proves: ['coe/2.II.2.1.R6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Barad-dûr', members: ['Orc Captain', 'Lagduf'] }],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Barad-dûr',
              members: [
                'Khamûl the Ringwraith',
                under('Indûr the Ringwraith', 'Khamûl the Ringwraith'),
              ],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot('influence Indûr').mayNot('influence Khamûl');
    },
  ),
];
