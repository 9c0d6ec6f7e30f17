/** Reads a line of a text list that names a member: `2x Harbor Volunteer (1)`. */
import { normalizeName } from './normalize-name.ts';

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

/** A count with a sign: `2x`, `×2`. */
const COUNT = /^(?:(?<before>\d{1,3})[x×*]|[x×](?<after>\d{1,3}))$/iu;

/** A count that is written together with the name: `2xFresnel`. */
const JOINED_COUNT = /^(?<count>\d{1,3})[x×*](?<name>\p{L}.*)$/iu;

const BARE_COUNT = /^\d{1,3}$/;

/** A number with an optional unit before or after it: `7`, `L7`, `lv.7`, `7Levels`. */
const NUMBER_WITH_UNIT = /^(?<before>\p{L}*)\.?(?<number>\d{1,3})(?<after>\p{L}*)\.?$/u;

/** `Level 7 Name`, `L7: Name`, `(7) Name` and `[Level 7] – Name`: a unit, a number and the name. A number alone is in brackets. */
const LEVEL_BEFORE =
  /^(?<opening>[([]?)(?<unit>\p{L}*)\.? ?(?<level>\d{1,3})(?<closing>[)\]]?)(?:[:,;|]| [–—-])? (?<name>.+)$/u;

/** Characters between a name and a note. */
const SEPARATORS = [',', ':', ';', '|', '·', '•'];
const DASHES = ['-', '–', '—'];

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
  const { name } = reading;
  return [
    ...readCopies(reading),
    ...readLevelBefore(reading, words),
    ...readNote(reading, splitBrackets(name), words, false),
    ...readNote(reading, splitAtSeparator(name), words, true),
    ...readNote(reading, splitLastWords(name, 1), words, true),
    ...readNote(reading, splitLastWords(name, 2), words, true),
    ...readLeaderMark(reading),
  ];
}

/** Reads a number of copies before the name, `2x Name`, `2 x Name`, `2 Name`, or after it, `Name x2`, `Name, 2x`, `Name (x2)`. */
function readCopies(reading: MemberReading): MemberReading[] {
  if (reading.statesCopies) return [];
  const tokens = reading.name.split(' ');
  return [...readCopiesBefore(reading, tokens), ...readCopiesAfter(reading, tokens)];
}

function readCopiesBefore(
  reading: MemberReading,
  [firstToken = '', ...otherTokens]: readonly string[],
): MemberReading[] {
  const joined = JOINED_COUNT.exec(reading.name)?.groups;
  if (joined?.count !== undefined && joined.name !== undefined)
    return createCopiesReadings(reading, joined.name, Number(joined.count));
  // `2 x Name` is the same as `2x Name`.
  const [secondToken, ...tokensAfterSign] = otherTokens;
  if (BARE_COUNT.test(firstToken) && isSign(secondToken))
    return createCopiesReadings(reading, tokensAfterSign.join(' '), Number(firstToken));
  const name = otherTokens.join(' ');
  const count = readCount(firstToken);
  if (count !== undefined) return createCopiesReadings(reading, name, count);
  if (!BARE_COUNT.test(firstToken) || name === '') return [];
  // `7 Fresnel` may state the Level instead, and `3 – Fresnel` may be the third line.
  const levelReadings = reading.level === undefined ? [{ ...reading, name, level: Number(firstToken) }] : [];
  const nameAfterMark = DASHES.includes(otherTokens[0] ?? '') ? otherTokens.slice(1).join(' ') : '';
  const numberedReadings = nameAfterMark === '' ? [] : [{ ...reading, name: nameAfterMark }];
  return [...createCopiesReadings(reading, name, Number(firstToken)), ...levelReadings, ...numberedReadings];
}

function readCopiesAfter(reading: MemberReading, tokens: readonly string[]): MemberReading[] {
  const lastToken = removeBrackets(tokens.at(-1) ?? '');
  const count = readCount(lastToken);
  if (count !== undefined) return createCopiesReadings(reading, trimSeparators(tokens.slice(0, -1).join(' ')), count);
  // `Name x 2` is the same as `Name x2`.
  return BARE_COUNT.test(lastToken) && isSign(removeBrackets(tokens.at(-2) ?? ''))
    ? createCopiesReadings(reading, trimSeparators(tokens.slice(0, -2).join(' ')), Number(lastToken))
    : [];
}

const isSign = (token: string | undefined): boolean => token === 'x' || token === 'X' || token === '×';

/** Reads a Level before the name: `Level 7 Fresnel`, `Stufe 7: Fresnel`, `[7] Fresnel`. */
function readLevelBefore(reading: MemberReading, words: MemberWords): MemberReading[] {
  const {
    opening = '',
    unit = '',
    level = '',
    closing = '',
    name = '',
  } = LEVEL_BEFORE.exec(reading.name)?.groups ?? {};
  const isLevel =
    reading.level === undefined &&
    name !== '' &&
    (opening === '') === (closing === '') &&
    (unit === '' ? opening !== '' : words.levels.has(normalizeName(unit)));
  return isLevel ? [{ ...reading, name, level: Number(level) }] : [];
}

