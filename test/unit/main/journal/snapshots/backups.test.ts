import { describe, expect, it } from 'vitest';
import { formatLine } from '../../../../../src/main/journal/segments/lines.ts';
import { createTasks } from '../../../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../../../src/main/texts.ts';
import { toIncoming } from '../../../../../src/renderer/store/journal/restore.ts';
import { formatJsonLine } from '../../../../../src/shared/document/json/json-line.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ExistingDocument } from '../../../../../src/shared/library/import/compare-documents.ts';
import {
  createCandidates,
  getDefaultChoice,
  planImport,
} from '../../../../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../../src/shared/library/import/incoming.ts';
import { assetOf, hero, PROFILE, putOf, startJournal } from '../../../../support/journal/journal.ts';
import { MemoryDisk } from '../../../../support/journal/memory-disk.ts';

const PICTURE = assetOf('picture', '\x89PNG a picture');
const CHOSEN = '/stick/Rollcall Backups';
const START = 1_790_000_000_000;
const HOUR = 3_600_000;

const withPicture = (id: string, concept: string, rev: number) =>
  hero(id, concept, rev, { art: { image: { src: `sha256:${PICTURE.hash}` } } });
const archives = (disk: MemoryDisk, folder: string): number =>
  [...disk.files.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.rollcall')).length;
const art = (disk: MemoryDisk, folder: string): number =>
  [...disk.files.keys()].filter((file) => file.startsWith(`${folder}/art/`)).length;

/** What an import of these writes where the library has this one. */
function planOf(incoming: readonly Incoming[], mine: ExistingDocument) {
  const candidates = createCandidates(GAMES, incoming, () => mine);
  return planImport(candidates, (one) => ({ choice: getDefaultChoice(one) }), { has: () => true });
}

/** A library with so many backups, an hour apart. */
async function library(disk: MemoryDisk, count: number, clock = { now: START }) {
  const journal = startJournal(disk, () => clock.now);
  await journal.saveAsset(PICTURE);
  for (let index = 1; index <= count; index++) {
    await journal.append([putOf(withPicture('ada', `${index}`, index))]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    clock.now += HOUR;
  }
  return { journal, clock };
}

describe('backups', () => {
  it('are written only when something has changed', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 2);
    await journal.backupNow();
    await journal.backUpIfChanged();
    expect(archives(disk, `${PROFILE}/Backups`)).toBe(2);
    expect((await journal.describeBackups()).snapshots.map(({ counts, fault }) => [counts, fault])).toEqual([
      [{ characters: 1 }, undefined],
      [{ characters: 1 }, undefined],
    ]);
  });

  it('bring back the tags of a row', async () => {
    const journal = startJournal(new MemoryDisk(), () => START);
    const row = { ...hero('ada', '1', 1), tags: ['Club', 'Saturday'] };
    await journal.append([putOf(row)]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    const [newest] = (await journal.describeBackups()).snapshots;
    const read = await journal.readBackupRows(newest?.name ?? '');
    expect(read).toMatchObject({ ok: true, rows: [{ row }] });
    const [back] = read.ok ? toIncoming(read.rows, 'Backup', false) : [];
    expect(back).toMatchObject({ kind: 'characters', id: 'ada', tags: ['Club', 'Saturday'] });
    // Who took the tags off gets them back, though the hero itself is the same.
    const plan = planOf(back === undefined ? [] : [back], { document: row.document, tags: ['club'] });
    expect(plan).toMatchObject([{ id: 'ada', document: row.document, tags: ['Club', 'Saturday'], isTheirs: false }]);
    expect(planOf(back === undefined ? [] : [back], { document: row.document, tags: ['saturday', 'club'] })).toEqual(
      [],
    );
  });

  it('bring back every row of theirs, exactly', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 2);
    const [newest, older] = (await journal.describeBackups()).snapshots;
    expect(await journal.readBackupRows(older?.name ?? '')).toMatchObject({
      ok: true,
      rows: [{ row: withPicture('ada', '1', 1) }],
    });
    expect(await journal.readBackupRows(newest?.name ?? '')).toMatchObject({
      ok: true,
      rows: [{ row: withPicture('ada', '2', 2) }],
    });
    expect(await journal.readBackupRows('../x')).toMatchObject({ ok: false });
  });

  it('grow fewer with the months, and the pictures that none of them names go', async () => {
    const disk = new MemoryDisk();
    const { journal, clock } = await library(disk, 30);
    clock.now += 200 * 24 * HOUR;
    for (let index = 31; index <= 45; index++) {
      await journal.append([putOf(hero('ada', `${index}`, index))]);
      await journal.backupNow();
    }
    expect(archives(disk, `${PROFILE}/Backups`)).toBe(16);
    expect(art(disk, `${PROFILE}/Backups`)).toBe(1);
    // The one of that month goes a little later than all others that name the picture.
    const file = [...disk.files.keys()].find((name) => name.includes('/Rollcall 0030 ')) as string;
    for (const ending of ['.rollcall', '.index']) disk.files.delete(file.replace(/\.\w+$/, ending));
    const later = startJournal(disk, () => clock.now);
    await later.append([putOf(hero('ada', 'end', 99))]);
    await later.backupNow();
    await later.append([putOf(hero('ada', 'end 2', 100))]);
    await later.backupNow();
    expect(art(disk, `${PROFILE}/Backups`)).toBe(0);
  });

  it('survive a clock that is set years forward and back', async () => {
    const disk = new MemoryDisk();
    const { journal, clock } = await library(disk, 12);
    for (const now of [START + 9e11, START - 9e11, START]) {
      clock.now = now;
      await journal.append([putOf(hero('ada', `at ${now}`, 100 + now))]);
      expect(await journal.backupNow()).toEqual({ ok: true });
    }
    expect(archives(disk, `${PROFILE}/Backups`)).toBeGreaterThanOrEqual(10);
    expect((await startJournal(disk.copy()).getInventory()).faults).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it('refuses every write where a newer Rollcall has written a part of the journal, and changes no file', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 2);
    await journal.append([putOf(hero('bo', 'a', 50))]);
    const newer = formatJsonLine({ n: 0, format: 'rollcall.journal', version: 2, at: START });
    disk.put(`${PROFILE}/Journal/000003.journal`, Buffer.from(formatLine(3, newer)));
    disk.put(`${PROFILE}/Journal/unfinished.part`, Buffer.from('left by the newer one'));
    const before = new Map(disk.files);
    const again = startJournal(disk);
    expect(await again.getInventory()).toMatchObject({ isNewer: true, exists: true });
    const refusal = { ok: false, refused: expect.stringContaining('Install the newest version of Rollcall') };
    expect(await again.append([putOf(hero('cy', 'a', 60))])).toMatchObject(refusal);
    expect(await again.saveAsset(assetOf('picture', 'a picture'))).toMatchObject(refusal);
    expect(await again.backupNow()).toMatchObject(refusal);
    expect(await again.chooseFolder('/elsewhere')).toMatchObject(refusal);
    expect(await again.finishComparison({ lost: true })).toEqual({});
    await again.backUpIfChanged();
    expect(disk.files).toEqual(before);
  });

  it('is listed with its time and the reason', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 1);
    const [file] = [...disk.files.keys()].filter((name) => name.endsWith('.rollcall'));
    disk.put(file ?? '', Buffer.from('no zip'));
    disk.files.delete(file?.replace('.rollcall', '.index') ?? '');
    const [info] = (await journal.describeBackups()).snapshots;
    expect(info?.fault).toMatch(/^This backup can't be used: it is no archive/);
    expect(Math.abs((info?.at ?? 0) - START)).toBeLessThan(1000);
  });

  it('is told in the language that the window has chosen after the journal was read', async () => {
    const disk = new MemoryDisk();
    await library(disk, 1);
    const [file = ''] = [...disk.files.keys()].filter((name) => name.endsWith('.rollcall'));
    disk.put(file, Buffer.from('no zip'));
    disk.files.delete(file.replace('.rollcall', '.index'));
    const texts = new MainTexts();
    const journal = startJournal(disk, () => START, texts);
    const name = file.split('/').at(-1);
    expect((await journal.getInventory()).faults.join(' ')).toContain(
      `The backup “${name}” can't be used: it is no archive`,
    );
    texts.setLanguage('de');
    expect((await journal.getInventory()).faults.join(' ')).toContain(
      `Die Sicherung „${name}“ lässt sich nicht verwenden: `,
    );
    const [info] = (await journal.describeBackups()).snapshots;
    expect(info?.fault).toMatch(/^Diese Sicherung lässt sich nicht verwenden: /);
    texts.setLanguage('eo');
    expect((await journal.getInventory()).faults.join(' ')).toContain(`The backup “${name}” can't be used: `);
  });

  it('is put out of the way where it is a picture, and asked for again', async () => {
    const disk = new MemoryDisk();
    await library(disk, 1);
    const file = `${PROFILE}/Backups/art/${PICTURE.hash}.png`;
    disk.put(file, Buffer.from('\x89PNG a pixture', 'latin1'));
    const places = { journal: `${PROFILE}/Journal`, backups: `${PROFILE}/Backups` };
    expect(await createTasks(disk).checkArt(places)).toEqual([`${PICTURE.hash}.png`]);
    expect([disk.files.has(file), disk.files.has(`${file}.damaged`)]).toEqual([false, true]);
    expect(await startJournal(disk).findMissingAssets([PICTURE.hash])).toEqual([PICTURE.hash]);
  });
});

