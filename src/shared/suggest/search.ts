/** Searches one program for a team: its best solution, and the next best after excluding earlier ones. */
import type { Team } from '../document/schema.ts';
import {
  buildModel,
  type Cut,
  createRowConstraints,
  listObjectives,
  type ModelInput,
  type Move,
} from './build-model.ts';
import type { Model, SolverAnswer } from './model.ts';
import { evaluate, minimizeInOrder } from './objectives.ts';
import { findSmallestCost } from './smallest-cost.ts';
import type { ProgramPurpose, TeamProgram } from './team-program.ts';
import {
  addUp,
  type ColumnStart,
  computeTeamStart,
  describeColumns,
  getAdditionName,
  getChoiceName,
  getFreeRemovalName,
  getRemovalName,
  groupColumns,
  type TeamStart,
  type Unit,
} from './units.ts';

export type SolveModel = (model: Model) => SolverAnswer;

export interface Solution {
  readonly search: Search;
  /** Score for comparing solutions, most important number first; smaller is better. The first number counts changes. */
  readonly score: readonly number[];
  /** Copies of each column. */
  readonly copies: readonly number[];
  /** Units of each choice. */
  readonly choices: readonly number[];
  /** Changes in addition to the settings of the program. */
  readonly moves: readonly Move[];
}

export class Search {
  readonly program: TeamProgram;
  /** Lower bound of the number of changes in any solution. Infinity if there is no solution. */
  bound: number;
  /** Whether the solver gave up. */
  isStopped = false;
  readonly #purpose: ProgramPurpose;
  readonly #start: TeamStart;
  readonly #kinds: readonly string[];
  readonly #cuts: Cut[] = [];
  #solved: { solution: Solution | undefined } | undefined;

  constructor(program: TeamProgram, team: Team, purpose: ProgramPurpose) {
    this.program = program;
    this.#purpose = purpose;
    this.#start = computeTeamStart(team, program);
    this.#kinds = describeColumns(program);
    this.bound = this.#fixedChangeCount + findSmallestCost(program, this.#start, purpose);
  }

  /** Returns the best solution, whose number of changes becomes the bound, or undefined. */
  findBest(solve: SolveModel): Solution | undefined {
    if (this.#solved === undefined) {
      const solution = this.bound === Number.POSITIVE_INFINITY ? undefined : this.#solve(solve);
      this.#solved = { solution };
      this.bound = solution?.score[0] ?? Number.POSITIVE_INFINITY;
    }
    return this.#solved.solution;
  }

  /** Allows at most `max` of these moves from now on. Without moves, no solution is left. */
  limitMoves(listedMoves: readonly Move[], maximum: number): void {
    this.#solved = undefined;
    if (listedMoves.length === 0) this.bound = Number.POSITIVE_INFINITY;
    else this.#cuts.push({ moves: listedMoves, max: maximum });
  }

