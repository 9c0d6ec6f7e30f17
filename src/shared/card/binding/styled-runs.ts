/** Splits bound texts into runs with the styles that their markup asks for. */
import type { TypefaceId } from '../../display/font-ids.ts';
import { joinLines } from '../../text/join-lines.ts';
import { looksEnglish } from '../../text/lines/hyphenation.ts';
import type { TextStyle } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { getIconCharacter, type Icons } from '../../text/markup/icons.ts';
import { listStrayBraces, parseMarkup, UNMARKED } from '../../text/markup/markup.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import type { BoundRun } from './runs.ts';

const BOLD_FONTS: Readonly<Partial<Record<TypefaceId, TypefaceId>>> = {
  text: 'text-bold',
  'text-italic': 'text-bold',
  'text-medium': 'text-bold',
};
const ITALIC_FONTS: Readonly<Partial<Record<TypefaceId, TypefaceId>>> = {
  text: 'text-italic',
  'text-medium': 'text-italic',
};

/** Variants of each style by font. Measured texts are cached by style object, so this cache saves a tenth of the time for a deck. */
const stylesByFont = new WeakMap<TextStyle, Map<TypefaceId, TextStyle>>();

/** Returns the style in another font. The same style and font always give the same object, since it is a cache key for measured words. */
function withFont(style: TextStyle, fontId: TypefaceId): TextStyle {
  if (fontId === style.font) return style;
  const fontVariants = stylesByFont.get(style) ?? new Map<TypefaceId, TextStyle>();
  stylesByFont.set(style, fontVariants);
  const variant = fontVariants.get(fontId) ?? createVariant(style, fontId);
  fontVariants.set(fontId, variant);
  return variant;
}

/** Creates the style in another font. Icons may have a size of their own. */
function createVariant(style: TextStyle, fontId: TypefaceId): TextStyle {
  const sizeFactor = fontId === 'icons' ? (style.icon ?? 1) : 1;
  return { ...style, font: fontId, size: style.size * sizeFactor, min: style.min * sizeFactor };
}

/** Chooses the font for marked-up text. There is no bold italic font, so bold wins. */
function chooseFont({ font, userFont }: TextStyle, bold: boolean, italic: boolean): TypefaceId {
  // `like` is the built-in font that is most similar to the user's font.
  const baseFont = userFont?.like ?? font;
  return (
    (bold
      ? (userFont?.bold ?? BOLD_FONTS[baseFont])
      : italic
        ? (userFont?.italic ?? ITALIC_FONTS[baseFont])
        : undefined) ?? font
  );
}

/** Fonts for running text, as opposed to display type. */
const BODY_FONTS: readonly TypefaceId[] = ['text', 'text-italic', 'text-medium'];

/**
 * Splits texts into runs of one style each. `icons` are the icons that the texts may name. `prose` marks rules text: markup and line
 * breaks take effect and words may be hyphenated, unless the style forbids it. Other texts have markup and hyphenation only if their
 * style asks for it, and their line breaks become spaces. The first run of each text lists the text's stray braces.
 */
export function createStyledRuns(
  boundRuns: readonly BoundRun[],
  style: TextStyle,
  icons: Icons,
  prose = false,
): StyledText[] {
  const {
    markup = prose,
    hyphenate = prose && !style.upper && BODY_FONTS.includes(style.userFont?.like ?? style.font),
  } = style;
  const styledTexts: StyledText[] = [];
  for (const { text: sourceText, field } of boundRuns) {
    const runText = prose && markup ? sourceText : joinLines(sourceText);
    const mayHyphenate = hyphenate && looksEnglish(runText);
    let remainingBraces = markup ? listStrayBraces(runText, icons) : [];
    for (const { text: plainText, bold, italic, icon } of markup
      ? parseMarkup(runText, icons)
      : [{ text: runText, ...UNMARKED }]) {
      const styledText: StyledText =
        icon === undefined
          ? {
              text: plainText,
              style: withFont(style, chooseFont(style, bold, italic)),
              field,
              readAs: undefined,
              hyphenate: mayHyphenate,
            }
          : {
              text: getIconCharacter(icon.shape),
              style: withFont(style, 'icons'),
              field,
              readAs: plainText,
              hyphenate: false,
            };
      styledTexts.push(remainingBraces.length === 0 ? styledText : { ...styledText, stray: remainingBraces });
      remainingBraces = [];
    }
  }
  return styledTexts;
}

const NO_FINDINGS: readonly CardFinding[] = [];
const hasStrayBraces = ({ stray }: StyledText): boolean => stray !== undefined;

/** Returns at most one finding, about braces in texts that name no icon. */
export function findStrayBraces(texts: readonly StyledText[], icons: Icons): readonly CardFinding[] {
  if (!texts.some(hasStrayBraces)) return NO_FINDINGS;
  const strayTexts = texts.filter(hasStrayBraces);
  const writtenBraces = strayTexts.flatMap((text) => text.stray ?? []);
  const fields = strayTexts.flatMap(({ field }) => field ?? []);
  const knownIcons = Object.keys(icons);
  return [
    { kind: 'unknown-icon', written: [...new Set(writtenBraces)], fields: [...new Set(fields)], known: knownIcons },
  ];
}
