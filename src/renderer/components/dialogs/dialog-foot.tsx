import type { ReactNode } from 'react';
import css from './dialog-foot.module.css';

interface Props {
  /** The progress or failure message, or an empty string. */
  message: string;
  hasFailed?: boolean;
  children: ReactNode;
}

/** The foot of a large dialog: a message next to its buttons. */
export function DialogFoot({ message, hasFailed = false, children }: Props) {
  return (
    <div className={css.foot}>
      <div className={css.message} role="status" data-failed={hasFailed || undefined}>
        {message}
      </div>
      {children}
    </div>
  );
}
