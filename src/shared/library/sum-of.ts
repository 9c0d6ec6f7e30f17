import { canonicalJson } from '../document/fingerprint/canonical.ts';
import { type Sha256, sha256Anywhere } from '../document/fingerprint/sha256.ts';

/** SHA-256 of the canonical JSON of a row as it stands in its table: rows with the same sum are equal. */
export const sumOf = (row: unknown, sha256: Sha256 = sha256Anywhere): string => sha256(canonicalJson(row));
