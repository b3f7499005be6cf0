import type { Deck } from '@mathom/decks';
import { find, nameOf } from './find.ts';
import { ALL_PARTS, entriesOf, kindOf, sizeOf } from './model/edit.ts';
import { PART_WORDS, PLAYER_WORDS } from './model/words.ts';

/** The deck as a sheet of paper: seen only when it is printed. */
export function PrintList({ deck }: { readonly deck: Deck }) {
  const kind = kindOf(deck);
  return (
    <div className="print-list" aria-hidden="true">
      <h1>{deck.name}</h1>
      <p>{kind ? PLAYER_WORDS[kind] : ''}</p>
      <div className="print-parts">
        {ALL_PARTS.filter((p) => sizeOf(deck, p) > 0).map((p) => (
          <section key={p}>
            <h2>
              {PART_WORDS[p]} ({sizeOf(deck, p)})
            </h2>
            <ul>
              {[...entriesOf(deck, p)]
                .sort((a, b) => nameOf(a[0]).localeCompare(nameOf(b[0]), 'en'))
                .map(([id, n]) => (
                  <li key={id}>
                    {n} {nameOf(id)} <small>{find(id) ? id : ''}</small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {deck.notes && <p className="print-notes">{deck.notes}</p>}
    </div>
  );
}
