import type { ReactNode } from 'react';
import css from './notice.module.css';

interface Props {
  title: string;
  text: string;
  /** Something technical, in small type. */
  detail?: string;
  children?: ReactNode;
}

/** A whole screen, or a whole list, that has something to say instead of something to show. */
export function Notice({ title, text, detail, children }: Props) {
  return (
    <section className={css.notice}>
      <div className={css.burst} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {detail === undefined ? null : <p className={css.detail}>{detail}</p>}
      {children === undefined ? null : <div className={css.actions}>{children}</div>}
    </section>
  );
}
