/**
 * Suggestions for a team: the Levels that are left used up, or an illegal team repaired with the fewest changes. Both are exact
 * for what the game says of its rules as sums; the rules themselves judge every one, and what they refuse is cut off and
 * solved again.
 */
import { applyEdits, type Edit } from '../document/edit.ts';
import type { Character, EventPack, Member, Team } from '../document/schema.ts';
import { ofGame } from '../games/of-game.ts';
import type { ProgramColumn, ProgramPurpose, TeamProgram } from '../games/team-program.ts';
import { judge, optionsFor } from '../judge.ts';
import { teamRulesOf } from '../registry/games.ts';
import { planningOf } from '../registry/planning.ts';
import { lpText, type Solve } from './model.ts';
import { Search, type Solution } from './search.ts';

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
  /** The team stays as it is: the players would have to agree on something else. */
  readonly isAgreement?: true;
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

function contextOf({ team, characters, event }: SuggestionRequest) {
  const atEvent = event === undefined ? {} : { event };
  return {
    options: optionsFor(team, atEvent),
    characters: new Map(ofGame(team, characters).map((one) => [one.id, one])),
    ...atEvent,
  };
}

const programsFor = (request: SuggestionRequest): readonly TeamProgram[] =>
  planningOf(request.team)?.programs(request.team, contextOf(request), request.purpose) ?? [];

/** The smallest other agreement under which the team is legal as it is. An event has said what holds: there is none. */
function agreed(request: SuggestionRequest): Suggestion[] {
  const { team, characters, event, purpose } = request;
  if (purpose !== 'repair' || event !== undefined) return [];
  const offered = planningOf(team)?.agreements(team, contextOf(request)) ?? [];
  const legal = offered.find(({ edits }) => judge(applyEdits(team, edits), { characters }).verdict === 'legal');
  if (legal === undefined) return [];
  const { edits, said } = legal;
  const figures = changedFigures(request, edits);
  return [{ edits, added: [], removed: [], said, isAgreement: true, isLeaderOpen: false, figures }];
}

/**
 * Does ahead what the first suggestion would wait for: judges every character (verdicts are cached until it changes) and loads
 * the solver.
 */
export function prepareSuggestions(request: SuggestionRequest, solve: Solve): void {
  programsFor(request);
  solve(lpText({ objective: [[1, 'x']], variables: [{ name: 'x', least: 0, most: 1 }], constraints: [] }));
}

/** The best few, which differ in at least half of what they change; the best first. Empty where there is none. */
export function suggestionsFor(request: SuggestionRequest, solve: Solve): Suggestion[] {
  const { team, purpose } = request;
  const searches = programsFor(request).map((program) => new Search(program, team, purpose));
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
  return [...found, ...agreed(request)];
}

const better = (a: Solution | undefined, b: Solution | undefined): Solution | undefined =>
  a === undefined || (b !== undefined && b.value > a.value) ? b : a;

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
  const { team } = request;
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
  return {
    edits,
    added: by.filter((one) => one.copies > 0),
    removed: [...strangers, ...by.flatMap((one) => (one.copies < 0 ? [{ ...one, copies: -one.copies }] : []))],
    said: search.program.said,
    isLeaderOpen: edits.some(({ op, path }) => op === 'remove' && path === rules.leaderAt),
    figures: changedFigures(request, edits),
  };
}

/** The figures whose value or limit the edits change. */
function changedFigures(request: SuggestionRequest, edits: readonly Edit[]): SuggestedFigure[] {
  const { team } = request;
  const figuresOf = (of: Team) => teamRulesOf(team).view(of, contextOf({ ...request, team: of })).figures;
  const before = new Map(figuresOf(team).map((figure) => [figure.id, figure]));
  return figuresOf(applyEdits(team, edits)).flatMap(({ id, label, value, limit, on }) => {
    const was = before.get(id);
    if (on === 'paper' || value === null || (was?.value === value && was.limit === limit)) return [];
    return [{ label, before: was?.value ?? '', after: value, ...(limit == null ? {} : { limit }) }];
  });
}
