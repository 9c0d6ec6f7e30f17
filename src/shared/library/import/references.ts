/** Which documents a document names by their ids, and the same document when these get other ids. */
import { KIND_OF_TABLE } from '../../document/formats.ts';
import { isObject } from '../../document/json/json-object.ts';
import type { ReplacedIds } from '../../document/kinds/document-kind.ts';
import { withTemplateIds } from '../template-names.ts';
import type { IncomingKind } from './incoming.ts';

/** New ids by old ones, for documents that come in beside others of their id. */
export interface Renames extends ReplacedIds {
  readonly templates: ReadonlyMap<string, string>;
}

/** The document with the new ids in place of the old ones. Embedded documents keep their ids. Never throws. */
export function withRenames(kind: IncomingKind, theirs: unknown, { templates, ...ids }: Renames): unknown {
  const document = withTemplateIds(theirs, templates);
  if (!isObject(document) || kind === 'templates' || (ids.characters.size === 0 && ids.factions.size === 0))
    return document;
  return KIND_OF_TABLE[kind].replaceIds?.(document, ids) ?? document;
}
