import type { ReactNode } from 'react';
import css from './dialog-foot.module.css';

interface Props {
  /** Progress or failure; empty = no message. */
  message: string;
  failed?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of a large dialog: a message beside its buttons. */
export function DialogFoot({ message, failed = false, children }: Props) {
  return (
    <div className={css.foot}>
      <div className={css.message} role="status" data-failed={failed || undefined}>
        {message}
      </div>
      {children}
    </div>
  );
}
