/** SHA-256 without Node, without a page and without waiting. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case. */
export type Sha256 = (text: string) => string;

/** Works everywhere. Callers that have a quicker one, such as Node, pass it instead. */
export const sha256Anywhere: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The first 12 characters of a fingerprint: what people compare. */
export const shortFingerprint = (full: string): string => full.slice(0, 12);
