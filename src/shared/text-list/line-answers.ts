/** Answers of the user to the unclear lines of a text list. */
import type { Character } from '../document/schema.ts';
import type { MatchedLine, MemberChoice } from './match-members.ts';
import { trimSeparators } from './read-member.ts';

/** What a line means: a member, the name of the team, or nothing. */
export type LineAnswer =
  | { readonly kind: 'member'; readonly choice: MemberChoice }
  | { readonly kind: 'title' }
  | { readonly kind: 'skip' };

/** Returns the answers that need no question: those to lines with exactly one meaning. */
export const listCertainAnswers = (lines: readonly MatchedLine[]): readonly (LineAnswer | undefined)[] =>
  lines.map(({ match }) => (match.kind === 'certain' ? { kind: 'member', choice: match.choice } : undefined));

/** Returns the members that are answered, in the order of the lines. */
export const listChosenMembers = (answers: readonly (LineAnswer | undefined)[]): readonly MemberChoice[] =>
  answers.flatMap((answer) => (answer?.kind === 'member' ? [answer.choice] : []));

/** Returns the line that is the name of the team, without a colon or dash at its end; or undefined if no line is. */
export function findAnsweredTitle(
  lines: readonly MatchedLine[],
  answers: readonly (LineAnswer | undefined)[],
): string | undefined {
  const title = lines.find((_line, index) => answers[index]?.kind === 'title')?.source;
  return title === undefined ? undefined : trimSeparators(title.replace(/^[\s>#*•–—-]+/u, '').replaceAll('*', ''));
}

/** Creates the choice of a character that the user has searched for. It keeps the copies that the line states. */
export function createSearchedChoice({ match }: MatchedLine, character: Character): MemberChoice {
  const [firstChoice] = match.kind === 'unsure' ? match.choices : [];
  if (match.kind === 'certain') return { ...match.choice, character };
  return firstChoice === undefined
    ? { character, copies: match.kind === 'unknown' ? match.copies : 1, isLeader: false }
    : { ...firstChoice, character };
}
