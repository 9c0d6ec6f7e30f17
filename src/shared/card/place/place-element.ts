/** One element of a template, whatever its kind. */
import { holds } from '../binding/condition.ts';
import type { Element } from '../template/template.ts';
import { type Context, NOTHING, type Placed, together } from './context.ts';
import { placeFlow } from './flow/place-flow.ts';
import { placeArt } from './place-art.ts';
import { placeList } from './place-list.ts';
import { placePicture } from './place-picture.ts';
import { placeHalftone, placeShape } from './place-shape.ts';
import { placeStat } from './place-stat.ts';
import { placeSymbol } from './place-symbol.ts';
import { placeText } from './place-text.ts';
import { placeTrack } from './place-track.ts';
import { roleOf } from './role.ts';
import { turnOf } from './turn.ts';

function placeContent(element: Element, context: Context): Placed {
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
    case 'picture':
      return placePicture(element, context);
    case 'list':
      return placeList(element, context);
    case 'art':
      return placeArt(element, context, placeElements);
  }
}

/** Whether an element stands on this card at all. */
export const isShown = ({ hidden, when }: Element, { binding }: Context): boolean =>
  hidden !== true && holds(when, binding);

/** One element, or nothing where its condition does not hold. */
export function placeElement(element: Element, context: Context): Placed {
  if (!isShown(element, context)) return NOTHING;
  const content = placeContent(element, context);
  const turn = turnOf(element);
  if (content.items.length === 0 || (element.kind === 'art' && turn === undefined)) return content;
  return { ...content, items: [{ kind: 'group', ...roleOf(element, context.binding), ...turn, items: content.items }] };
}

/** Elements in painting order: later ones lie on top. */
const placeElements = (elements: readonly Element[], context: Context): Placed =>
  together(elements.map((element) => placeElement(element, context)));
