import { closeSync, fsyncSync, ftruncateSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOG = /\.log$|^MANIFEST-\d+$/;

/**
 * Cuts half records off the ends of the logs of Chromium's databases, before it opens them. A process that is killed while writing
 * leaves one. LevelDB ignores it and, as Chromium uses it, writes on behind it (google/leveldb#1287); at the next start it
 * stands in the middle of the log, the log counts as corrupt, and Chromium deletes the whole database.
 * @param profile the folder of the profile, which nobody may be using
 * @returns the files that were repaired
 */
export function repairDatabases(profile: string): string[] {
  return databases(profile)
    .flatMap((folder) => list(folder).map((name) => path.join(folder, name)))
    .filter((file) => LOG.test(path.basename(file)) && repairFile(file));
}

/** The library, and the settings of the window. */
function databases(profile: string): string[] {
  const library = path.join(profile, 'IndexedDB');
  const origins = list(library).filter((name) => name.endsWith('.leveldb'));
  return [...origins.map((name) => path.join(library, name)), path.join(profile, 'Local Storage', 'leveldb')];
}

/** Truncates in place, which also works on a full disk. */
function repairFile(file: string): boolean {
  try {
    const whole = wholeLength(readFileSync(file));
    if (whole === undefined) return false;
    const handle = openSync(file, 'r+');
    try {
      ftruncateSync(handle, whole);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    console.warn(`${path.basename(file)} could not be repaired: ${(error as Error).message}`);
    return false;
  }
}

/** Logs are blocks of 32 KB with records in one part or several: https://github.com/google/leveldb/blob/main/doc/log_format.md */
const BLOCK = 32_768;
/** Checksum of four bytes, length of two, type of one. */
const HEAD = 7;
const FULL = 1;
const FIRST = 2;
const LAST = 4;

/** Where the last whole record of a log ends that goes on behind it with half a one; undefined for every other log. */
export function wholeLength(log: Buffer): number | undefined {
  let end = 0;
  let isOpen = false;
  for (let at = 0; ; ) {
    const room = BLOCK - (at % BLOCK);
    // What is left of a block without room for a head is filled up.
    if (room < HEAD) at += room;
    if (at >= log.length) return isOpen ? end : undefined;
    if (at + HEAD > log.length) return end;
    const partEnd = at + HEAD + log.readUInt16LE(at + 4);
    const type = log[at + 6] ?? 0;
    const begins = type === FULL || type === FIRST;
    // No interrupted write looks like this, so the log is left alone.
    if (type < FULL || type > LAST || partEnd - at > BLOCK - (at % BLOCK) || begins === isOpen) return undefined;
    if (partEnd > log.length) return end;
    at = partEnd;
    isOpen = type !== FULL && type !== LAST;
    if (!isOpen) end = at;
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
