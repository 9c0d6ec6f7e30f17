/** How often a second things can be done. */

const WARM_UP_MS = 300;
const ROUND_MS = 120;
const ROUNDS = 15;

export type Work = (n: number) => void;

/**
 * Times a second that each work runs: the median of some rounds, after the compiler has seen it. The works take turns, so
 * that a machine that is busy for a while slows all of them and their ratios hold. A work is given the number of its
 * call, so that it need not do the same thing twice in a row.
 */
export function perSecond<K extends string>(works: Readonly<Record<K, Work>>): Record<K, number> {
  const each = Object.entries(works) as [K, Work][];
  for (const [, work] of each) round(work, WARM_UP_MS);
  const rates = each.map(([key]): [K, number[]] => [key, []]);
  for (let index = 0; index < ROUNDS; index++)
    for (const [k, [, work]] of each.entries()) rates[k]?.[1].push(round(work, ROUND_MS));
  return Object.fromEntries(rates.map(([key, list]) => [key, median(list)])) as Record<K, number>;
}

function round(work: Work, ms: number): number {
  const start = performance.now();
  let calls = 0;
  let now = start;
  while (now - start < ms) {
    for (let index = 0; index < 8; index++) work(calls++);
    now = performance.now();
  }
  return (1000 * calls) / (now - start);
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] as number;
}
