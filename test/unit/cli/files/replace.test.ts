/** `--force` replaces files and keeps their permissions, and `--out` accepts only paths of files and folders. */
import { execFileSync } from 'node:child_process';
import node, {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WriteBatch, writeFilesAtomically } from '../../../../src/cli/files/write-batch.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { readBaseCharacter } from '../../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

const newBytes = new TextEncoder().encode('new');
const getFileMode = (filePath: string): number => statSync(filePath).mode & 0o777;
/** Windows does not have these permissions, links and pipes. */
const isPosix = process.platform !== 'win32';
const heroDocument = { ...readBaseCharacter(), id: 'h' };

if (isPosix)
  describe('replacing a file', () => {
    it.each([0o600, 0o640, 0o444, 0o666])('keeps its permissions %o, whatever the umask', async (fileMode) => {
      const testFolder = createTestFolder({ 'a.csv': 'old', 'b.csv': 'old' });
      for (const fileName of ['a.csv', 'b.csv']) chmodSync(join(testFolder, fileName), fileMode);
      const previousUmask = process.umask(0o027);
      try {
        writeFilesAtomically([{ target: join(testFolder, 'a.csv'), bytes: newBytes, force: true }]);
        const writeBatch = new WriteBatch();
        await writeBatch.addInChunks({ target: join(testFolder, 'b.csv'), force: true }, async (writeChunk) =>
          writeChunk(newBytes),
        );
        writeBatch.commit();
        writeBatch.close();
      } finally {
        process.umask(previousUmask);
      }
      for (const fileName of ['a.csv', 'b.csv']) {
        expect(readFileSync(join(testFolder, fileName), 'utf8')).toBe('new');
        expect(getFileMode(join(testFolder, fileName))).toBe(fileMode);
      }
    });

    it('never makes the temporary file readable by others', () => {
      const testFolder = createTestFolder({ 'a.csv': 'old' });
      chmodSync(join(testFolder, 'a.csv'), 0o600);
      const seenModes: number[] = [];
      const recordingDisk = {
        ...node,
        writeSync: ((fileHandle: number, bytePart: Uint8Array) => {
          seenModes.push(node.fstatSync(fileHandle).mode & 0o777);
          return node.writeSync(fileHandle, bytePart);
        }) as typeof node.writeSync,
      };
      writeFilesAtomically([{ target: join(testFolder, 'a.csv'), bytes: newBytes, force: true }], recordingDisk);
      expect(seenModes).toEqual([0o600]);
    });

    it('keeps its owner when the system allows that', () => {
      if (process.getuid?.() !== 0) return;
      const testFolder = createTestFolder({ 'a.csv': 'old' });
      node.chownSync(join(testFolder, 'a.csv'), 1234, 4321);
      writeFilesAtomically([{ target: join(testFolder, 'a.csv'), bytes: newBytes, force: true }]);
      const { uid: userId, gid: groupId } = statSync(join(testFolder, 'a.csv'));
      expect([userId, groupId]).toEqual([1234, 4321]);
    });

    it('leaves a hard link to the old file unchanged', () => {
      const testFolder = createTestFolder({ 'a.csv': 'old' });
      linkSync(join(testFolder, 'a.csv'), join(testFolder, 'second.csv'));
      writeFilesAtomically([{ target: join(testFolder, 'a.csv'), bytes: newBytes, force: true }]);
      expect(readFileSync(join(testFolder, 'second.csv'), 'utf8')).toBe('old');
      expect(readdirSync(testFolder).sort()).toEqual(['a.csv', 'second.csv']);
    });

    it('does not change the permissions of new files', () => {
      const testFolder = createTestFolder({});
      const previousUmask = process.umask(0o027);
      try {
        writeFilesAtomically([{ target: join(testFolder, 'a.csv'), bytes: newBytes, force: false }]);
      } finally {
        process.umask(previousUmask);
      }
      expect(getFileMode(join(testFolder, 'a.csv'))).toBe(0o640);
    });

    it.each(['real.pdf', 'nowhere.pdf'])('refuses to replace a link to %s, even with --force', async (leadsTo) => {
      const testFolder = createTestFolder({ 'h.json': heroDocument, 'real.pdf': 'old' });
      symlinkSync(leadsTo, join(testFolder, 'link.pdf'));
      const { exit: exitCode, err: errorOutput } = await runRollcall(
        'cards',
        join(testFolder, 'h.json'),
        '--out',
        join(testFolder, 'link.pdf'),
        '--force',
      );
      expect([exitCode, errorOutput]).toEqual([
        2,
        expect.stringMatching(/is a link, and Rollcall doesn't replace links/),
      ]);
      expect(lstatSync(join(testFolder, 'link.pdf')).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(testFolder, 'real.pdf'), 'utf8')).toBe('old');
      expect(existsSync(join(testFolder, 'nowhere.pdf'))).toBe(false);
    });
  });

describe('--out', () => {
  it.each([
    ['cards', ['h.json'], '-', /--out -: Rollcall doesn't use standard input or output/],
    ['images', ['h.json'], '-', /--out -: Rollcall doesn't use standard input or output/],
    ['convert', ['h.json'], '-', /--out -: Rollcall doesn't use standard input or output/],
    ['pack', ['h.json'], '-', /--out -: Rollcall doesn't use standard input or output/],
    ['cards', ['h.json'], '', /--out is empty/],
    ['convert', ['h.json'], '', /--out is empty/],
    ['cards', ['-'], 'o.pdf', /-: Rollcall doesn't read standard input/],
    ['cards', ['h.json'], 'new/', /is a folder name; add a file name/],
    ['cards', ['h.json'], 'd/', /is a folder/],
  ])('refuses %s %j --out "%s" and writes nothing', async (command, inputNames, outputName, expectedReason) => {
    const testFolder = createTestFolder({ 'h.json': heroDocument, 'd/x': '' });
    const previousFolder = process.cwd();
    process.chdir(testFolder);
    try {
      const { exit: exitCode, err: errorOutput } = await runRollcall(command, ...inputNames, '--out', outputName);
      expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(expectedReason)]);
    } finally {
      process.chdir(previousFolder);
    }
    expect(readdirSync(testFolder).sort()).toEqual(['d', 'h.json']);
  });

  if (isPosix)
    it('refuses a pipe', async () => {
      const testFolder = createTestFolder({ 'h.json': heroDocument });
      execFileSync('mkfifo', [join(testFolder, 'p.pdf')]);
      const { exit: exitCode, err: errorOutput } = await runRollcall(
        'cards',
        join(testFolder, 'h.json'),
        '--out',
        join(testFolder, 'p.pdf'),
        '--force',
      );
      expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(/is a pipe, not a file/)]);
    });

  it('accepts a path to a file named -', async () => {
    const testFolder = createTestFolder({ 'h.json': heroDocument });
    const { exit: exitCode } = await runRollcall('convert', join(testFolder, 'h.json'), '--out', join(testFolder, '-'));
    expect([exitCode, readdirSync(join(testFolder, '-'))]).toEqual([0, ['Plain.hero.json']]);
  });
});
