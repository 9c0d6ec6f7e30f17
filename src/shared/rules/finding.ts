import type { Edit } from '../document/edit.ts';

/** What a rule reports about a document: a code with typed values. Sentences are made by the `messages/` of the game. */

const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The place of a rule in its rulebook. Never a page number (E?3f). */
export interface Cite {
  source: string;
  chapter?: number;
  heading?: string;
  /** Number of the fact the rule was drawn from: `E-35`, or of the ambiguity it settles: `E?45`. */
  fact?: string;
}

/** A finding (docs/formats.md#findings), ready to be shown or written as JSON. */
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
  /** Fixes that were tried: applied, the finding is gone and there is no new error. */
  fixes?: Fix[];
}

/** A set of edits that are made together. */
export interface Fix {
  /** Label of its button. */
  label: string;
  edits: Edit[];
}
