/** A browser that refuses to store, loses or holds the library: nothing that is on the screen is lost, and words say what to do. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const concept = (page: Page) => page.getByLabel('Concept');
const unsaved = (page: Page) => page.getByRole('region', { name: "Your last changes aren't saved yet" });
const deleted = (page: Page) => page.getByText('Your library was deleted');

async function openHero(page: Page): Promise<void> {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Deletes the database from a page where the app doesn't run. */
async function deleteElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/nothing.txt');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('rollcall');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await other.close();
}

/** Has every write of this page fail until it's told otherwise. */
const fillDisk = (page: Page, isFull: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore as unknown as {
      prototype: IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    };
    prototype.realPut ??= prototype.put;
    const { realPut } = prototype;
    prototype.put = isFull
      ? () => {
          throw new DOMException('Encountered full disk while opening backing store.', 'QuotaExceededError');
        }
      : realPut;
  }, isFull);

test('a full disk: one message stays and says why, typing goes on, everything can be saved to a file, and is saved later', async ({
  page,
}, info) => {
  await openHero(page);
  await fillDisk(page, true);
  await concept(page).fill('');
  await concept(page).pressSequentially('Typed on a full disk');
  await expect(unsaved(page)).toContainText('The disk is full. Free some space and try again.');
  await expect(unsaved(page)).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  expect(await page.getByText(/operations failed|QuotaExceeded|bulkPut/).count()).toBe(0);
  await expectAccessibleThemes(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file…' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.rollcall$/);
  const file = info.outputPath('library.rollcall');
  await download.saveAs(file);
  await fillDisk(page, false);
  await waitUntilSaved(page);
  await expect(unsaved(page)).toHaveCount(0);
  await page.reload();
  await expect(concept(page)).toHaveValue('Typed on a full disk');
});

test('a library that another tab deletes: the window says so at once, keeps everything, and saves all of it again', async ({
  page,
}) => {
  await openHero(page);
  await concept(page).fill('Before it was deleted');
  await waitUntilSaved(page);
  await deleteElsewhere(page);
  await expect(deleted(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await concept(page).fill('After it was deleted');
  await expect(deleted(page)).toBeVisible();
  await expectAccessibleThemes(page);
  await page.getByRole('button', { name: 'Save everything again' }).click();
  await expect(deleted(page)).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await expect(concept(page)).toHaveValue('After it was deleted');
  // Also what nobody has touched.
  await page.goto('/#/factions/breakwater');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('The Breakwater');
});

test('a browser that stores nothing says so in words, without an address', async ({ page }) => {
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await other.goto('/');
  await expect(other.getByRole('heading', { name: "Rollcall can't store anything here" })).toBeVisible();
  await expect(other.getByText('Allow site data for this page', { exact: false })).toBeVisible();
  expect(await other.getByText(/https?:|IndexedDB/).count()).toBe(0);
  await expectAccessibleThemes(other);
});

test('a library that does not answer says what may hold it, and opens as soon as it answers', async ({ page }) => {
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...values) {
      const waiting = (window as unknown as { waiting: (() => void)[] }).waiting;
      const request = open.apply(this, values);
      // Its answer is kept until the test lets go of it.
      let onSuccess: ((event: Event) => void) | null = null;
      Object.defineProperty(request, 'onsuccess', {
        set(listener: (event: Event) => void) {
          onSuccess = listener;
        },
      });
      request.addEventListener('success', (event) => waiting.push(() => onSuccess?.call(request, event)));
      return request;
    };
    (window as unknown as { waiting: unknown[] }).waiting = [];
  });
  await other.goto('/');
  await expect(other.getByRole('heading', { name: "Your library isn't responding" })).toBeVisible();
  await expect(other.getByText('Another Rollcall tab or window may be using it.', { exact: false })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessibleThemes(other);
  await other.evaluate(() => {
    for (const go of (window as unknown as { waiting: (() => void)[] }).waiting.splice(0)) go();
  });
  await other.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
});

test('a server that is gone: a screen that cannot be loaded says so and comes after another try, styles and typed text included', async ({
  page,
}) => {
  await openHero(page);
  await page.context().route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
  // Fields that are typed in keep the window from loading the rest ahead.
  await concept(page).fill('Typed while the server was gone');
  await page
    .getByRole('link', { name: 'Settings' })
    .or(page.getByRole('button', { name: /^Settings/ }))
    .first()
    .click();
  const missing = page.getByRole('heading', { name: "This part couldn't be loaded" });
  await expect(missing).toBeVisible();
  expect(await page.getByText(/http:|assets|THIS SCREEN HAS STOPPED/i).count()).toBe(0);
  await expectAccessibleThemes(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeVisible();
  await page.context().unroute(/\/assets\/.*\.(?:js|css)$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await openHero(page);
  await expect(concept(page)).toHaveValue('Typed while the server was gone');
});

/**
 * Changes a field in one step. `fill` selects its text and then inserts the new one, and a change of the other tab may come
 * between the two.
 */
const changeAtOnce = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('two tabs that change one field within milliseconds both end with the same one of the two texts', async ({
  page,
}) => {
  await openHero(page);
  const other = await page.context().newPage();
  await other.goto('/#/characters/brasslung');
  await other.locator('[data-card="front"] svg').waitFor();
  for (let round = 0; round < 6; round += 1) {
    const [first, second] = round % 2 === 0 ? [page, other] : [other, page];
    await first.bringToFront();
    const earlier = `earlier ${round}`;
    const later = `later ${round}`;
    await Promise.all([changeAtOnce(concept(first), earlier), changeAtOnce(concept(second), later)]);
    await Promise.all([waitUntilSaved(first), waitUntilSaved(second)]);
    await expect
      .poll(async () => (await concept(first).inputValue()) === (await concept(second).inputValue()))
      .toBe(true);
    expect([earlier, later]).toContain(await concept(first).inputValue());
  }
});
