import { ChevronRight } from 'lucide-react';
import type { Finding, Fix } from '../../../shared/rules/finding.ts';
import { formatWithCount, groupEqualFindings } from '../../../shared/rules/group-findings.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { formatCite } from '../../strings/documents/findings.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './finding-list.module.css';
import { FixButtons } from './fix-buttons.tsx';
import { SeverityIcon } from './severity-icon.tsx';

interface Props {
  findings: readonly Finding[];
  /** Goes to the field of a finding. If absent, the findings are read-only. */
  onShowField?: (finding: Finding) => void;
  /** Applies a fix. If absent, no fixes are offered. */
  onFix?: ((fix: Fix) => void) | undefined;
  /** Shown if there are no findings. Absent = there is nothing to report. */
  emptyText?: string | undefined;
}

const SEVERITY_ORDER = { error: 0, warning: 1, info: 2 };

/**
 * All findings, the most severe first, each with the source of its rule. Findings with the same text are shown once, with
 * their count.
 */
export function FindingList({ findings, onShowField, onFix, emptyText }: Props) {
  const translate = useTranslate();
  if (findings.length === 0) return <p className={css.none}>{emptyText ?? translate('findings.none')}</p>;
  const sortedFindings = [...findings].sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
  const groups = groupEqualFindings(sortedFindings, (finding) => finding);
  return (
    <ul className={css.list}>
      {groups.map(({ first: finding, count }) => (
        <li key={`${finding.code} ${finding.path} ${finding.subjects.join(' ')} ${finding.actual ?? ''}`}>
          {onShowField === undefined ? (
            <div className={css.finding} data-severity={finding.severity}>
              <FindingText finding={finding} count={count} />
            </div>
          ) : (
            <button
              type="button"
              className={css.finding}
              data-severity={finding.severity}
              onClick={() => onShowField(finding)}
              title={translate('findings.show')}
            >
              <FindingText finding={finding} count={count} />
              <ChevronRight aria-hidden className={css.go} />
            </button>
          )}
          {onFix === undefined ? null : (
            <div className={css.fixes} data-severity={finding.severity}>
              <FixButtons fixes={finding.fixes} onFix={onFix} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function FindingText({ finding, count }: { finding: Finding; count: number }) {
  const translate = useTranslate();
  return (
    <>
      <span className={css.icon}>
        <SeverityIcon severity={finding.severity} />
      </span>
      <span className={css.words}>
        <span>{formatWithCount(translate, formatLateText(translate, finding.message), count)}</span>
        <span className={css.cite}>{formatCite(translate, finding.cite)}</span>
      </span>
    </>
  );
}
