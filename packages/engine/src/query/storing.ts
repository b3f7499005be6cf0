/** What can be stored, and where (coe/2.II.4). */

import type { Card, CardFilter } from '../language/index.ts';
import { siteNamed } from '../pool/pool.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, State } from '../state/types.ts';
import { cannotCard } from './bans.ts';
import { def, nameOf, newCtx, note, siteOfCard } from './cards.ts';
import { oneOf } from './compare.ts';
import { holds, matches } from './evaluate.ts';
import { isHavenFor } from './sites.ts';

const ownText = (d: Card) => (d.kind === 'item' || d.kind === 'event' ? d.storable : undefined);

/** Where a card may be stored, by rule or by its own text. */
export function storableAt(s: State, id: Cid, site: Cid): boolean {
  const d = def(s, id);
  const own = ownText(d);
  const c = newCtx(s, s.owner[id], id);
  if (own?.when !== undefined && !holds(s, c, own.when)) return false;
  if (cannotCard(s, 'be-stored', id)) return false;
  if (nameOf(s, site) === kindOf(s, s.owner[id]).storesNotAt) return false;
  if (own && matches(s, c, site, own.at)) return true;
  return isItemToStore(d) && isHavenFor(s, site, s.owner[id]);
}

/** Told from what is printed: an item by rule, anything else by its own text. */
export const isEverStorable = (d: Card): boolean => ownText(d) !== undefined || isItemToStore(d);

const isItemToStore = (d: Card): boolean =>
  d.kind === 'item' && d.stays !== true && !d.keywords?.includes('the-one-ring');

/**
 * It may be stored by a text that names no place: an item by rule, anything else by its own text, here or in any
 * haven. What is kept for some other place is not.
 */
export const isStorable = (s: State, id: Cid): boolean =>
  isStorableAtAnyHaven(s, id) ||
  ((isItemToStore(def(s, id)) || storableAt(s, id, siteOfCard(s, id))) &&
    !cannotCard(s, 'be-stored', id));

/** Any haven takes it in: an item by rule, else its text names none of them (crf/card/news-must-get-through/1). */
export const isStorableAtAnyHaven = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  const own = ownText(d);
  const isReady = own?.when === undefined || holds(s, newCtx(s, s.owner[id], id), own.when);
  return (
    isReady &&
    (isItemToStore(d) || (own !== undefined && takesHavens(own.at))) &&
    !cannotCard(s, 'be-stored', id)
  );
};

/** Havens are among the places, whatever else is. */
const takesHavens = (at: CardFilter): boolean =>
  at.haven === true || at.any?.some(takesHavens) === true;

/** Its own text says where, and that it is ready for it. */
export const isStorableSomewhere = (s: State, id: Cid): boolean => {
  const own = ownText(def(s, id));
  if (own === undefined || cannotCard(s, 'be-stored', id)) return false;
  return own.when === undefined || holds(s, newCtx(s, s.owner[id], id), own.when);
};

/** What a card is worth where its own text has it stored. */
export const mostStored = (d: Card): number => ownText(d)?.points ?? 0;

/** What a card is worth stored at the site of that name, if its own text says so. */
export function worthStored(s: State, id: Cid, at: string): number | null {
  const own = ownText(def(s, id));
  if (own?.points === undefined) return null;
  // the number holds for the place that the text names
  const { name, keyword } = own.at;
  const there =
    note(s, id).asNamed === true ||
    (name !== undefined
      ? oneOf<string>(name, at)
      : keyword === undefined ||
        (siteNamed(s.rt.pool, at)?.keywords?.some((k) => oneOf(keyword, k)) ?? false));
  const worth =
    own.worthWhile === undefined || holds(s, newCtx(s, s.owner[id], id), own.worthWhile);
  return there ? (worth ? own.points : (own.otherwise ?? null)) : null;
}
