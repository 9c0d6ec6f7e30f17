/**
 * Converts pictures, drawings and files to assets. The journal, a copy of the library in files of the main process, stores an asset as
 * bytes, under its hash.
 */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Asset } from '../../../shared/library/journal.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import type { Database } from '../database.ts';
import type { DrawingRow, FileRow } from '../rows.ts';

export type AssetRow =
  | { readonly kind: 'picture'; readonly row: PictureRow }
  | { readonly kind: 'drawing'; readonly row: DrawingRow }
  | { readonly kind: 'file'; readonly row: FileRow };

/** Reads an asset from the library, or undefined if there is none with this hash. */
export async function readAsset(database: Database, assetHash: string): Promise<AssetRow | undefined> {
  const drawingRow = await database.drawings.get(assetHash);
  if (drawingRow !== undefined) return { kind: 'drawing', row: drawingRow };
  const pictureRow = await database.pictures.get(assetHash);
  if (pictureRow !== undefined) return { kind: 'picture', row: pictureRow };
  const fileRow = await database.files.get(assetHash);
  return fileRow && { kind: 'file', row: fileRow };
}

/** Reads the bytes of an asset. Rejects if a file can't be read. */
export async function toAsset({ kind, row }: AssetRow): Promise<Asset> {
  const bytes =
    kind === 'drawing' ? utf8ToBytes(JSON.stringify(row.drawing)) : new Uint8Array(await row.file.arrayBuffer());
  return { hash: row.hash, kind, bytes };
}

/** Whether the bytes match the hash. */
export async function isIntact({ hash, bytes }: Asset): Promise<boolean> {
  const computedHash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(computedHash)) === hash;
}

const ASSET_REFERENCE = /sha256:([0-9a-f]{64})/g;

/** Finds the hashes of the assets to which a row refers, in the JSON of the row. */
export const findAssetHashes = (rowJson: string): string[] =>
  [...rowJson.matchAll(ASSET_REFERENCE)].flatMap(([, assetHash]) => assetHash ?? []);
