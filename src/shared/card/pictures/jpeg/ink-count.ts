/** The number of color channels of a JPEG, from its first bytes (ISO 10918-1, B.2.2). */

/** Frame headers are C0 to CF without the tables C4 and CC and the reserved C8. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Returns 4 for a JPEG in the inks of a press. Undefined where these bytes don't reach the frame header, or are no JPEG. */
export function countChannels(head: Uint8Array): number | undefined {
  if (head[0] !== 0xff || head[1] !== 0xd8) return undefined;
  let position = 2;
  while (position + 9 < head.length) {
    if (head[position] !== 0xff) return undefined;
    const marker = head[position + 1] as number;
    if (isFrame(marker)) return head[position + 9];
    // Markers may be filled up with FF.
    if (marker === 0xff) position += 1;
    else position += 2 + ((head[position + 2] as number) << 8) + (head[position + 3] as number);
  }
  return undefined;
}
