import { describe, expect, it } from 'vitest';
import { formatLine, readLines } from '../../../../../src/main/journal/segments/lines.ts';
import { formatJsonLine } from '../../../../../src/shared/document/json/json-line.ts';
import { Computer, SHARED_FOLDER } from '../../../../support/journal/computer.ts';
import { PROFILE } from '../../../../support/journal/journal.ts';
import { MemoryDisk } from '../../../../support/journal/memory-disk.ts';

/**
 * Each library has an id, in the settings of its journal and in its snapshots (backups), so that a copied profile and the files of another
 * library are recognized. `editHero('ada', 'two')` saves the hero `ada` with the concept `two`.
 */

const SETTINGS = `${PROFILE}/backups.json`;
/** The place of a profile: the computer, the path of its folder, and the number that the disk gives the folder. */
const LAPTOP_HOME = { machine: 'laptop', path: '/home/ada/Rollcall', file: '77' };

const readSettings = (disk: MemoryDisk): { library: string; brought?: string } =>
  JSON.parse(Buffer.from(disk.files.get(SETTINGS)?.bytes ?? []).toString());

/** Creates a computer with two backups and a change after them. */
async function createDesk(): Promise<Computer> {
  const deskComputer = new Computer('Desk', new MemoryDisk());
  await deskComputer.editHero('ada', 'one');
  await deskComputer.backUp();
  await deskComputer.editHero('ada', 'two');
  await deskComputer.backUp();
  await deskComputer.editHero('ada', 'three');
  return deskComputer;
}

/** Creates a laptop with a copy of a computer's disk, at the place `homeFolder`. Its clock is five hours ahead. */
function copyComputer(source: Computer, homeFolder: MemoryDisk['home']): Computer {
  const disk = source.disk.copy();
  disk.home = homeFolder;
  const copiedComputer = new Computer('Laptop', disk, 5 * 3_600_000);
  copiedComputer.rows = new Map(source.rows);
  copiedComputer.rev = source.rev;
  return copiedComputer;
}

function copyFolders(source: MemoryDisk, target: MemoryDisk, isCopied: (filePath: string) => boolean): void {
  for (const [filePath, { bytes }] of source.files) if (isCopied(filePath)) target.put(filePath, bytes);
}

/** Removes the library ids from the first lines of a journal and deletes the settings, because older versions did not write them. */
function removeLibraryIds(disk: MemoryDisk): void {
  disk.files.delete(SETTINGS);
  for (const [filePath, { bytes }] of [...disk.files]) {
    const segmentNumber = Number(/(\d{6})\.(journal|names)$/.exec(filePath)?.[1]);
    if (Number.isNaN(segmentNumber)) continue;
    const logLines = readLines<{ n: number; library?: string }>(segmentNumber, bytes).values;
    const oldLines = logLines.map(({ library: _libraryId, ...logLine }) =>
      formatLine(segmentNumber, formatJsonLine(logLine)),
    );
    disk.put(filePath, Buffer.from(oldLines.join('')));
  }
}

async function expectNothingMissing(computer: Computer, expectedConcept = 'three'): Promise<void> {
  const { inventory, comparison } = await computer.restart();
  expect([comparison.missing, comparison.older, inventory.faults]).toEqual([[], [], []]);
  expect((await computer.recoverTexts()).get('ada')).toBe(expectedConcept);
}

