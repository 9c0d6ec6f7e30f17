/** One side of a card: its elements in painting order, texts that a box could not hold handed to the flows that take them. */
import { holds } from '../condition.ts';
import type { Element } from '../template.ts';
import { type Context, type Placed, together } from './context.ts';
import type { Spill } from './paragraph.ts';
import { placeRemembered } from './remembered.ts';
import { safeAreaNotes } from './safe-area.ts';

/** A flow that takes texts of other boxes. */
const takes = (element: Element, { binding }: Context): boolean =>
  element.kind === 'flow' &&
  element.id !== undefined &&
  element.continued !== undefined &&
  holds(element.when, binding);

/**
 * Places a side. Flows that take texts come last, wherever they are painted, so that they take those of their own side
 * too. `spills` are the texts that no flow of this side took.
 */
export function placeSide(elements: readonly Element[], context: Context): Placed {
  const parts = new Map<Element, Placed>();
  const waiting: Spill[] = [...context.arriving];
  const bare: Context = { ...context, arriving: [] };
  const place = (element: Element, arriving: readonly Spill[]): void => {
    const part = placeRemembered(element, arriving.length === 0 ? bare : { ...context, arriving });
    waiting.push(...part.spills);
    parts.set(element, part);
  };
  const taking: readonly Element[] = elements.filter((element) => takes(element, context));
  for (const element of elements) if (!taking.includes(element)) place(element, []);
  for (const element of taking) {
    const arriving = waiting.filter(({ to }) => to === element.id);
    const rest = waiting.filter(({ to }) => to !== element.id);
    waiting.splice(0, waiting.length, ...rest);
    place(element, arriving);
  }
  const side = together(elements.map((element) => parts.get(element) as Placed));
  return { ...side, notes: [...side.notes, ...safeAreaNotes(parts, context.template)], spills: waiting };
}
