import type { Action, CardFilter, Cond, Value } from '@mathom/engine/language';
import { action, hazard, resource } from '../build.ts';
import { goneWithADeck, minionPlayer, playedOn } from '../build-hazards.ts';
import { LOSES_ITEM } from './agents-deeds.ts';

/** What hazards have agents do. Most are of no use against those who serve the same lord. */
const AGAINST_HEROES: Cond = { not: minionPlayer('opponent') };

/** Where the company is or goes. */
const there = (skill?: CardFilter['skill']): CardFilter => ({
  agent: true,
  at: 'site',
  ...(skill === undefined ? {} : { skill }),
});

const OPPOSED: CardFilter = { kind: ['character', 'ally'] };
const FACTION: CardFilter = { kind: 'faction', whose: "opponent's", playableWhere: 'user' };

type Attempt = {
  readonly plus?: Value;
  readonly regardless?: true;
  readonly sure?: Cond;
  readonly to?: 'hand';
};

/** An untapped agent taps and tries to turn somebody in the company where he is. */
const turnsSomebody = (attempt: Attempt): Action =>
  action({
    need: AGAINST_HEROES,
    user: there(),
    tapUser: true,
    targets: [{ target: 'card', a: OPPOSED }],
    does: [{ do: 'influence', by: 'user', versus: 'target', ...attempt }],
  });

/** Or a faction, from a site where it is at home. */
const turnsFaction = (attempt: Attempt, who: CardFilter = {}): Action =>
  action({
    need: AGAINST_HEROES,
    user: { agent: true, ...who },
    tapUser: true,
    targets: [{ target: 'card', zone: 'pile', a: FACTION }],
    does: [{ do: 'influence', by: 'user', versus: 'target', ...attempt }],
  });

/** The one who is influenced is at home where the agent is, and so is a faction that is playable there. */
const OF_HIS_HOME: Cond = { is: 'target', a: { homeOf: 'user' } };
const OF_HIS_PEOPLE: Cond = { is: 'target', a: { playableAtHomeOf: 'user' } };
const fourOrEight = (cond: Cond): Value => ({ if: cond, then: 8, else: 4 });

const SCOUT_THERE: CardFilter = { agent: true, skill: 'scout', at: 'target' };

const HOLDS = ['shadow-hold', 'dark-hold'] as const;
const TOWNS = ['border-hold', 'free-hold'] as const;

/** A false home for one who has just come, or such an agent from the deck. */
const falseHome = (types: typeof HOLDS | typeof TOWNS) =>
  ({
    duration: 'permanent',
    or: 'short',
    on: 'target',
    plays: [
      action({
        need: AGAINST_HEROES,
        targets: [{ target: 'card', a: { agent: 'face-down', fresh: true } }],
        does: [],
      }),
      action({
        need: AGAINST_HEROES,
        becomes: 'short',
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['deck'],
            a: { agent: true, homeType: types },
            n: 1,
            to: 'hand',
            shown: true,
          },
        ],
      }),
    ],
    abilities: [
      { is: 'starts', who: 'bearer', homeType: types, at: types },
      { is: 'leave-when', cond: { is: 'bearer', a: { agent: 'face-up' } } },
    ],
  }) as const;

