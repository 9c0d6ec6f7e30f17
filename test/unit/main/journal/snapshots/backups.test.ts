import { describe, expect, it } from 'vitest';
import { formatLine } from '../../../../../src/main/journal/segments/lines.ts';
import { openArchive } from '../../../../../src/main/journal/snapshots/snapshot-files.ts';
import { createTasks } from '../../../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../../../src/main/texts.ts';
import { toIncoming } from '../../../../../src/renderer/store/journal/restore.ts';
import { formatJsonLine } from '../../../../../src/shared/document/json/json-line.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ManifestEntry } from '../../../../../src/shared/library/archive/manifest.ts';
import { writeArchive } from '../../../../../src/shared/library/archive/write-archive.ts';
import type { ExistingDocument } from '../../../../../src/shared/library/import/compare-documents.ts';
import {
  createCandidates,
  getDefaultChoice,
  planImport,
} from '../../../../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../../src/shared/library/import/incoming.ts';
import type { JournalChange } from '../../../../../src/shared/library/journal.ts';
import {
  computeSum,
  createAsset,
  createHeroRow,
  createPut,
  PROFILE,
  startJournal,
} from '../../../../support/journal/journal.ts';
import { MemoryDisk } from '../../../../support/journal/memory-disk.ts';

/**
 * Tests backups, which are snapshots of the journal: archives with all rows, and an index next to each.
 * `createHeroRow('ada', '2', 2)` is the row of the hero `ada` with the concept `2` and the revision 2.
 */

const PICTURE_ASSET = createAsset('picture', '\x89PNG a picture');
const CHOSEN_FOLDER = '/stick/Rollcall Backups';
const START_TIME = 1_790_000_000_000;
const HOUR_IN_MS = 3_600_000;

const createRowWithPicture = (rowId: string, concept: string, revision: number) =>
  createHeroRow(rowId, concept, revision, { art: { image: { src: `sha256:${PICTURE_ASSET.hash}` } } });
const countArchives = (memoryDisk: MemoryDisk, folderPath: string): number =>
  [...memoryDisk.files.keys()].filter(
    (filePath) => filePath.startsWith(`${folderPath}/`) && filePath.endsWith('.rollcall'),
  ).length;
const countAssets = (memoryDisk: MemoryDisk, folderPath: string): number =>
  [...memoryDisk.files.keys()].filter((filePath) => filePath.startsWith(`${folderPath}/art/`)).length;

/** Plans the import of these documents into a library with the existing document. */
function planRestore(incoming: readonly Incoming[], existingDocument: ExistingDocument) {
  const candidates = createCandidates(GAMES, incoming, () => existingDocument);
  return planImport(candidates, (candidate) => ({ choice: getDefaultChoice(candidate) }), { has: () => true });
}

