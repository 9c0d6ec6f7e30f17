/** Replaces ids in documents. */
import { isObject, type JsonObject } from '../json/json-object.ts';

type NewIds = ReadonlyMap<string, string>;

/** Returns the object with the new id in one field. */
export function replaceIdInField(object: JsonObject, fieldName: string, newIds: NewIds): JsonObject {
  const newId =
    Object.hasOwn(object, fieldName) && typeof object[fieldName] === 'string'
      ? newIds.get(object[fieldName])
      : undefined;
  return newId === undefined ? object : { ...object, [fieldName]: newId };
}

/** Returns the object with the new ids in one list of ids. */
export function replaceIdsInList(object: JsonObject, fieldName: string, newIds: NewIds): JsonObject {
  const entries = Object.hasOwn(object, fieldName) ? object[fieldName] : undefined;
  if (!Array.isArray(entries) || !entries.some((oldId) => newIds.has(oldId as string))) return object;
  return { ...object, [fieldName]: entries.map((oldId) => newIds.get(oldId as string) ?? oldId) };
}

/** Removes the ids of documents that are embedded in a list: embedded documents keep their ids. */
export function excludeEmbeddedIds(newIds: NewIds, document: JsonObject, fieldName: 'characters' | 'factions'): NewIds {
  const entries = Object.hasOwn(document, fieldName) ? document[fieldName] : undefined;
  if (!Array.isArray(entries) || entries.length === 0) return newIds;
  const embeddedIds = new Set(entries.map((entry) => (isObject(entry) ? entry.id : undefined)));
  return new Map([...newIds].filter(([oldId]) => !embeddedIds.has(oldId)));
}
