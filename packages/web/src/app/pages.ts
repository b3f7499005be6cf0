/**
 * Pages that are there if their folder is: `pages/<name>/index.tsx` with a default export that
 * takes `{ params }`. Add a row for a new one.
 */
const found = import.meta.glob<{ default: unknown }>([
  '../pages/rulings/index.tsx',
  '../pages/rules/index.tsx',
  '../pages/try/index.tsx',
  '../pages/replay/index.tsx',
  '../pages/learn/index.tsx',
  '../pages/position/index.tsx',
  '../pages/profile/index.tsx',
  '../pages/operator/index.tsx',
]);

interface MorePage {
  readonly path: string;
  readonly folder: string;
  /** with the common header and footer */
  readonly framed: boolean;
  readonly load: () => Promise<{ default: unknown }>;
}

const WANTED: readonly Omit<MorePage, 'load'>[] = [
  { path: '/rulings/*?', folder: 'rulings', framed: true },
  { path: '/rules/*?', folder: 'rules', framed: true },
  { path: '/try/*?', folder: 'try', framed: false },
  { path: '/learn', folder: 'learn', framed: false },
  { path: '/replay', folder: 'replay', framed: true },
  { path: '/replay/:id', folder: 'replay', framed: false },
  { path: '/position/:id', folder: 'position', framed: false },
  { path: '/profile', folder: 'profile', framed: true },
  { path: '/profile/:game/:seat', folder: 'profile', framed: true },
  { path: '/operator', folder: 'operator', framed: true },
];

export const MORE_PAGES: readonly MorePage[] = WANTED.flatMap((p) => {
  const path = `../pages/${p.folder}/index.tsx`;
  return path in found ? [{ ...p, load: found[path] }] : [];
});

export const hasPage = (folder: string): boolean => MORE_PAGES.some((p) => p.folder === folder);
