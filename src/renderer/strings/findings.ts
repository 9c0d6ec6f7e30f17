import type { Cite, Severity } from '../../shared/finding/finding.ts';

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  error: 'Breaks a rule',
  warning: 'Warning',
  info: 'Note',
};

/** Where a rule stands, for people: `Chapter 5, Attack Types`. */
export function citeText(cite: Cite): string {
  const place = [cite.chapter === undefined ? '' : `Chapter ${cite.chapter}`, cite.heading ?? ''].filter(
    (p) => p !== '',
  );
  return place.length === 0 ? cite.source : place.join(', ');
}

/** `2 errors, 1 warning`; notes are not counted. */
export function findingCount(errors: number, warnings: number): string {
  const parts = [
    errors === 0 ? '' : `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings === 0 ? '' : `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].filter((p) => p !== '');
  return parts.length === 0 ? 'No findings' : parts.join(', ');
}

export const FINDINGS = {
  heading: 'Findings',
  none: 'Nothing to report. This one is legal.',
  legal: 'Legal',
  illegal: 'Illegal',
  unreadable: 'Unreadable',
  show: 'Go to the field',
  fixes: 'Ways to mend it',
};
