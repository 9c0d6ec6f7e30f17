/** A program for a team as variables, constraints and objectives. */

import type { Constraint, Model, Terms, Variable } from './model.ts';
import type { Objective } from './objectives.ts';
import type { ProgramPurpose, ProgramRow, TeamProgram } from './team-program.ts';
import { additionName, addUp, changeTerms, choiceName, freeRemovalName, removalName, type Unit } from './units.ts';

/** Copies of a character that come or go, or units of a choice that are taken. */
export interface Move {
  readonly subject: string;
  readonly direction: 'comes' | 'goes';
}

/** At most so many of these may be among the moves of a solution. */
export interface Cut {
  readonly moves: readonly Move[];
  readonly max: number;
}

export interface ModelInput {
  readonly program: TeamProgram;
  readonly purpose: ProgramPurpose;
  readonly units: readonly Unit[];
  readonly forcedRemovals: number;
  readonly cuts: readonly Cut[];
  /** What a column is called in moves. */
  subject(column: number): string;
}

/** Changes, a swap counting once. */
const CHANGES = 't';

export function buildModel(input: ModelInput): Omit<Model, 'objective'> {
  const { program, purpose, units, cuts, forcedRemovals } = input;
  const changes = changeVariables(input);
  const cutParts = cuts.map((cut, n) => cutConstraints(input, cut, `y${n}`, changes));
  const variables = [...changes, ...cutParts.flatMap((part) => part.variables)];
  const constraints = [
    ...rowConstraints(units, program.rows),
    someoneConstraint(units, purpose),
    ...cutParts.flatMap((part) => part.constraints),
  ];
  if (!countsSwaps(input)) return { variables, constraints };
  const max = forcedRemovals + findRange(input).copies;
  return {
    variables: [...variables, { name: CHANGES, min: forcedRemovals, max }],
    constraints: [
      ...constraints,
      { terms: [[1, CHANGES], ...negate(paidAdditions(units))], min: 0 },
      { terms: [[1, CHANGES], ...negate(removals(units))], min: forcedRemovals },
    ],
  };
}

/** Everything that may change. What cannot has no variable. */
function changeVariables({ program, purpose, units }: ModelInput): Variable[] {
  const limits: [string, number][] = units.flatMap(({ first, base, freeBase, max }): [string, number][] => [
    [additionName(first), max - base],
    ...(purpose === 'fill'
      ? []
      : [
          [removalName(first), base - freeBase] as [string, number],
          [freeRemovalName(first), freeBase] as [string, number],
        ]),
  ]);
  const choices = program.choices.map(({ max }, index): [string, number] => [choiceName(index), max]);
  return [...limits, ...choices].flatMap(([name, max]) => (max > 0 ? [{ name, min: 0, max }] : []));
}

export function rowConstraints(units: readonly Unit[], rows: readonly ProgramRow[]): Constraint[] {
  return rows.map(({ amounts, choices = [], min, max }) => {
    const base = addUp(units.map((unit) => (unit.base === 0 ? 0 : unit.base * (amounts[unit.first] ?? 0))));
    const terms: Terms = [
      ...changeTerms(units, ({ first }) => amounts[first] ?? 0),
      ...choices.map((amount, index) => [amount, choiceName(index)] as const),
    ];
    return {
      terms,
      ...(min === undefined ? {} : { min: min - base }),
      ...(max === undefined ? {} : { max: max - base }),
    };
  });
}

/** Teams have members, and what is filled gets some. */
function someoneConstraint(units: readonly Unit[], purpose: ProgramPurpose): Constraint {
  const base = purpose === 'fill' ? 0 : addUp(units.map((unit) => unit.base));
  return { terms: changeTerms(units, () => 1), min: 1 - base };
}

/** A variable for each move that is 1 where it is made, else 0, and the limit of their sum. */
function cutConstraints(
  { units, subject: subjectFor }: ModelInput,
  { moves, max }: Cut,
  prefix: string,
  changes: readonly Variable[],
): Omit<Model, 'objective'> {
  const limits = new Map(changes.map((variable) => [variable.name, variable.max]));
  const columnBySubject = new Map(units.map(({ first }) => [subjectFor(first), first]));
  const parts = moves.flatMap(({ subject, direction }, m) => {
    const column = columnBySubject.get(subject);
    const moving = namesMoving(subject, direction, column).filter((name) => limits.has(name));
    if (moving.length === 0) return [];
    const name = `${prefix}x${m}`;
    const most = addUp(moving.map((each) => limits.get(each) ?? 0));
    return [{ name, row: { terms: [...moving.map((each) => [1, each] as const), [-most, name] as const], max: 0 } }];
  });
  return {
    variables: parts.map(({ name }) => ({ name, min: 0, max: 1 })),
    constraints: [...parts.map(({ row }) => row), { terms: parts.map(({ name }) => [1, name] as const), max }],
  };
}

function namesMoving(subject: string, direction: Move['direction'], column: number | undefined): string[] {
  if (column === undefined) return [subject];
  return direction === 'comes' ? [additionName(column)] : [removalName(column), freeRemovalName(column)];
}

/**
 * To fill: the fewest choices, the most of the size, the fewest characters. To repair: the fewest changes, the least distance from
 * invalid numbers, the most of the size, the fewest characters that move.
 */
export function listObjectives(input: ModelInput): Objective[] {
  const { program, purpose, units } = input;
  const { copies, size } = findRange(input);
  const choices: Terms = program.choices.map((_, index) => [1, choiceName(index)] as const);
  const choiceRange = addUp(program.choices.map(({ max }) => max));
  const unused = { terms: changeTerms(units, ({ first }) => -(program.size[first] ?? 0)), range: size };
  const additions: Terms = units.map(({ first }) => [1, additionName(first)] as const);
  if (purpose === 'fill') {
    return [{ terms: choices, range: choiceRange }, unused, { terms: additions, range: copies }];
  }
  const cost: Terms = countsSwaps(input) ? [[1, CHANGES]] : removals(units);
  const deviation: Terms = units.flatMap(
    ({ first, isFree }): Terms =>
      isFree
        ? [
            [1, additionName(first)],
            [1, freeRemovalName(first)],
          ]
        : [],
  );
  return [
    { terms: [...cost, ...choices], range: copies + choiceRange },
    { terms: deviation, range: copies },
    unused,
    { terms: [...additions, ...removals(units)], range: 2 * copies },
  ];
}

/** Whether copies that come can outnumber those that go. */
const countsSwaps = (input: ModelInput): boolean =>
  input.purpose === 'repair' && input.forcedRemovals < findRange(input).copies;

/** How many copies a team may have or had at most, and how much of the size they use up. */
function findRange({ program: { rows, size }, units }: ModelInput): { copies: number; size: number } {
  let copies = addUp(units.map(({ max }) => max));
  let used = addUp(units.map(({ first, max }) => max * (size[first] ?? 0)));
  for (const { amounts, max } of rows) {
    const smallest = Math.min(...units.map(({ first }) => amounts[first] ?? 0));
    if (max !== undefined && smallest > 0) copies = Math.min(copies, Math.floor(max / smallest));
    if (max !== undefined && amounts === size) used = Math.min(used, max);
  }
  return { copies: Math.max(copies, addUp(units.map(({ base }) => base))), size: used };
}

const negate = (terms: Terms): Terms => terms.map(([coefficient, name]) => [-coefficient, name] as const);

/** Copies that come, but for those of entries whose number changes in any case. */
const paidAdditions = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first, isFree }) => (isFree ? [] : [[1, additionName(first)] as const]));

const removals = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first, base }) => (base === 0 ? [] : [[1, removalName(first)] as const]));
