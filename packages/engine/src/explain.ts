import { decision } from './api.ts';
import { abilityUse, eventUses, mayUse } from './legality/actions.ts';
import { characterPlays } from './legality/character.ts';
import { creaturePlay } from './legality/creature.ts';
import { type Reason, Why } from './legality/reasons.ts';
import { sitePlay } from './legality/site-play.ts';
import { type Situation, situation, situationOf } from './legality/situation.ts';
import { checkUse } from './legality/use.ts';
import type { Option } from './options.ts';
import { comp, def, note } from './query/cards.ts';
import type { WindowKind } from './state/frames.ts';
import type { Cid, Seat, State } from './state/types.ts';

/** One way to use a card, and what stands against it now. */
export interface Explained {
  way: string;
  possible: boolean;
  reasons: Reason[];
}

const KIND_OF_PHASE: Record<string, WindowKind> = {
  untap: 'untap',
  organization: 'organization',
  'long-event': 'long-event',
  'movement-hazard': 'movement-hazard',
  site: 'site',
  'end-of-turn': 'end-of-turn',
  council: 'council',
  setup: 'untap',
};

/** The moment that reasons are given for: the window that is open, or the one of this phase. */
const momentOf = (s: State): Situation => situation(s) ?? situationOf(s, KIND_OF_PHASE[s.phase]);

/** Options of the pending decision that are about this card. */
const optionsFor = (s: State, seat: Seat, id: Cid): Option[] => {
  const d = decision(s);
  if (!d || d.seat !== seat) return [];
  // copies of a card in hand are offered once
  return d.options.filter(
    (o) =>
      'card' in o &&
      (o.card === id ||
        (s.zone[o.card] === 'hand' && s.zone[id] === 'hand' && s.def[o.card] === s.def[id])),
  );
};

/**
 * Why a card cannot be used now: every way to use it, and for each all the conditions that fail,
 * with where the rule stands (ENGINE promise 2).
 */
export function explain(s: State, seat: Seat, id: Cid): Explained[] {
  const out: Explained[] = [];
  const sit = momentOf(s);
  const d = def(s, id);
  const offered = optionsFor(s, seat, id);
  const put = (way: string, why: Why, possible: boolean): void => {
    const reasons = why.list ?? [];
    if (!possible && reasons.length === 0) reasons.push(turnReason(s, seat));
    out.push({ way, possible, reasons: possible ? [] : reasons });
  };
  const has = (test: (o: Option) => boolean): boolean => offered.some(test);
  if (s.zone[id] === 'hand') {
    switch (d.kind) {
      case 'event':
        d.plays.forEach((action, mode) => {
          const why = new Why(true);
          checkUse(s, sit, eventUses(s, seat, id, action, mode)[0], why);
          put(
            d.plays.length > 1 ? `play (way ${mode + 1})` : 'play',
            why,
            has((o) => o.type === 'play' && o.mode === mode),
          );
        });
        break;
      case 'creature': {
        const why = new Why(true);
        creaturePlay(s, seat, sit, id, why);
        put(
          'play as a creature',
          why,
          has((o) => o.type === 'play' && o.mode === 0),
        );
        d.asEvent?.plays.forEach((action, i) => {
          const w = new Why(true);
          checkUse(
            s,
            sit,
            {
              seat,
              card: id,
              action,
              kind: 'play',
              hazard: true,
              lasting: 0,
              untapped: false,
              host: -2,
              index: i + 1,
            },
            w,
          );
          put(
            'play as an event',
            w,
            has((o) => o.type === 'play' && o.mode === i + 1),
          );
        });
        break;
      }
      case 'item':
      case 'ally':
      case 'faction': {
        const why = new Why(true);
        sitePlay(s, seat, sit, id, why);
        put(
          'play',
          why,
          has((o) => o.type === 'play'),
        );
        break;
      }
      case 'character': {
        const why = new Why(true);
        characterPlays(s, seat, id, [], why);
        if (why.ok) organizeFirst(s, seat, why);
        put(
          'play',
          why,
          has((o) => o.type === 'play-character'),
        );
        break;
      }
      default:
        break;
    }
    return out;
  }
  if (s.zone[id] === 'play' && note(s, id).prisoner === undefined) {
    for (const { a, i } of comp(s, id).actions) {
      const why = new Why(true);
      if (!mayUse(s, seat, id, a))
        why.no('not-yours', 'coe/9.1.2', 'Only the player of the card can use this.');
      checkUse(s, sit, abilityUse(s, seat, id, a, i, false), why);
      put(
        `use (${i + 1})`,
        why,
        has((o) => o.type === 'use' && o.ability === i),
      );
    }
  }
  return out;
}

/** Characters are played while organizing, and a player organizes once a turn (coe/2.II.1). */
function organizeFirst(s: State, seat: Seat, why: Why): void {
  if (s.stack.some((f) => f.p === 'organizing')) return;
  if (s.history.some((h) => h.what === 'organized' && h.seat === seat))
    why.no('organized', 'coe/2.II.1', 'You have organized this turn already.');
  else
    why.no(
      'organize',
      'coe/2.II.1',
      'Choose to organize first: characters are played while organizing.',
    );
}

/** Nothing is wrong with the card: it is the moment that belongs to somebody or something else. */
function turnReason(s: State, seat: Seat): Reason {
  const d = decision(s);
  if (d && d.seat !== seat)
    return {
      code: 'not-asked',
      text: `${s.players[d.seat].name} is to decide first.`,
      cite: 'coe/9.5',
    };
  return {
    code: 'other-question',
    text: d
      ? `Nothing stands against it but the moment: first this must be decided (${d.about.replaceAll('-', ' ')}).`
      : 'The game is over.',
    cite: 'coe/9.5',
  };
}
