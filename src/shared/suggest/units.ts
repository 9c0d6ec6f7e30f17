/** Computes the copies that a team has of each column of a program, and merges columns that the solver needn't distinguish. */
import type { Team } from '../document/schema.ts';
import type { Terms } from './model.ts';
import { countCopies, type TeamProgram } from './team-program.ts';

/** The team's copies of a column before anything changes. */
export interface ColumnStart {
  /** Copies that the team has and may keep. */
  readonly base: number;
  /** The part of `base` that is in entries without a valid number. Any new number for such an entry is one change. */
  readonly freeBase: number;
  /** Whether the column has entries without a valid number. */
  readonly isFree: boolean;
}

export interface TeamStart {
  readonly columns: readonly ColumnStart[];
  /** Copies that must be removed: of unknown and illegal members, and beyond the allowed number. */
  readonly forcedRemovals: number;
  /** Number of entries without a valid number of copies, each of which has to change. */
  readonly invalidEntries: number;
}

export function computeTeamStart(team: Team, { columns }: TeamProgram): TeamStart {
  const copiesById = countCopies(team);
  const columnIds = new Set(columns.map(({ character }) => character.id));
  let forcedRemovals = 0;
  let invalidEntries = 0;
  for (const [characterId, currentCopies] of copiesById) {
    if (columnIds.has(characterId)) invalidEntries += currentCopies.invalidEntries;
    else forcedRemovals += currentCopies.counted + currentCopies.invalidEntries;
  }
  const columnStarts = columns.map(({ character, max: maxCopies }): ColumnStart => {
    const currentCopies = copiesById.get(character.id);
    if (currentCopies === undefined) return { base: 0, freeBase: 0, isFree: false };
    const keptCopies = Math.min(currentCopies.counted, maxCopies);
    forcedRemovals += currentCopies.counted - keptCopies;
    const freeBase = Math.min(currentCopies.nearest, maxCopies - keptCopies);
    return { base: keptCopies + freeBase, freeBase, isFree: currentCopies.invalidEntries > 0 };
  });
  return { columns: columnStarts, forcedRemovals, invalidEntries };
}

/**
 * Columns that share their variables. Characters that aren't in the team and add the same to every sum are interchangeable: as
 * separate variables they would give the solver thousands of equal teams to search.
 */
export interface Unit extends ColumnStart {
  /** The column that the variables are named after. */
  readonly first: number;
  readonly columns: readonly number[];
  /** Maximum number of copies of all its columns. */
  readonly max: number;
}

/** Describes each column. Columns that add the same to every sum have the same description. */
export const describeColumns = ({ columns, rows, preferredRows }: TeamProgram): string[] =>
  columns.map((_, index) => [...rows, ...preferredRows].map(({ amounts }) => amounts[index]).join(' '));

/**
 * Groups columns into units. Characters that are in the team, or that have to be distinguished, form their own unit. Characters that
 * aren't in the team and may not join are in no unit.
 */
export function groupColumns(
  { columns }: TeamProgram,
  columnStarts: readonly ColumnStart[],
  kinds: readonly string[],
  isDistinguished: (column: number) => boolean,
): Unit[] {
  const units: Unit[] = [];
  const columnsByKind = new Map<string, number[]>();
  for (const [index, { max }] of columns.entries()) {
    const columnStart = columnStarts[index] as ColumnStart;
    if (columnStart.base === 0 && max === 0) continue;
    if (columnStart.base > 0 || columnStart.isFree || isDistinguished(index)) {
      units.push({ first: index, columns: [index], ...columnStart, max });
      continue;
    }
    const kindKey = kinds[index] as string;
    const columnGroup = columnsByKind.get(kindKey);
    if (columnGroup === undefined) columnsByKind.set(kindKey, [index]);
    else columnGroup.push(index);
  }
  for (const columnGroup of columnsByKind.values()) {
    const maxCopies = addUp(columnGroup.map((index) => columns[index]?.max ?? 0));
    units.push({
      first: columnGroup[0] as number,
      columns: columnGroup,
      base: 0,
      freeBase: 0,
      isFree: false,
      max: maxCopies,
    });
  }
  return units;
}

export const addUp = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);

/** Name of the variable for added copies. */
export const getAdditionName = (column: number): string => `a${column}`;
/** Name of the variable for copies removed from entries with a valid number. */
export const getRemovalName = (column: number): string => `r${column}`;
/** Name of the variable for copies removed from entries without a valid number. */
export const getFreeRemovalName = (column: number): string => `f${column}`;
/** Name of the variable for the used units of a choice. */
export const getChoiceName = (choice: number): string => `z${choice}`;

/** Returns the terms that the changes of all units add to a sum. */
export function createChangeTerms(units: readonly Unit[], getAmount: (unit: Unit) => number): Terms {
  return units.flatMap((unit): Terms => {
    const amount = getAmount(unit);
    if (amount === 0) return [];
    const { first, base } = unit;
    const addition = [amount, getAdditionName(first)] as const;
    return base === 0 ? [addition] : [addition, [-amount, getRemovalName(first)], [-amount, getFreeRemovalName(first)]];
  });
}
