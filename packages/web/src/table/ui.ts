import type { Hush } from '@mathom/engine/attention/hush';
import type { Plan } from '@mathom/engine/attention/plan';
import { create } from 'zustand';
import type { Drops, Load } from './carry/drops.ts';

/** What is open on the page; nothing of the game. */
export type Pane = 'table' | 'map' | 'log';

/** Something that was picked up, and where it can be put down. */
export interface Carry {
  readonly load: Load;
  readonly name: string;
  /** its card, by id; '' of a company */
  readonly card: string;
  readonly drops: Drops;
  /** it stays in hand without a pointer: picked up by a key or by a tap */
  readonly held: boolean;
  /** the update in which it was picked up */
  readonly of: number;
}

interface Ui {
  /** the card whose menu is open, and where; `only`: with these of its options, by number */
  menu: { cid: number; at: HTMLElement; only?: readonly number[] } | null;
  /** a company's menu */
  company: { id: number; at: HTMLElement; only?: readonly number[] } | null;
  carry: Carry | null;
  /** somebody picks something up, and it is being looked where it could go */
  lifting: boolean;
  /** where the pointer is that carries it */
  carryAt: { readonly x: number; readonly y: number } | null;
  /** the card shown large: by its id, and its number if it is one of this game */
  zoom: { card: string; cid: number } | null;
  /** the card shown beside the pointer; `left`: beside what begins there */
  hover: { card: string; x: number; left?: number } | null;
  /** cards pointed at in the list of options */
  lit: readonly number[];
  /** the option pointed at, by its number: the map shows its way */
  litChoice: number;
  /** the option that a hint spoke of; -1: none */
  hinted: number;
  /** the card of the hand that is pointed at: where it can be played is shown; -1: none */
  where: number;
  pane: Pane;
  /** the list of options is unfolded (narrow screens) */
  sheet: boolean;
  pile: { seat: number; zone: 'discard' | 'pile' | 'sideboard' | 'sites' | 'removed' } | null;
  /** what was said of the answers to come, in one gesture */
  plan: Plan | null;
  /** cards chosen so far of several, by number */
  picked: readonly number[];
  /** the position in which those are shown who could help against the strike */
  helping: object | null;
  /** cards of the hand, by id, of which one goes when a card may be discarded at the end of a turn */
  letGo: readonly string[];
  /** not to be asked for a while */
  hush: Hush | undefined;
  /** moments that were let go by */
  declined: readonly string[];
  set(change: Partial<Omit<Ui, 'set'>>): void;
}

export const useUi = create<Ui>()((set) => ({
  menu: null,
  company: null,
  carry: null,
  lifting: false,
  carryAt: null,
  zoom: null,
  hover: null,
  lit: [],
  litChoice: -1,
  hinted: -1,
  where: -1,
  pane: 'table',
  sheet: false,
  pile: null,
  plan: null,
  picked: [],
  helping: null,
  letGo: [],
  hush: undefined,
  declined: [],
  set: (change) => set(change),
}));

export const openCard = (card: string, cid = -1): void =>
  useUi.getState().set({ zoom: { card, cid }, menu: null, hover: null });

const MOMENTS = 12;

export const letMomentGo = (moment: string): void =>
  useUi.setState(({ declined }) => ({ declined: [...declined, moment].slice(-MOMENTS) }));

export const toggleLetGo = (card: string): void =>
  useUi.setState(({ letGo }) => ({
    letGo: letGo.includes(card) ? letGo.filter((x) => x !== card) : [...letGo, card],
  }));

export const togglePicked = (cid: number, most: number): void =>
  useUi.setState(({ picked }) => ({
    picked: picked.includes(cid)
      ? picked.filter((x) => x !== cid)
      : picked.length < most
        ? [...picked, cid]
        : picked,
  }));

/** Whether what is carried can be put down there. */
export const useOpenTo = (place: string): true | undefined =>
  useUi((u) => u.carry?.drops.has(place)) || undefined;
