/** Creates folders for files that other programs read for a while. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';

interface SessionFolder {
  readonly path: string;
  /** Its subfolders, oldest first. */
  readonly subfolders: string[];
}

const sessionFolders = new Map<string, SessionFolder>();

/** Creates a folder that is deleted when the app quits. If there are too many folders for the same purpose, the oldest are deleted. */
export function createSessionFolder(purpose: string): string {
  const { path: parentFolder, subfolders } = sessionFolders.get(purpose) ?? createParentFolder(purpose);
  const folder = mkdtempSync(path.join(parentFolder, 'files-'));
  subfolders.push(folder);
  for (const oldestFolder of subfolders.splice(0, subfolders.length - LIMITS.sessionFolders)) {
    removeFolder(oldestFolder);
  }
  return folder;
}

/** Removes a folder. On Windows, a file that is open in another program may remain until the app quits. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn('A folder for the session stays:', error);
  }
}

function createParentFolder(purpose: string): SessionFolder {
  const folder: SessionFolder = {
    path: mkdtempSync(path.join(app.getPath('temp'), `rollcall-${purpose}-`)),
    subfolders: [],
  };
  app.on('quit', () => removeFolder(folder.path));
  sessionFolders.set(purpose, folder);
  return folder;
}
