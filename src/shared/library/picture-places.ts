/** Where a document names pictures: its own, those of what it embeds, and those that cells of a deck name. */
import { applyEdits, type Edit } from '../document/edit.ts';
import { isObject } from '../document/json/json-object.ts';
import { pointer, valueAt } from '../document/pointer.ts';

/** Pointers to the texts that say where a picture is. */
function picturePlaces(document: unknown): string[] {
  const found = ownPlaces(document, '');
  if (!isObject(document)) return found;
  if (document.format === 'rollcall.deck' && isObject(document.pictures)) {
    for (const [name, src] of Object.entries(document.pictures))
      if (typeof src === 'string') found.push(pointer('/pictures', name));
  }
  for (const list of ['characters', 'factions']) {
    const held = document[list];
    if (!Array.isArray(held)) continue;
    for (const [i, one] of held.entries()) found.push(...ownPlaces(one, pointer('', list, i)));
  }
  return found;
}

const ownPlaces = (document: unknown, base: string): string[] =>
  ['/art/image/src', '/symbolImage/src'].flatMap((path) =>
    isObject(document) && typeof valueAt(document, path) === 'string' ? [base + path] : [],
  );

/** The values of the document at these places. */
export const pictureSources = (document: unknown): string[] =>
  picturePlaces(document).map((path) => valueAt(document, path) as string);

/** The document with other texts at these places; undefined leaves them. */
export function withPictureSources<D>(document: D, sourceOf: (source: string) => string | undefined): D {
  const edits = picturePlaces(document).flatMap((path): Edit[] => {
    const value = sourceOf(valueAt(document, path) as string);
    return value === undefined ? [] : [{ op: 'set', path, value }];
  });
  return edits.length === 0 ? document : applyEdits(document, edits);
}
