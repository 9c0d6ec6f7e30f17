/** A double click acts once, and typing on after a name never reaches a tool of its row. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const rows = (page: Page): Locator => page.getByRole('region', { name: 'All characters' }).locator('[data-key]');
const talents = (page: Page): Locator => page.locator('[data-path="/talents"] > [data-path]');
const count = (page: Page) => page.locator('h1 + [role="status"]');

async function openList(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await rows(page).first().waitFor();
}

async function openHero(page: Page): Promise<void> {
  await page.goto('/#/characters/brasslung');
  await talents(page).first().waitFor();
}

/** Double-clicks where the button is now, whatever comes under the pointer in between. */
async function doubleClick(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  // Whoever double-clicks slowly: the list has moved up by now.
  await page.waitForTimeout(250);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const numberIn = async (locator: Locator): Promise<number> =>
  Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0] ?? Number.NaN);

test('deletes one row of a list, copies one, and brings one back', async ({ page }) => {
  await openList(page);
  const before = await numberIn(count(page));
  await doubleClick(
    page,
    rows(page)
      .nth(2)
      .getByRole('button', { name: /^Delete / }),
  );
  await expect(page.getByText('was deleted.')).toHaveCount(1);
  await expect(count(page)).toContainText(String(before - 1));

  await doubleClick(
    page,
    rows(page)
      .nth(2)
      .getByRole('button', { name: /^Duplicate / }),
  );
  await page.goto('/#/characters');
  await expect(count(page)).toContainText(String(before));

  for (const n of [3, 4]) {
    await rows(page)
      .nth(n)
      .getByRole('button', { name: /^Delete / })
      .click();
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(3);
  await doubleClick(page, page.getByRole('button', { name: 'Undo' }).last());
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
});

test('deletes one document of the trash for good', async ({ page }) => {
  await openList(page);
  for (let index = 0; index < 3; index += 1) {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete / })
      .click();
    await expect(page.getByText('was deleted.')).toHaveCount(index + 1);
  }
  await page.goto('/#/library');
  await page.getByText('Trash', { exact: true }).click();
  const trashed = page.getByRole('button', { name: /^Bring back / });
  await expect(trashed).toHaveCount(3);
  await doubleClick(page, page.getByRole('button', { name: /for good$/ }).first());
  // It asks first, and the second click does not answer.
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(trashed).toHaveCount(3);
});

test('adds, copies and removes one entry of a form', async ({ page }) => {
  await openHero(page);
  const before = await talents(page).count();
  await doubleClick(page, page.getByRole('button', { name: 'Add a Talent' }));
  await expect(talents(page)).toHaveCount(before + 1);

  await talents(page)
    .first()
    .getByRole('button', { name: /^More actions for / })
    .click();
  await doubleClick(page, page.getByRole('menuitem', { name: 'Duplicate' }));
  await expect(talents(page)).toHaveCount(before + 2);

  await talents(page)
    .first()
    .getByRole('button', { name: /^More actions for / })
    .click();
  await doubleClick(page, page.getByRole('menuitem', { name: 'Remove' }));
  await expect(talents(page)).toHaveCount(before + 1);
});

test('a name, Tab and a text with blanks make one Talent with both', async ({ page }) => {
  await openHero(page);
  const before = await talents(page).count();
  const text = 'While no enemy is within 3 inches, roll one more die with every Aim attack.';
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  await page.keyboard.type('Eye of the Storm');
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await expect(talents(page)).toHaveCount(before + 1);
  await expect(talents(page).last().locator('textarea')).toHaveValue(text);
});

test('the menu of a row works by arrow keys, by first letters and with Escape, and keeps the focus on its row', async ({
  page,
}) => {
  await openHero(page);
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  await page.keyboard.type('Zeal');
  const menu = page.getByRole('button', { name: 'More actions for Zeal' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.type('rem');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const last = await talents(page).count();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-path="/talents/${last - 2}/name"] input`)).toHaveValue('Zeal');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('rem');
  await page.keyboard.press('Enter');
  await expect(talents(page)).toHaveCount(last - 1);
  await expect(page.locator(`[data-path="/talents/${last - 2}/name"] input`)).toBeFocused();
});
