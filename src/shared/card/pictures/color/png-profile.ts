/**
 * Adds a color profile to a PNG that defines its colors by numbers (a gAMA chunk with or without cHRM, or a cICP chunk). Browsers
 * follow the numbers, but the decoder of the command line needs an equivalent profile.
 */
import { zlibSync } from 'fflate';
import { crc32 } from '../../../base/crc32.ts';
import { createGrayProfile, createMatrixProfile, PRIMARIES, type Primaries } from './icc-profile.ts';

const SIGNATURE_LENGTH = 8;
/** Bytes of the length, the name and the checksum of a chunk. */
const CHUNK_FRAME = 12;
/** The end of the IHDR chunk, which contains 13 bytes. */
const HEADER_END = SIGNATURE_LENGTH + CHUNK_FRAME + 13;

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

/** Reads the chunks before the pixels, which contain all color information. */
function readChunksBeforePixels(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let chunkStart = SIGNATURE_LENGTH; chunkStart + CHUNK_FRAME <= bytes.length; ) {
    const length = view.getUint32(chunkStart);
    const name = String.fromCharCode(...bytes.subarray(chunkStart + 4, chunkStart + 8));
    if (name === 'IDAT' || chunkStart + CHUNK_FRAME + length > bytes.length) return chunks;
    chunks.push({ name, data: bytes.subarray(chunkStart + 8, chunkStart + 8 + length) });
    chunkStart += CHUNK_FRAME + length;
  }
  return chunks;
}

/** The gamma that browsers treat as sRGB if there are no primaries: 1 / 2.2. */
const SRGB_GAMMA = { value: 0.45455, slack: 0.0005 };
/** The color types without and with alpha. */
const GRAY_TYPES: readonly number[] = [0, 4];

/** Adds a profile to a PNG that defines its colors only by numbers; returns any other file unchanged. */
export function addColorProfile(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50) return bytes;
  const chunks = readChunksBeforePixels(bytes);
  const profile = createProfile(chunks);
  if (profile === undefined) return bytes;
  // The name of the profile, a zero byte, compression method 0, and the compressed profile.
  const data = new Uint8Array([...new TextEncoder().encode('numbers'), 0, 0, ...zlibSync(profile)]);
  const profileChunk = new Uint8Array(CHUNK_FRAME + data.length);
  const view = new DataView(profileChunk.buffer);
  view.setUint32(0, data.length);
  profileChunk.set(new TextEncoder().encode('iCCP'), 4);
  profileChunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(profileChunk.subarray(4, 8 + data.length)));
  const output = new Uint8Array(bytes.length + profileChunk.length);
  output.set(bytes.subarray(0, HEADER_END));
  output.set(profileChunk, HEADER_END);
  output.set(bytes.subarray(HEADER_END), HEADER_END + profileChunk.length);
  return output;
}

function createProfile(chunks: readonly Chunk[]): Uint8Array | undefined {
  const findChunk = (name: string): Uint8Array | undefined => chunks.find((chunk) => chunk.name === name)?.data;
  // Byte 9 of the header is the color type.
  const isGray = GRAY_TYPES.includes(findChunk('IHDR')?.[9] ?? -1);
  const codedColors = findChunk('cICP');
  if (codedColors !== undefined) return isGray ? undefined : createCodedProfile(codedColors);
  if (findChunk('iCCP') !== undefined || findChunk('sRGB') !== undefined) return undefined;
  const [gamma] = readNumbers(findChunk('gAMA'));
  if (gamma === undefined || !(gamma > 0)) return undefined;
  const primaries = readPrimaries(readNumbers(findChunk('cHRM')));
  if (primaries === undefined && Math.abs(gamma - SRGB_GAMMA.value) < SRGB_GAMMA.slack) return undefined;
  const curve = (value: number): number => value ** (1 / gamma);
  return isGray ? createGrayProfile(curve) : createMatrixProfile(curve, primaries ?? PRIMARIES.srgb);
}

/** Primaries by their codes in ITU-T H.273. */
const CODED_PRIMARIES: ReadonlyMap<number, Primaries> = new Map<number, Primaries>([
  [1, PRIMARIES.srgb],
  [9, PRIMARIES.rec2020],
  [12, PRIMARIES.displayP3],
]);
/** Transfer curves by their codes in ITU-T H.273: linear and sRGB. */
const CODED_CURVES: ReadonlyMap<number, (value: number) => number> = new Map([
  [8, (value) => value],
  [13, (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)],
]);

function createCodedProfile([primariesCode = 0, curveCode = 0]: Uint8Array): Uint8Array | undefined {
  const [primaries, curve] = [CODED_PRIMARIES.get(primariesCode), CODED_CURVES.get(curveCode)];
  return primaries === undefined || curve === undefined ? undefined : createMatrixProfile(curve, primaries);
}

/** Reads 32-bit numbers in units of 1/100,000. */
function readNumbers(data: Uint8Array = new Uint8Array()): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: Math.floor(data.length / 4) }, (_number, index) => view.getUint32(index * 4) / 100_000);
}

function readPrimaries(numbers: readonly number[]): Primaries | undefined {
  const [whiteX, whiteY, redX, redY, greenX, greenY, blueX, blueY] = numbers;
  if (blueY === undefined || !numbers.every((coordinate) => coordinate <= 1) || !(whiteY && redY && greenY && blueY))
    return undefined;
  return {
    white: [whiteX ?? 0, whiteY],
    red: [redX ?? 0, redY],
    green: [greenX ?? 0, greenY],
    blue: [blueX ?? 0, blueY],
  };
}
