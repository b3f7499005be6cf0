/** What the rules themselves declare, in words of the table. */
const RULE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^sideboard: (.*)$/, '$1, from the sideboard'],
  [/^influence: (.*)$/, 'An attempt to win over $1'],
  [/^store: (.*)$/, '$1 is stored'],
  [/^transfer: (.*)$/, '$1 is handed over'],
  [/^test (.*)$/, '$1 is tested'],
  [/^begin using (.*)$/, '$1 is taken into use'],
  [/^rescue$/, 'A prisoner is freed'],
  [/^agent$/, 'An agent'],
];

/** A card that goes on guard is named only for the one who places it. */
export function entryName(e: { readonly name: string }, card?: string): string {
  if (e.name === 'on-guard') return `${card ?? 'A card'}, on guard`;
  const rule = RULE_WORDS.find(([said]) => said.test(e.name));
  const words = rule ? e.name.replace(rule[0], rule[1]) : e.name || card || 'A card face-down';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
