/** A double click acts once, and typing after a name never triggers a button of its row. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const getRows = (page: Page): Locator => page.getByRole('region', { name: 'All characters' }).locator('[data-key]');
const getTalents = (page: Page): Locator => page.locator('[data-path="/talents"] > [data-path]');
const getCountStatus = (page: Page) => page.locator('h1 + [role="status"]');

async function openList(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await getRows(page).first().waitFor();
}

async function openHero(page: Page): Promise<void> {
  await page.goto('/#/characters/brasslung');
  await getTalents(page).first().waitFor();
}

/** Double-clicks at the position of the button, whatever moves under the pointer in between. */
async function doubleClick(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  // A slow double click: the list has moved up by now.
  await page.waitForTimeout(250);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const readNumber = async (locator: Locator): Promise<number> =>
  Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0] ?? Number.NaN);

test('a double click deletes, duplicates or restores only one row of a list', async ({ page }) => {
  await openList(page);
  const countBefore = await readNumber(getCountStatus(page));
  await doubleClick(
    page,
    getRows(page)
      .nth(2)
      .getByRole('button', { name: /^Delete / }),
  );
  await expect(page.getByText('was deleted.')).toHaveCount(1);
  await expect(getCountStatus(page)).toContainText(String(countBefore - 1));

  await doubleClick(
    page,
    getRows(page)
      .nth(2)
      .getByRole('button', { name: /^Duplicate / }),
  );
  await page.goto('/#/characters');
  await expect(getCountStatus(page)).toContainText(String(countBefore));

  for (const rowIndex of [3, 4]) {
    await getRows(page)
      .nth(rowIndex)
      .getByRole('button', { name: /^Delete / })
      .click();
  }
  await expect(getCountStatus(page)).toContainText(String(countBefore - 2));
  await doubleClick(page, page.getByRole('button', { name: 'Undo' }).last());
  await expect(getCountStatus(page)).toContainText(String(countBefore - 1));
});

test('a double click on the button that deletes for good only opens the question', async ({ page }) => {
  await openList(page);
  const countBefore = await readNumber(getCountStatus(page));
  for (let index = 0; index < 3; index += 1) {
    await getRows(page)
      .first()
      .getByRole('button', { name: /^Delete / })
      .click();
    await expect(getCountStatus(page)).toContainText(String(countBefore - index - 1));
  }
  await page.goto('/#/library');
  await page.getByText('Trash', { exact: true }).click();
  const restoreButtons = page.getByRole('button', { name: /^Bring back / });
  await expect(restoreButtons).toHaveCount(3);
  await doubleClick(page, page.getByRole('button', { name: /for good$/ }).first());
  // The app asks first, and the second click does not answer the question.
  const confirmDialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(confirmDialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(confirmDialog).toHaveCount(0);
  await expect(restoreButtons).toHaveCount(3);
});

test('a double click adds, duplicates or removes only one entry of a form', async ({ page }) => {
  await openHero(page);
  const countBefore = await getTalents(page).count();
  await doubleClick(page, page.getByRole('button', { name: 'Add a Talent' }));
  await expect(getTalents(page)).toHaveCount(countBefore + 1);

  await getTalents(page)
    .first()
    .getByRole('button', { name: /^More actions for / })
    .click();
  await doubleClick(page, page.getByRole('menuitem', { name: 'Duplicate' }));
  await expect(getTalents(page)).toHaveCount(countBefore + 2);

  await getTalents(page)
    .first()
    .getByRole('button', { name: /^More actions for / })
    .click();
  await doubleClick(page, page.getByRole('menuitem', { name: 'Remove' }));
  await expect(getTalents(page)).toHaveCount(countBefore + 1);
});

test('a name, Tab and a text with spaces create one Talent with both', async ({ page }) => {
  await openHero(page);
  const countBefore = await getTalents(page).count();
  const talentText = 'While no enemy is within 3 inches, roll one more die with every Aim attack.';
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  await page.keyboard.type('Eye of the Storm');
  await page.keyboard.press('Tab');
  await page.keyboard.type(talentText);
  await expect(getTalents(page)).toHaveCount(countBefore + 1);
  await expect(getTalents(page).last().locator('textarea')).toHaveValue(talentText);
});

test('the menu of a row works with arrow keys, first letters and Escape, and keeps the focus on its row', async ({
  page,
}) => {
  await openHero(page);
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  await page.keyboard.type('Zeal');
  const rowMenu = page.getByRole('button', { name: 'More actions for Zeal' });
  await rowMenu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.type('rem');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowMenu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const talentCount = await getTalents(page).count();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-path="/talents/${talentCount - 2}/name"] input`)).toHaveValue('Zeal');
  await expect(rowMenu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('rem');
  await page.keyboard.press('Enter');
  await expect(getTalents(page)).toHaveCount(talentCount - 1);
  await expect(page.locator(`[data-path="/talents/${talentCount - 2}/name"] input`)).toBeFocused();
});
