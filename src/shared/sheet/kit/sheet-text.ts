/** Prepares texts of documents for a sheet: reveals hidden characters and truncates long texts. */
import { LIMITS } from '../../base/limits.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { closeDirectionControls, hasDirectionControls, hasRightToLeft } from '../../text/lines/direction-controls.ts';

/**
 * Joiners and non-joiners between joining letters or emoji are harmless and are kept, because names in Persian and Hindi are spelled
 * with them.
 */
const JOINING_SCRIPTS = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]`;
const EMOJI = String.raw`\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f`;
/** Captures the joiner, so that `split` keeps it as a part of its own. */
const SHAPING_JOINER = new RegExp(
  String.raw`((?<=${JOINING_SCRIPTS}|${EMOJI}|\p{M})[\u200c\u200d](?=${JOINING_SCRIPTS}|${EMOJI}))`,
  'u',
);

/** Makes hidden characters visible, except joiners, which only shape letters. */
export function showHiddenExceptJoiners(text: string): string {
  return text
    .split(SHAPING_JOINER)
    .map((segment) => (segment === '\u200c' || segment === '\u200d' ? segment : showHiddenCharacters(segment)))
    .join('');
}

const DIRECTION_CONTROL = /([\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])/;

/**
 * Makes hidden characters visible. Texts with right-to-left letters need their direction controls, which are kept and closed at the
 * end. In other texts direction controls only serve to deceive, so they become visible too.
 */
export const showHiddenByDirection = (text: string): string =>
  hasRightToLeft(text) && hasDirectionControls(text)
    ? closeDirectionControls(
        text
          .split(DIRECTION_CONTROL)
          .map((segment) => (hasDirectionControls(segment) ? segment : showHiddenExceptJoiners(segment)))
          .join(''),
      )
    : showHiddenExceptJoiners(text);

/**
 * Converts to capitals, except visible escapes: `a\u{202e}b` becomes `A\u{202e}B`. Each match is an escape, a text without backslashes,
 * or a single backslash.
 */
export const toCapitals = (text: string): string =>
  text.replace(
    /(\\u\{[0-9a-f]+\})|[^\\]+|\\/g,
    (segment, shownEscape: string | undefined) => shownEscape ?? segment.toUpperCase(),
  );

/** Truncates a text with more than `maxCharacters` characters and adds a note of its length. */
export function truncateText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  let characterCount = 0;
  let cutIndex = 0;
  for (const character of text) {
    if (characterCount < maxCharacters) cutIndex += character.length;
    characterCount += 1;
  }
  return characterCount <= maxCharacters
    ? text
    : `${text.slice(0, cutIndex)}… (cut, ${characterCount.toLocaleString('en')} letters)`;
}

/** Formats a name, an id or another word of a document for a cell of a sheet. */
export const formatSheetName = (name: string): string =>
  closeDirectionControls(truncateText(showHiddenByDirection(name), LIMITS.sheetNameLetters));

/** Formats a sentence or another text that may be longer than a name. */
export const formatSheetText = (sentence: string): string =>
  closeDirectionControls(truncateText(showHiddenByDirection(sentence), LIMITS.sheetTextLetters));
