import { Tabs } from 'radix-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { engineWords, t } from '../app/words.ts';
import { CardLink } from '../cards/CardLink.tsx';
import { useNames } from '../cards/names.ts';
import { keyed } from '../design/keys.ts';
import { useGame, useTable, useTableState } from './context.tsx';
import { type Line, lineText } from './model/sentences.ts';

const FILTERS = [
  ['all', 'Everything'],
  ['attack', 'Combat'],
  ['roll', 'Rolls'],
  ['move', 'Cards and moves'],
] as const;
type Filter = (typeof FILTERS)[number][0];

const passes = (line: Line, filter: Filter): boolean =>
  filter === 'all' ||
  line.tone === 'turn' ||
  line.tone === filter ||
  (filter === 'attack' && ['roll', 'good', 'ill'].includes(line.tone));

/** A list that stays at its end as long as one has not scrolled up. */
function useTail(length: number) {
  const ref = useRef<HTMLDivElement>(null);
  const stick = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is the reason to scroll
  useEffect(() => {
    const el = ref.current;
    if (el && stick.current) el.scrollTop = el.scrollHeight;
  }, [length]);
  const onScroll = (): void => {
    const el = ref.current;
    if (el) stick.current = el.scrollHeight - el.scrollTop - el.clientHeight < 40;
  };
  return { ref, onScroll };
}

function LogLine({ line }: { readonly line: Line }) {
  return (
    <li data-tone={line.tone}>
      {keyed(line.pieces, (p) => (typeof p === 'string' ? p : p.card)).map(([key, p]) =>
        typeof p === 'string' ? (
          <span key={key}>{engineWords(p)}</span>
        ) : (
          <CardLink key={key} card={p.card} name={p.name} />
        ),
      )}
    </li>
  );
}

const SHOWN = 250;

function Log() {
  const log = useTableState((t) => t.log);
  const [filter, setFilter] = useState<Filter>('all');
  const [copied, setCopied] = useState(false);
  const lines = log.filter((l) => passes(l, filter)).slice(-SHOWN);
  const tail = useTail(log.length);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(log.map(lineText).join('\n'));
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <>
      <div className="flex gap-2 items-center px-2 pb-1">
        <select
          className="field field-small"
          aria-label={t('Show in the log')}
          value={filter}
          onChange={(e) => setFilter(e.target.value as Filter)}
        >
          {FILTERS.map(([key, word]) => (
            <option key={key} value={key}>
              {t(word)}
            </option>
          ))}
        </select>
        <button type="button" className="btn btn-small" onClick={copy}>
          {copied ? t('Copied') : t('Copy')}
        </button>
      </div>
      <div
        className="log-scroll"
        {...tail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        role="log"
        aria-label={t('Log of the game')}
      >
        <ol className="log">
          {keyed(lines, (line) => line.n).map(([key, line]) => (
            <LogLine key={key} line={line} />
          ))}
        </ol>
      </div>
    </>
  );
}

/** What the server says of itself, at nobody’s seat. */
const HOST = 'Mathom';

function Chat() {
  const table = useTable();
  const chat = useTableState((t) => t.chat);
  const names = useNames();
  const [text, setText] = useState('');
  const tail = useTail(chat.length);
  const send = (e: FormEvent): void => {
    e.preventDefault();
    if (text.trim() === '') return;
    table.say(text.trim());
    setText('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="log-scroll" {...tail} tabIndex={0} role="log" aria-label={t('Chat')}>
        {chat.length === 0 && (
          <p className="text-dim italic px-3">{t('Nobody has said anything yet.')}</p>
        )}
        <ol className="log">
          {chat.map((l) => (
            <li key={l.n}>
              <b>{l.name}:</b> {l.seat < 0 && l.name === HOST ? names.words(l.text) : l.text}
            </li>
          ))}
        </ol>
      </div>
      <form className="flex gap-1 p-2" onSubmit={send}>
        <input
          className="field field-small"
          aria-label={t('Say something')}
          maxLength={500}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="btn btn-small">
          {t('Say')}
        </button>
      </form>
    </>
  );
}

/** What others have said since one last looked. */
function useUnread(looking: boolean): number {
  const { seat, s } = useGame();
  const chat = useTableState((t) => t.chat);
  const [read, setRead] = useState(-1);
  const last = chat[chat.length - 1]?.n ?? -1;
  useEffect(() => {
    if (looking) setRead(last);
  }, [looking, last]);
  const me = s.players[seat]?.name;
  return looking ? 0 : chat.filter((l) => l.n > read && l.name !== me).length;
}

/** What happened, and what was said. */
export function LogPanel() {
  const [tab, setTab] = useState('log');
  const unread = useUnread(tab === 'chat');
  return (
    <Tabs.Root value={tab} onValueChange={setTab} className="panel log-panel">
      <Tabs.List className="tabs" aria-label={t('Log and chat')}>
        <Tabs.Trigger value="log" className="tab">
          {t('Log')}
        </Tabs.Trigger>
        <Tabs.Trigger value="chat" className="tab">
          {t('Chat')}
          {unread > 0 && (
            <span className="unread" data-unread={unread}>
              {unread}
              <span className="sr-only"> {t('unread')}</span>
            </span>
          )}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="log" className="log-content">
        <Log />
      </Tabs.Content>
      <Tabs.Content value="chat" className="log-content">
        <Chat />
      </Tabs.Content>
    </Tabs.Root>
  );
}
