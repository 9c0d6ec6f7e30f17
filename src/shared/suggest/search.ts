/** One program of whole numbers for a team: its best solution, and the next best after those that are cut off. */
import type { Team } from '../document/schema.ts';
import type { ProgramColumn, ProgramPurpose, TeamProgram } from '../games/team-program.ts';
import { type Constraint, lpText, type Model, type Solve, type Terms, type Variable } from './model.ts';

export interface Solution {
  readonly search: Search;
  readonly value: number;
  /** Copies of each column, in their order. */
  readonly copies: readonly number[];
}

/** A change counts more than any number of Levels. */
const CHANGE = 1000;
/** Of equals the one with fewer characters in motion. */
const EACH = 0.01;

/**
 * Columns that are one variable. Those who are not in the team and add the same to every sum can stand for each other: told
 * apart, they would give the solver thousands of equal teams to look through.
 */
interface Unit {
  /** The column that its variables are named by. */
  readonly first: number;
  readonly columns: readonly number[];
  readonly held: number;
  readonly most: number;
}

/** How many of a unit come: of those who are not there yet, all. */
const comes = ({ first, held }: Unit): string => (held === 0 ? `x${first}` : `a${first}`);

export class Search {
  readonly program: TeamProgram;
  readonly #held: readonly number[];
  readonly #strangers: number;
  readonly #purpose: ProgramPurpose;
  readonly #kinds: readonly string[];
  readonly #cuts: Constraint[] = [];
  /** Columns whose change is told apart by a variable of its own, since a cut asks for it. */
  readonly #marked = new Map<number, 'came' | 'went'>();
  #solved: { value: Solution | undefined } | undefined;

  constructor(program: TeamProgram, team: Team, purpose: ProgramPurpose) {
    const held = new Map<string, number>();
    for (const { character, copies = 1 } of team.members) held.set(character, (held.get(character) ?? 0) + copies);
    const known = new Set(program.columns.map(({ character }) => character.id));
    this.program = program;
    this.#held = program.columns.map(({ character }) => held.get(character.id) ?? 0);
    this.#strangers = [...held].reduce((sum, [id, copies]) => sum + (known.has(id) ? 0 : copies), 0);
    this.#purpose = purpose;
    this.#kinds = program.columns.map(({ terms }) => Object.values(terms).join(' '));
  }

  best(solve: Solve): Solution | undefined {
    this.#solved ??= { value: this.#solve(solve) };
    return this.#solved.value;
  }

