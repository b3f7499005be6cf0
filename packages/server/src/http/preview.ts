import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameSettings } from '@mathom/protocol';
import type { Services } from '../services.ts';

/**
 * What a messenger shows of a link that somebody has sent: it reads the page's head and runs none
 * of its scripts. So links to games and decks say there what they lead to, and no more than anybody
 * with the link may know.
 */
interface Preview {
  readonly title: string;
  readonly text: string;
}

const RULES: Readonly<Record<GameSettings['rules'], string>> = {
  coe: 'Council of Elrond rules',
  crf: 'older collected rulings',
  tournament: 'tournament rules',
};

const settingWords = ({ rules, length, clock, rated }: GameSettings): string =>
  [
    `${length} game`,
    RULES[rules],
    clock ? `${Math.round(clock.initial / 60)} minutes each` : 'no clock',
    ...(rated ? ['rated'] : []),
  ].join(', ');

const GAME = /^\/game\/([A-Za-z0-9_-]{8,40})$/;
const DECK = /^\/decks\/shared\/([A-Za-z0-9_-]{8,40})$/;

export async function previewOf(
  { store, decks }: Pick<Services, 'store' | 'decks'>,
  path: string,
): Promise<Preview | null> {
  const game = GAME.exec(path)?.[1];
  if (game !== undefined) {
    const found = await store.game(game);
    if (!found) return null;
    const { settings, status, turn } = found.game;
    const names = found.seats.map((row) => row.name);
    // an open table is shown to whoever has its link, as he could sit down at it
    if (status === 'open')
      return {
        title: `${names[0] ?? 'Somebody'} invites you to a game`,
        text: `Middle-earth, the card game, with every rule enforced: ${settingWords(settings)}.`,
      };
    if (!settings.public) return null;
    const how = status === 'over' ? 'It is over: look how it went.' : `Turn ${turn}: watch them.`;
    return { title: names.join(' – '), text: how };
  }
  const link = DECK.exec(path)?.[1];
  if (link === undefined) return null;
  const shared = await decks.byLink(link);
  if (!shared) return null;
  return {
    title: shared.deck.name,
    text: `A ${shared.deck.alignment} deck of ${shared.deck.cards} cards, by ${shared.by}.`,
  };
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export function withPreview(
  page: string,
  { title, text }: Preview,
  address: string | null,
): string {
  const meta = (name: string, content: string): string =>
    `<meta property="${name}" content="${escaped(content)}">`;
  const head = [
    meta('og:site_name', 'Mathom'),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', text),
    ...(address === null ? [] : [meta('og:url', address)]),
    `<meta name="twitter:card" content="summary">`,
  ].join('\n    ');
  return page.replace('</head>', () => `  ${head}\n  </head>`);
}

/** The page with what its address leads to in its head; null: there is nothing to say about it. */
export async function pageWithPreview(services: Services, url: string): Promise<string | null> {
  const path = url.split(/[?#]/)[0];
  if (!GAME.test(path) && !DECK.test(path)) return null;
  const { config, log } = services;
  try {
    const preview = await previewOf(services, path);
    if (!preview) return null;
    const page = await readFile(join(config.webDir, 'index.html'), 'utf8');
    return withPreview(page, preview, config.publicUrl && config.publicUrl + path);
  } catch (error) {
    // whoever follows the link is shown the page all the same
    log.warn({ err: error }, 'no preview of a link');
    return null;
  }
}
