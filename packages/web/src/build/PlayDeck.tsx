import { playsWhole } from '@mathom/cards';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, api, words } from '../api/rest.ts';
import { t } from '../app/words.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { unfinished } from './LawPanel.tsx';
import { fingerprint } from './model/edit.ts';
import { useBuilder } from './store.ts';
import type { Verdict } from './useLaw.ts';

/** Against the bot, if the game knows all of its cards; else which it does not know. */
export function PlayDeck({ verdict }: { readonly verdict: Verdict }) {
  const deck = useBuilder((b) => b.now.deck);
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  // what a card lacks that no game has in it yet stops nobody
  const open = unfinished(deck).filter((card) => !playsWhole(card));
  const play = useMutation({
    mutationFn: async () => {
      await api.me();
      const { now, saved, borrowed } = useBuilder.getState();
      const { id: _, ...list } = now.deck;
      const same = saved && !borrowed && saved.print === fingerprint(now.deck);
      return api.create({
        opponent: 'bot',
        deck: same
          ? { saved: saved.id }
          : { list: { ...list, name: list.name.trim() || 'A deck' } },
        level: 'normal',
        rules: now.deck.ruleSet === 'dream' ? 'coe' : (now.deck.ruleSet ?? 'coe'),
        length: now.deck.length ?? 'short',
      });
    },
    onSuccess: ({ id }) => go(`/game/${id}`),
  });
  const blocked = open.length > 0 || verdict.violations.length > 0;
  const problems = play.error instanceof ApiError ? play.error.problems : [];
  return (
    <>
      <button
        type="button"
        className="btn btn-gold"
        disabled={play.isPending}
        onClick={() => (blocked ? setAsked(true) : play.mutate())}
      >
        {play.isPending ? t('Setting the table …') : t('Play it')}
      </button>
      <AlertDialog.Root
        open={asked || play.isError}
        onOpenChange={(on) => {
          if (on) return;
          setAsked(false);
          play.reset();
        }}
      >
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="overlay" />
          <AlertDialog.Content className="small-dialog panel" aria-describedby={undefined}>
            <AlertDialog.Title className="display text-xl text-gold">
              {t('It cannot be played yet')}
            </AlertDialog.Title>
            {play.isError && <p className="text-ember">{words(play.error)}</p>}
            {problems.length > 0 && (
              <ul className="not-yet">
                {problems.map((p) => (
                  <li key={p.says}>{p.says}</li>
                ))}
              </ul>
            )}
            {verdict.violations.length > 0 && (
              <p>
                {t('The law has {{length}} {{x1}}: see “Law”.', {
                  length: verdict.violations.length,
                  x1: verdict.violations.length === 1 ? t('objection') : t('objections'),
                })}
              </p>
            )}
            {open.length > 0 && (
              <>
                <p>
                  {t('{{x1}} not whole in the game yet:', {
                    x1:
                      open.length === 1
                        ? t('One card is')
                        : t('{{length}} cards are', { length: open.length }),
                  })}
                </p>
                <ul className="not-yet">
                  {open.map((c) => (
                    <li key={c.id}>
                      <CardLink card={c.id} name={c.name} /> <small>{c.id}</small>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <AlertDialog.Cancel className="btn mt-3">{t('Close')}</AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
