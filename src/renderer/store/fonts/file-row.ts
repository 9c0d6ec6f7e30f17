import { bytesToHex } from '@noble/hashes/utils.js';
import type { FileRow } from '../rows.ts';

/** A font file as it is kept. */
export async function fileRow(file: Uint8Array): Promise<FileRow> {
  const bytes = file as Uint8Array<ArrayBuffer>;
  const hash = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return { hash, file: new Blob([bytes]) };
}
