/**
 * Sends assets (pictures, drawings and files) of an open library that the journal lacks, and restores assets that the library has lost or
 * that are damaged. The journal is a copy of the library in files of the main process.
 */
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { Asset } from '../../../shared/library/journal.ts';
import { addPicture } from '../../pictures/add-picture.ts';
import type { Library } from '../library.ts';
import { isIntact, readAsset, toAsset } from './assets.ts';

/** The number of hashes in one query to the journal. */
const BATCH_SIZE = 200;
/** The pause between two files, so that thousands of pictures do not slow the page down. */
const PAUSE_MS = 60;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

const listAssetHashes = async ({ database }: Library): Promise<string[]> => [
  ...(await database.drawings.toCollection().primaryKeys()),
  ...(await database.pictures.toCollection().primaryKeys()),
  ...(await database.files.toCollection().primaryKeys()),
];

/**
 * Sends the assets that the journal lacks, one after the other. Restores damaged assets from the journal.
 *
 * @param isThorough whether every file is read and compared with its hash, since a disk may damage files silently
 * @returns the number of damaged assets that were restored
 */
export async function checkAssets(
  library: Library,
  bridge: JournalBridge,
  isThorough: boolean,
  isOver: () => boolean,
): Promise<number> {
  let restoredCount = 0;
  const assetHashes = await listAssetHashes(library);
  for (let batchStart = 0; batchStart < assetHashes.length; batchStart += BATCH_SIZE) {
    const batch = assetHashes.slice(batchStart, batchStart + BATCH_SIZE);
    const missingHashes = new Set(await bridge.journalLacks(batch));
    for (const assetHash of isThorough ? batch : batch.filter((candidate) => missingHashes.has(candidate))) {
      if (isOver()) return restoredCount;
      await pause();
      const asset = await readIntactAsset(library, assetHash);
      if (asset === undefined) restoredCount += (await restoreAsset(library, bridge, assetHash)) ? 1 : 0;
      // If the disk is full, the next start of the app continues here.
      else if (missingHashes.has(assetHash) && !(await bridge.journalAsset(asset)).ok) return restoredCount;
    }
  }
  return restoredCount;
}

/** Reads an asset, or returns undefined if it is damaged or missing. */
async function readIntactAsset(library: Library, assetHash: string): Promise<Asset | undefined> {
  const assetRow = await readAsset(library.database, assetHash).catch(() => undefined);
  const asset = assetRow && (await toAsset(assetRow).catch(() => undefined));
  return asset !== undefined && (await isIntact(asset)) ? asset : undefined;
}

/** Restores the assets that rows refer to and the library lacks. */
export async function restoreMissingAssets(
  library: Library,
  bridge: JournalBridge,
  referencedHashes: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<void> {
  const existingHashes = new Set(await listAssetHashes(library));
  for (const assetHash of referencedHashes) {
    if (existingHashes.has(assetHash)) continue;
    if (isOver()) break;
    await pause();
    await restoreAsset(library, bridge, assetHash);
  }
}

/** Restores an asset from the journal. A picture gets a new preview. Returns false if the journal does not have the asset. */
async function restoreAsset(library: Library, bridge: JournalBridge, assetHash: string): Promise<boolean> {
  const asset = await bridge.journalAssetBytes(assetHash);
  if (asset === undefined) return false;
  if (asset.kind === 'file') return restoreFile(library, asset);
  return asset.kind === 'drawing' ? restoreDrawing(library, asset) : restorePicture(library, asset);
}

async function restoreFile({ database }: Library, { hash, bytes }: Asset): Promise<boolean> {
  await database.files.put({ hash, file: new Blob([bytes as Uint8Array<ArrayBuffer>]) });
  return true;
}

async function restoreDrawing({ database, drawings }: Library, { hash, bytes }: Asset): Promise<boolean> {
  const drawing = JSON.parse(new TextDecoder().decode(bytes));
  await database.drawings.put({ hash, drawing });
  drawings.cache(hash, drawing);
  return true;
}

async function restorePicture({ pictures }: Library, { hash, bytes }: Asset): Promise<boolean> {
  const pictureFile = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const addedPicture = await addPicture(pictureFile, { acceptsDamage: true }).catch(() => undefined);
  if (addedPicture?.row.hash !== hash) return false;
  await pictures.add(addedPicture.row);
  return true;
}
