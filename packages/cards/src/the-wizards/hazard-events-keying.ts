import { doors, hazard, trigger } from '../build.ts';
import { played } from '../build-hazards.ts';

/** Events that let creatures be played where they could not. */
export const hazardEventsKeying = [
  hazard('TW-96', 'The Nazgûl are Abroad', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'keying',
        companies: { side: 'hero', has: { bears: { keyword: 'the-one-ring' } } },
        creatures: { kind: 'creature', race: 'Nazgûl' },
        how: 'allow',
        to: [
          {
            siteThat: { kind: 'site', not: { any: [{ haven: true }, { siteType: 'free-hold' }] } },
          },
        ],
      },
      {
        is: 'keying',
        companies: { side: 'hero', has: { kind: 'item', ring: true } },
        creatures: { kind: 'creature', race: 'Nazgûl' },
        how: 'allow',
        to: [{ regions: ['shadow'] }, { siteType: 'shadow-hold' }],
      },
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        when: doors,
        does: [
          {
            do: 'fetch',
            player: 'each-player',
            from: ['discard'],
            a: { keyword: 'nazgul' },
            n: 1,
            to: 'hand',
            optional: true,
          },
        ],
      }),
    ],
  }),
];
