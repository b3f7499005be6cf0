import type { Explained } from '@mathom/engine';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { knownCard } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import type { Load } from './carry/drops.ts';
import { lift } from './carry/useCarry.ts';
import { useGame } from './context.tsx';
import { WhereHere } from './counsel/Late.tsx';
import type { Choice } from './model/choices.ts';
import { companyWord } from './model/words.ts';
import { openCard, toggleLetGo, useUi } from './ui.ts';
import { Ways } from './Ways.tsx';

const MANY = 14;

function ChoiceButtons({
  list,
  close,
}: {
  readonly list: readonly Choice[];
  readonly close: () => void;
}) {
  const { table, busy } = useGame();
  const names = useNames();
  return (
    <div className="flex flex-col gap-1 max-h-72 overflow-y-auto">
      {list.map((c) => (
        <button
          key={c.index}
          type="button"
          className="option"
          disabled={busy}
          onClick={() => {
            close();
            table.choose(c.index);
          }}
        >
          <span>
            {names.words(c.option.type === 'declare-move' ? `Move to ${c.words}` : c.words)}
            {c.more && <span className="option-more">{names.words(c.more)}</span>}
          </span>
        </button>
      ))}
      {list.length > MANY && (
        <p className="text-dim text-sm">{t('Sites can be chosen on the map too.')}</p>
      )}
    </div>
  );
}

const CARRIED: ReadonlySet<string> = new Set([
  'play',
  'play-character',
  'on-guard',
  'transfer',
  'store',
  'regroup',
  'control',
  'declare-move',
  'join',
]);

/** Dragging without dragging: it is picked up here, and put down by a tap or with the keys. */
function PickUp({ load, list }: { readonly load: Load; readonly list: readonly Choice[] }) {
  const game = useGame();
  if (game.busy || !list.some((c) => CARRIED.has(c.option.type))) return null;
  return (
    <button type="button" className="btn btn-small" onClick={() => lift(game, load, true)}>
      {t('Pick it up')}
    </button>
  );
}

/** Why it cannot be used now: asked of the engine that runs the game. */
function WhyNot({ cid }: { readonly cid: number }) {
  const { table, s, seat } = useGame();
  const [ways, setWays] = useState<Explained[] | null>(null);
  const asks = seat >= 0 && (s.zone[cid] === 'hand' || s.zone[cid] === 'play');
  useEffect(() => {
    if (!asks) return;
    let here = true;
    table.why(cid).then((answer) => here && setWays(answer));
    return () => {
      here = false;
    };
  }, [table, cid, asks]);
  if (!asks) return null;
  return <Ways ways={ways} card={knownCard(s, cid)} />;
}

/** What can be done with the card that was clicked, or why nothing can. */
export function CardMenu() {
  const menu = useUi((u) => u.menu);
  const company = useUi((u) => u.company);
  const set = useUi((u) => u.set);
  const { s, choices, seat } = useGame();
  const names = useNames();
  const quiet = useSettings((x) => x.quiet);
  const toggleQuiet = useSettings((x) => x.toggleQuiet);
  const letGo = useUi((u) => u.letGo);
  const marked = useSettings((x) => x.marked);
  const toggleMarked = useSettings((x) => x.toggleMarked);
  const anchor = useRef<HTMLElement>(null);
  anchor.current = menu?.at ?? company?.at ?? null;
  const open = menu !== null || company !== null;
  const close = (): void => set({ menu: null, company: null });
  if (!open || !anchor.current?.isConnected) return null;
  const card = menu ? knownCard(s, menu.cid) : null;
  const all = menu
    ? (choices.byCard.get(menu.cid) ?? [])
    : company
      ? (choices.byCompany.get(company.id) ?? [])
      : [];
  const only = menu?.only ?? company?.only;
  const list = only ? all.filter((c) => only.includes(c.index)) : all;
  const title = names.words(
    menu ? (card?.name ?? 'A hidden card') : companyWord(s, company?.id ?? -1),
  );
  const inHand = menu !== null && s.zone[menu.cid] === 'hand' && s.owner[menu.cid] === seat;
  return (
    <Popover.Root open onOpenChange={(o) => !o && close()}>
      <Popover.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Popover.Portal>
        <Popover.Content
          className="menu"
          side="top"
          sideOffset={8}
          collisionPadding={10}
          aria-label={title}
        >
          <p className="display text-gold text-sm mb-1">{title}</p>
          {list.length > 0 ? (
            <ChoiceButtons list={list} close={close} />
          ) : (
            menu && <WhyNot cid={menu.cid} />
          )}
          {inHand && menu && <WhereHere cid={menu.cid} />}
          {company && !only && (
            <div className="mt-2 flex">
              <PickUp load={{ is: 'company', id: company.id }} list={list} />
            </div>
          )}
          {card && menu && (
            <div className="mt-2 flex flex-wrap gap-1">
              {!only && <PickUp load={{ is: 'card', id: menu.cid }} list={list} />}
              <button
                type="button"
                className="btn btn-small"
                onClick={() => openCard(card.id, menu.cid)}
              >
                {t('Look closer')}
              </button>
              {inHand && (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-pressed={letGo.includes(card.id)}
                  onClick={() => toggleLetGo(card.id)}
                >
                  {letGo.includes(card.id)
                    ? t('Keep it after all')
                    : t('Let it go at the end of the turn')}
                </button>
              )}
              {inHand && (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-pressed={marked.includes(card.id)}
                  title={t(
                    'Ask me wherever it can be used, though it may not touch what is going on',
                  )}
                  onClick={() => toggleMarked(card.id)}
                >
                  {marked.includes(card.id) ? t('Stop for it as usual') : t('Always stop for it')}
                </button>
              )}
              {inHand && (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-pressed={quiet.includes(card.id)}
                  onClick={() => toggleQuiet(card.id)}
                >
                  {quiet.includes(card.id) ? t('Stop for it again') : t('Do not stop for it')}
                </button>
              )}
            </div>
          )}
          <Popover.Arrow className="fill-gold2" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
