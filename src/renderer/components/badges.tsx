import { Check, CircleX, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../shared/finding/finding.ts';
import type { Shape } from '../../shared/games/list.ts';
import { FINDINGS, findingCount } from '../strings/documents/findings.ts';
import css from './badges.module.css';

/** A number, white on black as on the card. The label is read out, not shown. */
export function NumberBadge({ label, value }: { label: string; value: string }) {
  return (
    <span className={css.badge}>
      <span className="visually-hidden">{label} </span>
      {value}
    </span>
  );
}

interface ShapeProps {
  /** A square when left out. */
  shape: Shape | undefined;
  /** Read out with it; shown, too, unless `bare`. */
  word: string;
  bare?: boolean;
  className?: string | undefined;
}

/** A word with its shape, so that colour is not the only sign. */
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

/** The verdict: legal, or how many errors and warnings. */
export function VerdictMark({ findings, words = true }: { findings: readonly Finding[]; words?: boolean }) {
  const errors = findings.filter((f) => f.severity === 'error').length;
  const warnings = findings.filter((f) => f.severity === 'warning').length;
  const kind = errors > 0 ? 'illegal' : warnings > 0 ? 'warned' : 'legal';
  const Icon = kind === 'legal' ? Check : kind === 'warned' ? TriangleAlert : CircleX;
  const text = kind === 'legal' ? FINDINGS.legal : findingCount(errors, warnings);
  return (
    <span className={css.verdict} data-kind={kind}>
      <Icon aria-hidden />
      <span className={words ? undefined : 'visually-hidden'}>{text}</span>
    </span>
  );
}
