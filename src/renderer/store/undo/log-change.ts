/** Changes to the log of an encounter: it grows by an event, goes back and forth among what was played, or has a note beside an event. */
import { same } from '../../../shared/document/difference.ts';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import { type AppliedEdits, applyReversibly } from '../../../shared/document/operation.ts';
import { pointer } from '../../../shared/document/pointer.ts';
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

/** The edits that change a log. */
export interface LogEdits extends AppliedEdits {
  /** Edits of the row outside its document: undone events, and the steps among the events. */
  readonly localEdits: readonly Edit[];
}

/** Returns a change of a log as edits, or undefined if it doesn't fit the row or changes nothing. */
export function logEdits(row: Row, change: LogChange): LogEdits | undefined {
  const { document, undone = [], steps } = row;
  const log = logOf(row);
  if (log === undefined || !isObject(document) || !fitsLog(row, change)) return undefined;
  const { length } = log;
  switch (change.kind) {
    case 'play': {
      const { cast = [], events } = change;
      const embedded = cast.map((character): Edit => ({ op: 'set', path: '/characters/-', value: character }));
      const played = events.map((event): Edit => ({ op: 'set', path: '/log/-', value: event }));
      return createLogEdits(row, [...embedded, ...played], [], stepsAfterPlay(steps, length));
    }
    case 'note':
    case 'table': {
      const step = stepOf(document, log, change);
      return createLogEdits(row, editsOf(step, 'redo'), undone, withStep(steps, step));
    }
    case 'step': {
      const step = stepAt(steps, length, change.way);
      if (step === undefined) return setLogLength(row, log, length + (change.way === 'undo' ? -1 : 1));
      return createLogEdits(row, editsOf(step, change.way), undone, stepsAfter(steps, change.way));
    }
    case 'go':
      return setLogLength(row, log, change.to);
  }
}

/** Whether there is anything to take back, or to make again. */
export function canStep(row: Row, way: StepWay): boolean {
  const events = way === 'undo' ? logOf(row) : row.undone;
  return (events?.length ?? 0) > 0 || stepAt(row.steps, logOf(row)?.length ?? -1, way) !== undefined;
}

/** If more events than this are undone or redone at once, the log is replaced as a whole. */
const MOST_EVENTS = 50;

/** Undoes events at the end of the log, or plays undone ones again, until the log has this many events. */
function setLogLength(row: Row, log: Log, wanted: number): LogEdits | undefined {
  const all = [...log, ...(row.undone ?? [])];
  const to = Math.min(Math.max(0, wanted), all.length);
  if (to === log.length) return undefined;
  const edits: Edit[] = [];
  if (Math.abs(to - log.length) > MOST_EVENTS) edits.push({ op: 'set', path: '/log', value: all.slice(0, to) });
  else {
    for (let n = log.length - 1; n >= to; n -= 1) edits.push({ op: 'remove', path: pointer('/log', n) });
    for (const value of all.slice(log.length, to)) edits.push({ op: 'set', path: '/log/-', value });
  }
  return createLogEdits(row, edits, all.slice(to), row.steps);
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

/** The edits that make a step, or take it back. */
function editsOf(step: LogStep, way: StepWay): Edit[] {
  const value = way === 'redo' ? step.is : step.was;
  if (step.kind === 'table') return [setOrRemove('/table', value)];
  return [setOrRemove(pointer('/log', step.at, 'note'), value === '' ? undefined : value)];
}

type Log = readonly JsonObject[];

const logOf = ({ document }: Row): Log | undefined =>
  isObject(document) && Array.isArray(document.log) ? (document.log as Log) : undefined;

function createLogEdits(row: Row, edits: readonly Edit[], undone: Log, steps: LogSteps | undefined): LogEdits {
  const isEmpty = steps === undefined || steps.done.length + steps.undone.length === 0;
  return {
    // A log of thousands of events is not compared: each of these edits is about one event, or replaces the log.
    ...applyReversibly(row.document, edits, false),
    localEdits: [
      ...editLocally('/undone', row.undone, undone.length === 0 ? undefined : undone),
      ...editLocally('/steps', row.steps, isEmpty ? undefined : steps),
    ],
  };
}

const editLocally = (path: string, before: unknown, after: unknown): Edit[] =>
  same(before, after) ? [] : [setOrRemove(path, after)];
