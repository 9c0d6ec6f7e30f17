/**
 * Every kind of fault in every single file and folder of a journal with several segments and snapshots.
 * `createHeroRow('bo', 'second', 4)` is the row of the hero `bo` with the concept `second` and the revision 4.
 */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalService } from '../../../../src/main/journal/service.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import {
  createAsset,
  createEdit,
  createHeroRow,
  createPut,
  PROFILE,
  startJournal,
} from '../../../support/journal/journal.ts';
import { expectRowsBackOrNamed, type RowHistory } from '../../../support/journal/journal-damage.ts';
import { type BrokenPath, MemoryDisk } from '../../../support/journal/memory-disk.ts';

const FILE_FAULTS: Readonly<Record<string, BrokenPath | 'missing'>> = {
  missing: 'missing',
  'without permission': { code: 'EACCES' },
  'on a failing disk': { code: 'EIO' },
  'over 2 GiB': { code: 'EOVERFLOW' },
  'a folder': { code: 'EISDIR', isOther: true },
  'a pipe or socket': { code: 'ENXIO', isOther: true },
  'a link to nowhere': { code: 'ENOENT', isOther: true },
  'a link in a circle': { code: 'ELOOP', isOther: true },
};

const FOLDER_FAULTS: Readonly<Record<string, BrokenPath | 'missing'>> = {
  missing: 'missing',
  'without permission': { code: 'EACCES' },
  'on a failing disk': { code: 'EIO' },
  'a file or pipe': { code: 'ENOTDIR', isOther: true },
  'a link to nowhere': { code: 'ENOENT', isOther: true },
  'a link in a circle': { code: 'ELOOP', isOther: true },
};

const PICTURE_ASSET = createAsset('picture', '\x89PNG a picture');
const FOLDERS = ['Journal', 'Backups', 'Backups/art'].map((folderName) => `${PROFILE}/${folderName}`);

let undamagedDisk: MemoryDisk;
/** The current rows of the library, which are also in the window's database. */
let currentRows: JournalChange[];
const rowHistory: RowHistory = new Map();

async function appendChanges(journal: JournalService, changes: readonly JournalChange[]): Promise<void> {
  expect(await journal.append(changes)).toMatchObject({ ok: true, whole: [] });
  for (const change of changes) {
    rowHistory.set(change.id, [
      ...(rowHistory.get(change.id) ?? []),
      change.kind === 'delete' ? undefined : change.sum,
    ]);
  }
}

beforeAll(async () => {
  undamagedDisk = new MemoryDisk();
  let journal = startJournal(undamagedDisk);
  await journal.saveAsset(PICTURE_ASSET);
  const adaRow = createHeroRow('ada', 'first', 1, { art: { image: { src: `sha256:${PICTURE_ASSET.hash}` } } });
  await appendChanges(journal, [
    createPut(adaRow),
    createPut(createHeroRow('bo', 'first', 2)),
    createPut(createHeroRow('cy', 'first', 3)),
  ]);
  await journal.backupNow();
  await appendChanges(journal, [createPut(createHeroRow('bo', 'second', 4))]);
  await journal.backupNow();
  journal = startJournal(undamagedDisk);
  await appendChanges(journal, [createPut(createHeroRow('cy', 'third', 5))]);
  await journal.backupNow();
  await appendChanges(journal, [createPut(createHeroRow('bo', 'fourth', 6))]);
  journal = startJournal(undamagedDisk);
  await appendChanges(journal, [createPut(createHeroRow('cy', 'fifth', 7))]);
  await appendChanges(journal, [createEdit(createHeroRow('cy', 'fifth', 7), createHeroRow('cy', 'sixth', 8))]);
  currentRows = [
    createPut(adaRow),
    createPut(createHeroRow('bo', 'fourth', 6)),
    createPut(createHeroRow('cy', 'sixth', 8)),
  ];
  undamagedDisk = undamagedDisk.copy();
});

function breakPath(targetPath: string, fault: BrokenPath | 'missing'): MemoryDisk {
  const memoryDisk = undamagedDisk.copy();
  if (fault !== 'missing') memoryDisk.brokenPaths.set(targetPath, fault);
  for (const filePath of [...memoryDisk.files.keys()]) {
    const isDeleted = fault === 'missing' || fault.isOther;
    if (isDeleted && (filePath === targetPath || filePath.startsWith(`${targetPath}/`)))
      memoryDisk.files.delete(filePath);
  }
  return memoryDisk;
}

