/** Columns of a program with what the team has of them, put together where the solver need not tell them apart. */
import type { Team } from '../document/schema.ts';
import type { Terms } from './model.ts';
import { countCopies, type TeamProgram } from './team-program.ts';

/** What a team has of a column before anything changes. */
export interface ColumnStart {
  /** Copies that it has and may keep. */
  readonly base: number;
  /** How many of these are in entries without a valid number: any other number of them is the same one change. */
  readonly freeBase: number;
  readonly isFree: boolean;
}

export interface TeamStart {
  readonly columns: readonly ColumnStart[];
  /** Copies that have to go: of unknown and illegal members, and beyond what is allowed. */
  readonly forcedRemovals: number;
  /** Entries without a valid number, each of which has to change. */
  readonly invalidEntries: number;
}

export function startFrom(team: Team, { columns }: TeamProgram): TeamStart {
  const copiesById = countCopies(team);
  const known = new Set(columns.map(({ character }) => character.id));
  let forcedRemovals = 0;
  let invalidEntries = 0;
  for (const [id, copies] of copiesById) {
    if (known.has(id)) invalidEntries += copies.invalidEntries;
    else forcedRemovals += copies.counted + copies.invalidEntries;
  }
  const starts = columns.map(({ character, max }): ColumnStart => {
    const copies = copiesById.get(character.id);
    if (copies === undefined) return { base: 0, freeBase: 0, isFree: false };
    const kept = Math.min(copies.counted, max);
    forcedRemovals += copies.counted - kept;
    const freeBase = Math.min(copies.nearest, max - kept);
    return { base: kept + freeBase, freeBase, isFree: copies.invalidEntries > 0 };
  });
  return { columns: starts, forcedRemovals, invalidEntries };
}

/**
 * Columns that share their variables. Those who are not in the team and add the same to every sum can stand for each other: told
 * apart, they would give the solver thousands of equal teams to look through.
 */
export interface Unit extends ColumnStart {
  /** The column that its variables are named by. */
  readonly first: number;
  readonly columns: readonly number[];
  readonly max: number;
}

/** Columns that add the same to every sum have the same text. */
export const describeColumns = ({ columns, rows, preferredRows }: TeamProgram): string[] =>
  columns.map((_, index) => [...rows, ...preferredRows].map(({ amounts }) => amounts[index]).join(' '));

/** Whoever is in the team or has to be told apart is a unit of its own; whoever is not there and may not join is in none. */
export function groupColumns(
  { columns }: TeamProgram,
  starts: readonly ColumnStart[],
  kinds: readonly string[],
  isToldApart: (column: number) => boolean,
): Unit[] {
  const units: Unit[] = [];
  const columnsByKind = new Map<string, number[]>();
  for (const [index, { max }] of columns.entries()) {
    const start = starts[index] as ColumnStart;
    if (start.base === 0 && max === 0) continue;
    if (start.base > 0 || start.isFree || isToldApart(index)) {
      units.push({ first: index, columns: [index], ...start, max });
      continue;
    }
    const kind = kinds[index] as string;
    const group = columnsByKind.get(kind);
    if (group === undefined) columnsByKind.set(kind, [index]);
    else group.push(index);
  }
  for (const group of columnsByKind.values()) {
    const max = addUp(group.map((index) => columns[index]?.max ?? 0));
    units.push({ first: group[0] as number, columns: group, base: 0, freeBase: 0, isFree: false, max });
  }
  return units;
}

export const addUp = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Copies that come. */
export const additionName = (column: number): string => `a${column}`;
/** Copies that go, from entries with a valid number. */
export const removalName = (column: number): string => `r${column}`;
/** Copies that go, from entries without one. */
export const freeRemovalName = (column: number): string => `f${column}`;
export const choiceName = (choice: number): string => `z${choice}`;

/** What the changes of all units add to a sum. */
export function changeTerms(units: readonly Unit[], amountFor: (unit: Unit) => number): Terms {
  return units.flatMap((unit): Terms => {
    const amount = amountFor(unit);
    if (amount === 0) return [];
    const { first, base } = unit;
    const addition = [amount, additionName(first)] as const;
    return base === 0 ? [addition] : [addition, [-amount, removalName(first)], [-amount, freeRemovalName(first)]];
  });
}
