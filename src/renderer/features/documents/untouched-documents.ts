/**
 * Discards documents that were created and never edited when the user leaves them. Their keys (`table/id`) are stored as a setting, so
 * that a document of a window that has crashed or was closed is discarded at the next start.
 */

import { runInBackground } from '../../failures/run-in-background.ts';
import type { Library } from '../../store/library.ts';
import { TABLE_NAMES, type TableName } from '../../store/rows.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';

const SETTING_KEY = 'rollcall.untouched';

/** A new document that belongs to this window. */
interface Claim {
  /** Lets other windows discard the document. */
  release(): void;
}

/** The untouched documents of this window by their keys. */
const ownDocuments = new Map<string, Claim>();

const getKey = (tableName: TableName, documentId: string): string => `${tableName}/${documentId}`;

/** Discards the new document when the user leaves its screen, unless it was edited. */
export function trackUntouched(tableName: TableName, documentId: string): void {
  const documentKey = getKey(tableName, documentId);
  saveKeys([...readKeys().filter((key) => key !== documentKey), documentKey]);
  runInBackground('Claiming a new document', claim(documentKey));
}

/** Discards the untouched documents of this window, except the one that it shows. */
export function discardUntouched(library: Library, shownTable: TableName | undefined, shownId: string): void {
  const shownKey = shownTable === undefined ? '' : getKey(shownTable, shownId);
  for (const documentKey of [...ownDocuments.keys()]) {
    if (documentKey !== shownKey) runInBackground('Discarding an untouched document', discard(library, documentKey));
  }
}

/** Takes over the untouched documents of windows that are no longer open. */
export async function adoptUntouched(): Promise<void> {
  for (const documentKey of readKeys()) if (!ownDocuments.has(documentKey)) await claim(documentKey);
}

async function discard(library: Library, documentKey: string): Promise<void> {
  ownDocuments.get(documentKey)?.release();
  ownDocuments.delete(documentKey);
  const tableName = TABLE_NAMES.find((name) => documentKey.startsWith(`${name}/`));
  if (tableName !== undefined) {
    const documentId = documentKey.slice(tableName.length + 1);
    if (!isReferenced(library, documentId)) await library.operations.discardUntouched(tableName, documentId);
  }
  saveKeys(readKeys().filter((key) => key !== documentKey));
}

/** Whether another document contains the id, such as a character whose card uses a new template. */
const isReferenced = (library: Library, documentId: string): boolean =>
  TABLE_NAMES.some((tableName) =>
    library.stores[tableName]
      .snapshot()
      .some(({ id, row }) => id !== documentId && JSON.stringify(row.document).includes(`"${documentId}`)),
  );

/** Claims a document for this window. A window loses its claims when it is closed or crashes. */
function claim(documentKey: string): Promise<void> {
  // Old browsers and test pages have no locks; there, only one window is expected.
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks == null) {
    ownDocuments.set(documentKey, { release: () => undefined });
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    locks
      .request(`${SETTING_KEY}/${documentKey}`, { ifAvailable: true }, (lock) => {
        resolve();
        if (lock === null) return undefined;
        return new Promise<void>((release) => ownDocuments.set(documentKey, { release }));
      })
      .catch(reject);
  });
}

function readKeys(): readonly string[] {
  return (readSetting(SETTING_KEY) ?? '').split('\n').filter((key) => key !== '');
}

const saveKeys = (documentKeys: readonly string[]): void => saveSetting(SETTING_KEY, documentKeys.join('\n'));
