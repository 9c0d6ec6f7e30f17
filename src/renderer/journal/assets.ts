/** Pictures and drawings as the journal keeps them: by hash, as bytes. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Asset } from '../../shared/library/journal.ts';
import type { Database, DrawingRow, PictureRow } from '../store/database.ts';

export type AssetRow =
  | { readonly kind: 'picture'; readonly row: PictureRow }
  | { readonly kind: 'drawing'; readonly row: DrawingRow };

/** A picture or drawing of the library; undefined where it has none of this hash. */
export async function readAsset(db: Database, hash: string): Promise<AssetRow | undefined> {
  const drawing = await db.drawings.get(hash);
  if (drawing !== undefined) return { kind: 'drawing', row: drawing };
  const picture = await db.pictures.get(hash);
  return picture && { kind: 'picture', row: picture };
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

/** The hashes of pictures and drawings that a row names; `text` is its JSON. */
export const hashesIn = (text: string): string[] => [...text.matchAll(NAMED)].flatMap(([, hash]) => hash ?? []);
