/** Changes to the log of an encounter: it grows by an event, goes back and forth among what was played, or has a note beside an event. */
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Row } from '../database.ts';

/**
 * `play`: events are put behind the first `at` ones, which have to be all there are: another window may have been quicker.
 * `cast`: characters that the encounter embeds from then on, behind those it has.
 * `go`: the log has `to` events; those that are taken back are kept beside the document until something else is played. It
 * has to have `from` events before.
 * `note`: what stands beside event `at` for people; an empty text takes it away. It changes nothing of what was played.
 */
export type LogChange =
  | {
      readonly kind: 'play';
      readonly at: number;
      readonly events: readonly JsonObject[];
      readonly cast?: readonly Character[];
    }
  | { readonly kind: 'go'; readonly from: number; readonly to: number }
  | { readonly kind: 'note'; readonly at: number; readonly text: string };

/** Whether a change can be made to this row: another window may have changed the log meanwhile. */
export function fitsLog(row: Row, change: LogChange): boolean {
  const events = logOf(row)?.length ?? -1;
  return change.kind === 'note' ? change.at < events : events === (change.kind === 'play' ? change.at : change.from);
}

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
  if (change.kind === 'note') {
    return changed(
      row,
      document,
      log.map((event, n) => (n === change.at ? withNote(event, change.text) : event)),
      undone,
    );
  }
  const all = [...log, ...undone];
  const to = Math.min(Math.max(0, change.to), all.length);
  return to === log.length ? row : changed(row, document, all.slice(0, to), all.slice(to));
}

function withNote({ note: _, ...event }: JsonObject, text: string): JsonObject {
  return text === '' ? event : { ...event, note: text };
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
