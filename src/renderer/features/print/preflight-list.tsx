import { Check } from 'lucide-react';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import { PRINT } from '../../strings/print.ts';
import type { PrintNote } from './job.ts';
import css from './print.module.css';

const SHOWN = 40;
const ORDER = { error: 0, warning: 1, info: 2 };

/** What there is to know before printing; undefined while it is still being found out. */
export function PreflightList({ notes }: { notes: readonly PrintNote[] | undefined }) {
  const sorted = [...(notes ?? [])].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  return (
    <section className={css.preflight} aria-label={PRINT.notes} aria-live="polite">
      <h3>{PRINT.notes}</h3>
      {notes === undefined ? (
        <p className={css.hint}>{PRINT.checking}</p>
      ) : sorted.length === 0 ? (
        <p className={css.clear}>
          <Check aria-hidden /> {PRINT.checked}
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
          <ul className={css.notes} tabIndex={0} aria-label={PRINT.notes}>
            {sorted.slice(0, SHOWN).map((note) => (
              <li key={note.text} data-severity={note.severity}>
                <SeverityIcon severity={note.severity} />
                <span>{note.text}</span>
              </li>
            ))}
            {sorted.length > SHOWN ? <li>{PRINT.moreNotes(sorted.length - SHOWN)}</li> : null}
          </ul>
          <p className={css.hint}>{PRINT.noteHint}</p>
        </>
      )}
    </section>
  );
}
