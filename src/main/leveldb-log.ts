/**
 * The log files of LevelDB, in which Chromium keeps IndexedDB, as far as their tail goes.
 * Format: https://github.com/google/leveldb/blob/main/doc/log_format.md
 */

const BLOCK = 32_768;
/** Checksum of four bytes, length of two, type of one. */
const HEAD = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/**
 * How many bytes of a log hold whole records: all of them, unless its writer was killed in the middle of one. What comes
 * behind, LevelDB ignores when it reads. A log that is wrong in another way is none of our business: all of it counts.
 */
export function wholeLength(log: Uint8Array): number {
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength);
  /** Where the last whole record ends. */
  let whole = 0;
  let begun = false;
  for (let at = 0; at < log.length; ) {
    const room = BLOCK - (at % BLOCK);
    if (room < HEAD) {
      // The rest of a block that has no room for a head is filled up.
      at += room;
      continue;
    }
    if (at + HEAD > log.length) return whole;
    const length = HEAD + view.getUint16(at + 4, true);
    const type = view.getUint8(at + 6);
    const inOrder = begun ? type === MIDDLE || type === LAST : type === FULL || type === FIRST;
    if (!inOrder || length > room) return log.length;
    at += length;
    if (at > log.length) return whole;
    begun = type === FIRST || type === MIDDLE;
    if (!begun) whole = at;
  }
  return begun ? whole : log.length;
}
