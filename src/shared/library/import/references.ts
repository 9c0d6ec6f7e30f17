/** Replaces the ids of other documents in a document. */
import { KIND_BY_TABLE } from '../../document/formats.ts';
import { isObject } from '../../document/json/json-object.ts';
import type { ReplacedIds } from '../../document/kinds/document-kind.ts';
import { replaceTemplateIds } from '../template-ids.ts';
import type { IncomingKind } from './incoming.ts';

/** New ids by old id, for documents that are imported next to existing documents with the same id. */
export interface Renames extends ReplacedIds {
  readonly templates: ReadonlyMap<string, string>;
}

/** Returns the document with new ids. Embedded documents keep their ids. Never throws. */
export function renameReferences(kind: IncomingKind, incoming: unknown, { templates, ...newIds }: Renames): unknown {
  const document = replaceTemplateIds(incoming, templates);
  if (!isObject(document) || kind === 'templates' || (newIds.characters.size === 0 && newIds.factions.size === 0))
    return document;
  return KIND_BY_TABLE[kind].replaceIds?.(document, newIds) ?? document;
}
