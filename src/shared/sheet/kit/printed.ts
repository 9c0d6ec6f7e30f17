/** Texts of documents for a sheet: hidden characters shown, long ones cut. */
import { LIMITS } from '../../base/limits.ts';
import { closeDirectionControls, hasDirectionControls, hasRightToLeft } from '../../text/lines/bidi.ts';
import { visible } from '../../text/visible.ts';

/**
 * Joiners and non-joiners between joining letters or emoji are harmless and stay: names in
 * Persian and Hindi are spelt with them.
 */
const JOINING = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]`;
const EMOJI = String.raw`\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f`;
const SHAPING = new RegExp(String.raw`((?<=${JOINING}|${EMOJI}|\p{M})[\u200c\u200d](?=${JOINING}|${EMOJI}))`, 'u');

/** The text with hidden characters shown as `visible` shows them; those that only shape letters stay. */
export function shownOnPage(text: string): string {
  return text
    .split(SHAPING)
    .map((part) => (part === '\u200c' || part === '\u200d' ? part : visible(part)))
    .join('');
}

const CONTROLS = /([\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])/;

/**
 * The same for a text that is set by rules of writing direction. Marks and isolates stay where letters run from right to left, which they
 * are typed for, and end with the text. In other texts they serve nothing but to deceive, and are shown.
 */
export const textOnPage = (text: string): string =>
  hasRightToLeft(text) && hasDirectionControls(text)
    ? closeDirectionControls(
        text
          .split(CONTROLS)
          .map((part) => (hasDirectionControls(part) ? part : shownOnPage(part)))
          .join(''),
      )
    : shownOnPage(text);

/** In capitals, with shown characters as they are: `\u{202e}` is no word. */
export const capitals = (text: string): string =>
  text.replace(/(\\u\{[0-9a-f]+\})|[^\\]+|\\/g, (part, shown: string | undefined) => shown ?? part.toUpperCase());

/** A text of more than `most` letters is cut there, with a note of its length. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  let letters = 0;
  let end = 0;
  for (const letter of text) {
    if (letters < most) end += letter.length;
    letters += 1;
  }
  return letters <= most ? text : `${text.slice(0, end)}… (cut, ${letters.toLocaleString('en')} letters)`;
}

/** A name, an id or another word of a document as a cell of a sheet shows it. */
export const printedName = (text: string): string =>
  closeDirectionControls(clipped(textOnPage(text), LIMITS.sheetNameLetters));

/** A sentence, or whatever else may be longer than a name. */
export const printedText = (text: string): string =>
  closeDirectionControls(clipped(textOnPage(text), LIMITS.sheetTextLetters));
