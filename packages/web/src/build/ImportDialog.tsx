import { LANGUAGES, loadNames } from '@mathom/cards/foreign-names';
import type { Deck } from '@mathom/decks';
import { type Answer, answer, type Imported, importDeck, sayWhy } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { Dialog } from 'radix-ui';
import { type DragEvent, useMemo, useState } from 'react';
import { engineWords, t } from '../app/words.ts';
import { catalogue } from '../browse/all.ts';
import { EVERYTHING } from '../browse/query.ts';
import { search } from '../browse/search.ts';
import { textOf } from '../cards/data.ts';
import { shortType } from '../cards/facts.ts';
import { typeWords, useNames } from '../cards/names.ts';
import { Icon } from '../design/icons.tsx';
import { find } from './find.ts';
import { PART_WORDS } from './model/words.ts';

const FORMAT_WORDS: Readonly<Record<Imported['format'], string>> = {
  gccg: 'GCCG',
  meccg: 'Sit Down and Play',
  netmeccg: 'NetMECCG',
  cardnum: 'cardnum',
  plain: 'plain text',
  json: 'our own JSON',
};

const LARGEST = 1_000_000;

/** Of these the line of their kind does not say all: where, or of which people. */
const TOLD_BY_KIND: ReadonlySet<string> = new Set(['site', 'character', 'creature']);

function Candidate({ id, onPick }: { readonly id: CardId; readonly onPick: (id: CardId) => void }) {
  const names = useNames();
  const card = find(id)?.card;
  if (!card) return null;
  return (
    <li>
      <button type="button" className="candidate" onClick={() => onPick(id)}>
        <b>{names.card(card.id, card.name)}</b>{' '}
        <span>
          {typeWords(names, textOf(card).typeLine)},{' '}
          {TOLD_BY_KIND.has(card.kind) ? `${typeWords(names, shortType(card))}, ` : ''}
          {card.id}
        </span>
      </button>
    </li>
  );
}

const isSite = (id: CardId): boolean => find(id)?.card.kind === 'site';

/** Whether it is only asked whose version of a site is meant. */
const asksSide = (q: Imported['questions'][number]): boolean =>
  q.candidates.length > 1 && q.candidates.every(isSite);

/** The same side for all other sites of which it is only asked whose version is meant. */
function alikes(result: Imported, given: Answer): Answer[] {
  const side = given.card ? find(given.card)?.card.alignment : undefined;
  if (side === undefined || !given.card || !isSite(given.card)) return [];
  return result.questions.flatMap((q) => {
    if (q.line === given.line || !asksSide(q)) return [];
    const fit = q.candidates.filter((id) => find(id)?.card.alignment === side);
    return fit.length === 1 ? [{ line: q.line, card: fit[0] }] : [];
  });
}

/** One line that nobody but the reader understands. */
function Ask({
  result,
  onAnswer,
}: {
  readonly result: Imported;
  readonly onAnswer: (a: Answer, alike: boolean) => void;
}) {
  const [question] = result.questions;
  const [words, setWords] = useState('');
  const others = useMemo(
    () =>
      words.trim().length < 2
        ? []
        : search(catalogue, { ...EVERYTHING, words, namesOnly: true, once: true }).rows.slice(0, 8),
    [words],
  );
  const [alike, setAlike] = useState(true);
  const sites = result.questions.filter((q) => q !== question && asksSide(q)).length;
  const more = asksSide(question) && sites > 0;
  const pick = (card: CardId | null): void =>
    onAnswer({ line: question.line, card }, more && alike);
  return (
    <div className="ask">
      <p className="kicker">
        {result.questions.length === 1
          ? t('One question')
          : t('{{length}} questions', { length: result.questions.length })}
      </p>
      <p>
        {t('Line {{line}}:', { line: question.line })} <q>{question.text}</q>
      </p>
      <p>
        {engineWords(sayWhy(question))}{' '}
        {question.part ? t('It stands under {{x1}}.', { x1: PART_WORDS[question.part] }) : ''}
      </p>
      {question.candidates.length > 0 && (
        <>
          <h3>{t('Which one is meant?')}</h3>
          <ul className="candidates">
            {question.candidates.slice(0, 12).map((id) => (
              <Candidate key={id} id={id} onPick={pick} />
            ))}
          </ul>
          {more && (
            <label className="ask-alike">
              <input type="checkbox" checked={alike} onChange={(e) => setAlike(e.target.checked)} />{' '}
              {t('The same side for the other sites in question ({{sites}})', { sites })}
            </label>
          )}
        </>
      )}
      {question.why !== 'unreadable' && (
        <label className="ask-other">
          <span>{t('Another card')}</span>
          <input
            className="field"
            type="search"
            value={words}
            placeholder={t('Its name')}
            onChange={(e) => setWords(e.target.value)}
          />
        </label>
      )}
      {others.length > 0 && (
        <ul className="candidates">
          {others.map((r) => (
            <Candidate key={r.card.id} id={r.card.id as CardId} onPick={pick} />
          ))}
        </ul>
      )}
      <button type="button" className="btn" onClick={() => pick(null)}>
        {t('Leave this line out')}
      </button>
    </div>
  );
}

