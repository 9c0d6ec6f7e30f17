import { Check, CircleX, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../shared/finding/finding.ts';
import { nameOf } from '../../shared/games/supers-unlimited/words.ts';
import { FINDINGS, findingCount } from '../strings/documents/findings.ts';
import css from './badges.module.css';

/** The Level, white on black as on the card. */
export function LevelBadge({ level }: { level: number }) {
  return (
    <span className={css.level}>
      <span className="visually-hidden">Level </span>
      {level}
    </span>
  );
}

/** Shape and letter of an Alignment, the same shapes as on the card: shield, blade, split diamond. */
export function AlignmentMark({ alignment, bare = false }: { alignment: string; bare?: boolean }) {
  const shape = SHAPES[alignment];
  return (
    <span className={css.alignment} data-alignment={alignment}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape ?? 'M3 3H17V17H3Z'} />
      </svg>
      <span className={bare ? 'visually-hidden' : undefined}>{nameOf(alignment)}</span>
    </span>
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  hero: 'M10 1 18 4V10C18 14.500 14.500 17.500 10 19 5.500 17.500 2 14.500 2 10V4Z',
  villain: 'M10 19 1 2 7 5 10 1 13 5 19 2Z',
  'anti-hero': 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z',
};

/** What the findings come to: legal, or how many errors and warnings. */
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
