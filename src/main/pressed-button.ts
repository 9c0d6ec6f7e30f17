/** Whether a mouse button is held down in a window, as the system says and not as the page does. */
import type { BrowserWindow } from 'electron';

const pressed = new WeakSet<BrowserWindow>();

/** Follows the mouse in this window. Events that a page makes by script do not get here. */
export function watchButtons(window: BrowserWindow): void {
  window.webContents.on('input-event', (_event, { type }) => {
    if (type === 'mouseDown') pressed.add(window);
    else if (type === 'mouseUp') pressed.delete(window);
  });
  window.on('blur', () => pressed.delete(window));
}

export const isButtonPressed = (window: BrowserWindow): boolean => pressed.has(window);

/** The button was released where the window did not hear of it. */
export function noteRelease(window: BrowserWindow): void {
  pressed.delete(window);
}
