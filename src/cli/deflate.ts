/** Streams of PDFs deflated by Node's own zlib: several times quicker than in JavaScript, and on other threads. */
import { promisify } from 'node:util';
import { deflateSync, type ZlibOptions, deflate as zlibDeflate } from 'node:zlib';
import type { Deflate } from '../shared/pdf/pdf-file.ts';

/** Higher levels make content of cards a tenth smaller in twice the time. */
const LEVEL = 3;

const packed = promisify<Uint8Array, ZlibOptions, Uint8Array>(zlibDeflate);
/** Bytes; smaller streams are deflated at once, since handing them to a thread takes longer. */
const SMALL = 1 << 13;
/** What comes out is kept in pieces of this size, however little is in the last one. */
const roomFor = ({ length }: Uint8Array): number => Math.max(length, 64);

export const deflate: Deflate = (bytes) =>
  bytes.length < SMALL
    ? deflateSync(bytes, { level: LEVEL, windowBits: 13, memLevel: 6, chunkSize: roomFor(bytes) })
    : packed(bytes, { level: LEVEL, chunkSize: roomFor(bytes) >> 2 });
