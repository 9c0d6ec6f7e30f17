/** Rules of every game have this form: one row with a code, a severity, a place in the rulebook and one pure check. */
import type { LateText } from '../texts/late-text.ts';
import type { Cite, Severity } from './finding.ts';

/** One problem that a check found. `path` is a pointer into the document that was checked. */
export interface FindingDraft {
  path: string;
  subjects?: readonly string[];
  actual?: number | string;
  required?: number | string;
  /** Names, words and numbers that the message needs in addition to actual and required. The message joins lists. */
  values?: Readonly<Record<string, number | LateText>>;
  /** Overrides the severity of the rule, for codes with two severities. */
  severity?: Severity;
  /** Overrides the citation of the rule, for codes that cover rules under several headings. */
  cite?: Cite;
}

export interface Rule<Context extends { options: unknown }, Code extends string = string> {
  code: Code;
  severity: Severity | ((options: Context['options']) => Severity);
  cite: Cite;
  check: (context: Context) => Iterable<FindingDraft>;
}

/** A finding before its message is formatted. Its numbers may be infinite, as in the document. */
export interface RawFinding<Code extends string = string> extends Omit<FindingDraft, 'severity' | 'subjects' | 'cite'> {
  code: Code;
  severity: Severity;
  /** Sorted ids without duplicates. */
  subjects: string[];
  cite: Cite;
  /** Pointer into the judged document. For a character that a team embeds, it is relative to the character. */
  localPointer: string;
}

/** Runs the rules on a context, in their order. */
export function runRules<Context extends { options: unknown }, Code extends string>(
  rules: readonly Rule<Context, Code>[],
  context: Context,
): RawFinding<Code>[] {
  const findings: RawFinding<Code>[] = [];
  for (const rule of rules) {
    const severity = typeof rule.severity === 'function' ? rule.severity(context.options) : rule.severity;
    for (const draft of rule.check(context)) {
      const finding: RawFinding<Code> = {
        code: rule.code,
        severity: draft.severity ?? severity,
        path: draft.path,
        localPointer: draft.path,
        subjects: [...new Set(draft.subjects)].sort(),
        cite: draft.cite ?? rule.cite,
      };
      if (draft.actual !== undefined) finding.actual = draft.actual;
      if (draft.required !== undefined) finding.required = draft.required;
      if (draft.values !== undefined) finding.values = draft.values;
      findings.push(finding);
    }
  }
  return findings;
}

/** Whether a number is whole and at least `min`. */
export function isWhole(value: number, min = 0): boolean {
  return Number.isInteger(value) && value >= min;
}
