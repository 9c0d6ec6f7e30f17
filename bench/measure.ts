/** How often a second something can be done. */

const WARM_UP_MS = 400;
const ROUND_MS = 250;
const ROUNDS = 9;

/**
 * Times a second that `work` runs: the median of some rounds, after the compiler has seen it. `work` is given the number
 * of the call, so that it need not do the same thing twice in a row.
 */
export function perSecond(work: (n: number) => void): number {
  round(work, WARM_UP_MS);
  const rates = Array.from({ length: ROUNDS }, () => round(work, ROUND_MS)).sort((a, b) => a - b);
  return rates[ROUNDS >> 1] as number;
}

function round(work: (n: number) => void, ms: number): number {
  const start = performance.now();
  let calls = 0;
  let now = start;
  while (now - start < ms) {
    for (let i = 0; i < 8; i++) work(calls++);
    now = performance.now();
  }
  return (1000 * calls) / (now - start);
}
