import { t } from '../app/words.ts';
import { mapSite } from './decode.ts';

/** A company as a token on the map. */
export interface MapCompany {
  id: number | string;
  /** who leads it, and for screen readers who is in it */
  name: string;
  /** the name of the site it is at */
  at: string;
  /** the site it is on its way to */
  to?: string;
  size: number;
  mine: boolean;
  /** it is this company's turn to move or act */
  current?: boolean;
}

/** Banners beside the sites, side by side where several are. */
export function Companies({ list }: { list: readonly MapCompany[] }) {
  const before = new Map<string, number>();
  return list.map((c) => {
    const at = mapSite(c.at);
    if (!at) return null;
    const n = before.get(c.at) ?? 0;
    before.set(c.at, n + 1);
    return (
      <g
        key={c.id}
        className="mem-company"
        data-mine={c.mine || undefined}
        data-carry-company={c.mine ? c.id : undefined}
        data-current={c.current || undefined}
        style={{
          transform: `translate(${at.x}px,${at.y}px) scale(var(--inv,1)) translate(${n * 25}px,0px)`,
        }}
      >
        <title>
          {t('{{name}} at {{at}}{{x1}}', {
            name: c.name,
            at: c.at,
            x1: c.to ? t(', bound for {{to}}', { to: c.to }) : '',
          })}
        </title>
        <path d="M0-8V-44" className="mem-pole" />
        <path d="M0-44H26L21-35L26-26H0Z" className="mem-banner" />
        <text x="10.5" y="-30.5" className="mem-banner-text">
          {c.size}
        </text>
        <circle r="2.2" cy="-45.5" className="mem-knob" />
      </g>
    );
  });
}
