/** Puts new ids in the place of old ones. */
import { isObject, type JsonObject } from '../json/json-object.ts';

type NewIds = ReadonlyMap<string, string>;

/** The object with the new id in the field with this key. */
export function replaceIdInField(object: JsonObject, key: string, ids: NewIds): JsonObject {
  const next = Object.hasOwn(object, key) && typeof object[key] === 'string' ? ids.get(object[key]) : undefined;
  return next === undefined ? object : { ...object, [key]: next };
}

/** The object with the new ids in its list of ids with this key. */
export function replaceIdsInList(object: JsonObject, key: string, ids: NewIds): JsonObject {
  const list = Object.hasOwn(object, key) ? object[key] : undefined;
  if (!Array.isArray(list) || !list.some((id) => ids.has(id as string))) return object;
  return { ...object, [key]: list.map((id) => ids.get(id as string) ?? id) };
}

/** The ids without those of the documents that it embeds in the list with this key: these keep their ids. */
export function withoutEmbedded(ids: NewIds, document: JsonObject, key: 'characters' | 'factions'): NewIds {
  const list = Object.hasOwn(document, key) ? document[key] : undefined;
  if (!Array.isArray(list) || list.length === 0) return ids;
  const embedded = new Set(list.map((entry) => (isObject(entry) ? entry.id : undefined)));
  return new Map([...ids].filter(([id]) => !embedded.has(id)));
}
