import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Height of the messages below the screen, in pixels. They lie over a dialog, which leaves this space free. */
const heightStore = createStore(() => 0);

/** `height` in pixels. */
export const setMessageRoom = (height: number): void => heightStore.setState(height);

/**
 * Style of the backdrop of a dialog. It stands there and not on the root, where each message that came or went had the whole
 * page styled anew.
 */
export function useMessageRoom(): CSSProperties {
  const height = useStore(heightStore);
  return useMemo(() => ({ '--messages': `${height}px` }) as CSSProperties, [height]);
}
