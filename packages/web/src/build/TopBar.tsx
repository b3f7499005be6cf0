import type { GameLength, LawName } from '@mathom/decks';
import type { PlayerKind } from '@mathom/engine/language';
import { FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, words } from '../api/rest.ts';
import { t } from '../app/words.ts';
import { catalogue } from '../browse/all.ts';
import { Icon } from '../design/icons.tsx';
import { deckApi, savedFrom } from './api.ts';
import { Conflict } from './Conflict.tsx';
import { DeckMenu } from './DeckMenu.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { fingerprint, kindOf } from './model/edit.ts';
import { LAW_WORDS, LENGTH_WORDS, PLAYER_WORDS } from './model/words.ts';
import { PlayDeck } from './PlayDeck.tsx';
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
    <select
      className="field top-pick"
      aria-label={label}
      value={value}
      onChange={(e) => onPick(e.target.value as T)}
    >
      {(Object.keys(names) as T[]).map((key) => (
        <option key={key} value={key}>
          {names[key]}
        </option>
      ))}
    </select>
  );
}

/** The kind of player who declares his avatar. */
const DECLARING = Object.values(KINDS_OF_PLAYER).find((kind) => kind.declaresAvatar);

/** A Fallen-wizard says which one he is, unless his deck has only one (coe/1.8.F1). */
const AVATARS: Readonly<Record<string, string>> = Object.fromEntries([
  ['', 'as the deck says'],
  ...catalogue.rows
    .map(({ card }) => card)
    .filter((c) => c.kind === 'character' && c.avatar && c.alignment === DECLARING?.avatars)
    .map((c) => [c.name, c.name]),
]);

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

/** The deck's name, for whom it is, and everything that is done with it as a whole. */
export function TopBar({ verdict }: { readonly verdict: Verdict }) {
  const deck = useBuilder((b) => b.now.deck);
  const edit = useBuilder((b) => b.edit);
  const undo = useBuilder((b) => b.undo);
  const redo = useBuilder((b) => b.redo);
  const last = useBuilder((b) => b.past.length > 0 && b.now.words);
  const next = useBuilder((b) => b.future[0]?.words ?? '');
  const borrowed = useBuilder((b) => b.borrowed);
  const by = useBuilder((b) => b.by);
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
      ? `${by ? `A deck of ${by}` : 'A published deck'}: saving makes a copy of your own`
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
        <span className="sr-only">{t('Name of the deck')}</span>
        <input
          className="field"
          value={deck.name}
          maxLength={100}
          onChange={(e) => edit((d) => ({ ...d, name: e.target.value }), 'Name', 'name')}
        />
      </label>
      <Pick<PlayerKind>
        label={t('Player')}
        value={kindOf(deck) ?? FIRST_KIND}
        words={PLAYER_WORDS}
        onPick={(alignment) => edit((d) => ({ ...d, alignment }), PLAYER_WORDS[alignment])}
      />
      {kindOf(deck) === DECLARING?.name && (
        <Pick<string>
          label={t('Which Fallen-wizard')}
          value={deck.avatar ?? ''}
          words={AVATARS}
          onPick={(avatar) =>
            edit((d) => ({ ...d, avatar: avatar || undefined }), avatar || 'Any Fallen-wizard')
          }
        />
      )}
      <Pick<LawName>
        label={t('Rules')}
        value={deck.ruleSet ?? 'coe'}
        words={LAW_WORDS}
        onPick={(ruleSet) => edit((d) => ({ ...d, ruleSet }), LAW_WORDS[ruleSet])}
      />
      <Pick<GameLength>
        label={t('Length')}
        value={deck.length ?? 'short'}
        words={LENGTH_WORDS}
        onPick={(length) => edit((d) => ({ ...d, length }), LENGTH_WORDS[length])}
      />
      <div className="top-buttons">
        <button
          type="button"
          className="btn"
          disabled={last === false}
          aria-label={t('Undo')}
          title={last ? t('Undo: {{last}}', { last }) : t('Nothing to undo')}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="btn"
          disabled={next === ''}
          aria-label={t('Redo')}
          title={next ? t('Do again: {{next}}', { next }) : t('Nothing to do again')}
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
          {t('Save')}
        </button>
        <PlayDeck verdict={verdict} />
        <DeckMenu onImport={() => setBring(true)} onExport={() => setTaking(true)} say={setNote} />
      </div>
      <p className="top-state" data-dirty={dirty || undefined}>
        {state}
      </p>
      {save.isError && !stale && (
        <p className="notice-bar" role="alert">
          <span className="text-ember">{words(save.error)}</span>{' '}
          {t('Your changes are kept in this browser.')}
        </p>
      )}
      {stale && <Conflict onDone={() => save.reset()} />}
      {note && (
        <p className="notice-bar" role="status">
          {note}{' '}
          <button type="button" className="link" onClick={() => setNote('')}>
            {t('Good')}
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
