import type { Scenario } from '@mathom/engine/scenario';
import { coeRules, type ProvenRuling, type RulingStatus, ruleSays, rulings } from '@mathom/rulings';
import { citation } from '../../app/citation.ts';
import { told } from '../../app/words.ts';

/** A ruling or numbered rule as the page lists it. */
export interface Entry {
  id: string;
  status: RulingStatus;
  source: Source;
  /** our wording; where there is none yet, what the first scenario shows of it */
  says: string;
  /** the same point by point, if it says several things */
  points: readonly string[];
  reason: string;
  by: string;
  /** scenarios that prove it, by their place among all */
  proofs: readonly number[];
  /** what is searched, without accents and capitals */
  text: string;
}

export type Source = 'coe' | 'crf' | 'pef' | 'companion' | 'dream';
export const SOURCES: Readonly<Record<Source, string>> = told({
  coe: 'Rules of the Council of Elrond',
  crf: 'Collected Rulings File',
  pef: 'Play and Examples File',
  companion: 'The Wizards Companion',
  dream: 'Dream-card games',
});
export const STATUSES: Readonly<Record<RulingStatus, string>> = told({
  proven: 'Proven by a scenario',
  elsewhere: 'Enforced by another test',
  'not-mechanical': 'Nothing to enforce',
  superseded: 'Superseded',
  open: 'Open',
});

/** For searching: no accents, no capitals. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const sourceOf = (id: string): Source => {
  const first = id.split('/')[0];
  return first in SOURCES ? (first as Source) : 'coe';
};

/** Everything that can be listed; what the scenarios prove is known once they are loaded. */
export function entries(scenarios: readonly Scenario[] | null): Entry[] {
  const proofs = new Map<string, number[]>();
  scenarios?.forEach((sc, i) => {
    for (const id of sc.proves) proofs.set(id, [...(proofs.get(id) ?? []), i]);
  });
  const make = (r: ProvenRuling): Entry => {
    const by = proofs.get(r.id) ?? [];
    const status =
      by.length > 0 && (r.status === 'open' || r.status === 'elsewhere') ? 'proven' : r.status;
    const shown = by.map((i) => scenarios?.[i].title ?? '');
    const says = r.says ?? shown[0] ?? '';
    return {
      id: r.id,
      status,
      source: sourceOf(r.id),
      says,
      points: r.points ?? [],
      reason: r.reason ?? '',
      by: r.by ?? '',
      proofs: by,
      text: fold(
        `${r.id} ${citation(r.id)} ${says} ${shown.join(' ')} ${r.reason ?? ''} ${r.by ?? ''}`,
      ),
    };
  };
  return [
    ...coeRules.map((n) => make({ id: `coe/${n}`, status: 'open', says: ruleSays(n) })),
    ...rulings.map(make),
  ];
}

export interface Query {
  words: string;
  source: Source | '';
  status: RulingStatus | '';
}

const ANY: Query = { words: '', source: '', status: '' };

/** What is searched for stands in the address, so that one comes back to it. */
export function queryFrom(address: string): Query {
  const q = new URLSearchParams(address);
  const source = q.get('source') ?? '';
  const status = q.get('status') ?? '';
  return {
    words: q.get('q') ?? '',
    source: Object.hasOwn(SOURCES, source) ? (source as Source) : ANY.source,
    status: Object.hasOwn(STATUSES, status) ? (status as RulingStatus) : ANY.status,
  };
}

/** The address of a ruling, or of the list, among what was searched for. */
export function addressOf(
  id: string,
  query: Query,
  more: Readonly<Record<string, number>> = {},
): string {
  const q = new URLSearchParams();
  if (query.words) q.set('q', query.words);
  if (query.source) q.set('source', query.source);
  if (query.status) q.set('status', query.status);
  for (const [key, n] of Object.entries(more)) q.set(key, String(n));
  const tail = q.size > 0 ? `?${q}` : '';
  return id ? `/rulings/${id}${tail}` : `/rulings${tail}`;
}

/** What can be watched or read comes before what nobody has worded yet. */
const rank = (e: Entry): number => (e.proofs.length > 0 ? 0 : e.says ? 1 : 2);

/** Those that have all the words, and are of that source and status; whole ids first. */
export function search(all: readonly Entry[], q: Query): Entry[] {
  const words = fold(q.words).split(/\s+/).filter(Boolean);
  const hits = all.filter(
    (e) =>
      (q.source === '' || e.source === q.source) &&
      (q.status === '' || e.status === q.status) &&
      words.every((w) => e.text.includes(w)),
  );
  const exact = fold(q.words.trim());
  return hits.sort((a, b) => Number(b.id === exact) - Number(a.id === exact) || rank(a) - rank(b));
}
