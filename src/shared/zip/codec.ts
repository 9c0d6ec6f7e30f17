/** Compression and checksums of archives. Node passes quicker ones than a page has. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { deflateSync, inflateSync } from 'fflate';

interface Hasher {
  update(bytes: Uint8Array): void;
  /** 64 hexadecimal digits in lower case. Called once, at the end. */
  hex(): string;
}

export interface Codec {
  sha256(): Hasher;
  /** Raw deflate (RFC 1951). */
  deflate(bytes: Uint8Array): Uint8Array;
  /** The `size` bytes that a small piece holds. Throws, or gives another number of bytes, where it holds something else. */
  inflate(packed: Uint8Array, size: number): Uint8Array;
}

/** The codec that works everywhere. */
export const plainCodec: Codec = {
  sha256: () => {
    const hash = sha256.create();
    return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
  },
  deflate: (bytes) => deflateSync(bytes),
  // fflate drops what exceeds the buffer; one extra byte shows that there was more.
  inflate: (packed, size) => inflateSync(packed, { out: new Uint8Array(size + 1) }),
};

/** SHA-256 of bytes, 64 hexadecimal digits in lower case. */
export function digestOf(bytes: Uint8Array, codec: Codec = plainCodec): string {
  const hash = codec.sha256();
  hash.update(bytes);
  return hash.hex();
}
