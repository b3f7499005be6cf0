import { chances, ridge } from '../../cards/chance.ts';

/** Mountains at dusk over the door. */
export function Skyline() {
  const next = chances(31);
  const far = ridge(next, 56, 30, true);
  const mid = ridge(next, 64, 20, true);
  const near = ridge(next, 71, 10, false);
  return (
    <svg
      viewBox="0 18 100 56"
      preserveAspectRatio="xMidYMid slice"
      className="w-full h-44 sm:h-56 rounded-2xl border border-line"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#1a2230" />
          <stop offset="0.55" stopColor="#5c4438" />
          <stop offset="0.95" stopColor="#e0a458" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffb655" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-10" width="120" height="80" fill="url(#dusk)" />
      {Array.from(
        { length: 26 },
        (_, i) => [next() * 100, 18 + next() * 18, 0.1 + next() * 0.18, i] as const,
      ).map(([x, y, r, i]) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#fff" opacity="0.85" />
      ))}
      <circle cx="63" cy="54" r="22" fill="url(#glow)" />
      <circle cx="63" cy="53" r="4.200" fill="none" stroke="#fff0c4" strokeWidth="1.100" />
      <path d={far} fill="#4c3a3a" />
      <path d={mid} fill="#2f2a2c" />
      <path d={near} fill="#14120f" />
    </svg>
  );
}
