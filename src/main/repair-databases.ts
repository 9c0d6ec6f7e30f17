import { closeSync, fsyncSync, ftruncateSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOG_FILE_NAME = /\.log$|^MANIFEST-\d+$/;

/**
 * Removes incomplete records from the ends of the logs of Chromium's databases, before Chromium opens them. A process that is killed
 * during a write leaves such a record. LevelDB ignores the record and, with Chromium's options, continues to write after it
 * (google/leveldb#1287). At the next start, the record is in the middle of the log, the log counts as corrupt, and Chromium deletes
 * the whole database.
 * @param profileFolder the folder of the profile, which no process may be using
 * @returns the files that were repaired
 */
export function repairDatabases(profileFolder: string): string[] {
  return listDatabases(profileFolder)
    .flatMap((folder) => listFolder(folder).map((fileName) => path.join(folder, fileName)))
    .filter((filePath) => LOG_FILE_NAME.test(path.basename(filePath)) && repairFile(filePath));
}

/** Lists the databases of the library and of the window's settings. */
function listDatabases(profileFolder: string): string[] {
  const indexedDbFolder = path.join(profileFolder, 'IndexedDB');
  const databaseNames = listFolder(indexedDbFolder).filter((folderName) => folderName.endsWith('.leveldb'));
  return [
    ...databaseNames.map((folderName) => path.join(indexedDbFolder, folderName)),
    path.join(profileFolder, 'Local Storage', 'leveldb'),
  ];
}

/** Truncates the file in place, which also works on a full disk. */
function repairFile(filePath: string): boolean {
  try {
    const completeLength = findCompleteLength(readFileSync(filePath));
    if (completeLength === undefined) return false;
    const fileHandle = openSync(filePath, 'r+');
    try {
      ftruncateSync(fileHandle, completeLength);
      fsyncSync(fileHandle);
    } finally {
      closeSync(fileHandle);
    }
    return true;
  } catch (error) {
    console.warn(`${path.basename(filePath)} could not be repaired: ${(error as Error).message}`);
    return false;
  }
}

/**
 * The block size. Logs consist of blocks with records of one or more fragments:
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const BLOCK_BYTES = 32_768;
/** The size of a fragment's header: a checksum of four bytes, a length of two and a type of one. */
const HEADER_BYTES = 7;
/** The types of fragments. Type 3 is a fragment in the middle of a record. */
const FULL_RECORD = 1;
const FIRST_FRAGMENT = 2;
const LAST_FRAGMENT = 4;

/** Returns the end of the last complete record if an incomplete record follows it, and undefined for any other log. */
export function findCompleteLength(log: Buffer): number | undefined {
  let completeEnd = 0;
  let isRecordOpen = false;
  for (let position = 0; ; ) {
    const blockSpace = BLOCK_BYTES - (position % BLOCK_BYTES);
    // The end of a block is padded if there is no space for a header.
    if (blockSpace < HEADER_BYTES) position += blockSpace;
    if (position >= log.length) return isRecordOpen ? completeEnd : undefined;
    if (position + HEADER_BYTES > log.length) return completeEnd;
    const fragmentEnd = position + HEADER_BYTES + log.readUInt16LE(position + 4);
    const fragmentType = log[position + 6] ?? 0;
    const isRecordStart = fragmentType === FULL_RECORD || fragmentType === FIRST_FRAGMENT;
    // An interrupted write can't leave an invalid fragment, so the log is not changed.
    if (
      fragmentType < FULL_RECORD ||
      fragmentType > LAST_FRAGMENT ||
      fragmentEnd - position > BLOCK_BYTES - (position % BLOCK_BYTES) ||
      isRecordStart === isRecordOpen
    )
      return undefined;
    if (fragmentEnd > log.length) return completeEnd;
    position = fragmentEnd;
    isRecordOpen = fragmentType !== FULL_RECORD && fragmentType !== LAST_FRAGMENT;
    if (!isRecordOpen) completeEnd = position;
  }
}

/** Lists the names in a folder. Returns an empty list if the folder doesn't exist yet. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
