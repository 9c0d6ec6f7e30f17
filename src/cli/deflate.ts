/** Deflates PDF streams with Node's zlib, which is several times faster than JavaScript and uses other threads. */
import { promisify } from 'node:util';
import { deflateSync, type ZlibOptions, deflate as zlibDeflate } from 'node:zlib';
import type { Deflate } from '../shared/pdf/pdf-file.ts';

/** Higher levels make card content a tenth smaller but take twice the time. */
const LEVEL = 3;

const packed = promisify<Uint8Array, ZlibOptions, Uint8Array>(zlibDeflate);
/** Bytes. Smaller streams are deflated synchronously, because passing them to a thread takes longer. */
const SMALL = 1 << 13;
/** Returns the chunk size for the output. zlib keeps whole chunks, however little the last one contains. */
const roomFor = ({ length }: Uint8Array): number => Math.max(length, 64);

export const deflate: Deflate = (bytes) =>
  bytes.length < SMALL
    ? deflateSync(bytes, { level: LEVEL, windowBits: 13, memLevel: 6, chunkSize: roomFor(bytes) })
    : packed(bytes, { level: LEVEL, chunkSize: roomFor(bytes) >> 2 });
