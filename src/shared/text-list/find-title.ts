/** Finds the line of a text list that is the name of the team. */
import type { MatchedLine, MemberLine } from './match-members.ts';
import { trimSeparators } from './read-member.ts';
import type { TextLine } from './text-lines.ts';
import type { TextListWords } from './text-list-words.ts';

/** The line with the name of the team. */
export interface Title {
  readonly line: TextLine;
  readonly name: string;
  /** The size of the team, if the line states it: `Alpha Watch, 25 Levels`. */
  readonly size?: number;
}

/** Whether a line states a Level or a number of copies. */
const hasNumbers = ({ parts }: MemberLine): boolean =>
  parts.some(({ readings }) => readings.some(({ level, statesCopies }) => level !== undefined || statesCopies));

/**
 * Returns the first line if it is the name of the team: it names no character, and members or fields follow. A name with numbers, such as
 * `Team 7`, is recognized only in front of a field, or if the number is the size of a team. Of several lines above the first member, the
 * one with a size is the name.
 */
export function findTitle(
  memberLines: readonly MemberLine[],
  isFollowedByField: boolean,
  words: TextListWords,
): Title | undefined {
  const [firstLine, ...otherLines] = memberLines;
  if (firstLine === undefined || !firstLine.parts.every(({ match }) => match.kind === 'unknown')) return undefined;
  const { line } = firstLine;
  if (otherLines.length > 0 || isFollowedByField) {
    const firstMember = memberLines.findIndex(({ parts }) => parts.some(({ match }) => match.kind !== 'unknown'));
    for (const memberLine of memberLines.slice(0, Math.max(firstMember, 1))) {
      const sizedTitle = findSizedTitle(memberLine, words);
      if (sizedTitle !== undefined) return sizedTitle;
    }
  }
  return isFollowedByField || (otherLines.length > 0 && !hasNumbers(firstLine))
    ? { line, name: trimSeparators(line.text) }
    : undefined;
}

/** Returns the name and the size that a line states. A number below the smallest usual size may be the Level of a member. */
function findSizedTitle({ line, parts }: MemberLine, { minSize }: TextListWords): Title | undefined {
  const [part, ...otherParts] = parts;
  if (minSize === undefined || part === undefined || otherParts.length > 0) return undefined;
  const { readings } = part;
  const reading = readings.find(({ level = 0, isLeader }) => level >= minSize && !isLeader);
  return reading?.level === undefined || readings.some(({ statesCopies }) => statesCopies)
    ? undefined
    : { line, name: reading.name, size: reading.level };
}

/**
 * Whether the first line may be the name of the team, although a character has this or a similar name: a field follows, or all other
 * lines have numbers.
 */
export function isMaybeTitle([firstLine, ...otherLines]: readonly MemberLine[], isFollowedByField: boolean): boolean {
  if (firstLine === undefined || firstLine.parts.length > 1) return false;
  return isFollowedByField || (otherLines.length > 0 && !hasNumbers(firstLine) && otherLines.every(hasNumbers));
}

/** Turns the first member into the question whether it is the name of the team. */
export function askWhetherTitle(members: readonly MatchedLine[]): readonly MatchedLine[] {
  const [firstMember, ...otherMembers] = members;
  if (firstMember === undefined || firstMember.match.kind === 'unknown') return members;
  const { match } = firstMember;
  const choices = match.kind === 'certain' ? [match.choice] : match.choices;
  return [{ ...firstMember, match: { kind: 'unsure', reason: 'title', choices } }, ...otherMembers];
}

/** Matches the number or letter at the start of a numbered line. */
const NUMBERING = /^#?(?:(?<number>\d+)|(?<letter>[a-z])\))/iu;

/** Returns the number or letter that a line begins with: `2` in `2. Fresnel`, `b` in `b) Fresnel`. */
function readNumbering(text: string): string | undefined {
  const groups = NUMBERING.exec(text)?.groups;
  return groups?.number ?? groups?.letter;
}

/**
 * Returns the name of the team on its line. What looks like numbering belongs to the name, such as `1. Staffel` or `#1 Fans`, unless the
 * next line goes on counting.
 */
export function readTitle({ line, name }: Pick<Title, 'line' | 'name'>, nextLine: TextLine | undefined): string {
  const [numberedText] = line.numberedTexts;
  if (numberedText === undefined || !numberedText.endsWith(line.text)) return trimSeparators(name);
  const number = readNumbering(numberedText);
  const nextNumber = readNumbering(nextLine?.numberedTexts[0] ?? '');
  const isCounting = number !== undefined && nextNumber !== undefined && getSuccessor(number) === nextNumber;
  const numbering = numberedText.slice(0, numberedText.length - line.text.length);
  return trimSeparators(isCounting ? name : `${numbering}${name}`);
}

/** Returns what follows a number or letter: `2` after `1`, `c` after `b`. */
const getSuccessor = (number: string): string =>
  /^\d/.test(number) ? String(Number(number) + 1) : String.fromCodePoint((number.codePointAt(0) ?? 0) + 1);
