import { type ReactNode, useState } from 'react';
import css from './properties.module.css';

interface Props {
  summary: ReactNode;
  startsOpen?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A part of a form that can be closed. Fields are drawn while it is open: a template has hundreds of them, few of which are looked at. */
export function FormPart({ summary, startsOpen = false, isDisabled, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={css.part} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? (
        <fieldset className={`${css.bare} ${css.nested}`} disabled={isDisabled}>
          {children}
        </fieldset>
      ) : null}
    </details>
  );
}
