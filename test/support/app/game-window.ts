/** The game of SSUA among the samples, at its table. */
import type { Locator, Page } from '@playwright/test';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';

export const GAME = 'last-bus-to-gasworks';

export async function openGame(page: Page): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/encounters/${id}`;
  }, GAME);
  await page.getByRole('radio', { name: 'Table' }).waitFor();
  await page.getByText('Table', { exact: true }).click();
  await usual(page).waitFor();
}

/** The button of the usual next thing; the key N does the same. */
const usual = (page: Page): Locator => page.locator('button[data-usual]');

/** Where the game stands: `Round 2`. */
export const clock = (page: Page): Locator =>
  page.getByRole('region', { name: 'Who is on' }).getByText(/^(?:Round|Turn) \d|^Not begun/);

/** How many events the table shows to be behind it. */
export const eventsShown = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-events]').getAttribute('data-events'));

/** The log of the game as the disk has it. */
export const logOnDisk = async (page: Page): Promise<unknown[]> => (await encounterOnDisk(page, GAME)).log;

/** An encounter as the disk has it. */
export const encounterOnDisk = (page: Page, id: string): Promise<Encounter> =>
  page.evaluate(async (id) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const row = await new Promise<{ document: Encounter }>((resolve) => {
      const asked = db.transaction('encounters').objectStore('encounters').get(id);
      asked.onsuccess = () => resolve(asked.result);
    });
    db.close();
    return row.document;
  }, id);
