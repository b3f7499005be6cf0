import type { Deck } from '@mathom/decks';
import { exportDeck, WRITTEN_FORMATS, type WrittenFormat } from '@mathom/decks';
import { Dialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import { t } from '../app/words.ts';
import { fileName } from '../cards/images.ts';
import { Icon } from '../design/icons.tsx';

const WORDS: Readonly<Record<WrittenFormat, string>> = {
  gccg: 'GCCG (.deck)',
  meccg: 'Sit Down and Play (.meccg)',
  plain: 'Plain text',
  json: 'JSON',
};

/** The deck in the formats that people have, to copy or to keep as a file. */
export function ExportDialog({
  deck,
  open,
  onClose,
}: {
  readonly deck: Deck;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [format, setFormat] = useState<WrittenFormat>('gccg');
  const [said, setSaid] = useState('');
  const out = useMemo(() => (open ? exportDeck(deck, format) : null), [deck, format, open]);
  const download = (): void => {
    if (!out) return;
    const url = URL.createObjectURL(new Blob([out.bytes as BlobPart], { type: out.mediaType }));
    const a = document.createElement('a');
    a.href = url;
    a.download = `${fileName(deck.name) || 'deck'}${out.extension}`;
    a.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    setSaid('Saved as a file.');
  };
  const copy = async (): Promise<void> => {
    if (!out) return;
    try {
      await navigator.clipboard.writeText(out.text);
      setSaid('Copied.');
    } catch {
      setSaid('The page may not copy here: mark the text and copy it yourself.');
    }
  };
  return (
    <Dialog.Root open={open} onOpenChange={(on) => !on && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="pile-dialog panel import" aria-describedby={undefined}>
          <Dialog.Title className="display text-2xl text-gold">
            {t('Take the deck along')}
          </Dialog.Title>
          <Dialog.Close className="btn btn-quiet zoom-close" aria-label={t('Close')}>
            <Icon name="close" />
          </Dialog.Close>
          <fieldset className="quick" aria-label={t('Format')}>
            {WRITTEN_FORMATS.map((f) => (
              <button
                key={f}
                type="button"
                className="filter-chip"
                aria-pressed={f === format}
                onClick={() => {
                  setFormat(f);
                  setSaid('');
                }}
              >
                {WORDS[f]}
              </button>
            ))}
          </fieldset>
          <textarea
            className="field export-text"
            rows={14}
            readOnly
            aria-label={t('The deck as text')}
            value={out?.text ?? ''}
          />
          <div className="dialog-buttons">
            <button type="button" className="btn btn-gold" onClick={download}>
              {t('Save as a file')}
            </button>
            <button type="button" className="btn" onClick={copy}>
              {t('Copy')}
            </button>
            <p role="status" className="text-dim">
              {said}
            </p>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
