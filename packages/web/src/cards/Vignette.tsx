import bodies from 'virtual:emblems';
import { memo } from 'react';
import { ArmsDrawing } from './ArmsDrawing.tsx';
import type { Arms } from './arms.ts';
import { chances, hash, ridge } from './chance.ts';
import type { Palette } from './palette.ts';

/** A picture without a painter: sky, ridges that differ from card to card, and an emblem. */
interface Props {
  readonly seed: string;
  readonly emblem: string;
  readonly palette: Palette;
  readonly arms?: Arms | null;
  /** what stands there, as an outline: instead of the emblem */
  readonly outline?: string;
  /** a low picture across the card */
  readonly wide?: boolean;
}

export const Vignette = memo(function Vignette({
  seed,
  emblem,
  palette,
  arms = null,
  outline = '',
  wide = false,
}: Props) {
  const h = hash(seed);
  const next = chances(h);
  const key = `v${h.toString(36)}`;
  const lightX = 16 + next() * 68;
  const lightY = 12 + next() * 16;
  const rough = next() > 0.4;
  const far = ridge(next, 52, 26, rough);
  const mid = ridge(next, 62, 18, next() > 0.6);
  const near = ridge(next, 70, 12, false);
  const stars = palette.night
    ? Array.from({ length: 14 }, () => [next() * 100, next() * 40, 0.25 + next() * 0.45])
    : [];
  const land = wide ? 'translate(-60 0) scale(2.2 1)' : undefined;
  return (
    <svg
      viewBox={wide ? '-60 0 220 72' : '0 0 100 72'}
      preserveAspectRatio="xMidYMid slice"
      className="card-vignette"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${key}s`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={palette.sky[0]} />
          <stop offset="0.85" stopColor={palette.sky[1]} />
        </linearGradient>
        <radialGradient id={`${key}g`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff" stopOpacity={palette.night ? 0.32 : 0.75} />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${key}v`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0.55" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </radialGradient>
      </defs>
      <g transform={land}>
        <rect x="-10" width="120" height="74" fill={`url(#${key}s)`} />
        {stars.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.8" />
        ))}
        <circle cx={lightX} cy={lightY} r="26" fill={`url(#${key}g)`} />
        <circle
          cx={lightX}
          cy={lightY}
          r={palette.night ? 4.5 : 6}
          fill="#fff8e0"
          opacity={palette.night ? 0.75 : 0.85}
        />
        <path d={far} fill={palette.land[0]} />
        <path d={mid} fill={palette.land[1]} />
      </g>
      <circle cx="50" cy="38" r="34" fill={`url(#${key}g)`} opacity="0.55" />
      {arms && <ArmsDrawing arms={arms} id={key} ink={palette.land[2]} />}
      {outline && (
        <path
          d={outline}
          fill={palette.emblem}
          stroke={palette.land[2]}
          strokeWidth="0.9"
          strokeLinejoin="round"
          paintOrder="stroke"
          fillRule="evenodd"
          transform="translate(-7 -9) scale(1.14)"
        />
      )}
      {!outline && (
        <g
          transform={arms ? 'translate(34.4 21) scale(0.061)' : 'translate(24.5 11) scale(0.0996)'}
        >
          <path
            d={bodies[emblem] ?? ''}
            fill={palette.land[2]}
            opacity="0.75"
            transform="translate(12 16)"
          />
          <path
            d={bodies[emblem] ?? ''}
            fill={palette.emblem}
            stroke={palette.land[2]}
            strokeWidth="10"
            paintOrder="stroke"
          />
        </g>
      )}
      <path d={near} fill={palette.land[2]} opacity="0.9" transform={land} />
      <rect x="-10" width="120" height="74" fill={`url(#${key}v)`} transform={land} />
    </svg>
  );
});
