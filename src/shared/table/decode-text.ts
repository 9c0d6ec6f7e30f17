/** Turns the bytes of a text file into text, and reports which encoding was used and why. */

import { t } from '../language/phrases.ts';
import { listed } from '../text/short.ts';
import { type Encoding, getEncodingName } from './encodings.ts';

export interface TextDecoding {
  readonly encoding: Encoding;
  /**
   * `chosen` by the user, `recognized` by a byte order mark or because all bytes fit, `assumed` where the bytes fit several
   * encodings and the most likely one was taken.
   */
  readonly basis: 'chosen' | 'recognized' | 'assumed';
  /** Numbers of lines, from 1, with bytes that do not belong to the encoding. They are decoded as U+FFFD. */
  readonly damagedLines: readonly number[];
}

export interface DecodedText extends TextDecoding {
  readonly text: string;
}

/**
 * Decodes text by its byte order mark, as UTF-8 or UTF-16 where the bytes fit, else with the encoding that
 * `guessEncoding` finds most likely. A chosen encoding is used whatever the bytes are.
 */
export async function decodeText(bytes: Uint8Array, chosen?: Encoding): Promise<DecodedText> {
  if (chosen !== undefined) return { ...(await decodeAs(chosen, bytes)), basis: 'chosen' };
  const unicode = recognizeUnicode(bytes);
  if (unicode !== undefined) return { ...(await decodeAs(unicode, bytes)), basis: 'recognized' };
  if (isUtf8(bytes)) return { ...(await decodeAs('utf-8', bytes)), basis: 'recognized' };
  const { guessEncoding } = await import('./guess-encoding.ts');
  return { ...(await decodeAs(guessEncoding(bytes), bytes)), basis: 'assumed' };
}

/** Returns sentences for the user about an encoding that was assumed, and about bytes that could not be decoded. */
export function describeDecoding({ encoding, basis, damagedLines }: TextDecoding): string[] {
  const name = getEncodingName(encoding);
  const [first] = damagedLines;
  return [
    ...(basis === 'assumed' ? [t`This file doesn't say how its text is encoded. It was read as ${name}.`] : []),
    ...(first === undefined
      ? []
      : damagedLines.length === 1
        ? [t`Line ${first} has bytes that aren't valid ${name}; they appear as “�”.`]
        : [t`Lines ${listed(damagedLines.map(String))} have bytes that aren't valid ${name}; they appear as “�”.`]),
  ];
}

/** The replacement character, and the control characters that Windows encodings yield for bytes without a meaning. */
const UNDECODED = /[\u0080-\u0084\u0086-\u009f\ufffd]/;

async function decodeAs(encoding: Encoding, bytes: Uint8Array): Promise<Omit<DecodedText, 'basis'>> {
  const text = (await createDecoder(encoding)).decode(bytes);
  // Valid UTF-8 may contain the replacement character itself.
  if (!UNDECODED.test(text) || (encoding === 'utf-8' && isUtf8(bytes))) return { text, encoding, damagedLines: [] };
  const damagedLines = text.split(/\r\n|[\r\n]/).flatMap((line, index) => (UNDECODED.test(line) ? [index + 1] : []));
  return { text, encoding, damagedLines };
}

/**
 * Decodes by the Encoding Standard. Node's own decoder reads Windows-1252 as Latin-1 (nodejs/node#56542), so all encodings
 * besides Unicode come from a library, which uses the browser's decoder in the app.
 */
async function createDecoder(encoding: Encoding): Promise<{ decode(bytes: Uint8Array): string }> {
  if (encoding === 'utf-8' || encoding === 'utf-16le') return new TextDecoder(encoding);
  if (encoding === 'utf-16be')
    return { decode: (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(swapByteOrder(bytes)) };
  const { TextDecoder: CompleteTextDecoder } = await import('@exodus/bytes/encoding-browser.js');
  return new CompleteTextDecoder(encoding);
}

function recognizeUnicode(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  if (start.length < 4) return undefined;
  // Most characters of a heading are ASCII, of which UTF-16 leaves every other byte zero.
  const countZeros = (parity: 0 | 1) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const [even, odd] = [countZeros(0), countZeros(1)];
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  if (even > start.length / 4 && odd === 0) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Swaps the two bytes of every UTF-16 code unit: not every runtime has a decoder for big-endian text. */
function swapByteOrder(bytes: Uint8Array): Uint8Array {
  const swapped = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let index = 0; index < swapped.length; index += 2) {
    swapped[index] = bytes[index + 1] as number;
    swapped[index + 1] = bytes[index] as number;
  }
  return swapped;
}
