import type { Edit as SharedEdit } from '../../shared/document/edit.ts';
import { segments } from '../../shared/document/pointer.ts';

/** One change of a document, as data: puts `value` at an RFC 6901 pointer; undefined takes the key or the entry away. */
export interface Edit {
  path: string;
  value: unknown;
}

/** The edits of a fix, as the store takes them. */
export const fromFix = (edits: readonly SharedEdit[]): Edit[] =>
  edits.map((edit) => ({ path: edit.path, value: edit.op === 'set' ? edit.value : undefined }));

/**
 * The document with the change made; the old one stays as it was. What is missing on the way is
 * created: a list where `-` (its end) is asked for, else an object. The empty pointer replaces the whole document.
 */
function applyEdit(document: unknown, edit: Edit): unknown {
  return put(document, segments(edit.path), edit.value);
}

export function applyEdits(document: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce(applyEdit, document);
}

function put(target: unknown, path: readonly string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(target)) return putEntry(target, head, rest, value);
  if (target === undefined && head === '-') return putEntry([], head, rest, value);
  const object = typeof target === 'object' && target !== null ? (target as Record<string, unknown>) : {};
  const inner = rest.length === 0 ? value : put(Object.hasOwn(object, head) ? object[head] : undefined, rest, value);
  if (inner !== undefined) return { ...object, [head]: inner };
  const { [head]: _gone, ...left } = object;
  return left;
}

function putEntry(list: readonly unknown[], head: string, rest: readonly string[], value: unknown): unknown[] {
  const index = head === '-' ? list.length : Number(head);
  const inner = rest.length === 0 ? value : put(list[index], rest, value);
  if (inner === undefined) return list.filter((_, i) => i !== index);
  const copy = [...list];
  copy[index] = inner;
  return copy;
}
