import { foldWords } from '@mathom/cards/lookup';

/** What was typed as the things to look for: words, and phrases that stood in quotes. */
export function wordsOf(typed: string): string[] {
  const out: string[] = [];
  const rest = typed.replace(/["“”„«»]([^"“”„«»]+)["“”„«»]/g, (_, phrase: string) => {
    const folded = foldWords(phrase);
    if (folded) out.push(folded);
    return ' ';
  });
  out.push(...foldWords(rest).split(' ').filter(Boolean));
  return out;
}
