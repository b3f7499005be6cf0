import { action, ally, staysWithin, tapToCancel } from '../build.ts';

export const allies = [
  ally('DM-177', 'Lindion the Oronín', {
    unique: true,
    skills: ['warrior'],
    prowess: 3,
    body: 9,
    mind: 2,
    points: 1,
    at: { name: 'Stone-circle' },
    abilities: [
      tapToCancel({ race: ['Animal', 'Spider'] }),
      { is: 'grant', to: 'self', admits: { name: 'Eagle-mounts' } },
    ],
  }),
  ally('DM-178', 'Mistress Lobelia', {
    unique: true,
    manifestationOf: 'Lobelia Sackville-Baggins',
    skills: ['scout'],
    prowess: 0,
    body: 9,
    mind: 3,
    points: 1,
    at: { name: ['Bag End', 'Bree'] },
    abilities: [
      staysWithin({
        any: [{ name: ['Bree', 'Old Forest', 'The White Towers'] }, { region: 'The Shire' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['deck', 'discard'],
            // crf/card/mistress-lobelia/1: a minor item too only if the site has such
            a: { kind: ['item', 'ally', 'faction'], playableWhere: 'self' },
            n: 1,
            to: 'hand',
          },
        ],
      }),
    ],
  }),
  ally('DM-179', 'Noble Hound', {
    prowess: 3,
    body: 6,
    mind: 1,
    points: 1,
    at: { siteType: 'border-hold' },
    tappedSite: true,
    abilities: [
      { is: 'assignment', who: 'self', how: 'before-bearer' },
      { is: 'assignment', who: 'self', how: 'as-untapped' },
      {
        is: 'instead',
        of: { event: 'imprisoned', card: { is: 'bearer' } },
        optional: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
];
