/** Messages cover nothing, are reached by keyboard, and stand beside a dialog. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

// What a test deletes it brings back.
test.use({ start: 'kept' });

const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { top: box.y, bottom: box.y + box.height };
}

/** Whether an element is what a click at its middle would meet. */
const isFree = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });

/** However long a test takes on a busy machine: messages go when it says so. */
async function openApp(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.evaluate(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((run: () => void, delay = 0, ...more: unknown[]) =>
      delay >= 10_000 ? 0 : setTimer(run, delay, ...more)) as typeof window.setTimeout;
  });
}

async function deleteLast(page: Page, times: number): Promise<void> {
  const list = page.getByRole('region', { name: 'All characters' });
  await list.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Delete Wet Paint' }).focus();
  for (let index = 0; index < times; index += 1) {
    const gone = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    // The row goes, and hands the focus on.
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete /);
    await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', gone ?? '');
  }
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toHaveCount(Math.min(3, times));
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 760, height: 420 },
]) {
  test(`the row that has the focus stays free at the foot of a list, and so do the buttons of a dialog, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openApp(page);
    const count = page.locator('h1 + [role="status"]');
    const all = Number(await count.textContent());
    await deleteLast(page, 4);
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(/^Delete /);
    await expect.poll(() => isFree(focused)).toBe(true);
    expect((await boxOf(page.getByRole('main'))).bottom).toBeLessThanOrEqual((await boxOf(messages(page))).top);

    await page.getByRole('button', { name: 'Print cards' }).click();
    expect((await boxOf(page.getByRole('main'))).bottom).toBeLessThanOrEqual((await boxOf(messages(page))).top);
    const save = page.getByRole('button', { name: 'Save as PDF' });
    await expect.poll(() => isFree(save)).toBe(true);
    await page.getByRole('button', { name: 'Leave the print screen' }).click();
    await expect(count).toHaveText(String(all - 4));

    await page.keyboard.press('Control+e');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect((await boxOf(dialog)).top).toBeGreaterThanOrEqual(0);
    expect((await boxOf(dialog)).bottom).toBeLessThanOrEqual((await boxOf(messages(page))).top);
    for (const name of ['Download', 'Cancel', 'Close']) {
      expect(await isFree(dialog.getByRole('button', { name })), name).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (let left = 3; left >= 0; left -= 1) {
      await page.keyboard.press('Control+z');
      await expect(count).toHaveText(String(all - left));
    }
  });
}

test('F6 leads to what can be undone, also out of a dialog, and Escape back again', async ({ page }) => {
  await openApp(page);
  await deleteLast(page, 2);
  await page.keyboard.press('Control+e');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('F6');
  const undo = messages(page).getByRole('button', { name: 'Undo' });
  await expect(undo.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+p');
  const copies = page.getByRole('textbox', { name: 'Copies of everything' });
  await copies.focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(1);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(copies).toBeFocused();
  await page.getByRole('button', { name: 'Leave the print screen' }).click();
  await expect(page.getByRole('link', { name: 'Wet Paint' })).toHaveCount(1);
});
