import { bytesToHex } from '@noble/hashes/utils.js';
import type { FileRow } from '../rows.ts';

/** Creates the row that stores a font file. */
export async function createFileRow(fontBytes: Uint8Array): Promise<FileRow> {
  const bytes = fontBytes as Uint8Array<ArrayBuffer>;
  const fileHash = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return { hash: fileHash, file: new Blob([bytes]) };
}
