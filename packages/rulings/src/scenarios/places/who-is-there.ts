import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, SPARE, toStrikes } from '../help.ts';

/** Places, and what may be found or met there. */
export const whoIsThere: readonly Scenario[] = [
  scenario(
    'The White Tree makes Minas Tirith a haven for those who play hazards, too',
    { proves: ['coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      for (const tree of [true, false] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Minas Tirith', members: ['Gimli', 'Legolas'] }],
            events: tree ? ['The White Tree'] : [],
            hand: [SPARE],
          },
          hazard: { hand: ['Assassin'] },
          moment: 'hazards',
        });
        t.resource.passes();
        if (tree) t.hazard.mayNot('play Assassin');
        else t.hazard.may('play Assassin');
      }
    },
  ),
  scenario(
    'Scorba flies over the northern wastes, and farther when Doors of Night is in play',
    { proves: ['coe/9.6'], rules: ALL },
    (t) => {
      const met = (to: Named, events: Named[]): boolean => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to,
                members: ['Gimli', 'Legolas', 'Haldir', 'Elladan', 'Elrohir'],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Scorba Ahunt'], events },
          moment: 'hazards',
        });
        t.hazard.plays('Scorba Ahunt').stage.resolve();
        for (let i = 0; i < 6 && !t.underAttack && t.decision().kind === 'respond'; i++) t.pass();
        if (!t.underAttack) return false;
        t.equal(
          [t.attack().strikes, t.attack().prowess, t.attack().body],
          [4, 10, 7],
          'the Dragon',
        );
        toStrikes(t);
        t.asks(t.hazard, 'assign');
        return true;
      };
      t.equal(
        [met('Mount Gram', []), met('Bree', []), met('Bree', ['Doors of Night'])],
        [true, false, true],
        'Angmar; Arthedain; Arthedain by night',
      );
    },
  ),
  scenario(
    'Who is wounded on Tolfalas has to check his corruption',
    { proves: ['coe/3.iv.7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Tolfalas',
              members: [
                { name: 'Gimli', bears: ['Star-glass', 'Scroll of Isildur', 'Torque of Hues'] },
                'Legolas',
                'Haldir',
              ],
            },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'the Undead');
      toStrikes(t);
      for (const n of ['Gimli', 'Legolas', 'Haldir'] as const)
        t.resource.chooses(`a strike to ${n}`);
      t.say('a two wounds him; then comes his check, and he makes no body check any more');
      t.rolls(2, 5);
      face(t, 'Gimli', true);
      t.resolve();
      t.equal(t.card('Gimli').zone, 'discard', 'five is not above six points, but only by one');
    },
  ),
  scenario(
    'The men of Raider-hold detain visitors',
    { proves: ['coe/3.II.1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Raider-hold', members: ['Gimli', 'Legolas'] }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [4, 9, true],
        'four of them',
      );
      toStrikes(t);
      t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
      while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'the rest');
      t.rolls(2, 2);
      face(t, 'Gimli', true);
      t.equal(t.card('Gimli').status, 'tapped', 'a strike that succeeds only taps');
      t.unrolled(1, 'and his body is not checked');
    },
  ),
  scenario(
    'Quickbeam and Treebeard are met at Wellinghall',
    { proves: ['coe/2.V.5'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Wellinghall', true],
        ['Edoras', false],
      ] as const) {
        for (const ent of ['Quickbeam', 'Treebeard'] as const) {
          t.board({
            resource: { companies: [{ at, members: ['Gimli'] }], hand: [ent, SPARE] },
            moment: 'entered',
          });
          if (may) t.resource.may(`play ${ent}`);
          else t.resource.mayNot(`play ${ent}`);
        }
      }
    },
  ),
  scenario(
    'One who was talked into rebellion needs general influence by the end of the next organization',
    { proves: ['coe/2.II.8'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', { name: 'Haldir', under: 'Elrond', bears: ['Rebel-talk'] }],
            },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.equal(t.card('Haldir').control, 'nobody', 'he is controlled by nobody');
      t.resource
        .chooses('organize')
        .mayNot('put Haldir under Elrond')
        .chooses('put Haldir under general influence');
      t.equal(t.card('Haldir').control, 'general', 'as the others are');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', { name: 'Haldir', under: 'Elrond', bears: ['Rebel-talk'] }],
            },
          ],
        },
        moment: 'organization',
      });
      for (
        let i = 0;
        i < 8 && t.card('Haldir').zone === 'play' && about(t) !== 'movement-hazard';
        i++
      )
        t.pass();
      t.equal(t.card('Haldir').zone, 'discard', 'or he leaves');
    },
  ),
];
