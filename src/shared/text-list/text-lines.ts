/** Splits a text list into lines and removes what chats, mails and word processors add to them. */
import { removeInvisibleCharacters } from './normalize-name.ts';
import { LEADER_MARKS } from './read-member.ts';

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
  /** The same with numbering, which may belong to a name: `#1 Dad`. The longest one first; empty for a line without numbering. */
  readonly numberedTexts: readonly string[];
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
            ...removeDecoration(source),
            isFollowedByBlank: !/[\p{L}\p{N}]/u.test(sourceLines[index + 1] ?? ''),
          },
        ]
      : [],
  );
}

/** `> `, `- `, `* `, `• `, `[x] `, `# ` at the start of a line. */
const LINE_MARK = /^(?:[>#•◦▪‣·–—-]|[*+]\s|\[[ x✓✗]\])\s*/iu;

/** `#3 ` is numbering. */
const NUMBER_SIGN = /^#\d+\s/;

/** `1. `, `2)`, `3.)`, `#4 `, `b)` or the key cap `5` at the start of a line. `1.5` and `7 Fresnel` are not numbering. */
const NUMBERING = /^(?:\d{1,3}(?:\.\)|[.)])|#\d{1,3}\s|[a-z]\)|\d\ufe0f?\u20e3)/iu;

/** Emoji and geometric shapes. */
const PICTOGRAM =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|[\u2190-\u21ff\u25a0-\u27bf])/u;

/** Names of emoji as chats copy them: `:star:`. Those that mark the leader are replaced by the emoji. */
const EMOJI_NAME = /^:(?<name>[a-z0-9_+-]{2,30}):\s*/;
const LEADER_EMOJI: Readonly<Record<string, string>> = { star: '⭐', crown: '👑' };

/** `[Fresnel](https://example.org)`. */
const LINK = /\[(?<label>[^[\]]+)\]\(https?:[^()\s]*\)/giu;

/** `**bold**`, `__bold__`, `~~struck~~`, `` `code` ``. */
const EMPHASIS = /\*{1,3}|_{2}|~{2}|`+/g;

/** Removes marks, numbering and pictograms until nothing changes: `1. 🟢 - Fresnel` is `Fresnel`. */
function removeDecoration(source: string): Pick<TextLine, 'text' | 'numberedTexts'> {
  const numberedTexts: string[] = [];
  let text = removeInvisibleCharacters(source).replace(/\s+/g, ' ').trim().replace(LINK, '$<label>');
  let previousText: string | undefined;
  while (text !== previousText) {
    previousText = text;
    const unmarkedText = removeLineMarks(text)
      .replace(EMPHASIS, '')
      .replace(EMOJI_NAME, (_match, name: string) => LEADER_EMOJI[name] ?? '');
    const unnumberedText = removeNumbering(unmarkedText);
    if (unnumberedText !== unmarkedText) numberedTexts.push(removeEndMarks(unmarkedText).trim());
    text = removePictograms(unnumberedText);
  }
  return { text: removeEndMarks(text).trim(), numberedTexts };
}

/** Removes all marks at the start of a line, also several of them. */
function removeLineMarks(text: string): string {
  let remainingText = text;
  while (!NUMBER_SIGN.test(remainingText)) {
    const [mark = ''] = LINE_MARK.exec(remainingText) ?? [];
    if (mark === '') break;
    remainingText = remainingText.slice(mark.length);
  }
  return remainingText;
}

function removeNumbering(text: string): string {
  const [numbering = ''] = NUMBERING.exec(text) ?? [];
  const remainingText = text.slice(numbering.length);
  // `1.5` is a number.
  return /^\d+[.)]/.test(numbering) && /^\d/.test(remainingText) ? text : remainingText.trimStart();
}

/** Removes pictograms before a name, except those that mark the leader. A line without letters keeps them. */
function removePictograms(text: string): string {
  let remainingText = text;
  while (!LEADER_MARKS.some((mark) => remainingText.startsWith(mark))) {
    const [pictogram = ''] = PICTOGRAM.exec(remainingText) ?? [];
    if (pictogram === '') break;
    remainingText = remainingText.slice(pictogram.length).trimStart();
  }
  return /\p{L}/u.test(remainingText) ? remainingText : text;
}

/** Removes commas, periods and semicolons at the end of a line. Names are compared without punctuation. */
function removeEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && [',', '.', ';'].includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
