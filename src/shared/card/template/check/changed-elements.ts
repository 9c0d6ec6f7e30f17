/** Finds what an edit has changed in a valid template. */
import type { CardTemplate, Element } from '../template.ts';
import { SIDES } from './template-elements.ts';

/** Keys of an element that the findings on other elements depend on. */
const DEPENDENCY_KEYS = ['kind', 'id', 'overflowTo', 'continued', 'repeated', 'sections'] as const;

/**
 * Returns the ids of changed elements; elements without an id are not listed. Returns undefined if anything except elements has
 * changed, or one of the DEPENDENCY_KEYS. Compares object identity, not content.
 */
export function findChangedElements(
  validTemplate: CardTemplate,
  changedTemplate: CardTemplate,
): ReadonlySet<string> | undefined {
  const keys = new Set([...Object.keys(validTemplate), ...Object.keys(changedTemplate)]) as ReadonlySet<
    keyof CardTemplate
  >;
  const changedIds = new Set<string>();
  for (const key of keys) {
    if (validTemplate[key] === changedTemplate[key]) continue;
    const side = SIDES.find((sideName) => sideName === key);
    const [oldElements, newElements] = side === undefined ? [] : [validTemplate[side], changedTemplate[side]];
    if (oldElements === undefined || newElements === undefined || oldElements.length !== newElements.length)
      return undefined;
    for (const [index, element] of newElements.entries()) {
      const oldElement = oldElements[index] as Element;
      if (oldElement === element) continue;
      if (DEPENDENCY_KEYS.some((sharedKey) => getKeyValue(oldElement, sharedKey) !== getKeyValue(element, sharedKey)))
        return undefined;
      if (element.id !== undefined) changedIds.add(element.id);
    }
  }
  return changedIds;
}

const getKeyValue = (element: Element, key: string): unknown => (element as unknown as Record<string, unknown>)[key];
