import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The height of the messages below the screen, in pixels. They cover part of a dialog, which leaves this space free. */
const heightStore = createStore(() => 0);

/** Sets the height of the messages, in pixels. */
export const setMessagesHeight = (messagesHeight: number): void => heightStore.setState(messagesHeight);

/**
 * Returns the style of a dialog's backdrop. It is not set on the root element, where each message would make the browser
 * restyle the whole page.
 */
export function useMessagesHeightStyle(): CSSProperties {
  const messagesHeight = useStore(heightStore);
  return useMemo(() => ({ '--messages': `${messagesHeight}px` }) as CSSProperties, [messagesHeight]);
}
