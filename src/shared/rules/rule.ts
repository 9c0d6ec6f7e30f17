/** The form that rules of every game have: one row with a code, a severity, a place in the rulebook and one pure check. */
import type { LateText } from '../texts/late-text.ts';
import type { Cite, Severity } from './finding.ts';

/** One defect that a check found. `path` is a pointer into the document that was checked. */
export interface Hit {
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
  check: (context: Context) => Iterable<Hit>;
}

/** A finding before its message is made. Its numbers are as they were read, infinity among them. */
export interface Raised<Code extends string = string> extends Omit<Hit, 'severity' | 'subjects' | 'cite'> {
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
): Raised<Code>[] {
  const found: Raised<Code>[] = [];
  for (const rule of rules) {
    const severity = typeof rule.severity === 'function' ? rule.severity(context.options) : rule.severity;
    for (const hit of rule.check(context)) {
      const finding: Raised<Code> = {
        code: rule.code,
        severity: hit.severity ?? severity,
        path: hit.path,
        place: hit.path,
        subjects: [...new Set(hit.subjects)].sort(),
        cite: hit.cite ?? rule.cite,
      };
      if (hit.actual !== undefined) finding.actual = hit.actual;
      if (hit.required !== undefined) finding.required = hit.required;
      if (hit.values !== undefined) finding.values = hit.values;
      found.push(finding);
    }
  }
  return found;
}

/** A whole number of `least` or more. */
export function isWhole(value: number, least = 0): boolean {
  return Number.isInteger(value) && value >= least;
}
