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

/** Puts a picture into the library as it is, under this hash, as an earlier version of the app did. */
export async function putPicture(
  page: Page,
  hash: string,
  bytes: Uint8Array,
  width: number,
  height: number,
): Promise<void> {
  await page.evaluate(
    async ({ hash, base64, width, height }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
      const change = db.transaction('pictures', 'readwrite');
      change.objectStore('pictures').put({ hash, file, preview: file, width, height, addedAt: 0 });
      await new Promise((resolve, reject) => {
        change.oncomplete = resolve;
        change.onabort = () => reject(change.error);
      });
      db.close();
    },
    { hash, base64: Buffer.from(bytes).toString('base64'), width, height },
  );
}

/** What a table holds, by id. Only where the app has run in this window: elsewhere there is no table to look into. */
export const idsIn = (page: Page, table: 'characters'): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction(name).objectStore(name).getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
    table,
  );

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
