import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { replaceIdsInList } from '../replace-ids.ts';

/** The event pack with new ids of the characters that it bans or has approved. */
export function replaceIdsInEvent(event: JsonObject, { characters }: ReplacedIds): JsonObject {
  const out = replaceIdsInList(event, 'banned', characters);
  if (!isObject(out.approved)) return out;
  const approved = Object.entries(out.approved).map(([id, print]) => [characters.get(id) ?? id, print] as const);
  return { ...out, approved: Object.fromEntries(approved) };
}
