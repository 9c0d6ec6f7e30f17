/** Measures how often per second a function can run. */

const WARM_UP_MS = 300;
const ROUND_MS = 120;
const ROUNDS = 15;

export type Work = (callNumber: number) => void;

/**
 * Returns calls per second of each function: the median of some rounds, after the compiler has warmed up. The functions take turns,
 * so that a machine that is busy for a while slows all of them and their ratios hold. Each function receives the number of its call,
 * so that it does not have to do the same thing twice in a row.
 */
export function measureRates<K extends string>(works: Readonly<Record<K, Work>>): Record<K, number> {
  const workEntries = Object.entries(works) as [K, Work][];
  for (const [, work] of workEntries) timeRound(work, WARM_UP_MS);
  const rates = workEntries.map(([workName]): [K, number[]] => [workName, []]);
  for (let index = 0; index < ROUNDS; index++)
    for (const [workIndex, [, work]] of workEntries.entries()) rates[workIndex]?.[1].push(timeRound(work, ROUND_MS));
  return Object.fromEntries(rates.map(([workName, roundRates]) => [workName, computeMedian(roundRates)])) as Record<
    K,
    number
  >;
}

function timeRound(work: Work, minMilliseconds: number): number {
  const startTime = performance.now();
  let callCount = 0;
  let currentTime = startTime;
  while (currentTime - startTime < minMilliseconds) {
    for (let index = 0; index < 8; index++) work(callCount++);
    currentTime = performance.now();
  }
  return (1000 * callCount) / (currentTime - startTime);
}

function computeMedian(rates: readonly number[]): number {
  return [...rates].sort((a, b) => a - b)[rates.length >> 1] as number;
}
