/** Decides how often a law is tested. Seeds are fixed, so `npm run soak` starts with the cases of the gate and continues from there. */
const isSoakRun = process.env.ROLLCALL_SOAK === '1';

/** Returns the number of runs for slow tests: a quarter in the gate, or another part, and all of them in `npm run soak`. */
export const scaleRuns = (runCount: number, divisor = 4): number =>
  isSoakRun ? runCount : Math.ceil(runCount / divisor);

/**
 * Returns the cases to test: every fourth in the gate, and all of them in `npm run soak`. `offset` lets other tests of the same
 * cases use other ones.
 */
export const selectSample = <T>(cases: readonly T[], offset = 0): T[] =>
  cases.filter((_case, index) => isSoakRun || index % 4 === offset % 4);