describe('the id of a library', () => {
  it.each([
    ['its folder or one above it was renamed', { machine: 'desk', path: '/renamed', file: '1' }],
    ['the computer was renamed', { machine: 'table', path: '/profile', file: '1' }],
    ['its files were restored at the same place', { machine: 'desk', path: '/profile', file: '2' }],
  ])('keeps its value when %s', async (_caseName, homeFolder) => {
    const deskComputer = await createDesk();
    const { library } = readSettings(deskComputer.disk);
    deskComputer.disk.home = homeFolder;
    await expectNothingMissing(deskComputer);
    expect(readSettings(deskComputer.disk).library).toBe(library);
  });

  it.each([
    ['another computer', LAPTOP_HOME],
    ['another folder of this computer', { machine: 'desk', path: '/elsewhere', file: '9' }],
  ])(
    'changes when the profile was copied to %s, where no document is missing afterwards',
    async (_caseName, homeFolder) => {
      const deskComputer = await createDesk();
      const laptopComputer = copyComputer(deskComputer, homeFolder);
      await expectNothingMissing(laptopComputer);
      expect(readSettings(laptopComputer.disk).library).not.toBe(readSettings(deskComputer.disk).library);
      await laptopComputer.editHero('ada', 'four');
      expect(await laptopComputer.backUp()).toBe(true);
      await expectNothingMissing(laptopComputer, 'four');
      const { snapshots } = await laptopComputer.journal.describeBackups();
      expect(snapshots.map(({ origin }) => origin)).toEqual([
        undefined,
        ...Array(2).fill({ kind: 'other', computer: 'Desk' }),
      ]);
    },
  );

  it('returns with a profile that returns to its computer, such as one on a USB stick', async () => {
    const deskComputer = await createDesk();
    const { library } = readSettings(deskComputer.disk);
    const homeFolder = deskComputer.disk.home;
    for (const homePlace of [LAPTOP_HOME, homeFolder, LAPTOP_HOME, homeFolder]) {
      deskComputer.disk.home = homePlace;
      await expectNothingMissing(deskComputer);
      await deskComputer.backUp();
    }
    expect(readSettings(deskComputer.disk).library).toBe(library);
    await expectNothingMissing(deskComputer);
  });

  it('changes in both copies of a profile that an older version wrote, where no document is missing afterwards', async () => {
    const deskComputer = await createDesk();
    removeLibraryIds(deskComputer.disk);
    const laptopComputer = copyComputer(deskComputer, LAPTOP_HOME);
    for (const computer of [deskComputer, laptopComputer]) {
      await expectNothingMissing(computer);
      const { snapshots } = await computer.journal.describeBackups();
      expect(snapshots.map(({ origin }) => origin)).toEqual([undefined, undefined]);
    }
    expect(readSettings(laptopComputer.disk).library).not.toBe(readSettings(deskComputer.disk).library);
  });

  it.each(['missing', 'damaged', 'a folder'])('survives settings that are %s', async (fault) => {
    const deskComputer = await createDesk();
    if (fault === 'missing') deskComputer.disk.files.delete(SETTINGS);
    else if (fault === 'damaged') deskComputer.disk.put(SETTINGS, Buffer.from('{"library": '));
    else deskComputer.disk.brokenPaths.set(SETTINGS, { code: 'EISDIR', isOther: true });
    const { inventory, comparison } = await deskComputer.restart();
    expect([comparison.missing, comparison.older]).toEqual([[], []]);
    expect(inventory.faults).toEqual(fault === 'missing' ? [] : [expect.stringContaining('Choose it again.')]);
    expect((await deskComputer.recoverTexts()).get('ada')).toBe('three');
    expect(await deskComputer.journal.chooseFolder('/stick')).toEqual({ ok: true });
    await expectNothingMissing(deskComputer);
  });
});

describe('snapshots of another library', () => {
  it("lists a snapshot under its computer's name, never uses it as a base and never deletes it", async () => {
    const oldComputer = new Computer('Old desk', new MemoryDisk());
    for (let index = 0; index < 30; index++) {
      await oldComputer.editHero('ada', `old ${index}`);
      await oldComputer.backUp();
    }
    const deskComputer = await createDesk();
    const isBackup = (filePath: string) => filePath.startsWith(`${PROFILE}/Backups/`);
    copyFolders(oldComputer.disk, deskComputer.disk, isBackup);
    const copiedPaths = [...oldComputer.disk.files.keys()].filter(isBackup);
    await expectNothingMissing(deskComputer);
    for (let index = 0; index < 15; index++) {
      await deskComputer.editHero('ada', `new ${index}`);
      expect(await deskComputer.backUp()).toBe(true);
    }
    await expectNothingMissing(deskComputer, 'new 14');
    for (const filePath of copiedPaths) expect(deskComputer.disk.files.has(filePath), filePath).toBe(true);
    const { snapshots } = await deskComputer.journal.describeBackups();
    expect(snapshots.filter(({ origin }) => origin?.computer === 'Old desk')).toHaveLength(
      copiedPaths.filter((filePath) => filePath.endsWith('.rollcall')).length,
    );
    const otherSnapshot = snapshots.find(({ origin }) => origin !== undefined);
    expect(await deskComputer.journal.readBackupRows(otherSnapshot?.name ?? '')).toMatchObject({ ok: true });
  });

  it.each([' (conflicted copy)', '.sync-conflict-20261122-102109-ABC', ' 2', '-LAPTOP'])(
    'lists a snapshot when a sync program has added “%s” to its name',
    async (nameEnding) => {
      const deskComputer = await createDesk();
      await deskComputer.journal.chooseFolder(SHARED_FOLDER);
      await deskComputer.backUp();
      const laptopComputer = new Computer('Laptop', new MemoryDisk());
      await laptopComputer.editHero('ada', 'from the laptop');
      await laptopComputer.backUp();
      const [archive] = [...laptopComputer.disk.files].filter(([filePath]) => filePath.endsWith('.rollcall'));
      const snapshotName = (archive?.[0] ?? '').slice(`${PROFILE}/Backups/`.length);
      deskComputer.disk.put(
        `${SHARED_FOLDER}/${snapshotName.replace('.rollcall', `${nameEnding}.rollcall`)}`,
        archive?.[1].bytes ?? new Uint8Array(),
      );
      const { snapshots } = await deskComputer.journal.describeBackups();
      const conflict = snapshots.find(({ origin }) => origin?.kind === 'conflict');
      expect(conflict).toMatchObject({ origin: { kind: 'conflict', computer: 'Laptop' }, counts: { characters: 1 } });
      expect(await deskComputer.journal.readBackupRows(conflict?.name ?? '')).toMatchObject({ ok: true });
      await expectNothingMissing(deskComputer);
    },
  );

  it('keeps both snapshots when two computers write the same name at the same moment', async () => {
    const deskComputer = await createDesk();
    const laptopComputer = copyComputer(deskComputer, LAPTOP_HOME);
    await laptopComputer.restart();
    await laptopComputer.editHero('ada', 'from the laptop');
    await laptopComputer.backUp();
    await deskComputer.editHero('ada', 'from the desk');
    await deskComputer.backUp();
    for (const [filePath, { bytes }] of laptopComputer.disk.files) {
      if (filePath.startsWith(`${PROFILE}/Backups/`))
        deskComputer.disk.put(filePath.replace(`${PROFILE}/Backups`, SHARED_FOLDER), bytes);
    }
    expect(await deskComputer.journal.chooseFolder(SHARED_FOLDER)).toEqual({ ok: true });
    const { fromOurs, fromOthers } = await deskComputer.listOfferedTexts();
    expect([fromOurs.has('from the desk'), fromOthers.has('from the laptop'), fromOurs.has('from the laptop')]).toEqual(
      [true, true, false],
    );
  });
});

