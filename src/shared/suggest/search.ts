/** One program for a team: its best solution, and the next best after those that are cut off. */
import type { Team } from '../document/schema.ts';
import { buildModel, type Cut, listObjectives, type ModelInput, type Move, rowConstraints } from './build-model.ts';
import type { Model, SolverAnswer } from './model.ts';
import { evaluate, minimizeInOrder } from './objectives.ts';
import { findSmallestCost } from './smallest-cost.ts';
import type { ProgramPurpose, TeamProgram } from './team-program.ts';
import {
  additionName,
  addUp,
  type ColumnStart,
  choiceName,
  describeColumns,
  freeRemovalName,
  groupColumns,
  removalName,
  startFrom,
  type TeamStart,
  type Unit,
} from './units.ts';

export type SolveModel = (model: Model) => SolverAnswer;

export interface Solution {
  readonly search: Search;
  /** Numbers to compare solutions by, the most important first; smaller is better. The first one is the number of changes. */
  readonly score: readonly number[];
  /** Copies of each column. */
  readonly copies: readonly number[];
  /** Units of each choice. */
  readonly choices: readonly number[];
  /** What changes besides the settings of its program. */
  readonly moves: readonly Move[];
}

export class Search {
  readonly program: TeamProgram;
  /** A number of changes that no solution is below. Infinite where there is none. */
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
    this.#start = startFrom(team, program);
    this.#kinds = describeColumns(program);
    this.bound = this.#fixedChanges + findSmallestCost(program, this.#start, purpose);
  }

  /** The best solution, whose number of changes becomes the bound; undefined where there is none. */
  best(solve: SolveModel): Solution | undefined {
    if (this.#solved === undefined) {
      const solution = this.bound === Number.POSITIVE_INFINITY ? undefined : this.#solve(solve);
      this.#solved = { solution };
      this.bound = solution?.score[0] ?? Number.POSITIVE_INFINITY;
    }
    return this.#solved.solution;
  }

  /** Allows at most so many of these moves from now on. Without moves, nothing is left. */
  cut(moves: readonly Move[], max: number): void {
    this.#solved = undefined;
    if (moves.length === 0) this.bound = Number.POSITIVE_INFINITY;
    else this.#cuts.push({ moves, max });
  }

  get #fixedChanges(): number {
    return this.program.changes + this.#start.invalidEntries;
  }

  #subject = (column: number): string => `character ${this.program.columns[column]?.character.id}`;

  #input(): ModelInput {
    const { columns, forcedRemovals } = this.#start;
    const named = new Set(this.#cuts.flatMap(({ moves }) => moves.map(({ subject }) => subject)));
    const isToldApart = (column: number) => named.size > 0 && named.has(this.#subject(column));
    return {
      program: this.program,
      purpose: this.#purpose,
      units: groupColumns(this.program, columns, this.#kinds, isToldApart),
      forcedRemovals,
      cuts: this.#cuts,
      subject: this.#subject,
    };
  }

  #solve(solve: SolveModel): Solution | undefined {
    const input = this.#input();
    const answer = minimizeInOrder(solve, buildModel(input), listObjectives(input));
    if (answer.status === 'stopped') this.isStopped = true;
    if (answer.status !== 'optimal') return undefined;
    const found = this.#solution(input.units, answer.values);
    if (this.#isPreferred(found.copies)) return found;
    return this.#findPreferred(solve, input, answer.values) ?? found;
  }

  /** The best solution that holds the preferred rows as well, where it needs no more changes; to fill, where it is as good. */
  #findPreferred(solve: SolveModel, input: ModelInput, values: ReadonlyMap<string, number>): Solution | undefined {
    const objectives = listObjectives(input);
    const fixed = this.#purpose === 'fill' ? objectives : objectives.slice(0, 1);
    const { variables, constraints } = buildModel(input);
    const preferred = rowConstraints(input.units, this.program.preferredRows);
    const limits = fixed.map(({ terms }) => ({ terms, max: evaluate(terms, values) }));
    const model = { variables, constraints: [...constraints, ...preferred, ...limits] };
    const answer = minimizeInOrder(solve, model, objectives);
    return answer.status === 'optimal' ? this.#solution(input.units, answer.values) : undefined;
  }

  #solution(units: readonly Unit[], values: ReadonlyMap<string, number>): Solution {
    const copies = this.#copies(units, values);
    const choices = this.program.choices.map((_, index) => values.get(choiceName(index)) ?? 0);
    const moves = [
      ...copies.flatMap((count, index): Move[] => {
        const base = this.#start.columns[index]?.base ?? 0;
        return count === base ? [] : [{ subject: this.#subject(index), direction: count > base ? 'comes' : 'goes' }];
      }),
      ...choices.flatMap((count, index): Move[] =>
        count === 0 ? [] : [{ subject: choiceName(index), direction: 'comes' }],
      ),
    ];
    return { search: this, copies, choices, moves, score: this.#score(copies, choices) };
  }

  /** Of columns that stand for each other the first ones are taken. */
  #copies(units: readonly Unit[], values: ReadonlyMap<string, number>): number[] {
    const copies = this.program.columns.map(() => 0);
    const valueFor = (name: string) => values.get(name) ?? 0;
    for (const { first, columns, base } of units) {
      const removed = valueFor(removalName(first)) + valueFor(freeRemovalName(first));
      let remaining = base + valueFor(additionName(first)) - removed;
      for (const index of columns) {
        const taken = columns.length === 1 ? remaining : Math.min(remaining, this.program.columns[index]?.max ?? 0);
        copies[index] = taken;
        remaining -= taken;
      }
    }
    return copies;
  }

  #score(copies: readonly number[], choices: readonly number[]): number[] {
    let [added, removed, deviation, size] = [0, 0, 0, 0];
    for (const [index, count] of copies.entries()) {
      const { base, freeBase, isFree } = this.#start.columns[index] as ColumnStart;
      if (count > 0) size += (this.program.size[index] ?? 0) * count;
      if (isFree) {
        const kept = base - freeBase;
        removed += Math.max(0, kept - count);
        deviation += Math.abs(Math.max(count, kept) - base);
      } else if (count > base) added += count - base;
      else removed += base - count;
    }
    const rank = this.#isPreferred(copies) ? 0 : 1;
    const changes = this.#fixedChanges + addUp(choices);
    if (this.#purpose === 'fill') return [changes, -size, added, rank];
    const cost = Math.max(added, removed + this.#start.forcedRemovals);
    return [changes + cost, rank, deviation, -size, added + removed];
  }

  #isPreferred(copies: readonly number[]): boolean {
    return this.program.preferredRows.every(({ amounts, min, max }) => {
      const total = addUp(copies.map((count, index) => (count === 0 ? 0 : count * (amounts[index] ?? 0))));
      return total >= (min ?? total) && total <= (max ?? total);
    });
  }
}
