/**
 * Reads a list of members that was written as plain text, for a chat or a mail, and matches it with the characters of a library. A name,
 * number of copies or Level that can be understood in more than one way is a question for the user; nothing is guessed.
 */
import type { Edit } from '../document/edit.ts';
import type { Character } from '../document/schema.ts';
import { foldName } from './fold-name.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { type MemberReading, readMember, trimSeparators } from './read-member.ts';
import { splitTextLines, type TextLine } from './text-lines.ts';
import type { LabelMeaning, TextListWords } from './text-list-words.ts';

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

export interface TextListMatch {
  readonly name?: string;
  readonly player?: string;
  /** The name of the leader, if the list states it in a field of its own. */
  readonly leader?: string;
  /** Edits that set the size, the formation and other fields that the list states. */
  readonly edits: readonly Edit[];
  readonly members: readonly MatchedLine[];
  /** Lines, or parts of them, with a known label whose value is unknown: `Faction: Harbor Watch` without such a faction. */
  readonly unknownFields: readonly { readonly lineNumber: number; readonly source: string }[];
}

/** Input of `matchTextList` in addition to the text. */
export interface TextListContext {
  readonly words: TextListWords;
  readonly characters: readonly Character[];
  /** Returns the number that lists state after the name of a character. */
  readonly getLevel: (character: Character) => number;
}

/**
 * Returns what the list states. Every line with letters or digits is a field, a total, the name of the team or at least one member, so no
 * line is lost without a word.
 */
export function matchTextList(text: string, context: TextListContext): TextListMatch {
  const nameIndex = createNameIndex(context.characters);
  const { fields, memberLines, isTitleFollowedByField } = readLines(splitTextLines(text), context, nameIndex);
  const title = fields.name === undefined ? findTitle(memberLines, isTitleFollowedByField) : undefined;
  const members = memberLines
    .filter(({ line }) => line !== title)
    .flatMap(({ line, parts }) => parts.map((part) => createMatchedLine(line, part)));
  const isTitleUnsure =
    fields.name === undefined && title === undefined && isMaybeTitle(memberLines, isTitleFollowedByField);
  const name = fields.name ?? (title === undefined ? undefined : trimSeparators(title.text));
  return {
    ...(name === undefined ? {} : { name }),
    ...(fields.player === undefined ? {} : { player: fields.player }),
    edits: fields.edits,
    ...(fields.leader === undefined ? {} : { leader: fields.leader }),
    members: addLeader(isTitleUnsure ? askWhetherTitle(members) : members, fields, context, nameIndex),
    unknownFields: fields.unknownFields,
  };
}

/** The lines of a list by their meaning. */
interface ReadLines {
  readonly fields: StatedFields;
  readonly memberLines: readonly MemberLine[];
  /** Whether a field follows the first of `memberLines`, which may be the name of the team. */
  readonly isTitleFollowedByField: boolean;
}

function readLines(lines: readonly TextLine[], context: TextListContext, nameIndex: NameIndex): ReadLines {
  const { words } = context;
  const fields: StatedFields = { edits: [], unknownFields: [] };
  const memberLines: MemberLine[] = [];
  let isTitleFollowedByField = false;
  const nameLine = findNameAboveSettings(lines, words, nameIndex);
  if (nameLine !== undefined) fields.name = trimSeparators(nameLine.text);
  for (const line of lines.filter((candidate) => candidate !== nameLine)) {
    // A character may be called `Legal` or `Team: Alpha`.
    const isName = nameIndex.findExact(line.text).length > 0;
    const memberText = isName ? line.text : (readGroup(line.text, words) ?? readOther(line, words, fields));
    if (memberText === undefined) isTitleFollowedByField ||= memberLines.length === 1;
    else if (memberText !== '') memberLines.push({ line, parts: matchMembers(memberText, context, nameIndex) });
  }
  return { fields, memberLines, isTitleFollowedByField };
}

/** Reads a line without a group: returns undefined for a field, an empty text for a total, and the text of any other line. */
function readOther(line: TextLine, words: TextListWords, fields: StatedFields): string | undefined {
  if (readField(line.text, line, words, fields) || readUnlabeledFields(line, words, fields)) return undefined;
  return isTotal(line.text, words) ? '' : line.text;
}

/** A line that is neither a field nor a total: members, or the name of the team. */
interface MemberLine {
  readonly line: TextLine;
  readonly parts: readonly MatchedPart[];
}

/** A member on a line. A line names several members if their names are separated by commas. */
interface MatchedPart {
  readonly source: string;
  readonly readings: readonly MemberReading[];
  readonly match: MemberMatch;
}

const createMatchedLine = ({ lineNumber, source }: TextLine, part: MatchedPart): MatchedLine => {
  const level = part.readings.find((reading) => reading.level !== undefined)?.level;
  return { lineNumber, source: part.source || source, ...(level === undefined ? {} : { level }), match: part.match };
};

