import type {
  Ability,
  Action,
  CardFilter,
  CardId,
  CardName,
  Cond,
  EventCard,
  Skill,
  Specific,
  Trigger,
} from '@mathom/engine/language';
import { action, resource, trigger } from './build.ts';

/** Short forms for the Stage resources of Fallen-wizards; plain data like all others. */

/** A Stage resource event that stays in play, for any of them or for one. */
export const stage = (
  id: CardId,
  name: string,
  facts: Omit<EventCard, 'id' | 'name' | 'kind' | 'side' | 'alignment' | 'duration'>,
): EventCard => resource(id, name, { alignment: 'stage', duration: 'permanent', ...facts });

/** On such a card of one's own. */
export const onOneOfHis = (a: CardFilter): Action =>
  action({ targets: [{ target: 'card', a: { ...a, whose: 'yours' } }], does: [] });

/** At a Wizardhaven of one's own, or with those who start the game. */
export const onHisFriend = (a: CardFilter): readonly Action[] => [
  onOneOfHis({ ...a, company: { at: { keyword: 'wizardhaven', whose: 'yours' } } }),
  action({
    window: { phase: 'setup' },
    targets: [{ target: 'card', a: { ...a, whose: 'yours' } }],
    does: [],
  }),
];

/** Put on its player's avatar as it is played, if he is in play. */
export const putOnHim: Action = action({
  does: [
    {
      do: 'if',
      cond: { player: 'you', is: 'avatar-in-play' },
      then: [{ do: 'attach', what: 'self', to: 'avatar' }],
    },
  ],
});

/** And as he comes into play, if he was not. */
export const awaitsHim: Trigger = trigger({
  on: { event: 'card-played', card: { avatar: true, whose: 'yours' } },
  immediate: true,
  does: [{ do: 'attach', what: 'self', to: 'cause' }],
});

/** He has it. */
export const onHim: Cond = { is: 'bearer', a: { avatar: true } };

/** A thing of his that is tapped, while he has it, to take such a card back from the discard pile. */
export const tokenOf = (
  specific: Specific,
  id: CardId,
  name: string,
  facts: {
    readonly stagePoints: number;
    readonly corruption?: number;
    readonly takes: CardFilter;
    readonly phase?: 'organization' | 'end-of-turn';
    /** he taps for it himself */
    readonly himself?: true;
  },
): EventCard =>
  stage(id, name, {
    unique: true,
    specific,
    stagePoints: facts.stagePoints,
    ...(facts.corruption === undefined ? {} : { corruption: facts.corruption }),
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      action({
        window: { phase: facts.phase ?? 'end-of-turn' },
        need: onHim,
        cost: [{ pay: 'tap', what: facts.himself ? 'bearer' : 'self' }],
        does: [{ do: 'fetch', player: 'you', from: ['discard'], a: facts.takes, n: 1, to: 'hand' }],
      }),
    ],
  });

/** Another shape of his, which he puts off for the next one or as he likes. */
export const shapeOf = (
  specific: Specific,
  id: CardId,
  name: string,
  as: {
    readonly prowess: number;
    readonly body: number;
    readonly influence: number;
    readonly generalInfluence: number;
    readonly checks: number;
    readonly skills: readonly Skill[];
  },
  besides: readonly Ability[],
): EventCard =>
  stage(id, name, {
    specific,
    stagePoints: 1,
    keywords: ['shapeshifter'],
    bearerUses: 'no-items',
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      trigger({
        on: {
          event: 'card-played',
          card: { keyword: 'shapeshifter', whose: 'yours', isNot: 'self' },
        },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
      action({
        window: { phase: 'organization' },
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
      { is: 'modify', stat: 'prowess', of: 'bearer', op: 'base', by: as.prowess },
      { is: 'modify', stat: 'body', of: 'bearer', op: 'base', by: as.body },
      { is: 'modify', stat: 'influence', of: 'bearer', op: 'base', by: as.influence },
      {
        is: 'modify',
        stat: 'general-influence',
        of: { player: 'you' },
        op: 'base',
        by: as.generalInfluence,
        when: onHim,
      },
      { is: 'modify', stat: 'corruption-check', of: 'bearer', by: as.checks },
      { is: 'grant', to: 'bearer', skills: as.skills },
      ...besides,
    ],
  });

export const named = (...name: CardName[]): CardFilter => ({ name });

/** So much more direct influence; he takes so little to control, by general influence or by his master's alone. */
export const closeTo = (influence: number, cost: number): NonNullable<EventCard['abilities']> => [
  { is: 'modify', stat: 'influence', of: 'bearer', by: influence },
  { is: 'modify', stat: 'control-cost', of: 'bearer', op: 'set', by: cost },
  { is: 'cannot', what: 'be-follower', who: 'bearer', but: { avatar: true } },
];
