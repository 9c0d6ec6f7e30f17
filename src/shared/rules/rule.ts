/** The form that rules of every game have: one row with a code, a severity, a place in the rulebook and one pure check. */
import type { LateText } from '../texts/late-text.ts';
import type { Cite, Severity } from './finding.ts';

/** One defect that a check found. `path` is a pointer into the document that was checked. */
export interface FindingDraft {
  path: string;
  subjects?: readonly string[];
  actual?: number | string;
  required?: number | string;
  /** Names, words and numbers the message needs beyond actual and required. Lists are joined where the message is made. */
  values?: Readonly<Record<string, number | LateText>>;
  /** Where one code has two severities. */
  severity?: Severity;
  /** Place of the rule in the rulebook, for codes that cover rules under several headings. */
  cite?: Cite;
}

export interface Rule<Context extends { options: unknown }, Code extends string = string> {
  code: Code;
  severity: Severity | ((options: Context['options']) => Severity);
  cite: Cite;
  check: (context: Context) => Iterable<FindingDraft>;
}

/** A finding before its message is made. Its numbers are as they were read, infinity among them. */
export interface RawFinding<Code extends string = string> extends Omit<FindingDraft, 'severity' | 'subjects' | 'cite'> {
  code: Code;
  severity: Severity;
  /** Sorted, each once. */
  subjects: string[];
  cite: Cite;
  /** Its place in the character or team that was judged: the same in a character alone and in one that a team embeds. */
  place: string;
}

/** Runs rows over a context, in the order of the rows. */
export function runRules<Context extends { options: unknown }, Code extends string>(
  rules: readonly Rule<Context, Code>[],
  context: Context,
): RawFinding<Code>[] {
  const found: RawFinding<Code>[] = [];
  for (const rule of rules) {
    const severity = typeof rule.severity === 'function' ? rule.severity(context.options) : rule.severity;
    for (const draft of rule.check(context)) {
      const finding: RawFinding<Code> = {
        code: rule.code,
        severity: draft.severity ?? severity,
        path: draft.path,
        place: draft.path,
        subjects: [...new Set(draft.subjects)].sort(),
        cite: draft.cite ?? rule.cite,
      };
      if (draft.actual !== undefined) finding.actual = draft.actual;
      if (draft.required !== undefined) finding.required = draft.required;
      if (draft.values !== undefined) finding.values = draft.values;
      found.push(finding);
    }
  }
  return found;
}

/** A whole number of `least` or more. */
export function isWhole(value: number, least = 0): boolean {
  return Number.isInteger(value) && value >= least;
}
