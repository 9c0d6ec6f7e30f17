/** Reads a font file in a worker. The file may come from a stranger; the page ends the worker if reading takes too long. */
import decompress from 'brotli/decompress.js';
import { unzlibSync } from 'fflate';
import { readFont } from '../../shared/font-file/read-font.ts';
import type { Unpackers } from '../../shared/font-file/unwrap.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';

const UNPACKERS: Unpackers = {
  // fflate silently cuts data that is longer than the buffer. With one extra byte, the caller can see that the data was too long.
  inflate: (compressed, size) => unzlibSync(compressed, { out: new Uint8Array(size + 1) }),
  brotli: (compressed, size) => new Uint8Array(decompress(compressed, size)),
};

const functions = {
  readFont: async (fontFile: Blob) => readFont(new Uint8Array(await fontFile.arrayBuffer()), UNPACKERS),
};
export type FontWorker = typeof functions;
exposeFunctions(functions);
