import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** A refusal names the rule that refused, and not just that there is no target. */
export const trueReasons: readonly Scenario[] = [
  scenario(
    'A second corruption card on one character is refused because it is the second',
    { proves: ['coe/7.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
        hazard: { hand: ['Lure of Nature', 'Despair of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lure of Nature').stage.resolve();
      t.hazard
        .mayNot('play Despair of the Heart')
        .refused('Despair of the Heart', { corrupted: 'coe/7.2.1' })
        .refused('Despair of the Heart', { corrupted: 'coe/7.2.1' });
    },
  ),
  scenario(
    'What nothing can be aimed at is refused for want of a target',
    { proves: ['coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: { hand: ['The Burden of Time'] },
        moment: 'hazards',
      });
      t.hazard
        .mayNot('play The Burden of Time')
        .refused('The Burden of Time', { 'no-target': 'coe/9.3' });
    },
  ),
  scenario(
    'What does not bear on the strike is refused because of that',
    { proves: ['coe/3.iv.1', 'coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Bergil'] }],
          hand: ['Dodge'],
        },
        hazard: { hand: ['Wargs', 'Weariness of the Heart', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.resource.chooses('a strike to Gimli');
      t.allPass().resource.chooses('Aragorn II');
      t.hazard.may('play Weariness of the Heart: prowess').mayNot('Call of Home');
      t.hazard
        .refused('Call of Home', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' })
        .refused('Call of Home', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' });
    },
  ),
  scenario(
    'Who is with another company does not tap to untap a site in its phase, nor before he has entered his own',
    { proves: ['coe/2.IV.2', 'coe/2.V.9'], rules: ALL },
    (t) => {
      const board = (moment: 'organization' | 'hazards' | 'entered', other: boolean): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Edoras',
                ...(moment === 'hazards' ? { to: 'Lórien' } : {}),
                members: ['Legolas'],
              },
              { at: 'Bree', siteTapped: true, members: ['Balin'] },
              { at: 'Rivendell', members: ['Haldir'] },
            ],
            hand: ['Fireworks', 'Lore of the Ages'],
          },
          moment,
          asksPasses: true,
          ...(other ? {} : { current: 'Balin' as const }),
        });
      };
      const reason = { 'other-company': 'coe/2.IV.2' };
      board('organization', true);
      t.resource.may('play Fireworks').may('play Lore of the Ages');
      board('hazards', true);
      t.resource.refused('Fireworks', reason).may('play Lore of the Ages');
      board('entered', true);
      t.resource.refused('Fireworks', reason).refused('Lore of the Ages', reason);
      board('entered', false);
      t.resource.may('play Fireworks');
    },
  ),
];
