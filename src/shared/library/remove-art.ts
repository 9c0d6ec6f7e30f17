/** Removes pictures or drawings from documents, if there is no room for them. No rule reads them. */
import { isObject, type JsonObject } from '../document/json/json-object.ts';

/** Removes the bitmaps of a document and its embedded documents. Returns the same object if there are none. */
export const removeBitmaps = (document: JsonObject): JsonObject =>
  changeWithEmbedded(document, (entry) => {
    const { symbolImage, ...otherFields } = entry;
    const changedArt = isObject(entry.art) ? removeField(entry.art, 'image') : entry.art;
    if (symbolImage === undefined && changedArt === entry.art) return entry;
    return changedArt === undefined ? otherFields : { ...otherFields, art: changedArt };
  });

/** Removes the drawings of characters and the symbols of their sets. The symbol of a faction stays, since it counts for the faction's fingerprint. */
export const removeDrawings = (document: JsonObject): JsonObject =>
  changeWithEmbedded(document, (entry) => {
    const changedArt = isObject(entry.art) ? removeField(entry.art, 'drawing') : entry.art;
    const changedCredits = isObject(entry.credits) ? removeField(entry.credits, 'symbol') : entry.credits;
    if (changedArt === entry.art && changedCredits === entry.credits) return entry;
    return {
      ...entry,
      ...(changedArt === undefined ? {} : { art: changedArt }),
      ...(changedCredits === undefined ? {} : { credits: changedCredits }),
    };
  });

function removeField(object: JsonObject, fieldName: string): JsonObject {
  if (!Object.hasOwn(object, fieldName)) return object;
  const { [fieldName]: _, ...otherFields } = object;
  return otherFields;
}

/** Applies a change to a document and to all its embedded documents. */
function changeWithEmbedded(document: JsonObject, change: (entry: JsonObject) => JsonObject): JsonObject {
  let changedDocument = change(document);
  for (const listKey of ['characters', 'factions']) {
    const embedded = changedDocument[listKey];
    if (!Array.isArray(embedded)) continue;
    const changedEntries = embedded.map((entry: unknown) => (isObject(entry) ? change(entry) : entry));
    if (changedEntries.some((entry, index) => entry !== embedded[index]))
      changedDocument = { ...changedDocument, [listKey]: changedEntries };
  }
  return changedDocument;
}
