/** Creates a fixed sequence of numbers from 0 to 1, so that a failing run can be repeated. */
export function createSequence(seed: number): () => number {
  let generatorState = seed;
  return () => {
    generatorState = (Math.imul(generatorState, 1_664_525) + 1_013_904_223) >>> 0;
    return generatorState / 2 ** 32;
  };
}
