import { chances } from '../../cards/chance.ts';

/** Peaks and valleys across a wide sheet. */
function range(next: () => number, base: number, height: number, step: number): string {
  let d = `M-4 62`;
  for (let x = -4; x <= 244; x += step) {
    const up = base - height * (0.25 + next() * 0.75);
    d += `L${x.toFixed(1)} ${(base - next() * height * 0.25).toFixed(1)}L${(x + step * (0.35 + next() * 0.3)).toFixed(1)} ${up.toFixed(1)}`;
  }
  return `${d}L248 62z`;
}

/** Mountains at dusk over the door. */
export function Skyline() {
  const next = chances(12);
  const stars = Array.from({ length: 60 }, (_, i) => ({
    i,
    x: next() * 240,
    y: next() * 24,
    r: 0.1 + next() * 0.22,
  }));
  return (
    <svg
      viewBox="0 0 240 56"
      preserveAspectRatio="xMidYMax slice"
      className="w-full h-40 sm:h-56 rounded-2xl border border-line"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#111a2a" />
          <stop offset="0.45" stopColor="#4a3a40" />
          <stop offset="0.8" stopColor="#c07f45" />
          <stop offset="1" stopColor="#f2c06a" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffb655" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="60" fill="url(#dusk)" />
      {stars.map((s) => (
        <circle key={s.i} cx={s.x} cy={s.y} r={s.r} fill="#fff" opacity="0.85" />
      ))}
      <circle cx="120" cy="27" r="26" fill="url(#glow)" />
      <circle cx="120" cy="25" r="6.5" fill="none" stroke="#fff3cf" strokeWidth="1.500" />
      <path d={range(next, 52, 24, 22)} fill="#6d4f48" />
      <path d={range(next, 56, 20, 17)} fill="#443640" />
      <path d={range(next, 60, 14, 12)} fill="#241f28" />
      <path d="M-2 58V50C40 44 70 52 118 49s80-7 124-1v12z" fill="#100e0c" />
    </svg>
  );
}
