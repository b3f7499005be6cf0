import type { Card } from '@mathom/engine/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '../app/words.ts';
import { rulingsOf } from './rulings-of.ts';

/** What was ruled about a card; what a scenario proves can be watched. */
export function CardRulings({ card }: { readonly card: Card }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['rulings-of', card.name],
    queryFn: () => rulingsOf(card),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-labelledby="rulings-head">
      <h2 id="rulings-head">{t('Rulings')}</h2>
      {isError && (
        <p role="alert">
          <span className="text-ember">{t('The rulings could not be loaded.')}</span>{' '}
          <button type="button" className="link" onClick={() => refetch()}>
            {t('Try again')}
          </button>
        </p>
      )}
      {!data && !isError && <p className="text-dim italic">{t('Looking through the rulings …')}</p>}
      {data?.length === 0 && <p className="text-dim">{t('Nothing was ever ruled about it.')}</p>}
      {data && data.length > 0 && (
        <ul className="card-rulings">
          {data.map((r) => (
            <li key={r.id}>
              <p>
                {r.says || <span className="text-dim">{t('Nobody has worded this one yet.')}</span>}
              </p>
              <p className="card-ruling-foot">
                <Link href={`/rulings/${r.id}`} className="link">
                  {r.cite}
                </Link>
                <span className="ruling-status" data-status={r.status}>
                  {r.statusWord}
                </span>
                {r.proofs.length > 0 && (
                  <Link href={`/rulings/${r.id}?watch=0`} className="btn btn-watch">
                    {t('Watch')}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
