import type { Ability, CardName } from '@mathom/engine/language';
import { action, item } from '../build.ts';
import { gives, warriorBearer } from '../build-items.ts';
import { ITS_TEXT } from '../status.ts';

/** In his organization phase the bearer's player finds that card, or rids another player of it. */
const keysOf = (name: CardName): readonly Ability[] => [
  action({
    window: { phase: 'organization' },
    does: [
      { do: 'fetch', player: 'you', from: ['deck', 'discard'], a: { name }, n: 1, to: 'hand' },
    ],
  }),
  action({
    window: { phase: 'organization' },
    targets: [{ target: 'card', a: { name, whose: "opponent's" } }],
    does: [{ do: 'move', what: 'target', to: 'discard' }],
  }),
];

export const items = [
  item('WH-51', 'Blasting Fire', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: { any: [{ siteType: ['shadow-hold', 'dark-hold'] }, { autoAttack: { race: 'Dwarf' } }] },
    tappedSite: true,
    lacks: ITS_TEXT,
  }),
  item('WH-52', 'Liquid Fire', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: { any: [{ siteType: ['shadow-hold', 'dark-hold'] }, { autoAttack: { race: 'Dwarf' } }] },
    tappedSite: true,
    lacks: ITS_TEXT,
  }),
  item('WH-53', 'Mechanical Bow', {
    alignment: 'minion',
    class: 'major',
    slot: 'weapon',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    abilities: [gives('body', -1), gives('prowess', 2, { max: 8, when: warriorBearer })],
    lacks: 'the lower body of the strikes that its bearer taps to face',
  }),
  item('WH-54', 'Vile Fumes', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: { any: [{ siteType: ['shadow-hold', 'dark-hold'] }, { autoAttack: { race: 'Dwarf' } }] },
    tappedSite: true,
    lacks: ITS_TEXT,
  }),
  item('WH-88', 'Keys of Orthanc', {
    alignment: 'stage',
    unique: true,
    class: 'special',
    stagePoints: 1,
    points: 2,
    corruption: 1,
    at: { name: 'Minas Tirith' },
    abilities: keysOf('The Fortress of Isen'),
  }),
  item('WH-89', 'Keys to the White Towers', {
    alignment: 'stage',
    unique: true,
    class: 'special',
    stagePoints: 1,
    points: 2,
    corruption: 1,
    at: { name: 'Barrow-downs' },
    abilities: keysOf('Fortress of the Towers'),
  }),
];
