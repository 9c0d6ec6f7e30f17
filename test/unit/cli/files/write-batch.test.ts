/** A call writes all of its outputs or none, never replaces its inputs, and explains the errors of the disk. */
import node, { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Disk, WriteBatch, writeFilesAtomically } from '../../../../src/cli/files/write-batch.ts';
import { createFolder, removeFolder, runRollcall, withRefusalMessage } from '../../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);
const readText = (filePath: string) => readFileSync(filePath, 'utf8');
const createDiskError = (errorCode: string) =>
  Object.assign(new Error(`${errorCode}: as Node says it, write`), { code: errorCode });

/** Creates a disk that refuses the nth call of one function. */
function createRefusingDisk(callName: keyof Disk, errorCode: string, callNumber: number): Disk {
  let callCount = 0;
  const refuseCall = (...callArguments: unknown[]) => {
    callCount += 1;
    if (callCount === callNumber) throw createDiskError(errorCode);
    return (node[callName] as (...args: unknown[]) => unknown)(...callArguments);
  };
  return { ...node, [callName]: refuseCall } as Disk;
}

const OUTPUT_NAMES = ['verdicts.csv', 'report.pdf'];
const createOutputs = (testFolder: string, isForced: boolean) =>
  OUTPUT_NAMES.map((fileName) => ({
    target: join(testFolder, fileName),
    bytes: encodeText(`new ${fileName}`),
    force: isForced,
  }));

