/** Documents are exported as files that the command line reads, and are imported without changes. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { type CheckResult, checkFiles } from '../support/app/check-files.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { startSecondInstance } from '../support/app/second-start.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';
import { addBluePicture, expectBluePicture } from '../support/files/blue-picture.ts';

/** Answers the dialogs of main: the folder, and what to do with existing files (0: keep both, 2: cancel). */
async function answerFolderDialog(app: ElectronApplication, folder: string | undefined, answer = 0): Promise<void> {
  await app.evaluate(
    ({ dialog }, { path, response }) => {
      dialog.showOpenDialog = async () => ({
        canceled: path === undefined,
        filePaths: path === undefined ? [] : [path],
      });
      dialog.showMessageBox = async () => ({ response, checkboxChecked: false });
    },
    { path: folder, response: answer },
  );
}

const exportDialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

test('saves a complete, legal team into the folder of an organizer, and offers that folder for the next export', async ({
  everyday,
}) => {
  const organizerFolder = join(everyday.folder, 'Friday lists');
  mkdirSync(organizerFolder);
  const { app, page } = await everyday.open();
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'The First Watch' }).first().click();
  await page.getByRole('button', { name: /^Export…/ }).click();
  // Friends open archives; organizers read documents.
  await exportDialog(page).getByRole('radio', { name: 'One document' }).click({ force: true });
  await answerSaveDialog(app, join(organizerFolder, 'ours.team.json'));
  await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
  await expect(page.getByText('Saved ours.team.json.')).toBeVisible();

  // From the second export on, the app offers the folder.
  await page.getByRole('button', { name: /^Export…/ }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Save to Friday lists' })).toBeVisible();
  await exportDialog(page).getByRole('button', { name: 'Save to Friday lists' }).click();
  await expect(page.getByText('is in Friday lists.')).toBeVisible();

  const checkResults = checkFiles(organizerFolder);
  expect(checkResults.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
  expect(new Set(checkResults.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  const savedTeam = JSON.parse(readFileSync(join(organizerFolder, 'ours.team.json'), 'utf8')) as {
    members: { character: string }[];
    characters: { id: string }[];
  };
  expect(savedTeam.characters.map(({ id }) => id).sort()).toEqual(
    [...new Set(savedTeam.members.map(({ character }) => character))].sort(),
  );

  // The import finds it unchanged, although the library stores the team without its characters.
  await startSecondInstance(everyday.profile, { files: [join(organizerFolder, 'ours.team.json')] });
  await expect(page.getByRole('dialog', { name: 'Import' }).getByText('Same: 1').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('exports a list as documents into a folder without replacing existing files, and reports a missing folder', async ({
  everyday,
}) => {
  const exportFolder = join(everyday.folder, 'out');
  mkdirSync(exportFolder);
  writeFileSync(join(exportFolder, 'brasslung.HERO.json'), 'mine');
  const { app, page } = await everyday.open();
  const openExportDialog = async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await exportDialog(page)
      .getByRole('radio', { name: /Documents in a folder/ })
      .click({ force: true });
  };
  await openExportDialog();
  await answerFolderDialog(app, exportFolder, 2);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Choose a folder…' })).toBeEnabled();
  expect(readdirSync(exportFolder)).toEqual(['brasslung.HERO.json']);

  await answerFolderDialog(app, exportFolder, 0);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(page.getByText(/documents are in out\./)).toBeVisible();
  expect(readFileSync(join(exportFolder, 'brasslung.HERO.json'), 'utf8')).toBe('mine');
  expect(readdirSync(exportFolder)).toContain('Brasslung 2.hero.json');
  expect(checkFiles(join(exportFolder, 'Brasslung 2.hero.json'))[0]?.verdict).toBe('legal');
  const fileCount = readdirSync(exportFolder).length;
  expect(readdirSync(exportFolder).filter((fileName) => fileName.startsWith('.'))).toEqual([]);

  // The app reports a missing folder and writes nothing.
  await openExportDialog();
  await answerFolderDialog(app, join(everyday.folder, 'nowhere'));
  await exportDialog(page).getByRole('button', { name: 'Another folder…' }).click();
  await expect(page.getByText('Nothing was exported')).toBeVisible();
  expect(readdirSync(exportFolder).length).toBe(fileCount);
  await exportDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Opens the character by its address, because a message of the previous test may cover the list for seconds. */
async function openKitestring(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/characters/kitestring';
  });
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Reads the keys of the pictures in the database. */
const readPictureKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => {
          const keysRequest = openRequest.result.transaction('pictures').objectStore('pictures').getAllKeys();
          keysRequest.onsuccess = () => {
            openRequest.result.close();
            resolve(keysRequest.result.map(String));
          };
        };
      }),
  );

/** Removes pictures from the database behind the app's back, so that the profile resembles one without them. */
async function removePictures(page: Page, lostKeys: readonly string[]): Promise<void> {
  await page.evaluate(
    (pictureKeys) =>
      new Promise<void>((resolve) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction('pictures', 'readwrite');
          for (const pictureKey of pictureKeys) transaction.objectStore('pictures').delete(pictureKey);
          transaction.oncomplete = () => {
            openRequest.result.close();
            resolve();
          };
        };
      }),
    lostKeys,
  );
  await page.reload();
  await page.locator('[data-card="front"] svg').waitFor();
}

test('exports the whole library as one file, and restores changed data with its picture and the same fingerprints from it', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  const exportLibrary = async (fileName: string): Promise<string> => {
    const filePath = join(everyday.folder, fileName);
    await page.getByRole('link', { name: 'Files and backups' }).click();
    await page.getByRole('button', { name: 'Export the whole library…' }).click();
    await answerSaveDialog(app, filePath);
    await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
    await expect(page.getByText(`Saved ${fileName}.`)).toBeVisible();
    return filePath;
  };
  await openKitestring(page);
  const keysBefore = await readPictureKeys(page);
  await page.getByLabel('Concept').fill('Changed here');
  await addBluePicture(page, 'png');
  await waitUntilSaved(page);
  const archive = await exportLibrary('all.rollcall');
  const firstResults = checkFiles(archive);
  expect(firstResults.length).toBeGreaterThan(10);

  await openKitestring(page);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByLabel('Concept').fill('Changed since');
  await waitUntilSaved(page);
  const addedKeys = (await readPictureKeys(page)).filter((pictureKey) => !keysBefore.includes(pictureKey));
  expect(addedKeys.length).toBeGreaterThan(0);
  await removePictures(page, addedKeys);
  await startSecondInstance(everyday.profile, { files: [archive] });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('Older: 1').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Take theirs' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Concept')).toHaveValue('Changed here');
  await expectBluePicture(page);
  // The second export has the same verdicts and fingerprints as the first.
  const getVerdicts = (checkResults: readonly CheckResult[]) =>
    checkResults.map(({ verdict, fingerprint }) => [verdict, fingerprint]);
  expect(getVerdicts(checkFiles(await exportLibrary('again.rollcall')))).toEqual(getVerdicts(firstResults));
});
