/** Settings of backups: the id of this library, and the folder that the user has chosen. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type JournalDisk, readIfThere, writeWhole } from './disk.ts';

export interface Settings {
  /** Id that distinguishes this library's backups from others in one folder. */
  readonly library?: string;
  readonly folder?: string;
}

const FILE = 'backups.json';

/** Unreadable settings count as not set, since the backups in the profile do not depend on them. */
export async function readSettings(disk: JournalDisk, profile: string): Promise<Settings> {
  const { library, folder } = await readAll(disk, profile);
  return {
    ...(typeof library === 'string' && { library }),
    ...(typeof folder === 'string' && path.isAbsolute(folder) && { folder }),
  };
}

/** Everything in the file; nothing where it cannot be read. */
async function readAll(disk: JournalDisk, profile: string): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readIfThere(disk, path.join(profile, FILE)).catch(() => undefined);
  try {
    const value: unknown = bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keys that another version of Rollcall has put there stay. */
export async function writeSettings(disk: JournalDisk, profile: string, settings: Settings): Promise<void> {
  const { library: _library, folder: _folder, ...others } = await readAll(disk, profile);
  const text = JSON.stringify({ ...others, ...settings }, null, 2);
  await writeWhole(disk, path.join(profile, FILE), Buffer.from(`${text}\n`));
}

export const newLibrary = (): string => randomBytes(8).toString('hex');
