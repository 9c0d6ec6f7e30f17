import { useMemo, useState } from 'react';
import {
  findAnsweredTitle,
  type LineAnswer,
  listCertainAnswers,
  listChosenMembers,
} from '../../../../shared/text-list/line-answers.ts';
import type { MatchedLine, MemberChoice } from '../../../../shared/text-list/match-members.ts';

/** The answers to the lines of a list, and what they add up to. */
export interface LineAnswers {
  readonly lines: readonly MatchedLine[];
  /** Undefined for lines that are still questions. */
  readonly answers: readonly (LineAnswer | undefined)[];
  readonly questionCount: number;
  readonly members: readonly MemberChoice[];
  /** The line that is the name of the team. */
  readonly title: string | undefined;
  /** Answers a line, or makes it a question again. */
  answerLine(lineIndex: number, answer: LineAnswer | undefined): void;
}

export function useLineAnswers(lines: readonly MatchedLine[]): LineAnswers {
  const [answers, setAnswers] = useState(() => listCertainAnswers(lines));
  const members = useMemo(() => listChosenMembers(answers), [answers]);
  return {
    lines,
    answers,
    questionCount: answers.filter((answer) => answer === undefined).length,
    members,
    title: findAnsweredTitle(lines, answers),
    answerLine: (lineIndex, answer) =>
      setAnswers((previousAnswers) =>
        previousAnswers.map((previous, index) => (index === lineIndex ? answer : previous)),
      ),
  };
}
