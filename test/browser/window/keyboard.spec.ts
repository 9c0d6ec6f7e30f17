import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { resetProfile, test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** Tab until the focus is on this; a screen where that takes too long is not for the keyboard. */
async function tabTo(page: Page, name: string | RegExp, most = 40): Promise<void> {
  for (let index = 0; index < most; index++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((l) => l.textContent) : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join('|');
    });
    if (typeof name === 'string' ? focused.split('|').includes(name) : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached with ${most} presses of Tab`);
}

/** Its first letter by itself: a screen that is drawn for each of them is no more than that for one. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name.slice(0, 1));
  await page.keyboard.insertText(name.slice(1));
}

/** What comes when this is pressed. */
async function after<T>(coming: Promise<T>, press: Promise<void>): Promise<T> {
  const [come] = await Promise.all([coming, press]);
  return come;
}

test('every stop of the keyboard can be seen', async ({ page }) => {
  // The first test of the file: the page is loaded anew, and the keyboard at its very beginning.
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  const unseen: string[] = [];
  for (let index = 0; index < 30; index++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const ringed = (element: Element | null, up: number): boolean => {
        if (element === null || up < 0) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || ringed(element.parentElement, up - 1);
      };
      const element = document.activeElement;
      // The ring may stand around the box that holds a bare input, or a hidden radio button.
      return { seen: ringed(element, 3), is: element?.outerHTML.slice(0, 120) ?? '' };
    });
    if (!stop.seen) unseen.push(stop.is);
  }
  expect(unseen).toEqual([]);
});

test('a hero with art, a team, its PDF, and a friend who gets them, with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  // Dialogs for files are caught from now on: asked for together with the keys, that may come too late.
  page.on('filechooser', () => undefined);
  await page.goto('/#/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  await tabTo(page, 'New character');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeFocused();
  await typeName(page, 'Night Ferry');
  await tabTo(page, 'Level', 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('4');
  await tabTo(page, 'Add: Classes');
  await page.keyboard.type('mag');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The list stays open for the next Class; while it is, readers are shown nothing else.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // Who has a mouse after all opens it again where it stands.
  await page.getByRole('combobox', { name: 'Add: Classes' }).click();
  await expect(page.getByRole('option', { name: 'Mage', exact: true })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Mythic', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Mage', exact: true })).toBeVisible();
  await tabTo(page, 'Choose a picture');
  const chooser = await after(page.waitForEvent('filechooser'), page.keyboard.press('Enter'));
  await chooser.setFiles('docs/pictures/card-classic.png');
  // The button is gone: what there is to do now has the focus.
  await expect(page.getByRole('application', { name: 'Picture in its window' })).toBeFocused();

  await page.keyboard.press('Control+2');
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await typeName(page, 'Night Watch');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeFocused();
  await page.keyboard.type('ferry');
  // The list follows a moment later, and until then rows that are about to go are stops of Tab too.
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(1);
  await tabTo(page, /^AddLevel 4Night Ferry/, 10);
  await page.keyboard.press('Enter');
  // All who may join are one stop of Tab, and the arrow keys go through them.
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^Add.*Ambassador Bloom/ }).waitFor();
  await tabTo(page, /^AddLevel/, 10);
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Add.*Ambassador Bloom/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Add.*Auntie Rook/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Copies of Night Ferry' })).toBeVisible();

  await page.keyboard.press('Control+p');
  await page.getByRole('heading', { level: 1, name: 'Print: Night Watch' }).waitFor();
  await tabTo(page, 'Save as PDF');
  const pdf = await after(page.waitForEvent('download'), page.keyboard.press('Enter'));
  expect(pdf.suggestedFilename()).toBe('Night Watch cards.pdf');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByRole('heading', { level: 1, name: 'Night Watch', exact: true }).waitFor();
  await page.keyboard.press('Control+e');
  await expect(page.getByRole('radio', { name: 'One .rollcall file' })).toBeFocused();
  const archive = await after(page.waitForEvent('download'), page.keyboard.press('Enter'));
  expect(archive.suggestedFilename()).toBe('Night Watch.rollcall');
  // The file is there before the dialog has gone, and what is pressed meanwhile is meant for it.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+1');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('ferry');
  await expect(page.getByRole('link', { name: 'Night Ferry' })).toBeVisible();

  // The friend has a library of their own.
  const handed = await readFile(await archive.path());
  await resetProfile(page, baseURL ?? '');
  await page.goto('/');
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await tabTo(page, 'Library');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  const opening = await after(page.waitForEvent('filechooser'), page.keyboard.press('Control+i'));
  await opening.setFiles({
    name: 'Night Watch.rollcall',
    mimeType: '',
    buffer: handed,
  });
  await page.getByRole('dialog', { name: 'Import' }).waitFor();
  await tabTo(page, 'Import 2');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Night Watch', exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'More actions for Night Ferry' })).toBeVisible();
  await expect(page.getByText('Night Watch was imported, and 1 document that came in it.')).toBeVisible();
  // The art came along.
  await page.keyboard.press('Control+1');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('ferry');
  await expect(page.getByRole('link', { name: 'Night Ferry' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Night Ferry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: 'Picture in its window' })).toBeVisible();
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
});
