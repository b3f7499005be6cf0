import type { PointSource, RegionType, SiteType, Skill } from '@mathom/engine/language';
import type { ReactNode } from 'react';
import { engineWords } from '../app/words.ts';

/**
 * Our own marks. Types of region and of site differ by shape and by letter, not by colour alone.
 */
interface MarkProps {
  readonly size?: number | string;
  readonly title?: string;
  readonly className?: string;
}

interface GlyphProps extends MarkProps {
  readonly children: ReactNode;
  readonly box?: number;
}

/** A small drawing: with a title it is an image for screen readers, else it is decoration. */
export function Glyph({ size = '1em', title, className, children, box = 24 }: GlyphProps) {
  const said = title
    ? { role: 'img', 'aria-label': title }
    : { 'aria-hidden': true as const, focusable: false as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden from readers
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      className={className}
      style={{ display: 'inline-block', verticalAlign: '-0.14em', flex: 'none' }}
      {...said}
    >
      {title ? <title>{title}</title> : null}
      {children}
    </svg>
  );
}

const REGIONS: Record<RegionType, { word: string; letter: string; shape: string; ink: string }> = {
  coastal: {
    word: 'Coastal Sea',
    letter: 'c',
    shape: 'M2 8c3-4 6 2 10-1s7-3 10 1v8c-3 4-6-2-10 1s-7 3-10-1z',
    ink: '#fff',
  },
  free: {
    word: 'Free-domain',
    letter: 'f',
    shape: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
    ink: '#27323a',
  },
  border: { word: 'Border-land', letter: 'b', shape: 'M3 3h18v18H3z', ink: '#2a1c06' },
  wilderness: { word: 'Wilderness', letter: 'w', shape: 'M12 1l11 21H1z', ink: '#fff' },
  shadow: {
    word: 'Shadow-land',
    letter: 's',
    shape: 'M12 1.5l9.5 5.4v10.2L12 22.5l-9.5-5.4V6.9z',
    ink: '#fff',
  },
  dark: { word: 'Dark-domain', letter: 'd', shape: 'M12 23L1 2h22z', ink: '#ffc9b8' },
};

const SITES: Record<SiteType, { word: string; letter: string; shape: string; ink: string }> = {
  haven: {
    word: 'Haven',
    letter: 'H',
    shape:
      'M12 .8l3 6.1 6.8-1-2.4 6.4 4.3 5.3-6.8.6L12 23.4l-4.9-5.2-6.8-.6 4.3-5.3L2.200 5.9l6.8 1z',
    ink: '#332304',
  },
  'free-hold': {
    word: 'Free-hold',
    letter: 'F',
    shape: 'M3 23V3h3.500v2.500h3.500V3h4v2.500h3.500V3H21v20z',
    ink: '#27323a',
  },
  'border-hold': {
    word: 'Border-hold',
    letter: 'B',
    shape: 'M2 23V11L12 1.500 22 11v12z',
    ink: '#2a1c06',
  },
  ruins: {
    word: 'Ruins & Lairs',
    letter: 'R',
    shape: 'M2 23l1-15 4 2 2-8 4 5 4-3 1 6 4-1v14z',
    ink: '#241b0c',
  },
  'shadow-hold': {
    word: 'Shadow-hold',
    letter: 'S',
    shape: 'M1 23C2 9 7 2 12 1c5 1 10 8 11 22z',
    ink: '#1b1626',
  },
  'dark-hold': {
    word: 'Dark-hold',
    letter: 'D',
    shape: 'M4 23L3 9l3-8 2.500 7L12 .8 15.500 8 18 1l3 8-1 14z',
    ink: '#fff',
  },
};

function Lettered({
  shape,
  letter,
  fill,
  ink,
  y = 16.5,
}: {
  shape: string;
  letter: string;
  fill: string;
  ink: string;
  y?: number;
}) {
  return (
    <>
      <path
        d={shape}
        fill={fill}
        stroke="rgb(0 0 0 / 0.55)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <text
        x="12"
        y={y}
        textAnchor="middle"
        fontSize="12.5"
        fontWeight="700"
        fontFamily="var(--font-text)"
        fill={ink}
      >
        {letter}
      </text>
    </>
  );
}

export function RegionMark({ type, title, ...rest }: MarkProps & { readonly type: RegionType }) {
  const r = REGIONS[type];
  const y = type === 'wilderness' ? 19.5 : type === 'dark' ? 13 : 16;
  return (
    <Glyph title={title ?? engineWords(r.word)} {...rest}>
      <Lettered {...r} fill={`var(--region-${type})`} y={y} />
    </Glyph>
  );
}

