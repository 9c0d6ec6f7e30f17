/** Computes the checksum of zip files (CRC-32, ISO 3309). The table contains the effect of each byte if no other byte follows. */
const TABLE_0 = Uint32Array.from({ length: 256 }, (_entry, byte) => {
  let remainder = byte;
  // 0xedb88320 is the polynomial of CRC-32 with its bits reversed.
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder >>> 0;
});

/**
 * Returns the table for bytes that one more byte follows. With eight tables, eight bytes are processed at once ("slicing by eight"), which
 * takes half the time.
 */
const shiftTable = (table: Uint32Array): Uint32Array =>
  table.map((remainder) => (TABLE_0[remainder & 0xff] as number) ^ (remainder >>> 8));
const TABLE_1 = shiftTable(TABLE_0);
const TABLE_2 = shiftTable(TABLE_1);
const TABLE_3 = shiftTable(TABLE_2);
const TABLE_4 = shiftTable(TABLE_3);
const TABLE_5 = shiftTable(TABLE_4);
const TABLE_6 = shiftTable(TABLE_5);
const TABLE_7 = shiftTable(TABLE_6);

/** Returns the checksum of bytes. If the bytes continue others, `previousChecksum` is the checksum of those. */
export function crc32(bytes: Uint8Array, previousChecksum = 0): number {
  const byteAt = (index: number): number => bytes[index] as number;
  const lookUp = (table: Uint32Array, byte: number): number => table[byte & 0xff] as number;
  let checksum = ~previousChecksum;
  let index = 0;
  for (; index + 8 <= bytes.length; index += 8) {
    checksum ^= byteAt(index) | (byteAt(index + 1) << 8) | (byteAt(index + 2) << 16) | (byteAt(index + 3) << 24);
    checksum =
      lookUp(TABLE_7, checksum) ^
      lookUp(TABLE_6, checksum >>> 8) ^
      lookUp(TABLE_5, checksum >>> 16) ^
      lookUp(TABLE_4, checksum >>> 24);
    checksum ^=
      lookUp(TABLE_3, byteAt(index + 4)) ^
      lookUp(TABLE_2, byteAt(index + 5)) ^
      lookUp(TABLE_1, byteAt(index + 6)) ^
      lookUp(TABLE_0, byteAt(index + 7));
  }
  for (; index < bytes.length; index++) checksum = lookUp(TABLE_0, checksum ^ byteAt(index)) ^ (checksum >>> 8);
  return ~checksum >>> 0;
}
