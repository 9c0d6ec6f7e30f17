import { same } from '../document/difference.ts';
import type { Edit } from '../document/edit.ts';
import { formatText, identify, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

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

/**
 * One thing wrong with a document. Its message is made where it is shown; `writeFinding` makes the form of it that is public
 * (docs/formats.md#findings).
 */
export interface Finding {
  code: string;
  severity: Severity;
  /** RFC 6901 pointer into the document that was checked. */
  path: string;
  /** Ids of the characters it concerns, sorted, each once. */
  subjects: string[];
  actual?: number | string;
  required?: number | string;
  message: LateText;
  cite: Cite;
  /** Fixes that were tried: applied, the finding is gone and there is no new error. */
  fixes?: Fix[];
}

/** A set of edits that are made together. */
export interface Fix {
  /** The label of its button. */
  label: LateText;
  edits: Edit[];
}

/** A finding as JSON has it. */
export interface WrittenFinding extends Omit<Finding, 'message' | 'fixes'> {
  message: string;
  fixes?: { label: string; edits: Edit[] }[];
}

/** Returns a finding with its texts in one language, for JSON and for other threads. Its keys keep their order. */
export function writeFinding(translate: Translate, { message, cite, fixes, ...finding }: Finding): WrittenFinding {
  return {
    ...finding,
    message: formatText(translate, message),
    cite,
    ...(fixes === undefined
      ? {}
      : { fixes: fixes.map(({ label, edits }) => ({ label: formatText(translate, label), edits })) }),
  };
}

/** Whether two findings are the same in every language, with the same fixes. */
export const isSameFinding = (a: Finding, b: Finding): boolean =>
  a === b || (a.code === b.code && a.path === b.path && same(writeFinding(identify, a), writeFinding(identify, b)));
