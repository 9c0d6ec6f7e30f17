/** A spreadsheet becomes characters: columns are mapped to fields, and bad rows are named and repaired. */

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { resetProfile, test } from '../../support/browser/window.ts';
import { createHeroSpreadsheet } from '../../support/files/hero-spreadsheet.ts';
import { buildWorkbook, createTextRow } from '../../support/files/workbook.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

async function dropText(page: Page, fileName: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([droppedName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content as string], droppedName as string));
      return transfer;
    },
    [fileName, text],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

const getImportDialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const openList = async (page: Page) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
};

const DIALOG_PART = { part: '[role="dialog"]' };

/** Drops a binary file. */
async function dropBytes(page: Page, fileName: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([droppedName, content]) => {
      const transfer = new DataTransfer();
      const fileBytes = Uint8Array.from(atob(content as string), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([fileBytes], droppedName as string));
      return transfer;
    },
    [fileName, bytes.toString('base64')],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

/** Reads all characters from the database. */
const readCharacters = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Character[]>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          const rowsRequest = openRequest.result.transaction('characters').objectStore('characters').getAll();
          rowsRequest.onsuccess = () =>
            resolve((rowsRequest.result as { document: Character }[]).map((row) => row.document));
        };
      }),
  );

/** Returns the fingerprints of all characters by id. */
async function readFingerprints(page: Page): Promise<Record<string, string>> {
  const characters = await readCharacters(page);
  return Object.fromEntries(
    characters.map((document) => [document.id, computeFingerprint(GAMES, document)] as const).sort(),
  );
}

async function downloadBytes(page: Page, startDownload: () => Promise<void>): Promise<Buffer> {
  const downloadEvent = page.waitForEvent('download');
  await startDownload();
  return readFileSync(await (await downloadEvent).path());
}

// This test is first and leaves only the samples, so that the next tests can use its window.
test.describe(() => {
  test.use({ start: 'anew' });

  test('imports the good rows of a spreadsheet into a faction, and moves them to a fresh library as a .rollcall file', async ({
    page,
    baseURL,
  }) => {
    await openList(page);
    await dropText(page, 'league.csv', createHeroSpreadsheet(12, 2).csv);
    await getImportDialog(page).getByRole('combobox', { name: 'All belong to' }).fill('The Breakwater');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await getImportDialog(page).getByRole('button', { name: 'Look at 10 characters' }).click();
    await getImportDialog(page).getByRole('button', { name: 'Import 10' }).click();
    await page.getByText('10 documents were imported.').waitFor();
    const fingerprintsBefore = await readFingerprints(page);
    const importedHeroes = (await readCharacters(page)).filter(({ id }) => id.startsWith('hero-'));
    expect(importedHeroes).toHaveLength(10);
    expect(importedHeroes.every(({ factions }) => factions?.includes('breakwater'))).toBe(true);

    await page.goto('/#/library');
    await page.getByRole('button', { name: 'Export the whole library…' }).click();
    const archive = await downloadBytes(page, () => page.getByRole('button', { name: 'Download' }).click());

    await resetProfile(page, baseURL ?? '');
    await openList(page);
    await dropBytes(page, 'library.rollcall', archive);
    await getImportDialog(page).getByText('New: 10').first().waitFor();
    await getImportDialog(page).getByRole('button', { name: 'Import 10' }).click();
    await page.getByText('10 documents were imported.').waitFor();
    expect(await readFingerprints(page)).toEqual(fingerprintsBefore);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await readCharacters(page)).some(({ id }) => id.startsWith('hero-'))).toBe(false);
  });
});

