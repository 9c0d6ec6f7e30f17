/** One side of a card: its elements in painting order, texts that a box could not hold handed to the flows that take them. */
import { holds } from '../binding/condition.ts';
import type { Element } from '../template/template.ts';
import { placeCached, sideKeyOf } from './cached-elements.ts';
import { type Context, type Placed, together } from './context.ts';
import type { Overflow } from './paragraph.ts';
import { safeAreaNotes } from './safe-area.ts';

/** A flow that takes texts of other boxes. */
const takes = (element: Element, { binding }: Context): boolean =>
  element.kind === 'flow' &&
  element.id !== undefined &&
  element.continued !== undefined &&
  holds(element.when, binding);

/** A side with what each of its elements has placed, in their order. */
export interface PlacedSide extends Placed {
  readonly parts: readonly Placed[];
}

/**
 * Places a side. Flows that take texts come last, wherever they are painted, so that they take those of their own side
 * too. `overflows` are the texts that no flow of this side took. `placeOne` places one element.
 */
export function placeSide(elements: readonly Element[], context: Context, placeOne = placeCached): PlacedSide {
  const bare: Context = context.arriving.length === 0 ? context : { ...context, arriving: [] };
  const sideKey = sideKeyOf(context);
  let waiting = context.arriving;
  const place = (element: Element, arriving: readonly Overflow[]): Placed => {
    const part = placeOne(element, arriving.length === 0 ? bare : { ...context, arriving }, sideKey);
    if (part.overflows.length > 0) waiting = [...waiting, ...part.overflows];
    return part;
  };
  const first = elements.map((element) => (takes(element, context) ? undefined : place(element, [])));
  const parts = first.map((part, index) => {
    if (part !== undefined) return part;
    const element = elements[index] as Element;
    const arriving = waiting.filter(({ to }) => to === element.id);
    waiting = waiting.filter(({ to }) => to !== element.id);
    return place(element, arriving);
  });
  const { items, notes } = together(parts);
  return { items, notes: [...notes, ...safeAreaNotes(elements, parts, context.template)], overflows: waiting, parts };
}
