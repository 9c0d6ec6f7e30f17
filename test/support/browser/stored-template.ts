import type { Page } from '@playwright/test';

/** The first template as the library holds it. */
export const storedTemplate = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const asking = db.transaction('templates').objectStore('templates').getAll();
          asking.onsuccess = () => {
            db.close();
            resolve(JSON.stringify(asking.result[0]?.document));
          };
        };
      }),
  );
