/** Every kind of fault in every single file and folder of a journal with several segments and snapshots. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalService } from '../../../../src/main/journal/service.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import { assetOf, editOf, hero, PROFILE, putOf, startJournal } from '../../../support/journal/journal.ts';
import { check, type RowHistory } from '../../../support/journal/journal-damage.ts';
import { type BrokenPath, MemoryDisk } from '../../../support/journal/memory-disk.ts';

const FAULTS: Readonly<Record<string, BrokenPath | 'missing'>> = {
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

const PICTURE = assetOf('picture', '\x89PNG a picture');
const FOLDERS = ['Journal', 'Backups', 'Backups/art'].map((name) => `${PROFILE}/${name}`);

let whole: MemoryDisk;
/** The rows of the library as they are now; the window's database has them. */
let current: JournalChange[];
const truth: RowHistory = new Map();

async function send(journal: JournalService, changes: readonly JournalChange[]): Promise<void> {
  expect(await journal.append(changes)).toMatchObject({ ok: true, whole: [] });
  for (const change of changes) {
    truth.set(change.id, [...(truth.get(change.id) ?? []), change.kind === 'delete' ? undefined : change.sum]);
  }
}

beforeAll(async () => {
  whole = new MemoryDisk();
  let journal = startJournal(whole);
  await journal.saveAsset(PICTURE);
  const ada = hero('ada', 'first', 1, { art: { image: { src: `sha256:${PICTURE.hash}` } } });
  await send(journal, [putOf(ada), putOf(hero('bo', 'first', 2)), putOf(hero('cy', 'first', 3))]);
  await journal.backupNow();
  await send(journal, [putOf(hero('bo', 'second', 4))]);
  await journal.backupNow();
  journal = startJournal(whole);
  await send(journal, [putOf(hero('cy', 'third', 5))]);
  await journal.backupNow();
  await send(journal, [putOf(hero('bo', 'fourth', 6))]);
  journal = startJournal(whole);
  await send(journal, [putOf(hero('cy', 'fifth', 7))]);
  await send(journal, [editOf(hero('cy', 'fifth', 7), hero('cy', 'sixth', 8))]);
  current = [putOf(ada), putOf(hero('bo', 'fourth', 6)), putOf(hero('cy', 'sixth', 8))];
  whole = whole.copy();
});

function breakPath(target: string, fault: BrokenPath | 'missing'): MemoryDisk {
  const disk = whole.copy();
  if (fault !== 'missing') disk.broken.set(target, fault);
  for (const file of [...disk.files.keys()]) {
    const isGone = fault === 'missing' || fault.isOther;
    if (isGone && (file === target || file.startsWith(`${target}/`))) disk.files.delete(file);
  }
  return disk;
}

/** The app starts, the window sends what it has, types on and makes a backup, as after any start with a damaged journal. */
async function expectWorkGoesOn(disk: MemoryDisk, context: string): Promise<void> {
  const journal = startJournal(disk);
  const { faults } = await journal.getInventory();
  expect(
    faults.filter((fault) => /undefined|\bE[A-Z]{3,}\b/.test(fault)),
    context,
  ).toEqual([]);
  expect(await journal.append(current), context).toMatchObject({ ok: true });
  // Reading a picture that is broken makes it count as missing, as the check of all pictures after a start does.
  if ((await journal.readAsset(PICTURE.hash)) === undefined)
    expect(await journal.saveAsset(PICTURE), context).toEqual({ ok: true });
  expect(await journal.append([putOf(hero('di', 'typed later', 20))]), context).toMatchObject({ ok: true });
  expect(await journal.backupNow(), context).toEqual({ ok: true });
  const good = (await journal.describeBackups()).snapshots.filter(({ fault }) => fault === undefined);
  const newest = await journal.readBackupRows(good[0]?.name ?? '');
  expect(newest.ok && newest.rows.map(({ id }) => id).sort(), context).toEqual(['ada', 'bo', 'cy', 'di']);
  const again = startJournal(disk);
  const rows = (await again.getInventory()).rows.map(({ id, sum }) => [id, sum]);
  const expected = [...current, putOf(hero('di', 'typed later', 20))].map((change) => [
    change.id,
    change.kind === 'put' && change.sum,
  ]);
  expect(Object.fromEntries(rows), context).toEqual(Object.fromEntries(expected));
  expect((await again.readAsset(PICTURE.hash))?.hash, context).toBe(PICTURE.hash);
}

