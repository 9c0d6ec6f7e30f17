import { mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WrittenFiles } from '../../../src/main/written-files.ts';

/** Tests `WrittenFiles`, through which a page can open the files that it has saved, and no others. */

let folder = '';
let filePath = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-files-'));
  filePath = join(folder, 'deck.pdf');
  await writeFile(filePath, 'deck');
});
afterEach(() => rm(folder, { recursive: true }));

it('WrittenFiles finds a file only by the key that it gave for it', async () => {
  const writtenFiles = new WrittenFiles();
  const fileKey = await writtenFiles.add(filePath, 'pdf');
  expect(writtenFiles.getPath(fileKey)).toBe(filePath);
  expect(await writtenFiles.getOpenablePath(fileKey)).toBe(filePath);
  for (const unknownKey of [
    '',
    filePath,
    undefined,
    null,
    3,
    [fileKey],
    { key: fileKey },
    'constructor',
    '__proto__',
  ]) {
    expect(writtenFiles.getPath(unknownKey)).toBeUndefined();
    expect(await writtenFiles.getOpenablePath(unknownKey)).toBeUndefined();
  }
});

it('WrittenFiles forgets the oldest files', async () => {
  const writtenFiles = new WrittenFiles();
  const fileKeys: string[] = [];
  for (let index = 0; index < 160; index += 1) fileKeys.push(await writtenFiles.add(`/deck-${index}.pdf`, 'pdf'));
  // At least the newest fifty files are remembered, and at most a hundred.
  expect(fileKeys.slice(0, 60).filter((fileKey) => writtenFiles.getPath(fileKey) !== undefined)).toEqual([]);
  expect(fileKeys.slice(-50).every((fileKey) => writtenFiles.getPath(fileKey) !== undefined)).toBe(true);
  expect(writtenFiles.getPath(fileKeys.at(-1))).toBe('/deck-159.pdf');
});

describe('getOpenablePath', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['that was changed', () => writeFile(filePath, 'longer deck')],
    ['that was changed without another size', () => writeFile(filePath, 'DECK').then(() => utimes(filePath, 1, 1))],
    ['that is gone', () => rm(filePath)],
    [
      'that was replaced by another one of the same size',
      async () => {
        await writeFile(join(folder, 'other'), 'DECK');
        await rename(join(folder, 'other'), filePath);
      },
    ],
    ['that was replaced by a link', () => rm(filePath).then(() => symlink('/bin/sh', filePath))],
    [
      'that moved and is now reached through a link',
      async () => {
        await rename(filePath, join(folder, 'moved.pdf'));
        await symlink(join(folder, 'moved.pdf'), filePath);
      },
    ],
  ])('does not open a file %s', async (_caseName, changeFile) => {
    const writtenFiles = new WrittenFiles();
    const fileKey = await writtenFiles.add(filePath, 'pdf');
    await changeFile();
    expect(await writtenFiles.getOpenablePath(fileKey)).toBeUndefined();
  });

  it.each(['svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const)(
    'does not open a file of the kind %s',
    async (fileKind) => {
      const writtenFiles = new WrittenFiles();
      expect(await writtenFiles.getOpenablePath(await writtenFiles.add(filePath, fileKind))).toBeUndefined();
    },
  );
});
