/**
 * Formats texts for spreadsheet cells: on one line, without hidden characters, no longer than spreadsheets accept. The note about a cut is
 * English in every language, so that reports in two languages can be compared.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { LIMITS } from '../base/limits.ts';
import { shortenFingerprint } from '../document/fingerprint/sha256.ts';
import { showHiddenCharacters } from '../text/hidden-characters.ts';
import { truncateUnits } from '../text/truncate.ts';

/** Returns a digest of a text that was cut, which differs if the text does. */
const createDigest = (text: string): string => shortenFingerprint(bytesToHex(sha256(utf8ToBytes(text))));

/** The number of characters reserved for the note about a cut. */
const NOTE_LENGTH = 100;

/** Truncates a text that is too long, and adds a note with a digest of the whole. */
export function formatCell(text: string): string {
  const visibleText = showHiddenCharacters(text);
  if (visibleText.length <= LIMITS.exportedCellLetters) return visibleText;
  // The kept text ends with an ellipsis, which replaces one more letter.
  const keptText = truncateUnits(visibleText, LIMITS.exportedCellLetters - NOTE_LENGTH);
  return `${keptText} (cut: ${formatCount(visibleText.length - keptText.length + 1)} more letters, all of it is ${createDigest(visibleText)})`;
}

/** Joins as many words as fit into a cell, and adds how many words are left out. */
export function formatWordsCell(words: readonly string[]): string {
  const visibleWords = words.map(showHiddenCharacters);
  let length = 0;
  const cutIndex = visibleWords.findIndex((visibleWord) => {
    length += visibleWord.length + 1;
    return length > LIMITS.exportedCellLetters - NOTE_LENGTH;
  });
  if (cutIndex < 0) return visibleWords.join(' ');
  return `${visibleWords.slice(0, cutIndex).join(' ')} and ${formatCount(visibleWords.length - cutIndex)} more, together=${createDigest(visibleWords.join(' '))}`;
}

/** `2,990` */
const formatCount = (count: number): string => count.toLocaleString('en');
