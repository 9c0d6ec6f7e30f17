import { translatePhrase } from '../../../shared/i18n/phrases.ts';
import type { Cite, Severity } from '../../../shared/rules/finding.ts';
import { shortName } from './short-name.ts';

export const SEVERITY_NAMES: Record<Severity, string> = {
  error: 'Breaks a rule',
  warning: 'Warning',
  info: 'Note',
};

/** Where a rule stands, for people: `Chapter 5, Attack Types` of the rulebook, `Rollcall, Options` of what is our own. */
export function citeText({ source, chapter, heading }: Cite): string {
  return [
    chapter === undefined ? translatePhrase(source) : FINDINGS.chapter(chapter),
    ...(heading === undefined ? [] : [heading]),
  ].join(', ');
}

/** `2 errors, 1 warning`; notes are not counted. */
export function findingCount(errors: number, warnings: number): string {
  const parts = [errors === 0 ? '' : FINDINGS.errors(errors), warnings === 0 ? '' : FINDINGS.warnings(warnings)].filter(
    (p) => p !== '',
  );
  return parts.length === 0 ? FINDINGS.nothing : parts.join(', ');
}

export const FINDINGS = {
  heading: 'Findings',
  none: 'Nothing to report. This one is legal.',
  legal: 'Legal',
  illegal: 'Illegal',
  unreadable: 'Unreadable',
  show: 'Go to the field',
  noField: (path: string) =>
    path === ''
      ? 'This is about the document as a whole.'
      : `No field shows ${shortName(path)}: it stands in the document only.`,
  fixes: 'Ways to repair it',
  chapter: (chapter: string | number) => `Chapter ${chapter}`,
  error: 'Error',
  errors: (n: number) => `${n} ${n === 1 ? 'error' : 'errors'}`,
  warnings: (n: number) => `${n} ${n === 1 ? 'warning' : 'warnings'}`,
  nothing: 'No findings',
};
