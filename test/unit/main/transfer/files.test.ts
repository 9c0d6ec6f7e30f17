import { execFileSync } from 'node:child_process';
import * as node from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, win32 } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidCallError } from '../../../../src/main/bridge/invalid-call.ts';
import { MainTexts } from '../../../../src/main/texts.ts';
import { findFileArguments } from '../../../../src/main/transfer/find-file-arguments.ts';
import { OpenedFiles, readOpened } from '../../../../src/main/transfer/opened-files.ts';
import { checkFiles, readFiles } from '../../../../src/main/transfer/read-files.ts';
import { type FolderDisk, writeFolder } from '../../../../src/main/transfer/write-folder.ts';

const texts = new MainTexts();

let folder = '';
beforeEach(async () => {
  folder = await node.mkdtemp(join(tmpdir(), 'rollcall-transfer-'));
});
afterEach(() => node.rm(folder, { recursive: true, force: true }));

/** A disk that takes names for one another as those of macOS do; written apart from the code that is tested. */
function ignoringCase(): FolderDisk {
  const fold = (name: string) => name.normalize('NFD').toLocaleUpperCase('en');
  const resolveName = async (file: unknown): Promise<string> => {
    const path = String(file);
    const wanted = path.slice(dirname(path).length + 1);
    const existing = (await node.readdir(dirname(path))).find((name) => fold(name) === fold(wanted));
    return join(dirname(path), existing ?? wanted);
  };
  return {
    ...node,
    open: async (file, flags, mode) => node.open(await resolveName(file), flags, mode),
    rename: async (from, to) => node.rename(await resolveName(from), await resolveName(to)),
    rm: async (file, options) => node.rm(await resolveName(file), options),
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('files that the app is opened with', () => {
  it('are the arguments behind the program and its folder', () => {
    const argv = ['/usr/bin/electron', '--no-sandbox', '/app', 'a.json', '/x/b.json', '', '-v'];
    expect(findFileArguments(argv, '/lists', '/app')).toEqual(['/lists/a.json', '/x/b.json']);
    expect(findFileArguments(['/opt/rollcall', 'a.json'], '/lists')).toEqual(['/lists/a.json']);
  });

  it('are read once, and what cannot be read is said', async () => {
    let told = 0;
    const opened = new OpenedFiles(() => {
      told += 1;
    });
    const file = join(folder, 'a.json');
    await node.writeFile(file, '{}');
    opened.add([file, file, join(folder, 'gone.json'), folder]);
    opened.add([]);
    expect(told).toBe(1);
    const { files, refused } = await opened.take(texts);
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'It cannot be read: no such file or folder. Nothing was changed.',
      'It is no file. Drop a folder on the window, or use “Choose a folder”.',
    ]);
    expect(await opened.take(texts)).toEqual({ files: [], refused: [] });
  });

  it('are no pipes, nobody waits for one, and none is too large', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await readOpened(texts, pipe)).toMatchObject({ reason: expect.stringContaining('It is no file.') });
    const file = join(folder, 'large');
    await node.writeFile(file, 'x'.repeat(20));
    expect(await readOpened(texts, file, node, 10)).toMatchObject({
      reason: expect.stringContaining('nothing of it was read'),
    });
    expect(await readOpened(texts, file, node, 20)).toMatchObject({ bytes: expect.any(Uint8Array) });
  });
});