/** Creates a library with this number of backups, one hour apart. */
async function createLibrary(memoryDisk: MemoryDisk, backupCount: number, clock = { now: START_TIME }) {
  const journal = startJournal(memoryDisk, () => clock.now);
  await journal.saveAsset(PICTURE_ASSET);
  for (let index = 1; index <= backupCount; index++) {
    await journal.append([createPut(createRowWithPicture('ada', `${index}`, index))]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    clock.now += HOUR_IN_MS;
  }
  return { journal, clock };
}

describe('backups', () => {
  it('writes a backup only when something has changed', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 2);
    await journal.backupNow();
    await journal.backUpIfChanged();
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBe(2);
    expect((await journal.describeBackups()).snapshots.map(({ counts, fault }) => [counts, fault])).toEqual([
      [{ characters: 1 }, undefined],
      [{ characters: 1 }, undefined],
    ]);
  });

  it('restores the tags of a row', async () => {
    const journal = startJournal(new MemoryDisk(), () => START_TIME);
    const row = { ...createHeroRow('ada', '1', 1), tags: ['Club', 'Saturday'] };
    await journal.append([createPut(row)]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    const [newestSnapshot] = (await journal.describeBackups()).snapshots;
    const readResult = await journal.readBackupRows(newestSnapshot?.name ?? '');
    expect(readResult).toMatchObject({ ok: true, rows: [{ row }] });
    const [restoredDocument] = readResult.ok ? toIncoming(readResult.rows, 'Backup', false) : [];
    expect(restoredDocument).toMatchObject({ kind: 'characters', id: 'ada', tags: ['Club', 'Saturday'] });
    // Removed tags come back, although the hero itself is unchanged.
    const plan = planRestore(restoredDocument === undefined ? [] : [restoredDocument], {
      document: row.document,
      tags: ['club'],
    });
    expect(plan).toMatchObject([{ id: 'ada', document: row.document, tags: ['Club', 'Saturday'], isTheirs: false }]);
    expect(
      planRestore(restoredDocument === undefined ? [] : [restoredDocument], {
        document: row.document,
        tags: ['saturday', 'club'],
      }),
    ).toEqual([]);
  });

  it('restores every row of a backup exactly', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 2);
    const [newestSnapshot, olderSnapshot] = (await journal.describeBackups()).snapshots;
    expect(await journal.readBackupRows(olderSnapshot?.name ?? '')).toMatchObject({
      ok: true,
      rows: [{ row: createRowWithPicture('ada', '1', 1) }],
    });
    expect(await journal.readBackupRows(newestSnapshot?.name ?? '')).toMatchObject({
      ok: true,
      rows: [{ row: createRowWithPicture('ada', '2', 2) }],
    });
    expect(await journal.readBackupRows('../x')).toMatchObject({ ok: false });
  });

  it('prunes backups over the months, and deletes the assets that none of them uses', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal, clock } = await createLibrary(memoryDisk, 30);
    clock.now += 200 * 24 * HOUR_IN_MS;
    for (let index = 31; index <= 45; index++) {
      await journal.append([createPut(createHeroRow('ada', `${index}`, index))]);
      await journal.backupNow();
    }
    // The fifteen new backups, and the last one of the month in which the others were written.
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBe(16);
    expect(countAssets(memoryDisk, `${PROFILE}/Backups`)).toBe(1);
    // The snapshot kept for that month is deleted later than all others that use the asset.
    const filePath = [...memoryDisk.files.keys()].find((fileName) => fileName.includes('/Rollcall 0030 ')) as string;
    for (const extension of ['.rollcall', '.index']) memoryDisk.files.delete(filePath.replace(/\.\w+$/, extension));
    const laterJournal = startJournal(memoryDisk, () => clock.now);
    await laterJournal.append([createPut(createHeroRow('ada', 'end', 99))]);
    await laterJournal.backupNow();
    await laterJournal.append([createPut(createHeroRow('ada', 'end 2', 100))]);
    await laterJournal.backupNow();
    expect(countAssets(memoryDisk, `${PROFILE}/Backups`)).toBe(0);
  });

  it('survives a clock that is set years forward and back', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal, clock } = await createLibrary(memoryDisk, 12);
    for (const currentTime of [START_TIME + 9e11, START_TIME - 9e11, START_TIME]) {
      clock.now = currentTime;
      await journal.append([createPut(createHeroRow('ada', `at ${currentTime}`, 100 + currentTime))]);
      expect(await journal.backupNow()).toEqual({ ok: true });
    }
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBeGreaterThanOrEqual(10);
    expect((await startJournal(memoryDisk.copy()).getInventory()).faults).toEqual([]);
  });
});

