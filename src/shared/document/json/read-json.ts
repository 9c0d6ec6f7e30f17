/** Parses JSON. Every JSON text that may be written by hand is parsed here. */

import { LIMITS } from '../../base/limits.ts';
import type { LateText } from '../../texts/late-text.ts';
import { findDuplicateKey } from './duplicate-key.ts';
import { describeDuplicateKey, describeSyntaxError } from './json-error-messages.ts';
import { countKeys, scanJson } from './scan.ts';
import { findSyntaxError } from './syntax-error.ts';

export type JsonResult = { readonly ok: true; readonly value: unknown } | JsonError;

export interface JsonError {
  readonly ok: false;
  readonly fault: 'syntax' | 'nesting' | 'key-twice';
  /** RFC 6901 pointer to the duplicate key; empty for other problems. */
  readonly path: string;
  /** Position and problem, for users: `line 3, column 14: } does not fit there`. */
  readonly message: LateText;
  /** The position in the text, counted from 1. Absent if the text as a whole is rejected. */
  readonly position?: { readonly line: number; readonly column: number };
}

const BYTE_ORDER_MARK = 0xfeff;

/** Parses a JSON text, with or without a byte order mark. Rejects duplicate keys within an object. Never throws. */
export function readJson(sourceText: string): JsonResult {
  const json = sourceText.charCodeAt(0) === BYTE_ORDER_MARK ? sourceText.slice(1) : sourceText;
  const { keyCount, depth } = scanJson(json);
  if (depth > LIMITS.nesting) {
    return {
      ok: false,
      fault: 'nesting',
      path: '',
      message: (translate) => translate('jsonFaults.nesting', { limit: LIMITS.nesting }),
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const position = findSyntaxError(json);
    return { ok: false, fault: 'syntax', path: '', message: describeSyntaxError(position), position };
  }
  // JSON.parse keeps only the last of two equal keys, so fewer keys are left than were written.
  const duplicate = countKeys(value) === keyCount ? undefined : findDuplicateKey(json);
  if (duplicate) {
    return {
      ok: false,
      fault: 'key-twice',
      path: duplicate.path,
      message: describeDuplicateKey(duplicate),
      position: duplicate,
    };
  }
  return { ok: true, value };
}
