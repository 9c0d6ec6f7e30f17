/** Finds huge ids: findings repeat ids, so an id of one megabyte would cost gigabytes. */

import { LIMITS } from '../base/limits.ts';
import type { DocumentSpec } from './document-spec.ts';
import { joinPointer } from './pointer.ts';
import type { AnyDocument, Character } from './schema.ts';

/** Returns the pointer to the first id that is longer than the limit for findings, or undefined. */
export function findLongId(document: AnyDocument, spec: DocumentSpec): string | undefined {
  for (const [path, id] of listIds(document, spec)) if (id.length > LIMITS.idLetters) return path;
  return undefined;
}

function* listIds(document: AnyDocument, spec: DocumentSpec): Iterable<readonly [path: string, id: string]> {
  yield ['/id', document.id];
  if (document.format === 'rollcall.character') yield* listFactionIds(document, '');
  yield* spec.listIds?.(document) ?? [];
  if (document.format !== 'rollcall.team') return;
  for (const [index, character] of (document.characters ?? []).entries()) {
    yield [joinPointer('/characters', index, 'id'), character.id];
    yield* listFactionIds(character, joinPointer('/characters', index));
  }
  for (const [index, { id }] of (document.factions ?? []).entries()) yield [joinPointer('/factions', index, 'id'), id];
}

function* listFactionIds({ factions = [] }: Character, parentPointer: string): Iterable<readonly [string, string]> {
  for (const [index, id] of factions.entries()) yield [joinPointer(parentPointer, 'factions', index), id];
}
