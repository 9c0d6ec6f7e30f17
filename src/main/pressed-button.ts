/** Tracks whether a mouse button is pressed in a window, as reported by the system and not by the page. */
import type { BrowserWindow } from 'electron';

const pressedWindows = new WeakSet<BrowserWindow>();

/** Starts tracking the mouse buttons in this window. Events that a page dispatches from a script are not counted. */
export function trackMouseButtons(window: BrowserWindow): void {
  window.webContents.on('input-event', (_event, { type }) => {
    if (type === 'mouseDown') pressedWindows.add(window);
    else if (type === 'mouseUp') pressedWindows.delete(window);
  });
  window.on('blur', () => pressedWindows.delete(window));
}

export const isButtonPressed = (window: BrowserWindow): boolean => pressedWindows.has(window);

/** Records that the button was released in a place where the window receives no event. */
export function markButtonReleased(window: BrowserWindow): void {
  pressedWindows.delete(window);
}
