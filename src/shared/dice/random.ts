/** Seeded dice that roll the same on every machine, so that rolls can be repeated after an undo. */

/** The generator adds this to its state with every number (mulberry32, public domain). */
const STATE_STEP = 0x6d2b79f5;

/** Returns a generator of numbers from 0 up to 1. The first number has index `firstIndex` in the sequence of the seed. */
export function createRandom(seed: number, firstIndex = 0): () => number {
  let state = ((seed % 2 ** 32) + Math.imul(firstIndex, STATE_STEP)) >>> 0;
  return () => {
    state = (state + STATE_STEP) >>> 0;
    let mixedState = state;
    mixedState = Math.imul(mixedState ^ (mixedState >>> 15), mixedState | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rolls dice with `sides` sides. The first roll has index `firstRoll` in the sequence of the seed. */
export function rollDice(rollCount: number, sides: number, seed: number, firstRoll = 0): number[] {
  const random = createRandom(seed, firstRoll);
  return Array.from({ length: rollCount }, () => 1 + Math.floor(random() * sides));
}
