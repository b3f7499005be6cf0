import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Spiders, Dragons, blades and the sea. */

describe('what is answered in the same chain', () => {
  holds('Shelob: the Doors are shut as she would attack, and she is gone', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', to: "Shelob's Lair", members: ['Elrond', 'Gimli'] }],
        hand: ['Twilight'],
      },
      hazard: { events: ['Doors of Night', 'Shelob'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Shelob');
    t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
    t.equal([t.card('Doors of Night').zone, t.card('Shelob').zone], ['discard', 'discard'], 'both');
    t.expect(!t.underAttack, 'nobody attacks');
  });

  holds('Morgul-knife: the attack is canceled before it is there', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Carn Dûm', members: ['Aragorn II', 'Gimli', 'Fatty Bolger'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Witch-king of Angmar', 'Morgul-knife'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar').stage.resolve();
    t.hazard.plays('Morgul-knife');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.equal([t.underAttack, t.card('Morgul-knife').zone], [false, 'discard'], 'both are gone');
  });
});

describe('several at once', () => {
  holds('Morgul-knife and The Pale Sword: both make him stronger, one stays in the wound', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Carn Dûm',
            members: ['Aragorn II', 'Elladan', 'Gimli', 'Legolas'],
          },
        ],
      },
      hazard: { hand: ['Witch-king of Angmar', 'The Pale Sword', 'Morgul-knife'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar').stage.resolve();
    t.hazard.plays('The Pale Sword').stage.resolve();
    t.hazard.plays('Morgul-knife').stage.resolve();
    t.equal(t.attack().prowess, 17 + 1 + 2, 'both');
    t.fightOut({ always: 3 });
    t.equal(
      [t.card('The Pale Sword').zone, t.card('Morgul-knife').zone].sort(),
      ['discard', 'play'],
      'one corruption card in a turn',
    );
  });

  holds("Dragon's Desolation: two of them for two Dragons, and for who comes later", (t) => {
    const way = { way: 'Lairs with at least two' };
    t.board({
      resource: {
        companies: [
          { at: 'Tharbad', members: ['Gimli', 'Legolas', 'Gandalf', 'Elrond', 'Boromir II'] },
        ],
      },
      hazard: {
        hand: ["Dragon's Desolation", "Dragon's Desolation", 'Smaug', 'Daelomin', 'Scatha'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    for (let i = 0; i < 2; i++)
      t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
    for (const dragon of ['Smaug', 'Daelomin'] as const) {
      t.hazard.plays(dragon, 'keyed to the site').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.passes();
    }
    t.hazard.mayNot('play Scatha');

    t.board({
      resource: {
        companies: [
          { at: 'Bree', to: 'Tharbad', by: ['Arthedain', 'Cardolan'], members: ['Gimli'] },
          { at: 'Barrow-downs', to: 'Tharbad', by: ['Cardolan'], members: ['Legolas'] },
        ],
      },
      hazard: { hand: ["Dragon's Desolation", 'Smaug', 'Wargs', 'River'] },
      moment: 'hazards',
      current: 'Gimli',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
    const first = t.state.current;
    while (t.state.current === first) t.pass();
    t.passUntil('movement-hazard');
    while (t.decision().seat === 0) t.pass();
    t.hazard.may('play Smaug');
  });

  holds('Ren the Unclean: agents are no characters, and do not check', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Dale', members: ['Elrond'] }] },
      hazard: {
        events: ['Ren the Unclean'],
        hand: ['Wargs'],
        agents: ['Baduila', { name: 'Ivic', faceUp: true }] as never,
        sites: ['Moria', 'Bree', 'Lossadan Cairn'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(12).hazard.uses('Ren the Unclean').stage.resolve();
    t.equal(rolled(t, 'corruption').length, 1, 'Elrond alone');
  });
});

describe('Drowning Seas and Fury of the Iron Crown', () => {
  holds('Drowning Seas: revealed on guard it takes a thing, and sends nobody back', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edhellond',
            to: 'Tolfalas',
            members: ['Gimli', { name: 'Legolas', bears: ['Dagger of Westernesse'] }],
            onGuard: ['Drowning Seas'],
          },
        ],
        hand: ['Glamdring', 'Cram', 'Sting'],
      },
      hazard: { events: ['Doors of Night'], hand: ['River'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Glamdring', 'Legolas');
    t.hazard.reveals('Drowning Seas').stage.resolve();
    t.equal(
      ['Dagger of Westernesse', 'Cram', 'Sting', 'Glamdring'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'discard', 'play'],
      'what he had, and what was left in hand',
    );
    t.equal(t.card('Gimli').site, 'Tolfalas', 'and there they stay');
  });

  holds('Fury of the Iron Crown: a strike that a beast faces', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Barrow-downs',
            members: [{ name: 'Gimli', bears: ['Bill the Pony'] }, 'Legolas', 'Elrond'],
          },
        ],
      },
      hazard: { hand: ['Orc-warband', 'Fury of the Iron Crown'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
    t.passUntil('strike').resource.chooses('resolve the strike against Bill the Pony');
    t.passUntil('strike-hazard').hazard.plays('Fury of the Iron Crown').stage.resolve();
    t.fightOut({ always: 7 });
    t.equal(
      rolled(t, 'strike').map((x) => x.against),
      [8, 4, 4, 4],
      'that strike',
    );
    t.equal([t.card('Orc-warband').zone, t.points(0).kill], ['pile', 1], 'it is lost');
  });
});
