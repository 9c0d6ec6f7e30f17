// @ts-nocheck half of it runs in the window, whose types Node does not have
// Measures how long a large document takes from its address to the paint.

const OPENINGS = 7;

/**
 * Puts a document into the library of the app. The app has to be restarted to see it.
 * @param {import('@playwright/test').Page} appPage an open window of the app
 * @param {string} tableName of the database
 * @param {object} document
 */
export async function addDocument(appPage, tableName, document) {
  await appPage.evaluate(
    async ({ table, document }) => {
      const database = await new Promise((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(openRequest.error);
      });
      await new Promise((resolve, reject) => {
        const transaction = database.transaction([table, 'meta'], 'readwrite');
        transaction.objectStore(table).put({ id: document.id, document, updatedAt: 0, rev: 1 });
        // The journal compares this revision of the table with its own.
        transaction.objectStore('meta').put({ key: `rev:${table}`, value: 1 });
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    { table: tableName, document },
  );
}

/**
 * Returns milliseconds from an address to the paint, in ascending order.
 * @param {import('@playwright/test').Page} appPage
 * @param {{ from: string, to: string, painted: string[] }} addresses two addresses, and selectors that all have to match
 */
export async function measureOpenings(appPage, { from: startAddress, to: targetAddress, painted: paintedSelectors }) {
  const openingTimes = [];
  for (let openingIndex = 0; openingIndex < OPENINGS; openingIndex += 1) {
    await appPage.evaluate((newAddress) => {
      location.hash = newAddress;
    }, startAddress);
    await appPage.locator('main h1').waitFor();
    await appPage.waitForTimeout(1000);
    openingTimes.push(
      await appPage.evaluate(
        ({ to: address, painted: selectors }) =>
          new Promise((resolve) => {
            const startTime = performance.now();
            location.hash = address;
            const checkPaint = () => {
              if (selectors.some((selector) => document.querySelector(selector) === null))
                return requestAnimationFrame(checkPaint);
              // A message that is posted in an animation frame arrives after this frame is painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - startTime);
              port2.postMessage(null);
            };
            requestAnimationFrame(checkPaint);
          }),
        { to: targetAddress, painted: paintedSelectors },
      ),
    );
  }
  return openingTimes.sort((left, right) => left - right);
}
