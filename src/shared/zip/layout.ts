/**
 * Field offsets in the three records of a zip (APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16): the header before the data of an entry
 * (`LOCAL`), the record of an entry in the directory (`CENTRAL`), and the record at the end of the file (`END`). `bytes` is the length of
 * the record without its texts. All numbers are little-endian.
 */

export const LOCAL = {
  signature: 0x04034b50,
  bytes: 30,
  flags: 6,
  method: 8,
  crc: 14,
  packed: 18,
  size: 22,
  name: 26,
  extra: 28,
} as const;

export const CENTRAL = {
  signature: 0x02014b50,
  bytes: 46,
  system: 5,
  flags: 8,
  method: 10,
  time: 12,
  date: 14,
  crc: 16,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  disk: 34,
  attributes: 38,
  offset: 42,
} as const;

export const END = {
  signature: 0x06054b50,
  bytes: 22,
  disk: 4,
  directoryDisk: 6,
  entriesHere: 8,
  entries: 10,
  directoryBytes: 12,
  directoryOffset: 16,
  comment: 20,
  /** The maximum length of the comment, in bytes. */
  maxComment: 0xffff,
} as const;

/** The signature of the data descriptor after an entry, which most programs write. */
export const DESCRIPTOR = 0x08074b50;

export const FLAG = { encrypted: 1, descriptor: 1 << 3, strong: 1 << 6, utf8: 1 << 11, masked: 1 << 13 } as const;
export const METHOD = { stored: 0, deflated: 8 } as const;

/** Values that refer to the Zip64 record. */
export const IN_ZIP64 = { u16: 0xffff, u32: 0xffffffff } as const;

/** Creates a view of bytes that may be a part of their buffer. */
export const createView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the contents of an extra field by its number, or undefined. */
export function findExtraField(extra: Uint8Array, fieldId: number): Uint8Array | undefined {
  const view = createView(extra);
  for (let fieldStart = 0; fieldStart + 4 <= extra.length; ) {
    const fieldEnd = fieldStart + 4 + view.getUint16(fieldStart + 2, true);
    if (view.getUint16(fieldStart, true) === fieldId)
      return fieldEnd <= extra.length ? extra.subarray(fieldStart + 4, fieldEnd) : undefined;
    fieldStart = fieldEnd;
  }
  return undefined;
}
