/**
 * Creates the variables, constraints and objectives of a team program. A unit is a character, or a group of characters that are
 * interchangeable because they add the same to every sum. `base` is the number of its copies that the team has and may keep; `freeBase` is
 * the part of them in entries whose number of copies is invalid. Such a number has to change in any case, so changing it is free.
 */

import type { Constraint, Model, Terms, Variable } from './model.ts';
import type { Objective } from './objectives.ts';
import type { ProgramPurpose, ProgramRow, TeamProgram } from './team-program.ts';
import {
  addUp,
  createChangeTerms,
  getAdditionName,
  getChoiceName,
  getFreeRemovalName,
  getRemovalName,
  type Unit,
} from './units.ts';

/** Copies of a character that are added (`comes`) or removed (`goes`), or units of a choice that are used. */
export interface Move {
  readonly subject: string;
  readonly direction: 'comes' | 'goes';
}

/** Limits the number of these moves in a solution. */
export interface Cut {
  readonly moves: readonly Move[];
  readonly max: number;
}

export interface ModelInput {
  readonly program: TeamProgram;
  readonly purpose: ProgramPurpose;
  readonly units: readonly Unit[];
  /** Copies that must be removed in any case, such as those of illegal members. */
  readonly forcedRemovals: number;
  readonly cuts: readonly Cut[];
  /** Returns the name of a column in moves. */
  getSubject(column: number): string;
}

/** Name of the variable that counts changes. Adding one copy and removing another is a swap, which counts as one change. */
const CHANGES_VARIABLE = 't';

export function buildModel(input: ModelInput): Omit<Model, 'objective'> {
  const { program, purpose, units, cuts, forcedRemovals } = input;
  const changes = listChangeVariables(input);
  const cutParts = cuts.map((cut, cutIndex) => createCutConstraints(input, cut, `y${cutIndex}`, changes));
  const variables = [...changes, ...cutParts.flatMap((cutPart) => cutPart.variables)];
  const constraints = [
    ...createRowConstraints(units, program.rows),
    createMembersConstraint(units, purpose),
    ...cutParts.flatMap((cutPart) => cutPart.constraints),
  ];
  if (!hasSwaps(input)) return { variables, constraints };
  const maximum = forcedRemovals + findRange(input).copies;
  return {
    variables: [...variables, { name: CHANGES_VARIABLE, min: forcedRemovals, max: maximum }],
    constraints: [
      ...constraints,
      { terms: [[1, CHANGES_VARIABLE], ...negate(listPaidAdditions(units))], min: 0 },
      { terms: [[1, CHANGES_VARIABLE], ...negate(listRemovals(units))], min: forcedRemovals },
    ],
  };
}

/** Lists variables for everything that may change. */
function listChangeVariables({ program, purpose, units }: ModelInput): Variable[] {
  const limits: [string, number][] = units.flatMap(
    ({ first: firstColumn, base: startCopies, freeBase, max }): [string, number][] => [
      [getAdditionName(firstColumn), max - startCopies],
      ...(purpose === 'fill'
        ? []
        : [
            [getRemovalName(firstColumn), startCopies - freeBase] as [string, number],
            [getFreeRemovalName(firstColumn), freeBase] as [string, number],
          ]),
    ],
  );
  const choices = program.choices.map(({ max }, index): [string, number] => [getChoiceName(index), max]);
  return [...limits, ...choices].flatMap(([variableName, maximum]) =>
    maximum > 0 ? [{ name: variableName, min: 0, max: maximum }] : [],
  );
}

/** Creates a constraint for each row. The copies that the team has already count toward its limits. */
export function createRowConstraints(units: readonly Unit[], rows: readonly ProgramRow[]): Constraint[] {
  return rows.map(({ amounts, choices = [], min, max }) => {
    const startCopies = addUp(units.map((unit) => (unit.base === 0 ? 0 : unit.base * (amounts[unit.first] ?? 0))));
    const terms: Terms = [
      ...createChangeTerms(units, ({ first: firstColumn }) => amounts[firstColumn] ?? 0),
      ...choices.map((amount, index) => [amount, getChoiceName(index)] as const),
    ];
    return {
      terms,
      ...(min === undefined ? {} : { min: min - startCopies }),
      ...(max === undefined ? {} : { max: max - startCopies }),
    };
  });
}

/** Requires at least one member or, to fill a team, at least one addition. */
function createMembersConstraint(units: readonly Unit[], purpose: ProgramPurpose): Constraint {
  const startCopies = purpose === 'fill' ? 0 : addUp(units.map((unit) => unit.base));
  return { terms: createChangeTerms(units, () => 1), min: 1 - startCopies };
}

