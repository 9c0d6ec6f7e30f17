/** Storage failures in a browser: nothing on the screen is lost, and the messages say what to do. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const getConceptField = (page: Page) => page.getByLabel('Concept');
const getUnsavedNotice = (page: Page) => page.getByRole('region', { name: "Your last changes aren't saved yet" });
const getDeletedNotice = (page: Page) => page.getByText('Your library was deleted');

async function openHero(page: Page): Promise<void> {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Deletes the database from a page where the app doesn't run. */
async function deleteInOtherPage(page: Page): Promise<void> {
  const otherPage = await page.context().newPage();
  await otherPage.goto('/nothing.txt');
  await otherPage.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('rollcall');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await otherPage.close();
}

/** Makes every write of this page fail, or succeed again. */
const setDiskFull = (page: Page, isFull: boolean) =>
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

test('reports a full disk once, saves the library to a file, and saves the typed text when there is room', async ({
  page,
}, testInfo) => {
  await openHero(page);
  await setDiskFull(page, true);
  await getConceptField(page).fill('');
  await getConceptField(page).pressSequentially('Typed on a full disk');
  await expect(getUnsavedNotice(page)).toContainText('The disk is full. Free some space and try again.');
  await expect(getUnsavedNotice(page)).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  expect(await page.getByText(/operations failed|QuotaExceeded|bulkPut/).count()).toBe(0);
  await expectAccessibleThemes(page);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file…' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(/\.rollcall$/);
  const archivePath = testInfo.outputPath('library.rollcall');
  await download.saveAs(archivePath);
  await setDiskFull(page, false);
  await waitUntilSaved(page);
  await expect(getUnsavedNotice(page)).toHaveCount(0);
  await page.reload();
  await expect(getConceptField(page)).toHaveValue('Typed on a full disk');
});

test('reports that another tab deleted the library, and saves everything again', async ({ page }) => {
  await openHero(page);
  await getConceptField(page).fill('Before it was deleted');
  await waitUntilSaved(page);
  await deleteInOtherPage(page);
  await expect(getDeletedNotice(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await getConceptField(page).fill('After it was deleted');
  await expect(getDeletedNotice(page)).toBeVisible();
  await expectAccessibleThemes(page);
  await page.getByRole('button', { name: 'Save everything again' }).click();
  await expect(getDeletedNotice(page)).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await expect(getConceptField(page)).toHaveValue('After it was deleted');
  // Unchanged documents are saved again too.
  await page.goto('/#/factions/breakwater');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('The Breakwater');
});

test('explains without technical terms that the browser stores nothing', async ({ page }) => {
  const otherPage = await page.context().newPage();
  await otherPage.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    for (const storageName of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storageName, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await otherPage.goto('/');
  await expect(otherPage.getByRole('heading', { name: "Rollcall can't store anything here" })).toBeVisible();
  await expect(otherPage.getByText('Allow site data for this page', { exact: false })).toBeVisible();
  expect(await otherPage.getByText(/https?:|IndexedDB/).count()).toBe(0);
  await expectAccessibleThemes(otherPage);
});

test('explains what may block the library, and opens it as soon as it responds', async ({ page }) => {
  const otherPage = await page.context().newPage();
  await otherPage.addInitScript(() => {
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...values) {
      const pendingAnswers = (window as unknown as { waiting: (() => void)[] }).waiting;
      const request = openDatabase.apply(this, values);
      // The test delays the answer until it releases it.
      let onSuccess: ((event: Event) => void) | null = null;
      Object.defineProperty(request, 'onsuccess', {
        set(listener: (event: Event) => void) {
          onSuccess = listener;
        },
      });
      request.addEventListener('success', (event) => pendingAnswers.push(() => onSuccess?.call(request, event)));
      return request;
    };
    (window as unknown as { waiting: unknown[] }).waiting = [];
  });
  await otherPage.goto('/');
  await expect(otherPage.getByRole('heading', { name: "Your library isn't responding" })).toBeVisible();
  await expect(otherPage.getByText('Another Rollcall tab or window may be using it.', { exact: false })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessibleThemes(otherPage);
  await otherPage.evaluate(() => {
    for (const answer of (window as unknown as { waiting: (() => void)[] }).waiting.splice(0)) answer();
  });
  await otherPage.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
});

test('reports a screen that cannot be loaded without the server, opens it on a later try, and keeps typed text', async ({
  page,
}) => {
  await openHero(page);
  await page.context().route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
  // Typing keeps the window from preloading the other screens.
  await getConceptField(page).fill('Typed while the server was gone');
  await page
    .getByRole('link', { name: 'Settings' })
    .or(page.getByRole('button', { name: /^Settings/ }))
    .first()
    .click();
  const missingHeading = page.getByRole('heading', { name: "This part couldn't be loaded" });
  await expect(missingHeading).toBeVisible();
  expect(await page.getByText(/http:|assets|THIS SCREEN HAS STOPPED/i).count()).toBe(0);
  await expectAccessibleThemes(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missingHeading).toBeVisible();
  await page.context().unroute(/\/assets\/.*\.(?:js|css)$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await openHero(page);
  await expect(getConceptField(page)).toHaveValue('Typed while the server was gone');
});

/**
 * Changes a field in one step. `fill` takes two steps (select, insert), and a change from the other tab may come between them.
 */
const changeInOneStep = (field: Locator, newText: string): Promise<void> =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, newText);

test('two tabs that change one field within milliseconds end with the same text, one of the two', async ({ page }) => {
  await openHero(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto('/#/characters/brasslung');
  await otherPage.locator('[data-card="front"] svg').waitFor();
  for (let round = 0; round < 6; round += 1) {
    const [firstPage, secondPage] = round % 2 === 0 ? [page, otherPage] : [otherPage, page];
    await firstPage.bringToFront();
    const earlierText = `earlier ${round}`;
    const laterText = `later ${round}`;
    await Promise.all([
      changeInOneStep(getConceptField(firstPage), earlierText),
      changeInOneStep(getConceptField(secondPage), laterText),
    ]);
    await Promise.all([waitUntilSaved(firstPage), waitUntilSaved(secondPage)]);
    await expect
      .poll(
        async () =>
          (await getConceptField(firstPage).inputValue()) === (await getConceptField(secondPage).inputValue()),
      )
      .toBe(true);
    expect([earlierText, laterText]).toContain(await getConceptField(firstPage).inputValue());
  }
});
