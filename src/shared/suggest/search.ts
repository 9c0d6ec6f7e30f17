/** One program for a team: its best solution, and the next best after those that are cut off. */
import type { Team } from '../document/schema.ts';
import {
  type CurrentCopies,
  countCopies,
  type ProgramPurpose,
  type ProgramRow,
  type TeamProgram,
} from '../games/team-program.ts';
import type { Constraint, Model, SolverAnswer, Terms, Variable } from './model.ts';
import { minimizeInOrder, type Objective, sumOf } from './objectives.ts';

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

/** Copies of a character that come or go, or units of a choice. */
export interface Move {
  readonly subject: string;
  readonly direction: 'comes' | 'goes';
}

/** At most so many of these may be among the moves of a solution. */
interface Cut {
  readonly moves: readonly Move[];
  readonly max: number;
}

/**
 * Columns that share their variables. Those who are not in the team and add the same to every sum can stand for each other: told
 * apart, they would give the solver thousands of equal teams to look through.
 */
interface Unit {
  /** The column that its variables are named by. */
  readonly first: number;
  readonly columns: readonly number[];
  /** Copies that the team has and may keep. */
  readonly base: number;
  /** How many of these stand in entries without a valid number, so that any number is the same one change. */
  readonly freeBase: number;
  readonly isFree: boolean;
  readonly max: number;
}

/** What a column has before it changes. */
interface Start {
  readonly base: number;
  readonly freeBase: number;
  readonly isFree: boolean;
}

const NO_COPIES: CurrentCopies = { counted: 0, invalidEntries: 0, nearest: 0 };

export class Search {
  readonly program: TeamProgram;
  /** A number of changes that no solution is below. Infinite where there is none. */
  bound: number;
  /** Whether the solver gave up. */
  isStopped = false;
  readonly #purpose: ProgramPurpose;
  readonly #starts: readonly Start[];
  /** Copies that have to go: of unknown and illegal members, and beyond what is allowed. */
  readonly #forcedRemovals: number;
  readonly #fixedChanges: number;
  readonly #kinds: readonly string[];
  readonly #cuts: Cut[] = [];
  #solved: { solution: Solution | undefined } | undefined;

