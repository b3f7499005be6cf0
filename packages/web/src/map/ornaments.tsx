import { t } from '../app/words.ts';
import { SHEET } from './projection.ts';
import { REGION_INK } from './types.ts';

const INK = '#43301b';
const RED = '#8d2f1d';
const PAPER = '#f3e7c6';

const WINDS = Array.from({ length: 32 }, (_, i) => i * 11.25);

/** A rose of sixteen winds. */
export function CompassRose({ x, y }: { x: number; y: number }) {
  const ray = (turn: number, long: number, half: number) => (
    <g key={turn} transform={`rotate(${turn})`}>
      <path d={`M0 ${-long}L${half} ${-half}L0 0Z`} fill={turn % 90 === 0 ? RED : INK} />
      <path d={`M0 ${-long}L${-half} ${-half}L0 0Z`} fill={PAPER} stroke={INK} strokeWidth=".6" />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y})`} opacity=".92">
      {WINDS.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0-104V-64"
          stroke={INK}
          strokeWidth=".5"
          strokeOpacity={turn % 22.5 ? 0.25 : 0.5}
        />
      ))}
      <circle r="62" fill="none" stroke={INK} strokeWidth="1.2" />
      <circle r="58" fill="none" stroke={INK} strokeWidth=".5" />
      <circle r="38" fill={PAPER} fillOpacity=".55" stroke={INK} strokeWidth=".7" />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((t) => ray(t, 40, 5))}
      {[45, 135, 225, 315].map((t) => ray(t, 54, 8))}
      {[0, 90, 180, 270].map((t) => ray(t, 76, 10))}
      <circle r="5" fill={PAPER} stroke={INK} />
      <path
        d="M0-96c5 4 7 8 5 12c4-2 8 0 7 4c-1 4-6 4-8 1c0 4-2 6-4 6s-4-2-4-6c-2 3-7 3-8-1c-1-4 3-6 7-4c-2-4 0-8 5-12z"
        fill={RED}
      />
    </g>
  );
}

/** A ship under sail. */
export function Ship({
  x,
  y,
  size = 1,
  flip = false,
}: {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
}) {
  return (
    <g
      transform={`translate(${x} ${y})scale(${flip ? -size : size} ${size})`}
      stroke={INK}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity=".85"
    >
      <path
        d="M-34 6C-24 18 16 20 30 8L38-2C30 3 22 5 14 5H-22C-28 5-32 0-34-8Z"
        fill="#a5733f"
        strokeWidth="1.2"
      />
      <path d="M-30 8C-16 13 14 13 30 6" fill="none" strokeWidth=".8" />
      <path d="M-12 5V-46M10 5V-54" strokeWidth="1.4" />
      <path
        d="M-24-38C-16-30-16-12-24-4C-14-8-2-8 2-4C-4-14-4-28 2-38C-4-34-16-34-24-38Z"
        fill={PAPER}
        strokeWidth="1"
      />
      <path
        d="M2-46C9-36 9-14 2-4C11-8 21-8 26-4C20-16 20-32 26-46C20-42 9-42 2-46Z"
        fill={PAPER}
        strokeWidth="1"
      />
      <path d="M10-54L24-50L10-46M-12-46L0-43L-12-40" fill={RED} strokeWidth=".7" />
      <path
        d="M-44 16q6-5 12 0t12 0 12 0 12 0 12 0 12 0"
        fill="none"
        stroke="#3f6a73"
        strokeWidth="1.1"
      />
      <path d="M-34 22q6-5 12 0t12 0 12 0 12 0" fill="none" stroke="#3f6a73" strokeWidth=".8" />
    </g>
  );
}

/** Something that fishermen tell of. */
export function Serpent({ x, y }: { x: number; y: number }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="#7f9a84"
      stroke={INK}
      strokeWidth="1.1"
      strokeLinejoin="round"
      opacity=".85"
    >
      <path d="M30 14C30-6 46-6 46 14H40C40 2 36 2 36 14ZM2 14C2-14 26-14 26 14H19C19-5 9-5 9 14Z" />
      <path d="M-8 14C-8-2-14-10-24-12C-34-14-40-20-36-28C-30-34-20-32-14-26L-22-24C-16-22-2-18-1 14Z" />
      <path d="M50 14C51 4 58 2 66-4C64 4 66 8 70 12C62 10 57 10 56 14Z" />
      <circle cx="-28" cy="-25" r="1.5" fill={INK} stroke="none" />
      <path d="M-36-27l-8-2M-36-26l-8 2" fill="none" strokeWidth=".8" />
      <path d="M-20 18q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0" fill="none" stroke="#3f6a73" />
    </g>
  );
}

const TYPES = ['free', 'border', 'wilderness', 'shadow', 'dark', 'coastal'] as const;

/** The title, with the key to the regions. */
export function Cartouche({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M14 0H306C306 8 312 14 320 14V246C312 246 306 252 306 260H14C14 252 8 246 0 246V14C8 14 14 8 14 0Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.8"
      />
      <path
        d="M20 7H300C301 14 306 19 313 20V240C306 241 301 246 300 253H20C19 246 14 241 7 240V20C14 19 19 14 20 7Z"
        fill="none"
        stroke={RED}
        strokeWidth=".9"
      />
      <text x="160" y="50" className="mem-title" fontSize="33">
        {t('Middle-earth')}
      </text>
      <path d="M50 65H138M182 65H270" stroke={INK} strokeWidth=".8" />
      <path d="M160 58l6 7l-6 7l-6-7z" fill={RED} />
      <text x="160" y="93" className="mem-subtitle" fontSize="16.5">
        {t('The North-west in the Third Age')}
      </text>
      {TYPES.map((t, i) => {
        const ink = REGION_INK[t];
        const [px, py] = [24 + (i % 2) * 142, 112 + Math.floor(i / 2) * 44];
        return (
          <g key={t} transform={`translate(${px} ${py})`}>
            <rect width="40" height="28" fill={ink.tint} fillOpacity={t === 'dark' ? 0.85 : 0.7} />
            <rect
              width="40"
              height="28"
              fill={`url(#mem-p-${t})`}
              stroke={ink.edge}
              strokeWidth="1.6"
            />
            <circle cx="20" cy="14" r="7.5" fill={PAPER} stroke={INK} strokeWidth=".7" />
            <text x="20" y="18" fontSize="11.5" className="mem-letter">
              {ink.letter}
            </text>
            <text x="47" y="19" fontSize="15.5" className="mem-key">
              {ink.word}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The edge of the sheet: a ladder of degrees between two lines. */
export function Frame() {
  const { width: w, height: h } = SHEET;
  const step = 40;
  const bars: string[] = [];
  for (let x = 20, i = 0; x < w - 20; x += step, i++)
    if (i % 2 === 0)
      bars.push(
        `M${x} 12h${Math.min(step, w - 20 - x)}v8h${-Math.min(step, w - 20 - x)}zM${x} ${h - 20}h${Math.min(step, w - 20 - x)}v8h${-Math.min(step, w - 20 - x)}z`,
      );
  for (let y = 20, i = 0; y < h - 20; y += step, i++)
    if (i % 2 === 0)
      bars.push(
        `M12 ${y}v${Math.min(step, h - 20 - y)}h8v${-Math.min(step, h - 20 - y)}zM${w - 20} ${y}v${Math.min(step, h - 20 - y)}h8v${-Math.min(step, h - 20 - y)}z`,
      );
  return (
    <g>
      <path
        d={`M0 0H${w}V${h}H0ZM28 28V${h - 28}H${w - 28}V28Z`}
        fill="#e9d8ac"
        fillRule="evenodd"
      />
      <path d={bars.join('')} fill={INK} />
      <path
        d={`M12 12H${w - 12}V${h - 12}H12ZM20 20H${w - 20}V${h - 20}H20Z`}
        fill="none"
        stroke={INK}
        strokeWidth="1"
      />
      <path d={`M28 28H${w - 28}V${h - 28}H28Z`} fill="none" stroke={INK} strokeWidth="2.4" />
      <path d={`M4 4H${w - 4}V${h - 4}H4Z`} fill="none" stroke={RED} strokeWidth="1.2" />
    </g>
  );
}
