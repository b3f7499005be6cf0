import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Creatures that come by other keys than their own, or after others. */
const goes = (
  t: Stage,
  at: Named,
  to: Named,
  hand: readonly Named[],
  events: readonly Named[] = [],
): void => {
  t.board({
    resource: {
      companies: [{ at, to, members: ['Elrond', 'Gimli', 'Legolas', 'Aragorn II'] }],
    },
    hazard: { hand: [...hand, 'River'], events },
    moment: 'hazards',
  });
};

describe('Dragons called out', () => {
  holds("Dragon's Desolation: stronger, or one more where it is waste", (t) => {
    goes(t, 'Rivendell', 'Lossadan Cairn', ["Dragon's Desolation", 'Smaug', 'Scorba']);
    t.hazard.mayNot('play Smaug');
    t.hazard.plays("Dragon's Desolation", { way: 'Lairs with at least two' }).stage.resolve();
    t.hazard.may('play Scorba').plays('Smaug').stage.resolve();
    t.fightOut({ always: 12 });
    t.hazard.mayNot('play Scorba');
    goes(t, 'Rivendell', 'Ettenmoors', ["Dragon's Desolation", 'Cave-drake']);
    t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
    t.hazard.plays("Dragon's Desolation", { way: '+2 prowess' }).stage.resolve();
    t.equal(t.attack().prowess, 12, 'two more than 10');
    for (const open of [true, false]) {
      goes(
        t,
        'Rivendell',
        'Ettenmoors',
        ["Dragon's Desolation", 'Smaug'],
        open ? ['Doors of Night'] : [],
      );
      const way = 'only with Doors of Night';
      if (open)
        t.hazard.plays("Dragon's Desolation", { way }).stage.resolve().hazard.may('play Smaug');
      else t.hazard.refused("Dragon's Desolation", { need: 'coe/9.2' }, { way });
    }
  });

  holds('Frenzy of Madness: for a creature given up, or for Daelomin', (t) => {
    const hand = ['Frenzy of Madness', 'Orc-guard', 'Wargs', 'Smaug', 'Daelomin'] as const;
    goes(t, 'Rivendell', 'Mount Gram', hand);
    t.hazard.mayNot('play Smaug');
    t.hazard.plays('Frenzy of Madness', { way: 'discarding' }).stage.resolve();
    t.equal([t.card('Orc-guard').zone, t.card('Wargs').zone], ['discard', 'hand'], 'the price');
    t.hazard.may('play Smaug').may('play Daelomin');
    goes(t, 'Rivendell', 'Mount Gram', hand);
    t.hazard.plays('Frenzy of Madness', { way: 'Daelomin' }).stage.resolve();
    t.hazard.mayNot('play Smaug').may('play Daelomin');
  });
});

describe('others', () => {
  holds('The Great Goblin: between Rivendell and Lórien', (t) => {
    goes(t, 'Rivendell', 'Lórien', ['The Great Goblin']);
    t.hazard.may('play The Great Goblin');
    goes(t, 'Lórien', 'Rivendell', ['The Great Goblin']);
    t.hazard.may('play The Great Goblin');
    goes(t, 'Rivendell', 'Ettenmoors', ['The Great Goblin']);
    t.hazard.mayNot('play The Great Goblin');
  });

  holds('A Pack at the Door: beasts of the wild at the doors of Men', (t) => {
    for (const [events, comes] of [
      [['Doors of Night'], false],
      [['Doors of Night', 'A Pack at the Door'], true],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }] },
        hazard: { hand: ['Wargs', 'Orc-raiders', 'River'], events },
        moment: 'hazards',
      });
      if (comes) t.hazard.may('play Wargs').mayNot('play Orc-raiders');
      else t.hazard.mayNot('play Wargs');
    }
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond'] }] },
      hazard: { hand: ['A Pack at the Door', 'River'] },
      moment: 'hazards',
    });
    t.hazard.refused('A Pack at the Door', { need: 'coe/9.2' });
  });

  holds('Carrion Birds: after a battle in the wild, and two body checks', (t) => {
    goes(t, 'Rivendell', 'Ettenmoors', ['Carrion Birds', 'Orc-raiders']);
    t.hazard.mayNot('play Carrion Birds').plays('Orc-raiders', 'Ruins').stage.resolve();
    t.fightOut({ always: 12 });
    t.hazard.mayNot('play Carrion Birds');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Bergil'] }] },
      hazard: { hand: ['Carrion Birds', 'Orc-raiders', 'River'] },
      moment: 'hazards',
    });
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.rolls(2, 7, 8).hazard.plays('Carrion Birds').stage.resolve();
    t.equal(
      rolled(t, 'body').map((x) => x.total),
      [6, 7],
      'two of them, one less each',
    );
  });

  holds('Dwarven Travelers: Maiar may follow them', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
      hazard: { hand: ['Dwarven Travelers', 'Radagast the Tamer', 'River'] },
      moment: 'hazards',
    });
    const creature = 'play Radagast the Tamer: As a creature';
    t.hazard.mayNot(creature).plays('Dwarven Travelers', 'Border-hold').stage.resolve();
    t.fightOut({ always: 12 });
    t.hazard.may(creature);
  });
});
