/** Pictures, drawings and files of lists as the journal keeps them: by hash, as bytes. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Asset } from '../../../shared/library/journal.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import type { Database } from '../database.ts';
import type { DrawingRow, FileRow } from '../rows.ts';

export type AssetRow =
  | { readonly kind: 'picture'; readonly row: PictureRow }
  | { readonly kind: 'drawing'; readonly row: DrawingRow }
  | { readonly kind: 'file'; readonly row: FileRow };

/** An asset of the library; undefined where it has none of this hash. */
export async function readAsset(database: Database, hash: string): Promise<AssetRow | undefined> {
  const drawing = await database.drawings.get(hash);
  if (drawing !== undefined) return { kind: 'drawing', row: drawing };
  const picture = await database.pictures.get(hash);
  if (picture !== undefined) return { kind: 'picture', row: picture };
  const file = await database.files.get(hash);
  return file && { kind: 'file', row: file };
}

/** Its bytes. Rejects when a file cannot be read. */
export async function assetOf({ kind, row }: AssetRow): Promise<Asset> {
  const bytes =
    kind === 'drawing' ? utf8ToBytes(JSON.stringify(row.drawing)) : new Uint8Array(await row.file.arrayBuffer());
  return { hash: row.hash, kind, bytes };
}

/** Whether the bytes are those that the hash names. */
export async function isWhole({ hash, bytes }: Asset): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(digest)) === hash;
}

const NAMED = /sha256:([0-9a-f]{64})/g;

/** The hashes of assets that a row names; `text` is its JSON. */
export const hashesIn = (text: string): string[] => [...text.matchAll(NAMED)].flatMap(([, hash]) => hash ?? []);
