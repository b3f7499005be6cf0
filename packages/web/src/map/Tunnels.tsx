import { type Tunnel, tunnels } from './decode.ts';
import { wayCurve } from './paths.ts';
import type { SiteVersion } from './SiteMarks.tsx';

/** By the player's own card of a site, what must be rolled to go from there; null if it names no way there. */
const rollFrom = (from: string, to: string, version: SiteVersion): number | null =>
  version(from)?.adjacent?.find((x) => x.to === to)?.roll ?? null;

/** The ways beneath the earth that are there for this player, with what must be rolled on each. */
export function tunnelsFor(version: SiteVersion | undefined): readonly Tunnel[] {
  if (!version) return tunnels;
  return tunnels.flatMap((t) => {
    const { from, to } = t;
    const roll = rollFrom(from.name, to.name, version) ?? rollFrom(to.name, from.name, version);
    if (roll !== null) return [{ ...t, roll }];
    // where one of the ends is none of his, the way is as others know it
    return version(from.name) === null || version(to.name) === null ? [t] : [];
  });
}

/** The ways beneath the earth, with what must be rolled on each; none is needed to the site above. */
export function Tunnels({ version }: { readonly version?: SiteVersion | undefined }) {
  return (
    <g className="mem-tunnels">
      {tunnelsFor(version).map(({ from, to, roll }) => {
        const key = `${from.name} ${to.name}`;
        if (roll === 0)
          return (
            <path key={key} className="mem-shaft" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          );
        const x = (from.x + to.x) / 2 - (to.y - from.y) * 0.07;
        const y = (from.y + to.y) / 2 + (to.x - from.x) * 0.07;
        return (
          <g key={key} data-tunnel={`${from.name}|${to.name}`}>
            <path className="mem-tunnel" d={wayCurve({ from: from.name, to: to.name })} />
            <g style={{ transform: `translate(${x}px,${y}px) scale(var(--inv,1))` }}>
              <circle className="mem-roll-bed" r="10" />
              <text className="mem-roll" y="4.5">
                {roll}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The sign of the way down, drawn: the fonts of the page have none. */
export function Stairs() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M2 4h4v4h4v4h4v4h4" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
