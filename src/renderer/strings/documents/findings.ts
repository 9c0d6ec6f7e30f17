import { nameSource } from '../../../shared/rules/cite-source.ts';
import type { Cite } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from './short-name.ts';

/** Formats where a rule is found: `Chapter 5, Attack Types` of the rulebook, `Rollcall, Options` for rules of our own. */
export const formatCite = (t: Translate, cite: Cite): string =>
  [
    cite.chapter === undefined ? nameSource(t, cite) : t('findings.chapter', { chapter: cite.chapter }),
    ...(cite.heading === undefined ? [] : [cite.heading]),
  ].join(', ');

/** Counts findings: `2 errors, 1 warning`. Notes are not counted. */
export function countFindings(t: Translate, errors: number, warnings: number): string {
  const parts = [
    ...(errors === 0 ? [] : [t('findings.errors', { n: errors })]),
    ...(warnings === 0 ? [] : [t('findings.warnings', { n: warnings })]),
  ];
  return parts.length === 0 ? t('findings.nothing') : parts.join(', ');
}

/** Says that no field of the form shows the part of the document that a finding is about. */
export const describeNoField = (t: Translate, path: string): string =>
  path === '' ? t('findings.wholeDocument') : t('findings.noField', { path: shortName(path) });
