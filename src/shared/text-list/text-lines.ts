/** Splits a text list into lines and removes what chats, mails and word processors add to them. */
import { removeInvisibleCharacters } from './normalize-name.ts';

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

/** `> `, `- `, `* `, `• `, `[x] `, `# ` at the start of a line, also several of them. `#3 ` is numbering. */
const LINE_MARKS = /^(?:(?:(?!#\d+\s)[>#•◦▪‣·–—-])+\s*|[*+]\s+|\[[ x✓✗]\]\s*)+/iu;

/** `1. `, `2)`, `3.)`, `#4 `, `b)` or the key cap `5` at the start of a line. `1.5` and `7 Fresnel` are not numbering. */
const NUMBERING = /^(?:\d{1,3}(?:\.\)|[.)])(?!\d)|#\d{1,3}(?=\s)|[a-z]\)|\d\ufe0f?\u20e3)\s*/iu;

/** Emoji and geometric shapes before a name, except those that mark the leader. */
const PICTOGRAMS =
  /^(?:(?![★☆⭐👑])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|[\u2190-\u21ff\u25a0-\u27bf])\s*)+(?=.*\p{L})/u;

/** Names of emoji as chats copy them: `:star:`. Those that mark the leader are replaced by the emoji. */
const EMOJI_NAME = /^:(?<name>[a-z0-9_+-]{2,30}):\s*/;
const LEADER_EMOJI: Readonly<Record<string, string>> = { star: '⭐', crown: '👑' };

/** `[Fresnel](https://example.org)`. */
const LINK = /\[(?<label>[^[\]]+)\]\(https?:[^()\s]*\)/giu;

/** Commas, periods and semicolons at the end of a line. Names are compared without punctuation. */
const END_MARKS = /[,.;]+$/;

/** `**bold**`, `__bold__`, `~~struck~~`, `` `code` ``. */
const EMPHASIS = /\*{1,3}|_{2}|~{2}|`+/g;

const removeDecoration = (source: string): string =>
  removeInvisibleCharacters(source)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LINK, '$<label>')
    .replace(LINE_MARKS, '')
    .replace(EMPHASIS, '')
    .replace(EMOJI_NAME, (_match, name: string) => LEADER_EMOJI[name] ?? '')
    .replace(NUMBERING, '')
    .replace(PICTOGRAMS, '')
    .replace(END_MARKS, '')
    .trim();
