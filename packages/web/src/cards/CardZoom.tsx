import { Dialog } from 'radix-ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { useUi } from '../table/ui.ts';
import { CardFace } from './CardFace.tsx';
import { cardById, textOf } from './data.ts';
import { typeWords, useNames } from './names.ts';
import { RichText } from './RichText.tsx';

const WAIT = 220;

/** The card under the pointer, large, on the other half of the page. It catches no clicks. */
export function HoverCard() {
  const hover = useUi((u) => u.hover);
  const zoom = useUi((u) => u.zoom);
  const [shown, setShown] = useState<typeof hover>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(hover), hover ? WAIT : 60);
    return () => clearTimeout(timer);
  }, [hover]);
  const card = shown && !zoom ? cardById(shown.card) : null;
  if (!card || !shown) return null;
  // never over the options, which stand at the right edge of a table
  const side =
    shown.left !== undefined
      ? { right: window.innerWidth - shown.left + 16 }
      : shown.x > window.innerWidth / 2
        ? { left: 16 }
        : { right: 'var(--options, 16px)' };
  return (
    <div className="hover-card" style={{ ...side, ['--w' as string]: '300px' }} aria-hidden="true">
      <CardFace card={card} full />
    </div>
  );
}

/** Any card, as large as one likes to read it. */
export function CardZoom() {
  const zoom = useUi((u) => u.zoom);
  const set = useUi((u) => u.set);
  const names = useNames();
  const card = zoom ? cardById(zoom.card) : null;
  if (!card) return null;
  const name = names.card(card.id, card.name);
  const text = textOf(card);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && set({ zoom: null })}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="zoom" aria-describedby={undefined}>
          <div className="zoom-card" style={{ '--w': 'min(340px, 82vw)' } as CSSProperties}>
            <CardFace card={card} full />
          </div>
          <div className="zoom-words">
            <Dialog.Title className="display text-2xl text-gold">{name}</Dialog.Title>
            {name !== card.name && <p className="text-dim">{card.name}</p>}
            <p className="italic text-dim">{typeWords(names, text.typeLine)}</p>
            <dl className="facts">
              {keyed(text.facts, (f) => f.label).map(([key, { label, value }]) => (
                <div key={key}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <RichText text={value} />
                  </dd>
                </div>
              ))}
            </dl>
            {text.text.map((p) => (
              <p key={p} className="mt-2">
                <RichText text={p} />
              </p>
            ))}
            {text.lacks && (
              <p className="mt-2 text-ember">
                {t('Not enforced yet:')} {text.lacks}.
              </p>
            )}
            <p className="mt-3 text-xs text-dim">
              {card.id} {t('· in our own words, as the game applies them ·')}{' '}
              <a href={`/cards/${card.id}`} target="_blank" rel="noreferrer" className="link">
                {t('places, rulings and prints')}
              </a>
            </p>
          </div>
          <Dialog.Close className="btn btn-quiet zoom-close" aria-label={t('Close')}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
