import { expect, it } from 'vitest';
import { AssetStore } from '../../../../src/main/journal/asset-store.ts';
import { createAsset } from '../../../support/journal/journal.ts';
import { MemoryDisk } from '../../../support/journal/memory-disk.ts';

const FOLDER = '/backups/art';

it('a folder that could not be listed once is listed again, so that its assets are found', async () => {
  const disk = new MemoryDisk();
  const { bytes, ...asset } = createAsset('picture', '\x89PNG a picture');
  await new AssetStore(disk, FOLDER).save({ ...asset, bytes });
  const assetStore = new AssetStore(disk, FOLDER);
  disk.brokenPaths.set(FOLDER, { code: 'EIO' });
  expect(await assetStore.findMissing([asset.hash])).toEqual([asset.hash]);
  disk.brokenPaths.delete(FOLDER);
  expect(await assetStore.findMissing([asset.hash])).toEqual([]);
  expect((await assetStore.readAsset(asset.hash))?.kind).toBe('picture');
});
