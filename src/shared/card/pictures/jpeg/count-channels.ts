/** Counts the color channels of a JPEG from its first bytes (ISO 10918-1, B.2.2). */

/** Frame headers are C0 to CF without the tables C4 and CC and the reserved C8. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns 4 for a CMYK JPEG. Returns undefined if these bytes don't reach the frame header or are not a JPEG. */
export function countChannels(fileHead: Uint8Array): number | undefined {
  if (fileHead[0] !== 0xff || fileHead[1] !== 0xd8) return undefined;
  let position = 2;
  while (position + 9 < fileHead.length) {
    if (fileHead[position] !== 0xff) return undefined;
    const marker = fileHead[position + 1] as number;
    if (isFrame(marker)) return fileHead[position + 9];
    // Markers may be padded with FF.
    if (marker === 0xff) position += 1;
    else position += 2 + ((fileHead[position + 2] as number) << 8) + (fileHead[position + 3] as number);
  }
  return undefined;
}
