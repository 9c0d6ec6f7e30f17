/** Chooses symbols for elements of a template: adds drawings under their names, and keeps symbols visible on what lies below them. */

import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import { getSharedSymbols } from '../card/template/shared-symbols.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { computeContrast, isColor } from '../display/color.ts';
import type { Color } from '../display/display-list.ts';
import { isEqualJson } from '../document/diff-json.ts';
import type { Edit } from '../document/edit.ts';
import type { Drawing } from '../document/schema.ts';
import { getElementBox } from './elements.ts';
import { addPart } from './template-parts.ts';
import { type Address, getSideElements, SIDES, type StudioView } from './view.ts';

export interface AddedSymbol {
  /** The name under which elements refer to the symbol. */
  readonly name: string;
  /** The edits that add the symbol; none if the template has it already. */
  readonly edits: readonly Edit[];
}

/** Returns a name for a new symbol that neither the template nor the shared symbols have: `Shield`, `Shield 2`. */
export function findFreeSymbolName(symbols: CardTemplate['symbols'], preferredName: string): string {
  const takenSymbols = { ...getSharedSymbols(), ...symbols };
  const stem = preferredName.trim().slice(0, TEMPLATE_LIMITS.name - 4) || 'symbol';
  if (!Object.hasOwn(takenSymbols, stem)) return stem;
  for (let suffix = 2; ; suffix += 1) if (!Object.hasOwn(takenSymbols, `${stem} ${suffix}`)) return `${stem} ${suffix}`;
}

/** Adds a symbol under its own name. Returns undefined if the template has no room for another symbol. */
export function addSymbol(template: CardTemplate, preferredName: string, drawing: Drawing): AddedSymbol | undefined {
  const existing = Object.entries(template.symbols ?? {}).find(([, symbol]) => isEqualJson(symbol, drawing));
  if (existing !== undefined) return { name: existing[0], edits: [] };
  const added = addPart(template, 'symbol', findFreeSymbolName(template.symbols, preferredName), drawing);
  return added.ok ? { name: added.name, edits: added.edits } : undefined;
}

/** The minimum contrast of graphics in WCAG 2.2 AA. */
const MIN_CONTRAST = 3;

/** Returns a color of the theme or `#rrggbb` as `#rrggbb`, or undefined for anything else. */
function resolveColor({ theme }: CardTemplate, color: string | undefined): Color | undefined {
  if (color === undefined) return undefined;
  const themeColors: Readonly<Record<string, string | undefined>> = theme;
  const resolved = Object.hasOwn(themeColors, color) ? themeColors[color] : color;
  return isColor(resolved) ? resolved : undefined;
}

/** Returns the fill of the topmost shape below the center of an element, or the paper's color. Pictures are not seen. */
function findColorBelow(studioView: StudioView, address: Address): Color {
  const { template } = studioView;
  const paper = resolveColor(template, 'paper') ?? '#ffffff';
  const side = SIDES.find((candidate) => address.startsWith(`/${candidate}/`));
  const elements = side === undefined ? [] : getSideElements(studioView, side);
  const index = elements.findIndex((element) => element.address === address);
  const symbol = elements[index];
  if (symbol === undefined) return paper;
  const [x, y, width, height] = symbol.element.box;
  const center = { x: x + width / 2, y: y + height / 2 };
  for (const below of elements.slice(0, index).reverse()) {
    const { element } = below;
    if (element.kind !== 'shape' || element.hidden === true || (element.opacity ?? 1) < 0.5) continue;
    const { bounds } = getElementBox(below);
    const isBelow =
      center.x >= bounds.x &&
      center.y >= bounds.y &&
      center.x <= bounds.x + bounds.width &&
      center.y <= bounds.y + bounds.height;
    const fill = isBelow ? resolveColor(template, element.fill) : undefined;
    if (fill !== undefined) return fill;
  }
  return paper;
}

/**
 * Returns the color of the theme in which a symbol can be seen on the shapes below its element: the primary color if it is visible, or
 * else ink or paper.
 */
export function chooseSymbolColor(studioView: StudioView, address: Address): 'primary' | 'ink' | 'paper' {
  const ground = findColorBelow(studioView, address);
  const getContrast = (color: string): number =>
    computeContrast(resolveColor(studioView.template, color) ?? '#000000', ground);
  if (getContrast('primary') >= MIN_CONTRAST) return 'primary';
  return getContrast('ink') >= getContrast('paper') ? 'ink' : 'paper';
}
