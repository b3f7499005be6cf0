import { companionCards } from './index/companion-cards.ts';
import { companionRules } from './index/companion-rules.ts';
import { crfCardAD } from './index/crf-card-a-d.ts';
import { crfCardEK } from './index/crf-card-e-k.ts';
import { crfCardLR } from './index/crf-card-l-r.ts';
import { crfCardSZ } from './index/crf-card-s-z.ts';
import { crfErrata } from './index/crf-errata.ts';
import { crfMonday } from './index/crf-monday.ts';
import { crfTermAToC } from './index/crf-term-a-c.ts';
import { crfTermCToI } from './index/crf-term-c-i.ts';
import { crfTermLToZ } from './index/crf-term-l-z.ts';
import { crfTournament } from './index/crf-tournament.ts';
import { crfTurnFromCombat } from './index/crf-turn-from-combat.ts';
import { crfTurnToMovement } from './index/crf-turn-to-movement.ts';
import { dream } from './index/dream.ts';
import { pefCard } from './index/pef-card.ts';
import { pefTermAToH } from './index/pef-term-a-h.ts';
import { pefTermHToZ } from './index/pef-term-h-z.ts';
import type { Proof, ProvenRuling, Ruling, RulingCounts } from './types.ts';

export { chapterOf, coeRules, isCoeRule, rulebook, ruleSays } from './rulebook/index.ts';
export type { Chapter, Rule } from './rulebook/types.ts';
export type {
  IndexedStatus,
  Proof,
  ProvenRuling,
  Ruling,
  RulingCounts,
  RulingStatus,
} from './types.ts';

/** Every ruling, clarification, erratum and example, in the order of its source. */
export const rulings: readonly Ruling[] = [
  ...crfTurnToMovement,
  ...crfTurnFromCombat,
  ...crfTermAToC,
  ...crfTermCToI,
  ...crfTermLToZ,
  ...crfTournament,
  ...crfCardAD,
  ...crfCardEK,
  ...crfCardLR,
  ...crfCardSZ,
  ...crfErrata,
  ...crfMonday,
  ...pefCard,
  ...pefTermAToH,
  ...pefTermHToZ,
  ...companionCards,
  ...companionRules,
  ...dream,
];

const byId: ReadonlyMap<string, Ruling> = new Map(rulings.map((ruling) => [ruling.id, ruling]));

/** The ruling with this id, if there is one. */
export function rulingById(id: string): Ruling | undefined {
  return byId.get(id);
}

/** The marks of all points that have to be shown one by one, `crf/card/river/1#2` and the like. */
export function allPoints(): string[] {
  return rulings.flatMap(({ id, points }) => points?.map((_, i) => `${id}#${i + 1}`) ?? []);
}

/** What a point says, by its mark. */
export function pointSays(mark: string): string | undefined {
  const [id, n] = mark.split('#');
  return byId.get(id)?.points?.[Number(n) - 1];
}

/** Is this the id of a ruling? */
export function isRuling(id: string): boolean {
  return byId.has(id);
}

/** The ruling `path` and all below it: `crf/card/river`, `pef/term`, `companion`. */
export function rulingsUnder(path: string): readonly Ruling[] {
  const prefix = path.endsWith('/') ? path : `${path}/`;
  return rulings.filter(({ id }) => id === path || id.startsWith(prefix));
}

/** What the proofs of passing scenarios make of the index. */
export interface MergedRulings {
  readonly rulings: readonly ProvenRuling[];
  readonly counts: RulingCounts;
  /** Ids that scenarios carry and no ruling has. */
  readonly unknown: readonly string[];
  /** Ids that scenarios carry though the index says that nothing is there to prove. */
  readonly contradicted: readonly string[];
}

/**
 * Marks as proven what passing scenarios show. Open rulings and those enforced elsewhere become
 * proven. Superseded and not-mechanical ones stay what they are and are listed as contradicted:
 * either the scenario or the index is wrong.
 */
export function mergeProven(proofs: Iterable<string | Proof>): MergedRulings {
  const saysOf = new Map<string, string | undefined>();
  const unknown = new Set<string>();
  const contradicted = new Set<string>();
  for (const proof of proofs) {
    const { id, says } = typeof proof === 'string' ? { id: proof, says: undefined } : proof;
    const ruling = byId.get(id);
    if (ruling === undefined) unknown.add(id);
    else if (ruling.status === 'superseded' || ruling.status === 'not-mechanical')
      contradicted.add(id);
    else saysOf.set(id, saysOf.get(id) ?? says);
  }
  const merged = rulings.map((ruling): ProvenRuling => {
    if (!saysOf.has(ruling.id)) return ruling;
    const { id, points } = ruling;
    const says = ruling.says ?? saysOf.get(id);
    return {
      id,
      status: 'proven',
      ...(says === undefined ? {} : { says }),
      ...(points === undefined ? {} : { points }),
    };
  });
  return {
    rulings: merged,
    counts: countRulings(merged),
    unknown: [...unknown].sort(),
    contradicted: [...contradicted].sort(),
  };
}

/** Counts by status, of the index alone unless merged rulings are given. */
export function countRulings(of: readonly ProvenRuling[] = rulings): RulingCounts {
  const count = (status: ProvenRuling['status']) =>
    of.reduce((sum, ruling) => sum + (ruling.status === status ? 1 : 0), 0);
  return {
    total: of.length,
    proven: count('proven'),
    elsewhere: count('elsewhere'),
    notMechanical: count('not-mechanical'),
    superseded: count('superseded'),
    open: count('open'),
  };
}
