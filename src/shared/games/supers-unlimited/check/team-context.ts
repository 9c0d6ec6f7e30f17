/** What the rules on a team are given: every seat with its character, and the sums, where sums can be trusted. */
import { canonicalJson, orderedJson } from '../../../document/fingerprint/canonical.ts';
import { isWhole } from '../../../rules/rule.ts';
import { type Counted, type Tally, tally } from '../derive/team.ts';
import { type FullCharacter, type FullTeam, normalCharacter, normalTeam } from '../documents/normal.ts';
import type { Character, Team } from '../documents/schema.ts';
import { LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';
import { isLevel } from './character-rules.ts';

/** One entry of `members`. */
interface Seat {
  index: number;
  id: string;
  copies: number;
  found?: FoundCharacter;
}

/** The character behind an id. */
export interface FoundCharacter {
  raw: Character;
  full: FullCharacter;
  /** Place among the embedded characters; absent when it came from elsewhere. */
  embeddedAt?: number;
}

/** Members that can be counted, and what they add up to. */
export interface CountedTeam {
  members: readonly Counted[];
  sum: Tally;
}

export interface TeamContext {
  raw: Team;
  full: FullTeam;
  /** The size that is checked: that of the event, else the one the team states (E-32). */
  agreed: number;
  agreedBy: 'event' | 'team';
  options: SuOptions;
  seats: readonly Seat[];
  /** Seats by character id, first seat first. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Whether a member has an error of its own. */
  isIllegal: (found: FoundCharacter) => boolean;
  /** Undefined when nobody is in the team, a Level or copies is invalid, or a member unknown: no sum can be trusted then. */
  counted?: CountedTeam;
}

/**
 * Looks members up among the embedded characters first, then among `others` (docs/rules.md#r84-looking-members-up).
 * `eventLevels` overrides the size that the team states.
 */
export function teamContext(
  raw: Team,
  others: ReadonlyMap<string, Character>,
  options: SuOptions,
  eventLevels: number | undefined,
  isIllegal: (found: FoundCharacter) => boolean,
): TeamContext {
  const full = normalTeam(raw);
  const agreed = eventLevels ?? full.levels;
  const agreedBy = eventLevels === undefined ? 'team' : 'event';
  const { byId, duplicates } = embedded(raw, full);
  const known = new Map<string, FoundCharacter | undefined>();
  const find = (id: string): FoundCharacter | undefined => {
    if (!known.has(id)) {
      const other = others.get(id);
      known.set(id, byId.get(id) ?? (other && { raw: other, full: normalCharacter(other) }));
    }
    return known.get(id);
  };
  const seats = full.members.map((member, index): Seat => {
    const found = find(member.character);
    return { index, id: member.character, copies: member.copies, ...(found ? { found } : {}) };
  });
  const counted = countedSeats(seats);
  return { raw, full, agreed, agreedBy, options, seats, duplicates, isIllegal, ...(counted ? { counted } : {}) };
}

function countedSeats(seats: readonly Seat[]): CountedTeam | undefined {
  if (seats.length === 0) return undefined;
  const members: Counted[] = [];
  for (const { id, copies, found } of seats) {
    if (!found || !isWhole(copies, 1) || !isLevel(found.full.level)) return undefined;
    members.push({ id, copies, character: found.full, isSuper: found.full.level >= LEVELS.superFrom });
  }
  return { members, sum: tally(members) };
}

/**
 * Embedded characters by id. Where one id stands several times, the one whose canonical text comes first is taken, so
 * that the order of the list does not matter; `duplicates` holds the places of each id with several contents. Contents can
 * be alike where what was written is not: red HP boxes that say the default, where a house rule has another one.
 */
function embedded(raw: Team, full: FullTeam) {
  const places = new Map<string, number[]>();
  (raw.characters ?? []).forEach((c, index) => {
    const at = places.get(c.id);
    if (at) at.push(index);
    else places.set(c.id, [index]);
  });
  const byId = new Map<string, FoundCharacter>();
  const duplicates = new Map<string, readonly number[]>();
  for (const [id, at] of places) {
    const candidates = at.map((index) => {
      const character = raw.characters?.[index] as Character;
      return { i: index, character, text: at.length > 1 ? orderedJson(full.characters[index]) : '' };
    });
    const first = candidates.reduce((a, b) => (isBefore(b, a) ? b : a));
    if (candidates.some((c) => c.text !== first.text)) duplicates.set(id, at);
    byId.set(id, { raw: first.character, full: full.characters[first.i] as FullCharacter, embeddedAt: first.i });
  }
  return { byId, duplicates };
}

/** Embedded characters by id: those that members with these ids are. */
export function embeddedById(team: Team): Map<string, Character> {
  if (team.characters === undefined) return new Map();
  const { byId } = embedded(team, normalTeam(team));
  return new Map([...byId].map(([id, { raw }]) => [id, raw]));
}

interface Candidate {
  character: Character;
  text: string;
}

const isBefore = (a: Candidate, b: Candidate): boolean =>
  a.text === b.text ? canonicalJson(a.character) < canonicalJson(b.character) : a.text < b.text;
