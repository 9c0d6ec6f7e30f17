/** Documents without their pictures or drawings, for where there is no room for them. No rule reads these. */
import { isObject, type JsonObject } from '../document/json/json-object.ts';

/** The document without bitmaps: those of its own and of what it embeds. The same object where it has none. */
export const withoutBitmaps = (document: JsonObject): JsonObject =>
  everywhere(document, (one) => {
    const { symbolImage, ...rest } = one;
    const art = isObject(one.art) ? dropped(one.art, 'image') : one.art;
    if (symbolImage === undefined && art === one.art) return one;
    return art === undefined ? rest : { ...rest, art };
  });

/** The document without the drawings of characters. The symbol of a faction stays: its fingerprint counts it. */
export const withoutDrawings = (document: JsonObject): JsonObject =>
  everywhere(document, (one) => {
    const art = isObject(one.art) ? dropped(one.art, 'drawing') : one.art;
    return art === one.art ? one : { ...one, art };
  });

function dropped(object: JsonObject, key: string): JsonObject {
  if (!Object.hasOwn(object, key)) return object;
  const { [key]: _, ...rest } = object;
  return rest;
}

/** A change to a document and to all that it embeds. */
function everywhere(document: JsonObject, change: (one: JsonObject) => JsonObject): JsonObject {
  let changed = change(document);
  for (const list of ['characters', 'factions']) {
    const held = changed[list];
    if (!Array.isArray(held)) continue;
    const inner = held.map((one: unknown) => (isObject(one) ? change(one) : one));
    if (inner.some((one, index) => one !== held[index])) changed = { ...changed, [list]: inner };
  }
  return changed;
}
