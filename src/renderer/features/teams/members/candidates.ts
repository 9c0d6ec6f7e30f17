/** Computes which characters can join: the team with one more member is judged, and the findings are compared. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { judge, resolveDocumentOptions } from '../../../../shared/rules/judge.ts';
import type { TeamFigure } from '../../../../shared/rules/team-rules.ts';
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { type Known, namedMembers } from '../verdict/judgement.ts';
import { withMember } from './members.ts';

export interface Trial {
  /** Whether the member adds no new error and makes none worse. */
  joins: boolean;
  /** Set if the team cannot be counted, so that most rules are skipped. */
  unsure?: true;
  /** The finding that prevents joining, or a remark. */
  note?: Finding;
  /** The changes of figures with a limit, and of the figure that the reason is about. */
  changes?: readonly FigureChange[];
  /** Labels of the figures whose errors this member would repair. */
  repairs?: readonly LateText[];
}

/** The value of a figure before and after the member joins. */
export interface FigureChange {
  readonly id: string;
  readonly label: LateText;
  readonly before: LateText;
  readonly after: LateText;
  readonly limit?: number;
  /** Whether the reason is about this figure. */
  readonly isBroken: boolean;
}

/**
 * Trials of candidates for one state of a team. Each trial is computed on first use and cached, so a list that shows ten of
 * a thousand rows computes ten.
 */
export class CandidateTrials {
  readonly #games: GameCatalog<Game>;
  readonly #team: Team;
  readonly #members: readonly Character[];
  readonly #known: Known;
  readonly #event: EventPack | undefined;
  readonly #before: readonly Finding[];
  readonly #figures: readonly TeamFigure[];
  readonly #made = new WeakMap<Character, Trial>();

  constructor(gameCatalog: GameCatalog<Game>, team: Team, known: Known, event?: EventPack) {
    this.#games = gameCatalog;
    this.#team = team;
    this.#known = known;
    this.#event = event;
    this.#members = namedMembers(team, known);
    this.#before = judge(this.#games, team, { characters: this.#members, ...this.#atEvent }).findings;
    this.#figures = this.#figuresOf(team);
  }

  get #atEvent(): { eventPack?: EventPack } {
    return this.#event === undefined ? {} : { eventPack: this.#event };
  }

  #figuresOf(team: Team): readonly TeamFigure[] {
    const options = resolveDocumentOptions(this.#games, team, this.#atEvent);
    return getTeamRules(this.#games, team).createView(team, { options, characters: this.#known, ...this.#atEvent })
      .figures;
  }

  /** Whether the trial of this character is cached. */
  has(character: Character): boolean {
    return this.#made.has(character);
  }

  of(character: Character): Trial {
    const held = this.#made.get(character);
    if (held !== undefined) return held;
    const members = withMember(this.#team.members, character.id);
    // The candidate comes last: a member of the same id is the same character, and the rules use the first of the two.
    const after = { ...this.#team, members };
    const { findings, levels } = judge(this.#games, after, {
      characters: [...this.#members, character],
      ...this.#atEvent,
    });
    const rules = getTeamRules(this.#games, this.#team);
    const compared: Trial = {
      ...compare(this.#before, findings, rules.leaderPointer),
      repairs: repairs(this.#before, findings, (code) =>
        this.#figures.find(({ id }) => id === rules.getFigureId(code)),
      ),
    };
    const broken = compared.joins || compared.note === undefined ? undefined : rules.getFigureId(compared.note.code);
    compared.changes = changesOf(this.#figures, this.#figuresOf(after), broken);
    const trial: Trial = levels === undefined && compared.joins ? { ...compared, unsure: true } : compared;
    this.#made.set(character, trial);
    return trial;
  }
}

/** Compares the findings before and after a member joins. Errors about the leader do not prevent joining; they are only noted. */
export function compare(before: readonly Finding[], after: readonly Finding[], leaderAt?: string): Trial {
  const isBlocking = (f: Finding) => f.severity === 'error' && f.path !== leaderAt;
  const breachesBefore = breaches(before.filter(isBlocking));
  const breachesAfter = breaches(after.filter(isBlocking));
  const worse = after.find((f) => isBlocking(f) && isWorse(breachesBefore.get(f.code), breachesAfter.get(f.code)));
  if (worse !== undefined) return { joins: false, note: worse };
  const known = new Set(before.map(keyOf));
  const note = after.find((f) => f.severity !== 'info' && !isBlocking(f) && !known.has(keyOf(f)));
  return note === undefined ? { joins: true } : { joins: true, note };
}

/**
 * Returns the labels of the figures whose errors are gone. Errors without a figure are left out: an empty team only lacks
 * members, which any candidate repairs.
 */
function repairs(
  before: readonly Finding[],
  after: readonly Finding[],
  figureOf: (code: string) => TeamFigure | undefined,
): LateText[] {
  const left = new Set(after.map(({ code }) => code));
  const gone = before.filter(({ severity, code }) => severity === 'error' && !left.has(code));
  return [...new Set(gone.flatMap(({ code }) => figureOf(code)?.label ?? []))];
}

/** Returns the changed figures. A limit that changes with the members is not used up by them, so its figure is left out. */
function changesOf(
  before: readonly TeamFigure[],
  after: readonly TeamFigure[],
  broken: string | undefined,
): FigureChange[] {
  return after.flatMap((figure): FigureChange[] => {
    const held = before.find(({ id }) => id === figure.id);
    const isBroken = figure.id === broken;
    const isUsedUp =
      figure.limit !== undefined &&
      held?.limit === figure.limit &&
      !isSameText(held.value ?? undefined, figure.value ?? undefined);
    if (figure.shownOn === 'paper' && !isBroken) return [];
    if (figure.value === null || !(isBroken || isUsedUp)) return [];
    const { id, label, value, limit } = figure;
    return [{ id, label, before: held?.value ?? '', after: value, isBroken, ...(limit == null ? {} : { limit }) }];
  });
}

const keyOf = (f: Finding) => `${f.code} ${f.subjects.join(' ')}`;

/** The extent to which one rule is broken: the number of errors, and the distance of their values from what is required. */
interface Breach {
  count: number;
  distance: number;
}

function breaches(findings: readonly Finding[]): Map<string, Breach> {
  const found = new Map<string, Breach>();
  for (const f of findings) {
    const { count, distance } = found.get(f.code) ?? { count: 0, distance: 0 };
    found.set(f.code, { count: count + 1, distance: distance + distanceOf(f) });
  }
  return found;
}

function distanceOf({ actual, required }: Finding): number {
  return typeof actual === 'number' && typeof required === 'number' ? Math.abs(actual - required) : 0;
}

function isWorse(before: Breach | undefined, after: Breach | undefined): boolean {
  if (after === undefined) return false;
  return before === undefined || after.count > before.count || after.distance > before.distance;
}
