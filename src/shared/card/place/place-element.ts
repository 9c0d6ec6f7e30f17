/** One element of a template, whatever its kind. */
import { holds } from '../condition.ts';
import type { GroupItem } from '../display-list.ts';
import type { Element } from '../template.ts';
import { type Context, NOTHING, type Placed, together } from './context.ts';
import { placeArt } from './place-art.ts';
import { placeFlow } from './place-flow.ts';
import { placeList } from './place-list.ts';
import { placeHalftone, placeShape } from './place-shape.ts';
import { placeStat } from './place-stat.ts';
import { placeSymbol } from './place-symbol.ts';
import { placeText } from './place-text.ts';
import { placeTrack } from './place-track.ts';

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
    case 'list':
      return placeList(element, context);
    case 'art':
      return placeArt(element, context, placeElements);
  }
}

/** What an element is to somebody who is read the card aloud. */
function roleOf(element: Element): GroupItem['role'] {
  switch (element.kind) {
    case 'shape':
    case 'halftone':
    case 'track':
      return 'artifact';
    case 'symbol':
    case 'art':
      return undefined;
    case 'text':
      return isTitle(element) ? 'title' : 'text';
    default:
      return 'text';
  }
}

/** The name of what the card is of, written out; its faction's is no heading. */
const isTitle = ({ value }: Extract<Element, { kind: 'text' }>): boolean =>
  'at' in value && value.as === undefined && /^\/(?!faction\/)[a-z]+\/name$/.test(value.at);

/** One element, or nothing where its condition does not hold. */
export function placeElement(element: Element, context: Context): Placed {
  if (!holds(element.when, context.binding)) return NOTHING;
  const content = placeContent(element, context);
  const role = roleOf(element);
  if (role === undefined || content.items.length === 0) return content;
  return { ...content, items: [{ kind: 'group', role, items: content.items }] };
}

/** Elements in painting order: later ones lie on top. */
export const placeElements = (elements: readonly Element[], context: Context): Placed =>
  together(elements.map((element) => placeElement(element, context)));
