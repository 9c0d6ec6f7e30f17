/** Adds user fonts to a template when a style uses them, and removes unused ones. */
import type { CardTemplate } from '../card/template/template.ts';
import { isStyleFont } from '../display/font-ids.ts';
import { type Edit, setOrRemove } from '../document/edit.ts';
import type { FontDocument } from '../document/kinds/font/schema.ts';
import { joinPointer } from '../document/pointer.ts';
import { findSimilarFont } from '../font-file/font-document.ts';
import { slugify } from '../text/slugify.ts';

export type LibraryFont = Pick<FontDocument, 'name' | 'file' | 'weight' | 'italic'>;

/** Returns the template's name for a font of the library, or undefined if the template doesn't have the font. */
export const findFontName = ({ fonts = {} }: CardTemplate, { file }: Pick<LibraryFont, 'file'>): string | undefined =>
  Object.entries(fonts).find(([, { src }]) => src === file)?.[0];

/**
 * Sets the font of a style to a font of the library. The built-in font that the style had becomes the fallback, so that the
 * card keeps its look if the font is unavailable.
 */
export function setStyleFont(template: CardTemplate, styleName: string, libraryFont: LibraryFont): Edit[] {
  const existingName = findFontName(template, libraryFont);
  const createFontEdit = (fontName: string): Edit => ({
    op: 'set',
    path: joinPointer('/styles', styleName, 'font'),
    value: fontName,
  });
  if (existingName !== undefined) return [createFontEdit(existingName)];
  const previousFont = template.styles[styleName]?.font ?? '';
  const fallbackFont = isStyleFont(previousFont) ? previousFont : findSimilarFont(libraryFont);
  const newName = createFreeFontName(template, libraryFont.name);
  const fontEntry = {
    src: libraryFont.file,
    name: libraryFont.name.slice(0, MAX_FONT_NAME_LETTERS),
    instead: fallbackFont,
  };
  const addFontEdit: Edit =
    template.fonts === undefined
      ? { op: 'set', path: '/fonts', value: { [newName]: fontEntry } }
      : { op: 'set', path: joinPointer('/fonts', newName), value: fontEntry };
  return [addFontEdit, createFontEdit(newName)];
}

export const MAX_FONT_NAME_LETTERS = 80;

export function createFreeFontName({ fonts = {} }: CardTemplate, fontTitle: string): string {
  const baseName = slugify(fontTitle, MAX_FONT_NAME_LETTERS - 5) || 'font';
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? baseName : `${baseName}-${suffix}`;
    if (!Object.hasOwn(fonts, candidate) && !isStyleFont(candidate)) return candidate;
  }
}

/** Lists the styles that use a font, including changes in themes, sizes and choices of slots, and the fonts that use it for bold or italic. */
export function listFontUsers(
  { styles, themes = [], sizes = {}, slots = [], fonts = {} }: CardTemplate,
  fontName: string,
): string[] {
  const styleChanges = [
    ...themes.map((theme) => theme.styles),
    ...Object.values(sizes).map((size) => size.styles),
    ...slots.flatMap(({ choices }) => choices.map((choice) => choice.styles)),
  ];
  const usingStyles = [styles, ...styleChanges].flatMap((stylesPart) =>
    Object.entries(stylesPart ?? {}).flatMap(([styleName, { font }]) => (font === fontName ? [styleName] : [])),
  );
  const usingFonts = Object.entries(fonts).flatMap(([otherName, { bold, italic }]) =>
    otherName !== fontName && (bold === fontName || italic === fontName) ? [otherName] : [],
  );
  return [...new Set([...usingStyles, ...usingFonts])];
}

/** Removes an unused font. A template without fonts has no `fonts` key. */
export function removeFont({ fonts = {} }: CardTemplate, fontName: string): Edit[] {
  const isLast = Object.keys(fonts).length === 1;
  return [setOrRemove(isLast ? '/fonts' : joinPointer('/fonts', fontName), undefined)];
}
