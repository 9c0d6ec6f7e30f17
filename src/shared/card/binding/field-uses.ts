/** What a template does with the fields it points at: shows them, asks for them, repeats them, counts boxes by them. */
import { cachedFor } from '../../base/cache.ts';
import type { CardTemplate } from '../template/template.ts';

export type Path = readonly PropertyKey[];

export interface FieldUse {
  /** Entries of lists are `*`: `/character/talents/*` + `/name`. */
  readonly field: string;
  readonly as: 'value' | 'condition' | 'list' | 'count';
  /** The value or condition, or what repeats the list. */
  readonly node: Readonly<Record<string, unknown>>;
  /** The path to this node in the template. */
  readonly path: Path;
}

type Role = 'value' | 'condition' | 'count';
const CONDITIONS: ReadonlySet<PropertyKey> = new Set(['when', 'all', 'any', 'not']);
const roleOf = (key: string): Role => (CONDITIONS.has(key) ? 'condition' : key === 'count' ? 'count' : 'value');

/** The pointer with entries of lists as `*`. */
export const pattern = (pointer: string): string =>
  pointer
    .split('/')
    .map((segment, index) => (index > 0 && /^\d+$/.test(segment) ? '*' : segment))
    .join('/');

/** A pointer from the root: `./text` continues the pointer of the entry. */
export const resolveEntryPointer = (entry: string, pointer: string): string =>
  pointer.startsWith('./') ? `${entry}/${pointer.slice(2)}` : pointer;

/** Whether a list is shown entry by entry, without parts: the list of tags, or of a value that names no notation. */
const showsEntries = (node: Readonly<Record<string, unknown>>, path: Path): boolean =>
  path[path.length - 2] === 'tags' || !('value' in node || 'spans' in node);

function visit(node: unknown, path: Path, entry: string, role: Role, found: FieldUse[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    node.forEach((one, index) => {
      visit(one, [...path, index], entry, role, found);
    });
    return;
  }
  const record = node as Readonly<Record<string, unknown>>;
  const { at, item, each } = record;
  const use = (field: string, as: FieldUse['as']): void => {
    found.push({ field: pattern(field), as, node: record, path });
  };
  const list = typeof each === 'string' ? resolveEntryPointer(entry, each) : undefined;
  const inside = list === undefined ? entry : `${list}/*`;
  if (list !== undefined) {
    use(list, 'list');
    if (showsEntries(record, path)) use(inside, 'value');
  }
  if (typeof at === 'string') use(resolveEntryPointer(entry, at), role);
  if (typeof item === 'string') use(`${entry}${item}`, role);
  for (const [key, value] of Object.entries(record)) visit(value, [...path, key], inside, roleOf(key), found);
}

const uses = new WeakMap<CardTemplate, readonly FieldUse[]>();

/** All of them, in the order of the template: of its own condition, its sides and its themes. Cached: several notes ask. */
export const fieldUses = (template: CardTemplate): readonly FieldUse[] =>
  cachedFor(uses, template, () => usesIn(template));

function usesIn(template: CardTemplate): readonly FieldUse[] {
  const found: FieldUse[] = [];
  for (const part of ['when', 'front', 'back', 'more', 'themes'] as const) {
    visit(template[part], [part], '', roleOf(part), found);
  }
  return found;
}