export const agentHazards = [
  hazard('DM-43', 'An Article Missing', {
    duration: 'short',
    plays: [
      action({
        need: AGAINST_HEROES,
        user: there('scout'),
        tapUser: true,
        does: [
          {
            do: 'agent-attack',
            agent: 'user',
            with: { prowess: 4, attackerChooses: true, harm: 'spares', onSuccess: LOSES_ITEM },
          },
        ],
      }),
    ],
  }),
  hazard('DM-50', 'Cunning Foes', {
    duration: 'short',
    plays: [
      action({
        need: AGAINST_HEROES,
        user: there('warrior'),
        tapUser: true,
        does: [{ do: 'agent-attack', agent: 'user', with: { prowess: 3, attackerChooses: true } }],
      }),
    ],
  }),
  hazard('DM-61', 'Good Sense Revolts', {
    duration: 'short',
    plays: [
      turnsSomebody({ plus: fourOrEight(OF_HIS_HOME) }),
      turnsFaction({ plus: fourOrEight(OF_HIS_PEOPLE) }),
      action({
        need: AGAINST_HEROES,
        targets: [{ target: 'check', kind: 'influence', who: { agent: true } }],
        does: [{ do: 'modify-check', by: 4 }],
      }),
    ],
  }),
  hazard('DM-62', 'Great Need or Purpose', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [{ is: 'modify', stat: 'agent-actions', of: { each: { agent: true } }, by: 1 }],
  }),
  hazard('DM-74', 'Never Seen Him', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [{ ...playedOn({ agent: true }), need: AGAINST_HEROES }],
    abilities: [{ is: 'modify', stat: 'free-agent-actions', of: 'bearer', by: 1 }],
  }),
  hazard('DM-87', 'Seek without Success', {
    duration: 'short',
    plays: [
      action({
        need: AGAINST_HEROES,
        user: { agent: true, skill: 'ranger', at: 'site' },
        targets: [{ target: 'company', a: { moving: true } }],
        cost: [{ pay: 'discard', what: 'user' }],
        does: [{ do: 'return-to-origin', company: 'active' }],
      }),
    ],
  }),
  hazard('DM-89', 'Shadow out of the Dark', {
    duration: 'permanent',
    on: 'target',
    plays: [{ ...playedOn({ agent: 'face-up', magic: 'shadow-magic' }), need: AGAINST_HEROES }],
    abilities: [
      {
        is: 'action',
        need: {
          all: [
            { is: 'bearer', a: { agent: 'face-up' } },
            { not: { exists: { kind: 'site', at: 'bearer', siteType: ['free-hold', 'haven'] } } },
          ],
        },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              {
                is: 'keying',
                how: 'allow',
                to: 'site',
                free: true,
                creatures: { kind: 'creature', race: 'Undead' },
                companies: { to: { at: 'bearer' } },
              },
            ],
          },
        ],
      },
    ],
  }),
  hazard('DM-91', 'Sudden Fury', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'site', a: {} }],
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'strikes',
                of: { attacks: { source: 'agent', by: SCOUT_THERE } },
                by: 1,
              },
              {
                is: 'assignment',
                how: 'attacker',
                attacks: { source: 'agent', by: SCOUT_THERE },
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('DM-92', 'To Get You Away', {
    duration: 'permanent',
    plays: [
      action({
        need: AGAINST_HEROES,
        user: there(),
        tapUser: true,
        does: [
          {
            do: 'agent-attack',
            agent: 'user',
            with: {
              attackerChooses: true,
              captive: { rescue: [{ race: { raceOf: 'user' }, strikes: 3, prowess: 8 }] },
            },
          },
        ],
      }),
    ],
  }),
  hazard('DM-96', 'Twisted Tales', {
    duration: 'short',
    plays: [turnsFaction({ plus: 6, sure: OF_HIS_PEOPLE }, { skill: 'diplomat' })],
  }),
  hazard('DM-101', 'Will not Come Down', {
    duration: 'short',
    plays: [
      turnsSomebody({ regardless: true, to: 'hand' }),
      turnsFaction({ regardless: true, to: 'hand' }),
    ],
  }),
  hazard('DM-104', 'Your Welcome Is Doubtful', {
    duration: 'short',
    plays: [
      turnsSomebody({
        plus: {
          sum: [
            { if: { is: 'user', a: { skill: 'diplomat' } }, then: 10, else: 6 },
            { if: OF_HIS_HOME, then: 7, else: 0 },
          ],
        },
      }),
    ],
  }),
];

export const falseHomes = [
  hazard('DM-68', 'Inner Cunning', falseHome(HOLDS)),
  hazard('DM-76', "Nobody's Friend", falseHome(TOWNS)),
];

export const agentResources = [
  resource('DM-127', 'Face Out of Sight', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [{ do: 'move', what: { onGuard: true }, to: 'hand' }] })],
    abilities: [
      // nothing lies on guard while a long-event can be played: it is said of what is placed there later
      {
        is: 'instead',
        of: { event: 'move', card: {}, to: 'guard' },
        does: [{ do: 'move', what: 'it', to: 'hand' }],
      },
      {
        is: 'trigger',
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        does: [{ do: 'move', what: { agent: true, status: ['wounded', 'tapped'] }, to: 'hand' }],
      },
    ],
  }),
  resource('DM-144', 'I Know Much about You', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { source: 'agent' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        targets: [{ target: 'entry', a: { tapsAgent: true } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      action({
        targets: [{ target: 'attack', a: { source: 'creature', multiple: true } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('DM-152', 'Ordered to Kill', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'attacking', how: 'agents-must' },
      {
        is: 'instead',
        of: { event: 'move', card: { onGuard: true }, to: 'hand' },
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      },
      goneWithADeck,
    ],
  }),
  resource('DM-165', 'Withdrawn to Mordor', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { agent: 'face-up' } }],
        does: [
          {
            do: 'if',
            cond: { is: 'target', a: { stat: { name: 'mind', op: '<=', value: 5 } } },
            then: [{ do: 'move', what: 'target', to: 'discard' }],
            else: [{ do: 'move', what: 'target', to: 'hand' }],
          },
        ],
      }),
      action({
        targets: [{ target: 'card', zone: 'guard', a: {} }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
  }),
];
