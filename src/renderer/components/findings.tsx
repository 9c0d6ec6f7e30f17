import type { Finding } from '../../shared/finding/finding.ts';
import { citeText } from '../strings/findings.ts';
import css from './field.module.css';
import { SeverityIcon } from './severity-icon.tsx';

/** Findings of one field: the sentence, then where the rule stands. */
export function FieldFindings({ id, findings }: { id?: string | undefined; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings} id={id}>
      {findings.map((finding) => (
        <li
          className={css.finding}
          data-severity={finding.severity}
          key={`${finding.code} ${finding.path} ${finding.actual ?? ''}`}
        >
          <SeverityIcon severity={finding.severity} />
          <span>
            {finding.message} <span className={css.cite}>{citeText(finding.cite)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