const total = (deck: Deck): number =>
  [deck.pool, deck.characters, deck.resources, deck.hazards, deck.sites, deck.sideboard].reduce(
    (n, list) => n + list.reduce((k, [, c]) => k + c, 0),
    0,
  );

/** Reads a deck from a file, from pasted text, or from what is dropped here. */
export function ImportDialog({
  open,
  onClose,
  onDeck,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeck: (deck: Deck) => void;
}) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Imported | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const close = (): void => {
    setResult(null);
    setError('');
    setText('');
    onClose();
  };
  const read = async (input: Uint8Array | string, fileName?: string): Promise<void> => {
    setError('');
    if (input.length > LARGEST) {
      setError('That is too large for a deck.');
      return;
    }
    setBusy(true);
    try {
      const plain = importDeck(input, fileName ? { fileName } : {});
      // names of another language are fetched only if ours do not do
      const strange = plain.questions.some((q) => q.why === 'unknown');
      const names = strange ? await Promise.all(LANGUAGES.map(loadNames)).catch(() => []) : [];
      const got =
        names.length > 0 ? importDeck(input, { ...(fileName ? { fileName } : {}), names }) : plain;
      if (got.questions.length === 0 && total(got.deck) === 0)
        setError('There is no card in that.');
      else setResult(got);
    } finally {
      setBusy(false);
    }
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST) {
      setError('That is too large for a deck.');
      return;
    }
    await read(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const onDrop = (e: DragEvent): void => {
    e.preventDefault();
    const [file] = e.dataTransfer.files;
    if (file) void readFile(file);
    else void read(e.dataTransfer.getData('text/plain'));
  };
  return (
    <Dialog.Root open={open} onOpenChange={(on) => !on && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className="pile-dialog panel import"
          aria-describedby={undefined}
          onDragOver={(e) => e.preventDefault()}
          onDrop={onDrop}
        >
          <Dialog.Title className="display text-2xl text-gold">{t('Bring a deck')}</Dialog.Title>
          <Dialog.Close className="btn btn-quiet zoom-close" aria-label={t('Close')}>
            <Icon name="close" />
          </Dialog.Close>
          {!result && (
            <>
              <p className="text-dim">
                {t(
                  'From GCCG (.deck), Sit Down and Play (.meccg), NetMECCG (.dck), cardnum, our own JSON, or lines such as “3 Concealment (TW)”. Names in other languages are understood. Nothing is guessed: what is not clear is asked.',
                )}
              </p>
              <label className="import-text">
                <span className="sr-only">{t('The deck as text')}</span>
                <textarea
                  className="field"
                  rows={10}
                  spellCheck={false}
                  placeholder={t('Paste the deck, or drop a file here')}
                  value={text}
                  onChange={(e) => setText(e.target.value)}
                />
              </label>
              <div className="dialog-buttons">
                <button
                  type="button"
                  className="btn btn-gold"
                  disabled={busy || text.trim() === ''}
                  onClick={() => read(text)}
                >
                  {busy ? t('Reading …') : t('Read it')}
                </button>
                <label className="btn">
                  {t('A file …')}
                  <input
                    type="file"
                    className="sr-only"
                    accept=".deck,.meccg,.dck,.cnum,.txt,.json,text/plain,application/json"
                    onChange={(e) => void readFile(e.target.files?.[0])}
                  />
                </label>
              </div>
            </>
          )}
          {error && (
            <p className="text-ember" role="alert">
              {error}
            </p>
          )}
          {result && result.questions.length > 0 && (
            <Ask
              key={result.questions[0].line}
              result={result}
              onAnswer={(a, alike) =>
                setResult(answer(result, [a, ...(alike ? alikes(result, a) : [])]))
              }
            />
          )}
          {result && result.questions.length === 0 && (
            <div className="import-done">
              <p role="status">
                <b>{result.deck.name || t('A deck')}</b>
                {t(': {{x1}} cards, read as {{x2}}.', {
                  x1: total(result.deck),
                  x2: FORMAT_WORDS[result.format],
                })}
              </p>
              <div className="dialog-buttons">
                <button
                  type="button"
                  className="btn btn-gold"
                  onClick={() => {
                    const name = result.deck.name || 'An imported deck';
                    const { id: _, ...rest } = result.deck;
                    onDeck({ ...rest, name });
                    close();
                  }}
                >
                  {t('Open it')}
                </button>
                <button type="button" className="btn" onClick={() => setResult(null)}>
                  {t('Another one')}
                </button>
              </div>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
