/** Checks which characters can join a team. It judges the team with one more member and compares the findings. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { judge, resolveDocumentOptions } from '../../../../shared/rules/judge.ts';
import type { TeamFigure } from '../../../../shared/rules/team-rules.ts';
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { type CharactersById, listLibraryMembers } from '../verdict/judge-team.ts';
import { addMemberCopy } from './member-edits.ts';

export interface JoinCheck {
  /** Whether the member adds no error and makes no existing error worse, apart from errors about the leader. */
  canJoin: boolean;
  /** Set if the Levels of the team can't be counted, so that most rules are skipped. */
  isUncertain?: true;
  /** The error that prevents joining. If the character can join, a new finding that the character causes. */
  finding?: Finding;
  /** The changed figures that have a limit. Also the figure that the error is about, even without a limit. */
  changes?: readonly FigureChange[];
  /** Labels of the figures whose errors this member would repair, if it can join. */
  repairs?: readonly LateText[];
}

/** The value of a figure before and after the member joins. */
export interface FigureChange {
  readonly id: string;
  readonly label: LateText;
  readonly before: LateText;
  readonly after: LateText;
  readonly limit?: number;
  /** Whether the error that prevents joining is about this figure. */
  readonly isBroken: boolean;
}

/**
 * Checks candidates for one state of a team. Each check is computed on first use and cached, so a list that shows ten of a
 * thousand rows computes ten checks.
 */
export class CandidateChecks {
  readonly #gameCatalog: GameCatalog<Game>;
  readonly #team: Team;
  readonly #members: readonly Character[];
  readonly #charactersById: CharactersById;
  readonly #eventPack: EventPack | undefined;
  readonly #findingsBefore: readonly Finding[];
  readonly #figures: readonly TeamFigure[];
  readonly #checks = new WeakMap<Character, JoinCheck>();

