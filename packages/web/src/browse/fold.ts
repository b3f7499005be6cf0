/** A spelling that does not matter: no accents, capitals, quotes; hyphens are spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´"“”„«»]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[æœ]/g, (c) => (c === 'æ' ? 'ae' : 'oe'))
    .replace(/[^\p{L}\p{N}+/>]+/gu, ' ')
    .trim();

/** What was typed as the things to look for: words, and phrases that stood in quotes. */
export function wordsOf(typed: string): string[] {
  const out: string[] = [];
  const rest = typed.replace(/["“”„«»]([^"“”„«»]+)["“”„«»]/g, (_, phrase: string) => {
    const folded = fold(phrase);
    if (folded) out.push(folded);
    return ' ';
  });
  out.push(...fold(rest).split(' ').filter(Boolean));
  return out;
}
