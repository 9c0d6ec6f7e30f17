import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './templates.module.css';

interface Props {
  title: string;
  problems: readonly string[];
  /** An action that resolves the problem. */
  action?: { readonly label: string; readonly run: () => void };
  onRemove?: () => void;
  /** Whether the failure results from the user's last action. If so, the notice scrolls into view. */
  isNew?: boolean;
}

const MAX_PROBLEMS = 8;

/** Shows an action that failed, or an unusable template, with the reasons. */
export function FailureNotice({ title, problems, action, onRemove, isNew = false }: Props) {
  const translate = useTranslate();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) noticeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div className={css.refused} ref={noticeRef}>
      <strong>{title}</strong>
      <ul>
        {problems.slice(0, MAX_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > MAX_PROBLEMS ? (
          <li>{translate('templates.more', { n: problems.length - MAX_PROBLEMS })}</li>
        ) : null}
      </ul>
      <div className={css.refusedActions}>
        {action === undefined ? null : <Button onPress={action.run}>{action.label}</Button>}
        {onRemove === undefined ? null : <Button onPress={onRemove}>{translate('templates.remove')}</Button>}
      </div>
    </div>
  );
}
