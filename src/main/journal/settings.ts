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
  const bytes = await readIfThere(disk, path.join(profile, FILE)).catch(() => undefined);
  try {
    const value: unknown = bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (typeof value !== 'object' || value === null) return {};
    const { library, folder } = value as Record<string, unknown>;
    return {
      ...(typeof library === 'string' && { library }),
      ...(typeof folder === 'string' && path.isAbsolute(folder) && { folder }),
    };
  } catch {
    return {};
  }
}

export const writeSettings = (disk: JournalDisk, profile: string, settings: Settings): Promise<void> =>
  writeWhole(disk, path.join(profile, FILE), Buffer.from(`${JSON.stringify(settings, null, 2)}\n`));

export const newLibrary = (): string => randomBytes(8).toString('hex');
