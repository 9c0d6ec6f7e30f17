/** Matches the members on a line of a text list with the characters of a library. */
import type { Character } from '../document/schema.ts';
import type { NameIndex } from './name-index.ts';
import { type MemberReading, type MemberWords, readMember } from './read-member.ts';
import type { TextLine } from './text-lines.ts';

/** A character as a member of a list. */
export interface MemberChoice {
  readonly character: Character;
  readonly copies: number;
  readonly isLeader: boolean;
}

/**
 * Why the user is asked. `several`: several characters have this name, or the numbers can be read in several ways. `level`: the character
 * has another Level than the line states. `similar`: no character has this name, but some have a similar one. `title`: the line may be the
 * name of the team.
 */
export type UnsureReason = 'several' | 'level' | 'similar' | 'title';

export type MemberMatch =
  | { readonly kind: 'certain'; readonly choice: MemberChoice }
  /** `choices` has at least one entry, the most likely one first. */
  | { readonly kind: 'unsure'; readonly reason: UnsureReason; readonly choices: readonly MemberChoice[] }
  | { readonly kind: 'unknown'; readonly copies: number };

export interface MatchedLine {
  /** Counted from 1. */
  readonly lineNumber: number;
  /** The line as it was written, or the part of it that names this member. */
  readonly source: string;
  /** The Level that the line states. */
  readonly level?: number;
  readonly match: MemberMatch;
}

/** A line that is neither a field nor a total: members, or the name of the team. */
export interface MemberLine {
  readonly line: TextLine;
  readonly parts: readonly MatchedPart[];
}

/** A member on a line. A line names several members if their names are separated by commas. */
export interface MatchedPart {
  readonly source: string;
  readonly readings: readonly MemberReading[];
  readonly match: MemberMatch;
}

export const createMatchedLine = ({ lineNumber, source }: TextLine, part: MatchedPart): MatchedLine => {
  const level = part.readings.find((reading) => reading.level !== undefined)?.level;
  return { lineNumber, source: part.source || source, ...(level === undefined ? {} : { level }), match: part.match };
};

/** What the members of a list are matched with. */
export interface MemberContext {
  readonly words: MemberWords;
  readonly nameIndex: NameIndex;
  /** Returns the number that lists state after the name of a character. */
  readonly getLevel: (character: Character) => number;
}

/**
 * Separators of members on one line, and how many parts must be names for the line to be split there. Commas and `and` are part of names
 * and remarks more often than slashes.
 */
const MEMBER_SEPARATORS: readonly { readonly pattern: RegExp; readonly minNames: number }[] = [
  { pattern: /[;|/•·]/u, minNames: 1 },
  { pattern: /[,;|/•·]/u, minNames: 2 },
  { pattern: /[,;|/•·+&]| (?:and|und|et) /u, minNames: 2 },
];

/**
 * Matches the members that a line names. A line that is the name of a character is not split.
 *
 * @param numberedTexts the same line with numbering, which belongs to the names of some characters
 */
export function matchMembers(
  text: string,
  { words, nameIndex, getLevel }: MemberContext,
  numberedTexts: readonly string[] = [],
): readonly MatchedPart[] {
  const matchPart = (part: NamedPart): MatchedPart => ({
    source: part.source,
    readings: part.readings,
    match:
      part.candidates.length > 0
        ? chooseCandidate(part.candidates, getLevel)
        : matchSimilar(part.readings, nameIndex, getLevel),
  });
  const wholeLine = findNames(text, words, nameIndex);
  const numberedLines = numberedTexts.map((numberedText) => findNames(numberedText, words, nameIndex));
  const namedLines = [...numberedLines, wholeLine].filter(({ candidates }) => candidates.length > 0);
  const [namedLine] = namedLines;
  if (namedLine !== undefined)
    return [matchPart({ ...namedLine, candidates: namedLines.flatMap(({ candidates }) => candidates) })];
  for (const { pattern, minNames } of MEMBER_SEPARATORS) {
    const partTexts = text
      .split(pattern)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    if (partTexts.length < 2) continue;
    const parts = partTexts.map((part) => findNames(part, words, nameIndex));
    if (parts.filter(({ candidates }) => candidates.length > 0).length >= minNames) return parts.map(matchPart);
  }
  return [matchPart(wholeLine)];
}

/** A text with all ways to read it, and the characters whose exact name is in one of the readings. */
interface NamedPart {
  readonly source: string;
  readonly readings: readonly MemberReading[];
  readonly candidates: readonly Candidate[];
}

function findNames(text: string, words: MemberWords, nameIndex: NameIndex): NamedPart {
  const readings = readMember(text, words);
  const candidates = readings.flatMap((reading) =>
    nameIndex.findExact(reading.name).map((character): Candidate => ({ reading, character })),
  );
  return { source: text, readings, candidates };
}

interface Candidate {
  readonly reading: MemberReading;
  readonly character: Character;
}

const createChoice = ({ reading: { copies, isLeader }, character }: Candidate): MemberChoice => ({
  character,
  copies,
  isLeader,
});

/** Lists the different choices. A reading that ignores the mark of a leader is not a different choice. */
function listChoices(candidates: readonly Candidate[]): readonly MemberChoice[] {
  const choices: MemberChoice[] = [];
  for (const choice of candidates.map(createChoice)) {
    const index = choices.findIndex(
      ({ character, copies }) => character === choice.character && copies === choice.copies,
    );
    if (index < 0) choices.push(choice);
    else if (choice.isLeader) choices[index] = choice;
  }
  return choices;
}

function chooseCandidate(candidates: readonly Candidate[], getLevel: (character: Character) => number): MemberMatch {
  const isRightLevel = ({ reading, character }: Candidate): boolean =>
    reading.level === undefined || reading.level === getLevel(character);
  const choices = listChoices(candidates.filter(isRightLevel));
  const [choice] = choices;
  if (choice === undefined) return { kind: 'unsure', reason: 'level', choices: listChoices(candidates) };
  return choices.length === 1 ? { kind: 'certain', choice } : { kind: 'unsure', reason: 'several', choices };
}

/** Offers characters with similar names. The reading with the shortest name is the one without numbers and notes. */
function matchSimilar(
  readings: readonly MemberReading[],
  nameIndex: NameIndex,
  getLevel: (character: Character) => number,
): MemberMatch {
  const shortestName = Math.min(...readings.map(({ name }) => name.length));
  const shortestReadings = readings.filter(({ name }) => name.length === shortestName);
  const [reading] = shortestReadings;
  if (reading === undefined) return { kind: 'unknown', copies: 1 };
  const similarCharacters = nameIndex.findSimilar(reading.name);
  const choices = listChoices(
    similarCharacters.flatMap((character) =>
      shortestReadings
        .filter(({ level }) => level === undefined || level === getLevel(character))
        .concat(shortestReadings)
        .slice(0, 1)
        .map((characterReading) => ({ reading: characterReading, character })),
    ),
  );
  return choices.length === 0
    ? { kind: 'unknown', copies: reading.copies }
    : { kind: 'unsure', reason: 'similar', choices };
}
