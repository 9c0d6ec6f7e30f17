/** Reads the database of the running app without the app's code, so that a test does not rely on what it checks. */
import { createHash } from 'node:crypto';

/** @typedef {{ key: string, name: string, sha256: string }} StoredRow */

/**
 * Reads every row of every table, with the SHA-256 of its value: JSON with sorted keys, in which a file is written as type, length
 * and SHA-256 of its bytes.
 * @param {import('@playwright/test').Page} browserPage
 * @returns {Promise<{ version: number, tables: Record<string, StoredRow[]> }>}
 */
export async function readDatabase(browserPage) {
  const databaseText = await browserPage.evaluate(readInPage);
  const { version, tables } =
    /** @type {{ version: number, tables: Record<string, { key: unknown, value: any }[]> }} */ (
      JSON.parse(databaseText)
    );
  const describedTables = Object.entries(tables).map(([tableName, rows]) => [
    tableName,
    rows.map((databaseRow) => describeRow(tableName, databaseRow)),
  ]);
  return { version, tables: Object.fromEntries(describedTables) };
}

/**
 * Reads the values of a table.
 * @param {import('@playwright/test').Page} browserPage
 * @param {string} tableName
 * @returns {Promise<any[]>}
 */
export async function readTable(browserPage, tableName) {
  const { tables } = JSON.parse(await browserPage.evaluate(readInPage));
  return tables[tableName].map((/** @type {{ value: unknown }} */ { value }) => value);
}

/**
 * Converts a row of a later version of the database to the format of the first corpus, so that one digest proves for every build
 * that nothing was lost. Version 12 renamed `back` and `forth` of undo steps.
 * @param {string} tableName
 * @param {any} rowValue
 */
function toFirstFormat(tableName, rowValue) {
  if (tableName !== 'history' || !('edits' in rowValue)) return rowValue;
  const { edits, inverse: inverseEdits, ...otherFields } = rowValue;
  return { ...otherFields, back: inverseEdits, forth: edits };
}

/** @param {string} tableName @param {{ key: unknown, value: any }} row @returns {StoredRow} */
function describeRow(tableName, { key, value }) {
  const documentHolder = value?.row ?? value;
  const rowName = documentHolder?.document?.name ?? value?.name ?? '';
  return {
    key: typeof key === 'string' ? key : JSON.stringify(key),
    name: String(rowName).slice(0, 60),
    sha256: digestRow(toFirstFormat(tableName, value)),
  };
}

/**
 * Returns the SHA-256 of a row without files.
 * @param {unknown} rowValue
 */
export const digestRow = (rowValue) =>
  createHash('sha256')
    .update(JSON.stringify(withSortedKeys(rowValue)))
    .digest('hex');

/** @param {any} rowValue @returns {unknown} */
function withSortedKeys(rowValue) {
  if (Array.isArray(rowValue)) return rowValue.map(withSortedKeys);
  if (typeof rowValue !== 'object' || rowValue === null) return rowValue;
  return Object.fromEntries(
    Object.keys(rowValue)
      .sort()
      .map((rowKey) => [rowKey, withSortedKeys(rowValue[rowKey])]),
  );
}

/** Runs in the page. Returns one text, since the driver copies objects slowly. */
async function readInPage() {
  /** @param {IDBRequest} databaseRequest @returns {Promise<any>} */
  const waitForResult = (databaseRequest) =>
    new Promise((resolve, reject) => {
      databaseRequest.onsuccess = () => resolve(databaseRequest.result);
      databaseRequest.onerror = () => reject(databaseRequest.error);
    });
  /** @param {any} rowValue @returns {Promise<unknown>} */
  const toPlainValue = async (rowValue) => {
    if (rowValue instanceof Blob) {
      const hashBytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await rowValue.arrayBuffer()));
      const sha256 = [...hashBytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { file: { type: rowValue.type, bytes: rowValue.size, sha256 } };
    }
    if (Array.isArray(rowValue)) return Promise.all(rowValue.map(toPlainValue));
    if (typeof rowValue !== 'object' || rowValue === null) return rowValue;
    const entries = await Promise.all(
      Object.entries(rowValue).map(async ([rowKey, innerValue]) => [rowKey, await toPlainValue(innerValue)]),
    );
    return Object.fromEntries(entries);
  };
  const database = /** @type {IDBDatabase} */ (await waitForResult(indexedDB.open('rollcall')));
  /** @type {Record<string, { key: unknown, value: unknown }[]>} */
  const tables = {};
  for (const tableName of [...database.objectStoreNames].sort()) {
    const objectStore = database.transaction(tableName).objectStore(tableName);
    const [rowKeys, rowValues] = await Promise.all([
      waitForResult(objectStore.getAllKeys()),
      waitForResult(objectStore.getAll()),
    ]);
    tables[tableName] = await Promise.all(
      rowKeys.map(async (/** @type {unknown} */ rowKey, /** @type {number} */ index) => ({
        key: rowKey,
        value: await toPlainValue(rowValues[index]),
      })),
    );
  }
  const { version } = database;
  database.close();
  return JSON.stringify({ version, tables });
}
