import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The height of the messages at the bottom of the window, in pixels. The messages are in front of an open dialog, so the
 * dialog leaves this space free.
 */
const heightStore = createStore(() => 0);

/** Sets the height of the messages, in pixels. */
export const setMessagesHeight = (messagesHeight: number): void => heightStore.setState(messagesHeight);

/**
 * Returns the style of a dialog's backdrop, which contains the height of the messages. A style of the root element would
 * make the browser restyle the whole page for each message.
 */
export function useMessagesHeightStyle(): CSSProperties {
  const messagesHeight = useStore(heightStore);
  return useMemo(() => ({ '--messages': `${messagesHeight}px` }) as CSSProperties, [messagesHeight]);
}
