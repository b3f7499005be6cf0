import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { BaseMap } from './BaseMap.tsx';
import { Companies, type MapCompany } from './Companies.tsx';
import { mapSite, mapSites } from './decode.ts';
import './map.css';
import { type MapPath, wayCurve } from './paths.ts';
import { SHEET } from './projection.ts';
import { SiteMarks } from './SiteMarks.tsx';
import { useSheetZoom } from './useSheetZoom.ts';

export interface MiddleEarthMapProps {
  /** names of sites that may be chosen now: they are lit */
  reachable?: readonly string[];
  companies?: readonly MapCompany[];
  /** ways drawn on the map */
  paths?: readonly MapPath[];
  selected?: string | null;
  onSelect?: (site: string) => void;
  /** more words about a site, for its tooltip and for screen readers */
  describe?: (site: string) => string;
  /** sites to have in sight: at first, and whenever the list changes */
  focus?: readonly string[];
  className?: string;
}

const NONE: readonly never[] = [];
const spots = (names: readonly string[]) => names.flatMap((n) => mapSite(n) ?? []);

/** The map of the lands: zoom by wheel, pinch, buttons or + and -, move by drag or arrow keys. */
export function MiddleEarthMap({ reachable = NONE, companies = NONE, paths = NONE, selected = null, onSelect, describe, focus = NONE, className }: MiddleEarthMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGGElement>(null);
  const lit = useMemo(() => new Set(reachable), [reachable]);
  const sheet = useSheetZoom(frame, base, marks, spots(focus));
  const key = focus.join('|');
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (key) sheet.show(spots(key.split('|')));
  }, [key, sheet]);

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
    <div className={`map-frame ${className ?? ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that takes keys is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the sheet */}
      <div ref={frame} className="map-view" role="group" tabIndex={0} aria-label="Map of Middle-earth. Plus and minus zoom, arrow keys move." onKeyDown={keys}>
        <div ref={base} className="map-base" aria-hidden="true">
        <svg width={SHEET.width} height={SHEET.height} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
          <title>Middle-earth</title>
          <BaseMap />
        </svg>
        <div className="map-paper" />
        </div>
        <svg className="map-marks" role="presentation">
          <g ref={marks}>
            <g className="map-ways" aria-hidden="true">
              {paths.map((p) => {
                const d = wayCurve(p);
                return (
                  <g key={`${p.from} ${p.to}`}>
                    <path className="map-way-bed" d={d} />
                    <path className="map-way" d={d} />
                  </g>
                );
              })}
            </g>
            <SiteMarks reachable={lit} selected={selected} entry={entry} describe={describe} onSelect={onSelect} onFocus={(s) => sheet.show([s])} />
            <Companies list={companies} onSelect={onSelect} />
          </g>
        </svg>
      </div>
      <div className="map-tools">
        <button type="button" onClick={() => sheet.by(1.5)} aria-label="Zoom in" title="Zoom in (+)">
          +
        </button>
        <button type="button" onClick={() => sheet.by(1 / 1.5)} aria-label="Zoom out" title="Zoom out (-)">
          −
        </button>
        <button type="button" onClick={sheet.home} aria-label="The whole map" title="The whole map (0)">
          ⤢
        </button>
        {companies.length > 0 ? (
          <button type="button" onClick={() => sheet.show(spots(companies.filter((c) => c.mine).flatMap((c) => (c.to ? [c.at, c.to] : [c.at]))))} aria-label="Show my companies" title="Show my companies">
            ⚑
          </button>
        ) : null}
      </div>
    </div>
  );
}
