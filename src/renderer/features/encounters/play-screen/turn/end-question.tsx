import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import { restoreFocus } from '../restore-focus.ts';
import css from './end-question.module.css';

interface Props {
  view: PlayView;
  onEnd(): void;
  onClose(): void;
}

/** The number of actions that the question names. */
const MAX_NAMED = 3;

/**
 * Asks before the default next step ends a turn in which the model can still act. The button that ends it is not where the next-step
 * button was, and the other one has the focus, so that neither a second tap nor a second Enter ends the turn.
 */
export function EndQuestion({ view: { turnHolder, unspentOptions, defaultOption }, onEnd, onClose }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const textId = useId();
  const questionRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const previousElement = document.activeElement;
    questionRef.current?.querySelector('button')?.focus();
    return () => restoreFocus(document.body, previousElement);
  }, []);
  if (defaultOption === undefined) return null;
  const modelName =
    'id' in turnHolder ? createGetName(translate, rules, activeEncounter)(turnHolder.id) : translate('table.everybody');
  const actionLabels = unspentOptions.map(({ words }) => words.label);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={questionRef}
      role="alertdialog"
      aria-labelledby={textId}
      className={css.question}
      onKeyDown={handleKeyDown}
    >
      <p id={textId}>
        {translate('table.canStillAct', {
          name: modelName,
          actions: actionLabels.slice(0, MAX_NAMED).join(', '),
          more: Math.max(0, actionLabels.length - MAX_NAMED),
        })}
      </p>
      <div className={css.buttons}>
        <Button kind="primary" onPress={onClose}>
          {translate('table.keepPlaying')}
        </Button>
        <Button data-end onPress={onEnd}>
          {defaultOption.words.label}
        </Button>
      </div>
    </div>
  );
}
