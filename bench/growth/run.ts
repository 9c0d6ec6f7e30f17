/** Processor time of one work at three sizes, and what one unit costs at the largest beside the smallest. */
import type { Growth } from './growth.ts';

export interface GrowthRow {
  readonly name: string;
  readonly sizes: Growth['sizes'];
  /** Milliseconds of processor time, the least of some rounds, since noise only adds. */
  readonly cost: readonly [number, number, number];
  /** Cost of one unit at the largest size, as a multiple of that at the smallest: 1 = in proportion, 4 = with the square. */
  readonly perUnit: number;
}

const ROUNDS = 3;

/** The sizes take turns, so that a machine that is busy for a while slows all of them. */
export async function grow({ name, sizes, prepare }: Growth): Promise<GrowthRow> {
  await timed(prepare(sizes[0]));
  const cost: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of [0, 1, 2] as const) cost[at] = Math.min(cost[at], await timed(prepare(sizes[at])));
  }
  return { name, sizes, cost, perUnit: cost[2] / sizes[2] / (cost[0] / sizes[0]) };
}

async function timed(work: () => unknown | Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
