import type { GameLength, LawName } from '@mathom/decks/deck';
import type { PlayerKind } from '@mathom/engine/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog, DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, api, words } from '../api/rest.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { Icon } from '../design/icons.tsx';
import { deckApi, savedFrom } from './api.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { unfinished } from './LawPanel.tsx';
import { keepDraft, newKey } from './model/drafts.ts';
import { fingerprint, kindOf } from './model/edit.ts';
import { LAW_WORDS, LENGTH_WORDS, PLAYER_WORDS } from './model/words.ts';
import { useBuilder } from './store.ts';
import type { Verdict } from './useLaw.ts';

function Pick<T extends string>({
  label,
  value,
  words: names,
  onPick,
}: {
  readonly label: string;
  readonly value: T;
  readonly words: Readonly<Record<T, string>>;
  readonly onPick: (value: T) => void;
}) {
  return (
    <label className="top-pick">
      <span className="sr-only">{label}</span>
      <select className="field" value={value} onChange={(e) => onPick(e.target.value as T)}>
        {(Object.keys(names) as T[]).map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Saving, and what became of it. */
function useSaving() {
  const saved = useBuilder((b) => b.saved);
  const deck = useBuilder((b) => b.now.deck);
  const setSaved = useBuilder((b) => b.setSaved);
  const queries = useQueryClient();
  const [, go] = useLocation();
  const dirty = saved === null || saved.print !== fingerprint(deck);
  const save = useMutation({
    mutationFn: async () => {
      const { now, saved: known, borrowed } = useBuilder.getState();
      if (!known || borrowed) return deckApi.create(now.deck);
      return deckApi.update(known.id, now.deck, known.version);
    },
    onSuccess: (answer) => {
      const isNew = useBuilder.getState().saved?.id !== answer.id;
      setSaved(savedFrom(answer), answer.id);
      void queries.invalidateQueries({ queryKey: ['my-decks'] });
      if (isNew) go(`/decks/${answer.id}`, { replace: true });
    },
  });
  return { dirty, save, saved };
}

/** Two tabs changed the same deck: nothing is overwritten unless the reader says so. */
function Conflict({ onDone }: { readonly onDone: () => void }) {
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
      <p>This deck was saved meanwhile from another window.</p>
      <button type="button" className="btn" onClick={() => theirs.mutate()}>
        Take that one
      </button>
      <button type="button" className="btn" onClick={() => mine.mutate()}>
        Keep mine
      </button>
      <button type="button" className="btn" onClick={() => copy.mutate()}>
        Keep both
      </button>
    </div>
  );
}

/** Against the bot, if the game knows all of its cards; else which it does not know. */
function Play({ verdict }: { readonly verdict: Verdict }) {
  const deck = useBuilder((b) => b.now.deck);
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const open = unfinished(deck);
  const play = useMutation({
    mutationFn: async () => {
      await api.me();
      const { now, saved, borrowed } = useBuilder.getState();
      const { id: _, ...list } = now.deck;
      const same = saved && !borrowed && saved.print === fingerprint(now.deck);
      return api.create({
        opponent: 'bot',
        deck: same ? { saved: saved.id } : { list: { ...list, name: list.name.trim() || 'A deck' } },
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
        {play.isPending ? 'Setting the table …' : 'Play it'}
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
              It cannot be played yet
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
                The law has {verdict.violations.length}{' '}
                {verdict.violations.length === 1 ? 'objection' : 'objections'}: see “Law”.
              </p>
            )}
            {open.length > 0 && (
              <>
                <p>
                  {open.length === 1 ? 'One card is' : `${open.length} cards are`} not whole in the
                  game yet:
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
            <AlertDialog.Cancel className="btn mt-3">Close</AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}

function Item({ children, onSelect }: { readonly children: ReactNode; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className="menu-row" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

function More({
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
      setSaved(before ? { ...before, link: answer.link, version: answer.version } : savedFrom(answer));
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
        <DropdownMenu.Trigger className="btn" aria-label="More">
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu-box panel" align="end" sideOffset={6}>
            <Item onSelect={onImport}>Import another deck …</Item>
            <Item onSelect={onExport}>Export …</Item>
            <Item onSelect={() => setTimeout(() => window.print(), 60)}>Print the list</Item>
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
              Make a copy
            </Item>
            {own && (
              <Item onSelect={() => share.mutate(true)}>
                {saved.link ? 'Copy the link to it' : 'Share it by a link'}
              </Item>
            )}
            {own && saved.link && (
              <Item onSelect={() => share.mutate(false)}>Make it private again</Item>
            )}
            {!borrowed && <Item onSelect={() => setSure(true)}>Delete …</Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog.Root open={sure} onOpenChange={setSure}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="overlay" />
          <AlertDialog.Content className="small-dialog panel" aria-describedby={undefined}>
            <AlertDialog.Title className="display text-xl text-gold">
              Delete this deck?
            </AlertDialog.Title>
            <p className="my-3">It cannot be had back.</p>
            <div className="dialog-buttons">
              <AlertDialog.Action className="btn btn-gold" onClick={() => remove.mutate()}>
                Delete it
              </AlertDialog.Action>
              <AlertDialog.Cancel className="btn">Keep it</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}

/** The deck's name, for whom it is, and everything that is done with it as a whole. */
export function TopBar({ verdict }: { readonly verdict: Verdict }) {
  const deck = useBuilder((b) => b.now.deck);
  const edit = useBuilder((b) => b.edit);
  const undo = useBuilder((b) => b.undo);
  const redo = useBuilder((b) => b.redo);
  const last = useBuilder((b) => b.past.length > 0 && b.now.words);
  const next = useBuilder((b) => b.future[0]?.words ?? '');
  const borrowed = useBuilder((b) => b.borrowed);
  const [bring, setBring] = useState(false);
  const [taking, setTaking] = useState(false);
  const [note, setNote] = useState('');
  const { dirty, save, saved } = useSaving();
  const stale = save.error instanceof ApiError && save.error.code === 'stale';
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey) return;
      const typing =
        e.target instanceof HTMLElement && e.target.closest('input:not([type=checkbox]),textarea');
      const key = e.key.toLowerCase();
      if (key === 's') {
        e.preventDefault();
        save.mutate();
      } else if (!typing && (key === 'y' || (key === 'z' && e.shiftKey))) {
        e.preventDefault();
        redo();
      } else if (!typing && key === 'z') {
        e.preventDefault();
        undo();
      }
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [save.mutate, undo, redo]);
  const state = save.isPending
    ? 'Saving …'
    : borrowed
      ? 'Not yours: saving makes a copy'
      : !saved
        ? 'Kept in this browser'
        : dirty
          ? 'Changes kept in this browser'
          : saved.link
            ? 'Saved, shared by link'
            : 'Saved';
  return (
    <div className="top-bar">
      <label className="top-name">
        <span className="sr-only">Name of the deck</span>
        <input
          className="field"
          value={deck.name}
          maxLength={100}
          onChange={(e) => edit((d) => ({ ...d, name: e.target.value }), 'Name', 'name')}
        />
      </label>
      <Pick<PlayerKind>
        label="Player"
        value={kindOf(deck) ?? 'wizard'}
        words={PLAYER_WORDS}
        onPick={(alignment) => edit((d) => ({ ...d, alignment }), PLAYER_WORDS[alignment])}
      />
      <Pick<LawName>
        label="Rules"
        value={deck.ruleSet ?? 'coe'}
        words={LAW_WORDS}
        onPick={(ruleSet) => edit((d) => ({ ...d, ruleSet }), LAW_WORDS[ruleSet])}
      />
      <Pick<GameLength>
        label="Length"
        value={deck.length ?? 'short'}
        words={LENGTH_WORDS}
        onPick={(length) => edit((d) => ({ ...d, length }), LENGTH_WORDS[length])}
      />
      <div className="top-buttons">
        <button
          type="button"
          className="btn"
          disabled={last === false}
          aria-label="Undo"
          title={last ? `Undo: ${last}` : 'Nothing to undo'}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="btn"
          disabled={next === ''}
          aria-label="Redo"
          title={next ? `Do again: ${next}` : 'Nothing to do again'}
          onClick={redo}
        >
          <Icon name="undo" className="flip" />
        </button>
        <button
          type="button"
          className="btn"
          disabled={save.isPending || (!dirty && !borrowed)}
          onClick={() => save.mutate()}
        >
          Save
        </button>
        <Play verdict={verdict} />
        <More onImport={() => setBring(true)} onExport={() => setTaking(true)} say={setNote} />
      </div>
      <p className="top-state" data-dirty={dirty || undefined}>
        {state}
      </p>
      {save.isError && !stale && (
        <p className="notice-bar" role="alert">
          <span className="text-ember">{words(save.error)}</span> Your changes are kept in this
          browser.
        </p>
      )}
      {stale && <Conflict onDone={() => save.reset()} />}
      {note && (
        <p className="notice-bar" role="status">
          {note}{' '}
          <button type="button" className="link" onClick={() => setNote('')}>
            Good
          </button>
        </p>
      )}
      <ImportDialog
        open={bring}
        onClose={() => setBring(false)}
        onDeck={(d) => edit(() => d, `Imported ${d.name}`)}
      />
      <ExportDialog deck={deck} open={taking} onClose={() => setTaking(false)} />
    </div>
  );
}
