import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** Gear, people and events of a seventh draw, each held to the clauses of its text. */

describe('gear', () => {
  holds('Fair Gold Ring: what each total allows', (t) => {
    const [one, dwarven, magic] = [
      'The One Ring',
      "Dwarven Ring of Bávor's Tribe",
      'Magic Ring of Stealth',
    ] as const;
    for (const [roll, rings] of [
      [6, [magic]],
      [7, []],
      [8, []],
      [9, [dwarven]],
      [10, [dwarven]],
      [11, [one, dwarven]],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', { name: 'Gimli', bears: ['Fair Gold Ring'] }] },
          ],
          hand: [one, dwarven, magic, 'Lesser Ring', 'Cram'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal([t.card('Gimli').corruption, t.points(0).item], [1, 1], 'what it is worth');
      t.rolls(roll).resource.uses('Gandalf').stage.resolve();
      t.resource.options_are(...rings, 'Lesser Ring', 'pass').passes();
      t.equal(t.card('Fair Gold Ring').zone, 'discard', 'gone, whatever is played');
    }
  });

  holds("The Oracle's Ring: mind of one at least, and four more influence", (t) => {
    for (const [name, mind, influence] of [
      ['Odoacer', 1, 4],
      ['Ostisen', 1, 4],
      ['Threlin', 3, 6],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: [{ name, bears: ["The Oracle's Ring"] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const x = t.card(name);
      t.equal([x.stat('mind'), x.influence(), x.corruption], [mind, influence, 2], name);
      t.equal(t.points(0).item, 3, 'three points');
    }
  });

  holds('Threlin: among Dwarves, and against Orcs and Elves', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Threlin'] }],
        hand: ['Ostisen'],
      },
      hazard: {
        companies: [{ at: 'Bree', members: ['Kíli'] }],
        pile: ['Iron Hill Dwarves', 'Riders of Rohan'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      [
        t.card('Threlin').influence(),
        t.card('Threlin').influence('Ostisen'),
        t.card('Threlin').influence('Kíli'),
        t.card('Threlin').influence('Iron Hill Dwarves'),
        t.card('Threlin').influence('Riders of Rohan'),
      ],
      [2, 2, 4, 4, 2],
      'two more for Dwarves, one and all',
    );
    for (const [foe, prowess] of [
      ['Orc-patrol', 5],
      ['Wargs', 4],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: ['Threlin'] }],
        },
        hazard: { hand: [foe] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard');
      t.equal(t.strikeProwess(), prowess, foe);
    }
  });

  holds('Gildor Inglorion: two more against Orcs', (t) => {
    for (const [foe, prowess] of [
      ['Orc-patrol', 7],
      ['Wargs', 5],
    ] as const) {
      met(t, ['Gildor Inglorion'], [foe]);
      t.resource.passes();
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard');
      t.equal(t.strikeProwess(), prowess, foe);
    }
  });

  holds('Star-glass: the Undead shrink from it, beasts are dazzled', (t) => {
    for (const [foe, key, at, to, way] of [
      ['Stirring Bones', 'Ruins', 'Rivendell', 'Barrow-downs', 'cancel'],
      ['Giant Spiders', 'Wilderness', 'Rivendell', 'Barrow-downs', '-2 prowess'],
      ['Crebain', 'Wilderness', 'Rivendell', 'Barrow-downs', '-2 prowess'],
      ['Wargs', 'Wilderness', 'Rivendell', 'Barrow-downs', '-2 prowess'],
      ['Orc-patrol', 'Wilderness', 'Rivendell', 'Barrow-downs', undefined],
    ] as const) {
      met(t, [{ name: 'Frodo', bears: ['Star-glass'] }, 'Elrond'], [foe], {}, {}, to, at);
      t.resource.passes();
      t.hazard.plays(foe, key).stage.resolve();
      const prowess = t.attack().prowess;
      if (way === undefined) {
        t.resource.mayNot('use Star-glass');
        continue;
      }
      t.rolls(12).resource.uses('Star-glass', { way }).stage.resolve();
      t.equal(t.card('Frodo').status, 'tapped', 'he taps');
      t.equal(rolled(t, 'corruption').length > 0, true, 'and is tempted');
      t.equal(t.underAttack, way !== 'cancel', foe);
      if (t.underAttack) t.equal(t.attack().prowess, prowess - 2, foe);
    }
  });

  holds("Dwarven Ring of Bávor's Tribe: more for a Dwarf", (t) => {
    for (const [name, numbers] of [
      ['Gimli', [9, 9, 5, 6]],
      ['Legolas', [7, 4, 3, 4]],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name, bears: ["Dwarven Ring of Bávor's Tribe"] }] },
          ],
          deck: ['Book of Mazarbul'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const x = t.card(name);
      t.equal(
        [x.stat('prowess'), x.influence(), x.corruption, t.points(0).item],
        [...numbers],
        name,
      );
      if (name === 'Legolas') t.resource.mayNot("use Dwarven Ring of Bávor's Tribe");
      else t.resource.may("use Dwarven Ring of Bávor's Tribe");
    }
  });

  holds("Dwarven Ring of Thrár's Tribe (minion): two minor items for a Dwarf", (t) => {
    for (const name of ['Threlin', 'Ostisen'] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: [{ name, bears: ['AS-124'] }] }],
          deck: ['Black Mace', 'Saw-toothed Blade', 'Orc-draughts'],
          discard: ['Strange Rations'],
          noFiller: true,
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        [t.card(name).corruption, t.card(name).stat('body')],
        name === 'Threlin' ? [5, 7] : [3, 9],
        'no stronger for it',
      );
      if (name === 'Ostisen') {
        t.resource.mayNot("use Dwarven Ring of Thrár's Tribe");
        continue;
      }
      t.rolls(12).resource.uses("Dwarven Ring of Thrár's Tribe").stage.resolve();
      t.resource.mayNot('Black Mace').chooses('Strange Rations').chooses('Saw-toothed Blade');
      t.equal(t.hand(0).sort(), ['Saw-toothed Blade', 'Strange Rations'], 'two and no more');
      t.equal(rolled(t, 'corruption').at(-1)?.total, 14, 'two to the good');
    }
  });

  holds('Miruvor: ten at most, and nobody loses by it', (t) => {
    met(t, [{ name: 'Gimli', bears: ['Miruvor'] }, 'Elrond', 'Bofur', 'Gandalf'], ['Wargs']);
    t.resource.uses('Miruvor').stage.resolve();
    t.equal(
      ['Gimli', 'Elrond', 'Bofur', 'Gandalf'].map((x) => t.card(x).stat('body')),
      [10, 10, 9, 10],
      'two more each, to ten',
    );
    t.equal(t.card('Miruvor').zone, 'discard', 'drunk');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Bofur').stat('body'), 7, 'for the turn');
  });
});

