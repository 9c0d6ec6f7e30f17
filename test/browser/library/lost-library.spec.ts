import { expect, type Page } from '@playwright/test';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { deleteDatabase, putDocuments } from '../../support/browser/library.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const rowsOfMeta = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('meta').objectStore('meta').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('a library that is gone is told, and nothing is written before the user starts anew; one that the user has emptied is not gone', async ({
  page,
}) => {
  await page.goto('/');
  await deleteDatabase(page);
  await page.reload();
  const gone = page.getByRole('heading', { name: 'Your library is gone' });
  await gone.waitFor();
  expect(await rowsOfMeta(page)).toBe(0);
  await page.reload();
  await gone.waitFor();
  await expectAccessibleThemes(page);

  await page.getByRole('button', { name: 'Start anew with the samples' }).click();
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await page.goto('/#/factions/breakwater');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Here again');
  await waitUntilSaved(page);
  await page.reload();
  await expect(name).toHaveValue('Here again');

  for (const table of ['characters', 'teams'] as const) await putDocuments(page, table, [], { clear: true });
  await page.goto('/#/characters');
  await page.reload();
  await page.getByRole('heading', { name: 'Nobody here yet' }).waitFor();
  await expectAccessibleThemes(page);
});
