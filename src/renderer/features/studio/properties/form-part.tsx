import { type ReactNode, useState } from 'react';
import css from './properties.module.css';

interface Props {
  summary: ReactNode;
  startsOpen?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A collapsible part of a form. Its fields are only rendered while the part is open, because a template has hundreds of fields. */
export function FormPart({ summary, startsOpen = false, isDisabled, children }: Props) {
  const [isPartOpen, setPartOpen] = useState(startsOpen);
  return (
    <details className={css.part} open={isPartOpen} onToggle={(event) => setPartOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isPartOpen ? (
        <fieldset className={`${css.bare} ${css.nested}`} disabled={isDisabled}>
          {children}
        </fieldset>
      ) : null}
    </details>
  );
}
