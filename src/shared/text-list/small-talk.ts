/** Recognizes the greeting and the farewell of a message around a text list. */
import type { MemberLine } from './match-members.ts';
import { normalizeName } from './normalize-name.ts';
import type { TextListWords } from './text-list-words.ts';

/** The maximum number of lines below a farewell that are the sender's name. */
const MAX_SIGNATURE_LINES = 2;

/**
 * Removes lines that only greet or say goodbye: `Hi, here is my list:` above the members, `See you on Saturday!` and the sender's name
 * below them. A line that may name a character stays. `hasName` says whether another line states the name of the team.
 */
export function removeSmallTalk(
  memberLines: readonly MemberLine[],
  words: TextListWords,
  hasName: boolean,
): readonly MemberLine[] {
  const firstMember = memberLines.findIndex((memberLine) => !isUnknown(memberLine));
  const lastMember = memberLines.map(isUnknown).lastIndexOf(false);
  if (firstMember < 0) return memberLines;
  const farewell = memberLines.findIndex(
    ({ line }, index) => index > lastMember && startsWithPhrase(line.text, words.farewells),
  );
  return memberLines.filter((memberLine, index) => {
    if (index < firstMember) return !isGreeting(memberLine, hasName || index < firstMember - 1, words);
    return farewell < 0 || index < farewell || index > farewell + MAX_SIGNATURE_LINES || hasNumber(memberLine);
  });
}

/** Whether no part of a line names a character, not even a similar one. */
const isUnknown = ({ parts }: MemberLine): boolean => parts.every(({ match }) => match.kind === 'unknown');

const hasNumber = ({ line }: MemberLine): boolean => /\d/.test(line.text);

/** A greeting ends like a sentence, unless another line is or can be the name of the team: `Hello Kitty Crew` is a name. */
function isGreeting({ line }: MemberLine, hasName: boolean, words: TextListWords): boolean {
  const endMarks = line.source.split(/[\p{L}\p{N}]/u).at(-1) ?? '';
  return startsWithPhrase(line.text, words.greetings) && (hasName || /[,:;.!?]/u.test(endMarks));
}

const startsWithPhrase = (text: string, phrases: ReadonlySet<string>): boolean => {
  const words = `${normalizeName(text)} `;
  return [...phrases].some((phrase) => words.startsWith(`${phrase} `));
};