  constructor(program: TeamProgram, team: Team, purpose: ProgramPurpose) {
    const current = countCopies(team);
    this.program = program;
    this.#purpose = purpose;
    const known = new Set(program.columns.map(({ character }) => character.id));
    let forced = 0;
    let invalidEntries = 0;
    for (const [id, { counted, invalidEntries: entries }] of current) {
      const isKnown = known.has(id);
      forced += isKnown ? 0 : counted + entries;
      invalidEntries += isKnown ? entries : 0;
    }
    this.#starts = program.columns.map(({ character, max }) => {
      const { counted, invalidEntries: entries, nearest } = current.get(character.id) ?? NO_COPIES;
      const kept = Math.min(counted, max);
      forced += counted - kept;
      const freeBase = Math.min(nearest, max - kept);
      return { base: kept + freeBase, freeBase, isFree: entries > 0 };
    });
    this.#forcedRemovals = forced;
    this.#fixedChanges = program.changes + invalidEntries;
    this.#kinds = program.columns.map((_, i) =>
      [...program.rows, ...program.preferredRows].map(({ amounts }) => amounts[i]).join(' '),
    );
    // Filling takes nobody out.
    const isPossible = purpose === 'repair' || forced === 0;
    this.bound = isPossible ? this.#fixedChanges + this.#smallestCost() : Number.POSITIVE_INFINITY;
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

  get isSolved(): boolean {
    return this.#solved !== undefined;
  }

  /** Allows at most so many of these moves from now on. Without moves, nothing is left. */
  cut(moves: readonly Move[], max: number): void {
    this.#solved = undefined;
    if (moves.length === 0) this.bound = Number.POSITIVE_INFINITY;
    else this.#cuts.push({ moves, max });
  }

  /**
   * A number of changes that no solution is below. A change adds a copy and takes one out, or is one unit of a choice, so that it
   * brings a sum nearer to its limit by no more than the largest amounts.
   */
  #smallestCost(): number {
    const { rows } = this.program;
    const isRepair = this.#purpose === 'repair';
    const isFree = this.#starts.some((start) => start.isFree);
    let cost = isRepair ? this.#forcedRemovals : 0;
    for (const row of rows) {
      const { total, up, down } = this.#reach(row);
      const { min = total, max = total } = row;
      const distance = Math.max(min - total, total - max);
      if (distance <= 0) continue;
      const step = total < min ? up : down;
      if (step === 0) return Number.POSITIVE_INFINITY;
      if (isRepair && !isFree) cost = Math.max(cost, Math.ceil(distance / step));
    }
    return cost;
  }

  /** The sum of a row before anything changes, and the most that one change can add to it and take from it. */
  #reach({ amounts, choices = [] }: ProgramRow): { total: number; up: number; down: number } {
    let total = 0;
    const coming = [0];
    const going = [0];
    for (const [i, { max }] of this.program.columns.entries()) {
      const { base } = this.#starts[i] as Start;
      const amount = amounts[i] ?? 0;
      if (base > 0) total += base * amount;
      if (max > base) coming.push(amount);
      if (base > 0 && this.#purpose === 'repair') going.push(amount);
    }
    const chosen = choices.filter((_, i) => (this.program.choices[i]?.max ?? 0) > 0);
    return {
      total,
      up: Math.max(largest(coming) - smallest(going), ...chosen),
      down: largest(going) - smallest(coming),
    };
  }

  #solve(solve: SolveModel): Solution | undefined {
    const units = this.#units();
    const base = this.#model(units);
    const objectives = this.#objectives(units);
    const answer = minimizeInOrder(solve, base, objectives);
    if (answer.status === 'stopped') this.isStopped = true;
    if (answer.status !== 'optimal') return undefined;
    const found = this.#solution(units, answer.values);
    if (this.#isPreferred(found)) return found;
    return this.#preferred(solve, units, base, objectives, answer.values) ?? found;
  }

  /** The best solution that holds the preferred rows as well, where it needs no more changes; to fill, where it is as good. */
  #preferred(
    solve: SolveModel,
    units: readonly Unit[],
    base: Omit<Model, 'objective'>,
    objectives: readonly Objective[],
    values: ReadonlyMap<string, number>,
  ): Solution | undefined {
    const fixed = this.#purpose === 'fill' ? objectives : objectives.slice(0, 1);
    const constraints = [
      ...base.constraints,
      ...this.#rowConstraints(units, this.program.preferredRows),
      ...fixed.map(({ terms }) => ({ terms, max: sumOf(terms, values) })),
    ];
    const answer = minimizeInOrder(solve, { variables: base.variables, constraints }, objectives);
    return answer.status === 'optimal' ? this.#solution(units, answer.values) : undefined;
  }

  #solution(units: readonly Unit[], values: ReadonlyMap<string, number>): Solution {
    const copies = this.#copies(units, values);
    const choices = this.program.choices.map((_, i) => values.get(choiceName(i)) ?? 0);
    const moves = [
      ...copies.flatMap((count, i) => {
        const { base } = this.#starts[i] as Start;
        return count === base
          ? []
          : [{ subject: this.#subject(i), direction: count > base ? ('comes' as const) : ('goes' as const) }];
      }),
      ...choices.flatMap((count, i) => (count === 0 ? [] : [{ subject: choiceName(i), direction: 'comes' as const }])),
    ];
    const solution = { search: this, copies, choices, moves, score: [] };
    return { ...solution, score: this.#score(solution) };
  }

  #subject = (column: number): string => `character ${this.program.columns[column]?.character.id}`;

  #score(solution: Omit<Solution, 'score'>): number[] {
    const { copies, choices } = solution;
    let [added, removed, deviation, size] = [0, 0, 0, 0];
    for (const [i, count] of copies.entries()) {
      const { base, freeBase, isFree } = this.#starts[i] as Start;
      if (count > 0) size += (this.program.size[i] ?? 0) * count;
      if (isFree) {
        const kept = base - freeBase;
        removed += Math.max(0, kept - count);
        deviation += Math.abs(Math.max(count, kept) - base);
      } else if (count > base) added += count - base;
      else removed += base - count;
    }
    const chosen = sum(choices);
    const rank = this.#isPreferred(solution) ? 0 : 1;
    if (this.#purpose === 'fill') return [this.#fixedChanges + chosen, -size, added, rank];
    const cost = Math.max(added, removed + this.#forcedRemovals) + chosen;
    return [this.#fixedChanges + cost, rank, deviation, -size, added + removed];
  }

  #isPreferred({ copies }: Pick<Solution, 'copies'>): boolean {
    return this.program.preferredRows.every(({ amounts, min, max }) => {
      const total = sum(copies.map((count, i) => (count === 0 ? 0 : count * (amounts[i] ?? 0))));
      return total >= (min ?? total) && total <= (max ?? total);
    });
  }

  /** Of columns that stand for each other the first ones are taken. */
  #copies(units: readonly Unit[], values: ReadonlyMap<string, number>): number[] {
    const copies = this.program.columns.map(() => 0);
    const valueFor = (name: string) => values.get(name) ?? 0;
    for (const unit of units) {
      const { first, columns, base } = unit;
      let left = base + valueFor(`a${first}`) - valueFor(`r${first}`) - valueFor(`f${first}`);
      for (const i of columns) {
        const taken = columns.length === 1 ? left : Math.min(left, this.program.columns[i]?.max ?? 0);
        copies[i] = taken;
        left -= taken;
      }
    }
    return copies;
  }

  /** Who is in the team and who is named by a cut stand alone; who may not join and is not there is left out. */
  #units(): Unit[] {
    const named = new Set(this.#cuts.flatMap(({ moves }) => moves.map(({ subject }) => subject)));
    const alike = new Map<string, number[]>();
    const units: Unit[] = [];
    for (const [i, { max }] of this.program.columns.entries()) {
      const start = this.#starts[i] as Start;
      if (start.base === 0 && max === 0) continue;
      if (start.base > 0 || start.isFree || named.has(this.#subject(i))) {
        units.push({ first: i, columns: [i], ...start, max });
        continue;
      }
      const kind = this.#kinds[i] as string;
      const others = alike.get(kind);
      if (others === undefined) alike.set(kind, [i]);
      else others.push(i);
    }
    for (const columns of alike.values()) {
      const max = sum(columns.map((i) => this.program.columns[i]?.max ?? 0));
      units.push({ first: columns[0] as number, columns, base: 0, freeBase: 0, isFree: false, max });
    }
    return units;
  }

  /** a: copies that come; r: copies that go; f: those of them whose entry has no valid number; z: units of choices; t: changes, a swap counting once. */
  #model(units: readonly Unit[]): Omit<Model, 'objective'> {
    const variables: Variable[] = [];
    const addVariable = (name: string, max: number) => {
      if (max > 0) variables.push({ name, min: 0, max });
    };
    for (const { first, base, freeBase, max } of units) {
      addVariable(`a${first}`, max - base);
      if (this.#purpose === 'fill') continue;
      addVariable(`r${first}`, base - freeBase);
      addVariable(`f${first}`, freeBase);
    }
    for (const [i, { max }] of this.program.choices.entries()) addVariable(choiceName(i), max);
    const constraints = [...this.#rowConstraints(units, this.program.rows), someoneConstraint(units, this.#purpose)];
    const limits = new Map(variables.map(({ name, max }) => [name, max]));
    for (const [n, cut] of this.#cuts.entries()) this.#addCut(`y${n}`, cut, units, limits, variables, constraints);
    if (this.#countsSwaps(units)) {
      const min = this.#forcedRemovals;
      variables.push({ name: 't', min, max: min + this.#range(units).copies });
      constraints.push({ terms: [[1, 't'], ...negate(paidAdditions(units))], min: 0 });
      constraints.push({ terms: [[1, 't'], ...negate(removals(units))], min });
    }
    return { variables, constraints };
  }

  /** Whether copies that come can outnumber those that go. */
  #countsSwaps = (units: readonly Unit[]): boolean =>
    this.#purpose === 'repair' && this.#forcedRemovals < this.#range(units).copies;

  /** How many copies a team may have or had at most, and how much of the size they use up. */
  #range(units: readonly Unit[]): { copies: number; size: number } {
    const { rows, size } = this.program;
    let copies = sum(units.map(({ max }) => max));
    let used = sum(units.map(({ first, max }) => max * (size[first] ?? 0)));
    for (const { amounts, max } of rows) {
      const least = Math.min(...units.map(({ first }) => amounts[first] ?? 0));
      if (max !== undefined && least > 0) copies = Math.min(copies, Math.floor(max / least));
      if (max !== undefined && amounts === size) used = Math.min(used, max);
    }
    return { copies: Math.max(copies, sum(units.map(({ base }) => base))), size: used };
  }

  #rowConstraints(units: readonly Unit[], rows: readonly ProgramRow[]): Constraint[] {
    return rows.map(({ amounts, choices = [], min, max }) => {
      const base = sum(units.map((unit) => (unit.base === 0 ? 0 : unit.base * (amounts[unit.first] ?? 0))));
      const terms: Terms = [
        ...changeTerms(units, ({ first }) => amounts[first] ?? 0),
        ...choices.map((amount, i) => [amount, choiceName(i)] as const),
      ];
      return {
        terms,
        ...(min === undefined ? {} : { min: min - base }),
        ...(max === undefined ? {} : { max: max - base }),
      };
    });
  }

  /** A variable for each move that is 1 where it is made, else 0, and the limit of their sum. */
  #addCut(
    prefix: string,
    { moves, max }: Cut,
    units: readonly Unit[],
    limits: ReadonlyMap<string, number>,
    variables: Variable[],
    constraints: Constraint[],
  ): void {
    const columnOf = new Map(units.map(({ first }) => [this.#subject(first), first]));
    const terms: [number, string][] = [];
    for (const [m, { subject, direction }] of moves.entries()) {
      const column = columnOf.get(subject);
      const names =
        column === undefined ? [subject] : direction === 'comes' ? [`a${column}`] : [`r${column}`, `f${column}`];
      const moving = names.filter((name) => limits.has(name));
      if (moving.length === 0) continue;
      const isMade = `${prefix}x${m}`;
      const most = sum(moving.map((name) => limits.get(name) ?? 0));
      variables.push({ name: isMade, min: 0, max: 1 });
      constraints.push({ terms: [...moving.map((name) => [1, name] as const), [-most, isMade]], max: 0 });
      terms.push([1, isMade]);
    }
    constraints.push({ terms, max });
  }

  #objectives(units: readonly Unit[]): Objective[] {
    const { copies, size } = this.#range(units);
    const choices: Terms = this.program.choices.map((_, i) => [1, choiceName(i)] as const);
    const choiceRange = sum(this.program.choices.map(({ max }) => max));
    const unused = { terms: changeTerms(units, ({ first }) => -(this.program.size[first] ?? 0)), range: size };
    const additions: Terms = units.map(({ first }) => [1, `a${first}`] as const);
    if (this.#purpose === 'fill') {
      return [{ terms: choices, range: choiceRange }, unused, { terms: additions, range: copies }];
    }
    const cost: Terms = this.#countsSwaps(units) ? [[1, 't']] : removals(units);
    const free = units.filter(({ isFree }) => isFree);
    const deviation: Terms = free.flatMap(
      ({ first }): Terms => [
        [1, `a${first}`],
        [1, `f${first}`],
      ],
    );
    return [
      { terms: [...cost, ...choices], range: copies + choiceRange },
      { terms: deviation, range: copies },
      unused,
      { terms: [...additions, ...removals(units)], range: 2 * copies },
    ];
  }
}

const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));
const smallest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));

const choiceName = (i: number): string => `z${i}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const negate = (terms: Terms): Terms => terms.map(([coefficient, name]) => [-coefficient, name] as const);

/** What the changes of all units add to a sum. */
function changeTerms(units: readonly Unit[], amountOf: (unit: Unit) => number): Terms {
  return units.flatMap((unit): Terms => {
    const amount = amountOf(unit);
    if (amount === 0) return [];
    const { first, base } = unit;
    return base === 0
      ? [[amount, `a${first}`]]
      : [
          [amount, `a${first}`],
          [-amount, `r${first}`],
          [-amount, `f${first}`],
        ];
  });
}

/** Copies that come, but for those of entries whose number is changed in any case. */
const paidAdditions = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first, isFree }) => (isFree ? [] : [[1, `a${first}`] as const]));

const removals = (units: readonly Unit[]): Terms =>
  units.flatMap(({ first, base }) => (base === 0 ? [] : [[1, `r${first}`] as const]));

/** Teams have members, and what is filled gets some. */
function someoneConstraint(units: readonly Unit[], purpose: ProgramPurpose): Constraint {
  const base = purpose === 'fill' ? 0 : sum(units.map((unit) => unit.base));
  return { terms: changeTerms(units, () => 1), min: 1 - base };
}
