import type { Part } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { t } from '../app/words.ts';
import { catalogue } from '../browse/all.ts';
import { find, nameOf } from './find.ts';
import {
  ALL_PARTS,
  added,
  countIn,
  homeOf,
  kindOf,
  moved,
  partsFor,
  withCount,
} from './model/edit.ts';
import { PART_WORDS } from './model/words.ts';
import { useBuilder } from './store.ts';

const part = (p: Part): string => PART_WORDS[p].toLowerCase();

/** Adds a copy where it belongs, or to a part that is named and takes it. */
export function add(id: CardId, to?: Part): void {
  const { edit, now } = useBuilder.getState();
  const card = find(id)?.card;
  if (!card) return;
  const kind = kindOf(now.deck);
  const may = partsFor(card, kind);
  const where = to && may.includes(to) ? to : homeOf(card, kind);
  if (where === null) return;
  const n = countIn(now.deck, where, id) + 1;
  edit(
    (d) => added(d, where, id),
    t('{{name}}: {{n}} in the {{part}}', { name: card.name, n, part: part(where) }),
  );
}

export function take(id: CardId, from: Part, n = 1): void {
  const { edit, now } = useBuilder.getState();
  const left = Math.max(0, countIn(now.deck, from, id) - n);
  edit(
    (d) => withCount(d, from, id, left),
    left > 0
      ? t('{{name}}: {{n}} in the {{part}}', { name: nameOf(id), n: left, part: part(from) })
      : t('{{name}} taken out', { name: nameOf(id) }),
  );
}

/** Takes out one copy of a card, of whatever print: from where it belongs, else from elsewhere. */
export function takeAnywhere(id: CardId): void {
  const { now } = useBuilder.getState();
  const card = find(id)?.card;
  if (!card) return;
  const parts = [...partsFor(card, kindOf(now.deck)), ...ALL_PARTS];
  for (const print of catalogue.printsOf(id) as readonly CardId[]) {
    const from = parts.find((p) => countIn(now.deck, p, print) > 0);
    if (from) {
      take(print, from);
      return;
    }
  }
}

export function move(id: CardId, from: Part, to: Part, all = false): void {
  useBuilder
    .getState()
    .edit(
      (d) => moved(d, from, to, id, all),
      t('{{name}}: to the {{part}}', { name: nameOf(id), part: part(to) }),
    );
}

/** What is being dragged: a card, and the part that it comes from. */
export interface Dragged {
  readonly id: CardId;
  readonly from: Part | null;
}

export const DRAG = 'application/x-mathom-card';

export function dragged(data: DataTransfer): Dragged | null {
  try {
    const x: unknown = JSON.parse(data.getData(DRAG));
    return typeof x === 'object' && x !== null && 'id' in x ? (x as Dragged) : null;
  } catch {
    return null;
  }
}

/** Something was dropped on a part, or outside of all of them. */
export function drop(data: DataTransfer, to: Part | null): void {
  const d = dragged(data);
  if (!d) return;
  if (to === null) {
    if (d.from) take(d.id, d.from);
    return;
  }
  const card = find(d.id)?.card;
  if (!card || !partsFor(card, kindOf(useBuilder.getState().now.deck)).includes(to)) {
    if (d.from === null) add(d.id);
    return;
  }
  if (d.from) move(d.id, d.from, to);
  else add(d.id, to);
}
