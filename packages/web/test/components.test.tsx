// @vitest-environment happy-dom
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  apply,
  createGame,
  type Decision,
  decision,
  query,
  type State,
  view,
} from '@mathom/engine';
import { passFor, stopKey } from '@mathom/engine/attention';
import type { Update } from '@mathom/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTable, type Table } from '../src/api/table.ts';
import { DEFAULTS, useSettings } from '../src/app/settings.ts';
import { connectLocal } from '../src/dev/local.ts';
import { practise } from '../src/dev/opponent.ts';
import SettingsPage from '../src/pages/settings/index.tsx';
import { CardMenu } from '../src/table/CardMenu.tsx';
import { GameProvider, TableProvider } from '../src/table/context.tsx';
import { DecisionPanel } from '../src/table/DecisionPanel.tsx';
import { LogPanel } from '../src/table/LogPanel.tsx';
import type { Line } from '../src/table/model/sentences.ts';
import { Num } from '../src/table/Num.tsx';
import { useUi } from '../src/table/ui.ts';
import { useKeys } from '../src/table/useKeys.ts';

// a busy machine may take its time
configure({ asyncUtilTimeout: 30_000 });

const opened: Table[] = [];

const SETUP = { seed: 1, decks: ['challenge-deck-a', 'challenge-deck-b'] } as const;

/** How many choices of a simple opponent lead to a moment when this is asked of us. */
function moment(fits: (d: Decision) => boolean): number {
  let state = createGame(
    {
      decks: SETUP.decks.map((id) => decks.find((d) => d.id === id) ?? decks[0]),
      seed: SETUP.seed,
      names: ['Ann', 'Bot'],
    },
    officialPool(),
  );
  const choose = practise(SETUP.seed + 7);
  for (let n = 0; n < 400; n++) {
    const d = decision(state);
    if (!d) break;
    if (d.seat === 0 && fits(d)) return n;
    state = apply(state, choose(view(state, d.seat))).state;
  }
  throw new Error('That is never asked.');
}

/** A game in this page at that moment. */
async function tableAt(fits: (d: Decision) => boolean): Promise<Table> {
  const table = openTable(
    'local-game',
    connectLocal({
      ...SETUP,
      names: ['Ann', 'Bot'],
      hotseat: false,
      think: 1e6,
      skip: moment(fits),
    }),
    { pace: () => 0 },
  );
  opened.push(table);
  await vi.waitFor(() => expect(table.store.getState().update).not.toBeNull(), 30_000);
  return table;
}

function Keys() {
  useKeys();
  return null;
}

const show = (table: Table, children: ReactNode) =>
  render(
    <TableProvider table={table}>
      <GameProvider waiting={<p>waiting</p>}>
        {children}
        <Keys />
      </GameProvider>
    </TableProvider>,
  );

const asked = (table: Table): Update & { view: { state: State; decision: Decision } } => {
  const { update } = table.store.getState();
  if (!update?.view?.decision) throw new Error('Nothing is asked.');
  return update as Update & { view: { state: State; decision: Decision } };
};

beforeEach(() => {
  localStorage.clear();
  useSettings.setState(DEFAULTS);
  useUi.setState({
    menu: null,
    company: null,
    lit: [],
    litChoice: -1,
    pane: 'table',
    sheet: false,
  });
});
afterEach(() => {
  cleanup();
  for (const table of opened.splice(0)) table.close();
  vi.unstubAllGlobals();
});

