import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { rolled } from './rolled.ts';

/** Fights of a sixth draw: each card held to the clauses of its text that no other test plays. */

describe('attacks', () => {
  holds('Fell Beast: one for a Nazgûl, however it came by it; for no other', (t) => {
    met(
      t,
      STRONG,
      ['Hoarmûrath of Dír', 'Fell Beast', 'Fell Beast', 'Orc-guard'],
      {},
      {},
      'Dol Guldur',
      'Lórien',
    );
    t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
    t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'it rides');
    t.resource.passes();
    t.hazard.refused('Fell Beast', { duplicate: 'coe/g.cbd.1' }, { way: 'being faced' });
  });
  holds('Fell Beast: on an attack, once; the attacker chooses', (t) => {
    met(
      t,
      STRONG,
      ['Hoarmûrath of Dír', 'Fell Beast', 'Fell Beast', 'Orc-guard'],
      {},
      {},
      'Dol Guldur',
      'Lórien',
    );
    t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.hazard.plays('Fell Beast', { way: 'being faced' });
    t.resource.passes();
    // by the older rulings a second may be declared, and comes to nothing
    if (t.rules === 'coe')
      t.hazard.refused('Fell Beast', { duplicate: 'coe/g.cbd.1' }, { way: 'being faced' });
    else t.hazard.plays('Fell Beast', { way: 'being faced' });
    t.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'it rides');
    t.resource.passes();
    if (t.rules === 'coe')
      t.hazard.refused('Fell Beast', { duplicate: 'coe/g.cbd.1' }, { way: 'being faced' });
    t.passUntil('assign').hazard.may('a strike to Legolas');
  });
  holds('Fell Beast: to a Shadow-hold, to a Shadow-land', (t) => {
    for (const [to, at, key] of [
      ['Moria', 'Lórien', 'Shadow-hold'],
      ['Carn Dûm', 'Rivendell', 'Shadow-land'],
    ] as const) {
      met(t, STRONG, ['Hoarmûrath of Dír', 'Fell Beast'], {}, {}, to, at);
      t.resource.passes();
      t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, key).stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'it rides');
      t.passUntil('assign').hazard.may('a strike to Legolas');
    }
  });

  holds('Sated Beast: a strike less for a Dragon or Drake, with the Doors; one is left', (t) => {
    met(t, STRONG, ['Cave-drake'], { hand: ['Sated Beast'] });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.refused('Sated Beast', {
      need: 'coe/9.2',
      'no-target': 'coe/9.3',
      turn: 'coe/9.1.3',
    });
  });
  holds('Sated Beast: with the Doors', (t) => {
    for (const [foe, key, now] of [
      ['Cave-drake', 'Wilderness', 1],
      ['Wargs', 'Wilderness', 2],
    ] as const) {
      met(
        t,
        STRONG,
        [foe],
        { hand: ['Sated Beast', 'Sated Beast'] },
        { events: ['Doors of Night'] },
      );
      t.hazard.plays(foe, key).stage.resolve();
      t.equal(t.attack().strikes, 2, 'as printed');
      if (now === 2) {
        t.resource.mayNot('play Sated Beast');
        continue;
      }
      t.resource.plays('Sated Beast').stage.resolve();
      t.equal(t.attack().strikes, now, foe);
      t.resource.plays('Sated Beast').stage.resolve();
      t.equal(t.attack().strikes, 1, 'one is left');
    }
  });

  holds('Chill Douser: canceled it leaves nothing behind', (t) => {
    met(t, [...STRONG, 'Bergil'], ['Chill Douser', 'Chill Douser'], { hand: ['Concealment'] });
    t.hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.resource.plays('Concealment', 'Bergil').stage.resolve();
    t.passUntil('movement-hazard').hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'as printed');
    t.fightOut({ always: 12 });
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }), [[2, 9]], 'the wights');
  });
  holds('Chill Douser: another company has nothing of it', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Barrow-downs', members: STRONG },
          { at: 'Lórien', to: 'Dead Marshes', members: ['Aragorn II', 'Bard Bowman', 'Kíli'] },
        ],
      },
      hazard: { hand: ['Chill Douser', 'Chill Douser'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('path').resource.chooses('starter');
    t.passUntil('movement-hazard').hazard.plays('Chill Douser', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'as printed');
  });

  holds('Sated Beast: in answer to the Dragon’s attack', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Iron Hill Dwarf-hold',
            to: 'The Lonely Mountain',
            by: ['Iron Hills', 'Northern Rhovanion'],
            members: ['Elrond', 'Gimli'],
          },
        ],
        hand: ['Sated Beast', 'Sated Beast'],
      },
      hazard: { events: ['Smaug Ahunt'], hand: ['River'] },
      moment: 'passives',
      asksPasses: true,
    });
    t.resource.plays('Sated Beast').stage.resolve();
    t.equal([t.underAttack, t.card('Smaug Ahunt').zone], [false, 'discard'], 'no attack');
  });

  const nazgul = (t: Stage, who: Named, foe: Named[]): void =>
    met(t, [who], foe, {}, {}, 'Dol Guldur', 'Lórien');
  holds('Vôteli: five more, and half the body, against Nazgûl whom she faces', (t) => {
    nazgul(t, 'Vôteli', ['Hoarmûrath of Dír']);
    t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 3 + 5, 'five more');
    for (const [who, roll, zone] of [
      ['Vôteli', 5, 'discard'],
      ['Vôteli', 6, 'pile'],
      ['Elrond', 9, 'discard'],
      ['Elrond', 10, 'pile'],
    ] as const) {
      nazgul(t, who, ['Hoarmûrath of Dír']);
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.fightOut(12, roll);
      t.equal(t.card('Hoarmûrath of Dír').zone, zone, `${who} ${roll}`);
    }
  });
  holds('Bifur: one more against Orcs alone, one less on checks', (t) => {
    met(t, ['Bifur'], ['Orc-patrol', 'Wargs']);
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    // three strikes, two of them in excess
    t.equal(t.strikeProwess(), 4 + 1 - 2, 'Orcs');
    met(t, ['Bifur'], ['Orc-patrol', 'Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 4 - 1, 'Wolves');
    t.equal(t.card('Bifur').stat('corruption-check'), -1, 'his checks');
    t.board({
      resource: {
        companies: [{ at: 'Blue Mountain Dwarf-hold', members: ['Bifur'] }],
        hand: ['Blue Mountain Dwarves'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(7).resource.plays('Blue Mountain Dwarves').stage.resolve();
    t.equal(rolled(t, 'influence')[0].total, 7 + 2 - 1, 'Dwarves, and one off');
  });
});

describe('Skin-changer', () => {
  const bear = (t: Stage, members: Member[], foes: Named[], hand: Named[] = []): void => {
    met(t, members, foes, { hand: ['Skin-changer', ...hand] });
    t.resource.plays('Skin-changer').stage.resolve();
  };
  holds('only Beorn; two more to prowess and body, till the turn ends', (t) => {
    met(t, ['Elrond'], [], { hand: ['Skin-changer'] });
    t.resource.refused('Skin-changer', { 'no-target': 'coe/9.3' });
    met(t, ['Beorn'], []);
    const before = [t.card('Beorn').stat('prowess'), t.card('Beorn').stat('body')];
    bear(t, ['Beorn'], []);
    t.equal(
      [t.card('Beorn').stat('prowess') - before[0], t.card('Beorn').stat('body') - before[1]],
      [2, 2],
      'two each',
    );
  });
  holds('a second strike only of those the attack has, and only if he has one', (t) => {
    bear(t, ['Beorn', 'Elrond', 'Gimli'], ['Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Elrond');
    t.resource.chooses('Beorn');
    t.equal(t.attack().assigned.sort(), ['Beorn', 'Elrond'], 'both are given');
    bear(t, ['Beorn', 'Elrond', 'Gimli'], ['Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Beorn');
    t.resource.may('Beorn').may('Elrond').may('Gimli').chooses('Beorn');
    t.equal(t.attack().assigned, ['Beorn', 'Beorn'], 'both his');
    bear(t, ['Beorn', 'Elrond', 'Gimli', 'Legolas'], ['Orc-patrol']);
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Beorn').chooses('Beorn').mayNot('Beorn');
  });
  holds('where the attacker gave him the first, the second is his to take or to leave', (t) => {
    for (const take of [true, false]) {
      bear(t, ['Beorn', 'Elrond', 'Gimli'], ['Cave-drake']);
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('assign').hazard.chooses('Beorn');
      t.asks(t.resource, 'defend').resource.options_are('a strike to Beorn', 'pass');
      if (take) t.resource.chooses('Beorn');
      else {
        t.resource.passes();
        t.hazard.options_are('a strike to Elrond', 'a strike to Gimli').chooses('Elrond');
      }
      t.equal(t.attack().assigned, ['Beorn', take ? 'Beorn' : 'Elrond'], `${take}`);
    }
    bear(t, ['Beorn', 'Elrond', 'Gimli'], ['Cave-drake']);
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('assign').hazard.chooses('Elrond').chooses('Gimli');
    t.equal(t.attack().assigned, ['Elrond', 'Gimli'], 'who has none has no second');
  });
  holds('tapped he is given one, and it may be two; what he left he is not asked again', (t) => {
    const tapped: Member[] = [{ name: 'Beorn', status: 'tapped' }, 'Elrond', 'Gimli', 'Legolas'];
    bear(t, tapped, ['Orc-patrol']);
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.mayNot('Beorn').chooses('Elrond').passes();
    t.hazard.chooses('Beorn');
    t.asks(t.resource, 'defend').resource.chooses('Beorn');
    t.equal(t.attack().assigned, ['Elrond', 'Beorn', 'Beorn'], 'two');
    bear(t, ['Beorn', 'Elrond', 'Gimli', 'Legolas'], ['Orc-patrol']);
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Beorn').passes();
    t.asks(t.hazard, 'attack').hazard.chooses('Elrond').chooses('Gimli');
    t.equal(t.attack().assigned, ['Beorn', 'Elrond', 'Gimli'], 'one');
  });
  holds('alone with more strikes than one he has a second, and the rest in excess', (t) => {
    for (const take of [true, false]) {
      bear(t, [{ name: 'Beorn', status: 'tapped' }], ['Orc-patrol']);
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      if (take) t.resource.chooses('Beorn');
      else t.resource.passes();
      t.equal(t.attack().assigned, take ? ['Beorn', 'Beorn'] : ['Beorn'], `${take}`);
    }
  });
  holds('Many Foes He Fought: only if the defender chose the warrior', (t) => {
    met(t, ['Aragorn II', 'Elrond', 'Gimli'], ['Cave-drake'], { hand: ['Many Foes He Fought'] });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.plays('Many Foes He Fought', 'Aragorn II').stage.resolve();
    t.passUntil('assign').hazard.chooses('Aragorn II');
    t.asks(t.hazard, 'attack').hazard.options_are('a strike to Elrond', 'a strike to Gimli');
  });
  holds('a check after each attack, with two off; canceled ones too', (t) => {
    bear(t, ['Beorn', 'Elrond', 'Bergil'], ['Wargs', 'Wolves'], ['Concealment']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.rolls(9);
    t.resolve();
    t.passUntil('movement-hazard').hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.rolls(9);
    t.resource.plays('Concealment', 'Bergil').stage.resolve();
    t.equal(
      rolled(t, 'corruption').map((x) => x.total),
      [7, 7],
      'twice',
    );
  });
  holds('at the end he goes, and leaves as much as he likes to one companion', (t) => {
    bear(
      t,
      [
        { name: 'Beorn', bears: ['Dagger of Westernesse', 'Cram', 'Foolish Words', 'Noble Hound'] },
        { name: 'Elrond', status: 'wounded' },
        { name: 'Bergil', under: 'Beorn' },
        { name: 'Gimli', status: 'tapped' },
      ],
      [],
    );
    t.passUntil('hand-over');
    t.resource.mayNot('Elrond').chooses('Dagger', 'Gimli').chooses('Cram', 'Gimli');
    t.equal(
      (
        [
          'Beorn',
          'Dagger of Westernesse',
          'Cram',
          'Foolish Words',
          'Noble Hound',
          'Bergil',
        ] as const
      ).map((x) => t.card(x).zone),
      ['hand', 'play', 'play', 'discard', 'discard', 'play'],
      'he has what he was given, all else on Beorn is gone',
    );
    t.equal(
      [t.card('Dagger of Westernesse').host, t.card('Cram').host],
      ['Gimli', 'Gimli'],
      'both',
    );
  });
});
