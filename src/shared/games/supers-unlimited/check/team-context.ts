/** Creates the input of the rules on a team: every seat with its character, and the sums if they can be trusted. */
import { writeCanonicalJson, writeOrderedJson } from '../../../document/fingerprint/canonical.ts';
import { isWhole } from '../../../rules/rule.ts';
import { type CountedMember, type TeamTally, tallyTeam } from '../derive/team.ts';
import { completeCharacter, completeTeam, type FullCharacter, type FullTeam } from '../documents/complete.ts';
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

/** The character that the id of a member refers to. */
export interface FoundCharacter {
  rawCharacter: Character;
  fullCharacter: FullCharacter;
  /** Index among the embedded characters; absent for a character from elsewhere. */
  embeddedIndex?: number;
}

/** Members that can be counted, and their sums. */
export interface CountedTeam {
  members: readonly CountedMember[];
  tally: TeamTally;
}

export interface TeamContext {
  rawTeam: Team;
  fullTeam: FullTeam;
  /** The size that is checked: the size of the event, or else the size that the team states (E-32). */
  agreedLevels: number;
  agreedSource: 'event' | 'team';
  options: SuOptions;
  seats: readonly Seat[];
  /** Indexes of embedded characters with equal ids and different contents, by id. */
  duplicates: ReadonlyMap<string, readonly number[]>;
  /** Whether the character of a member has an error. */
  isIllegal: (found: FoundCharacter) => boolean;
  /** Absent if the sums can't be trusted: if the team is empty, a member is unknown, or a Level or a number of copies is invalid. */
  counted?: CountedTeam;
}

/**
 * Looks up members among the embedded characters first, then among `otherCharacters` (docs/rules.md#r84-looking-members-up).
 * `eventLevels` overrides the size that the team states.
 */
export function createTeamContext(
  rawTeam: Team,
  otherCharacters: ReadonlyMap<string, Character>,
  options: SuOptions,
  eventLevels: number | undefined,
  isIllegal: (found: FoundCharacter) => boolean,
): TeamContext {
  const fullTeam = completeTeam(rawTeam);
  const agreedLevels = eventLevels ?? fullTeam.levels;
  const agreedSource = eventLevels === undefined ? 'team' : 'event';
  const { byId: embeddedById, duplicates } = indexEmbedded(rawTeam, fullTeam);
  const foundById = new Map<string, FoundCharacter | undefined>();
  const findCharacter = (characterId: string): FoundCharacter | undefined => {
    if (!foundById.has(characterId)) {
      const otherCharacter = otherCharacters.get(characterId);
      foundById.set(
        characterId,
        embeddedById.get(characterId) ??
          (otherCharacter && { rawCharacter: otherCharacter, fullCharacter: completeCharacter(otherCharacter) }),
      );
    }
    return foundById.get(characterId);
  };
  const seats = fullTeam.members.map((member, index): Seat => {
    const foundCharacter = findCharacter(member.character);
    return { index, id: member.character, copies: member.copies, ...(foundCharacter ? { found: foundCharacter } : {}) };
  });
  const countedTeam = countSeats(seats);
  return {
    rawTeam,
    fullTeam,
    agreedLevels,
    agreedSource,
    options,
    seats,
    duplicates,
    isIllegal,
    ...(countedTeam ? { counted: countedTeam } : {}),
  };
}

function countSeats(seats: readonly Seat[]): CountedTeam | undefined {
  if (seats.length === 0) return undefined;
  const members: CountedMember[] = [];
  for (const { id, copies, found } of seats) {
    if (!found || !isWhole(copies, 1) || !isLevel(found.fullCharacter.level)) return undefined;
    members.push({
      id,
      copies,
      character: found.fullCharacter,
      isSuper: found.fullCharacter.level >= LEVELS.superFrom,
    });
  }
  return { members, tally: tallyTeam(members) };
}

/**
 * Indexes the embedded characters by id. If several characters have the same id, the character whose canonical text sorts first is used,
 * so that the order of the list doesn't matter. `duplicates` holds the indexes of each id with different contents. Contents can be equal
 * although the written characters differ: a character may state red HP boxes that equal the default.
 */
function indexEmbedded(rawTeam: Team, fullTeam: FullTeam) {
  const indexesById = new Map<string, number[]>();
  (rawTeam.characters ?? []).forEach((character, index) => {
    const indexes = indexesById.get(character.id);
    if (indexes) indexes.push(index);
    else indexesById.set(character.id, [index]);
  });
  const characterById = new Map<string, FoundCharacter>();
  const duplicates = new Map<string, readonly number[]>();
  for (const [characterId, indexes] of indexesById) {
    const candidates = indexes.map((index) => {
      const character = rawTeam.characters?.[index] as Character;
      return { index, character, text: indexes.length > 1 ? writeOrderedJson(fullTeam.characters[index]) : '' };
    });
    const firstCandidate = candidates.reduce((earlier, candidate) =>
      isBefore(candidate, earlier) ? candidate : earlier,
    );
    if (candidates.some((candidate) => candidate.text !== firstCandidate.text)) duplicates.set(characterId, indexes);
    characterById.set(characterId, {
      rawCharacter: firstCandidate.character,
      fullCharacter: fullTeam.characters[firstCandidate.index] as FullCharacter,
      embeddedIndex: firstCandidate.index,
    });
  }
  return { byId: characterById, duplicates };
}

/** Returns the embedded characters that members refer to, by id. */
export function getEmbeddedById(team: Team): Map<string, Character> {
  if (team.characters === undefined) return new Map();
  const { byId } = indexEmbedded(team, completeTeam(team));
  return new Map([...byId].map(([characterId, { rawCharacter }]) => [characterId, rawCharacter]));
}

interface Candidate {
  character: Character;
  text: string;
}

const isBefore = (candidate: Candidate, otherCandidate: Candidate): boolean =>
  candidate.text === otherCandidate.text
    ? writeCanonicalJson(candidate.character) < writeCanonicalJson(otherCandidate.character)
    : candidate.text < otherCandidate.text;
