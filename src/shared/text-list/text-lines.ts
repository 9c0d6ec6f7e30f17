/** Splits a text list into lines and removes what chats, mails and word processors add to them. */

/** The maximum length of a text list. Callers refuse longer texts, which are something else. */
export const MAX_TEXT_LIST_CHARACTERS = 20_000;

/** Longer lines are cut: nothing after this many characters belongs to a name. */
const MAX_LINE_CHARACTERS = 300;

export interface TextLine {
  /** Counted from 1. */
  readonly lineNumber: number;
  /** The line without surrounding spaces, as it was written. */
  readonly source: string;
  /** The line without quote marks, bullets, numbering and emphasis. */
  readonly text: string;
  /** Whether a blank line or the end of the text follows. */
  readonly isFollowedByBlank: boolean;
}

/** Returns the lines that contain letters or digits. */
export function splitTextLines(text: string): readonly TextLine[] {
  const sourceLines = text
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.slice(0, MAX_LINE_CHARACTERS).trim());
  return sourceLines.flatMap((source, index) =>
    /[\p{L}\p{N}]/u.test(source)
      ? [
          {
            lineNumber: index + 1,
            source,
            text: removeDecoration(source),
            isFollowedByBlank: !/[\p{L}\p{N}]/u.test(sourceLines[index + 1] ?? ''),
          },
        ]
      : [],
  );
}

/** `> `, `- `, `* `, `• `, `[x] `, `# ` at the start of a line, also several of them. */
const LINE_MARKS = /^(?:[>#•◦▪‣·–—-]+\s*|[*+]\s+|\[[ x✓✗]\]\s*)+/iu;

/** `1. ` or `2) ` at the start of a line. `1.5` and `7 Fresnel` are not numbering. */
const NUMBERING = /^\d{1,3}[.)] /;

/** `**bold**`, `__bold__`, `~~struck~~`, `` `code` ``. */
const EMPHASIS = /\*{1,3}|_{2}|~{2}|`+/g;

const removeDecoration = (source: string): string =>
  source.replace(/\s+/g, ' ').replace(LINE_MARKS, '').replace(EMPHASIS, '').replace(NUMBERING, '').trim();