// Fields

/** The fields that were read so far. A later line overrides an earlier one. */
interface StatedFields {
  name?: string;
  player?: string;
  leader?: string;
  leaderLine?: TextLine;
  readonly edits: Edit[];
  readonly unknownFields: { lineNumber: number; source: string }[];
}

/**
 * Returns the first line if it is the name of a team that would be read as a setting, such as `Goon Squad`: directly below it is the line of
 * settings that Rollcall writes, with dots between them.
 */
function findNameAboveSettings(
  [firstLine, secondLine]: readonly TextLine[],
  words: TextListWords,
  nameIndex: NameIndex,
): TextLine | undefined {
  if (firstLine === undefined || secondLine === undefined || firstLine.isFollowedByBlank) return undefined;
  const ignoredFields: StatedFields = { edits: [], unknownFields: [] };
  const isSetting = readUnlabeledFields(firstLine, words, ignoredFields) || isTotal(firstLine.text, words);
  return isSetting &&
    nameIndex.findExact(firstLine.text).length === 0 &&
    secondLine.text.includes(' · ') &&
    readUnlabeledFields(secondLine, words, ignoredFields)
    ? firstLine
    : undefined;
}

/** Returns the members behind the heading of a group, an empty text if they are on the next lines, or undefined without a heading. */
function readGroup(text: string, words: TextListWords): string | undefined {
  const labeled = splitLabel(text);
  return labeled !== undefined && words.labels.get(foldName(labeled.label))?.kind === 'group'
    ? labeled.value
    : undefined;
}

/** Adds the leader that a field names if no line names this character: the field is then the only place that does. */
function addLeader(
  members: readonly MatchedLine[],
  { leader, leaderLine }: StatedFields,
  context: TextListContext,
  nameIndex: NameIndex,
): readonly MatchedLine[] {
  if (leader === undefined || leaderLine === undefined) return members;
  const leaderForm = foldName(leader);
  const listChoices = ({ match }: MatchedLine): readonly MemberChoice[] =>
    match.kind === 'certain' ? [match.choice] : match.kind === 'unsure' ? match.choices : [];
  if (members.some((member) => listChoices(member).some(({ character }) => foldName(character.name) === leaderForm)))
    return members;
  const leaderParts = matchMembers(leader, context, nameIndex);
  return [...members, ...leaderParts.map((part) => createMatchedLine(leaderLine, part))];
}

/** The longest label. A longer text before a colon is a sentence. */
const MAX_LABEL = 40;

/** Splits `Label: value`. Returns undefined for a text without a label. A label has no digits, so that `2x Fresnel: 7` is a member. */
function splitLabel(text: string): { readonly label: string; readonly value: string } | undefined {
  const end = text.search(/[:=]/);
  const label = text.slice(0, end).trimEnd();
  return end <= 0 || label.length > MAX_LABEL || /\d/.test(label)
    ? undefined
    : { label, value: text.slice(end + 1).trim() };
}

/** Reads a line with a known label into `fields`. Returns whether the line has one. */
function readField(text: string, line: TextLine, words: TextListWords, fields: StatedFields): boolean {
  const labeled = splitLabel(text);
  const meaning = labeled === undefined ? undefined : words.labels.get(foldName(labeled.label));
  if (labeled === undefined || meaning === undefined) return false;
  // A label without a value is the heading of the lines below it: `Members:`.
  if (labeled.value !== '' && !readValue(labeled.value, meaning, line, fields))
    fields.unknownFields.push({ lineNumber: line.lineNumber, source: line.source });
  return true;
}

/** Reads the value of a field into `fields`. Returns false if the value is unknown. */
function readValue(value: string, meaning: LabelMeaning, line: TextLine, fields: StatedFields): boolean {
  switch (meaning.kind) {
    case 'note':
    case 'group':
      return true;
    case 'name':
    case 'player':
    case 'leader':
      fields[meaning.kind] = value;
      if (meaning.kind === 'leader') fields.leaderLine = line;
      return true;
    case 'size': {
      const size = /\d+/.exec(value)?.[0];
      if (size === undefined) return false;
      fields.edits.push({ op: 'set', path: meaning.pointer, value: Number(size) });
      return true;
    }
    case 'value': {
      const edits = meaning.valueEdits.get(foldName(value));
      fields.edits.push(...(edits ?? []));
      return edits !== undefined;
    }
    case 'picks': {
      const ids = value
        .split(/[,;·]/)
        .flatMap((name) => (name.trim() === '' ? [] : [findPick(name, meaning.idsByName)]));
      const knownIds = ids.filter((id) => id !== undefined);
      fields.edits.push({ op: 'set', path: meaning.pointer, value: knownIds });
      return knownIds.length === ids.length;
    }
  }
}