/** Expects that the app starts, accepts all rows of the window and a new change, and makes a complete backup. */
async function expectWorkGoesOn(memoryDisk: MemoryDisk, context: string): Promise<void> {
  const journal = startJournal(memoryDisk);
  const { faults } = await journal.getInventory();
  expect(
    faults.filter((fault) => /undefined|\bE[A-Z]{3,}\b/.test(fault)),
    context,
  ).toEqual([]);
  expect(await journal.append(currentRows), context).toMatchObject({ ok: true });
  // A failed read marks an asset as missing, like the check of all assets after a start.
  if ((await journal.readAsset(PICTURE_ASSET.hash)) === undefined)
    expect(await journal.saveAsset(PICTURE_ASSET), context).toEqual({ ok: true });
  expect(await journal.append([createPut(createHeroRow('di', 'typed later', 20))]), context).toMatchObject({
    ok: true,
  });
  expect(await journal.backupNow(), context).toEqual({ ok: true });
  const usableSnapshots = (await journal.describeBackups()).snapshots.filter(({ fault }) => fault === undefined);
  const newest = await journal.readBackupRows(usableSnapshots[0]?.name ?? '');
  expect(newest.ok && newest.rows.map(({ id }) => id).sort(), context).toEqual(['ada', 'bo', 'cy', 'di']);
  const restartedJournal = startJournal(memoryDisk);
  const rows = (await restartedJournal.getInventory()).rows.map(({ id, sum }) => [id, sum]);
  const expected = [...currentRows, createPut(createHeroRow('di', 'typed later', 20))].map((change) => [
    change.id,
    change.kind === 'put' && change.sum,
  ]);
  expect(Object.fromEntries(rows), context).toEqual(Object.fromEntries(expected));
  expect((await restartedJournal.readAsset(PICTURE_ASSET.hash))?.hash, context).toBe(PICTURE_ASSET.hash);
}

describe('one file that can no longer be read', () => {
  for (const [caseName, fault] of Object.entries(FILE_FAULTS)) {
    it(`loses only the content of that file and reports it, if the file is ${caseName}`, async () => {
      for (const filePath of undamagedDisk.files.keys()) {
        const context = `${filePath} is ${caseName}`;
        await expectRowsBackOrNamed(rowHistory, breakPath(filePath, fault), context);
        const memoryDisk = breakPath(filePath, fault);
        const journal = startJournal(memoryDisk);
        const { rows, faults } = await journal.getInventory();
        // The two segments with changes after the last snapshot.
        const isSegment = /00000[45]\.journal$/.test(filePath);
        // All rows come back even without the database, except changes that only this segment contained.
        expect(rows.length, context).toBe(3);
        if (!isSegment)
          expect(rows.map(({ sum }) => sum).sort(), context).toEqual(
            currentRows.map((row) => row.kind === 'put' && row.sum).sort(),
          );
        if (isSegment && fault !== 'missing')
          expect(faults.join(' '), context).toContain(`The journal file “${path.basename(filePath)}” can't be read`);
        if (filePath.endsWith('backups.json') && fault !== 'missing' && fault.code !== 'ENOENT')
          expect(faults.join(' '), context).toContain("The backup settings can't be read");
        const { snapshots } = await journal.describeBackups();
        const isArchive = filePath.endsWith('.rollcall');
        expect(snapshots.filter(({ fault }) => fault === undefined).length, context).toBe(isArchive ? 2 : 3);
        if (isArchive)
          expect(snapshots.find(({ fault }) => fault !== undefined)?.fault, context).toMatch(
            /^This backup can't be used: /,
          );
        await expectWorkGoesOn(breakPath(filePath, fault), context);
      }
    });
  }
});

describe('one folder that can no longer be read', () => {
  for (const [caseName, fault] of Object.entries(FOLDER_FAULTS)) {
    it(`reports the folder and continues with the others, if the folder is ${caseName}`, async () => {
      for (const folder of FOLDERS) {
        const context = `${folder} is ${caseName}`;
        const journal = startJournal(breakPath(folder, fault));
        const { rows, faults } = await journal.getInventory();
        const isNamed = fault !== 'missing' && fault.code !== 'ENOENT' && !folder.endsWith('art');
        if (isNamed) expect(faults.join(' '), context).toContain(`The folder “${path.basename(folder)}”`);
        if (!folder.endsWith('Backups')) {
          expect(rows.map(({ id }) => id).sort(), context).toEqual(['ada', 'bo', 'cy']);
          expect(
            (await journal.describeBackups()).snapshots.filter(({ fault }) => fault === undefined),
            context,
          ).toHaveLength(3);
        }
        await expectWorkGoesOn(breakPath(folder, fault), context);
      }
    });
  }
});

