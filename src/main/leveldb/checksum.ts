/** CRC-32C, byte by byte: the polynomial 0x1EDC6F41, reflected. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0x82f63b78 : rest >>> 1;
  return rest;
});

/** What a log keeps as the checksum of these bytes: their CRC-32C, rotated and moved as LevelDB does it. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // Without an iterator: this runs over megabytes while the app starts.
  for (let i = 0; i < bytes.length; i++) crc = (TABLE[(crc ^ (bytes[i] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  crc = ~crc;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
