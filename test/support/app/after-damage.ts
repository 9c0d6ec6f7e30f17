/** What a library is like after its profile was damaged: whole, whole again, or with every missing document named. */
import { expect, type Page } from '@playwright/test';
import { type AppWindow, closeApp, openApp } from './app-window.ts';
import { type Contents, contentsOf, type Damage } from './damage.ts';

const nameOf = (text: string | undefined): string => (JSON.parse(text ?? '{}') as { name: string }).name;

/** The names in the list of what is missing; all of them, though few are drawn. */
async function missingNames(page: Page): Promise<string[]> {
  const list = page.getByRole('region', { name: 'Documents that are missing' });
  const names = new Set<string>();
  for (let isEnd = false; !isEnd; ) {
    for (const name of await list.locator('li strong').allTextContents()) names.add(name);
    // Not by waiting for the list: it goes where more turns out to be lost.
    isEnd = await list.evaluateAll(async ([element]) => {
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
  const window = await openApp(profile);
  try {
    await settle(window, contents, damage);
  } finally {
    await closeApp(window);
  }
}

/** More rounds than any damage takes: the database may turn out to be damaged further while it is read or written. */
const MAX_ROUNDS = 6;

/** Brings back what is missing, as often as the app asks. Returns everything that was named as missing. */
async function bringBack(page: Page): Promise<string> {
  const open = page.getByRole('navigation', { name: 'Sections' });
  const back = page.getByRole('button', { name: /^Bring (everything )?back/ });
  const restore = page.getByRole('button', { name: /^Restore \d+$/ });
  const answers = open.or(back).or(restore).first();
  let named = '';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await expect(answers).toBeVisible();
    if (await open.isVisible()) return named;
    if (await restore.isVisible()) {
      await restore.click();
      await expect(restore).toBeHidden();
      continue;
    }
    // In the list, or among what is said of the damaged journal.
    const header = await page.locator('header').allInnerTexts();
    named = [named, ...(await missingNames(page)), ...header].join('\n');
    const [isDisabled] = await back.evaluateAll((buttons) => buttons.map((button) => button.matches(':disabled')));
    // What the journal has lost too stays on the screen.
    if (isDisabled === true) return named;
    if (isDisabled === false) await back.click();
  }
  throw new Error(`Something is still missing after ${MAX_ROUNDS} rounds:\n${named}`);
}

async function settle({ page }: AppWindow, contents: Contents, { both, told }: Damage): Promise<void> {
  const named = await bringBack(page);
  const isToldLater = both === undefined && Object.keys(changed(await contentsOf(page), contents)).length > 0;
  if (isToldLater) {
    // The disk has altered what nobody reads at the start: that is told a little later.
    const toast = page.getByRole('region', { name: 'Messages' });
    await toast.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  if (told !== undefined) {
    expect(named).toMatch(told.named);
    expect(isToldLater).toBe(told.later);
  }
  const left = Object.values(changed(await contentsOf(page), contents)).map(nameOf);
  if (both === 'dated') expect(named).toMatch(/The copy goes up to\s+\d{4}-\d\d-\d\d at \d\d:\d\d/);
  else expect(left.filter((name) => both === undefined || !named.includes(name))).toEqual([]);
  // Nothing came instead: neither samples that were deleted nor anything else.
  const now = await contentsOf(page);
  expect(Object.keys(now).filter((key) => contents[key] === undefined)).toEqual([]);
}

/** The documents that are not as they were. */
const changed = (now: Contents, before: Contents): Contents =>
  Object.fromEntries(Object.entries(before).filter(([key, text]) => now[key] !== text));
