/**
 * Suggestions for a team: how to use up the remaining Levels, or how to repair an illegal team with the fewest changes. Both are
 * exact. The rules themselves judge every suggestion; solutions that they reject are excluded and the program is solved again.
 */

import { applyEdits, type Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import { filterByGame } from '../rules/filter-by-game.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { judge, resolveDocumentOptions } from '../rules/judge.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { changeMembers } from './members.ts';
import { formatLinearProgram, type Model, type Solve } from './model.ts';
import type { PlannedGame } from './planning.ts';
import { Search, type Solution, type SolveModel } from './search.ts';
import { countCopies, type ProgramPurpose, type TeamProgram } from './team-program.ts';

export interface SuggestionRequest {
  readonly team: Team;
  /** Characters that may join, in addition to those that the team embeds. */
  readonly characters: readonly Character[];
  readonly event?: EventPack | undefined;
  readonly purpose: ProgramPurpose;
  /** Names of factions by id, in addition to those that the team embeds. */
  readonly factionNames?: ReadonlyMap<string, string>;
}

/** A legal team, and the changes that lead to it. */
export interface Suggestion {
  readonly edits: readonly Edit[];
  /** Added characters. */
  readonly added: readonly Amount[];
  readonly removed: readonly Amount[];
  /** Members with an invalid number of copies, with their new number. */
  readonly corrected: readonly Amount[];
  /** Other changes, in sentences. */
  readonly sentences: readonly string[];
  /** The agreement under which the players could use the team without changes: `35 Levels`. Absent for other suggestions. */
  readonly agreement?: string;
  /** Whether the suggestion removes the named leader, who may no longer lead. */
  readonly removesLeader: boolean;
  /** Changed figures: `Levels`, before, after, limit. */
  readonly figures: readonly SuggestedFigure[];
}

export interface Suggestions {
  /** Suggestions, best first. */
  readonly suggestions: readonly Suggestion[];
  /**
   * Whether every possible team was considered, so that an empty list proves that there is no suggestion. Only factions of characters
   * and of the library count, not factions yet to be invented.
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
/**
 * Number of solutions that the rules may reject before the search ends. The sums should express all rules, so more would mean that
 * they are wrong.
 */
const MAX_REJECTED = 20;
/** Number of solved programs after which the search ends. */
const MAX_SOLVED = 1500;
/** Number of solved programs after which the search ends if it has found a suggestion. */
const MAX_SOLVED_FOR_MORE = 150;

function getContext(gameCatalog: GameCatalog<GameRules>, { team, characters, event: eventPack }: SuggestionRequest) {
  const eventContext = eventPack === undefined ? {} : { eventPack };
  return {
    options: resolveDocumentOptions(gameCatalog, team, eventContext),
    // The first character with an id wins, as in the judge.
    characters: new Map(filterByGame(team, [...characters].reverse()).map((character) => [character.id, character])),
    ...eventContext,
  };
}

function listPrograms(
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  allowsWarnings: boolean,
): readonly TeamProgram[] {
  const { team, purpose, factionNames = new Map() } = request;
  return (
    gameCatalog
      .getGame(team)
      .planning?.listPrograms(team, getContext(gameCatalog, request), { purpose, allowsWarnings, factionNames }) ?? []
  );
}

function isLegal(
  gameCatalog: GameCatalog<GameRules>,
  { team, characters, event: eventPack }: SuggestionRequest,
  edits: readonly Edit[],
): boolean {
  const eventContext = eventPack === undefined ? {} : { eventPack };
  return judge(gameCatalog, applyEdits(team, edits), { characters, ...eventContext }).verdict === 'legal';
}

/** Suggests the smallest agreement under which the team is legal without changes. Returns none for an event, which sets the terms. */
function suggestAgreement(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
): Suggestion[] {
  const { team, event: eventPack, purpose } = request;
  if (purpose !== 'repair' || eventPack !== undefined) return [];
  const agreements = gameCatalog.getGame(team).planning?.listAgreements(team, getContext(gameCatalog, request)) ?? [];
  const legalAgreement = agreements.find(({ edits }) => isLegal(gameCatalog, request, edits));
  if (legalAgreement === undefined) return [];
  const { edits, subject } = legalAgreement;
  const figures = listChangedFigures(translate, gameCatalog, request, edits);
  const emptySuggestion = { added: [], removed: [], corrected: [], sentences: [], removesLeader: false };
  return [{ ...emptySuggestion, edits, agreement: formatLateText(translate, subject), figures }];
}

/**
 * Makes the first suggestion faster: judges every character, whose verdict is cached until the character changes, and solves a trivial
 * program, which loads the solver.
 */
export function prepareSuggestions(
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
): void {
  listPrograms(gameCatalog, request, false);
  solve(formatLinearProgram({ objective: [[1, 'x']], variables: [{ name: 'x', min: 0, max: 1 }], constraints: [] }));
}

/** Returns the best suggestions, which differ in at least half of their changes, with texts in one language. */
export function findSuggestions(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
): Suggestions {
  const { team, purpose } = request;
  const playableSuggestions = suggestWithin(translate, gameCatalog, request, solve, false);
  // A legal team isn't filled with characters that cause a warning.
  const isPlayable = purpose === 'fill' && team.members.length > 0;
  const foundSuggestions =
    playableSuggestions.suggestions.length > 0 || isPlayable
      ? playableSuggestions
      : suggestWithin(translate, gameCatalog, request, solve, true);
  return {
    suggestions: [...foundSuggestions.suggestions, ...suggestAgreement(translate, gameCatalog, request)],
    isProved: playableSuggestions.isProved && foundSuggestions.isProved,
  };
}

/** Finds suggestions with or without characters that the rules allow but warn about. */
function suggestWithin(
  translate: Translate,
  gameCatalog: GameCatalog<PlannedGame>,
  request: SuggestionRequest,
  solve: Solve,
  allowsWarnings: boolean,
): Suggestions {
  const { team, purpose } = request;
  const programs = listPrograms(gameCatalog, request, allowsWarnings);
  const searches = programs.map((program) => new Search(program, team, purpose));
  const suggestions: Suggestion[] = [];
  let [rejectedCount, solvedCount] = [0, 0];
  const solveModel = (model: Model) => {
    solvedCount += 1;
    return solvedCount > MAX_SOLVED ? ({ status: 'stopped' } as const) : solve(formatLinearProgram(model));
  };
  const wantsMore = () =>
    suggestions.length === 0 || (suggestions.length < MAX_SUGGESTIONS && solvedCount < MAX_SOLVED_FOR_MORE);
  while (wantsMore() && rejectedCount < MAX_REJECTED) {
    const bestSolution = findBest(searches, solveModel);
    if (bestSolution === undefined) break;
    const edits = findLegalEdits(gameCatalog, request, bestSolution);
    if (edits === undefined) {
      rejectedCount += 1;
      bestSolution.search.limitMoves(bestSolution.moves, bestSolution.moves.length - 1);
      continue;
    }
    suggestions.push(explain(translate, gameCatalog, request, bestSolution, edits));
    // A solution with the same changes and more isn't a separate suggestion.
    const maxSharedMoves = Math.min(Math.floor(bestSolution.moves.length / 2), bestSolution.moves.length - 1);
    for (const search of searches)
      if (isWiderThan(search, bestSolution.search)) search.limitMoves(bestSolution.moves, maxSharedMoves);
  }
  const isProved =
    rejectedCount === 0 &&
    programs.every(({ isBounded }) => !isBounded) &&
    searches.every(({ isStopped }) => !isStopped);
  return { suggestions, isProved };
}

/** Finds the best solution of all searches. The first search wins a tie. Searches that can't have a better solution aren't solved. */
function findBest(searches: readonly Search[], solve: SolveModel): Solution | undefined {
  let bestSolution: Solution | undefined;
  const searchesByBound = [...searches].sort((a, b) => a.bound - b.bound);
  for (const search of searchesByBound) {
    if (search.bound === Number.POSITIVE_INFINITY || search.bound > (bestSolution?.score[0] ?? search.bound)) break;
    const solution = search.findBest(solve);
    if (solution !== undefined && (bestSolution === undefined || isBetter(solution, bestSolution)))
      bestSolution = solution;
  }
  return bestSolution;
}

function isBetter(firstSolution: Solution, secondSolution: Solution): boolean {
  const index = firstSolution.score.findIndex((value, scoreIndex) => value !== secondSolution.score[scoreIndex]);
  return index >= 0 && (firstSolution.score[index] ?? 0) < (secondSolution.score[index] ?? 0);
}

/** Whether the program of a search has all optional changes of another search's program. */
function isWiderThan({ program }: Search, otherSearch: Search): boolean {
  const ownChanges = new Set(program.optionalChanges);
  return otherSearch.program.optionalChanges.every((change) => ownChanges.has(change));
}

/** Returns the edits of a solution, or undefined if the rules reject the solution even without the named leader. */
function findLegalEdits(
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  { search, copies, choices }: Solution,
): Edit[] | undefined {
  const { team } = request;
  const { leaderPointer } = getTeamRules(gameCatalog, team);
  const members = changeMembers(team, search.program.columns, copies);
  const isChanged = JSON.stringify(members) !== JSON.stringify(team.members);
  const edits: Edit[] = [
    ...(isChanged ? [{ op: 'set', path: '/members', value: members } as const] : []),
    ...search.program.createSettings(choices, copies).edits,
  ];
  if (isLegal(gameCatalog, request, edits)) return edits;
  const editsWithoutLeader: Edit[] =
    leaderPointer === undefined ? edits : [...edits, { op: 'remove', path: leaderPointer }];
  return leaderPointer !== undefined && isLegal(gameCatalog, request, editsWithoutLeader)
    ? editsWithoutLeader
    : undefined;
}

/** Describes a solution: which characters come and go, what else changes, and how the figures of the team change. */
function explain(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  solution: Solution,
  edits: readonly Edit[],
): Suggestion {
  const { team } = request;
  const { search, copies, choices } = solution;
  const copiesById = countCopies(team);
  const added: Amount[] = [];
  const removed: Amount[] = [];
  const corrected: Amount[] = [];
  for (const [index, { character }] of search.program.columns.entries()) {
    const { id: characterId } = character;
    const { counted = 0, invalidEntries = 0 } = copiesById.get(characterId) ?? {};
    const characterName = character.name || characterId;
    const difference = (copies[index] ?? 0) - counted;
    if (invalidEntries > 0 && difference > 0)
      corrected.push({ id: characterId, name: characterName, copies: difference });
    else if (difference > 0) added.push({ id: characterId, name: characterName, copies: difference });
    else if (difference < 0 || invalidEntries > 0)
      removed.push({ id: characterId, name: characterName, copies: invalidEntries - difference });
    copiesById.delete(characterId);
  }
  const unknownMembers = [...copiesById].map(([characterId, { counted, invalidEntries }]) => ({
    id: characterId,
    name: characterId,
    copies: counted + invalidEntries,
  }));
  const { leaderPointer } = getTeamRules(gameCatalog, team);
  return {
    edits,
    added,
    removed: [...unknownMembers, ...removed],
    corrected,
    sentences: search.program
      .createSettings(choices, copies)
      .sentences.map((sentence) => formatLateText(translate, sentence)),
    removesLeader: edits.some(({ op, path }) => op === 'remove' && path === leaderPointer),
    figures: listChangedFigures(translate, gameCatalog, request, edits),
  };
}

/** Lists the figures whose value or limit the edits change. */
function listChangedFigures(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  request: SuggestionRequest,
  edits: readonly Edit[],
): SuggestedFigure[] {
  const { team } = request;
  const listFigures = (shownTeam: Team) =>
    getTeamRules(gameCatalog, team).createView(shownTeam, getContext(gameCatalog, { ...request, team: shownTeam }))
      .figures;
  const previousFigures = new Map(listFigures(team).map((figure) => [figure.id, figure]));
  return listFigures(applyEdits(team, edits)).flatMap(({ id, label, value, limit, shownOn: medium }) => {
    const previousFigure = previousFigures.get(id);
    if (medium === 'paper' || value === null) return [];
    const [previousValue, newValue] = [
      formatLateText(translate, previousFigure?.value ?? ''),
      formatLateText(translate, value),
    ];
    if (previousValue === newValue && previousFigure?.limit === limit) return [];
    return [
      {
        label: formatLateText(translate, label),
        before: previousValue,
        after: newValue,
        ...(limit == null ? {} : { limit }),
      },
    ];
  });
}
