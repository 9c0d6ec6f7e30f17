import { execFileSync } from 'node:child_process';
import * as node from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, win32 } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidCallError } from '../../../../src/main/bridge/invalid-call.ts';
import { MainTexts } from '../../../../src/main/texts.ts';
import { findFileArguments, findLinkArguments } from '../../../../src/main/transfer/find-file-arguments.ts';
import { OpenedFiles, readOpened } from '../../../../src/main/transfer/opened-files.ts';
import { checkFiles, readFiles } from '../../../../src/main/transfer/read-files.ts';
import { type FolderDisk, writeFolder } from '../../../../src/main/transfer/write-folder.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';

/** Tests files that the app is opened with, and exports into a folder that the user has chosen. */

const texts = new MainTexts();

let targetFolder = '';
beforeEach(async () => {
  targetFolder = await node.mkdtemp(join(tmpdir(), 'rollcall-transfer-'));
});
afterEach(() => node.rm(targetFolder, { recursive: true, force: true }));

/** Creates a disk that ignores case and accents' composition in names, like macOS. It shares no code with the product. */
function createCaseInsensitiveDisk(): FolderDisk {
  const foldName = (name: string) => name.normalize('NFD').toLocaleUpperCase('en');
  const resolveName = async (file: unknown): Promise<string> => {
    const filePath = String(file);
    const wantedName = filePath.slice(dirname(filePath).length + 1);
    const existingName = (await node.readdir(dirname(filePath))).find(
      (name) => foldName(name) === foldName(wantedName),
    );
    return join(dirname(filePath), existingName ?? wantedName);
  };
  return {
    ...node,
    open: async (file, flags, fileMode) => node.open(await resolveName(file), flags, fileMode),
    rename: async (oldPath, newPath) => node.rename(await resolveName(oldPath), await resolveName(newPath)),
    rm: async (file, options) => node.rm(await resolveName(file), options),
  };
}

const encodeText = (text: string) => new TextEncoder().encode(text);

describe('files that the app is opened with', () => {
  it('finds the arguments after the program and its folder, without flags', () => {
    const argv = ['/usr/bin/electron', '--no-sandbox', '/app', 'a.json', '/x/b.json', '', '-v'];
    expect(findFileArguments(argv, '/lists', '/app')).toEqual(['/lists/a.json', '/x/b.json']);
    expect(findFileArguments(['/opt/rollcall', 'a.json'], '/lists')).toEqual(['/lists/a.json']);
  });

  it('finds files that a file manager passes as addresses', () => {
    const argv = ['/opt/rollcall', 'file:///lists/M%C3%BCller%20%231.rollcall', 'FILE:///x.json'];
    expect(findFileArguments(argv, '/')).toEqual(['/lists/Müller #1.rollcall', '/x.json']);
    // The path can't be read, and the window says so.
    expect(findFileArguments(['/opt/rollcall', 'file://other-computer/a.json'], '/lists')).toEqual([
      '/lists/file:/other-computer/a.json',
    ]);
  });

  it('separates links with the scheme of the app from files', () => {
    const argv = ['/opt/rollcall', 'rollcall-link:1:abc.01234567', 'a.json', 'Rollcall-Link:1:def.01234567'];
    expect(findFileArguments(argv, '/lists')).toEqual(['/lists/a.json']);
    expect(findLinkArguments(argv)).toEqual(['rollcall-link:1:abc.01234567', 'Rollcall-Link:1:def.01234567']);
  });

  it('hands each link to the window once, at most as long as a link can be', async () => {
    const opened = new OpenedFiles(() => undefined);
    opened.addLinks([
      'rollcall-link:1:abc.01234567',
      'Rollcall-Link:1:abc.01234567',
      `rollcall-link:1:${'a'.repeat(1_000_000)}`,
    ]);
    const { links } = await opened.take(texts);
    expect(links[0]).toBe('rollcall-link:1:abc.01234567');
    expect(links.map(({ length }) => length)).toEqual([28, 2 * LIMITS.linkLetters]);
    expect((await opened.take(texts)).links).toEqual([]);
  });

  it('reads each file once and explains which ones it cannot read', async () => {
    let notifications = 0;
    const openedFiles = new OpenedFiles(() => {
      notifications += 1;
    });
    const file = join(targetFolder, 'a.json');
    await node.writeFile(file, '{}');
    openedFiles.add([file, file, join(targetFolder, 'gone.json'), targetFolder]);
    openedFiles.add([]);
    expect(notifications).toBe(1);
    const { files, refused } = await openedFiles.take(texts);
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'It cannot be read: no such file or folder. Nothing was changed.',
      'It is no file. Drop a folder on the window, or use “Choose a folder”.',
    ]);
    expect(await openedFiles.take(texts)).toEqual({ files: [], links: [], refused: [] });
  });

  it('rejects a pipe without waiting for it, and a file that is too large', async () => {
    const pipePath = join(targetFolder, 'pipe');
    execFileSync('mkfifo', [pipePath]);
    expect(await readOpened(texts, pipePath)).toMatchObject({ reason: expect.stringContaining('It is no file.') });
    const file = join(targetFolder, 'large');
    await node.writeFile(file, 'x'.repeat(20));
    expect(await readOpened(texts, file, node, 10)).toMatchObject({
      reason: expect.stringContaining('nothing of it was read'),
    });
    expect(await readOpened(texts, file, node, 20)).toMatchObject({ bytes: expect.any(Uint8Array) });
  });
});

