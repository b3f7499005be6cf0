import type { RegionName } from '@mathom/engine/language';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from './help.ts';

type Kind = 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog';

/** Those that can be played as events too. */
const MORE_THAN_CREATURES: readonly Named[] = ['Spider of the Môrlat', 'Shelob', 'Adûnaphel'];

/** A creature keyed so comes upon a company on its way from one place to another. */
function meets(
  t: Stage,
  kind: Kind,
  [at, to]: readonly [Named, Named],
  creature: Named,
  key: string,
  more: { readonly events?: Named[]; readonly hand?: Named[]; readonly by?: RegionName[] } = {},
): boolean {
  t.board({
    resource: {
      kind,
      companies: [{ at, to, members: ['Lagduf'], ...(more.by ? { by: more.by } : {}) }],
      hand: more.hand ?? [],
    },
    hazard: { hand: [creature], events: more.events ?? [] },
    moment: 'hazards',
    ...(more.hand ? { asksPasses: true as const } : {}),
  });
  const ways = MORE_THAN_CREATURES.includes(creature) ? [{ way: 'creature' }] : [];
  t.hazard.plays(creature, ...ways, key).stage.resolve();
  return t.attack().detainment;
}

const MORDOR = ['Minas Morgul', 'Barad-dûr'] as const;
const GRAM = ['Carn Dûm', 'LE-394'] as const;
const HOME = ['LE-364', 'LE-367'] as const;