describe('writing two files of a call', () => {
  it.each<[keyof Disk, string, number]>([
    ['writeSync', 'ENOSPC', 1],
    ['writeSync', 'ENOSPC', 2],
    ['fsyncSync', 'EDQUOT', 2],
    ['openSync', 'EMFILE', 2],
    ['renameSync', 'EACCES', 1],
    ['renameSync', 'ENOSPC', 2],
  ])(
    'keeps the old files and leaves nothing else when %s fails with %s at call %d',
    (callName, errorCode, callNumber) => {
      const testFolder = createTestFolder({ 'verdicts.csv': 'old table', 'report.pdf': 'old pages' });
      expect(() =>
        withRefusalMessage(() =>
          writeFilesAtomically(createOutputs(testFolder, true), createRefusingDisk(callName, errorCode, callNumber)),
        ),
      ).toThrow(/could not be written: .*Nothing was replaced/);
      expect(readdirSync(testFolder).sort()).toEqual([...OUTPUT_NAMES].sort());
      expect([readText(join(testFolder, 'verdicts.csv')), readText(join(testFolder, 'report.pdf'))]).toEqual([
        'old table',
        'old pages',
      ]);
    },
  );

  it('succeeds if only the backup of a replaced file cannot be removed', () => {
    const testFolder = createTestFolder({ 'verdicts.csv': 'old table', 'report.pdf': 'old pages' });
    writeFilesAtomically(createOutputs(testFolder, true), createRefusingDisk('rmSync', 'EACCES', 1));
    expect(OUTPUT_NAMES.map((fileName) => readText(join(testFolder, fileName)))).toEqual([
      'new verdicts.csv',
      'new report.pdf',
    ]);
  });

  it.each<[keyof Disk, number]>([
    ['writeSync', 2],
    ['linkSync', 1],
    ['linkSync', 2],
  ])('deletes the new folder again when %s fails at call %d', (callName, callNumber) => {
    const testFolder = createTestFolder({});
    // A file system without hard links renames files instead, so a full disk refuses both.
    const refusingDisk = {
      ...createRefusingDisk(callName, 'ENOSPC', callNumber),
      ...(callName === 'linkSync'
        ? {
            renameSync: () => {
              throw createDiskError('ENOSPC');
            },
          }
        : {}),
    };
    expect(() =>
      withRefusalMessage(() => writeFilesAtomically(createOutputs(join(testFolder, 'a/b'), false), refusingDisk)),
    ).toThrow(/the disk is full; make room and try again\. Nothing was written/);
    expect(readdirSync(testFolder)).toEqual([]);
  });

  it('writes both files and leaves no temporary file', () => {
    const testFolder = createTestFolder({ 'verdicts.csv': 'old' });
    writeFilesAtomically(createOutputs(testFolder, true));
    expect(readdirSync(testFolder).sort()).toEqual([...OUTPUT_NAMES].sort());
    expect(readText(join(testFolder, 'verdicts.csv'))).toBe('new verdicts.csv');
  });

  it.each([
    'ENOSPC',
    'EDQUOT',
    'EROFS',
    'EACCES',
    'EPERM',
    'ENOTDIR',
    'ENAMETOOLONG',
    'EISDIR',
    'EMFILE',
    'EBUSY',
    'EIO',
    'EFBIG',
    'EWHATEVER',
  ])('explains the error %s in plain words', (errorCode) => {
    const testFolder = createTestFolder({});
    const errorMessage = (() => {
      try {
        withRefusalMessage(() =>
          writeFilesAtomically(createOutputs(testFolder, false), createRefusingDisk('writeSync', errorCode, 1)),
        );
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    })();
    expect(errorMessage).toMatch(/^could not be written: [^:]+\. Nothing was written$/);
    expect(errorMessage).not.toContain('as Node says it');
  });

  it('writes a file with the longest name that a file system allows', () => {
    const targetPath = join(createTestFolder({}), `${'n'.repeat(251)}.pdf`);
    writeFilesAtomically([{ target: targetPath, bytes: encodeText('x'), force: false }]);
    expect(readText(targetPath)).toBe('x');
  });
});

describe('two outputs that could be one file', () => {
  const createOutputsFor = (testFolder: string, outputNames: readonly string[], isForced: boolean) =>
    outputNames.map((fileName) => ({
      target: join(testFolder, fileName),
      bytes: encodeText(fileName),
      force: isForced,
    }));

  it.each([
    ['Cards.pdf', 'cards.PDF'],
    ['É.pdf', 'e\u0301.pdf'],
    ['Straße.csv', 'STRASSE.csv'],
    ['new/Cards.pdf', 'NEW/cards.pdf'],
    ['linked/cards.pdf', 'real/Cards.pdf'],
    ['linked/new/cards.pdf', 'real/new/cards.pdf'],
  ])('refuses both outputs with and without --force and writes nothing: %s and %s', (firstName, secondName) => {
    for (const isForced of [false, true]) {
      const testFolder = createTestFolder({ 'real/kept.txt': 'kept' });
      symlinkSync('real', join(testFolder, 'linked'));
      expect(() =>
        withRefusalMessage(() => writeFilesAtomically(createOutputsFor(testFolder, [firstName, secondName], isForced))),
      ).toThrow(/may be one file with .*, which is written by this call too; choose another name/);
      expect(readdirSync(testFolder).sort()).toEqual(['linked', 'real']);
      expect(readdirSync(join(testFolder, 'real'))).toEqual(['kept.txt']);
    }
  });

  it('refuses two outputs with the same path', () => {
    const testFolder = createTestFolder({});
    expect(() =>
      withRefusalMessage(() => writeFilesAtomically(createOutputsFor(testFolder, ['a.pdf', './a.pdf'], true))),
    ).toThrow(/is written twice by this call/);
    expect(readdirSync(testFolder)).toEqual([]);
  });

  it('writes two outputs in folders that the disk distinguishes', () => {
    const testFolder = createTestFolder({ 'LISTS/x': '', 'lists/x': '' });
    writeFilesAtomically(createOutputsFor(testFolder, ['LISTS/a.pdf', 'lists/a.pdf'], false));
    expect(readText(join(testFolder, 'lists/a.pdf'))).toBe('lists/a.pdf');
    expect(readText(join(testFolder, 'LISTS/a.pdf'))).toBe('LISTS/a.pdf');
  });

  it('refuses a print record with nearly the same name as the PDF before cards are drawn', async () => {
    const testFolder = createTestFolder({ 'h.json': { ...readBaseCharacter(), id: 'h' } });
    const extraFlags = ['--out', join(testFolder, 'Cards.pdf'), '--changed-since', join(testFolder, 'cards.pdf')];
    const { exit: exitCode, err: errorOutput } = await runRollcall('cards', join(testFolder, 'h.json'), ...extraFlags);
    expect([exitCode, errorOutput]).toEqual([2, expect.stringContaining('may be one file with')]);
    expect(readdirSync(testFolder)).toEqual(['h.json']);
  });
});

describe('--force never replaces an input or a special file', () => {
  const heroDocument = { ...readBaseCharacter(), id: 'h' };
  const eventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'e',
    name: 'E',
    levels: 25,
  };

  it.each<[string, (testFolder: string) => string[]]>([
    ['a named file', (testFolder) => ['cards', `${testFolder}/l/h.json`, '--out', `${testFolder}/l/h.json`]],
    ['a file found below a folder', (testFolder) => ['cards', `${testFolder}/l`, '--out', `${testFolder}/l/h.json`]],
    [
      'a file in another spelling',
      (testFolder) => ['cards', `${testFolder}/l`, '--out', `${testFolder}/l/../l/./h.json`],
    ],
    ['a file through a link to it', (testFolder) => ['cards', `${testFolder}/l`, '--out', `${testFolder}/link.pdf`]],
    [
      'a file through a link to its folder',
      (testFolder) => ['cards', `${testFolder}/l`, '--out', `${testFolder}/again/h.json`],
    ],
    ['a file through a hard link', (testFolder) => ['cards', `${testFolder}/l`, '--out', `${testFolder}/second.pdf`]],
    [
      'the template',
      (testFolder) => [
        'cards',
        `${testFolder}/l/h.json`,
        '--template',
        `${testFolder}/t.card.json`,
        '--out',
        `${testFolder}/t.card.json`,
      ],
    ],
    ['the team of a roster', (testFolder) => ['roster', `${testFolder}/t`, '--out', `${testFolder}/t/team.json`]],
    ['the team of a sheet', (testFolder) => ['sheet', `${testFolder}/t`, '--out', `${testFolder}/t/team.json`]],
    [
      'the event pack',
      (testFolder) => [
        'report',
        `${testFolder}/t`,
        '--event',
        `${testFolder}/r/report.pdf`,
        '--out',
        `${testFolder}/r`,
      ],
    ],
    [
      'the earlier table',
      (testFolder) => [
        'report',
        `${testFolder}/t`,
        '--event',
        `${testFolder}/e.json`,
        '--since',
        `${testFolder}/s/verdicts.csv`,
        '--out',
        `${testFolder}/s`,
      ],
    ],
    [
      'the folder of submissions',
      (testFolder) => ['report', `${testFolder}/t`, '--event', `${testFolder}/e.json`, '--out', `${testFolder}/t`],
    ],
    [
      'a hero as print record',
      (testFolder) => [
        'cards',
        `${testFolder}/l`,
        '--changed-since',
        `${testFolder}/l/h.json`,
        '--out',
        `${testFolder}/o.pdf`,
      ],
    ],
  ])(
    'refuses to replace an input: %s',
    async (_caseName, createCall) => {
      const testFolder = createTestFolder({
        'l/h.json': heroDocument,
        't/team.json': readBaseTeam(),
        't/report.pdf': 'sent',
        'e.json': eventPack,
        'r/report.pdf': eventPack,
      });
      mkdirSync(join(testFolder, 's'));
      writeFileSync(
        join(testFolder, 't.card.json'),
        readFileSync('templates/cards/supers-unlimited/classic/template.json'),
      );
      await runRollcall(
        'report',
        join(testFolder, 't'),
        '--event',
        join(testFolder, 'e.json'),
        '--out',
        join(testFolder, 'first'),
      );
      writeFileSync(join(testFolder, 's/verdicts.csv'), readFileSync(join(testFolder, 'first/verdicts.csv')));
      symlinkSync('l/h.json', join(testFolder, 'link.pdf'));
      symlinkSync('l', join(testFolder, 'again'));
      linkSync(join(testFolder, 'l/h.json'), join(testFolder, 'second.pdf'));
      const contentsBefore = new Map(
        ['l/h.json', 't/team.json', 't/report.pdf', 'e.json', 'r/report.pdf', 's/verdicts.csv', 't.card.json'].map(
          (fileName) => [fileName, readText(join(testFolder, fileName))],
        ),
      );
      const { exit: exitCode, err: errorOutput } = await runRollcall(...createCall(testFolder), '--force');
      expect([exitCode, errorOutput]).toEqual([
        2,
        expect.stringMatching(/is read by this call; write somewhere else|is no record of a print/),
      ]);
      for (const [fileName, content] of contentsBefore)
        expect(readText(join(testFolder, fileName)), fileName).toBe(content);
      expect(existsSync(join(testFolder, 's/report.pdf'))).toBe(false);
    },
    60_000,
  );

  it('refuses to replace a picture that a card shows', async () => {
    const testFolder = createTestFolder({});
    writeFileSync(join(testFolder, 'a.png'), readFileSync('docs/pictures/table.png'));
    writeFileSync(join(testFolder, 'h.json'), JSON.stringify({ ...heroDocument, art: { image: { src: 'a.png' } } }));
    const bytesBefore = readFileSync(join(testFolder, 'a.png'));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'cards',
      join(testFolder, 'h.json'),
      '--out',
      join(testFolder, 'a.png'),
      '--force',
    );
    expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(readFileSync(join(testFolder, 'a.png')).equals(bytesBefore)).toBe(true);
  }, 60_000);

  it('refuses to write to a device, a folder and a path below a file', async () => {
    const testFolder = createTestFolder({ 'h.json': heroDocument, 'd/x': '' });
    symlinkSync('/dev/null', join(testFolder, 'null.pdf'));
    for (const [outputPath, expectedReason] of [
      ['/dev/null', /is a device/],
      [join(testFolder, 'null.pdf'), /is a device/],
      [join(testFolder, 'd'), /is a folder/],
      [join(testFolder, 'h.json', 'x.pdf'), /is a file and no folder/],
    ] as const) {
      const { exit: exitCode, err: errorOutput } = await runRollcall(
        'cards',
        join(testFolder, 'h.json'),
        '--out',
        outputPath,
        '--force',
      );
      expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(expectedReason)]);
    }
    expect(node.statSync('/dev/null').isCharacterDevice()).toBe(true);
  }, 60_000);
});

