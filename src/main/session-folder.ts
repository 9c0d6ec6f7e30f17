import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';

const made = new Map<string, string>();

/** A new folder for files that others read for a while, within one of that name that goes with the app. */
export function sessionFolder(name: string): string {
  let whole = made.get(name);
  if (whole === undefined) {
    const folder = mkdtempSync(path.join(app.getPath('temp'), `rollcall-${name}-`));
    app.on('quit', () => rmSync(folder, { recursive: true, force: true }));
    made.set(name, folder);
    whole = folder;
  }
  return mkdtempSync(path.join(whole, 'files-'));
}
