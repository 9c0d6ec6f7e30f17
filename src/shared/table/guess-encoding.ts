/** Guesses how a text is encoded that is neither valid UTF-8 nor UTF-16. */

import { analyse } from 'chardet';
import type { Encoding } from './encodings.ts';

/** East Asian encodings of which `chardet` knows how often each character is used. */
const EAST_ASIAN: Readonly<Record<string, Encoding>> = {
  Big5: 'big5',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Shift_JIS: 'shift_jis',
};

/** Share of 100 below which an East Asian encoding is not believed. */
const MIN_CONFIDENCE = 80;

/** Bytes at the start of a file that are looked at. */
const SAMPLE_BYTES = 1_000_000;

/**
 * Returns the most likely encoding. It is Windows-1252, in which Excel saves CSV in Western Europe and America, unless the
 * bytes speak clearly for damaged UTF-8, an East Asian encoding, Cyrillic or Mac Roman.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isMostlyUtf8(bytes)) return 'utf-8';
  const [best] = analyse(sample);
  const eastAsian = best !== undefined && best.confidence >= MIN_CONFIDENCE ? EAST_ASIAN[best.name] : undefined;
  return eastAsian ?? guessSingleByteEncoding(sample);
}

/** Whether the text has more multi-byte characters of UTF-8 than bytes that do not belong to one. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let valid = 0;
  let damaged = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0xfffd) damaged++;
    else if (code > 0x7f) valid++;
  }
  return valid > damaged;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Bytes from 0x80 to 0x9F that are accented letters in Mac Roman and stand for rare or no letters in Windows-1252. */
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
      // Three letters in a row that are all accented occur in no Western word.
      else if ((bytes[index - 1] ?? 0) >= 0xc0 && (bytes[index + 1] ?? 0) >= 0xc0) cyrillicRuns++;
    } else if (isMacLetter(byte) && isBesideAscii) macLettersBesideAscii++;
  }
  if (cyrillicRuns > highLettersBesideAscii) return 'windows-1251';
  return macLettersBesideAscii > highLettersBesideAscii ? 'macintosh' : 'windows-1252';
}
