import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { beginningOf } from '../../shared/text/short.ts';
import { formatText, isSameText, type LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** What a toast offers. */
export interface ToastAction {
  readonly label: LateText;
  /** The changes that the action undoes, by `operationKey` and `documentKey`. */
  readonly undoes?: readonly string[];
  run(): void;
}

/** The key of an operation on whole documents, for `ToastAction.undoes`. */
export const operationKey = (n: number): string => `operation ${n}`;

/** The key of the changes to one document, for `ToastAction.undoes`. */
export const documentKey = (id: string): string => `document ${id}`;

/** A short message at the foot of the window, with at most one action. */
export interface Toast {
  id: number;
  text: LateText;
  kind: 'done' | 'failed';
  /** The action undoes something: such a toast is never dropped for a newer one. */
  action?: ToastAction;
  /** How many things the action takes back; absent = one. */
  count?: number;
  /** A newer toast about the same subject takes the place of this one. */
  subject?: string;
}

/** The toasts on the screen, the oldest first. */
const toastStore = createStore(() => ({ toasts: [] as readonly Toast[] }));
let next = 1;

const readToasts = (): readonly Toast[] => toastStore.getState().toasts;
const setToasts = (toasts: readonly Toast[]): void => toastStore.setState({ toasts });

const MOST = 3;

/**
 * The list with one more, three at most. Plain messages are dropped first and failures last. Toasts that can still be
 * undone stay: the two oldest of them become one that undoes both.
 */
export function withToast(list: readonly Toast[], one: Toast): readonly Toast[] {
  const all = [...list, one];
  if (all.length <= MOST) return all;
  const [older, newer] = all.filter(({ action }) => action !== undefined);
  const leaving = list.find(({ kind, action }) => kind === 'done' && action === undefined) ?? newer;
  if (leaving === undefined) return all.filter((other) => other !== list.find(({ action }) => action === undefined));
  const rest = all.filter((other) => other !== leaving);
  return older !== undefined && leaving === newer
    ? rest.map((other) => (other === older ? both(older, newer) : other))
    : rest;
}

/** One toast for two, in the place of the older one. What was done last is taken back first. */
function both(older: Toast, newer: Toast): Toast {
  const count = (older.count ?? 1) + (newer.count ?? 1);
  const run = () => {
    newer.action?.run();
    older.action?.run();
  };
  const undoes = [...(older.action?.undoes ?? []), ...(newer.action?.undoes ?? [])];
  return {
    ...older,
    text: (translate) => translate('shell.taken', { n: count }),
    count,
    action: { label: (translate) => translate('shell.undo'), undoes, run },
  };
}

type ToastOptions = Partial<Pick<Toast, 'kind' | 'action' | 'subject'>>;

/** Shows a toast. It takes the place of an older one about the same subject. */
export function toast(text: LateText, { kind = 'done', action, subject }: ToastOptions = {}): void {
  const toasts = readToasts();
  const others = subject === undefined ? toasts : toasts.filter((other) => other.subject !== subject);
  const optional = { ...(action && { action }), ...(subject === undefined ? {} : { subject }) };
  setToasts(withToast(others, { id: next++, text, kind, ...optional }));
}

/** Removes the toasts that offer to undo what has been undone in another way. */
export function dismissUndone(key: string): void {
  const toasts = readToasts();
  const remaining = toasts.filter(({ action }) => action?.undoes?.includes(key) !== true);
  if (remaining.length < toasts.length) setToasts(remaining);
}

/** Removes the toast about a subject, once it is no longer true. */
export function dismissSubject(subject: string): void {
  const toasts = readToasts();
  const remaining = toasts.filter((other) => other.subject !== subject);
  if (remaining.length < toasts.length) setToasts(remaining);
}

/** Whether a toast that says the same is on the screen. */
export const isShown = (text: LateText): boolean => readToasts().some((shown) => isSameText(shown.text, text));

/** Letters that eight lines hold, as much as the notes on a table need: a text can be a reason of the system, of any length. */
const MOST_LETTERS = 600;

/** Returns what a toast says, cut to a length that fits. */
export const formatToastText = (translate: Translate, text: LateText): string =>
  beginningOf(formatText(translate, text), MOST_LETTERS);

export function dismiss(id: number): void {
  setToasts(readToasts().filter((toast) => toast.id !== id));
}

export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);
