import { Link } from 'wouter';
import { t } from './words.ts';

export function Loading({ text = 'One moment …' }: { readonly text?: string }) {
  return (
    <main className="grid place-items-center min-h-dvh p-8" aria-busy="true">
      <div className="text-center">
        <svg
          viewBox="0 0 48 48"
          width="72"
          className="mx-auto animate-spin [animation-duration:3s]"
          aria-hidden="true"
        >
          <circle cx="24" cy="24" r="18" fill="none" stroke="#3a2f1d" strokeWidth="5" />
          <path
            d="M24 6a18 18 0 0 1 18 18"
            fill="none"
            stroke="#dcb95f"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
        <p className="mt-4 text-dim italic" role="status">
          {text}
        </p>
      </div>
    </main>
  );
}

export function NotFound() {
  return (
    <div className="text-center py-20">
      <h1 className="text-4xl text-gold">{t('Off the map')}</h1>
      <p className="my-4 text-dim">{t('There is no page here.')}</p>
      <Link href="/" className="btn">
        {t('Back to the door')}
      </Link>
    </div>
  );
}
