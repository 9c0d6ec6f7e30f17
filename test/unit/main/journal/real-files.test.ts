import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type JournalDisk, type OpenFile, realDisk, writeAtomically } from '../../../../src/main/journal/disk.ts';
import { JournalService } from '../../../../src/main/journal/service.ts';
import { createTasks } from '../../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../../src/main/texts.ts';
import { createAsset, createEdit, createHeroRow, createPut } from '../../../support/journal/journal.ts';

/**
 * Tests the journal on a real disk. `createHeroRow('ada', 'b', 2)` is the row of the hero `ada` with the concept `b` and the revision 2.
 */

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-journal-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

/** Files that a journal leaves open when it isn't closed, like after a kill. */
const openFiles: OpenFile[] = [];
afterEach(async () => {
  // The journal itself has closed most of them.
  for (const openFile of openFiles.splice(0)) await openFile.close().catch(() => undefined);
});
const journalDisk: JournalDisk = {
  ...realDisk,
  open: async (filePath) => {
    const openedFile = await realDisk.open(filePath);
    openFiles.push(openedFile);
    return openedFile;
  },
};

const startService = () =>
  new JournalService({
    texts: new MainTexts(),
    journalDisk,
    profile,
    tasks: createTasks(journalDisk),
    getTime: Date.now,
    program: 'Rollcall test',
  });
const listFiles = (folder: string) => readdirSync(path.join(profile, folder)).sort();
const recoverRow = async (rowId: string) =>
  (await startService().recoverRows([{ table: 'characters', id: rowId }]))[0]?.row;

it('keeps a library in real files over restarts and snapshots', async () => {
  const picture = createAsset('picture', '\x89PNG a picture');
  let journal = startService();
  await journal.saveAsset(picture);
  const replies = Array.from({ length: 40 }, (_entry, index) =>
    journal.append([
      createPut(createHeroRow(`hero-${index}`, 'a', index + 1, { art: { image: { src: `sha256:${picture.hash}` } } })),
    ]),
  );
  for (const reply of await Promise.all(replies)) expect(reply).toEqual({ ok: true, whole: [] });
  expect(await journal.backupNow()).toEqual({ ok: true });

  journal = startService();
  await journal.append([createPut(createHeroRow('hero-0', 'b', 50))]);
  await journal.append([createEdit(createHeroRow('hero-0', 'b', 50), createHeroRow('hero-0', 'c', 51))]);
  expect(await recoverRow('hero-0')).toEqual(createHeroRow('hero-0', 'c', 51));
  expect(await recoverRow('hero-39')).toMatchObject({ rev: 40 });
  expect(await journal.backupNow()).toEqual({ ok: true });

  expect(listFiles('Journal')).toEqual(['000002.journal', '000002.names']);
  expect(listFiles('Backups').filter((fileName) => fileName.endsWith('.rollcall'))).toHaveLength(2);
  expect(listFiles('Backups/art')).toEqual([`${picture.hash}.png`]);
  const { rows, faults } = await startService().getInventory();
  expect([rows.length, faults]).toEqual([40, []]);
  expect(statSync(path.join(profile, 'Journal', '000002.journal')).mode & 0o077).toBe(
    process.platform === 'win32' ? 0o066 : 0,
  );
});

it('ignores links and files of other programs in its folders', async () => {
  const journal = startService();
  await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
  await journal.backupNow();
  const foreignFile = path.join(profile, 'other.txt');
  writeFileSync(foreignFile, 'mine');
  symlinkSync(foreignFile, path.join(profile, 'Journal', '000009.journal'));
  symlinkSync(foreignFile, path.join(profile, 'Backups', 'Rollcall 0009 2026-01-01 00.00.00.rollcall'));
  writeFileSync(path.join(profile, 'Backups', 'notes.txt'), 'mine');
  const restartedJournal = startService();
  expect((await restartedJournal.getInventory()).faults).toEqual([]);
  await restartedJournal.append([createPut(createHeroRow('ada', 'b', 2))]);
  await restartedJournal.backupNow();
  expect(readFileSync(foreignFile, 'utf8')).toBe('mine');
  expect(listFiles('Backups')).toContain('notes.txt');
});

it('leaves no temporary file when an atomic write fails', async () => {
  const targetPath = path.join(profile, 'folder');
  await realDisk.makeFolder(targetPath);
  writeFileSync(path.join(targetPath, 'file'), 'x');
  await expect(writeAtomically(realDisk, targetPath, Buffer.from('new'))).rejects.toMatchObject({ code: 'EISDIR' });
  expect(listFiles('.')).toEqual(['folder']);
});

it('lists a folder while files in it are written and renamed', async () => {
  const targetPath = path.join(profile, 'art');
  await realDisk.makeFolder(targetPath);
  const pendingWrites = Promise.all(
    Array.from({ length: 100 }, (_entry, index) =>
      writeAtomically(realDisk, path.join(targetPath, `${index}.png`), Buffer.from('x')),
    ),
  );
  for (let index = 0; index < 100; index += 1) await realDisk.list(targetPath);
  await pendingWrites;
  expect(await realDisk.list(targetPath)).toHaveLength(100);
});

