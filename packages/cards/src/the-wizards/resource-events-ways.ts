import type {
  Ability,
  Action,
  AttackSpec,
  CardId,
  EventCard,
  Modify,
  RegionName,
  RegionType,
  Rule,
  Value,
} from '@mathom/engine/language';
import { action, gates, resource, trigger } from '../build.ts';

type Pairs = Extract<Rule, { is: 'ways'; how: 'neighbours' }>['pairs'];

const atTheEnd: Action['window'] = { phase: 'organization', edge: 'end' };

/** Left with the company for the turn. */
const withCompany = (...abilities: Ability[]): Action['does'] => [
  { do: 'install', on: 'company', abilities, until: 'turn' },
];

const fewerHazards = (by: Value, when?: Modify['when']): Modify => ({
  is: 'modify',
  stat: 'hazard-limit',
  of: 'bearer',
  by,
  min: 2,
  ...(when ? { when } : {}),
});

/** A company on its way meets fewer hazards for the regions it goes through. */
const fairTravels = (id: CardId, name: string, less: Modify): EventCard =>
  resource(id, name, {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: atTheEnd,
        targets: [{ target: 'company', a: { whose: 'yours', moving: true } }],
        does: withCompany(less),
      }),
    ],
  });

const oneForEach = (type: RegionType): Modify =>
  fewerHazards({ times: [-1, { regions: 'bearer', type }] });

const oneOrTwoWithGates = (type: RegionType): Modify =>
  fewerHazards({ if: gates, then: -2, else: -1 }, { path: 'bearer', has: { type } });

/**
 * Over the mountains: a ranger taps to make neighbours of regions, or, without tapping, there are
 * fewer hazards on the way to a site in one of them.
 */
const mountains = (
  id: CardId,
  name: string,
  facts: { readonly pairs: Pairs; readonly attack?: AttackSpec },
): EventCard => {
  const regions: readonly RegionName[] = [...new Set(facts.pairs.flat())];
  const met: readonly Ability[] = facts.attack
    ? [
        trigger({
          on: { event: 'company-phase', edge: 'start', company: 'bearer' },
          does: [{ do: 'attack', spec: facts.attack }],
        }),
      ]
    : [];
  return resource(id, name, {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: atTheEnd,
        user: { skill: 'ranger' },
        tapUser: true,
        does: withCompany({ is: 'ways', how: 'neighbours', pairs: facts.pairs }, ...met),
      }),
      action({
        window: atTheEnd,
        user: { skill: 'ranger' },
        does: withCompany(
          fewerHazards(-2, { company: 'bearer', a: { moving: true, to: { region: regions } } }),
        ),
      }),
    ],
  });
};

/** Short-events about ways through the land; like those of resource-events-movement.ts they are left with a company. */
export const resourceEventsWays = [
  resource('TW-188', 'A Chance Meeting', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', at: { siteType: ['free-hold', 'border-hold', 'ruins'] } },
          },
          // whom it brings is its target (pef/card/a-chance-meeting/1)
          {
            target: 'card',
            zone: 'hand',
            a: {
              kind: 'character',
              avatar: false,
              joins: { company: 'target', under: 'direct' },
            },
          },
        ],
        does: [
          {
            do: 'play',
            a: { is: 'target2' },
            from: ['hand'],
            joins: { company: 'target', under: 'direct' },
            waive: ['one-character-per-turn'],
            as: 'now',
            must: true,
          },
        ],
      }),
    ],
  }),
  mountains('TW-194', 'Ash Mountains', {
    pairs: [
      ['Dagorlad', 'Gorgoroth'],
      ['Horse Plains', 'Gorgoroth'],
    ],
    attack: { race: 'Orc', strikes: 4, prowess: 8 },
  }),
  resource('TW-202', 'Bridge', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard', edge: 'end' },
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', active: true, moving: true, to: { haven: true } },
          },
        ],
        does: [{ do: 'move-again' }],
      }),
    ],
  }),
  fairTravels('TW-233', 'Fair Travels in Border-lands', oneForEach('border')),
  fairTravels('TW-234', 'Fair Travels in Dark-domains', oneOrTwoWithGates('dark')),
  fairTravels('TW-235', 'Fair Travels in Free-domains', oneForEach('free')),
  fairTravels('TW-236', 'Fair Travels in Shadow-lands', oneOrTwoWithGates('shadow')),
  fairTravels('TW-237', 'Fair Travels in Wilderness', oneForEach('wilderness')),
  resource('TW-242', 'Ford', {
    duration: 'short',
    plays: [
      action({
        window: atTheEnd,
        user: { skill: 'ranger', skillOnly: true },
        tapUser: true,
        does: withCompany({
          is: 'no-creatures',
          a: { keyedTo: 'wilderness' },
        }),
      }),
    ],
  }),
  resource('TW-260', 'Horses', {
    duration: 'short',
    plays: [
      action({
        window: atTheEnd,
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: withCompany(fewerHazards(-2), {
          is: 'modify',
          stat: 'attack-prowess',
          of: { attacks: { source: 'creature', against: 'bearer' } },
          by: 2,
        }),
      }),
    ],
  }),
  mountains('TW-284', 'Misty Mountains', {
    pairs: [
      ['Rhudaur', 'Anduin Vales'],
      ['Rhudaur', 'Wold & Foothills'],
      ['Hollin', 'Wold & Foothills'],
      ['Hollin', 'Fangorn'],
      ['Dunland', 'Fangorn'],
    ],
  }),
  mountains('TW-287', 'Mountains of Shadow', {
    pairs: [
      ['Ithilien', 'Gorgoroth'],
      ['Ithilien', 'Nurn'],
      ['Harondor', 'Nurn'],
    ],
    attack: { race: 'Orc', strikes: 4, prowess: 9 },
  }),
  mountains('TW-359', 'White Mountains', {
    pairs: [
      ['Old Pûkel-land', 'Anfalas'],
      ['Rohan', 'Lamedon'],
      ['Rohan', 'Anfalas'],
      ['Anórien', 'Lamedon'],
    ],
  }),
];
