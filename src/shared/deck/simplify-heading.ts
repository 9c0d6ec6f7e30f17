/** Reduces the heading of a spreadsheet column to the words that say what the column contains. */

/** Brackets with what they enclose: a language, a unit or a remark. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

const LANGUAGES = 'en|de|eng|ger|deu|us|english|german|englisch|deutsch';

/** Languages at the end of a heading: `Name EN`, `text_de`, `Title EN/DE`. */
const LANGUAGE_SUFFIX = new RegExp(`[ _-](?:${LANGUAGES})(?:[/|&+](?:${LANGUAGES}))*$`, 'i');

/**
 * Returns a heading without brackets, languages and marks at its end: `Item Name` for `Item Name (EN/DE)`, `Cost` for `Cost [gp]:`. A
 * heading that consists only of these stays as it is.
 */
export function simplifyHeading(heading: string): string {
  const withoutBrackets = heading.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();
  let end = withoutBrackets.length;
  while (':?*'.includes(withoutBrackets[end - 1] ?? ' ')) end -= 1;
  const withoutMarks = withoutBrackets.slice(0, end).trimEnd();
  return withoutMarks.replace(LANGUAGE_SUFFIX, '').trimEnd() || heading.trim();
}
