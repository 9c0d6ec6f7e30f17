/** Joins text lists of several teams to one text, and splits such a text again. */

/** The maximum number of lists in a text. A text with more parts is something else, such as notes. */
export const MAX_LISTS = 500;

/** A line between two lists. Chats show it as a rule. */
const SEPARATOR = '\n---\n\n';

/** Joins lists that each end with a line break. */
export const joinTextLists = (lists: readonly string[]): string => lists.join(SEPARATOR);

/** A line of hyphens, also in a quoted email. */
const RULE = /^[>\s]*-{3,}\s*$/;

/** A line without content, also in a quoted email. */
const BLANK = /^[>\s]*$/;

/**
 * Splits a text at the lines `---`. Directly below a text such a line underlines a heading, as in Markdown, and does not split. Returns at
 * least one list.
 */
export function splitTextLists(text: string): readonly string[] {
  const lists: string[][] = [[]];
  let isPreviousBlank = true;
  for (const line of text.split(/\r\n|[\n\r]/)) {
    if (isPreviousBlank && RULE.test(line)) lists.push([]);
    else lists.at(-1)?.push(line);
    isPreviousBlank = BLANK.test(line);
  }
  const listTexts = lists.map((lines) => lines.join('\n')).filter((list) => /[\p{L}\p{N}]/u.test(list));
  return listTexts.length > 0 ? listTexts : [text];
}
