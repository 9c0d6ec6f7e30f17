import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments, readIds } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const WIDTHS = [1300, 900, 640];

const names = ['W'.repeat(300), 'Wide Name '.repeat(100), 'Lorem'.repeat(1000), '\u202eturned (1) \u2067 name'];
// Only as much beside the name as makes a hero: all else takes long to draw.
const { art: _art, talents: _talents, abilities: _abilities, ...whole } = hero;
const bare = { ...whole, attacks: whole.attacks.slice(0, 1) };
const crowd = names.map((name, index) => ({ ...bare, id: `long-${index}`, name, classes: ['mage', 'x'.repeat(900)] }));
const wide = { ...bare, id: 'wide', name: 'W'.repeat(5000) };
const { weaknesses: _none, ...plain } = hero;
const odd = { ...plain, id: 'odd', name: 'Odd', weakness: 'fire' };
const bad = {
  ...hero,
  id: 'bad',
  level: 11,
  size: 99,
  power: -1,
  reach: -2,
  hp: { total: -7, red: 3 },
  traits: { ...hero.traits, fight: { dice: -3, resistance: 44 } },
  attacks: [{ ...hero.attacks[0], name: 'Kick', trait: 'foot', type: 'kick', range: -4, bonusDice: -9, bonus: 1.5 }],
};

/** The screen of one of them, or their list; they are put into the library once. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  if (!(await readIds(page, 'characters')).includes(wide.id)) {
    await putDocuments(page, 'characters', [...crowd, wide, odd, bad], { clear: true });
    await page.reload();
    await page.getByText('This document is not in your library').waitFor();
  }
  await page.goto(`/#/characters${place}`);
}

test('names of thousands of letters, and ones that turn the text, leave the rows and screens whole', async ({
  page,
}) => {
  await open(page, '');
  for (const place of [...crowd.map(({ id }) => `/${id}`), '']) {
    await page.goto(`/#/characters${place}`);
    await page.locator('main h1').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${width} ${place}`).toBeLessThanOrEqual(0);
      const { height } = (await page.locator('main h1').boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(80);
    }
  }
  const button = page.getByRole('button', { name: /^Delete LoremLorem/ });
  expect((await button.getAttribute('aria-label'))?.length).toBeLessThan(80);
  await page.getByRole('button', { name: 'Delete \\u{202e}turned (1) \\u{2067} name' }).waitFor();
  await button.click();
  const message = page.getByText(/Lorem.*was deleted/);
  await message.waitFor();
  expect((await message.textContent())?.length).toBeLessThan(90);
});

test('what the rules say of narrow fields has room to be read, in wide windows and in small ones', async ({ page }) => {
  await open(page, '/bad');
  const told = page.locator('form [data-about]');
  for (const width of [1400, 900, 640, 450]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => told.count()).toBeGreaterThan(7);
    for (const finding of await told.all()) {
      const box = await finding.boundingBox();
      const lines = await finding
        .locator('span')
        .first()
        .evaluate((words) => words.getClientRects().length);
      expect(box?.width ?? 0).toBeGreaterThan(220);
      expect(lines).toBeLessThan(6);
    }
  }
});

test('a finding on a place that no field shows is listed, and a press says so', async ({ page }) => {
  await open(page, '/odd');
  const finding = page
    .getByRole('region', { name: 'Findings' })
    .getByRole('button', { name: /weakness/ })
    .first();
  await finding.click();
  await page.getByText('No field shows /weakness').waitFor();
});

test('the print screen keeps its buttons within its edges, whatever the name', async ({ page }) => {
  await open(page, '/wide');
  await page.getByRole('button', { name: 'Print' }).first().click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const save = await page.getByRole('button', { name: 'Save as PDF' }).boundingBox();
    expect((save?.x ?? 0) + (save?.width ?? 0)).toBeLessThanOrEqual(width);
    const main = page.getByRole('main');
    expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});
