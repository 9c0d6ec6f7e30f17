/** Opens the SSUA sample game on the play screen. */
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

/** Returns the button of the default next step; the key N does the same. */
const getDefaultButton = (appPage: Page): Locator => appPage.locator('button[data-usual]');

/** Returns the clock of the game, such as `Round 2`. */
export const getClock = (appPage: Page): Locator =>
  appPage.getByRole('region', { name: 'Who is on' }).getByText(/^(?:Round|Turn) \d|^Not begun/);

/** Returns the number of events that the play screen shows. */
export const readShownEventCount = async (appPage: Page): Promise<number> =>
  Number(await appPage.locator('[data-events]').getAttribute('data-events'));

/** Reads the log of the game from the disk. */
export const readSavedLog = async (appPage: Page): Promise<unknown[]> => (await readSavedEncounter(appPage, GAME)).log;

/** Reads an encounter from the disk. */
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
