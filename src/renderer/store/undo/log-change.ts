/** Changes to the log of an encounter: it grows by an event, or goes back and forth among what was played. */
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Row } from '../database.ts';

/**
 * `play`: events are put behind the first `at` ones, which have to be all there are: another window may have been quicker.
 * `cast`: characters that the encounter embeds from then on, behind those it has.
 * `go`: the log has `to` events; those that are taken back are kept beside the document until something else is played. It
 * has to have `from` events before.
 */
export type LogChange =
  | {
      readonly kind: 'play';
      readonly at: number;
      readonly events: readonly JsonObject[];
      readonly cast?: readonly Character[];
    }
  | { readonly kind: 'go'; readonly from: number; readonly to: number };

/** Whether a change can be made to this row: another window may have changed the log meanwhile. */
export const fitsLog = (row: Row, change: LogChange): boolean =>
  logOf(row)?.length === (change.kind === 'play' ? change.at : change.from);

/** A row after a change of its log. The same row where the change does not fit. */
export function rowWithLog(row: Row, change: LogChange): Row {
  const { document, undone = [] } = row;
  const log = logOf(row);
  if (log === undefined || !isObject(document) || !fitsLog(row, change)) return row;
  if (change.kind === 'play') {
    const { cast = [] } = change;
    const embedded = Array.isArray(document.characters) ? (document.characters as unknown[]) : [];
    const whole = cast.length === 0 ? document : { ...document, characters: [...embedded, ...cast] };
    return changed(row, whole, [...log, ...change.events], []);
  }
  const all = [...log, ...undone];
  const to = Math.min(Math.max(0, change.to), all.length);
  return to === log.length ? row : changed(row, document, all.slice(0, to), all.slice(to));
}

const logOf = ({ document }: Row): readonly JsonObject[] | undefined =>
  isObject(document) && Array.isArray(document.log) ? (document.log as readonly JsonObject[]) : undefined;

function changed(row: Row, document: JsonObject, log: readonly JsonObject[], undone: readonly JsonObject[]): Row {
  const { undone: _before, ...rest } = row;
  return {
    ...rest,
    document: { ...document, log },
    ...(undone.length === 0 ? {} : { undone }),
    updatedAt: Date.now(),
  };
}
