import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const TABLE = {
  name: 'harbour.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Thing,Cost,Art,Copies\nRope,3,rope,2\nBell,10,,1\nAnvil,2,,0\n'),
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a table becomes a deck: written in like a spreadsheet, with its pictures, undone, and printed', async ({
  page,
}) => {
  await page.goto('/#/decks');
  const chooseTable = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a table…' }).click();
  await (await chooseTable).setFiles(TABLE);
  const grid = page.getByRole('grid', { name: 'Rows of the deck' });
  const cell = (text: string) => grid.getByRole('gridcell', { name: text, exact: true });
  await cell('Anvil').waitFor();
  // The template prints Name, which the table calls Thing.
  await page.getByRole('button', { name: /^Nothing Name/ }).click();
  await page.getByRole('option', { name: 'Thing', exact: true }).click();
  const card = page.locator('[data-card="front"]');
  await card.locator('[data-field="/Name"]').first().waitFor({ state: 'attached' });
  // A cell is typed over, Tab goes on, and Ctrl+Z takes both back.
  await grid.focus();
  await page.keyboard.type('Tar Rope');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await cell('Tar Rope').waitFor();
  await cell('4').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await cell('Rope').waitFor();
  // Two cells go out as a spreadsheet takes them, and come back in another place.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cell('Rope').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rope\t3');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cell('Rope')).toHaveCount(2);
  // The picture that a cell names, by its name without the ending.
  await page.getByText('0 of 1 pictures are here').waitFor();
  const choosePictures = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures…' }).click();
  await (await choosePictures).setFiles([
    { name: 'Rope.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'nobody.png', mimeType: 'image/png', buffer: PIXEL },
  ]);
  await page.getByText('1 of 1 pictures are here').waitFor();
  await page.getByText('nobody.png isn’t named by any cell and was left out.').waitFor();
  await cell('Rope').first().click();
  await expect(card.locator('image')).toHaveCount(1);
  // A column is made wider by its heading, and stays so.
  const head = grid.getByRole('columnheader').nth(2);
  const { width = 0 } = (await head.boundingBox()) ?? {};
  await head.getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(width + 16);
  // Sorted by its numbers, with one step.
  await page.getByRole('button', { name: 'Column Cost' }).click();
  await page.getByRole('button', { name: 'Sort A to Z' }).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Anvil');
  // A newer state of the table takes the place of the rows, and goes again.
  const chooseUpdate = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Update from a table…' }).click();
  await (await chooseUpdate).setFiles({ ...TABLE, buffer: Buffer.from('Thing,Copies\nBuoy,7\n') });
  await cell('Buoy').waitFor();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell('Rope')).toHaveCount(2);
  // Printed as often as the copies say: two ropes, a bell, the new rope.
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText('4 cards on 1 sheet').waitFor();
});

test('what is dropped on the list and is no table is imported as elsewhere', async ({ page }) => {
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'From a table…' }).waitFor();
  const data = await page.evaluateHandle(
    (text) => {
      const held = new DataTransfer();
      held.items.add(new File([text], 'flag.faction.json', { type: 'application/json' }));
      return held;
    },
    JSON.stringify({ format: 'rollcall.faction', version: 1, id: 'flag', name: 'The Flag' }),
  );
  await page.getByRole('heading', { name: 'Decks', exact: true }).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText('The Flag');
});

test('a deck takes SVG pictures by paths of Windows, and says what a file of another program is', async ({ page }) => {
  await page.goto('/#/decks');
  const chooseTable = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a table…' }).click();
  const table = 'Name,Art\nRing,images\\ring.svg\nPhone,h.heic\n';
  await (await chooseTable).setFiles({ name: 'gear.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const grid = page.getByRole('grid', { name: 'Rows of the deck' });
  await grid.getByRole('gridcell', { name: 'Ring', exact: true }).waitFor();
  const choosePictures = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures…' }).click();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>x</text><circle cx="4" cy="4" r="3"/></svg>';
  await (await choosePictures).setFiles([
    { name: 'Ring.SVG', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    { name: 'h.heic', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
    { name: 'list.ods', mimeType: '', buffer: Buffer.from('%PDF-1.7') },
  ]);
  const told = (words: string) => page.getByText(words).first().waitFor();
  await told("list.ods was left out: it is a PDF document, which Rollcall doesn't read");
  await told("h.heic can't be used: it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG.");
  await told('Ring.SVG is drawn in part. Text was left out.');
  await page.getByText('1 of 2 pictures are here').waitFor();
  await grid.getByRole('gridcell', { name: 'Ring', exact: true }).click();
  await expect(page.locator('[data-card="front"]').locator('image')).toHaveCount(1);
});
