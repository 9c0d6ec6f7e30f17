/** Lets the system drag files out of a window, while the user holds a mouse button down in it. */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserWindow, nativeImage } from 'electron';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { DRAGGED_KINDS } from '../files/file-kinds.ts';
import { isButtonPressed, noteRelease } from '../pressed-button.ts';
import { sessionFolder } from '../session-folder.ts';
import { checkFiles, type OutgoingFile } from './read-files.ts';

/**
 * Writes the files to a folder that goes with the app and starts the drag. Does nothing unless a mouse button is pressed: the system
 * ends a drag when the button is released, so one that begins without it never ends, and the main process waits for the end.
 */
export async function dragOut(window: BrowserWindow, outgoing: readonly OutgoingFile[]): Promise<undefined> {
  if (!isButtonPressed(window)) return undefined;
  const checked = await checkFiles(outgoing, DRAGGED_KINDS);
  if (!checked.ok) throw new InvalidCallError('dragOut: only documents can be dragged out');
  const [first] = checked.files;
  if (first === undefined) return undefined;
  // A folder for each drag, since a file of an earlier one may still be read.
  const folder = sessionFolder('drag');
  const paths: string[] = [];
  for (const { name, bytes } of checked.files) {
    const file = path.join(folder, name);
    await writeFile(file, bytes, { flag: 'wx' });
    paths.push(file);
  }
  // Writing took a while; the user may have let go.
  if (window.isDestroyed() || !isButtonPressed(window)) return undefined;
  window.webContents.startDrag({ file: paths[0] ?? '', files: paths, icon: makeDragIcon() });
  // The window hears nothing of the button that ends the drag.
  noteRelease(window);
  return undefined;
}

/** The icon of a sheet of paper: the system does not accept an empty one. */
const makeDragIcon = () => nativeImage.createFromDataURL(SHEET);
const SHEET =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAYAAAAIXrg4AAAAN0lEQVR42mMQERb6T0vMQDcLHqhKUxWPWjBqAQ0soDYYtWDUglELRi0YtWDUglELBqkFQ7Z1DQAxqrBd7lrXlQAAAABJRU5ErkJggg==';
