import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DocumentTableName } from '../../shared/library/journal.ts';
import { truncateUnits } from '../../shared/text/truncate.ts';
import { formatLateText, isSameText, type LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { describeDeletion } from '../strings/library/operations.ts';

/** The action that a toast offers. */
export interface ToastAction {
  readonly label: LateText;
  /** The changes that the action undoes, by `getOperationKey` and `getDocumentKey`. */
  readonly undoes?: readonly string[];
  run(): void;
}

/** The key of an operation on whole documents, for `ToastAction.undoes`. */
export const getOperationKey = (operationNumber: number): string => `operation ${operationNumber}`;

/** The key of the changes to one document, for `ToastAction.undoes`. */
export const getDocumentKey = (documentId: string): string => `document ${documentId}`;

type DeletedCounts = Readonly<Partial<Record<DocumentTableName, number>>>;

/** A short message at the foot of the window, with at most one action. */
export interface Toast {
  id: number;
  text: LateText;
  kind: 'done' | 'failed';
  /** Sentences that the user can unfold below the text, for example one for each refused file. */
  details?: readonly LateText[];
  /** A toast whose action undoes something is never dropped for a newer one. */
  action?: ToastAction;
  /** The number of changes that the action undoes. Absent = 1. */
  count?: number;
  /** How many documents of each kind were deleted. Toasts about deletions are merged by these. */
  deleted?: DeletedCounts;
  /** Whether the toast is only about the screen on which it appeared, so that it goes away with it. */
  leavesWithScreen?: boolean;
  /** A newer toast about the same subject replaces this one. */
  subject?: string;
}

/** The toasts on the screen, oldest first. */
const toastStore = createStore(() => ({ toasts: [] as readonly Toast[] }));
let nextId = 1;

const readToasts = (): readonly Toast[] => toastStore.getState().toasts;
const setToasts = (toasts: readonly Toast[]): void => toastStore.setState({ toasts });

const MAX_TOASTS = 3;

/**
 * Adds a toast to the list. If it has more than `MAX_TOASTS` entries then, drops the oldest message that isn't a failure and has no
 * action. If there is none, merges the two oldest toasts with an action into one that undoes both. Failures stay until the user
 * dismisses them, so that the list may be longer.
 */
export function addToast(toasts: readonly Toast[], newToast: Toast): readonly Toast[] {
  const allToasts = [...toasts, newToast];
  if (allToasts.length <= MAX_TOASTS) return allToasts;
  const [olderUndo, newerUndo] = allToasts.filter(({ action }) => action !== undefined);
  const droppedToast = toasts.find(({ kind, action }) => kind === 'done' && action === undefined) ?? newerUndo;
  if (droppedToast === undefined) return allToasts;
  const remainingToasts = allToasts.filter((candidate) => candidate !== droppedToast);
  return olderUndo !== undefined && droppedToast === newerUndo
    ? remainingToasts.map((candidate) => (candidate === olderUndo ? mergeToasts(olderUndo, newerUndo) : candidate))
    : remainingToasts;
}

/** Merges two toasts into one, in the position of the older one. Its action undoes the later change first. */
function mergeToasts(olderToast: Toast, newerToast: Toast): Toast {
  const count = getChangeCount(olderToast) + getChangeCount(newerToast);
  const deleted = addDeletedCounts(olderToast.deleted, newerToast.deleted);
  const run = () => {
    newerToast.action?.run();
    olderToast.action?.run();
  };
  const undoes = [...(olderToast.action?.undoes ?? []), ...(newerToast.action?.undoes ?? [])];
  const { deleted: _olderDeleted, ...olderFields } = olderToast;
  return {
    ...olderFields,
    text: (translate) =>
      deleted === undefined ? translate('shell.taken', { n: count }) : describeDeletion(translate, deleted),
    count,
    ...(deleted === undefined ? {} : { deleted }),
    action: { label: (translate) => translate('shell.undo'), undoes, run },
  };
}

const sumCounts = (counts: DeletedCounts): number =>
  Object.values(counts).reduce((total, documentCount) => total + documentCount, 0);

const getChangeCount = ({ count, deleted }: Toast): number => count ?? (deleted === undefined ? 1 : sumCounts(deleted));

/** Adds the numbers of deleted documents. Returns undefined if one of the toasts is about something else. */
function addDeletedCounts(
  older: DeletedCounts | undefined,
  newer: DeletedCounts | undefined,
): DeletedCounts | undefined {
  if (older === undefined || newer === undefined) return undefined;
  const total: Partial<Record<DocumentTableName, number>> = { ...older };
  for (const [tableName, documentCount] of Object.entries(newer) as [DocumentTableName, number][])
    total[tableName] = (total[tableName] ?? 0) + documentCount;
  return total;
}

type ToastOptions = Partial<Pick<Toast, 'kind' | 'details' | 'action' | 'subject' | 'deleted' | 'leavesWithScreen'>>;

/** Shows a toast. It replaces an older one about the same subject, and one without an action or details that says the same. */
export function toast(message: LateText, { kind = 'done', ...options }: ToastOptions = {}): void {
  const { subject } = options;
  const otherToasts = readToasts().filter(
    (shownToast) =>
      (subject === undefined || shownToast.subject !== subject) &&
      (shownToast.action !== undefined || shownToast.details !== undefined || !isSameText(shownToast.text, message)),
  );
  setToasts(addToast(otherToasts, { id: nextId++, text: message, kind, ...options }));
}

/** Removes the toasts whose action would undo a change that has already been undone in another way. */
export function dismissUndone(key: string): void {
  const toasts = readToasts();
  const remainingToasts = toasts.filter(({ action }) => action?.undoes?.includes(key) !== true);
  if (remainingToasts.length < toasts.length) setToasts(remainingToasts);
}

/** Removes the toast about a subject, once it is no longer true. */
export function dismissSubject(subject: string): void {
  const toasts = readToasts();
  const remainingToasts = toasts.filter((candidate) => candidate.subject !== subject);
  if (remainingToasts.length < toasts.length) setToasts(remainingToasts);
}

/** Removes the toasts that are only about the screen that the user leaves. */
export function dismissScreenToasts(): void {
  const toasts = readToasts();
  const remainingToasts = toasts.filter(({ leavesWithScreen }) => leavesWithScreen !== true);
  if (remainingToasts.length < toasts.length) setToasts(remainingToasts);
}

/** Whether a toast with the same text is on the screen. */
export const isToastShown = (text: LateText): boolean => readToasts().some((shown) => isSameText(shown.text, text));

/**
 * The maximum length of a text: eight lines, which is what the notes about an imported spreadsheet need. Reasons from the operating
 * system can have any length.
 */
const MAX_TEXT_LENGTH = 600;

/** Returns the text of a toast, cut to the maximum length. */
export const formatToastText = (translate: Translate, text: LateText): string =>
  truncateUnits(formatLateText(translate, text), MAX_TEXT_LENGTH);

export function dismissToast(toastId: number): void {
  setToasts(readToasts().filter((toast) => toast.id !== toastId));
}

export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);
