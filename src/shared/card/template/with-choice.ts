/** A template with one of the choices of its slots. */
import { cachedFor } from '../../base/cache.ts';
import { styleSchema } from './card-template.ts';
import { elementSchema } from './picture-elements.ts';
import type { CardTemplate, Element, SizeVariant, SlotChoice } from './template.ts';
import { changedStyles } from './themes.ts';

const SIDES = ['front', 'back', 'more'] as const;

/** The template with one choice; undefined where an element would not be one any more. */
export function withChoice(template: CardTemplate, choice: SlotChoice): CardTemplate | undefined {
  const sides = SIDES.map((side) => changedSide(template[side], choice, choice[side]));
  const [front, back, more] = sides;
  if (front === undefined || back === undefined || more === undefined) return undefined;
  const { sizes, more: _, slots: __, ...others } = template;
  const changed: CardTemplate = {
    ...others,
    styles:
      choice.styles === undefined
        ? template.styles
        : { ...changedStyles(template.styles, choice.styles), ...addedStyles(template, choice) },
    front,
    back,
    ...(template.more === undefined && choice.more === undefined ? {} : { more }),
  };
  return sizes === undefined ? changed : withSizes(changed, sizes, choice.sizes);
}

/** Styles that only the choice has: they must be whole. */
export function addedStyles({ styles }: CardTemplate, choice: SlotChoice): CardTemplate['styles'] {
  const added = Object.entries(choice.styles ?? {}).flatMap(([name, style]) => {
    const read = Object.hasOwn(styles, name) ? undefined : styleSchema.safeParse(style);
    return read?.success ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(added);
}

const EMPTY: Element[] = [];

/** Undefined where a changed element is none any more. The same list where nothing changes, so that it is not checked anew. */
function changedSide(
  elements: Element[] = EMPTY,
  choice: SlotChoice,
  added: readonly Element[] = EMPTY,
): Element[] | undefined {
  const { replace = {}, without = [], instead = {}, under = {} } = choice;
  const side: Element[] = [];
  for (const element of elements) {
    const { id = '' } = element;
    if (id !== '' && without.includes(id)) continue;
    side.push(...(own(under, id) ?? []));
    const others = own(instead, id);
    const change = own(replace, id);
    if (others !== undefined) side.push(...others);
    else if (change === undefined) side.push(element);
    else {
      const read = changedElement(element, change);
      if (read === undefined) return undefined;
      side.push(read);
    }
  }
  side.push(...added);
  return side.length === elements.length && side.every((one, index) => one === elements[index]) ? elements : side;
}

const changed = new WeakMap<Element, WeakMap<object, Element>>();

/** Undefined where it is no element any more. Cached: while another element is edited it stays the same object, which is not checked anew. */
function changedElement(element: Element, change: object): Element | undefined {
  const known = cachedFor(changed, element, () => new WeakMap<object, Element>());
  const before = known.get(change);
  if (before !== undefined) return before;
  const read = elementSchema.safeParse({ ...element, ...change });
  if (!read.success) return undefined;
  known.set(change, read.data);
  return read.data;
}

const own = <T>(all: Readonly<Record<string, T>>, id: string): T | undefined =>
  id !== '' && Object.hasOwn(all, id) ? all[id] : undefined;

/** The sizes that are left, without what they say of elements that are gone. */
export function withSizes(
  template: CardTemplate,
  sizes: NonNullable<CardTemplate['sizes']>,
  kept?: readonly string[],
): CardTemplate {
  const ids = new Set(SIDES.flatMap((side) => (template[side] ?? []).map(({ id }) => id)));
  const left = Object.entries(sizes)
    .filter(([id]) => kept === undefined || kept.includes(id))
    .map(([id, size]) => [id, ofThese(size, ids)] as const);
  return left.length === 0 ? template : { ...template, sizes: Object.fromEntries(left) };
}

/** A size that says nothing of elements that are gone stays the same object. */
function ofThese(size: SizeVariant, ids: ReadonlySet<string | undefined>): SizeVariant {
  const { replace, without } = size;
  if ([...Object.keys(replace ?? {}), ...(without ?? [])].every((id) => ids.has(id))) return size;
  return {
    ...size,
    ...(replace && { replace: Object.fromEntries(Object.entries(replace).filter(([id]) => ids.has(id))) }),
    ...(without && { without: without.filter((id) => ids.has(id)) }),
  };
}
