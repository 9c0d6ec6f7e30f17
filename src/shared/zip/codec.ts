/** Defines the compression and the checksums of archives. Code that runs in Node passes faster implementations than this one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, inflateSync } from 'fflate';

interface Hasher {
  update(bytes: Uint8Array): void;
  /** Returns 64 lowercase hexadecimal digits. Call this once, at the end. */
  hex(): string;
}

export interface Codec {
  sha256(): Hasher;
  /** Compresses to raw deflate data (RFC 1951). */
  deflate(bytes: Uint8Array): Uint8Array;
  /** Unpacks `size` bytes of raw deflate data. Throws, or returns another number of bytes, if the data is something else. */
  inflate(packed: Uint8Array, size: number): Uint8Array;
}

/** A codec in plain JavaScript, which works everywhere. */
export const portableCodec: Codec = {
  sha256: () => {
    const hasher = sha256.create();
    return { update: (bytes) => void hasher.update(bytes), hex: () => bytesToHex(hasher.digest()) };
  },
  deflate: (bytes) => deflateSync(bytes),
  // fflate drops what exceeds the buffer; one extra byte shows that there was more.
  inflate: (packed, size) => inflateSync(packed, { out: new Uint8Array(size + 1) }),
};

/** Returns the SHA-256 of bytes as 64 lowercase hexadecimal digits. */
export function computeDigest(bytes: Uint8Array, codec: Codec = portableCodec): string {
  const hasher = codec.sha256();
  hasher.update(bytes);
  return hasher.hex();
}
