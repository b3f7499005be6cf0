import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { hasPage } from './pages.ts';
import { useTitle } from './title.ts';
import { t } from './words.ts';

const LINKS = [
  ['/lobby', 'Lobby', ''],
  ['/learn', 'Learn', 'learn'],
  ['/cards', 'Cards', ''],
  ['/decks', 'Decks', ''],
  ['/rules', 'Rules', 'rules'],
  ['/rulings', 'Rulings', 'rulings'],
  ['/replay', 'Replays', 'replay'],
  ['/settings', 'Settings', ''],
  ['/about', 'About', ''],
] as const;

export function RingMark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="17" r="11" fill="none" stroke="#dcb95f" strokeWidth="3.4" />
      <circle cx="16" cy="17" r="7" fill="none" stroke="#8a6a2b" strokeWidth="0.8" />
      <path d="M16 .8l1.800 3.700L16 8.200l-1.800-3.700z" fill="#f6e2a6" />
    </svg>
  );
}

/** The frame of every page but the table. */
export function Layout({
  children,
  wide = false,
}: {
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  const [at] = useLocation();
  const here = LINKS.find(([href]) => at === href || at.startsWith(`${href}/`));
  useTitle(here?.[1] ?? '');
  return (
    <div className="min-h-dvh flex flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:p-3 focus:bg-bark">
        {t('To the content')}
      </a>
      <header className="border-b border-line bg-night/80">
        {/* the same on every page, however wide that is: it does not move as one goes from one to another */}
        <div className="max-w-[100rem] mx-auto px-4 py-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <Link
            href="/"
            className="flex items-center gap-2 display text-xl text-parch no-underline"
          >
            <RingMark />
            {t('Mathom')}
          </Link>
          <nav aria-label={t('Main')} className="flex flex-wrap gap-x-4 gap-y-1">
            {LINKS.filter(([, , folder]) => folder === '' || hasPage(folder)).map(
              ([href, word]) => (
                <Link
                  key={href}
                  href={href}
                  aria-current={here?.[0] === href ? 'page' : undefined}
                  className="py-1 text-parch2 hover:text-gold aria-[current]:text-gold"
                >
                  {t(word)}
                </Link>
              ),
            )}
          </nav>
        </div>
      </header>
      <main
        id="main"
        className={`flex-1 w-full mx-auto px-4 ${wide ? 'max-w-[100rem] py-5' : 'max-w-5xl py-8'}`}
      >
        {children}
      </main>
      <footer className="border-t border-line text-center text-sm text-dim px-4 py-4">
        {t('A free fan project, not for profit and not affiliated with any rights holder.')}{' '}
        <Link href="/about" className="link">
          {t('Credits')}
        </Link>
      </footer>
    </div>
  );
}
