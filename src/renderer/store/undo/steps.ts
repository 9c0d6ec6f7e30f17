/** Merges and applies the undo steps of one document. A step is plain data and has the same form in memory and on disk. */
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import { applyEdits, type Edit, type RequestedEdit } from '../../../shared/document/edit.ts';
import { getValueBySegments, parsePointer } from '../../../shared/document/pointer.ts';
import type { HistoryRow } from '../rows.ts';
import type { StepDirection } from './step-direction.ts';

/** One change of a document that can be undone, with its edits and their inverse; see `HistoryRow`. */
export type Step = Pick<HistoryRow, 'document' | 'edits' | 'inverse' | 'path' | 'at' | 'origin' | 'rev'>;

/** Changes of one field within this time become one step. */
const MERGE_WINDOW_MS = 1200;

/** The step into which two steps were merged; `none` if the second step undoes the first. */
export type MergedStep = { readonly step: Step } | 'none';

/**
 * Merges a step into the previous step if one window makes both in quick succession in one field, for example by typing or dragging. The
 * previous step must set one value, and the next step must change only that value. Returns undefined if they can't be merged.
 */
export function mergeSteps(lastStep: Step, nextStep: Step): MergedStep | undefined {
  if (lastStep.origin !== nextStep.origin || !isSameField(lastStep, nextStep)) return undefined;
  const [firstEdit, ...otherEdits] = lastStep.edits;
  if (firstEdit?.op !== 'set' || otherEdits.length > 0) return undefined;
  const { path: pointer } = firstEdit;
  const isBelowFirst = (edit: Edit) => edit.path === pointer || edit.path.startsWith(`${pointer}/`);
  if (![...nextStep.edits, ...nextStep.inverse].every(isBelowFirst)) return undefined;
  const makeRelative = (edits: readonly Edit[]) =>
    edits.map((edit) => ({ ...edit, path: edit.path.slice(pointer.length) }));
  const value = tryApplyEdits(firstEdit.value, makeRelative(nextStep.edits));
  // If the inverse does not restore the value of the previous step, something else has changed the value in between.
  if (value === undefined || !isEqualJson(tryApplyEdits(value, makeRelative(nextStep.inverse)), firstEdit.value))
    return undefined;
  const [firstInverse] = lastStep.inverse;
  if (firstInverse?.op === 'set' && firstInverse.path === pointer && isEqualJson(firstInverse.value, value))
    return 'none';
  return {
    step: {
      ...lastStep,
      edits: [{ ...firstEdit, value }],
      at: nextStep.at,
      ...(nextStep.rev !== undefined && { rev: nextStep.rev }),
    },
  };
}

/** Applies edits. Returns undefined if the edits do not fit the value, or remove the whole value. */
function tryApplyEdits(value: unknown, edits: readonly Edit[]): unknown {
  try {
    return applyEdits(value, edits);
  } catch {
    return undefined;
  }
}

/** Whether a step continues the previous step in the same field. */
const isSameField = (lastStep: Step, { path: pointer, at: timestamp }: Step): boolean =>
  pointer !== '' && lastStep.path === pointer && timestamp - lastStep.at < MERGE_WINDOW_MS && timestamp >= lastStep.at;

/**
 * Undoes or redoes a step. Returns the resulting document, or undefined if the step does not fit, since something else has changed
 * the same values.
 */
export function applyStep(document: unknown, step: Pick<Step, 'edits' | 'inverse'>, direction: StepDirection): unknown {
  const [currentEdits, edits] = direction === 'undo' ? [step.edits, step.inverse] : [step.inverse, step.edits];
  if (!fitsDocument(document, currentEdits)) return undefined;
  // A parent of the value may be missing.
  return tryApplyEdits(document, edits);
}

/** Whether a document still has the values that these edits have set. */
const fitsDocument = (document: unknown, edits: readonly Edit[]): boolean =>
  edits.every((edit) => {
    const segments = parsePointer(edit.path);
    const value = getValueBySegments(document, segments);
    if (edit.op === 'set') return isEqualJson(value, edit.value);
    // The parent has to exist. Otherwise undo would create it again without its other content.
    return value === undefined && getValueBySegments(document, segments.slice(0, -1)) !== undefined;
  });

/** Fields that are changed by dragging. Their many small changes become one step. */
const DRAGGED_POINTERS: readonly string[] = ['/art/crop'];

/** Returns the pointer of the field that is being typed into, or an empty string for any other change. */
export function getTypedPointer(edits: readonly RequestedEdit[]): string {
  const [onlyEdit] = edits;
  if (edits.length !== 1 || onlyEdit?.op !== 'set') return '';
  const { path: pointer, value } = onlyEdit;
  const isTyped = typeof value === 'string' || typeof value === 'number' || DRAGGED_POINTERS.includes(pointer);
  return isTyped ? pointer : '';
}
