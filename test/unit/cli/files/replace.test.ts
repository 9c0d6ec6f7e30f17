/** What --force replaces, and what --out may name: files, with the permissions they had. */
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
const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

const bytes = new TextEncoder().encode('new');
const modeOf = (path: string): number => statSync(path).mode & 0o777;
/** Windows has no such permissions, links and pipes. */
const isPosix = process.platform !== 'win32';
const hero = { ...readBaseCharacter(), id: 'h' };

if (isPosix)
  describe('a file that is replaced', () => {
    it.each([0o600, 0o640, 0o444, 0o666])('keeps its permissions %o, whatever the umask', async (mode) => {
      const at = folder({ 'a.csv': 'old', 'b.csv': 'old' });
      for (const name of ['a.csv', 'b.csv']) chmodSync(join(at, name), mode);
      const umask = process.umask(0o027);
      try {
        writeFilesAtomically([{ target: join(at, 'a.csv'), bytes, force: true }]);
        const batch = new WriteBatch();
        await batch.addInChunks({ target: join(at, 'b.csv'), force: true }, async (write) => write(bytes));
        batch.commit();
        batch.close();
      } finally {
        process.umask(umask);
      }
      for (const name of ['a.csv', 'b.csv']) {
        expect(readFileSync(join(at, name), 'utf8')).toBe('new');
        expect(modeOf(join(at, name))).toBe(mode);
      }
    });

    it('is never readable by others on its way', () => {
      const at = folder({ 'a.csv': 'old' });
      chmodSync(join(at, 'a.csv'), 0o600);
      const seen: number[] = [];
      const disk = {
        ...node,
        writeSync: ((handle: number, part: Uint8Array) => {
          seen.push(node.fstatSync(handle).mode & 0o777);
          return node.writeSync(handle, part);
        }) as typeof node.writeSync,
      };
      writeFilesAtomically([{ target: join(at, 'a.csv'), bytes, force: true }], disk);
      expect(seen).toEqual([0o600]);
    });

    it('keeps its owner, where the system allows that', () => {
      if (process.getuid?.() !== 0) return;
      const at = folder({ 'a.csv': 'old' });
      node.chownSync(join(at, 'a.csv'), 1234, 4321);
      writeFilesAtomically([{ target: join(at, 'a.csv'), bytes, force: true }]);
      const { uid, gid } = statSync(join(at, 'a.csv'));
      expect([uid, gid]).toEqual([1234, 4321]);
    });

    it('leaves what was there under another name as it was', () => {
      const at = folder({ 'a.csv': 'old' });
      linkSync(join(at, 'a.csv'), join(at, 'second.csv'));
      writeFilesAtomically([{ target: join(at, 'a.csv'), bytes, force: true }]);
      expect(readFileSync(join(at, 'second.csv'), 'utf8')).toBe('old');
      expect(readdirSync(at).sort()).toEqual(['a.csv', 'second.csv']);
    });

    it('does not change the permissions of new files', () => {
      const at = folder({});
      const umask = process.umask(0o027);
      try {
        writeFilesAtomically([{ target: join(at, 'a.csv'), bytes, force: false }]);
      } finally {
        process.umask(umask);
      }
      expect(modeOf(join(at, 'a.csv'))).toBe(0o640);
    });

    it.each(['real.pdf', 'nowhere.pdf'])('is no link, not even with --force: to %s', async (leadsTo) => {
      const at = folder({ 'h.json': hero, 'real.pdf': 'old' });
      symlinkSync(leadsTo, join(at, 'link.pdf'));
      const { exit, err } = await runRollcall('cards', join(at, 'h.json'), '--out', join(at, 'link.pdf'), '--force');
      expect([exit, err]).toEqual([2, expect.stringMatching(/is a link, and Rollcall doesn't replace links/)]);
      expect(lstatSync(join(at, 'link.pdf')).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(at, 'real.pdf'), 'utf8')).toBe('old');
      expect(existsSync(join(at, 'nowhere.pdf'))).toBe(false);
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
  ])('%s %j --out %j is refused, and nothing is written', async (command, inputs, out, reason) => {
    const at = folder({ 'h.json': hero, 'd/x': '' });
    const before = process.cwd();
    process.chdir(at);
    try {
      const { exit, err } = await runRollcall(command, ...inputs, '--out', out);
      expect([exit, err]).toEqual([2, expect.stringMatching(reason)]);
    } finally {
      process.chdir(before);
    }
    expect(readdirSync(at).sort()).toEqual(['d', 'h.json']);
  });

  if (isPosix)
    it('is refused where it is a pipe', async () => {
      const at = folder({ 'h.json': hero });
      execFileSync('mkfifo', [join(at, 'p.pdf')]);
      const { exit, err } = await runRollcall('cards', join(at, 'h.json'), '--out', join(at, 'p.pdf'), '--force');
      expect([exit, err]).toEqual([2, expect.stringMatching(/is a pipe, not a file/)]);
    });

  it('may be a file that is called -, by its path', async () => {
    const at = folder({ 'h.json': hero });
    const { exit } = await runRollcall('convert', join(at, 'h.json'), '--out', join(at, '-'));
    expect([exit, readdirSync(join(at, '-'))]).toEqual([0, ['Plain.hero.json']]);
  });
});
