import { useEffect, useMemo, useRef } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Teams } from '../../../../shared/form/team-form.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { AnsweredLine } from './answered-line.tsx';
import css from './line-list.module.css';
import { LineQuestion } from './line-question.tsx';
import type { LineAnswers } from './use-line-answers.ts';

interface Props {
  lineAnswers: LineAnswers;
  teamRules: Teams;
  /** The characters that an unclear line may mean. */
  characters: readonly Character[];
  /** Whether the first line may be the name of the team. */
  canBeTitle: boolean;
}

/** Scrolls to the question about a line, by default the first question, and focuses its first answer. Returns whether there is one. */
export function focusQuestion(container: HTMLElement | null, lineIndex?: number): boolean {
  const selector = lineIndex === undefined ? '[data-question]' : `[data-question="${lineIndex}"]`;
  const question = container?.querySelector<HTMLElement>(selector);
  question?.scrollIntoView({ block: 'nearest' });
  question?.querySelector('button')?.focus({ preventScroll: true });
  return question !== null && question !== undefined;
}

/** Shows what each line of a list means. A line that is not clear is a question with its possible answers. */
export function LineList({ lineAnswers, teamRules, characters, canBeTitle }: Props) {
  const translate = useTranslate();
  const { lines, answers, answerLine } = lineAnswers;
  const listRef = useRef<HTMLUListElement>(null);
  // The dialog opens at the first question. The buttons of an answered question disappear, so the focus moves to the next question, or
  // to the main button.
  const focusTarget = useRef<'next' | number | undefined>(lineAnswers.questionCount > 0 ? 'next' : undefined);
  useEffect(() => {
    const target = focusTarget.current;
    focusTarget.current = undefined;
    if (target === undefined) return;
    if (!focusQuestion(listRef.current, target === 'next' ? undefined : target))
      listRef.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-main]')?.focus();
  });
  const searchChoices = useMemo(
    () =>
      characters
        .filter(({ name }) => name.trim() !== '')
        .map((character) => ({
          id: character.id,
          label: character.name,
          note: translate('textListReview.level', { level: teamRules.getMemberSize(character) }),
        }))
        .sort((first, second) => first.label.localeCompare(second.label, translate.language)),
    [characters, teamRules, translate],
  );
  return (
    <ul ref={listRef} className={css.lines} aria-label={translate('textListReview.lines')}>
      {lines.map((line, lineIndex) => {
        const answer = answers[lineIndex];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay the same while the dialog is open
            key={lineIndex}
            className={css.line}
            data-question={answer === undefined ? lineIndex : undefined}
          >
            {answer === undefined ? (
              <LineQuestion
                line={line}
                teamRules={teamRules}
                characters={characters}
                searchChoices={searchChoices}
                canBeTitle={canBeTitle && lineIndex === 0}
                onAnswer={(newAnswer) => {
                  focusTarget.current = 'next';
                  answerLine(lineIndex, newAnswer);
                }}
              />
            ) : (
              <AnsweredLine
                line={line}
                answer={answer}
                teamRules={teamRules}
                onChange={() => {
                  focusTarget.current = lineIndex;
                  answerLine(lineIndex, undefined);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
