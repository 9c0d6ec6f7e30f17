import { writeCanonicalJson } from '../document/fingerprint/canonical.ts';
import { type Sha256, sha256Anywhere } from '../document/fingerprint/sha256.ts';

/** Computes the SHA-256 of the canonical JSON of a table row. Rows with the same checksum are equal. */
export const computeRowChecksum = (row: unknown, sha256: Sha256 = sha256Anywhere): string =>
  sha256(writeCanonicalJson(row));
