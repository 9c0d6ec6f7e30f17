/** Whether a path is a folder that the file manager shows. */
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders that macOS starts or installs instead of showing them. */
const BUNDLE =
  /\.(?:app|bundle|command|component|kext|mpkg|pkg|prefPane|plugin|qlgenerator|saver|service|workflow|xpc)$/i;

export async function isPlainFolder(folder: string): Promise<boolean> {
  if (BUNDLE.test(path.basename(folder))) return false;
  return stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
