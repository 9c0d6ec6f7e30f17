import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInsideFolder, resolveResource } from '../../../src/main/resource-path.ts';

/** Tests which files the app's own scheme, `rollcall://app/`, gives to a page: those of the renderer, and nothing outside its folder. */

const RENDERER_ROOT = path.resolve('/srv/renderer');

describe('resolveResource', () => {
  it.each([
    ['rollcall://app/', 'index.html'],
    ['rollcall://app/index.html', 'index.html'],
    ['rollcall://app/assets/a%20b.js', path.join('assets', 'a b.js')],
    ['rollcall://app/index.html?x=1#/teams', 'index.html'],
  ])('resolves %s to the file %s of the renderer', (address, resourcePath) => {
    expect(resolveResource(RENDERER_ROOT, address)).toBe(path.join(RENDERER_ROOT, resourcePath));
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
  ])('rejects an address with %s: "%s"', (_caseName, address) => {
    expect(resolveResource(RENDERER_ROOT, address)).toBeUndefined();
  });

  it('resolves a path to a sibling folder with a name like the root to a path inside the root', () => {
    expect(resolveResource(RENDERER_ROOT, 'rollcall://app/../renderer-secret/x')).not.toContain('renderer-secret/../');
    const resourcePath = resolveResource(RENDERER_ROOT, 'rollcall://app/../renderer-secret/x');
    expect(resourcePath).toBe(path.join(RENDERER_ROOT, 'renderer-secret', 'x'));
  });
});

it('isInsideFolder follows a symbolic link and rejects one that leads out of the root', async () => {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'rollcall-root-'));
  const [rendererFolder, siblingFolder] = [
    path.join(temporaryFolder, 'renderer'),
    path.join(temporaryFolder, 'renderer-secret'),
  ];
  await mkdir(rendererFolder);
  await mkdir(siblingFolder);
  await writeFile(path.join(rendererFolder, 'index.html'), '');
  await writeFile(path.join(siblingFolder, 'secret'), '');
  await symlink(path.join(rendererFolder, 'index.html'), path.join(rendererFolder, 'inside'));
  await symlink(path.join(siblingFolder, 'secret'), path.join(rendererFolder, 'outside'));
  await symlink(siblingFolder, path.join(rendererFolder, 'folder'));
  const isBelowRoot = (fileName: string) => isInsideFolder(rendererFolder, path.join(rendererFolder, fileName));
  expect(await isBelowRoot('index.html')).toBe(true);
  expect(await isBelowRoot('inside')).toBe(true);
  expect(await isBelowRoot('outside')).toBe(false);
  expect(await isBelowRoot('folder/secret')).toBe(false);
  await expect(isBelowRoot('nothing')).rejects.toThrow();
  await rm(temporaryFolder, { recursive: true });
});
