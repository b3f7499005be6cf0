import { type Option, query } from '@mathom/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { engineWords, t } from '../app/words.ts';
import { knownCard } from '../cards/data.ts';
import { useNames } from '../cards/names.ts';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { RegionMark, SiteMark } from '../design/symbols.tsx';
import { useGame, useTableState } from './context.tsx';
import { Foresight, HandHere, OptionOdds, Warnings } from './counsel/Late.tsx';
import { GatherFoot, GatherList } from './flow/Gathering.tsx';
import { Helpers, useHelpers } from './flow/Helpers.tsx';
import { HushRow } from './flow/HushRow.tsx';
import { Quick } from './flow/Quick.tsx';
import type { Choice } from './model/choices.ts';
import './flow/flow.css';
import { helpFor, passWord, question, turnWord } from './model/words.ts';
import { useUi } from './ui.ts';
import { useLook } from './useLook.ts';

const FILTER_FROM = 14;
/** So few are read at a glance, on a narrow page too. */
const FEW_ROWS = 4;
/** Ways to compose companies are many, and done as well on the cards themselves. */
const FOLDED: ReadonlySet<string> = new Set(['Compose companies']);

/** What lies on the way: hazards are keyed to it. */
export function Regions({ path }: { readonly path: Extract<Option, { type: 'path' }> }) {
  return (
    <span className="flex flex-wrap gap-px flex-none max-w-[5.4rem]">
      {keyed(path.steps, (p) => p.type).map(([key, p]) => (
        <RegionMark key={key} type={p.type} size={18} />
      ))}
    </span>
  );
}

function Mark({ choice }: { readonly choice: Choice }) {
  const { s } = useGame();
  if (choice.option.type === 'path') return <Regions path={choice.option} />;
  if (choice.option.type !== 'declare-move') return null;
  const card = knownCard(s, choice.option.site);
  if (card?.kind !== 'site') return null;
  return <SiteMark type={query.siteType(s, choice.option.site)} size={16} />;
}

/** The key that does the same; the words of the button are enough for a screen reader. */
function Key({ children }: { readonly children: string | number }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}

function OptionButton({ choice, n }: { readonly choice: Choice; readonly n: number }) {
  const { table, busy } = useGame();
  const names = useNames();
  const set = useUi((u) => u.set);
  const look = useLook(choice);
  const hinted = useUi((u) => u.hinted === choice.index);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hinted) button.current?.scrollIntoView({ block: 'nearest' });
  }, [hinted]);
  return (
    <button
      ref={button}
      type="button"
      className="option"
      data-hinted={hinted || undefined}
      disabled={busy}
      data-choice={choice.index}
      data-about={look.cid >= 0 ? look.cid : undefined}
      onClick={() => {
        if (look.wasLook()) return;
        set({ lit: [], litChoice: -1, hover: null, sheet: false });
        table.choose(choice.index);
      }}
      {...look.handlers}
    >
      {n > 0 && n <= 9 && <Key>{n}</Key>}
      <Mark choice={choice} />
      <span>
        {names.words(choice.words)}
        {choice.more && <span className="option-more">{names.words(choice.more)}</span>}
        {choice.option.type === 'declare-move' && (
          <HandHere site={choice.option.site} company={choice.option.company} />
        )}
        <OptionOdds choice={choice} />
      </span>
    </button>
  );
}

/** The options in the order in which the number keys take them. */
export const listed = (groups: readonly (readonly [string, readonly Choice[]])[]): Choice[] =>
  groups.flatMap(([, list]) => list);

function OptionList() {
  const { choices } = useGame();
  const names = useNames();
  const [text, setText] = useState('');
  const hinted = useUi((u) => u.hinted);
  const total = listed(choices.groups).length;
  const wanted = total >= FILTER_FROM ? text.trim().toLowerCase() : '';
  const groups = useMemo(
    () =>
      choices.groups
        .map(
          ([name, list]) =>
            [
              name,
              list.filter(
                (c) =>
                  wanted === '' ||
                  names.words(`${name} ${c.words} ${c.more}`).toLowerCase().includes(wanted),
              ),
            ] as const,
        )
        .filter(([, list]) => list.length > 0),
    [choices, wanted, names],
  );
  const order = listed(groups);
  return (
    <>
      {total >= FILTER_FROM && (
        <input
          className="field field-small"
          type="search"
          placeholder={t('Search {{total}} options', { total })}
          aria-label={t('Search the options')}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
      )}
      <div className="option-list">
        {groups.map(([name, list]) => {
          const rows = list.map((c) => (
            <div key={c.index} className="option-row">
              <OptionButton choice={c} n={wanted ? 0 : order.indexOf(c) + 1} />
              <Quick choice={c} />
            </div>
          ));
          if (FOLDED.has(name) && !wanted)
            return (
              <details
                key={name}
                className="option-fold"
                open={list.some((c) => c.index === hinted) || undefined}
              >
                <summary className="kicker">{`${names.words(name)} (${list.length})`}</summary>
                {rows}
              </details>
            );
          return (
            <section key={name || 'more'} aria-label={name ? names.words(name) : t('Options')}>
              {name && <p className="kicker mt-1.5">{names.words(name)}</p>}
              {rows}
            </section>
          );
        })}
      </div>
    </>
  );
}