test('names the six bad rows of 24, repairs one, and stays accessible in light, dark and narrow windows', async ({
  page,
}) => {
  await openList(page);
  const { csv, bad: badRows } = createHeroSpreadsheet(24, 6);
  await dropText(page, 'league.csv', csv);
  const importDialog = getImportDialog(page);
  await importDialog.getByText('18 rows can be read. 6 rows cannot').waitFor();
  await importDialog.getByText(`Row ${badRows[0]?.row}, column Lvl: 'six' is no number.`).waitFor();
  expect(await findAxeViolations(page, DIALOG_PART)).toEqual([]);
  // Without motion, the colors change at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A theme changes only colors.
  expect(await findAxeViolations(page, { ...DIALOG_PART, rules: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 400, height: 740 });
  expect(await importDialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await importDialog.getByLabel('Row 2, Lvl').fill('6');
  await page.keyboard.press('Enter');
  await importDialog.getByText('19 rows can be read. 5 rows cannot').waitFor();
  await importDialog.getByText('Can be read now').waitFor();
  await importDialog.getByRole('button', { name: 'Look at 19 characters' }).click();
  await importDialog.getByText('New: 19').first().waitFor();
  await page.keyboard.press('Escape');
  await getImportDialog(page).waitFor({ state: 'hidden' });
});

/** A spreadsheet without the column Size, and with hit points that are no numbers. */
const PASTED_SPREADSHEET = [
  'Hero\tLevel\tSide\tPow\tMove\tHit points\tFight\tRes\tAim\tRes\tMind\tRes\tMagic\tRes\tRecovery',
  'Æsa\t4\thero\t3\t5\tnine\t4\t2\t3\t1\t2\t1\t1\t0\t3',
  'Żar\t5\tvillain\t3\t5\tnine\t4\t2\t3\t1\t2\t1\t1\t0\t3',
].join('\n');

test('maps and repairs a pasted spreadsheet by keyboard alone', async ({ page }) => {
  await openList(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED_SPREADSHEET);
  const importDialog = getImportDialog(page);
  await importDialog.getByLabel('Size', { exact: true }).fill('2');
  await importDialog.getByText("Row 2, column Hit points: 'nine' is no number.").waitFor();
  await importDialog.getByRole('region', { name: 'Rows of the table' }).focus();
  await page.keyboard.press('Tab');
  await expect(importDialog.getByLabel('Row 2, Hit points')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await importDialog.getByText('1 row can be read. 1 row cannot').waitFor();
  await importDialog.getByRole('button', { name: 'All: 2' }).click();
  await importDialog.getByText('Level 4, Hero').waitFor();
  await page.keyboard.press('Escape');
  await importDialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Æsa' }).waitFor({ state: 'hidden' });
});

test('recognizes an unchanged character that was exported as a spreadsheet', async ({ page }) => {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByRole('button', { name: 'Export…' }).click();
  await page.getByText('Table (XLSX)', { exact: true }).click();
  const spreadsheet = await downloadBytes(page, () => page.getByRole('button', { name: 'Download' }).click());
  await dropBytes(page, 'b.xlsx', spreadsheet);
  await getImportDialog(page).getByRole('button', { name: 'Look at 1 character' }).click();
  await getImportDialog(page).getByText('Same: 1').first().waitFor();
  await page.keyboard.press('Escape');
  await getImportDialog(page).waitFor({ state: 'hidden' });
});

test('fills in attacks from pasted card text', async ({ page }) => {
  await openList(page);
  await openCharacter(page, 'Brasslung');
  await page.getByRole('button', { name: 'Add an attack' }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Lamp Bolt: Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)\nBeam 2: Aim / Beam 6',
    );
    const pasteEvent = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasteEvent);
  });
  const attackNames = page.getByLabel('Name of the attack');
  await expect(attackNames.nth(-2)).toHaveValue('Lamp Bolt');
  await expect(attackNames.last()).toHaveValue('Beam 2');
  await waitUntilSaved(page);
  const [hero] = (await readCharacters(page)).filter(({ id }) => id === 'brasslung');
  expect(hero?.attacks.at(-2)).toEqual({
    name: 'Lamp Bolt',
    trait: 'mind',
    versus: 'aim',
    type: 'projectile',
    range: 8,
    bonusDice: 1,
    effects: [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }],
  });
});

test('names hidden rows of a spreadsheet, leaves them out on request, and keeps repairs', async ({ page }) => {
  const headings = ['Name', 'Level', 'Alignment', 'Classes', 'Power', 'Move', 'Size', 'HP'];
  const makeRow = (rowNumber: number, heroName: string, level: string, attributes = '') =>
    createTextRow(rowNumber, [heroName, level, 'hero', 'tank', '2', '4', '1', '8'], attributes);
  const heroRows = [makeRow(2, 'Ash', 'two'), makeRow(3, 'Rook', '2', 'hidden="1"'), makeRow(4, 'Wren', '2')];
  const visibleSheet = { name: 'Heroes', rows: createTextRow(1, headings) + heroRows.join('') };
  const hiddenSheet = { ...visibleSheet, name: 'Old', state: 'hidden' as const };
  await openList(page);
  await dropBytes(page, 'heroes.xlsx', Buffer.from(buildWorkbook({ sheets: [hiddenSheet, visibleSheet] })));
  const importDialog = getImportDialog(page);
  await importDialog.getByText('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).').waitFor();
  await importDialog.getByText('3 rows, 8 columns').waitFor();
  await expect(importDialog.getByRole('button', { name: 'Heroes Sheet' })).toBeVisible();
  await importDialog.getByRole('textbox', { name: 'Row 2, Level' }).fill('2');
  await importDialog.getByRole('textbox', { name: 'Row 2, Level' }).press('Enter');
  await importDialog.getByText('Leave out hidden rows and columns').click();
  await importDialog.getByText('Hidden rows that were left out: 1 (row 3).').waitFor();
  await importDialog.getByText('2 rows, 8 columns').waitFor();
  await expect(importDialog.getByText("'two' is no number")).toHaveCount(0);
  expect((await findAxeViolations(page, DIALOG_PART)).join('\n')).toBe('');
  await importDialog.getByRole('button', { name: 'Heroes Sheet' }).click();
  await page.getByRole('option', { name: 'Old (hidden)' }).click();
  await importDialog.getByText('The sheet Old is hidden in the spreadsheet.').waitFor();
});
