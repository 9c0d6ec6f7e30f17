/**
 * Suggestions for a team: the Levels that are left used up, or an illegal team repaired with the fewest changes. Both are exact;
 * the rules themselves judge every one, and what they refuse is cut off and solved again.
 */

import { applyEdits, type Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { teamRulesOf } from '../rules/game-rules.ts';
import { judge, optionsFor } from '../rules/judge.ts';
import { ofGame } from '../rules/of-game.ts';
import { formatText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { changeMembers } from './members.ts';
import { lpText, type Model, type Solve } from './model.ts';
import type { PlannedGame } from './planning.ts';
import { Search, type Solution, type SolveModel } from './search.ts';
import { countCopies, type ProgramPurpose, type TeamProgram } from './team-program.ts';

export interface SuggestionRequest {
  readonly team: Team;
  /** Characters that may join; those that the team embeds come besides. */
  readonly characters: readonly Character[];
  readonly event?: EventPack | undefined;
  readonly purpose: ProgramPurpose;
  /** Names of factions by their ids, besides those that the team embeds. */
  readonly factionNames?: ReadonlyMap<string, string>;
}

/** A legal team, and how it comes about. */
export interface Suggestion {
  readonly edits: readonly Edit[];
  /** Ids with copies. */
  readonly added: readonly Amount[];
  readonly removed: readonly Amount[];
  /** Members whose number of copies was none that can be counted, with the one they get. */
  readonly corrected: readonly Amount[];
  /** Other changes, in sentences. */
  readonly sentences: readonly string[];
  /** What the players would have to agree on, `35 Levels`, where the team stays as it is. */
  readonly agreement?: string;
  /** Whether the named leader may not lead any more, so that nobody is named instead. */
  readonly isLeaderOpen: boolean;
  /** Figures that it changes: `Levels`, before, after, limit. */
  readonly figures: readonly SuggestedFigure[];
}

export interface Suggestions {
  /** The best first. */
  readonly suggestions: readonly Suggestion[];
  /**
   * Whether every team was considered: where nothing is suggested, there is nothing. Factions are those that a character has, or that
   * the library knows; one that has still to be made up is none of them.
   */
  readonly isProved: boolean;
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

const MAX_SUGGESTIONS = 3;
/** Solutions that the rules refuse before the search ends: the sums say all, so that more would be a fault of theirs. */
const MAX_REFUSED = 20;
/** Programs that are solved before the search ends, and before it stops looking for more than one suggestion. */
const MAX_SOLVED = 1500;
const MAX_SOLVED_FOR_MORE = 150;

function getContext(gameCatalog: GameCatalog<GameRules>, { team, characters, event }: SuggestionRequest) {
  const atEvent = event === undefined ? {} : { event };
  return {
    options: optionsFor(gameCatalog, team, atEvent),
    // Of two with one id the first counts, as for the judge.
    characters: new Map(ofGame(team, [...characters].reverse()).map((character) => [character.id, character])),
    ...atEvent,
  };
}

function programsFor(
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  allowsWarnings: boolean,
): readonly TeamProgram[] {
  const { team, purpose, factionNames = new Map() } = request;
  return (
    gameCatalog
      .getGame(team)
      .planning?.programs(team, getContext(gameCatalog, request), { purpose, allowsWarnings, factionNames }) ?? []
  );
}

function isLegal(
  gameCatalog: GameCatalog<GameRules>,
  { team, characters, event }: SuggestionRequest,
  edits: readonly Edit[],
): boolean {
  const atEvent = event === undefined ? {} : { event };
  return judge(gameCatalog, applyEdits(team, edits), { characters, ...atEvent }).verdict === 'legal';
}

/** The smallest other agreement under which the team is legal as it is. An event has said what holds: there is none. */
function suggestAgreement(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
): Suggestion[] {
  const { team, event, purpose } = request;
  if (purpose !== 'repair' || event !== undefined) return [];
  const offered = gameCatalog.getGame(team).planning?.agreements(team, getContext(gameCatalog, request)) ?? [];
  const legal = offered.find(({ edits }) => isLegal(gameCatalog, request, edits));
  if (legal === undefined) return [];
  const { edits, subject } = legal;
  const figures = changedFigures(translate, gameCatalog, request, edits);
  const nothing = { added: [], removed: [], corrected: [], sentences: [], isLeaderOpen: false };
  return [{ ...nothing, edits, agreement: formatText(translate, subject), figures }];
}

/**
 * Does ahead what the first suggestion would wait for: judges every character (verdicts are cached until it changes) and loads
 * the solver.
 */
export function prepareSuggestions(
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
): void {
  programsFor(gameCatalog, request, false);
  solve(lpText({ objective: [[1, 'x']], variables: [{ name: 'x', min: 0, max: 1 }], constraints: [] }));
}

/** The best few, which differ in at least half of what they change, with their texts in one language. */
export function suggestionsFor(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
): Suggestions {
  const { team, purpose } = request;
  const usual = suggestWithin(translate, gameCatalog, request, solve, false);
  // A team that is in order is not filled with what earns a warning.
  const isPlayable = purpose === 'fill' && team.members.length > 0;
  const found =
    usual.suggestions.length > 0 || isPlayable ? usual : suggestWithin(translate, gameCatalog, request, solve, true);
  return {
    suggestions: [...found.suggestions, ...suggestAgreement(translate, gameCatalog, request)],
    isProved: usual.isProved && found.isProved,
  };
}

function suggestWithin(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
  allowsWarnings: boolean,
): Suggestions {
  const { team, purpose } = request;
  const programs = programsFor(gameCatalog, request, allowsWarnings);
  const searches = programs.map((program) => new Search(program, team, purpose));
  const suggestions: Suggestion[] = [];
  let [refused, solved] = [0, 0];
  const solveModel = (model: Model) => {
    solved += 1;
    return solved > MAX_SOLVED ? ({ status: 'stopped' } as const) : solve(lpText(model));
  };
  const wantsMore = () =>
    suggestions.length === 0 || (suggestions.length < MAX_SUGGESTIONS && solved < MAX_SOLVED_FOR_MORE);
  while (wantsMore() && refused < MAX_REFUSED) {
    const best = findBest(searches, solveModel);
    if (best === undefined) break;
    const edits = legalEdits(gameCatalog, request, best);
    if (edits === undefined) {
      refused += 1;
      best.search.cut(best.moves, best.moves.length - 1);
      continue;
    }
    suggestions.push(explain(translate, gameCatalog, request, best, edits));
    // What only adds other changes to these is no suggestion of its own.
    const max = Math.min(Math.floor(best.moves.length / 2), best.moves.length - 1);
    for (const search of searches) if (isWiderThan(search, best.search)) search.cut(best.moves, max);
  }
  const isProved =
    refused === 0 && programs.every(({ isBounded }) => !isBounded) && searches.every(({ isStopped }) => !isStopped);
  return { suggestions, isProved };
}

/** The best solution of all, and of equals the first. Searches that cannot be better are left unsolved. */
function findBest(searches: readonly Search[], solve: SolveModel): Solution | undefined {
  let best: Solution | undefined;
  const byBound = [...searches].sort((a, b) => a.bound - b.bound);
  for (const search of byBound) {
    if (search.bound === Number.POSITIVE_INFINITY || search.bound > (best?.score[0] ?? search.bound)) break;
    const solution = search.best(solve);
    if (solution !== undefined && (best === undefined || isBetter(solution, best))) best = solution;
  }
  return best;
}

function isBetter(a: Solution, b: Solution): boolean {
  const index = a.score.findIndex((value, n) => value !== b.score[n]);
  return index >= 0 && (a.score[index] ?? 0) < (b.score[index] ?? 0);
}

/** Whether a program has all optional changes of another one. */
function isWiderThan({ program }: Search, other: Search): boolean {
  const own = new Set(program.optionalChanges);
  return other.program.optionalChanges.every((change) => own.has(change));
}

/** The edits that make the team so; undefined where the rules refuse it. Without its named leader where that alone is wrong. */
function legalEdits(
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  { search, copies, choices }: Solution,
): Edit[] | undefined {
  const { team } = request;
  const { leaderAt } = teamRulesOf(gameCatalog, team);
  const members = changeMembers(team, search.program.columns, copies);
  const isChanged = JSON.stringify(members) !== JSON.stringify(team.members);
  const edits: Edit[] = [
    ...(isChanged ? [{ op: 'set', path: '/members', value: members } as const] : []),
    ...search.program.settings(choices, copies).edits,
  ];
  if (isLegal(gameCatalog, request, edits)) return edits;
  const open: Edit[] = leaderAt === undefined ? edits : [...edits, { op: 'remove', path: leaderAt }];
  return leaderAt !== undefined && isLegal(gameCatalog, request, open) ? open : undefined;
}

function explain(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  solution: Solution,
  edits: readonly Edit[],
): Suggestion {
  const { team } = request;
  const { search, copies, choices } = solution;
  const current = countCopies(team);
  const added: Amount[] = [];
  const removed: Amount[] = [];
  const corrected: Amount[] = [];
  for (const [index, { character }] of search.program.columns.entries()) {
    const { id } = character;
    const { counted = 0, invalidEntries = 0 } = current.get(id) ?? {};
    const name = character.name || id;
    const difference = (copies[index] ?? 0) - counted;
    if (invalidEntries > 0 && difference > 0) corrected.push({ id, name, copies: difference });
    else if (difference > 0) added.push({ id, name, copies: difference });
    else if (difference < 0 || invalidEntries > 0) removed.push({ id, name, copies: invalidEntries - difference });
    current.delete(id);
  }
  const strangers = [...current].map(([id, { counted, invalidEntries }]) => ({
    id,
    name: id,
    copies: counted + invalidEntries,
  }));
  const { leaderAt } = teamRulesOf(gameCatalog, team);
  return {
    edits,
    added,
    removed: [...strangers, ...removed],
    corrected,
    sentences: search.program.settings(choices, copies).sentences.map((sentence) => formatText(translate, sentence)),
    isLeaderOpen: edits.some(({ op, path }) => op === 'remove' && path === leaderAt),
    figures: changedFigures(translate, gameCatalog, request, edits),
  };
}

/** The figures whose value or limit the edits change. */
function changedFigures(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  edits: readonly Edit[],
): SuggestedFigure[] {
  const { team } = request;
  const figuresFor = (shown: Team) =>
    teamRulesOf(gameCatalog, team).view(shown, getContext(gameCatalog, { ...request, team: shown })).figures;
  const before = new Map(figuresFor(team).map((figure) => [figure.id, figure]));
  return figuresFor(applyEdits(team, edits)).flatMap(({ id, label, value, limit, on }) => {
    const previous = before.get(id);
    if (on === 'paper' || value === null) return [];
    const [old, after] = [formatText(translate, previous?.value ?? ''), formatText(translate, value)];
    if (old === after && previous?.limit === limit) return [];
    return [{ label: formatText(translate, label), before: old, after, ...(limit == null ? {} : { limit }) }];
  });
}
