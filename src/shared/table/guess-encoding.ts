/** Guesses the encoding of text that is neither valid UTF-8 nor UTF-16. */

import { analyse } from 'chardet';
import type { Encoding } from './encodings.ts';

/** East Asian encodings, which `chardet` recognizes by the frequencies of their characters. */
const EAST_ASIAN: Readonly<Record<string, Encoding>> = {
  Big5: 'big5',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Shift_JIS: 'shift_jis',
};

/** The lowest confidence, out of 100, at which an East Asian encoding is accepted. */
const MIN_CONFIDENCE = 80;

/** Number of bytes at the start of a file that are examined. */
const SAMPLE_BYTES = 1_000_000;

/**
 * Returns the most likely encoding. The default is Windows-1252, which Excel uses for CSV files in Western Europe and America. Damaged
 * UTF-8, an East Asian encoding, Cyrillic or Mac Roman is returned only if the bytes clearly suggest it.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isMostlyUtf8(bytes)) return 'utf-8';
  const [bestMatch] = analyse(sample);
  const eastAsian =
    bestMatch !== undefined && bestMatch.confidence >= MIN_CONFIDENCE ? EAST_ASIAN[bestMatch.name] : undefined;
  return eastAsian ?? guessSingleByteEncoding(sample);
}

/** Whether the text has more valid multi-byte UTF-8 characters than invalid bytes. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const decodedText = new TextDecoder('utf-8').decode(bytes);
  let validCharacters = 0;
  let damagedCharacters = 0;
  for (let index = 0; index < decodedText.length; index++) {
    const characterCode = decodedText.charCodeAt(index);
    if (characterCode === 0xfffd) damagedCharacters++;
    else if (characterCode > 0x7f) validCharacters++;
  }
  return validCharacters > damagedCharacters;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Whether a byte from 0x80 to 0x9F is an accented letter in Mac Roman, and a rare letter or no letter in Windows-1252. */
const isMacLetter = (byte: number): boolean => byte >= 0x80 && byte <= 0x9f && !WINDOWS_PUNCTUATION.has(byte);

/** The euro sign, the ellipsis, quotation marks, dashes, the bullet and the trade mark sign of Windows-1252. */
const WINDOWS_PUNCTUATION = new Set([
  0x80, 0x82, 0x84, 0x85, 0x8b, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9b,
]);

function guessSingleByteEncoding(bytes: Uint8Array): Encoding {
  let cyrillicRuns = 0;
  let highLettersBesideAscii = 0;
  let macLettersBesideAscii = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    if (byte < 0x80) continue;
    const isBesideAscii = isAsciiLetter(bytes[index - 1]) || isAsciiLetter(bytes[index + 1]);
    if (byte >= 0xc0) {
      if (isBesideAscii) highLettersBesideAscii++;
      // No Western word has three accented letters in a row.
      else if ((bytes[index - 1] ?? 0) >= 0xc0 && (bytes[index + 1] ?? 0) >= 0xc0) cyrillicRuns++;
    } else if (isMacLetter(byte) && isBesideAscii) macLettersBesideAscii++;
  }
  if (cyrillicRuns > highLettersBesideAscii) return 'windows-1251';
  return macLettersBesideAscii > highLettersBesideAscii ? 'macintosh' : 'windows-1252';
}
