/** Prepares texts of documents for a sheet: reveals hidden characters and truncates long texts. */
import { LIMITS } from '../../base/limits.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { closeDirectionControls, hasDirectionControls, hasRightToLeft } from '../../text/lines/bidi.ts';

/**
 * Joiners and non-joiners between joining letters or emoji are harmless and stay, because names in
 * Persian and Hindi are spelled with them.
 */
const JOINING_SCRIPTS = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]`;
const EMOJI = String.raw`\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f`;
const SHAPING_JOINER = new RegExp(
  String.raw`((?<=${JOINING_SCRIPTS}|${EMOJI}|\p{M})[\u200c\u200d](?=${JOINING_SCRIPTS}|${EMOJI}))`,
  'u',
);

/** Makes hidden characters visible, except joiners, which only shape letters. */
export function showHiddenExceptJoiners(sourceText: string): string {
  return sourceText
    .split(SHAPING_JOINER)
    .map((segment) => (segment === '\u200c' || segment === '\u200d' ? segment : showHiddenCharacters(segment)))
    .join('');
}

const DIRECTION_CONTROL = /([\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])/;

/**
 * Makes hidden characters visible, but keeps direction controls in texts with right-to-left letters, where they are needed, and closes them
 * at the end. In other texts they only serve to deceive, so they become visible too.
 */
export const showHiddenByDirection = (sourceText: string): string =>
  hasRightToLeft(sourceText) && hasDirectionControls(sourceText)
    ? closeDirectionControls(
        sourceText
          .split(DIRECTION_CONTROL)
          .map((segment) => (hasDirectionControls(segment) ? segment : showHiddenExceptJoiners(segment)))
          .join(''),
      )
    : showHiddenExceptJoiners(sourceText);

/** Converts to capitals, except visible escapes such as `\u{202e}`. */
export const toCapitals = (sourceText: string): string =>
  sourceText.replace(
    /(\\u\{[0-9a-f]+\})|[^\\]+|\\/g,
    (segment, shownEscape: string | undefined) => shownEscape ?? segment.toUpperCase(),
  );

/** Truncates a text with more than `maxLetters` letters and adds a note of its length. */
export function truncateText(sourceText: string, maxLetters: number): string {
  if (sourceText.length <= maxLetters) return sourceText;
  let letterCount = 0;
  let cutIndex = 0;
  for (const letter of sourceText) {
    if (letterCount < maxLetters) cutIndex += letter.length;
    letterCount += 1;
  }
  return letterCount <= maxLetters
    ? sourceText
    : `${sourceText.slice(0, cutIndex)}… (cut, ${letterCount.toLocaleString('en')} letters)`;
}

/** Formats a name, an id or another word of a document for a cell of a sheet. */
export const formatSheetName = (nameText: string): string =>
  closeDirectionControls(truncateText(showHiddenByDirection(nameText), LIMITS.sheetNameLetters));

/** Formats a sentence or another text that may be longer than a name. */
export const formatSheetText = (sentence: string): string =>
  closeDirectionControls(truncateText(showHiddenByDirection(sentence), LIMITS.sheetTextLetters));
