/** Reads a line of a text list that names a member: `2x Harbor Volunteer (1)`. */
import { foldName } from './fold-name.ts';

/** One way to read a line. */
export interface MemberReading {
  readonly name: string;
  readonly copies: number;
  /** The Level that the line states. */
  readonly level?: number;
  readonly isLeader: boolean;
  /** Whether the line states the number of copies. */
  readonly statesCopies: boolean;
}

/** The words of a line other than names, in their normal form. */
export interface MemberWords {
  /** `level`, `lv`, `stufe`. */
  readonly levels: ReadonlySet<string>;
  /** `copies`, `mal`. */
  readonly copies: ReadonlySet<string>;
  /** `leader`, `anführer`. */
  readonly leaders: ReadonlySet<string>;
}

const MAX_COPIES = 999;

/** A number of copies before a name: `2x Name`, `2 × Name`, `x2 Name`, `2 Name`. */
const COPIES_BEFORE =
  /^(?:(?<times>\d{1,3})\s*[x×*](?=\s|\p{L}{2})|[x×](?<after>\d{1,3})(?=\s)|(?<bare>\d{1,3})(?=\s+\p{L}))\s*(?<name>.+)$/iu;

/** A number of copies after a name: `Name x2`, `Name ×2`, `Name 2x`, `Name (x2)`. */
const COPIES_AFTER =
  /^(?<name>.+?)[\s,:;–—-]*[([]?\s*(?:[x×]\s*(?<times>\d{1,3})|(?<before>\d{1,3})\s*[x×])\s*[)\]]?$/iu;

/** Text in parentheses or brackets at the end of a line: `Name (Level 7)`, `Name [7]`. */
const BRACKETS_AFTER = /^(?<name>.+?)\s*(?:\((?<round>[^()]*)\)|\[(?<square>[^[\]]*)\])$/u;

/** Text after a separator at the end of a line: `Name, Level 7`, `Name – leader`, `Name: 7`. */
const NOTE_AFTER = /^(?<name>.+?)(?:\s*[,:;|·•]\s*|\s+[–—-]+\s+)(?<note>[^,:;|·•–—]+)$/u;

/** A number at the end of a line without a separator: `Name 7`, `Name L7`. */
const NUMBER_AFTER = /^(?<name>.+?)\s+(?<note>\p{L}{0,5}\.?\d{1,3})$/u;

/** A number and its unit at the end of a line without a separator: `Name Level 7`. */
const UNIT_AFTER = /^(?<name>.+?)\s+(?<note>\p{L}+\.?\s+\d{1,3})$/u;

/** A number with an optional unit before or after: `7`, `Level 7`, `lv.7`, `7 Levels`. */
const NUMBER_WITH_UNIT = /^(?<before>\p{L}*)\.?\s*(?<number>\d{1,3})\s*(?<after>\p{L}*)\.?$/u;

/**
 * Returns every way to read the line, the one with the longest name first. `Unit 7` is a name, or the name `Unit` with Level 7, or seven
 * copies; the characters of the library decide.
 */
export function readMember(line: string, words: MemberWords): readonly MemberReading[] {
  const readings: MemberReading[] = [{ name: line, copies: 1, isLeader: false, statesCopies: false }];
  // Each step removes one part from the end or the beginning, so each reading can lead to further ones.
  for (let index = 0; index < readings.length && readings.length < MAX_READINGS; index++)
    for (const reading of listShorterReadings(readings[index] as MemberReading, words))
      if (!readings.some((knownReading) => isSameReading(knownReading, reading))) readings.push(reading);
  return readings;
}

const MAX_READINGS = 40;

const isSameReading = (first: MemberReading, second: MemberReading): boolean =>
  first.name === second.name &&
  first.copies === second.copies &&
  first.level === second.level &&
  first.isLeader === second.isLeader &&
  first.statesCopies === second.statesCopies;

function listShorterReadings(reading: MemberReading, words: MemberWords): MemberReading[] {
  return [
    ...readCopies(reading),
    ...readNote(reading, matchNote(BRACKETS_AFTER, reading.name), words, false),
    ...readNote(reading, matchNote(NOTE_AFTER, reading.name), words, true),
    ...readNote(reading, matchNote(NUMBER_AFTER, reading.name), words, true),
    ...readNote(reading, matchNote(UNIT_AFTER, reading.name), words, true),
    ...readLeaderMark(reading),
  ];
}

function readCopies(reading: MemberReading): MemberReading[] {
  if (reading.statesCopies) return [];
  const readings: MemberReading[] = [];
  const { times, after, bare, name } = COPIES_BEFORE.exec(reading.name)?.groups ?? {};
  const copiesBefore = Number(times ?? after ?? bare);
  if (name !== undefined && isCount(copiesBefore)) {
    readings.push({ ...reading, name, copies: copiesBefore, statesCopies: true });
    // `7 Fresnel` may state the Level instead.
    if (bare !== undefined && reading.level === undefined) readings.push({ ...reading, name, level: copiesBefore });
  }
  const groups = COPIES_AFTER.exec(reading.name)?.groups ?? {};
  const copiesAfter = Number(groups.times ?? groups.before);
  if (groups.name !== undefined && isCount(copiesAfter))
    readings.push({ ...reading, name: groups.name, copies: copiesAfter, statesCopies: true });
  return readings;
}

const isCount = (count: number): boolean => count >= 1 && count <= MAX_COPIES;

interface Note {
  readonly name: string;
  readonly note: string;
}

function matchNote(pattern: RegExp, text: string): Note | undefined {
  const { name, note, round, square } = pattern.exec(text)?.groups ?? {};
  return name === undefined ? undefined : { name, note: (note ?? round ?? square ?? '').trim() };
}

/** Reads a note such as `Level 7`, `7`, `leader` or `Leader, 7`. `mayBeCopies` = a number without a unit may be the number of copies. */
function readNote(
  reading: MemberReading,
  match: Note | undefined,
  words: MemberWords,
  mayBeCopies: boolean,
): MemberReading[] {
  if (match === undefined) return [];
  const { name } = match;
  let readings: MemberReading[] = [{ ...reading, name }];
  for (const part of match.note.split(/[,;/·]|\s[–—-]\s/)) {
    const partReadings = readings.flatMap((partReading) => readNotePart(partReading, part.trim(), words, mayBeCopies));
    if (partReadings.length === 0) return [];
    readings = partReadings;
  }
  return readings;
}

function readNotePart(reading: MemberReading, note: string, words: MemberWords, mayBeCopies: boolean): MemberReading[] {
  if (words.leaders.has(foldName(note))) return [{ ...reading, isLeader: true }];
  const { before = '', number = '', after = '' } = NUMBER_WITH_UNIT.exec(note)?.groups ?? {};
  if (number === '') return [];
  const count = Number(number);
  const unit = foldName(before === '' ? after : before);
  const isLevel = reading.level === undefined && (unit === '' || words.levels.has(unit));
  const isCopies =
    !reading.statesCopies && isCount(count) && (unit === '' ? mayBeCopies : unit === 'x' || words.copies.has(unit));
  return [
    ...(isLevel ? [{ ...reading, level: count }] : []),
    ...(isCopies ? [{ ...reading, copies: count, statesCopies: true }] : []),
  ];
}

/** A star before or after a name marks the leader. */
function readLeaderMark(reading: MemberReading): MemberReading[] {
  const name = reading.name.replace(/^[★☆⭐👑]\s*|\s*[★☆⭐👑]$/u, '');
  return name === reading.name || name === '' ? [] : [{ ...reading, name, isLeader: true }];
}
