import { describe, expect, it } from 'vitest';
import { formatLine, readLines } from '../../../../../src/main/journal/segments/lines.ts';
import { formatJsonLine } from '../../../../../src/shared/document/json/json-line.ts';
import { Computer, SHARED_FOLDER } from '../../../../support/journal/computer.ts';
import { PROFILE } from '../../../../support/journal/journal.ts';
import { MemoryDisk } from '../../../../support/journal/memory-disk.ts';

const SETTINGS = `${PROFILE}/backups.json`;
const LAPTOP_HOME = { machine: 'laptop', path: '/home/ada/Rollcall', file: '77' };

const readSettings = (disk: MemoryDisk): { library: string; brought?: string } =>
  JSON.parse(Buffer.from(disk.files.get(SETTINGS)?.bytes ?? []).toString());

/** A computer with two backups, and a change after them. */
async function createDesk(): Promise<Computer> {
  const desk = new Computer('Desk', new MemoryDisk());
  await desk.type('ada', 'one');
  await desk.backUp();
  await desk.type('ada', 'two');
  await desk.backUp();
  await desk.type('ada', 'three');
  return desk;
}

function copyComputer(from: Computer, home: MemoryDisk['home']): Computer {
  const disk = from.disk.copy();
  disk.home = home;
  const copy = new Computer('Laptop', disk, 5 * 3_600_000);
  copy.rows = new Map(from.rows);
  copy.rev = from.rev;
  return copy;
}

function copyFolders(from: MemoryDisk, to: MemoryDisk, isCopied: (file: string) => boolean): void {
  for (const [file, { bytes }] of from.files) if (isCopied(file)) to.put(file, bytes);
}

/** Takes the ids out of the first lines of a journal, and the home out of the settings, as older versions wrote them. */
function makeOld(disk: MemoryDisk): void {
  disk.files.delete(SETTINGS);
  for (const [file, { bytes }] of [...disk.files]) {
    const number = Number(/(\d{6})\.(journal|names)$/.exec(file)?.[1]);
    if (Number.isNaN(number)) continue;
    const lines = readLines<{ n: number; library?: string }>(number, bytes).values;
    const text = lines.map(({ library: _library, ...line }) => formatLine(number, formatJsonLine(line)));
    disk.put(file, Buffer.from(text.join('')));
  }
}

async function expectWhole(computer: Computer, text = 'three'): Promise<void> {
  const { known, comparison } = await computer.restart();
  expect([comparison.missing, comparison.older, known.faults]).toEqual([[], [], []]);
  expect((await computer.recoverable()).get('ada')).toBe(text);
}

