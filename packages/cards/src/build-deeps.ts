import type {
  Ability,
  Action,
  AttackSpec,
  Cond,
  Effect,
  Race,
  Trigger,
} from '@mathom/engine/language';
import { action, trigger } from './build.ts';

/** Words of those who came up from beneath the earth. */

/** An ally that goes if its company goes over land. */
export const staysBelow: Trigger = {
  is: 'trigger',
  on: { event: 'moves', company: 'bearer' },
  when: { company: 'self', a: { movement: ['region', 'starter'] } },
  immediate: true,
  does: [{ do: 'move', what: 'self', to: 'discard' }],
};

/** An ally that is a danger to whoever controls it: each turn an opponent rolls against his mind. */
export const outgrownBy = (plus: number, when?: Cond): Trigger => ({
  is: 'trigger',
  on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'yours' },
  ...(when ? { when } : {}),
  does: [
    {
      do: 'check',
      kind: 'roll',
      by: 'opponent',
      plus,
      op: '>',
      than: { stat: 'mind', of: 'bearer' },
      pass: [{ do: 'move', what: 'bearer', to: 'discard', as: 'eliminate' }],
    },
  ],
});

export const OF_THE_BALROG = { alignment: 'minion', specific: 'Balrog' } as const;

/** Only while he is in that shape; it comes out of the sideboard as he likes. */
export const IN_SHAPE = {
  ...OF_THE_BALROG,
  duration: 'short',
  reshuffles: 'from-sideboard',
} as const;

/** One of his shapes: he takes it on while organizing, and puts it off for another or as he likes. */
export const shape: Action = action({
  window: { phase: 'organization' },
  targets: [{ target: 'card', a: { is: 'avatar' } }],
  does: [],
});

export const givenUp: readonly Ability[] = [
  trigger({
    on: {
      event: 'card-played',
      card: { keyword: 'demon-fana', whose: 'yours', isNot: 'self' },
    },
    immediate: true,
    does: [{ do: 'move', what: 'self', to: 'hand' }],
  }),
  action({
    window: { phase: 'organization' },
    does: [{ do: 'move', what: 'self', to: 'hand' }],
  }),
];

/** Nobody is with him but while his player organizes: who still is as that ends is left, and allies are lost. */
export const goesAlone: readonly Ability[] = [
  { is: 'grant', to: 'bearer', ability: 'go-alone' },
  { is: 'cannot', what: 'play', cards: { kind: 'ally' }, usedBy: { is: 'bearer' } },
  trigger({
    on: { event: 'phase', phase: 'organization', edge: 'end', whose: 'yours' },
    immediate: true,
    does: [
      { do: 'move', what: { kind: 'ally', on: 'bearer' }, to: 'discard' },
      { do: 'split-off', who: 'bearer', then: 'stay' },
    ],
  }),
];

export const strikes = (race: Race, n: number, prowess: number): AttackSpec => ({
  race,
  strikes: n,
  prowess,
});

const lost: Effect = { do: 'move', what: 'self', to: 'discard' };

/** One attack after the other, all of this card. */
export const faced = ([first, ...and]: readonly [AttackSpec, ...AttackSpec[]]): Effect => ({
  do: 'attack',
  spec: first,
  ...(and.length > 0 ? { and } : {}),
});

/** When it is over the Balrog taps for it, or it is lost. */
export const balrogTaps = (then: readonly Effect[] = []): Effect => ({
  do: 'offer',
  player: 'you',
  must: true,
  options: [
    {
      label: 'Tap The Balrog',
      need: { is: 'avatar', a: { status: 'untapped' } },
      does: [{ do: 'tap', what: 'avatar' }, ...then],
    },
    { label: 'Discard this card', does: [lost] },
  ],
});

/** The same, whoever taps. */
export const somebodyTaps = (then: readonly Effect[] = []): Effect => ({
  do: 'pick',
  player: 'you',
  a: { kind: 'character', status: 'untapped', company: { active: true } },
  optional: true,
  then: [{ do: 'tap', what: 'picked' }, ...then],
  none: [lost],
});

/** Whoever has them: nobody of the place is a friend any more. */
export const peopleLost: Effect = {
  do: 'move',
  what: { kind: 'faction', unique: true, playableAt: { is: 'site' } },
  to: 'discard',
};
