/** Where a document names pictures: its own, those of what it embeds, those that its kind has besides, and those of a template. */
import { applyEdits, type Edit } from '../document/edit.ts';
import { TEMPLATE_FORMAT } from '../document/file-formats.ts';
import { FORMATS, isFormat } from '../document/formats.ts';
import { isObject, type JsonObject } from '../document/json/json-object.ts';
import { pointer, valueAt } from '../document/pointer.ts';

/** Pointers to the texts that say where a picture is. */
function picturePlaces(document: unknown): string[] {
  const found = ownPlaces(document, '');
  if (!isObject(document)) return found;
  found.push(...namedPlaces(document));
  for (const list of ['characters', 'factions']) {
    const held = document[list];
    if (!Array.isArray(held)) continue;
    for (const [index, one] of held.entries()) found.push(...ownPlaces(one, pointer('', list, index)));
  }
  return found;
}

/** Of a kind that says where, and of a template, which gives its pictures names. */
function namedPlaces(document: JsonObject): string[] {
  const { format, pictures } = document;
  if (isFormat(format)) return FORMATS[format].picturePointers?.(document) ?? [];
  if (format !== TEMPLATE_FORMAT || !isObject(pictures)) return [];
  return Object.entries(pictures).flatMap(([name, picture]) =>
    isObject(picture) && typeof picture.src === 'string' ? [pointer('/pictures', name, 'src')] : [],
  );
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
