import { type ReactNode, useState } from 'react';
import css from './disclosure.module.css';

interface Props {
  title: string;
  /** Whether the section starts expanded because one of its fields has a value already. */
  isInitiallyOpen?: boolean;
  children(): ReactNode;
}

/**
 * A collapsible section for fields that are seldom used. Its content is created when it is opened, because most forms are
 * submitted without it.
 */
export function Disclosure({ title, isInitiallyOpen = false, children }: Props) {
  const [isExpanded, setExpanded] = useState(isInitiallyOpen);
  return (
    <details className={css.lid} open={isExpanded} onToggle={(event) => setExpanded(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isExpanded ? <div>{children()}</div> : null}
    </details>
  );
}