describe('in the thick of it', () => {
  holds('Miruvor: at a strike as well', (t) => {
    met(t, [{ name: 'Gimli', status: 'tapped', bears: ['Miruvor'] }], ['Wargs']);
    t.resource.passes();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('strike-defender').resource.uses('Miruvor').stage.resolve();
    t.equal(t.card('Gimli').stat('body'), 10, 'before the dice');
  });
});

describe('events', () => {
  holds('Twilight: in any phase, for either player, and never against other cards', (t) => {
    for (const moment of ['untap', 'organization', 'hazards', 'entered', 'end-of-turn'] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], hand: ['Twilight'] },
        hazard: { events: ['Doors of Night', 'Lost in Border-lands'] },
        moment,
        asksPasses: true,
      });
      for (let i = 0; i < 4 && t.decision().seat !== 0; i++) t.pass();
      t.resource.plays('Twilight').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'discard', moment);
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        hand: ['Cram'],
        events: ['Gates of Morning'],
      },
      hazard: { hand: ['Twilight', 'Twilight'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('pass');
    t.hazard.plays('Twilight').stage.resolve();
    t.equal(t.card('Gates of Morning').zone, 'discard', 'in his opponent’s organization');
  });

  holds('Risky Blow: three prowess for one body, once a strike, by a warrior', (t) => {
    met(t, [{ name: 'Gimli', status: 'tapped' }], ['Orc-patrol'], {
      hand: ['Risky Blow', 'Risky Blow'],
    });
    t.resource.passes();
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('strike-defender');
    const before = t.strikeProwess();
    t.resource.plays('Risky Blow', 'Gimli').stage.resolve();
    t.equal([t.strikeProwess() - before, t.card('Gimli').stat('body')], [3, 7], 'bold');
    while (t.decision().about !== 'strike-defender') t.pass();
    t.resource.mayNot('play Risky Blow');
    met(t, [{ name: 'Frodo', status: 'tapped' }], ['Orc-patrol'], { hand: ['Risky Blow'] });
    t.resource.passes();
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('strike-defender').resource.mayNot('play Risky Blow');
  });

  holds('Dark Quarrels: half of what there was at first, even of one for each', (t) => {
    for (const [foe, gates, ways] of [
      ['Orc-patrol', false, ['cancel']],
      ['Crebain', false, []],
      ['Crebain', true, ['half']],
      ['Brigands', true, ['cancel', 'half']],
    ] as const) {
      met(t, ['Gimli', 'Elrond', 'Kíli'], [foe], {
        hand: ['Dark Quarrels'],
        ...(gates ? { events: ['Gates of Morning'] } : {}),
      });
      t.resource.passes();
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
      const offered = t.offered().filter((x) => x.startsWith('play Dark Quarrels'));
      t.equal(offered.length, ways.length, `${foe}: ${offered.join(' | ')}`);
      if (!gates) continue;
      const n = t.attack().strikes;
      t.resource.plays('Dark Quarrels', { way: 'half' }).stage.resolve();
      t.equal(t.attack().strikes, Math.ceil(n / 2), foe);
    }
  });

  holds("Wizard's Fire: the Wizard alone, for all of one attack, even late", (t) => {
    for (const late of [false, true]) {
      met(t, ['Gandalf', 'Gimli', 'Kíli'], ['Orc-patrol'], { hand: ["Wizard's Fire"] });
      t.resource.passes();
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      if (late)
        t.passUntil('strike')
          .resource.chooses('against Gandalf')
          .stage.passUntil('stay-untapped')
          .resource.chooses('no')
          .stage.passUntil('strike-defender');
      else while (t.decision().seat !== 0) t.pass();
      t.rolls(12).resource.plays("Wizard's Fire").stage.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, 8 + 1, 'four worse, and his own one');
      t.equal(
        [t.card('Gandalf').stat('prowess'), t.card('Gimli').stat('prowess')],
        [11, 7],
        'five more, and Gimli fights Orcs as he always does',
      );
    }
    met(t, ['Elrond'], ['Orc-patrol'], { hand: ["Wizard's Fire"] });
    t.resource.passes();
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.resource.mayNot("play Wizard's Fire");
  });

  holds('Choice of Lúthien: for Arwen at Minas Tirith and nowhere else', (t) => {
    for (const [at, who, may] of [
      ['Minas Tirith', 'Arwen', true],
      ['Pelargir', 'Arwen', false],
      ['Minas Tirith', 'Faramir', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: ['Choice of Lúthien'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('play Choice of Lúthien');
      else t.resource.refused('Choice of Lúthien', { 'no-target': 'coe/9.3' });
    }
  });
});

describe('words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it("a hazard on a company goes in the company's phase, not in that of who played it", () => {
    for (const [id, whose] of [
      ['LE-139', 'company'],
      ['LE-129', 'bearer'],
    ] as const) {
      expect(text(id)).toMatch(`the ${whose}'s organization phase`);
      expect(text(id)).not.toMatch(/player's turn/);
    }
  });
});
