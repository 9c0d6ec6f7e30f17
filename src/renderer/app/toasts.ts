import { useSyncExternalStore } from 'react';

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

/** Shows a toast; the oldest goes when there are more than three. */
export function toast(text: string, options: { kind?: Toast['kind']; action?: Toast['action'] } = {}): void {
  const { kind = 'done', action } = options;
  set([...toasts.slice(-2), { id: next++, text, kind, ...(action ? { action } : {}) }]);
}

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
