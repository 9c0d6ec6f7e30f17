/** Writes into the library behind the app's back, as another program, an older version or a damaged disk would. */
import type { Page } from '@playwright/test';

/** Replaces what a table holds, or adds to it. The page has to be loaded again afterwards. */
export async function putDocuments(
  page: Page,
  table: 'characters' | 'teams' | 'encounters',
  documents: readonly { id: string }[],
  { clear = false }: { clear?: boolean } = {},
): Promise<void> {
  await page.evaluate(
    async (wanted) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const change = db.transaction(wanted.table, 'readwrite');
      const store = change.objectStore(wanted.table);
      if (wanted.clear) store.clear();
      for (const document of wanted.documents) store.put({ id: document.id, document, updatedAt: 0, rev: 1 });
      await new Promise((resolve, reject) => {
        change.oncomplete = resolve;
        change.onabort = () => reject(change.error);
      });
      db.close();
    },
    { table, documents, clear },
  );
}

/** Takes the whole database away, as Chromium does with a damaged one. The page has to be loaded again afterwards. */
export async function loseLibrary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('rollcall');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
}
