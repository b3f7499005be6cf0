import { statusOf } from '@mathom/cards';
import { memo, type ReactNode } from 'react';
import { t } from '../app/words.ts';
import { cornersOf, shortType } from '../cards/facts.ts';
import { typeWords, useNames } from '../cards/names.ts';
import { paletteOf } from '../cards/palette.ts';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { PointMark, RegionMark, SiteMark, SkillMark } from '../design/symbols.tsx';
import type { Row } from './catalogue.ts';
import { kindOf, sourceOf } from './facets.ts';

/** The height of a line, in pixels. */
export const LINE = 44;

const KINDS: Readonly<Record<string, string>> = {
  character: 'character',
  'resource-event': 'resource',
  'hazard-event': 'hazard',
  creature: 'creature',
  region: 'region',
  site: 'site',
};

/** The numbers and marks of a card in one row. */
export function Marks({ card }: { readonly card: Row['card'] }): ReactNode {
  const c = cornersOf(card);
  const source = sourceOf(card);
  return (
    <>
      <span className="line-lands">
        {'skills' in card &&
          card.skills?.map((s) => <SkillMark key={s} skill={s} className="line-mark" />)}
        {keyed(c.regions, String).map(([key, type]) => (
          <RegionMark key={key} type={type} className="line-mark" />
        ))}
        {c.sites.map((type) => (
          <SiteMark key={type} type={type} className="line-mark" />
        ))}
      </span>
      {c.fight && (
        <span className="line-n" title={t('Prowess and body')}>
          <Icon name="prowess" title={t('prowess')} /> {c.fight}
        </span>
      )}
      {c.mind && (
        <span className="line-n" title={t('Mind')}>
          <Icon name="mind" title={t('mind')} /> {c.mind}
        </span>
      )}
      {c.influence && (
        <span className="line-n" title={t('Direct influence')}>
          <Icon name="influence" title={t('influence')} /> {c.influence}
        </span>
      )}
      {c.check && (
        <span className="line-n" title={t('Influence number')}>
          <Icon name="influence" title={t('influence number')} /> {c.check}
        </span>
      )}
      {c.corruption && (
        <span className="line-n" title={t('Corruption points')}>
          <Icon name="corruption" title={t('corruption')} /> {c.corruption}
        </span>
      )}
      {c.points && source && (
        <span className="line-n line-points" title={t('Marshalling points')}>
          <PointMark source={source} /> {c.points}
        </span>
      )}
    </>
  );
}

/** A card as one line: what it is, and its numbers. */
export const CardLine = memo(function CardLine({ row }: { readonly row: Row }) {
  const { card } = row;
  const names = useNames();
  const kind = kindOf(card);
  const status = statusOf(card);
  return (
    <span className="line">
      <span className="line-swatch" style={{ background: paletteOf(card).frame }} />
      <span className="line-name">
        {names.card(card.id, card.name)}
        {card.kind === 'site' && <SiteMark type={card.type} className="line-mark" />}
        {card.kind === 'region' && <RegionMark type={card.type} className="line-mark" />}
        {status !== 'complete' && (
          <span className="line-status" data-status={status}>
            {status === 'facts' ? t('facts only') : t('in part')}
          </span>
        )}
      </span>
      <span className="line-kind">
        {KINDS[kind] ? `${KINDS[kind]}, ` : ''}
        {typeWords(names, shortType(card))}
      </span>
      <span className="line-marks">
        <Marks card={card} />
      </span>
      <span className="line-id">{card.id}</span>
    </span>
  );
});
