/** Changes to the log of an encounter: it grows by an event, goes back and forth among what was played, or has a note beside an event. */
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Row } from '../rows.ts';
import {
  type LogStep,
  type LogSteps,
  type StepWay,
  stepAt,
  stepsAfter,
  stepsAfterPlay,
  withStep,
} from './log-steps.ts';

/**
 * `play`: events are put behind the first `at` ones, which have to be all there are: another window may have been quicker.
 * `cast`: characters that the encounter embeds from then on, behind those it has.
 * `go`: the log has `to` events; those that are taken back are kept beside the document until something else is played. It
 * has to have `from` events before.
 * `note`: what stands beside event `at` for people; an empty text takes it away. It changes nothing of what was played.
 * `table`: how the table plays, its key of that name; absent takes the key away.
 * `step`: one step back or forth, whichever was made last: an event, a note, a setting. The log has to have `from` events.
 */
export type LogChange =
  | {
      readonly kind: 'play';
      readonly at: number;
      readonly events: readonly JsonObject[];
      readonly cast?: readonly Character[];
    }
  | { readonly kind: 'go'; readonly from: number; readonly to: number }
  | { readonly kind: 'note'; readonly at: number; readonly text: string }
  | { readonly kind: 'table'; readonly table?: JsonObject | undefined }
  | { readonly kind: 'step'; readonly way: StepWay; readonly from: number };

/** Whether a change can be made to this row: another window may have changed the log meanwhile. */
export function fitsLog(row: Row, change: LogChange): boolean {
  const events = logOf(row)?.length ?? -1;
  if (change.kind === 'table') return events >= 0;
  return change.kind === 'note' ? change.at < events : events === (change.kind === 'play' ? change.at : change.from);
}

/** A row after a change of its log. The same row where the change does not fit. */
export function rowWithLog(row: Row, change: LogChange): Row {
  const { document, undone = [], steps } = row;
  const log = logOf(row);
  if (log === undefined || !isObject(document) || !fitsLog(row, change)) return row;
  const { length } = log;
  switch (change.kind) {
    case 'play': {
      const { cast = [] } = change;
      const embedded = Array.isArray(document.characters) ? (document.characters as unknown[]) : [];
      const whole = cast.length === 0 ? document : { ...document, characters: [...embedded, ...cast] };
      const played = changed(row, { ...whole, log: [...log, ...change.events] }, []);
      return withSteps(played, stepsAfterPlay(steps, length));
    }
    case 'note':
    case 'table': {
      const step = stepOf(document, log, change);
      return withSteps(changed(row, stepped(document, log, step, 'redo'), undone), withStep(steps, step));
    }
    case 'step': {
      const step = stepAt(steps, length, change.way);
      if (step === undefined) return gone(row, document, log, length + (change.way === 'undo' ? -1 : 1));
      return withSteps(changed(row, stepped(document, log, step, change.way), undone), stepsAfter(steps, change.way));
    }
    case 'go':
      return gone(row, document, log, change.to);
  }
}

/** Whether there is anything to take back, or to make again. */
export function canStep(row: Row, way: StepWay): boolean {
  const events = way === 'undo' ? logOf(row) : row.undone;
  return (events?.length ?? 0) > 0 || stepAt(row.steps, logOf(row)?.length ?? -1, way) !== undefined;
}

/** The row with so many events in its log, of those that were played and those that were taken back. */
function gone(row: Row, document: JsonObject, log: Log, wanted: number): Row {
  const all = [...log, ...(row.undone ?? [])];
  const to = Math.min(Math.max(0, wanted), all.length);
  return to === log.length ? row : changed(row, { ...document, log: all.slice(0, to) }, all.slice(to));
}

function stepOf(document: JsonObject, log: Log, change: Extract<LogChange, { kind: 'note' | 'table' }>): LogStep {
  const { length } = log;
  if (change.kind === 'note') {
    const { at, text } = change;
    const was = log[at]?.note;
    return { kind: 'note', length, at, was: typeof was === 'string' ? was : '', is: text };
  }
  const { table } = document;
  return { kind: 'table', length, was: isObject(table) ? table : undefined, is: change.table };
}

/** The document after a step was made, or taken back. */
function stepped(document: JsonObject, log: Log, step: LogStep, way: StepWay): JsonObject {
  if (step.kind === 'note') {
    const text = way === 'redo' ? step.is : step.was;
    return { ...document, log: log.map((event, n) => (n === step.at ? withNote(event, text) : event)) };
  }
  const { table: _, ...rest } = document;
  const table = way === 'redo' ? step.is : step.was;
  return table === undefined ? rest : { ...rest, table };
}

function withNote({ note: _, ...event }: JsonObject, text: string): JsonObject {
  return text === '' ? event : { ...event, note: text };
}

type Log = readonly JsonObject[];

const logOf = ({ document }: Row): Log | undefined =>
  isObject(document) && Array.isArray(document.log) ? (document.log as Log) : undefined;

function changed(row: Row, document: JsonObject, undone: Log): Row {
  const { undone: _before, ...rest } = row;
  return { ...rest, document, ...(undone.length === 0 ? {} : { undone }), updatedAt: Date.now() };
}

function withSteps({ steps: _, ...row }: Row, steps: LogSteps): Row {
  return steps.done.length + steps.undone.length === 0 ? row : { ...row, steps };
}
