import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const FILE = 'samples/ssua/encounters/last-bus-to-gasworks.encounter.json';

let imported = 0;

/** Brings in a game of SSUA with this log, and shows it. */
async function importGame(page: Page, log: readonly object[], version = 1): Promise<void> {
  imported += 1;
  const id = `last-bus-${imported}`;
  const encounter = { ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), id, version, log };
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

const now = (page: Page) => page.getByRole('region', { name: 'Who is on' });

test('an encounter file is imported, and its log goes back and forth', async ({ page }) => {
  await importGame(page, [
    { kind: 'note', text: 'The bus is late.' },
    { kind: 'nothing-like-this' },
    { kind: 'begin' },
  ]);
  await expect(now(page).getByText('The nominees roll')).toBeVisible();
  await page.getByText('Log', { exact: true }).first().click();
  await expect(page.getByText('nothing like this').first()).toBeVisible();
  await page.getByRole('button', { name: /^Take back the last event/ }).click();
  await expect(now(page).getByText('Not begun')).toBeVisible();
  // Once the disk has it, as the window says.
  await waitUntilSaved(page);
  await page.reload();
  await expect(now(page).getByText('Not begun')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(now(page).getByText('The nominees roll')).toBeVisible();
});

/** Keeps the encounters busy, as a slow disk does: what is written meanwhile waits. Answers with what ends that. */
async function holdDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const held = Object.assign(window, { isDiskHeld: true });
    const store = db.transaction('encounters', 'readwrite').objectStore('encounters');
    const spin = () => {
      if (held.isDiskHeld) store.count().onsuccess = spin;
    };
    spin();
  });
  return () => page.evaluate(() => void Object.assign(window, { isDiskHeld: false }));
}

test('two windows play one game at once: the slower is told what was not entered, and both show the same', async ({
  page,
}) => {
  await importGame(page, [{ kind: 'note', text: 'The bus is late.' }]);
  await now(page).getByText('Not begun').waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await now(other).getByText('Not begun').waitFor();
  const letGo = await holdDisk(page);
  await page.keyboard.press('n');
  await expect(now(page)).toContainText('Round 1');
  await other.getByRole('button', { name: /^Take back the last event/ }).click();
  await letGo();
  await other.getByText('nothing was taken back').waitFor();
  await expect(now(other)).toContainText('Round 1');
  await expect(now(page)).toContainText('Round 1');
});

test('a game of a newer Rollcall comes in, is read as far as it can be, and goes out as it came', async ({ page }) => {
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
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('radio', { name: 'One document' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 2, log: [{}, { kind: 'loop-the-loop' }] });
  await page.goto('/#/encounters');
  await expect(page.getByText('Of a newer Rollcall')).toBeVisible();
});
