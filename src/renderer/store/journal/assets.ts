/** Converts pictures, drawings and files to assets of the journal, which stores them as bytes by their hash. */
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
export async function toAsset({ kind: assetKind, row: assetRow }: AssetRow): Promise<Asset> {
  const bytes =
    assetKind === 'drawing'
      ? utf8ToBytes(JSON.stringify(assetRow.drawing))
      : new Uint8Array(await assetRow.file.arrayBuffer());
  return { hash: assetRow.hash, kind: assetKind, bytes };
}

/** Whether the bytes match the hash. */
export async function isIntact({ hash: assetHash, bytes }: Asset): Promise<boolean> {
  const computedHash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(computedHash)) === assetHash;
}

const ASSET_REFERENCE = /sha256:([0-9a-f]{64})/g;

/** Finds the hashes of the assets to which a row refers. */
export const findAssetHashes = (rowJson: string): string[] =>
  [...rowJson.matchAll(ASSET_REFERENCE)].flatMap(([, assetHash]) => assetHash ?? []);
