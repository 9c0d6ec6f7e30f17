import * as node from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSaveRequest, type SaveDisk, saveFile as save } from '../../../src/main/save-file.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { dialog } from '../../support/electron.ts';

const asked = { path: '' };

const WINDOW = { isDestroyed: () => false } as BrowserWindow;
const PDF = '%PDF-1.7\nnew\n%%EOF\n';
const REQUEST = { suggestedName: 'Tide Warden.pdf', bytes: new TextEncoder().encode(PDF) };
const saveFile = (window: BrowserWindow, request: typeof REQUEST, disk?: SaveDisk) =>
  save(new MainTexts(), window, readSaveRequest(request), disk);

const fault = (code: string): Error => Object.assign(new Error(`${code}: write`), { code });

/** A disk on which one step fails after the file was opened. */
function failing(step: 'write' | 'sync' | 'close' | 'rename' | 'rm', code: string): SaveDisk {
  const fail = async () => {
    throw fault(code);
  };
  const open = async (...call: Parameters<typeof node.open>) => {
    const file = await node.open(...call);
    const close = async () => {
      await file.close();
      if (step === 'close') await fail();
    };
    const writeFile = (bytes: Uint8Array) =>
      step === 'write' || step === 'rm' ? file.writeFile(bytes.subarray(0, 1)).then(fail) : file.writeFile(bytes);
    return { writeFile, sync: () => (step === 'sync' ? fail() : file.sync()), close };
  };
  return {
    open: open as unknown as SaveDisk['open'],
    rename: step === 'rename' ? fail : node.rename,
    rm: step === 'rm' ? fail : node.rm,
  };
}

let folder = '';
beforeEach(async () => {
  folder = await node.mkdtemp(join(tmpdir(), 'save-file-'));
  asked.path = join(folder, 'deck.pdf');
  vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => ({
    canceled: asked.path === '',
    filePath: asked.path,
  }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await node.rm(folder, { recursive: true });
});

describe('a file that is saved', () => {
  it('is there, and nothing else', async () => {
    await node.writeFile(asked.path, 'old');
    expect(await saveFile(WINDOW, REQUEST)).toMatchObject({ saved: true, name: 'deck.pdf' });
    expect(await node.readFile(asked.path, 'utf8')).toBe(PDF);
    expect(await node.readdir(folder)).toEqual(['deck.pdf']);
  });

  it('keeps the permissions of the file it replaces', async () => {
    if (process.platform === 'win32') return;
    await node.writeFile(asked.path, 'old', { mode: 0o600 });
    await saveFile(WINDOW, REQUEST);
    expect((await node.stat(asked.path)).mode & 0o777).toBe(0o600);
    expect(await node.readFile(asked.path, 'utf8')).toBe(PDF);
  });

  it('may have a name as long as the disk takes', async () => {
    asked.path = join(folder, `${'x'.repeat(251)}.pdf`);
    expect(await saveFile(WINDOW, REQUEST)).toMatchObject({ saved: true });
  });

  it('is not, when the dialog was closed', async () => {
    asked.path = '';
    expect(await saveFile(WINDOW, REQUEST)).toEqual({ saved: false });
  });
});

describe('a disk that refuses', () => {
  it.each([
    ['write', 'ENOSPC', 'the disk is full; make room and try again.'],
    ['sync', 'EDQUOT', 'your share of the disk is used up; make room and try again.'],
    ['close', 'EIO', 'the disk reports a fault.'],
    ['rename', 'EPERM', 'may not be written there; check the permissions of the folder.'],
    ['rename', 'EWHATEVER', 'the system refuses it (EWHATEVER).'],
  ] as const)('at %s with %s: the reply says why, and what was there stays alone', async (step, code, refused) => {
    await node.writeFile(asked.path, 'old');
    expect(await saveFile(WINDOW, REQUEST, failing(step, code))).toEqual({ saved: false, refused });
    expect(await node.readFile(asked.path, 'utf8')).toBe('old');
    expect(await node.readdir(folder)).toEqual(['deck.pdf']);
  });

  it('to take a part away again still says what went wrong first', async () => {
    const refused = 'the disk is full; make room and try again.';
    expect(await saveFile(WINDOW, REQUEST, failing('rm', 'ENOSPC'))).toEqual({ saved: false, refused });
  });

  it('since a folder has the name, or its folder is gone', async () => {
    await node.mkdir(asked.path);
    expect(await saveFile(WINDOW, REQUEST)).toEqual({
      saved: false,
      refused: 'a folder has this name; choose another one.',
    });
    asked.path = join(folder, 'gone', 'deck.pdf');
    expect(await saveFile(WINDOW, REQUEST)).toEqual({
      saved: false,
      refused: 'its folder is not there; make it first.',
    });
    expect(await node.readdir(folder)).toEqual(['deck.pdf']);
  });
});

describe('where the user chose another name', () => {
  it('the extension is added that the system opens the file by', async () => {
    asked.path = join(folder, 'deck.desktop');
    expect(await saveFile(WINDOW, REQUEST)).toMatchObject({ saved: true, name: 'deck.desktop.pdf' });
    expect(await node.readdir(folder)).toEqual(['deck.desktop.pdf']);
  });

  it('a file that has the whole name already is replaced only when the user says so', async () => {
    asked.path = join(folder, 'deck');
    await node.writeFile(`${asked.path}.pdf`, 'mine');
    const answer = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 2 });
    expect(await saveFile(WINDOW, REQUEST)).toEqual({ saved: false });
    expect(await node.readFile(`${asked.path}.pdf`, 'utf8')).toBe('mine');
    answer.mockResolvedValue({ response: 1 });
    expect(await saveFile(WINDOW, REQUEST)).toMatchObject({ saved: true, opens: true });
    expect(await node.readFile(`${asked.path}.pdf`, 'utf8')).toBe(PDF);
  });
});

it('a link in the place of the file is replaced and not followed', async () => {
  const secret = join(folder, 'secret');
  await node.writeFile(secret, 'secret');
  await node.symlink(secret, asked.path);
  expect(await saveFile(WINDOW, REQUEST)).toMatchObject({ saved: true });
  expect(await node.readFile(secret, 'utf8')).toBe('secret');
});

it('a file that Rollcall does not write is refused without a dialog', async () => {
  const open = vi.spyOn(dialog, 'showSaveDialog');
  for (const suggestedName of ['x.desktop', 'x.exe', 'x', 'x.png'])
    expect(await saveFile(WINDOW, { ...REQUEST, suggestedName })).toMatchObject({
      saved: false,
      refused: expect.any(String),
    });
  expect(open).not.toHaveBeenCalled();
});

it('dialogs of one window open one after the other', async () => {
  let open = 0;
  let most = 0;
  vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return { canceled: true, filePath: '' };
  });
  await Promise.all([1, 2, 3].map(() => saveFile(WINDOW, REQUEST)));
  expect(most).toBe(1);
});

it('a request asks with a name that is safe', () => {
  expect(readSaveRequest({ ...REQUEST, suggestedName: 'a/\u202eb.pdf' }).file.name).toBe('a b.pdf');
});
