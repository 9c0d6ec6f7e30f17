import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { appendRecords } from './leveldb/log.ts';
import { mendLog } from './leveldb/mend-log.ts';

const LOG = /\.log$|^MANIFEST-\d+$/;

/**
 * Takes half records out of the logs of Chromium's databases, before it opens them. Whoever is killed while writing leaves
 * one at the end, and so does a full disk. LevelDB ignores it and, as Chromium uses it, writes on behind it
 * (google/leveldb#1287); at the next start it stands in the middle of the log, the log counts as corrupt, and Chromium
 * deletes the whole database.
 * @param profile the folder of the profile, which nobody may be using
 * @returns the files that were mended
 */
export function mendDatabases(profile: string): string[] {
  return databases(profile)
    .flatMap((folder) => list(folder).map((name) => path.join(folder, name)))
    .filter((file) => LOG.test(path.basename(file)) && mendFile(file));
}

/** The library, and the settings of the window. */
function databases(profile: string): string[] {
  const library = path.join(profile, 'IndexedDB');
  const origins = list(library).filter((name) => name.endsWith('.leveldb'));
  return [...origins.map((name) => path.join(library, name)), path.join(profile, 'Local Storage', 'leveldb')];
}

function mendFile(file: string): boolean {
  try {
    const log = readFileSync(file);
    const mending = mendLog(log, file.endsWith('.log'));
    if (mending === undefined) return false;
    const kept = log.subarray(0, mending.kept);
    // To cut needs no room, and where half a record stands the disk may be full.
    if (mending.behind.length === 0) withFile(file, 'r+', (handle) => ftruncateSync(handle, kept.length));
    else replace(file, appendRecords(kept, mending.behind));
    return true;
  } catch (error) {
    console.warn(`${path.basename(file)} could not be mended: ${(error as Error).message}`);
    return false;
  }
}

/** Whole or not at all. */
function replace(file: string, bytes: Uint8Array): void {
  const beside = `${file}.mended`;
  try {
    withFile(beside, 'w', (handle) => writeFileSync(handle, bytes));
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** What was done has reached the disk when it returns, so that no power cut undoes it later. */
function withFile(file: string, flags: string, change: (handle: number) => void): void {
  const handle = openSync(file, flags);
  try {
    change(handle);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Empty where there is no such folder yet. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