describe('a call that a signal ends', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('leaves nothing behind after %s and exits with %i', async (signalName, exitCode) => {
    await new Promise(setImmediate);
    const exitProcess = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    const listenerCount = process.listenerCount(signalName);
    const testFolder = createTestFolder({ 'old.png': 'old' });
    const writeBatch = new WriteBatch();
    try {
      writeBatch.add({ target: join(testFolder, 'old.png'), bytes: encodeText('new'), force: true });
      writeBatch.add({ target: join(testFolder, 'new', 'one.png'), bytes: encodeText('new'), force: false });
      process.emit(signalName, signalName);
      expect(exitProcess).toHaveBeenCalledWith(exitCode);
      expect(readdirSync(testFolder)).toEqual(['old.png']);
      expect(readText(join(testFolder, 'old.png'))).toBe('old');
    } finally {
      writeBatch.close();
      exitProcess.mockRestore();
    }
    await new Promise(setImmediate);
    expect(process.listenerCount(signalName)).toBe(listenerCount);
  });
});

describe('a picture that a document of the call names', () => {
  const pictureHash = 'a'.repeat(64);
  const withPicture = (pictureSource: string) => ({ ...readBaseCharacter(), art: { image: { src: pictureSource } } });
  const createTeam = (pictureSource: string) => ({
    ...readBaseTeam(),
    characters: readBaseTeam().characters?.map((character) => ({
      ...character,
      art: { image: { src: pictureSource } },
    })),
  });

  it.each([
    ['sheet', 'art/hero.png', 'art/hero.png'],
    ['roster', 'art/hero.png', 'art/hero.png'],
    ['roster', `sha256:${pictureHash}`, `art/${pictureHash}.webp`],
  ])('survives --force as output of %s: %s', async (command, pictureSource, filePath) => {
    const testFolder = createTestFolder({ 'team.json': createTeam(pictureSource), [filePath]: 'a picture' });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      command,
      join(testFolder, 'team.json'),
      '--out',
      join(testFolder, filePath),
      '--force',
    );
    expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(readText(join(testFolder, filePath))).toBe('a picture');
  });

  it('survives --force as output for the cards of other characters', async () => {
    const otherHero = { ...withPicture('art/hero.png'), id: 'bystander' };
    const filesByName = { 'team.json': readBaseTeam(), 'other.json': otherHero, 'art/hero.png': 'a picture' };
    const testFolder = createTestFolder(filesByName);
    const inputPaths = ['team.json', 'other.json'].map((fileName) => join(testFolder, fileName));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'cards',
      ...inputPaths,
      '--out',
      join(testFolder, 'art/hero.png'),
      '--force',
    );
    expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(readText(join(testFolder, 'art/hero.png'))).toBe('a picture');
  });
});
