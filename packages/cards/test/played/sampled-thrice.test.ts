import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a third draw, each held to the clauses of its text that no other test plays. */
const kind = 'ringwraith';

describe('characters', () => {
  const influence = (t: Stage, who: Named, whom: Named[], minion = false): number[] => {
    t.board({
      resource: {
        ...(minion ? { kind } : {}),
        companies: [{ at: minion ? 'Dol Guldur' : 'Rivendell', members: [who] }],
        hand: whom,
      },
      moment: 'organization',
    });
    return [t.card(who).influence(), ...whom.map((x) => t.card(who).influence(x))];
  };

  holds('some have more to say to one people, or to those of one place', (t) => {
    t.equal(influence(t, 'Théoden', ['Riders of Rohan', 'Men of Dorwinion']), [3, 5, 3], 'Rohan');
    t.equal(influence(t, 'Legolas', ['Wood-elves', 'Haldir']), [2, 4, 2], 'his own people');
    t.equal(influence(t, 'Arinmîr', ['TW-357', 'Wood-elves']), [2, 4, 2], 'the Variags');
    t.equal(
      influence(t, 'Glorfindel II', ['Haldir', 'Wood-elves', 'Bergil']),
      [2, 3, 2, 2],
      'Elves, not their factions',
    );
    t.equal(influence(t, 'Perchen', ['LE-263', 'LE-287'], true), [2, 5, 2], 'Dunland');
    t.equal(
      influence(t, 'Pon Opar', ['AS-63', 'LE-287', 'LE-263'], true),
      [1, 3, 3, 1],
      'both factions of the Oasis',
    );
  });

  holds('Dwalin: better against Orcs, worse in every check of his', (t) => {
    for (const [foe, prowess] of [
      ['Orc-guard', 2 + 1 - 4],
      ['Wolves', 2 - 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Dwalin'] }],
          hand: ['Risky Blow'],
        },
        hazard: { hand: [foe] },
        moment: 'hazards',
      });
      t.hazard.plays(foe).stage.resolve();
      t.resource.chooses('a strike to Dwalin').chooses('no');
      t.equal(t.strikeProwess(), prowess, `${foe}, with all strikes on him`);
    }
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Dwalin', bears: ['Sting'] }] },
        ],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      rolls: [9],
    });
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }).stage.resolve();
    t.equal(rolled(t, 'corruption').at(-1)?.total, 8, 'one less');
    t.board({
      resource: {
        companies: [{ at: 'Blue Mountain Dwarf-hold', members: ['Dwalin'] }],
        hand: ['Blue Mountain Dwarves'],
      },
      moment: 'entered',
      rolls: [10],
    });
    t.resource.plays('Blue Mountain Dwarves').stage.resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 10 + 2 - 1, 'two more for a Dwarf, one less');
  });
});

