import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** The form of a new character. All tests share one: each has a field of its own, or leaves it as it was. */
async function openForm(page: Page): Promise<void> {
  if (await page.getByRole('heading', { level: 1, name: 'Night Ferry' }).isVisible()) return;
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Night Ferry');
}

const box = (page: Page, label: string): Locator => page.getByRole('combobox', { name: `Add: ${label}` });
const tag = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });

/** Out of the box by the keyboard, the open list included. */
const leave = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-path="/name"] input').focus();
};

test('a Class is chosen by its name or the beginning of it, by Enter, by Tab or by leaving the box with the mouse', async ({
  page,
}) => {
  await openForm(page);
  for (const [typed, take] of [
    ['Mage', () => page.keyboard.press('Enter')],
    ['  mAGE  ', () => page.keyboard.press('Enter')],
    ['mage', () => page.keyboard.press('Tab')],
    ['mag', () => page.keyboard.press('Enter')],
    ['mage', () => page.mouse.click(5, 580)],
  ] as const) {
    await box(page, 'Classes').click();
    await page.keyboard.type(typed);
    await take();
    await leave(page);
    await expect(tag(page, 'Mage')).toBeVisible();
    await expect(box(page, 'Classes')).toHaveValue('');
    await tag(page, 'Mage').focus();
    await page.keyboard.press('Delete');
    await expect(tag(page, 'Mage')).toHaveCount(0);
  }
});

test('Escape takes back what was typed, and only that', async ({ page }) => {
  await openForm(page);
  await box(page, 'Classes').click();
  await page.keyboard.type('mage');
  await page.keyboard.press('Escape');
  await expect(box(page, 'Classes')).toHaveValue('');
  await expect(box(page, 'Classes')).toBeFocused();
  await leave(page);
  await expect(tag(page, 'Mage')).toHaveCount(0);
});

test('a word that is nothing is told, and does not stay when the box is left', async ({ page }) => {
  await openForm(page);
  const classes = box(page, 'Classes');
  await classes.click();
  await page.keyboard.type('plumber');
  await page.keyboard.press('Enter');
  // While the list is open it stands at its foot, afterwards below the box.
  await expect(page.getByRole('status').filter({ hasText: 'There is no “plumber” to choose.' })).toBeVisible();
  const said = page.locator('[data-path="/classes"]').getByRole('status');
  await page.locator('[data-path="/name"] input').focus();
  await expect(classes).toHaveValue('');
  await expect(said).toHaveText('There is no “plumber” to choose.');
  await classes.click();
  await page.keyboard.type('fighter');
  await page.keyboard.press('Enter');
  await leave(page);
  await expect(classes).toHaveValue('');
  await classes.click();
  await page.keyboard.type('fighter');
  await page.locator('[data-path="/name"] input').focus();
  await expect(said).toHaveText('Fighter is there already.');
});

test('of several that fit none is chosen unseen', async ({ page }) => {
  await openForm(page);
  const movement = box(page, 'Weaknesses');
  await movement.click();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'fit: type on' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await leave(page);
  await expect(page.locator('[data-path="/weaknesses"]').getByRole('row')).toHaveCount(1);
});

test('a list of words is taken word by word, and what is nothing is told', async ({ page }) => {
  await openForm(page);
  await box(page, 'Elements').click();
  await page.keyboard.insertText('Fire, water , Nonsense');
  const elements = page.locator('[data-path="/keywords/elements"]');
  await expect(page.getByRole('status').filter({ hasText: 'There is no “Nonsense” to choose.' })).toBeVisible();
  await leave(page);
  await expect(elements.getByRole('row')).toHaveCount(2);
});

test('free words: pasted ones become several, Escape takes one back that is not finished, Backspace the last', async ({
  page,
}) => {
  await openForm(page);
  const row = page.locator('[data-path="/immunities"]');
  const input = row.getByRole('combobox');
  await input.focus();
  await input.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Stun, Burn,\nStun; Freeze');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(row.getByRole('row')).toHaveCount(3);
  await page.keyboard.type('Half a wo');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await expect(row.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Backspace');
  await expect(row.getByRole('row')).toHaveCount(2);
  await page.keyboard.type('Sleep');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('row')).toHaveCount(3);
});

