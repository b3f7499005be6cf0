import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog, DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { words } from '../api/rest.ts';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { deckApi, savedFrom } from './api.ts';
import { keepDraft, newKey } from './model/drafts.ts';
import { useBuilder } from './store.ts';

function Item({ children, onSelect }: { readonly children: ReactNode; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className="menu-row" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

/** What is done with a deck now and then. */
export function DeckMenu({
  onImport,
  onExport,
  say,
}: {
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly say: (text: string) => void;
}) {
  const saved = useBuilder((b) => b.saved);
  const borrowed = useBuilder((b) => b.borrowed);
  const setSaved = useBuilder((b) => b.setSaved);
  const queries = useQueryClient();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const own = saved !== null && !borrowed;
  const share = useMutation({
    mutationFn: (on: boolean) => deckApi.share(saved?.id ?? '', on),
    onSuccess: async (answer) => {
      const before = useBuilder.getState().saved;
      setSaved(
        before ? { ...before, link: answer.link, version: answer.version } : savedFrom(answer),
      );
      if (!answer.link) say('Nobody else can read it any more.');
      else {
        const address = `${location.origin}/decks/shared/${answer.link}`;
        const copied = await navigator.clipboard.writeText(address).then(
          () => true,
          () => false,
        );
        say(copied ? `The link was copied: ${address}` : `The link: ${address}`);
      }
    },
    onError: (e) => say(words(e)),
  });
  const remove = useMutation({
    mutationFn: async () => {
      const { key } = useBuilder.getState();
      if (own) await deckApi.remove(saved.id);
      keepDraft(key, null, []);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['my-decks'] });
      go('/decks');
    },
    onError: (e) => say(words(e)),
  });
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="btn" aria-label={t('More')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu-box panel" align="end" sideOffset={6}>
            <Item onSelect={onImport}>{t('Import another deck …')}</Item>
            <Item onSelect={onExport}>{t('Export …')}</Item>
            <Item onSelect={() => setTimeout(() => window.print(), 60)}>{t('Print the list')}</Item>
            <Item
              onSelect={() => {
                const { now } = useBuilder.getState();
                const key = newKey();
                const { id: _, ...deck } = now.deck;
                keepDraft(
                  key,
                  {
                    deck: { ...deck, name: `${deck.name} (copy)`.slice(0, 100) },
                    start: now.start,
                    at: Date.now(),
                  },
                  now.start,
                );
                go(`/decks/${key}`);
              }}
            >
              {t('Make a copy')}
            </Item>
            {own && (
              <Item onSelect={() => share.mutate(true)}>
                {saved.link ? t('Copy the link to it') : t('Share it by a link')}
              </Item>
            )}
            {own && saved.link && (
              <Item onSelect={() => share.mutate(false)}>{t('Make it private again')}</Item>
            )}
            {!borrowed && <Item onSelect={() => setSure(true)}>{t('Delete …')}</Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog.Root open={sure} onOpenChange={setSure}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="overlay" />
          <AlertDialog.Content className="small-dialog panel" aria-describedby={undefined}>
            <AlertDialog.Title className="display text-xl text-gold">
              {t('Delete this deck?')}
            </AlertDialog.Title>
            <p className="my-3">{t('It cannot be had back.')}</p>
            <div className="dialog-buttons">
              <AlertDialog.Action className="btn btn-gold" onClick={() => remove.mutate()}>
                {t('Delete it')}
              </AlertDialog.Action>
              <AlertDialog.Cancel className="btn">{t('Keep it')}</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
