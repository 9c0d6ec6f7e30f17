import { mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChosenFolders, readChosenFolder } from '../../../../src/main/transfer/chosen-folders.ts';

/** Tests `ChosenFolders`, which remembers the folder that the user has chosen for each kind of export, such as `teams`. */

let parentFolder = '';
let chosenFolder = '';
beforeEach(async () => {
  parentFolder = await realpath(await mkdtemp(join(tmpdir(), 'chosen-folders-')));
  chosenFolder = join(parentFolder, 'Friday');
  await mkdir(chosenFolder);
});
afterEach(() => rm(parentFolder, { recursive: true }));

async function chooseFolder(folder: string): Promise<ChosenFolders> {
  const folders = new ChosenFolders();
  const readFolder = await readChosenFolder(folder);
  if (readFolder !== undefined) folders.set('teams', readFolder);
  return folders;
}

it('ChosenFolders returns a folder only for the kind of export it was chosen for', async () => {
  const folders = await chooseFolder(chosenFolder);
  expect((await folders.get('teams'))?.path).toBe(chosenFolder);
  expect(await folders.get('prints')).toBeUndefined();
  expect(await folders.getNames()).toEqual({ teams: 'Friday' });
});

it('ChosenFolders knows no folder at the start of the app', async () => {
  expect(await new ChosenFolders().getNames()).toEqual({});
});

it('ChosenFolders keeps the folder that a chosen link led to at that time', async () => {
  const linkPath = join(parentFolder, 'link');
  await symlink(chosenFolder, linkPath);
  const folders = await chooseFolder(linkPath);
  await rm(linkPath);
  await symlink(parentFolder, linkPath);
  expect((await folders.get('teams'))?.path).toBe(chosenFolder);
});

it('ChosenFolders forgets a folder that was moved, created again or replaced by a link', async () => {
  const folders = await chooseFolder(chosenFolder);
  await rename(chosenFolder, join(parentFolder, 'moved'));
  expect(await folders.get('teams')).toBeUndefined();
  await mkdir(chosenFolder);
  expect(await folders.get('teams')).toBeUndefined();
  await rm(chosenFolder, { recursive: true });
  await symlink(join(parentFolder, 'moved'), chosenFolder);
  expect(await folders.get('teams')).toBeUndefined();
  expect(await folders.getNames()).toEqual({});
  expect(await readChosenFolder(join(parentFolder, 'nowhere'))).toBeUndefined();
});
