import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

async function chooseSpreadsheet(page: Page, fileName: string, buffer: Buffer): Promise<void> {
  await page.goto('/#/decks');
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a table…' }).click();
  await (await chooserEvent).setFiles({ name: fileName, mimeType: 'text/csv', buffer });
}

/** Returns the rows of the deck. Cells have the attribute `data-cell` with row and column, such as `3.0`. */
const getGrid = (page: Page) => page.getByRole('grid', { name: 'Rows of the deck' });

test('previews a text file without an encoding in several encodings before it becomes a deck', async ({ page }) => {
  // The bytes are in Windows-1252, in which Excel saves CSV files.
  const latinText = Buffer.from('Name;Text;Copies\nF\xe4ustling;\x84Wucht\x93 \x96 3 \x80;2\n', 'latin1');
  await chooseSpreadsheet(page, 'excel.csv', latinText);
  const dialog = page.getByRole('dialog', { name: 'Choose an encoding' });
  await dialog.getByText('Fäustling;„Wucht“ – 3 €;2').waitFor();
  await dialog.getByRole('button', { name: 'Windows-1252 (Western European) Encoding' }).click();
  await page.getByRole('option', { name: 'Windows-1251 (Cyrillic)' }).click();
  await dialog.getByText('Fдustling').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect(getGrid(page)).toHaveCount(0);

  await chooseSpreadsheet(page, 'excel.csv', latinText);
  await dialog.getByRole('button', { name: 'Read file' }).click();
  await getGrid(page).getByRole('gridcell', { name: 'Fäustling', exact: true }).waitFor();
  await page.getByText('The column “Copies” sets the copies. Cards in total: 2.').waitFor();
});

test('detects the encoding of a Polish file, and says that its first row became the heading', async ({ page }) => {
  // The words Żółw, Wąż and Śpioch in Windows-1250.
  const polishText = Buffer.from('\xaf\xf3\xb3w\nW\xb9\xbf\n\x8cpioch\n', 'latin1');
  await chooseSpreadsheet(page, 'animals.csv', polishText);
  const dialog = page.getByRole('dialog', { name: 'Choose an encoding' });
  await dialog.getByRole('button', { name: 'Windows-1250 (Central European) Encoding' }).waitFor();
  await dialog.getByText('Śpioch').waitFor();
  await dialog.getByRole('button', { name: 'Read file' }).click();
  await getGrid(page).getByRole('gridcell', { name: 'Śpioch', exact: true }).waitFor();
  await page.getByText('The first row, “Żółw”, was taken for the heading.').waitFor();
});

test('refuses an archive, and names the spreadsheet in it', async ({ page }) => {
  const zipArchive = Buffer.from(zipSync({ 'export/Gear.csv': strToU8('Name\nRope\n') }));
  await chooseSpreadsheet(page, 'export.csv', zipArchive);
  await page.getByText('Unpack it and use the table in it: Gear.csv.').waitFor();
  await expect(getGrid(page)).toHaveCount(0);
});

test('keeps quotation marks and line breaks of cells pasted from Excel', async ({ page }) => {
  await chooseSpreadsheet(page, 'paste.csv', Buffer.from('Name;Text;Copies\nRope;Long;1\n'));
  await getGrid(page).getByRole('gridcell', { name: 'Rope', exact: true }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '"Lucky" Lou\tGadget\t1\r\n"Tis the season\tRelic\t2\r\nAsh"\tRelic\t3\r\n');
    const cells = [
      ['&quot;Lucky&quot; Lou', 'Gadget', '1'],
      ['&quot;Tis the<br>\n  season', 'Relic', '2'],
      ['Ash&quot;', 'Relic', '3'],
    ];
    const tableRows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    clipboardData.setData('text/html', `<html><body><table>${tableRows.join('')}</table></body></html>`);
    const pasteEvent = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasteEvent);
  });
  await page.getByText('3 rows pasted.').waitFor();
  const nameCells = getGrid(page).locator('[data-cell$=".0"]');
  await expect(nameCells).toHaveText(['"Lucky" Lou', /"Tis the ↵ season/, 'Ash"']);
});

test('asks about hidden rows before a spreadsheet becomes a deck', async ({ page }) => {
  const spreadsheet = readFileSync('test/fixtures/spreadsheets/hidden-row.xlsx');
  await chooseSpreadsheet(page, 'cards.xlsx', spreadsheet);
  const dialog = page.getByRole('dialog', { name: 'Hidden rows and columns' });
  await dialog.getByText('Hidden rows: 1 (row 3).').waitFor();
  expect((await findAxeViolations(page, { part: '[role="dialog"]' })).join('\n')).toBe('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect(getGrid(page)).toHaveCount(0);

  await chooseSpreadsheet(page, 'cards.xlsx', spreadsheet);
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await expect(getGrid(page).locator('[data-cell$=".0"]')).toHaveText(['Seen A', 'Seen C']);
  await page.getByText('Hidden rows that were left out: 1 (row 3).').waitFor();

  await chooseSpreadsheet(page, 'cards.xlsx', spreadsheet);
  await dialog.getByRole('button', { name: 'Read them too' }).click();
  await expect(getGrid(page).locator('[data-cell$=".0"]')).toHaveText(['Seen A', 'Hidden B', 'Seen C']);
});

test('shows formatted cells in a deck as the spreadsheet does, and names formula errors', async ({ page }) => {
  await chooseSpreadsheet(page, 'types.xlsx', readFileSync('test/fixtures/spreadsheets/number-formats.xlsx'));
  await page.getByText('Formulas with an error: 1 (C9 #DIV/0!).').waitFor();
  const expectedCosts = [
    '25%',
    '2023-03-15',
    '1/2',
    '1,234.50 €',
    '0007',
    '+2D10',
    '0.3',
    '',
    '',
    'ab',
    'TRUE',
    '2 bold',
  ];
  await expect(getGrid(page).locator('[data-cell$=".2"]')).toHaveText(expectedCosts);
});

test('explains that the spreadsheet worker did not start, and reads the file on the next try', async ({ page }) => {
  await page.route('**/workers/spreadsheet.worker*', (route) => route.abort());
  await chooseSpreadsheet(page, 'gear.csv', Buffer.from('Name,Text\nRope,Long\n'));
  await page.getByText('This part of Rollcall stopped unexpectedly').waitFor();
  await expect(getGrid(page)).toHaveCount(0);
  await page.unroute('**/workers/spreadsheet.worker*');
  await chooseSpreadsheet(page, 'gear.csv', Buffer.from('Name,Text\nRope,Long\n'));
  await getGrid(page).getByRole('gridcell', { name: 'Rope', exact: true }).waitFor();
});
