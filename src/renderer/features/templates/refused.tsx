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
  /** Whether it results from the user's last action; then it scrolls into view. */
  isNew?: boolean;
}

const SHOWN = 8;

/** Shows an unusable template with all of its problems. */
export function Refused({ title, problems, action, onRemove, isNew = false }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div className={css.refused} ref={box}>
      <strong>{title}</strong>
      <ul>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > SHOWN ? <li>{translate('templates.more', { n: problems.length - SHOWN })}</li> : null}
      </ul>
      <div className={css.refusedActions}>
        {action === undefined ? null : <Button onPress={action.run}>{action.label}</Button>}
        {onRemove === undefined ? null : <Button onPress={onRemove}>{translate('templates.remove')}</Button>}
      </div>
    </div>
  );
}
