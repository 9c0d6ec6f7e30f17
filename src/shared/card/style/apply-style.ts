/** A template in a style: the same elements in other colours, type and icons, and other choices in its slots. */
import { STYLE_FONTS } from '../../display/font-ids.ts';
import { ICON_SHAPES, type IconShape } from '../../text/markup/icons.ts';
import { LIMITS } from '../template/basics.ts';
import type { CardTemplate, Element, Overlay, Style } from '../template/template.ts';
import { applySlots } from './apply-slots.ts';
import type { CardStyle } from './card-style.ts';
import { withArtShape } from './decor/art-shape.ts';
import { withBorder } from './decor/border.ts';
import { withBoxes } from './decor/boxes.ts';
import { withGround } from './decor/ground.ts';
import type { StyleProblem } from './style-problem.ts';
import { typeRoles } from './type-roles.ts';

export interface Styled {
  readonly template: CardTemplate;
  readonly problems: readonly StyleProblem[];
}

/**
 * The template that a style makes of its base, under the id and name of the style. What the base does not have is left out and
 * reported. A style that changes nothing gives the base, without its slots.
 */
export function applyStyle(base: CardTemplate, style: CardStyle): Styled {
  const slotted = applySlots(base, style.slots ?? {});
  const { slots: _, credit, ...template } = slotted.template;
  const themes = withThemes(template.themes, style);
  const icons = shapesOf(style.icons);
  const own = style.credit ?? credit;
  const theme = { ...template.theme, ...style.colours } as CardTemplate['theme'];
  const looks = { theme, ...(themes === undefined ? {} : { themes }), ...icons.shapes };
  const factions = style.ignore?.includes('factions') === true ? { ownColours: true } : {};
  const fonts = style.fonts === undefined ? {} : { fonts: { ...template.fonts, ...style.fonts } };
  const named = { ...template, id: style.id, name: style.name, ...(own === undefined ? {} : { credit: own }) };
  return {
    template: withDecor(
      withDensity(withType({ ...named, ...looks, ...factions, ...fonts }, base, style), style),
      style,
    ),
    problems: [...slotted.problems, ...unknownThemes(template, style), ...unknownFonts(base, style), ...icons.problems],
  };
}

/** What a style draws itself: the same on every template that has what it is drawn on. */
const withDecor = (template: CardTemplate, { border, ground, art, boxes }: CardStyle): CardTemplate =>
  withBorder(withGround(withArtShape(withBoxes(template, boxes), art), ground), border);

/** What a style calls a theme: its name, or the word that its condition asks for. */
export function themeKey({ name, when }: Overlay): string | undefined {
  if (name !== undefined) return name;
  return when !== undefined && 'at' in when && typeof when.is === 'string' && when.is !== '' ? when.is : undefined;
}

function withThemes(themes: CardTemplate['themes'], { themes: changes = {}, ignore = [] }: CardStyle) {
  if (Object.keys(changes).length === 0 && !ignore.includes('themes')) return themes;
  return themes?.map((theme): Overlay => {
    const key = themeKey(theme);
    const change = key !== undefined && Object.hasOwn(changes, key) ? changes[key] : undefined;
    // A theme with a name is worn by those who chose it.
    if (ignore.includes('themes') && theme.name === undefined) {
      const { colours: _, ...others } = theme;
      return others;
    }
    return change === undefined ? theme : { ...theme, colours: { ...theme.colours, ...change } };
  });
}

function unknownThemes({ themes = [] }: Pick<CardTemplate, 'themes'>, { themes: changes = {} }: CardStyle) {
  const known = new Set(themes.map(themeKey));
  return Object.keys(changes).flatMap((theme): StyleProblem[] =>
    known.has(theme) ? [] : [{ kind: 'unknown-theme', theme }],
  );
}

const hasFont = (font: string, { fonts = {} }: Pick<CardTemplate, 'fonts'>): boolean =>
  (STYLE_FONTS as readonly string[]).includes(font) || Object.hasOwn(fonts, font);

function unknownFonts({ fonts }: CardTemplate, { fonts: own, type }: CardStyle): StyleProblem[] {
  const wanted = new Set(Object.values(type?.roles ?? {}).flatMap((role) => role.font ?? []));
  return [...wanted].flatMap((font): StyleProblem[] =>
    hasFont(font, { fonts: { ...fonts, ...own } }) ? [] : [{ kind: 'unknown-font', font }],
  );
}

const isShape = (word: string): word is IconShape => (ICON_SHAPES as readonly string[]).includes(word);