describe('files into a folder', () => {
  const both = async () => 'both' as const;

  it('get names of their own', async () => {
    const names = await writeFolder(
      folder,
      [
        { name: 'Ash.hero.json', bytes: bytes('1') },
        { name: 'ash.hero.json', bytes: bytes('2') },
      ],
      { askConflict: both },
    );
    expect(names).toEqual(['Ash.hero.json', 'ash 2.hero.json']);
    expect(await node.readFile(join(folder, 'ash 2.hero.json'), 'utf8')).toBe('2');
  });

  it('ask about a file under the name that it has on the disk, and never replace it otherwise', async () => {
    await node.writeFile(join(folder, 'STRASSE.hero.json'), 'mine');
    const asked: (readonly string[])[] = [];
    const ask = async (taken: readonly string[]) => {
      asked.push(taken);
      return 'both' as const;
    };
    const files = ['Straße.hero.json', 'e\u0301.hero.json', 'É.hero.json'].map((name) => ({
      name,
      bytes: bytes(name),
    }));
    const disk = ignoringCase();
    const names = await writeFolder(folder, files, { askConflict: ask, disk });
    expect(asked).toEqual([['STRASSE.hero.json']]);
    expect(names).toEqual(['Straße 2.hero.json', 'e\u0301.hero.json', 'É 2.hero.json']);
    expect((await node.readdir(folder)).length).toBe(4);
    expect(await node.readFile(join(folder, 'STRASSE.hero.json'), 'utf8')).toBe('mine');
    await expect(disk.open(join(folder, 'strasse.hero.json'), 'wx')).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('have paths that programs on Windows can open', async () => {
    const targets: string[] = [];
    const disk: FolderDisk = {
      ...node,
      readdir: (async () => []) as unknown as FolderDisk['readdir'],
      open: async (file, flags) => {
        targets.push(String(file));
        return node.open(join(folder, `${targets.length}`), flags);
      },
      rename: async () => undefined,
    };
    const longFolder = `C:\\${'f'.repeat(200)}`;
    const files = ['a', 'b'].map((end) => ({ name: `${'x'.repeat(190)}${end}.hero.json`, bytes: bytes('') }));
    const names = await writeFolder(longFolder, files, { askConflict: both, disk, pathStyle: win32 });
    expect(names?.map((name) => /^x+(?: 2)?\.hero\.json$/.test(name))).toEqual([true, true]);
    expect(new Set(names).size).toBe(2);
    for (const target of targets) expect(target.length).toBeLessThan(260);
  });

  it('replace nothing that nobody gave up', async () => {
    await node.writeFile(join(folder, 'ASH.hero.json'), 'mine');
    const files = [{ name: 'ash.hero.json', bytes: bytes('new') }];
    const asked: (readonly string[])[] = [];
    const answer = (clash: 'cancel' | 'both' | 'replace') => async (taken: readonly string[]) => {
      asked.push(taken);
      return clash;
    };
    expect(await writeFolder(folder, files, { askConflict: answer('cancel') })).toBeUndefined();
    expect(await node.readdir(folder)).toEqual(['ASH.hero.json']);
    expect(await writeFolder(folder, files, { askConflict: answer('both') })).toEqual(['ash 2.hero.json']);
    expect(await node.readFile(join(folder, 'ASH.hero.json'), 'utf8')).toBe('mine');
    expect(asked).toEqual([['ASH.hero.json'], ['ASH.hero.json']]);
  });

  it('are all there or none: a disk that gets full leaves nothing behind', async () => {
    await node.writeFile(join(folder, 'b.json'), 'mine');
    let opened = 0;
    const open = async (...call: Parameters<typeof node.open>) => {
      opened += 1;
      if (opened === 2) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      return node.open(...call);
    };
    const disk = { ...node, open } as unknown as FolderDisk;
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: bytes('new') }));
    await expect(writeFolder(folder, files, { askConflict: async () => 'replace', disk })).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(await node.readdir(folder)).toEqual(['b.json']);
    expect(await node.readFile(join(folder, 'b.json'), 'utf8')).toBe('mine');
  });

  it('replace no file that appears while they are written', async () => {
    let opened = 0;
    const open = async (...call: Parameters<typeof node.open>) => {
      opened += 1;
      // Both parts are written by then.
      if (opened === 3) await node.writeFile(join(folder, 'b.json'), 'mine');
      return node.open(...call);
    };
    const disk = { ...node, open } as unknown as FolderDisk;
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: bytes('new') }));
    await expect(writeFolder(folder, files, { askConflict: async () => 'replace', disk })).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(await node.readdir(folder)).toEqual(['b.json']);
    expect(await node.readFile(join(folder, 'b.json'), 'utf8')).toBe('mine');
  });

  it('take the place of a link and do not follow it', async () => {
    const victim = await node.mkdtemp(join(tmpdir(), 'rollcall-victim-'));
    await node.writeFile(join(victim, 'secret'), 'secret');
    await node.symlink(join(victim, 'secret'), join(folder, 'a.json'));
    await node.symlink(join(victim, 'new'), join(folder, 'b.json'));
    const files = ['a.json', 'b.json'].map((name) => ({ name, bytes: bytes('new') }));
    expect(await writeFolder(folder, files, { askConflict: async () => 'replace' })).toEqual(['a.json', 'b.json']);
    expect(await node.readdir(victim)).toEqual(['secret']);
    expect(await node.readFile(join(victim, 'secret'), 'utf8')).toBe('secret');
    expect((await node.lstat(join(folder, 'a.json'))).isFile()).toBe(true);
    await node.rm(victim, { recursive: true });
  });

  it.each([1, 2])('leave nothing in a folder that is another one at look %i', async (look) => {
    let looks = 0;
    const isStillThere = async () => {
      looks += 1;
      return looks !== look;
    };
    const files = [{ name: 'a.json', bytes: bytes('new') }];
    await expect(writeFolder(folder, files, { askConflict: both, isStillChosen: isStillThere })).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await node.readdir(folder)).toEqual([]);
  });
});

describe('files that a page hands over', () => {
  it.each([
    ['no list', {}],
    ['a list with holes', new Array(3)],
    ['nothing for a file', [null]],
    ['a number for a name', [{ name: 1, bytes: bytes('') }]],
    ['a list for bytes', [{ name: 'a.json', bytes: [1] }]],
    ['a view for bytes', [{ name: 'a.json', bytes: new DataView(new ArrayBuffer(1)) }]],
    ['too many', new Array(4).fill({ name: 'a.json', bytes: bytes('') })],
  ])('are refused with %s', (_what, value) => {
    expect(() => readFiles('saveToFolder', value, 3)).toThrow(InvalidCallError);
  });

  it('are all checked before one is written', async () => {
    const files = readFiles(
      'saveToFolder',
      [
        { name: 'a.hero.json', bytes: bytes('{"format":"rollcall.character"}') },
        { name: 'b.hero.json', bytes: bytes('#!/bin/sh') },
      ],
      3,
    );
    expect(await checkFiles(files, ['json'])).toEqual({ ok: false, name: 'b.hero.json' });
    expect(await checkFiles(files.slice(0, 1), ['json'])).toMatchObject({ ok: true });
    expect(await checkFiles(files.slice(0, 1), ['pdf'])).toMatchObject({ ok: false });
  });
});
