import { mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WrittenFiles } from '../../../src/main/written-files.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-files-'));
  file = join(folder, 'deck.pdf');
  await writeFile(file, 'deck');
});
afterEach(() => rm(folder, { recursive: true }));

it('a file is known by the key that was given for it, and by nothing else', async () => {
  const written = new WrittenFiles();
  const key = await written.add(file, 'pdf');
  expect(written.getPath(key)).toBe(file);
  expect(await written.getOpenablePath(key)).toBe(file);
  for (const other of ['', file, undefined, null, 3, [key], { key }, 'constructor', '__proto__']) {
    expect(written.getPath(other)).toBeUndefined();
    expect(await written.getOpenablePath(other)).toBeUndefined();
  }
});

it('the oldest files are forgotten', async () => {
  const written = new WrittenFiles();
  const keys: string[] = [];
  for (let index = 0; index < 160; index += 1) keys.push(await written.add(`/deck-${index}.pdf`, 'pdf'));
  expect(keys.slice(0, 60).filter((key) => written.getPath(key) !== undefined)).toEqual([]);
  expect(keys.slice(-50).every((key) => written.getPath(key) !== undefined)).toBe(true);
  expect(written.getPath(keys.at(-1))).toBe('/deck-159.pdf');
});

describe('a file is not opened any more', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['that was changed', () => writeFile(file, 'longer deck')],
    ['that was changed without another size', () => writeFile(file, 'DECK').then(() => utimes(file, 1, 1))],
    ['that is gone', () => rm(file)],
    [
      'in whose place another one of the same size lies',
      async () => {
        await writeFile(join(folder, 'other'), 'DECK');
        await rename(join(folder, 'other'), file);
      },
    ],
    ['in whose place a link lies', () => rm(file).then(() => symlink('/bin/sh', file))],
    [
      'that is reached by a link now',
      async () => {
        await rename(file, join(folder, 'moved.pdf'));
        await symlink(join(folder, 'moved.pdf'), file);
      },
    ],
  ])('%s', async (_what, change) => {
    const written = new WrittenFiles();
    const key = await written.add(file, 'pdf');
    await change();
    expect(await written.getOpenablePath(key)).toBeUndefined();
  });

  it.each(['svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const)('of the kind %s', async (kind) => {
    const written = new WrittenFiles();
    expect(await written.getOpenablePath(await written.add(file, kind))).toBeUndefined();
  });
});
