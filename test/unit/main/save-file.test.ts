import * as node from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSaveRequest, type SaveDisk, saveFile as save } from '../../../src/main/save-file.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { dialog } from '../../support/electron.ts';

/** Tests the main process when a page saves a file. A double replaces the dialog in which the user chooses its name. */

/** The file that the user chooses in the dialog; an empty path if the user closes the dialog. */
const chosenFile = { path: '' };

const APP_WINDOW = { isDestroyed: () => false } as BrowserWindow;
const PDF_TEXT = '%PDF-1.7\nnew\n%%EOF\n';
const REQUEST = { suggestedName: 'Tide Warden.pdf', bytes: new TextEncoder().encode(PDF_TEXT) };
const saveFile = (window: BrowserWindow, request: typeof REQUEST, saveDisk?: SaveDisk) =>
  save(new MainTexts(), window, readSaveRequest(request), saveDisk);

const createDiskError = (errorCode: string): Error =>
  Object.assign(new Error(`${errorCode}: write`), { code: errorCode });

/** Creates a disk on which one step fails after the file was opened. */
function createFailingDisk(failingStep: 'write' | 'sync' | 'close' | 'rename' | 'rm', errorCode: string): SaveDisk {
  const throwDiskError = async () => {
    throw createDiskError(errorCode);
  };
  const open = async (...openArguments: Parameters<typeof node.open>) => {
    const file = await node.open(...openArguments);
    const closeFile = async () => {
      await file.close();
      if (failingStep === 'close') await throwDiskError();
    };
    const writeFile = (bytes: Uint8Array) =>
      failingStep === 'write' || failingStep === 'rm'
        ? file.writeFile(bytes.subarray(0, 1)).then(throwDiskError)
        : file.writeFile(bytes);
    return { writeFile, sync: () => (failingStep === 'sync' ? throwDiskError() : file.sync()), close: closeFile };
  };
  return {
    open: open as unknown as SaveDisk['open'],
    rename: failingStep === 'rename' ? throwDiskError : node.rename,
    rm: failingStep === 'rm' ? throwDiskError : node.rm,
  };
}

