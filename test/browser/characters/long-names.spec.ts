import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments, readIds } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const WIDTHS = [1300, 900, 640];

const LONG_NAMES = ['W'.repeat(300), 'Wide Name '.repeat(100), 'Lorem'.repeat(1000), '\u202eturned (1) \u2067 name'];
// Keeps only what a hero needs, because everything else takes long to draw.
const { art: _art, talents: _talents, abilities: _abilities, ...completeHero } = hero;
const minimalHero = { ...completeHero, attacks: completeHero.attacks.slice(0, 1) };
const longNamedHeroes = LONG_NAMES.map((name, index) => ({
  ...minimalHero,
  id: `long-${index}`,
  name,
  classes: ['mage', 'x'.repeat(900)],
}));
const wideHero = { ...minimalHero, id: 'wide', name: 'W'.repeat(5000) };
const { weaknesses: _weaknesses, ...heroWithoutWeaknesses } = hero;
/** Has the unknown key `weakness`, which no field of the form shows. */
const heroWithUnknownKey = { ...heroWithoutWeaknesses, id: 'odd', name: 'Odd', weakness: 'fire' };
const illegalHero = {
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

/** Opens a hero or the list. Adds the heroes to the library on the first call. */
async function openHeroes(page: Page, subpath: string): Promise<void> {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  if (!(await readIds(page, 'characters')).includes(wideHero.id)) {
    await putDocuments(page, 'characters', [...longNamedHeroes, wideHero, heroWithUnknownKey, illegalHero], {
      clear: true,
    });
    await page.reload();
    await page.getByText('This document is not in your library').waitFor();
  }
  await page.goto(`/#/characters${subpath}`);
}

test('keeps rows and screens within the window for names of thousands of letters and names with direction marks', async ({
  page,
}) => {
  await openHeroes(page, '');
  for (const subpath of [...longNamedHeroes.map(({ id }) => `/${id}`), '']) {
    await page.goto(`/#/characters${subpath}`);
    await page.locator('main h1').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} ${subpath}`).toBeLessThanOrEqual(0);
      const { height } = (await page.locator('main h1').boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(80);
    }
  }
  const deleteButton = page.getByRole('button', { name: /^Delete LoremLorem/ });
  expect((await deleteButton.getAttribute('aria-label'))?.length).toBeLessThan(80);
  await page.getByRole('button', { name: 'Delete \\u{202e}turned (1) \\u{2067} name' }).waitFor();
  await deleteButton.click();
  const message = page.getByText(/Lorem.*was deleted/);
  await message.waitFor();
  expect((await message.textContent())?.length).toBeLessThan(90);
});

test('findings next to narrow fields have room in wide and in small windows', async ({ page }) => {
  await openHeroes(page, '/bad');
  const findings = page.locator('form [data-about]');
  for (const width of [1400, 900, 640, 450]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => findings.count()).toBeGreaterThan(7);
    for (const finding of await findings.all()) {
      const box = await finding.boundingBox();
      const lineCount = await finding
        .locator('span')
        .first()
        .evaluate((message) => message.getClientRects().length);
      expect(box?.width ?? 0).toBeGreaterThan(220);
      expect(lineCount).toBeLessThan(6);
    }
  }
});

test('lists a finding that has no field, and says so when it is clicked', async ({ page }) => {
  await openHeroes(page, '/odd');
  const finding = page
    .getByRole('region', { name: 'Findings' })
    .getByRole('button', { name: /weakness/ })
    .first();
  await finding.click();
  await page.getByText('No field shows /weakness').waitFor();
});

test('the print screen keeps its buttons in the window for any name', async ({ page }) => {
  await openHeroes(page, '/wide');
  await page.getByRole('button', { name: 'Print' }).first().click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const saveButtonBox = await page.getByRole('button', { name: 'Save as PDF' }).boundingBox();
    expect((saveButtonBox?.x ?? 0) + (saveButtonBox?.width ?? 0)).toBeLessThanOrEqual(width);
    const main = page.getByRole('main');
    expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});
