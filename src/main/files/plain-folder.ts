/** Recognizes folders that the file manager opens as folders. */
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders that macOS runs or installs instead of opening them. */
const MACOS_BUNDLE =
  /\.(?:app|bundle|command|component|kext|mpkg|pkg|prefPane|plugin|qlgenerator|saver|service|workflow|xpc)$/i;

export async function isPlainFolder(folderPath: string): Promise<boolean> {
  if (MACOS_BUNDLE.test(path.basename(folderPath))) return false;
  return stat(folderPath).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
