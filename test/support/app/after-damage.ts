/** What a library is like after its profile was damaged: whole, whole again, or with every missing document named. */
import { expect, type Page } from '@playwright/test';
import { type AppWindow, closeApp, openApp } from './app-window.ts';
import { type Contents, type Damage, readContents } from './damage.ts';

const getName = (documentText: string | undefined): string =>
  (JSON.parse(documentText ?? '{}') as { name: string }).name;

/** The names in the list of what is missing; all of them, though few are drawn. */
async function readMissingNames(page: Page): Promise<string[]> {
  const missingList = page.getByRole('region', { name: 'Documents that are missing' });
  const names = new Set<string>();
  for (let isAtEnd = false; !isAtEnd; ) {
    for (const name of await missingList.locator('li strong').allTextContents()) names.add(name);
    // Not by waiting for the list: it goes where more turns out to be lost.
    isAtEnd = await missingList.evaluateAll(async ([element]) => {
      if (element === undefined) return true;
      const { scrollTop, clientHeight, scrollHeight } = element;
      element.scrollBy(0, 400);
      // What comes into sight is drawn a frame later.
      for (let index = 0; index < 3; index += 1) await new Promise(requestAnimationFrame);
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  }
  return [...names];
}

/**
 * Opens the app and lets it bring back what it can. Fails where something is gone without a word, or stands in place of
 * what was there.
 */
export async function expectNothingLost(profile: string, contents: Contents, damage: Damage): Promise<void> {
  const appWindow = await openApp(profile);
  try {
    await checkRecovery(appWindow, contents, damage);
  } finally {
    await closeApp(appWindow);
  }
}

/** More rounds than any damage takes: the database may turn out to be damaged further while it is read or written. */
const MAX_ROUNDS = 6;

/** Brings back what is missing, as often as the app asks. Returns everything that was named as missing. */
async function bringEverythingBack(page: Page): Promise<string> {
  const sectionNavigation = page.getByRole('navigation', { name: 'Sections' });
  const bringBackButton = page.getByRole('button', { name: /^Bring (everything )?back/ });
  const restoreButton = page.getByRole('button', { name: /^Restore \d+$/ });
  const possibleScreens = sectionNavigation.or(bringBackButton).or(restoreButton).first();
  let namedText = '';
  for (let roundNumber = 0; roundNumber < MAX_ROUNDS; roundNumber += 1) {
    await expect(possibleScreens).toBeVisible();
    if (await sectionNavigation.isVisible()) return namedText;
    if (await restoreButton.isVisible()) {
      await restoreButton.click();
      await expect(restoreButton).toBeHidden();
      continue;
    }
    // In the list, or among what is said of the damaged journal.
    const headerTexts = await page.locator('header').allInnerTexts();
    namedText = [namedText, ...(await readMissingNames(page)), ...headerTexts].join('\n');
    const [isDisabled] = await bringBackButton.evaluateAll((buttons) =>
      buttons.map((button) => button.matches(':disabled')),
    );
    // What the journal has lost too stays on the screen.
    if (isDisabled === true) return namedText;
    if (isDisabled === false) await bringBackButton.click();
  }
  throw new Error(`Something is still missing after ${MAX_ROUNDS} rounds:\n${namedText}`);
}

async function checkRecovery(
  { page }: AppWindow,
  contents: Contents,
  { both: loss, told: report }: Damage,
): Promise<void> {
  const namedText = await bringEverythingBack(page);
  const isReportedLater = loss === undefined && Object.keys(findChanged(await readContents(page), contents)).length > 0;
  if (isReportedLater) {
    // The disk has altered what nobody reads at the start: that is told a little later.
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  if (report !== undefined) {
    expect(namedText).toMatch(report.named);
    expect(isReportedLater).toBe(report.later);
  }
  const lostNames = Object.values(findChanged(await readContents(page), contents)).map(getName);
  if (loss === 'dated') expect(namedText).toMatch(/The copy goes up to\s+\d{4}-\d\d-\d\d at \d\d:\d\d/);
  else expect(lostNames.filter((name) => loss === undefined || !namedText.includes(name))).toEqual([]);
  // Nothing came instead: neither samples that were deleted nor anything else.
  const currentContents = await readContents(page);
  expect(Object.keys(currentContents).filter((documentKey) => contents[documentKey] === undefined)).toEqual([]);
}

/** The documents that are not as they were. */
const findChanged = (currentContents: Contents, originalContents: Contents): Contents =>
  Object.fromEntries(
    Object.entries(originalContents).filter(
      ([documentKey, documentText]) => currentContents[documentKey] !== documentText,
    ),
  );
