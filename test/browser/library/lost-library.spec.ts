import { expect, type Page } from '@playwright/test';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { deleteDatabase, putDocuments } from '../../support/browser/library.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

/** Counts the rows of the object store `meta`. The app adds the first one when it starts to use a library. */
const countMetaRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          const countRequest = openRequest.result.transaction('meta').objectStore('meta').count();
          countRequest.onsuccess = () => {
            openRequest.result.close();
            resolve(countRequest.result);
          };
        };
      }),
  );

test('reports a lost library and writes nothing until the user starts over, but accepts a library that the user has emptied', async ({
  page,
}) => {
  await page.goto('/');
  await deleteDatabase(page);
  await page.reload();
  const lostHeading = page.getByRole('heading', { name: 'Your library is gone' });
  await lostHeading.waitFor();
  expect(await countMetaRows(page)).toBe(0);
  await page.reload();
  await lostHeading.waitFor();
  await expectAccessibleThemes(page);

  await page.getByRole('button', { name: 'Start anew with the samples' }).click();
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await page.goto('/#/factions/breakwater');
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true });
  await nameField.fill('Here again');
  await waitUntilSaved(page);
  await page.reload();
  await expect(nameField).toHaveValue('Here again');

  for (const storeName of ['characters', 'teams'] as const) await putDocuments(page, storeName, [], { clear: true });
  await page.goto('/#/characters');
  await page.reload();
  await page.getByRole('heading', { name: 'Nobody here yet' }).waitFor();
  await expectAccessibleThemes(page);
});
