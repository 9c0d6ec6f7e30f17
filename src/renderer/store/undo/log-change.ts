/** Changes the log of an encounter: adds events, undoes and redoes them, or adds notes to events. */
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import { isObject, type JsonObject } from '../../../shared/document/json/json-object.ts';
import { type AppliedEdits, applyReversibly } from '../../../shared/document/operation.ts';
import { joinPointer } from '../../../shared/document/pointer.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { isFollowingEvent } from '../../../shared/play/log/is-following-event.ts';
import type { Row } from '../rows.ts';
import { addStep, dropStepsAfterPlay, findStep, type LogStep, type LogSteps, moveLastStep } from './log-steps.ts';
import type { StepDirection } from './step-direction.ts';

/**
 * A change of the log of an encounter. Each change except `table` only applies to a log with a certain number of events, since another
 * window may have changed the log first.
 *
 * - `play` adds events to a log of `at` events. `cast`: the characters that the encounter embeds in addition.
 * - `go` undoes or redoes events of a log of `from` events until it has `to` events, or a few more steps until no events that were appended
 *   together are separated. The row stores undone events until the next `play`.
 * - `note` sets the note of the event with the index `at`. An empty text removes the note.
 * - `table` sets the settings of play, the key `table` of the document. Without a value the key is removed.
 * - `step` undoes or redoes the last step, which is an event with those appended together with it, a note or a change of settings, of a
 *   log of `from` events.
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
  | { readonly kind: 'step'; readonly way: StepDirection; readonly from: number };

/** Whether a change fits the log of this row, which another window may have changed in the meantime. */
export function fitsLog(encounterRow: Row, change: LogChange): boolean {
  const eventCount = getLog(encounterRow)?.length ?? -1;
  if (change.kind === 'table') return eventCount >= 0;
  return change.kind === 'note'
    ? change.at < eventCount
    : eventCount === (change.kind === 'play' ? change.at : change.from);
}

/** The edits that change a log. */
export interface LogEdits extends AppliedEdits {
  /** Edits of the row outside its document: undone events, and steps that aren't events. */
  readonly localEdits: readonly Edit[];
}

/** Returns the edits of a log change, or undefined if the change doesn't fit the row or changes nothing. */
export function toLogEdits(encounterRow: Row, change: LogChange): LogEdits | undefined {
  const { document, undone: undoneEvents = [], steps } = encounterRow;
  const log = getLog(encounterRow);
  if (log === undefined || !isObject(document) || !fitsLog(encounterRow, change)) return undefined;
  const { length: logLength } = log;
  switch (change.kind) {
    case 'play': {
      const { cast = [], events } = change;
      const castEdits = cast.map((character): Edit => ({ op: 'set', path: '/characters/-', value: character }));
      const eventEdits = events.map((logEvent): Edit => ({ op: 'set', path: '/log/-', value: logEvent }));
      return createLogEdits(encounterRow, [...castEdits, ...eventEdits], [], dropStepsAfterPlay(steps, logLength));
    }
    case 'note':
    case 'table': {
      const step = createStep(document, log, change);
      return createLogEdits(encounterRow, getStepEdits(step, 'redo'), undoneEvents, addStep(steps, step));
    }
    case 'step': {
      const step = findStep(steps, logLength, change.way);
      if (step === undefined) return setLogLength(encounterRow, log, getStepLength(log, undoneEvents, change.way));
      return createLogEdits(
        encounterRow,
        getStepEdits(step, change.way),
        undoneEvents,
        moveLastStep(steps, change.way),
      );
    }
    case 'go':
      return change.to === log.length
        ? undefined
        : setLogLength(encounterRow, log, findStepEnd([...log, ...undoneEvents], log.length, change.to));
  }
}

/** Returns the length of the log after a step. Events that were appended together with the one before them are part of its step. */
function getStepLength(log: Log, undoneEvents: Log, direction: StepDirection): number {
  const change = direction === 'undo' ? -1 : 1;
  return findStepEnd([...log, ...undoneEvents], log.length, log.length + change);
}

