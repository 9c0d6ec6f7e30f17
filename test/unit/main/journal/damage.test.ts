import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalService } from '../../../../src/main/journal/service.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import {
  createAsset,
  createDelete,
  createEdit,
  createHeroRow,
  createPut,
  startJournal,
} from '../../../support/journal/journal.ts';
import {
  DAMAGES,
  type Damage,
  damageFile,
  expectRowsBackOrNamed,
  type RowHistory,
} from '../../../support/journal/journal-damage.ts';
import { MemoryDisk } from '../../../support/journal/memory-disk.ts';
import { selectSample } from '../../../support/sample-size.ts';

/**
 * Damages the files of a profile: the journal, the copy of the library that the main process keeps, and its snapshots, which are backups.
 * `createHeroRow('bo', 'second', 3)` is the row of the hero `bo` with the concept `second` and the revision 3.
 */

const PICTURE_ASSET = createAsset('picture', '\x89PNG a picture');
const IDS = ['ada', 'bo', 'cy', 'di', 'ed', 'flo', 'gus'];

let profileDisk: MemoryDisk;
const rowHistory: RowHistory = new Map();

async function appendChanges(journal: JournalService, changes: readonly JournalChange[]): Promise<void> {
  const reply = await journal.append(changes);
  expect(reply).toEqual({ ok: true, whole: [] });
  for (const change of changes) {
    const checksum = change.kind === 'delete' ? undefined : change.sum;
    rowHistory.set(change.id, [...(rowHistory.get(change.id) ?? []), checksum]);
  }
}

/** Builds a profile with three snapshots, changes before, between and after them, and one restart. */
beforeAll(async () => {
  profileDisk = new MemoryDisk();
  let journal = startJournal(profileDisk);
  await journal.saveAsset(PICTURE_ASSET);
  await appendChanges(
    journal,
    IDS.map((rowId) => createPut(createHeroRow(rowId, 'first', 1))),
  );
  expect(await journal.backupNow()).toEqual({ ok: true });
  await appendChanges(journal, [
    createPut(createHeroRow('ada', 'second', 2, { art: { image: { src: `sha256:${PICTURE_ASSET.hash}` } } })),
  ]);
  await appendChanges(journal, [createPut(createHeroRow('bo', 'second', 3)), createDelete('cy', 4)]);
  expect(await journal.backupNow()).toEqual({ ok: true });
  journal = startJournal(profileDisk);
  await appendChanges(journal, [createPut(createHeroRow('di', 'third', 5))]);
  await appendChanges(journal, [createEdit(createHeroRow('di', 'third', 5), createHeroRow('di', 'fourth', 6))]);
  expect(await journal.backupNow()).toEqual({ ok: true });
  await appendChanges(journal, [
    createPut(createHeroRow('ed', 'fifth', 7)),
    createPut(createHeroRow('new', 'fifth', 8)),
  ]);
  await appendChanges(journal, [
    createEdit(createHeroRow('ed', 'fifth', 7), createHeroRow('ed', 'sixth', 9)),
    createDelete('gus', 10),
  ]);
  profileDisk = profileDisk.copy();
});

const listFilePaths = (): string[] => [...profileDisk.files.keys()].sort();

describe('a damaged profile', () => {
  it('starts undamaged: three snapshots, two segments of the journal and one asset', async () => {
    expect(
      listFilePaths().map((filePath) => filePath.replace(/\d{4}-.*(?=\.)/, '…').replace(/[0-9a-f]{64}/, '#')),
    ).toEqual([
      '/profile/Backups/Rollcall 0001 ….index',
      '/profile/Backups/Rollcall 0001 ….rollcall',
      '/profile/Backups/Rollcall 0002 ….index',
      '/profile/Backups/Rollcall 0002 ….rollcall',
      '/profile/Backups/Rollcall 0003 ….index',
      '/profile/Backups/Rollcall 0003 ….rollcall',
      '/profile/Backups/art/#.png',
      '/profile/Journal/000003.journal',
      '/profile/Journal/000003.names',
      '/profile/Journal/000004.journal',
      '/profile/Journal/000004.names',
      '/profile/backups.json',
    ]);
    const { faults } = await startJournal(profileDisk.copy()).getInventory();
    expect(faults).toEqual([]);
    await expectRowsBackOrNamed(rowHistory, profileDisk.copy(), 'as it was');
  });

  it('restores or reports every row when any one file is damaged', async () => {
    for (const filePath of listFilePaths()) {
      for (const damage of DAMAGES)
        await expectRowsBackOrNamed(
          rowHistory,
          damageFile(profileDisk, filePath, damage),
          `${filePath} ${damage.name}`,
        );
    }
  });

  it('restores every row when any one file other than the newest journal segment is damaged', async () => {
    for (const filePath of listFilePaths().filter((fileName) => !fileName.endsWith('4.journal'))) {
      for (const damage of DAMAGES) {
        const { rows } = await startJournal(damageFile(profileDisk, filePath, damage)).getInventory();
        const expectedRows = [...rowHistory].flatMap(([rowId, checksums]) =>
          checksums.at(-1) === undefined ? [] : [[rowId, checksums.at(-1)]],
        );
        expect(Object.fromEntries(rows.map((row) => [row.id, row.sum])), `${filePath} ${damage.name}`).toEqual(
          Object.fromEntries(expectedRows),
        );
      }
    }
  });

  it('restores or reports every row when any two files are damaged', async () => {
    // Two thirds of the kinds of damage are enough for the many pairs of files.
    const damages = DAMAGES.filter((_damage, index) => index % 3 !== 1);
    const damagePairs = listFilePaths().flatMap((firstPath, index) =>
      listFilePaths()
        .slice(index + 1)
        .flatMap((secondPath) =>
          damages.map((damage, damageIndex) => {
            const secondDamage = damages[(damageIndex + index) % damages.length] as Damage;
            return { first: firstPath, damage, second: secondPath, other: secondDamage };
          }),
        ),
    );
    for (const { first: firstPath, damage, second: secondPath, other: secondDamage } of selectSample(damagePairs)) {
      await expectRowsBackOrNamed(
        rowHistory,
        damageFile(damageFile(profileDisk, firstPath, damage), secondPath, secondDamage),
        `${firstPath} ${damage.name}, ${secondPath} ${secondDamage.name}`,
      );
    }
  });

  it('still knows what was deleted when the newest journal segment is damaged', async () => {
    for (const damage of DAMAGES) {
      const { rows } = await startJournal(
        damageFile(profileDisk, listFilePaths().find((fileName) => fileName.endsWith('4.journal')) as string, damage),
      ).getInventory();
      expect(
        rows.some(({ id }) => id === 'gus'),
        damage.name,
      ).toBe(false);
    }
  });

  it('does not return a damaged asset and asks for it again', async () => {
    const filePath = listFilePaths().find((fileName) => fileName.endsWith('.png')) as string;
    for (const damage of DAMAGES) {
      const journal = startJournal(damageFile(profileDisk, filePath, damage));
      expect(await journal.readAsset(PICTURE_ASSET.hash), damage.name).toBe(undefined);
      expect(await journal.findMissingAssets([PICTURE_ASSET.hash])).toEqual([PICTURE_ASSET.hash]);
      await journal.saveAsset(PICTURE_ASSET);
      expect((await journal.readAsset(PICTURE_ASSET.hash))?.bytes).toEqual(new Uint8Array(PICTURE_ASSET.bytes));
    }
  });
});
