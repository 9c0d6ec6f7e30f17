import { nameSource } from '../../../shared/rules/cite-source.ts';
import type { Cite } from '../../../shared/rules/finding.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from './short-name.ts';

/** Formats where a rule is found: `Chapter 5, Attack Types` of the rulebook, `Rollcall, Options` for rules of our own. */
export const formatCite = (translate: Translate, cite: Cite): string =>
  [
    cite.chapter === undefined ? nameSource(translate, cite) : translate('findings.chapter', { chapter: cite.chapter }),
    ...(cite.heading === undefined ? [] : [cite.heading]),
  ].join(', ');

/** Counts findings: `2 errors, 1 warning`. Notes are not counted. */
export function countFindings(translate: Translate, errors: number, warnings: number): string {
  const parts = [
    ...(errors === 0 ? [] : [translate('findings.errors', { n: errors })]),
    ...(warnings === 0 ? [] : [translate('findings.warnings', { n: warnings })]),
  ];
  return parts.length === 0 ? translate('findings.nothing') : parts.join(', ');
}

/** Says that no field of the form shows the part of the document that a finding is about. */
export const describeNoField = (translate: Translate, path: string): string =>
  path === '' ? translate('findings.wholeDocument') : translate('findings.noField', { path: shortName(path) });
