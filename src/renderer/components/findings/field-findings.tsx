import type { Finding, Fix } from '../../../shared/rules/finding.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { formatCite } from '../../strings/documents/findings.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './field-findings.module.css';
import { FixButtons } from './fix-buttons.tsx';
import { SeverityIcon } from './severity-icon.tsx';

interface Props {
  id?: string | undefined;
  findings: readonly Finding[];
  /** Applies a fix. If absent, no fixes are offered. */
  onFix?: ((fix: Fix) => void) | undefined;
}

/** The findings of one field: the message, the source of the rule, and the fixes. */
export function FieldFindings({ id, findings, onFix }: Props) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings} id={id}>
      {findings.map((finding) => (
        <li
          className={css.finding}
          data-severity={finding.severity}
          data-about={finding.path}
          key={`${finding.code} ${finding.path} ${finding.actual ?? ''}`}
        >
          <SeverityIcon severity={finding.severity} />
          <span>
            {formatLateText(translate, finding.message)}{' '}
            <span className={css.cite}>{formatCite(translate, finding.cite)}</span>
          </span>
          {onFix === undefined || finding.fixes === undefined ? null : (
            <div className={css.fieldFixes}>
              <FixButtons fixes={finding.fixes} onFix={onFix} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
