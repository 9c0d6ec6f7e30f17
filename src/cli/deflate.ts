/** Deflates PDF streams with Node's zlib, which is several times faster than JavaScript and uses other threads. */
import { promisify } from 'node:util';
import { deflateSync, type ZlibOptions, deflate as zlibDeflate } from 'node:zlib';
import type { Deflate } from '../shared/pdf/pdf-file.ts';

/** Higher levels make card content a tenth smaller but take twice the time. */
const COMPRESSION_LEVEL = 3;

const deflateAsync = promisify<Uint8Array, ZlibOptions, Uint8Array>(zlibDeflate);
/** Streams with fewer bytes are deflated synchronously, because passing them to a thread takes longer. */
const MAX_SYNC_BYTES = 1 << 13;
/** Returns the size of zlib's output chunks. It follows the input, because zlib allocates whole chunks even for little output. */
const getChunkSize = ({ length }: Uint8Array): number => Math.max(length, 64);

/**
 * Deflates bytes. Short input needs less memory, because a window of 2^13 bytes holds all of it. Long input gets output chunks of a
 * quarter of its length.
 */
export const deflate: Deflate = (bytes) =>
  bytes.length < MAX_SYNC_BYTES
    ? deflateSync(bytes, { level: COMPRESSION_LEVEL, windowBits: 13, memLevel: 6, chunkSize: getChunkSize(bytes) })
    : deflateAsync(bytes, { level: COMPRESSION_LEVEL, chunkSize: getChunkSize(bytes) >> 2 });
