import type { Arms, Tool } from './arms.ts';

const SHIELD = 'M27 15h46v22c0 17-12 26-23 31-11-5-23-14-23-31z';

/** Drawn upright from the middle of the shield; two of them are crossed behind it. */
const TOOLS: Readonly<Record<Tool, string>> = {
  sword: 'M48.600 70V20l1.400-16 1.400 16v50zM43 58h14v3H43z',
  dagger: 'M48.400 62V30l1.600-12 1.600 12v32zM45 56h10v2.500H45z',
  bow: 'M46 4c14 18 14 48 0 66l1.800.8c15-18 15-50 0-68zM46.400 5h.8v66h-.8z',
  staff:
    'M49 72V14h2v58zM50 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm0 2.600a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800z',
  horn: 'M49.300 72V22h1.400v50zM51 5l17 5-7 5 7 5-17 4z',
};

const PARTS: Readonly<Record<Arms['parted'], string>> = {
  pale: 'M50 0h50v80H50z',
  fess: 'M0 36h100v44H0z',
  bend: 'M20 0h24l40 62v20z',
  chevron: 'M20 62l30-26 30 26v14L50 52 20 76z',
  quarters: 'M50 0h50v38H50zM0 38h50v42H0z',
  pile: 'M32 10h36L50 66z',
};

/** Shield, what stands behind it, and the years he has seen. */
export function ArmsDrawing({
  arms,
  id,
  ink,
}: {
  readonly arms: Arms;
  readonly id: string;
  readonly ink: string;
}) {
  const [tincture, metal] = arms.field;
  const lean = arms.tools.length > 1 ? [-38, 38] : [32];
  return (
    <g>
      {arms.tools.map((tool, i) => (
        <path
          key={tool}
          d={TOOLS[tool]}
          fill={metal}
          stroke={ink}
          strokeWidth="1.6"
          paintOrder="stroke"
          transform={`rotate(${lean[i]} 50 40)`}
        />
      ))}
      <clipPath id={`${id}c`}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} fill={tincture} stroke={ink} strokeWidth="3" />
      <path d={PARTS[arms.parted]} fill={metal} opacity="0.5" clipPath={`url(#${id}c)`} />
      <path d={SHIELD} fill="none" stroke={metal} strokeWidth="1.200" />
      {Array.from({ length: arms.stars }, (_, i) => 50 + (i - (arms.stars - 1) / 2) * 9).map(
        (x) => (
          <path
            key={x}
            d={`M${x} 7l1.300 2.700 3 .4-2.200 2.100.5 3-2.600-1.400-2.600 1.400.5-3-2.200-2.100 3-.4z`}
            fill="#fff3c4"
            stroke={ink}
            strokeWidth="0.700"
          />
        ),
      )}
    </g>
  );
}
