/** Checks a library after its profile was damaged: it is intact, restored, or every missing document is named. */
import { expect, type Page } from '@playwright/test';
import { type AppWindow, closeApp, openApp } from './app-window.ts';
import { type Contents, type Damage, readContents } from './damage.ts';

const getName = (documentText: string | undefined): string =>
  (JSON.parse(documentText ?? '{}') as { name: string }).name;

/** Returns the names in the list of missing documents; all of them, although the list draws only a few at a time. */
async function readMissingNames(page: Page): Promise<string[]> {
  const missingList = page.getByRole('region', { name: 'Documents that are missing' });
  const names = new Set<string>();
  for (let isAtEnd = false; !isAtEnd; ) {
    for (const name of await missingList.locator('li strong').allTextContents()) names.add(name);
    // Does not wait for the list: it disappears when more turns out to be missing.
    isAtEnd = await missingList.evaluateAll(async ([element]) => {
      if (element === undefined) return true;
      const { scrollTop, clientHeight, scrollHeight } = element;
      element.scrollBy(0, 400);
      // Rows that scroll into view are drawn a frame later.
      for (let index = 0; index < 3; index += 1) await new Promise(requestAnimationFrame);
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  }
  return [...names];
}

/** Opens the app and lets it restore what it can. Fails if something is missing without being named, or has another content. */
export async function expectNothingLost(profile: string, contents: Contents, damage: Damage): Promise<void> {
  const appWindow = await openApp(profile);
  try {
    await checkRecovery(appWindow, contents, damage);
  } finally {
    await closeApp(appWindow);
  }
}

/** More rounds than any damage takes. The database may turn out to be damaged further while it is read or written. */
const MAX_ROUNDS = 6;

/** Restores what is missing, as often as the app asks. Returns everything that was named as missing. */
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
    // The names are in the list, or in the message about the damaged journal.
    const headerTexts = await page.locator('header').allInnerTexts();
    namedText = [namedText, ...(await readMissingNames(page)), ...headerTexts].join('\n');
    const [isDisabled] = await bringBackButton.evaluateAll((buttons) =>
      buttons.map((button) => button.matches(':disabled')),
    );
    // Documents that the journal has lost too stay on the screen.
    if (isDisabled === true) return namedText;
    if (isDisabled === false) await bringBackButton.click();
  }
  throw new Error(`Something is still missing after ${MAX_ROUNDS} rounds:\n${namedText}`);
}

async function checkRecovery({ page }: AppWindow, contents: Contents, { loss, report }: Damage): Promise<void> {
  const namedText = await bringEverythingBack(page);
  const isReportedLater = loss === undefined && Object.keys(findChanged(await readContents(page), contents)).length > 0;
  if (isReportedLater) {
    // Content that is not read at the start was altered on the disk: the app reports it a little later.
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
  // Nothing else has appeared, neither deleted samples nor anything else.
  const currentContents = await readContents(page);
  expect(Object.keys(currentContents).filter((documentKey) => contents[documentKey] === undefined)).toEqual([]);
}

/** Returns the documents that have changed, with their original content. */
const findChanged = (currentContents: Contents, originalContents: Contents): Contents =>
  Object.fromEntries(
    Object.entries(originalContents).filter(
      ([documentKey, documentText]) => currentContents[documentKey] !== documentText,
    ),
  );
