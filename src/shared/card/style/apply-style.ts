/**
 * Applies a style to a template: other colors, type and icons for the same elements, and other choices in its slots. A theme of a template
 * changes colors on cards that meet a condition, such as those of Villains; a size is the same card in other dimensions.
 */
import { STYLE_FONTS } from '../../display/font-ids.ts';
import { ICON_SHAPES, type IconShape } from '../../text/markup/icons.ts';
import { TEMPLATE_LIMITS } from '../template/basics.ts';
import type { CardTemplate, Element, Overlay, Style } from '../template/template.ts';
import { applySlots } from './apply-slots.ts';
import type { CardStyle } from './card-style.ts';
import { applyArtShape } from './decor/art-shape.ts';
import { applyBorder } from './decor/border.ts';
import { applyBoxColors } from './decor/boxes.ts';
import { applyGround } from './decor/ground.ts';
import type { StyleFinding } from './style-finding.ts';
import { getTypeRoles } from './type-roles.ts';

export interface StyledTemplate {
  readonly template: CardTemplate;
  readonly problems: readonly StyleFinding[];
}

/**
 * Applies a style to its base template. The result has the id and name of the style, and no slots. Changes of things that the base
 * does not have are skipped and reported.
 */
export function applyStyle(base: CardTemplate, style: CardStyle): StyledTemplate {
  const slottedTemplate = applySlots(base, style.slots ?? {});
  const { slots: _slots, credit, ...template } = slottedTemplate.template;
  const changedThemes = changeThemes(template.themes, style);
  const icons = resolveIconShapes(style.icons);
  const templateCredit = style.credit ?? credit;
  const theme = { ...template.theme, ...style.colours } as CardTemplate['theme'];
  const visualChanges = { theme, ...(changedThemes === undefined ? {} : { themes: changedThemes }), ...icons.shapes };
  // With `ownColours`, a template keeps its colors instead of those of the character's faction.
  const factionOption = style.ignore?.includes('factions') === true ? { ownColours: true } : {};
  const fonts = style.fonts === undefined ? {} : { fonts: { ...template.fonts, ...style.fonts } };
  const namedTemplate = {
    ...template,
    id: style.id,
    name: style.name,
    ...(templateCredit === undefined ? {} : { credit: templateCredit }),
  };
  return {
    template: applyDecor(
      changeDensity(changeType({ ...namedTemplate, ...visualChanges, ...factionOption, ...fonts }, base, style), style),
      style,
    ),
    problems: [
      ...slottedTemplate.problems,
      ...findUnknownThemes(template, style),
      ...findUnknownFonts(base, style),
      ...icons.problems,
    ],
  };
}

/** Applies border, background pattern, art shape and box colors, which work on any suitable template. */
const applyDecor = (template: CardTemplate, { border, ground, art, boxes }: CardStyle): CardTemplate =>
  applyBorder(applyGround(applyArtShape(applyBoxColors(template, boxes), art), ground), border);

/** Returns the key of a theme in styles: its name, or the word that its condition tests for. */
export function getThemeKey({ name, when: condition }: Overlay): string | undefined {
  if (name !== undefined) return name;
  return condition !== undefined && 'at' in condition && typeof condition.is === 'string' && condition.is !== ''
    ? condition.is
    : undefined;
}

function changeThemes(themes: CardTemplate['themes'], { themes: themeChanges = {}, ignore = [] }: CardStyle) {
  if (Object.keys(themeChanges).length === 0 && !ignore.includes('themes')) return themes;
  return themes?.map((theme): Overlay => {
    const themeKey = getThemeKey(theme);
    const themeChange =
      themeKey !== undefined && Object.hasOwn(themeChanges, themeKey) ? themeChanges[themeKey] : undefined;
    // A theme with a name applies only if the user chose it, so it keeps its colors.
    if (ignore.includes('themes') && theme.name === undefined) {
      const { colours: _colors, ...otherKeys } = theme;
      return otherKeys;
    }
    return themeChange === undefined ? theme : { ...theme, colours: { ...theme.colours, ...themeChange } };
  });
}

function findUnknownThemes({ themes = [] }: Pick<CardTemplate, 'themes'>, { themes: themeChanges = {} }: CardStyle) {
  const knownThemes = new Set(themes.map(getThemeKey));
  return Object.keys(themeChanges).flatMap((theme): StyleFinding[] =>
    knownThemes.has(theme) ? [] : [{ kind: 'unknown-theme', theme }],
  );
}

const hasFont = (font: string, { fonts = {} }: Pick<CardTemplate, 'fonts'>): boolean =>
  (STYLE_FONTS as readonly string[]).includes(font) || Object.hasOwn(fonts, font);

function findUnknownFonts({ fonts }: CardTemplate, { fonts: styleFonts, type }: CardStyle): StyleFinding[] {
  const usedFonts = new Set(Object.values(type?.roles ?? {}).flatMap((role) => role.font ?? []));
  return [...usedFonts].flatMap((font): StyleFinding[] =>
    hasFont(font, { fonts: { ...fonts, ...styleFonts } }) ? [] : [{ kind: 'unknown-font', font }],
  );
}

const isShape = (word: string): word is IconShape => (ICON_SHAPES as readonly string[]).includes(word);

