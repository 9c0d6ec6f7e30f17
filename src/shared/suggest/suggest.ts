/**
 * Suggestions for a team: the Levels that are left used up, or an illegal team repaired with the fewest changes. Both are exact
 * for what the game says of its rules as sums; the rules themselves judge every one, and what they refuse is cut off and
 * solved again.
 */
import { applyEdits, type Edit } from '../document/edit.ts';
import type { Character, EventPack, Member, Team } from '../document/schema.ts';
import { ofGame } from '../games/of-game.ts';
import { planningOf } from '../games/planning.ts';
import { teamRulesOf } from '../games/registry.ts';
import type { ProgramColumn, ProgramPurpose, TeamProgram } from '../games/team-program.ts';
import { judge, optionsFor } from '../judge.ts';
import { type Constraint, lpText, type Model, type Solve, type Terms, type Variable } from './model.ts';

export interface SuggestionRequest {
  readonly team: Team;
  /** Characters that may join; those that the team embeds come besides. */
  readonly characters: readonly Character[];
  readonly event?: EventPack | undefined;
  readonly purpose: ProgramPurpose;
}

/** A legal team, and how it comes about. */
export interface Suggestion {
  readonly edits: readonly Edit[];
  /** Ids with copies. */
  readonly added: readonly Amount[];
  readonly removed: readonly Amount[];
  /** Other changes, in words. */
  readonly said: readonly string[];
  /** The named leader may not lead any more, and nobody is named instead. */
  readonly isLeaderOpen: boolean;
  /** Figures that it changes: `Levels`, before, after, limit. */
  readonly figures: readonly SuggestedFigure[];
}

export interface Amount {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
}

export interface SuggestedFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly limit?: number;
}

/** How many are offered. */
const MOST_SUGGESTIONS = 3;
/** Solutions that the rules refuse before the search ends: the sums say nearly all, so that more would be a fault of theirs. */
const MOST_REFUSED = 6;

/** The best few, which differ in at least half of what they change; the best first. Empty where there is none. */
export function suggestionsFor(request: SuggestionRequest, solve: Solve): Suggestion[] {
  const { team, characters, event, purpose } = request;
  const atEvent = event === undefined ? {} : { event };
  const context = {
    options: optionsFor(team, atEvent),
    characters: new Map(ofGame(team, characters).map((one) => [one.id, one])),
    ...atEvent,
  };
  const programs = planningOf(team)?.programs(team, context, purpose) ?? [];
  const searches = programs.map((program) => new Search(program, team, purpose));
  const found: Suggestion[] = [];
  let refused = 0;
  while (found.length < MOST_SUGGESTIONS && refused < MOST_REFUSED) {
    const best = searches.map((search) => search.best(solve)).reduce(better, undefined);
    if (best === undefined) break;
    const edits = legalEdits(request, best);
    best.search.cut(best, edits === undefined);
    if (edits === undefined) refused += 1;
    else found.push(explained(request, best, edits));
  }
  return found;
}

interface Solution {
  readonly search: Search;
  readonly value: number;
  /** Copies of each column, in their order. */
  readonly copies: readonly number[];
}

const better = (a: Solution | undefined, b: Solution | undefined): Solution | undefined =>
  a === undefined || (b !== undefined && b.value > a.value) ? b : a;

/** A change counts more than any number of Levels. */
const CHANGE = 1000;
/** Of equals the one with fewer characters in motion. */
const EACH = 0.01;

/** How many of somebody come: of one who is not there yet, all. */
const comes = (i: number, held: number): string => (held === 0 ? `x${i}` : `a${i}`);

/** One program, with what was found of it cut off. */
class Search {
  readonly program: TeamProgram;
  readonly #held: readonly number[];
  readonly #strangers: number;
  readonly #purpose: ProgramPurpose;
  readonly #cuts: Constraint[] = [];
  #solved: { value: Solution | undefined } | undefined;

  constructor(program: TeamProgram, team: Team, purpose: ProgramPurpose) {
    const held = new Map<string, number>();
    for (const { character, copies = 1 } of team.members) held.set(character, (held.get(character) ?? 0) + copies);
    const known = new Set(program.columns.map(({ character }) => character.id));
    this.program = program;
    this.#held = program.columns.map(({ character }) => held.get(character.id) ?? 0);
    this.#strangers = [...held].reduce((sum, [id, copies]) => sum + (known.has(id) ? 0 : copies), 0);
    this.#purpose = purpose;
  }

  best(solve: Solve): Solution | undefined {
    this.#solved ??= { value: this.#solve(solve) };
    return this.#solved.value;
  }

