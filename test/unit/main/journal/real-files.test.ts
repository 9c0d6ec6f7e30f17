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
import { assetOf, editOf, hero, putOf } from '../../../support/journal/journal.ts';

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-journal-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

/** Files that a journal leaves open when it isn't ended, as after a kill. */
const openFiles: OpenFile[] = [];
afterEach(async () => {
  // Most were closed by the journal itself.
  for (const file of openFiles.splice(0)) await file.close().catch(() => undefined);
});
const journalDisk: JournalDisk = {
  ...realDisk,
  open: async (file) => {
    const opened = await realDisk.open(file);
    openFiles.push(opened);
    return opened;
  },
};

const start = () =>
  new JournalService({
    texts: new MainTexts(),
    journalDisk,
    profile,
    tasks: createTasks(journalDisk),
    getTime: Date.now,
    program: 'Rollcall test',
  });
const filesIn = (folder: string) => readdirSync(path.join(profile, folder)).sort();
const rowOf = async (id: string) => (await start().recoverRows([{ table: 'characters', id }]))[0]?.row;

it('keeps a library in real files over starts and snapshots', async () => {
  const picture = assetOf('picture', '\x89PNG a picture');
  let journal = start();
  await journal.saveAsset(picture);
  const many = Array.from({ length: 40 }, (_, index) =>
    journal.append([
      putOf(hero(`hero-${index}`, 'a', index + 1, { art: { image: { src: `sha256:${picture.hash}` } } })),
    ]),
  );
  for (const reply of await Promise.all(many)) expect(reply).toEqual({ ok: true, whole: [] });
  expect(await journal.backupNow()).toEqual({ ok: true });

  journal = start();
  await journal.append([putOf(hero('hero-0', 'b', 50))]);
  await journal.append([editOf(hero('hero-0', 'b', 50), hero('hero-0', 'c', 51))]);
  expect(await rowOf('hero-0')).toEqual(hero('hero-0', 'c', 51));
  expect(await rowOf('hero-39')).toMatchObject({ rev: 40 });
  expect(await journal.backupNow()).toEqual({ ok: true });

  expect(filesIn('Journal')).toEqual(['000002.journal', '000002.names']);
  expect(filesIn('Backups').filter((name) => name.endsWith('.rollcall'))).toHaveLength(2);
  expect(filesIn('Backups/art')).toEqual([`${picture.hash}.png`]);
  const { rows, faults } = await start().getInventory();
  expect([rows.length, faults]).toEqual([40, []]);
  expect(statSync(path.join(profile, 'Journal', '000002.journal')).mode & 0o077).toBe(
    process.platform === 'win32' ? 0o066 : 0,
  );
});

it('passes over links and files of others in its folders', async () => {
  const journal = start();
  await journal.append([putOf(hero('ada', 'a', 1))]);
  await journal.backupNow();
  const other = path.join(profile, 'other.txt');
  writeFileSync(other, 'mine');
  symlinkSync(other, path.join(profile, 'Journal', '000009.journal'));
  symlinkSync(other, path.join(profile, 'Backups', 'Rollcall 0009 2026-01-01 00.00.00.rollcall'));
  writeFileSync(path.join(profile, 'Backups', 'notes.txt'), 'mine');
  const again = start();
  expect((await again.getInventory()).faults).toEqual([]);
  await again.append([putOf(hero('ada', 'b', 2))]);
  await again.backupNow();
  expect(readFileSync(other, 'utf8')).toBe('mine');
  expect(filesIn('Backups')).toContain('notes.txt');
});

it('leaves nothing beside a file that could not be written whole', async () => {
  const target = path.join(profile, 'folder');
  await realDisk.makeFolder(target);
  writeFileSync(path.join(target, 'file'), 'x');
  await expect(writeAtomically(realDisk, target, Buffer.from('new'))).rejects.toMatchObject({ code: 'EISDIR' });
  expect(filesIn('.')).toEqual(['folder']);
});