describe('a journal that was copied here by hand', () => {
  const isJournalOrBackup = (filePath: string) =>
    filePath.startsWith(`${PROFILE}/Journal/`) || filePath.startsWith(`${PROFILE}/Backups/`);

  it.each([true, false])(
    'restores all documents of a longer journal that replaces ours or extends it (replaces: %s)',
    async (isInPlace) => {
      const deskComputer = await createDesk();
      const laptopComputer = new Computer('Laptop', new MemoryDisk());
      laptopComputer.disk.home = LAPTOP_HOME;
      await laptopComputer.editHero('sample', 'a sample');
      if (isInPlace)
        for (const filePath of [...laptopComputer.disk.files.keys()])
          if (isJournalOrBackup(filePath)) laptopComputer.disk.files.delete(filePath);
      copyFolders(deskComputer.disk, laptopComputer.disk, isJournalOrBackup);
      const restartResult = await laptopComputer.restart();
      expect(restartResult.inventory.brought).toEqual({ computer: 'Desk' });
      expect(restartResult.comparison.missing.map(({ id }) => id)).toEqual(['ada']);
      // The app asks again until the user has decided.
      await laptopComputer.journal.finishComparison({ lost: false, isUndecided: true });
      expect((await laptopComputer.restart()).inventory.brought).toEqual({ computer: 'Desk' });
      await laptopComputer.bringBack(restartResult);
      await laptopComputer.journal.finishComparison({ lost: false });
      const secondRestart = await laptopComputer.restart();
      expect([
        secondRestart.inventory.brought,
        secondRestart.comparison.missing,
        secondRestart.comparison.older,
      ]).toEqual([undefined, [], []]);
      expect(await laptopComputer.recoverTexts()).toEqual(
        new Map([
          ['sample', 'a sample'],
          ['ada', 'three'],
        ]),
      );
      expect(readSettings(laptopComputer.disk).library).not.toBe(readSettings(deskComputer.disk).library);
    },
  );

  it('offers a shorter journal than ours as a backup', async () => {
    const laptopComputer = new Computer('Laptop', new MemoryDisk());
    await laptopComputer.editHero('bo', 'in a backup');
    await laptopComputer.backUp();
    await laptopComputer.editHero('bo', 'only in the journal');
    const deskComputer = await createDesk();
    await deskComputer.backUp();
    await deskComputer.editHero('ada', 'four');
    await deskComputer.backUp();
    await deskComputer.editHero('ada', 'five');
    copyFolders(
      laptopComputer.disk,
      deskComputer.disk,
      (filePath) => isJournalOrBackup(filePath) && !deskComputer.disk.files.has(filePath),
    );
    await expectNothingMissing(deskComputer, 'five');
    const { fromOthers } = await deskComputer.listOfferedTexts();
    expect(fromOthers).toContain('only in the journal');
    await expectNothingMissing(deskComputer, 'five');
  });

  it('restores all documents from a journal of an older version', async () => {
    const deskComputer = await createDesk();
    removeLibraryIds(deskComputer.disk);
    const laptopComputer = new Computer('Laptop', new MemoryDisk());
    laptopComputer.disk.home = LAPTOP_HOME;
    await laptopComputer.editHero('sample', 'a sample');
    for (const filePath of [...laptopComputer.disk.files.keys()])
      if (isJournalOrBackup(filePath)) laptopComputer.disk.files.delete(filePath);
    copyFolders(deskComputer.disk, laptopComputer.disk, isJournalOrBackup);
    const restartResult = await laptopComputer.restart();
    expect(restartResult.comparison.missing.map(({ id }) => id)).toEqual(['ada']);
    await laptopComputer.bringBack(restartResult);
    expect((await laptopComputer.recoverTexts()).get('ada')).toBe('three');
  });
});
