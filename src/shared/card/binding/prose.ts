/** Runs of text in the styles that their markup asks for. */
import type { FaceId } from '../../display/font-ids.ts';
import { joinLines } from '../../text/join-lines.ts';
import { looksEnglish } from '../../text/lines/hyphenation.ts';
import type { TextStyle } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { type Icons, iconCharacter } from '../../text/markup/icons.ts';
import { parseMarkup, strayBraces, UNMARKED } from '../../text/markup/markup.ts';
import type { CardNote } from '../notes/note.ts';
import type { BoundRun } from './runs.ts';

const BOLD: Readonly<Partial<Record<FaceId, FaceId>>> = {
  text: 'text-bold',
  'text-italic': 'text-bold',
  'text-medium': 'text-bold',
};
const ITALIC: Readonly<Partial<Record<FaceId, FaceId>>> = { text: 'text-italic', 'text-medium': 'text-italic' };

/** Saves about a tenth of a deck, since texts that were measured are found by their styles. */
const variants = new WeakMap<TextStyle, Map<FaceId, TextStyle>>();

/** The style in another face: the same object each time, so that cached words can be found by it. */
function inFace(style: TextStyle, font: FaceId): TextStyle {
  if (font === style.font) return style;
  const known = variants.get(style) ?? new Map<FaceId, TextStyle>();
  variants.set(style, known);
  const made = known.get(font) ?? { ...style, font };
  known.set(font, made);
  return made;
}

/** There is no bold italic face: bold is the stronger of the two. */
function faceFor({ font, own }: TextStyle, bold: boolean, italic: boolean): FaceId {
  const like = own?.like ?? font;
  return (bold ? (own?.bold ?? BOLD[like]) : italic ? (own?.italic ?? ITALIC[like]) : undefined) ?? font;
}

/** Faces of running text, as opposed to display. */
const READ: readonly FaceId[] = ['text', 'text-italic', 'text-medium'];

/**
 * Texts with one style each. `icons` are those that the game knows. `prose` = they are rules text: markup counts, line breaks with it, and words may be hyphenated,
 * unless the style forbids it. Elsewhere both happen only where the style asks for them, and a line break is a space.
 */
export function styledRuns(all: readonly BoundRun[], style: TextStyle, icons: Icons, prose = false): StyledText[] {
  const { markup = prose, hyphenate = prose && !style.upper && READ.includes(style.own?.like ?? style.font) } = style;
  const out: StyledText[] = [];
  for (const { text: written, field } of all) {
    const text = prose && markup ? written : joinLines(written);
    const mayHyphenate = hyphenate && looksEnglish(text);
    let stray = markup ? strayBraces(text, icons) : [];
    for (const { text: plain, bold, italic, icon } of markup ? parseMarkup(text, icons) : [{ text, ...UNMARKED }]) {
      const one: StyledText =
        icon === undefined
          ? {
              text: plain,
              style: inFace(style, faceFor(style, bold, italic)),
              field,
              readAs: undefined,
              hyphenate: mayHyphenate,
            }
          : { text: iconCharacter(icon.shape), style: inFace(style, 'icons'), field, readAs: plain, hyphenate: false };
      out.push(stray.length === 0 ? one : { ...one, stray });
      stray = [];
    }
  }
  return out;
}

const NO_NOTES: readonly CardNote[] = [];
const isStray = ({ stray }: StyledText): boolean => stray !== undefined;

/** At most one note, about braces in texts that name no icon. */
export function strayNotes(texts: readonly StyledText[], icons: Icons): readonly CardNote[] {
  if (!texts.some(isStray)) return NO_NOTES;
  const stray = texts.filter(isStray);
  const written = stray.flatMap((text) => text.stray ?? []);
  const fields = stray.flatMap(({ field }) => field ?? []);
  const known = Object.keys(icons);
  return [{ kind: 'unknown-icon', written: [...new Set(written)], fields: [...new Set(fields)], known }];
}
