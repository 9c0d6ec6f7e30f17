import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { realDisk, writeWhole } from '../../../../src/main/journal/disk.ts';
import { JournalService } from '../../../../src/main/journal/service.ts';
import { tasksOn } from '../../../../src/main/journal/thread/tasks.ts';
import { assetOf, editOf, hero, putOf } from '../../../support/journal/journal.ts';

let profile: string;
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'rollcall-journal-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

const start = () =>
  new JournalService({ disk: realDisk, profile, tasks: tasksOn(realDisk), now: Date.now, by: 'Rollcall test' });
const filesIn = (folder: string) => readdirSync(path.join(profile, folder)).sort();
const rowOf = async (id: string) => (await start().rows([{ table: 'characters', id }]))[0]?.row;

it('keeps a library in real files over starts and snapshots', async () => {
  const picture = assetOf('picture', '\x89PNG a picture');
  let journal = start();
  await journal.keepAsset(picture);
  const many = Array.from({ length: 40 }, (_, i) =>
    journal.append([putOf(hero(`hero-${i}`, 'a', i + 1, { art: { image: { src: `sha256:${picture.hash}` } } }))]),
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
  const { rows, faults } = await start().known();
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
  expect((await again.known()).faults).toEqual([]);
  await again.append([putOf(hero('ada', 'b', 2))]);
  await again.backupNow();
  expect(readFileSync(other, 'utf8')).toBe('mine');
  expect(filesIn('Backups')).toContain('notes.txt');
});

it('leaves nothing beside a file that could not be written whole', async () => {
  const target = path.join(profile, 'folder');
  await realDisk.makeFolder(target);
  writeFileSync(path.join(target, 'file'), 'x');
  await expect(writeWhole(realDisk, target, Buffer.from('new'))).rejects.toMatchObject({ code: 'EISDIR' });
  expect(filesIn('.')).toEqual(['folder']);
});

it('lists a folder while files in it are written and renamed', async () => {
  const target = path.join(profile, 'art');
  await realDisk.makeFolder(target);
  const writing = Promise.all(
    Array.from({ length: 100 }, (_, i) => writeWhole(realDisk, path.join(target, `${i}.png`), Buffer.from('x'))),
  );
  for (let i = 0; i < 100; i += 1) await realDisk.list(target);
  await writing;
  expect(await realDisk.list(target)).toHaveLength(100);
});
