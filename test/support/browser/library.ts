/** Writes into the library without the app's code, as another program, an older version or a damaged disk would. */
import type { Page } from '@playwright/test';

/** Replaces the content of a table, or adds to it. The page has to be reloaded afterwards. */
export async function putDocuments(
  browserPage: Page,
  tableName: 'characters' | 'teams' | 'encounters',
  documents: readonly { id: string }[],
  { clear: isCleared = false }: { clear?: boolean } = {},
): Promise<void> {
  await browserPage.evaluate(
    async (request) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(openRequest.error);
      });
      const transaction = database.transaction(request.table, 'readwrite');
      const objectStore = transaction.objectStore(request.table);
      if (request.clear) objectStore.clear();
      for (const document of request.documents) objectStore.put({ id: document.id, document, updatedAt: 0, rev: 1 });
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    { table: tableName, documents, clear: isCleared },
  );
}

/** Puts a picture into the library unchanged, under this hash, as an earlier version of the app did. */
export async function putPicture(
  browserPage: Page,
  pictureHash: string,
  pictureBytes: Uint8Array,
  pictureWidth: number,
  pictureHeight: number,
): Promise<void> {
  await browserPage.evaluate(
    async ({ hash, base64, width, height }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(openRequest.error);
      });
      const pictureFile = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
        type: 'image/jpeg',
      });
      const transaction = database.transaction('pictures', 'readwrite');
      transaction
        .objectStore('pictures')
        .put({ hash, file: pictureFile, preview: pictureFile, width, height, addedAt: 0 });
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    {
      hash: pictureHash,
      base64: Buffer.from(pictureBytes).toString('base64'),
      width: pictureWidth,
      height: pictureHeight,
    },
  );
}

/** Returns the ids of a table. The app must have run in this window: otherwise the table does not exist. */
export const readIds = (browserPage: Page, tableName: 'characters'): Promise<string[]> =>
  browserPage.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          const keysRequest = openRequest.result.transaction(name).objectStore(name).getAllKeys();
          keysRequest.onsuccess = () => {
            openRequest.result.close();
            resolve(keysRequest.result.map(String));
          };
        };
      }),
    tableName,
  );

/** Deletes the whole database, as Chromium does with a damaged one. The page has to be reloaded afterwards. */
export async function deleteDatabase(browserPage: Page): Promise<void> {
  await browserPage.getByRole('link', { name: 'Brasslung' }).waitFor();
  await browserPage.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleteRequest = indexedDB.deleteDatabase('rollcall');
        deleteRequest.onsuccess = () => resolve();
        deleteRequest.onerror = () => reject(deleteRequest.error);
      }),
  );
}
