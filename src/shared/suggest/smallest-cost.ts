/** Computes a lower bound of the number of changes without solving a program. */
import type { ProgramPurpose, ProgramRow, TeamProgram } from './team-program.ts';
import type { TeamStart } from './units.ts';

/**
 * Returns a lower bound of the changes in any solution; infinity if there is no solution. A change adds one copy and removes one, or
 * is one unit of a choice, so it brings a sum nearer to its limit by at most the largest amounts.
 */
export function findSmallestCost(program: TeamProgram, start: TeamStart, purpose: ProgramPurpose): number {
  const isRepair = purpose === 'repair';
  // Filling removes no characters.
  if (!isRepair && start.forcedRemovals > 0) return Number.POSITIVE_INFINITY;
  const isFree = start.columns.some((column) => column.isFree);
  let minimalCost = isRepair ? start.forcedRemovals : 0;
  for (const programRow of program.rows) {
    const { total: currentTotal, increase, decrease } = findReach(programRow, program, start, isRepair);
    const { min: minimum = currentTotal, max: maximum = currentTotal } = programRow;
    const distance = Math.max(minimum - currentTotal, currentTotal - maximum);
    if (distance <= 0) continue;
    const stepSize = currentTotal < minimum ? increase : decrease;
    if (stepSize === 0) return Number.POSITIVE_INFINITY;
    if (isRepair && !isFree) minimalCost = Math.max(minimalCost, Math.ceil(distance / stepSize));
  }
  return minimalCost;
}

interface Reach {
  /** The sum before anything changes. */
  readonly total: number;
  /** Maximum that one change adds to the sum, and removes from it. */
  readonly increase: number;
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
  for (const [columnIndex, { max: maximum }] of program.columns.entries()) {
    const startCopies = start.columns[columnIndex]?.base ?? 0;
    const amount = amounts[columnIndex] ?? 0;
    if (startCopies > 0) currentTotal += startCopies * amount;
    if (maximum > startCopies) incomingAmounts.push(amount);
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
