import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Creatures whose words are unlike those of others, and what they leave alone. */
describe('attacks that can be canceled, and when', () => {
  holds(
    'Nameless Thing: not once its strikes are assigned, but before those of a later one',
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'The Under-grottos', members: ['Glorfindel II', 'Elrond', 'Aragorn II'] },
          ],
        },
        hazard: { hand: ['Nameless Thing'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Nameless Thing').stage.resolve();
      t.passUntil('defend');
      t.resource.chooses('a strike to Elrond').chooses('a strike to Glorfindel II');
      t.asks(t.resource, 'between-strikes');
      t.resource.mayNot('cancel');
      t.passUntil('strike').resource.chooses('Elrond');
      // each strike, and its body
      t.rolls(12, 12, 12, 12);
      t.skipTo('attack');
      t.resource.may('Aragorn II', 'cancel');
    },
  );

  holds('Slayer: even then', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Aragorn II'] }] },
      hazard: { hand: ['Slayer'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
    t.passUntil('assign').hazard.chooses('a strike to Elrond');
    t.asks(t.resource, 'between-strikes');
    t.resource.chooses('Aragorn II', 'cancel');
    t.equal(t.card('Aragorn II').status, 'tapped', 'he has tapped');
  });
});

describe('who is spared, and who is not', () => {
  holds('Wisp of Pale Sheen: one without a mind is not tapped, one with a mind of six is', (t) => {
    for (const [who, status] of [
      ['Gandalf', 'untapped'],
      ['Gimli', 'tapped'],
      ['Aragorn II', 'untapped'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: [who] }] },
        hazard: { hand: ['Wisp of Pale Sheen'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wisp of Pale Sheen', 'Shadow-hold').stage.resolve();
      t.rolls(12);
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('movement-hazard');
      t.equal(t.card(who).status, status, who);
    }
  });

  holds("So You've Come Back: not on one who has no mind", (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gandalf', 'Fatty Bolger'] }] },
      hazard: { hand: ["So You've Come Back"] },
      moment: 'hazards',
    });
    t.hazard.plays("So You've Come Back").stage.resolve();
    t.equal(t.card("So You've Come Back").host, 'Fatty Bolger', 'there is but one to choose');
  });

  holds('Carrion Birds: both checks are harder on one who was wounded before', (t) => {
    for (const [status, zone] of [
      ['tapped', 'play'],
      ['wounded', 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Kíli', status }] }],
        },
        hazard: { hand: ['Brigands', 'Carrion Birds'] },
        moment: 'hazards',
      });
      t.rolls(12);
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      // body 8: a nine less one does not exceed it, unless he was wounded before
      t.rolls(2, 9);
      if (status === 'tapped') t.rolls(9);
      t.hazard.plays('Carrion Birds', 'Wilderness').stage.resolve();
      t.equal(t.card('Kíli').zone, zone, status);
    }
  });

  holds('Host of Bats: so is the check that it adds', (t) => {
    for (const [status, zone] of [
      ['tapped', 'play'],
      ['wounded', 'removed'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: [{ name: 'Kíli', status }] }] },
        hazard: { hand: ['Orc-lieutenant'], events: ['Host of Bats'] },
        moment: 'hazards',
      });
      t.rolls(2, 9);
      if (status === 'tapped') t.rolls(2);
      t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
      t.equal(t.card('Kíli').zone, zone, status);
    }
  });

  holds('Horse-lords: whose home is any Free-hold is at home in Edoras', (t) => {
    // Gandalf has any Free-hold for a home, Saruman has Isengard
    for (const [avatar, spared] of [
      ['WH-4', true],
      ['WH-9', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Dunharrow', members: [avatar] }],
        },
        hazard: { hand: ['Horse-lords'] },
        moment: 'hazards',
      });
      if (spared) t.hazard.refused('Horse-lords', { need: 'coe/2.IV.vii.2' });
      else t.hazard.may('Horse-lords');
    }
  });
});

describe('nothing is done for nothing', () => {
  holds('Ûvatha the Horseman: not with no creature to bring back', (t) => {
    for (const lies of ['Wargs', 'Doors of Night'] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
        hazard: { events: ['Ûvatha the Horseman'], discard: [lies] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (lies === 'Wargs') t.hazard.may('Ûvatha');
      else t.hazard.mayNot('Ûvatha');
    }
  });

  holds('Mouth of Sauron: as an event only with a hazard to bring back', (t) => {
    for (const lies of ['Doors of Night', 'Concealment'] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
        hazard: { hand: ['Mouth of Sauron'], discard: [lies] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (lies === 'Concealment')
        t.hazard.refused('Mouth of Sauron', { 'no-effect': 'coe/5.1.2' }, { way: 'event' });
      else t.hazard.plays('Mouth of Sauron', { way: 'event' }).stage.resolve();
    }
  });

  holds(
    'Mouth of Sauron: an agent is a hazard until he is played, even where he may be more',
    (t) => {
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
          hazard: { kind, hand: ['Mouth of Sauron'], discard: ['Baduila', 'Lagduf'] },
          moment: 'hazards',
        });
        t.hazard.plays('Mouth of Sauron', { way: 'event' }).stage.resolve();
        t.equal(t.hand(1), ['Baduila'], `of a ${kind}`);
      }
    },
  );
});

describe('what has been faced', () => {
  holds(
    'Uruk-lieutenant: Orc-lieutenant after it is stronger, once and against that company',
    (t) => {
      for (const [first, prowess] of [
        [[], 7],
        [['Orc-guard'], 11],
        [['Uruk-lieutenant'], 14],
        [['Uruk-lieutenant', 'Uruk-lieutenant'], 14],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Gimli', 'Legolas', 'Elrond', 'Kíli'] }],
          },
          hazard: { hand: [...first, 'Orc-lieutenant'] },
          moment: 'hazards',
        });
        for (const creature of first) {
          t.hazard.plays(creature, 'Shadow-hold').stage.resolve();
          t.fightOut({ always: 12 });
        }
        t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
        t.equal(t.attack().prowess, prowess, first.join());
      }
    },
  );

  holds('Pirates: stronger at sea from the first', (t) => {
    for (const [key, prowess] of [
      ['Coastal Sea', 9],
      ['Ruins & Lairs', 7],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Edhellond', to: 'Tolfalas', members: ['Gimli'] }] },
        hazard: { hand: ['Pirates'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Pirates', key).stage.resolve();
      t.equal(t.attack().prowess, prowess, key);
    }
  });
});

describe('all influence attempts', () => {
  holds('Lord of the Carrock, Times Are Evil, Scatha at Home: those of agents too', (t) => {
    const total = (faction: Named, ...events: readonly Named[]): number => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }], pile: [faction] },
        hazard: {
          agents: [{ name: 'Woffung', via: ['Lake-town'], faceUp: true }],
          hand: ['Good Sense Revolts'],
          events,
        },
        moment: 'hazards',
      });
      t.rolls(7, 7);
      t.hazard.plays('Good Sense Revolts', { way: 'faction' }, faction).stage.resolve();
      const rolls = t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll'));
      return rolls.at(-1)?.total ?? 0;
    };
    const men = total('Men of Northern Rhovanion');
    t.equal(total('Men of Northern Rhovanion', 'Times Are Evil'), men - 3, 'evil times');
    t.equal(total('Men of Northern Rhovanion', 'Scatha at Home'), men - 1, 'Scatha');
    t.equal(total('Men of Northern Rhovanion', 'Lord of the Carrock'), men - 2, 'Men');
  });
});