describe('the id of a library', () => {
  it.each([
    ['its folder or one above it was renamed', { machine: 'desk', path: '/renamed', file: '1' }],
    ['the computer was renamed', { machine: 'table', path: '/profile', file: '1' }],
    ['its files were restored at the same place', { machine: 'desk', path: '/profile', file: '2' }],
  ])('stays when %s', async (_, home) => {
    const desk = await createDesk();
    const { library } = readSettings(desk.disk);
    desk.disk.home = home;
    await expectWhole(desk);
    expect(readSettings(desk.disk).library).toBe(library);
  });

  it.each([
    ['another computer', LAPTOP_HOME],
    ['another folder of this computer', { machine: 'desk', path: '/elsewhere', file: '9' }],
  ])('is a new one when the profile was copied to %s, and nothing is missing there', async (_, home) => {
    const desk = await createDesk();
    const laptop = copyComputer(desk, home);
    await expectWhole(laptop);
    expect(readSettings(laptop.disk).library).not.toBe(readSettings(desk.disk).library);
    await laptop.type('ada', 'four');
    expect(await laptop.backUp()).toBe(true);
    await expectWhole(laptop, 'four');
    const { snapshots } = await laptop.journal.describeBackups();
    expect(snapshots.map(({ origin }) => origin)).toEqual([
      undefined,
      ...Array(2).fill({ kind: 'other', computer: 'Desk' }),
    ]);
  });

  it('comes back with a profile that comes back, such as one on a stick', async () => {
    const desk = await createDesk();
    const { library } = readSettings(desk.disk);
    const home = desk.disk.home;
    for (const place of [LAPTOP_HOME, home, LAPTOP_HOME, home]) {
      desk.disk.home = place;
      await expectWhole(desk);
      await desk.backUp();
    }
    expect(readSettings(desk.disk).library).toBe(library);
    await expectWhole(desk);
  });

  it('is a new one for both copies of a profile of an older version', async () => {
    const desk = await createDesk();
    makeOld(desk.disk);
    const laptop = copyComputer(desk, LAPTOP_HOME);
    for (const computer of [desk, laptop]) {
      await expectWhole(computer);
      const { snapshots } = await computer.journal.describeBackups();
      expect(snapshots.map(({ origin }) => origin)).toEqual([undefined, undefined]);
    }
    expect(readSettings(laptop.disk).library).not.toBe(readSettings(desk.disk).library);
  });

  it.each(['missing', 'damaged', 'a folder'])('is found again when its settings are %s', async (fault) => {
    const desk = await createDesk();
    if (fault === 'missing') desk.disk.files.delete(SETTINGS);
    else if (fault === 'damaged') desk.disk.put(SETTINGS, Buffer.from('{"library": '));
    else desk.disk.broken.set(SETTINGS, { code: 'EISDIR', isOther: true });
    const { known, comparison } = await desk.restart();
    expect([comparison.missing, comparison.older]).toEqual([[], []]);
    expect(known.faults).toEqual(fault === 'missing' ? [] : [expect.stringContaining('Choose it again.')]);
    expect((await desk.recoverable()).get('ada')).toBe('three');
    expect(await desk.journal.chooseFolder('/stick')).toEqual({ ok: true });
    await expectWhole(desk);
  });
});

describe('a snapshot of another library', () => {
  it('in the folder of the profile is listed as such, and is neither a base nor removed', async () => {
    const old = new Computer('Old desk', new MemoryDisk());
    for (let index = 0; index < 30; index++) {
      await old.type('ada', `old ${index}`);
      await old.backUp();
    }
    const desk = await createDesk();
    const isBackup = (file: string) => file.startsWith(`${PROFILE}/Backups/`);
    copyFolders(old.disk, desk.disk, isBackup);
    const copied = [...old.disk.files.keys()].filter(isBackup);
    await expectWhole(desk);
    for (let index = 0; index < 15; index++) {
      await desk.type('ada', `new ${index}`);
      expect(await desk.backUp()).toBe(true);
    }
    await expectWhole(desk, 'new 14');
    for (const file of copied) expect(desk.disk.files.has(file), file).toBe(true);
    const { snapshots } = await desk.journal.describeBackups();
    expect(snapshots.filter(({ origin }) => origin?.computer === 'Old desk')).toHaveLength(
      copied.filter((file) => file.endsWith('.rollcall')).length,
    );
    const other = snapshots.find(({ origin }) => origin !== undefined);
    expect(await desk.journal.readBackupRows(other?.name ?? '')).toMatchObject({ ok: true });
  });

  it.each([' (conflicted copy)', '.sync-conflict-20261122-102109-ABC', ' 2', '-LAPTOP'])(
    'is listed when a program that synchronizes the folder has added “%s” to its name',
    async (ending) => {
      const desk = await createDesk();
      await desk.journal.chooseFolder(SHARED_FOLDER);
      await desk.backUp();
      const laptop = new Computer('Laptop', new MemoryDisk());
      await laptop.type('ada', 'from the laptop');
      await laptop.backUp();
      const [archive] = [...laptop.disk.files].filter(([file]) => file.endsWith('.rollcall'));
      const name = (archive?.[0] ?? '').slice(`${PROFILE}/Backups/`.length);
      desk.disk.put(
        `${SHARED_FOLDER}/${name.replace('.rollcall', `${ending}.rollcall`)}`,
        archive?.[1].bytes ?? new Uint8Array(),
      );
      const { snapshots } = await desk.journal.describeBackups();
      const conflict = snapshots.find(({ origin }) => origin?.kind === 'conflict');
      expect(conflict).toMatchObject({ origin: { kind: 'conflict', computer: 'Laptop' }, counts: { characters: 1 } });
      expect(await desk.journal.readBackupRows(conflict?.name ?? '')).toMatchObject({ ok: true });
      await expectWhole(desk);
    },
  );

  it('keeps its file when both computers write one name at the same moment', async () => {
    const desk = await createDesk();
    const laptop = copyComputer(desk, LAPTOP_HOME);
    await laptop.restart();
    await laptop.type('ada', 'from the laptop');
    await laptop.backUp();
    await desk.type('ada', 'from the desk');
    await desk.backUp();
    for (const [file, { bytes }] of laptop.disk.files) {
      if (file.startsWith(`${PROFILE}/Backups/`))
        desk.disk.put(file.replace(`${PROFILE}/Backups`, SHARED_FOLDER), bytes);
    }
    expect(await desk.journal.chooseFolder(SHARED_FOLDER)).toEqual({ ok: true });
    const { fromOurs, fromOthers } = await desk.offered();
    expect([fromOurs.has('from the desk'), fromOthers.has('from the laptop'), fromOurs.has('from the laptop')]).toEqual(
      [true, true, false],
    );
  });
});

