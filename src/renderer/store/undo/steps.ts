/** One undo step of one document, as data, in memory and on disk. */
import { same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit, type RequestedEdit } from '../../../shared/document/edit.ts';
import { segments, valueBelow } from '../../../shared/document/pointer.ts';
import type { HistoryRow } from '../rows.ts';

export type Step = Pick<HistoryRow, 'document' | 'edits' | 'inverse' | 'path' | 'at' | 'origin' | 'rev'>;
export type StepDirection = 'undo' | 'redo';

/** Changes of one field within this time are one step. */
const JOIN_WINDOW_MS = 1200;

/** Two steps as one: `none` where the second undoes the first. */
export type Joined = { readonly step: Step } | 'none';

/**
 * Merges a step into the one before it: further typing in one field by one window, or dragging. Undefined where they remain two.
 * The first step then sets one place, and the second changes only what is there.
 */
export function join(last: Step, next: Step): Joined | undefined {
  if (last.origin !== next.origin || !isSameField(last, next)) return undefined;
  const [set, ...others] = last.edits;
  if (set?.op !== 'set' || others.length > 0) return undefined;
  const { path } = set;
  const isThere = (edit: Edit) => edit.path === path || edit.path.startsWith(`${path}/`);
  if (![...next.edits, ...next.inverse].every(isThere)) return undefined;
  const within = (edits: readonly Edit[]) => edits.map((edit) => ({ ...edit, path: edit.path.slice(path.length) }));
  const value = applied(set.value, within(next.edits));
  // Otherwise something else has changed the place in between.
  if (value === undefined || !same(applied(value, within(next.inverse)), set.value)) return undefined;
  const [back] = last.inverse;
  if (back?.op === 'set' && back.path === path && same(back.value, value)) return 'none';
  return {
    step: { ...last, edits: [{ ...set, value }], at: next.at, ...(next.rev !== undefined && { rev: next.rev }) },
  };
}

/** Undefined where the edits do not fit, or remove the value itself. */
function applied(value: unknown, edits: readonly Edit[]): unknown {
  try {
    return applyEdits(value, edits);
  } catch {
    return undefined;
  }
}

/** Whether a change goes on in the field of the step before it. */
const isSameField = (last: Step, { path, at }: Step): boolean =>
  path !== '' && last.path === path && at - last.at < JOIN_WINDOW_MS && at >= last.at;

/**
 * The document before or after a step. Undefined where the step does not fit, since something else has changed what it was
 * about.
 */
export function applyStep(document: unknown, step: Pick<Step, 'edits' | 'inverse'>, direction: StepDirection): unknown {
  const [there, edits] = direction === 'undo' ? [step.edits, step.inverse] : [step.inverse, step.edits];
  if (!fits(document, there)) return undefined;
  // A parent of the place may be missing.
  return applied(document, edits);
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
export function typedPath(edits: readonly RequestedEdit[]): string {
  const [first] = edits;
  if (edits.length !== 1 || first?.op !== 'set') return '';
  const { path, value } = first;
  const typed = typeof value === 'string' || typeof value === 'number' || DRAGGED.includes(path);
  return typed ? path : '';
}