describe('backups and journal files that cannot be used', () => {
  it('refuses every write and changes no file when a newer version of Rollcall has written a part of the journal', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 2);
    await journal.append([createPut(createHeroRow('bo', 'a', 50))]);
    const newerHeader = formatJsonLine({ n: 0, format: 'rollcall.journal', version: 2, at: START_TIME });
    memoryDisk.put(`${PROFILE}/Journal/000003.journal`, Buffer.from(formatLine(3, newerHeader)));
    memoryDisk.put(`${PROFILE}/Journal/unfinished.part`, Buffer.from('left by the newer one'));
    const filesBefore = new Map(memoryDisk.files);
    const restartedJournal = startJournal(memoryDisk);
    expect(await restartedJournal.getInventory()).toMatchObject({ isNewer: true, exists: true });
    const refusal = { ok: false, refused: expect.stringContaining('Install the newest version of Rollcall') };
    expect(await restartedJournal.append([createPut(createHeroRow('cy', 'a', 60))])).toMatchObject(refusal);
    expect(await restartedJournal.saveAsset(createAsset('picture', 'a picture'))).toMatchObject(refusal);
    expect(await restartedJournal.backupNow()).toMatchObject(refusal);
    expect(await restartedJournal.chooseFolder('/elsewhere')).toMatchObject(refusal);
    expect(await restartedJournal.finishComparison({ lost: true })).toEqual({});
    await restartedJournal.backUpIfChanged();
    expect(memoryDisk.files).toEqual(filesBefore);
  });

  it('lists an unreadable backup with its time and the reason', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 1);
    const [filePath] = [...memoryDisk.files.keys()].filter((fileName) => fileName.endsWith('.rollcall'));
    memoryDisk.put(filePath ?? '', Buffer.from('no zip'));
    memoryDisk.files.delete(filePath?.replace('.rollcall', '.index') ?? '');
    const [snapshotInfo] = (await journal.describeBackups()).snapshots;
    expect(snapshotInfo?.fault).toMatch(/^This backup can't be used: it is no archive/);
    expect(Math.abs((snapshotInfo?.at ?? 0) - START_TIME)).toBeLessThan(1000);
  });

  it('describes an unreadable backup in the language that the window chose after the journal was read', async () => {
    const memoryDisk = new MemoryDisk();
    await createLibrary(memoryDisk, 1);
    const [filePath = ''] = [...memoryDisk.files.keys()].filter((fileName) => fileName.endsWith('.rollcall'));
    memoryDisk.put(filePath, Buffer.from('no zip'));
    memoryDisk.files.delete(filePath.replace('.rollcall', '.index'));
    const texts = new MainTexts();
    const journal = startJournal(memoryDisk, () => START_TIME, texts);
    const fileName = filePath.split('/').at(-1);
    expect((await journal.getInventory()).faults.join(' ')).toContain(
      `The backup “${fileName}” can't be used: it is no archive`,
    );
    texts.setLanguage('de');
    expect((await journal.getInventory()).faults.join(' ')).toContain(
      `Die Sicherung „${fileName}“ lässt sich nicht verwenden: `,
    );
    const [snapshotInfo] = (await journal.describeBackups()).snapshots;
    expect(snapshotInfo?.fault).toMatch(/^Diese Sicherung lässt sich nicht verwenden: /);
    texts.setLanguage('eo');
    expect((await journal.getInventory()).faults.join(' ')).toContain(`The backup “${fileName}” can't be used: `);
  });

  it('quarantines a damaged asset and asks for it again', async () => {
    const memoryDisk = new MemoryDisk();
    await createLibrary(memoryDisk, 1);
    const filePath = `${PROFILE}/Backups/art/${PICTURE_ASSET.hash}.png`;
    memoryDisk.put(filePath, Buffer.from('\x89PNG a pixture', 'latin1'));
    const folderPaths = { journal: `${PROFILE}/Journal`, backups: `${PROFILE}/Backups` };
    expect(await createTasks(memoryDisk).checkArt(folderPaths)).toEqual([`${PICTURE_ASSET.hash}.png`]);
    expect([memoryDisk.files.has(filePath), memoryDisk.files.has(`${filePath}.damaged`)]).toEqual([false, true]);
    expect(await startJournal(memoryDisk).findMissingAssets([PICTURE_ASSET.hash])).toEqual([PICTURE_ASSET.hash]);
  });
});

