/** Packs and checks archives with Node's zlib and crypto modules, which are several times faster than code in JavaScript. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Codec } from '../shared/zip/codec.ts';

export const zipCodec: Codec = {
  sha256: () => {
    const hash = createHash('sha256');
    return {
      update: (bytes) => {
        hash.update(bytes);
      },
      hex: () => hash.digest('hex'),
    };
  },
  deflate: (bytes) => deflateRawSync(bytes),
  // One byte more than the expected size is enough to detect an entry that is too long.
  inflate: (packed, size) => inflateRawSync(packed, { maxOutputLength: size + 1 }),
};
