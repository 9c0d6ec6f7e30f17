import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { resetProfile, test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** Presses Tab until the focus is on the target, and fails if that takes too many presses. */
async function tabTo(page: Page, targetName: string | RegExp, maxPresses = 40): Promise<void> {
  for (let index = 0; index < maxPresses; index++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return '';
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join('|');
    });
    if (typeof targetName === 'string' ? focused.split('|').includes(targetName) : targetName.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${targetName} is not reached with ${maxPresses} presses of Tab`);
}

/** Types the first letter and inserts the rest at once, so that the screen is drawn only twice. */
async function typeName(page: Page, typedName: string): Promise<void> {
  await page.keyboard.type(typedName.slice(0, 1));
  await page.keyboard.insertText(typedName.slice(1));
}

/** Presses a key and returns the event that follows. */
async function pressAndWait<T>(pendingEvent: Promise<T>, pressKey: Promise<void>): Promise<T> {
  const [result] = await Promise.all([pendingEvent, pressKey]);
  return result;
}

test('every Tab stop has a visible focus ring', async ({ page }) => {
  // This is the first test of the file, so the page is fresh and the focus is at its beginning.
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  const hiddenStops: string[] = [];
  for (let index = 0; index < 30; index++) {
    await page.keyboard.press('Tab');
    const tabStop = await page.evaluate(() => {
      const hasRing = (element: Element | null, levels: number): boolean => {
        if (element === null || levels < 0) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || hasRing(element.parentElement, levels - 1);
      };
      const element = document.activeElement;
      // The ring may be around the box of an input or of a hidden radio button.
      return { seen: hasRing(element, 3), is: element?.outerHTML.slice(0, 120) ?? '' };
    });
    if (!tabStop.seen) hiddenStops.push(tabStop.is);
  }
  expect(hiddenStops).toEqual([]);
});

test('creates a hero with art and a team, prints it, and imports both into another library by keyboard alone', async ({
  page,
  baseURL,
}) => {
  // Intercepts file choosers from now on, because a request together with the key press may come too late.
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
  // The list stays open for the next Class. While it is open, screen readers see nothing else.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // A mouse click opens the list again.
  await page.getByRole('combobox', { name: 'Add: Classes' }).click();
  await expect(page.getByRole('option', { name: 'Mage', exact: true })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Mythic', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Mage', exact: true })).toBeVisible();
  await tabTo(page, 'Choose a picture');
  const fileChooser = await pressAndWait(page.waitForEvent('filechooser'), page.keyboard.press('Enter'));
  await fileChooser.setFiles('docs/pictures/card-classic.png');
  // The button is gone, so the next control has the focus.
  await expect(page.getByRole('application', { name: 'Picture in its window' })).toBeFocused();

  await page.keyboard.press('Control+2');
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await typeName(page, 'Night Watch');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeFocused();
  await page.keyboard.type('ferry');
  // The list is filtered a moment later. Until then, rows that will disappear are Tab stops too.
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(1);
  await tabTo(page, /^Add.*Level 4.*Night Ferry/, 10);
  await page.keyboard.press('Enter');
  // The candidates are one Tab stop, and the arrow keys move through them.
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^Add.*Ambassador Bloom/ }).waitFor();
  await tabTo(page, /^Add.*Level/, 10);
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Add.*Ambassador Bloom/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Add.*Auntie Rook/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Copies of Night Ferry' })).toBeVisible();

  await page.keyboard.press('Control+p');
  await page.getByRole('heading', { level: 1, name: 'Print: Night Watch' }).waitFor();
  // The button is enabled, and becomes a Tab stop, when the pages are counted.
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  await tabTo(page, 'Save as PDF');
  const pdfDownload = await pressAndWait(page.waitForEvent('download'), page.keyboard.press('Enter'));
  expect(pdfDownload.suggestedFilename()).toBe('Night Watch cards.pdf');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByRole('heading', { level: 1, name: 'Night Watch', exact: true }).waitFor();
  await page.keyboard.press('Control+e');
  await expect(page.getByRole('radio', { name: 'One .rollcall file' })).toBeFocused();
  const archiveDownload = await pressAndWait(page.waitForEvent('download'), page.keyboard.press('Enter'));
  expect(archiveDownload.suggestedFilename()).toBe('Night Watch.rollcall');
  // The file arrives before the dialog closes, and keys would still reach the dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+1');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('ferry');
  await expect(page.getByRole('link', { name: 'Night Ferry' })).toBeVisible();

  // The second user has another library.
  const archiveBytes = await readFile(await archiveDownload.path());
  await resetProfile(page, baseURL ?? '');
  await page.goto('/');
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await tabTo(page, 'Files and backups');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Files and backups' }).waitFor();
  const importChooser = await pressAndWait(page.waitForEvent('filechooser'), page.keyboard.press('Control+i'));
  await importChooser.setFiles({
    name: 'Night Watch.rollcall',
    mimeType: '',
    buffer: archiveBytes,
  });
  await page.getByRole('dialog', { name: 'Import' }).waitFor();
  await tabTo(page, 'Import 2');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Night Watch', exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'More actions for Night Ferry' })).toBeVisible();
  await expect(page.getByText('Night Watch was imported, and 1 document that came in it.')).toBeVisible();
  // The import includes the art.
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
