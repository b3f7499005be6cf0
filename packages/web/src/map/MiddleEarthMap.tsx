import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../app/words.ts';
import { keyed } from '../design/keys.ts';
import { BaseMap } from './BaseMap.tsx';
import { Companies, type MapCompany } from './Companies.tsx';
import { sheet as drawn, type MapSite, mapSite, mapSites } from './decode.ts';
import './map.css';
import { type MapPath, wayCurve } from './paths.ts';
import { SHEET } from './projection.ts';
import { type SiteHint, SiteMarks, type SiteVersion } from './SiteMarks.tsx';
import { Stairs, Tunnels } from './Tunnels.tsx';
import { useSheetZoom } from './useSheetZoom.ts';

export interface MiddleEarthMapProps {
  /** names of sites that may be chosen now: they are lit */
  reachable?: readonly string[];
  /** what it means that a site is lit; "within reach" if nothing is said */
  litWord?: string;
  /** words at sites that somebody looks for, and whether they are at hand; the others step back */
  hints?: ReadonlyMap<string, SiteHint> | null;
  /** names of regions that are lit as a whole */
  lands?: readonly string[];
  companies?: readonly MapCompany[];
  /** ways drawn on the map */
  paths?: readonly MapPath[];
  selected?: string | null;
  onSelect?: (site: string) => void;
  /** the pointer is on a site, or has left it */
  onPoint?: (site: string | null) => void;
  /** more words about a site, for its tooltip and for screen readers */
  describe?: (site: string) => string;
  /** the version of a site that is the player's own: its type and side; null if there is none for him */
  version?: SiteVersion;
  /** sites to have in sight: at first, and whenever the list changes */
  focus?: readonly string[];
  className?: string;
}

const NONE: readonly never[] = [];
const spots = (names: readonly string[]) => names.flatMap((n) => mapSite(n) ?? []);

/** The map of the lands: zoom by wheel, pinch, buttons or + and -, move by drag or arrow keys. */
export function MiddleEarthMap({
  reachable = NONE,
  litWord,
  hints = null,
  lands = NONE,
  companies = NONE,
  paths = NONE,
  selected = null,
  onSelect,
  onPoint,
  describe,
  version,
  focus = NONE,
  className,
}: MiddleEarthMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGGElement>(null);
  const lit = useMemo(() => new Set(reachable), [reachable]);
  // it opens on the layer on which one's companies are
  const [below, setBelow] = useState(() => companies.some((c) => c.mine && mapSite(c.at)?.deep));
  const sheet = useSheetZoom(frame, base, marks, spots(focus));
  const { show } = sheet;
  const onFocus = useCallback((s: MapSite) => show([s]), [show]);
  const here = useMemo(() => {
    const out = new Map<string, string>();
    for (const c of companies) {
      const words = `${c.mine ? t('your company') : t('a rival company')}: ${c.name}${c.to ? t(', bound for {{to}}', { to: c.to }) : ''}`;
      out.set(c.at, [out.get(c.at), words].filter(Boolean).join('; '));
    }
    return out;
  }, [companies]);
  const key = focus.join('|');
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (key) show(spots(key.split('|')));
  }, [key, show]);

  const keys = (e: KeyboardEvent<HTMLDivElement>): void => {
    const go: Record<string, () => void> = {
      '+': () => sheet.by(1.35),
      '=': () => sheet.by(1.35),
      '-': () => sheet.by(1 / 1.35),
      '0': sheet.home,
      ArrowLeft: () => sheet.pan(80, 0),
      ArrowRight: () => sheet.pan(-80, 0),
      ArrowUp: () => sheet.pan(0, 80),
      ArrowDown: () => sheet.pan(0, -80),
    };
    const run = e.ctrlKey || e.metaKey || e.altKey ? undefined : go[e.key];
    if (!run) return;
    e.preventDefault();
    run();
  };
  const entry = selected ?? reachable[0] ?? companies[0]?.at ?? mapSites[0].name;

  return (
    <div className={`mem-frame ${className ?? ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that takes keys is no fieldset */}
      <div
        ref={frame}
        className="mem-view"
        data-below={below || undefined}
        data-hints={hints ? '' : undefined}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the sheet
        tabIndex={0}
        aria-label={t('Map of Middle-earth. Plus and minus zoom, arrow keys move.')}
        onKeyDown={keys}
      >
        <div ref={base} className="mem-base" aria-hidden="true">
          <svg
            width={SHEET.width}
            height={SHEET.height}
            viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          >
            <title>{t('Middle-earth')}</title>
            <BaseMap />
          </svg>
          <div className="mem-paper" />
          {below ? <div className="mem-veil" /> : null}
        </div>
        <svg className="mem-marks" role="presentation">
          <g ref={marks}>
            {lands.map((name) => (
              <path key={name} className="mem-land" d={drawn().regions.get(name) ?? ''} />
            ))}
            {below ? <Tunnels version={version} /> : null}
            <g className="mem-ways">
              {keyed(paths, (p) => `${p.from} ${p.to}`).map(([id, p]) => {
                const d = wayCurve(p);
                return (
                  <g key={id} data-may={p.may}>
                    <path className="mem-way-bed" d={d} />
                    <path className="mem-way" d={d} />
                  </g>
                );
              })}
            </g>
            <SiteMarks
              below={below}
              reachable={lit}
              litWord={litWord}
              hints={hints}
              selected={selected}
              entry={entry}
              here={here}
              describe={describe}
              version={version}
              onSelect={onSelect}
              onPoint={onPoint}
              onFocus={onFocus}
            />
            <Companies list={companies} />
          </g>
        </svg>
      </div>
      <div className="mem-tools">
        <button
          type="button"
          onClick={() => sheet.by(1.5)}
          aria-label={t('Zoom in')}
          title={t('Zoom in (+)')}
        >
          +
        </button>
        <button
          type="button"
          onClick={() => sheet.by(1 / 1.5)}
          aria-label={t('Zoom out')}
          title={t('Zoom out (-)')}
        >
          −
        </button>
        <button
          type="button"
          onClick={sheet.home}
          aria-label={t('The whole map')}
          title={t('The whole map (0)')}
        >
          ⤢
        </button>
        <button
          type="button"
          aria-pressed={below}
          onClick={() => setBelow(!below)}
          aria-label={t('The Under-deeps')}
          title={below ? t('Back above the earth') : t('The Under-deeps')}
        >
          <Stairs />
        </button>
        {companies.length > 0 ? (
          <button
            type="button"
            onClick={() =>
              sheet.show(
                spots(
                  companies.filter((c) => c.mine).flatMap((c) => (c.to ? [c.at, c.to] : [c.at])),
                ),
              )
            }
            aria-label={t('Show my companies')}
            title={t('Show my companies')}
          >
            ⚑
          </button>
        ) : null}
      </div>
    </div>
  );
}
