import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { t } from '../app/words.ts';
import { deckApi, savedFrom } from './api.ts';
import { keepDraft } from './model/drafts.ts';
import { useBuilder } from './store.ts';

/** Two tabs changed the same deck: nothing is overwritten unless the reader says so. */
export function Conflict({ onDone }: { readonly onDone: () => void }) {
  const saved = useBuilder((b) => b.saved);
  const setSaved = useBuilder((b) => b.setSaved);
  const open = useBuilder((b) => b.open);
  const [, go] = useLocation();
  const theirs = useMutation({
    mutationFn: async () => deckApi.get(saved?.id ?? ''),
    onSuccess: (answer) => {
      keepDraft(answer.id, null, []);
      open(answer.id, { deck: answer.deck, saved: savedFrom(answer) });
      onDone();
    },
  });
  const mine = useMutation({
    mutationFn: async () => {
      const now = await deckApi.get(saved?.id ?? '');
      return deckApi.update(now.id, useBuilder.getState().now.deck, now.version);
    },
    onSuccess: (answer) => {
      setSaved(savedFrom(answer));
      onDone();
    },
  });
  const copy = useMutation({
    mutationFn: () => {
      const { deck } = useBuilder.getState().now;
      return deckApi.create({ ...deck, name: `${deck.name} (another)`.slice(0, 100) });
    },
    onSuccess: (answer) => {
      onDone();
      go(`/decks/${answer.id}`);
    },
  });
  return (
    <div className="notice-bar" role="alert">
      <p>{t('This deck was saved meanwhile from another window.')}</p>
      <button type="button" className="btn" onClick={() => theirs.mutate()}>
        {t('Take that one')}
      </button>
      <button type="button" className="btn" onClick={() => mine.mutate()}>
        {t('Keep mine')}
      </button>
      <button type="button" className="btn" onClick={() => copy.mutate()}>
        {t('Keep both')}
      </button>
    </div>
  );
}
