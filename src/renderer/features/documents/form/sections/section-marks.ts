import type { FormSpec } from '../../../../../shared/form/form.ts';
import { sectionOf } from '../../../../../shared/form/form-places.ts';
import type { Need } from '../../../../../shared/form/unfinished.ts';
import type { Finding, Severity } from '../../../../../shared/rules/finding.ts';
import { formatText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

/** What the index shows beside the name of a section. */
export interface SectionMark {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** What its part of the document still lacks: `a name`. */
  readonly missing: readonly string[];
}

const COUNTED: Readonly<Record<Severity, 'errors' | 'warnings' | 'notes'>> = {
  error: 'errors',
  warning: 'warnings',
  info: 'notes',
};

/** The marks of all sections, in their order. */
export function marksOf(
  translate: Translate,
  form: FormSpec,
  findings: readonly Finding[],
  missing: readonly Need[],
): SectionMark[] {
  const marks = form.sections.map(() => ({ errors: 0, warnings: 0, notes: 0, missing: [] as string[] }));
  for (const { path, severity } of findings) {
    const mark = marks[sectionOf(form, path) ?? -1];
    if (mark !== undefined) mark[COUNTED[severity]] += 1;
  }
  for (const { label, at } of missing)
    marks[sectionOf(form, at[0] ?? '') ?? -1]?.missing.push(formatText(translate, label));
  return marks;
}
