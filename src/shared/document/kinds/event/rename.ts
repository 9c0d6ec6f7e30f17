import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { RenamedIds } from '../document-kind.ts';
import { renameInList } from '../rename-ids.ts';

/** The event pack with new ids of the characters that it bans or has approved. */
export function renameInEvent(event: JsonObject, { characters }: RenamedIds): JsonObject {
  const out = renameInList(event, 'banned', characters);
  if (!isObject(out.approved)) return out;
  const approved = Object.entries(out.approved).map(([id, print]) => [characters.get(id) ?? id, print] as const);
  return { ...out, approved: Object.fromEntries(approved) };
}
