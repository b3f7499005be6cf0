import { useNameLanguage } from '../cards/names.ts';
import { BuildPage } from './BuildPage.tsx';
import { DecksPage } from './DecksPage.tsx';
import '../cards/data.ts';
import '../table/overlays.css';
import '../browse/browse.css';
import './decks.css';
import './build.css';
import './panels.css';
import './print.css';

/** Decks: all of them, or one to build. */
export default function DecksPages({
  params,
}: {
  readonly params: Readonly<Record<string, string | undefined>>;
}) {
  useNameLanguage();
  if (params.link) return <BuildPage key={params.link} id={params.link} link />;
  return params.id ? <BuildPage key={params.id} id={params.id} link={false} /> : <DecksPage />;
}