describe('a backup folder chosen by the user', () => {
  it('receives the existing backups, their assets and every later backup; the profile keeps the two newest', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 4);
    expect(await journal.chooseFolder('/stick')).toEqual({ ok: true });
    expect([countArchives(memoryDisk, CHOSEN_FOLDER), countAssets(memoryDisk, CHOSEN_FOLDER)]).toEqual([4, 1]);
    await journal.append([createPut(createRowWithPicture('ada', 'later', 50))]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect([countArchives(memoryDisk, CHOSEN_FOLDER), countAssets(memoryDisk, CHOSEN_FOLDER)]).toEqual([5, 1]);
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBe(2);
    const restartedJournal = startJournal(memoryDisk.copy());
    expect(await restartedJournal.describeBackups()).toMatchObject({ folder: CHOSEN_FOLDER });
    expect((await restartedJournal.describeBackups()).snapshots).toHaveLength(5);
    expect((await restartedJournal.getInventory()).faults).toEqual([]);
  });

  it('reports a missing folder without creating it, and copies the missed backups when the folder is back', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 3);
    await journal.chooseFolder('/stick');
    memoryDisk.missingFolders.add(CHOSEN_FOLDER);
    for (let index = 50; index < 54; index++) {
      await journal.append([createPut(createRowWithPicture('ada', `${index}`, index))]);
      expect(await journal.backupNow()).toEqual({
        ok: false,
        refused: `Backups cannot be copied to “${CHOSEN_FOLDER}”: it is not there; plug in its disk, or choose another folder. Until then they are kept in “${PROFILE}/Backups”.`,
      });
    }
    expect(countArchives(memoryDisk, CHOSEN_FOLDER)).toBe(3);
    expect((await startJournal(memoryDisk.copy()).getInventory()).faults).toEqual([]);
    memoryDisk.missingFolders.clear();
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect(countArchives(memoryDisk, CHOSEN_FOLDER)).toBe(7);
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBe(2);
  });

  it('rejects a folder that it cannot write to, with the reason', async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 2);
    memoryDisk.beforeStep = (_step, operation, filePath) => {
      if (operation === 'open' && filePath.startsWith('/stick')) throw Object.assign(new Error(), { code: 'EROFS' });
    };
    expect(await journal.chooseFolder('/stick')).toEqual({
      ok: false,
      refused: `The backups cannot be copied to “${CHOSEN_FOLDER}”: this disk can only be read; choose another place. They stay where they are.`,
    });
    expect(await journal.describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups` });
    expect(countArchives(memoryDisk, `${PROFILE}/Backups`)).toBe(2);
  });

  it("returns to the profile's own folder when the user chooses that one again", async () => {
    const memoryDisk = new MemoryDisk();
    const { journal } = await createLibrary(memoryDisk, 2);
    await journal.chooseFolder('/stick');
    expect(await journal.chooseFolder(`${PROFILE}/Backups`)).toEqual({ ok: true });
    expect(await startJournal(memoryDisk.copy()).describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups` });
    expect(countArchives(memoryDisk, CHOSEN_FOLDER)).toBe(2);
  });

  it('leaves the backups of another library in that folder alone', async () => {
    const memoryDisk = new MemoryDisk();
    const otherDisk = new MemoryDisk();
    await createLibrary(otherDisk, 30);
    for (const [filePath, { bytes }] of otherDisk.files) {
      if (filePath.startsWith(`${PROFILE}/Backups/`))
        memoryDisk.put(filePath.replace(`${PROFILE}/Backups`, CHOSEN_FOLDER), bytes);
    }
    const { journal, clock } = await createLibrary(memoryDisk, 1, { now: START_TIME + 17_000 });
    await journal.chooseFolder('/stick');
    expect((await startJournal(memoryDisk.copy()).recoverRows([{ table: 'characters', id: 'ada' }]))[0]?.rev).toBe(1);
    clock.now += 400 * 24 * HOUR_IN_MS;
    for (let index = 2; index < 10; index++) {
      await journal.append([createPut(createHeroRow('bo', `${index}`, index))]);
      await journal.backupNow();
    }
    const otherNames = (await otherDisk.list(`${PROFILE}/Backups`)).map(({ name }) => name);
    for (const fileName of otherNames)
      expect(memoryDisk.files.has(`${CHOSEN_FOLDER}/${fileName}`), fileName).toBe(true);
    expect((await startJournal(memoryDisk.copy()).getInventory()).rows.map(({ id }) => id)).toEqual(['ada', 'bo']);
  });
});

