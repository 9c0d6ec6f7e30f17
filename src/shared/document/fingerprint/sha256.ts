/** A synchronous SHA-256 that needs neither Node nor a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Computes the SHA-256 of a text in UTF-8, as 64 lowercase hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** Works in every environment. Callers with a faster implementation, such as Node's, pass it instead. */
export const sha256Anywhere: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns the first 12 characters of a fingerprint, which people compare. */
export const shortenFingerprint = (fingerprint: string): string => fingerprint.slice(0, 12);
