import type { SiteCard } from '@mathom/engine/language';
import { type KeyboardEvent, memo } from 'react';
import { t } from '../app/words.ts';
import { useNames } from '../cards/names.ts';
import { isMouth, type MapSite, mapSites } from './decode.ts';
import { nextThatWay } from './paths.ts';
import { SITE_INK } from './types.ts';

const SIDES = [
  { x: 15, y: 4, anchor: 'start' },
  { x: -15, y: 4, anchor: 'end' },
  { x: 0, y: -16, anchor: 'middle' },
  { x: 0, y: 25, anchor: 'middle' },
] as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a site is to the player: of which type and side his own card of it is, and more in a word; or null. */
export type SiteVersion = (
  site: string,
) => (Pick<SiteCard, 'type' | 'alignment' | 'adjacent'> & { readonly word?: string }) | null;

interface HavenInk {
  readonly word: string;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

const DARKHAVEN: HavenInk = { word: 'Darkhaven', fill: '#a8352c', ink: '#ffe3d2', edge: '#4a0f0c' };

/** Havens by whose they are. */
const HAVENS: Readonly<Record<string, HavenInk>> = {
  minion: DARKHAVEN,
  balrog: { ...DARKHAVEN, fill: '#d2541c' },
  'fallen-wizard': { word: 'Wizardhaven', fill: '#f1eefb', ink: '#2c2447', edge: '#54457e' },
};

/** What is said at a site that is looked for. */
export interface SiteHint {
  readonly words: string;
  readonly now: boolean;
}

export interface SiteMarksProps {
  /** the sites beneath the earth are shown, and of those above it only the ways down */
  below: boolean;
  reachable: ReadonlySet<string>;
  litWord?: string | undefined;
  hints: ReadonlyMap<string, SiteHint> | null;
  selected: string | null;
  /** the one that the Tab key leads to */
  entry: string;
  /** who is at a site */
  here: ReadonlyMap<string, string>;
  describe?: ((site: string) => string) | undefined;
  version?: SiteVersion | undefined;
  onSelect?: ((site: string) => void) | undefined;
  onPoint?: ((site: string | null) => void) | undefined;
  onFocus: (site: MapSite) => void;
}

interface MarkProps
  extends Omit<SiteMarksProps, 'below' | 'reachable' | 'selected' | 'entry' | 'hints'> {
  site: MapSite;
  lit: boolean;
  hint: SiteHint | undefined;
  chosen: boolean;
  tabbable: boolean;
  among: readonly MapSite[];
}

const Mark = memo(function Mark({
  site,
  lit,
  hint,
  litWord = t('within reach'),
  chosen,
  tabbable,
  among,
  here,
  describe,
  version,
  onSelect,
  onPoint,
  onFocus,
}: MarkProps) {
  const names = useNames();
  const own = version?.(site.name);
  const type = own?.type ?? site.type;
  const ink = SITE_INK[type];
  const dark = own?.alignment === 'minion' || own?.alignment === 'balrog';
  const haven =
    type === 'haven' ? HAVENS[own?.word ? 'fallen-wizard' : (own?.alignment ?? '')] : undefined;
  const word = own?.word ?? haven?.word ?? ink.word;
  const side = SIDES[site.side];
  const keys = (e: KeyboardEvent<SVGGElement>): void => {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      e.stopPropagation();
      onSelect?.(site.name);
      return;
    }
    const way = ARROWS[e.key];
    if (!way) return;
    e.preventDefault();
    e.stopPropagation();
    const next = nextThatWay(site, among, way[0], way[1]);
    if (next)
      e.currentTarget.ownerSVGElement
        ?.querySelector<SVGGElement>(`[data-site="${CSS.escape(next.name)}"]`)
        ?.focus();
  };
  const words = [
    names.words(site.name),
    site.deep ? t('Under-deeps {{word}}', { word: t(word) }) : t(word),
    own === null ? t('no version of it for you') : '',
    site.region,
    lit ? litWord : '',
    hint ? `for the card you hold, ${hint.words}` : '',
    here.get(site.name) ?? '',
    describe?.(site.name) ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={words}
      aria-pressed={chosen}
      data-site={site.name}
      className="mem-site"
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-hint={hint ? (hint.now ? 'now' : 'later') : undefined}
      data-type={type}
      data-side={own?.alignment}
      data-none={own === null || undefined}
      data-haven={own?.word}
      data-deep={site.deep || undefined}
      style={{ transform: `translate(${site.x}px,${site.y}px) scale(var(--inv,1))` }}
      onClick={() => onSelect?.(site.name)}
      onKeyDown={keys}
      onPointerEnter={(e) => e.pointerType === 'mouse' && onPoint?.(site.name)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={(e) => {
        if (e.currentTarget.matches(':focus-visible')) onFocus(site);
      }}
    >
      {onPoint ? null : <title>{words}</title>}
      <circle className="mem-hit" r="19" />
      {hint ? <circle className="mem-wanted" r="20" /> : null}
      {lit ? <circle className="mem-glow" r="19" /> : null}
      {site.deep ? <circle className="mem-deep" r="16" /> : null}
      <circle className="mem-ring" r="18" />
      <g transform="translate(-12 -12)">
        <path
          d={ink.shape}
          fill={haven?.fill ?? ink.fill}
          stroke={haven?.edge ?? (dark ? DARKHAVEN.edge : '#2a1c0c')}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <text x="12" y={ink.y} className="mem-site-letter" fill={haven?.ink ?? ink.ink}>
          {ink.letter}
        </text>
      </g>
      {own?.word?.startsWith('protected') ? (
        <path className="mem-guarded" d="M9 4l6 2v4c0 3-2 5-6 6.500-4-1.500-6-3.500-6-6.500V6z" />
      ) : null}
      <text className="mem-site-name" x={side.x} y={side.y} textAnchor={side.anchor}>
        {names.words(site.name)}
        {hint ? <tspan className="mem-hint"> {hint.words}</tspan> : null}
      </text>
    </g>
  );
});

/** All sites; arrow keys lead from one to the next, among those within reach if there are any. */
export const SiteMarks = memo(function SiteMarks({
  below,
  reachable,
  selected,
  entry,
  hints,
  ...rest
}: SiteMarksProps) {
  // what matters now is shown whatever layer it is on
  const shown = mapSites.filter(
    (s) =>
      (below ? s.deep || isMouth(s) : !s.deep) ||
      reachable.has(s.name) ||
      hints?.has(s.name) ||
      s.name === selected ||
      rest.here.has(s.name),
  );
  const among = reachable.size > 0 ? shown.filter((s) => reachable.has(s.name)) : shown;
  const tab = shown.some((s) => s.name === entry) ? entry : shown[0]?.name;
  // those that are lit or chosen are drawn last, over their neighbours
  const rank = (s: MapSite): number =>
    s.name === selected ? 3 : hints?.has(s.name) ? 2 : reachable.has(s.name) ? 1 : 0;
  return shown
    .sort((a, b) => rank(a) - rank(b) || a.y - b.y)
    .map((s) => (
      <Mark
        key={s.name}
        site={s}
        lit={reachable.has(s.name)}
        hint={hints?.get(s.name)}
        chosen={s.name === selected}
        tabbable={s.name === tab}
        among={among}
        {...rest}
      />
    ));
});