  constructor(gameCatalog: GameCatalog<Game>, team: Team, charactersById: CharactersById, eventPack?: EventPack) {
    this.#gameCatalog = gameCatalog;
    this.#team = team;
    this.#charactersById = charactersById;
    this.#eventPack = eventPack;
    this.#members = listLibraryMembers(team, charactersById);
    this.#findingsBefore = judge(this.#gameCatalog, team, {
      characters: this.#members,
      ...this.#eventOptions,
    }).findings;
    this.#figures = this.#computeFigures(team);
  }

  get #eventOptions(): { eventPack?: EventPack } {
    return this.#eventPack === undefined ? {} : { eventPack: this.#eventPack };
  }

  #computeFigures(team: Team): readonly TeamFigure[] {
    const options = resolveDocumentOptions(this.#gameCatalog, team, this.#eventOptions);
    return getTeamRules(this.#gameCatalog, team).createView(team, {
      options,
      characters: this.#charactersById,
      ...this.#eventOptions,
    }).figures;
  }

  /** Whether the check of this character is cached. */
  hasCheck(character: Character): boolean {
    return this.#checks.has(character);
  }

  getCheck(character: Character): JoinCheck {
    const cachedCheck = this.#checks.get(character);
    if (cachedCheck !== undefined) return cachedCheck;
    const newMembers = addMemberCopy(this.#team.members, character.id);
    // The candidate may already be a member. The rules then use the first of the two equal characters.
    const teamAfter = { ...this.#team, members: newMembers };
    const { findings: findingsAfter, levels } = judge(this.#gameCatalog, teamAfter, {
      characters: [...this.#members, character],
      ...this.#eventOptions,
    });
    const teamRules = getTeamRules(this.#gameCatalog, this.#team);
    const comparison = compareFindings(this.#findingsBefore, findingsAfter, teamRules.leaderPointer);
    if (comparison.canJoin)
      comparison.repairs = listRepairedFigures(this.#findingsBefore, findingsAfter, (code) =>
        this.#figures.find(({ id }) => id === teamRules.getFigureId(code)),
      );
    const brokenFigureId =
      comparison.canJoin || comparison.finding === undefined
        ? undefined
        : teamRules.getFigureId(comparison.finding.code);
    comparison.changes = listFigureChanges(this.#figures, this.#computeFigures(teamAfter), brokenFigureId);
    const check: JoinCheck =
      levels === undefined && comparison.canJoin ? { ...comparison, isUncertain: true } : comparison;
    this.#checks.set(character, check);
    return check;
  }
}

/** Compares the findings before and after a member joins. Errors about the leader are reported but do not prevent joining. */
export function compareFindings(
  findingsBefore: readonly Finding[],
  findingsAfter: readonly Finding[],
  leaderPointer?: string,
): JoinCheck {
  const isBlocking = (finding: Finding) => finding.severity === 'error' && finding.path !== leaderPointer;
  const breachesBefore = groupBreaches(findingsBefore.filter(isBlocking));
  const breachesAfter = groupBreaches(findingsAfter.filter(isBlocking));
  const worseFinding = findingsAfter.find(
    (finding) => isBlocking(finding) && isWorse(breachesBefore.get(finding.code), breachesAfter.get(finding.code)),
  );
  if (worseFinding !== undefined) return { canJoin: false, finding: worseFinding };
  const knownKeys = new Set(findingsBefore.map(getFindingKey));
  const newFinding = findingsAfter.find(
    (finding) => finding.severity !== 'info' && !isBlocking(finding) && !knownKeys.has(getFindingKey(finding)),
  );
  return newFinding === undefined ? { canJoin: true } : { canJoin: true, finding: newFinding };
}

/**
 * Returns the labels of the figures whose errors are gone. Errors without a figure are ignored. An empty team, for example, has
 * the error that it has no members, which any candidate would repair.
 */
function listRepairedFigures(
  findingsBefore: readonly Finding[],
  findingsAfter: readonly Finding[],
  findFigure: (code: string) => TeamFigure | undefined,
): LateText[] {
  const remainingCodes = new Set(findingsAfter.map(({ code }) => code));
  const repairedFindings = findingsBefore.filter(
    ({ severity, code }) => severity === 'error' && !remainingCodes.has(code),
  );
  return [...new Set(repairedFindings.flatMap(({ code }) => findFigure(code)?.label ?? []))];
}

/**
 * Returns the changed figures that have a limit, and the broken figure. Figures whose limit changes with the members are
 * ignored, because members do not use up such a limit.
 */
function listFigureChanges(
  figuresBefore: readonly TeamFigure[],
  figuresAfter: readonly TeamFigure[],
  brokenFigureId: string | undefined,
): FigureChange[] {
  return figuresAfter.flatMap((figure): FigureChange[] => {
    const figureBefore = figuresBefore.find(({ id: figureId }) => figureId === figure.id);
    const isBroken = figure.id === brokenFigureId;
    const isUsedUp =
      figure.limit !== undefined &&
      figureBefore?.limit === figure.limit &&
      !isSameText(figureBefore.value ?? undefined, figure.value ?? undefined);
    if (figure.shownOn === 'paper' && !isBroken) return [];
    if (figure.value === null || !(isBroken || isUsedUp)) return [];
    const { id, label, value, limit } = figure;
    return [
      { id, label, before: figureBefore?.value ?? '', after: value, isBroken, ...(limit == null ? {} : { limit }) },
    ];
  });
}

const getFindingKey = (finding: Finding) => `${finding.code} ${finding.subjects.join(' ')}`;

/** The extent to which one rule is broken: the number of errors, and the distance of their values from what is required. */
interface Breach {
  count: number;
  distance: number;
}

function groupBreaches(findings: readonly Finding[]): Map<string, Breach> {
  const breachesByCode = new Map<string, Breach>();
  for (const finding of findings) {
    const { count, distance } = breachesByCode.get(finding.code) ?? { count: 0, distance: 0 };
    breachesByCode.set(finding.code, { count: count + 1, distance: distance + getDistance(finding) });
  }
  return breachesByCode;
}

function getDistance({ actual, required }: Finding): number {
  return typeof actual === 'number' && typeof required === 'number' ? Math.abs(actual - required) : 0;
}

function isWorse(breachBefore: Breach | undefined, breachAfter: Breach | undefined): boolean {
  if (breachAfter === undefined) return false;
  return (
    breachBefore === undefined || breachAfter.count > breachBefore.count || breachAfter.distance > breachBefore.distance
  );
}
