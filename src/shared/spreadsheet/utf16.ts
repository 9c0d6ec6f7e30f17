/** Recognizes text in UTF-16, with or without a byte order mark. */

export type Utf16 = 'utf-16le' | 'utf-16be';

/** The number of bytes at the start of a file that are examined. */
const SAMPLE_BYTES = 65_536;

/** Separators and line breaks, which every spreadsheet contains. */
const SEPARATORS = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3b, 0x7c]);

/**
 * Returns the byte order of UTF-16. Without a byte order mark, zero bytes must be the upper half of ASCII characters, including separators.
 * Other text has no zero bytes, and other data has them anywhere.
 */
export function recognizeUtf16(bytes: Uint8Array): Utf16 | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (hasAsciiPattern(sample, 1)) return 'utf-16le';
  return hasAsciiPattern(sample, 0) ? 'utf-16be' : undefined;
}

/**
 * Whether most zero bytes are the upper half of an ASCII character, at this position in each pair. There are few other characters with a
 * zero byte, such as U+4E00.
 */
function hasAsciiPattern(sample: Uint8Array, upperByteIndex: 0 | 1): boolean {
  const counts = { ascii: 0, separators: 0, otherZeros: 0 };
  for (let index = 0; index + 1 < sample.length; index += 2) {
    const upperByte = sample[index + upperByteIndex] as number;
    const lowerByte = sample[index + 1 - upperByteIndex] as number;
    if (upperByte !== 0) {
      if (lowerByte === 0) counts.otherZeros += 1;
      continue;
    }
    if (lowerByte < 0x20 && !SEPARATORS.has(lowerByte)) return false;
    counts.ascii += 1;
    if (SEPARATORS.has(lowerByte)) counts.separators += 1;
  }
  return counts.separators >= MIN_SEPARATORS && counts.otherZeros < counts.ascii;
}

const MIN_SEPARATORS = 2;