/** Creates a variable for each move, which is 1 if the move is made and otherwise 0, and limits the sum of these variables. */
function createCutConstraints(
  { units, getSubject }: ModelInput,
  { moves, max }: Cut,
  prefix: string,
  changes: readonly Variable[],
): Omit<Model, 'objective'> {
  const limits = new Map(changes.map((variable) => [variable.name, variable.max]));
  const columnBySubject = new Map(units.map(({ first: firstColumn }) => [getSubject(firstColumn), firstColumn]));
  const moveRows = moves.flatMap(({ subject, direction }, moveIndex) => {
    const column = columnBySubject.get(subject);
    const variableNames = listMovingVariables(subject, direction, column).filter((variableName) =>
      limits.has(variableName),
    );
    if (variableNames.length === 0) return [];
    const moveVariable = `${prefix}x${moveIndex}`;
    const maxMoves = addUp(variableNames.map((variableName) => limits.get(variableName) ?? 0));
    return [
      {
        name: moveVariable,
        row: {
          terms: [
            ...variableNames.map((variableName) => [1, variableName] as const),
            [-maxMoves, moveVariable] as const,
          ],
          max: 0,
        },
      },
    ];
  });
  return {
    variables: moveRows.map(({ name }) => ({ name, min: 0, max: 1 })),
    constraints: [...moveRows.map(({ row }) => row), { terms: moveRows.map(({ name }) => [1, name] as const), max }],
  };
}

/** Lists the variables that are above 0 if the move is made. The subject of a choice is the name of its variable. */
function listMovingVariables(subject: string, direction: Move['direction'], column: number | undefined): string[] {
  if (column === undefined) return [subject];
  return direction === 'comes' ? [getAdditionName(column)] : [getRemovalName(column), getFreeRemovalName(column)];
}

/**
 * Lists the objectives, most important first. To fill a team: use the fewest choices, use up most of the size, add the fewest characters.
 * To repair a team: make the fewest changes, stay nearest to invalid numbers of copies, use up most of the size, move the fewest
 * characters.
 */
export function listObjectives(input: ModelInput): Objective[] {
  const { program, purpose, units } = input;
  const { copies, size: columnSizes } = findRange(input);
  const choices: Terms = program.choices.map((_, index) => [1, getChoiceName(index)] as const);
  const choiceRange = addUp(program.choices.map(({ max }) => max));
  const unusedSize = {
    terms: createChangeTerms(units, ({ first: firstColumn }) => -(program.size[firstColumn] ?? 0)),
    range: columnSizes,
  };
  const additions: Terms = units.map(({ first: firstColumn }) => [1, getAdditionName(firstColumn)] as const);
  if (purpose === 'fill') {
    return [{ terms: choices, range: choiceRange }, unusedSize, { terms: additions, range: copies }];
  }
  const changeCost: Terms = hasSwaps(input) ? [[1, CHANGES_VARIABLE]] : listRemovals(units);
  const deviation: Terms = units.flatMap(
    ({ first: firstColumn, isFree }): Terms =>
      isFree
        ? [
            [1, getAdditionName(firstColumn)],
            [1, getFreeRemovalName(firstColumn)],
          ]
        : [],
  );
  return [
    { terms: [...changeCost, ...choices], range: copies + choiceRange },
    { terms: deviation, range: copies },
    unusedSize,
    { terms: [...additions, ...listRemovals(units)], range: 2 * copies },
  ];
}

/** Whether added copies can outnumber removed ones. */
const hasSwaps = (input: ModelInput): boolean =>
  input.purpose === 'repair' && input.forcedRemovals < findRange(input).copies;

/** Computes the maximum number of copies that a team may have, and how much of the size they use up. */
function findRange({ program: { rows, size: columnSizes }, units }: ModelInput): { copies: number; size: number } {
  let copies = addUp(units.map(({ max }) => max));
  let usedSize = addUp(units.map(({ first: firstColumn, max }) => max * (columnSizes[firstColumn] ?? 0)));
  for (const { amounts, max } of rows) {
    const smallest = Math.min(...units.map(({ first: firstColumn }) => amounts[firstColumn] ?? 0));
    if (max !== undefined && smallest > 0) copies = Math.min(copies, Math.floor(max / smallest));
    if (max !== undefined && amounts === columnSizes) usedSize = Math.min(usedSize, max);
  }
  return { copies: Math.max(copies, addUp(units.map(({ base: startCopies }) => startCopies))), size: usedSize };
}

const negate = (terms: Terms): Terms =>
  terms.map(([coefficient, variableName]) => [-coefficient, variableName] as const);

/** Lists added copies, except copies of characters with an invalid number, which has to change in any case. */
const listPaidAdditions = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first: firstColumn, isFree }) => (isFree ? [] : [[1, getAdditionName(firstColumn)] as const]));

const listRemovals = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first: firstColumn, base: startCopies }) =>
    startCopies === 0 ? [] : [[1, getRemovalName(firstColumn)] as const],
  );
