/** Reads a font file beside the page: it may come from anybody, and the page ends this worker when it takes too long. */
import decompress from 'brotli/decompress.js';
import { unzlibSync } from 'fflate';
import { readFont } from '../../shared/font-file/read-font.ts';
import type { Unpackers } from '../../shared/font-file/unwrap.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';

const UNPACKERS: Unpackers = {
  // fflate drops what exceeds the buffer; one extra byte shows that there was more.
  inflate: (packed, size) => unzlibSync(packed, { out: new Uint8Array(size + 1) }),
  brotli: (packed, size) => new Uint8Array(decompress(packed, size)),
};

const functions = {
  readFont: async (file: Blob) => readFont(new Uint8Array(await file.arrayBuffer()), UNPACKERS),
};
export type FontWorker = typeof functions;
exposeFunctions(functions);