function shapesOf(icons: CardStyle['icons']): { shapes: Pick<CardTemplate, 'icons'>; problems: StyleProblem[] } {
  if (icons === undefined) return { shapes: {}, problems: [] };
  const known: Record<string, IconShape> = {};
  const problems: StyleProblem[] = [];
  for (const [icon, shape] of Object.entries(icons)) {
    if (isShape(shape)) known[icon] = shape;
    else problems.push({ kind: 'unknown-shape', icon, shape });
  }
  return { shapes: Object.keys(known).length === 0 ? {} : { icons: known }, problems };
}

/** A style of type, or what a theme or a size changes of one. */
type StyleChange = Style | NonNullable<Overlay['styles']>[string];

type Role = NonNullable<NonNullable<CardStyle['type']>['roles']>[keyof NonNullable<
  NonNullable<CardStyle['type']>['roles']
>];

/** All type, also that which themes and sizes change. `base` says what it is for. */
function withType(template: CardTemplate, base: CardTemplate, { type, density }: CardStyle): CardTemplate {
  const all = type?.scale ?? 1;
  const leading = density?.leading ?? 1;
  const roles = type?.roles ?? {};
  if (all === 1 && leading === 1 && Object.keys(roles).length === 0) return template;
  // Choices bring type of their own.
  const roleOf = new Map([...typeRoles(template), ...typeRoles(base)]);
  const change = <S extends StyleChange>(name: string, style: S): S => {
    const wanted: Role = roles[roleOf.get(name) ?? 'words'];
    const { font, ...rest } = wanted ?? {};
    const role = font === undefined || hasFont(font, template) ? wanted : rest;
    return typed(style, role, all * (role?.scale ?? 1), leading);
  };
  const styles = Object.fromEntries(
    // A style that says nothing of its leading has that of the layout.
    Object.entries(template.styles).map(([name, style]) => [
      name,
      change(name, leading === 1 ? style : { ...style, leading: style.leading ?? USUAL_LEADING }),
    ]),
  );
  const changed = (changes: Overlay['styles']): Pick<Overlay, 'styles'> =>
    changes === undefined
      ? {}
      : { styles: Object.fromEntries(Object.entries(changes).map(([name, style]) => [name, change(name, style)])) };
  const { themes, sizes } = template;
  return {
    ...template,
    styles,
    ...(themes && { themes: themes.map((theme): Overlay => ({ ...theme, ...changed(theme.styles) })) }),
    ...(sizes && {
      sizes: Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, { ...size, ...changed(size.styles) }])),
    }),
  };
}

/** docs/templates.md: what `leading` is when it is left out. */
const USUAL_LEADING = 1.2;
const LEADING = { least: 0.8, most: 4 };

const round = (value: number): number => Math.round(value * 100) / 100;
const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

function typed<S extends StyleChange>(style: S, role: Role, scale: number, leading: number): S {
  const size = style.size === undefined ? undefined : clamp(round(style.size * scale), LIMITS.type);
  // Larger type may still shrink to what it could shrink to before.
  const min = style.min === undefined ? undefined : Math.min(size ?? style.min, style.min);
  const { case: written, ...others } = style;
  const upper = role?.case === undefined ? written : role.case === 'upper' ? 'upper' : undefined;
  return {
    ...others,
    ...(role?.font !== undefined && (style.font !== undefined || style.size !== undefined) ? { font: role.font } : {}),
    ...(size === undefined ? {} : { size }),
    ...(min === undefined ? {} : { min }),
    ...(style.leading === undefined ? {} : { leading: clamp(round(style.leading * leading), LEADING) }),
    ...(upper === undefined ? {} : { case: upper }),
    ...(role?.colour !== undefined && style.colour !== undefined ? { colour: role.colour } : {}),
  } as S;
}

/** Distances between paragraphs of running text. */
function withDensity(template: CardTemplate, { density }: CardStyle): CardTemplate {
  const gap = density?.gap;
  if (gap === undefined || gap === 1) return template;
  const wider = (element: Element): Element =>
    element.kind === 'flow'
      ? {
          ...element,
          gap: Math.min(LIMITS.line, round(element.gap * gap)),
          sectionGap: Math.min(LIMITS.line, round(element.sectionGap * gap)),
        }
      : element;
  const { front, back, more } = template;
  return {
    ...template,
    front: front.map(wider),
    back: back.map(wider),
    ...(more === undefined ? {} : { more: more.map(wider) }),
  };
}
