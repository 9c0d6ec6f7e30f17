import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { replaceIdsInList } from '../replace-ids.ts';

/** Returns the event pack with new ids of the characters that it bans or has approved. */
export function replaceIdsInEvent(eventPack: JsonObject, { characters }: ReplacedIds): JsonObject {
  const changedPack = replaceIdsInList(eventPack, 'banned', characters);
  if (!isObject(changedPack.approved)) return changedPack;
  const approved = Object.entries(changedPack.approved).map(
    ([characterId, fingerprint]) => [characters.get(characterId) ?? characterId, fingerprint] as const,
  );
  return { ...changedPack, approved: Object.fromEntries(approved) };
}