describe('writeFolder', () => {
  const keepBoth = async () => 'both' as const;

  it('gives files different names when the names differ only in case', async () => {
    const writtenNames = await writeFolder(
      targetFolder,
      [
        { name: 'Ash.hero.json', bytes: encodeText('1') },
        { name: 'ash.hero.json', bytes: encodeText('2') },
      ],
      { askConflict: keepBoth },
    );
    expect(writtenNames).toEqual(['Ash.hero.json', 'ash 2.hero.json']);
    expect(await node.readFile(join(targetFolder, 'ash 2.hero.json'), 'utf8')).toBe('2');
  });

  it('asks about an existing file under its name on the disk, and never replaces it otherwise', async () => {
    await node.writeFile(join(targetFolder, 'STRASSE.hero.json'), 'mine');
    const askedNames: (readonly string[])[] = [];
    const askConflict = async (takenNames: readonly string[]) => {
      askedNames.push(takenNames);
      return 'both' as const;
    };
    const files = ['Straße.hero.json', 'e\u0301.hero.json', 'É.hero.json'].map((name) => ({
      name,
      bytes: encodeText(name),
    }));
    const disk = createCaseInsensitiveDisk();
    const writtenNames = await writeFolder(targetFolder, files, { askConflict, disk });
    expect(askedNames).toEqual([['STRASSE.hero.json']]);
    expect(writtenNames).toEqual(['Straße 2.hero.json', 'e\u0301.hero.json', 'É 2.hero.json']);
    expect((await node.readdir(targetFolder)).length).toBe(4);
    expect(await node.readFile(join(targetFolder, 'STRASSE.hero.json'), 'utf8')).toBe('mine');
    await expect(disk.open(join(targetFolder, 'strasse.hero.json'), 'wx')).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('keeps paths short enough for programs on Windows', async () => {
    const targets: string[] = [];
    const disk: FolderDisk = {
      ...node,
      readdir: (async () => []) as unknown as FolderDisk['readdir'],
      open: async (file, flags) => {
        targets.push(String(file));
        return node.open(join(targetFolder, `${targets.length}`), flags);
      },
      rename: async () => undefined,
    };
    const longFolder = `C:\\${'f'.repeat(200)}`;
    const files = ['a', 'b'].map((nameEnding) => ({
      name: `${'x'.repeat(190)}${nameEnding}.hero.json`,
      bytes: encodeText(''),
    }));
    const writtenNames = await writeFolder(longFolder, files, { askConflict: keepBoth, disk, pathStyle: win32 });
    expect(writtenNames?.map((name) => /^x+(?: 2)?\.hero\.json$/.test(name))).toEqual([true, true]);
    expect(new Set(writtenNames).size).toBe(2);
    for (const targetPath of targets) expect(targetPath.length).toBeLessThan(260);
  });

  it('replaces no file unless the user agrees', async () => {
    await node.writeFile(join(targetFolder, 'ASH.hero.json'), 'mine');
    const files = [{ name: 'ash.hero.json', bytes: encodeText('new') }];
    const askedNames: (readonly string[])[] = [];
    const createAnswer = (conflictChoice: 'cancel' | 'both' | 'replace') => async (takenNames: readonly string[]) => {
      askedNames.push(takenNames);
      return conflictChoice;
    };
    expect(await writeFolder(targetFolder, files, { askConflict: createAnswer('cancel') })).toBeUndefined();
    expect(await node.readdir(targetFolder)).toEqual(['ASH.hero.json']);
    expect(await writeFolder(targetFolder, files, { askConflict: createAnswer('both') })).toEqual(['ash 2.hero.json']);
    expect(await node.readFile(join(targetFolder, 'ASH.hero.json'), 'utf8')).toBe('mine');
    expect(askedNames).toEqual([['ASH.hero.json'], ['ASH.hero.json']]);
  });

  it('writes all files or none when the disk is full', async () => {
    await node.writeFile(join(targetFolder, 'b.json'), 'mine');
    let openCount = 0;
    const open = async (...openArguments: Parameters<typeof node.open>) => {
      openCount += 1;
      if (openCount === 2) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      return node.open(...openArguments);
    };
    const disk = { ...node, open } as unknown as FolderDisk;
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: encodeText('new') }));
    await expect(writeFolder(targetFolder, files, { askConflict: async () => 'replace', disk })).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(await node.readdir(targetFolder)).toEqual(['b.json']);
    expect(await node.readFile(join(targetFolder, 'b.json'), 'utf8')).toBe('mine');
  });

  it('replaces no file that appears while the others are written', async () => {
    let openCount = 0;
    const open = async (...openArguments: Parameters<typeof node.open>) => {
      openCount += 1;
      // Both temporary files are written at this moment.
      if (openCount === 3) await node.writeFile(join(targetFolder, 'b.json'), 'mine');
      return node.open(...openArguments);
    };
    const disk = { ...node, open } as unknown as FolderDisk;
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: encodeText('new') }));
    await expect(writeFolder(targetFolder, files, { askConflict: async () => 'replace', disk })).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(await node.readdir(targetFolder)).toEqual(['b.json']);
    expect(await node.readFile(join(targetFolder, 'b.json'), 'utf8')).toBe('mine');
  });

  it('replaces a link and does not write to its target', async () => {
    const otherFolder = await node.mkdtemp(join(tmpdir(), 'rollcall-victim-'));
    await node.writeFile(join(otherFolder, 'secret'), 'secret');
    await node.symlink(join(otherFolder, 'secret'), join(targetFolder, 'a.json'));
    await node.symlink(join(otherFolder, 'new'), join(targetFolder, 'b.json'));
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: encodeText('new') }));
    expect(await writeFolder(targetFolder, files, { askConflict: async () => 'replace' })).toEqual([
      'a.json',
      'b.json',
    ]);
    expect(await node.readdir(otherFolder)).toEqual(['secret']);
    expect(await node.readFile(join(otherFolder, 'secret'), 'utf8')).toBe('secret');
    expect((await node.lstat(join(targetFolder, 'a.json'))).isFile()).toBe(true);
    await node.rm(otherFolder, { recursive: true });
  });

  it.each([1, 2])('leaves nothing in a folder that was replaced before check %i', async (failingLook) => {
    let lookCount = 0;
    const isStillThere = async () => {
      lookCount += 1;
      return lookCount !== failingLook;
    };
    const files = [{ name: 'a.json', bytes: encodeText('new') }];
    await expect(
      writeFolder(targetFolder, files, { askConflict: keepBoth, isStillChosen: isStillThere }),
    ).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await node.readdir(targetFolder)).toEqual([]);
  });
});

