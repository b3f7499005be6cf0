import type { Cid, Seat, State } from '@mathom/engine';
import { useMemo } from 'react';
import { knownCard } from '../../cards/data.ts';
import { useGame } from '../context.tsx';
import { useUi } from '../ui.ts';
import { useOutlook } from './useOutlook.ts';
import type { DeckAt, Where } from './where-of.ts';

/** Where the card of the hand wants to go that is pointed at; null if none is. */
export const useWhere = (): Where | null => useWhereOf(useUi((u) => u.where));

/** The same of any card of the hand. */
export function useWhereOf(cid: Cid): Where | null {
  const { s, seat } = useGame();
  const o = useOutlook();
  return useMemo(() => {
    if (!o || cid < 0 || seat < 0 || !s.players[seat].hand.includes(cid)) return null;
    return o.whereOf(o, s, seat, cid);
  }, [o, s, seat, cid]);
}

/** What of one's hand could be played at a site, by name; `company` for one of one's own alone. */
export function useHandAt(site: Cid, company = -1): readonly string[] {
  const { s, seat } = useGame();
  const o = useOutlook();
  return useMemo(
    () => (o ? o.cardsAt(o, s, seat, site, company, seat < 0 ? [] : s.players[seat].hand) : []),
    [o, s, seat, site, company],
  );
}

/** What of one's deck could be played at a site: nobody else's is known. */
export function useDeckAt(site: Cid): DeckAt | null {
  const { s, seat, update } = useGame();
  const o = useOutlook();
  const { list } = update;
  return useMemo(() => (o ? o.deckAt(o, s, seat, site, list) : null), [o, s, seat, site, list]);
}

/** One's own card of a site, wherever it lies: in the location deck or in play; -1 if one has none. */
export function ownSite(s: State, seat: Seat, name: string): Cid {
  if (seat < 0) return -1;
  const is = (id: Cid): boolean => {
    const card = knownCard(s, id);
    return card?.kind === 'site' && card.name === name;
  };
  return (
    s.table.find((id) => s.owner[id] === seat && is(id)) ?? s.players[seat].sites.find(is) ?? -1
  );
}
