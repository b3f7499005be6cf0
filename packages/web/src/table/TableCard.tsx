import { type Cid, HIDDEN } from '@mathom/engine';
import { type CSSProperties, type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { t } from '../app/words.ts';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import { knownCard } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { useGame } from './context.tsx';
import { clickAnswers, obvious } from './model/choices.ts';
import { statusWord } from './model/words.ts';
import { openCard, togglePicked, useUi } from './ui.ts';
import { useHover } from './useHover.ts';

export { useHover };

interface Props {
  readonly cid: Cid;
  /** in pixels, or any length of CSS */
  readonly width: number | string;
  /** in hand: what cannot be used is dimmed */
  readonly dim?: boolean;
  /** lies as it is, whatever its state */
  readonly upright?: boolean;
  readonly label?: string;
  /** which back it has while it is face-down */
  readonly back?: 'deck' | 'site';
}

const LONG_PRESS = 450;

/** A card of this game: outlined if something can be done with it, and never without an answer. */
export const TableCard = memo(function TableCard({
  cid,
  width,
  dim,
  upright,
  label,
  back = 'deck',
}: Props) {
  const { s, table, decision, choices, busy, gather } = useGame();
  const picked = useUi((u) => u.picked.includes(cid));
  const lit = useUi((u) => u.lit.includes(cid) || u.menu?.cid === cid);
  const set = useUi((u) => u.set);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const card = knownCard(s, cid);
  const names = useNames();
  const hover = useHover(card?.id ?? null);
  const mine = choices.byCard.get(cid) ?? [];
  const may = mine.length > 0;
  // an agent who lies face-down is turned as anybody else
  const lies = s.zone[cid] === 'play' || s.zone[cid] === 'face-down';
  const status = lies && !upright ? s.status[cid] : 0;

  const click = (e: MouseEvent<HTMLElement>): void => {
    clearTimeout(press.current);
    const [only] = mine;
    const plainly = obvious(mine);
    if (may && gather?.how === 'cards') togglePicked(cid, gather.most);
    else if (mine.length === 1 && decision && clickAnswers(decision) && !busy) {
      set({ menu: null, hover: null });
      table.choose(only.index);
    } else if (plainly && s.zone[cid] === 'hand' && !busy) {
      set({ menu: null, hover: null });
      table.choose(plainly.index);
    } else if (card || may) set({ menu: { cid, at: e.currentTarget }, hover: null });
  };
  const hold = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' || !card) return;
    clearTimeout(press.current);
    press.current = setTimeout(() => {
      // a finger that rests on what it can carry has picked it up
      const { carry, lifting } = useUi.getState();
      if (!carry && !lifting) openCard(card.id, cid);
    }, LONG_PRESS);
  };
  const words = [
    label,
    card
      ? names.card(card.id, card.name)
      : s.def[cid] === HIDDEN
        ? t('a hidden card')
        : t('a card'),
    status > 0 ? t(statusWord(s, cid)) : '',
    picked ? t('chosen') : '',
    may ? (mine.length === 1 ? t('can be chosen') : t('{{n}} options', { n: mine.length })) : '',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="card table-card"
      style={{ '--w': typeof width === 'number' ? `${width}px` : width } as CSSProperties}
      data-may={may || undefined}
      data-lit={lit || undefined}
      data-picked={picked || undefined}
      data-dim={(dim && !may) || undefined}
      data-status={status || undefined}
      data-cid={cid}
      aria-label={words.join(', ')}
      onClick={click}
      onContextMenu={(e) => {
        if (!card) return;
        e.preventDefault();
        openCard(card.id, cid);
      }}
      onPointerDown={hold}
      onPointerUp={() => clearTimeout(press.current)}
      onPointerCancel={() => clearTimeout(press.current)}
      {...hover}
    >
      {card ? (
        <CardFace card={card} />
      ) : (
        <CardBack kind={s.zone[cid] === 'sites' ? 'site' : back} />
      )}
    </button>
  );
});

/** A card tucked under another: a strip with its name. */
export function TuckedCard({ cid }: { readonly cid: Cid }) {
  const { s, choices } = useGame();
  const lit = useUi((u) => u.lit.includes(cid) || u.menu?.cid === cid);
  const set = useUi((u) => u.set);
  const card = knownCard(s, cid);
  const names = useNames();
  const hover = useHover(card?.id ?? null);
  const { table, decision, busy } = useGame();
  if (!card) return null;
  const name = names.card(card.id, card.name);
  const mine = choices.byCard.get(cid) ?? [];
  const hazard = card.kind === 'event' && card.side === 'hazard';
  const state = ['', t(', tapped'), t(', wounded'), t(', upside down')][s.status[cid]] ?? '';
  const idle = s.notes[cid]?.idle ? t(', not in use') : '';
  return (
    <button
      type="button"
      className="tucked"
      data-cid={cid}
      data-kind={hazard ? 'hazard' : card.kind}
      data-may={mine.length > 0 || undefined}
      data-lit={lit || undefined}
      data-status={s.status[cid] || undefined}
      aria-label={`${name}${state}${idle}`}
      onClick={(e) => {
        const [only] = mine;
        if (mine.length === 1 && decision && clickAnswers(decision) && !busy)
          table.choose(only.index);
        else set({ menu: { cid, at: e.currentTarget }, hover: null });
      }}
      onContextMenu={(e) => {
        e.preventDefault();
        openCard(card.id, cid);
      }}
      {...hover}
    >
      <span className="tucked-name">{name}</span>
      {s.status[cid] > 0 && <span aria-hidden="true">{s.status[cid] === 1 ? '↷' : '✖'}</span>}
    </button>
  );
}
