/** Elements put into a template, most often another one than they were copied from, with the styles, fonts, symbols and pictures that they name. */

import { LIMITS } from '../../card/template/basics.ts';
import { sharedSymbols } from '../../card/template/shared-symbols.ts';
import type { CardTemplate, Element, FlowElement } from '../../card/template/template.ts';
import { isColour } from '../../display/colour.ts';
import { isStyleFont } from '../../display/font-ids.ts';
import type { Point } from '../../display/matrix.ts';
import { same } from '../../document/difference.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { pointer, valueAt } from '../../document/pointer.ts';
import { rectOfBox } from '../elements.ts';
import { type Reference, referencesIn } from '../references.ts';
import { freeFontName } from '../template-fonts.ts';
import { type Side, type StudioView, shownTemplate } from '../view.ts';
import { type Clipping, type Copied, listOf, movedElement, renamedCopies } from './copies.ts';
import { wayInto } from './limits.ts';

interface Pasting {
  /** Where their frame moves; absent = they stay where they were, as far as they may stand there. */
  readonly by?: Point;
  /** Whether they look as they did: colours of the theme they come from are brought as `#rrggbb`. */
  readonly keepColours?: boolean;
}

/** On top of what the side has. Nothing where it has no room for so many. */
export function paste(
  studioView: StudioView,
  side: Side,
  clipping: Clipping,
  { by, keepColours }: Pasting = {},
): Copied {
  const { template } = studioView;
  const list = listOf(studioView, side);
  const before = (valueAt(template, list) as readonly Element[] | undefined) ?? [];
  if (before.length + clipping.elements.length > LIMITS.elements) return { edits: [], addresses: [] };
  const brought = partsOf(clipping, template, keepColours === true);
  const named = clipping.elements.map((element) => renamed(element, brought.names));
  const copies = renamedCopies(named, template).elements.map((element) => {
    const moved = movedElement(element, by ?? { x: 0, y: 0 });
    return movedElement(moved, wayInto(studioView, moved, rectOfBox(moved.box)));
  });
  const reached = flowsReached(studioView, side, copies);
  const settled = copies.map((element) => withoutLostFlow(element, reached));
  return {
    edits: [...brought.edits, { op: 'set', path: list, value: [...before, ...settled] }],
    addresses: settled.map((_, index) => pointer(list, before.length + index)),
  };
}

/** What a name of the clipping is called here. */
type Renamings = ReadonlyMap<string, string>;
const keyOf = ({ what, name }: Pick<Reference, 'what' | 'name'>): string => `${what} ${name}`;

const PLACES = { style: '/styles', symbol: '/symbols', picture: '/pictures' } as const;

/** Whether pasted elements are painted in other colours here than where they come from, by the names of their theme. */
export function changesColours({ template }: StudioView, { elements, from }: Clipping): boolean {
  const all = elements.flatMap((element) => referencesIn(element));
  const named = all.flatMap(({ what, name }) =>
    what === 'colour' ? [name] : what === 'style' ? [from.styles[name]?.colour ?? ''] : [],
  );
  const [there, here] = [from.theme, template.theme] as readonly Readonly<Record<string, string>>[];
  // `accent-on-paper` is made of two of them.
  return named
    .flatMap((name) => name.split('-'))
    .some((name) => there?.[name]?.toLowerCase() !== here?.[name]?.toLowerCase());
}

/** The fonts of the user's own that are missing here; answers what one of them is called here. */
function fontsOf({ from }: Clipping, to: CardTemplate, edits: Edit[]): (name: string) => string {
  const names = new Map<string, string>();
  let fonts = to.fonts ?? {};
  const here = (name: string): string => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const font = from.fonts?.[name];
    if (font === undefined || isStyleFont(name)) return name;
    const held = Object.entries(fonts).find(([, { src }]) => src === font.src)?.[0];
    const free = held ?? (Object.hasOwn(fonts, name) ? freeFontName({ ...to, fonts }, font.name ?? name) : name);
    names.set(name, free);
    if (held !== undefined) return held;
    fonts = { ...fonts, [free]: font };
    const { bold, italic } = font;
    const entry = {
      ...font,
      ...(bold === undefined ? {} : { bold: here(bold) }),
      ...(italic === undefined ? {} : { italic: here(italic) }),
    };
    edits.push({ op: 'set', path: pointer('/fonts', free), value: entry });
    return free;
  };
  return here;
}

