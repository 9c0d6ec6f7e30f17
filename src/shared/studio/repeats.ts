/** Flows that leave out what stands elsewhere in full, and what becomes of them when that goes. */
import type { Element } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import { pointer } from '../document/pointer.ts';

type Sections = Extract<Element, { kind: 'flow' }>['sections'];

/** The lists that stand in these elements in full. */
function inFull(elements: readonly Element[]): ReadonlySet<string> {
  const sections = elements.flatMap((one) => (one.kind === 'flow' && one.repeated !== true ? one.sections : []));
  return new Set(sections.flatMap(({ each }) => each ?? []));
}

/** The lists that stand in full in what goes, and in nothing that stays. */
export function lostLists(gone: readonly Element[], staying: readonly Element[]): ReadonlySet<string> {
  const left = inFull(staying);
  return new Set([...inFull(gone)].filter((each) => !left.has(each)));
}

/** Whether a flow, or what changes one, counts on one of these lists standing elsewhere. */
function countsOn({ repeated, sections }: { repeated?: unknown; sections?: unknown }, lost: ReadonlySet<string>) {
  if (repeated !== true) return false;
  if (!Array.isArray(sections)) return true;
  return (sections as Sections).some(({ each, optional }) => optional !== true && each !== undefined && lost.has(each));
}

export const repeatsLost = (element: Element, lost: ReadonlySet<string>): boolean =>
  lost.size > 0 && countsOn(element as { repeated?: unknown }, lost);

/** Where flows say that they repeat one of these lists, of all sides, sizes and choices. */
export function repeatsOf(node: unknown, lost: ReadonlySet<string>, path = ''): readonly string[] {
  if (lost.size === 0 || typeof node !== 'object' || node === null) return [];
  const own = isObject(node) && countsOn(node, lost) ? [`${path}/repeated`] : [];
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => repeatsOf(inner, lost, pointer(path, key)))];
}
