/** Seeded dice, the same on every machine: rolls that can be repeated, and played again after an undo. */

/** What the generator adds to its state with every number (mulberry32, public domain). */
const STEP = 0x6d2b79f5;

/** A generator of numbers from 0 up to 1, which begins with number `from` of the seed. */
export function seeded(seed: number, from = 0): () => number {
  let state = ((seed % 2 ** 32) + Math.imul(from, STEP)) >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` rolls of a die with `sides` sides, beginning with roll number `from` of the seed. */
export function rollDice(count: number, sides: number, seed: number, from = 0): number[] {
  const random = seeded(seed, from);
  return Array.from({ length: count }, () => 1 + Math.floor(random() * sides));
}
