/**
 * Finds and replaces the card template ids in a document: its own, those of embedded documents, those of its kind, and the base of a
 * style.
 */
import { applyEdits, type Edit } from '../document/edit.ts';
import { STYLE_FORMAT } from '../document/file-formats.ts';
import { FORMATS, isFormat } from '../document/formats.ts';
import { isObject } from '../document/json/json-object.ts';
import { getValueAt, joinPointer } from '../document/pointer.ts';

/** Lists pointers to template names, with or without a size: `classic@tarot`. */
function listTemplatePointers(document: unknown): string[] {
  if (!isObject(document)) return [];
  const pointers = [
    '/art/template',
    ...(isFormat(document.format) ? (FORMATS[document.format].templatePointers ?? []) : []),
    ...(document.format === STYLE_FORMAT ? ['/base'] : []),
    ...(Array.isArray(document.characters)
      ? document.characters.map((_, index) => joinPointer('/characters', index, 'art', 'template'))
      : []),
  ];
  return pointers.filter((pointer) => typeof getValueAt(document, pointer) === 'string');
}

const getTemplateId = (templateName: string): string => templateName.split('@')[0] ?? templateName;

/** Lists the ids of the templates and styles that a document names, without duplicates. Never throws. */
export const listTemplateIds = (document: unknown): string[] => [
  ...new Set(listTemplatePointers(document).map((pointer) => getTemplateId(getValueAt(document, pointer) as string))),
];

/** Returns the document with new template ids. Sizes (`@tarot`) are kept. Returns the same object if nothing changes. */
export function replaceTemplateIds(document: unknown, newIds: ReadonlyMap<string, string>): unknown {
  if (newIds.size === 0) return document;
  const edits = listTemplatePointers(document).flatMap((pointer): Edit[] => {
    const templateName = getValueAt(document, pointer) as string;
    const templateId = getTemplateId(templateName);
    const newId = newIds.get(templateId);
    return newId === undefined
      ? []
      : [{ op: 'set', path: pointer, value: `${newId}${templateName.slice(templateId.length)}` }];
  });
  return edits.length === 0 ? document : applyEdits(document, edits);
}
