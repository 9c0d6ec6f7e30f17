import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test('text of the card: bold and italic by keys and buttons, icons from a menu, an unknown icon is told', async ({
  page,
}) => {
  await page.goto('/#/characters/brasslung');
  const field = page.locator('[data-path="/talents/0/text"]');
  const box = field.getByRole('textbox');
  await box.fill('Hits hard for {ppp}');
  await expect(field).toContainText('{ppp} is no icon, so it is printed as written; did you mean {pp}?');
  await box.fill('Hits hard for 2 ');
  await expect(field).not.toContainText('no icon');
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 9));
  await page.keyboard.press('Control+b');
  await expect(box).toHaveValue('Hits **hard** for 2 ');
  await field.getByRole('button', { name: 'Italic' }).click();
  await expect(box).toHaveValue('Hits ***hard*** for 2 ');
  // The selection stays, so that the same key takes the mark off again.
  await page.keyboard.press('Control+i');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toHaveValue('Hits **hard** for 2 ');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect(field.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'HP', exact: true }).press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type('!');
  await expect(box).toHaveValue('Hits **hard** for 2 {hp}!');
  // Typing is one step, a mark a step like it: undo goes back to what stood there.
  for (let i = 0; i < 8 && (await box.inputValue()).includes('hard'); i += 1) await page.keyboard.press('Control+z');
  await expect(box).toHaveValue(/first point of Damage/);
});
