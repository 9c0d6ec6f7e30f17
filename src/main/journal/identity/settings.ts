/** Reads and writes `backups.json`: the id of the library, the place of its profile, and the folder chosen for backups. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isObject } from '../../../shared/document/json/json-object.ts';
import {
  createQuarantineName,
  getErrorCode,
  type Home,
  type JournalDisk,
  readIfExists,
  writeAtomically,
} from '../disk.ts';
import type { Ancestor } from '../ownership/ownership.ts';

export interface Settings {
  /** The id that distinguishes this library from all others, including copies of it. */
  readonly library?: string;
  /** The folder that the user has chosen for backups. */
  readonly folder?: string;
  /** The place of the profile at the last start. */
  readonly home?: Home;
  /** Earlier ids with their homes. A profile that returns to a home, such as one on a USB stick, gets its id back. */
  readonly formerHomes?: readonly { readonly library: string; readonly home: Home }[];
  readonly ancestors?: readonly Ancestor[];
  /** Files with this id up to these numbers no longer count, since a library from another computer has replaced them. */
  readonly replaced?: { readonly snapshot: number; readonly segment: number };
  /**
   * The keys (`getSnapshotKey`) of the snapshots that this profile has written with this id, newest last. Any other snapshot with this id
   * in a shared folder comes from an indistinguishable copy of the profile.
   */
  readonly written?: readonly string[];
  /**
   * The name of the computer that a library was brought from, or empty if unknown. Present until the user has decided about that
   * library.
   */
  readonly brought?: string;
}

/** The settings that were read. An `unreadable` file exists and must not be overwritten. */
export type ReadSettings =
  | { readonly kind: 'read'; readonly settings: Settings }
  | { readonly kind: 'unreadable'; readonly code?: string };

const SETTINGS_FILE = 'backups.json';
const MAX_ANCESTORS = 50;
const MAX_WRITTEN = 1000;

export async function readSettings(journalDisk: JournalDisk, profileFolder: string): Promise<ReadSettings> {
  const settingsPath = path.join(profileFolder, SETTINGS_FILE);
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readIfExists(journalDisk, settingsPath);
  } catch (error) {
    const errorCode = getErrorCode(error);
    return { kind: 'unreadable', ...(errorCode !== undefined && { code: errorCode }) };
  }
  if (bytes === undefined) return { kind: 'read', settings: {} };
  try {
    return { kind: 'read', settings: parseSettings(JSON.parse(Buffer.from(bytes).toString('utf8'))) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Drops values of the wrong type. Throws a TypeError for anything except an object. */
function parseSettings(value: unknown): Settings {
  if (!isObject(value)) throw new TypeError('Settings are an object.');
  const { library, folder, home, formerHomes, ancestors, replaced, written, brought } = value;
  const parsedHomes = listObjects(formerHomes).flatMap((entry) =>
    typeof entry.library === 'string' && isHome(entry.home) ? [{ library: entry.library, home: entry.home }] : [],
  );
  return {
    ...(typeof library === 'string' && { library }),
    ...(typeof folder === 'string' && path.isAbsolute(folder) && { folder }),
    ...(isHome(home) && { home }),
    ...(parsedHomes.length > 0 && { formerHomes: parsedHomes }),
    ...(Array.isArray(ancestors) && { ancestors: listObjects(ancestors).flatMap(parseAncestor) }),
    ...(hasFileNumbers(replaced) && { replaced }),
    ...(Array.isArray(written) && { written: written.filter((snapshotKey) => typeof snapshotKey === 'string') }),
    ...(typeof brought === 'string' && { brought }),
  };
}

function parseAncestor(value: Record<string, unknown>): Ancestor[] {
  if (!hasFileNumbers(value)) return [];
  const { library, snapshot, segment, isOwn } = value as {
    library?: unknown;
    snapshot: number;
    segment: number;
    isOwn?: unknown;
  };
  return [{ snapshot, segment, ...(typeof library === 'string' && { library }), ...(isOwn === true && { isOwn }) }];
}

const listObjects = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isHome = (value: unknown): value is Home =>
  isObject(value) && [value.machine, value.path, value.file].every((text) => typeof text === 'string');
const hasFileNumbers = (value: unknown): value is { snapshot: number; segment: number } =>
  isObject(value) && Number.isSafeInteger(value.snapshot) && Number.isSafeInteger(value.segment);

const KNOWN_KEYS = ['library', 'folder', 'home', 'formerHomes', 'ancestors', 'replaced', 'written', 'brought'];

/** Returns the keys that another version of Rollcall has written to the file. */
async function readOtherKeys(journalDisk: JournalDisk, settingsPath: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(
      Buffer.from((await readIfExists(journalDisk, settingsPath)) ?? []).toString('utf8'),
    );
    if (!isObject(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([key]) => !KNOWN_KEYS.includes(key)));
  } catch {
    return {};
  }
}

/**
 * Writes the settings and preserves keys of other Rollcall versions. If a folder has the name of the file, the folder is renamed.
 */
export async function writeSettings(
  journalDisk: JournalDisk,
  profileFolder: string,
  settings: Settings,
): Promise<void> {
  const { ancestors = [], formerHomes = [], written = [], ...remainingSettings } = settings;
  const settingsPath = path.join(profileFolder, SETTINGS_FILE);
  const content = {
    ...(await readOtherKeys(journalDisk, settingsPath)),
    ...remainingSettings,
    ...(formerHomes.length > 0 && { formerHomes: formerHomes.slice(-MAX_ANCESTORS) }),
    ...(written.length > 0 && { written: written.slice(-MAX_WRITTEN) }),
    ...(ancestors.length > 0 && { ancestors: ancestors.slice(-MAX_ANCESTORS) }),
  };
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  await writeAtomically(journalDisk, settingsPath, bytes).catch(async (error: unknown) => {
    if (getErrorCode(error) !== 'EISDIR' && getErrorCode(error) !== 'ENOTEMPTY' && getErrorCode(error) !== 'EEXIST')
      throw error;
    await journalDisk.rename(settingsPath, createQuarantineName(settingsPath));
    await writeAtomically(journalDisk, settingsPath, bytes);
  });
}

export const createLibraryId = (): string => randomBytes(8).toString('hex');
