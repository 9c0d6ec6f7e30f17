/** Determines the role and alternative text of an element for screen readers. */

import type { GroupItem } from '../../display/display-list.ts';
import { getValueAt } from '../../document/pointer.ts';
import { removeDirectionControls } from '../../text/lines/direction-controls.ts';
import { truncateUnits } from '../../text/truncate.ts';
import { type Binding, bindSymbolName, cleanText } from '../binding/runs.ts';
import type { Element, SymbolElement } from '../template/template.ts';

type RoleAndAlt = Pick<GroupItem, 'role' | 'alt'>;

/** Returns the role of an element: text, a figure with alternative text, or decoration. Art sets its own alternative text. */
export function getElementRole(element: Element, binding: Binding): RoleAndAlt {
  switch (element.kind) {
    case 'shape':
    case 'halftone':
    case 'picture':
    case 'track':
      return { role: 'artifact' };
    case 'symbol': {
      const altText = element.field === undefined ? '' : getSymbolAltText(element, binding);
      return altText === '' ? { role: 'artifact' } : { role: 'figure', alt: altText };
    }
    case 'art':
      return {};
    case 'text':
      return { role: isTitle(element) ? 'title' : 'text' };
    default:
      return { role: 'text' };
  }
}

/** Whether a text shows the full name of the card's subject. The faction's name is not a title. */
export const isTitle = ({ value }: Extract<Element, { kind: 'text' }>): boolean =>
  'at' in value && value.as === undefined && /^\/[a-z]+\/name$/.test(value.at) && value.at !== '/faction/name';

/** Returns the pointer to the name of a symbol's owner: `/faction/name` for `/faction/symbol`. */
export const getNamePointer = (drawing: string): string => `${drawing.slice(0, drawing.lastIndexOf('/'))}/name`;

/** Returns the bound name of a symbol, or else the name of the drawing's owner. */
function getSymbolAltText({ name, drawing }: SymbolElement, binding: Binding): string {
  const boundName = name === undefined ? '' : binding.formatters.word(bindSymbolName(name, binding));
  const ownerName = drawing === undefined ? undefined : getValueAt(binding, getNamePointer(drawing));
  return truncateUnits(
    boundName !== '' || typeof ownerName !== 'string' ? boundName : removeDirectionControls(cleanText(ownerName)),
  );
}