const isUnix = process.platform !== 'win32';

/** Functions that put something else at the path of a file, by its description. */
const REPLACEMENTS: Readonly<Record<string, (filePath: string) => void>> = {
  'a folder': (filePath) => mkdirSync(filePath),
  'a pipe': (filePath) => void execFileSync('mkfifo', [filePath]),
  'a socket': (filePath) => {
    const socketServer = createServer().listen(filePath);
    socketServer.unref();
    socketServers.push(socketServer);
  },
  'a link to nowhere': (filePath) => symlinkSync(path.join(path.dirname(filePath), 'nowhere'), filePath),
  'a link in a circle': (filePath) => symlinkSync(path.basename(filePath), filePath),
  'a file of 3 GB': (filePath) => {
    writeFileSync(filePath, '');
    truncateSync(filePath, 3_000_000_000);
  },
};
const socketServers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const socketServer of socketServers.splice(0)) socketServer.close();
});

const itOnUnix = isUnix ? it : undefined;

itOnUnix?.each(Object.keys(REPLACEMENTS))(
  'continues at once when %s replaces any file or folder',
  async (replacement) => {
    const buildProfile = async () => {
      rmSync(profile, { recursive: true, force: true });
      mkdirSync(profile);
      const journal = startService();
      await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
      await journal.backupNow();
      await journal.append([createPut(createHeroRow('bo', 'b', 2))]);
      await journal.backupNow();
      await journal.append([createPut(createHeroRow('bo', 'c', 3))]);
    };
    await buildProfile();
    const targets = [
      'Journal',
      'Backups',
      'backups.json',
      ...listFiles('Journal').map((fileName) => `Journal/${fileName}`),
      ...listFiles('Backups').map((fileName) => `Backups/${fileName}`),
    ];
    for (const targetPath of targets) {
      await buildProfile();
      // Snapshot names contain the time, so the file with the same number is used.
      const snapshotPrefix = /^Backups\/Rollcall \d{4}/.exec(targetPath)?.[0];
      const existingPath =
        snapshotPrefix === undefined
          ? targetPath
          : `Backups/${listFiles('Backups').find((fileName) => `Backups/${fileName}`.startsWith(snapshotPrefix) && path.extname(fileName) === path.extname(targetPath))}`;
      const filePath = path.join(profile, existingPath);
      rmSync(filePath, { recursive: true });
      REPLACEMENTS[replacement]?.(filePath);
      const journal = startService();
      const { rows } = await journal.getInventory();
      if (targetPath !== 'Backups')
        expect(
          rows.map(({ id }) => id),
          targetPath,
        ).toContain('ada');
      expect(
        await journal.append([createPut(createHeroRow('ada', 'x', 10)), createPut(createHeroRow('bo', 'y', 11))]),
        targetPath,
      ).toMatchObject({
        ok: true,
      });
      expect(await journal.backupNow(), targetPath).toEqual({ ok: true });
      expect([await recoverRow('ada'), await recoverRow('bo')], targetPath).toEqual([
        createHeroRow('ada', 'x', 10),
        createHeroRow('bo', 'y', 11),
      ]);
    }
  },
);

itOnUnix?.('lets only this user read the journal and the backups, even those that an older version made', async () => {
  const listFileModes = () =>
    ['Journal', 'Backups', 'Backups/art'].flatMap((folder) => [
      statSync(path.join(profile, folder)).mode & 0o777,
      ...listFiles(folder).map((fileName) => statSync(path.join(profile, folder, fileName)).mode & 0o077),
    ]);
  const journal = startService();
  await journal.saveAsset(createAsset('picture', '\x89PNG a picture'));
  await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
  await journal.backupNow();
  expect(new Set(listFileModes())).toEqual(new Set([0o700, 0]));
  for (const folder of ['Journal', 'Backups', 'Backups/art']) {
    chmodSync(path.join(profile, folder), 0o755);
    for (const fileName of listFiles(folder)) chmodSync(path.join(profile, folder, fileName), 0o644);
  }
  chmodSync(path.join(profile, 'Backups/art'), 0o755);
  const chosenFolder = path.join(profile, 'stick');
  mkdirSync(chosenFolder);
  chmodSync(chosenFolder, 0o775);
  const restartedJournal = startService();
  await restartedJournal.getInventory();
  expect(await restartedJournal.chooseFolder(chosenFolder)).toEqual({ ok: true });
  // Folders inside a folder are listed as files too.
  expect(listFileModes().filter((mode) => mode !== 0o700 && mode !== 0)).toEqual([]);
  expect(statSync(chosenFolder).mode & 0o777).toBe(0o775);
});
