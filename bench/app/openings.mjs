// @ts-nocheck half of it runs in the window, whose types Node does not have
// A large document in the library: how long it takes from its address until it is painted.

const OPENINGS = 7;

/**
 * Puts a document into the library of the app, which has to be started anew to see it.
 * @param {import('@playwright/test').Page} page an open window of the app
 * @param {string} table of the database
 * @param {object} document
 */
export async function addDocument(page, table, document) {
  await page.evaluate(
    async ({ table, document }) => {
      const db = await new Promise((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise((resolve, reject) => {
        const change = db.transaction([table, 'meta'], 'readwrite');
        change.objectStore(table).put({ id: document.id, document, updatedAt: 0, rev: 1 });
        change.objectStore('meta').put({ key: `rev:${table}`, value: 1 });
        change.oncomplete = resolve;
        change.onabort = () => reject(change.error);
      });
      db.close();
    },
    { table, document },
  );
}

/**
 * Milliseconds from an address until what it shows is painted, in ascending order.
 * @param {import('@playwright/test').Page} page
 * @param {{ from: string, to: string, painted: string[] }} how two addresses, and selectors of which each has to be there
 */
export async function openings(page, { from, to, painted }) {
  const times = [];
  for (let index = 0; index < OPENINGS; index += 1) {
    await page.evaluate((start) => {
      location.hash = start;
    }, from);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(1000);
    times.push(
      await page.evaluate(
        ({ to, painted }) =>
          new Promise((resolve) => {
            const start = performance.now();
            location.hash = to;
            const look = () => {
              if (painted.some((one) => document.querySelector(one) === null)) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          }),
        { to, painted },
      ),
    );
  }
  return times.sort((a, b) => a - b);
}
