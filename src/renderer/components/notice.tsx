import type { ReactNode } from 'react';
import css from './notice.module.css';

interface Props {
  title: string;
  text: string;
  /** A technical detail, in small type. */
  detail?: string;
  /** Whether the notice is the whole screen, so that its title is the title of the screen. */
  isWholeScreen?: boolean;
  children?: ReactNode;
}

/** A message shown instead of the content of a screen or a list. */
export function Notice({ title, text, detail, isWholeScreen = false, children }: Props) {
  const TitleElement = isWholeScreen ? 'h1' : 'h2';
  return (
    <section className={css.notice}>
      <div className={css.burst} aria-hidden="true" />
      <TitleElement>{title}</TitleElement>
      <p>{text}</p>
      {detail === undefined ? null : <p className={css.detail}>{detail}</p>}
      {children === undefined ? null : <div className={css.actions}>{children}</div>}
    </section>
  );
}