/**
 * Returns the length of the log after going from `currentCount` events to `targetCount` events, or beyond until no events that were appended
 * together are separated.
 *
 * @param allEvents the events of the log, followed by the undone events
 */
export function findStepEnd(allEvents: readonly JsonObject[], currentCount: number, targetCount: number): number {
  const change = targetCount < currentCount ? -1 : 1;
  let eventCount = targetCount;
  while (eventCount > 0 && isFollowingEvent(allEvents[eventCount])) eventCount += change;
  return eventCount;
}

/** Whether there is a step to undo or redo. */
export function canStep(encounterRow: Row, direction: StepDirection): boolean {
  const events = direction === 'undo' ? getLog(encounterRow) : encounterRow.undone;
  return (
    (events?.length ?? 0) > 0 ||
    findStep(encounterRow.steps, getLog(encounterRow)?.length ?? -1, direction) !== undefined
  );
}

/** If more events than this are undone or redone at once, the log is replaced as a whole. */
const MAX_SINGLE_EDITS = 50;

/** Undoes or redoes events at the end of the log until the log has this many events. */
function setLogLength(encounterRow: Row, log: Log, requestedLength: number): LogEdits | undefined {
  const allEvents = [...log, ...(encounterRow.undone ?? [])];
  const newLength = Math.min(Math.max(0, requestedLength), allEvents.length);
  if (newLength === log.length) return undefined;
  const edits: Edit[] = [];
  if (Math.abs(newLength - log.length) > MAX_SINGLE_EDITS)
    edits.push({ op: 'set', path: '/log', value: allEvents.slice(0, newLength) });
  else {
    for (let eventIndex = log.length - 1; eventIndex >= newLength; eventIndex -= 1)
      edits.push({ op: 'remove', path: joinPointer('/log', eventIndex) });
    for (const value of allEvents.slice(log.length, newLength)) edits.push({ op: 'set', path: '/log/-', value });
  }
  return createLogEdits(encounterRow, edits, allEvents.slice(newLength), encounterRow.steps);
}

function createStep(document: JsonObject, log: Log, change: Extract<LogChange, { kind: 'note' | 'table' }>): LogStep {
  const { length } = log;
  if (change.kind === 'note') {
    const { at: eventIndex, text: noteText } = change;
    const previousNote = log[eventIndex]?.note;
    return {
      kind: 'note',
      length,
      at: eventIndex,
      was: typeof previousNote === 'string' ? previousNote : '',
      is: noteText,
    };
  }
  const { table } = document;
  return { kind: 'table', length, was: isObject(table) ? table : undefined, is: change.table };
}

/** Returns the edits that redo or undo a step. */
function getStepEdits(step: LogStep, direction: StepDirection): Edit[] {
  const value = direction === 'redo' ? step.is : step.was;
  if (step.kind === 'table') return [setOrRemove('/table', value)];
  return [setOrRemove(joinPointer('/log', step.at, 'note'), value === '' ? undefined : value)];
}

type Log = readonly JsonObject[];

const getLog = ({ document }: Row): Log | undefined =>
  isObject(document) && Array.isArray(document.log) ? (document.log as Log) : undefined;

function createLogEdits(
  encounterRow: Row,
  edits: readonly Edit[],
  undoneEvents: Log,
  steps: LogSteps | undefined,
): LogEdits {
  const isEmpty = steps === undefined || steps.done.length + steps.undone.length === 0;
  return {
    // The edits are not refined by a comparison of the log: each of them already changes one event, or replaces the log as a whole.
    ...applyReversibly(encounterRow.document, edits, false),
    localEdits: [
      ...editLocally('/undone', encounterRow.undone, undoneEvents.length === 0 ? undefined : undoneEvents),
      ...editLocally('/steps', encounterRow.steps, isEmpty ? undefined : steps),
    ],
  };
}

const editLocally = (pointer: string, oldValue: unknown, newValue: unknown): Edit[] =>
  isEqualJson(oldValue, newValue) ? [] : [setOrRemove(pointer, newValue)];
