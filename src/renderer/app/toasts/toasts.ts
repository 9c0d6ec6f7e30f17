import { useSyncExternalStore } from 'react';
import { beginningOf } from '../../../shared/text/short.ts';
import { SHELL } from '../../strings/shell.ts';

/** A short message at the foot of the window, with at most one action. */
export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  /** The action undoes something: such a toast is never dropped for a newer one. */
  action?: { label: string; run(): void };
  /** How many things the action takes back; absent = one. */
  count?: number;
}

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function set(list: readonly Toast[]): void {
  toasts = list;
  for (const listener of [...listeners]) listener();
}

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
  return { ...older, text: SHELL.taken(count), count, action: { label: SHELL.undo, run } };
}

/** Shows a toast. */
export function toast(text: string, options: { kind?: Toast['kind']; action?: Toast['action'] } = {}): void {
  const { kind = 'done', action } = options;
  set(withToast(toasts, { id: next++, text: shortText(text), kind, ...(action ? { action } : {}) }));
}

/** Whether a toast with this text is on the screen. */
export const isShown = (text: string): boolean => toasts.some((one) => one.text === shortText(text));

/** Letters that a few lines hold: a text can be a file name or a reason of the system, of any length. */
const MOST_LETTERS = 280;
export const shortText = (text: string): string => beginningOf(text, MOST_LETTERS);

export function dismiss(id: number): void {
  set(toasts.filter((t) => t.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
