import { findSectionIndex } from '../../../../../shared/form/find-section.ts';
import type { FormSpec } from '../../../../../shared/form/form.ts';
import type { Requirement } from '../../../../../shared/form/missing-requirements.ts';
import type { Finding, Severity } from '../../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

/** The marks that the index shows next to the name of a section. */
export interface SectionMark {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** The required parts that are missing in this section: `a name`. */
  readonly missing: readonly string[];
}

const COUNTED: Readonly<Record<Severity, 'errors' | 'warnings' | 'notes'>> = {
  error: 'errors',
  warning: 'warnings',
  info: 'notes',
};

/** Returns the marks of all sections, in order. */
export function marksOf(
  translate: Translate,
  form: FormSpec,
  findings: readonly Finding[],
  missing: readonly Requirement[],
): SectionMark[] {
  const marks = form.sections.map(() => ({ errors: 0, warnings: 0, notes: 0, missing: [] as string[] }));
  for (const { path, severity } of findings) {
    const mark = marks[findSectionIndex(form, path) ?? -1];
    if (mark !== undefined) mark[COUNTED[severity]] += 1;
  }
  for (const { label, pointers: at } of missing)
    marks[findSectionIndex(form, at[0] ?? '') ?? -1]?.missing.push(formatLateText(translate, label));
  return marks;
}
