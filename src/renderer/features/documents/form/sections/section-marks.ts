import { findSectionIndex } from '../../../../../shared/form/find-section.ts';
import type { FormSpec } from '../../../../../shared/form/form.ts';
import type { Requirement } from '../../../../../shared/form/missing-requirements.ts';
import type { Finding, Severity } from '../../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

/** The numbers of findings and the missing fields that the index shows next to the name of a section. */
export interface SectionMark {
  readonly errorCount: number;
  readonly warningCount: number;
  readonly noteCount: number;
  /** The required parts that are missing in this section: `a name`. */
  readonly missingFields: readonly string[];
}

const COUNTER_BY_SEVERITY: Readonly<Record<Severity, 'errorCount' | 'warningCount' | 'noteCount'>> = {
  error: 'errorCount',
  warning: 'warningCount',
  info: 'noteCount',
};

/** Computes the marks of all sections in their order. */
export function computeSectionMarks(
  translate: Translate,
  form: FormSpec,
  findings: readonly Finding[],
  missingRequirements: readonly Requirement[],
): SectionMark[] {
  const marks = form.sections.map(() => ({
    errorCount: 0,
    warningCount: 0,
    noteCount: 0,
    missingFields: [] as string[],
  }));
  for (const { path, severity } of findings) {
    // A finding outside all sections counts in none: `marks[-1]` is undefined.
    const mark = marks[findSectionIndex(form, path) ?? -1];
    if (mark !== undefined) mark[COUNTER_BY_SEVERITY[severity]] += 1;
  }
  for (const { label, pointers } of missingRequirements)
    marks[findSectionIndex(form, pointers[0] ?? '') ?? -1]?.missingFields.push(formatLateText(translate, label));
  return marks;
}
