/** How often a law is tried. Seeds are fixed, so `npm run soak` begins with what the gate has tried and goes on from there. */
const soak = process.env.ROLLCALL_SOAK === '1';

/** A quarter of the runs in the gate, or another part of them, all of them in `npm run soak`. For what takes long. */
export const scaleRuns = (all: number, part = 4): number => (soak ? all : Math.ceil(all / part));

/** The same for cases that are counted out: every fourth of them in the gate. `first` lets tests of the same cases take others. */
export const selectSample = <T>(all: readonly T[], first = 0): T[] =>
  all.filter((_, index) => soak || index % 4 === first % 4);
