import { memo } from 'react';
import { useNames } from '../cards/names.ts';
import { type Glyph, sheet } from './decode.ts';
import { LABELS, LEGENDS, REGION_TYPES } from './geometry.ts';
import { MapPatterns, MapSymbols } from './glyphs.tsx';
import { Cartouche, CompassRose, Frame, Serpent, Ship } from './ornaments.tsx';
import { SHEET } from './projection.ts';
import { REGION_INK } from './types.ts';

const SEA = '#b9cdc4';
const LAND = '#efe1bb';
const INK = '#4a3520';

const Uses = ({ list, prefix }: { list: readonly Glyph[]; prefix: string }) =>
  list.map((g, i) => (
    <use
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      key={i}
      href={`#mem-${prefix}${prefix === 'reed' ? '' : g.form}`}
      transform={`translate(${g.x} ${g.y})scale(${g.size})`}
    />
  ));

/** The lines that follow the shore, each fainter than the one nearer to it. */
const WAVES = [
  [46, 44.6, 0.22],
  [32, 30.4, 0.32],
  [20, 18.2, 0.45],
  [10.5, 8.7, 0.6],
] as const;

function Waters({ land }: { land: string }) {
  return (
    <>
      <rect width={SHEET.width} height={SHEET.height} fill={SEA} />
      <rect width={SHEET.width} height={SHEET.height} fill="url(#mem-deep)" />
      <g fill="none" strokeLinejoin="round">
        {WAVES.map(([outer, inner, opacity]) => (
          <g key={outer}>
            <path d={land} stroke="#4f7d83" strokeOpacity={opacity} strokeWidth={outer} />
            <path d={land} stroke={SEA} strokeWidth={inner} />
          </g>
        ))}
      </g>
      <path d={land} fill={LAND} />
    </>
  );
}

function Regions() {
  const { regions } = sheet();
  return [...regions].map(([name, d]) => {
    const type = REGION_TYPES[name];
    const ink = REGION_INK[type];
    const id = `mem-c-${name.replace(/[^A-Za-z]/g, '')}`;
    if (type === 'coastal') return <path key={name} d={d} fill="url(#mem-p-coastal)" />;
    return (
      <g key={name}>
        <clipPath id={id}>
          <path d={d} />
        </clipPath>
        <path
          d={d}
          fill={ink.tint}
          fillOpacity={type === 'dark' ? 0.72 : type === 'shadow' ? 0.62 : 0.5}
        />
        <path d={d} fill={`url(#mem-p-${type})`} />
        <g clipPath={`url(#${id})`} fill="none" stroke={ink.edge} strokeLinejoin="round">
          <path d={d} strokeWidth="17" strokeOpacity=".2" />
          <path d={d} strokeWidth="7" strokeOpacity=".34" />
        </g>
      </g>
    );
  });
}

/** Another language’s name of a region on as many lines, broken where a word ends. */
function broken(name: string, lines: readonly string[]): readonly string[] {
  const at = name.indexOf(' ', Math.floor(name.length / 3));
  return lines.length < 2 || at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function Names() {
  const names = useNames();
  return LABELS.map(([name, x, y, size, english]) => {
    const called = names.words(name);
    const lines = called === name ? english : broken(called, english);
    const type = REGION_TYPES[name];
    const sea = type === 'coastal';
    const dark = type === 'dark';
    const top = y - ((lines.length - 1) * size * 1.1) / 2 - 3;
    const low = top + (lines.length - 1) * size * 1.1 + 13;
    const ink = sea ? '#17414c' : dark ? '#fff3df' : '#2a1706';
    return (
      <g
        key={name}
        className="mem-region-name"
        fontSize={size}
        fill={ink}
        stroke={sea ? '#cfddd5' : dark ? '#4a3136' : '#f6ebcd'}
        fontStyle={sea ? 'italic' : undefined}
      >
        {lines.map((l, i) => (
          <text key={l} x={x} y={top + i * size * 1.1 + size * 0.35}>
            {l}
          </text>
        ))}
        <circle
          cx={x}
          cy={low}
          r="5.4"
          fill={dark ? '#4a3136' : sea ? '#cfddd5' : '#f6ebcd'}
          stroke={ink}
          strokeWidth=".8"
        />
        <text x={x} y={low + 2.9} fontSize="8.6" className="mem-letter" stroke="none">
          {REGION_INK[type].letter}
        </text>
      </g>
    );
  });
}

/** The sheet itself, which never changes: drawn once. */
export const BaseMap = memo(function BaseMap() {
  const s = sheet();
  return (
    <>
      <defs>
        <MapPatterns />
        <MapSymbols />
        <radialGradient id="mem-deep" cx=".55" cy=".45" r=".75">
          <stop offset=".45" stopColor="#7ba0a0" stopOpacity="0" />
          <stop offset="1" stopColor="#456f78" stopOpacity=".55" />
        </radialGradient>
        <radialGradient id="mem-age" cx=".5" cy=".5" r=".72">
          <stop offset=".6" stopColor="#6b3f14" stopOpacity="0" />
          <stop offset="1" stopColor="#4f2b0a" stopOpacity=".42" />
        </radialGradient>
        <linearGradient id="mem-fade" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fff8e0" stopOpacity=".25" />
          <stop offset="1" stopColor="#7a4a1a" stopOpacity=".12" />
        </linearGradient>
      </defs>
      <Waters land={s.land} />
      <Regions />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={s.borders.sea}
          stroke="#3f6a73"
          strokeWidth="1.2"
          strokeDasharray="2 7"
          strokeOpacity=".7"
        />
        <path
          d={s.borders.beyond}
          stroke={INK}
          strokeWidth="1.1"
          strokeDasharray="7 4 1.5 4"
          strokeOpacity=".55"
        />
        <path
          d={s.borders.border}
          stroke="#7d2f1c"
          strokeWidth="1.3"
          strokeDasharray="6 3"
          strokeOpacity=".75"
        />
        <path
          d={s.roads}
          stroke="#8a3b1f"
          strokeWidth="1.1"
          strokeDasharray="1.5 3.2"
          strokeOpacity=".8"
        />
        {s.rivers.map((d) => (
          <path key={d} d={d} stroke="#477a86" strokeWidth="2.1" strokeOpacity=".85" />
        ))}
        <path d={s.lakes} fill="#a9c6c1" stroke="#3f6570" strokeWidth="1.3" />
        <path d={s.borders.coast} stroke="#33301f" strokeWidth="1.7" />
      </g>
      <Uses list={s.reeds} prefix="reed" />
      <Uses list={s.hills} prefix="h" />
      <Uses list={s.trees} prefix="t" />
      <Uses list={s.mountains} prefix="m" />
      <g className="mem-legend">
        {LEGENDS.map(([text, x, y, turn, size]) => (
          <text key={text} transform={`translate(${x} ${y})rotate(${turn})`} fontSize={size}>
            {text}
          </text>
        ))}
      </g>
      <Names />
      <Ship x={400} y={866} size={0.85} />
      <Ship x={735} y={1130} size={0.7} flip />
      <Serpent x={500} y={1120} />
      <CompassRose x={175} y={735} />
      <Cartouche x={52} y={905} />
      <rect width={SHEET.width} height={SHEET.height} fill="url(#mem-fade)" />
      <rect width={SHEET.width} height={SHEET.height} fill="url(#mem-age)" />
      <Frame />
    </>
  );
});
