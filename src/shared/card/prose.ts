/** Pieces of text in the styles that their markup asks for. */
import type { FontId } from './font-ids.ts';
import { looksEnglish } from './hyphenation.ts';
import { iconCharacter } from './icons.ts';
import { parseMarkup, type Span } from './markup.ts';
import type { Piece } from './pieces.ts';
import type { TextStyle } from './styles.ts';
import type { StyledText } from './words.ts';

const BOLD: Readonly<Partial<Record<FontId, FontId>>> = {
  text: 'text-bold',
  'text-italic': 'text-bold',
  'text-medium': 'text-bold',
};
const ITALIC: Readonly<Partial<Record<FontId, FontId>>> = { text: 'text-italic', 'text-medium': 'text-italic' };

const variants = new WeakMap<TextStyle, Map<FontId, TextStyle>>();

/** The style in another face: the same object each time, so that words can be remembered by it. */
function inFace(style: TextStyle, font: FontId): TextStyle {
  if (font === style.font) return style;
  const known = variants.get(style) ?? new Map<FontId, TextStyle>();
  variants.set(style, known);
  const made = known.get(font) ?? { ...style, font };
  known.set(font, made);
  return made;
}

/** There is no bold italic face: bold is the stronger of the two. */
const faceFor = ({ font }: TextStyle, { bold, italic }: Span): FontId =>
  (bold ? BOLD[font] : italic ? ITALIC[font] : undefined) ?? font;

/** Faces in which a text is read, rather than seen. */
const READ: readonly FontId[] = ['text', 'text-italic', 'text-medium'];

/**
 * Texts with one style each. `prose` = they are rules text: markup counts and words may be parted, unless the style says
 * otherwise. Elsewhere both happen only where the style asks for them.
 */
export function styledPieces(all: readonly Piece[], style: TextStyle, prose = false): StyledText[] {
  const { markup = prose, hyphenate = prose && !style.upper && READ.includes(style.font) } = style;
  return all.flatMap(({ text, field }): StyledText[] => {
    const about = field === undefined ? {} : { field };
    if (!markup && !hyphenate) return [{ text, style, ...about }];
    const parted = hyphenate && looksEnglish(text) ? { hyphenate: true } : {};
    const spans = markup ? parseMarkup(text) : [{ text, bold: false, italic: false }];
    return spans.map((span) =>
      span.icon === undefined
        ? { text: span.text, style: inFace(style, faceFor(style, span)), ...about, ...parted }
        : { text: iconCharacter(span.icon), says: span.text, style: inFace(style, 'icons'), ...about },
    );
  });
}