it('lists a folder while files in it are written and renamed', async () => {
  const target = path.join(profile, 'art');
  await realDisk.makeFolder(target);
  const writing = Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      writeAtomically(realDisk, path.join(target, `${index}.png`), Buffer.from('x')),
    ),
  );
  for (let index = 0; index < 100; index += 1) await realDisk.list(target);
  await writing;
  expect(await realDisk.list(target)).toHaveLength(100);
});

const isUnix = process.platform !== 'win32';

/** Puts something else in the place of a file. */
const REPLACEMENTS: Readonly<Record<string, (file: string) => void>> = {
  'a folder': (file) => mkdirSync(file),
  'a pipe': (file) => void execFileSync('mkfifo', [file]),
  'a socket': (file) => {
    const server = createServer().listen(file);
    server.unref();
    servers.push(server);
  },
  'a link to nowhere': (file) => symlinkSync(path.join(path.dirname(file), 'nowhere'), file),
  'a link in a circle': (file) => symlinkSync(path.basename(file), file),
  'a file of 3 GB': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 3_000_000_000);
  },
};
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const onUnix = isUnix ? it : undefined;

onUnix?.each(Object.keys(REPLACEMENTS))('goes on at once with %s in the place of any file or folder', async (name) => {
  const build = async () => {
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile);
    const journal = start();
    await journal.append([putOf(hero('ada', 'a', 1))]);
    await journal.backupNow();
    await journal.append([putOf(hero('bo', 'b', 2))]);
    await journal.backupNow();
    await journal.append([putOf(hero('bo', 'c', 3))]);
  };
  await build();
  const targets = [
    'Journal',
    'Backups',
    'backups.json',
    ...filesIn('Journal').map((file) => `Journal/${file}`),
    ...filesIn('Backups').map((file) => `Backups/${file}`),
  ];
  for (const target of targets) {
    await build();
    // Names hold the time, so the file of the same number is taken.
    const number = /^Backups\/Rollcall \d{4}/.exec(target)?.[0];
    const found =
      number === undefined
        ? target
        : `Backups/${filesIn('Backups').find((file) => file.startsWith(number.slice(8)) && path.extname(file) === path.extname(target))}`;
    const file = path.join(profile, found);
    rmSync(file, { recursive: true });
    REPLACEMENTS[name]?.(file);
    const journal = start();
    const { rows } = await journal.getInventory();
    if (target !== 'Backups')
      expect(
        rows.map(({ id }) => id),
        target,
      ).toContain('ada');
    expect(await journal.append([putOf(hero('ada', 'x', 10)), putOf(hero('bo', 'y', 11))]), target).toMatchObject({
      ok: true,
    });
    expect(await journal.backupNow(), target).toEqual({ ok: true });
    expect([await rowOf('ada'), await rowOf('bo')], target).toEqual([hero('ada', 'x', 10), hero('bo', 'y', 11)]);
  }
});

onUnix?.('keeps the journal and the backups to this user, also those that an older version made', async () => {
  const modes = () =>
    ['Journal', 'Backups', 'Backups/art'].flatMap((folder) => [
      statSync(path.join(profile, folder)).mode & 0o777,
      ...filesIn(folder).map((name) => statSync(path.join(profile, folder, name)).mode & 0o077),
    ]);
  const journal = start();
  await journal.saveAsset(assetOf('picture', '\x89PNG a picture'));
  await journal.append([putOf(hero('ada', 'a', 1))]);
  await journal.backupNow();
  expect(new Set(modes())).toEqual(new Set([0o700, 0]));
  for (const folder of ['Journal', 'Backups', 'Backups/art']) {
    chmodSync(path.join(profile, folder), 0o755);
    for (const name of filesIn(folder)) chmodSync(path.join(profile, folder, name), 0o644);
  }
  chmodSync(path.join(profile, 'Backups/art'), 0o755);
  const chosen = path.join(profile, 'stick');
  mkdirSync(chosen);
  chmodSync(chosen, 0o775);
  const again = start();
  await again.getInventory();
  expect(await again.chooseFolder(chosen)).toEqual({ ok: true });
  // Folders within this folder are listed as files too.
  expect(modes().filter((mode) => mode !== 0o700 && mode !== 0)).toEqual([]);
  expect(statSync(chosen).mode & 0o777).toBe(0o775);
});
