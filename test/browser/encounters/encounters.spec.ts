import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { saved } from '../../support/browser/screens.ts';
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

async function openPlay(page: Page): Promise<void> {
  await page.goto('/#/encounters');
  await page.getByRole('heading', { level: 1, name: 'Play' }).waitFor();
}

test('a line-up is put together from characters and a team, and is there again after a reload', async ({ page }) => {
  await openPlay(page);
  await page.getByRole('button', { name: 'New encounter' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Saturday');
  const sides = page.locator('[data-path="/sides"] > section');
  await page.getByRole('combobox', { name: 'Add to Side 1' }).fill('Brasslung');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Add to Side 1' }).fill('Brasslung');
  await page.keyboard.press('Enter');
  await expect(sides.nth(0).locator('li').getByText('Brasslung 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Add to Side 2' }).fill('team of');
  await page.getByRole('option').first().click();
  await expect(sides.nth(1).locator('li').first()).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();
  await expect(sides.nth(0).locator('li').getByText('Brasslung 2')).toBeVisible();
});

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
  await saved(page);
  await page.reload();
  await expect(now(page).getByText('Not begun')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(now(page).getByText('The nominees roll')).toBeVisible();
});

/** Keeps the encounters busy for a while, as a slow disk does: what is written meanwhile waits. */
const holdDisk = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const until = performance.now() + ms;
    const store = db.transaction('encounters', 'readwrite').objectStore('encounters');
    const spin = () => {
      if (performance.now() < until) store.count().onsuccess = spin;
    };
    spin();
  }, ms);

test('two windows play one game at once: the slower is told what was not entered, and both show the same', async ({
  page,
}) => {
  await importGame(page, [{ kind: 'note', text: 'The bus is late.' }]);
  await expect(now(page)).toContainText('Not begun');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(now(other)).toContainText('Not begun');
  await holdDisk(page, 1500);
  await page.keyboard.press('n');
  await expect(now(page)).toContainText('Round 1');
  await other.getByRole('button', { name: /^Take back the last event/ }).click();
  await expect(other.getByText('nothing was taken back')).toBeVisible();
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

test('a clock runs where somebody switches it on, and goes on after a reload', async ({ page }) => {
  await importGame(page, [{ kind: 'begin' }]);
  await now(page).waitFor();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'How this table plays' }).click();
  await page.getByText('Turn timer', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toContainText('of 5:00');
  await expect(page.getByRole('timer')).toContainText(/0:0[1-9]/);
  await page.getByRole('button', { name: 'Pause the turn timer' }).click();
  const time = await page.getByRole('timer').locator('strong').textContent();
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(`${time}`);
  await expect(page.getByRole('timer')).toContainText('paused');
});
