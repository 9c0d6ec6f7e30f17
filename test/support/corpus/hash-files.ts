import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './corpora.ts';

/** The files of a profile that Rollcall itself writes; the others are databases of Chromium. */
const OURS = /^(?:Journal|Backups)\/|^(?:backups|export-folders|window)\.json$|^Damaged database/;

/** Returns the SHA-256 of each of our files in a profile, and of all files in the backup folder that the user has chosen. */
export function hashOurFiles({
  profile: profileFolder,
  backups: backupFolder,
}: {
  profile: string;
  backups: string;
}): Record<string, string> {
  const hashFiles = (parentFolder: string, filePaths: readonly string[]) =>
    filePaths.map(
      (filePath) =>
        [
          filePath,
          createHash('sha256')
            .update(readFileSync(join(parentFolder, filePath)))
            .digest('hex'),
        ] as const,
    );
  const profileFiles = listFiles(profileFolder).filter((filePath) => OURS.test(filePath));
  const backupHashes = existsSync(backupFolder) ? hashFiles(backupFolder, listFiles(backupFolder)) : [];
  return Object.fromEntries([
    ...hashFiles(profileFolder, profileFiles),
    ...backupHashes.map(([filePath, hash]) => [`chosen folder/${filePath}`, hash] as const),
  ]);
}
