import { Check, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import type { Shape } from '../../shared/form/list.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import { countFindings } from '../strings/documents/findings.ts';
import { describeMissingFields } from '../strings/documents/form.ts';
import { useTranslate } from '../texts/use-translate.ts';
import css from './badges.module.css';

/** A number, white on black as on the card. Screen readers read the label; it is not shown. */
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
  /** Read by screen readers, and shown unless `bare` is set. */
  word: string;
  bare?: boolean;
  className?: string | undefined;
}

/** A word with its shape, so that color is not the only sign. */
export function ShapeMark({ shape, word, bare = false, className = '' }: ShapeProps) {
  return (
    <span className={`${css.shape} ${className}`} data-colour={shape?.colour}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape?.d ?? 'M3 3H17V17H3Z'} />
      </svg>
      <span className={bare ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  );
}

interface VerdictProps {
  findings: readonly Finding[];
  words?: boolean;
  /**
   * The values that the document still misses, worded to fit into a sentence. It then counts as unfinished, not legal,
   * unless a rule is broken.
   */
  missing?: readonly LateText[];
}

/** The verdict: legal, unfinished, or the number of errors and warnings. */
export function VerdictMark({ findings, words = true, missing = [] }: VerdictProps) {
  const translate = useTranslate();
  const errors = findings.filter((f) => f.severity === 'error').length;
  const warnings = findings.filter((f) => f.severity === 'warning').length;
  const isUnfinished = missing.length > 0 && errors === 0;
  const kind = errors > 0 ? 'illegal' : isUnfinished ? 'unfinished' : warnings > 0 ? 'warned' : 'legal';
  const Icon = ICONS[kind];
  const text = isUnfinished
    ? translate('form.unfinished')
    : kind === 'legal'
      ? translate('findings.legal')
      : countFindings(translate, errors, warnings);
  return (
    <span
      className={css.verdict}
      data-kind={kind}
      title={isUnfinished ? describeMissingFields(translate, missing) : undefined}
    >
      <Icon aria-hidden />
      <span className={words ? undefined : 'visually-hidden'}>{text}</span>
    </span>
  );
}

const ICONS = { illegal: CircleX, unfinished: CircleDashed, warned: TriangleAlert, legal: Check } as const;
