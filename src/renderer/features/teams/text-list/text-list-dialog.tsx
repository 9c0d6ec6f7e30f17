import { type ReactNode, useRef } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { focusQuestion, LineList } from './line-list.tsx';
import css from './text-list-dialog.module.css';
import type { LineAnswers } from './use-line-answers.ts';

interface Props {
  title: string;
  match: GameMatch;
  lineAnswers: LineAnswers;
  /** The characters that an unclear line may mean. */
  characters: readonly Character[];
  canBeTitle: boolean;
  /** Content above the lines and below them. */
  head?: ReactNode;
  settings?: ReactNode;
  /** The message next to the buttons once all questions are answered. */
  message?: string;
  /** Why the answers can't be used. */
  refusal?: string | undefined;
  mainLabel: string;
  onConfirm(): void;
  onClose(): void;
}

/** Shows what was understood of a text list, and asks what is not clear. Nothing changes before the main button is pressed. */
export function TextListDialog(props: Props) {
  const translate = useTranslate();
  const { title, match, lineAnswers, characters, canBeTitle, head, settings, message = '', refusal, mainLabel } = props;
  const { questionCount, members } = lineAnswers;
  const body = useRef<HTMLDivElement>(null);
  const isReady = questionCount === 0 && members.length > 0 && refusal === undefined;
  const footMessage =
    questionCount > 0
      ? translate('textListReview.open', { n: questionCount })
      : members.length === 0
        ? translate('textListReview.noMembers')
        : (refusal ?? message);
  return (
    <DialogFrame
      title={title}
      modalClassName={css.modal}
      dialogClassName={layout.column}
      ignoresOutsideClicks
      onClose={props.onClose}
    >
      <div ref={body} className={css.body}>
        {head}
        <LineList
          lineAnswers={lineAnswers}
          teamRules={match.teamRules}
          characters={characters}
          canBeTitle={canBeTitle}
        />
        {settings}
      </div>
      <DialogFoot message={footMessage} hasFailed={refusal !== undefined && questionCount === 0}>
        {questionCount === 0 ? null : (
          <Button kind="quiet" onPress={() => focusQuestion(body.current)}>
            {translate('textListReview.goQuestion')}
          </Button>
        )}
        <Button onPress={props.onClose}>{translate('shell.cancel')}</Button>
        <Button kind="primary" isDisabled={!isReady} onPress={props.onConfirm}>
          {mainLabel}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
