/** The colours, styles and symbols of one card: the template's, overlaid by its themes, the faction's colours last. */

import { cached, newCache } from '../../base/cache.ts';
import { type BaseTheme, completeTheme, isColour, type Theme } from '../../display/colour.ts';
import type { Faction } from '../../document/schema.ts';
import { holds } from '../binding/condition.ts';
import type { Binding } from '../binding/runs.ts';
import { sharedSymbols } from './shared-symbols.ts';
import type { CardTemplate, Element, Overlay, Style } from './template.ts';

/** The names a user may choose a theme by. */
export const themeNames = (template: CardTemplate): string[] => [
  ...new Set((template.themes ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]))),
];

/** The overlays that apply to this card, in order. One with a name counts only when it is the chosen one. */
export const overlaysOf = (template: CardTemplate, binding: Binding, chosen: string | undefined): readonly Overlay[] =>
  (template.themes ?? []).filter(
    (overlay) => (overlay.name === undefined || overlay.name === chosen) && holds(overlay.when, binding),
  );

/** Themes that are cached, one for each set of colours in use. Without them a deck takes 90 % longer. */
const MOST = 500;
const themes = newCache<Theme>();

/** The same colours give the same object, so that caches can use it as a key. */
const themeOf = (base: BaseTheme): Theme => cached(themes, JSON.stringify(base), MOST, () => completeTheme(base));

/** The template's colours under those of its overlays under those of the faction. What is no colour is passed over. */
export function cardTheme(template: CardTemplate, overlays: readonly Overlay[], faction: Faction | undefined): Theme {
  const ofFaction = template.ownColours === true ? undefined : faction?.theme;
  const layers = [template.theme, ...overlays.map(({ colours }) => colours), ofFaction];
  const base: Record<string, string> = {};
  for (const layer of layers) {
    for (const [name, colour] of Object.entries(layer ?? {})) if (isColour(colour)) base[name] = colour;
  }
  return themeOf(base as BaseTheme);
}

/** Templates under their overlays: without them a deck takes 50 % longer, the card of a keystroke 70 %. */
const withOverlays = new WeakMap<CardTemplate, Map<string, CardTemplate>>();

/**
 * The template with the styles and symbols of its overlays, and with the shared symbols under its own. The same overlays
 * give the same object.
 */
export function applyOverlays(template: CardTemplate, overlays: readonly Overlay[]): CardTemplate {
  const changing = overlays.filter(({ styles, symbols }) => styles !== undefined || symbols !== undefined);
  const known = withOverlays.get(template) ?? new Map<string, CardTemplate>();
  withOverlays.set(template, known);
  const key = changing.map((overlay) => template.themes?.indexOf(overlay)).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  let { styles } = template;
  for (const overlay of changing) styles = changedStyles(styles, overlay.styles);
  const symbols = Object.assign({}, sharedSymbols(), template.symbols, ...changing.map((overlay) => overlay.symbols));
  const made: CardTemplate = { ...template, ...shownSides(template), styles, symbols };
  known.set(key, made);
  return made;
}

/** The sides without hidden elements, so that neither words nor names are sent to them. */
export function shownSides({ front, back, more }: CardTemplate): Pick<CardTemplate, 'front' | 'back' | 'more'> {
  const shown = (side: CardTemplate['front']) => (side.some(isHidden) ? side.filter((one) => !isHidden(one)) : side);
  return { front: shown(front), back: shown(back), ...(more === undefined ? {} : { more: shown(more) }) };
}

const isHidden = ({ hidden }: Element): boolean => hidden === true;

type StyleChanges = Overlay['styles'];

/** Styles with some of their properties changed. Changes of a style that is not there are passed over. */
export function changedStyles(styles: Readonly<Record<string, Style>>, changes: StyleChanges): Record<string, Style> {
  const changed = Object.entries(styles).map(([name, style]): [string, Style] => {
    const change = changes && Object.hasOwn(changes, name) ? changes[name] : undefined;
    return [name, change === undefined ? style : ({ ...style, ...change } as Style)];
  });
  return Object.fromEntries(changed);
}