describe('the options', () => {
  it('are grouped under headings, numbered through, and each is there once', async () => {
    const table = await tableAt(
      (d) => d.about === 'organization' && d.options.some((o) => o.type === 'declare-move'),
    );
    const { container } = show(table, <DecisionPanel />);
    const { options } = asked(table).view.decision;
    const buttons = [...container.querySelectorAll('[data-choice]')];
    expect(buttons.map((b) => Number(b.getAttribute('data-choice'))).sort((a, b) => a - b)).toEqual(
      options.flatMap((o, i) => (o.type === 'pass' || o.type === 'back' ? [] : [i])),
    );
    expect(container.querySelectorAll('[data-pass]')).toHaveLength(1);
    const heads = [...container.querySelectorAll('.option-list section')].map((s) =>
      s.getAttribute('aria-label'),
    );
    expect(new Set(heads).size).toBe(heads.length);
    expect(heads.some((h) => /^Move the company of .+ to$/.test(h ?? ''))).toBe(true);
    const keys = buttons.map((b) => b.querySelector('.key')?.textContent ?? '');
    expect(keys.slice(0, 9)).toEqual(keys.slice(0, 9).map((_, i) => String(i + 1)));
    expect(keys.slice(9).every((k) => k === '')).toBe(true);
  });

  it('can be searched when there are many, and taken by a key or a click', async () => {
    const table = await tableAt((d) => d.options.length > 15);
    const { container } = show(table, <DecisionPanel />);
    const all = container.querySelectorAll('[data-choice]').length;
    const wanted = container.querySelectorAll('[data-choice]')[3];
    const words = wanted.textContent?.replace(/^\d/, '').slice(-6) ?? '';
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
    const left = container.querySelectorAll('[data-choice]').length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    const n = asked(table).n;
    const first = Number(container.querySelector('[data-choice]')?.getAttribute('data-choice'));
    const chosen = vi.spyOn(table, 'choose');
    fireEvent.keyDown(window, { key: '1' });
    expect(chosen).toHaveBeenCalledWith(first);
    await waitFor(() => expect(table.store.getState().update?.n).toBeGreaterThan(n));
  });

  it('say where a way leads and what lies on it', async () => {
    const table = await tableAt((d) => d.about === 'path' && d.options.length > 1);
    const { container } = show(table, <DecisionPanel />);
    expect(container.querySelector('.decision-question')?.textContent).toMatch(/^Which way .+ to /);
    const ways = [...container.querySelectorAll('[data-choice]')];
    for (const way of ways) {
      expect(way.textContent).toContain('→');
      expect(way.querySelectorAll('svg').length).toBeGreaterThan(1);
    }
    expect(screen.getByRole('button', { name: 'See the ways on the map' })).toBeDefined();
    fireEvent.focus(ways[1]);
    expect(useUi.getState().litChoice).toBe(Number(ways[1].getAttribute('data-choice')));
  });
});

describe('a number', () => {
  it('tells on focus where it comes from', async () => {
    const parts = [
      { from: 'printed', by: 5, total: 5 },
      { from: 'Glamdring', by: 3, total: 8 },
      { from: 'wounded', by: -2, total: 6 },
    ];
    render(
      <Tooltip.Provider>
        <Num label="Prowess of Gimli" told={{ value: 6, parts }} icon="prowess" note="in all" />
      </Tooltip.Provider>,
    );
    const button = screen.getByRole('button', { name: 'Prowess of Gimli: 6' });
    expect(button.className).toContain('text-leaf');
    expect(screen.queryByText('Glamdring')).toBeNull();
    act(() => button.focus());
    const tip = await screen.findByRole('tooltip');
    const rows = within(tip)
      .getAllByRole('listitem')
      .map((li) => li.textContent);
    expect(rows).toEqual(['printed5', 'Glamdring+3', 'wounded-2']);
    expect(tip.textContent).toContain('in all');
  });
});

