import { useNameLanguage } from '../cards/names.ts';
import { CardPage } from './CardPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import '../cards/data.ts';
import '../table/overlays.css';
import './browse.css';
import './card-page.css';

/** The card browser: all of them, or one by its id. */
export default function BrowsePage({
  params,
}: {
  readonly params: Readonly<Record<string, string | undefined>>;
}) {
  useNameLanguage();
  return params.id ? <CardPage id={params.id.toUpperCase()} /> : <SearchPage />;
}
