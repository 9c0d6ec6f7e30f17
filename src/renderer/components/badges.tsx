import { Check, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import type { Shape } from '../../shared/form/list.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import { countFindings } from '../strings/documents/findings.ts';
import { describeMissingFields } from '../strings/documents/form.ts';
import { useTranslate } from '../texts/use-translate.ts';
import css from './badges.module.css';

/** Shows a number in white on black, as on the card. The label is only read by screen readers, not shown. */
export function NumberBadge({ label, value }: { label: string; value: string }) {
  return (
    <span className={css.badge}>
      <span className="visually-hidden">{label} </span>
      {value}
    </span>
  );
}

interface ShapeProps {
  /** Undefined shows a square. */
  shape: Shape | undefined;
  /** Read by screen readers, and shown unless `isLabelHidden` is set. */
  label: string;
  isLabelHidden?: boolean;
  className?: string | undefined;
}

/** A label with its shape, so that color is not the only sign. */
export function ShapeBadge({ shape, label, isLabelHidden = false, className = '' }: ShapeProps) {
  return (
    <span className={`${css.shape} ${className}`} data-colour={shape?.colour}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape?.d ?? 'M3 3H17V17H3Z'} />
      </svg>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}

interface VerdictProps {
  findings: readonly Finding[];
  hasVisibleText?: boolean;
  /**
   * The required fields that are still empty, worded to fit into a sentence. A document with missing fields counts as
   * unfinished, not as legal, unless a rule is broken.
   */
  missingFields?: readonly LateText[];
}

/** The verdict: legal, unfinished, or the number of errors and warnings. */
export function VerdictBadge({ findings, hasVisibleText = true, missingFields = [] }: VerdictProps) {
  const translate = useTranslate();
  const errorCount = findings.filter((finding) => finding.severity === 'error').length;
  const warningCount = findings.filter((finding) => finding.severity === 'warning').length;
  const isUnfinished = missingFields.length > 0 && errorCount === 0;
  const verdictKind = errorCount > 0 ? 'illegal' : isUnfinished ? 'unfinished' : warningCount > 0 ? 'warned' : 'legal';
  const Icon = VERDICT_ICONS[verdictKind];
  const verdictText = isUnfinished
    ? translate('form.unfinished')
    : verdictKind === 'legal'
      ? translate('findings.legal')
      : countFindings(translate, errorCount, warningCount);
  return (
    <span
      className={css.verdict}
      data-kind={verdictKind}
      title={isUnfinished ? describeMissingFields(translate, missingFields) : undefined}
    >
      <Icon aria-hidden />
      <span className={hasVisibleText ? undefined : 'visually-hidden'}>{verdictText}</span>
    </span>
  );
}

const VERDICT_ICONS = { illegal: CircleX, unfinished: CircleDashed, warned: TriangleAlert, legal: Check } as const;
