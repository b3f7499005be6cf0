import type { Deck } from '@mathom/decks';
import { published } from '@mathom/decks';
import { useQuery } from '@tanstack/react-query';
import { Tabs, Tooltip } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, words } from '../api/rest.ts';
import { t } from '../app/words.ts';
import { CardZoom, HoverCard } from '../cards/CardZoom.tsx';
import { deckApi, savedFrom } from './api.ts';
import { DeckList } from './DeckList.tsx';
import { Finder } from './Finder.tsx';
import { HandPanel } from './HandPanel.tsx';
import { LawPanel } from './LawPanel.tsx';
import { draftOf, isDraftKey, keepDraft, newKey, startOf } from './model/drafts.ts';
import { ALL_PARTS, emptyDeck, fingerprint, sizeOf } from './model/edit.ts';
import { PlotsPanel } from './PlotsPanel.tsx';
import { PrintList } from './PrintList.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import { StartPanel } from './StartPanel.tsx';
import { type Saved, useBuilder } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { useLaw } from './useLaw.ts';

interface Opened {
  readonly deck: Deck;
  readonly saved?: Saved;
  readonly borrowed?: boolean;
  /** whose, if it was shared */
  readonly by?: string;
}

/** The deck of an address: a draft of this browser, a published one, a saved one, a shared one. */
async function load(id: string, link: boolean): Promise<Opened> {
  if (link) {
    const { deck, by } = await deckApi.shared(id);
    return { deck, borrowed: true, by };
  }
  const print = published.find((d) => d.id === id);
  if (print) return { deck: { ...print, ruleSet: 'coe', length: 'short' }, borrowed: true };
  if (isDraftKey(id)) {
    const draft = draftOf(id);
    return { deck: draft?.deck ?? emptyDeck() };
  }
  const answer = await deckApi.get(id);
  return { deck: answer.deck, saved: savedFrom(answer) };
}

