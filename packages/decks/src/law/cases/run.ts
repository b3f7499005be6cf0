import type { CardId, PlayerKind } from '@mathom/engine/language';
import { type Deck, type DeckEntry, type LawName, PARTS } from '../../deck.ts';
import { type CheckOptions, check } from '../check.ts';
import { exchange } from '../exchange.ts';
import type { CardOf } from '../facts.ts';
import { leftovers } from '../leftovers.ts';
import { openSideboards } from '../open-sideboards.ts';
import { startingCompany } from '../starting-company.ts';
import type { Violation } from '../violation.ts';
import { BASES } from './bases.ts';
import type { Change, LawCase, Step } from './case.ts';

function changed(entries: readonly DeckEntry[], by: readonly DeckEntry[]): DeckEntry[] {
  const out = new Map<CardId, number>(entries);
  for (const [id, n] of by) out.set(id, (out.get(id) ?? 0) + n);
  return [...out].filter(([, n]) => n !== 0);
}

/** A deck with a change. */
export function withChange(deck: Deck, change: Change = {}): Deck {
  const parts = PARTS.map((part) => [part, changed(deck[part] ?? [], change[part] ?? [])]);
  return {
    ...deck,
    ...Object.fromEntries(parts),
    ...('avatar' in change ? { avatar: change.avatar } : {}),
    ...(change.alignment ? { alignment: change.alignment } : {}),
  };
}

function violations(
  player: PlayerKind,
  ruleSet: LawName,
  step: Exclude<Step, { is: 'open' }>,
  cardOf?: CardOf,
): Violation[] {
  const deck = withChange(BASES[player], step.with);
  const dream = step.dream && new Set<CardId>(step.dream);
  const options: CheckOptions = {
    ruleSet,
    ...(step.length ? { length: step.length } : {}),
    ...(step.players ? { players: step.players } : {}),
    ...(step.opponents ? { opponents: step.opponents } : {}),
    ...(cardOf ? { cardOf } : {}),
    isDream: (id) => dream?.has(id) ?? true,
  };
  switch (step.is) {
    case 'start':
      return startingCompany(deck, step.company, options);
    case 'left':
      return leftovers(
        deck,
        step.company,
        { deck: step.toDeck ?? [], sideboard: step.toSideboard ?? [] },
        options,
      );
    case 'exchange':
      return exchange(deck, withChange(deck, step.to), options);
    default:
      return check(deck, options);
  }
}

/** What went otherwise than the case says; nothing if it holds in each of its rule sets. */
export function failures(the: LawCase, cardOf?: CardOf): string[] {
  const out: string[] = [];
  for (const ruleSet of the.ruleSets) {
    const cited = new Set<string>();
    let broken = false;
    for (const step of the.steps) {
      const where = `${ruleSet}: ${step.says}`;
      if (step.is === 'open') {
        const against = { kind: step.against, at: step.at, startsAt: step.startsAt };
        const { parts, intoDeck } = openSideboards(ruleSet, [against]);
        if (parts.join() !== step.parts.join() || intoDeck !== step.intoDeck)
          out.push(`${where}: open are ${parts.join()}, ${intoDeck} into the deck`);
        continue;
      }
      const found = violations(the.player, ruleSet, step, cardOf);
      for (const v of found) for (const id of v.cites) cited.add(id);
      if (step.breaks.length > 0) broken = true;
      const rules = [...new Set(found.map((v) => v.rule))].sort();
      if (rules.join() !== [...new Set(step.breaks)].sort().join())
        out.push(`${where}: ${found.map((v) => `[${v.rule}] ${v.says}`).join(' ') || 'lawful'}`);
    }
    // a case that shows a refusal shows the refusal of what it proves
    if (broken && !the.proves.some((id) => cited.has(id)))
      out.push(`${ruleSet}: nothing that is refused cites ${the.proves.join(', ')}`);
  }
  return out;
}