/** The styles, symbols and pictures that are missing here, under a name of their own where this one is taken by another. */
function partsOf(
  clipping: Clipping,
  to: CardTemplate,
  keepColours: boolean,
): { readonly edits: Edit[]; readonly names: Renamings } {
  const { elements, from } = clipping;
  const edits: Edit[] = [];
  const names = new Map<string, string>();
  const fontHere = fontsOf(clipping, to, edits);
  const colour = (name: string): string => {
    const own = (from.theme as Readonly<Record<string, string>>)[name];
    return keepColours && !isColour(name) && own !== undefined ? own : name;
  };
  const bring = (
    what: keyof typeof PLACES,
    name: string,
    part: unknown,
    there: Readonly<Record<string, unknown>>,
  ): void => {
    const free = freeName(name, part, { ...there, ...Object.fromEntries(taken[what]) });
    names.set(`${what} ${name}`, free);
    if (Object.hasOwn(there, free) || taken[what].has(free)) return;
    taken[what].set(free, part);
    edits.push({ op: 'set', path: pointer(PLACES[what], free), value: part });
  };
  const taken = {
    style: new Map<string, unknown>(),
    symbol: new Map<string, unknown>(),
    picture: new Map<string, unknown>(),
  };
  for (const reference of elements.flatMap((element) => referencesIn(element))) {
    const { what, name } = reference;
    if (names.has(keyOf(reference))) continue;
    if (what === 'colour') names.set(keyOf(reference), colour(name));
    const style = from.styles[name];
    if (what === 'style' && style !== undefined)
      bring(what, name, { ...style, font: fontHere(style.font), colour: colour(style.colour) }, to.styles);
    const symbol = from.symbols?.[name];
    if (what === 'symbol' && symbol !== undefined) bring(what, name, symbol, { ...sharedSymbols(), ...to.symbols });
    const picture = from.pictures?.[name];
    if (what === 'picture' && picture !== undefined) bring(what, name, picture, to.pictures ?? {});
  }
  return { edits, names };
}

/** The name itself where it is free or says the same already, else with a number behind it. */
function freeName(name: string, part: unknown, there: Readonly<Record<string, unknown>>): string {
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? name : `${name}-${n}`;
    if (!Object.hasOwn(there, tried) || same(there[tried], part)) return tried;
  }
}

/** The element with its names as they are here. */
function renamed(element: Element, names: Renamings): Element {
  const edits = referencesIn(element).flatMap((reference): Edit[] => {
    const name = names.get(keyOf(reference));
    return name === undefined || name === reference.name ? [] : [{ op: 'set', path: reference.path, value: name }];
  });
  return applyEdits(element, edits);
}

const takes = (element: Element): element is FlowElement => element.kind === 'flow' && element.continued !== undefined;

/** The flows that words of a side may go to, the new ones among them. */
function flowsReached(studioView: StudioView, side: Side, copies: readonly Element[]): ReadonlySet<string> {
  const { front, back, more = [] } = shownTemplate(studioView);
  const sides = side === 'front' ? [...front, ...back] : side === 'back' ? back : more;
  return new Set([...sides, ...copies].filter(takes).flatMap(({ id }) => (id === undefined ? [] : [id])));
}

function withoutLostFlow(element: Element, reached: ReadonlySet<string>): Element {
  if (!('overflowTo' in element) || element.overflowTo === undefined) return element;
  if (reached.has(element.overflowTo) && element.overflowTo !== element.id) return element;
  const { overflowTo: _, ...rest } = element;
  return rest as Element;
}
