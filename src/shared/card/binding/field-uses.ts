/** Lists how a template uses the fields it points at: shows a value, tests a condition, repeats a list, counts boxes. */
import { getOrCreateFor } from '../../base/cache.ts';
import type { CardTemplate } from '../template/template.ts';

export type NodePath = readonly PropertyKey[];

export interface FieldUse {
  /** The pointer with `*` for list entries: `/character/keywords/*`. */
  readonly field: string;
  readonly usage: 'value' | 'condition' | 'list' | 'count';
  /** The value, condition or repetition of the template that names the field. */
  readonly node: Readonly<Record<string, unknown>>;
  /** The path to this node in the template. */
  readonly path: NodePath;
}

type NodeRole = 'value' | 'condition' | 'count';
const CONDITION_KEYS: ReadonlySet<PropertyKey> = new Set(['when', 'all', 'any', 'not']);
const getRole = (key: string): NodeRole =>
  CONDITION_KEYS.has(key) ? 'condition' : key === 'count' ? 'count' : 'value';

/** Returns the pointer with `*` for list entries. */
export const toFieldPattern = (pointer: string): string =>
  pointer
    .split('/')
    .map((segment, index) => (index > 0 && /^\d+$/.test(segment) ? '*' : segment))
    .join('/');

/** Returns a pointer from the root: `./text` continues the pointer of the entry. */
export const resolveEntryPointer = (entryPointer: string, pointer: string): string =>
  pointer.startsWith('./') ? `${entryPointer}/${pointer.slice(2)}` : pointer;

/** Whether a repetition prints the entries themselves: in `tags`, and if neither `value` nor `spans` says what to print. */
const showsEntries = (node: Readonly<Record<string, unknown>>, nodePath: NodePath): boolean =>
  nodePath[nodePath.length - 2] === 'tags' || !('value' in node || 'spans' in node);

function collectUses(
  node: unknown,
  nodePath: NodePath,
  entryPointer: string,
  role: NodeRole,
  collectedUses: FieldUse[],
): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    node.forEach((child, index) => {
      collectUses(child, [...nodePath, index], entryPointer, role, collectedUses);
    });
    return;
  }
  const record = node as Readonly<Record<string, unknown>>;
  // `at` points from the root or, with `./`, from the repeated entry. `item` always points from the entry: `/name`, or empty for itself.
  const { at: fieldPointer, item: itemPointer, each: eachPointer } = record;
  const addUse = (field: string, usage: FieldUse['usage']): void => {
    collectedUses.push({ field: toFieldPattern(field), usage, node: record, path: nodePath });
  };
  const listPointer = typeof eachPointer === 'string' ? resolveEntryPointer(entryPointer, eachPointer) : undefined;
  const innerPointer = listPointer === undefined ? entryPointer : `${listPointer}/*`;
  if (listPointer !== undefined) {
    addUse(listPointer, 'list');
    if (showsEntries(record, nodePath)) addUse(innerPointer, 'value');
  }
  if (typeof fieldPointer === 'string') addUse(resolveEntryPointer(entryPointer, fieldPointer), role);
  if (typeof itemPointer === 'string') addUse(`${entryPointer}${itemPointer}`, role);
  for (const [key, value] of Object.entries(record))
    collectUses(value, [...nodePath, key], innerPointer, getRole(key), collectedUses);
}

const usesByTemplate = new WeakMap<CardTemplate, readonly FieldUse[]>();

/** Lists all uses in the template's order: condition, sides, continuation cards, themes. Cached, since several findings need the list. */
export const listFieldUses = (template: CardTemplate): readonly FieldUse[] =>
  getOrCreateFor(usesByTemplate, template, () => collectTemplateUses(template));

function collectTemplateUses(template: CardTemplate): readonly FieldUse[] {
  const collectedUses: FieldUse[] = [];
  for (const part of ['when', 'front', 'back', 'more', 'themes'] as const) {
    collectUses(template[part], [part], '', getRole(part), collectedUses);
  }
  return collectedUses;
}
