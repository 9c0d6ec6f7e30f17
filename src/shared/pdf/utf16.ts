/** Encodes text as UTF-16 in hexadecimal digits, the form of text beyond ASCII in a PDF (PDF 32000, 7.9.2.2). */
const HEX_DIGITS = Array.from({ length: 256 }, (_entry, byte) => byte.toString(16).padStart(2, '0').toUpperCase());

export function encodeUtf16Hex(sourceText: string): string {
  let hexDigits = '';
  for (let index = 0; index < sourceText.length; index += 1) {
    const codeUnit = sourceText.charCodeAt(index);
    hexDigits += `${HEX_DIGITS[codeUnit >> 8]}${HEX_DIGITS[codeUnit & 0xff]}`;
  }
  return hexDigits;
}

/** The prefix of a text in UTF-16, the higher byte first. */
export const BYTE_ORDER_MARK = 'FEFF';
