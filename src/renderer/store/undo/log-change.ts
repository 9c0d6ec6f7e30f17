/** Changes to the log of an encounter: it grows by an event, or goes back and forth among what was played. */
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Row } from '../database.ts';

/**
 * `play`: events are put behind the first `at` ones, which have to be all there are: another window may have been quicker.
 * `go`: the log has `to` events; those that are taken back are kept beside the document until something else is played.
 */
export type LogChange =
  | { readonly kind: 'play'; readonly at: number; readonly events: readonly JsonObject[] }
  | { readonly kind: 'go'; readonly to: number };

/** A row after a change of its log. The same row where the change does not fit. */
export function rowWithLog(row: Row, change: LogChange): Row {
  const { document, undone = [] } = row;
  if (!isObject(document) || !Array.isArray(document.log)) return row;
  const log = document.log as readonly JsonObject[];
  if (change.kind === 'play') {
    if (change.at !== log.length) return row;
    return changed(row, document, [...log, ...change.events], []);
  }
  const all = [...log, ...undone];
  const to = Math.min(Math.max(0, change.to), all.length);
  return to === log.length ? row : changed(row, document, all.slice(0, to), all.slice(to));
}

function changed(row: Row, document: JsonObject, log: readonly JsonObject[], undone: readonly JsonObject[]): Row {
  const { undone: _before, ...rest } = row;
  return {
    ...rest,
    document: { ...document, log },
    ...(undone.length === 0 ? {} : { undone }),
    updatedAt: Date.now(),
  };
}
