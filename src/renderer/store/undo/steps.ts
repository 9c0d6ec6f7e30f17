/** One undo step of one document, as data, in memory and on disk. */
import { difference, same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import { segments, valueBelow } from '../../../shared/document/pointer.ts';
import type { HistoryRow } from '../rows.ts';

export type Step = Pick<HistoryRow, 'back' | 'forth' | 'path' | 'at' | 'origin' | 'rev'>;
export type StepDirection = 'undo' | 'redo';

/** Changes of one field within this time are one step, in milliseconds. */
const TOGETHER = 1200;

/** The step from one state to another; undefined where both are equal. */
export function stepOf(before: unknown, after: unknown, path: string, at: number): Step | undefined {
  const forth = difference(before, after);
  return forth.length === 0 ? undefined : { back: difference(after, before), forth, path, at };
}

/**
 * Whether a change is merged into the step before it: further typing in one field by one window, or dragging.
 * @param before the document that the change was made to
 */
export const canJoin = (last: Step, before: unknown, path: string, at: number, origin: string | undefined): boolean =>
  last.origin === origin && isSameField(last, path, at) && fits(before, last.forth);

/** The same, judged by field and time only. */
export const isSameField = (last: Pick<Step, 'path' | 'at'>, path: string, at: number): boolean =>
  path !== '' && last.path === path && at - last.at < TOGETHER && at >= last.at;

/** Both as one step; undefined where the second undoes the first. */
export function joined(last: Step, before: unknown, after: unknown, at: number): Step | undefined {
  const step = stepOf(applyEdits(before, last.back), after, last.path, at);
  return step && (last.origin === undefined ? step : { ...step, origin: last.origin });
}

/**
 * The document before or after a step. Undefined where the step does not fit, since something else has changed what it was
 * about.
 */
export function applyStep(document: unknown, step: Step, way: StepDirection): unknown {
  const [there, edits] = way === 'undo' ? [step.forth, step.back] : [step.back, step.forth];
  if (!fits(document, there)) return undefined;
  try {
    return applyEdits(document, edits);
  } catch {
    // A parent of the place is missing.
    return undefined;
  }
}

/** Whether a document still has the values that these edits gave it. */
const fits = (document: unknown, edits: readonly Edit[]): boolean =>
  edits.every((edit) => {
    const path = segments(edit.path);
    const value = valueBelow(document, path);
    if (edit.op === 'set') return same(value, edit.value);
    // Otherwise undo would create the missing parent again, without its other content.
    return value === undefined && valueBelow(document, path.slice(0, -1)) !== undefined;
  });

/** Fields that are changed by dragging: many small changes are one step. */
const DRAGGED: readonly string[] = ['/art/crop'];

/** The field that is being typed in, or nothing for a change of another kind. */
export function typedPath(edits: readonly Edit[]): string {
  const [first] = edits;
  if (edits.length !== 1 || first?.op !== 'set') return '';
  const { path, value } = first;
  const typed = typeof value === 'string' || typeof value === 'number' || DRAGGED.includes(path);
  return typed ? path : '';
}