describe('a folder of the user', () => {
  it('gets the backups that are there, their pictures, and every later one; the profile keeps what it goes on from', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 4);
    expect(await journal.chooseFolder('/stick')).toEqual({ ok: true });
    expect([archives(disk, CHOSEN), art(disk, CHOSEN)]).toEqual([4, 1]);
    await journal.append([putOf(withPicture('ada', 'later', 50))]);
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect([archives(disk, CHOSEN), art(disk, CHOSEN)]).toEqual([5, 1]);
    expect(archives(disk, `${PROFILE}/Backups`)).toBe(2);
    const again = startJournal(disk.copy());
    expect(await again.describeBackups()).toMatchObject({ folder: CHOSEN });
    expect((await again.describeBackups()).snapshots).toHaveLength(5);
    expect((await again.getInventory()).faults).toEqual([]);
  });

  it('that is gone is told, and nothing is written in its place; when it is back it gets what it lacks', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 3);
    await journal.chooseFolder('/stick');
    disk.gone.add(CHOSEN);
    for (let index = 50; index < 54; index++) {
      await journal.append([putOf(withPicture('ada', `${index}`, index))]);
      expect(await journal.backupNow()).toEqual({
        ok: false,
        refused: `Backups cannot be copied to “${CHOSEN}”: it is not there; plug in its disk, or choose another folder. Until then they are kept in “${PROFILE}/Backups”.`,
      });
    }
    expect(archives(disk, CHOSEN)).toBe(3);
    expect((await startJournal(disk.copy()).getInventory()).faults).toEqual([]);
    disk.gone.clear();
    expect(await journal.backupNow()).toEqual({ ok: true });
    expect(archives(disk, CHOSEN)).toBe(7);
    expect(archives(disk, `${PROFILE}/Backups`)).toBe(2);
  });

  it('that cannot be written to is not chosen, and says why', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 2);
    disk.before = (_, what, file) => {
      if (what === 'open' && file.startsWith('/stick')) throw Object.assign(new Error(), { code: 'EROFS' });
    };
    expect(await journal.chooseFolder('/stick')).toEqual({
      ok: false,
      refused: `The backups cannot be copied to “${CHOSEN}”: this disk can only be read; choose another place. They stay where they are.`,
    });
    expect(await journal.describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups` });
    expect(archives(disk, `${PROFILE}/Backups`)).toBe(2);
  });

  it('is given up by choosing that of the profile again', async () => {
    const disk = new MemoryDisk();
    const { journal } = await library(disk, 2);
    await journal.chooseFolder('/stick');
    expect(await journal.chooseFolder(`${PROFILE}/Backups`)).toEqual({ ok: true });
    expect(await startJournal(disk.copy()).describeBackups()).toMatchObject({ folder: `${PROFILE}/Backups` });
    expect(archives(disk, CHOSEN)).toBe(2);
  });

  it('with backups of another library leaves those alone', async () => {
    const disk = new MemoryDisk();
    const other = new MemoryDisk();
    await library(other, 30);
    for (const [file, { bytes }] of other.files) {
      if (file.startsWith(`${PROFILE}/Backups/`)) disk.put(file.replace(`${PROFILE}/Backups`, CHOSEN), bytes);
    }
    const { journal, clock } = await library(disk, 1, { now: START + 17_000 });
    await journal.chooseFolder('/stick');
    expect((await startJournal(disk.copy()).recoverRows([{ table: 'characters', id: 'ada' }]))[0]?.rev).toBe(1);
    clock.now += 400 * 24 * HOUR;
    for (let index = 2; index < 10; index++) {
      await journal.append([putOf(hero('bo', `${index}`, index))]);
      await journal.backupNow();
    }
    const names = (await other.list(`${PROFILE}/Backups`)).map(({ name }) => name);
    for (const name of names) expect(disk.files.has(`${CHOSEN}/${name}`), name).toBe(true);
    expect((await startJournal(disk.copy()).getInventory()).rows.map(({ id }) => id)).toEqual(['ada', 'bo']);
  });
});