  get #fixedChangeCount(): number {
    return this.program.changes + this.#start.invalidEntries;
  }

  #getSubject = (column: number): string => `character ${this.program.columns[column]?.character.id}`;

  #createInput(): ModelInput {
    const { columns, forcedRemovals } = this.#start;
    const namedSubjects = new Set(this.#cuts.flatMap(({ moves }) => moves.map(({ subject }) => subject)));
    const isDistinguished = (column: number) => namedSubjects.size > 0 && namedSubjects.has(this.#getSubject(column));
    return {
      program: this.program,
      purpose: this.#purpose,
      units: groupColumns(this.program, columns, this.#kinds, isDistinguished),
      forcedRemovals,
      cuts: this.#cuts,
      getSubject: this.#getSubject,
    };
  }

  #solve(solve: SolveModel): Solution | undefined {
    const input = this.#createInput();
    const solverAnswer = minimizeInOrder(solve, buildModel(input), listObjectives(input));
    if (solverAnswer.status === 'stopped') this.isStopped = true;
    if (solverAnswer.status !== 'optimal') return undefined;
    const solution = this.#createSolution(input.units, solverAnswer.values);
    if (this.#isPreferred(solution.copies)) return solution;
    return this.#findPreferred(solve, input, solverAnswer.values) ?? solution;
  }

  /**
   * Finds the best solution that also fulfills the preferred rows and is as good as the one with these values: by all objectives to fill a
   * team, and by the number of changes to repair it.
   */
  #findPreferred(solve: SolveModel, input: ModelInput, values: ReadonlyMap<string, number>): Solution | undefined {
    const objectives = listObjectives(input);
    const fixedObjectives = this.#purpose === 'fill' ? objectives : objectives.slice(0, 1);
    const { variables, constraints } = buildModel(input);
    const preferred = createRowConstraints(input.units, this.program.preferredRows);
    const limits = fixedObjectives.map(({ terms }) => ({ terms, max: evaluate(terms, values) }));
    const limitedModel = { variables, constraints: [...constraints, ...preferred, ...limits] };
    const solverAnswer = minimizeInOrder(solve, limitedModel, objectives);
    return solverAnswer.status === 'optimal' ? this.#createSolution(input.units, solverAnswer.values) : undefined;
  }

  #createSolution(units: readonly Unit[], values: ReadonlyMap<string, number>): Solution {
    const copies = this.#readCopies(units, values);
    const choices = this.program.choices.map((_, choiceIndex) => values.get(getChoiceName(choiceIndex)) ?? 0);
    const listedMoves = [
      ...copies.flatMap((copyCount, columnIndex): Move[] => {
        const startCopies = this.#start.columns[columnIndex]?.base ?? 0;
        return copyCount === startCopies
          ? []
          : [{ subject: this.#getSubject(columnIndex), direction: copyCount > startCopies ? 'comes' : 'goes' }];
      }),
      ...choices.flatMap((copyCount, columnIndex): Move[] =>
        copyCount === 0 ? [] : [{ subject: getChoiceName(columnIndex), direction: 'comes' }],
      ),
    ];
    return { search: this, copies, choices, moves: listedMoves, score: this.#computeScore(copies, choices) };
  }

  /** Returns the copies of each column. The copies of a unit go to its first columns, since the columns of a unit are interchangeable. */
  #readCopies(units: readonly Unit[], values: ReadonlyMap<string, number>): number[] {
    const copies = this.program.columns.map(() => 0);
    const getValue = (variableName: string) => values.get(variableName) ?? 0;
    for (const { first: firstColumn, columns, base: startCopies } of units) {
      const removed = getValue(getRemovalName(firstColumn)) + getValue(getFreeRemovalName(firstColumn));
      let remaining = startCopies + getValue(getAdditionName(firstColumn)) - removed;
      for (const columnIndex of columns) {
        const takenCopies =
          columns.length === 1 ? remaining : Math.min(remaining, this.program.columns[columnIndex]?.max ?? 0);
        copies[columnIndex] = takenCopies;
        remaining -= takenCopies;
      }
    }
    return copies;
  }

  /**
   * Computes the score in the order of the objectives (`listObjectives`). `deviation` is the distance from the invalid numbers of copies,
   * and `preferenceRank` is 0 if the preferred rows are fulfilled.
   */
  #computeScore(copies: readonly number[], choices: readonly number[]): number[] {
    let [added, removed, deviation, totalSize] = [0, 0, 0, 0];
    for (const [columnIndex, copyCount] of copies.entries()) {
      const { base: startCopies, freeBase, isFree } = this.#start.columns[columnIndex] as ColumnStart;
      if (copyCount > 0) totalSize += (this.program.size[columnIndex] ?? 0) * copyCount;
      if (isFree) {
        const keptCopies = startCopies - freeBase;
        removed += Math.max(0, keptCopies - copyCount);
        deviation += Math.abs(Math.max(copyCount, keptCopies) - startCopies);
      } else if (copyCount > startCopies) added += copyCount - startCopies;
      else removed += startCopies - copyCount;
    }
    const preferenceRank = this.#isPreferred(copies) ? 0 : 1;
    const changes = this.#fixedChangeCount + addUp(choices);
    if (this.#purpose === 'fill') return [changes, -totalSize, added, preferenceRank];
    const changeCost = Math.max(added, removed + this.#start.forcedRemovals);
    return [changes + changeCost, preferenceRank, deviation, -totalSize, added + removed];
  }

  #isPreferred(copies: readonly number[]): boolean {
    return this.program.preferredRows.every(({ amounts, min, max }) => {
      const rowTotal = addUp(
        copies.map((copyCount, columnIndex) => (copyCount === 0 ? 0 : copyCount * (amounts[columnIndex] ?? 0))),
      );
      return rowTotal >= (min ?? rowTotal) && rowTotal <= (max ?? rowTotal);
    });
  }
}
