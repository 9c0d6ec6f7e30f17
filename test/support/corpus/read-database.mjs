/** Reads the database of the running app past its own code, so that a test does not believe what it is about. */
import { createHash } from 'node:crypto';

/** @typedef {{ key: string, name: string, sha256: string }} StoredRow */

/**
 * Every row of every table, with the SHA-256 of its value: JSON with sorted keys, in which a file stands as type, length and
 * SHA-256 of its bytes.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ version: number, tables: Record<string, StoredRow[]> }>}
 */
export async function readDatabase(page) {
  const text = await page.evaluate(readInPage);
  const { version, tables } =
    /** @type {{ version: number, tables: Record<string, { key: unknown, value: any }[]> }} */ (JSON.parse(text));
  const read = Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => describeRow(table, row))]);
  return { version, tables: Object.fromEntries(read) };
}

/**
 * The values of a table.
 * @param {import('@playwright/test').Page} page
 * @param {string} table
 * @returns {Promise<any[]>}
 */
export async function readTable(page, table) {
  const { tables } = JSON.parse(await page.evaluate(readInPage));
  return tables[table].map((/** @type {{ value: unknown }} */ { value }) => value);
}

/**
 * Rows that a later version of the database has given another form are compared in the form that the first corpus has, so that one
 * digest says of every build that nothing was lost. Steps of undo: version 12 renamed `back` and `forth`.
 * @param {string} table
 * @param {any} value
 */
function inFirstForm(table, value) {
  if (table !== 'history' || !('edits' in value)) return value;
  const { edits, inverse, ...others } = value;
  return { ...others, back: inverse, forth: edits };
}

/** @param {string} table @param {{ key: unknown, value: any }} row @returns {StoredRow} */
function describeRow(table, { key, value }) {
  const holder = value?.row ?? value;
  const name = holder?.document?.name ?? value?.name ?? '';
  return {
    key: typeof key === 'string' ? key : JSON.stringify(key),
    name: String(name).slice(0, 60),
    sha256: digestRow(inFirstForm(table, value)),
  };
}

/**
 * The SHA-256 of a row without files in it, wherever it comes from.
 * @param {unknown} value
 */
export const digestRow = (value) =>
  createHash('sha256')
    .update(JSON.stringify(withSortedKeys(value)))
    .digest('hex');

/** @param {any} value @returns {unknown} */
function withSortedKeys(value) {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, withSortedKeys(value[key])]),
  );
}

/** Runs in the page. One text, since the driver copies objects slowly. */
async function readInPage() {
  /** @param {IDBRequest} request @returns {Promise<any>} */
  const result = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  /** @param {any} value @returns {Promise<unknown>} */
  const plain = async (value) => {
    if (value instanceof Blob) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await value.arrayBuffer()));
      const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { file: { type: value.type, bytes: value.size, sha256 } };
    }
    if (Array.isArray(value)) return Promise.all(value.map(plain));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(Object.entries(value).map(async ([key, inner]) => [key, await plain(inner)]));
    return Object.fromEntries(entries);
  };
  const database = /** @type {IDBDatabase} */ (await result(indexedDB.open('rollcall')));
  /** @type {Record<string, { key: unknown, value: unknown }[]>} */
  const tables = {};
  for (const table of [...database.objectStoreNames].sort()) {
    const store = database.transaction(table).objectStore(table);
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    tables[table] = await Promise.all(
      keys.map(async (/** @type {unknown} */ key, /** @type {number} */ index) => ({
        key,
        value: await plain(values[index]),
      })),
    );
  }
  const { version } = database;
  database.close();
  return JSON.stringify({ version, tables });
}
