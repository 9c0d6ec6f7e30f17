import { useSyncExternalStore } from 'react';
import { beginningOf } from '../../shared/text/short.ts';

/** A short word at the foot of the window, with at most one thing to do about it. */
export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  action?: { label: string; run(): void };
}

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function set(list: readonly Toast[]): void {
  toasts = list;
  for (const listener of [...listeners]) listener();
}

const MOST = 3;

/** The list with one more; when there are more than three the oldest goes, and what failed last of all. */
export function withToast(list: readonly Toast[], one: Toast): readonly Toast[] {
  if (list.length < MOST) return [...list, one];
  const leaving = list.find(({ kind }) => kind === 'done') ?? list[0];
  return [...list.filter((other) => other !== leaving), one];
}

/** Shows a toast. */
export function toast(text: string, options: { kind?: Toast['kind']; action?: Toast['action'] } = {}): void {
  const { kind = 'done', action } = options;
  set(withToast(toasts, { id: next++, text: shortText(text), kind, ...(action ? { action } : {}) }));
}

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
