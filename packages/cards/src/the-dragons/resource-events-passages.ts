import type { CardId, EventCard, RegionName, RegionType, Rule } from '@mathom/engine/language';
import { action, byItsLeave, resource, specialMovement } from '../build.ts';

/** From one of these regions to another, past all that lies between, and with fewer hazards. */
const along = (
  id: CardId,
  name: string,
  type: RegionType,
  region: readonly RegionName[],
): EventCard => {
  const land = { region, underDeeps: false } as const;
  return resource(id, name, {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours', at: land } }],
        does: specialMovement(
          { from: land, to: land, path: [type, type, type] },
          {
            is: 'modify',
            stat: 'hazard-limit',
            of: 'bearer',
            by: -2,
            min: 2,
            when: byItsLeave,
          },
        ),
      }),
    ],
  });
};

/** Of an event that lies as a site: nobody goes on from there but by region movement. */
const LEFT_FROM_REGION_TO_REGION: Rule = {
  is: 'ways',
  how: 'barred',
  movement: ['starter', 'under-deeps', 'special'],
  companies: { any: [{ at: { is: 'self' } }, { from: { is: 'self' } }] },
};

/** Ways by sea and by the wastes at the edge of the map (coe/2.II.7.iv). */
export const resourceEventsPassages = [
  along('TD-100', 'Belegaer', 'coastal', [
    'Lindon',
    'Elven Shores',
    'Eriadoran Coast',
    'Andrast Coast',
    'Bay of Belfalas',
    'Mouths of the Anduin',
    'Enedhwaith',
    'Old Pûkel-land',
    'Andrast',
    'Anfalas',
    'Belfalas',
    'Lebennin',
    'Harondor',
  ]),
  along('TD-117', 'Forod', 'wilderness', [
    'Lindon',
    'Forochel',
    'Angmar',
    'Gundabad',
    'Grey Mountain Narrows',
    'Withered Heath',
    'Iron Hills',
  ]),
  along('TD-121', 'Harad', 'wilderness', ['Horse Plains', 'Khand', 'Nurn', 'Harondor']),
  along('TD-147', 'Rhûn', 'wilderness', ['Iron Hills', 'Dorwinion', 'Horse Plains', 'Khand']),
  resource('TD-124', 'Hey! come merry dol!', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { whose: 'yours', moving: true } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [{ is: 'retype', regions: [['wilderness', 'wilderness']], counts: 'half' }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TD-145', 'Refuge', {
    duration: 'permanent',
    site: {
      type: 'free-hold',
      regionType: 'wilderness',
      path: [],
      draws: { resource: 1, hazard: 1 },
      items: [],
      attacks: [],
      abilities: [
        { is: 'retype', sites: { is: 'self' }, to: 'haven', purposes: ['healing'] },
        LEFT_FROM_REGION_TO_REGION,
      ],
    },
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        cost: [{ pay: 'discard-one', a: { kind: 'character', race: 'Elf' }, zone: 'hand' }],
        targets: [{ target: 'company', a: { whose: 'yours', moving: false } }],
        does: [],
      }),
    ],
  }),
  resource('TD-171', 'Wondrous Maps', {
    duration: 'permanent',
    site: {
      type: 'ruins',
      regionType: 'shadow',
      path: [],
      draws: { resource: 1, hazard: 3 },
      items: ['minor', 'major'],
      attacks: [{ race: 'Orc', strikes: 4, prowess: 7 }],
      abilities: [LEFT_FROM_REGION_TO_REGION],
    },
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { whose: 'yours', moving: false } }],
        does: [],
      }),
    ],
  }),
];
