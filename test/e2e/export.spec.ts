/** Documents leave the library as files that the command line reads, and come back the same. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { type CheckResult, checkFiles } from '../support/app/check-files.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { startSecondInstance } from '../support/app/second-start.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';
import { addBluePicture, expectBluePicture } from '../support/files/blue-picture.ts';

/** Answers what main asks: the folder, and what to do with names that are taken. */
async function answerFolder(app: ElectronApplication, folder: string | undefined, answer = 0): Promise<void> {
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

test('a team reaches the folder of an organiser whole and with the verdict of the screen, from the second time on in two clicks', async ({
  everyday,
}) => {
  const friday = join(everyday.folder, 'Friday lists');
  mkdirSync(friday);
  const { app, page } = await everyday.open();
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'The First Watch' }).first().click();
  await page.getByRole('button', { name: /^Export…/ }).click();
  // What a friend opens is an archive; an organiser reads documents.
  await exportDialog(page).getByRole('radio', { name: 'One document' }).click({ force: true });
  await answerSaveDialog(app, join(friday, 'ours.team.json'));
  await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
  await expect(page.getByText('ours.team.json is saved.')).toBeVisible();

  // From the second time on the folder is offered.
  await page.getByRole('button', { name: /^Export…/ }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Save to Friday lists' })).toBeVisible();
  await exportDialog(page).getByRole('button', { name: 'Save to Friday lists' }).click();
  await expect(page.getByText('is in Friday lists.')).toBeVisible();

  const results = checkFiles(friday);
  expect(results.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
  expect(new Set(results.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  const written = JSON.parse(readFileSync(join(friday, 'ours.team.json'), 'utf8')) as {
    members: { character: string }[];
    characters: { id: string }[];
  };
  expect(written.characters.map(({ id }) => id).sort()).toEqual(
    [...new Set(written.members.map(({ character }) => character))].sort(),
  );

  // Coming back it is the same, though the library holds it without its characters.
  await startSecondInstance(everyday.profile, { files: [join(friday, 'ours.team.json')] });
  await expect(page.getByRole('dialog', { name: 'Import' }).getByText('Same: 1').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list goes into a folder as documents; what is there is replaced only when the user says so', async ({
  everyday,
}) => {
  const out = join(everyday.folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'brasslung.HERO.json'), 'mine');
  const { app, page } = await everyday.open();
  const start = async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await exportDialog(page)
      .getByRole('radio', { name: /Documents in a folder/ })
      .click({ force: true });
  };
  await start();
  await answerFolder(app, out, 2);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Choose a folder…' })).toBeEnabled();
  expect(readdirSync(out)).toEqual(['brasslung.HERO.json']);

  await answerFolder(app, out, 0);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(page.getByText(/documents are in out\./)).toBeVisible();
  expect(readFileSync(join(out, 'brasslung.HERO.json'), 'utf8')).toBe('mine');
  expect(readdirSync(out)).toContain('Brasslung 2.hero.json');
  expect(checkFiles(join(out, 'Brasslung 2.hero.json'))[0]?.verdict).toBe('legal');
  const count = readdirSync(out).length;
  expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);

  // A folder that is gone is said, and nothing is written.
  await start();
  await answerFolder(app, join(everyday.folder, 'nowhere'));
  await exportDialog(page).getByRole('button', { name: 'Another folder…' }).click();
  await expect(page.getByText('Nothing was exported')).toBeVisible();
  expect(readdirSync(out).length).toBe(count);
  await exportDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** By its address: the message of the test before may lie on the list for seconds. */
async function openKitestring(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/characters/kitestring';
  });
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Keys of the pictures that the database holds. */
const picturesIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('pictures').objectStore('pictures').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

/** Takes pictures out of the database past the app, which then remembers none: another profile would have none either. */
async function losePictures(page: Page, lost: readonly string[]): Promise<void> {
  await page.evaluate(
    (keys) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => {
          const change = opening.result.transaction('pictures', 'readwrite');
          for (const key of keys) change.objectStore('pictures').delete(key);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    lost,
  );
  await page.reload();
  await page.locator('[data-card="front"] svg').waitFor();
}

test('the whole library goes out as one file, and brings back what was changed since, with its picture and the same fingerprints', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  const exportTo = async (name: string): Promise<string> => {
    const file = join(everyday.folder, name);
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('button', { name: 'Export the whole library…' }).click();
    await answerSaveDialog(app, file);
    await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
    await expect(page.getByText(`${name} is saved.`)).toBeVisible();
    return file;
  };
  await openKitestring(page);
  const before = await picturesIn(page);
  await page.getByLabel('Concept').fill('Changed here');
  await addBluePicture(page, 'png');
  await waitUntilSaved(page);
  const archive = await exportTo('all.rollcall');
  const results = checkFiles(archive);
  expect(results.length).toBeGreaterThan(10);

  await openKitestring(page);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByLabel('Concept').fill('Changed since');
  await waitUntilSaved(page);
  const added = (await picturesIn(page)).filter((key) => !before.includes(key));
  expect(added.length).toBeGreaterThan(0);
  await losePictures(page, added);
  await startSecondInstance(everyday.profile, { files: [archive] });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('Older: 1').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Take theirs' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Concept')).toHaveValue('Changed here');
  await expectBluePicture(page);
  // Out again: every document says what it said the first time.
  const said = (all: readonly CheckResult[]) => all.map(({ verdict, fingerprint }) => [verdict, fingerprint]);
  expect(said(checkFiles(await exportTo('again.rollcall')))).toEqual(said(results));
});
