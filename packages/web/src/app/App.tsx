import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { Loading, NotFound } from './Plain.tsx';
import { MORE_PAGES } from './pages.ts';
import { useTongue } from './words.ts';

type Page = ComponentType<{ params: Record<string, string | undefined> }>;
const page = (load: () => Promise<{ default: unknown }>) =>
  lazy(async () => ({ default: (await load()).default as Page }));

const Home = page(() => import('../pages/home/index.tsx'));
const Lobby = page(() => import('../pages/lobby/index.tsx'));
const Game = page(() => import('../pages/game/index.tsx'));
const About = page(() => import('../pages/about/index.tsx'));
const Settings = page(() => import('../pages/settings/index.tsx'));
const Local = page(() => import('../dev/LocalPage.tsx'));
const Browse = page(() => import('../browse/index.tsx'));
const Decks = page(() => import('../build/index.tsx'));

const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5000, refetchOnWindowFocus: true } },
});

/** Pages around the game have the common frame; the table has the whole window. */
const FRAMED: readonly (readonly [string, Page])[] = [
  ['/', Home],
  ['/lobby', Lobby],
  ['/about', About],
  ['/settings', Settings],
  ['/cards', Browse],
  ['/cards/:id', Browse],
  ['/decks', Decks],
  ['/decks/shared/:link', Decks],
  ['/decks/:id', Decks],
  ...MORE_PAGES.filter((p) => p.framed).map((p) => [p.path, page(p.load)] as const),
];
/** Pages that use the whole width of the window. */
const WIDE = /^\/(cards|decks)/;
const BARE: readonly (readonly [string, Page])[] = [
  ['/game/:id', Game],
  ['/dev/local', Local],
  ...MORE_PAGES.filter((p) => !p.framed).map((p) => [p.path, page(p.load)] as const),
];

/** In another language all of it is drawn anew. */
export function App() {
  return (
    <QueryClientProvider key={useTongue()} client={client}>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            {BARE.map(([path, Bare]) => (
              <Route key={path} path={path}>
                {(params) => <Bare params={params as Record<string, string | undefined>} />}
              </Route>
            ))}
            {FRAMED.map(([path, Framed]) => (
              <Route key={path} path={path}>
                {(params) => (
                  <Layout wide={WIDE.test(path)}>
                    <Framed params={params as Record<string, string | undefined>} />
                  </Layout>
                )}
              </Route>
            ))}
            <Route>
              <Layout>
                <NotFound />
              </Layout>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