  #solve(solve: Solve): Solution | undefined {
    const values = solve(lpText(this.#model()));
    if (values === undefined) return undefined;
    const copies = this.program.columns.map((_, i) => Math.round(values.get(`x${i}`) ?? 0));
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

  #moved(copies: readonly number[]): [added: number, removed: number] {
    const by = copies.map((n, i) => n - (this.#held[i] ?? 0));
    return [by.reduce((sum, n) => sum + Math.max(0, n), 0), by.reduce((sum, n) => sum + Math.max(0, -n), 0)];
  }

  /** x: copies; a, r: copies that come and go of somebody who is there; y: whether anything of it changes; t: changes, a swap counting as one. */
  #model(): Model {
    const { columns, rows, size } = this.program;
    const isFill = this.#purpose === 'fill';
    const variables: Variable[] = [];
    const constraints: Constraint[] = [];
    const add: [number, string][] = [];
    const remove: [number, string][] = [];
    for (const [i, { most }] of columns.entries()) {
      const held = this.#held[i] ?? 0;
      const top = Math.max(most, isFill ? held : 0);
      if (top === 0 && held === 0) continue;
      const room = Math.max(0, top - held);
      const isThere = held > 0;
      variables.push({ name: `x${i}`, least: isFill ? held : 0, most: top });
      add.push([1, comes(i, held)]);
      if (isThere) {
        variables.push({ name: `a${i}`, least: 0, most: room });
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
      if (this.#marked.has(i)) constraints.push(...this.#mark(i, room, held, isFill, variables));
    }
    const used = new Set(variables.map(({ name }) => name));
    const sumOf = (sum: string): Terms =>
      columns.flatMap(({ terms }, i) => (used.has(`x${i}`) ? [[terms[sum] ?? 0, `x${i}`] as const] : []));
    constraints.push(...rows.map(({ sum, ...bounds }) => ({ terms: sumOf(sum), ...bounds })), ...this.#cuts);
    constraints.push({
      terms: columns.flatMap((_, i) => (used.has(`x${i}`) ? [[1, `x${i}`] as const] : [])),
      least: 1,
    });
    const moved: Terms = [...add, ...remove].map(([, name]) => [-EACH, name] as const);
    if (isFill) return { objective: [...sumOf(size), ...moved], variables, constraints };
    variables.push({ name: 't', least: this.#strangers, most: 10_000 });
    constraints.push({ terms: [[1, 't'], ...add.map(([n, name]) => [-n, name] as const)], least: 0 });
    constraints.push({ terms: [[1, 't'], ...remove.map(([n, name]) => [-n, name] as const)], least: this.#strangers });
    return { objective: [[-CHANGE, 't'], ...sumOf(size), ...moved], variables, constraints };
  }

  /** Columns whose change is told apart by a variable of its own, since a cut asks for it. */
  readonly #marked = new Map<number, 'came' | 'went'>();

  /** y is 1 where copies come (or go), else 0. */
  #mark(i: number, room: number, held: number, isFill: boolean, variables: Variable[]): Constraint[] {
    const way = this.#marked.get(i);
    const moving = way === 'went' && !isFill && held > 0 ? `r${i}` : comes(i, held);
    const most = moving.startsWith('r') ? held : room;
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

/** The edits that make the team so; undefined where the rules refuse it. Without its named leader where that alone is wrong. */
function legalEdits({ team, characters, event }: SuggestionRequest, { search, copies }: Solution): Edit[] | undefined {
  const { leaderAt } = teamRulesOf(team);
  const edits: Edit[] = [
    { op: 'set', path: '/members', value: membersOf(team, search.program.columns, copies) },
    ...search.program.edits,
  ];
  const isLegal = (tried: readonly Edit[]) =>
    judge(applyEdits(team, tried), { characters, ...(event === undefined ? {} : { event }) }).verdict === 'legal';
  if (isLegal(edits)) return edits;
  const open: Edit[] = leaderAt === undefined ? edits : [...edits, { op: 'remove', path: leaderAt }];
  return leaderAt !== undefined && isLegal(open) ? open : undefined;
}

/** Members stay in their order, and keep what else their entries say. */
function membersOf(team: Team, columns: readonly ProgramColumn[], copies: readonly number[]): Member[] {
  const left = new Map(columns.map(({ character }, i) => [character.id, copies[i] ?? 0]));
  const kept = team.members.flatMap((member): Member[] => {
    const wanted = left.get(member.character) ?? 0;
    left.delete(member.character);
    return wanted === 0 ? [] : [withCopies(member, wanted)];
  });
  const fresh = [...left].flatMap(([character, wanted]) => (wanted > 0 ? [withCopies({ character }, wanted)] : []));
  return [...kept, ...fresh];
}

function withCopies(member: Member, copies: number): Member {
  if ((member.copies ?? 1) === copies) return member;
  const { copies: _before, ...others } = member;
  return copies === 1 ? others : { ...others, copies };
}

function explained(request: SuggestionRequest, { search, copies }: Solution, edits: readonly Edit[]): Suggestion {
  const { team, characters, event } = request;
  const held = new Map<string, number>();
  for (const { character, copies: n = 1 } of team.members) held.set(character, (held.get(character) ?? 0) + n);
  const by = search.program.columns.map(({ character }, i) => ({
    id: character.id,
    name: character.name || character.id,
    copies: (copies[i] ?? 0) - (held.get(character.id) ?? 0),
  }));
  const known = new Set(by.map(({ id }) => id));
  const strangers = [...held].filter(([id]) => !known.has(id)).map(([id, n]) => ({ id, name: id, copies: n }));
  const rules = teamRulesOf(team);
  const figuresOf = (of: Team) =>
    rules.view(of, {
      options: optionsFor(of, event === undefined ? {} : { event }),
      characters: new Map(ofGame(team, characters).map((one) => [one.id, one])),
      ...(event === undefined ? {} : { event }),
    }).figures;
  const before = new Map(figuresOf(team).map((figure) => [figure.id, figure]));
  return {
    edits,
    added: by.filter((one) => one.copies > 0),
    removed: [...strangers, ...by.flatMap((one) => (one.copies < 0 ? [{ ...one, copies: -one.copies }] : []))],
    said: search.program.said,
    isLeaderOpen: edits.some(({ op, path }) => op === 'remove' && path === rules.leaderAt),
    figures: figuresOf(applyEdits(team, edits)).flatMap(({ id, label, value, limit, on }) => {
      const was = before.get(id)?.value ?? null;
      if (on === 'paper' || value === null || was === value) return [];
      return [{ label, before: was ?? '', after: value, ...(limit == null ? {} : { limit }) }];
    }),
  };
}
