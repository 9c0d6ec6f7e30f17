/** Text as UTF-16 in hexadecimal digits: how a PDF writes text beyond ASCII (PDF 32000, 7.9.2.2). */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0').toUpperCase());

export function utf16(text: string): string {
  let out = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    out += `${DIGITS[unit >> 8]}${DIGITS[unit & 0xff]}`;
  }
  return out;
}

/** Before a whole text: what follows is UTF-16, the higher byte first. */
export const MARK = 'FEFF';
