import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';

/** Height of the messages below the screen, in pixels. They lie over a dialog, which leaves this space free. */
let room = 0;
const listeners = new Set<() => void>();

/** `height` in pixels. */
export function setMessageRoom(height: number): void {
  if (height === room) return;
  room = height;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Style of the ground that a dialog lies on. The space is told to dialogs alone: told to the page, each message that came
 * or went had all of it styled anew.
 */
export function useMessageRoom(): CSSProperties {
  const height = useSyncExternalStore(subscribe, () => room);
  return useMemo(() => ({ '--messages': `${height}px` }) as CSSProperties, [height]);
}
