import { type ReactNode, useId } from 'react';
import css from './form.module.css';

/** Shows a panel of a form with its heading. */
export function Section({
  title,
  headerContent,
  children,
}: {
  title: string;
  headerContent?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.sectionHead}>
        <h2 id={headingId}>{title}</h2>
        {headerContent}
      </div>
      <div className={css.sectionBody}>{children}</div>
    </section>
  );
}
