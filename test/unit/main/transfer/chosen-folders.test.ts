import { mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChosenFolders, readChosenFolder } from '../../../../src/main/transfer/chosen-folders.ts';

let root = '';
let chosen = '';
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'chosen-folders-')));
  chosen = join(root, 'Friday');
  await mkdir(chosen);
});
afterEach(() => rm(root, { recursive: true }));

async function choose(folder: string): Promise<ChosenFolders> {
  const folders = new ChosenFolders();
  const read = await readChosenFolder(folder);
  if (read !== undefined) folders.set('teams', read);
  return folders;
}

it('a folder is known for the kind of export that it was chosen for', async () => {
  const folders = await choose(chosen);
  expect((await folders.get('teams'))?.path).toBe(chosen);
  expect(await folders.get('prints')).toBeUndefined();
  expect(await folders.getNames()).toEqual({ teams: 'Friday' });
});

it('nothing is known at a start', async () => {
  expect(await new ChosenFolders().getNames()).toEqual({});
});

it('a link that the user chose stands for the folder that it led to then', async () => {
  const link = join(root, 'link');
  await symlink(chosen, link);
  const folders = await choose(link);
  await rm(link);
  await symlink(root, link);
  expect((await folders.get('teams'))?.path).toBe(chosen);
});

it('a folder that is gone, was made anew or became a link is not known any more', async () => {
  const folders = await choose(chosen);
  await rename(chosen, join(root, 'moved'));
  expect(await folders.get('teams')).toBeUndefined();
  await mkdir(chosen);
  expect(await folders.get('teams')).toBeUndefined();
  await rm(chosen, { recursive: true });
  await symlink(join(root, 'moved'), chosen);
  expect(await folders.get('teams')).toBeUndefined();
  expect(await folders.getNames()).toEqual({});
  expect(await readChosenFolder(join(root, 'nowhere'))).toBeUndefined();
});
