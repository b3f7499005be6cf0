import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a reader has set on this machine. */
export interface Settings {
  /** address pattern of card pictures, '' for the drawn faces */
  images: string;
  /** how long what others do is shown, in milliseconds a step */
  pace: number;
  /** how long a roll is looked at before anything goes on, in milliseconds; 0: not at all */
  dice: number;
  /** pass without asking where no stop is set */
  autopass: boolean;
  /** windows in which the page stops for you: "mine/untap", "theirs/movement-hazard", ... */
  stops: Record<string, boolean>;
  /** cards for which alone the page does not stop, by id */
  quiet: string[];
  /** cards for which the page stops wherever they can be used, by id */
  marked: string[];
  /** answers to one's own declarations are passed, unless a check can be supported */
  passOwn: boolean;
  hover: boolean;
  /** 'auto': on, but for a phone */
  sound: 'auto' | 'on' | 'off';
  /** a word from the browser when one is asked and looks elsewhere */
  notify: boolean;
  /** 'auto': as the machine has it */
  theme: 'dark' | 'light' | 'auto';
  /** a line of counsel above the question: in one's first games, always, or never */
  coach: 'first' | 'on' | 'off';
  /** games that came to their end on this machine */
  played: number;
  /** the last of them */
  lastPlayed: string;
  /** how well the bot plays; '' until somebody says so */
  level: '' | 'easy' | 'normal' | 'hard';
  /** the language of the page: 'en', 'de' */
  tongue: string;
  /** the language of card names: 'en', 'de', ... */
  names: string;
  name: string;
  deck: string;
}

interface Actions {
  set(change: Partial<Settings>): void;
  setStop(key: string, on: boolean): void;
  toggleQuiet(card: string): void;
  toggleMarked(card: string): void;
}

export const DEFAULTS: Settings = {
  images: '',
  pace: 700,
  dice: 1400,
  autopass: true,
  stops: {},
  quiet: [],
  marked: [],
  passOwn: true,
  hover: true,
  sound: 'auto',
  notify: false,
  theme: 'dark',
  coach: 'first',
  played: 0,
  lastPlayed: '',
  level: '',
  tongue: 'en',
  names: 'en',
  name: '',
  deck: 'challenge-deck-a',
};

const without = (list: readonly string[], card: string): string[] => list.filter((x) => x !== card);
const toggled = (list: readonly string[], card: string): string[] =>
  list.includes(card) ? without(list, card) : [...list, card];

export const useSettings = create<Settings & Actions>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      set: (change) => set(change),
      setStop: (key, on) => set({ stops: { ...get().stops, [key]: on } }),
      // a card is either marked or not to be asked for, or neither
      toggleQuiet: (card) =>
        set({ quiet: toggled(get().quiet, card), marked: without(get().marked, card) }),
      toggleMarked: (card) =>
        set({ marked: toggled(get().marked, card), quiet: without(get().quiet, card) }),
    }),
    { name: 'mathom-settings', version: 1 },
  ),
);