test('a word that is still being composed is not taken', async ({ page }) => {
  await openForm(page);
  const input = page.locator('[data-path="/immunities"]').getByRole('combobox');
  const before = await page.locator('[data-path="/immunities"]').getByRole('row').count();
  await input.fill('ねむ');
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(page.locator('[data-path="/immunities"]').getByRole('row')).toHaveCount(before);
  await expect(input).toHaveValue('ねむ');
  const classes = box(page, 'Classes');
  await classes.click();
  await page.keyboard.type('mage');
  await classes.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await leave(page);
  await expect(tag(page, 'Mage')).toHaveCount(0);
});

test('a list of one: typing goes to the word, Tab and Enter take it, Escape leaves what was', async ({ page }) => {
  await openForm(page);
  const size = page.locator('[data-path="/size"]').getByRole('button');
  const before = await size.textContent();
  await size.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(size).toHaveText(before ?? '');
  // The focus comes back to the box a frame after its list has gone.
  await expect(size).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(size).toContainText(/^4 /);
  await size.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(size).toContainText(/^1 /);
});

test('the name of a Talent takes the known spelling, and keeps what is new', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  const name = page.locator('[data-path="/talents/0/name"] input');
  await page.keyboard.type('martial ARTS ');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Martial Arts');
  await name.fill('Bell Ringing');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Martial Arts');
  await name.fill('Bell Ringing');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Bell Ringing');
});

test('the index of sections stays in sight, jumps, folds and says where something is missing or wrong', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  const entry = (name: string) => index.getByRole('button', { name });
  // Without a name it is no finished hero, though no rule is broken.
  await expect(page.locator('h1 + span')).toHaveText('Unfinished');
  await expect(entry('Who').getByRole('img', { name: 'Still missing: a name' })).toBeVisible();
  await page.getByRole('button', { name: 'Still missing: a name', exact: true }).click();
  await page.keyboard.type('Night Ferry');
  await expect(page.locator('h1 + span')).toHaveText('Legal');

  await entry('Notes').click();
  await expect(page.getByRole('button', { name: 'Notes', expanded: true })).toBeFocused();
  await expect(entry('Notes')).toHaveAttribute('aria-current', 'true');
  await expect(entry('Who')).toBeInViewport();
  await page.keyboard.press('Alt+PageUp');
  const talents = page.getByRole('button', { name: 'Talents, Abilities, Spells' });
  await expect(talents).toBeFocused();

  // Folded, it stays so for the next character of the game; going to a field unfolds it.
  await page.keyboard.press('Enter');
  await expect(talents).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Add a Talent' })).toBeHidden();
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.goto('/#/characters/brasslung');
  await expect(page.getByRole('heading', { level: 1, name: 'Brasslung' })).toBeVisible();
  const power = page.getByRole('textbox', { name: 'Power', exact: true });
  await expect(power).toBeHidden();
  await page.locator('[data-card] [data-field="/power"]').first().click();
  await expect(power).toBeFocused();
  await page.keyboard.type('-1');
  await expect(entry('Numbers').getByRole('img', { name: 'Breaks a rule' })).toBeVisible();

  // Where there is no room beside the form, a list of the sections stands above it.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(index).toBeHidden();
  const picker = page.getByRole('button', { name: /Sections of the form/ });
  await picker.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Attacks' }).click();
  await expect(page.getByRole('button', { name: 'Attacks', exact: true })).toBeFocused();
  await expect(picker).toBeInViewport();
});

test('Tab in an open select takes the highlighted choice, Shift+Tab none, and both stay at its box', async ({
  page,
}) => {
  await page.goto('/#/characters');
  const order = page.getByRole('button', { name: /Sort by$/ });
  await order.focus();
  for (const [keys, chosen] of [
    [['Enter', 'ArrowDown', 'Tab'], 'Level'],
    [['Enter', 'ArrowUp', 'Shift+Tab'], 'Level'],
    [['Enter', 'ArrowUp', 'Tab'], 'Name'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(order).toBeFocused();
    await expect(order).toContainText(chosen);
  }
});
