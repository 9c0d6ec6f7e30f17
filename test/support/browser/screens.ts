/** Opens screens and finds elements on them, for tests of the app and of the browser. */
import type { Locator, Page } from '@playwright/test';

export async function openCharacter(browserPage: Page, characterName: string): Promise<void> {
  await browserPage.getByRole('link', { name: characterName }).click();
  await browserPage.locator('[data-card="front"] svg').waitFor();
}

/**
 * Opens a character by its address, wherever it is in the list. First leaves the character that was open, by an address that does
 * not exist.
 */
export async function openCharacterById(browserPage: Page, documentId: string): Promise<void> {
  await browserPage.goto('/#/characters/-');
  await browserPage.getByText('This document is not in your library').waitFor();
  await browserPage.goto(`/#/characters/${documentId}`);
  await browserPage.locator('[data-card="front"] svg').waitFor();
}

/** Opens the play screen of an encounter. */
export async function openPlayScreen(browserPage: Page, documentId: string): Promise<void> {
  await browserPage.goto(`/#/encounters/${documentId}`);
  await browserPage.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
  await browserPage.getByRole('region', { name: 'Who is on' }).waitFor();
}

/** Ticks these parts on the print screen, and clears all others. */
export async function tickPrintParts(browserPage: Page, ...partNames: readonly string[]): Promise<void> {
  const checkboxes = browserPage.getByRole('group', { name: 'What to print' }).getByRole('checkbox');
  await checkboxes.first().waitFor({ state: 'attached' });
  const findWrongBox = () =>
    checkboxes.evaluateAll(
      (boxElements, wantedNames) =>
        (boxElements as HTMLInputElement[]).findIndex(
          ({ checked, ariaLabel }) => checked !== wantedNames.includes(ariaLabel ?? ''),
        ),
      partNames,
    );
  // Checks again after each change, since one of the boxes changes all others.
  for (let boxIndex = await findWrongBox(); boxIndex >= 0; boxIndex = await findWrongBox()) {
    const checkbox = checkboxes.nth(boxIndex);
    await checkbox.setChecked(!(await checkbox.isChecked()), { force: true });
  }
}

export const getLevelField = (browserPage: Page): Locator => browserPage.getByLabel('Level', { exact: true });

/** Returns the list of all findings, next to the form. */
export const getFindings = (browserPage: Page): Locator => browserPage.getByRole('region', { name: 'Findings' });

/** Waits until everything typed is on disk. The word "Saved" stays for a moment longer, so that it does not blink. */
export const waitUntilSaved = (browserPage: Page): Promise<void> =>
  browserPage.locator('[role="status"]:not([data-busy])', { hasText: /^Saved$/ }).waitFor({ state: 'attached' });
