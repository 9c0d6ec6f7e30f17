import type { Page } from '@playwright/test';

/** Returns the first template of the library, as JSON. */
export const readStoredTemplate = (browserPage: Page) =>
  browserPage.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          const database = openRequest.result;
          const templatesRequest = database.transaction('templates').objectStore('templates').getAll();
          templatesRequest.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(templatesRequest.result[0]?.document));
          };
        };
      }),
  );