describe('events', () => {
  const strike = (t: Stage, status: 'untapped' | 'tapped' | 'wounded'): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Gimli', status }, 'Frodo'] }],
        hand: ['Block', 'Block', 'Risky Blow'],
      },
      hazard: { hand: ['Cave-drake'] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.chooses('Gimli');
    return t;
  };

  holds('Block: of no use to one who does not tap anyway', (t) => {
    for (const status of ['tapped', 'wounded'] as const)
      strike(t, status)
        .resource.may('play Risky Blow')
        .refused('Block', { 'no-effect': 'coe/5.1.2' });
    strike(t, 'untapped').resource.chooses('yes');
    t.resource.may('play Risky Blow').refused('Block', { 'no-effect': 'coe/5.1.2' });
    for (const [roll, after] of [
      [[6], 'untapped'],
      [[2, 2], 'wounded'],
    ] as const) {
      strike(t, 'untapped').resource.chooses('no');
      t.rolls(...roll);
      t.resource.plays('Block').stage.resolve();
      t.equal(rolled(t, 'strike').at(-1)?.total, 5 + roll[0], 'with his full prowess');
      t.equal(t.card('Gimli').status, after, `he is ${after}`);
    }
  });

  holds('More Sense than You: an ally too, before strikes are assigned', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Aragorn II', bears: ['Treebeard'] },
              'Frodo',
              { name: 'Gimli', status: 'tapped' },
            ],
          },
        ],
        hand: ['More Sense than You', 'More Sense than You', 'Risky Blow'],
      },
      hazard: { hand: ['Cave-drake'] },
      moment: 'hazards',
    });
    t.resource.refused('More Sense than You', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource
      .chooses('play More Sense than You')
      .options_are('Aragorn II', 'Treebeard', 'Frodo', 'back')
      .chooses('Treebeard');
    t.resolve().allPass();
    t.equal(t.card('Treebeard').status, 'tapped', 'he keeps out of it');
    t.hazard
      .options_are('a strike to Aragorn II', 'a strike to Frodo', 'a strike to Gimli')
      .chooses('Aragorn II')
      .chooses('Gimli');
    t.resource.chooses('Aragorn II').chooses('no').passes();
    t.resource.may('play Risky Blow').mayNot('play More Sense than You');
  });

  holds('Bridge: a company that goes on already needs no second one', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', to: 'Rivendell', members: ['Elrond'] }],
        hand: ['Bridge', 'Bridge'],
        sites: ['Lórien'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.allPass().resource.plays('Bridge').stage.resolve();
    t.resource.refused('Bridge', { 'no-effect': 'coe/5.1.2' });
  });

  const lore = (
    t: Stage,
    how: { at?: Named; tapped?: boolean; deck?: Named[]; with?: Named[] },
  ): Stage =>
    t.board({
      resource: {
        companies: [
          {
            at: how.at ?? 'The Lonely Mountain',
            ...(how.tapped === false ? {} : { siteTapped: true as const }),
            members: [
              { name: 'Elrond', bears: ['Dragon-lore'] },
              { name: 'Legolas', status: 'tapped' },
              ...(how.with ?? ['Gimli', 'Bergil']),
            ],
          },
        ],
        deck: how.deck ?? ['Glamdring'],
        discard: ['Orcrist'],
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('Dragon-lore: whatever the lair offers, for one who taps to have it', (t) => {
    lore(t, { deck: ['Glamdring', 'Palantír of Orthanc', 'Emerald of Doriath', 'The One Ring'] });
    t.resource.uses('Dragon-lore').stage.resolve();
    t.equal([t.card('Elrond').status, t.card('Dragon-lore').zone], ['tapped', 'discard'], 'spent');
    t.resource.options_are(
      ...['Glamdring', 'Emerald of Doriath', 'Orcrist'].flatMap((x) => [
        `give ${x} to Gimli`,
        `give ${x} to Bergil`,
      ]),
      'pass',
    );
    t.resource.chooses('give Orcrist to Gimli');
    t.equal(
      [t.card('Orcrist').host, t.card('Gimli').status, t.card('Bergil').status],
      ['Gimli', 'tapped', 'untapped'],
      'out of the discard pile, by Gimli',
    );
    t.expect(!t.sees(0, t.id('Glamdring')), 'the deck was shuffled, though nothing came out of it');
    t.say('nobody is left who could tap');
    lore(t, { with: [] }).resource.uses('Dragon-lore').stage.resolve();
    t.asks(t.resource, 'site');
    t.equal([t.card('Glamdring').zone, t.card('Orcrist').zone], ['deck', 'discard'], 'as before');
  });

  holds('Dragon-lore: learned with Information, of use at a tapped lair alone', (t) => {
    lore(t, { tapped: false }).resource.mayNot('use Dragon-lore');
    lore(t, { at: 'Moria' }).resource.mayNot('use Dragon-lore');
    lore(t, {}).resource.may('use Dragon-lore');
    for (const [at, may] of [
      ['Amon Hen', true],
      ['Isengard', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Elrond', 'Gimli'] }],
          hand: ['Dragon-lore'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot('play Dragon-lore');
        continue;
      }
      t.resource.plays('Dragon-lore', 'Elrond').stage.resolve();
      t.equal(
        [t.card('Elrond').status, t.card(at).status, t.card('Elrond').corruption, t.points(0).misc],
        ['tapped', 'tapped', 2, 1],
        'a sage taps, and the site',
      );
    }
  });
});

describe('Drakes', () => {
  const WAY = ['Rhudaur', 'Arthedain', 'Cardolan'] as const;
  const meets = (t: Stage, foe: Named, by: readonly (typeof WAY)[number][] = WAY): Stage =>
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: by.length === WAY.length ? 'Barrow-downs' : 'Weathertop',
            by,
            members: [
              { name: 'Gimli', bears: ['Cram'] },
              { name: 'Elrond', bears: ['Sting'] },
            ],
          },
        ],
      },
      hazard: { hand: [foe] },
      moment: 'hazards',
    });

  holds('Winged Cold-drake: three Wildernesses, two strikes, of his own choosing', (t) => {
    meets(t, 'Winged Cold-drake', ['Rhudaur', 'Arthedain']).hazard.mayNot('play Winged Cold-drake');
    meets(t, 'Winged Cold-drake').hazard.plays('Winged Cold-drake').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [2, 13, -1], 'as printed');
    t.equal(t.attack().assigned, ['Gimli', 'Elrond'], 'the defender is not asked');
  });

  holds('Were-worm: an item of anybody there for a wound, and none without one', (t) => {
    meets(t, 'Were-worm').hazard.plays('Were-worm').chooses('Gimli');
    t.rolls(2, 2).resource.chooses('no').passes();
    t.asks(t.hazard, 'pick').hazard.options_are('Cram', 'Sting').chooses('Sting');
    t.equal(
      [t.card('Gimli').status, t.card('Sting').zone, t.card('Cram').zone],
      ['wounded', 'discard', 'play'],
      'what the attacker chose',
    );
    meets(t, 'Were-worm').hazard.plays('Were-worm').chooses('Gimli');
    t.rolls(12, 2).resource.chooses('no').passes();
    t.equal(t.card('Gimli').status, 'tapped', 'he stood his ground');
    t.equal([t.card('Cram').zone, t.card('Sting').zone], ['play', 'play'], 'nothing is lost');
  });
});
