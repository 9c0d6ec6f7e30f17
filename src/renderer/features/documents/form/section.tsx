import { type ReactNode, useId } from 'react';
import css from './form.module.css';

/** A panel of the form with its heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className={css.sectionBody}>{children}</div>
    </section>
  );
}
