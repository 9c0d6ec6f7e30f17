/** Adds user fonts to a card style when a role of its texts (names, numbers, headings, …) uses them, and removes unused ones. */
import type { CardStyle } from '../card/style/card-style.ts';
import { createSettingEdits } from '../card/style/setting.ts';
import { getTypeRoles, type TypeRole } from '../card/style/type-roles.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { isStyleFont } from '../display/font-ids.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import { joinPointer } from '../document/pointer.ts';
import { findSimilarFont } from '../font-file/font-document.ts';
import { createFreeFontName, findFontName, type LibraryFont, MAX_FONT_NAME_LETTERS } from './template-fonts.ts';

/** Sets the font of a role to a built-in font, given by name, or to a font of the library. Undefined resets it to the template's font. */
export function createRoleFontEdits(
  cardStyle: CardStyle,
  baseTemplate: CardTemplate,
  typeRole: TypeRole,
  newFont: string | LibraryFont | undefined,
): readonly Edit[] {
  const fontPointer = joinPointer('/type/roles', typeRole, 'font');
  const templateWithFonts = { ...baseTemplate, fonts: { ...baseTemplate.fonts, ...cardStyle.fonts } };
  const existingName = typeof newFont === 'object' ? findFontName(templateWithFonts, newFont) : newFont;
  const edits: Edit[] = [];
  let fontName = existingName;
  if (typeof newFont === 'object' && existingName === undefined) {
    fontName = createFreeFontName(templateWithFonts, newFont.name);
    const fontEntry = {
      src: newFont.file,
      name: newFont.name.slice(0, MAX_FONT_NAME_LETTERS),
      instead: findFallbackFont(baseTemplate, typeRole, newFont),
    };
    edits.push(
      cardStyle.fonts === undefined
        ? { op: 'set', path: '/fonts', value: { [fontName]: fontEntry } }
        : { op: 'set', path: joinPointer('/fonts', fontName), value: fontEntry },
    );
  }
  const styleEdits = [...edits, ...createSettingEdits(applyEdits(cardStyle, edits), fontPointer, fontName)];
  return [...styleEdits, ...createUnusedFontEdits(applyEdits(cardStyle, styleEdits))];
}

/** Resets all settings of a role, and removes its font if no other role uses it. */
export function createRoleResetEdits(cardStyle: CardStyle, typeRole: TypeRole): readonly Edit[] {
  const styleEdits = createSettingEdits(cardStyle, joinPointer('/type/roles', typeRole), undefined);
  return [...styleEdits, ...createUnusedFontEdits(applyEdits(cardStyle, styleEdits))];
}

/**
 * Returns the built-in font of the first text style of the role that has one, so that the card keeps its look if the font is unavailable.
 * Otherwise returns the built-in font that is most similar.
 */
function findFallbackFont(
  baseTemplate: CardTemplate,
  typeRole: TypeRole,
  libraryFont: LibraryFont,
): ReturnType<typeof findSimilarFont> {
  const roleFonts = [...getTypeRoles(baseTemplate)].flatMap(([styleName, styleRole]) =>
    styleRole === typeRole ? (baseTemplate.styles[styleName]?.font ?? []) : [],
  );
  const [firstFont] = roleFonts.filter(isStyleFont);
  return firstFont ?? findSimilarFont(libraryFont);
}

/** Removes fonts that no role uses, not even as the bold or italic variant of another font. */
function createUnusedFontEdits(cardStyle: CardStyle): readonly Edit[] {
  const { fonts = {}, type } = cardStyle;
  const usedFonts = new Set<string | undefined>([
    ...Object.values(type?.roles ?? {}).map(({ font }) => font),
    ...Object.values(fonts).flatMap(({ bold, italic }) => [bold, italic]),
  ]);
  const unusedNames = Object.keys(fonts).filter((fontName) => !usedFonts.has(fontName));
  if (unusedNames.length === 0) return [];
  if (unusedNames.length === Object.keys(fonts).length) return [{ op: 'remove', path: '/fonts' }];
  return unusedNames.map((fontName): Edit => ({ op: 'remove', path: joinPointer('/fonts', fontName) }));
}
