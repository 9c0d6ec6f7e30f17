/** Finds out who can join: the team with one more member is judged, and the findings are compared. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { teamRulesOf } from '../../../../shared/rules/game-rules.ts';
import { judge, optionsFor } from '../../../../shared/rules/judge.ts';
import type { TeamFigure } from '../../../../shared/rules/team-rules.ts';
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { type Known, namedMembers } from '../verdict/judgement.ts';
import { withMember } from './members.ts';

export interface Trial {
  /** Whether the member adds no new error and makes none worse. */
  joins: boolean;
  /** The team cannot be counted, so that most rules are skipped. */
  unsure?: true;
  /** The reason why not, or a remark: a finding of the rules. */
  note?: Finding;
  /** Figures with a limit, and the one that the reason is about, as this one would change them. */
  changes?: readonly FigureChange[];
  /** What it would put in order: the figures, or the sentences where there is none. */
  repairs?: readonly LateText[];
}

/** A figure before and after. */
export interface FigureChange {
  readonly id: string;
  readonly label: LateText;
  readonly before: LateText;
  readonly after: LateText;
  readonly limit?: number;
  /** It is what the reason is about. */
  readonly isBroken: boolean;
}

/**
 * Trials for one state of a team. Each is made on first use and cached: a list that shows ten rows of a thousand
 * makes ten.
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

  get #atEvent(): { event?: EventPack } {
    return this.#event === undefined ? {} : { event: this.#event };
  }

  #figuresOf(team: Team): readonly TeamFigure[] {
    const options = optionsFor(this.#games, team, this.#atEvent);
    return teamRulesOf(this.#games, team).view(team, { options, characters: this.#known, ...this.#atEvent }).figures;
  }

  /** Whether the trial was made already. */
  has(character: Character): boolean {
    return this.#made.has(character);
  }

  of(character: Character): Trial {
    const held = this.#made.get(character);
    if (held !== undefined) return held;
    const members = withMember(this.#team.members, character.id);
    // The candidate last: a member of the same id is the same character, and the first of two is taken.
    const after = { ...this.#team, members };
    const { findings, levels } = judge(this.#games, after, {
      characters: [...this.#members, character],
      ...this.#atEvent,
    });
    const rules = teamRulesOf(this.#games, this.#team);
    const compared: Trial = {
      ...compare(this.#before, findings, rules.leaderAt),
      repairs: repairs(this.#before, findings, (code) => this.#figures.find(({ id }) => id === rules.figureOf(code))),
    };
    const broken = compared.joins || compared.note === undefined ? undefined : rules.figureOf(compared.note.code);
    compared.changes = changesOf(this.#figures, this.#figuresOf(after), broken);
    const trial: Trial = levels === undefined && compared.joins ? { ...compared, unsure: true } : compared;
    this.#made.set(character, trial);
    return trial;
  }
}

/** What one more member changed. Errors about the leader do not prevent joining; they are only noted. */
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

/** Errors that are gone, by the name of their figure. An empty team lacks members only, which anybody puts right. */
function repairs(
  before: readonly Finding[],
  after: readonly Finding[],
  figureOf: (code: string) => TeamFigure | undefined,
): LateText[] {
  const left = new Set(after.map(({ code }) => code));
  const gone = before.filter(({ severity, code }) => severity === 'error' && !left.has(code));
  return [...new Set(gone.flatMap(({ code }) => figureOf(code)?.label ?? []))];
}

/** A limit that moves with the members is none that they use up. */
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
    if (figure.on === 'paper' && !isBroken) return [];
    if (figure.value === null || !(isBroken || isUsedUp)) return [];
    const { id, label, value, limit } = figure;
    return [{ id, label, before: held?.value ?? '', after: value, isBroken, ...(limit == null ? {} : { limit }) }];
  });
}

const keyOf = (f: Finding) => `${f.code} ${f.subjects.join(' ')}`;

/** How badly one rule is broken: its number of errors, and how far their values are from what is required. */
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
