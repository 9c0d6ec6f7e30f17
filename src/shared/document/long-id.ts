/** Refuses huge ids: findings repeat them, so that an id of a megabyte would cost gigabytes. */

import { LIMITS } from '../base/limits.ts';
import type { DocumentSpec } from './document-spec.ts';
import { pointer } from './pointer.ts';
import type { AnyDocument, Character } from './schema.ts';

/** Pointer to the first id in the document with more letters than any finding should have to repeat, if there is one. */
export function longId(document: AnyDocument, spec: DocumentSpec): string | undefined {
  for (const [path, id] of idsOf(document, spec)) if (id.length > LIMITS.idLetters) return path;
  return undefined;
}

function* idsOf(document: AnyDocument, spec: DocumentSpec): Iterable<readonly [path: string, id: string]> {
  yield ['/id', document.id];
  if (document.format === 'rollcall.character') yield* factionsOf(document, '');
  yield* spec.ids?.(document) ?? [];
  if (document.format !== 'rollcall.team') return;
  for (const [index, character] of (document.characters ?? []).entries()) {
    yield [pointer('/characters', index, 'id'), character.id];
    yield* factionsOf(character, pointer('/characters', index));
  }
  for (const [index, { id }] of (document.factions ?? []).entries()) yield [pointer('/factions', index, 'id'), id];
}

function* factionsOf({ factions = [] }: Character, base: string): Iterable<readonly [string, string]> {
  for (const [index, id] of factions.entries()) yield [pointer(base, 'factions', index), id];
}
