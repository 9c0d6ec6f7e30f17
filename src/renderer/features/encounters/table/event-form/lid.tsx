import { type ReactNode, useState } from 'react';
import css from './lid.module.css';

interface Props {
  title: string;
  /** Something below it was stated already: it begins unfolded. */
  isOpen?: boolean;
  children(): ReactNode;
}

/** What is seldom stated, behind a lid. It is made when the lid is opened: most forms are handed in without. */
export function Lid({ title, isOpen = false, children }: Props) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details className={css.lid} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isUnfolded ? <div>{children()}</div> : null}
    </details>
  );
}