function resolveIconShapes(icons: CardStyle['icons']): {
  shapes: Pick<CardTemplate, 'icons'>;
  problems: StyleFinding[];
} {
  if (icons === undefined) return { shapes: {}, problems: [] };
  const shapeByIcon: Record<string, IconShape> = {};
  const problems: StyleFinding[] = [];
  for (const [icon, shape] of Object.entries(icons)) {
    if (isShape(shape)) shapeByIcon[icon] = shape;
    else problems.push({ kind: 'unknown-shape', icon, shape });
  }
  return { shapes: Object.keys(shapeByIcon).length === 0 ? {} : { icons: shapeByIcon }, problems };
}

/** A text style, or a theme's or size's changes to a text style. */
type StyleChange = Style | NonNullable<Overlay['styles']>[string];

type RoleChange = NonNullable<NonNullable<CardStyle['type']>['roles']>[keyof NonNullable<
  NonNullable<CardStyle['type']>['roles']
>];

/** Changes all text styles, also those that themes and sizes change. `base` decides the role of each style. */
function changeType(template: CardTemplate, base: CardTemplate, { type, density }: CardStyle): CardTemplate {
  const typeScale = type?.scale ?? 1;
  const leading = density?.leading ?? 1;
  const roles = type?.roles ?? {};
  if (typeScale === 1 && leading === 1 && Object.keys(roles).length === 0) return template;
  // Choices may add styles that the base does not have.
  const roleByStyle = new Map([...getTypeRoles(template), ...getTypeRoles(base)]);
  const changeStyle = <S extends StyleChange>(styleName: string, style: S): S => {
    const roleChange: RoleChange = roles[roleByStyle.get(styleName) ?? 'words'];
    const { font, ...otherChanges } = roleChange ?? {};
    // A font that the template doesn't have is left out, and reported by `findUnknownFonts`.
    const effectiveRole = font === undefined || hasFont(font, template) ? roleChange : otherChanges;
    return changeTypeStyle(style, effectiveRole, typeScale * (effectiveRole?.scale ?? 1), leading);
  };
  const styles = Object.fromEntries(
    // A style without leading uses the default of the layout.
    Object.entries(template.styles).map(([styleName, style]) => [
      styleName,
      changeStyle(styleName, leading === 1 ? style : { ...style, leading: style.leading ?? DEFAULT_LEADING }),
    ]),
  );
  const changeStyles = (styleChanges: Overlay['styles']): Pick<Overlay, 'styles'> =>
    styleChanges === undefined
      ? {}
      : {
          styles: Object.fromEntries(
            Object.entries(styleChanges).map(([styleName, style]) => [styleName, changeStyle(styleName, style)]),
          ),
        };
  const { themes, sizes } = template;
  return {
    ...template,
    styles,
    ...(themes && { themes: themes.map((theme): Overlay => ({ ...theme, ...changeStyles(theme.styles) })) }),
    ...(sizes && {
      sizes: Object.fromEntries(
        Object.entries(sizes).map(([id, size]) => [id, { ...size, ...changeStyles(size.styles) }]),
      ),
    }),
  };
}

/** The default of `leading` (docs/templates.md). */
const DEFAULT_LEADING = 1.2;
const LEADING_RANGE = { min: 0.8, max: 4 };

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;
const clampToRange = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

function changeTypeStyle<S extends StyleChange>(style: S, role: RoleChange, scale: number, leading: number): S {
  const size =
    style.size === undefined ? undefined : clampToRange(roundToHundredth(style.size * scale), TEMPLATE_LIMITS.type);
  // Larger type may still shrink to the same minimum as before.
  const min = style.min === undefined ? undefined : Math.min(size ?? style.min, style.min);
  const { case: originalCase, ...otherKeys } = style;
  // The case `written` removes the template's capitals.
  const typeCase = role?.case === undefined ? originalCase : role.case === 'upper' ? 'upper' : undefined;
  // `style` may be the change of a theme or a size, which has only some keys. Font and color are set only if the change concerns them.
  return {
    ...otherKeys,
    ...(role?.font !== undefined && (style.font !== undefined || style.size !== undefined) ? { font: role.font } : {}),
    ...(size === undefined ? {} : { size }),
    ...(min === undefined ? {} : { min }),
    ...(style.leading === undefined
      ? {}
      : { leading: clampToRange(roundToHundredth(style.leading * leading), LEADING_RANGE) }),
    ...(typeCase === undefined ? {} : { case: typeCase }),
    ...(role?.colour !== undefined && style.colour !== undefined ? { colour: role.colour } : {}),
  } as S;
}

/** Scales the gaps between paragraphs of running text. */
function changeDensity(template: CardTemplate, { density }: CardStyle): CardTemplate {
  const gapFactor = density?.gap;
  if (gapFactor === undefined || gapFactor === 1) return template;
  const scaleGaps = (element: Element): Element =>
    element.kind === 'flow'
      ? {
          ...element,
          gap: Math.min(TEMPLATE_LIMITS.line, roundToHundredth(element.gap * gapFactor)),
          sectionGap: Math.min(TEMPLATE_LIMITS.line, roundToHundredth(element.sectionGap * gapFactor)),
        }
      : element;
  const { front, back, more: continuation } = template;
  return {
    ...template,
    front: front.map(scaleGaps),
    back: back.map(scaleGaps),
    ...(continuation === undefined ? {} : { more: continuation.map(scaleGaps) }),
  };
}