/** Attacks on those who serve the Shadow, by others who do. */
export const detainment: readonly Scenario[] = [
  scenario(
    'What is keyed to the realms and the holds of the Shadow only detains its minions',
    { proves: ['coe/3.II.2.R1', 'coe/3.II.2.B1', 'coe/3.II.2'], rules: ALL },
    (t) => {
      t.equal(meets(t, 'ringwraith', MORDOR, 'Crebain', 'Dark-domain'), true, 'a Dark-domain');
      t.equal(meets(t, 'ringwraith', MORDOR, 'Crebain', 'Dark-hold'), true, 'a Dark-hold');
      t.equal(meets(t, 'ringwraith', GRAM, 'Crebain', 'Shadow-hold'), true, 'a Shadow-hold');
      t.equal(meets(t, 'ringwraith', MORDOR, 'Crebain', 'Shadow-land'), false, 'no Shadow-land');
      const BRIN = ['Carn Dûm', 'Cameth Brin'] as const;
      t.equal(meets(t, 'ringwraith', BRIN, 'Wargs', 'Wilderness'), false, 'nor elsewhere');
      const by: RegionName[] = ['Angmar'];
      t.equal(meets(t, 'balrog', GRAM, 'Crebain', 'Shadow-hold', { by }), true, 'of a Balrog too');
      const hero = ['Lórien', 'TW-413'] as const;
      t.equal(meets(t, 'wizard', hero, 'Crebain', 'Shadow-hold'), false, 'and of nobody else');
    },
  ),
  scenario(
    'Orcs, Trolls, Undead and Men of a Shadow-land only detain them too',
    { proves: ['coe/3.II.2.R2', 'coe/3.II.2.B2'], rules: ALL },
    (t) => {
      for (const [creature, detained] of [
        ['Barrow-wight', true],
        ['Orc-patrol', true],
        ['Half-trolls of Far Harad', true],
        ['Lawless Men', true],
        ['Wargs', false],
      ] as const) {
        t.equal(meets(t, 'ringwraith', MORDOR, creature, 'Shadow-land'), detained, creature);
        const by: RegionName[] = ['Angmar'];
        t.equal(meets(t, 'balrog', GRAM, creature, 'Shadow-land', { by }), detained, creature);
      }
    },
  ),
  scenario(
    'By the name of a place it is its type that counts, and a Darkhaven is such a place',
    {
      proves: [
        'coe/3.II.2.R1',
        'crf/term/darkhaven/1',
        'crf/errata/rules-errata/6',
        'crf/monday/11-17-97/3',
      ],
      rules: ALL,
    },
    (t) => {
      const spider = 'Spider of the Môrlat';
      t.equal(meets(t, 'ringwraith', HOME, spider, 'the site by name'), true, 'Dol Guldur by name');
      const morgul = ['LE-402', 'LE-390'] as const;
      t.equal(
        meets(t, 'ringwraith', morgul, 'Shelob', 'the site by name'),
        true,
        'Minas Morgul too',
      );
      t.equal(
        meets(t, 'balrog', ['Goblin-gate', 'BA-93'], 'Watcher in the Water', 'the site by name', {
          by: ['High Pass', 'Anduin Vales', 'Wold & Foothills', 'Redhorn Gate'],
        }),
        true,
        'so with those of the Balrog',
      );
      const ofMen = ['Lórien', 'TW-387'] as const;
      t.equal(
        meets(t, 'wizard', ofMen, spider, 'the site by name'),
        false,
        'who comes there against the Shadow is not spared',
      );
      const doors = { events: ['Doors of Night'] as Named[] };
      t.equal(
        meets(t, 'ringwraith', HOME, spider, 'Southern Mirkwood', doors),
        true,
        'a Dark-domain by name',
      );
      t.equal(
        meets(t, 'ringwraith', ['Dol Guldur', 'LE-408'], spider, 'Woodland Realm', doors),
        false,
        'a region of another type',
      );
    },
  ),
  scenario(
    'Nazgûl slay no minion wherever they come, but they do as an automatic-attack',
    { proves: ['coe/3.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'LE-358', members: ['Lagduf'] }],
        },
        hazard: { hand: ['Hoarmûrath of Dír', 'Fell Beast'] },
        moment: 'hazards',
      });
      t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }).stage.resolve();
      t.equal(t.attack().detainment, true, 'though he is keyed to no such place');
      t.board({
        resource: { kind: 'balrog', companies: [{ at: 'BA-85', members: ['Lagduf'] }] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.fightOut(12, 2, 2);
      t.equal(t.card('Lagduf').status, 'wounded', 'by the second of Carn Dûm');
    },
  ),
  scenario(
    'There are holds of the Shadow where creatures slay whom they find',
    { proves: ['coe/3.II.2.R1', 'coe/3.II.2.B1'], rules: ALL },
    (t) => {
      for (const at of ['LE-364', 'LE-392', 'LE-402', 'LE-378'] as const) {
        const from = {
          'LE-364': 'Dol Guldur',
          'LE-392': 'Dol Guldur',
          'LE-402': 'Minas Morgul',
          'LE-378': 'Carn Dûm',
        } as const;
        t.equal(meets(t, 'ringwraith', [from[at], at], 'Crebain', 'Shadow-hold'), false, at);
      }
      const MARSHES = ['Dol Guldur', 'LE-364'] as const;
      t.equal(meets(t, 'ringwraith', MARSHES, 'Barrow-wight', 'Shadow-land'), true, 'on the way');
      // of a Balrog even the Nazgûl are
      const keyed = (key: string): boolean =>
        meets(t, 'balrog', ['BA-93', 'BA-85'], 'Adûnaphel', key, {
          by: ['Redhorn Gate', 'Hollin', 'Rhudaur', 'Angmar'],
        });
      t.equal(keyed('Dark-hold'), false, 'keyed to that site');
    },
  ),
  scenario(
    'Nobody attacks a company at a Darkhaven, but one on its way there or away from it is attacked',
    { proves: ['crf/term/darkhaven/3'], rules: ALL },
    (t) => {
      const spider = 'Spider of the Môrlat';
      t.equal(meets(t, 'ringwraith', HOME, spider, 'the site by name'), true, 'on its way');
      t.expect(t.underAttack, 'it comes to blows');
      meets(t, 'ringwraith', MORDOR, 'Crebain', 'Dark-domain');
      t.expect(t.underAttack, 'so it does with one that has left Minas Morgul');
      t.shows('crf/term/darkhaven/3#2');
      for (const [at, creature] of [
        ['LE-367', spider],
        ['LE-390', 'Indûr Dawndeath'],
        ['LE-359', 'Witch-king of Angmar'],
      ] as const) {
        t.board({
          resource: { kind: 'ringwraith', companies: [{ at, members: ['Lagduf'] }] },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard.plays(creature, { way: 'creature' }).stage.resolve();
        t.equal(
          [t.underAttack, t.card(creature).zone, t.card('Lagduf').status],
          [false, 'discard', 'untapped'],
          `${at}: it comes, and its attack is canceled`,
        );
      }
      t.shows('crf/term/darkhaven/3#1');
      t.say('Nor does anything but a creature attack them there');
      for (const at of ['LE-367', 'LE-354'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at,
                members: [{ name: 'Hador', bears: ['The Iron Crown', 'High Helm'] }, 'Lagduf'],
              },
            ],
          },
          hazard: { events: ['Traitor'], hand: ['Weariness of the Heart'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.rolls(2).hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Hador');
        t.resolve();
        t.equal([t.card('Hador').zone, t.underAttack], ['removed', at === 'LE-354'], at);
      }
      t.shows('crf/term/darkhaven/3#1');
    },
  ),
  scenario(
    'In the name of Mordor a minion sends those away who would detain them, or one of the Nine',
    { proves: ['crf/card/in-the-name-of-mordor/1', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      const NAME = 'In the Name of Mordor';
      meets(t, 'ringwraith', MORDOR, 'Crebain', 'Dark-domain', { hand: [NAME] });
      t.resource.plays(NAME, 'Lagduf').stage.resolve();
      t.expect(!t.underAttack, 'sent away');
      t.equal(t.card('Lagduf').status, 'tapped', 'by him');
      // by name of the place as by its type
      meets(t, 'ringwraith', HOME, 'Spider of the Môrlat', 'Southern Mirkwood', {
        hand: [NAME],
        events: ['Doors of Night'],
      });
      t.resource.may(`play ${NAME}`);
      meets(t, 'ringwraith', HOME, 'Spider of the Môrlat', 'the site by name', { hand: [NAME] });
      t.resource.refused(NAME, { 'no-target': 'coe/9.3' });
      meets(t, 'ringwraith', MORDOR, 'Wargs', 'Shadow-land', { hand: [NAME] });
      t.resource.refused(NAME, { 'no-target': 'coe/9.3' });
      // nobody need tap against one of the Nine
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', members: [{ name: 'Lagduf', status: 'tapped' }] }],
          hand: [NAME],
        },
        hazard: { events: ['Khamûl the Easterling'] },
        moment: 'organization',
      });
      t.resource.plays(NAME, 'Khamûl the Easterling').stage.resolve();
      t.equal(t.card('Khamûl the Easterling').zone, 'discard', 'gone');
      t.shows('crf/term/active-conditions/7#7');
      t.say('Nor against one who is only coming, and by whom nobody is attacked');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'LE-394', members: [{ name: 'Lagduf', status: 'tapped' }] },
          ],
          hand: [NAME],
        },
        hazard: { hand: ['Khamûl the Easterling'] },
        moment: 'hazards',
      });
      t.hazard.plays('Khamûl the Easterling', { way: 'event' });
      t.resource.plays(NAME, { way: 'event that' }).stage.resolve();
      t.equal(t.card('Khamûl the Easterling').zone, 'discard', 'he never came');
      t.shows('crf/term/active-conditions/7#7');
    },
  ),
  scenario(
    'A hold that is rebuilt is one of the Shadow, by the older rulings before its guards come, today in the midst of it',
    {
      proves: [
        'crf/card/hold-rebuilt-and-repaired/1',
        'crf/errata/card-errata/31',
        'pef/card/hold-rebuilt-and-repaired/2',
      ],
      rules: ALL,
    },
    (t) => {
      const HOLD = 'Hold Rebuilt and Repaired';
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-351', members: ['Lagduf'] }],
            hand: [HOLD],
          },
          moment,
          asksPasses: true,
        });
        t.resource.refused(HOLD, {
          phase: 'coe/9.1.3',
          edge: 'coe/2.V.ii',
          ...(t.rules === 'coe' ? { need: 'coe/9.2' as const } : {}),
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Carn Dûm', members: ['Hador'] }] },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-351', members: ['Lagduf'] }],
          hand: [HOLD],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.hazard.refused(HOLD, {
        turn: 'coe/2.1.2',
        edge: 'coe/2.V.ii',
        ...(t.rules === 'coe' ? { need: 'coe/9.2' as const } : {}),
      });
      t.shows(
        'crf/card/hold-rebuilt-and-repaired/1#2',
        'crf/errata/card-errata/31#2',
        'pef/card/hold-rebuilt-and-repaired/2#2',
      );
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-351', members: ['Lagduf'] }],
          hand: [HOLD],
        },
        moment: 'site',
      });
      if (t.rules === 'coe') {
        // nothing is done before the site is entered but what combat allows (coe/2.V.ii.1, 3.i)
        t.resource.chooses('enter');
        t.expect(t.underAttack, 'the guards are there before anything can be done');
        t.equal(t.attack().detainment, false, 'and mean it');
        t.resource.plays(HOLD).stage.resolve().passUntil('defend');
      } else {
        t.resource.chooses('enter');
        t.expect(!t.underAttack, 'no guard has come yet');
        t.resource.plays(HOLD).stage.resolve();
      }
      t.equal(t.attack().detainment, true, 'its own guards');
      t.shows(
        'crf/card/hold-rebuilt-and-repaired/1#1',
        'crf/errata/card-errata/31#1',
        'pef/card/hold-rebuilt-and-repaired/2#1',
      );
    },
  ),
];
