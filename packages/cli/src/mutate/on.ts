/** The changes whose places were come by since it was last cleared. */
export const hits = new Set<number>();

const { TRIAL_SURVEY, TRIAL_MUTANT, TRIAL_NOTES } = process.env;
let active = TRIAL_MUTANT === undefined ? -1 : Number(TRIAL_MUTANT);

/** From here on this is the change that is made; -1: none. */
export const makeChange = (id: number): void => {
  active = id;
};

/** How each card that a change is in is made, to make it again with the change. */
const makers = new Map<string, () => object>();
export const madeAgain = (card: string): object | undefined => makers.get(card)?.();

// Cards ask as they are loaded, so this is there before anything else is.
Object.assign(globalThis, {
  mutantOn: TRIAL_SURVEY
    ? (id: number): boolean => {
        hits.add(id);
        return false;
      }
    : TRIAL_NOTES
      ? (id: number): boolean => {
          hits.add(id);
          return id === active;
        }
      : (id: number): boolean => id === active,
  mutantCard: (card: string, make: () => object): object => {
    makers.set(card, make);
    return make();
  },
});
