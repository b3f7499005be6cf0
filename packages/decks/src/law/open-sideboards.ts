import type { PlayerKind, RegionName } from '@mathom/engine/language';
import type { LawName, Part } from '../deck.ts';

/** Regions outside of Eriador, Wilderland, Greater Gondor and Mordor, as far as these sets go. */
const FAR: ReadonlySet<RegionName> = new Set<RegionName>([
  'Andrast Coast',
  'Bay of Belfalas',
  'Elven Shores',
  'Eriadoran Coast',
  'Forochel',
  'Withered Heath',
]);

/** Against whom the second sideboard is opened. */
const AGAINST: Readonly<Record<LawName, readonly PlayerKind[]>> = {
  coe: ['fallen-wizard'],
  crf: [],
  tournament: [],
  dream: ['fallen-wizard', 'balrog'],
};

export interface Access {
  /** the parts from which the player may take cards */
  readonly parts: readonly Part[];
  /** how many cards of the far lands may go into his deck as the game begins */
  readonly intoDeck: number;
}

/** Which sideboards a player may use in a game (coe/1.6.1, dc/deck/5, dc/deck/6). */
export function openSideboards(
  ruleSet: LawName,
  opponents: readonly {
    readonly kind: PlayerKind;
    /** where his companies are or go */
    readonly at?: readonly RegionName[];
    readonly startsAt?: RegionName;
  }[],
): Access {
  const isFar = (region: RegionName | undefined): boolean =>
    region !== undefined && FAR.has(region);
  const second = opponents.some((o) => AGAINST[ruleSet].includes(o.kind));
  const far = ruleSet === 'dream' && opponents.some((o) => o.at?.some(isFar) || isFar(o.startsAt));
  const start = ruleSet === 'dream' && opponents.some((o) => isFar(o.startsAt));
  return {
    parts: [
      'sideboard',
      ...(second ? (['antiFallenWizard'] as const) : []),
      ...(far ? (['farLands'] as const) : []),
    ],
    intoDeck: start ? 2 : 0,
  };
}
