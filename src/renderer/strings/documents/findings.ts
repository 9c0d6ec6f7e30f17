import type { Cite } from '../../../shared/rules/finding.ts';
import { formatSource } from '../../../shared/rules/format-source.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from './shorten-name.ts';

/** Formats the source of a rule: `Chapter 5, Attack Types` of the rulebook, or `Rollcall, Options` for Rollcall's own rules. */
export const formatCite = (translate: Translate, citation: Cite): string =>
  [
    citation.chapter === undefined
      ? formatSource(translate, citation)
      : translate('findings.chapter', { chapter: citation.chapter }),
    ...(citation.heading === undefined ? [] : [citation.heading]),
  ].join(', ');

/** Counts findings: `2 errors, 1 warning`. Notes are not counted. */
export function countFindings(translate: Translate, errorCount: number, warningCount: number): string {
  const parts = [
    ...(errorCount === 0 ? [] : [translate('findings.errors', { n: errorCount })]),
    ...(warningCount === 0 ? [] : [translate('findings.warnings', { n: warningCount })]),
  ];
  return parts.length === 0 ? translate('findings.nothing') : parts.join(', ');
}

/** Says that no field of the form shows the part of the document that a finding is about. */
export const describeNoField = (translate: Translate, pointer: string): string =>
  pointer === '' ? translate('findings.wholeDocument') : translate('findings.noField', { path: shortenName(pointer) });
