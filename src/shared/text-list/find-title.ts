/** Finds the line of a text list that is the name of the team. */
import type { MatchedLine, MemberLine } from './match-members.ts';
import type { TextLine } from './text-lines.ts';

/** Whether a line states a Level or a number of copies. */
const hasNumbers = ({ parts }: MemberLine): boolean =>
  parts.some(({ readings }) => readings.some(({ level, statesCopies }) => level !== undefined || statesCopies));

/**
 * Returns the first line if it is the name of the team: it names no character, and members or fields follow. A name with numbers, such as
 * `Team 7`, is recognized only in front of a field.
 */
export function findTitle(memberLines: readonly MemberLine[], isFollowedByField: boolean): TextLine | undefined {
  const [firstLine, ...otherLines] = memberLines;
  if (firstLine === undefined || !firstLine.parts.every(({ match }) => match.kind === 'unknown')) return undefined;
  return isFollowedByField || (otherLines.length > 0 && !hasNumbers(firstLine)) ? firstLine.line : undefined;
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
