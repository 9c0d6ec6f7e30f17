/**
 * Characters that are invisible but affect what is shown: control characters (escape sequences, line breaks), format characters (such as
 * those that change the direction of text), line and paragraph separators, and unpaired surrogates.
 */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Returns the text on one line, with every hidden character shown as `\u{202e}`. Use this for all texts of documents and file names in
 * terminals, tables and titles, so that they can't imitate Rollcall's own output.
 */
export function showHiddenCharacters(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Whether the text has any hidden characters. */
export const hasHiddenCharacters = (text: string): boolean => text.search(HIDDEN_CHARACTERS) >= 0;

/**
 * Writes the hidden characters of JSON text as JSON escapes. The parsed value is the same, but terminals can't interpret the characters.
 * Line breaks and indentation stay.
 */
export function escapeHiddenJson(jsonText: string): string {
  return jsonText.replace(HIDDEN_CHARACTERS, (character) =>
    character === '\n' ? character : escapeForJson(character),
  );
}

/** Returns one JSON escape for each UTF-16 unit of the character. */
function escapeForJson(character: string): string {
  return character
    .split('')
    .map((codeUnit) => `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
