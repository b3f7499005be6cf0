import type { useDecks } from '../api/decks.ts';

/** The decks one may choose from, one's own first. */
export function DeckOptions({ published, own }: ReturnType<typeof useDecks>) {
  const options = (list: typeof own) =>
    list.map((d) => (
      <option key={d.id} value={d.id}>
        {d.name}
      </option>
    ));
  if (own.length === 0) return <>{options(published)}</>;
  return (
    <>
      <optgroup label="Your decks">{options(own)}</optgroup>
      <optgroup label="Published decks">{options(published)}</optgroup>
    </>
  );
}
