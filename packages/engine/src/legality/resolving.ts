/** What must still hold when a declared action resolves (coe/9.2.1, 9.3). */

import { company, inPlay } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { cannotBeUsedBy } from '../query/play-bans.ts';
import { TAPPED } from '../state/types.ts';
import { BY_TEXT, type Condition, ctxOf, overLimit, PLAY, RESOLVE } from './condition.ts';
import { keyStillValid } from './keying.ts';
import { fits } from './targets.ts';

export const OF_RESOLVING: readonly Condition[] = [
  {
    name: 'no-company',
    cite: 'coe/2.3',
    at: RESOLVE,
    of: null,
    // where the rules let cards be placed on guard without one, it is kept, empty, until its phase is over
    fails: (s, { entry: e }) => e !== null && e.counts > 0 && !company(s, e.ctx.company),
    says: () => 'the company is gone',
  },
  {
    name: 'hazard-limit',
    cite: 'coe/2.IV.iii.1',
    at: RESOLVE,
    of: null,
    // it was counted when it was declared
    fails: (s, { entry: e }) => {
      const co = e !== null && e.counts > 0 ? company(s, e.ctx.company) : undefined;
      return co !== undefined && overLimit(s, co, 0);
    },
    says: () => 'the hazard limit is exceeded',
  },
  {
    name: 'host-gone',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: PLAY,
    fails: (s, q) => q.u.sky >= 0 && s.zone[q.u.sky] !== 'play',
    says: () => 'what it was played with has left play',
  },
  {
    name: 'key',
    cite: 'coe/2.IV.vii.2',
    at: RESOLVE,
    of: ['creature'],
    fails: (s, { entry: e }) => {
      const co = e ? company(s, e.ctx.company) : undefined;
      return e?.key != null && (!co || !keyStillValid(s, e.card, e.key, co));
    },
    says: () => 'its key no longer holds',
  },
  {
    name: 'no-target',
    cite: 'coe/9.3',
    at: RESOLVE,
    of: BY_TEXT,
    fails: (s, q) =>
      (q.u.action.targets ?? []).some((t, i) => {
        const aim = ctxOf(s, q).aims[i];
        return !aim || !fits(s, ctxOf(s, q), t, aim, q.u.hazard);
      }),
    says: () => 'its target is gone',
  },
  {
    name: 'need',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: BY_TEXT,
    fails: (s, q) => q.u.action.need !== undefined && !holds(s, ctxOf(s, q), q.u.action.need),
    says: () => 'its condition no longer holds',
  },
  {
    name: 'cost',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: null,
    fails: (s, { entry: e }) =>
      e?.tapped.some(
        (id) => (!inPlay(s, id) && s.zone[id] !== 'face-down') || s.status[id] !== TAPPED,
      ) === true,
    says: () => 'what was tapped for it is not tapped any more',
  },
  {
    name: 'no-user',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: BY_TEXT,
    fails: (s, q) => {
      const { user } = ctxOf(s, q);
      return user >= 0 && s.zone[user] !== 'play';
    },
    says: () => 'who used it is gone',
  },
  {
    name: 'no-user',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: BY_TEXT,
    fails: (s, q) => {
      const c = ctxOf(s, q);
      const want = q.u.action.user;
      return want !== undefined && c.user >= 0 && !matches(s, c, c.user, want);
    },
    says: () => 'who used it no longer can',
  },
  {
    name: 'banned',
    cite: 'coe/9.2.1',
    at: RESOLVE,
    of: PLAY,
    // what came in answer and lets him use no such card is heeded at once, but where all such events wait (coe/9.1.5)
    fails: (s, q) => {
      const { user } = ctxOf(s, q);
      return user >= 0 && cannotBeUsedBy(s, q.u, user);
    },
    says: () => 'who used it no longer can',
  },
];
