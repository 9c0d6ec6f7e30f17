import { createHash } from 'node:crypto';

/** SHA-256 in lower case hexadecimal, by the system: many times quicker than the one that works everywhere. */
export const hexDigest = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
