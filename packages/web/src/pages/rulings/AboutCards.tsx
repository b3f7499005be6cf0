import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '../../app/words.ts';
import { isAbout, isListed, namesIn, slugsOf } from '../../browse/rulings-of.ts';

/** The cards that a ruling names, by the slug in its id or, in a list of such, in its words. */
async function cardsOf(
  id: string,
  words: string,
): Promise<readonly { id: string; name: string }[]> {
  const { allCards } = await import('@mathom/cards');
  const named = isListed(id) ? namesIn(words, new Set(allCards.map((c) => c.name))) : null;
  return allCards
    .filter((c) => isAbout(id, slugsOf(c)) || named?.has(c.name))
    .map((c) => ({ id: c.id, name: c.name }))
    .slice(0, 6);
}

/** Links to the cards that a ruling is about. */
export function AboutCards({ id, words }: { readonly id: string; readonly words: string }) {
  const { data } = useQuery({
    queryKey: ['cards-of', id],
    queryFn: () => cardsOf(id, words),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.length === 0) return null;
  return (
    <p className="ruling-cards">
      {data.length === 1 ? t('The card: ') : t('The cards: ')}
      {data.map((c, i) => (
        <span key={c.id}>
          {i > 0 && ', '}
          <Link href={`/cards/${c.id}`} className="link">
            {c.name}
          </Link>{' '}
          <small className="text-dim">{c.id}</small>
        </span>
      ))}
    </p>
  );
}
