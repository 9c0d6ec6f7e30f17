import { Check, ChevronRight } from 'lucide-react';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import { preflightSentence } from '../../../shared/print/preflight-words.ts';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import { PRINT } from '../../strings/print.ts';
import css from './print.module.css';

const SHOWN = 40;

interface Props {
  /** Undefined while they are still being found out. */
  findings: readonly PreflightFinding[] | undefined;
  /** How far that is, once it takes a while. */
  checked: { readonly done: number; readonly of: number } | undefined;
  /** Whether there is a place to go to. */
  canGo(finding: PreflightFinding): boolean;
  onGo(finding: PreflightFinding): void;
}

/** What there is to know before printing; one that is about a document leads there. */
export function PreflightList({ findings, checked, canGo, onGo }: Props) {
  return (
    <section className={css.preflight} aria-label={PRINT.notes} aria-live="polite">
      <h3>{PRINT.notes}</h3>
      {findings === undefined ? (
        <p className={css.hint}>
          {PRINT.checking}
          {/* Seen only: read out, every step of it would interrupt. */}
          {checked === undefined ? null : <span aria-hidden> {PRINT.checkedOf(checked.done, checked.of)}</span>}
        </p>
      ) : findings.length === 0 ? (
        <p className={css.clear}>
          <Check aria-hidden /> {PRINT.checked}
        </p>
      ) : (
        <>
          <ul className={css.notes}>
            {findings.slice(0, SHOWN).map((finding) => {
              const sentence = `${preflightSentence(finding)}.`;
              const words = (
                <>
                  <SeverityIcon severity={finding.severity} />
                  <span>{sentence}</span>
                </>
              );
              return (
                <li key={`${finding.subject} ${sentence}`} data-severity={finding.severity}>
                  {canGo(finding) ? (
                    <button type="button" className={css.note} title={PRINT.goTo} onClick={() => onGo(finding)}>
                      {words}
                      <ChevronRight aria-hidden />
                    </button>
                  ) : (
                    <div className={css.note}>{words}</div>
                  )}
                </li>
              );
            })}
            {findings.length > SHOWN ? <li className={css.note}>{PRINT.moreNotes(findings.length - SHOWN)}</li> : null}
          </ul>
          <p className={css.hint}>{PRINT.noteHint}</p>
        </>
      )}
    </section>
  );
}
