/** Measures the processor time of an operation at three sizes, and compares the cost of one unit at the largest and the smallest size. */
import type { Growth } from './growth.ts';

export interface GrowthRow {
  readonly name: string;
  readonly sizes: Growth['sizes'];
  /** Milliseconds of processor time: the minimum of some rounds, since noise only adds time. */
  readonly milliseconds: readonly [number, number, number];
  /** Cost of one unit at the largest size, as a multiple of that at the smallest: 1 is proportional growth, 4 is quadratic growth. */
  readonly unitCostRatio: number;
}

const ROUNDS = 3;

/** Measures an operation. The sizes take turns, so that a machine that is busy for a while slows all of them. */
export async function measureGrowth({ name, sizes, prepare }: Growth): Promise<GrowthRow> {
  await timeWork(prepare(sizes[0]));
  const milliseconds: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let roundIndex = 0; roundIndex < ROUNDS; roundIndex++) {
    for (const sizeIndex of [0, 1, 2] as const)
      milliseconds[sizeIndex] = Math.min(milliseconds[sizeIndex], await timeWork(prepare(sizes[sizeIndex])));
  }
  return {
    name,
    sizes,
    milliseconds,
    unitCostRatio: milliseconds[2] / sizes[2] / (milliseconds[0] / sizes[0]),
  };
}

async function timeWork(runWork: () => unknown | Promise<unknown>): Promise<number> {
  const cpuBefore = process.cpuUsage();
  await runWork();
  const { user: userMicroseconds, system: systemMicroseconds } = process.cpuUsage(cpuBefore);
  return (userMicroseconds + systemMicroseconds) / 1000;
}
