/** How many changes a program needs at least, without solving it. */
import type { ProgramPurpose, ProgramRow, TeamProgram } from './team-program.ts';
import type { TeamStart } from './units.ts';

/**
 * A number of changes that no solution is below; infinite where there is none. A change adds a copy and takes one out, or is one
 * unit of a choice, so that it brings a sum nearer to its limit by no more than the largest amounts.
 */
export function findSmallestCost(program: TeamProgram, start: TeamStart, purpose: ProgramPurpose): number {
  const isRepair = purpose === 'repair';
  // Filling takes nobody out.
  if (!isRepair && start.forcedRemovals > 0) return Number.POSITIVE_INFINITY;
  const isFree = start.columns.some((column) => column.isFree);
  let cost = isRepair ? start.forcedRemovals : 0;
  for (const row of program.rows) {
    const { total, increase, decrease } = findReach(row, program, start, isRepair);
    const { min = total, max = total } = row;
    const distance = Math.max(min - total, total - max);
    if (distance <= 0) continue;
    const step = total < min ? increase : decrease;
    if (step === 0) return Number.POSITIVE_INFINITY;
    if (isRepair && !isFree) cost = Math.max(cost, Math.ceil(distance / step));
  }
  return cost;
}

interface Reach {
  /** The sum before anything changes. */
  readonly total: number;
  /** The most that one change adds to it, and takes from it. */
  readonly increase: number;
  readonly decrease: number;
}

function findReach(
  { amounts, choices = [] }: ProgramRow,
  program: TeamProgram,
  start: TeamStart,
  isRepair: boolean,
): Reach {
  let total = 0;
  const coming = [0];
  const going = [0];
  for (const [index, { max }] of program.columns.entries()) {
    const base = start.columns[index]?.base ?? 0;
    const amount = amounts[index] ?? 0;
    if (base > 0) total += base * amount;
    if (max > base) coming.push(amount);
    if (base > 0 && isRepair) going.push(amount);
  }
  const chosen = choices.filter((_, index) => (program.choices[index]?.max ?? 0) > 0);
  return {
    total,
    increase: Math.max(largest(coming) - smallest(going), ...chosen),
    decrease: largest(going) - smallest(coming),
  };
}

const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));
const smallest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
