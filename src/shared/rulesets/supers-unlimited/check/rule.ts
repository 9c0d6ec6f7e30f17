/** The form every rule has: one row with a code, a severity, a place in the rulebook and one pure check. */
import type { Cite, Severity } from '../../../finding/finding.ts';
import type { SuCode } from '../codes.ts';
import type { SuOptions } from '../options.ts';

/** What a check says of one defect. `path` is a pointer into the document that was checked. */
export interface Hit {
  path: string;
  subjects?: readonly string[];
  actual?: number | string;
  required?: number | string;
  /** Names and words the sentence needs beyond actual and required. */
  values?: Readonly<Record<string, string | number>>;
  /** Where one code has two severities (the red-zone note). */
  severity?: Severity;
}

export interface Rule<Context> {
  code: SuCode;
  severity: Severity | ((options: SuOptions) => Severity);
  cite: Cite;
  check: (context: Context) => Iterable<Hit>;
}

/** A finding before its sentence is made. */
export interface RawFinding extends Omit<Hit, 'severity' | 'subjects'> {
  code: SuCode;
  severity: Severity;
  subjects: string[];
  cite: Cite;
}

/** Runs rows over a context. `subjects` are sorted and each stands once; numbers JSON cannot hold become words. */
export function runRules<Context extends { options: SuOptions }>(
  rules: readonly Rule<Context>[],
  context: Context,
): RawFinding[] {
  const found: RawFinding[] = [];
  for (const rule of rules) {
    const severity = typeof rule.severity === 'function' ? rule.severity(context.options) : rule.severity;
    for (const hit of rule.check(context)) {
      const finding: RawFinding = {
        code: rule.code,
        severity: hit.severity ?? severity,
        path: hit.path,
        subjects: [...new Set(hit.subjects)].sort(),
        cite: rule.cite,
      };
      if (hit.actual !== undefined) finding.actual = speakable(hit.actual);
      if (hit.required !== undefined) finding.required = speakable(hit.required);
      if (hit.values !== undefined) finding.values = hit.values;
      found.push(finding);
    }
  }
  return found;
}

/** JSON has no Infinity, and prints -0 as 0. */
function speakable(value: number | string): number | string {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : String(value);
}

/** A whole number of `least` or more. */
export function isWhole(value: number, least = 0): boolean {
  return Number.isInteger(value) && value >= least;
}
