/** How a citation is read aloud: crf/card/river/2 is "CRF, card, river, 2". */
export function citation(id: string): string {
  const [source, ...rest] = id.split('/');
  if (source === 'coe') return `CoE ${rest.join('/')}`;
  const words = rest.map((w) => w.replaceAll('-', ' '));
  const head =
    source.length <= 3 ? source.toUpperCase() : source[0].toUpperCase() + source.slice(1);
  return [head, ...words].join(', ');
}
