import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './corpora.ts';

/** What of a profile Rollcall itself writes into files; the rest are databases of Chromium. */
const OURS = /^(?:Journal|Backups)\/|^(?:backups|export-folders|window)\.json$|^Damaged database/;

/** SHA-256 of each of our files in a profile, and of all files in the folder for backups that the user has chosen. */
export function hashOurFiles({ profile, backups }: { profile: string; backups: string }): Record<string, string> {
  const hashBelow = (folder: string, files: readonly string[]) =>
    files.map(
      (file) =>
        [
          file,
          createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('hex'),
        ] as const,
    );
  const inProfile = filesBelow(profile).filter((file) => OURS.test(file));
  const inBackups = existsSync(backups) ? hashBelow(backups, filesBelow(backups)) : [];
  return Object.fromEntries([
    ...hashBelow(profile, inProfile),
    ...inBackups.map(([file, hash]) => [`chosen folder/${file}`, hash] as const),
  ]);
}
