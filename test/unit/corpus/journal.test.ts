/** Journals and backups of earlier builds hold every row, and this build reads all of them. */
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
  type ExpectedDatabase,
  emptyFolder,
  removeFolder,
} from '../../support/corpus/corpora.ts';
import { digestRow } from '../../support/corpus/read-database.mjs';

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
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

/** Rows by table and key, as digests. */
const digestsOf = (rows: readonly RecoveredRow[]) =>
  Object.fromEntries(rows.map(({ table, id, row }) => [`${table}/${id}`, digestRow(row)]));

/** Those of the database, of every row that the journal had when the corpus was made. */
function expectedDigests({ tables }: ExpectedDatabase, journaled: readonly string[]): Record<string, string> {
  const digests = Object.entries(tables).flatMap(([table, rows]) =>
    rows.map(({ key, sha256 }) => [`${table}/${key}`, sha256] as const),
  );
  return Object.fromEntries(digests.filter(([name]) => journaled.includes(name)));
}

describe.each(CORPORA)('the corpus $name', (corpus) => {
  const database = corpus.expected<ExpectedDatabase>('database');
  const journaled = corpus.expected<string[]>('journal');
  const everything = expectedDigests(database, journaled);

  it('the journal knows every row of the database, and brings it back as it was', async () => {
    const { profile } = copyProfile(corpus, folder);
    const journal = openJournal(profile);
    const known = await journal.getInventory();
    expect(known.faults).toEqual([]);
    expect(known.lost).toEqual([]);
    expect(Object.keys(everything).length).toBe(journaled.length);
    expect(digestsOf(await journal.recoverRows(known.rows))).toEqual(everything);
  });

  it('without the journal the backups of the profile bring back every row', async () => {
    const { profile } = copyProfile(corpus, folder);
    rmSync(join(profile, 'Journal'), { recursive: true });
    const journal = openJournal(profile);
    const known = await journal.getInventory();
    expect(known.faults).toEqual([]);
    const rows = await journal.recoverRows(known.rows);
    expect(Object.keys(digestsOf(rows)).sort()).toEqual(Object.keys(everything).sort());
    expect(rows.find(({ id }) => id === 'fresnel')).toMatchObject({ name: 'Fresnel, backed up' });
  });

  it('without the journal and the backups of the profile those of the chosen folder are offered, and hold every row', async () => {
    const { profile } = copyProfile(corpus, folder);
    rmSync(join(profile, 'Journal'), { recursive: true });
    rmSync(join(profile, 'Backups'), { recursive: true });
    const journal = openJournal(profile);
    // A library of this format can't be told from a copy of it on another computer, so nothing counts as lost.
    expect(await journal.getInventory()).toMatchObject({ rows: [], faults: [] });
    const { snapshots } = await journal.describeBackups();
    const newest = snapshots.reduce((best, snapshot) => (snapshot.at > best.at ? snapshot : best));
    const answer = await journal.readBackupRows(newest.name);
    const rows = answer.ok ? answer.rows : [];
    expect(Object.keys(digestsOf(rows)).sort()).toEqual(Object.keys(everything).sort());
    expect(rows.find(({ id }) => id === 'fresnel')).toMatchObject({ name: 'Fresnel, backed up' });
  });

  it('every backup can be looked into', async () => {
    const { profile } = copyProfile(corpus, folder);
    const journal = openJournal(profile);
    const { snapshots } = await journal.describeBackups();
    expect(snapshots.length).toBeGreaterThanOrEqual(2);
    for (const { name, fault, counts } of snapshots) {
      expect(fault).toBeUndefined();
      const answer = await journal.readBackupRows(name);
      const rows = answer.ok ? answer.rows : [];
      expect(rows.filter(({ table }) => table === 'characters')).toHaveLength(counts?.characters ?? -1);
    }
  });

  it('pictures, drawings and files lie beside the backups, and are what their names say', async () => {
    const { profile, backups } = copyProfile(corpus, folder);
    const assets = ['pictures', 'drawings', 'files'].flatMap((table) =>
      (database.tables[table] ?? []).map(({ key }) => key),
    );
    expect(assets.length).toBeGreaterThan(60);
    for (const place of [join(profile, 'Backups'), backups]) {
      expect(await createTasks(realDisk).checkArt({ journal: join(profile, 'Journal'), backups: place })).toEqual([]);
    }
    const journal = openJournal(profile);
    expect(await journal.findMissingAssets(assets)).toEqual([]);
    for (const hash of assets) expect((await journal.readAsset(hash))?.hash).toBe(hash);
    expect(readdirSync(join(backups, 'art')).length).toBeGreaterThan(60);
  });
});
