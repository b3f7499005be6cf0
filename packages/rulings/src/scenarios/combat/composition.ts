import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, face } from './help.ts';

/** A company is to an attack what it was when the attack began, whatever becomes of it meanwhile. */
export const composition: readonly Scenario[] = [
  scenario(
    'Who leaves in the midst of an attack is counted as long as it lasts',
    { proves: ['coe/3.4'], rules: ALL },
    (t) => {
      for (const [first, second] of [
        ['Call of Home', 'Wargs'],
        ['Wargs', 'Call of Home'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Gildor Inglorion'] },
              { at: 'Lórien', members: ['Celeborn', 'Haldir'] },
            ],
          },
          hazard: { hand: [first, second, 'Pierced by Many Wounds'] },
          moment: 'hazards',
          asksPasses: true,
        });
        for (const card of [first, second]) {
          if (card === 'Call of Home') t.rolls(2);
          t.hazard
            .plays(card, card === 'Wargs' ? 'Wilderness' : 'Gildor Inglorion')
            .stage.resolve();
        }
        t.equal(t.card('Gildor Inglorion').zone, 'hand', 'one Elf has gone home');
        t.equal([t.attack().strikes, t.company('Elrohir').members.length], [2, 1], 'two on one');
        t.resource.passes();
        if (first === 'Wargs')
          t.hazard.refused('Pierced by Many Wounds', { 'no-target': 'coe/9.3' });
        else t.hazard.may('play Pierced by Many Wounds');
      }
    },
  ),

  scenario(
    'An overt company has met an attack as such, and meets the next one as what it is by then',
    { proves: ['coe/3.4', 'coe/2.V.ii'], rules: ALL },
    (t) => {
      for (const slain of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-390', to: 'LE-366', members: ['Orc Tracker', 'Ostisen'] }],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        t.equal(
          t.attack().detainment,
          false,
          'the people of Dol Amroth know Orcs when they see them',
        );
        t.passUntil('strike');
        // the Orc is struck down, or not; Ostisen is struck too, and his body holds
        t.rolls(2, slain ? 12 : 2, 2, 2);
        face(t, 'Orc Tracker');
        t.resolve();
        face(t, 'Ostisen');
        t.resolve();
        t.equal(t.card('Orc Tracker').zone, slain ? 'removed' : 'play', 'the Orc');
        t.equal(t.card('Ostisen').status, 'wounded', 'no attack of mere detainment, to the end');
        if (slain) t.expect(!t.underAttack, 'and a Man alone has nothing more to fear');
        else t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'more of them come');
      }
    },
  ),

  scenario(
    'Who is attacked in an opponent’s turn does nothing but stand',
    { proves: ['coe/3.3'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }] },
        hazard: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                'Elladan',
                'Arwen',
                'Fatty Bolger',
              ],
            },
          ],
          events: ['Ren the Unclean', 'Traitor'],
          hand: ['Dodge', 'Concealment', 'Block'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.rolls(12, 2).resolve();
      t.hazard.chooses('Boromir II');
      t.resource.chooses('Elladan');
      t.equal(t.attack().name, 'Traitor', 'Boromir turns on his own');
      const asked: string[] = [];
      t.rolls(12);
      while (t.underAttack) {
        const { seat, about } = t.decision();
        if (seat === 1) asked.push(...(about === 'stay-untapped' ? [about] : t.offered()));
        if (about === 'defend') t.hazard.chooses('a strike to Elladan');
        else if (about === 'stay-untapped') t.hazard.chooses('no');
        else t.pass();
      }
      t.equal(
        [...new Set(asked)].sort(),
        ['a strike to Elladan', 'pass', 'stay-untapped'],
        'who has cards and companions for it can use neither',
      );
      t.equal(t.card('Elladan').status, 'tapped', 'with 12 and 5 he holds his own');
      t.rolls(12, 12, 12).hazard.chooses('Elladan').chooses('Arwen');
    },
  ),
];