const findPick = (name: string, idsByName: ReadonlyMap<string, string>): string | undefined =>
  idsByName.get(foldName(name)) ?? idsByName.get(foldName(name.replace(/\([^()]*\)\s*$/u, '')));

/** Separators of fields on one line: `Combined Team · Faction: Harbor Watch · 25 Levels`. */
const FIELD_SEPARATOR = /[·|•,;]| [–—-] /u;

/** `25 Levels`. */
const SIZE_WITH_UNIT = /^(?<size>\d{1,4})\s*(?<unit>\p{L}+)\.?$/u;

/** Reads a line that consists of known values, of sizes and of labeled fields. Returns false if any part of the line is something else. */
function readUnlabeledFields(line: TextLine, words: TextListWords, fields: StatedFields): boolean {
  const partFields: StatedFields = { edits: [], unknownFields: [] };
  const parts = line.text.split(FIELD_SEPARATOR).map((part) => part.trim());
  const isRead = parts.every((part) => {
    const { size, unit } = SIZE_WITH_UNIT.exec(part)?.groups ?? {};
    if (
      size !== undefined &&
      unit !== undefined &&
      words.sizePointer !== undefined &&
      words.member.levels.has(foldName(unit))
    ) {
      partFields.edits.push({ op: 'set', path: words.sizePointer, value: Number(size) });
      return true;
    }
    const valueEdits = words.values.get(foldName(part));
    if (valueEdits !== undefined) {
      partFields.edits.push(...valueEdits);
      return true;
    }
    return words.fillers.has(foldName(part)) || readField(part, { ...line, source: part }, words, partFields);
  });
  if (!isRead) return false;
  const { edits, unknownFields, ...names } = partFields;
  Object.assign(fields, names);
  fields.edits.push(...edits);
  fields.unknownFields.push(...unknownFields);
  return true;
}

/** Whether a line has only numbers and words of totals: `23 of 25 Levels, legal`. */
function isTotal(text: string, { member, fillers, labels }: TextListWords): boolean {
  const totalWords = foldName(text).split(' ');
  return totalWords.every(
    (word) =>
      /^\d+$/.test(word) ||
      fillers.has(word) ||
      member.levels.has(word) ||
      ['note', 'group'].includes(labels.get(word)?.kind ?? ''),
  );
}

// Members

/**
 * Separators of members on one line, and how many parts must be names for the line to be split there. Commas and `and` are part of names
 * and remarks more often than slashes.
 */
const MEMBER_SEPARATORS: readonly { readonly pattern: RegExp; readonly minNames: number }[] = [
  { pattern: /[;|/•·]/u, minNames: 1 },
  { pattern: /[,;|/•·]/u, minNames: 2 },
  { pattern: /[,;|/•·+&]| (?:and|und|et) /u, minNames: 2 },
];

/** Matches the members that a line names. A line that is the name of a character is not split. */
function matchMembers(
  text: string,
  { words, getLevel }: TextListContext,
  nameIndex: NameIndex,
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
  if (wholeLine.candidates.length > 0) return [matchPart(wholeLine)];
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

function findNames(text: string, words: TextListWords, nameIndex: NameIndex): NamedPart {
  const readings = readMember(text, words.member);
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

// The name of the team

/** Whether a line states a Level or a number of copies. */
const hasNumbers = ({ parts }: MemberLine): boolean =>
  parts.some(({ readings }) => readings.some(({ level, statesCopies }) => level !== undefined || statesCopies));

/**
 * Returns the first line if it is the name of the team: it names no character, and members or fields follow. A name with numbers, such as
 * `Team 7`, is recognized only in front of a field.
 */
function findTitle(memberLines: readonly MemberLine[], isFollowedByField: boolean): TextLine | undefined {
  const [firstLine, ...otherLines] = memberLines;
  if (firstLine === undefined || !firstLine.parts.every(({ match }) => match.kind === 'unknown')) return undefined;
  return isFollowedByField || (otherLines.length > 0 && !hasNumbers(firstLine)) ? firstLine.line : undefined;
}

/**
 * Whether the first line may be the name of the team, although a character has this or a similar name: a field follows, or all other
 * lines have numbers.
 */
function isMaybeTitle([firstLine, ...otherLines]: readonly MemberLine[], isFollowedByField: boolean): boolean {
  if (firstLine === undefined || firstLine.parts.length > 1) return false;
  return isFollowedByField || (otherLines.length > 0 && !hasNumbers(firstLine) && otherLines.every(hasNumbers));
}

function askWhetherTitle(members: readonly MatchedLine[]): readonly MatchedLine[] {
  const [firstMember, ...otherMembers] = members;
  if (firstMember === undefined || firstMember.match.kind === 'unknown') return members;
  const { match } = firstMember;
  const choices = match.kind === 'certain' ? [match.choice] : match.choices;
  return [{ ...firstMember, match: { kind: 'unsure', reason: 'title', choices } }, ...otherMembers];
}