describe('files that a page sends', () => {
  it.each([
    ['no list', {}],
    ['a list with holes', new Array(3)],
    ['nothing for a file', [null]],
    ['a number for a name', [{ name: 1, bytes: encodeText('') }]],
    ['a list for bytes', [{ name: 'a.json', bytes: [1] }]],
    ['a view for bytes', [{ name: 'a.json', bytes: new DataView(new ArrayBuffer(1)) }]],
    ['too many', new Array(4).fill({ name: 'a.json', bytes: encodeText('') })],
  ])('rejects files with %s', (_caseName, fileList) => {
    expect(() => readFiles('saveToFolder', fileList, 3)).toThrow(InvalidCallError);
  });

  it('checks all files before it writes one', async () => {
    const files = readFiles(
      'saveToFolder',
      [
        { name: 'a.hero.json', bytes: encodeText('{"format":"rollcall.character"}') },
        { name: 'b.hero.json', bytes: encodeText('#!/bin/sh') },
      ],
      3,
    );
    expect(await checkFiles(files, ['json'])).toEqual({ ok: false, name: 'b.hero.json' });
    expect(await checkFiles(files.slice(0, 1), ['json'])).toMatchObject({ ok: true });
    expect(await checkFiles(files.slice(0, 1), ['pdf'])).toMatchObject({ ok: false });
  });
});
