/** Finds out who can join: the team with one more member is judged, and the findings are compared. */

import type { Character, Team } from '../../../../shared/document/schema.ts';
import type { Finding } from '../../../../shared/finding/finding.ts';
import { teamRulesOf } from '../../../../shared/games/registry.ts';
import { judge } from '../../../../shared/judge.ts';
import { type Known, namedMembers } from '../verdict/judgement.ts';
import { withMember } from './members.ts';

export interface Trial {
  /** Whether the member adds no new error and makes none worse. */
  joins: boolean;
  /** The team cannot be counted, so that most rules are skipped. */
  unsure?: true;
  /** The reason why not, or a remark: a finding of the rules. */
  note?: Finding;
}

/**
 * Trials for one state of a team. Each is made on first use and cached: a list that shows ten rows of a thousand
 * makes ten.
 */
export class CandidateTrials {
  readonly #team: Team;
  readonly #members: readonly Character[];
  readonly #before: readonly Finding[];
  readonly #made = new WeakMap<Character, Trial>();

  constructor(team: Team, known: Known) {
    this.#team = team;
    this.#members = namedMembers(team, known);
    this.#before = judge(team, { characters: this.#members }).findings;
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
    const { findings, levels } = judge({ ...this.#team, members }, { characters: [...this.#members, character] });
    const compared = compare(this.#before, findings, teamRulesOf(this.#team).leaderAt);
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
