import type { CardId } from '@mathom/engine/language';
import { catalogue } from '../browse/all.ts';
import type { Find } from './model/plots.ts';

/** A card with its places, by id. */
export const find: Find = (id: CardId) => catalogue.byId.get(id);

export const nameOf = (id: CardId): string => find(id)?.card.name ?? id;
