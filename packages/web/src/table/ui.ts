import { create } from 'zustand';

/** What is open on the page; nothing of the game. */
export type Pane = 'table' | 'map' | 'log';

interface Ui {
  /** the card whose menu is open, and where */
  menu: { cid: number; at: HTMLElement } | null;
  /** a company's menu */
  company: { id: number; at: HTMLElement } | null;
  /** the card shown large: by its id, and its number if it is one of this game */
  zoom: { card: string; cid: number } | null;
  hover: { card: string; x: number } | null;
  /** cards pointed at in the list of options */
  lit: readonly number[];
  /** the option pointed at, by its number: the map shows its way */
  litChoice: number;
  pane: Pane;
  /** the list of options is unfolded (narrow screens) */
  sheet: boolean;
  pile: { seat: number; zone: 'discard' | 'pile' | 'sideboard' | 'sites' | 'removed' } | null;
  set(change: Partial<Omit<Ui, 'set'>>): void;
}

export const useUi = create<Ui>()((set) => ({
  menu: null,
  company: null,
  zoom: null,
  hover: null,
  lit: [],
  litChoice: -1,
  pane: 'table',
  sheet: false,
  pile: null,
  set: (change) => set(change),
}));

export const openCard = (card: string, cid = -1): void =>
  useUi.getState().set({ zoom: { card, cid }, menu: null, hover: null });
