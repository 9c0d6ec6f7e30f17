/** The game of SSUA among the samples, at its table. */
import type { Locator, Page } from '@playwright/test';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';

export const GAME = 'last-bus-to-gasworks';

export async function openGame(appPage: Page): Promise<void> {
  await appPage.evaluate((encounterId) => {
    location.hash = `#/encounters/${encounterId}`;
  }, GAME);
  await appPage.getByRole('radio', { name: 'Table' }).waitFor();
  await appPage.getByText('Table', { exact: true }).click();
  await getDefaultButton(appPage).waitFor();
}

/** The button of the usual next thing; the key N does the same. */
const getDefaultButton = (appPage: Page): Locator => appPage.locator('button[data-usual]');

/** Where the game stands: `Round 2`. */
export const getClock = (appPage: Page): Locator =>
  appPage.getByRole('region', { name: 'Who is on' }).getByText(/^(?:Round|Turn) \d|^Not begun/);

/** How many events the table shows to be behind it. */
export const readShownEventCount = async (appPage: Page): Promise<number> =>
  Number(await appPage.locator('[data-events]').getAttribute('data-events'));

/** The log of the game as the disk has it. */
export const readSavedLog = async (appPage: Page): Promise<unknown[]> => (await readSavedEncounter(appPage, GAME)).log;

/** An encounter as the disk has it. */
export const readSavedEncounter = (appPage: Page, encounterId: string): Promise<Encounter> =>
  appPage.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('rollcall');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const encounterRow = await new Promise<{ document: Encounter }>((resolve) => {
      const getRequest = database.transaction('encounters').objectStore('encounters').get(id);
      getRequest.onsuccess = () => resolve(getRequest.result);
    });
    database.close();
    return encounterRow.document;
  }, encounterId);
