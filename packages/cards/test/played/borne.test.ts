import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('what characters bear', () => {
  holds('Waybread: for its bearer, or for him and one more', (t) => {
    const fed = (bearer: 'tapped' | 'untapped', other: 'tapped' | 'wounded'): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Frodo', status: bearer, bears: ['Waybread'] },
                { name: 'Sam Gamgee', status: other },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    fed('tapped', 'tapped');
    t.resource.uses('Waybread', { way: 'another' }).stage.resolve();
    t.equal(
      [t.card('Frodo').status, t.card('Sam Gamgee').status, t.card('Waybread').zone],
      ['untapped', 'untapped', 'discard'],
      'both',
    );
    fed('untapped', 'wounded');
    t.resource.may('use Waybread: region').mayNot('use Waybread: untap');
  });

  holds('Scabbard of Chalcedony: strikes against its bearer alone have less body', (t) => {
    for (const [who, zone] of [
      ['Aragorn II', 'pile'],
      ['Glorfindel II', 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Scabbard of Chalcedony'] }, 'Glorfindel II'],
            },
          ],
        },
        hazard: { hand: ['Umagaur the Pale'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Umagaur the Pale', 'Shadow-hold').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      t.rolls(12, 8).passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('movement-hazard');
      t.equal(t.card('Umagaur the Pale').zone, zone, who);
    }
  });

  holds('Old Treasure: a little while it is kept, more when it is spent', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', members: [{ name: 'Hendolen', bears: ['Old Treasure'] }] }],
      },
      moment: 'organization',
    });
    const had = t.card('Hendolen').stat('influence');
    t.resource.uses('Old Treasure').stage.resolve();
    t.equal(t.card('Hendolen').stat('influence'), had - 1 + 4, 'four for one');
    t.equal(t.card('Old Treasure').zone, 'discard', 'spent');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Hendolen').stat('influence'), had - 1, 'and nothing the turn after');
  });

  holds('Trifling Ring: towards characters, and no others', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Carn Dûm', members: [{ name: 'Hendolen', bears: ['Trifling Ring'] }, 'Ostisen'] },
        ],
        hand: ['Snaga-hai'],
      },
      moment: 'organization',
    });
    const plain = t.card('Hendolen').influence();
    t.equal(
      [t.card('Hendolen').influence('Ostisen'), t.card('Hendolen').influence('Snaga-hai')],
      [plain + 3, plain],
      'three more',
    );
  });

  holds('Paltry Ring: against what only detains', (t) => {
    for (const [creature, more] of [
      ['Wandering Eldar', 3],
      ['Orc-lieutenant', 0],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Barrow-downs',
              by: ['Angmar', 'Arthedain', 'Cardolan'],
              members: [{ name: 'Ostisen', bears: ['Paltry Ring'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      t.equal([t.attack().detainment, t.strikeProwess()], [more > 0, 3 + more], creature);
    }
  });

  holds('Elven Cloak: two Wildernesses are Wilderness too, a site is not', (t) => {
    for (const [creature, key, may] of [
      ['"Tom" (Tûma)', 'Wilderness', true],
      ['Orc-lieutenant', 'Shadow-hold', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Frodo', bears: ['Elven Cloak'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (may) t.resource.may('use Elven Cloak');
      else t.resource.refused('Elven Cloak', { 'no-target': 'coe/9.3' });
    }
  });

  holds('The Arkenstone of the Ringwraith: buys off a Dwarf of another who is there', (t) => {
    for (const [there, may] of [
      ['Bree', true],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: [{ name: 'Hendolen', bears: ['The Arkenstone'] }] }],
        },
        hazard: {
          companies: [
            { at: there, members: [{ name: 'Thorin II', bears: ['Glamdring'] }, 'Balin'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('The Arkenstone', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.equal(t.card('Thorin II').stat('mind'), 9, 'one more');
      t.resource.uses('The Arkenstone', 'Thorin II').stage.resolve();
      t.equal(
        ['Thorin II', 'Glamdring', 'The Arkenstone', 'Balin'].map((x) => t.card(x).zone),
        ['discard', 'discard', 'discard', 'play'],
        'he, what he bore, and its price',
      );
    }
  });

  holds('Black Mace: more against Elves, within the same bound, and for warriors', (t) => {
    for (const [who, creature, prowess] of [
      ['Shámas', 'Orc-lieutenant', 5],
      ['Shámas', 'Wandering Eldar', 6],
      ['The Mouth', 'Orc-lieutenant', 9],
      ['The Mouth', 'Wandering Eldar', 10],
      ['Ostisen', 'Wandering Eldar', 3],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Barrow-downs',
              by: ['Angmar', 'Arthedain', 'Cardolan'],
              members: [{ name: who, bears: ['Black Mace'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      t.equal(t.strikeProwess(), prowess, `${who}, ${creature}`);
    }
  });

  holds('Athelas: any Dúnadan heals with it, Aragorn lifts what lies on the mind', (t) => {
    const with_ = (
      who: 'Aragorn II' | 'Boromir II' | 'Gimli',
      other: 'wounded' | 'untapped',
    ): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: who, bears: ['Athelas'] },
                { name: 'Bilbo', status: other, bears: ['Despair of the Heart'] },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    with_('Gimli', 'wounded');
    t.resource.mayNot('use Athelas');
    with_('Boromir II', 'wounded');
    t.resource.mayNot('use Athelas: corruption').uses('Athelas', { way: 'heal' }).stage.resolve();
    t.equal(
      [t.card('Bilbo').status, t.card('Boromir II').status, t.card('Athelas').zone],
      ['tapped', 'tapped', 'discard'],
      'healed, and no more than that',
    );
    with_('Aragorn II', 'untapped');
    t.resource
      .mayNot('use Athelas: heal')
      .uses('Athelas', { way: 'corruption card' })
      .stage.resolve();
    t.equal(
      [t.card('Despair of the Heart').zone, t.card('Aragorn II').status],
      ['discard', 'tapped'],
      'lifted',
    );
  });

  holds('Healing Herbs: a wound or a weary one, an ally only for the wound', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Aragorn II', bears: ['Healing Herbs', { name: 'Gwaihir', tapped: true }] },
              { name: 'Bilbo', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .mayNot('use Healing Herbs: heal')
      .uses('Healing Herbs', { way: 'tapped character' })
      .stage.resolve();
    t.equal(
      [t.card('Bilbo').status, t.card('Aragorn II').status, t.card('Gwaihir').status],
      ['untapped', 'tapped', 'tapped'],
      'not the eagle',
    );
  });

  holds('Magical Harp: no effect takes those who are with it, but their player may', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Elladan', bears: ['Magical Harp'] },
              { name: 'Bilbo', bears: ['Glamdring', 'Orcrist', 'Narsil', 'Wormsbane'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(12).resource.uses('Magical Harp').stage.resolve();
    t.rolls(3);
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Bilbo').stage.resolve();
    t.equal(t.card('Bilbo').zone, 'play', 'a check that is failed by one');
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Elladan', bears: ['Magical Harp'] }, 'Bilbo'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.uses('Magical Harp').stage.resolve();
    t.resource.chooses('organize').may('discard Bilbo');
  });
});
