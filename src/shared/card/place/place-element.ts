/** One element of a template, whatever its kind. */
import type { Element } from '../template.ts';
import { type Context, type Placed, together } from './context.ts';
import { placeArt } from './place-art.ts';
import { placeFlow } from './place-flow.ts';
import { placeList } from './place-list.ts';
import { placeHalftone, placeShape } from './place-shape.ts';
import { placeStat } from './place-stat.ts';
import { placeSymbol } from './place-symbol.ts';
import { placeText } from './place-text.ts';
import { placeTrack } from './place-track.ts';

export function placeElement(element: Element, context: Context): Placed {
  switch (element.kind) {
    case 'shape':
      return placeShape(element, context);
    case 'halftone':
      return placeHalftone(element, context);
    case 'text':
      return placeText(element, context);
    case 'flow':
      return placeFlow(element, context);
    case 'stat':
      return placeStat(element, context);
    case 'track':
      return placeTrack(element, context);
    case 'symbol':
      return placeSymbol(element, context);
    case 'list':
      return placeList(element, context);
    case 'art':
      return placeArt(element, context, placeElements);
  }
}

/** Elements in painting order: later ones lie on top. */
export const placeElements = (elements: readonly Element[], context: Context): Placed =>
  together(elements.map((element) => placeElement(element, context)));
