import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const SPREADSHEET = {
  name: 'harbour.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Thing,Cost,Art,Copies\nRope,3,rope,2\nBell,10,,1\nAnvil,2,,0\n'),
};
/** A PNG with one pixel. */
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('turns a spreadsheet into a deck, edits it, adds its pictures, undoes an update, and prints it', async ({
  page,
}) => {
  await page.goto('/#/decks');
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a table…' }).click();
  await (await chooserEvent).setFiles(SPREADSHEET);
  const rowGrid = page.getByRole('grid', { name: 'Rows of the deck' });
  const getCell = (text: string) => rowGrid.getByRole('gridcell', { name: text, exact: true });
  await getCell('Anvil').waitFor();
  // The template prints Name. No heading says Name, but the things look like names.
  await page.getByRole('button', { name: /^Thing Name/ }).waitFor();
  const frontSide = page.locator('[data-card="front"]');
  await frontSide.locator('[data-field="/Name"]').first().waitFor({ state: 'attached' });
  // Typing replaces a cell, Tab moves to the next one, and Ctrl+Z undoes both changes.
  await rowGrid.focus();
  await page.keyboard.type('Tar Rope');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await getCell('Tar Rope').waitFor();
  await getCell('4').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await getCell('Rope').waitFor();
  // Two cells are copied in the format of spreadsheets and pasted elsewhere.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await getCell('Rope').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rope\t3');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await rowGrid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(getCell('Rope')).toHaveCount(2);
  // A cell names its picture without the file extension.
  await page.getByText('0 of 1 pictures are here').waitFor();
  const pictureChooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures…' }).click();
  await (await pictureChooserEvent).setFiles([
    { name: 'Rope.png', mimeType: 'image/png', buffer: PIXEL_PNG },
    { name: 'nobody.png', mimeType: 'image/png', buffer: PIXEL_PNG },
  ]);
  await page.getByText('1 of 1 pictures are here').waitFor();
  await page.getByText('nobody.png isn’t named by any cell and was left out.').waitFor();
  await getCell('Rope').first().click();
  await expect(frontSide.locator('image')).toHaveCount(1);
  // The column heading makes the column wider, and the width stays.
  const columnHeading = rowGrid.getByRole('columnheader').nth(2);
  const { width: widthBefore = 0 } = (await columnHeading.boundingBox()) ?? {};
  await columnHeading.getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await columnHeading.boundingBox())?.width).toBe(widthBefore + 16);
  // Sorts by the numbers of the column, in one step.
  await page.getByRole('button', { name: 'Column Cost' }).click();
  await page.getByRole('button', { name: 'Sort A to Z' }).click();
  await expect(rowGrid.getByRole('row').nth(1)).toContainText('Anvil');
  // A newer version of the spreadsheet replaces the rows, and undo restores them.
  const updateChooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a newer table…' }).click();
  await (await updateChooserEvent).setFiles({ ...SPREADSHEET, buffer: Buffer.from('Thing,Copies\nBuoy,7\n') });
  await getCell('Buoy').waitFor();
  await expect(rowGrid.getByRole('row')).toHaveCount(2);
  await rowGrid.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getCell('Rope')).toHaveCount(2);
  // Prints each row as often as its copies say: two ropes, a bell, the new rope.
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText('4 cards on 1 sheet').waitFor();
});

test('opens the import dialog for a document that is dropped on the deck list', async ({ page }) => {
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Import a table…' }).waitFor();
  const dataTransfer = await page.evaluateHandle(
    (documentText) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([documentText], 'flag.faction.json', { type: 'application/json' }));
      return transfer;
    },
    JSON.stringify({ format: 'rollcall.faction', version: 1, id: 'flag', name: 'The Flag' }),
  );
  await page.getByRole('heading', { name: 'Decks', exact: true }).dispatchEvent('drop', { dataTransfer });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText('The Flag');
});

test('finds SVG pictures of a deck by Windows paths, and names the format of files it cannot read', async ({
  page,
}) => {
  await page.goto('/#/decks');
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a table…' }).click();
  const csvText = 'Name,Art\nRing,images\\ring.svg\nPhone,h.heic\n';
  await (await chooserEvent).setFiles({ name: 'gear.csv', mimeType: 'text/csv', buffer: Buffer.from(csvText) });
  const rowGrid = page.getByRole('grid', { name: 'Rows of the deck' });
  await rowGrid.getByRole('gridcell', { name: 'Ring', exact: true }).waitFor();
  const pictureChooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures…' }).click();
  const svgText =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>x</text><circle cx="4" cy="4" r="3"/></svg>';
  await (await pictureChooserEvent).setFiles([
    { name: 'Ring.SVG', mimeType: 'image/svg+xml', buffer: Buffer.from(svgText) },
    // The first bytes of a HEIC picture, and a PDF with a misleading name.
    { name: 'h.heic', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
    { name: 'list.ods', mimeType: '', buffer: Buffer.from('%PDF-1.7') },
  ]);
  const expectMessage = (messageText: string) => page.getByText(messageText).first().waitFor();
  await expectMessage("list.ods was left out: it is a PDF document, which Rollcall doesn't read");
  await expectMessage(
    "h.heic can't be used: it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG.",
  );
  await expectMessage('Ring.SVG is drawn in part. Text was left out.');
  await page.getByText('1 of 2 pictures are here').waitFor();
  await rowGrid.getByRole('gridcell', { name: 'Ring', exact: true }).click();
  await expect(page.locator('[data-card="front"]').locator('image')).toHaveCount(1);
});

test('saves sheets for Tabletop Simulator once the rights are confirmed, and lists the cards to order', async ({
  page,
}, testInfo) => {
  await page.goto('/#/decks');
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a table…' }).click();
  await (await chooserEvent).setFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Qty\nRope,2x\nBell,1\n'),
  });
  await page.getByRole('gridcell', { name: 'Rope', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText('Tabletop Simulator', { exact: true }).click();
  await page.getByText('Confirm first that you may publish these pictures.').waitFor();
  await expect(page.getByRole('button', { name: 'Save sheets' })).toBeDisabled();
  await page.getByText('I may publish these pictures').click();
  await page.getByText('3 files will be saved.').waitFor();
  await expect(page.getByRole('button', { name: 'Save sheets' })).toBeEnabled();
  await page.getByText('PNG', { exact: true }).click();
  await page.getByText('4 files will be saved.').waitFor();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  const zipPath = testInfo.outputPath('pictures.zip');
  await (await downloadEvent).saveAs(zipPath);
  const files = unzipSync(readFileSync(zipPath));
  expect(Object.keys(files).sort()).toEqual(['back.png', 'bell-front.png', 'order.csv', 'rope-front.png']);
  expect(Buffer.from(files['order.csv'] ?? []).toString()).toContain('Rope,rope-front.png,back.png,2');
  await page.getByText('PDF', { exact: true }).click();
});
