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
 * Style of the backdrop of a dialog. It stands there and not on the root, where each message that came or went had the whole
 * page styled anew.
 */
export function useMessageRoom(): CSSProperties {
  const height = useSyncExternalStore(subscribe, () => room);
  return useMemo(() => ({ '--messages': `${height}px` }) as CSSProperties, [height]);
}
