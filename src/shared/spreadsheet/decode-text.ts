/** Decodes text files, and reports which encoding was used and why. */

import type { Translate } from '../texts/translate.ts';
import { listNames } from '../texts/values.ts';
import { type Encoding, getEncodingName } from './encodings.ts';
import { recognizeUtf16 } from './utf16.ts';

export interface TextDecoding {
  readonly encoding: Encoding;
  /**
   * `chosen`: the user chose the encoding. `recognized`: the file has a byte order mark, or all bytes are valid. `assumed`: the bytes
   * are valid in several encodings, and the most likely one was used.
   */
  readonly basis: 'chosen' | 'recognized' | 'assumed';
  /** Numbers, from 1, of the lines with bytes that are invalid in the encoding. Those bytes are decoded as U+FFFD. */
  readonly damagedLines: readonly number[];
}

export interface DecodedText extends TextDecoding {
  readonly text: string;
}

/**
 * Decodes text according to its byte order mark or escape sequences, as UTF-8 or UTF-16 if the bytes are valid, or else with the encoding
 * that `guessEncoding` considers most likely. A chosen encoding is used in any case.
 */
export async function decodeText(bytes: Uint8Array, chosenEncoding?: Encoding): Promise<DecodedText> {
  if (chosenEncoding !== undefined) return { ...(await decodeWithEncoding(chosenEncoding, bytes)), basis: 'chosen' };
  const unicodeEncoding = recognizeUtf16(bytes);
  if (unicodeEncoding !== undefined)
    return { ...(await decodeWithEncoding(unicodeEncoding, bytes)), basis: 'recognized' };
  if (hasJapaneseEscape(bytes)) return { ...(await decodeWithEncoding('iso-2022-jp', bytes)), basis: 'recognized' };
  if (isUtf8(bytes)) return { ...(await decodeWithEncoding('utf-8', bytes)), basis: 'recognized' };
  const { guessEncoding } = await import('./guess-encoding.ts');
  return { ...(await decodeWithEncoding(guessEncoding(bytes), bytes)), basis: 'assumed' };
}

/** Returns sentences that tell the user about an assumed encoding and about bytes that could not be decoded. */
export function describeDecoding(translate: Translate, { encoding, basis, damagedLines }: TextDecoding): string[] {
  const encodingName = getEncodingName(translate, encoding);
  const [firstDamagedLine] = damagedLines;
  return [
    ...(basis === 'assumed' ? [translate('textEncodings.assumed', { encoding: encodingName })] : []),
    ...(firstDamagedLine === undefined
      ? []
      : damagedLines.length === 1
        ? [translate('textEncodings.damagedLine', { line: firstDamagedLine, encoding: encodingName })]
        : [
            translate('textEncodings.damagedLines', {
              lines: listNames(translate, damagedLines.map(String)),
              encoding: encodingName,
            }),
          ]),
  ];
}

/** The replacement character, and the control characters that Windows encodings produce for undefined bytes. */
const UNDECODED = /[\u0080-\u0084\u0086-\u009f\ufffd]/;

async function decodeWithEncoding(encoding: Encoding, bytes: Uint8Array): Promise<Omit<DecodedText, 'basis'>> {
  const text = removeFileMarks((await createDecoder(encoding)).decode(bytes));
  // Valid UTF-8 may contain the replacement character itself.
  if (!UNDECODED.test(text) || (encoding === 'utf-8' && isUtf8(bytes))) return { text, encoding, damagedLines: [] };
  const damagedLines = text
    .split(/\r\n|[\r\n]/)
    .flatMap((line, lineIndex) => (UNDECODED.test(line) ? [lineIndex + 1] : []));
  return { text, encoding, damagedLines };
}

/**
 * Creates a decoder that follows the Encoding Standard. Node's own decoder reads Windows-1252 as Latin-1 (nodejs/node#56542), so a
 * library decodes all encodings except Unicode. In the app, that library uses the decoder of the browser.
 */
async function createDecoder(encoding: Encoding): Promise<{ decode(bytes: Uint8Array): string }> {
  if (encoding === 'utf-8' || encoding === 'utf-16le') return new TextDecoder(encoding);
  if (encoding === 'utf-16be')
    return { decode: (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(swapByteOrder(bytes)) };
  const { TextDecoder: CompleteTextDecoder } = await import('@exodus/bytes/encoding-browser.js');
  return new CompleteTextDecoder(encoding);
}

const BYTE_ORDER_MARK = '\ufeff';
/** Ctrl+Z, with which old programs mark the end of a file. */
const END_OF_FILE = '\u001a';

/** Removes the end mark of old programs, and byte order marks at the start of lines, which remain when files are concatenated. */
function removeFileMarks(text: string): string {
  let textEnd = text.length;
  while (text[textEnd - 1] === END_OF_FILE) textEnd -= 1;
  const markedText = text.slice(0, textEnd);
  return markedText.includes(`\n${BYTE_ORDER_MARK}`) ? markedText.replaceAll(`\n${BYTE_ORDER_MARK}`, '\n') : markedText;
}

/** Whether bytes switch to Japanese letters as ISO 2022 does: ESC $ @ or ESC $ B. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  for (let escapeIndex = bytes.indexOf(0x1b); escapeIndex >= 0; escapeIndex = bytes.indexOf(0x1b, escapeIndex + 1)) {
    const lastByte = bytes[escapeIndex + 2];
    if (bytes[escapeIndex + 1] === 0x24 && (lastByte === 0x40 || lastByte === 0x42)) return true;
  }
  return false;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Swaps the two bytes of every UTF-16 code unit, since not every runtime can decode big-endian text. */
function swapByteOrder(bytes: Uint8Array): Uint8Array {
  const swappedBytes = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let index = 0; index < swappedBytes.length; index += 2) {
    swappedBytes[index] = bytes[index + 1] as number;
    swappedBytes[index + 1] = bytes[index] as number;
  }
  return swappedBytes;
}
