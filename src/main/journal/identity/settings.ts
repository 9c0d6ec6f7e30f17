/** The file `backups.json` of a profile: which library this is, where its profile is, and the folder chosen for backups. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { codeOf, type Home, type JournalDisk, readIfThere, unusedName, writeWhole } from '../disk.ts';
import type { Ancestor } from '../ownership/ownership.ts';

export interface Settings {
  /** Distinguishes this library from all others, also from copies of it. */
  readonly library?: string;
  /** The folder that the user has chosen for backups. */
  readonly folder?: string;
  /** Where the profile was when it had this id. */
  readonly home?: Home;
  /** Earlier ids with their homes: a profile that comes back, such as one on a stick, gets its id back. */
  readonly formerHomes?: readonly { readonly library: string; readonly home: Home }[];
  readonly ancestors?: readonly Ancestor[];
  /** Files of our own id up to these numbers don't count any more, since the library was replaced by another one. */
  readonly replaced?: { readonly snapshot: number; readonly segment: number };
  /**
   * The snapshots that this profile has written under this id, by `snapshotKey`, newest last. Another one with our id in a shared
   * folder is of a copy of this profile that can't be told from it.
   */
  readonly written?: readonly string[];
  /** A library was brought here from another computer, and the user hasn't decided about it yet. Its value is that computer's name, if known. */
  readonly brought?: string;
}

/** `unreadable`: the file is there, and keeps what it holds. */
export type ReadSettings =
  | { readonly kind: 'read'; readonly settings: Settings }
  | { readonly kind: 'unreadable'; readonly code?: string };

const FILE = 'backups.json';
const MAX_ANCESTORS = 50;
const MAX_WRITTEN = 1000;

export async function readSettings(disk: JournalDisk, profile: string): Promise<ReadSettings> {
  const file = path.join(profile, FILE);
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readIfThere(disk, file);
  } catch (error) {
    const code = codeOf(error);
    return { kind: 'unreadable', ...(code !== undefined && { code }) };
  }
  if (bytes === undefined) return { kind: 'read', settings: {} };
  try {
    return { kind: 'read', settings: parseSettings(JSON.parse(Buffer.from(bytes).toString('utf8'))) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Drops values of a wrong type. Throws for anything but an object. */
function parseSettings(value: unknown): Settings {
  if (!isObject(value)) throw new TypeError('Settings are an object.');
  const { library, folder, home, formerHomes, ancestors, replaced, written, brought } = value;
  const former = list(formerHomes).flatMap((entry) =>
    typeof entry.library === 'string' && isHome(entry.home) ? [{ library: entry.library, home: entry.home }] : [],
  );
  return {
    ...(typeof library === 'string' && { library }),
    ...(typeof folder === 'string' && path.isAbsolute(folder) && { folder }),
    ...(isHome(home) && { home }),
    ...(former.length > 0 && { formerHomes: former }),
    ...(Array.isArray(ancestors) && { ancestors: list(ancestors).flatMap(parseAncestor) }),
    ...(isCut(replaced) && { replaced }),
    ...(Array.isArray(written) && { written: written.filter((key) => typeof key === 'string') }),
    ...(typeof brought === 'string' && { brought }),
  };
}

function parseAncestor(value: Record<string, unknown>): Ancestor[] {
  if (!isCut(value)) return [];
  const { library, snapshot, segment, isOwn } = value as {
    library?: unknown;
    snapshot: number;
    segment: number;
    isOwn?: unknown;
  };
  return [{ snapshot, segment, ...(typeof library === 'string' && { library }), ...(isOwn === true && { isOwn }) }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isHome = (value: unknown): value is Home =>
  isObject(value) && [value.machine, value.path, value.file].every((part) => typeof part === 'string');
const isCut = (value: unknown): value is { snapshot: number; segment: number } =>
  isObject(value) && Number.isSafeInteger(value.snapshot) && Number.isSafeInteger(value.segment);

const KNOWN_KEYS = ['library', 'folder', 'home', 'formerHomes', 'ancestors', 'replaced', 'written', 'brought'];

/** Returns the keys that another version of Rollcall has put into the file. */
async function readOtherKeys(disk: JournalDisk, file: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from((await readIfThere(disk, file)) ?? []).toString('utf8'));
    if (!isObject(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([key]) => !KNOWN_KEYS.includes(key)));
  } catch {
    return {};
  }
}

/**
 * Writes the settings; keys of another version of Rollcall stay. Something else in place of the file, such as a folder, gets
 * another name first.
 */
export async function writeSettings(disk: JournalDisk, profile: string, settings: Settings): Promise<void> {
  const { ancestors = [], formerHomes = [], written = [], ...others } = settings;
  const file = path.join(profile, FILE);
  const content = {
    ...(await readOtherKeys(disk, file)),
    ...others,
    ...(formerHomes.length > 0 && { formerHomes: formerHomes.slice(-MAX_ANCESTORS) }),
    ...(written.length > 0 && { written: written.slice(-MAX_WRITTEN) }),
    ...(ancestors.length > 0 && { ancestors: ancestors.slice(-MAX_ANCESTORS) }),
  };
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  await writeWhole(disk, file, bytes).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EISDIR' && codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    await disk.rename(file, unusedName(file));
    await writeWhole(disk, file, bytes);
  });
}

export const createLibraryId = (): string => randomBytes(8).toString('hex');