describe('files that are deleted while the app is running', () => {
  const deleteFiles = (memoryDisk: MemoryDisk, isDeleted: (filePath: string) => boolean) => {
    for (const filePath of [...memoryDisk.files.keys()]) if (isDeleted(filePath)) memoryDisk.files.delete(filePath);
  };
  const deletionCases: Readonly<Record<string, (filePath: string) => boolean>> = {
    'both folders': (filePath) =>
      filePath.startsWith(`${PROFILE}/Journal/`) || filePath.startsWith(`${PROFILE}/Backups/`),
    'the journal': (filePath) => filePath.startsWith(`${PROFILE}/Journal/`),
    'the backups': (filePath) => filePath.startsWith(`${PROFILE}/Backups/`),
    'the pictures': (filePath) => filePath.startsWith(`${PROFILE}/Backups/art/`),
    'the newest segment': (filePath) => filePath.endsWith('000006.journal'),
    'the names of the newest segment': (filePath) => filePath.endsWith('000006.names'),
    'the newest snapshot': (filePath) => /Rollcall 0003 .*rollcall$/.test(filePath),
  };
  for (const [caseName, isDeleted] of Object.entries(deletionCases)) {
    for (const [timing, isTyping] of [
      ['before the next change', true],
      ['without another change', false],
    ] as const) {
      it(`makes a complete backup, after it asked the window for all rows if necessary, when ${caseName} disappeared ${timing}`, async () => {
        const memoryDisk = undamagedDisk.copy();
        const journal = startJournal(memoryDisk);
        const firstPut = createPut(createHeroRow('ed', 'before', 30));
        await journal.append([firstPut]);
        // The window checks for missing assets some time after a start.
        expect(await journal.findMissingAssets([PICTURE_ASSET.hash])).toEqual([]);
        deleteFiles(memoryDisk, isDeleted);
        const secondPut = createPut(createHeroRow('ed', 'after', 31));
        const reply = isTyping ? await journal.append([secondPut]) : undefined;
        const allRows = [...currentRows, isTyping ? secondPut : firstPut];
        let backupResult = await journal.backupNow();
        const isAsked = reply?.ok === true && reply.everything === true;
        if (isAsked || !backupResult.ok) {
          expect(isAsked || (!backupResult.ok && backupResult.everything)).toBe(true);
          // The window sends everything again.
          await journal.append(allRows);
          for (const hash of await journal.findMissingAssets([PICTURE_ASSET.hash]))
            if (hash === PICTURE_ASSET.hash) await journal.saveAsset(PICTURE_ASSET);
          backupResult = await journal.backupNow();
        }
        expect(backupResult).toEqual({ ok: true });
        const restartedJournal = startJournal(memoryDisk.copy());
        const rows = (await restartedJournal.getInventory()).rows.map(({ id, sum }) => [id, sum]);
        expect(Object.fromEntries(rows)).toEqual(
          Object.fromEntries(allRows.map((row) => [row.id, row.kind === 'put' && row.sum])),
        );
        const [newest] = (await restartedJournal.describeBackups()).snapshots;
        const backupContent = await restartedJournal.readBackupRows(newest?.name ?? '');
        expect(backupContent.ok && backupContent.rows.map(({ id }) => id).sort()).toEqual(['ada', 'bo', 'cy', 'ed']);
        expect((await restartedJournal.readAsset(PICTURE_ASSET.hash))?.hash).toBe(PICTURE_ASSET.hash);
      });
    }
  }

  it('says that there is nothing to back up when the library is empty', async () => {
    expect(await startJournal(new MemoryDisk()).backupNow()).toEqual({
      ok: false,
      refused: 'There is nothing to back up yet.',
    });
  });

  it('writes no partial hourly backup while the window is still sending everything again', async () => {
    const memoryDisk = undamagedDisk.copy();
    const journal = startJournal(memoryDisk);
    await journal.append([createPut(createHeroRow('ed', 'before', 30))]);
    deleteFiles(memoryDisk, deletionCases['both folders'] ?? (() => false));
    expect(await journal.append([createPut(createHeroRow('ed', 'after', 31))])).toMatchObject({
      ok: true,
      everything: true,
    });
    await journal.backUpIfChanged();
    expect([...memoryDisk.files.keys()].filter((filePath) => filePath.endsWith('.rollcall'))).toEqual([]);
    await journal.append(currentRows);
    expect(await journal.backupNow()).toEqual({ ok: true });
  });
});
