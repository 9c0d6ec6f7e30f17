/** Pictures and drawings as the journal keeps them: by hash, as bytes. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Asset } from '../../shared/library/journal.ts';
import type { DrawingRow, PictureRow } from '../store/database.ts';

export type AssetRow =
  | { readonly kind: 'picture'; readonly row: PictureRow }
  | { readonly kind: 'drawing'; readonly row: DrawingRow };

/** A written row as an asset; undefined for one of another table. */
export function assetRow(table: string, row: unknown): AssetRow | undefined {
  if (table === 'pictures') return { kind: 'picture', row: row as PictureRow };
  return table === 'drawings' ? { kind: 'drawing', row: row as DrawingRow } : undefined;
}

/** Its bytes. Rejects when the file of a picture cannot be read. */
export async function assetOf({ kind, row }: AssetRow): Promise<Asset> {
  const bytes =
    kind === 'picture' ? new Uint8Array(await row.file.arrayBuffer()) : utf8ToBytes(JSON.stringify(row.drawing));
  return { hash: row.hash, kind, bytes };
}

/** Whether the bytes are those that the hash names. */
export async function isWhole({ hash, bytes }: Asset): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(digest)) === hash;
}

const NAMED = /sha256:([0-9a-f]{64})/g;

/** The hashes of pictures and drawings that a row names. */
export const hashesIn = (row: unknown): string[] =>
  [...JSON.stringify(row ?? null).matchAll(NAMED)].flatMap(([, hash]) => hash ?? []);
