import type { DeckGroup } from '../api/decks.ts';

/** The decks one may choose from, one's own first, then those of either side. */
export function DeckOptions({ groups }: { readonly groups: readonly DeckGroup[] }) {
  return groups.map(({ label, decks }) => (
    <optgroup key={label} label={label}>
      {decks.map((d) => (
        <option key={d.id} value={d.id}>
          {d.name}
        </option>
      ))}
    </optgroup>
  ));
}
