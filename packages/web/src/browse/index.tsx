import { CardPage } from './CardPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import '../cards/data.ts';
import '../table/overlays.css';
import './browse.css';

/** The card browser: all of them, or one by its id. */
export default function BrowsePage({
  params,
}: {
  readonly params: Readonly<Record<string, string | undefined>>;
}) {
  return params.id ? <CardPage id={params.id.toUpperCase()} /> : <SearchPage />;
}
