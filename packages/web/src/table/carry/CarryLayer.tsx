import { type CSSProperties, useEffect, useRef } from 'react';
import { t } from '../../app/words.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardById } from '../../cards/data.ts';
import { useNames } from '../../cards/names.ts';
import { useGame, useTable } from '../context.tsx';
import { useUi } from '../ui.ts';
import './carry.css';
import { placesAt, putDown, useDrop } from './useCarry.ts';

/** The places that are open now, in the order of the page. */
const openPlaces = (): (HTMLElement | SVGElement)[] => {
  const { carry } = useUi.getState();
  if (!carry) return [];
  const found = document.querySelectorAll<HTMLElement | SVGElement>(
    '[data-drop], .mem-site[data-lit]',
  );
  return [...found].filter((e) => placesAt(e).some((p) => carry.drops.has(p)));
};

/** What is focused for a place: the card or the heading in it. */
const handle = (place: HTMLElement | SVGElement): HTMLElement | SVGElement =>
  place.matches('button, .mem-site, [tabindex]')
    ? place
    : (place.querySelector<HTMLElement>('.table-card, .company-name:enabled, .tucked') ?? place);

/**
 * What is carried follows the pointer. Picked up by key or by a tap, it stays in hand: arrows or Tab
 * go from place to place, Enter or a tap puts it down, Escape lets it go.
 */
export function CarryLayer() {
  const game = useGame();
  const plain = useTable();
  const carry = useUi((u) => u.carry);
  const at = useUi((u) => u.carryAt);
  const names = useNames();
  const now = useRef(game);
  now.current = game;
  const drop = useDrop(now, plain);
  const held = carry?.held ?? false;
  // on a small page the first place may be out of sight
  useEffect(() => {
    if (held) openPlaces()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [held]);
  useEffect(() => {
    if (!carry) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') {
        e.preventDefault();
        e.stopPropagation();
        putDown();
        return;
      }
      if (!held) return;
      const places = openPlaces();
      const here = places.findIndex(
        (p) => p === document.activeElement || p.contains(document.activeElement),
      );
      const step =
        e.key === 'ArrowRight' || e.key === 'ArrowDown' || (e.key === 'Tab' && !e.shiftKey)
          ? 1
          : e.key === 'ArrowLeft' || e.key === 'ArrowUp' || e.key === 'Tab'
            ? -1
            : 0;
      if (step !== 0 && places.length > 0) {
        e.preventDefault();
        e.stopPropagation();
        const next = here < 0 ? (step > 0 ? 0 : places.length - 1) : here + step;
        handle(places[(next + places.length) % places.length]).focus();
        return;
      }
      if ((e.key === 'Enter' || e.key === ' ') && here >= 0) {
        e.preventDefault();
        e.stopPropagation();
        drop(places[here]);
      }
    };
    const onClick = (e: MouseEvent): void => {
      if (!held) return;
      e.preventDefault();
      e.stopPropagation();
      drop(e.target instanceof Element ? e.target : null);
    };
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick, true);
    };
  });
  if (!carry) return null;
  const card = carry.card ? cardById(carry.card) : null;
  const name = names.words(carry.name);
  const places = carry.drops.size;
  return (
    <>
      {!held && at && (
        <div
          className="carried"
          aria-hidden="true"
          style={{ transform: `translate(${at.x}px, ${at.y}px)`, '--w': '84px' } as CSSProperties}
        >
          {card ? <CardFace card={card} /> : <span className="carried-company">{name}</span>}
        </div>
      )}
      <p className="carry-note" role="status" data-held={held || undefined}>
        <b>{name}</b>{' '}
        {places === 1
          ? t('can be put down in one place')
          : t('can be put down in {{places}} places', { places })}
        {held && (
          <span className="text-dim">
            {t(': arrow keys and Enter, or a tap; Escape lets it go')}
          </span>
        )}
      </p>
    </>
  );
}
