import type { Ability, AgentAttack, CardFilter, Cond, Effect } from '@mathom/engine/language';

/** What agents do by their own cards, as agents only. */

/** The company loses an item, of its own choice. */
export const LOSES_ITEM: readonly Effect[] = [
  {
    do: 'pick',
    player: 'resource-player',
    a: { kind: 'item', with: 'it' },
    then: [{ do: 'move', what: 'picked', to: 'discard' }],
  },
];

const AS_AGENT_THERE: Cond = { is: 'self', a: { agent: true, at: 'site' } };

/** Taps where the company is, or goes, to attack it. */
export const tapsToAttack = (more?: AgentAttack): Ability => ({
  is: 'action',
  as: 'hazard',
  need: AS_AGENT_THERE,
  cost: [{ pay: 'tap', what: 'self' }],
  does: [{ do: 'agent-attack', agent: 'self', ...(more ? { with: more } : {}) }],
});

/** Is discarded where the company goes to send it back. */
export const SENDS_BACK: Ability = {
  is: 'action',
  as: 'hazard',
  user: { is: 'self', agent: true, at: 'site' },
  need: { company: 'active', a: { moving: true } },
  cost: [{ pay: 'discard', what: 'self' }],
  does: [{ do: 'return-to-origin', company: 'active' }],
};

/** Taps as he attacks to strike once more. */
export const ONE_MORE_STRIKE: Ability = {
  is: 'trigger',
  on: { event: 'attack-declared', attack: { by: { is: 'self' } } },
  when: { is: 'self', a: { agent: true, status: 'untapped' } },
  immediate: true,
  optional: true,
  does: [
    { do: 'tap', what: 'self' },
    { do: 'modify', stat: 'strikes', of: 'attack', by: 1, until: 'attack' },
  ],
};

const influences = (need: Cond, target: CardFilter, zone: 'play' | 'pile'): Ability => ({
  is: 'action',
  as: 'hazard',
  need,
  targets: [{ target: 'card', zone, a: target }],
  cost: [{ pay: 'tap', what: 'self' }],
  does: [{ do: 'influence', by: 'self', versus: 'target' }],
});

/** Taps to try to turn an ally, a character or a faction. */
export const TURNS: readonly Ability[] = [
  influences(AS_AGENT_THERE, { kind: ['character', 'ally'] }, 'play'),
  influences(
    { is: 'self', a: { agent: true } },
    { kind: 'faction', whose: "opponent's", playableWhere: 'self' },
    'pile',
  ),
];
