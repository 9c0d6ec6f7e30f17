/**
 * Finds and replaces the picture sources in a document: its own, those of embedded documents, those of its kind, and those of a
 * template.
 */
import { applyEdits, type Edit } from '../document/edit.ts';
import { TEMPLATE_FORMAT } from '../document/file-formats.ts';
import { FORMATS, isFormat } from '../document/formats.ts';
import { isObject, type JsonObject } from '../document/json/json-object.ts';
import { getValueAt, joinPointer } from '../document/pointer.ts';

/** Lists pointers to the picture sources of a document. */
function listPicturePointers(document: unknown): string[] {
  const pointers = listOwnPicturePointers(document, '');
  if (!isObject(document)) return pointers;
  pointers.push(...listNamedPicturePointers(document));
  for (const listKey of ['characters', 'factions']) {
    const embedded = document[listKey];
    if (!Array.isArray(embedded)) continue;
    for (const [index, embeddedDocument] of embedded.entries())
      pointers.push(...listOwnPicturePointers(embeddedDocument, joinPointer('', listKey, index)));
  }
  return pointers;
}

/** Lists the picture sources of the document's kind, and those of a template, whose pictures have names. */
function listNamedPicturePointers(document: JsonObject): string[] {
  const { format, pictures } = document;
  if (isFormat(format)) return FORMATS[format].picturePointers?.(document) ?? [];
  if (format !== TEMPLATE_FORMAT || !isObject(pictures)) return [];
  return Object.entries(pictures).flatMap(([pictureName, picture]) =>
    isObject(picture) && typeof picture.src === 'string' ? [joinPointer('/pictures', pictureName, 'src')] : [],
  );
}

const listOwnPicturePointers = (document: unknown, parentPointer: string): string[] =>
  ['/art/image/src', '/symbolImage/src'].flatMap((pointer) =>
    isObject(document) && typeof getValueAt(document, pointer) === 'string' ? [parentPointer + pointer] : [],
  );

/** Returns the picture sources of a document. */
export const listPictureSources = (document: unknown): string[] =>
  listPicturePointers(document).map((pointer) => getValueAt(document, pointer) as string);

/** Returns the document with new picture sources. Sources for which `getSource` returns undefined aren't changed. */
export function replacePictureSources<D>(document: D, getSource: (source: string) => string | undefined): D {
  const edits = listPicturePointers(document).flatMap((pointer): Edit[] => {
    const newSource = getSource(getValueAt(document, pointer) as string);
    return newSource === undefined ? [] : [{ op: 'set', path: pointer, value: newSource }];
  });
  return edits.length === 0 ? document : applyEdits(document, edits);
}
