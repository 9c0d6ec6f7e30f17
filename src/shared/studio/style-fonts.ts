/** Fonts of the user's own in a style: named by it once a role is set in them, and dropped with the last role. */
import type { CardStyle } from '../card/style/card-style.ts';
import { settingEdits } from '../card/style/setting.ts';
import { type TypeRole, typeRoles } from '../card/style/type-roles.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { isStyleFont } from '../display/font-ids.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import { pointer } from '../document/pointer.ts';
import { nearestFace } from '../font-file/font-document.ts';
import { type Font, fontNameOf, freeFontName, MOST_FONT_NAME } from './template-fonts.ts';

/** Sets all type of a role in a face by its name, in a font of the library, or, without one, as the template has it. */
export function roleFontEdits(
  style: CardStyle,
  base: CardTemplate,
  role: TypeRole,
  font: string | Font | undefined,
): readonly Edit[] {
  const at = pointer('/type/roles', role, 'font');
  const both = { ...base, fonts: { ...base.fonts, ...style.fonts } };
  const known = typeof font === 'object' ? fontNameOf(both, font) : font;
  const edits: Edit[] = [];
  let name = known;
  if (typeof font === 'object' && known === undefined) {
    name = freeFontName(both, font.name);
    const entry = { src: font.file, name: font.name.slice(0, MOST_FONT_NAME), instead: insteadOf(base, role, font) };
    edits.push(
      style.fonts === undefined
        ? { op: 'set', path: '/fonts', value: { [name]: entry } }
        : { op: 'set', path: pointer('/fonts', name), value: entry },
    );
  }
  const changed = [...edits, ...settingEdits(applyEdits(style, edits), at, name)];
  return [...changed, ...unusedFonts(applyEdits(style, changed))];
}

/** Takes back all that is set of a role, with the font that it alone was set in. */
export function resetRoleEdits(style: CardStyle, role: TypeRole): readonly Edit[] {
  const changed = settingEdits(style, pointer('/type/roles', role), undefined);
  return [...changed, ...unusedFonts(applyEdits(style, changed))];
}

/** The face that most of the role has: the card keeps its look where the font is not at hand. */
function insteadOf(base: CardTemplate, role: TypeRole, font: Font): ReturnType<typeof nearestFace> {
  const faces = [...typeRoles(base)].flatMap(([style, of]) => (of === role ? (base.styles[style]?.font ?? []) : []));
  const [face] = faces.filter(isStyleFont);
  return face ?? nearestFace(font);
}

/** Fonts of the style that no role is set in any more, and none of its fonts needs for bold or italic words. */
function unusedFonts(style: CardStyle): readonly Edit[] {
  const { fonts = {}, type } = style;
  const used = new Set<string | undefined>([
    ...Object.values(type?.roles ?? {}).map(({ font }) => font),
    ...Object.values(fonts).flatMap(({ bold, italic }) => [bold, italic]),
  ]);
  const gone = Object.keys(fonts).filter((name) => !used.has(name));
  if (gone.length === 0) return [];
  if (gone.length === Object.keys(fonts).length) return [{ op: 'remove', path: '/fonts' }];
  return gone.map((name): Edit => ({ op: 'remove', path: pointer('/fonts', name) }));
}
