/**
 * Applies a choice of a slot to a template. A slot is something about a template that users can choose, such as the shape of its frame.
 * A choice changes elements (`replace`), removes them (`without`), puts others in their place (`instead`) or below them (`under`), and
 * may add elements to each side. `more` is the side of continuation cards.
 */
import { getOrCreateFor } from '../../base/cache.ts';
import { styleSchema } from './card-template.ts';
import { elementSchema } from './picture-elements.ts';
import type { CardTemplate, Element, SizeVariant, SlotChoice } from './template.ts';
import { applyStyleChanges } from './themes.ts';

const SIDES = ['front', 'back', 'more'] as const;

/** Applies a choice; returns undefined if an element would become invalid. */
export function applyChoice(template: CardTemplate, choice: SlotChoice): CardTemplate | undefined {
  const sides = SIDES.map((side) => changeSide(template[side], choice, choice[side]));
  const [front, back, continuation] = sides;
  if (front === undefined || back === undefined || continuation === undefined) return undefined;
  const { sizes, more: _more, slots: _slots, ...otherKeys } = template;
  const changedTemplate: CardTemplate = {
    ...otherKeys,
    styles:
      choice.styles === undefined
        ? template.styles
        : { ...applyStyleChanges(template.styles, choice.styles), ...getAddedStyles(template, choice) },
    front,
    back,
    ...(template.more === undefined && choice.more === undefined ? {} : { more: continuation }),
  };
  return sizes === undefined ? changedTemplate : filterSizes(changedTemplate, sizes, choice.sizes);
}

/** Returns the styles that only the choice has, which must be complete. */
export function getAddedStyles({ styles }: CardTemplate, choice: SlotChoice): CardTemplate['styles'] {
  const addedEntries = Object.entries(choice.styles ?? {}).flatMap(([styleName, style]) => {
    const parsed = Object.hasOwn(styles, styleName) ? undefined : styleSchema.safeParse(style);
    return parsed?.success ? [[styleName, parsed.data] as const] : [];
  });
  return Object.fromEntries(addedEntries);
}

const NO_ELEMENTS: Element[] = [];

/**
 * Changes a side. Returns undefined if an element becomes invalid, and the same list if nothing changes, so that the list is not
 * checked again.
 */
function changeSide(
  elements: Element[] = NO_ELEMENTS,
  choice: SlotChoice,
  addedElements: readonly Element[] = NO_ELEMENTS,
): Element[] | undefined {
  const { replace = {}, without: removedIds = [], instead: substitutes = {}, under: elementsBelow = {} } = choice;
  const side: Element[] = [];
  for (const element of elements) {
    const { id = '' } = element;
    if (id !== '' && removedIds.includes(id)) continue;
    side.push(...(getOwn(elementsBelow, id) ?? []));
    const replacements = getOwn(substitutes, id);
    const change = getOwn(replace, id);
    if (replacements !== undefined) side.push(...replacements);
    else if (change === undefined) side.push(element);
    else {
      const validElement = changeElement(element, change);
      if (validElement === undefined) return undefined;
      side.push(validElement);
    }
  }
  side.push(...addedElements);
  return side.length === elements.length && side.every((element, index) => element === elements[index])
    ? elements
    : side;
}

const changedElements = new WeakMap<Element, WeakMap<object, Element>>();

/**
 * Changes an element. Returns undefined if it becomes invalid. Cached: after an edit of another element the result is the same object,
 * which is not checked again.
 */
function changeElement(element: Element, change: object): Element | undefined {
  const changedByChange = getOrCreateFor(changedElements, element, () => new WeakMap<object, Element>());
  const cachedElement = changedByChange.get(change);
  if (cachedElement !== undefined) return cachedElement;
  const parsed = elementSchema.safeParse({ ...element, ...change });
  if (!parsed.success) return undefined;
  changedByChange.set(change, parsed.data);
  return parsed.data;
}

const getOwn = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  id !== '' && Object.hasOwn(record, id) ? record[id] : undefined;

/** Keeps the supported sizes and removes their changes of elements that no longer exist. */
export function filterSizes(
  template: CardTemplate,
  sizes: NonNullable<CardTemplate['sizes']>,
  keptSizeIds?: readonly string[],
): CardTemplate {
  const ids = new Set(SIDES.flatMap((side) => (template[side] ?? []).map(({ id }) => id)));
  const remainingSizes = Object.entries(sizes)
    .filter(([id]) => keptSizeIds === undefined || keptSizeIds.includes(id))
    .map(([id, size]) => [id, filterSize(size, ids)] as const);
  return remainingSizes.length === 0 ? template : { ...template, sizes: Object.fromEntries(remainingSizes) };
}

/** Removes changes of missing elements from a size. Returns the same object if there are none. */
function filterSize(size: SizeVariant, ids: ReadonlySet<string | undefined>): SizeVariant {
  const { replace, without: removedIds } = size;
  if ([...Object.keys(replace ?? {}), ...(removedIds ?? [])].every((id) => ids.has(id))) return size;
  return {
    ...size,
    ...(replace && { replace: Object.fromEntries(Object.entries(replace).filter(([id]) => ids.has(id))) }),
    ...(removedIds && { without: removedIds.filter((id) => ids.has(id)) }),
  };
}
