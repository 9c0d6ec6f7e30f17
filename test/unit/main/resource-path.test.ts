import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInsideFolder, resolveResource } from '../../../src/main/resource-path.ts';

const ROOT = path.resolve('/srv/renderer');

describe('a request of the window is a file of the renderer, or nothing', () => {
  it.each([
    ['rollcall://app/', 'index.html'],
    ['rollcall://app/index.html', 'index.html'],
    ['rollcall://app/assets/a%20b.js', path.join('assets', 'a b.js')],
    ['rollcall://app/index.html?x=1#/teams', 'index.html'],
  ])('%s', (address, file) => {
    expect(resolveResource(ROOT, address)).toBe(path.join(ROOT, file));
  });

  it.each([
    ['another host', 'rollcall://other/index.html'],
    ['a parent folder, percent-encoded', 'rollcall://app/..%2f..%2fetc%2fpasswd'],
    ['a parent folder between', 'rollcall://app/assets/..%2f..%2f..%2fmain/index.cjs'],
    ['a backslash', 'rollcall://app/..%5c..%5cboot.ini'],
    ['a drive', 'rollcall://app/C:/Windows/win.ini'],
    ['an alternate stream', 'rollcall://app/index.html:secret'],
    ['a zero byte', 'rollcall://app/index.html%00.js'],
    ['a broken escape', 'rollcall://app/%E0%A4%A'],
    ['no address at all', 'not an address'],
  ])('%s is refused', (_, address) => {
    expect(resolveResource(ROOT, address)).toBeUndefined();
  });

  it('keeps a folder beside the root with the same beginning out', () => {
    expect(resolveResource(ROOT, 'rollcall://app/../renderer-secret/x')).not.toContain('renderer-secret/../');
    const file = resolveResource(ROOT, 'rollcall://app/../renderer-secret/x');
    expect(file).toBe(path.join(ROOT, 'renderer-secret', 'x'));
  });
});

it('a link below the root counts by where it leads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rollcall-root-'));
  const [root, beside] = [path.join(folder, 'renderer'), path.join(folder, 'renderer-secret')];
  await mkdir(root);
  await mkdir(beside);
  await writeFile(path.join(root, 'index.html'), '');
  await writeFile(path.join(beside, 'secret'), '');
  await symlink(path.join(root, 'index.html'), path.join(root, 'inside'));
  await symlink(path.join(beside, 'secret'), path.join(root, 'outside'));
  await symlink(beside, path.join(root, 'folder'));
  const below = (name: string) => isInsideFolder(root, path.join(root, name));
  expect(await below('index.html')).toBe(true);
  expect(await below('inside')).toBe(true);
  expect(await below('outside')).toBe(false);
  expect(await below('folder/secret')).toBe(false);
  await expect(below('nothing')).rejects.toThrow();
  await rm(folder, { recursive: true });
});
