/** Pictures, drawings and files of lists of an open library: sends those that the journal lacks, and restores those that the library lost. */
import type { JournalBridge } from '../../../shared/bridge.ts';
import type { Asset } from '../../../shared/library/journal.ts';
import { addPicture } from '../../pictures/add-picture.ts';
import type { Library } from '../library.ts';
import { assetOf, isWhole, readAsset } from './assets.ts';

/** Hashes in one query to the journal. */
const AT_ONCE = 200;
/** Pause between two files, so that thousands of pictures do not slow the page down. */
const REST_MS = 60;

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

const hashesOf = async ({ database }: Library): Promise<string[]> => [
  ...(await database.drawings.toCollection().primaryKeys()),
  ...(await database.pictures.toCollection().primaryKeys()),
  ...(await database.files.toCollection().primaryKeys()),
];

/**
 * Sends what the journal lacks, one after the other.
 * @param all whether every file is read and compared with its hash, since a disk may change it silently
 * @returns how many damaged ones were repaired
 */
export async function checkAssets(
  library: Library,
  bridge: JournalBridge,
  all: boolean,
  isOver: () => boolean,
): Promise<number> {
  let repaired = 0;
  const hashes = await hashesOf(library);
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    const some = hashes.slice(at, at + AT_ONCE);
    const lacking = new Set(await bridge.journalLacks(some));
    for (const hash of all ? some : some.filter((one) => lacking.has(one))) {
      if (isOver()) return repaired;
      await rest();
      const asset = await readWhole(library, hash);
      if (asset === undefined) repaired += (await restoreAsset(library, bridge, hash)) ? 1 : 0;
      // When the disk is full, the next start of the app goes on from here.
      else if (lacking.has(hash) && !(await bridge.journalAsset(asset)).ok) return repaired;
    }
  }
  return repaired;
}

/** The asset; undefined where it is damaged or missing. */
async function readWhole(library: Library, hash: string): Promise<Asset | undefined> {
  const row = await readAsset(library.database, hash).catch(() => undefined);
  const asset = row && (await assetOf(row).catch(() => undefined));
  return asset !== undefined && (await isWhole(asset)) ? asset : undefined;
}

/** Restores the files that rows name and the library does not have. */
export async function restoreMissingAssets(
  library: Library,
  bridge: JournalBridge,
  named: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<void> {
  const there = new Set(await hashesOf(library));
  for (const hash of named) {
    if (there.has(hash)) continue;
    if (isOver()) break;
    await rest();
    await restoreAsset(library, bridge, hash);
  }
}

/** Restores a file from the journal and makes its preview; false where the journal does not have it either. */
async function restoreAsset(library: Library, bridge: JournalBridge, hash: string): Promise<boolean> {
  const asset = await bridge.journalAssetBytes(hash);
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
  drawings.hold(hash, drawing);
  return true;
}

async function restorePicture({ pictures }: Library, { hash, bytes }: Asset): Promise<boolean> {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const added = await addPicture(file, { acceptsDamage: true }).catch(() => undefined);
  if (added?.row.hash !== hash) return false;
  await pictures.add(added.row);
  return true;
}
