import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const getCardSvg = (page: Page) => page.locator('[data-card="front"] svg');

test('creates a faction with a symbol, a color and a member, and undoes its deletion', async ({ page }) => {
  await page.goto('/#/factions');
  await page.getByRole('button', { name: 'New faction' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.insertText('The Howling Nine');
  await getCardSvg(page).waitFor();

  // Uses the symbol picker by keyboard: type, move into the grid, move along it, choose.
  await page.getByRole('button', { name: 'Choose a symbol' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search symbols' })).toBeFocused();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.insertText('wol');
  await page.keyboard.type('f');
  await page.getByText('4 symbols').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Howling wolf, drawn by Lorc, from game-icons.net, under CC BY 3.0').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Howling wolf, drawn by Lorc').waitFor();

  await page.getByLabel('Primary', { exact: true }).fill('#7a1f5c');
  await getCardSvg(page).locator('[fill="#7a1f5c"]').first().waitFor({ state: 'attached' });

  // A character joins, and the card shows that character.
  await page.getByRole('combobox', { name: 'Add a character' }).fill('thimb');
  await page.getByRole('option', { name: 'Thimble' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Thimble' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'The Howling Nine' }).waitFor();

  // Deletes the faction and restores it with Undo.
  await page.keyboard.press('Control+3');
  await page.getByRole('button', { name: 'Delete The Howling Nine' }).click();
  await expect(page.getByRole('link', { name: /Howling Nine/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Howling Nine/ }).waitFor();
});

test('imports an SVG symbol by file and by paste, reports what was left out, and refuses hostile files', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/#/factions/breakwater');
  await getCardSvg(page).waitFor();
  const chooseSvg = (text: string, fileName = 'badge.svg') =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await chooseSvg(
    '<svg viewBox="0 0 9 9"><script>window.hit = 1</script><image href="https://example.org/a.png"/><path fill="#c1272d" d="M0 0h9v9z" onclick="hit = 1"/></svg>',
  );
  await page.getByText('Scripts and animations were left out').waitFor();
  await getCardSvg(page).locator('[fill="#c1272d"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Paint it in the faction’s colors' }).click();
  await expect(getCardSvg(page).locator('[fill="#c1272d"]')).toHaveCount(0);

  await chooseSvg('<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>');
  await expect(page.getByRole('alert')).toContainText('declares words of its own');

  await page.getByRole('heading', { name: 'Symbol', exact: true }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '<svg viewBox="0 0 9 9"><path fill="#00aa77" d="M0 0h9v9z"/></svg>');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await getCardSvg(page).locator('[fill="#00aa77"]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await expect(getCardSvg(page).locator('[fill="#00aa77"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(requestedUrls.filter((url) => url.includes('example.org'))).toEqual([]);
});

test('reads SVG files in the background, lets the user stop or replace them, and refuses a hostile one', async ({
  page,
}) => {
  await page.goto('/#/factions/breakwater');
  await getCardSvg(page).waitFor();
  const chooseSvg = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const createSvg = (fillColor: string) => `<svg viewBox="0 0 9 9"><path fill="${fillColor}" d="M0 0h9v9z"/></svg>`;
  // The worker waits for its script, which simulates a file that takes long.
  let releaseWorker = () => {};
  const workerReleased = new Promise<void>((resolve) => {
    releaseWorker = resolve;
  });
  await page.route('**/svg.worker-*.js', async (route) => {
    await workerReleased;
    await route.continue();
  });
  await chooseSvg(createSvg('#aa1100'));
  await page.getByRole('status').filter({ hasText: 'Reading the file' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Reading the file')).toHaveCount(0);
  await chooseSvg(createSvg('#bb1100'));
  await page.getByText('Reading the file').waitFor();
  await chooseSvg(createSvg('#cc1100'));
  releaseWorker();
  await getCardSvg(page).locator('[fill="#cc1100"]').first().waitFor({ state: 'attached' });
  await expect(page.getByText('Reading the file')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(getCardSvg(page).locator('[fill="#cc1100"], [fill="#bb1100"], [fill="#aa1100"]')).toHaveCount(0);

  await chooseSvg(
    `<svg viewBox="0 0 9 9"><style>${'/* x '.repeat(150_000)}</style><path fill="#00bb77" d="M0 0h9v9z"/></svg>`,
  );
  await getCardSvg(page).locator('[fill="#00bb77"]').first().waitFor({ state: 'attached' });
  await chooseSvg(`<svg><style>${'.a{fill:red}'.repeat(20_001)}</style><path d="M0 0h9v9z"/></svg>`);
  await expect(page.getByRole('alert')).toContainText('more than 20,000 rules');
});

test('shows an imported PNG symbol on the card and in the PDF, and refuses a damaged one', async ({ page }) => {
  await page.goto('/#/factions/breakwater');
  await getCardSvg(page).waitFor();
  const pngBytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 600);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#d01050';
    context.fillRect(0, 0, 1200, 600);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const choosePng = (bytes: readonly number[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await choosePng(pngBytes);
  await page.getByText('A PNG keeps its own colors').waitFor();
  // The portrait is a drawing, so the only bitmap on the card is the symbol.
  await expect(getCardSvg(page).locator('image')).toHaveCount(1);
  await page.getByRole('heading', { name: 'The Breakwater' }).locator('..').locator('img').waitFor();

  await choosePng(pngBytes.slice(0, 60));
  await expect(page.getByRole('alert')).toContainText('The PNG is damaged');
  await expect(getCardSvg(page).locator('image')).toHaveCount(1);

  await page.getByRole('button', { name: 'Print cards' }).click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = await (await downloadEvent).path();
  expect(readFileSync(pdfPath).includes('/Subtype /Image')).toBe(true);

  await page.getByRole('button', { name: 'Close the print screen' }).click();
  await getCardSvg(page).locator('image').waitFor();
  await page.keyboard.press('Control+z');
  await expect(getCardSvg(page).locator('image')).toHaveCount(0);
});
