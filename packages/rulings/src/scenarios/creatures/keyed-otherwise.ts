import type { RegionName } from '@mathom/engine/language';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, keysOf, NEW, OLD } from '../help.ts';

/** A company goes that way, and the hazard player holds these. */
const onTheWay = (
  t: Stage,
  [at, to, ...by]: readonly [Named, Named, ...RegionName[]],
  hand: readonly Named[],
  events: readonly Named[] = [],
): void => {
  t.board({
    resource: {
      companies: [
        {
          at,
          to,
          ...(by.length > 0 ? { by } : {}),
          members: ['Elrond', 'Gimli', 'Legolas', 'Aragorn II', 'Glorfindel II'],
        },
      ],
    },
    hazard: { hand: [...hand, 'River'], events },
    moment: 'hazards',
  });
};

/** Orcs keyed so have been met, or others. */
const after = (t: Stage, key: string, who: Named = 'Orc-guard', to: Named = 'Mount Gram'): void => {
  onTheWay(t, ['Rivendell', to], [who, 'Gothmog']);
  t.hazard.plays(who, key).stage.resolve();
  t.fightOut({ always: 12 });
};

const SPREADS = [
  ['Angmar Arises', ['Rivendell', 'Bree', 'Rhudaur', 'Arthedain'], ['Arthedain', 'Rhudaur']],
  [
    'Reaching Shadow',
    ["Beorn's House", "Thranduil's Halls", 'Anduin Vales', 'Woodland Realm'],
    ['Anduin Vales', 'Woodland Realm'],
  ],
  [
    'In Darkness Bind Them',
    ['Henneth Annûn', 'Haudh-in-Gwanûr', 'Ithilien', 'Harondor'],
    ['Harondor', 'Ithilien'],
  ],
] as const;

/** Under them a Wilderness is a Shadow-land. */
const NIGHT = ['Doors of Night', 'Morgul Night'] as const;