/** Where companies go is chosen best on the map. */
function ToTheMap() {
  const { choices } = useGame();
  const pane = useUi((u) => u.pane);
  const set = useUi((u) => u.set);
  const ways = choices.all.some((c) => c.option.type === 'path');
  const moves = choices.all.some((c) => c.option.type === 'declare-move');
  if (pane === 'map' || !(ways || moves)) return null;
  return (
    <button
      type="button"
      className="btn btn-small to-map"
      onClick={() => set({ pane: 'map', sheet: false })}
    >
      <Icon name="map" />
      {ways ? t('See the ways on the map') : t('Choose a site on the map')}
    </button>
  );
}

/** Passing stands in one place and looks like nothing else. */
function Passing() {
  const { table, choices, decision, busy } = useGame();
  if (!decision)
    return (
      <button type="button" className="btn btn-pass" disabled>
        {t('Pass')}
      </button>
    );
  if (choices.plain.length === 0)
    return (
      <button type="button" className="btn btn-pass" disabled>
        {t('No passing here')}
      </button>
    );
  return choices.plain.map((c) => (
    <button
      key={c.index}
      type="button"
      className="btn btn-pass"
      disabled={busy}
      data-pass
      onClick={() => table.choose(c.index)}
    >
      {t(passWord(decision, c.option))}
      <Key>{c.option.type === 'pass' ? 'P' : 'B'}</Key>
    </button>
  ));
}

/** Whose decision it is, what is asked, and every option. */
export function DecisionPanel() {
  const { s, seat, deciding, decision, choices, update, gather, table, busy } = useGame();
  const helpers = useHelpers();
  const names = useNames();
  const sheet = useUi((u) => u.sheet);
  const set = useUi((u) => u.set);
  const queued = useTableState((t) => t.waiting);
  const count = listed(choices.groups).length;
  // on a narrow page the one thing that can be done is a button, not a list of one
  const only = count === 1 && !gather ? listed(choices.groups)[0] : null;
  const key = `${update.n}`;
  const pane = useUi((u) => u.pane);
  // nor is one asked to unfold a few things of which one must be taken; the map needs its room
  const must =
    count > 1 && count <= FEW_ROWS && !choices.plain.some((c) => c.option.type === 'pass');
  // what waits at a site is read before one enters
  const waits = decision?.about === 'enter';
  const open = sheet || ((must || waits) && !gather && pane === 'table');
  return (
    <section
      className="decision panel"
      data-mine={decision !== null || undefined}
      data-open={open || undefined}
      data-sheet={sheet || undefined}
      data-only={only !== null || undefined}
      aria-label={t('Decision')}
    >
      <div className="decision-head" aria-live="polite">
        <p className="kicker" data-mine={decision !== null || undefined}>
          {seat >= 0 && deciding === seat && !decision && !s.result
            ? t('It goes on …')
            : engineWords(turnWord(s, deciding, seat))}
          {queued > 0 && ' …'}
        </p>
        <p className="decision-question">
          {decision
            ? names.words(question(s, decision))
            : s.result || update.info.status === 'over'
              ? t('It is done.')
              : t('Wait, or read a card.')}
        </p>
        {decision && helpFor(decision) && <p className="decision-help">{t(helpFor(decision))}</p>}
        <Foresight />
      </div>
      <div className="decision-body">
        <Warnings />
        <ToTheMap />
        {gather?.how === 'cards' ? <GatherList /> : gather ? null : <OptionList key={key} />}
        <Helpers ids={helpers} />
      </div>
      <div className="decision-foot">
        {only && (
          <button
            type="button"
            className="btn btn-gold sheet-one"
            disabled={busy}
            onClick={() => table.choose(only.index)}
          >
            {names.words(only.words)}
          </button>
        )}
        <button
          type="button"
          className="btn sheet-toggle"
          disabled={count === 0}
          data-one={only !== null || gather?.how === 'count' || (open && !sheet) || undefined}
          aria-expanded={open}
          onClick={() => set({ sheet: !sheet })}
        >
          {count === 0
            ? t('No options')
            : engineWords(`${count} ${count === 1 ? 'option' : 'options'}`)}
        </button>
        <GatherFoot />
        {(gather?.how !== 'count' && gather?.least !== gather?.most) || !gather ? (
          <Passing />
        ) : null}
      </div>
      <HushRow />
    </section>
  );
}
