/** Places one element of a template of any kind. */
import type { DisplayItem } from '../../display/display-list.ts';
import { isConditionMet } from '../binding/condition.ts';
import type { Element } from '../template/template.ts';
import { EMPTY_PLACEMENT, type LayoutContext, mergePlacements, type Placement } from './context.ts';
import { placeFlow } from './flow/place-flow.ts';
import { placeArt } from './place-art.ts';
import { placeCredit } from './place-credit.ts';
import { placeList } from './place-list.ts';
import { placePicture } from './place-picture.ts';
import { placeHalftone, placeShape } from './place-shape.ts';
import { placeStat } from './place-stat.ts';
import { placeSymbol } from './place-symbol.ts';
import { placeText } from './place-text.ts';
import { placeTrack } from './place-track.ts';
import { getElementRole } from './role.ts';
import { getRotation } from './rotation.ts';

function placeContent(element: Element, context: LayoutContext): Placement {
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
    case 'credit':
      return placeCredit(element, context);
    case 'art':
      return placeArt(element, context, placeElements);
  }
}

/** Whether an element appears on this card. */
export const isShown = ({ hidden, when: condition }: Element, { binding }: Pick<LayoutContext, 'binding'>): boolean =>
  hidden !== true && isConditionMet(condition, binding);

/** Places one element, or nothing if its condition is not met. */
export function placeElement(element: Element, context: LayoutContext): Placement {
  if (!isShown(element, context)) return EMPTY_PLACEMENT;
  const content = placeContent(element, context);
  const rotation = getRotation(element);
  const { blend } = element;
  if (content.items.length === 0) return content;
  const rotatedItems: readonly DisplayItem[] =
    element.kind === 'art' && rotation === undefined
      ? content.items
      : [{ kind: 'group', ...getElementRole(element, context.binding), ...rotation, items: content.items }];
  return { ...content, items: blend === undefined ? rotatedItems : [{ kind: 'group', blend, items: rotatedItems }] };
}

/** Places elements in painting order: later ones are on top. */
const placeElements = (elements: readonly Element[], context: LayoutContext): Placement =>
  mergePlacements(elements.map((element) => placeElement(element, context)));
