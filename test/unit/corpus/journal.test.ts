/** This build reads every row of the journals and backups of earlier builds. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realDisk } from '../../../src/main/journal/disk.ts';
import { JournalService } from '../../../src/main/journal/service.ts';
import { createTasks } from '../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import type { RecoveredRow } from '../../../src/shared/library/journal.ts';
import {
  CORPORA,
  copyProfile,
  createTempFolder,
  type ExpectedDatabase,
  removeFolder,
} from '../../support/corpus/corpora.ts';
import { digestRow } from '../../support/corpus/read-database.mjs';

let folder: string;
beforeEach(() => {
  folder = createTempFolder();
});
afterEach(() => removeFolder(folder));

const openJournal = (profile: string) =>
  new JournalService({
    texts: new MainTexts(),
    journalDisk: realDisk,
    profile,
    tasks: createTasks(realDisk),
    getTime: Date.now,
    program: 'Rollcall test',
  });

/** Returns the digests of rows, by table and id. */
const digestRows = (recoveredRows: readonly RecoveredRow[]) =>
  Object.fromEntries(recoveredRows.map(({ table, id, row }) => [`${table}/${id}`, digestRow(row)]));

/** Returns the digests of the database rows that were in the journal when the corpus was made. */
function getExpectedDigests({ tables }: ExpectedDatabase, journaled: readonly string[]): Record<string, string> {
  const digests = Object.entries(tables).flatMap(([tableName, expectedRows]) =>
    expectedRows.map(({ key, sha256 }) => [`${tableName}/${key}`, sha256] as const),
  );
  return Object.fromEntries(digests.filter(([rowName]) => journaled.includes(rowName)));
}

describe.each(CORPORA)('the corpus $name', (corpus) => {
  const database = corpus.readExpected<ExpectedDatabase>('database');
  const journaled = corpus.readExpected<string[]>('journal');
  const allDigests = getExpectedDigests(database, journaled);

  it('the journal lists every row of the database and restores it unchanged', async () => {
    const { profile } = copyProfile(corpus, folder);
    const journal = openJournal(profile);
    const inventory = await journal.getInventory();
    expect(inventory.faults).toEqual([]);
    expect(inventory.lost).toEqual([]);
    expect(Object.keys(allDigests).length).toBe(journaled.length);
    expect(digestRows(await journal.recoverRows(inventory.rows))).toEqual(allDigests);
  });

  // When the corpus was made, Fresnel was renamed before the last backup and once more after it (tools/corpus/use-app.mjs).
  it('the backups of the profile restore every row when the journal is missing', async () => {
    const { profile } = copyProfile(corpus, folder);
    rmSync(join(profile, 'Journal'), { recursive: true });
    const journal = openJournal(profile);
    const inventory = await journal.getInventory();
    expect(inventory.faults).toEqual([]);
    const recoveredRows = await journal.recoverRows(inventory.rows);
    expect(Object.keys(digestRows(recoveredRows)).sort()).toEqual(Object.keys(allDigests).sort());
    expect(recoveredRows.find(({ id: rowId }) => rowId === 'fresnel')).toMatchObject({ name: 'Fresnel, backed up' });
  });

  it("the backups in the chosen folder contain every row when the journal and the profile's backups are missing", async () => {
    const { profile } = copyProfile(corpus, folder);
    rmSync(join(profile, 'Journal'), { recursive: true });
    rmSync(join(profile, 'Backups'), { recursive: true });
    const journal = openJournal(profile);
    // A library of this format can't be told from a copy of it on another computer, so nothing counts as lost.
    expect(await journal.getInventory()).toMatchObject({ rows: [], faults: [] });
    const { snapshots } = await journal.describeBackups();
    const newestSnapshot = snapshots.reduce((latestSnapshot, snapshot) =>
      snapshot.at > latestSnapshot.at ? snapshot : latestSnapshot,
    );
    const readResult = await journal.readBackupRows(newestSnapshot.name);
    const recoveredRows = readResult.ok ? readResult.rows : [];
    expect(Object.keys(digestRows(recoveredRows)).sort()).toEqual(Object.keys(allDigests).sort());
    expect(recoveredRows.find(({ id: rowId }) => rowId === 'fresnel')).toMatchObject({ name: 'Fresnel, backed up' });
  });

  it('every backup can be read', async () => {
    const { profile } = copyProfile(corpus, folder);
    const journal = openJournal(profile);
    const { snapshots } = await journal.describeBackups();
    expect(snapshots.length).toBeGreaterThanOrEqual(2);
    for (const { name: snapshotName, fault, counts } of snapshots) {
      expect(fault).toBeUndefined();
      const readResult = await journal.readBackupRows(snapshotName);
      const recoveredRows = readResult.ok ? readResult.rows : [];
      expect(recoveredRows.filter(({ table: tableName }) => tableName === 'characters')).toHaveLength(
        counts?.characters ?? -1,
      );
    }
  });

  it('the assets next to the backups match their hashes', async () => {
    const { profile, backups } = copyProfile(corpus, folder);
    const assets = ['pictures', 'drawings', 'files'].flatMap((tableName) =>
      (database.tables[tableName] ?? []).map(({ key }) => key),
    );
    expect(assets.length).toBeGreaterThan(60);
    for (const backupFolder of [join(profile, 'Backups'), backups]) {
      expect(
        await createTasks(realDisk).checkArt({ journal: join(profile, 'Journal'), backups: backupFolder }),
      ).toEqual([]);
    }
    const journal = openJournal(profile);
    expect(await journal.findMissingAssets(assets)).toEqual([]);
    for (const assetHash of assets) expect((await journal.readAsset(assetHash))?.hash).toBe(assetHash);
    expect(readdirSync(join(backups, 'art')).length).toBeGreaterThan(60);
  });
});
