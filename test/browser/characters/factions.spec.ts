import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const card = (page: Page) => page.locator('[data-card="front"] svg');

test('a faction from nothing to a card that wears it', async ({ page }) => {
  await page.goto('/#/factions');
  await page.getByRole('button', { name: 'New faction' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.insertText('The Howling Nine');
  await card(page).waitFor();

  // The picker, by keyboard alone: type, down into the grid, along it, take.
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
  await card(page).locator('[fill="#7a1f5c"]').first().waitFor({ state: 'attached' });

  // Somebody joins, and the card is theirs.
  await page.getByRole('combobox', { name: 'Add a character' }).fill('thimb');
  await page.getByRole('option', { name: 'Thimble' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Thimble' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'The Howling Nine' }).waitFor();

  // Deleted at once, and back at once.
  await page.keyboard.press('Control+3');
  await page.getByRole('button', { name: 'Delete The Howling Nine' }).click();
  await expect(page.getByRole('link', { name: /Howling Nine/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Howling Nine/ }).waitFor();
});

test('an SVG of one’s own: by file and by paste, what was left out is said, what is hostile is refused', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/#/factions/breakwater');
  await card(page).waitFor();
  const bring = (text: string, name = 'badge.svg') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await bring(
    '<svg viewBox="0 0 9 9"><script>window.hit = 1</script><image href="https://example.org/a.png"/><path fill="#c1272d" d="M0 0h9v9z" onclick="hit = 1"/></svg>',
  );
  await page.getByText('Scripts and animations were left out').waitFor();
  await card(page).locator('[fill="#c1272d"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Paint it in the faction’s colours' }).click();
  await expect(card(page).locator('[fill="#c1272d"]')).toHaveCount(0);

  await bring('<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>');
  await expect(page.getByRole('alert')).toContainText('declares words of its own');

  await page.getByRole('heading', { name: 'Symbol', exact: true }).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '<svg viewBox="0 0 9 9"><path fill="#00aa77" d="M0 0h9v9z"/></svg>');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await card(page).locator('[fill="#00aa77"]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await expect(card(page).locator('[fill="#00aa77"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
});

test('an SVG is read beside the page: it can be stopped, the next one takes its place, and a hostile one ends', async ({
  page,
}) => {
  await page.goto('/#/factions/breakwater');
  await card(page).waitFor();
  const bring = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const drawn = (colour: string) => `<svg viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`;
  // The worker waits for its script, as it would for a file that takes long.
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/svg.worker-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await bring(drawn('#aa1100'));
  await page.getByRole('status').filter({ hasText: 'Reading the file' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Reading the file')).toHaveCount(0);
  await bring(drawn('#bb1100'));
  await page.getByText('Reading the file').waitFor();
  await bring(drawn('#cc1100'));
  goOn();
  await card(page).locator('[fill="#cc1100"]').first().waitFor({ state: 'attached' });
  await expect(page.getByText('Reading the file')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page).locator('[fill="#cc1100"], [fill="#bb1100"], [fill="#aa1100"]')).toHaveCount(0);

  await bring(
    `<svg viewBox="0 0 9 9"><style>${'/* x '.repeat(150_000)}</style><path fill="#00bb77" d="M0 0h9v9z"/></svg>`,
  );
  await card(page).locator('[fill="#00bb77"]').first().waitFor({ state: 'attached' });
  await bring(`<svg><style>${'.a{fill:red}'.repeat(20_001)}</style><path d="M0 0h9v9z"/></svg>`);
  await expect(page.getByRole('alert')).toContainText('more than 20,000 rules');
});

test('a PNG of one’s own stands on the card and in the PDF; a damaged one is refused', async ({ page }) => {
  await page.goto('/#/factions/breakwater');
  await card(page).waitFor();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 600);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#d01050';
    context.fillRect(0, 0, 1200, 600);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const bring = (bytes: readonly number[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await bring(png);
  await page.getByText('A PNG keeps its own colours').waitFor();
  // The portrait of the diver is a drawing: the one bitmap of the card is the symbol.
  await expect(card(page).locator('image')).toHaveCount(1);
  await page.getByRole('heading', { name: 'The Breakwater' }).locator('..').locator('img').waitFor();

  await bring(png.slice(0, 60));
  await expect(page.getByRole('alert')).toContainText('The PNG is damaged');
  await expect(card(page).locator('image')).toHaveCount(1);

  await page.getByRole('button', { name: 'Print cards' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await (await coming).path();
  expect(readFileSync(file).includes('/Subtype /Image')).toBe(true);

  await page.getByRole('button', { name: 'Leave the print screen' }).click();
  await card(page).locator('image').waitFor();
  await page.keyboard.press('Control+z');
  await expect(card(page).locator('image')).toHaveCount(0);
});
