/**
 * Colors of a PNG that tells them by numbers (gAMA with cHRM, or cICP) instead of a profile. Browsers follow the numbers, the
 * decoder of the command line does not: it is given the same file with a profile that says the same.
 */
import { zlibSync } from 'fflate';
import { crc32 } from '../../../base/crc32.ts';
import { grayProfile, matrixProfile, PRIMARIES, type Primaries } from './icc-profile.ts';

const SIGNATURE_LENGTH = 8;
/** Bytes of the length, the name and the checksum of a chunk. */
const CHUNK_FRAME = 12;
const HEADER_END = SIGNATURE_LENGTH + CHUNK_FRAME + 13;

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

/** The chunks before the pixels, which hold all that is said of colors. */
function chunksBeforePixels(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_LENGTH; start + CHUNK_FRAME <= bytes.length; ) {
    const length = view.getUint32(start);
    const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    if (name === 'IDAT' || start + CHUNK_FRAME + length > bytes.length) return chunks;
    chunks.push({ name, data: bytes.subarray(start + 8, start + 8 + length) });
    start += CHUNK_FRAME + length;
  }
  return chunks;
}

/** What browsers take for sRGB where no primaries are told: 1 / 2.2. */
const SRGB_GAMMA = { value: 0.45455, slack: 0.0005 };
const GRAY_TYPES: readonly number[] = [0, 4];

/** The PNG with a profile where it tells its colors by numbers alone; any other file as it is. */
export function withColorProfile(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50) return bytes;
  const chunks = chunksBeforePixels(bytes);
  const profile = profileOf(chunks);
  if (profile === undefined) return bytes;
  const data = new Uint8Array([...new TextEncoder().encode('numbers'), 0, 0, ...zlibSync(profile)]);
  const inserted = new Uint8Array(CHUNK_FRAME + data.length);
  const view = new DataView(inserted.buffer);
  view.setUint32(0, data.length);
  inserted.set(new TextEncoder().encode('iCCP'), 4);
  inserted.set(data, 8);
  view.setUint32(8 + data.length, crc32(inserted.subarray(4, 8 + data.length)));
  const out = new Uint8Array(bytes.length + inserted.length);
  out.set(bytes.subarray(0, HEADER_END));
  out.set(inserted, HEADER_END);
  out.set(bytes.subarray(HEADER_END), HEADER_END + inserted.length);
  return out;
}

function profileOf(chunks: readonly Chunk[]): Uint8Array | undefined {
  const find = (name: string): Uint8Array | undefined => chunks.find((chunk) => chunk.name === name)?.data;
  const isGray = GRAY_TYPES.includes(find('IHDR')?.[9] ?? -1);
  const coded = find('cICP');
  if (coded !== undefined) return isGray ? undefined : profileOfCode(coded);
  if (find('iCCP') !== undefined || find('sRGB') !== undefined) return undefined;
  const [gamma] = numbersIn(find('gAMA'));
  if (gamma === undefined || !(gamma > 0)) return undefined;
  const primaries = primariesOf(numbersIn(find('cHRM')));
  if (primaries === undefined && Math.abs(gamma - SRGB_GAMMA.value) < SRGB_GAMMA.slack) return undefined;
  const curve = (value: number): number => value ** (1 / gamma);
  return isGray ? grayProfile(curve) : matrixProfile(curve, primaries ?? PRIMARIES.srgb);
}

/** By their numbers in ITU-T H.273. */
const CODED_PRIMARIES: ReadonlyMap<number, Primaries> = new Map<number, Primaries>([
  [1, PRIMARIES.srgb],
  [9, PRIMARIES.rec2020],
  [12, PRIMARIES.displayP3],
]);
const CODED_CURVES: ReadonlyMap<number, (value: number) => number> = new Map([
  [8, (value) => value],
  [13, (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)],
]);

function profileOfCode([primariesCode = 0, curveCode = 0]: Uint8Array): Uint8Array | undefined {
  const [primaries, curve] = [CODED_PRIMARIES.get(primariesCode), CODED_CURVES.get(curveCode)];
  return primaries === undefined || curve === undefined ? undefined : matrixProfile(curve, primaries);
}

/** Numbers of four bytes in hundred thousandths. */
function numbersIn(data: Uint8Array = new Uint8Array()): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: Math.floor(data.length / 4) }, (_, index) => view.getUint32(index * 4) / 100_000);
}

function primariesOf(numbers: readonly number[]): Primaries | undefined {
  const [wx, wy, rx, ry, gx, gy, bx, by] = numbers;
  if (by === undefined || !numbers.every((n) => n <= 1) || !(wy && ry && gy && by)) return undefined;
  return { white: [wx ?? 0, wy], red: [rx ?? 0, ry], green: [gx ?? 0, gy], blue: [bx ?? 0, by] };
}
