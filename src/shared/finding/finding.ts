import type { Edit } from '../document/edit.ts';

/** What a rule says of a document: a code with typed values. The sentence is made at the edge (words.ts of the ruleset). */

const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Where a rule stands. Never a page number (E?3f). */
export interface Cite {
  source: string;
  chapter?: number;
  heading?: string;
  /** Number of the fact the rule was drawn from: `E-35`, or of the ambiguity it settles: `E?45`. */
  fact?: string;
}

/** A finding of the contract, section 2, ready to be shown or written as JSON. */
export interface Finding {
  code: string;
  severity: Severity;
  /** RFC 6901 pointer into the document that was checked. */
  path: string;
  /** Ids of the characters it concerns, sorted, each once. */
  subjects: string[];
  actual?: number | string;
  required?: number | string;
  message: string;
  cite: Cite;
  /** Ways to repair it, each tried out: applied, the finding is gone and no new error came. */
  fixes?: Fix[];
}

/** A set of edits that are made together. */
export interface Fix {
  /** What it does, as a button says it. */
  label: string;
  edits: Edit[];
}
