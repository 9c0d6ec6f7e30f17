import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The height of the messages below the screen, in pixels. They cover part of a dialog, which leaves this space free. */
const heightStore = createStore(() => 0);

/** Sets the height of the messages, in pixels. */
export const setMessageRoom = (height: number): void => heightStore.setState(height);

/**
 * Returns the style of a dialog's backdrop. It is not set on the root element, where each message would make the browser
 * restyle the whole page.
 */
export function useMessageRoom(): CSSProperties {
  const height = useStore(heightStore);
  return useMemo(() => ({ '--messages': `${height}px` }) as CSSProperties, [height]);
}