let folder = '';
beforeEach(async () => {
  folder = await node.mkdtemp(join(tmpdir(), 'save-file-'));
  chosenFile.path = join(folder, 'deck.pdf');
  vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => ({
    canceled: chosenFile.path === '',
    filePath: chosenFile.path,
  }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await node.rm(folder, { recursive: true });
});

describe('saving a file', () => {
  it('replaces the old file and leaves no temporary file', async () => {
    await node.writeFile(chosenFile.path, 'old');
    expect(await saveFile(APP_WINDOW, REQUEST)).toMatchObject({ saved: true, name: 'deck.pdf' });
    expect(await node.readFile(chosenFile.path, 'utf8')).toBe(PDF_TEXT);
    expect(await node.readdir(folder)).toEqual(['deck.pdf']);
  });

  it('keeps the permissions of a replaced file', async () => {
    if (process.platform === 'win32') return;
    await node.writeFile(chosenFile.path, 'old', { mode: 0o600 });
    await saveFile(APP_WINDOW, REQUEST);
    expect((await node.stat(chosenFile.path)).mode & 0o777).toBe(0o600);
    expect(await node.readFile(chosenFile.path, 'utf8')).toBe(PDF_TEXT);
  });

  it('saves a file whose name has the maximum length of 255 characters', async () => {
    chosenFile.path = join(folder, `${'x'.repeat(251)}.pdf`);
    expect(await saveFile(APP_WINDOW, REQUEST)).toMatchObject({ saved: true });
  });

  it('saves nothing when the user closes the dialog', async () => {
    chosenFile.path = '';
    expect(await saveFile(APP_WINDOW, REQUEST)).toEqual({ saved: false });
  });
});

describe('a disk that refuses to save', () => {
  it.each([
    ['write', 'ENOSPC', 'the disk is full; make room and try again.'],
    ['sync', 'EDQUOT', 'your share of the disk is used up; make room and try again.'],
    ['close', 'EIO', 'the disk reports a fault.'],
    ['rename', 'EPERM', 'may not be written there; check the permissions of the folder.'],
    ['rename', 'EWHATEVER', 'the system refuses it (EWHATEVER).'],
  ] as const)(
    'replies with the reason and keeps the old file when %s fails with %s',
    async (failingStep, errorCode, refused) => {
      await node.writeFile(chosenFile.path, 'old');
      expect(await saveFile(APP_WINDOW, REQUEST, createFailingDisk(failingStep, errorCode))).toEqual({
        saved: false,
        refused,
      });
      expect(await node.readFile(chosenFile.path, 'utf8')).toBe('old');
      expect(await node.readdir(folder)).toEqual(['deck.pdf']);
    },
  );

  it('reports the first error when deleting the temporary file fails too', async () => {
    const refused = 'the disk is full; make room and try again.';
    expect(await saveFile(APP_WINDOW, REQUEST, createFailingDisk('rm', 'ENOSPC'))).toEqual({ saved: false, refused });
  });

  it('says that a folder has the name, or that the target folder does not exist', async () => {
    await node.mkdir(chosenFile.path);
    expect(await saveFile(APP_WINDOW, REQUEST)).toEqual({
      saved: false,
      refused: 'a folder has this name; choose another one.',
    });
    chosenFile.path = join(folder, 'gone', 'deck.pdf');
    expect(await saveFile(APP_WINDOW, REQUEST)).toEqual({
      saved: false,
      refused: 'its folder is not there; make it first.',
    });
    expect(await node.readdir(folder)).toEqual(['deck.pdf']);
  });
});

describe('when the user chose another name', () => {
  it('adds the extension of the file kind to a name with a different extension', async () => {
    chosenFile.path = join(folder, 'deck.desktop');
    expect(await saveFile(APP_WINDOW, REQUEST)).toMatchObject({ saved: true, name: 'deck.desktop.pdf' });
    expect(await node.readdir(folder)).toEqual(['deck.desktop.pdf']);
  });

  it('replaces a file that already has the completed name only when the user confirms it', async () => {
    chosenFile.path = join(folder, 'deck');
    await node.writeFile(`${chosenFile.path}.pdf`, 'mine');
    // The response is the index of the pressed button: 0 keeps both files, 1 replaces the old one, 2 cancels.
    const overwriteDialog = vi.spyOn(dialog, 'showMessageBox').mockResolvedValue({ response: 2 });
    expect(await saveFile(APP_WINDOW, REQUEST)).toEqual({ saved: false });
    expect(await node.readFile(`${chosenFile.path}.pdf`, 'utf8')).toBe('mine');
    overwriteDialog.mockResolvedValue({ response: 1 });
    expect(await saveFile(APP_WINDOW, REQUEST)).toMatchObject({ saved: true, opens: true });
    expect(await node.readFile(`${chosenFile.path}.pdf`, 'utf8')).toBe(PDF_TEXT);
  });
});

it('saving over a symbolic link replaces the link and does not write to its target', async () => {
  const secretFile = join(folder, 'secret');
  await node.writeFile(secretFile, 'secret');
  await node.symlink(secretFile, chosenFile.path);
  expect(await saveFile(APP_WINDOW, REQUEST)).toMatchObject({ saved: true });
  expect(await node.readFile(secretFile, 'utf8')).toBe('secret');
});

it('refuses a kind of file that Rollcall does not write, without opening a dialog', async () => {
  const saveDialog = vi.spyOn(dialog, 'showSaveDialog');
  for (const suggestedName of ['x.desktop', 'x.exe', 'x', 'x.png'])
    expect(await saveFile(APP_WINDOW, { ...REQUEST, suggestedName })).toMatchObject({
      saved: false,
      refused: expect.any(String),
    });
  expect(saveDialog).not.toHaveBeenCalled();
});

it('opens the save dialogs of one window one after the other', async () => {
  let openDialogs = 0;
  let maxOpenDialogs = 0;
  vi.spyOn(dialog, 'showSaveDialog').mockImplementation(async () => {
    openDialogs += 1;
    maxOpenDialogs = Math.max(maxOpenDialogs, openDialogs);
    await Promise.resolve();
    openDialogs -= 1;
    return { canceled: true, filePath: '' };
  });
  await Promise.all([1, 2, 3].map(() => saveFile(APP_WINDOW, REQUEST)));
  expect(maxOpenDialogs).toBe(1);
});

it('readSaveRequest cleans the suggested name of path separators and direction marks', () => {
  expect(readSaveRequest({ ...REQUEST, suggestedName: 'a/\u202eb.pdf' }).file.name).toBe('a b.pdf');
});
