/** Where a document names card templates by their ids: its own, those of what it embeds, those that its kind has besides, the base of a style. */
import { applyEdits, type Edit } from '../document/edit.ts';
import { STYLE_FORMAT } from '../document/file-formats.ts';
import { FORMATS, isFormat } from '../document/formats.ts';
import { isObject } from '../document/json/json-object.ts';
import { pointer, valueAt } from '../document/pointer.ts';

/** Pointers to the texts that name a template, with a size behind it or without: `classic@tarot`. */
function templatePlaces(document: unknown): string[] {
  if (!isObject(document)) return [];
  const places = [
    '/art/template',
    ...(isFormat(document.format) ? (FORMATS[document.format].templatePointers ?? []) : []),
    ...(document.format === STYLE_FORMAT ? ['/base'] : []),
    ...(Array.isArray(document.characters)
      ? document.characters.map((_, index) => pointer('/characters', index, 'art', 'template'))
      : []),
  ];
  return places.filter((path) => typeof valueAt(document, path) === 'string');
}

const idOf = (name: string): string => name.split('@')[0] ?? name;

/** The ids of the templates and styles that a document names, each once. Never throws. */
export const templatesNamed = (document: unknown): string[] => [
  ...new Set(templatePlaces(document).map((path) => idOf(valueAt(document, path) as string))),
];

/** The document with other ids at these places; sizes stay. The same object where none is renamed. */
export function withTemplateIds(document: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (ids.size === 0) return document;
  const edits = templatePlaces(document).flatMap((path): Edit[] => {
    const name = valueAt(document, path) as string;
    const id = idOf(name);
    const next = ids.get(id);
    return next === undefined ? [] : [{ op: 'set', path, value: `${next}${name.slice(id.length)}` }];
  });
  return edits.length === 0 ? document : applyEdits(document, edits);
}
