/** The text of a table file, whatever program has saved it. */

/**
 * By its byte order mark UTF-16 or UTF-8; without one UTF-16 by the empty halves of its first characters, UTF-8 where it is
 * that, else Windows-1252, in which older programs save.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16le').decode(swapped(bytes));
  const start = bytes.subarray(0, 64);
  const zeros = (odd: number) => start.filter((byte, i) => i % 2 === odd && byte === 0).length;
  if (start.length >= 4 && zeros(1) > start.length / 4 && zeros(0) === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if (start.length >= 4 && zeros(0) > start.length / 4 && zeros(1) === 0)
    return new TextDecoder('utf-16le').decode(swapped(bytes));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 of the other order of bytes: not every runtime knows it by name. */
function swapped(bytes: Uint8Array): Uint8Array {
  const turned = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let i = 0; i < turned.length; i += 2) {
    turned[i] = bytes[i + 1] as number;
    turned[i + 1] = bytes[i] as number;
  }
  return turned;
}
