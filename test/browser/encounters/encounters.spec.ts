import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

// The tests of this file share a window and its library.
test.use({ start: 'kept' });

const ENCOUNTER_PATH = 'samples/ssua/encounters/last-bus-to-gasworks.encounter.json';

let importCount = 0;

/** Imports an SSUA game with this log and shows it. A round of SSUA begins with an initiative roll of one nominee for each side. */
async function importGame(page: Page, log: readonly object[], version = 1): Promise<void> {
  importCount += 1;
  const encounterId = `last-bus-${importCount}`;
  const encounter = { ...(JSON.parse(readFileSync(ENCOUNTER_PATH, 'utf8')) as object), id: encounterId, version, log };
  await page.goto('/#/library/transfer');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles({
    name: 'last-bus.encounter.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(encounter)),
  });
  await page.getByRole('button', { name: 'Import 1' }).click();
}

const getActiveRegion = (page: Page) => page.getByRole('region', { name: 'Who is on' });

test('imports an encounter file, and undoes and redoes its last event', async ({ page }) => {
  await importGame(page, [
    { kind: 'note', text: 'The bus is late.' },
    { kind: 'nothing-like-this' },
    { kind: 'begin' },
  ]);
  await expect(getActiveRegion(page).getByText('Initiative', { exact: true })).toBeVisible();
  await page.getByText('Log', { exact: true }).first().click();
  await expect(page.getByText('nothing like this').first()).toBeVisible();
  await page.getByRole('button', { name: /^Take back the last event/ }).click();
  await expect(getActiveRegion(page).getByText('Not begun')).toBeVisible();
  // Waits until the window says that the change is saved.
  await waitUntilSaved(page);
  await page.reload();
  await expect(getActiveRegion(page).getByText('Not begun')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(getActiveRegion(page).getByText('Initiative', { exact: true })).toBeVisible();
});

/** Keeps the encounters store busy, as a slow disk does. Returns a function that releases it. */
async function keepDiskBusy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('rollcall');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const diskState = Object.assign(window, { isDiskBusy: true });
    const objectStore = database.transaction('encounters', 'readwrite').objectStore('encounters');
    const countAgain = () => {
      if (diskState.isDiskBusy) objectStore.count().onsuccess = countAgain;
    };
    countAgain();
  });
  return () => page.evaluate(() => void Object.assign(window, { isDiskBusy: false }));
}

test('two windows that play one game show the same state, and the slower one says that its undo was not applied', async ({
  page,
}) => {
  await importGame(page, [{ kind: 'note', text: 'The bus is late.' }]);
  await getActiveRegion(page).getByText('Not begun').waitFor();
  const otherPage = await page.context().newPage();
  await otherPage.goto(page.url());
  await getActiveRegion(otherPage).getByText('Not begun').waitFor();
  const releaseDisk = await keepDiskBusy(page);
  // The key N does the next step of the game, which is to begin round 1.
  await page.keyboard.press('n');
  await expect(getActiveRegion(page)).toContainText('Round 1');
  await otherPage.getByRole('button', { name: /^Take back the last event/ }).click();
  await releaseDisk();
  await otherPage.getByText('nothing was taken back').waitFor();
  await expect(getActiveRegion(otherPage)).toContainText('Round 1');
  await expect(getActiveRegion(page)).toContainText('Round 1');
});

test('shows a game of a newer Rollcall as far as it can be read, and exports it unchanged', async ({ page }) => {
  await importGame(
    page,
    [
      { kind: 'note', text: 'The bus flies.' },
      { kind: 'loop-the-loop', model: 'night-bus' },
    ],
    2,
  );
  await expect(page.getByText('A newer Rollcall has written this game (version 2 of its file).')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The Last Bus to the Gasworks' })).toBeVisible();
  await expect(page.getByText('Lord Gasworks')).toBeVisible();
  await expect(page.getByText('The bus flies.')).toBeVisible();
  await expect(page.getByText('night-bus loop the loop')).toBeVisible();
  await page.getByRole('button', { name: 'Export it as it is' }).click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('radio', { name: 'One document' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const exportPath = await (await downloadEvent).path();
  expect(JSON.parse(readFileSync(exportPath, 'utf8'))).toMatchObject({
    version: 2,
    log: [{}, { kind: 'loop-the-loop' }],
  });
  await page.goto('/#/encounters');
  await expect(page.getByText('Of a newer Rollcall')).toBeVisible();
});
