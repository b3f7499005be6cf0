import { statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { type CSSProperties, memo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { RegionMark, SiteMark, SkillMark } from '../design/symbols.tsx';
import { armsOf } from './arms.ts';
import { textOf } from './data.ts';
import { emblemFor } from './emblem-names.ts';
import { cornersOf, shortType } from './facts.ts';
import { imageAddress } from './images.ts';
import { typeWords, useNames } from './names.ts';
import { paletteOf } from './palette.ts';
import { RichText } from './RichText.tsx';
import { silhouette } from './silhouette.ts';
import { Vignette } from './Vignette.tsx';
import './cards.css';

interface Props {
  readonly card: Card;
  /** with its text, as large as one reads it; else as it lies on the table */
  readonly full?: boolean;
}

function Side({ card }: Props) {
  const c = cornersOf(card);
  if (card.kind === 'character' || (card.kind === 'ally' && card.skills)) {
    return (
      <div className="card-side">
        {(card.skills ?? []).map((skill) => (
          <span key={skill} className="card-pip">
            <SkillMark skill={skill} />
          </span>
        ))}
      </div>
    );
  }
  if (c.regions.length + c.sites.length === 0) return null;
  return (
    <div className="card-side">
      {keyed(c.regions, String).map(([key, type]) => (
        <RegionMark key={key} type={type} className="card-mark" />
      ))}
      {c.sites.map((type) => (
        <SiteMark key={type} type={type} className="card-mark" />
      ))}
    </div>
  );
}

function Corners({ card }: Props) {
  const c = cornersOf(card);
  return (
    <>
      {c.points !== undefined && <span className="card-points">{c.points}</span>}
      {c.mind !== undefined && (
        <span className="card-corner card-mind">
          <Icon name="mind" />
          {c.mind}
        </span>
      )}
      {c.stage !== undefined && (
        <span className="card-corner card-mind card-stage-points">
          <Icon name="stage" title={t('stage points')} />
          {c.stage}
        </span>
      )}
      {c.fight !== undefined && <span className="card-corner card-fight">{c.fight}</span>}
      {c.influence !== undefined && (
        <span className="card-corner card-right">
          <Icon name="influence" />
          {c.influence}
        </span>
      )}
      {c.corruption !== undefined && (
        <span className="card-corner card-right card-corruption">
          <Icon name="corruption" />
          {c.corruption}
        </span>
      )}
      {c.check !== undefined && <span className="card-corner card-right">{c.check}</span>}
      {c.draws && (
        <>
          <span className="card-corner card-draw">{c.draws[0]}</span>
          <span className="card-corner card-draw card-draw-hazard">{c.draws[1]}</span>
        </>
      )}
    </>
  );
}

function Words({ card }: Props) {
  const text = textOf(card);
  const facts = text.facts.filter(({ label }) => KEEP.has(label));
  return (
    <div className={`card-words card-words-${fitOf(card).step}`}>
      {keyed(facts, (f) => f.label).map(([key, { label, value }]) => (
        <p key={key} className="card-fact">
          <b>{label}:</b> <RichText text={value} />
        </p>
      ))}
      {text.text.map((p) => (
        <p key={p}>
          <RichText text={p} />
        </p>
      ))}
      {statusOf(card) === 'facts' && (
        <p className="card-lacks">{t('Its text is not in the game yet.')}</p>
      )}
    </div>
  );
}

interface Fit {
  readonly step: 'l' | 'm' | 's' | 'xs' | 'xxs';
  readonly type: number;
  readonly art: number;
}

/** Sizes of the type, and how much of the card is left to the picture, largest first. */
const STEPS: readonly Fit[] = [
  { step: 'l', type: 1.2, art: 0.5 },
  { step: 'm', type: 1.05, art: 0.43 },
  { step: 's', type: 0.92, art: 0.35 },
  { step: 's', type: 0.92, art: 0.25 },
  { step: 'xs', type: 0.8, art: 0.2 },
  { step: 'xxs', type: 0.68, art: 0.16 },
];

/** A picture lower than this shows more of the land to both sides. */
/** What stands at a site; a Dragon's lair is known by its Dragon. */
const outlineOf = (card: Card): string =>
  card.kind === 'site' && !card.lair
    ? silhouette(card, card.alignment === 'minion' || card.alignment === 'balrog')
    : '';

const WIDE = 0.3;

/** How wide a letter is on the whole, in its own size, with what is lost at the end of lines. */
const LETTER = 0.445;

/** The largest type in which all of it fits on the card: the more there is, the smaller. */
function fitOf(card: Card): Fit {
  const known = fitting.get(card);
  if (known) return known;
  const text = textOf(card);
  const paragraphs = [
    ...text.facts.filter(({ label }) => KEEP.has(label)).map((f) => `${f.label}: ${f.value}`),
    ...text.text,
    ...(statusOf(card) === 'facts' ? ['Its text is not in the game yet.'] : []),
  ];
  // in ems of the card, as its style has them: what frame, title and line of type leave
  const height = 27.9 - 1.3 - (isFooted(card) ? 2.5 : 0.7);
  const fits = STEPS.find(({ type, art }) => {
    const room = height * (1 - art) - 2.1 - 1.3 - 1.1 - type;
    const line = (18 - 1.5 * type) / (LETTER * type);
    const lines = paragraphs.reduce((n, p) => n + Math.ceil(p.length / line), 0);
    return (lines * 1.16 + paragraphs.length * 0.35) * type <= room;
  });
  const fit = fits ?? STEPS[STEPS.length - 1];
  fitting.set(card, fit);
  return fit;
}

const fitting = new WeakMap<Card, Fit>();

/** Something stands in a lower corner. */
function isFooted(card: Card): boolean {
  const c = cornersOf(card);
  return (c.fight ?? c.influence ?? c.corruption ?? c.check ?? c.draws) !== undefined;
}

/** Facts that do not stand in a corner or on the edge already. */
const KEEP = new Set([
  'Home site',
  'Playable at',
  'Not playable at',
  'Modifications',
  'Ring test',
  'Keyed to',
  'Detainment',
  'Playable',
  'Automatic-attack',
  'Automatic-attack 1',
  'Automatic-attack 2',
  'Automatic-attack 3',
  'Nearest Haven',
  'Nearest Darkhaven',
  'Adjacent',
  'Lair of',
  'Neighbors',
]);

function Drawn({ card, full = false }: Props) {
  const palette = paletteOf(card);
  const style = {
    '--frame': palette.frame,
    '--frame2': palette.frame2,
    '--trim': palette.trim,
    '--paper': palette.paper,
    ...(full ? { '--art': `${fitOf(card).art * 100}%` } : {}),
  } as CSSProperties;
  const names = useNames();
  const name = names.card(card.id, card.name);
  const long = name.length > (full ? 20 : 15);
  return (
    <div
      className={`card-face ${full ? 'card-full' : 'card-small'} card-${card.kind} ${isFooted(card) ? 'card-footed' : ''}`}
      style={style}
    >
      <div className="card-title" data-long={long || undefined}>
        {card.kind === 'site' && <SiteMark type={card.type} className="card-site-mark" />}
        {card.kind === 'region' && <RegionMark type={card.type} className="card-site-mark" />}
        <span>{name}</span>
      </div>
      <div className="card-art">
        <Vignette
          seed={card.id}
          emblem={emblemFor(card)}
          palette={palette}
          arms={armsOf(card)}
          outline={outlineOf(card)}
          wide={full && fitOf(card).art < WIDE}
        />
        <Side card={card} />
      </div>
      <div className="card-type">
        <span>{typeWords(names, full ? textOf(card).typeLine : shortType(card))}</span>
        {card.unique && <span className="card-unique">{t('unique')}</span>}
      </div>
      {full && <Words card={card} />}
      <Corners card={card} />
    </div>
  );
}

/** A card as it is drawn, or the picture of it that the user has pointed us to. */
export const CardFace = memo(function CardFace({ card, full }: Props) {
  const pattern = useSettings((s) => s.images);
  const [broken, setBroken] = useState('');
  const address = imageAddress(pattern, card);
  if (address && broken !== address) {
    return (
      <img
        className="card-face card-picture"
        src={address}
        alt={card.name}
        referrerPolicy="no-referrer"
        loading="lazy"
        onError={() => setBroken(address)}
      />
    );
  }
  return <Drawn card={card} full={full} />;
});

/** The back of a card. */
export function CardBack({ kind = 'deck' }: { readonly kind?: 'deck' | 'site' }) {
  return (
    <div className={`card-face card-back card-back-${kind}`}>
      <svg viewBox="0 0 63 88" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          <rect x="4" y="4" width="55" height="80" rx="3" strokeWidth="0.7" />
          <rect x="6" y="6" width="51" height="76" rx="2" strokeWidth="0.3" />
          <circle cx="31.5" cy="44" r="15" strokeWidth="2.6" />
          <circle cx="31.5" cy="44" r="11.5" strokeWidth="0.4" />
          <path d="M31.500 14v12M31.500 62v12M12 44h6M45 44h6" strokeWidth="0.7" />
          <path d="M31.500 8l3 6-3 6-3-6zM31.500 68l3 6-3 6-3-6z" strokeWidth="0.6" />
        </g>
      </svg>
    </div>
  );
}