/** Creatures that come where their own keys would not let them, or after others. */
export const keyedOtherwise: readonly Scenario[] = [
  scenario(
    'Who needs two Shadow-lands does not come for one that spreads',
    {
      proves: [
        'crf/turn/movement/playing-hazards/6',
        'crf/card/angmar-arises/1',
        'crf/card/in-darkness-bind-them/1',
        'crf/card/reaching-shadow/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [i, [event, way, regions]] of SPREADS.entries()) {
        const hand = ['Orc-guard', 'Winged Fire-drake'] as const;
        onTheWay(t, way, hand);
        t.hazard.mayNot('play Orc-guard').mayNot('play Winged Fire-drake');
        onTheWay(t, way, hand, [event]);
        t.hazard
          .may('play Orc-guard')
          .mayNot('play Winged Fire-drake')
          .refused('Winged Fire-drake', { key: 'coe/2.IV.vii.2' });
        t.shows(`crf/turn/movement/playing-hazards/6#${i + 1}`);
        t.equal(
          keysOf(t, 'Orc-guard'),
          regions.map((x) => `keyed to ${x}`),
          'two regions, each by its name',
        );
        t.hazard.plays('Orc-guard', regions[0]).stage.resolve();
        t.fightOut({ always: 12 });
        t.equal(t.card(event).zone, 'discard', 'and with one of them slain it is over');
      }
    },
  ),

  scenario(
    'A Dragon who comes in a fever is keyed to nothing',
    { proves: ['crf/card/fever-of-unrest/1'], rules: ALL },
    (t) => {
      const hand = ['Fever of Unrest', 'Leucaruth', 'Scorba', 'Smaug'] as const;
      onTheWay(
        t,
        ['Rivendell', 'Dunnish Clan-hold', 'Rhudaur', 'Hollin', 'Cardolan', 'Dunland'],
        hand,
      );
      t.hazard.mayNot('play Scorba').mayNot('play Smaug');
      t.hazard.plays('Fever of Unrest', { way: 'one Dragon creature' }).stage.resolve();
      t.hazard.may('play Smaug').plays('Scorba').stage.resolve();
      const keyed = (): unknown[] =>
        t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.key?.by] : []));
      t.equal(keyed(), ['nothing'], 'so');
      t.fightOut({ always: 12 });
      t.hazard.mayNot('play Smaug');
      t.say('Three are enough for Leucaruth alone');
      onTheWay(t, ['Rivendell', 'Lossadan Cairn'], hand);
      t.hazard.refused(
        'Fever of Unrest',
        { 'no-target': 'coe/9.3' },
        { way: 'one Dragon creature' },
      );
      t.hazard.plays('Fever of Unrest', { way: 'Leucaruth' }).stage.resolve();
      t.hazard.mayNot('play Scorba').plays('Leucaruth').stage.resolve();
      t.equal(keyed(), ['nothing'], 'he no more than the others');
    },
  ),

  scenario(
    'Wolf-riders strengthen any Wolves, though they follow only Orcs',
    { proves: ['crf/card/wolf-riders/1', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      const way = ['Rivendell', 'Lossadan Cairn'] as const;
      onTheWay(t, way, ['Wolf-riders', 'Wargs']);
      t.hazard.mayNot('play Wolf-riders').plays('Wargs', 'Wilderness').stage.resolve();
      const [strikes, prowess] = [t.attack().strikes, t.attack().prowess];
      t.hazard.plays('Wolf-riders', { way: 'As an event' }).stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [strikes + 1, prowess + 1],
        'no Orc was there before',
      );
      t.shows('crf/term/active-conditions/7#11');
      for (const [key, comes] of [
        ['Wilderness', true],
        ['Ruins', false],
      ] as const) {
        onTheWay(t, way, ['Wolf-riders', 'Orc-raiders']);
        t.hazard.plays('Orc-raiders', key).stage.resolve();
        t.fightOut({ always: 12 });
        if (!comes) {
          t.hazard.mayNot('play Wolf-riders');
          continue;
        }
        t.hazard.plays('Wolf-riders', { way: 'As a creature' }).stage.resolve();
        t.equal(t.attack().strikes, 3, 'they attack');
      }
    },
  ),

  scenario(
    'Gothmog follows Orcs and Trolls out of the Shadow, and is keyed to nothing',
    { proves: ['crf/card/gothmog/1'], rules: OLD },
    (t) => {
      after(t, 'Shadow-land');
      t.hazard.plays('Gothmog').stage.resolve();
      t.equal(
        t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.key?.by] : [])),
        ['nothing'],
        'so',
      );
      t.shows('crf/card/gothmog/1#1');
      after(t, 'Shadow-land', 'Half-trolls of Far Harad');
      t.hazard.may('play Gothmog');
      t.say('Not after Wolves out of the same land, nor after Orcs of a Shadow-hold');
      after(t, 'Shadow-land', 'Wargs');
      t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
      after(t, 'Shadow-hold');
      t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
      t.say('Nor after an Orc who came to a region by its name, though it is a Shadow-land now');
      onTheWay(t, ['Rivendell', 'Goblin-gate'], ['The Great Goblin', 'Gothmog'], NIGHT);
      t.hazard.plays('The Great Goblin', 'keyed to High Pass').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(t.path('Elrond').at(-1), 'shadow', 'it is dark there');
      t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
      t.shows('crf/card/gothmog/1#2');
      t.say('Out of a Dark-domain they bring him as well, though he could be keyed to it too');
      onTheWay(t, ['Lórien', 'Dol Guldur'], ['Orc-guard', 'Gothmog']);
      t.equal(keysOf(t, 'Gothmog'), ['keyed to Dark-domain', 'keyed to Dark-hold'], 'before them');
      t.hazard.plays('Orc-guard', 'Dark-domain').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(
        keysOf(t, 'Gothmog'),
        ['keyed to Dark-domain', 'keyed to Dark-hold', 'keyed to nothing'],
        'after them',
      );
      t.shows('crf/card/gothmog/1#3');
    },
  ),

  scenario(
    'Gothmog follows those of a Shadow-hold too, as his card has it now',
    { proves: ['coe/2.IV.vii.2', 'crf/card/gothmog/1'], rules: NEW },
    (t) => {
      for (const key of ['Shadow-land', 'Shadow-hold']) {
        after(t, key);
        t.hazard.plays('Gothmog').stage.resolve();
        t.equal(
          t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.key?.by] : [])),
          ['nothing'],
          'and is keyed to nothing himself',
        );
        t.shows('crf/card/gothmog/1#1');
      }
      after(t, 'Shadow-land', 'Half-trolls of Far Harad');
      t.hazard.may('play Gothmog');
      after(t, 'Shadow-land', 'Wargs');
      t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
      t.say('And those who came to such a land by its name');
      onTheWay(t, ['Rivendell', 'Goblin-gate'], ['The Great Goblin', 'Gothmog'], NIGHT);
      t.hazard.plays('The Great Goblin', 'keyed to High Pass').stage.resolve();
      t.fightOut({ always: 12 });
      t.hazard.may('play Gothmog');
      t.say('Not after those of a Dark-domain');
      onTheWay(t, ['Lórien', 'Dol Guldur'], ['Orc-guard', 'Gothmog']);
      t.hazard.plays('Orc-guard', 'Dark-domain').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(keysOf(t, 'Gothmog'), ['keyed to Dark-domain', 'keyed to Dark-hold'], 'his own keys');
      t.shows('crf/card/gothmog/1#4');
    },
  ),
];
