/**
 * Texts for cells of a table: on one line, without hidden characters, no longer than spreadsheets accept. What they say of
 * what was cut is English in every language, so that tables in two languages can be compared.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { LIMITS } from '../base/limits.ts';
import { shortFingerprint } from '../document/fingerprint/sha256.ts';
import { beginningOf } from '../text/short.ts';
import { visible } from '../text/visible.ts';

/** Stands for the text that was cut off: it differs when that text does. */
const digest = (text: string): string => shortFingerprint(bytesToHex(sha256(utf8ToBytes(text))));

/** Characters reserved for the words that say what was cut. */
const TAIL = 100;

/** Cuts a text that is too long, and adds a note with a fingerprint of the whole. */
export function cell(text: string): string {
  const shown = visible(text);
  if (shown.length <= LIMITS.cellLetters) return shown;
  const kept = beginningOf(shown, LIMITS.cellLetters - TAIL);
  return `${kept} (cut: ${grouped(shown.length - kept.length + 1)} more letters, all of it is ${digest(shown)})`;
}

/** Words with blanks between them, as many as there is room for, and how many more there are. */
export function wordsCell(words: readonly string[]): string {
  const all = words.map(visible);
  let length = 0;
  const most = all.findIndex((word) => {
    length += word.length + 1;
    return length > LIMITS.cellLetters - TAIL;
  });
  if (most < 0) return all.join(' ');
  return `${all.slice(0, most).join(' ')} and ${grouped(all.length - most)} more, together=${digest(all.join(' '))}`;
}

/** `2,990` */
const grouped = (n: number): string => n.toLocaleString('en');