describe('versions of documents in backups', () => {
  /** Creates a version row of the hero `ada`. Versions with the same concept have equal documents. */
  const createVersionRow = (key: string, concept: string) => ({
    key,
    owner: 'characters/ada',
    name: `Version ${key}`,
    document: createHeroRow('ada', concept, 1).document,
    savedAt: START_TIME,
    updatedAt: START_TIME,
    bytes: 100,
  });
  const putVersion = (key: string, concept: string): JournalChange => {
    const row = createVersionRow(key, concept);
    return { table: 'versions', id: key, rev: 0, kind: 'put', row, sum: computeSum(row) };
  };
  const getArchivePaths = (memoryDisk: MemoryDisk) =>
    [...memoryDisk.files.keys()].filter((filePath) => filePath.endsWith('.rollcall')).sort();
  const openSnapshot = async (memoryDisk: MemoryDisk, archivePath = getArchivePaths(memoryDisk).at(-1) ?? '') => {
    const openResult = await openArchive(await memoryDisk.read(archivePath));
    if ('reason' in openResult) throw new Error('The backup is damaged.');
    return openResult;
  };
  const listVersionPaths = async (memoryDisk: MemoryDisk) =>
    (await openSnapshot(memoryDisk)).archive.manifest.entries.flatMap(({ path, kind }) =>
      path.startsWith('versions/') ? [[kind, path]] : [],
    );
  const readNewest = async (journal: ReturnType<typeof startJournal>) => {
    const [newestSnapshot] = (await journal.describeBackups()).snapshots;
    const reply = await journal.readBackupRows(newestSnapshot?.name ?? '');
    return { newestSnapshot, rows: reply.ok ? reply.rows.map(({ row }) => row) : undefined };
  };
  /** Damages the content of the version with this text, in one backup. */
  async function damageVersion(
    memoryDisk: MemoryDisk,
    text: string,
    archivePath = getArchivePaths(memoryDisk).at(-1) ?? '',
  ) {
    const { archive } = await openSnapshot(memoryDisk, archivePath);
    const bytes = Buffer.from(await memoryDisk.read(archivePath));
    for (const entry of archive.manifest.entries) {
      if (!entry.path.startsWith('versions/')) continue;
      if (!Buffer.from(await archive.bytes(entry)).includes(text)) continue;
      // The content follows the path in the header of the entry.
      const offset = bytes.indexOf(entry.path) + entry.path.length + 5;
      bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
    }
    memoryDisk.put(archivePath, bytes);
  }
  const HERO = createHeroRow('ada', 'now', 1);

  it('stores the content of each version once, as an entry that is not a document', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk, () => START_TIME);
    await journal.append([
      createPut(HERO),
      putVersion('a', 'first'),
      putVersion('b', 'first'),
      putVersion('c', 'next'),
    ]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    const paths = await listVersionPaths(memoryDisk);
    expect(paths).toEqual([
      ['rows', expect.stringMatching(/^versions\/[0-9a-f]{64}\.json$/)],
      ['rows', expect.stringMatching(/^versions\/[0-9a-f]{64}\.json$/)],
    ]);
    expect((await readNewest(journal)).rows).toEqual([
      HERO,
      createVersionRow('a', 'first'),
      createVersionRow('b', 'first'),
      createVersionRow('c', 'next'),
    ]);
    // The next backup copies them, and has those that were added.
    await journal.append([putVersion('d', 'first'), { table: 'versions', id: 'a', rev: 0, kind: 'delete' }]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect(await listVersionPaths(memoryDisk)).toEqual(paths);
    const { rows } = (await openSnapshot(memoryDisk)).rows;
    expect(rows.map((row) => 'row' in row)).toEqual([false, false, false, false]);
    expect((await readNewest(journal)).rows).toEqual([
      HERO,
      createVersionRow('b', 'first'),
      createVersionRow('c', 'next'),
      createVersionRow('d', 'first'),
    ]);
  });

  it('gives the versions of an older backup entries of their own in the next one', async () => {
    const row = createVersionRow('a', 'first');
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk, () => START_TIME);
    await journal.append([createPut(HERO)]);
    await journal.backupNow();
    // Writes the backup anew as earlier versions of Rollcall did: with the version among the rows.
    const [archivePath = ''] = getArchivePaths(memoryDisk);
    const { archive, rows: snapshotRows } = await openSnapshot(memoryDisk);
    const [heroEntry] = archive.manifest.entries;
    const oldRows = {
      ...snapshotRows,
      rows: [...snapshotRows.rows, { table: 'versions', id: 'a', rev: 0, sum: computeSum(row), name: '', row }],
    };
    const chunks: Uint8Array[] = [];
    await writeArchive(
      [
        { kind: 'document', bytes: await archive.bytes(heroEntry as ManifestEntry) },
        { kind: 'rows', path: 'rows.json', bytes: Buffer.from(formatJsonLine(oldRows)) },
      ],
      { made: new Date(START_TIME), by: 'Rollcall 0.1.0', write: (chunk) => void chunks.push(chunk) },
    );
    memoryDisk.put(archivePath, Buffer.concat(chunks));
    memoryDisk.files.delete(archivePath.replace('.rollcall', '.index'));
    const laterJournal = startJournal(memoryDisk, () => START_TIME + HOUR_IN_MS);
    expect((await readNewest(laterJournal)).rows).toEqual([HERO, row]);
    await laterJournal.append([createPut(createHeroRow('ada', 'later', 2))]);
    expect(await laterJournal.backupNow()).toEqual({ ok: true });
    expect(await listVersionPaths(memoryDisk)).toHaveLength(1);
    expect((await readNewest(laterJournal)).rows).toEqual([createHeroRow('ada', 'later', 2), row]);
  });

  it('loses only the version whose entry is damaged, and says so', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk, () => START_TIME);
    await journal.append([createPut(HERO), putVersion('a', 'torn'), putVersion('b', 'whole')]);
    await journal.backupNow();
    await damageVersion(memoryDisk, 'torn');
    const { newestSnapshot, rows } = await readNewest(journal);
    expect(newestSnapshot).toMatchObject({
      counts: { characters: 1, versions: 1 },
      damage: "One version of a document in this backup can't be read. You can restore everything else.",
    });
    expect(newestSnapshot?.fault).toBeUndefined();
    expect(rows).toEqual([HERO, createVersionRow('b', 'whole')]);
  });

  it('continues from a backup with a damaged version if there is no other, and from an undamaged one if there is', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk, () => START_TIME);
    await journal.append([createPut(HERO), putVersion('a', 'torn'), putVersion('b', 'whole')]);
    await journal.backupNow();
    const onlyBackupDisk = memoryDisk.copy();
    await journal.append([createPut(createHeroRow('ada', 'later', 2))]);
    await journal.backupNow();
    const listRows = async (changedDisk: MemoryDisk) => {
      const { rows, lost, faults } = await startJournal(changedDisk).getInventory();
      return { ids: rows.map(({ table, id }) => `${table}/${id}`), lost: lost.map(({ id }) => id), faults };
    };

    await damageVersion(memoryDisk, 'torn');
    expect(await listRows(memoryDisk)).toMatchObject({ ids: ['characters/ada', 'versions/a', 'versions/b'], lost: [] });

    await damageVersion(onlyBackupDisk, 'torn');
    for (const filePath of [...onlyBackupDisk.files.keys()])
      if (filePath.includes('/Journal/')) onlyBackupDisk.files.delete(filePath);
    const { ids, lost, faults } = await listRows(onlyBackupDisk);
    expect({ ids, lost }).toEqual({ ids: ['characters/ada', 'versions/b'], lost: ['a'] });
    expect(faults).toEqual([
      expect.stringMatching(
        /^One version of a document in the backup “Rollcall 0001 .*” can't be read\. Everything else/,
      ),
    ]);
    // The window sends the version again, and the next backup has all of it.
    const laterJournal = startJournal(onlyBackupDisk, () => START_TIME + HOUR_IN_MS);
    await laterJournal.append([putVersion('a', 'torn')]);
    expect(await laterJournal.backupNow()).toEqual({ ok: true });
    const { newestSnapshot, rows } = await readNewest(laterJournal);
    expect(newestSnapshot?.damage).toBeUndefined();
    expect(rows).toEqual([HERO, createVersionRow('a', 'torn'), createVersionRow('b', 'whole')]);
  });

  it('continues from the intact copy in the chosen folder if a version in the only backup of the profile is damaged', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startJournal(memoryDisk, () => START_TIME);
    await journal.append([createPut(HERO), putVersion('a', 'torn'), putVersion('b', 'whole')]);
    await journal.backupNow();
    expect(await journal.chooseFolder('/stick')).toEqual({ ok: true });
    const profilePath = getArchivePaths(memoryDisk).find((filePath) => filePath.startsWith(`${PROFILE}/Backups/`));
    await damageVersion(memoryDisk, 'torn', profilePath);
    for (const filePath of [...memoryDisk.files.keys()])
      if (filePath.includes('/Journal/') && /\d{4}/.test(filePath)) memoryDisk.files.delete(filePath);
    const { rows, lost, faults } = await startJournal(memoryDisk).getInventory();
    expect(rows.map(({ id }) => id)).toEqual(['ada', 'a', 'b']);
    expect([lost, faults]).toEqual([[], []]);
  });
});
