/** Where things are on the screens, for tests of the app and of the browser. */
import type { Locator, Page } from '@playwright/test';

export async function openCharacter(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.locator('[data-card="front"] svg').waitFor();
}

/** By its address, wherever it stands in the list. Whoever was open before has left the screen: nobody has that address. */
export async function openById(page: Page, id: string): Promise<void> {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  await page.goto(`/#/characters/${id}`);
  await page.locator('[data-card="front"] svg').waitFor();
}

/** The table of an encounter of the library. */
export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`/#/encounters/${id}`);
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
  await page.getByRole('region', { name: 'Who is on' }).waitFor();
}

/** Ticks these parts on the print screen, and nothing else. */
export async function printOnly(page: Page, ...parts: readonly string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: 'What to print' }).getByRole('checkbox');
  await boxes.first().waitFor({ state: 'attached' });
  const next = () =>
    boxes.evaluateAll(
      (all, wanted) =>
        (all as HTMLInputElement[]).findIndex(({ checked, ariaLabel }) => checked !== wanted.includes(ariaLabel ?? '')),
      parts,
    );
  // Looked at anew after each: one of the boxes changes all others.
  for (let at = await next(); at >= 0; at = await next()) {
    const box = boxes.nth(at);
    await box.setChecked(!(await box.isChecked()), { force: true });
  }
}

export const levelField = (page: Page): Locator => page.getByLabel('Level', { exact: true });

/** The list of all findings, beside the form. */
export const findings = (page: Page): Locator => page.getByRole('region', { name: 'Findings' });

/** Waits until everything typed is on disk. The word stands there for a moment longer: a sign that blinks disturbs. */
export const saved = (page: Page): Promise<void> =>
  page.locator('[role="status"]:not([data-busy])', { hasText: /^Saved$/ }).waitFor({ state: 'attached' });