export function SiteMark({ type, title, ...rest }: MarkProps & { readonly type: SiteType }) {
  const t = SITES[type];
  const y = type === 'haven' ? 16.5 : 19.5;
  return (
    <Glyph title={title ?? engineWords(t.word)} {...rest}>
      <Lettered {...t} fill={`var(--site-${type})`} y={y} />
    </Glyph>
  );
}

export const regionName = (type: RegionType): string => engineWords(REGIONS[type].word);
export const siteName = (type: SiteType): string => engineWords(SITES[type].word);

const SKILLS: Record<Skill, string> = {
  warrior:
    'M19.500 1.500l3 .1.1 3L10 17.200l2 2-1.800 1.800-3.100-3.100-3.600 3.600-2-2 3.600-3.600L2 12.800 3.800 11l2 2z',
  scout:
    'M12 5C6.500 5 2.600 9 1 12c1.600 3 5.500 7 11 7s9.400-4 11-7c-1.600-3-5.500-7-11-7zm0 11.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9zm0-2.300a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z',
  ranger:
    'M21.500 2.500C12 2 4 6 4 14c0 1.600.3 2.900.8 4L2 21.200 3.400 22.500l2.900-3.100c1 .5 2.300.8 3.700.8 9 0 11.500-9 11.500-17.700zM17 7.500c-4 1.700-7.300 4.500-9.700 8.300C9 11.500 12.500 8.600 17 7.500z',
  sage: 'M2 4.500C5.500 3 9 3.300 12 5.500c3-2.200 6.500-2.500 10-1v15c-3.500-1.500-7-1.200-10 1-3-2.200-6.500-2.500-10-1zm11 3v10.300c2-1.100 4.300-1.500 7-1V6.200c-2.700-.5-5 0-7 1.300z',
  diplomat:
    'M4 3h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5.500 5.500V16H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 4v1.800h10V7zm0 3.800v1.700h7v-1.700z',
};

export function SkillMark({ skill, title, ...rest }: MarkProps & { readonly skill: Skill }) {
  return (
    <Glyph title={title ?? engineWords(skill)} {...rest}>
      <path d={SKILLS[skill]} fill="currentColor" fillRule="evenodd" />
    </Glyph>
  );
}

const POINTS: Record<PointSource, { word: string; d: string }> = {
  character: {
    word: 'characters',
    d: 'M12 2a5.300 5.300 0 1 1 0 10.600A5.300 5.300 0 0 1 12 2zM2.500 22c.4-5.500 4.300-8 9.500-8s9.100 2.500 9.500 8z',
  },
  item: {
    word: 'items',
    d: 'M12 7.500a7.250 7.250 0 1 1 0 14.500 7.250 7.250 0 0 1 0-14.500zm0 3a4.250 4.250 0 1 0 0 8.500 4.250 4.250 0 0 0 0-8.500zM8.500 1h7l2 3-5.500 4L6.500 4z',
  },
  ally: {
    word: 'allies',
    d: 'M12 12c4 0 7 3.500 7 6.500S16.500 22 12 21c-4.500 1-7 .5-7-2.500S8 12 12 12zM4.500 8a2.400 3 0 1 1 0 6 2.400 3 0 0 1 0-6zM19.500 8a2.400 3 0 1 1 0 6 2.400 3 0 0 1 0-6zM8.800 2a2.500 3.500 0 1 1 0 7 2.500 3.500 0 0 1 0-7zM15.200 2a2.500 3.500 0 1 1 0 7 2.500 3.500 0 0 1 0-7z',
  },
  faction: { word: 'factions', d: 'M4 1h2v22H4zM7 3h14l-4 5.500L21 14H7z' },
  kill: {
    word: 'kills',
    d: 'M12 1.500c5.500 0 9.500 3.700 9.500 9 0 3.300-1.500 5.600-4 7V22h-3v-2.500h-1.300V22h-2.400v-2.500H9.500V22h-3v-4.500c-2.500-1.400-4-3.700-4-7 0-5.300 4-9 9.500-9zM8 9.500A2.300 2.300 0 1 0 8 14a2.300 2.300 0 0 0 0-4.500zm8 0a2.300 2.300 0 1 0 0 4.500 2.300 2.300 0 0 0 0-4.500z',
  },
  misc: {
    word: 'miscellaneous',
    d: 'M12 1l3.200 7.200 7.800.8-5.900 5.200 1.700 7.700L12 17.900l-6.800 4 1.700-7.700L1 9l7.800-.8z',
  },
};

export function PointMark({
  source,
  title,
  ...rest
}: MarkProps & { readonly source: PointSource }) {
  return (
    <Glyph title={title ?? engineWords(POINTS[source].word)} {...rest}>
      <path d={POINTS[source].d} fill="currentColor" fillRule="evenodd" />
    </Glyph>
  );
}

export const sourceName = (source: PointSource): string => engineWords(POINTS[source].word);
