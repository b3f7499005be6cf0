/** The drawn things of the sheet, as symbols that are used many times. Each stands on its foot at 0 0. */
const INK = '#4a3520';
const PAPER = '#f0e3c0';

const PEAKS = [
  {
    side: 'M-15 0C-11-4-9-12-5-17L-1-25L3-18C6-14 8-8 15 0Z',
    shade: 'M-1-25L1-17L-1-13L3-8L1-4L4 0H15C8-8 6-14 3-18Z',
    lines: 'M4-14L6-9M7-9L9-4',
  },
  {
    side: 'M-13 0C-9-5-7-11-3-15L1-21L5-14C8-9 10-5 14 0Z',
    shade: 'M1-21L2-14L0-10L4-5L3 0H14C10-5 8-9 5-14Z',
    lines: 'M5-11L7-7M8-6L10-2',
  },
  {
    side: 'M-14 0L-8-10L-5-8L0-20L4-12L7-14L14 0Z',
    shade: 'M0-20L1-13L-1-9L2-5L1 0H14L7-14L4-12Z',
    lines: 'M4-8L5-4M8-9L10-4',
  },
  {
    side: 'M-16 0C-12-3-11-8-8-11L-5-8L1-23L6-13L9-15C11-9 13-4 17 0Z',
    shade: 'M1-23L2-15L-1-11L3-6L2 0H17C13-4 11-9 9-15L6-13Z',
    lines: 'M5-10L6-5M9-9L11-4',
  },
];

const HILLS = [
  'M-12 0C-9-6-5-9 0-9S9-6 12 0',
  'M-14 0C-11-5-8-8-4-8C-1-8 1-6 3-3C5-6 8-7 10-6C12-5 14-3 15 0',
];

const CROWNS = [
  'M0-15C4-15 6-12 5-10C8-9 8-5 5-4H-5C-8-5-8-9-5-10C-6-12-4-15 0-15Z',
  'M0-16C3-15 5-12 5-9C7-7 6-4 4-4H-4C-6-4-7-7-5-9C-5-12-3-15 0-16Z',
  'M-1-14C2-16 6-13 5-10C8-9 7-5 4-4H-5C-8-4-8-8-6-10C-7-12-4-14-1-14Z',
];
const FIRS = [
  'M0-18L3-12H1.5L5-7H2.5L6-2H-6L-2.5-7H-5L-1.5-12H-3Z',
  'M0-16L3-10H1.8L5.5-3H-5.5L-1.8-10H-3Z',
  'M0-20L3-13H1.5L4.5-8H2.5L6-2H-6L-2.5-8H-4.5L-1.5-13H-3Z',
];

export function MapSymbols() {
  return (
    <>
      {PEAKS.map((p, i) => (
        <g id={`mem-m${i}`} key={p.side}>
          <path d={p.side} fill={PAPER} />
          <path d={p.shade} fill="#6d5638" fillOpacity=".62" />
          <path
            d={p.side.replace(/Z$/, '')}
            fill="none"
            stroke="#38260f"
            strokeWidth="1.35"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path d={p.lines} stroke={INK} strokeWidth=".8" strokeLinecap="round" />
        </g>
      ))}
      {HILLS.map((d, i) => (
        <g id={`mem-h${i}`} key={d}>
          <path
            d={d}
            fill={PAPER}
            fillOpacity=".75"
            stroke={INK}
            strokeWidth="1"
            strokeLinecap="round"
          />
          <path d="M4-5L6-2M7-4L9-1" stroke={INK} strokeWidth=".7" strokeLinecap="round" />
        </g>
      ))}
      {CROWNS.map((d, i) => (
        <g id={`mem-t${i}`} key={d}>
          <path d="M0 0V-5" stroke={INK} strokeWidth="1.1" />
          <path d={d} fill="#a9b482" stroke={INK} strokeWidth=".8" />
          <path
            d="M2-13C5-11 5-6 3-5"
            fill="none"
            stroke="#5b6340"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </g>
      ))}
      {FIRS.map((d, i) => (
        <g id={`mem-t${i + 3}`} key={d}>
          <path d="M0 0V-3" stroke={INK} strokeWidth="1.1" />
          <path d={d} fill="#6f7a5b" stroke="#33301f" strokeWidth=".8" strokeLinejoin="round" />
        </g>
      ))}
      <path
        id="mem-reed"
        d="M-6 0H6M-4 0L-5-5M-1 0V-7M2 0L3-5M5 0L6-4"
        stroke="#4d5a45"
        strokeWidth=".9"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** Patterns of the region types: each is told from the others without its colour. */
export function MapPatterns() {
  const at = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <pattern id="mem-p-wilderness" width="26" height="22" {...at}>
        <path
          d="M5 9l1.5-4M7 9V4M9 9L7.5 5M18 20l1.5-4M20 20v-5M22 20l-1.5-4"
          stroke="#5f6b33"
          strokeWidth=".8"
          fill="none"
          opacity=".6"
        />
      </pattern>
      <pattern id="mem-p-border" width="9" height="9" patternTransform="rotate(45)" {...at}>
        <path d="M0 0V9" stroke="#9a6a1c" strokeWidth=".9" opacity=".55" />
      </pattern>
      <pattern id="mem-p-free" width="12" height="12" {...at}>
        <circle cx="3" cy="3" r="1" fill="#33607c" opacity=".6" />
        <circle cx="9" cy="9" r="1" fill="#33607c" opacity=".6" />
      </pattern>
      <pattern id="mem-p-shadow" width="9" height="9" {...at}>
        <path d="M0 0L9 9M9 0L0 9" stroke="#4b4258" strokeWidth=".7" opacity=".5" />
      </pattern>
      <pattern id="mem-p-dark" width="6" height="6" {...at}>
        <path d="M0 6L6 0M-1 1L1-1M5 7L7 5M0 0L6 6" stroke="#1d1015" strokeWidth="1" opacity=".5" />
      </pattern>
      <pattern id="mem-p-coastal" width="44" height="26" {...at}>
        <path
          d="M4 8q4-4 8 0t8 0M26 20q4-4 8 0t8 0"
          stroke="#3f6a73"
          strokeWidth=".8"
          fill="none"
          opacity=".45"
        />
      </pattern>
    </>
  );
}
