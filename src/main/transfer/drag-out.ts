/** Starts a system drag of files out of a window while the user presses a mouse button in it. */

import { writeFile } from 'node:fs/promises';
import { type BrowserWindow, nativeImage } from 'electron';
import { makeFilePaths } from '../../node/file-paths.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { DRAGGABLE_KINDS } from '../files/file-kinds.ts';
import { isButtonPressed, markButtonReleased } from '../pressed-button.ts';
import { createSessionFolder } from '../session-folder.ts';
import { checkFiles, type OutgoingFile } from './read-files.ts';

/**
 * Writes the files to a folder that is deleted when the app quits, and starts the drag. Does nothing unless a mouse button is pressed:
 * the system ends a drag when the button is released, so a drag without one would block the main process forever.
 */
export async function dragOut(window: BrowserWindow, outgoingFiles: readonly OutgoingFile[]): Promise<undefined> {
  if (!isButtonPressed(window)) return undefined;
  const checkResult = await checkFiles(outgoingFiles, DRAGGABLE_KINDS);
  if (!checkResult.ok) throw new InvalidCallError('dragOut: only documents can be dragged out');
  const [firstFile] = checkResult.files;
  if (firstFile === undefined) return undefined;
  // Each drag gets its own folder, since another program may still be reading files of an earlier drag.
  const names = checkResult.files.map(({ name }) => name);
  const filePaths = makeFilePaths(createSessionFolder('drag'), names);
  for (const [index, { bytes }] of checkResult.files.entries())
    await writeFile(filePaths[index] ?? '', bytes, { flag: 'wx' });
  // The user may have released the button while the files were being written.
  if (window.isDestroyed() || !isButtonPressed(window)) return undefined;
  window.webContents.startDrag({ file: filePaths[0] ?? '', files: filePaths, icon: makeDragIcon() });
  // The window receives no event for the release that ends the drag.
  markButtonReleased(window);
  return undefined;
}

/** Creates the icon of a sheet of paper, since the system does not accept an empty icon. */
const makeDragIcon = () => nativeImage.createFromDataURL(SHEET_ICON);
const SHEET_ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAYAAAAIXrg4AAAAN0lEQVR42mMQERb6T0vMQDcLHqhKUxWPWjBqAQ0soDYYtWDUglELRi0YtWDUglELBqkFQ7Z1DQAxqrBd7lrXlQAAAABJRU5ErkJggg==';
