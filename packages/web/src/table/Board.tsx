import { LazyMotion, MotionConfig } from 'motion/react';
import { Tooltip } from 'radix-ui';
import { type CSSProperties, lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { t } from '../app/words.ts';
import { CardZoom, HoverCard } from '../cards/CardZoom.tsx';
import { useNameLanguage } from '../cards/names.ts';
import { Icon } from '../design/icons.tsx';
import { CardMenu } from './CardMenu.tsx';
import { useCarry } from './carry/useCarry.ts';
import { useGame } from './context.tsx';
import { Happenings } from './counsel/Late.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { isDrafting } from './draft/drafting.ts';
import { ResultNotice } from './end/ResultNotice.tsx';
import { GameMenu } from './GameMenu.tsx';
import { Hand } from './Hand.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Middle } from './Middle.tsx';
import { farShare, loadOf } from './model/share.ts';
import { movement } from './movement.ts';
import { ClaimNotice, Curtain, ErrorNotice, HandsNotice, TakebackNotice } from './Notices.tsx';
import { PhaseStrip } from './PhaseStrip.tsx';
import { PileDialog } from './PileDialog.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { SideView } from './SideView.tsx';
import './table.css';
import './panels.css';
import './overlays.css';
import './narrow.css';
import { type Pane, useOpenTo, useUi } from './ui.ts';
import { useAutopass } from './useAutopass.ts';
import { useKeys } from './useKeys.ts';

const PANES: readonly (readonly [Pane, string, 'hand' | 'map' | 'log'])[] = [
  ['table', 'Table', 'hand'],
  ['map', 'Map', 'map'],
  ['log', 'Log', 'log'],
];

function PaneSwitch() {
  const pane = useUi((u) => u.pane);
  const set = useUi((u) => u.set);
  return (
    <fieldset className="pane-switch" aria-label={t('View')}>
      {PANES.map(([key, word, icon]) => (
        <button
          key={key}
          type="button"
          className={`btn btn-small pane-${key}`}
          aria-pressed={pane === key}
          onClick={() => set({ pane: key })}
        >
          <Icon name={icon} />
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}

/** A wide page shows the map beside the table. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => window.matchMedia('(min-width: 1900px)').matches);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 1900px)');
    const onChange = (): void => setWide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return wide;
}

function TableArea() {
  const { s, near } = useGame();
  const others = s.players.map((_, i) => i).filter((i) => i !== near);
  const share = farShare(Math.max(0, ...others.map((i) => loadOf(s, i))), loadOf(s, near));
  return (
    <div className="table-area">
      {others.map((seat) => (
        <PlayerBar key={seat} seat={seat} />
      ))}
      <div
        className="felt"
        style={{ '--far': `${share}fr` } as CSSProperties}
        data-place="table"
        data-drop={useOpenTo('table')}
      >
        {others.map((seat) => (
          <SideView key={seat} seat={seat} far />
        ))}
        <Middle />
        <SideView seat={near} />
      </div>
      <PlayerBar seat={near} />
    </div>
  );
}

/** The second click of a double one is not meant for the question that has come up meanwhile. */
const onceOnly = (e: MouseEvent): void => {
  if (e.detail < 2 || !(e.target instanceof Element)) return;
  if (!e.target.closest('[data-cid], .option, .decision, .tucked')) return;
  e.stopPropagation();
  e.preventDefault();
};

/** The map comes when it is looked at. */
const MapPane = lazy(() => import('./MapPane.tsx').then((m) => ({ default: m.MapPane })));

const Unrolled = () => (
  <div className="map-pane">
    <p className="m-auto text-dim italic">{t('The map is being unrolled …')}</p>
  </div>
);

const DraftStage = lazy(() =>
  import('./draft/DraftStage.tsx').then((m) => ({ default: m.DraftStage })),
);

const Draft = () => (
  <Suspense fallback={<TableArea />}>
    <DraftStage />
  </Suspense>
);

const CarryLayer = lazy(() =>
  import('./carry/CarryLayer.tsx').then((m) => ({ default: m.CarryLayer })),
);

/** What is carried, once something is. */
function Carried() {
  const some = useUi((u) => u.carry !== null);
  return (
    some && (
      <Suspense fallback={null}>
        <CarryLayer />
      </Suspense>
    )
  );
}

/** So long a side is still being laid out after it has come: cards find their size, faces their letters. */
const SETTLING = 1500;

/** Something comes into sight where the table scrolls, and stays there while what is around it finds its size. */
function comeTo(what: string, block: ScrollLogicalPosition): () => void {
  const found = document.querySelector(what);
  const felt = found?.closest('.felt');
  if (!found || !felt) return () => {};
  const watch = new ResizeObserver(() => found.scrollIntoView({ block }));
  for (const part of [felt, ...felt.children]) watch.observe(part);
  const end = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const kind of ['pointerdown', 'wheel', 'keydown']) felt.removeEventListener(kind, end);
  };
  const timer = setTimeout(end, SETTLING);
  // whoever looks elsewhere himself is not brought back
  for (const kind of ['pointerdown', 'wheel', 'keydown'])
    felt.addEventListener(kind, end, { passive: true });
  return end;
}

/** The table, as one seat sees it. */
export function Board() {
  const { update, s, decision } = useGame();
  useTitle(
    decision
      ? t('Your decision')
      : s.turn > 0
        ? t('Turn {{turn}}', { turn: s.turn })
        : t('A new game'),
  );
  const pane = useUi((u) => u.pane);
  const set = useUi((u) => u.set);
  const wide = useWide();
  const drafting = isDrafting(s);
  useNameLanguage();
  useAutopass();
  const carrying = useCarry();
  useKeys();
  // a menu of what was does not hang over what is
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new update closes what was open
  useEffect(
    () => set({ menu: null, company: null, lit: [], litChoice: -1, hinted: -1, pile: null }),
    [update.n, set],
  );
  // so does the side of whoever has the turn
  const { turn, active, phase } = s;
  const side = turn > 0 && phase === 'organization' ? active : -1;
  useEffect(() => (side < 0 ? undefined : comeTo(`.side[data-seat="${side}"]`, 'start')), [side]);
  // the company whose turn it is to go comes into sight, and again where a question leaves less room for it
  const current = s.current;
  const about = decision?.about;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another height
  useEffect(
    () => (current < 0 ? undefined : comeTo('.company[data-now]', 'nearest')),
    [current, about],
  );
  return (
    <LazyMotion features={movement} strict>
      <MotionConfig reducedMotion="user">
        <Tooltip.Provider delayDuration={150}>
          <main
            className="board"
            onClickCapture={onceOnly}
            {...carrying}
            data-pane={pane}
            data-wide={wide || undefined}
            data-draft={drafting || undefined}
          >
            <h1 className="sr-only">{t('The table')}</h1>
            <header className="board-top">
              <PhaseStrip />
              <PaneSwitch />
              <GameMenu />
            </header>
            <div className="board-main">
              {(pane !== 'map' || wide) && (drafting ? <Draft /> : <TableArea />)}
              {(pane === 'map' || wide) && (
                <Suspense fallback={<Unrolled />}>
                  <MapPane />
                </Suspense>
              )}
              <Hand />
            </div>
            <aside className="board-side">
              <DecisionPanel />
              <LogPanel />
            </aside>
            <Happenings />
            <ResultNotice />
            <div className="notices">
              <ErrorNotice />
              <TakebackNotice />
              <ClaimNotice />
              <HandsNotice />
            </div>
            <Curtain />
          </main>
          <Carried />
          <CardMenu />
          <PileDialog />
          <CardZoom />
          <HoverCard />
        </Tooltip.Provider>
      </MotionConfig>
    </LazyMotion>
  );
}
