import { agents } from './agents.ts';
import { combat } from './combat.ts';
import { corruption } from './corruption.ts';
import { endOfGame } from './end-of-game.ts';
import { endOfTurn } from './end-of-turn.ts';
import { events } from './events.ts';
import { gettingReady } from './getting-ready.ts';
import { glossary } from './glossary.ts';
import { influence } from './influence.ts';
import { items } from './items.ts';
import { longEvents } from './long-events.ts';
import { movementHazard } from './movement-hazard.ts';
import { organization } from './organization.ts';
import { sitePhase } from './site-phase.ts';
import { timing } from './timing.ts';
import { turn } from './turn.ts';
import type { Chapter } from './types.ts';

/**
 * The 494 numbered rules of 2026 in our own words, chapter by chapter and in the order in which
 * they stand there. A few stand out of their place and keep the number they have: 1.5.F6 among
 * those of 1.3, and 2.IV.3.5.1 among those of 2.II.3.5.
 */
export const rulebook: readonly Chapter[] = [
  gettingReady,
  turn,
  organization,
  longEvents,
  movementHazard,
  sitePhase,
  endOfTurn,
  combat,
  agents,
  events,
  items,
  corruption,
  influence,
  timing,
  endOfGame,
  glossary,
];

const says: ReadonlyMap<string, string> = new Map(rulebook.flatMap((c) => c.rules));

/** The numbers of all rules, cited as `coe/NUMBER`. */
export const coeRules: readonly string[] = [...says.keys()];

const numberOf = (cited: string): string => (cited.startsWith('coe/') ? cited.slice(4) : cited);

/** Is this the number of a rule? With or without the leading `coe/`. */
export const isCoeRule = (number: string): boolean => says.has(numberOf(number));

/** What a rule says, in our words. */
export const ruleSays = (number: string): string | undefined => says.get(numberOf(number));

/** The chapter in which a rule stands. */
export const chapterOf = (number: string): Chapter | undefined =>
  rulebook.find((c) => c.rules.some(([n]) => n === numberOf(number)));
