/**
 * Finds flows that may omit entries of a list (`repeated`) because another element shows the whole list. Such flows must change when that
 * element is removed.
 */
import type { Element } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import { joinPointer } from '../document/pointer.ts';

type Sections = Extract<Element, { kind: 'flow' }>['sections'];

/** Lists the pointers of lists that these elements show completely. */
function listCompleteLists(elements: readonly Element[]): ReadonlySet<string> {
  const sections = elements.flatMap((element) =>
    element.kind === 'flow' && element.repeated !== true ? element.sections : [],
  );
  return new Set(sections.flatMap((section) => section.each ?? []));
}

/** Lists the pointers of lists that were only complete in the removed elements. */
export function findLostLists(
  removedElements: readonly Element[],
  remainingElements: readonly Element[],
): ReadonlySet<string> {
  const remainingLists = listCompleteLists(remainingElements);
  return new Set([...listCompleteLists(removedElements)].filter((pointer) => !remainingLists.has(pointer)));
}

/** Returns whether a flow, or a change of one, relies on one of these lists being complete elsewhere. */
function dependsOnLists(
  { repeated, sections }: { repeated?: unknown; sections?: unknown },
  lostLists: ReadonlySet<string>,
) {
  if (repeated !== true) return false;
  // A change without sections keeps those of the flow, which may show any list.
  if (!Array.isArray(sections)) return true;
  return (sections as Sections).some(
    (section) => section.optional !== true && section.each !== undefined && lostLists.has(section.each),
  );
}

export const dependsOnLostLists = (element: Element, lostLists: ReadonlySet<string>): boolean =>
  lostLists.size > 0 && dependsOnLists(element as { repeated?: unknown }, lostLists);

/** Lists the pointers of `repeated` flags that rely on one of these lists, on all sides and in all sizes and choices. */
export function listRepeatPointers(
  templateNode: unknown,
  lostLists: ReadonlySet<string>,
  nodePointer = '',
): readonly string[] {
  if (lostLists.size === 0 || typeof templateNode !== 'object' || templateNode === null) return [];
  const ownPointers =
    isObject(templateNode) && dependsOnLists(templateNode, lostLists) ? [`${nodePointer}/repeated`] : [];
  return [
    ...ownPointers,
    ...Object.entries(templateNode).flatMap(([fieldName, innerNode]) =>
      listRepeatPointers(innerNode, lostLists, joinPointer(nodePointer, fieldName)),
    ),
  ];
}