describe('a journal that was copied here by hand', () => {
  const isJournalOrBackup = (file: string) =>
    file.startsWith(`${PROFILE}/Journal/`) || file.startsWith(`${PROFILE}/Backups/`);

  it.each([true, false])(
    'brings everything of a longer one, in place of ours or beside it (in place: %s)',
    async (isInPlace) => {
      const desk = await createDesk();
      const laptop = new Computer('Laptop', new MemoryDisk());
      laptop.disk.home = LAPTOP_HOME;
      await laptop.type('sample', 'a sample');
      if (isInPlace)
        for (const file of [...laptop.disk.files.keys()]) if (isJournalOrBackup(file)) laptop.disk.files.delete(file);
      copyFolders(desk.disk, laptop.disk, isJournalOrBackup);
      const start = await laptop.restart();
      expect(start.known.brought).toEqual({ computer: 'Desk' });
      expect(start.comparison.missing.map(({ id }) => id)).toEqual(['ada']);
      // It is asked again until the user has decided.
      await laptop.journal.finishComparison({ lost: false, isUndecided: true });
      expect((await laptop.restart()).known.brought).toEqual({ computer: 'Desk' });
      await laptop.bringBack(start);
      await laptop.journal.finishComparison({ lost: false });
      const again = await laptop.restart();
      expect([again.known.brought, again.comparison.missing, again.comparison.older]).toEqual([undefined, [], []]);
      expect(await laptop.recoverable()).toEqual(
        new Map([
          ['sample', 'a sample'],
          ['ada', 'three'],
        ]),
      );
      expect(readSettings(laptop.disk).library).not.toBe(readSettings(desk.disk).library);
    },
  );

  it('is offered as a backup if it is shorter than ours', async () => {
    const other = new Computer('Laptop', new MemoryDisk());
    await other.type('bo', 'in a backup');
    await other.backUp();
    await other.type('bo', 'only in the journal');
    const desk = await createDesk();
    await desk.backUp();
    await desk.type('ada', 'four');
    await desk.backUp();
    await desk.type('ada', 'five');
    copyFolders(other.disk, desk.disk, (file) => isJournalOrBackup(file) && !desk.disk.files.has(file));
    await expectWhole(desk, 'five');
    const { fromOthers } = await desk.offered();
    expect(fromOthers).toContain('only in the journal');
    await expectWhole(desk, 'five');
  });

  it('of an older version brings everything as well', async () => {
    const desk = await createDesk();
    makeOld(desk.disk);
    const laptop = new Computer('Laptop', new MemoryDisk());
    laptop.disk.home = LAPTOP_HOME;
    await laptop.type('sample', 'a sample');
    for (const file of [...laptop.disk.files.keys()]) if (isJournalOrBackup(file)) laptop.disk.files.delete(file);
    copyFolders(desk.disk, laptop.disk, isJournalOrBackup);
    const start = await laptop.restart();
    expect(start.comparison.missing.map(({ id }) => id)).toEqual(['ada']);
    await laptop.bringBack(start);
    expect((await laptop.recoverable()).get('ada')).toBe('three');
  });
});
