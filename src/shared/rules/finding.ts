import { isEqualJson } from '../document/diff-json.ts';
import type { Edit } from '../document/edit.ts';
import { formatLateText, identifyMessage, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A finding is what a rule reports about a document: a code with typed values. The `messages/` of the game turn it into sentences. */

const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The place of a rule in its rulebook. Never a page number (E?3f). */
export interface Cite {
  source: string;
  chapter?: number;
  heading?: string;
  /** Number of the fact that the rule is based on: `E-35`, or of the ambiguity that the rule settles: `E?45`. */
  fact?: string;
}

/**
 * One thing wrong with a document. Its message is formatted where it is shown; `writeFinding` creates the public form
 * (docs/formats.md#findings).
 */
export interface Finding {
  code: string;
  severity: Severity;
  /** RFC 6901 pointer into the document that was checked. */
  path: string;
  /** Ids of the affected characters, sorted, without duplicates. */
  subjects: string[];
  actual?: number | string;
  required?: number | string;
  message: LateText;
  cite: Cite;
  /** Tested fixes: applying one removes the finding and causes no new error. */
  fixes?: Fix[];
}

/** A set of edits that are applied together. */
export interface Fix {
  /** Label of the fix's button. */
  label: LateText;
  edits: Edit[];
  /** Whether other errors stay after this fix. Only known if fixes that lead to a legal document were asked for. */
  isPartial?: boolean;
  /** Whether the edits are several fixes that only together lead to a document without errors. */
  isJoined?: boolean;
}

/** A finding in JSON output. */
export interface WrittenFinding extends Omit<Finding, 'message' | 'fixes'> {
  message: string;
  fixes?: { label: string; edits: Edit[] }[];
}

/** Returns a finding with its texts in one language, for JSON and for other threads. The keys keep their order. */
export function writeFinding(translate: Translate, { message, cite, fixes, ...finding }: Finding): WrittenFinding {
  return {
    ...finding,
    message: formatLateText(translate, message),
    cite,
    ...(fixes === undefined
      ? {}
      : { fixes: fixes.map(({ label, edits }) => ({ label: formatLateText(translate, label), edits })) }),
  };
}

/** Whether two findings are the same in every language, with the same fixes. */
export const isSameFinding = (a: Finding, b: Finding): boolean =>
  a === b ||
  (a.code === b.code &&
    a.path === b.path &&
    isEqualJson(writeFinding(identifyMessage, a), writeFinding(identifyMessage, b)));
