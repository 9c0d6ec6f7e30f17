import { closeSync, fsyncSync, ftruncateSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wholeLength } from './leveldb-log.ts';

const LOG = /\.log$|^MANIFEST-\d+$/;

/**
 * Takes half a record off the end of the logs of Chromium's databases, before it opens them. Whoever is killed while
 * writing leaves one. LevelDB ignores it and, as Chromium uses it, writes on behind it (google/leveldb#1287); at the next
 * start it stands in the middle of the log, the log counts as corrupt, and Chromium deletes the whole database.
 * @param profile the folder of the profile, which nobody may be using
 * @returns the files that were mended
 */
export function mendDatabases(profile: string): string[] {
  return databases(profile)
    .flatMap((folder) => list(folder).map((name) => path.join(folder, name)))
    .filter((file) => LOG.test(path.basename(file)) && mendLog(file));
}

/** The library, and the settings of the window. */
function databases(profile: string): string[] {
  const library = path.join(profile, 'IndexedDB');
  const origins = list(library).filter((name) => name.endsWith('.leveldb'));
  return [...origins.map((name) => path.join(library, name)), path.join(profile, 'Local Storage', 'leveldb')];
}

function mendLog(file: string): boolean {
  try {
    const log = readFileSync(file);
    const whole = wholeLength(log);
    if (whole === log.length) return false;
    cut(file, whole);
    return true;
  } catch (error) {
    console.warn(`The end of ${path.basename(file)} could not be mended: ${(error as Error).message}`);
    return false;
  }
}

/** Has reached the disk when it returns: no power cut brings the half back in front of what is written next. */
function cut(file: string, length: number): void {
  const handle = openSync(file, 'r+');
  try {
    ftruncateSync(handle, length);
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
