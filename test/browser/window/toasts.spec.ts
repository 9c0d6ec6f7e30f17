/** Messages lie over the page without moving it, uncover what has the focus, can be reached by keyboard, and leave room for dialogs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

// Each test restores what it deletes.
test.use({ start: 'kept' });

const getMessages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });
const getOldestToast = (page: Page): Locator => getMessages(page).locator('[data-kind]').first();

async function measureBox(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { top: box.y, bottom: box.y + box.height };
}

/** Whether a click at the middle of an element would hit it. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(x + width / 2, y + height / 2);
    return topElement !== null && (element.contains(topElement) || topElement.contains(element));
  });

/** Opens the app without long timers, so that messages stay until the test dismisses them. */
async function openApp(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.evaluate(() => {
    const originalSetTimeout = window.setTimeout;
    window.setTimeout = ((callback: () => void, delay = 0, ...values: unknown[]) =>
      delay >= 10_000 ? 0 : originalSetTimeout(callback, delay, ...values)) as typeof window.setTimeout;
  });
}

/** Deletes rows by keyboard, from the bottom of the list upward. Wet Paint is the last character of the samples. */
async function deleteLastRows(page: Page, rowCount: number): Promise<void> {
  const listRegion = page.getByRole('region', { name: 'All characters' });
  await listRegion.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Delete Wet Paint' }).focus();
  for (let index = 0; index < rowCount; index += 1) {
    const deletedLabel = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    // The row disappears and passes the focus on.
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete /);
    await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', deletedLabel ?? '');
  }
  const maxShown = (page.viewportSize()?.height ?? 0) < 760 ? 2 : 3;
  await expect(getMessages(page).getByRole('button', { name: 'Undo' })).toHaveCount(Math.min(maxShown, rowCount));
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 760, height: 420 },
]) {
  test(`messages never resize the page or cover the focused row or the buttons of a dialog, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openApp(page);
    const countStatus = page.locator('h1 + [role="status"]');
    const countBefore = Number(await countStatus.textContent());
    const mainBox = await measureBox(page.getByRole('main'));
    await deleteLastRows(page, 4);
    const focusedElement = page.locator(':focus');
    await expect(focusedElement).toHaveAccessibleName(/^Delete /);
    await expect.poll(() => isUncovered(focusedElement)).toBe(true);
    expect(await measureBox(page.getByRole('main'))).toEqual(mainBox);

    await page.getByRole('button', { name: 'Print cards' }).click();
    expect(await measureBox(page.getByRole('main'))).toEqual(mainBox);
    const saveButton = page.getByRole('button', { name: 'Save as PDF' });
    await saveButton.focus();
    await expect.poll(() => isUncovered(saveButton)).toBe(true);
    await page.getByRole('button', { name: 'Close the print screen' }).click();
    await expect(countStatus).toHaveText(String(countBefore - 4));

    await page.keyboard.press('Control+e');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect((await measureBox(dialog)).top).toBeGreaterThanOrEqual(0);
    expect((await measureBox(dialog)).bottom).toBeLessThanOrEqual((await measureBox(getOldestToast(page))).top);
    for (const name of ['Download', 'Cancel', 'Close']) {
      expect(await isUncovered(dialog.getByRole('button', { name })), name).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (let remainingDeletions = 3; remainingDeletions >= 0; remainingDeletions -= 1) {
      await page.keyboard.press('Control+z');
      await expect(countStatus).toHaveText(String(countBefore - remainingDeletions));
    }
  });
}

test('F6 moves the focus to Undo, even out of a dialog, and Escape moves it back', async ({ page }) => {
  await openApp(page);
  await deleteLastRows(page, 2);
  await page.keyboard.press('Control+e');
  const cancelButton = page.getByRole('button', { name: 'Cancel' });
  await cancelButton.focus();
  await page.keyboard.press('F6');
  const undoButtons = getMessages(page).getByRole('button', { name: 'Undo' });
  await expect(undoButtons.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancelButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+p');
  const copiesField = page.getByRole('textbox', { name: 'Copies of each item' });
  await copiesField.focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(undoButtons).toHaveCount(1);
  await expect(undoButtons).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undoButtons).toHaveCount(0);
  await expect(copiesField).toBeFocused();
  await page.getByRole('button', { name: 'Close the print screen' }).click();
  await expect(page.getByRole('link', { name: 'Wet Paint' })).toHaveCount(1);
});
