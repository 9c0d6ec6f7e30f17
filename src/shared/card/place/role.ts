/** The role and alternative text of an element for screen readers. */

import type { GroupItem } from '../../display/display-list.ts';
import { valueAt } from '../../document/pointer.ts';
import { withoutDirectionControls } from '../../text/lines/bidi.ts';
import { beginningOf } from '../../text/short.ts';
import { type Binding, settable, symbolName } from '../binding/runs.ts';
import type { Element, SymbolElement } from '../template/template.ts';

type RoleAndAlt = Pick<GroupItem, 'role' | 'alt'>;

/** The role of an element: words, pictures with words for them, or decoration. Art has an alternative text of its own. */
export function roleOf(element: Element, binding: Binding): RoleAndAlt {
  switch (element.kind) {
    case 'shape':
    case 'halftone':
    case 'picture':
    case 'track':
      return { role: 'artifact' };
    case 'symbol': {
      const alt = element.field === undefined ? '' : altText(element, binding);
      return alt === '' ? { role: 'artifact' } : { role: 'figure', alt };
    }
    case 'art':
      return {};
    case 'text':
      return { role: isTitle(element) ? 'title' : 'text' };
    default:
      return { role: 'text' };
  }
}

/** The name of what the card is of, written out; its faction's is no heading. */
export const isTitle = ({ value }: Extract<Element, { kind: 'text' }>): boolean =>
  'at' in value && value.as === undefined && /^\/[a-z]+\/name$/.test(value.at) && value.at !== '/faction/name';

/** Where the name stands of what a drawing is the symbol of: `/faction/symbol` is that of `/faction/name`. */
export const namePointerOf = (drawing: string): string => `${drawing.slice(0, drawing.lastIndexOf('/'))}/name`;

/** The name of a symbol that is bound, else of what its drawing belongs to. */
function altText({ name, drawing }: SymbolElement, binding: Binding): string {
  const bound = name === undefined ? '' : binding.formatters.word(symbolName(name, binding));
  const beside = drawing === undefined ? undefined : valueAt(binding, namePointerOf(drawing));
  return beginningOf(bound !== '' || typeof beside !== 'string' ? bound : withoutDirectionControls(settable(beside)));
}