/** Returns the number of `2x` or `x2`, or undefined. */
function readCount(token: string): number | undefined {
  const { before, after } = COUNT.exec(token)?.groups ?? {};
  const digits = before ?? after;
  return digits === undefined ? undefined : Number(digits);
}

const createCopiesReadings = (reading: MemberReading, name: string, copies: number): MemberReading[] =>
  name === '' || !isCount(copies) ? [] : [{ ...reading, name, copies, statesCopies: true }];

const isCount = (count: number): boolean => count >= 1 && count <= MAX_COPIES;

const removeBrackets = (text: string): string => text.replace(/^[([]/, '').replace(/[)\]]$/, '');

/** Removes separators and spaces from the end. */
export function trimSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && [' ', '=', ...SEPARATORS, ...DASHES].includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A name, and the text after it that may state a Level or mark the leader. */
interface Note {
  readonly name: string;
  readonly note: string;
}

/** Splits `Name (note)` and `Name [note]`. */
function splitBrackets(text: string): Note | undefined {
  const opening = { ')': '(', ']': '[' }[text.at(-1) ?? ''];
  if (opening === undefined) return undefined;
  const start = text.lastIndexOf(opening);
  return start <= 0 ? undefined : { name: text.slice(0, start).trimEnd(), note: text.slice(start + 1, -1) };
}

/** Splits `Name, note`, `Name: note` and `Name – note` at the last separator. */
function splitAtSeparator(text: string): Note | undefined {
  const start = Math.max(
    ...SEPARATORS.map((separator) => text.lastIndexOf(separator)),
    ...DASHES.map((dash) => text.lastIndexOf(` ${dash} `) + 1),
  );
  return start <= 0 ? undefined : { name: trimSeparators(text.slice(0, start)), note: text.slice(start + 1) };
}

/** Splits the last words from a text: `7` or `L7` from `Name L7`, `Level 7` from `Name Level 7`. */
function splitLastWords(text: string, wordCount: number): Note | undefined {
  const tokens = text.split(' ');
  return tokens.length <= wordCount
    ? undefined
    : { name: tokens.slice(0, -wordCount).join(' '), note: tokens.slice(-wordCount).join(' ') };
}

/** Reads a note such as `Level 7`, `7`, `leader` or `Leader, 7`. `mayBeCopies` = a number without a unit may be the number of copies. */
function readNote(
  reading: MemberReading,
  note: Note | undefined,
  words: MemberWords,
  mayBeCopies: boolean,
): MemberReading[] {
  if (note === undefined || note.name === '') return [];
  let readings: MemberReading[] = [{ ...reading, name: note.name }];
  for (const part of note.note.split(/[,;/·]/)) {
    const partText = part.replace(/[ :]/g, '');
    const partReadings = readings.flatMap((partReading) => readNotePart(partReading, partText, words, mayBeCopies));
    if (partReadings.length === 0) return [];
    readings = partReadings;
  }
  return readings;
}

function readNotePart(reading: MemberReading, note: string, words: MemberWords, mayBeCopies: boolean): MemberReading[] {
  if (words.leaders.has(normalizeName(note))) return [{ ...reading, isLeader: true }];
  const { before = '', number = '', after = '' } = NUMBER_WITH_UNIT.exec(note)?.groups ?? {};
  if (number === '') return [];
  const count = Number(number);
  const unit = normalizeName(before === '' ? after : before);
  const isLevel = reading.level === undefined && (unit === '' || words.levels.has(unit));
  const isCopies =
    !reading.statesCopies && isCount(count) && (unit === '' ? mayBeCopies : unit === 'x' || words.copies.has(unit));
  return [
    ...(isLevel ? [{ ...reading, level: count }] : []),
    ...(isCopies ? [{ ...reading, copies: count, statesCopies: true }] : []),
  ];
}

/** Characters before or after a name that mark the leader. */
export const LEADER_MARKS = ['★', '☆', '⭐', '👑'];

/** A star or a crown before or after a name marks the leader. */
function readLeaderMark(reading: MemberReading): MemberReading[] {
  const { name } = reading;
  for (const mark of LEADER_MARKS) {
    const unmarkedName = name.startsWith(mark)
      ? name.slice(mark.length).trimStart()
      : name.endsWith(mark)
        ? name.slice(0, -mark.length).trimEnd()
        : '';
    if (unmarkedName !== '') return [{ ...reading, name: unmarkedName, isLeader: true }];
  }
  return [];
}
