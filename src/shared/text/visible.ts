/**
 * Characters that nobody sees but that steer what others see: control characters (escape sequences, line breaks), format
 * characters (those that turn the direction of text among them), line and paragraph separators, halves of a character.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The text on one line with every hidden character shown as `\u{202e}`. For everything that a document or a
 * file name contributes to a terminal, a table or a title: it must not look like a line of ours.
 */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Whether the text has any hidden character. */
export const isHidden = (text: string): boolean => text.search(HIDDEN) >= 0;

/**
 * JSON text with its hidden characters written as escapes of JSON: the same value for every reader, without characters that a
 * terminal interprets. Line breaks and blanks of the layout stay.
 */
export function visibleJson(json: string): string {
  return json.replace(HIDDEN, (character) => (character === '\n' ? character : jsonEscape(character)));
}

/** A character beyond U+FFFF is two escapes. */
function jsonEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
