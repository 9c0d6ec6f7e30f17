/** Computes a lower bound of the number of changes without solving a program. */
import type { ProgramPurpose, ProgramRow, TeamProgram } from './team-program.ts';
import type { TeamStart } from './units.ts';

/**
 * Returns a lower bound of the number of changes in any solution; infinity if there is certainly no solution. A change adds one copy
 * and removes another, or uses one unit of a choice. So the largest amounts limit how much one change moves a sum toward its limit.
 */
export function findSmallestCost(program: TeamProgram, start: TeamStart, purpose: ProgramPurpose): number {
  const isRepair = purpose === 'repair';
  // Filling removes no characters.
  if (!isRepair && start.forcedRemovals > 0) return Number.POSITIVE_INFINITY;
  const isFree = start.columns.some((column) => column.isFree);
  let minimalCost = isRepair ? start.forcedRemovals : 0;
  for (const programRow of program.rows) {
    const { total: currentTotal, increase, decrease } = findReach(programRow, program, start, isRepair);
    const { min = currentTotal, max = currentTotal } = programRow;
    const distance = Math.max(min - currentTotal, currentTotal - max);
    if (distance <= 0) continue;
    const stepSize = currentTotal < min ? increase : decrease;
    if (stepSize === 0) return Number.POSITIVE_INFINITY;
    if (isRepair && !isFree) minimalCost = Math.max(minimalCost, Math.ceil(distance / stepSize));
  }
  return minimalCost;
}

interface Reach {
  /** The sum before anything changes. */
  readonly total: number;
  /** Maximum amount that one change adds to the sum. */
  readonly increase: number;
  /** Maximum amount that one change removes from the sum. */
  readonly decrease: number;
}

function findReach(
  { amounts, choices = [] }: ProgramRow,
  program: TeamProgram,
  start: TeamStart,
  isRepair: boolean,
): Reach {
  let currentTotal = 0;
  const incomingAmounts = [0];
  const outgoingAmounts = [0];
  for (const [columnIndex, { max }] of program.columns.entries()) {
    const startCopies = start.columns[columnIndex]?.base ?? 0;
    const amount = amounts[columnIndex] ?? 0;
    if (startCopies > 0) currentTotal += startCopies * amount;
    if (max > startCopies) incomingAmounts.push(amount);
    if (startCopies > 0 && isRepair) outgoingAmounts.push(amount);
  }
  const choiceAmounts = choices.filter((_, choiceIndex) => (program.choices[choiceIndex]?.max ?? 0) > 0);
  return {
    total: currentTotal,
    increase: Math.max(findLargest(incomingAmounts) - findSmallest(outgoingAmounts), ...choiceAmounts),
    decrease: findLargest(outgoingAmounts) - findSmallest(incomingAmounts),
  };
}

const findLargest = (numbers: readonly number[]): number => numbers.reduce((left, right) => Math.max(left, right));
const findSmallest = (numbers: readonly number[]): number => numbers.reduce((left, right) => Math.min(left, right));
