/** Says in a PNG how large its pixels are on paper (PNG, 11.3.4.3), as browsers do not. */

const SIGNATURE = 8;
/** Length, type, thirteen bytes and check sum of the head, which comes first. */
const HEAD = 25;
const INCHES_A_METRE = 39.37007874;

/** The same file with `dpi` pixels an inch. The bytes of a PNG that has no such chunk yet. */
export function withResolution(png: Uint8Array, dpi: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dpi * INCHES_A_METRE);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  // The unit is the metre.
  chunk[16] = 1;
  view.setUint32(17, crc(chunk.subarray(4, 17)));
  const at = SIGNATURE + HEAD;
  const out = new Uint8Array(png.length + chunk.length);
  out.set(png.subarray(0, at));
  out.set(chunk, at);
  out.set(png.subarray(at), at + chunk.length);
  return out;
}

/** CRC-32 as PNG has it. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