describe('the log', () => {
  const line = (n: number, tone: Line['tone'], text: string): Line => ({ n, tone, pieces: [text] });
  const log: Line[] = [
    line(1, 'turn', 'Turn 1: Ann'),
    line(2, 'move', 'Ann draws 2 cards.'),
    line(3, 'attack', 'Wolves attack.'),
    line(4, 'roll', 'Roll for strike.'),
    {
      n: 5,
      tone: 'plain',
      pieces: ['Ann declares ', { card: 'TW-204', name: 'Concealment' }, '.'],
    },
  ];

  it('shows what one wants to see of it, and copies all of it', async () => {
    const table = await tableAt(() => true);
    table.store.setState({ log });
    const copied = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    show(table, <LogPanel />);
    const lines = (): string[] =>
      within(screen.getByRole('log'))
        .getAllByRole('listitem')
        .map((li) => li.textContent ?? '');
    const filter = (value: string): void => {
      fireEvent.change(screen.getByLabelText('Show in the log'), { target: { value } });
    };
    expect(lines()).toHaveLength(5);
    filter('attack');
    expect(lines()).toEqual(['Turn 1: Ann', 'Wolves attack.', 'Roll for strike.']);
    filter('roll');
    expect(lines()).toEqual(['Turn 1: Ann', 'Roll for strike.']);
    filter('move');
    expect(lines()).toEqual(['Turn 1: Ann', 'Ann draws 2 cards.']);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
    expect(copied.mock.calls[0][0].split('\n')).toHaveLength(5);
    filter('all');
    fireEvent.click(screen.getByRole('button', { name: 'Concealment' }));
    expect(useUi.getState().zoom?.card).toBe('TW-204');
  });
});

describe('stops and settings', () => {
  const page = () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SettingsPage />
      </QueryClientProvider>,
    );
  };

  it('a stop that is taken away lets the page pass, and is kept', async () => {
    const table = await tableAt(
      (d) => d.kind === 'act' && d.options.some((o) => o.type === 'pass') && d.options.length > 2,
    );
    const { state, decision: d } = asked(table).view;
    const key = stopKey(state, d);
    expect(passFor(state, d, { ...useSettings.getState(), stops: { [key]: true } })).toBe(-1);
    page();
    const labels: Record<string, string> = {
      'mine/organization': 'My organization phase',
      'mine/site': 'My site phase',
      'mine/movement-hazard': 'My movement/hazard phase',
      'theirs/movement-hazard': 'Their movement/hazard phase',
    };
    const box = screen.getByLabelText<HTMLInputElement>(labels[key]);
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(useSettings.getState().stops[key]).toBe(false);
    const pass = passFor(state, d, useSettings.getState());
    expect(d.options[pass]?.type).toBe('pass');
    expect(localStorage.getItem('mathom-settings')).toContain(key);
    fireEvent.click(screen.getByLabelText(/^Pass for me/));
    expect(passFor(state, d, useSettings.getState())).toBe(-1);
    fireEvent.click(screen.getByRole('button', { name: 'Everything as it was at first' }));
    expect(useSettings.getState()).toMatchObject(DEFAULTS);
    expect(box.checked).toBe(true);
  });

  it('a card that shall not stop the game does not, alone', async () => {
    const table = await tableAt(
      (d) =>
        d.kind === 'act' &&
        d.options.some((o) => o.type === 'pass') &&
        d.options.filter((o) => o.type === 'play').length > 0,
    );
    const { state, decision: d } = asked(table).view;
    const play = d.options.find((o) => o.type === 'play');
    if (play?.type !== 'play') throw new Error('no card');
    const only = { ...d, options: d.options.filter((o) => o.type === 'pass' || o === play) };
    expect(passFor(state, only, useSettings.getState())).toBe(-1);
    const at = document.createElement('button');
    document.body.append(at);
    show(table, <CardMenu />);
    act(() => useUi.getState().set({ menu: { cid: play.card, at } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Do not stop for it' }));
    expect(useSettings.getState().quiet).toEqual([query.idOf(state, play.card)]);
    expect(only.options[passFor(state, only, useSettings.getState())].type).toBe('pass');
    fireEvent.click(screen.getByRole('button', { name: 'Stop for it again' }));
    expect(passFor(state, only, useSettings.getState())).toBe(-1);
    at.remove();
  });

  it('the pace and the pictures are set', () => {
    page();
    fireEvent.click(screen.getByRole('button', { name: 'slow' }));
    expect(useSettings.getState().pace).toBe(1400);
    expect(screen.getByRole('button', { name: 'slow' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(screen.getByLabelText('Address pattern of pictures'), {
      target: { value: 'https://x.example/{id}.jpg' },
    });
    expect(useSettings.getState().images).toBe('https://x.example/{id}.jpg');
  });
});
