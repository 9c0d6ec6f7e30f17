import { type ReactNode, useState } from 'react';
import css from './lid.module.css';

interface Props {
  title: string;
  /** Whether it starts expanded because one of its fields has a value already. */
  isOpen?: boolean;
  children(): ReactNode;
}

/**
 * A collapsible section for fields that are seldom used. Its content is created when it is opened, because most forms are
 * submitted without it.
 */
export function Lid({ title, isOpen = false, children }: Props) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details className={css.lid} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isUnfolded ? <div>{children()}</div> : null}
    </details>
  );
}
