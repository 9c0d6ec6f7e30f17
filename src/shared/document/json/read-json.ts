/** Parses JSON. Every JSON text that may have been written by hand goes through here. */

import { LIMITS } from '../../base/limits.ts';
import type { LateText } from '../../texts/late-text.ts';
import { findDuplicateKey } from './duplicate-key.ts';
import { jsonFault } from './fault.ts';
import { duplicateKeyMessage, jsonFaultMessage } from './fault-messages.ts';
import { jsonFigures, keysIn } from './scan.ts';

export type ReadJson = { readonly ok: true; readonly value: unknown } | JsonRefusal;

export interface JsonRefusal {
  readonly ok: false;
  readonly fault: 'syntax' | 'nesting' | 'key-twice';
  /** RFC 6901 pointer to the key that stands twice; empty for other faults. */
  readonly path: string;
  /** Place and fault, for people: `line 3, column 14: } does not fit there`. */
  readonly words: LateText;
  /** Where it is in the text, both from 1. Absent where the text as a whole is refused. */
  readonly place?: { readonly line: number; readonly column: number };
}

const BYTE_ORDER_MARK = 0xfeff;

/** Reads a JSON text, with or without a byte order mark. Refuses a key that stands twice in one object. Never throws. */
export function readJson(text: string): ReadJson {
  const json = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  const { keys, depth } = jsonFigures(json);
  if (depth > LIMITS.nesting) {
    return {
      ok: false,
      fault: 'nesting',
      path: '',
      words: (translate) => translate('jsonFaults.nesting', { limit: LIMITS.nesting }),
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const place = jsonFault(json);
    return { ok: false, fault: 'syntax', path: '', words: jsonFaultMessage(place), place };
  }
  // JSON.parse keeps the last of two keys, so that fewer of them are left than were written.
  const twice = keysIn(value) === keys ? undefined : findDuplicateKey(json);
  if (twice) {
    return { ok: false, fault: 'key-twice', path: twice.path, words: duplicateKeyMessage(twice), place: twice };
  }
  return { ok: true, value };
}
