/** Guesses the encoding of text that is neither valid UTF-8 nor UTF-16. */

import { analyse } from 'chardet';
import type { Encoding } from './encodings.ts';
import { findLikeliestEncoding } from './rate-encodings.ts';

/** East Asian encodings, which `chardet` recognizes by the frequencies of their characters, the most common ones first. */
const EAST_ASIAN: Readonly<Record<string, Encoding>> = {
  Shift_JIS: 'shift_jis',
  GB18030: 'gb18030',
  'EUC-KR': 'euc-kr',
  Big5: 'big5',
  'EUC-JP': 'euc-jp',
};

/** The lowest confidence, out of 100, at which an East Asian encoding is accepted. */
const MIN_CONFIDENCE = 80;

/** The plausibility below which a text is probably not in an encoding of one byte per character. */
const MIN_PLAUSIBILITY = 0.4;

/** Number of bytes at the start of a file that are examined. */
const SAMPLE_BYTES = 1_000_000;

/**
 * Returns the most likely encoding. Damaged UTF-8 stays UTF-8. An East Asian encoding is returned if the bytes clearly suggest it, or if
 * they make no text in any encoding of one byte per character.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isMostlyUtf8(bytes)) return 'utf-8';
  const singleByte = findLikeliestEncoding(sample);
  const eastAsian = findEastAsianEncoding(sample, singleByte.plausibility < MIN_PLAUSIBILITY ? 0 : MIN_CONFIDENCE);
  return eastAsian ?? singleByte.encoding;
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

/** Returns the East Asian encoding with the highest confidence. If several are equal, the most common encoding wins. */
function findEastAsianEncoding(bytes: Uint8Array, minConfidence: number): Encoding | undefined {
  let bestMatch: { encoding: Encoding; confidence: number } | undefined;
  const matches = analyse(bytes);
  for (const [detectorName, encoding] of Object.entries(EAST_ASIAN)) {
    const confidence = matches.find((match) => match.name === detectorName)?.confidence ?? -1;
    if (confidence >= minConfidence && confidence > (bestMatch?.confidence ?? -1)) bestMatch = { encoding, confidence };
  }
  return bestMatch?.encoding;
}