  #solve(solve: Solve): Solution | undefined {
    const units = this.#units();
    const values = solve(lpText(this.#model(units)));
    if (values === undefined) return undefined;
    const copies = this.#copiesIn(units, values);
    const size = this.program.columns.reduce(
      (sum, one, i) => sum + (one.terms[this.program.size] ?? 0) * (copies[i] ?? 0),
      0,
    );
    const [added, removed] = this.#moved(copies);
    if (this.#purpose === 'fill') return added === 0 ? undefined : { search: this, value: size - EACH * added, copies };
    const others = this.program.edits.length;
    const value = size - CHANGE * (Math.max(added, removed + this.#strangers) + others) - EACH * (added + removed);
    return { search: this, value, copies };
  }

  /** Of columns that stand for each other the first ones are taken. */
  #copiesIn(units: readonly Unit[], values: ReadonlyMap<string, number>): number[] {
    const copies = this.program.columns.map(() => 0);
    for (const { first, columns } of units) {
      let left = Math.round(values.get(`x${first}`) ?? 0);
      for (const i of columns) {
        const taken = columns.length === 1 ? left : Math.min(left, this.#column(i).most);
        copies[i] = taken;
        left -= taken;
      }
    }
    return copies;
  }

  #moved(copies: readonly number[]): [added: number, removed: number] {
    const by = copies.map((n, i) => n - (this.#held[i] ?? 0));
    return [by.reduce((sum, n) => sum + Math.max(0, n), 0), by.reduce((sum, n) => sum + Math.max(0, -n), 0)];
  }

  #column(i: number): ProgramColumn {
    return this.program.columns[i] as ProgramColumn;
  }

  /** Who is in the team and who is marked stand alone; who may not join and is not there is left out. */
  #units(): Unit[] {
    const alike = new Map<string, number[]>();
    const alone: Unit[] = [];
    for (const [i, { most }] of this.program.columns.entries()) {
      const held = this.#held[i] ?? 0;
      if (held === 0 && most === 0) continue;
      if (held > 0 || this.#marked.has(i)) {
        const top = Math.max(most, this.#purpose === 'fill' ? held : 0);
        alone.push({ first: i, columns: [i], held, most: top });
        continue;
      }
      const kind = this.#kinds[i] as string;
      const others = alike.get(kind);
      if (others === undefined) alike.set(kind, [i]);
      else others.push(i);
    }
    const together = [...alike.values()].map((columns): Unit => {
      const most = columns.reduce((sum, i) => sum + this.#column(i).most, 0);
      return { first: columns[0] as number, columns, held: 0, most };
    });
    return [...alone, ...together];
  }

  /** x: copies; a, r: copies that come and go of somebody who is there; y: whether anything of it changes; t: changes, a swap counting as one. */
  #model(units: readonly Unit[]): Model {
    const { rows, size } = this.program;
    const isFill = this.#purpose === 'fill';
    const variables: Variable[] = [];
    const constraints: Constraint[] = [];
    const add: [number, string][] = [];
    const remove: [number, string][] = [];
    for (const unit of units) {
      const { first: i, held, most } = unit;
      variables.push({ name: `x${i}`, least: isFill ? held : 0, most });
      add.push([1, comes(unit)]);
      if (held > 0) {
        variables.push({ name: `a${i}`, least: 0, most: Math.max(0, most - held) });
        const parts: [number, string][] = [
          [1, `x${i}`],
          [-1, `a${i}`],
        ];
        if (!isFill) {
          variables.push({ name: `r${i}`, least: 0, most: held });
          remove.push([1, `r${i}`]);
          parts.push([1, `r${i}`]);
        }
        constraints.push({ terms: parts, least: held, most: held });
      }
      if (this.#marked.has(i)) constraints.push(...this.#mark(unit, isFill, variables));
    }
    const sumOf = (sum: string): Terms =>
      units.map(({ first }) => [this.#column(first).terms[sum] ?? 0, `x${first}`] as const);
    constraints.push(...rows.map(({ sum, ...bounds }) => ({ terms: sumOf(sum), ...bounds })), ...this.#cuts);
    constraints.push({ terms: units.map(({ first }) => [1, `x${first}`] as const), least: 1 });
    const moved: Terms = [...add, ...remove].map(([, name]) => [-EACH, name] as const);
    if (isFill) return { objective: [...sumOf(size), ...moved], variables, constraints };
    variables.push({ name: 't', least: this.#strangers, most: 10_000 });
    constraints.push({ terms: [[1, 't'], ...add.map(([n, name]) => [-n, name] as const)], least: 0 });
    constraints.push({ terms: [[1, 't'], ...remove.map(([n, name]) => [-n, name] as const)], least: this.#strangers });
    return { objective: [[-CHANGE, 't'], ...sumOf(size), ...moved], variables, constraints };
  }

  /** y is 1 where copies come (or go), else 0. */
  #mark(unit: Unit, isFill: boolean, variables: Variable[]): Constraint[] {
    const { first: i, held, most: top } = unit;
    const way = this.#marked.get(i);
    const moving = way === 'went' && !isFill && held > 0 ? `r${i}` : comes(unit);
    const most = moving.startsWith('r') ? held : Math.max(0, top - held);
    variables.push({ name: `y${i}`, least: 0, most: 1 });
    return [
      {
        terms: [
          [1, moving],
          [-Math.max(1, most), `y${i}`],
        ],
        most: 0,
      },
      {
        terms: [
          [1, moving],
          [-1, `y${i}`],
        ],
        least: 0,
      },
    ];
  }

  /** Forbids what was found: of what it changes at least half has to differ next, or, where it was refused, one thing. */
  cut({ copies }: Solution, isRefused: boolean): void {
    this.#solved = undefined;
    const changed = copies.flatMap((n, i) => {
      const by = n - (this.#held[i] ?? 0);
      return by === 0 ? [] : [{ i, way: by > 0 ? ('came' as const) : ('went' as const) }];
    });
    for (const { i, way } of changed) this.#marked.set(i, way);
    const terms = changed.map(({ i }) => [1, `y${i}`] as const);
    const most = isRefused ? terms.length - 1 : Math.floor(terms.length / 2);
    if (terms.length === 0) this.#solved = { value: undefined };
    else this.#cuts.push({ terms, most: Math.min(most, terms.length - 1) });
  }
}
