/** Folders for files that other programs read for a while. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';

interface SessionFolder {
  readonly path: string;
  /** Folders in it, the oldest first. */
  readonly inner: string[];
}

const folders = new Map<string, SessionFolder>();

/** Makes a new folder within one of that name that goes with the app. Of many, the oldest ones are deleted. */
export function sessionFolder(name: string): string {
  const { path: whole, inner } = folders.get(name) ?? makeFolder(name);
  const folder = mkdtempSync(path.join(whole, 'files-'));
  inner.push(folder);
  for (const oldest of inner.splice(0, inner.length - LIMITS.sessionFolders)) {
    removeFolder(oldest);
  }
  return folder;
}

/** A file that another program has open may stay on Windows; it goes with the app. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn('A folder for the session stays:', error);
  }
}

function makeFolder(name: string): SessionFolder {
  const folder: SessionFolder = { path: mkdtempSync(path.join(app.getPath('temp'), `rollcall-${name}-`)), inner: [] };
  app.on('quit', () => removeFolder(folder.path));
  folders.set(name, folder);
  return folder;
}