function Side({ verdict }: { readonly verdict: ReturnType<typeof useLaw> }) {
  const { deck, start } = useBuilder((b) => b.now);
  const edit = useBuilder((b) => b.edit);
  const n = verdict.violations.length;
  return (
    <Tabs.Root defaultValue="law" className="side">
      <Tabs.List className="side-tabs" aria-label={t('About the deck')}>
        <Tabs.Trigger value="law">
          {t('Law')}{' '}
          <span className="side-n" data-wrong={n > 0 || undefined}>
            {n === 0 ? '✓' : n}
            <span className="sr-only">{n === 0 ? t(' lawful') : t(' things to mend')}</span>
          </span>
        </Tabs.Trigger>
        <Tabs.Trigger value="start">{t('Start')}</Tabs.Trigger>
        <Tabs.Trigger value="plots">{t('Plots')}</Tabs.Trigger>
        <Tabs.Trigger value="sites">{t('Sites')}</Tabs.Trigger>
        <Tabs.Trigger value="hand">{t('Hand')}</Tabs.Trigger>
        <Tabs.Trigger value="notes">{t('Notes')}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="law" className="side-body">
        <LawPanel deck={deck} violations={verdict.violations} />
      </Tabs.Content>
      <Tabs.Content value="start" className="side-body">
        <StartPanel deck={deck} start={start} />
      </Tabs.Content>
      <Tabs.Content value="plots" className="side-body">
        <PlotsPanel deck={deck} start={start} />
      </Tabs.Content>
      <Tabs.Content value="sites" className="side-body">
        <SitesPanel deck={deck} />
      </Tabs.Content>
      <Tabs.Content value="hand" className="side-body">
        <HandPanel deck={deck} />
      </Tabs.Content>
      <Tabs.Content value="notes" className="side-body">
        <textarea
          className="field"
          rows={16}
          aria-label={t('Notes')}
          placeholder={t('How it is meant to be played')}
          maxLength={20000}
          value={deck.notes ?? ''}
          onChange={(e) =>
            edit((d) => ({ ...d, notes: e.target.value || undefined }), 'Notes', 'notes')
          }
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

const PANES = [
  ['find', 'Find'],
  ['deck', 'Deck'],
  ['side', 'Check'],
] as const;

/** Says that what one sees is newer than what the server has, or what was published. */
function Restored({ original }: { readonly original: Opened }) {
  const open = useBuilder((b) => b.open);
  const key = useBuilder((b) => b.key);
  const saved = useBuilder((b) => b.saved);
  const drop = async (): Promise<void> => {
    // another window may have saved since
    const now = saved ? await deckApi.get(saved.id) : null;
    keepDraft(key, null, []);
    open(key, now ? { deck: now.deck, saved: savedFrom(now) } : original);
  };
  return (
    <p className="notice-bar" role="status">
      {t('These are changes of yours that were not saved. They are as you left them.')}{' '}
      <button type="button" className="link" onClick={() => void drop()}>
        {original.borrowed ? t('Go back to the deck as it was') : t('Go back to what is saved')}
      </button>
    </p>
  );
}

function Builder({ original }: { readonly original: Opened | null }) {
  const deck = useBuilder((b) => b.now.deck);
  const said = useBuilder((b) => b.said);
  const dirty = original !== null && fingerprint(original.deck) !== fingerprint(deck);
  const verdict = useLaw(deck);
  const total = ALL_PARTS.reduce((n, p) => n + sizeOf(deck, p), 0);
  const [pane, setPane] = useState<(typeof PANES)[number][0]>(total === 0 ? 'find' : 'deck');
  return (
    <Tooltip.Provider>
      <div className="builder" data-pane={pane}>
        <h1 className="sr-only">{t('Deck: {{name}}', { name: deck.name })}</h1>
        <TopBar verdict={verdict} />
        {original && dirty && <Restored original={original} />}
        <nav className="panes" aria-label={t('Parts of the page')}>
          {PANES.map(([key, word]) => (
            <button
              key={key}
              type="button"
              className="btn"
              aria-pressed={pane === key}
              onClick={() => setPane(key)}
            >
              {t(word)}
              {key === 'deck' ? ` (${total})` : ''}
              {key === 'side' && verdict.violations.length > 0
                ? ` (${verdict.violations.length})`
                : ''}
            </button>
          ))}
        </nav>
        <div className="builder-body">
          <section className="pane pane-find panel" aria-label={t('Find cards')}>
            <Finder />
          </section>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and an empty deck has nothing else to come to by key */}
          <section className="pane pane-deck" aria-label={t('The deck')} tabIndex={0}>
            {total === 0 && (
              <p className="builder-empty">
                {t(
                  'An empty deck. Find cards and click them, or drag them to where they belong; with the keys,',
                )}{' '}
                <kbd>Enter</kbd> {t('adds and')} <kbd>-</kbd> {t('takes out.')}
              </p>
            )}
            <DeckList wrong={verdict.lines} />
          </section>
          <section className="pane pane-side panel" aria-label={t('About the deck')}>
            <Side verdict={verdict} />
          </section>
        </div>
        <p className="sr-only" aria-live="polite">
          {said}
        </p>
      </div>
      <PrintList deck={deck} />
      <CardZoom />
      <HoverCard />
    </Tooltip.Provider>
  );
}

/** It is not there, or not for the one who asks. */
const ABSENT: readonly string[] = ['no-such-deck', 'no-session', 'not-allowed', 'malformed'];

/** Opens the deck of the address, then lets one build it. */
export function BuildPage({ id, link }: { readonly id: string; readonly link: boolean }) {
  const [, go] = useLocation();
  const key = useBuilder((b) => b.key);
  const open = useBuilder((b) => b.open);
  const [original, setOriginal] = useState<Opened | null>(null);
  const wanted = link ? `shared-${id}` : id;
  const isOpen = key === wanted;
  useEffect(() => {
    if (id !== 'new' || link) return;
    const fresh = newKey();
    keepDraft(fresh, { deck: emptyDeck(), start: [], at: Date.now() }, []);
    go(`/decks/${fresh}`, { replace: true });
  }, [id, link, go]);
  const got = useQuery({
    queryKey: ['deck', wanted],
    queryFn: () => load(id, link),
    enabled: id !== 'new' && !isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!got.data || isOpen) return;
    const { deck, saved, borrowed, by } = got.data;
    const draft = draftOf(wanted);
    const unsaved = draft !== null && fingerprint(draft.deck) !== fingerprint(deck);
    open(wanted, {
      deck: unsaved ? draft.deck : deck,
      start: draft?.start ?? startOf(wanted),
      // what was changed before another window saved must not overwrite that
      ...(saved
        ? { saved: unsaved && draft.base !== undefined ? { ...saved, version: draft.base } : saved }
        : {}),
      ...(borrowed ? { borrowed, by } : {}),
    });
    setOriginal(unsaved && !isDraftKey(wanted) ? got.data : null);
  }, [got.data, isOpen, open, wanted]);
  if (got.isError) {
    const code = got.error instanceof ApiError ? got.error.code : '';
    const draft = draftOf(wanted);
    return (
      <div className="text-center py-16" role="alert">
        <h1 className="text-3xl text-gold">
          {ABSENT.includes(code) ? t('No such deck') : t('The deck could not be opened')}
        </h1>
        <p className="my-4 text-dim">{words(got.error)}</p>
        <div className="dialog-buttons justify-center">
          <button type="button" className="btn" onClick={() => got.refetch()}>
            {t('Try again')}
          </button>
          {draft && (
            <button
              type="button"
              className="btn"
              onClick={() => open(wanted, { deck: draft.deck, start: draft.start })}
            >
              {t('Open what this browser has of it')}
            </button>
          )}
          <Link href="/decks" className="btn">
            {t('All decks')}
          </Link>
        </div>
      </div>
    );
  }
  if (!isOpen) {
    return (
      <p className="py-16 text-center text-dim italic" role="status">
        {t('Laying out the cards …')}
      </p>
    );
  }
  return <Builder original={original} />;
}
