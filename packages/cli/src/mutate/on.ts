/** The changes whose places were come by since it was last cleared. */
export const hits = new Set<number>();

const { TRIAL_SURVEY, TRIAL_MUTANT } = process.env;
const active = TRIAL_MUTANT === undefined ? -1 : Number(TRIAL_MUTANT);

// Cards ask as they are loaded, so this is there before anything else is.
Object.assign(globalThis, {
  mutantOn: TRIAL_SURVEY
    ? (id: number): boolean => {
        hits.add(id);
        return false;
      }
    : (id: number): boolean => id === active,
});