describe('one file that can no longer be read', () => {
  for (const [name, fault] of Object.entries(FAULTS)) {
    it(`costs nothing but its own content, which is named, if it is ${name}`, async () => {
      for (const file of whole.files.keys()) {
        const context = `${file} is ${name}`;
        await check(truth, breakPath(file, fault), context);
        const disk = breakPath(file, fault);
        const journal = startJournal(disk);
        const { rows, faults } = await journal.getInventory();
        const isSegment = /00000[45]\.journal$/.test(file);
        // Everything but what only this segment held comes back, also without the database.
        expect(rows.length, context).toBe(3);
        if (!isSegment)
          expect(rows.map(({ sum }) => sum).sort(), context).toEqual(
            current.map((row) => row.kind === 'put' && row.sum).sort(),
          );
        if (isSegment && fault !== 'missing')
          expect(faults.join(' '), context).toContain(`The journal file “${path.basename(file)}” can't be read`);
        if (file.endsWith('backups.json') && fault !== 'missing' && fault.code !== 'ENOENT')
          expect(faults.join(' '), context).toContain("The backup settings can't be read");
        const { snapshots } = await journal.describeBackups();
        const isArchive = file.endsWith('.rollcall');
        expect(snapshots.filter(({ fault }) => fault === undefined).length, context).toBe(isArchive ? 2 : 3);
        if (isArchive)
          expect(snapshots.find(({ fault }) => fault !== undefined)?.fault, context).toMatch(
            /^This backup can't be used: /,
          );
        await expectWorkGoesOn(breakPath(file, fault), context);
      }
    });
  }
});

describe('one folder that can no longer be read', () => {
  for (const [name, fault] of Object.entries(FOLDER_FAULTS)) {
    it(`is named, and what is left goes on, if it is ${name}`, async () => {
      for (const folder of FOLDERS) {
        const context = `${folder} is ${name}`;
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
  const deleteFiles = (disk: MemoryDisk, isGone: (file: string) => boolean) => {
    for (const file of [...disk.files.keys()]) if (isGone(file)) disk.files.delete(file);
  };
  const cases: Readonly<Record<string, (file: string) => boolean>> = {
    'both folders': (file) => file.startsWith(`${PROFILE}/Journal/`) || file.startsWith(`${PROFILE}/Backups/`),
    'the journal': (file) => file.startsWith(`${PROFILE}/Journal/`),
    'the backups': (file) => file.startsWith(`${PROFILE}/Backups/`),
    'the pictures': (file) => file.startsWith(`${PROFILE}/Backups/art/`),
    'the newest segment': (file) => file.endsWith('000006.journal'),
    'the names of the newest segment': (file) => file.endsWith('000006.names'),
    'the newest snapshot': (file) => /Rollcall 0003 .*rollcall$/.test(file),
  };
  for (const [name, isGone] of Object.entries(cases)) {
    for (const [how, isTyping] of [
      ['after a key', true],
      ['without a key', false],
    ] as const) {
      it(`makes a backup of everything, or says that there is none, after ${name} went, ${how}`, async () => {
        const disk = whole.copy();
        const journal = startJournal(disk);
        const ed = putOf(hero('ed', 'before', 30));
        await journal.append([ed]);
        // The window has looked which pictures are there, as it does some time after a start.
        expect(await journal.findMissingAssets([PICTURE.hash])).toEqual([]);
        deleteFiles(disk, isGone);
        const typed = putOf(hero('ed', 'after', 31));
        const reply = isTyping ? await journal.append([typed]) : undefined;
        const all = [...current, isTyping ? typed : ed];
        let made = await journal.backupNow();
        const isAsked = reply?.ok === true && reply.everything === true;
        if (isAsked || !made.ok) {
          expect(isAsked || (!made.ok && made.everything)).toBe(true);
          // The window sends everything again.
          await journal.append(all);
          for (const hash of await journal.findMissingAssets([PICTURE.hash]))
            if (hash === PICTURE.hash) await journal.saveAsset(PICTURE);
          made = await journal.backupNow();
        }
        expect(made).toEqual({ ok: true });
        const again = startJournal(disk.copy());
        const rows = (await again.getInventory()).rows.map(({ id, sum }) => [id, sum]);
        expect(Object.fromEntries(rows)).toEqual(
          Object.fromEntries(all.map((row) => [row.id, row.kind === 'put' && row.sum])),
        );
        const [newest] = (await again.describeBackups()).snapshots;
        const inside = await again.readBackupRows(newest?.name ?? '');
        expect(inside.ok && inside.rows.map(({ id }) => id).sort()).toEqual(['ada', 'bo', 'cy', 'ed']);
        expect((await again.readAsset(PICTURE.hash))?.hash).toBe(PICTURE.hash);
      });
    }
  }

  it('never says that a backup was made while there is nothing to back up', async () => {
    expect(await startJournal(new MemoryDisk()).backupNow()).toEqual({
      ok: false,
      refused: 'There is nothing to back up yet.',
    });
  });

  it('writes no hourly backup of a part while the window is still sending everything again', async () => {
    const disk = whole.copy();
    const journal = startJournal(disk);
    await journal.append([putOf(hero('ed', 'before', 30))]);
    deleteFiles(disk, cases['both folders'] ?? (() => false));
    expect(await journal.append([putOf(hero('ed', 'after', 31))])).toMatchObject({ ok: true, everything: true });
    await journal.backUpIfChanged();
    expect([...disk.files.keys()].filter((file) => file.endsWith('.rollcall'))).toEqual([]);
    await journal.append(current);
    expect(await journal.backupNow()).toEqual({ ok: true });
  });
});
